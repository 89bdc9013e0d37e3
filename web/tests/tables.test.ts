// @vitest-environment happy-dom
/** Opening and joining tables, against a server that is played here. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ApiFailure, failureText } from '../src/lib/api';
import { setLocale } from '../src/lib/i18n/index.svelte';
import { seatNames, signOf } from '../src/lib/seats';
import { keptSeat, links, newNonce } from '../src/lib/table/kept';
import { joinTable, openTable, tableAgainstBots, tablePath } from '../src/lib/tables';
import type { GameInfo } from '../src/protocol';

interface Asked {
  call: string;
  body: Record<string, unknown> | undefined;
}
let asked: Asked[] = [];
let answers: Record<string, [number, unknown]> = {};

beforeEach(async () => {
  asked = [];
  answers = {
    'GET /me': [200, null],
    'POST /me': [200, { name: 'Ala', account: null }],
    'POST /matches': [200, { match: { id: 'oak' }, you: { seat: 0, recovery: 'token' }, invite: 'inv' }],
    'POST /matches/elm/join': [200, { match: { id: 'elm' }, you: { seat: 2, recovery: 'other' }, invite: null }],
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
  id: 'fantasy-realms', rules_version: 1, variants: [{ id: 'classic', least: 3, most: 6 }], options: [], bots: ['random', 'greedy'], tools: [],
};

test('playing at once: a guest is made first, the seat is remembered', async () => {
  await openTable(tableAgainstBots(game));
  expect(asked.map(({ call }) => call)).toEqual(['GET /me', 'POST /me', 'POST /matches']);
  expect(asked[1]?.body?.name).toMatch(/^\p{L}+$/u);
  expect(asked[2]?.body).toMatchObject({ seats: [{ kind: 'you' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }] });
  expect(asked[2]?.body?.nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(seatLink('oak')).toBe(`${location.origin}/t/oak#seat=token`);
  expect(keptSeat('oak')?.nonce).toBe(asked[2]?.body?.nonce);
});

test('sitting down takes the invitation along', async () => {
  await joinTable('elm', { invite: 'abc' });
  expect(asked.at(-1)).toMatchObject({ call: 'POST /matches/elm/join', body: { invite: 'abc' } });
  expect(seatLink('elm')).toContain('#seat=other');
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
  expect(seatNames([{ kind: 'person', name: 'Ala' }, bot(null), bot(null), bot(5), bot(null, 'random'), { kind: 'open' }])).toEqual([
    'Ala', 'Fox', 'Fox II', 'Dragon', 'Snail', 'Open seat',
  ]);
  expect(signOf(bot(99))).toBe(5);
  expect(signOf({ kind: 'open' })).toBeUndefined();
});
