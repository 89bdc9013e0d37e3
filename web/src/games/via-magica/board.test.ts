/** What the board works out by itself: fields, chances, rewards, where things fly, and what a click means. */
import { describe, expect, test } from 'vitest';
import type { TableSession } from '$lib/table/session.svelte';
import { chances, fieldsOf } from './animus';
import { journeys } from './journeys';
import { momentOf } from './phases';
import { Play } from './play.svelte';
import { factsOf, PORTALS, printedPoints } from './portals';
import { canStillGet, contenders, holderOf, progress, wantedOf } from './rewards';
import { sameSpot, spotOfZone, zoneOf } from './spots';
import type { Action, SeatView, Slot, View } from './types';

const slot = (portal: number, filled: Slot['filled'] = []): Slot => ({ portal, filled, moved: [], due: 0 });

function seat(portals: Slot[], opened: number[] = [], more: Partial<SeatView> = {}): SeatView {
  return { portals, reserve: 7, crystals: 7, opened, rewards: [], number_rewarded: false, wild: [], points: 0, known: [], chosen: false, result: null, ...more };
}

function viewOf(seats: SeatView[], more: Partial<View> = {}): View {
  return {
    viewer: { seat: 0 }, config: { seats: seats.length, variant: 'standard', options: { pass_alone: true } }, phase: { kind: 'place' }, opening: null, round: 1,
    catcher: 0, token: 'water', bag: { air: 6, water: 4, earth: 4, life: 3, fire: 2, shadow: 1, universal: 2 }, drawn: { air: 0, water: 1, earth: 0, life: 0, fire: 0, shadow: 0, universal: 0 },
    row: [1, 2, 3, 4, 5], stock: 50, discards: [], rewards: ['yellow', 'all-colours', 'two', 'three', 'six'], seats, asked: [0, 1], dealt: [], choice: null, ...more,
  };
}

/** A table that notes what is sent. */
function tableWith(view: View, legal: Action[]): { play: Play; sent: Action[]; become: (view: View, legal: Action[]) => void } {
  const sent: Action[] = [];
  let now = { view, legal };
  const session = {
    get view() { return now.view; },
    legalActions: () => now.legal,
    mySeat: 0, sending: false, letGo: () => undefined,
    act: (action: Action) => (sent.push(action), Promise.resolve(true)),
  };
  return { play: new Play(session as unknown as TableSession), sent, become: (view, legal) => (now = { view, legal }) };
}

const dew = { portal: 17, animus: 'water' } as const;
const feather = { portal: 2, animus: 'air' } as const;
const click = (detail: number) => ({ detail }) as MouseEvent;

describe('fields', () => {
  test('filled ones are first, and the next to fill or lift is marked', () => {
    const fields = fieldsOf(factsOf(17).fields, ['water', 'water'], ['water']);
    expect(fields.map(({ filled }) => filled)).toEqual([true, true, false, false]);
    expect(fields.map(({ next }) => next)).toEqual([false, true, true, true]);
    expect(fields.map(({ moved }) => moved)).toEqual([false, true, false, false]);
  });

  test('a place is a portal and an animus', () => {
    expect(spotOfZone(zoneOf(dew))).toEqual(dew);
    expect(spotOfZone('mine')).toBeNull();
    expect([sameSpot(dew, { ...dew }), sameSpot(dew, feather), sameSpot(null, null), sameSpot(dew, null)]).toEqual([true, false, true, false]);
  });

  test('every portal has its points in print', () => {
    expect(PORTALS).toHaveLength(40);
    expect([printedPoints(factsOf(2)), printedPoints(factsOf(28))]).toEqual(['×4', '12']);
  });
});

test('chances are those of the tokens in the bag', () => {
  const odds = chances({ air: 1, water: 1, earth: 0, life: 0, fire: 0, shadow: 0, universal: 2 });
  expect([odds.get('air'), odds.get('earth'), odds.get('universal')]).toEqual([25, 0, 50]);
  expect(chances({ air: 0, water: 0, earth: 0, life: 0, fire: 0, shadow: 0, universal: 0 }).get('air')).toBe(0);
  expect(chances({ air: 0, water: 0, earth: 0, life: 0, fire: 0, shadow: 0, universal: 1 }, 'universal').get('universal')).toBeCloseTo(200 / 23);
});

describe('rewards', () => {
  // 33 purple, 21 and 22 yellow, 5 green, 40 blue.
  const view = viewOf([seat([], [33, 21, 22]), seat([], [5, 40], { rewards: ['two'], number_rewarded: true }), seat([], [])], { rewards: ['yellow', 'all-colours', 'three', 'six'] });

  test('are held, or can still be got', () => {
    expect([holderOf(view, 'two'), holderOf(view, 'six')]).toEqual([1, null]);
    expect(contenders(view, 'two')).toEqual([]);
    expect(contenders(view, 'yellow')[0]).toEqual({ seat: 0, have: 2, need: 3 });
    expect(contenders(view, 'all-colours').map(({ seat, have }) => [seat, have])).toEqual([[0, 2], [1, 2], [2, 0]]);
  });

  test('for a number only whoever has none, and not too many portals', () => {
    expect(contenders(view, 'six').map(({ seat }) => seat)).toEqual([0, 2]);
    expect(canStillGet('three', seat([], [1, 2, 3]))).toBe(true);
    expect(canStillGet('three', seat([], [1, 2, 3, 4]))).toBe(false);
    expect(progress('purple', [33])).toEqual({ have: 1, need: 3 });
    expect([wantedOf('four'), wantedOf('blue')]).toEqual([{ number: 4 }, { doors: ['blue', 'blue', 'blue'] }]);
  });
});

test('what is to be done is a word', () => {
  expect(momentOf({ kind: 'open', seat: 0, why: 'another' })).toBe('open-another');
  expect([momentOf({ kind: 'deal' }), momentOf({ kind: 'place' })]).toEqual(['set-up', 'place']);
});

test('things fly from where they were to where they go', () => {
  expect(journeys({ kind: 'placed', seat: 0, to: dew, from: null }, 0)).toEqual([{ thing: { kind: 'crystal' }, from: 'reserve', to: 'field-17-water' }]);
  expect(journeys({ kind: 'placed', seat: 1, to: dew, from: feather }, 0)).toEqual([{ thing: { kind: 'crystal' }, from: 'zone-1-2', to: 'zone-1-17' }]);
  expect(journeys({ kind: 'took', seat: 0, portal: 4 }, 0)[0]).toMatchObject({ from: 'row-4', to: 'mine-4' });
  expect(journeys({ kind: 'took', seat: 2, portal: 4 }, 0)[0]).toMatchObject({ to: 'seat-2' });
  expect(journeys({ kind: 'passed', seat: 0 }, 0)).toEqual([]);
});

describe('placing', () => {
  const legal: Action[] = [{ kind: 'pass' }, { kind: 'place', to: dew, from: null }, { kind: 'place', to: dew, from: feather }];
  const view = viewOf([seat([slot(17), slot(2, ['air'])]), seat([])]);

  test('one click selects, the second confirms', () => {
    const { play, sent } = tableWith(view, legal);
    play.pickField(dew, click(1));
    expect([play.action, sent.length]).toEqual([{ kind: 'place', to: dew, from: null }, 0]);
    play.pickField(dew, click(0));
    expect(sent).toEqual([{ kind: 'place', to: dew, from: null }]);
  });

  test('a crystal that is taken up goes instead of one of the reserve', () => {
    const { play } = tableWith(view, legal);
    play.pickCrystal(feather);
    play.pickField(dew);
    expect(play.action).toEqual({ kind: 'place', to: dew, from: feather });
    play.pickCrystal(feather);
    expect(play.from).toBeNull();
  });

  test('without a reserve a crystal has to be chosen', () => {
    const { play } = tableWith(view, [{ kind: 'pass' }, { kind: 'place', to: dew, from: feather }]);
    play.pickField(dew);
    expect([play.action, play.needsCrystal, play.mayLift(feather)]).toEqual([null, true, true]);
  });

  test('what is not legal is sent all the same, for the reason', () => {
    const { play, sent } = tableWith(view, legal);
    play.pickField({ portal: 2, animus: 'fire' });
    play.pickOwn(2);
    play.pickRow(3);
    expect(sent).toEqual([{ kind: 'place', to: { portal: 2, animus: 'fire' }, from: null }, { kind: 'open', portal: 2 }, { kind: 'take', portal: 3 }]);
  });

  test('a crystal is dropped on a field', () => {
    const { play, sent } = tableWith(view, legal);
    play.drop({ kind: 'crystal', from: feather }, 'field-17-water');
    play.drop({ kind: 'crystal', from: null }, 'row-3');
    expect(sent).toEqual([{ kind: 'place', to: dew, from: feather }]);
  });

  test('a choice is changed by taking it back, and only to what the rules allowed', () => {
    const chosen = { ...view, choice: { kind: 'pass' } as const };
    const { play, sent, become } = tableWith(view, legal);
    play.follow();
    become(chosen, [{ kind: 'reconsider' }]);
    expect([play.choice, play.mayFill(dew), play.action]).toEqual([{ kind: 'pass' }, true, null]);
    play.pickField(dew);
    expect(sent).toEqual([{ kind: 'reconsider' }]);
    play.follow();
    expect(sent).toHaveLength(1);
    become(view, legal);
    play.follow();
    expect(sent[1]).toEqual({ kind: 'place', to: dew, from: null });
  });
});

describe('the set-up', () => {
  test('three are kept, in the order of their numbers', () => {
    const view = viewOf([seat([])], { phase: { kind: 'keep' }, dealt: [4, 9, 12, 21, 30, 33] });
    const { play, sent } = tableWith(view, [{ kind: 'keep', portals: [4, 9, 21] }]);
    for (const portal of [21, 4, 9, 12]) play.pickDealt(portal);
    expect(play.keeping).toEqual([21, 4, 9]);
    void play.confirm();
    expect(sent).toEqual([{ kind: 'keep', portals: [4, 9, 21] }]);
  });

  test('of a pair one goes for a portal of the row', () => {
    const view = viewOf([seat([])], { phase: { kind: 'swap', seat: 0 }, dealt: [4, 4, 9], row: [1, 2] });
    const { play, sent } = tableWith(view, [{ kind: 'swap', give: 4, take: 2 }]);
    expect([play.pairs, play.mayTake(2), play.mayTake(1)]).toEqual([[4], true, false]);
    play.drop({ kind: 'dealt', portal: 4 }, 'row-2');
    expect(sent).toEqual([{ kind: 'swap', give: 4, take: 2 }]);
  });
});
