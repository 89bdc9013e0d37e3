import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '$lib/api';
import type { ScoreAnswer, ScoreRequest } from '../../protocol/fantasy-realms';
import { addCard, newEvening, openHand } from './model';
import { requestOf, Scores } from './scores.svelte';

const one = addCard(newEvening(['A']), 'dragon');
const two = addCard(one, 'king');

function answer(total: number): ScoreAnswer {
  return { hands: [{ complete: false, score: { total, cards: [] }, choices: {}, without: total, choosers: [] }], suggestions: [{ card: 'queen', total: total + 6, gain: 6, discard: null }] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the request: suggestions for a hand with room, the discard area only for a Necromancer', () => {
  expect(requestOf(one)).toEqual({ hands: [{ cards: ['dragon'], choices: [] }], discard: null, options: { copy_scope: 'any' }, suggest: 0 });
  const known = { ...one, discard: ['knights' as const] };
  expect(requestOf(known).discard).toBeNull();
  expect(requestOf(addCard(known, 'necromancer')).discard).toEqual(['knights']);
  expect(requestOf({ ...known, seenOnly: true })).toMatchObject({ discard: ['knights'], options: { copy_scope: 'seen' } });
  expect(requestOf(openHand(known, -1)).suggest).toBeNull();
});

test('fast changes are one question', async () => {
  const send = vi.fn((_: ScoreRequest) => Promise.resolve(answer(38)));
  const scores = new Scores(send);
  scores.ask(one);
  scores.ask(two);
  await vi.advanceTimersByTimeAsync(200);
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0].hands[0]?.cards).toEqual(['dragon', 'king']);
  expect(scores.hand(0)?.score.total).toBe(38);
  expect(scores.suggestion('queen')?.gain).toBe(6);
  expect([scores.isFresh(0, ['king', 'dragon']), scores.isFresh(0, ['dragon'])]).toEqual([true, false]);
});

test('an answer that comes too late is not taken', async () => {
  let arrive = (_: ScoreAnswer) => {};
  const late = new Promise<ScoreAnswer>((resolve) => (arrive = resolve));
  const send = vi.fn().mockReturnValueOnce(late).mockResolvedValueOnce(answer(38));
  const scores = new Scores(send);
  scores.ask(one);
  await vi.advanceTimersByTimeAsync(200);
  scores.ask(two);
  await vi.advanceTimersByTimeAsync(200);
  arrive(answer(30));
  await vi.advanceTimersByTimeAsync(10);
  expect(scores.hand(0)?.score.total).toBe(38);
});

test('a server that is not there is asked again; the last points stay', async () => {
  const send = vi.fn().mockResolvedValueOnce(answer(30)).mockRejectedValueOnce(new ApiFailure(0, 'offline')).mockResolvedValue(answer(38));
  const scores = new Scores(send);
  scores.ask(one);
  await vi.advanceTimersByTimeAsync(200);
  scores.ask(two);
  await vi.advanceTimersByTimeAsync(200);
  expect(scores.failure?.code).toBe('offline');
  expect(scores.hand(0)?.score.total).toBe(30);
  await vi.advanceTimersByTimeAsync(5000);
  expect(scores.failure).toBeUndefined();
  expect(scores.hand(0)?.score.total).toBe(38);
});

test('what the rules refuse is not asked again', async () => {
  const send = vi.fn().mockRejectedValue(new ApiFailure(400, 'target-missing'));
  const scores = new Scores(send);
  scores.ask(one);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(scores.failure?.code).toBe('target-missing');
});
