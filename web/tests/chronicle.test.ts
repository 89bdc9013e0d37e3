/** The chronicle's groups and marks, and what a device can say about the dealing. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Event } from '../src/protocol';
import { loadGameTexts, setLocale } from '../src/lib/i18n/index.svelte';
import { entriesOf, type Tale } from '../src/lib/table/chronicle';
import { commitmentOf, findingsOf } from '../src/lib/table/dealing';
import { tokenOf } from '../src/lib/table/arriving';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLocale('en');
  await loadGameTexts('fantasy-realms');
});
afterEach(() => vi.unstubAllGlobals());

const act = (number: number, seat: number, kind = 'discarded'): Event => ({ number, event: { kind, seat, card: 'hydra' } });

function tell(events: Event[], more: Partial<Tale> = {}) {
  return entriesOf({ game: 'fantasy-realms', events, undone: new Set(), names: ['Zofia', 'You', 'Fox'], mySeat: 0, acted: 0, things: [], rounds: false, ...more });
}

test('names are marked by their seat, and mine is the word for me', () => {
  const [mine, other] = tell([act(1, 0), act(2, 2)]);
  expect(mine?.pieces).toEqual([{ text: 'You', seat: 0 }, { text: ' discard Hydra.' }]);
  expect(other?.pieces).toEqual([{ text: 'Fox', seat: 2 }, { text: ' discards Hydra.' }]);
});

test('somebody who is called You is not me', () => {
  expect(tell([act(1, 1)])[0]?.text).toBe('You discards Hydra.');
});

test('things are underlined as whole words', () => {
  const things = [{ name: 'Hydra', ground: 'green' }, { name: 'Hyd', ground: 'red' }];
  expect(tell([act(1, 2)], { things })[0]?.pieces).toEqual([{ text: 'Fox', seat: 2 }, { text: ' discards ' }, { text: 'Hydra', ground: 'green' }, { text: '.' }]);
});

test('what the board shows otherwise is left out', () => {
  expect(tell([act(1, 0, 'took'), act(2, 0), act(3, 1)], { untold: ['discarded'] }).map(({ number }) => number)).toEqual([1]);
});

test('a round is one turn of each', () => {
  const events = [act(1, 0, 'took'), act(2, 0), act(3, 1), act(4, 2), act(5, 0), act(6, 1)];
  expect(tell(events, { rounds: true }).map((entry) => entry.round)).toEqual([1, undefined, undefined, undefined, 2, undefined]);
});

test('what the others did since my last turn is marked', () => {
  const events = [act(1, 0), act(2, 1), act(3, 2), act(4, 0), act(5, 1)];
  expect(tell(events, { acted: 3 }).map((entry) => entry.since)).toEqual([false, false, false, false, true]);
});

test('an event without a text is told as it is', () => {
  expect(tell([{ number: 1, event: { kind: 'climbed', seat: 2, ladder: 3 } }])[0]?.text).toBe('Fox climbed: ladder 3');
});

const offer = { offer: 4, owner: 2, to: null, open_to_you: true, shows: 'suit', card: null, suit: 'beast', wants: 'flood' };
const offered = (number: number, more: object): Event => ({ number, event: { kind: 'offered', offer: { ...offer, ...more } } });
const withdrew = (number: number, seat = 2): Event => ({ number, event: { kind: 'withdrew', offer: 4, seat } });

test.each([
  ['its suit, for a suit', {}, 'Fox withdraws the offer: a Beast for a Flood.'],
  ['a hidden card', { suit: null, wants: null }, 'Fox withdraws the offer: a hidden card.'],
  ['a card', { card: 'hydra', suit: null, to: 0 }, 'Fox withdraws the offer: Hydra for a Flood.'],
  ['not for me to see', { to: 1, open_to_you: false, suit: null, wants: null }, 'Fox withdraws an offer to You.'],
])('an offer is withdrawn by what it showed: %s', (_, shown, told) => {
  const events = [offered(1, { card: 'basilisk' }), offered(2, shown), offered(3, { offer: 5, suit: 'army' }), withdrew(4)];
  expect(tell(events).at(-1)?.text).toBe(told);
});

test('the promise is computed as docs/fair-dealing.md says', async () => {
  const vectors = readFileSync(fileURLToPath(new URL('../../docs/fair-dealing.md', import.meta.url)), 'utf8');
  const vector = (name: string) => new RegExp(`^${name}\\s+([0-9a-f]{64})$`, 'm').exec(vectors)?.[1] ?? '';
  expect(await commitmentOf(vector('secret'))).toBe(vector('commitment'));
  const verdict = { fair: true, draws: 3, commitment: vector('commitment'), secret: vector('secret'), nonces: [vector('nonce 0')] };
  const kept = { seat: 0, recovery: '', nonce: vector('nonce 0'), commitment: vector('commitment') };
  expect(await findingsOf(verdict, kept, verdict.commitment)).toEqual(['promise', 'kept', 'nonce', 'draws'].map((id) => ({ id, holds: true })));
  const other = await findingsOf({ ...verdict, nonces: ['00'] }, { ...kept, commitment: 'ff' }, 'ee');
  expect(other.map((finding) => finding.holds)).toEqual([false, false, false, true]);
});

test('tokens stand behind the #', () => {
  expect(tokenOf('join=a-B_9')).toEqual({ kind: 'join', token: 'a-B_9' });
  expect(tokenOf('seat=x')).toEqual({ kind: 'seat', token: 'x' });
  expect(tokenOf('ruling-4')).toBeUndefined();
  expect(tokenOf('join=<x>')).toBeUndefined();
});
