/** Which cards move by an event, and from where to where. Places are `data-place` of the page. */
import type { CardId } from './cards';

export interface Journey {
  /** Null for a card whose face I do not see. */
  card: CardId | null;
  from: string;
  to: string;
}

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

export function journeys(event: unknown, mySeat: number | null): Journey[] {
  const { kind, seat = -1, to = -1, card = null, cards = [], count = 0, gave = null, got = null, kept } = event as Told;
  switch (kind) {
    case 'drew':
      if (seat === mySeat) return cards.map((drawn) => ({ card: drawn, from: 'deck', to: `hand-${drawn}` }));
      return Array.from({ length: count }, () => ({ card: null, from: 'deck', to: `seat-${seat}` }));
    case 'took':
      return [{ card, from: `area-${card}`, to: holder(seat, card, mySeat) }];
    case 'discarded':
      return [{ card, from: holder(seat, card, mySeat), to: `area-${card}` }];
    case 'traded':
      return [
        { card: gave, from: holder(seat, gave, mySeat), to: holder(to, gave, mySeat) },
        { card: got, from: holder(to, got, mySeat), to: holder(seat, got, mySeat) },
      ];
    case 'kept':
      return kept && seat !== mySeat ? [{ card: null, from: 'deck', to: `seat-${seat}` }] : [];
    default:
      return [];
  }
}
