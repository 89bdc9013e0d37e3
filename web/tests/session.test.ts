/** A table's session over a WebSocket that is played by the test. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, ClockInfo, Event, MatchInfo, Position, ServerMessage } from '../src/protocol';
import { keepSeat, keptSeat } from '../src/lib/table/kept';
import { TableSession } from '../src/lib/table/session.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('nobody connected');
    return socket;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  /** The server says something. */
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const nobody: MatchInfo['open_hands'] = { agreed: [], carried: false };

function table(clock: ClockInfo | null = null): MatchInfo {
  const seat = { present: true, substitute: null, resigned: false, claimable: false };
  return {
    id: 'oak', game: 'fantasy-realms', variant: 'classic', options: {}, state: 'playing',
    seats: [{ ...seat, occupant: { kind: 'person', name: 'Zofia' } }, { ...seat, occupant: { kind: 'bot', bot: 'fox', level: null } }],
    host: 0, listed: false, time: { kind: 'none' }, spectators: true, undo: true, help: true, commitment: '', created: 0, watching: 0,
    turn: null, clock, undo_request: null, open_hands: nobody, rematch: nobody, next_commitment: null, next: null,
  };
}

function position(prompt: number, kind: 'seats' | 'timed' = 'seats'): Position {
  const legal = [{ action: { kind: 'draw' }, text: 'draw' }];
  const seconds = kind === 'timed' ? 60 : null;
  return { view: { prompt }, turn: { kind, seats: [0], seconds, outcome: null }, prompt, legal, may_undo: false };
}

function happened(number: number): Event {
  return { number, event: { kind: 'took', seat: number % 2, card: 'hydra' } };
}

function joins(socket: FakeSocket, prompt: number, events: Event[], clock: ClockInfo | null = null): void {
  joinsAt(socket, position(prompt), events, clock);
}

function joinsAt(socket: FakeSocket, position: Position, events: Event[], clock: ClockInfo | null = null): void {
  socket.says({ kind: 'joined', protocol: 1, match: table(clock), yours: { seat: 0, invite: null, acted: 0 }, config: { seats: 2 }, position, events, talk: [] });
}

const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

function start(): TableSession {
  const session = new TableSession('oak');
  session.open();
  return session;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://table.example/t/oak', origin: 'http://table.example' });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockRejectedValue(new TypeError('offline'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('joining shows the table, my seat, the position and what happened', () => {
  const session = start();
  expect(FakeSocket.last.url).toBe('ws://table.example/api/v1/matches/oak/live?views=always');
  expect(session.link).toBe('connecting');
  joins(FakeSocket.last, 1, [happened(1), happened(2)]);
  expect(session.link).toBe('live');
  expect(session.mySeat).toBe(0);
  expect(session.names[0]).toBe('Zofia');
  expect(session.myTurn).toBe(true);
  expect(session.events.map((event) => event.number)).toEqual([1, 2]);
  expect(session.lastEventOf(1)).toEqual({ kind: 'took', seat: 1, card: 'hydra' });
});

test('what the table agreed on comes once, and belongs to every view', () => {
  const session = start();
  joins(FakeSocket.last, 1, []);
  FakeSocket.last.says({ kind: 'update', events: [happened(1)], position: { ...position(2), seat_views: [{ hand: 1 }, { hand: 2 }] } });
  const config = { seats: 2 };
  expect(session.view).toEqual({ config, prompt: 2 });
  expect(session.seatViews).toEqual([{ config, hand: 1 }, { config, hand: 2 }]);
});

test('after a lost connection it joins from the last event, and hears nothing twice', () => {
  const session = start();
  joins(FakeSocket.last, 1, [happened(1), happened(2)]);
  FakeSocket.last.says({ kind: 'update', events: [happened(3)], position: position(2) });
  FakeSocket.last.breaks();
  expect(session.link).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.url).toContain('?since=3&views=always');
  joins(FakeSocket.last, 3, [happened(4)]);
  FakeSocket.last.says({ kind: 'update', events: [happened(4), happened(5)], position: position(4) });
  expect(session.events.map((event) => event.number)).toEqual([1, 2, 3, 4, 5]);
});

test('a server that does not know the last event tells everything', () => {
  const session = start();
  joins(FakeSocket.last, 1, [happened(1), happened(2), happened(3)]);
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(1000);
  joins(FakeSocket.last, 1, [happened(1), happened(2)]);
  expect(session.events.map((event) => event.number)).toEqual([1, 2]);
});

test('an action carries its prompt and is done when the server says so', async () => {
  const session = start();
  joins(FakeSocket.last, 7, [happened(1)]);
  const done = session.act({ kind: 'draw' });
  expect(FakeSocket.last.sent).toEqual([{ id: 1, kind: 'act', prompt: 7, action: { kind: 'draw' } }]);
  expect(session.sending).toBe(true);
  FakeSocket.last.says({ kind: 'update', events: [happened(2)], position: position(8) });
  FakeSocket.last.says({ kind: 'done', id: 1 });
  expect(await done).toBe(true);
  expect(session.sending).toBe(false);
  expect(session.acted).toBe(2);
});

test('the next question may be answered before the last answer is acknowledged', async () => {
  const session = start();
  joins(FakeSocket.last, 7, []);
  const offer = session.act({ kind: 'open' });
  // A second click, before anything is heard.
  expect(await session.act({ kind: 'drop' })).toBe(false);
  FakeSocket.last.says({ kind: 'update', events: [happened(1)], position: position(8) });
  const withdraw = session.act({ kind: 'withdraw' });
  expect(FakeSocket.last.sent.map((message) => 'prompt' in message && message.prompt)).toEqual([7, 8]);
  FakeSocket.last.says({ kind: 'done', id: 1 });
  expect(await offer).toBe(true);
  expect(session.sending).toBe(true);
  FakeSocket.last.says({ kind: 'update', events: [happened(2)], position: position(9) });
  // A second click, after somebody else did something.
  expect(await session.act({ kind: 'withdraw' })).toBe(false);
  FakeSocket.last.says({ kind: 'done', id: 2 });
  expect(await withdraw).toBe(true);
  expect(session.sending).toBe(false);
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('a refusal says why, until the next action', async () => {
  const session = start();
  joins(FakeSocket.last, 7, []);
  const refused = session.act({ kind: 'take', card: 'hydra' });
  FakeSocket.last.says({ kind: 'refused', id: 1, error: { code: 'not-in-discard', params: { card: 'hydra' }, ruling: 2, message: '' } });
  expect(await refused).toBe(false);
  expect(session.whyNot).toMatchObject({ code: 'not-in-discard', ruling: 2 });
  const next = session.act({ kind: 'draw' });
  expect(session.whyNot).toBeUndefined();
  FakeSocket.last.says({ kind: 'refused', id: 2, error: { code: 'stale', params: { current: 8 }, message: '' } });
  expect(await next).toBe(false);
  expect(session.whyNot?.code).toBe('stale');
});

test('an action that arrived before the line broke is not sent again', async () => {
  const session = start();
  joins(FakeSocket.last, 7, []);
  const done = session.act({ kind: 'draw' });
  FakeSocket.last.breaks();
  expect(session.moveIsKept).toBe(true);
  vi.advanceTimersByTime(1000);
  joins(FakeSocket.last, 8, [happened(1)]);
  expect(await done).toBe(true);
  expect(FakeSocket.last.sent).toEqual([]);
});

test('an action that did not arrive is sent again, once', async () => {
  const session = start();
  joins(FakeSocket.last, 7, []);
  const done = session.act({ kind: 'draw' });
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(1000);
  joins(FakeSocket.last, 7, []);
  expect(FakeSocket.last.sent).toEqual([{ id: 1, kind: 'act', prompt: 7, action: { kind: 'draw' } }]);
  FakeSocket.last.says({ kind: 'done', id: 1 });
  expect(await done).toBe(true);
});

test.each([
  ['did not arrive', { kind: 'done', id: 1 }],
  ['arrived', { kind: 'refused', id: 1, error: { code: 'stale', params: { current: 9 }, message: '' } }],
] as const)('in a timed turn others change my question: an action that %s is sent again, and the server knows', async (_, answer) => {
  const session = start();
  joinsAt(FakeSocket.last, position(7, 'timed'), []);
  const done = session.act({ kind: 'withdraw' });
  FakeSocket.last.breaks();
  vi.advanceTimersByTime(1000);
  joinsAt(FakeSocket.last, position(9, 'timed'), [happened(1)]);
  expect(FakeSocket.last.sent).toEqual([{ id: 1, kind: 'act', prompt: 7, action: { kind: 'withdraw' } }]);
  FakeSocket.last.says(answer);
  expect(await done).toBe(true);
});

test('in a timed turn an action made without a line is refused if it is stale', async () => {
  const session = start();
  joinsAt(FakeSocket.last, position(7, 'timed'), []);
  FakeSocket.last.breaks();
  const kept = session.act({ kind: 'withdraw' });
  vi.advanceTimersByTime(1000);
  joinsAt(FakeSocket.last, position(9, 'timed'), [happened(1)]);
  FakeSocket.last.says({ kind: 'refused', id: 1, error: { code: 'stale', params: { current: 9 }, message: '' } });
  expect(await kept).toBe(false);
  expect(session.whyNot?.code).toBe('stale');
});

test('an action made without a line is kept, and given up if the question has changed', async () => {
  const session = start();
  joins(FakeSocket.last, 7, []);
  FakeSocket.last.breaks();
  const kept = session.act({ kind: 'draw' });
  expect(session.moveIsKept).toBe(true);
  vi.advanceTimersByTime(1000);
  joins(FakeSocket.last, 9, []);
  expect(await kept).toBe(false);
  expect(session.whyNot?.code).toBe('stale');
  expect(FakeSocket.last.sent).toEqual([]);
});

test('what is no action is not kept', async () => {
  const session = start();
  joins(FakeSocket.last, 7, []);
  const undo = session.ask({ kind: 'undo' });
  FakeSocket.last.breaks();
  expect(await undo).toBe(false);
  expect(session.whyNot?.code).toBe('offline');
});

test('the pauses between attempts grow', async () => {
  const session = start();
  joins(FakeSocket.last, 1, []);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const before = FakeSocket.all.length;
    FakeSocket.last.breaks();
    let waited = 0;
    for (; FakeSocket.all.length === before; waited += 50) await vi.advanceTimersByTimeAsync(50);
    waits.push(waited);
  }
  expect(session.link).toBe('lost');
  expect(waits[3]).toBeGreaterThan(2 * (waits[0] ?? 0));
});

test('without WebSockets it goes on by HTTP', async () => {
  const joined = { protocol: 1, match: table(), yours: { seat: 0, invite: null, acted: 0 }, position: position(7), events: [happened(1)], talk: [] };
  const posted: unknown[] = [];
  fetched.mockImplementation((url, request) => {
    if (request.method === 'POST') posted.push(JSON.parse(String(request.body)));
    const answer = request.method === 'POST' ? { kind: 'done', id: 1 } : url.includes('since=1') ? { ...joined, events: [] } : joined;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  const session = start();
  FakeSocket.last.breaks();
  await vi.advanceTimersByTimeAsync(10);
  expect(session.link).toBe('live');
  const done = session.act({ kind: 'draw' });
  await vi.advanceTimersByTimeAsync(10);
  expect(await done).toBe(true);
  expect(posted).toEqual([{ id: 1, kind: 'act', prompt: 7, action: { kind: 'draw' } }]);
  expect(session.events).toHaveLength(1);
  session.close();
});

test('a table that may not be seen is not asked for again', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ code: 'not-watchable', params: {}, message: '' }), { status: 403 })));
  const session = start();
  FakeSocket.last.breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.barred?.code).toBe('not-watchable');
  expect(FakeSocket.all).toHaveLength(1);
});

test('the clock runs down by itself: first the turn, then the bank', () => {
  const session = start();
  joins(FakeSocket.last, 1, [], { bank: [60_000, 90_000], turn: [5_000, null], running: [0] });
  expect(session.clockOf(0)).toEqual({ running: true, turn: 5_000, bank: 60_000 });
  vi.advanceTimersByTime(3_000);
  expect(session.clockOf(0)).toEqual({ running: true, turn: 2_000, bank: 60_000 });
  vi.advanceTimersByTime(4_000);
  expect(session.clockOf(0)).toEqual({ running: true, turn: 0, bank: 58_000 });
  expect(session.clockOf(1)).toEqual({ running: false, turn: null, bank: 90_000 });
  FakeSocket.last.says({ kind: 'table', match: table({ bank: [58_000, 90_000], turn: [null, 5_000], running: [1] }) });
  vi.advanceTimersByTime(1_000);
  expect(session.clockOf(0)).toEqual({ running: false, turn: null, bank: 58_000 });
  expect(session.clockOf(1)?.turn).toBe(4_000);
  session.close();
});

test('looking back shows what was, and nothing can be done there', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ event: 1, view: { old: true } }))));
  const session = start();
  joins(FakeSocket.last, 1, [happened(1), happened(2)]);
  await session.lookBack(1);
  expect(session.view).toEqual({ old: true });
  expect(session.legal).toEqual([]);
  expect(await session.act({ kind: 'draw' })).toBe(false);
  session.backToNow();
  expect(session.view).toEqual({ config: { seats: 2 }, prompt: 1 });
  expect(session.legal).toHaveLength(1);
});

/** A device that keeps something. */
function device(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

test('playing again adds to the deal that was promised, and the next match is held against it', () => {
  device();
  keepSeat('oak', { seat: 0, recovery: 'token', nonce: 'first', commitment: '' });
  const session = start();
  joins(FakeSocket.last, 1, []);
  const over: MatchInfo = { ...table(), state: 'over', next_commitment: 'promise' };
  FakeSocket.last.says({ kind: 'table', match: over });
  void session.rematch(true);
  void session.rematch(false);
  void session.rematch(true);
  const votes = FakeSocket.last.sent.map(({ id: _, ...vote }) => vote);
  const nonce = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
  expect(votes).toEqual([{ kind: 'rematch', agree: true, nonce }, { kind: 'rematch', agree: false }, { kind: 'rematch', agree: true, nonce }]);
  expect(votes[2]).toEqual(votes[0]);
  expect(keptSeat('ash')).toBeUndefined();
  FakeSocket.last.says({ kind: 'table', match: { ...over, next: 'ash' } });
  expect(keptSeat('ash')).toEqual({ seat: 0, recovery: 'token', commitment: 'promise', nonce: 'nonce' in votes[0]! ? votes[0].nonce : undefined });
});

test('nothing is added where nothing was promised', () => {
  device();
  const session = start();
  joins(FakeSocket.last, 1, []);
  FakeSocket.last.says({ kind: 'table', match: { ...table(), state: 'over' } });
  void session.rematch(true);
  expect(FakeSocket.last.sent).toEqual([{ id: 1, kind: 'rematch', agree: true }]);
});

test('a table with another seal than the promised one is told', () => {
  device();
  keepSeat('oak', { seat: 0, recovery: 'token', nonce: 'mine', commitment: 'promise' });
  const session = start();
  joins(FakeSocket.last, 1, []);
  expect(session.otherSeal).toBe(true);
  FakeSocket.last.says({ kind: 'table', match: { ...table(), commitment: 'promise' } });
  expect(session.otherSeal).toBe(false);
});

test('who was promised nothing is told nothing', () => {
  device();
  const session = start();
  joins(FakeSocket.last, 1, []);
  expect(session.otherSeal).toBe(false);
});

test('what was taken back is known', () => {
  const session = start();
  joins(FakeSocket.last, 1, [happened(1), happened(3), { number: 4, undone: { seat: 1, events: [3] } }]);
  expect([...session.undone]).toEqual([3]);
  expect(session.lastEventOf(1)).toEqual({ kind: 'took', seat: 1, card: 'hydra' });
  FakeSocket.last.says({ kind: 'update', events: [{ number: 5, undone: { seat: 1, events: [1] } }], position: null });
  expect(session.lastEventOf(1)).toBeUndefined();
});

test('a silent line is asked, and given up', () => {
  const session = start();
  joins(FakeSocket.last, 1, []);
  const first = FakeSocket.last;
  vi.advanceTimersByTime(26_000);
  expect(first.sent.map((message) => message.kind)).toEqual(['ping']);
  vi.advanceTimersByTime(10_000);
  expect(session.link).toBe('lost');
});
