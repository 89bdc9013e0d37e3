// @vitest-environment happy-dom
/** Opening and joining tables, against a server that is played here. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiFailure, failureText } from '../src/lib/api';
import { setLocale } from '../src/lib/i18n/index.svelte';
import { seatNames, signOf } from '../src/lib/seats';
import { addToNext, keepNext, keepSeat, keptSeat, links, newNonce } from '../src/lib/table/kept';
import { joinTable, openTable, recoverSeat, tableAgainstBots, tablePath } from '../src/lib/tables';
import type { GameInfo } from '../src/protocol';

interface Asked {
  call: string;
  body: Record<string, unknown> | undefined;
}
let asked: Asked[] = [];
let answers: Record<string, [number, unknown]> = {};

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  answers = {
    'GET /me': [200, null],
    'POST /me': [200, { name: 'Ala', account: null }],
    'POST /seals': [200, { seal: 'wax', commitment: 'promise' }],
    'POST /matches': [200, { match: { id: 'oak', commitment: 'promise' }, you: { seat: 0, recovery: 'token' }, invite: 'inv' }],
    'GET /matches/elm': [200, { id: 'elm', commitment: 'elm-promise' }],
    'POST /matches/elm/join': [200, { match: { id: 'elm', commitment: 'elm-promise' }, you: { seat: 2, recovery: 'other' }, invite: null }],
  };
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    const call = `${request.method} ${url.replace('/api/v1', '')}`;
    asked.push({ call, body: request.body ? (JSON.parse(String(request.body)) as Record<string, unknown>) : undefined });
    const [status, body] = answers[call] ?? [404, { code: 'no-such-page', params: {}, message: 'no such page' }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  await setLocale('en');
});
afterEach(() => vi.unstubAllGlobals());

/** The link that brings my seat back, as the table offers it. */
const seatLink = (match: string) => links.seat(match, keptSeat(match)?.recovery ?? '');

const game: GameInfo = {
  id: 'fantasy-realms', rules_version: 1, variants: [{ id: 'classic', least: 3, most: 6 }], options: [], bots: ['snail', 'hare', 'fox', 'owl', 'dragon'], usual_bot: 'fox', tools: [], components: null,
};

test('playing at once: a guest is made first, the seat is remembered', async () => {
  await openTable(tableAgainstBots(game));
  expect(asked.map(({ call }) => call)).toEqual(['GET /me', 'POST /me', 'POST /seals', 'POST /matches']);
  expect(asked[1]?.body?.name).toMatch(/^\p{L}+$/u);
  expect(asked[3]?.body).toMatchObject({ seal: 'wax', seats: [{ kind: 'you' }, { kind: 'bot', bot: 'fox' }, { kind: 'bot', bot: 'fox' }] });
  expect(asked[3]?.body?.nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(seatLink('oak')).toBe(`${location.origin}/t/oak#seat=token`);
  expect(keptSeat('oak')).toMatchObject({ nonce: asked[3]?.body?.nonce, commitment: 'promise' });
});

test('a seal that is good no longer is replaced once, with another number', async () => {
  answers['POST /matches'] = [410, { code: 'no-such-seal', params: {}, message: 'x' }];
  await expect(openTable(tableAgainstBots(game))).rejects.toMatchObject({ code: 'no-such-seal' });
  const opening = asked.filter(({ call }) => call === 'POST /matches');
  expect(asked.filter(({ call }) => call === 'POST /seals')).toHaveLength(2);
  expect(opening).toHaveLength(2);
  expect(opening[0]?.body?.nonce).not.toBe(opening[1]?.body?.nonce);
  expect(failureText(new ApiFailure(410, 'no-such-seal'))).toBe('The seal for this table is not good any more. Try again.');
});

test('another failure is not tried again', async () => {
  answers['POST /matches'] = [429, { code: 'too-many-tables', params: {}, message: 'x' }];
  await expect(openTable(tableAgainstBots(game))).rejects.toMatchObject({ code: 'too-many-tables' });
  expect(asked.filter(({ call }) => call === 'POST /matches')).toHaveLength(1);
});

test('sitting down takes the invitation along, after the promise was noted', async () => {
  await joinTable('elm', { invite: 'abc' });
  expect(asked.slice(-2).map(({ call }) => call)).toEqual(['GET /matches/elm', 'POST /matches/elm/join']);
  expect(asked.at(-1)?.body).toMatchObject({ invite: 'abc' });
  expect(seatLink('elm')).toContain('#seat=other');
  expect(keptSeat('elm')).toMatchObject({ seat: 2, nonce: asked.at(-1)?.body?.nonce, commitment: 'elm-promise' });
});

test('what was promised is kept, whatever the answer says', async () => {
  answers['POST /seals'] = [200, { seal: 'wax', commitment: 'first promise' }];
  await openTable(tableAgainstBots(game));
  expect(keptSeat('oak')?.commitment).toBe('first promise');
  answers['GET /matches/elm'] = [200, { id: 'elm', commitment: 'first promise' }];
  await joinTable('elm');
  expect(keptSeat('elm')?.commitment).toBe('first promise');
});

test('coming back by the link keeps what this device knew of that seat, and of no other', async () => {
  answers['POST /matches/elm/recover'] = [200, { match: { id: 'elm', commitment: 'now' }, you: { seat: 2, recovery: 'r' }, invite: null }];
  keepSeat('elm', { seat: 2, recovery: 'r', nonce: 'mine', commitment: 'then' });
  await recoverSeat('elm', 'r');
  expect(keptSeat('elm')).toEqual({ seat: 2, recovery: 'r', nonce: 'mine', commitment: 'then' });
  keepSeat('elm', { seat: 1, recovery: 'q', nonce: 'mine', commitment: 'then' });
  await recoverSeat('elm', 'r');
  expect(keptSeat('elm')).toEqual({ seat: 2, recovery: 'r', commitment: 'now' });
});

test('what I add to the next match stays, and goes over to it with the link of my seat', () => {
  keepSeat('oak', { seat: 1, recovery: 'token', nonce: 'old', commitment: 'old promise' });
  const added = addToNext('oak', 'next promise');
  expect(added).toEqual({ nonce: expect.stringMatching(/^[0-9a-f]{64}$/) as string, commitment: 'next promise' });
  expect(addToNext('oak', 'another promise')).toEqual(added);
  keepNext('oak', 'ash', 1);
  expect(keptSeat('ash')).toEqual({ seat: 1, recovery: 'token', ...added });
  keepSeat('ash', { seat: 0, recovery: 'newer' });
  keepNext('oak', 'ash', 1);
  expect(keptSeat('ash')?.recovery).toBe('newer');
  keepNext('elm', 'fir', 2);
  expect(keptSeat('fir')).toEqual({ seat: 2 });
});

test('nonsense on the device is no seat', () => {
  for (const text of ['', 'x', 'null', '[]', '7', '{"recovery":"r"}', '{"seat":"1"}']) {
    localStorage.setItem('fabletop-seat-yew', text);
    expect(keptSeat('yew')).toBeUndefined();
  }
});

test('two nonces are never the same', () => {
  expect(newNonce()).not.toBe(newNonce());
});

test.each([
  ['https://fabletop.example/t/oak-417#join=AbC_-9', '/t/oak-417#join=AbC_-9'],
  [' fabletop.example/t/oak-417 ', '/t/oak-417'],
  ['oak-417', '/t/oak-417'],
  ['oak-417#join=x', '/t/oak-417#join=x'],
  ['what is this', undefined],
  ['', undefined],
])('%s leads to %s', (pasted, path) => expect(tablePath(pasted)).toBe(path));

test('an error has its code, parameters and sentence', async () => {
  answers['POST /matches'] = [429, { code: 'too-fast', params: { seconds: 1 }, message: 'x' }];
  const failure = await api.post('/matches').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 429, code: 'too-fast' });
  expect(failureText(failure)).toBe('That was too fast. Try again in 1 second.');
  expect(failureText(new ApiFailure(400, 'never-heard'))).toBe('Something went wrong. Try again.');
});

test('a server that is not there is offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
  await expect(api.get('/games')).rejects.toMatchObject({ code: 'offline' });
});

test('bots are animals, and two of a kind are told apart', () => {
  const bot = (level: number | null, id = 'greedy') => ({ kind: 'bot', bot: id, level }) as const;
  expect(seatNames([{ kind: 'person', name: 'Ala' }, bot(null), bot(null), bot(5), bot(null, 'random'), bot(null, 'owl'), { kind: 'open' }])).toEqual([
    'Ala', 'Fox', 'Fox II', 'Dragon', 'Snail', 'Owl', 'Open seat',
  ]);
  expect(signOf(bot(99))).toBe(5);
  expect(signOf({ kind: 'open' })).toBeUndefined();
});
