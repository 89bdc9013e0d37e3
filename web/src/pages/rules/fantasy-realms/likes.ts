/** Which cards look at a card, by its name or by its suit, and whether that is good for the hand. */
import { CARDS, factsOf, type CardFacts, type CardId } from '../../../games/fantasy-realms/cards';
import { SUITS, type SuitId } from '../../../games/fantasy-realms/suits';
import type { Bonus, Penalty } from '../../../games/fantasy-realms/types';

export interface Admirer {
  card: CardId;
  /** False if one of the two suffers by the other. */
  likes: boolean;
}

export interface Admirers {
  byName: Admirer[];
  bySuit: Admirer[];
}

/** What one effect says about names and suits. */
interface Look {
  cards: readonly CardId[];
  suits: readonly SuitId[];
  likes: boolean;
}

function bonusLooks(bonus: Bonus): Look[] {
  const conditions = [...('when' in bonus ? [bonus.when] : []), ...('otherwise' in bonus ? [bonus.otherwise] : [])];
  // A bonus for all suits says nothing about one of them.
  const counted = 'suits' in bonus && bonus.suits.length < SUITS.length ? bonus.suits : [];
  return [
    { cards: 'beside' in bonus ? [bonus.beside] : [], suits: counted, likes: true },
    ...conditions.flatMap(({ all, any, suits, without }): Look[] => [
      { cards: [...all, ...any], suits, likes: true },
      { cards: [], suits: without, likes: false },
    ]),
  ];
}

function penaltyLooks(penalty: Penalty): Look[] {
  const { kind, suits } = penalty;
  const spared: Look = { cards: 'spares' in penalty ? penalty.spares : [], suits: [], likes: true };
  if (kind === 'blanks-all-but') return [spared, { cards: [], suits: SUITS.filter((suit) => !suits.includes(suit)), likes: false }];
  // A penalty that a suit keeps away makes one wish for it.
  return [spared, { cards: [], suits, likes: kind === 'unless' || kind === 'blanked-unless' }];
}

function looksOf({ bonuses, penalties }: CardFacts): Look[] {
  return [...bonuses.flatMap(bonusLooks), ...penalties.flatMap(penaltyLooks)];
}

/** A card that says both of a suit is on the side of the good. */
export function admirersOf(card: CardId): Admirers {
  const { suit } = factsOf(card);
  const byName: Admirer[] = [];
  const bySuit: Admirer[] = [];
  for (const other of CARDS) {
    if (other === card) continue;
    const looks = looksOf(factsOf(other));
    const about = looks.filter(({ suits }) => suits.includes(suit));
    if (looks.some(({ cards }) => cards.includes(card))) byName.push({ card: other, likes: true });
    else if (about.length > 0) bySuit.push({ card: other, likes: about.some(({ likes }) => likes) });
  }
  return { byName, bySuit };
}

/** The rulings that name a card: shown beside its text. */
const RULINGS: Partial<Record<CardId, readonly number[]>> = {
  necromancer: [8, 7], doppelganger: [9], mirage: [10], shapeshifter: [10], 'book-of-changes': [11, 17], island: [12],
  mountain: [12], cavern: [12], beastmaster: [12], 'protection-rune': [12], rangers: [12, 20], warship: [12, 14],
  'great-flood': [13, 20], rainstorm: [13], blizzard: [13], wildfire: [13, 20, 23], basilisk: [13, 20], smoke: [14], 'war-dirigible': [14, 20],
  'gem-of-order': [18], collector: [18, 19], 'fountain-of-life': [22], 'world-tree': [23], king: [24], queen: [24], 'bell-tower': [17],
};

export function rulingsAbout(card: CardId): readonly number[] {
  return RULINGS[card] ?? [];
}
