/** What I am asked, and what the selected things would do, in words. */
import { name, t } from '$lib/i18n/index.svelte';
import { KEPT } from '../../protocol/via-magica';
import { momentOf } from './phases';
import type { Play } from './play.svelte';
import { factsOf, GAME, portalName } from './portals';
import { rewardPoints } from './rewards';
import type { Spot } from './types';

export interface Asking {
  title: string;
  text: string;
}

/** How many fields of a portal are empty once a crystal is put there. */
function emptyAfter(play: Play, { portal }: Spot, from: Spot | null): number {
  const slot = play.mine?.portals.find((one) => one.portal === portal);
  const filled = (slot?.filled.length ?? 0) + (from?.portal === portal ? 0 : 1);
  return factsOf(portal).fields.length - filled;
}

/** "Your crystal goes on Water-lily Dew. One more field and it opens." */
function goes(play: Play, to: Spot, from: Spot | null): string {
  return t('vm-goes', { portal: portalName(to.portal), left: emptyAfter(play, to, from) });
}

export function askingOf(play: Play): Asking | null {
  const { choice, phase } = play;
  if (choice !== null) return { title: t('vm-chosen'), text: chosen(play) };
  if (!play.asked) return null;
  const moment = momentOf(phase);
  return { title: titleOf(play, moment), text: textOf(play, moment) };
}

function chosen(play: Play): string {
  const { choice } = play;
  if (choice?.kind === 'place') return `${goes(play, choice.to, choice.from)} ${t('vm-chosen-secret')}`;
  if (choice?.kind === 'pass') return `${t('vm-chosen-pass')} ${t('vm-chosen-secret')}`;
  return t('vm-chosen-keep');
}

function titleOf(play: Play, moment: string): string {
  const token = play.view.token;
  return t(`vm-ask-${moment}`, { token: token === null ? '' : name(GAME, token) });
}

function textOf(play: Play, moment: string): string {
  const { phase, from, to } = play;
  if (play.needsCrystal) return t('vm-tip-which-crystal');
  if ((phase.kind === 'place' || phase.kind === 'put') && to) return goes(play, to, from);
  if (phase.kind === 'rearrange' && from) return t('vm-tip-move-to');
  if (phase.kind === 'place' && from) return t('vm-tip-from', { portal: portalName(from.portal) });
  if (phase.kind === 'place' && play.mine?.reserve === 0) return t('vm-tip-no-reserve');
  if (phase.kind === 'put') return t('vm-tip-put', { left: phase.left, any: phase.animus === null, animus: phase.animus === null ? '' : name(GAME, phase.animus) });
  if (phase.kind === 'claim') return t('vm-tip-claim', { reward: name(GAME, `reward-${phase.reward}`), points: rewardPoints(phase.reward) });
  if (phase.kind === 'keep') return t('vm-tip-keep', { count: KEPT - play.keeping.length });
  return t(`vm-tip-${moment}`);
}
