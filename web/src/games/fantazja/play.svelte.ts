/** What one who plays does with the board: takes a tile up, turns it, shows where it goes, confirms, lets go. */
import { getContext, setContext } from 'svelte';
import type { TableSession } from '$lib/table/session.svelte';
import { LegalActions } from '../shared/actions';
import { Camera } from '../shared/camera.svelte';
import { Drag } from '../shared/drag.svelte';
import { Reader } from '../shared/reader.svelte';
import { pointsOf, TYPES } from './buildings';
import { cellOfZone, cityLimits, frontierOf, zoneOf } from './city';
import { Foresight } from './foresight.svelte';
import { guardOf } from './tokens';
import { cellKey, designsOf, ROTATIONS, sameCell, sameTile, turned } from './tiles';
import type { Action, Cell, Design, EventView, Foreseen, Placing, Rotation, StackView, Tile, View } from './types';

/** What the reader can show: a tile, or a stack with its storeys; the castle is a stack of none. */
export type Reading = { kind: 'tile'; tile: Tile } | { kind: 'stack'; at: Cell; stack: StackView | null };

export class Play {
  readonly drag = new Drag<Tile>();
  readonly reader = new Reader<Reading>();
  readonly foresight = new Foresight();
  readonly camera: Camera;
  /** The tile of my hand that is taken up. */
  picked = $state.raw<Tile | null>(null);
  rotation = $state<Rotation>(0);
  /** Where it is to lie, or the building that is to be guarded. */
  at = $state.raw<Cell | null>(null);
  /** The cell that is pointed at, or was last: the note is about it. */
  told = $state.raw<Cell | null>(null);
  hovered = $state.raw<Cell | null>(null);
  /** The tile that is selected of those a power or a price offers. */
  chosen = $state.raw<Tile | null>(null);
  /** The seat whose piles are open. */
  piles = $state<number | null>(null);

  readonly view = $derived.by((): View => this.session.view as View);
  readonly phase = $derived.by(() => this.view.phase);
  readonly legal = $derived.by(() => new LegalActions<Action>(this.session.legalActions<Action>()));
  /** Whether something is asked of me now; not while I look at what was. */
  readonly asked = $derived.by(() => this.session.myTurn && !this.session.readOnly);
  readonly ownSeat = $derived.by((): number | null => this.session.mySeat ?? (this.view.viewer === 'spectator' ? null : this.view.viewer.seat));
  readonly mine = $derived.by(() => (this.ownSeat === null ? undefined : this.view.seats[this.ownSeat]));
  readonly hand = $derived.by((): readonly Tile[] => this.mine?.hand ?? []);
  private readonly set = $derived.by(() => this.view.config.options.tiles);
  readonly designs = $derived.by((): readonly Design[] => designsOf(this.set));
  readonly stacks = $derived.by(() => new Map(this.view.board.map((stack) => [cellKey(stack.at), stack])));
  readonly frontier = $derived.by(() => frontierOf(this.view.board));
  /** What the other has built since I last acted. */
  readonly fresh = $derived.by(() => {
    const { events, acted, mySeat } = this.session;
    const told = events.flatMap((event) => (event.number > acted && 'event' in event ? [event.event as EventView] : []));
    return new Set(told.flatMap((event) => ((event.kind === 'built' || event.kind === 'swapped') && event.seat !== mySeat ? [cellKey(event.at)] : [])));
  });
  /** The building under the military token. */
  readonly guarded = $derived.by(() => guardOf(this.view));
  readonly over = $derived.by(() => this.phase.kind === 'over');
  /** A tile can be laid somewhere now: built, or swapped for a building. */
  readonly placings = $derived.by((): Placing[] => [...this.legal.ofKind('build'), ...this.legal.ofKind('swap')]);
  /** Where the tile that is taken up may lie, and how it is turned there. */
  readonly spots = $derived.by(() => {
    const spots = new Map<string, Rotation[]>();
    for (const { tile, at, rotation } of this.placings) {
      if (sameTile(tile, this.picked)) spots.set(cellKey(at), [...(spots.get(cellKey(at)) ?? []), rotation]);
    }
    return spots;
  });
  /** Tiles to choose from that are not in my hand: what is paid, fetched, taken, buried. */
  readonly offered = $derived.by((): Tile[] => [...this.legal.ofKind('pay'), ...this.legal.ofKind('take'), ...this.legal.ofKind('bury')].map(({ tile }) => tile));
  /** What the selected things do, if they may. */
  readonly action = $derived.by((): Action | null => {
    const action = this.meant();
    return this.legal.has(action) ? action : null;
  });
  /** What would come of it. */
  readonly foreseen = $derived.by((): Foreseen | undefined => (this.action ? this.foresight.of(this.action) : undefined));
  readonly vanishing = $derived.by(() => new Set(this.foreseen && 'done' in this.foreseen ? this.foreseen.done.removed.map(cellKey) : []));

  constructor(readonly session: TableSession) {
    this.camera = new Camera(cityLimits(() => this.view.board.map(({ at }) => at), () => (innerWidth > 700 ? 30 : this.picked ? 34 : 50)));
  }

  /** What a building brings, once the game is over. */
  pointsAt(at: Cell): number | null {
    const top = this.over ? this.stacks.get(cellKey(at))?.tiles.at(-1) : undefined;
    return top ? pointsOf(top.tile.building) : null;
  }

  designOf(tile: Tile): Design | null {
    return this.designs[tile.number - 1] ?? null;
  }

  /** What the selected things would do now. */
  private meant(): Action | null {
    const { picked, at, chosen } = this;
    switch (this.phase.kind) {
      case 'pay':
        return chosen && { kind: 'pay', tile: chosen };
      case 'bury':
        return chosen && { kind: 'bury', tile: chosen };
      case 'fetch':
        return chosen && { kind: 'take', tile: chosen };
      case 'exchange':
        if (chosen) return { kind: 'take', tile: chosen };
        return picked && { kind: 'give', tile: picked };
      case 'guard':
        return at && { kind: 'guard', at };
      default:
        return picked && at && this.placing(picked, at, this.rotation);
    }
  }

  placing(tile: Tile, at: Cell, rotation: Rotation): Placing {
    return { kind: this.phase.kind === 'swap' ? 'swap' : 'build', tile, at, rotation };
  }

  /** Whether tiles are laid now: then cells are lit. */
  get laying(): boolean {
    return this.phase.kind === 'act' || this.phase.kind === 'swap';
  }

  /** How the tile that is taken up may lie there. */
  rotationsAt(cell: Cell): readonly Rotation[] {
    return this.spots.get(cellKey(cell)) ?? [];
  }

  /** It lies somewhere, but not as it may. */
  get askew(): boolean {
    return this.picked !== null && this.at !== null && this.laying && this.action === null;
  }

  /** Whether something can be done with a tile of my hand, besides keeping it. */
  useful(tile: Tile): boolean {
    if (this.phase.kind === 'exchange') return this.legal.has({ kind: 'give', tile });
    return this.placings.some((placing) => sameTile(placing.tile, tile));
  }

  /** In how many places the tile that is taken up fits, turned as it is or otherwise. */
  get places(): number {
    return this.spots.size;
  }

  pickHand(tile: Tile, event?: MouseEvent): void {
    if (!this.asked) return;
    if (this.phase.kind === 'exchange' && !this.legal.has({ kind: 'give', tile })) return void this.session.act({ kind: 'give', tile });
    if (!this.laying && this.phase.kind !== 'exchange') return;
    const again = sameTile(this.picked, tile);
    if (again && this.phase.kind === 'exchange' && event && (event.detail === 0 || event.detail >= 2)) return void this.confirm();
    this.letGo();
    if (!again) this.take(tile);
  }

  /** Takes a tile up, turned so that it fits somewhere. */
  private take(tile: Tile): void {
    this.chosen = null;
    this.picked = tile;
    const fits = (rotation: Rotation) => [...this.spots.values()].filter((rotations) => rotations.includes(rotation)).length;
    this.rotation = ROTATIONS.reduce((best, rotation) => (fits(rotation) > fits(best) ? rotation : best), 0);
  }

  /** While it is carried with the mouse, its places are lit. */
  carry(tile: Tile): void {
    if (!this.laying || !this.asked || sameTile(this.picked, tile)) return;
    this.letGo();
    this.take(tile);
  }

  /** Selects what somebody else proposes, if there is something to select for it. */
  pointTo(action: Action): (() => void) | undefined {
    if (!('tile' in action) && !('at' in action)) return undefined;
    return () => {
      this.letGo();
      if ('tile' in action && (action.kind === 'pay' || action.kind === 'take' || action.kind === 'bury')) this.chosen = action.tile;
      else if ('tile' in action) this.take(action.tile);
      if ('at' in action) this.at = action.at;
      if ('rotation' in action) this.rotation = action.rotation;
    };
  }

  pickCell(cell: Cell, event?: MouseEvent): void {
    this.told = cell;
    const again = sameCell(this.at, cell);
    if (this.phase.kind === 'guard' && this.asked) {
      if (!this.legal.has({ kind: 'guard', at: cell })) return void this.session.act({ kind: 'guard', at: cell });
      this.session.letGo();
      this.at = cell;
      if (again) this.confirmBy(event);
      return;
    }
    if (!this.picked || !this.laying) return this.peek(cell, event);
    const rotations = this.rotationsAt(cell);
    if (rotations.length === 0) return;
    if (again) return this.pressAgain(cell, rotations, event);
    this.session.letGo();
    if (!rotations.includes(this.rotation)) this.rotation = this.nextOf(rotations, 1);
    this.at = cell;
  }

  /** Where the tile lies already: Enter builds, or turns it as it fits; a click turns it. */
  private pressAgain(cell: Cell, rotations: readonly Rotation[], event?: MouseEvent): void {
    if (event?.detail !== 0) this.turn(1);
    else if (this.action) void this.confirm().then(() => focusOn(cell));
    else this.rotation = this.nextOf(rotations, 1);
  }

  /** A click on a building shows what it stands on. */
  private peek(at: Cell, event?: MouseEvent): void {
    if (event?.currentTarget instanceof HTMLElement) this.reader.read(event.currentTarget, { kind: 'stack', at, stack: this.stacks.get(cellKey(at)) ?? null });
  }

  private nextOf(rotations: readonly Rotation[], by: 1 | -1): Rotation {
    const steps = [1, 2, 3].map((step) => turned(this.rotation, step * by));
    return steps.find((rotation) => rotations.includes(rotation)) ?? this.rotation;
  }

  /** A quarter turn; where it lies already and fits in several ways, to the next of them. */
  turn(by: 1 | -1): void {
    if (!this.picked) return;
    const rotations = this.at ? this.rotationsAt(this.at) : [];
    this.rotation = rotations.length > 1 ? this.nextOf(rotations, by) : turned(this.rotation, by);
  }

  pickOffered(tile: Tile, event?: MouseEvent): void {
    const again = sameTile(this.chosen, tile);
    this.session.letGo();
    this.picked = null;
    this.chosen = tile;
    if (again) this.confirmBy(event);
  }

  /** A tile was carried to a zone of the page. It is laid if it lies as it may; else it is shown how it would. */
  drop(tile: Tile, zone: string): void {
    const cell = cellOfZone(zone);
    this.carry(tile);
    if (!cell) return zone === 'imagination' ? void this.act({ kind: 'imagine', tile }) : undefined;
    const action = this.placing(tile, cell, this.rotation);
    if (this.legal.has(action)) void this.act(action);
    else this.pickCell(cell);
  }

  /** The second click, or Enter on what is selected already. */
  private confirmBy(event?: MouseEvent): void {
    if (event && (event.detail === 0 || event.detail >= 2)) void this.confirm();
  }

  async confirm(): Promise<void> {
    if (this.action) await this.act(this.action);
  }

  async act(action: Action): Promise<boolean> {
    this.clear();
    return this.session.act(action);
  }

  /** Step by step: from where it lies, then the tile itself. */
  back(): void {
    this.session.letGo();
    if (this.at) this.at = null;
    else this.clear();
  }

  letGo(): void {
    this.clear();
    this.session.letGo();
  }

  private clear(): void {
    this.picked = null;
    this.rotation = 0;
    this.at = null;
    this.told = null;
    this.hovered = null;
    this.chosen = null;
  }

  /** Another question: nothing is selected for it. */
  anew(): void {
    this.clear();
    this.camera.relax();
  }

  /** Asks the rules about every cell for the tile that is taken up, and about the powers. */
  foresee(): void {
    if (!this.asked) return;
    const { picked, view } = this;
    const powers = this.phase.kind === 'act' || this.phase.kind === 'after' ? TYPES.map((power): Action => ({ kind: 'use', power })) : [];
    const cells = picked && this.laying ? [...this.frontier, ...this.view.board.map(({ at }) => at), { x: 0, y: 0 }] : [];
    const placings = picked ? cells.flatMap((at) => ROTATIONS.map((rotation) => this.placing(picked, at, rotation))) : [];
    void this.foresight.ask(view, [...powers, ...placings]);
  }
}

/** The cell that was built on goes, and its building comes: the focus stays there. */
function focusOn(cell: Cell): void {
  if (typeof document === 'undefined' || document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-zone="${zoneOf(cell)}"]`)?.focus();
}

const KEY = Symbol('play');

export function providePlay(session: TableSession): Play {
  return setContext(KEY, new Play(session));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
