/** The eleven suits: ground, ink, shape of the badge, pattern, icon. Nothing is told by colour alone. */
import icons from '$lib/icons.json';
import { SUIT_SHAPES, type ShapeName } from '$lib/shapes';
import { SUITS, type Suit } from '../../protocol/fantasy-realms';

export { SUITS };
export type SuitId = Suit;

export type PatternName = 'lozenge' | 'waves' | 'scales' | 'zigzag' | 'stars';

const PATTERNS: Record<SuitId, PatternName> = {
  land: 'scales',
  flood: 'waves',
  weather: 'waves',
  flame: 'zigzag',
  army: 'lozenge',
  wizard: 'stars',
  leader: 'lozenge',
  beast: 'scales',
  weapon: 'zigzag',
  artifact: 'stars',
  wild: 'lozenge',
};

/** Suits whose ground is dark: what is printed on them is vellum. */
const DARK: readonly SuitId[] = ['land', 'flood', 'flame', 'army', 'wizard', 'weapon'];

const ICONS: Record<SuitId, string> = icons.fantasy_realms.suits;

export function suitPattern(suit: SuitId): PatternName {
  return PATTERNS[suit];
}

export function suitIcon(suit: SuitId): string {
  return ICONS[suit];
}

export function suitShape(suit: SuitId): ShapeName {
  return SUIT_SHAPES[suit] ?? 'quatrefoil';
}

/** For `style:--ground`. */
export function suitGround(suit: SuitId): string {
  return `var(--suit-${suit})`;
}

/** For `style:--on-ground`. */
export function suitInk(suit: SuitId): string {
  return DARK.includes(suit) ? 'var(--vellum)' : 'var(--print)';
}

/** The text ids of its name and its two-letter code. */
export function suitTexts(suit: SuitId): { name: string; code: { id: string; attribute: string } } {
  return { name: `fantasy-realms-${suit}`, code: { id: `fantasy-realms-${suit}`, attribute: 'code' } };
}
