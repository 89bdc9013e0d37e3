/** The market of the chaos variant: the offer I am making, and the one I look at. */
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { CardId } from './cards';
import { bestGive } from './legal';
import type { Play } from './play.svelte';
import type { SuitId } from './suits';
import type { OfferView, Shows } from './types';

export class Trade {
  give = $state.raw<CardId | null>(null);
  shows = $state.raw<Shows>('suit');
  to = $state.raw<number | null>(null);
  wants = $state.raw<SuitId | null>(null);
  /** The maker is open, where it has no column of its own. */
  making = $state(false);
  /** When each open offer was first seen here. */
  private readonly seen = new SvelteMap<number, number>();
  private readonly begun = performance.now();

  readonly offers = $derived.by((): readonly OfferView[] => this.play.view.market?.offers ?? []);
  readonly draft = $derived.by(() => this.play.view.market?.draft ?? null);
  /** What goes if the selected offer is accepted. */
  readonly giving = $derived.by(() => (this.play.picked?.kind === 'offer' ? this.play.picked.give : null));

  constructor(readonly play: Play) {}

  /** Keeps the time of new offers; those that were there before me have no age. */
  note(): void {
    const now = performance.now();
    for (const { offer } of this.offers) if (!this.seen.has(offer)) this.seen.set(offer, now);
    for (const offer of this.seen.keys()) if (!this.offers.some((open) => open.offer === offer)) this.seen.delete(offer);
  }

  /** Seconds since it was made, if I saw it. */
  age(offer: number): number | null {
    const since = this.seen.get(offer);
    if (since === undefined || since - this.begun < 1500) return null;
    void this.play.session.timeLeft;
    return Math.max(0, Math.round((performance.now() - since) / 1000));
  }

  fitting(offer: number): CardId[] {
    return this.play.legal.givesFor(offer);
  }

  look(offer: number, event?: MouseEvent): void {
    const { play } = this;
    const fitting = this.fitting(offer);
    const give = bestGive(play.session.helpOn ? (play.answer?.gains ?? []) : [], offer, fitting);
    const again = play.picked?.kind === 'offer' && play.picked.offer === offer ? play.picked : undefined;
    if (again && event && (event.detail === 0 || event.detail >= 2)) void play.confirm();
    else if (give !== null) play.picked = again ?? { kind: 'offer', offer, give };
    else {
      // The rules say why not.
      const mine = play.hand[0];
      if (mine) void play.session.act({ kind: 'accept', offer, give: mine });
    }
  }

  /** A card of my hand: the one that goes for the selected offer if it fits, else the one I offer. */
  chooseCard(card: CardId): void {
    const { play } = this;
    play.session.letGo();
    if (play.picked?.kind === 'offer' && this.fitting(play.picked.offer).includes(card)) {
      play.picked = { kind: 'offer', offer: play.picked.offer, give: card };
      return;
    }
    play.picked = null;
    this.give = this.give === card ? null : card;
  }

  /** In two steps, as the rules have it: hold the card out, then open the offer. */
  async offer(): Promise<void> {
    const { give, shows, to, wants } = this;
    if (give === null) return;
    const draft = this.draft;
    if (draft && (draft.give !== give || draft.shows !== shows) && !(await this.play.act({ kind: 'drop' }))) return;
    if (!this.draft && !(await this.play.act({ kind: 'offer', give, shows }))) return;
    if (await this.play.act({ kind: 'open', to, wants })) {
      this.give = null;
      this.making = false;
    }
  }

  withdraw(offer: number): void {
    void this.play.act({ kind: 'withdraw', offer });
  }

  /** How a card of mine is offered, if it is. */
  shownOf(card: CardId): Shows | null {
    const own = this.offers.find((offer) => offer.owner === this.play.session.mySeat && offer.card === card);
    return own?.shows ?? null;
  }
}

const KEY = Symbol('trade');

export function provideTrade(play: Play): Trade {
  return setContext(KEY, new Trade(play));
}

export function useTrade(): Trade {
  return getContext<Trade>(KEY);
}
