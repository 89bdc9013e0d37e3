/** What a device says about the dealing of a match that is over. */
import { expect, test } from 'vitest';
import { commitmentOf, findingsOf } from '../src/lib/table/dealing';
import type { Verdict } from '../src/protocol';

// The test vector of docs/fair-dealing.md.
const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const commitment = 'd3f57f128bd96d6664ad291707402e14b660973ece3f6f943d72cadd5575bb42';
const mine = 'a0'.repeat(32);
const verdict: Verdict = { fair: true, draws: 23, commitment, secret, nonces: ['00'.repeat(32), mine] };
const kept = { seat: 1, nonce: mine, commitment };

/** The findings that do not hold. */
async function wrong(changed: Partial<Verdict>, shown = commitment, device = kept): Promise<string[]> {
  const findings = await findingsOf({ ...verdict, ...changed }, device, shown);
  return findings.filter(({ holds }) => !holds).map(({ id }) => id);
}

test('a promise is what the documentation says', async () => {
  expect(await commitmentOf(secret)).toBe(commitment);
  expect(await commitmentOf('no secret')).toBeUndefined();
});

test('an honest match holds in everything', async () => {
  expect((await findingsOf(verdict, kept, commitment)).map(({ id }) => id)).toEqual(['promise', 'kept', 'nonce', 'draws']);
  expect(await wrong({})).toEqual([]);
});

test('every way to cheat is found', async () => {
  expect(await wrong({ secret: '11'.repeat(32) })).toEqual(['promise']);
  expect(await wrong({}, 'another seal')).toEqual(['promise']);
  expect(await wrong({}, commitment, { ...kept, commitment: 'what was promised before' })).toEqual(['kept']);
  expect(await wrong({ nonces: [mine, '00'.repeat(32)] })).toEqual(['nonce']);
  expect(await wrong({ fair: false })).toEqual(['draws']);
});

test('a device that kept nothing says nothing about it', async () => {
  const findings = await findingsOf(verdict, undefined, commitment);
  expect(findings.map(({ id }) => id)).toEqual(['promise', 'draws']);
});
