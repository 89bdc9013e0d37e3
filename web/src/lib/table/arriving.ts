/** Coming to a table: by an invitation, by the link of my own seat, or just to look. */
import type { ErrorBody, Join, Seated } from '../../protocol';
import { api } from '../api';
import { becomeSomebody } from '../person.svelte';
import { keepSeat, keptSeat, newNonce } from './kept';
import { errorOf } from './refusal';

export interface Token {
  kind: 'join' | 'seat';
  token: string;
}

/** `#join=…` invites, `#seat=…` brings a seat back. */
export function tokenOf(hash: string): Token | undefined {
  const found = /^(join|seat)=([\w-]+)$/.exec(hash);
  return found ? { kind: found[1] as Token['kind'], token: found[2] ?? '' } : undefined;
}

/** Uses the token of the address; gives what went wrong, or nothing. */
export async function useToken(match: string, { kind, token }: Token): Promise<ErrorBody | undefined> {
  return kind === 'join' ? sitDown(match, { invite: token }) : recover(match, token);
}

/** Sits down, adding this device's own chance to the deal. */
export async function sitDown(match: string, join: Join = {}): Promise<ErrorBody | undefined> {
  const nonce = newNonce();
  return seated(match, nonce, () => api.post<Seated>(`/matches/${match}/join`, { ...join, nonce }));
}

async function recover(match: string, token: string): Promise<ErrorBody | undefined> {
  return seated(match, keptSeat(match)?.nonce, () => api.post<Seated>(`/matches/${match}/recover`, { token }));
}

async function seated(match: string, nonce: string | undefined, sit: () => Promise<Seated>): Promise<ErrorBody | undefined> {
  try {
    await becomeSomebody();
    const { you, match: info } = await sit();
    if (you) keepSeat(match, { seat: you.seat, recovery: you.recovery, nonce, commitment: info.commitment });
    return undefined;
  } catch (failure) {
    const error = errorOf(failure);
    return error.code === 'already-seated' ? undefined : error;
  }
}
