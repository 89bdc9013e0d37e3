/** Carrying a card with the mouse: from the discard area or the deck to the hand, from the hand to the discard area. */
import { Drag } from '../shared/drag.svelte';
import type { Pick } from './legal';

export const drag = new Drag<Pick>();

/** Where a thing can be dropped. */
export function zoneOf(pick: Pick): 'hand' | 'area' | null {
  if (pick.kind === 'deck' || pick.kind === 'area') return 'hand';
  return pick.kind === 'hand' || pick.kind === 'drawn' ? 'area' : null;
}

/** Dropped in its zone, a thing does what it does. */
export function carries(pick: () => Pick, drop: (pick: Pick) => void) {
  return drag.carries(pick, (thing, zone) => {
    if (zone === zoneOf(thing)) drop(thing);
  });
}
