/** A real game on the scorer: who sits there, who holds what. Every change gives a new evening; nothing is changed in place. */
import { CARDS, factsOf, type CardId } from '../../games/fantasy-realms/cards';
import type { Choice } from '../../games/fantasy-realms/types';

export const MOST_PLAYERS = 7;
export const HAND = 7;
export const LONGEST_NAME = 24;

export interface Player {
  /** 0 to 6: the sign of the seat. */
  seat: number;
  name: string;
  cards: readonly CardId[];
  /** What the owner fixed; the rest is found. */
  choices: readonly Choice[];
}

export interface Evening {
  players: readonly Player[];
  /** Which player's hand is open; -1 for the discard area. */
  open: number;
  /** null: nobody said what lies there. */
  discard: readonly CardId[] | null;
  /** Whether Mirage and Shapeshifter may name only cards seen in this game (ruling 10). */
  seenOnly: boolean;
  /** Under which number it is in the history. */
  saved: string | null;
}

/** The place of `open` for the discard area. */
export const DISCARD = -1;

const KNOWN = new Set(CARDS);

export function newPlayer(seat: number, name = ''): Player {
  return { seat, name, cards: [], choices: [] };
}

export function newEvening(names: readonly string[] = ['', '', '']): Evening {
  return { players: names.map((name, seat) => newPlayer(seat, name)), open: 0, discard: null, seenOnly: false, saved: null };
}

/** A hand has seven cards; with the Necromancer an eighth may lie in it. */
export function roomFor({ cards }: Player): number {
  return cards.includes('necromancer') ? HAND + 1 : HAND;
}

export function isFull(player: Player): boolean {
  return player.cards.length >= HAND;
}

/** Whether anybody needs the discard area. */
export function needsDiscard({ players }: Evening): boolean {
  return players.some(({ cards }) => cards.includes('necromancer'));
}

/** Where a card is: the place of a player, DISCARD, or nowhere. */
export function placeOf({ players, discard }: Evening, card: CardId): number | undefined {
  const holder = players.findIndex(({ cards }) => cards.includes(card));
  if (holder >= 0) return holder;
  return discard?.includes(card) ? DISCARD : undefined;
}

/** Whether a card can be added where the evening is open. */
export function mayAdd(evening: Evening, card: CardId): boolean {
  if (!KNOWN.has(card) || placeOf(evening, card) !== undefined) return false;
  const player = evening.players[evening.open];
  return player === undefined ? evening.open === DISCARD : player.cards.length < roomFor(player);
}

export function addCard(evening: Evening, card: CardId): Evening {
  if (!mayAdd(evening, card)) return evening;
  if (evening.open === DISCARD) return { ...evening, discard: [...(evening.discard ?? []), card] };
  return withPlayer(evening, evening.open, (player) => ({ ...player, cards: [...player.cards, card] }));
}

export function removeCard(evening: Evening, card: CardId): Evening {
  const place = placeOf(evening, card);
  if (place === undefined) return evening;
  if (place === DISCARD) return pruned({ ...evening, discard: evening.discard?.filter((other) => other !== card) ?? null });
  return pruned(withPlayer(evening, place, (player) => ({ ...player, cards: player.cards.filter((other) => other !== card) })));
}

/** The card that was added last where the evening is open. */
export function lastCard(evening: Evening): CardId | undefined {
  return (evening.open === DISCARD ? evening.discard : evening.players[evening.open]?.cards)?.at(-1);
}

export function openHand(evening: Evening, place: number): Evening {
  const there = place === DISCARD || evening.players[place] !== undefined;
  if (!there || evening.open === place) return evening;
  return { ...evening, open: place, discard: place === DISCARD ? (evening.discard ?? []) : evening.discard };
}

/** Nobody knows any more what lies there. */
export function forgetDiscard(evening: Evening): Evening {
  return pruned({ ...evening, discard: null, open: evening.open === DISCARD ? 0 : evening.open });
}

/** Fixes a choice of an owner; null gives it back to the program. */
export function fixChoice(evening: Evening, place: number, chooser: CardId, choice: Choice | null): Evening {
  return withPlayer(evening, place, (player) => {
    const others = player.choices.filter((other) => chooserOf(other) !== chooser);
    return { ...player, choices: choice === null ? others : [...others, choice] };
  });
}

/** The names and seats as they are written down in the list of players; who is left out goes, with the cards. */
export function seatPlayers(evening: Evening, seats: readonly { seat: number; name: string }[]): Evening {
  const before = new Map(evening.players.map((player) => [player.seat, player]));
  const players = seats
    .slice(0, MOST_PLAYERS)
    .map(({ seat, name }) => ({ ...(before.get(seat) ?? newPlayer(seat)), name: tidyName(name) }));
  if (players.length === 0) return evening;
  const seat = evening.players[evening.open]?.seat;
  const open = evening.open === DISCARD ? DISCARD : Math.max(0, players.findIndex((player) => player.seat === seat));
  return pruned({ ...evening, players, open });
}

/** The lowest seat nobody sits on. */
export function freeSeat(taken: readonly number[]): number | undefined {
  return Array.from({ length: MOST_PLAYERS }, (_, seat) => seat).find((seat) => !taken.includes(seat));
}

/** The same people, no cards. */
export function playAgain(evening: Evening): Evening {
  const players = evening.players.map(({ seat, name }) => newPlayer(seat, name));
  return { ...evening, players, open: 0, discard: null, saved: null };
}

/** The next hand that is not full, going round; else undefined. */
export function nextOpen(evening: Evening): number | undefined {
  const count = evening.players.length;
  const order = Array.from({ length: count }, (_, step) => (Math.max(evening.open, -1) + 1 + step) % count);
  return order.find((place) => place !== evening.open && !isFull(evening.players[place] ?? newPlayer(0)));
}

export function isComplete({ players }: Evening): boolean {
  return players.every(isFull);
}

export function isEmpty({ players, discard }: Evening): boolean {
  return players.every(({ cards }) => cards.length === 0) && (discard?.length ?? 0) === 0;
}

export function chooserOf(choice: Choice): CardId {
  switch (choice.kind) {
    case 'raise': return 'necromancer';
    case 'copy': return 'doppelganger';
    case 'change': return 'book-of-changes';
    case 'clear': return 'island';
    default: return choice.chooser;
  }
}

export function tidyName(name: string): string {
  return [...name.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('');
}

function withPlayer(evening: Evening, place: number, change: (player: Player) => Player): Evening {
  return { ...evening, players: evening.players.map((player, other) => (other === place ? change(player) : player)) };
}

/** Fixed choices whose cards are gone are gone too. */
function pruned(evening: Evening): Evening {
  const players = evening.players.map((player) => {
    const raised = player.choices.flatMap((choice) => (choice.kind === 'raise' ? [choice.card] : []));
    const reach = new Set([...player.cards, ...raised]);
    const choices = player.choices.filter((choice) => {
      if (!player.cards.includes(chooserOf(choice))) return false;
      if (choice.kind === 'raise') return evening.discard?.includes(choice.card) ?? true;
      return choice.kind === 'copy' || choice.kind === 'change' || choice.kind === 'clear' ? reach.has(choice.card) : true;
    });
    return choices.length === player.choices.length ? player : { ...player, choices };
  });
  return { ...evening, players };
}

/** The sum that breaks a tie: base strengths as printed (ruling 5). */
export function printedSum(cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + factsOf(card).base, 0);
}

export interface Standing {
  place: number;
  player: Player;
  total: number;
}

/** Who leads: the highest hand, on a tie the lower printed sum; who is still tied shares the place. */
export function ranking(hands: readonly { player: Player; total: number; eighth?: CardId | undefined }[]): Standing[] {
  const printed = ({ player, eighth }: (typeof hands)[number]) =>
    printedSum(eighth === undefined || player.cards.includes(eighth) ? player.cards : [...player.cards, eighth]);
  const before = (one: (typeof hands)[number], other: (typeof hands)[number]) =>
    other.total - one.total || printed(one) - printed(other);
  const sorted = [...hands].sort(before);
  return sorted.map((hand) => ({
    place: 1 + sorted.findIndex((other) => before(other, hand) === 0),
    player: hand.player,
    total: hand.total,
  }));
}
