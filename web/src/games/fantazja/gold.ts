/** What the gold button says: what happens, and what it brings. */
import { describe } from '$lib/i18n/index.svelte';
import { GAME, pointsOf } from './buildings';
import type { Play } from './play.svelte';
import { cellKey } from './tiles';
import type { Action } from './types';

/** By how much my points change; as printed on the tile, while nothing is foretold. */
function gained(play: Play, printed: number): number {
  const { foreseen, ownSeat } = play;
  if (!foreseen || !('done' in foreseen) || ownSeat === null) return printed;
  return (foreseen.done.points[ownSeat] ?? 0) - (play.mine?.points ?? 0);
}

export function goldWords(play: Play, action: Action): string {
  if (action.kind === 'build') return describe(GAME, 'gold', { ...action, points: gained(play, pointsOf(action.tile.building)) });
  if (action.kind !== 'guard') return describe(GAME, 'gold', action);
  const building = play.stacks.get(cellKey(action.at))?.tiles.at(-1)?.tile.building ?? 'castle';
  return describe(GAME, 'gold', { kind: 'guard', building });
}
