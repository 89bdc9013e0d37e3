/** What this device keeps of a seat: the link back to it, and what it needs to check the deal. */
import { store, stored } from '../storage';

export interface KeptSeat {
  seat: number;
  /** For the link that brings me back to my seat. */
  recovery: string;
  /** What I added to the deal. */
  nonce?: string;
  /** What the server had promised when I sat down. */
  commitment?: string;
}

const key = (match: string) => `fabletop-seat-${match}`;

export function keepSeat(match: string, seat: KeptSeat): void {
  store(key(match), JSON.stringify(seat));
}

export function keptSeat(match: string): KeptSeat | undefined {
  try {
    const value: unknown = JSON.parse(stored(key(match)) ?? 'null');
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptSeat {
  return typeof value === 'object' && value !== null && 'seat' in value && 'recovery' in value && typeof value.recovery === 'string';
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
