/** What moves by an event, and from where to where. Places are `data-place` of the page. */
import type { Journey } from '../shared/flights.svelte';
import { factionOf } from './buildings';
import { zoneOf } from './city';
import { tileKey } from './tiles';
import type { EventView, Faction, Rotation, Tile } from './types';

/** A tile face up, or one whose face I may not see. */
export type Moved = { tile: Tile; rotation: Rotation } | { back: true; faction: Faction };

/** My own tiles one by one; another seat's hand is its panel. */
function hand(seat: number, tile: Tile, mySeat: number | null): string {
  return seat === mySeat ? `hand-${tileKey(tile)}` : `seat-${seat}`;
}

export function journeys(told: unknown, mySeat: number | null): Journey<Moved>[] {
  const event = told as EventView;
  switch (event.kind) {
    case 'built':
      return [{ thing: { tile: event.tile, rotation: event.rotation }, from: hand(event.seat, event.tile, mySeat), to: zoneOf(event.at) }];
    case 'swapped':
      return [
        { thing: { tile: event.old, rotation: 0 }, from: zoneOf(event.at), to: hand(event.seat, event.old, mySeat) },
        { thing: { tile: event.tile, rotation: event.rotation }, from: hand(event.seat, event.tile, mySeat), to: zoneOf(event.at) },
      ];
    case 'imagined':
      return [{ thing: event.tile ? { tile: event.tile, rotation: 0 } : { back: true, faction: factionOf(event.seat) }, from: event.tile ? hand(event.seat, event.tile, mySeat) : `seat-${event.seat}`, to: `imagination-${event.seat}` }];
    case 'paid':
      return [{ thing: { tile: event.tile, rotation: 0 }, from: `imagination-${event.seat}`, to: `discard-${event.seat}` }];
    case 'fetched':
      return [{ thing: { tile: event.tile, rotation: 0 }, from: `discard-${event.seat}`, to: `imagination-${event.seat}` }];
    case 'gave':
      return [{ thing: { tile: event.tile, rotation: 0 }, from: hand(event.seat, event.tile, mySeat), to: `discard-${event.seat}` }];
    case 'took':
      return [{ thing: { tile: event.tile, rotation: 0 }, from: `discard-${event.seat}`, to: hand(event.seat, event.tile, mySeat) }];
    case 'refilled':
      return event.seat === mySeat ? event.tiles.map((tile) => ({ thing: { tile, rotation: 0 }, from: `pile-${event.seat}`, to: `hand-${tileKey(tile)}` })) : [];
    default:
      return [];
  }
}
