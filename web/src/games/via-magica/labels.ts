/** Things on the table in words, for those who hear them. */
import { describe, name, t } from '$lib/i18n/index.svelte';
import type { Play } from './play.svelte';
import { factsOf, GAME, portalName, printedPoints } from './portals';
import { contenders, holderOf, rewardPoints } from './rewards';
import type { Animus, Portal, Reward, Slot } from './types';

/** "two Air, Water": each animus once, with its number. */
export function animiWords(fields: readonly Animus[]): string[] {
  return [...new Set(fields)].map((animus) => {
    const count = fields.filter((one) => one === animus).length;
    return count === 1 ? name(GAME, animus) : t('vm-times', { count, animus: name(GAME, animus) });
  });
}

/** "Water-lily Dew, Yellow, 4 points, fields: 3 Water, Life. Place 2 crystals on Water fields". */
export function portalLabel(portal: Portal): string {
  const facts = factsOf(portal);
  return t('vm-label-portal', {
    portal: portalName(portal),
    colour: name(GAME, facts.colour),
    points: printedPoints(facts),
    fields: animiWords(facts.fields),
    effect: describe(GAME, 'effect', facts.effect),
  });
}

/** The same with what lies on it. */
export function slotLabel({ portal, filled }: Slot): string {
  return t('vm-label-slot', { portal: portalLabel(portal), filled: filled.length, fields: factsOf(portal).fields.length, animi: animiWords(filled) });
}

/** What a reward is for, what it brings, who holds it or who can still get it. */
export function rewardLabel(play: Play, reward: Reward): string {
  const holder = holderOf(play.view, reward);
  return t('vm-label-reward', {
    reward: name(GAME, `reward-${reward}`),
    points: rewardPoints(reward),
    held: holder !== null,
    holder: holder === null ? '' : (play.session.players[holder] ?? ''),
    names: contenders(play.view, reward).map(({ seat, have, need }) => t('vm-contender', { name: play.session.players[seat] ?? '', have, need })),
  });
}
