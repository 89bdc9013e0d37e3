/** The desk of the scorer: the evening, what it is worth, what is typed. Components read it and tell it what to do. */
import { getContext, setContext } from 'svelte';
import { describe, hasText, locale, t, type Json } from '$lib/i18n/index.svelte';
import { speak, toast } from '$lib/speak.svelte';
import { cardName, GAME } from '../../games/fantasy-realms/names';
import type { CardId } from '../../games/fantasy-realms/cards';
import type { Choice } from '../../games/fantasy-realms/types';
import type { HandAnswer, Suggestion } from '../../protocol/fantasy-realms';
import { findCards, type CardNames, type Found } from '../rules/fantasy-realms/card-names';
import { OpenEvening } from './evening.svelte';
import { eveningOf, keepHistory, newEntry, readHistory, withEntry, withoutEntry, type Entry } from './history';
import { fromFragment, toFragment } from './link';
import {
  addCard, DISCARD, fixChoice, forgetDiscard, isFull, lastCard, mayAdd, newEvening, nextOpen, openHand, placeOf, playAgain, ranking,
  removeCard, seatPlayers, type Player, type Standing,
} from './model';
import { Scores } from './scores.svelte';

const KEY = Symbol('desk');
const MOST_FOUND = 6;

/** A card that fits what is typed, where it is, and what it would bring. */
export interface Match extends Found {
  place: number | undefined;
  free: boolean;
  suggestion: Suggestion | undefined;
}

export class Desk {
  #open = new OpenEvening();
  scores = new Scores();
  names = $state.raw<CardNames>();
  typed = $state('');
  #chosen = $state(0);
  history = $state.raw<readonly Entry[]>(readHistory());

  now = $derived(this.#open.now);
  player = $derived<Player | undefined>(this.now.players[this.now.open]);
  matches = $derived<Match[]>(this.#match());
  chosen = $derived(Math.min(this.#chosen, Math.max(0, this.matches.length - 1)));
  /** The card that Enter adds. */
  proposed = $derived<Match | undefined>(this.matches[this.chosen]?.free ? this.matches[this.chosen] : undefined);
  standings = $derived<Standing[]>(this.#rank());
  /** Hands that are not full. */
  unfinished = $derived(this.now.players.filter((player) => !isFull(player)).length);
  link = $derived(`${typeof location === 'undefined' ? '' : location.origin}/score#${toFragment(this.now)}`);

  get canUndo(): boolean {
    return this.#open.canUndo;
  }

  nameOf(player: Player | undefined): string {
    return player === undefined ? t('scorer-discard') : player.name || t('seat-number', { number: player.seat + 1 });
  }

  /** For the sign of a seat: the name, or the number of who has none. */
  signOf(player: Player): string {
    return player.name || String(player.seat + 1);
  }

  answer(player: Player): HandAnswer | undefined {
    return this.scores.hand(player.seat);
  }

  /** The points of a hand; those of the answer before, until the new one is there. */
  total(player: Player): number | undefined {
    return player.cards.length === 0 ? undefined : this.answer(player)?.score.total;
  }

  #match(): Match[] {
    if (!this.names) return [];
    const found = findCards(this.names, this.typed, locale()).map((one) => ({
      ...one,
      place: placeOf(this.now, one.card),
      free: mayAdd(this.now, one.card),
      suggestion: this.scores.suggestion(one.card),
    }));
    // Cards that can be added come first; the order of each kind stays.
    return [...found.filter(({ free }) => free), ...found.filter(({ free }) => !free)].slice(0, MOST_FOUND);
  }

  #rank(): Standing[] {
    const hands = this.now.players.flatMap((player) => {
      const total = this.total(player);
      return total === undefined ? [] : [{ player, total, eighth: this.answer(player)?.choices.necromancer }];
    });
    return ranking(hands);
  }

  type(text: string): void {
    this.typed = text;
    this.#chosen = 0;
  }

  choose(step: number): void {
    const count = this.matches.length;
    if (count > 0) this.#chosen = (this.chosen + step + count) % count;
  }

  add(card: CardId): void {
    if (!mayAdd(this.now, card)) {
      toast(`${cardName(card)}: ${this.whyNot(card)}`);
      return;
    }
    const total = this.scores.suggestion(card)?.total;
    this.#open.change(addCard(this.now, card));
    this.type('');
    speak(t('scorer-added', { card: cardName(card), total: total ?? t('scorer-counting') }));
  }

  /** Where a card is that cannot be added, in words. */
  whyNot(card: CardId): string {
    const place = placeOf(this.now, card);
    if (place === undefined) return t('scorer-hand-has-room');
    if (place === this.now.open) return t('scorer-in-this-hand');
    return place === DISCARD ? t('scorer-in-discard') : t('scorer-in-hand', { name: this.nameOf(this.now.players[place]) });
  }

  remove(card: CardId): void {
    this.#open.change(removeCard(this.now, card));
    speak(t('scorer-removed', { card: cardName(card) }));
  }

  /** A tap on a card of the grid: in this hand it goes, else it comes. */
  tap(card: CardId): void {
    if (placeOf(this.now, card) === this.now.open) this.remove(card);
    else this.add(card);
  }

  removeLast(): void {
    const last = lastCard(this.now);
    if (last !== undefined) this.remove(last);
  }

  show(place: number): void {
    this.#open.look(openHand(this.now, place));
    this.type('');
  }

  next(): void {
    const place = nextOpen(this.now);
    if (place !== undefined) this.show(place);
  }

  get nextPlayer(): Player | undefined {
    const place = nextOpen(this.now);
    return place === undefined ? undefined : this.now.players[place];
  }

  forgetDiscard(): void {
    this.#open.change(forgetDiscard(this.now));
  }

  seat(seats: readonly { seat: number; name: string }[]): void {
    this.#open.change(seatPlayers(this.now, seats));
  }

  fix(place: number, chooser: CardId, choice: Choice | null): void {
    this.#open.change(fixChoice(this.now, place, chooser, choice));
  }

  /** Gives all choices back to the program. */
  unfix(): void {
    this.#open.change({ ...this.now, players: this.now.players.map((player) => ({ ...player, choices: [] })) });
  }

  nameSeenOnly(seenOnly: boolean): void {
    this.#open.change({ ...this.now, seenOnly });
  }

  undo(): void {
    this.#open.undo();
    speak(t('scorer-undone'));
  }

  /** Writes the evening into the history of this device. */
  finish(): void {
    const results = this.standings.map(({ place, player, total }) => ({ name: this.nameOf(player), seat: player.seat, total, place }));
    const entry = newEntry(this.now, results, new Date());
    this.#keep(withEntry(this.history, entry));
    this.#open.look({ ...this.now, saved: entry.id });
    toast(t('scorer-finished'));
  }

  again(): void {
    this.#open.change(playAgain(this.now));
  }

  afresh(): void {
    this.#open.change(newEvening());
  }

  reopen(entry: Entry): void {
    const evening = eveningOf(entry);
    if (evening) this.#open.change(evening);
  }

  forget(id: string): void {
    this.#keep(withoutEntry(this.history, id));
  }

  putBack(entry: Entry): void {
    this.#keep(withEntry(this.history, entry));
  }

  #keep(entries: readonly Entry[]): void {
    this.history = entries;
    keepHistory(entries);
  }

  /** An evening that came with the address. */
  openLink(fragment: string): void {
    if (fragment === '') return;
    const evening = fromFragment(fragment);
    if (evening) this.#open.change(evening);
    toast(evening ? t('scorer-link-opened') : t('scorer-link-broken'), 8);
  }

  /** What the rules have against it, in words; nothing if it is only the connection. */
  refusal(): string | undefined {
    const { failure } = this.scores;
    if (!failure || failure.status === 0 || failure.status >= 429) return undefined;
    const known = hasText(`fantasy-realms-refusal-${failure.code}`);
    const reason = known ? describe(GAME, 'refusal', { code: failure.code, ...failure.params } as Json) : t('scorer-refused-unknown');
    return t('scorer-refused', { reason });
  }

  get offline(): boolean {
    const { failure } = this.scores;
    return failure !== undefined && this.refusal() === undefined;
  }
}

export function layDesk(): Desk {
  return setContext(KEY, new Desk());
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
