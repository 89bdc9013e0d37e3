/** Opening tables and sitting down; what a seat needs to be found again is kept on this device. */
import type { GameInfo, Join, MatchInfo, NewTable, Seal, Seated, SeatPlan } from '../protocol';
import { api, ApiFailure } from './api';
import { becomeSomebody } from './person.svelte';
import { keepSeat, keptSeat, newNonce, type Added } from './table/kept';

/** A table at which one plays at once: me and the usual bots, as few as the game takes. */
export function tableAgainstBots(game: GameInfo): NewTable {
  const variant = game.variants[0];
  const bot = game.usual_bot;
  const others: SeatPlan[] = Array.from({ length: (variant?.least ?? 2) - 1 }, () => ({ kind: 'bot', bot }));
  return { game: game.id, variant: variant?.id, seats: [{ kind: 'you' }, ...others], undo: true, help: true };
}

/** Opens a table under a seal that was there before this device added its own chance. */
export async function openTable(table: NewTable): Promise<Seated> {
  await becomeSomebody();
  try {
    return await openSealed(table);
  } catch (failure) {
    // The server may have begun anew in between. Once more is enough: a server that goes on refusing what it has seen chooses.
    if (failure instanceof ApiFailure && failure.code === 'no-such-seal') return openSealed(table);
    throw failure;
  }
}

async function openSealed(table: NewTable): Promise<Seated> {
  const { seal, commitment } = await api.post<Seal>('/seals');
  const nonce = newNonce();
  return keep(await api.post<Seated>('/matches', { ...table, seal, nonce }), { nonce, commitment });
}

/** Sits down: notes what the server has promised, and then adds this device's own chance to the deal. */
export async function joinTable(match: string, join: Join = {}): Promise<Seated> {
  await becomeSomebody();
  const path = `/matches/${encodeURIComponent(match)}`;
  const { commitment } = await api.get<MatchInfo>(path);
  const nonce = newNonce();
  return keep(await api.post<Seated>(`${path}/join`, { ...join, nonce }), { nonce, commitment });
}

/** Back to a seat with its own link. */
export async function recoverSeat(match: string, token: string): Promise<Seated> {
  await becomeSomebody();
  const seated = await api.post<Seated>(`/matches/${encodeURIComponent(match)}/recover`, { token });
  const kept = keptSeat(match);
  return keep(seated, kept?.seat === seated.you?.seat ? kept : undefined);
}

/** What was promised counts, not what the answer says: the table tells if they differ. */
function keep(seated: Seated, added: Added = {}): Seated {
  const { you, match } = seated;
  const { nonce, commitment = match.commitment } = added;
  if (you) keepSeat(match.id, { seat: you.seat, recovery: you.recovery, nonce, commitment });
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
