/** What this device keeps of a seat: the link back to it, and what it needs to check the deal. */
import { store, stored } from '../storage';

/** What goes into a deal, as far as this device knows it. */
export interface Added {
  /** What I added. */
  nonce?: string;
  /** What the server had promised before. */
  commitment?: string;
}

export interface KeptSeat extends Added {
  seat: number;
  /** For the link that brings me back to my seat. */
  recovery?: string;
}

const seatKey = (match: string) => `fabletop-seat-${match}`;
const nextKey = (match: string) => `fabletop-next-${match}`;

export function keepSeat(match: string, seat: KeptSeat): void {
  store(seatKey(match), JSON.stringify(seat));
}

export function keptSeat(match: string): KeptSeat | undefined {
  const value = read(seatKey(match));
  return isAdded(value) && 'seat' in value && typeof value.seat === 'number' ? (value as KeptSeat) : undefined;
}

/** What I add to the deal of the next match: the same as long as this one is kept, even if I change my mind in between. */
export function addToNext(match: string, commitment: string): Added {
  const before = read(nextKey(match));
  if (isAdded(before) && before.nonce) return before;
  const added = { nonce: newNonce(), commitment };
  store(nextKey(match), JSON.stringify(added));
  return added;
}

/** My seat at the next match is the one at this: its link goes on, and what I added is what its deal is held against. */
export function keepNext(match: string, next: string, seat: number): void {
  if (keptSeat(next)) return;
  const added = read(nextKey(match));
  keepSeat(next, { ...(isAdded(added) ? added : {}), seat, recovery: keptSeat(match)?.recovery });
}

function read(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function isAdded(value: unknown): value is Added {
  return typeof value === 'object' && value !== null;
}

/** 32 bytes of this device's own chance, in hexadecimal. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The links of a table; tokens stand behind the #, so no server sees them in an address. */
export const links = {
  table: (match: string) => `${location.origin}/t/${match}`,
  invite: (match: string, invite: string) => `${location.origin}/t/${match}#join=${invite}`,
  seat: (match: string, recovery: string) => `${location.origin}/t/${match}#seat=${recovery}`,
};
