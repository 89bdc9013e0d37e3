/** What a list of matches says to me. */
import { expect, test } from 'vitest';
import { isMyTurn, openOnes, placeOf, waitsFor } from '../src/pages/matches/summary';
import type { TableSummary } from '../src/protocol';

function match(id: string, part: Partial<TableSummary>): TableSummary {
  const turn = { kind: 'seats', seats: [1], seconds: null, outcome: null } as const;
  return {
    id, game: 'g', variant: 'v', state: 'playing', seats: [], host: '', time: { kind: 'none' }, spectators: true,
    turn: { ...turn, seats: [1] }, you: 0, created: 0, changed: 0, ...part,
  };
}
const theirs = match('theirs', {});
const mine = match('mine', { you: 1 });
const outcome = { points: [120, 95], places: [1, 2] };
const over = match('over', { state: 'over', you: 1, turn: { kind: 'over', seats: [], seconds: null, outcome } });

test('my turn is when the table waits for my seat', () => {
  expect([theirs, mine, over].map(isMyTurn)).toEqual([false, true, false]);
  expect(isMyTurn(match('guest', { you: null }))).toBe(false);
});

test('what waits for me comes first, what is over does not come', () => {
  expect(openOnes([theirs, over, mine]).map(({ id }) => id)).toEqual(['mine', 'theirs']);
});

test('those who are waited for are named', () => {
  expect(waitsFor(theirs, ['Ala', 'Marek'])).toBe('Marek');
});

test('a finished match has my points and place', () => {
  expect(placeOf(over)).toEqual({ points: 95, place: 2 });
  expect(placeOf(mine)).toBeUndefined();
});
