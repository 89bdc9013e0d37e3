/** The tiles of a set, and those that fit a wish. */
import { designsOf } from '../../../games/fantazja/tiles';
import { BUILDING_FACTS, LEVELS, type Design, type Element, type Level, type Type } from '../../../protocol/fantazja';

export { LEVELS };

export interface Numbered extends Design {
  /** Its place in the set, from 1 on. */
  number: number;
}

/** What is left out is not wished for. */
export interface Wish {
  type?: Type;
  level?: Level;
  dark?: boolean;
  /** A side of this element; together with `count`, with so many symbols. */
  element?: Element;
  count?: number;
}

export const COUNTS = [1, 2, 3] as const;

export function numbered(designs: readonly Design[]): Numbered[] {
  return designs.map((design, place) => ({ ...design, number: place + 1 }));
}

export function fits({ building, sides, dark }: Design, wish: Wish): boolean {
  const { kind, level } = BUILDING_FACTS[building];
  return (
    (wish.type === undefined || wish.type === kind) &&
    (wish.level === undefined || wish.level === level) &&
    (wish.dark === undefined || wish.dark === dark) &&
    sides.some(({ element, count }) => (wish.element === undefined || wish.element === element) && (wish.count === undefined || wish.count === count))
  );
}

/** The same sides in the same order from some side on: one of them can lie on the other, turned. */
export function sameOrder(one: Design, other: Design): boolean {
  return one.sides.some((_, by) => one.sides.every(({ element }, place) => element === other.sides[(place + by) % 4]?.element));
}

/** Tiles that can be laid on this one, and those it can be laid on (rulings 15 and 16). */
export function storeys(tile: Numbered, set: readonly Numbered[]): { above: Numbered[]; below: Numbered[] } {
  const kin = set.filter((one) => sameOrder(one, tile));
  const base = ({ building }: Numbered) => BUILDING_FACTS[building].base;
  return { above: kin.filter((one) => base(one) === tile.building), below: kin.filter(({ building }) => building === base(tile)) };
}

/** The rulings that are about a tile. */
export function rulingsAbout({ building, dark }: Design): number[] {
  const { level, large } = BUILDING_FACTS[building];
  const laid = level === null ? [18, 19] : large ? [15, 16] : [10, 13];
  return [...laid, ...(level === 'level-3' ? [22] : []), ...(dark ? [27, 33] : [])];
}

/** One tile of the pictures: `residential-1:E1A1W2F1*`. */
export function designFrom(word: string): Design {
  const [design] = designsOf(`- ${word}`);
  if (!design) throw new Error(`not a tile: ${word}`);
  return design;
}
