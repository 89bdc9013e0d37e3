/** What moves by an event, and from where to where. Places are `data-place` of the page. */
import type { Journey } from '../shared/flights.svelte';
import type { EventView, Portal, Spot, Token } from './types';

export type Moved = { kind: 'crystal' } | { kind: 'portal'; portal: Portal } | { kind: 'token'; token: Token };

const CRYSTAL: Moved = { kind: 'crystal' };

/** My fields one by one, another seat's portals as a whole. */
function at(seat: number, { portal, animus }: Spot, mySeat: number | null): string {
  return seat === mySeat ? `field-${portal}-${animus}` : `zone-${seat}-${portal}`;
}

function reserve(seat: number, mySeat: number | null): string {
  return seat === mySeat ? 'reserve' : `seat-${seat}`;
}

export function journeys(told: unknown, mySeat: number | null): Journey<Moved>[] {
  const event = told as EventView;
  switch (event.kind) {
    case 'caught':
      return [{ thing: { kind: 'token', token: event.token }, from: 'bag', to: 'token' }];
    case 'placed':
      return [{ thing: CRYSTAL, from: event.from ? at(event.seat, event.from, mySeat) : reserve(event.seat, mySeat), to: at(event.seat, event.to, mySeat) }];
    case 'put':
      return [{ thing: CRYSTAL, from: reserve(event.seat, mySeat), to: at(event.seat, event.to, mySeat) }];
    case 'moved':
      return [{ thing: CRYSTAL, from: at(event.seat, event.from, mySeat), to: at(event.seat, event.to, mySeat) }];
    case 'took':
      return [{ thing: { kind: 'portal', portal: event.portal }, from: `row-${event.portal}`, to: event.seat === mySeat ? `mine-${event.portal}` : `seat-${event.seat}` }];
    case 'refilled':
      return [{ thing: { kind: 'portal', portal: event.portal }, from: 'stock', to: `row-${event.portal}` }];
    default:
      return [];
  }
}
