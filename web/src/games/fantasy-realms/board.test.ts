/** What the board works out by itself: order, grouping, geometry, where cards fly. */
import { describe, expect, test } from 'vitest';
import { groupChoices, suitOf } from './choices';
import { clockText } from './clock';
import { inOrder } from './cards';
import { CARD_WIDTH, fan, fanStep } from './fan';
import { journeys } from './journeys';
import { actionOf, bestGive, discardPlaces, gainOf, Legal, samePick } from './legal';
import { hyphenated, isLong } from '../shared/names';
import type { Action, Alternative, Gain } from './types';

describe('the fan', () => {
  test('seven cards are 130 apart, the sides lower and turned outwards', () => {
    const places = fan(7, 1000);
    expect(places.map(({ x }) => Math.round(x - (places[0]?.x ?? 0)))).toEqual([0, 130, 260, 390, 520, 650, 780]);
    expect(places[3]).toMatchObject({ y: 0, turn: 0 });
    expect(places[0]?.turn).toBeCloseTo(-5.1);
    expect(places[6]?.turn).toBeCloseTo(5.1);
    expect(Math.round(places[0]?.y ?? 0)).toBe(13);
  });

  test('eight are closer', () => {
    expect(fanStep(8, 2000)).toBe(112);
  });

  test.each([300, 500, 700, 900, 1400])('never wider than %d', (width) => {
    for (let count = 1; count <= 10; count += 1) {
      const places = fan(count, width);
      expect(places[0]?.x).toBeGreaterThanOrEqual(0);
      expect((places.at(-1)?.x ?? 0) + CARD_WIDTH).toBeLessThanOrEqual(width + 0.01);
    }
  });
});

describe('what I may do', () => {
  const actions: Action[] = [{ kind: 'draw' }, { kind: 'take', card: 'hydra' }, { kind: 'accept', offer: 3, give: 'candle' }, { kind: 'accept', offer: 3, give: 'forge' }];
  const legal = new Legal(actions);

  test('is what the rules listed, whatever the order of the fields', () => {
    expect(legal.has({ card: 'hydra', kind: 'take' })).toBe(true);
    expect(legal.has({ kind: 'take', card: 'king' })).toBe(false);
    expect(legal.has(null)).toBe(false);
    expect(legal.givesFor(3)).toEqual(['candle', 'forge']);
    expect(legal.givesFor(4)).toEqual([]);
  });

  test('a thing does what the moment asks for', () => {
    expect(actionOf({ kind: 'drawn', card: 'king' }, 'keep')).toEqual({ kind: 'keep', card: 'king' });
    expect(actionOf({ kind: 'drawn', card: 'king' }, 'discard-drawn')).toEqual({ kind: 'discard', card: 'king' });
    expect(actionOf({ kind: 'hand', card: 'king' }, 'discard')).toEqual({ kind: 'discard', card: 'king' });
    expect(actionOf({ kind: 'offer', offer: 1, give: null }, 'trade')).toBeNull();
  });

  test('the same card in another place is another thing', () => {
    expect(samePick({ kind: 'hand', card: 'king' }, { kind: 'hand', card: 'king' })).toBe(true);
    expect(samePick({ kind: 'hand', card: 'king' }, { kind: 'drawn', card: 'king' })).toBe(false);
    expect(samePick({ kind: 'offer', offer: 1, give: 'king' }, { kind: 'offer', offer: 1, give: 'queen' })).toBe(true);
    expect(samePick(null, { kind: 'deck' })).toBe(false);
  });

  test('for an offer goes what gains most, else the first that fits', () => {
    const gain = (give: 'candle' | 'forge', points: number): Gain => ({ action: { kind: 'accept', offer: 3, give }, total: 0, gain: points, discard: null });
    expect(bestGive([gain('candle', -2), gain('forge', 7)], 3, ['candle', 'forge'])).toBe('forge');
    expect(bestGive([gain('forge', 7)], 3, ['candle'])).toBe('candle');
    expect(bestGive([], 3, [])).toBeNull();
    expect(gainOf([gain('forge', 7)], { kind: 'accept', offer: 3, give: 'forge' })?.gain).toBe(7);
  });

  test('places of the discard area', () => {
    expect(discardPlaces('classic', 3)).toEqual({ end: 10, places: 10 });
    expect(discardPlaces('two-players', 13)).toEqual({ end: 12, places: 13 });
  });
});

describe('choices', () => {
  const pose = (card: 'light-cavalry' | 'rangers' | 'forest', total: number): Alternative => ({ choice: { kind: 'pose', chooser: 'mirage', card }, total });

  test('of one suit and total are one button', () => {
    const groups = groupChoices([pose('light-cavalry', 217), pose('rangers', 217), pose('forest', 187)], 5);
    expect(groups.map(({ total, others, suit }) => [total, others, suit])).toEqual([[217, 1, 'army'], [187, 0, 'land']]);
    expect(groupChoices([pose('rangers', 1), pose('forest', 2)], 1)).toHaveLength(1);
  });

  test('have the colour of the suit they give or name', () => {
    expect(suitOf({ kind: 'change', card: 'candle', suit: 'land' })).toBe('land');
    expect(suitOf({ kind: 'copy', card: 'king' })).toBe('leader');
    expect(suitOf({ kind: 'nothing', chooser: 'island' })).toBe('wild');
  });
});

describe('cards fly', () => {
  test('from the deck to my hand face up, to another seat face down', () => {
    expect(journeys({ kind: 'drew', seat: 0, count: 1, cards: ['king'] }, 0)).toEqual([{ thing: 'king', from: 'deck', to: 'hand-king' }]);
    expect(journeys({ kind: 'drew', seat: 2, count: 2, cards: [] }, 0)).toEqual([
      { thing: null, from: 'deck', to: 'seat-2' },
      { thing: null, from: 'deck', to: 'seat-2' },
    ]);
  });

  test('between hand, seats and the discard area', () => {
    expect(journeys({ kind: 'took', seat: 1, card: 'king' }, 0)).toEqual([{ thing: 'king', from: 'area-king', to: 'seat-1' }]);
    expect(journeys({ kind: 'discarded', seat: 0, card: 'king' }, 0)).toEqual([{ thing: 'king', from: 'hand-king', to: 'area-king' }]);
    expect(journeys({ kind: 'traded', seat: 1, to: 0, gave: 'king', got: 'candle' }, 0)).toEqual([
      { thing: 'king', from: 'seat-1', to: 'hand-king' },
      { thing: 'candle', from: 'hand-candle', to: 'seat-1' },
    ]);
    expect(journeys({ kind: 'agreed', seat: 1 }, 0)).toEqual([]);
  });
});

test('names break where the translation says', () => {
  expect(hyphenated('Zmiennokształtny', 'Zmienno-kształtny Krasno-ludzka')).toBe('Zmienno\u00ADkształtny');
  expect(hyphenated('Król', 'Zmienno-kształtny')).toBe('Król');
  expect([isLong('Krasno\u00ADludzka piechota'), isLong('Król'), isLong('Wojenny sterowiec')]).toEqual([true, false, true]);
});

test('a hand is sorted by suit', () => {
  expect(inOrder(['mirage', 'king', 'mountain', 'swamp'])).toEqual(['mountain', 'swamp', 'king', 'mirage']);
});

test('time is told in minutes', () => {
  expect([clockText(157_000), clockText(9_001), clockText(-5)]).toEqual(['2:37', '0:10', '0:00']);
});
