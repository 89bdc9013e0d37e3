import { afterEach, expect, test, vi } from 'vitest';
import { MyMatches } from '../src/pages/matches/mine.svelte';

afterEach(() => vi.unstubAllGlobals());

test('a server that cannot be reached is not the same as having no matches', async () => {
  const mine = new MyMatches();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await mine.load();
  expect(mine.all).toBeUndefined();
  expect(mine.failure).toMatchObject({ code: 'offline' });

  const answers: Record<string, unknown> = { '/api/v1/me': { name: 'Fern', account: null }, '/api/v1/me/matches': [] };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
  await mine.load();
  expect(mine.all).toEqual([]);
  expect(mine.failure).toBeUndefined();
});
