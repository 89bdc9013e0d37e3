/** The reasons of a card's points in whole words, for pages that have the room. */
import { describe, signed } from '$lib/i18n/index.svelte';
import { GAME } from '../../games/fantasy-realms/names';
import type { Line } from '../../games/fantasy-realms/types';

export interface Reason {
  /** Signed, or the base without a sign; none for what is only said. */
  points: number | null;
  base: boolean;
  text: string;
}

/** What gives no points is left out: the reader tells it. */
export function fullReasons(lines: readonly Line[]): Reason[] {
  return lines.flatMap((line): Reason[] => {
    if (line.kind === 'base') return [{ points: line.points, base: true, text: '' }];
    if (!('points' in line)) return [{ points: null, base: false, text: describe(GAME, 'line', line) }];
    if (line.points === 0) return [];
    return [{ points: line.points, base: false, text: withoutPoints(describe(GAME, 'line', line), line.points) }];
  });
}

/** "+50 with Smoke" and "+16: +8 for each" begin with the points, which stand apart. */
export function withoutPoints(sentence: string, points: number): string {
  const number = signed(points);
  return sentence.startsWith(number) ? sentence.slice(number.length).replace(/^:?\s*/, '') : sentence;
}
