/** What is printed on the 53 cards, and their pictures. */
import icons from '$lib/icons.json';
import { CARDS, FACTS, type Card, type Facts } from '../../protocol/fantasy-realms';

export { CARDS };
export type CardId = Card;
export type CardFacts = Facts;

const ORDER = new Map<Card, number>(CARDS.map((card, order) => [card, order]));
const PICTURES: Record<string, { icon: string } | undefined> = icons.fantasy_realms.cards;

export function factsOf(card: CardId): CardFacts {
  return FACTS[card];
}

export function pictureOf(card: CardId): string {
  // The list of pictures spells this one name in another way.
  return PICTURES[card === 'doppelganger' ? 'doppelgaenger' : card]?.icon ?? 'spiral-bloom';
}

/** Which short texts a card has: message `fr-card-<id>`, attributes `plus` and `minus`. */
export function shortTexts({ bonuses, penalties, chooses }: CardFacts): { plus: boolean; minus: boolean } {
  return { plus: bonuses.length > 0 || chooses, minus: penalties.length > 0 };
}

/** By suit, then as in the game: how one would sort a hand. */
export function inOrder(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((one, other) => (ORDER.get(one) ?? 0) - (ORDER.get(other) ?? 0));
}
