/** How a hand is fanned: 7 cards 130 apart, turned by 1.7° each, the sides lower; fewer do not overlap, closer where there is less room. */

export interface FanPlace {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

export const CARD_WIDTH = 138;
const STEP = 130;
const TURN = 1.7;

/** The distance from card to card. */
export function fanStep(count: number, width: number): number {
  if (count < 2) return 0;
  const widest = count > 7 ? 112 : count === 7 ? STEP : CARD_WIDTH + 10;
  return Math.max(12, Math.min(widest, (width - CARD_WIDTH - 8) / (count - 1)));
}

/** Places from left to right, centred in `width`. */
export function fan(count: number, width: number): FanPlace[] {
  const step = fanStep(count, width);
  const left = (width - (CARD_WIDTH + step * (count - 1))) / 2;
  const turn = TURN * (step / STEP);
  return Array.from({ length: count }, (_, n) => {
    const side = n - (count - 1) / 2;
    return { x: left + n * step, y: side * side * 1.45 * (step / STEP), turn: side * turn };
  });
}
