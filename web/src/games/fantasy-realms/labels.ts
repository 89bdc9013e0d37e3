/** Things on the table in words, for those who hear them. */
import { name, signed, t } from '$lib/i18n/index.svelte';
import { factsOf, type CardId } from './cards';
import { cardName, GAME } from './names';
import { standingOf } from './standing';
import type { CardScore } from './types';

export interface CardSaid {
  score?: CardScore;
  gain?: number | null;
  selected?: boolean;
  /** Further words, such as "just drawn". */
  note?: string;
}

/** "Hydra, Beast, strength 12, gives 40 points". */
export function cardLabel(card: CardId, { score, gain, selected, note }: CardSaid = {}): string {
  const { suit, base } = factsOf(card);
  const standing = standingOf(score);
  return [
    t('fr-label-card', { card: cardName(card), suit: name(GAME, score?.suit ?? suit), base }),
    standing.blanked && t('fr-label-blanked', { why: standing.stamp }),
    score && !standing.blanked && t('fr-label-points', { points: score.points }),
    standing.cleared && t('fr-cleared-by', { card: standing.cleared.by }),
    standing.band,
    gain !== undefined && gain !== null && t('fr-label-gain', { gain: signed(gain) }),
    note,
    selected && t('fr-label-selected'),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}
