/** What I am asked, and what the selected things would do, in words. */
import { describe, t } from '$lib/i18n/index.svelte';
import { costs, GAME, isUpgrade } from './buildings';
import type { Play } from './play.svelte';
import { tileName } from './tiles';
import type { Building } from './types';

export interface Asking {
  title: string;
  /** The title is a tile's name. */
  named?: boolean;
  text: string;
}

/** What is to be chosen next, in a word. */
export function askWord(play: Play): string {
  switch (play.phase.kind) {
    case 'act':
    case 'swap':
      if (!play.picked) return play.phase.kind === 'swap' ? 'swap' : 'tile';
      if (play.askew) return 'turn';
      return play.places > 0 ? 'place' : 'nowhere';
    case 'exchange':
      return play.offered.length === 0 ? 'give' : play.legal.ofKind('give').length > 0 ? 'give-or-take' : 'take';
    default:
      return play.phase.kind;
  }
}

export function askingOf(play: Play): Asking | null {
  if (!play.asked) return null;
  const { picked } = play;
  if (picked && play.laying) return { title: tileName(picked), named: true, text: aboutPicked(play) };
  return { title: t(`fz-ask-${askWord(play)}`), text: t(`fz-tip-${askWord(play)}`) };
}

/** "Fits in 6 places. Each side meets its own element, with no fewer symbols." */
function aboutPicked(play: Play): string {
  const { picked, places } = play;
  if (!picked) return '';
  if (play.phase.kind === 'swap') return t('fz-picked-swap', { places });
  const turns = places > 0 && matchMedia('(hover: hover)').matches;
  return [t(`fz-picked-${kindOf(picked.building)}`, { places }), ...(turns ? [t('fz-turns')] : [])].join(' ');
}

function kindOf(building: Building): 'small' | 'large' | 'special' {
  if (isUpgrade(building)) return 'large';
  return costs(building) ? 'special' : 'small';
}

/** The gold ribbon: what I am to do now, in a few words. */
export function ribbonOf(play: Play): string | undefined {
  return play.asked ? t(`fz-ribbon-${play.phase.kind}`) : undefined;
}

/** The same in a sentence. */
export function momentOf(play: Play): string {
  return describe(GAME, 'moment', play.phase.kind);
}

