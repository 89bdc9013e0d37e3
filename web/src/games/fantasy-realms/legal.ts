/** What I may do, by the thing on the table that does it. The rules decide; this only sorts their list. */
import { LegalActions, sameAction } from '../shared/actions';
import type { CardId } from './cards';
import type { Action, Gain } from './types';

/** Something on the table that can be selected. */
export type Pick =
  | { kind: 'deck' }
  | { kind: 'area'; card: CardId }
  | { kind: 'hand'; card: CardId }
  | { kind: 'drawn'; card: CardId }
  | { kind: 'offer'; offer: number; give: CardId | null };

export function samePick(one: Pick | null, other: Pick): boolean {
  if (one?.kind !== other.kind) return false;
  if ('card' in one && 'card' in other) return one.card === other.card;
  return 'offer' in one && 'offer' in other ? one.offer === other.offer : true;
}

/** What a thing does now; the rules say whether it may. */
export function actionOf(pick: Pick, moment: string): Action | null {
  switch (pick.kind) {
    case 'deck':
      return { kind: 'draw' };
    case 'area':
      return { kind: 'take', card: pick.card };
    case 'hand':
      return { kind: 'discard', card: pick.card };
    case 'drawn':
      return moment === 'keep' ? { kind: 'keep', card: pick.card } : { kind: 'discard', card: pick.card };
    case 'offer':
      return pick.give === null ? null : { kind: 'accept', offer: pick.offer, give: pick.give };
  }
}

export class Legal extends LegalActions<Action> {
  /** The cards I could give for an offer. */
  givesFor(offer: number): CardId[] {
    return this.ofKind('accept').filter((action) => action.offer === offer).map((action) => action.give);
  }
}

/** What an action would gain, if the helper knows. */
export function gainOf(gains: readonly Gain[], action: Action | null): Gain | undefined {
  return action === null ? undefined : gains.find((gain) => sameAction(gain.action, action));
}

/** The card of mine that gains most for an offer; else the first that fits. */
export function bestGive(gains: readonly Gain[], offer: number, fitting: readonly CardId[]): CardId | null {
  const known = gains.flatMap(({ action, gain }) => {
    return action.kind === 'accept' && action.offer === offer && gain !== null && fitting.includes(action.give) ? [{ give: action.give, gain }] : [];
  });
  return known.sort((one, other) => other.gain - one.gain)[0]?.give ?? fitting[0] ?? null;
}

/** How many cards end the game, and how many places the discard area has. */
export function discardPlaces(variant: string, lying: number): { end: number; places: number } {
  const end = variant === 'two-players' ? 12 : 10;
  return { end, places: Math.max(end, lying) };
}
