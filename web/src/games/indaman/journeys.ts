/** What moves by an event, and from where to where. Places are `data-place` of the page. */
import type { Journey } from '../shared/flights.svelte';
import type { Creature, EventView } from './types';

/** Gems, a creature that is kept, or an object whose face is nobody else's business. */
export type Moved = { kind: 'gems'; gems: number } | { kind: 'creature'; creature: Creature } | { kind: 'object' };

export function journeys(told: unknown, mySeat: number | null): Journey<Moved>[] {
  const event = told as EventView;
  const home = (seat: number) => (seat === mySeat ? 'purse' : `seat-${seat}`);
  const gems = (count: number, from: string, to: string): Journey<Moved>[] => (count > 0 ? [{ thing: { kind: 'gems', gems: count }, from, to }] : []);
  switch (event.kind) {
    case 'found':
      return gems(event.found.gems, `pawn-${event.seat}`, home(event.seat));
    case 'delivered':
      return gems(event.delivery.gems, `pawn-${event.seat}`, home(event.seat));
    case 'entered':
      return gems(event.gems, home(event.seat), `pawn-${event.seat}`);
    case 'drew':
      return [{ thing: { kind: 'object' }, from: `pawn-${event.seat}`, to: home(event.seat) }];
    case 'kept':
      return [{ thing: { kind: 'creature', creature: event.creature }, from: 'fight', to: home(event.seat) }];
    default:
      return [];
  }
}
