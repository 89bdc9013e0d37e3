/** What can be said about the dealing of a finished match: docs/fair-dealing.md. */
import type { Verdict } from '../../protocol';
import type { KeptSeat } from './kept';

export interface Finding {
  /** The sealed promise, what this device kept of it, my own nonce, the draws. */
  id: 'promise' | 'kept' | 'nonce' | 'draws';
  holds: boolean;
}

/** Only what this device can say something about. */
export async function findingsOf(verdict: Verdict, kept: KeptSeat | undefined, shown: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const promise = await commitmentOf(verdict.secret);
  if (promise !== undefined) findings.push({ id: 'promise', holds: promise === verdict.commitment && verdict.commitment === shown });
  if (kept?.commitment) findings.push({ id: 'kept', holds: kept.commitment === verdict.commitment });
  if (kept?.nonce) findings.push({ id: 'nonce', holds: verdict.nonces[kept.seat] === kept.nonce });
  return [...findings, { id: 'draws', holds: verdict.fair }];
}

/** SHA-256("fabletop commitment v1" || secret); browsers compute it only on safe pages. */
export async function commitmentOf(secret: string): Promise<string | undefined> {
  const pairs = /^(?:[0-9a-f]{2})*$/i.test(secret) ? (secret.match(/../g) ?? []) : undefined;
  if (!globalThis.crypto?.subtle || !pairs) return undefined;
  const label = new TextEncoder().encode('fabletop commitment v1');
  const bytes = Uint8Array.from([...label, ...pairs.map((pair) => parseInt(pair, 16))]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
