/** What one who plays does with the board: takes crystals and portals up, confirms, lets go, changes a secret choice. */
import { getContext, setContext } from 'svelte';
import type { TableSession } from '$lib/table/session.svelte';
import { KEPT } from '../../protocol/via-magica';
import { LegalActions, sameAction } from '../shared/actions';
import { Drag } from '../shared/drag.svelte';
import { Reader } from '../shared/reader.svelte';
import { sameSpot, spotOfZone } from './spots';
import type { Action, Portal, Reward, Slot, Spot, Token, View } from './types';

/** What is carried with the mouse: a crystal from a field or the reserve, a portal of the row, one that was dealt. */
export type Carried = { kind: 'crystal'; from: Spot | null } | { kind: 'row'; portal: Portal } | { kind: 'dealt'; portal: Portal };

/** What the reader can show. */
export type Reading = { kind: 'portal'; portal: Portal; slot?: Slot } | { kind: 'reward'; reward: Reward } | { kind: 'token'; token: Token };

export class Play {
  readonly drag = new Drag<Carried>();
  readonly reader = new Reader<Reading>();
  /** The crystal that is taken up from a field; from the reserve if none is. */
  from = $state.raw<Spot | null>(null);
  to = $state.raw<Spot | null>(null);
  /** The portal that is selected: to be opened, taken, or got in a swap. */
  portal = $state.raw<Portal | null>(null);
  /** The portal of a pair that goes in a swap, if I said which. */
  giving = $state.raw<Portal | null>(null);
  keeping = $state.raw<readonly Portal[]>([]);
  /** The seat whose portals are shown instead of the common things. */
  shownSeat = $state<number | null>(null);
  /** What I choose instead, once my choice is taken back. */
  private instead = $state.raw<Action | null>(null);
  /** What the rules let me choose before I chose: I may still change to it. */
  private remembered = $state.raw<{ round: string; legal: LegalActions<Action> }>();

  readonly view = $derived.by((): View => this.session.view as View);
  readonly phase = $derived.by(() => this.view.phase);
  readonly legal = $derived.by(() => new LegalActions<Action>(this.session.legalActions<Action>()));
  /** Whether something is asked of me now; not while I look at what was. */
  readonly asked = $derived.by(() => this.session.myTurn && !this.session.readOnly);
  /** My secret choice, while it may be taken back. */
  readonly choice = $derived.by((): Action | null => (this.legal.has({ kind: 'reconsider' }) ? this.view.choice : null));
  /** What I may do, or change my choice to. */
  readonly options = $derived.by(() => {
    if (this.choice === null) return this.legal;
    return this.remembered?.round === this.roundKey ? this.remembered.legal : new LegalActions<Action>([]);
  });
  readonly ownSeat = $derived.by((): number | null => this.session.mySeat ?? (this.view.viewer === 'spectator' ? null : this.view.viewer.seat));
  readonly mine = $derived.by(() => (this.ownSeat === null ? undefined : this.view.seats[this.ownSeat]));
  readonly pairs = $derived.by((): Portal[] => [...new Set(this.view.dealt.filter((portal, place) => this.view.dealt.indexOf(portal) !== place))]);
  readonly kept = $derived.by((): readonly Portal[] => (this.choice?.kind === 'keep' ? this.choice.portals : this.keeping));
  /** What the selected things do, if they may. */
  readonly action = $derived.by((): Action | null => {
    const action = this.meant();
    return this.choice === null && this.legal.has(action) ? action : null;
  });
  /** A field is selected, and there is no crystal for it but on another field. */
  readonly needsCrystal = $derived.by(() => this.to !== null && this.from === null && this.action === null && this.choice === null);

  constructor(readonly session: TableSession) {}

  private get roundKey(): string {
    return `${this.phase.kind} ${this.view.round}`;
  }

  /** What the selected things would do now. */
  private meant(): Action | null {
    const { from, to, portal } = this;
    switch (this.phase.kind) {
      case 'place':
        return to && { kind: 'place', to, from };
      case 'put':
        return to && { kind: 'put', to };
      case 'rearrange':
        return from && to && { kind: 'move', from, to };
      case 'open':
      case 'take':
        return portal === null ? null : { kind: this.phase.kind, portal };
      case 'swap':
        return this.swapFor(portal);
      case 'keep':
        return this.keeping.length === KEPT ? { kind: 'keep', portals: [...this.keeping].sort((one, other) => one - other) } : null;
      default:
        return null;
    }
  }

  private swapFor(take: Portal | null): Action | null {
    const give = this.giving ?? this.pairs[0];
    return take === null || give === undefined ? null : { kind: 'swap', give, take };
  }

  /** Whether a crystal may go there, with the one that is taken up or any. */
  mayFill(spot: Spot): boolean {
    if (this.phase.kind === 'put') return this.options.has({ kind: 'put', to: spot });
    return this.moves().some(({ from, to }) => sameSpot(to, spot) && (this.from === null || sameSpot(from, this.from)));
  }

  /** Whether the crystal there may be taken up, for the field that is selected or any. */
  mayLift(spot: Spot): boolean {
    return this.moves().some(({ from, to }) => sameSpot(from, spot) && (this.to === null || sameSpot(to, this.to)));
  }

  private moves(): { from: Spot | null; to: Spot }[] {
    return [...this.options.ofKind('place'), ...this.options.ofKind('move')];
  }

  mayOpen(portal: Portal): boolean {
    return this.options.has({ kind: 'open', portal });
  }

  /** Whether a portal of the row may be taken, or got in a swap. */
  mayTake(portal: Portal): boolean {
    return this.options.has({ kind: 'take', portal }) || this.options.ofKind('swap').some(({ take, give }) => take === portal && (this.giving === null || give === this.giving));
  }

  /** A click on an empty field. What may not be done, the rules refuse with the reason. */
  pickField(spot: Spot, event?: MouseEvent): void {
    if (this.choice?.kind === 'place' && sameSpot(this.choice.to, spot)) return void this.takeBack();
    if (!this.mayFill(spot)) return void this.session.act(this.actionFor({ kind: 'crystal', from: this.from }, spot));
    const again = this.to !== null && sameSpot(this.to, spot);
    this.session.letGo();
    this.to = spot;
    if (this.choice !== null) this.change(this.actionFor({ kind: 'crystal', from: this.from }, spot));
    else if (again) this.confirmBy(event);
  }

  /** A click on a crystal: it is taken up, or let go. */
  pickCrystal(spot: Spot): void {
    if (this.from !== null && sameSpot(this.from, spot)) return void (this.from = null);
    if (!this.mayLift(spot)) return void this.session.act(this.actionFor({ kind: 'crystal', from: spot }, this.to ?? spot));
    this.session.letGo();
    this.from = spot;
  }

  pickRow(portal: Portal, event?: MouseEvent): void {
    if (!this.mayTake(portal)) return void this.session.act((this.phase.kind === 'swap' && this.swapFor(portal)) || { kind: 'take', portal });
    this.select(portal, event);
  }

  pickOwn(portal: Portal, event?: MouseEvent): void {
    if (!this.mayOpen(portal)) return void this.session.act({ kind: 'open', portal });
    this.select(portal, event);
  }

  private select(portal: Portal, event?: MouseEvent): void {
    const again = this.portal === portal;
    this.session.letGo();
    this.portal = portal;
    if (again) this.confirmBy(event);
  }

  /** A click on a portal that was dealt: kept or not, or the one that goes in a swap. */
  pickDealt(portal: Portal): void {
    this.session.letGo();
    if (this.phase.kind === 'swap') {
      if (this.pairs.includes(portal)) this.giving = portal;
      else void this.session.act({ kind: 'swap', give: portal, take: this.portal ?? this.view.row[0] ?? portal });
      return;
    }
    const kept = this.kept;
    if (kept.includes(portal)) this.keeping = kept.filter((other) => other !== portal);
    else if (kept.length < KEPT) this.keeping = [...kept, portal];
    if (this.choice !== null) void this.session.act({ kind: 'reconsider' });
  }

  /** The second click, or Enter on what is selected already. */
  private confirmBy(event?: MouseEvent): void {
    if (event && (event.detail === 0 || event.detail >= 2)) void this.confirm();
  }

  async confirm(): Promise<void> {
    if (this.action) await this.act(this.action);
  }

  /** What a crystal does on a field now. */
  private actionFor({ from }: { kind: 'crystal'; from: Spot | null }, to: Spot): Action {
    if (this.phase.kind === 'put') return { kind: 'put', to };
    return this.phase.kind === 'rearrange' ? { kind: 'move', from: from ?? to, to } : { kind: 'place', to, from };
  }

  /** Something was carried to a zone of the page. */
  drop(thing: Carried, zone: string): void {
    const to = spotOfZone(zone);
    if (thing.kind === 'crystal' && to) this.change(this.actionFor(thing, to));
    else if (thing.kind === 'row' && zone === 'mine') void this.act(this.phase.kind === 'swap' ? (this.swapFor(thing.portal) ?? { kind: 'take', portal: thing.portal }) : { kind: 'take', portal: thing.portal });
    else if (thing.kind === 'dealt' && zone.startsWith('row-')) void this.act({ kind: 'swap', give: thing.portal, take: Number(zone.slice(4)) });
  }

  /** Does it; where I have chosen already, instead of my choice. */
  private change(action: Action): void {
    if (this.choice === null) return void this.act(action);
    if (sameAction(action, this.choice)) return;
    this.instead = this.options.has(action) ? action : null;
    void this.session.act({ kind: 'reconsider' });
  }

  /** Takes my secret choice back; what was chosen stays selected. */
  async takeBack(): Promise<void> {
    const { choice } = this;
    if (choice?.kind === 'keep') this.keeping = choice.portals;
    await this.session.act({ kind: 'reconsider' });
  }

  async act(action: Action): Promise<boolean> {
    this.clear();
    return this.session.act(action);
  }

  letGo(): void {
    this.clear();
    this.session.letGo();
  }

  private clear(): void {
    this.from = null;
    this.to = null;
    this.portal = null;
    this.keeping = [];
  }

  /** After every change of the position: what I may choose is noted, and a choice that waits for its turn is made. */
  follow(): void {
    if (this.choice === null && (this.phase.kind === 'place' || this.phase.kind === 'keep') && this.legal.actions.length > 0) {
      this.remembered = { round: this.roundKey, legal: this.legal };
    }
    const { instead } = this;
    if (instead === null || this.session.sending) return;
    if (this.legal.has(instead)) {
      this.instead = null;
      void this.act(instead);
    } else if (this.choice === null) this.instead = null;
  }

  /** Another question: nothing is selected for it. */
  anew(): void {
    this.clear();
    this.giving = null;
  }
}

const KEY = Symbol('play');

export function providePlay(session: TableSession): Play {
  return setContext(KEY, new Play(session));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
