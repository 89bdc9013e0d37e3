/** The note on the city: about the cell that is pointed at, or what the gold button would do. */
import { t, tAttr } from '$lib/i18n/index.svelte';
import { refusalText } from '$lib/table/refusal';
import { GAME } from './buildings';
import { ownerName } from './labels';
import type { Play } from './play.svelte';
import { sameCell, tileName } from './tiles';
import type { Cell, Consequences, RemovedStack, Why } from './types';

/** Refusals that are about the tile more than about the cell. */
const LACKS = ['no-imagination', 'nothing-below'];

export interface Note {
  kind: 'no' | 'dark' | 'gain' | 'turn';
  subject?: string;
  text: string;
  ruling?: number;
}

export function noteOf(play: Play): Note | null {
  if (!play.asked || !play.picked || !play.laying) return null;
  const { at, told, foreseen } = play;
  const about = told && !sameCell(told, at) ? aboutCell(play, told) : null;
  if (about) return about;
  if (at && play.askew) return aboutCell(play, at);
  if (at) return foreseen && 'done' in foreseen ? consequence(play, foreseen.done) : null;
  return play.places === 0 ? nowhere(play) : null;
}

/** Why the tile cannot lie there as it is turned, or what would come of it. */
function aboutCell(play: Play, cell: Cell): Note | null {
  const { picked } = play;
  if (!picked) return null;
  const rotations = play.rotationsAt(cell);
  const foreseen = play.foresight.of(play.placing(picked, cell, play.rotation));
  if (rotations.includes(play.rotation)) return foreseen && 'done' in foreseen && !play.at ? consequence(play, foreseen.done) : null;
  if (rotations.length > 0 && !sameCell(play.at, cell)) return { kind: 'turn', text: t('fz-note-turn', { tile: tileName(picked) }) };
  return foreseen && 'refused' in foreseen ? { kind: 'no', text: whyText(play, foreseen.refused), ruling: foreseen.refused.ruling ?? undefined } : null;
}

/** A refusal that was only foreseen, in words. */
export function whyText(play: Play, { code, params }: Why): string {
  return refusalText(GAME, { code, params, message: code }, play.session.players);
}

/** What Dark Energy takes, what is gained and lost besides points. */
function consequence(play: Play, { events, bonus }: Consequences): Note | null {
  const dark = events.flatMap((event) => (event.kind === 'dark-energy' ? event.stacks : []));
  const cut = events.flatMap((event) => (event.kind === 'cut-off' ? event.stacks : []));
  const said = [
    ...(dark.length > 0 ? [t('fz-note-dark', { tiles: tilesOf(play, dark) })] : []),
    ...(cut.length > 0 ? [t('fz-note-cut', { tiles: tilesOf(play, cut) })] : []),
    ...(bonus ? [t('fz-note-bonus')] : []),
    ...tokens(play, events),
  ];
  if (said.length === 0) return null;
  const ruling = dark.length > 0 ? 27 : bonus ? 22 : 36;
  return { kind: dark.length > 0 ? 'dark' : 'gain', text: said.join(' '), ruling };
}

/** "Cottage I (You)", from the visible tile of each stack. */
function tilesOf(play: Play, stacks: readonly RemovedStack[]): string[] {
  return stacks.flatMap(({ tiles }) => tiles.slice(0, 1)).map((tile) => t('fz-note-whose', { tile: tileName(tile), owner: ownerName(play, tile) }));
}

/** Who gets or loses a power by it. */
function tokens(play: Play, events: Consequences['events']): string[] {
  return events.flatMap((event) => {
    if (event.kind !== 'token-taken' && event.kind !== 'token-lost') return [];
    return [t(`fz-note-${event.kind}`, { own: event.seat === play.ownSeat, name: play.session.names[event.seat] ?? '', power: tAttr(`${GAME}-${event.token}`, 'of') })];
  });
}

/** The tile has no place: what it lacks, or that it fits nowhere. */
function nowhere(play: Play): Note | null {
  const { picked } = play;
  if (!picked) return null;
  const cells = [...play.view.board.map(({ at }) => at), ...play.frontier];
  const reasons = cells.flatMap((cell) => {
    const foreseen = play.foresight.of(play.placing(picked, cell, play.rotation));
    return foreseen && 'refused' in foreseen ? [foreseen.refused] : [];
  });
  const lack = LACKS.flatMap((code) => reasons.find((reason) => reason.code === code) ?? [])[0];
  if (lack) return { kind: 'no', text: whyText(play, lack), ruling: lack.ruling ?? undefined };
  return { kind: 'no', subject: tileName(picked), text: t('fz-note-nowhere') };
}
