/** What one who plays does with the board: chooses something, sees what it means, confirms, lets go. */
import { getContext, setContext } from 'svelte';
import type { TableSession } from '$lib/table/session.svelte';
import { LegalActions, sameAction } from '../shared/actions';
import { Camera } from '../shared/camera.svelte';
import { Reader } from '../shared/reader.svelte';
import { componentsOf, Island } from './island';
import { bonusOf, rolls } from './tower';
import type { Action, Creature, EventView, Looked, MagicObject, Name, Opened, Place, View } from './types';

/** What the reader can show. */
export type Reading = { kind: 'creature'; creature: Creature } | { kind: 'object'; object: MagicObject } | { kind: 'mage'; seat: number };

/** A klippide as it lies on the table. */
export interface Die {
  number: number;
  colour: 'blue' | 'red' | 'green';
  face: string;
  seat: number;
}

/** The button does these at once where nothing else is chosen. */
const PLAIN = ['enter', 'go-on', 'sail', 'done'] as const;
/** Choices that are places of the map. */
const PLACED = ['move', 'direct', 'fly', 'ride', 'put', 'wish'];
const DOOMS = ['devour', 'strip', 'banish'];
/** Choices that are a number of gems. */
const COUNTED = ['bid', 'guess', 'climb', 'struggle'];

export class Play {
  readonly reader = new Reader<Reading>();
  readonly camera: Camera;
  /** What is selected; done only when it is confirmed. */
  chosen = $state.raw<Action | null>(null);
  /** The card that is taken from a pile, before it has a name. */
  card = $state.raw<Creature | null>(null);
  /** The fists that were opened last, until somebody has looked at them. */
  opened = $state.raw<Opened | null>(null);
  /** The pile I looked at last, until I put it away. */
  looked = $state.raw<Looked | null>(null);
  /** What somebody wants to look at, where there is a tower and a map. */
  private scene = $state<'map' | 'tower' | null>(null);

  readonly view = $derived.by((): View => this.session.view as View);
  readonly phase = $derived.by(() => this.view.phase);
  /** The fight that is over, while it is looked at; what comes next waits for it. */
  readonly result = $derived.by(() => (this.over || this.phase.kind === 'pick' || (this.view.fight && !this.view.fight.opened) ? null : this.opened));
  readonly legal = $derived.by(() => new LegalActions<Action>(this.result ? [] : this.session.legalActions<Action>()));
  readonly asked = $derived.by(() => this.session.myTurn && !this.session.readOnly && !this.result);
  readonly ownSeat = $derived.by((): number | null => this.session.mySeat ?? (this.view.viewer === 'spectator' ? null : this.view.viewer.seat));
  readonly mine = $derived.by(() => (this.ownSeat === null ? undefined : this.view.seats[this.ownSeat]));
  readonly over = $derived.by(() => this.phase.kind === 'over');
  private readonly components = $derived.by(() => this.view.config.options.components);
  readonly island = $derived.by(() => new Island(componentsOf(this.components)));
  /** The fingerprint of a box that is not the reconstructed one. */
  readonly otherBox = $derived.by(() => (typeof this.components === 'string' ? null : this.components.hash));
  /** Something is asked of me in somebody else's turn. */
  readonly called = $derived.by(() => this.asked && this.view.turn !== this.ownSeat);
  /** Whose mage the map is about: mine, or the one I put somewhere or direct. */
  readonly moved = $derived.by((): number | null => {
    const { phase } = this;
    return this.asked && 'victim' in phase ? phase.victim : this.ownSeat;
  });
  /** Where one may go or put somebody, and by which action. */
  readonly targets = $derived.by(() => {
    const placed = this.legal.actions.filter(({ kind }) => PLACED.includes(kind));
    return new Map<Place, Action>(placed.map((action) => ['to' in action ? action.to : 'island' in action ? action.island : '', action]));
  });
  /** The numbers of gems to choose from, fewest first. */
  readonly counts = $derived.by(() => this.legal.actions.filter((action): action is Extract<Action, { gems: number }> => COUNTED.includes(action.kind)));
  /** What the Basilisco can do. */
  readonly dooms = $derived.by(() => this.legal.actions.filter(({ kind }) => DOOMS.includes(kind)));
  readonly uses = $derived.by(() => this.legal.ofKind('use'));
  /** What the gold button does. */
  readonly action = $derived.by((): Action | null => (this.legal.has(this.chosen) ? this.chosen : this.plain));
  readonly climbing = $derived.by(() => this.legal.actions.some(({ kind }) => kind === 'climb' || kind === 'stop'));
  /** The tower is looked at while one climbs, or may. */
  readonly atTower = $derived.by(() => this.climbing && this.scene !== 'map');
  /** The klippidi rolled since the last step of the game. */
  readonly dice = $derived.by((): Die[] => diceOf(this.session.past ? [] : this.session.events));

  constructor(readonly session: TableSession) {
    this.camera = new Camera({
      bounds: () => this.island.bounds,
      smallest: 0.3,
      largest: 2.4,
      least: () => (innerWidth > 700 ? 0.3 : 0.72),
      focus: () => this.focus,
      room: (scale) => 70 / scale,
    });
  }

  private get focus(): { x: number; y: number } {
    const seat = this.view.seats[this.moved ?? this.view.turn];
    const [x, y] = this.island.point(seat?.place ?? '');
    return { x, y };
  }

  /** Nothing has to be chosen for it. */
  private get plain(): Action | null {
    const kind = PLAIN.find((plain) => this.legal.has({ kind: plain })) ?? this.resort;
    const sole = this.legal.actions.length === 1 ? this.legal.actions[0] : undefined;
    if (kind && this.legal.has({ kind })) return { kind };
    return sole && sole.kind !== 'reconsider' ? sole : null;
  }

  /** What is left where there is nothing to choose: to leave a roll, to stop below a square that cannot be reached. */
  private get resort(): 'pass' | 'stop' | undefined {
    if (this.phase.kind === 'reroll') return 'pass';
    if (this.phase.kind !== 'tower' || !this.mine) return undefined;
    const needed = this.island.box.tower.squares[this.phase.height] ?? 0;
    return rolls(needed, this.mine.gems ?? 0, bonusOf(this.island.box, this.view, this.mine)) === 0 ? 'stop' : undefined;
  }

  /** What else can be done at once, beside the gold button. */
  get others(): Action[] {
    const chosen = this.action;
    const lone = this.legal.actions.filter((action) => Object.keys(action).length === 1);
    return lone.filter((action) => !sameAction(action, chosen) && !DOOMS.includes(action.kind));
  }

  look(scene: 'map' | 'tower'): void {
    this.scene = scene;
  }

  /** Selects it; what is selected already is done by a second click or Enter. */
  choose(action: Action, event?: MouseEvent): void {
    const again = sameAction(this.chosen, action);
    this.session.letGo();
    this.chosen = action;
    if (again && event && (event.detail === 0 || event.detail >= 2)) void this.confirm();
  }

  /** Selects what somebody else proposes. */
  point(action: Action): void {
    this.chosen = action;
    this.card = action.kind === 'pick' ? action.creature : null;
  }

  isChosen(action: Action): boolean {
    return sameAction(this.chosen, action);
  }

  /** A place of the map; where one cannot go, the rules say why. */
  choosePlace(place: Place, event?: MouseEvent): void {
    const action = this.targets.get(place);
    if (action) return this.choose(action, event);
    const kind = [...this.targets.values()][0]?.kind;
    if (!this.asked || !kind || kind === 'wish') return;
    this.chosen = null;
    void this.session.act({ kind, to: place });
  }

  get chosenPlace(): Place | null {
    const { chosen } = this;
    if (!chosen) return null;
    return 'to' in chosen ? chosen.to : 'island' in chosen ? chosen.island : null;
  }

  /** A card of the pile. A creature has its own name; a white card gets one. */
  takeCard(creature: Creature): void {
    this.session.letGo();
    this.card = creature;
    const names = this.namesFor(creature);
    this.chosen = names.length === 1 && names[0] ? { kind: 'pick', creature, name: names[0] } : null;
  }

  namesFor(creature: Creature): Name[] {
    return this.legal.ofKind('pick').flatMap((pick) => (pick.creature === creature ? [pick.name] : []));
  }

  async confirm(): Promise<void> {
    if (this.action) await this.act(this.action);
  }

  async act(action: Action): Promise<boolean> {
    this.clear();
    this.looked = null;
    return this.session.act(action);
  }

  back(): void {
    this.session.letGo();
    this.clear();
  }

  private clear(): void {
    this.chosen = null;
    this.card = null;
  }

  /** Another question: nothing is selected for it. */
  anew(): void {
    this.clear();
    this.scene = null;
    this.camera.relax();
  }

  /** The fists of a fight are shown to everybody who looks on, a pile to whoever looks at it. */
  follow(events: readonly unknown[]): void {
    const told = events as readonly EventView[];
    const last = told.findLast((event): event is Opened => event.kind === 'opened');
    if (last) this.opened = last;
    const looked = told.findLast((event): event is Looked => event.kind === 'looked' && event.seat === this.ownSeat && event.cards !== null);
    // Who lays a card down sees them all anyway.
    const plays = this.view.fight?.player === this.ownSeat || (this.phase.kind === 'pick' && this.phase.seat === this.ownSeat);
    if (looked && !plays) this.looked = looked;
  }

  /** What the wise count a creature for. */
  pointsOf(creature: Creature): number {
    return this.island.box.creatures.find((design) => design.creature === creature)?.points ?? 0;
  }
}

/** The last blue or red face and the last green number, as long as it is one and the same turn. */
export function diceOf(events: TableSession['events']): Die[] {
  const dice = new Map<string, Die>();
  for (const told of events.slice(-40)) {
    if (!('event' in told)) continue;
    const event = told.event as EventView;
    if (event.kind === 'turn') dice.clear();
    else if (event.kind === 'cast') dice.set('step', { number: told.number, colour: event.klippide, face: event.face, seat: event.seat });
    else if (event.kind === 'rolled') dice.set('green', { number: told.number, colour: 'green', face: String(event.number), seat: event.seat });
  }
  return [...dice.values()];
}

const KEY = Symbol('play');

export function providePlay(session: TableSession): Play {
  return setContext(KEY, new Play(session));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
