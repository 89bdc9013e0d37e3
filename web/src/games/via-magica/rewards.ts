/** The ten rewards: who holds them, and who can still get them. */
import { REWARD_FACTS, REWARDS } from '../../protocol/via-magica';
import { COLOURS, factsOf } from './portals';
import type { Colour, Portal, Reward, SeatView, View } from './types';

export { REWARDS };

export function rewardPoints(reward: Reward): number {
  return REWARD_FACTS[reward].points;
}

/** The colours a reward shows as doors, or the number it asks for. */
export function wantedOf(reward: Reward): { doors: Colour[] } | { number: number } {
  const { number, colour } = REWARD_FACTS[reward];
  if (number !== null) return { number };
  return { doors: colour === null ? [...COLOURS] : [colour, colour, colour] };
}

export interface Contender {
  seat: number;
  /** How far it is, of what is needed. */
  have: number;
  need: number;
}

export function holderOf(view: View, reward: Reward): number | null {
  const seat = view.seats.findIndex(({ rewards }) => rewards.includes(reward));
  return seat < 0 ? null : seat;
}

/** How many portals towards a reward are open. */
export function progress(reward: Reward, opened: readonly Portal[]): { have: number; need: number } {
  const wanted = wantedOf(reward);
  if ('number' in wanted) return { have: opened.length, need: wanted.number };
  const colours = opened.map((portal) => factsOf(portal).colour);
  const [first] = wanted.doors;
  if (reward === 'all-colours') return { have: new Set(colours).size, need: wanted.doors.length };
  return { have: Math.min(3, colours.filter((colour) => colour === first).length), need: 3 };
}

/** One for a number is only for who has none yet, and not more portals than it asks for. */
export function canStillGet(reward: Reward, seat: SeatView): boolean {
  const { have, need } = progress(reward, seat.opened);
  return 'doors' in wantedOf(reward) || (!seat.number_rewarded && have <= need);
}

/** Who can still get a reward nobody holds; the nearest first. */
export function contenders(view: View, reward: Reward): Contender[] {
  if (!view.rewards.includes(reward)) return [];
  return view.seats
    .flatMap((seat, number) => (canStillGet(reward, seat) ? [{ seat: number, ...progress(reward, seat.opened) }] : []))
    .sort((one, other) => other.have - one.have || one.seat - other.seat);
}
