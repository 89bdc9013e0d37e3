/** Animi and tokens: ground, shape and letter. */
import { tAttr } from '$lib/i18n/index.svelte';
import { use } from '$lib/shapes.json';
import type { ShapeName } from '$lib/shapes';
import { FULL_BAG, TOKENS } from '../../protocol/via-magica';
import type { Animus, Token, Tokens } from './types';

export { TOKENS };

/** How many of a token there are in all. */
export function inAll(token: Token): number {
  return FULL_BAG[token];
}

/** Grounds on which the letter is printed in ink. */
const LIGHT: readonly Token[] = ['air', 'life', 'universal'];

export function tokenGround(token: Token): string {
  return `var(--animus-${token})`;
}

export function tokenInk(token: Token): string {
  return LIGHT.includes(token) ? 'var(--print)' : 'var(--vellum)';
}

export function tokenShape(token: Token): ShapeName {
  return use.animus[token] as ShapeName;
}

export function tokenLetter(token: Token): string {
  return tAttr(`via-magica-${token}`, 'code');
}

/** The chance of each token in the next draw, in per cent. After a universal token the bag is full again. */
export function chances(left: Tokens, drawn: Token | null = null): Map<Token, number> {
  const bag = drawn === 'universal' ? FULL_BAG : left;
  const whole = TOKENS.reduce((sum, token) => sum + bag[token], 0);
  return new Map(TOKENS.map((token) => [token, whole === 0 ? 0 : (100 * bag[token]) / whole]));
}

/** A field of a portal. Equal ones are not told apart: filled ones are first. */
export interface Field {
  animus: Animus;
  filled: boolean;
  /** Its crystal came by the rearranging that goes on. */
  moved: boolean;
  /** The first empty one, or the last filled one, of its animus: where the next crystal goes or comes from. */
  next: boolean;
}

export function fieldsOf(printed: readonly Animus[], filled: readonly Animus[] = [], moved: readonly Animus[] = []): Field[] {
  const count = (list: readonly Animus[], animus: Animus) => list.filter((one) => one === animus).length;
  const seen = new Map<Animus, number>();
  return printed.map((animus) => {
    const place = seen.get(animus) ?? 0;
    seen.set(animus, place + 1);
    const full = count(filled, animus);
    return { animus, filled: place < full, moved: place < full && place >= full - count(moved, animus), next: place === full || place === full - 1 };
  });
}
