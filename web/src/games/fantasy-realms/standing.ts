/** How a card stands in its hand: blanked, cleared, changed, with the words for its face. */
import { describe, hasText } from '$lib/i18n/index.svelte';
import type { CardScore, Line } from './types';
import { cardName, GAME } from './names';

export interface Standing {
  blanked: boolean;
  /** "by Blizzard", for the stamp. */
  stamp: string;
  /** What cleared its penalty, or the word Army in it. */
  cleared: { by: string; army: boolean } | null;
  /** "now a Leader", "as Light Cavalry", for the band. */
  band: string;
  eighth: boolean;
}

const PLAIN: Standing = { blanked: false, stamp: '', cleared: null, band: '', eighth: false };

/** The words of the first line that has such a text. */
function said(lines: readonly Line[], namespace: 'stamp' | 'band'): string {
  const line = lines.find(({ kind }) =>
    namespace === 'stamp' ? hasText(`fantasy-realms-stamp-${kind}`) : hasText(`fantasy-realms-band-${kind}`),
  );
  return line ? describe(GAME, namespace, line) : '';
}

export function standingOf(score: CardScore | undefined): Standing {
  if (!score) return PLAIN;
  const { lines, blanked } = score;
  const cleared = lines.find((line) => line.kind === 'cleared') ?? lines.find((line) => line.kind === 'army-cleared');
  return {
    blanked,
    stamp: blanked ? said(lines, 'stamp') : '',
    cleared: cleared && 'by' in cleared ? { by: cardName(cleared.by), army: cleared.kind === 'army-cleared' } : null,
    band: said(lines, 'band'),
    eighth: lines.some((line) => line.kind === 'eighth'),
  };
}

export interface Reason {
  /** Signed, or the base without a sign; none for what is only said. */
  points: number | null;
  base: boolean;
  text: string;
}

/** The reasons of a card's points, short enough for a line below it. */
export function shortReasons(score: CardScore): Reason[] {
  const lines = [...score.lines].sort((one, other) => Number(other.kind === 'base') - Number(one.kind === 'base'));
  return lines.flatMap((line): Reason[] => {
    if (line.kind === 'base') return [{ points: line.points, base: true, text: '' }];
    if (line.kind === 'bonus' || line.kind === 'penalty') {
      return line.points === 0 ? [] : [{ points: line.points, base: false, text: causeOf(line) }];
    }
    return hasText(`fantasy-realms-short-${line.kind}`) ? [{ points: null, base: false, text: describe(GAME, 'short', line) }] : [];
  });
}

/** Two cards are named, more are counted. Said by fantasy-realms-cause. */
function causeOf(line: Extract<Line, { kind: 'bonus' | 'penalty' }>): string {
  if (line.cards.length === 0) return '';
  const effect = line.kind === 'bonus' ? line.bonus : line.penalty;
  // Whoever passes for the card beside counts for none of its suit.
  const besides = effect.kind === 'per-card-beside' && (line.cards.length - 1) * effect.more === line.points;
  const beside = besides ? effect.beside : null;
  const count = line.cards.length - (besides ? 1 : 0);
  const many = count > 2;
  const suits = many && 'suits' in effect ? effect.suits : [];
  return describe(GAME, 'cause', { cards: many ? [] : line.cards, suits, count, beside: many ? beside : null });
}
