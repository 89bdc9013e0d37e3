/** A sentence of advice beside the gold button: what the selected thing makes of my hand, or what would be best. */
import { t } from '$lib/i18n/index.svelte';
import { cardName } from './names';
import type { Play } from './play.svelte';
import type { Action, Gain } from './types';

export function tipOf(play: Play): string {
  if (play.legal.actions.length === 0) return '';
  const gain = play.session.helpOn ? play.gain(play.action) : undefined;
  const selected = play.action && gain ? afterIt(play.action, gain) : '';
  if (selected) return selected;
  if (play.view.deck_only && play.view.moment === 'start') return t('fr-tip-deck-only');
  const best = play.best;
  if (best?.total == null) return '';
  if (best.action.kind === 'take') return t('fr-tip-best', { card: cardName(best.action.card), total: best.total });
  return best.action.kind === 'discard' ? t('fr-tip-best-discard', { card: cardName(best.action.card), total: best.total }) : '';
}

function afterIt(action: Action, { total, discard }: Gain): string {
  if (total === null || !('card' in action)) return '';
  const card = cardName(action.card);
  if (action.kind === 'discard') return t('fr-tip-discard', { card, total });
  return discard === null ? t('fr-tip-take', { card, total }) : t('fr-tip-swap', { card, discard: cardName(discard), total });
}
