/** How a match ended, as somebody at the table or beside it sees it. */
import type { Outcome } from '../../protocol';

export interface Result {
  /** Alone and by points; alone after a tie; with others; not at all, or not playing. */
  kind: 'won' | 'tie' | 'shared' | 'others';
  /** My distance to the best of the others, or to the winner. */
  by: number;
  /** My place, or 0. */
  place: number;
  winners: number[];
}

export function resultOf({ points, places }: Outcome, seat: number | null): Result {
  const winners = places.flatMap((place, other) => (place === 1 ? [other] : []));
  if (seat === null) return { kind: 'others', by: 0, place: 0, winners };
  const own = points[seat] ?? 0;
  const place = places[seat] ?? 0;
  const best = Math.max(...points.filter((_, other) => other !== seat));
  if (place !== 1) return { kind: 'others', by: Math.max(...points) - own, place, winners };
  return { kind: winners.length > 1 ? 'shared' : own === best ? 'tie' : 'won', by: own - best, place, winners };
}
