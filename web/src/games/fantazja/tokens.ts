/** The five power tokens: who has them, and who has more buildings of their type. */
import { t, tAttr } from '$lib/i18n/index.svelte';
import type { Play } from './play.svelte';
import type { Cell, TokenView, Type, View } from './types';

export function tokenOf(view: View, type: Type): TokenView | undefined {
  return view.tokens.find(({ token }) => token === type);
}

/** The seat whose it is, wherever it lies. */
export function ownerOf(view: View, type: Type): number | null {
  const holder = tokenOf(view, type)?.holder;
  if (!holder || holder.kind === 'pool') return null;
  return holder.kind === 'held' ? holder.seat : holder.owner;
}

/** Visible buildings of the type, by seat. */
export function countsOf(view: View, type: Type): readonly number[] {
  return tokenOf(view, type)?.buildings ?? [0, 0];
}

/** The building the military token lies on. */
export function guardOf(view: View): { at: Cell; owner: number } | null {
  const holder = tokenOf(view, 'military')?.holder;
  return holder?.kind === 'guarding' ? holder : null;
}

export function isMine(play: Play, type: Type): boolean {
  return play.ownSeat !== null && ownerOf(play.view, type) === play.ownSeat;
}

/** "yours: look at 4 tiles", "nobody's", "Tomek's". */
export function tokenWords(play: Play, type: Type): string {
  const { view, ownSeat, session } = play;
  const owner = ownerOf(view, type);
  if (owner === null) return t('fz-token-pool');
  const own = owner === ownSeat;
  const kind = tokenOf(view, type)?.holder.kind;
  if (kind === 'guarding' || kind === 'out') return t(`fz-token-${kind}`, { own, name: session.names[owner] ?? '' });
  return own ? t('fz-token-mine', { does: tAttr(`fantazja-power-${type}`, 'short') }) : t('fz-token-theirs', { name: session.names[owner] ?? '' });
}
