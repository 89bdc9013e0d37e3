/** Things of the board in words. */
import { describe } from '$lib/i18n/index.svelte';
import type { OtherName } from '$lib/i18n/texts';
import { BOX, GAME, type Box } from '../../pages/rules/indaman/box';
import type { Play } from './play.svelte';
import type { Action, MagicObject, Place } from './types';

/** A message of the board in which the words of the game and the seats have their names. */
export function say(play: Play, id: string, fields: object = {}): string {
  return describe(GAME, id, fields, play.session.players);
}

/** "Forest 12", "Selvara", "Sea of Aurora 1". */
export function placeName(play: Play, place: Place): string {
  return say(play, 'in-place', { place: play.island.word(place) });
}

/** What the table's own components call otherwise. */
export function otherNames(box: Box): Map<string, OtherName> {
  const cities = box.cities.flatMap(({ city, name }, number) => (name === BOX.cities[number]?.name ? [] : [[`${GAME}-${city}`, { name, like: 'indaman-other-city' }] as const]));
  const mages = box.mages.flatMap(({ mage, name }, number) => (name === BOX.mages[number]?.name ? [] : [[`${GAME}-${mage}`, { name }] as const]));
  return new Map<string, OtherName>([...cities, ...mages]);
}

/** `lampada-2` is a lamp. */
export const kindOf = (object: MagicObject) => object.replace(/-\d$/, '');

/** The numbers with which a card works. */
export function worksOn(play: Play, object: MagicObject): readonly number[] {
  const design = play.island.box.objects.find((one) => one.object === kindOf(object));
  return design?.works[Number(object.slice(-1)) - 1] ?? [];
}

/** Where somebody is, or what is done, with places by their names. */
export function placed<Value extends object>(play: Play, value: Value): Value {
  const named = Object.entries(value).map(([field, inner]) => [field, typeof inner === 'string' && play.island.spot(inner) ? play.island.word(inner) : inner]);
  return Object.fromEntries(named) as Value;
}

/** A sentence after a colon. */
export const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export function actionWords(play: Play, action: Action): string {
  // By the numbers that are printed on it, since its own number is not.
  if (action.kind === 'use') return say(play, 'in-use', { object: kindOf(action.object), faces: worksOn(play, action.object).join(' ') });
  return describe(GAME, 'action', placed(play, action), play.session.players);
}

const MOMENTS: Record<string, string> = {
  mages: 'set-up', deal: 'set-up', start: 'set-up', target: 'delivery', draw: 'exchange', struggle: 'captive', dispel: 'spell', entry: 'gate', ransom: 'robbery', climb: 'tower',
};

/** What the table waits for. */
export function momentOf(play: Play): string {
  const { kind } = play.phase;
  // Before a gate one rolls again or goes away, where the table lets one.
  if (kind === 'act' && play.mine?.at_gate && play.asked && play.view.turn === play.ownSeat) return play.targets.size > 0 ? say(play, 'in-before-gate') : describe(GAME, 'moment', { kind: 'gate' });
  return describe(GAME, 'moment', { kind: MOMENTS[kind] ?? kind });
}

/** What one hears of a place: its name, who is there, what one would roll. */
export function placeLabel(play: Play, place: Place): string {
  const { view, island } = play;
  const here = view.seats.flatMap((seat, number) => (seat.place === place ? [play.session.players[number] ?? ''] : []));
  const parts = [placeName(play, place)];
  if (here.length > 0) parts.push(say(play, 'in-here', { names: here }));
  const from = view.seats[play.moved ?? -1]?.place;
  const action = play.targets.get(place);
  if (action && from && (action.kind === 'move' || action.kind === 'direct')) parts.push(say(play, `in-risk-${island.risk(from, place)}`));
  const city = island.spot(place)?.city;
  if (city && city === play.mine?.target) parts.push(say(play, 'in-your-target'));
  return parts.join(', ');
}
