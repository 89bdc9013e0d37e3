/** Coming to a table: by an invitation, by the link of my own seat, or just to look. */
import type { ErrorBody, Join, Seated } from '../../protocol';
import { joinTable, recoverSeat } from '../tables';
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

/** Sits down; gives what went wrong, or nothing. */
export async function sitDown(match: string, join: Join = {}): Promise<ErrorBody | undefined> {
  return wrong(joinTable(match, join));
}

async function recover(match: string, token: string): Promise<ErrorBody | undefined> {
  return wrong(recoverSeat(match, token));
}

async function wrong(sitting: Promise<Seated>): Promise<ErrorBody | undefined> {
  try {
    await sitting;
    return undefined;
  } catch (failure) {
    const error = errorOf(failure);
    return error.code === 'already-seated' ? undefined : error;
  }
}
