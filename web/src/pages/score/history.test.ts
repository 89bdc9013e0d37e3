import { expect, test } from 'vitest';
import { dayOf } from './dates';
import { keptText, readKept } from './evening.svelte';
import { eveningOf, newEntry, parseHistory, tally, withEntry, withoutEntry, type Entry } from './history';
import { addCard, newEvening } from './model';

const evening = addCard(newEvening(['Ania', 'Bartek']), 'dragon');
const results = [{ name: 'Ania', seat: 0, total: 30, place: 1 }, { name: 'Bartek', seat: 1, total: 0, place: 2 }];

function entry(id: string, when: string): Entry {
  return { id, when, results, evening: 'v1=0Ania.o' };
}

test('an entry brings its evening back, under its number', () => {
  const kept = newEntry(evening, results, new Date('2026-11-14T20:00:00Z'));
  expect(parseHistory(JSON.stringify([kept]))).toEqual([kept]);
  expect(eveningOf(kept)).toEqual({ ...evening, saved: kept.id });
});

test('the newest first; the same evening again keeps its date', () => {
  const entries = withEntry(withEntry([], entry('a', '2026-11-01T20:00:00Z')), entry('b', '2026-11-07T20:00:00Z'));
  expect(entries.map(({ id }) => id)).toEqual(['b', 'a']);
  const again = withEntry(entries, { ...entry('a', '2026-11-09T20:00:00Z'), results: [] });
  expect(again.map(({ id, when, results: { length } }) => [id, when.slice(8, 10), length])).toEqual([['b', '07', 2], ['a', '01', 0]]);
  expect(withoutEntry(again, 'b').map(({ id }) => id)).toEqual(['a']);
});

test.each([null, '', 'nonsense', '{}', '[1]', '[{"id":"a"}]', JSON.stringify([{ ...entry('a', 'never') }]), JSON.stringify([{ ...entry('a', '2026-11-01'), evening: 'v1=0A.AA' }])])(
  'what cannot be read is passed over: %s',
  (text) => expect(parseHistory(text)).toEqual([]),
);

test('who wins here', () => {
  const entries = [entry('a', '2026-11-01'), { ...entry('b', '2026-11-02'), results: [{ name: 'Bartek', seat: 0, total: 99, place: 1 }] }, entry('c', '2026-11-03')];
  expect(tally(entries)).toEqual([
    { name: 'Ania', games: 2, victories: 2, best: 30 },
    { name: 'Bartek', games: 3, victories: 1, best: 99 },
  ]);
});

test('days as one says them', () => {
  const now = new Date(2026, 10, 16, 12);
  expect(dayOf(new Date(2026, 10, 14, 22).toISOString(), 'en', now)).toBe('Saturday');
  expect(dayOf(new Date(2026, 10, 14, 22).toISOString(), 'pl', now)).toBe('Sobota');
  expect(dayOf(new Date(2026, 9, 18, 22).toISOString(), 'en', now)).toBe('18 October');
  expect(dayOf(new Date(2025, 9, 18, 22).toISOString(), 'it', now)).toBe('18 ottobre 2025');
});

test('what is typed is kept, also where it was open', () => {
  const open = { ...evening, open: 1, saved: 'x' };
  expect(readKept(keptText(open))).toEqual(open);
  expect(readKept(keptText({ ...open, open: 5 })).open).toBe(0);
  expect(readKept('nonsense')).toEqual(newEvening());
  expect(readKept(null)).toEqual(newEvening());
});
