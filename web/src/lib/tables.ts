/** Opening tables and sitting down; what a seat needs to be found again is kept on this device. */
import type { GameInfo, Join, NewTable, Seated, SeatPlan } from '../protocol';
import { api } from './api';
import { becomeSomebody } from './person.svelte';
import { keepSeat, keptSeat, newNonce } from './table/kept';

/** A table at which one plays at once: me and the best bots, as few as the game takes. */
export function tableAgainstBots(game: GameInfo): NewTable {
  const variant = game.variants[0];
  const bot = game.bots.at(-1) ?? '';
  const others: SeatPlan[] = Array.from({ length: (variant?.least ?? 2) - 1 }, () => ({ kind: 'bot', bot }));
  return { game: game.id, variant: variant?.id, seats: [{ kind: 'you' }, ...others], undo: true, help: true };
}

export async function openTable(table: NewTable): Promise<Seated> {
  const nonce = newNonce();
  return sit('/matches', { ...table, nonce }, nonce);
}

/** Sits down, adding this device's own chance to the deal. */
export async function joinTable(match: string, join: Join = {}): Promise<Seated> {
  const nonce = newNonce();
  return sit(`/matches/${encodeURIComponent(match)}/join`, { ...join, nonce }, nonce);
}

/** Back to a seat with its own link. */
export async function recoverSeat(match: string, token: string): Promise<Seated> {
  return sit(`/matches/${encodeURIComponent(match)}/recover`, { token }, keptSeat(match)?.nonce);
}

async function sit(path: string, body: unknown, nonce: string | undefined): Promise<Seated> {
  await becomeSomebody();
  const seated = await api.post<Seated>(path, body);
  const { you, match } = seated;
  if (you) keepSeat(match.id, { seat: you.seat, recovery: you.recovery, nonce, commitment: match.commitment });
  return seated;
}

/** The page's address for a link, or the code of a table, as somebody pastes it; nothing if it is neither. */
export function tablePath(pasted: string): string | undefined {
  const text = pasted.trim();
  const link = /\/t\/([\w-]+)(#(?:join|seat)=[\w-]+)?/.exec(text);
  if (link) return `/t/${link[1]}${link[2] ?? ''}`;
  const code = /^([\w-]{3,64})(#(?:join|seat)=[\w-]+)?$/.exec(text);
  return code ? `/t/${code[1]}${code[2] ?? ''}` : undefined;
}
