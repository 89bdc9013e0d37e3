/** Names of cards as they are printed: with places where a long word may be broken. */
import { name, t } from '$lib/i18n/index.svelte';
import { hyphenated } from '../shared/names';
import type { CardId } from './cards';

export const GAME = 'fantasy-realms';

export function cardName(card: CardId): string {
  return name(GAME, card);
}

/** The name for a card's face. */
export function printedName(card: CardId): string {
  return hyphenated(cardName(card), t('fr-hyphens'));
}
