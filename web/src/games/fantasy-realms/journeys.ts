/** Which cards move by an event, and from where to where. Places are `data-place` of the page. */
import type { Journey } from '../shared/flights.svelte';
import type { CardId } from './cards';

/** Null for a card whose face I do not see. */
export type Flown = CardId | null;

interface Told {
  kind?: string;
  seat?: number;
  to?: number;
  card?: CardId | null;
  cards?: readonly CardId[];
  count?: number;
  gave?: CardId | null;
  got?: CardId | null;
  kept?: boolean;
}

/** My hand by card, another seat as a whole. */
function holder(seat: number, card: CardId | null | undefined, mySeat: number | null): string {
  return seat === mySeat && card ? `hand-${card}` : `seat-${seat}`;
}

export function journeys(event: unknown, mySeat: number | null): Journey<Flown>[] {
  const { kind, seat = -1, to = -1, card = null, cards = [], count = 0, gave = null, got = null, kept } = event as Told;
  switch (kind) {
    case 'drew':
      if (seat === mySeat) return cards.map((drawn) => ({ thing: drawn, from: 'deck', to: `hand-${drawn}` }));
      return Array.from({ length: count }, () => ({ thing: null, from: 'deck', to: `seat-${seat}` }));
    case 'took':
      return [{ thing: card, from: `area-${card}`, to: holder(seat, card, mySeat) }];
    case 'discarded':
      return [{ thing: card, from: holder(seat, card, mySeat), to: `area-${card}` }];
    case 'traded':
      return [
        { thing: gave, from: holder(seat, gave, mySeat), to: holder(to, gave, mySeat) },
        { thing: got, from: holder(to, got, mySeat), to: holder(seat, got, mySeat) },
      ];
    case 'kept':
      return kept && seat !== mySeat ? [{ thing: null, from: 'deck', to: `seat-${seat}` }] : [];
    default:
      return [];
  }
}
