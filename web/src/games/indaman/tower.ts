/** What a climb needs, and how likely it is. */
import type { Components } from './island';
import type { SeatView, View } from './types';

/** What the mage adds to the first roll of a turn on the tower. */
export function bonusOf(box: Components, view: View, seat: SeatView): number {
  const trait = box.mages.find(({ mage }) => mage === seat.mage)?.trait;
  return trait && 'bonus' in trait && !view.climbed ? Number(trait.bonus) : 0;
}

/** The lowest number of the green klippide that is enough; above 6 none is. */
export function leastRoll(needed: number, gems: number, bonus: number): number {
  return Math.max(1, needed - gems - bonus);
}

/** In how many of six rolls it is enough. */
export function rolls(needed: number, gems: number, bonus: number): number {
  return Math.max(0, 7 - leastRoll(needed, gems, bonus));
}

/** Where the ladder of each seat leans, beside the windows. */
export const LADDERS = [284, 384, 416, 448, 252, 220] as const;
/** The middle of a square, from below; 0 is the ground. */
export const squareY = (square: number) => (square === 0 ? 512 : 534 - square * 44);
