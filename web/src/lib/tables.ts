/** Opening tables and sitting down; what a seat needs to be found again is kept on this device. */
import type { GameInfo, Join, NewTable, Seated, SeatPlan } from '../protocol';
import { api } from './api';
import { becomeSomebody } from './person.svelte';
import { store, stored } from './storage';

/** What I add to the deal: 32 bytes in hexadecimal. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A table at which one plays at once: me and the best bots, as few as the game takes. */
export function tableAgainstBots(game: GameInfo): NewTable {
  const variant = game.variants[0];
  const bot = game.bots.at(-1) ?? '';
  const others: SeatPlan[] = Array.from({ length: (variant?.least ?? 2) - 1 }, () => ({ kind: 'bot', bot }));
  return { game: game.id, variant: variant?.id, seats: [{ kind: 'you' }, ...others], undo: true, help: true };
}

export async function openTable(table: NewTable): Promise<Seated> {
  await becomeSomebody();
  return remember(await api.post<Seated>('/matches', { ...table, nonce: freshNonce() }));
}

export async function joinTable(match: string, join: Join = {}): Promise<Seated> {
  await becomeSomebody();
  return remember(await api.post<Seated>(`/matches/${encodeURIComponent(match)}/join`, { ...join, nonce: freshNonce() }));
}

/** Back to a seat with its own link. */
export async function recoverSeat(match: string, token: string): Promise<Seated> {
  await becomeSomebody();
  return remember(await api.post<Seated>(`/matches/${encodeURIComponent(match)}/recover`, { token }));
}

function remember(seated: Seated): Seated {
  if (seated.you) store(`fabletop-seat-${seated.match.id}`, seated.you.recovery);
  return seated;
}

/** The link that invites others. */
export function inviteLink(match: string, invite: string): string {
  return `${location.origin}/t/${match}#join=${invite}`;
}

/** The link that brings my seat back from another device, if it was opened here. */
export function seatLink(match: string): string | undefined {
  const token = stored(`fabletop-seat-${match}`);
  return token === null ? undefined : `${location.origin}/t/${match}#seat=${token}`;
}

/** The page's address for a link, or the code of a table, as somebody pastes it; nothing if it is neither. */
export function tablePath(pasted: string): string | undefined {
  const text = pasted.trim();
  const link = /\/t\/([\w-]+)(#(?:join|seat)=[\w-]+)?/.exec(text);
  if (link) return `/t/${link[1]}${link[2] ?? ''}`;
  const code = /^([\w-]{3,64})(#(?:join|seat)=[\w-]+)?$/.exec(text);
  return code ? `/t/${code[1]}${code[2] ?? ''}` : undefined;
}
