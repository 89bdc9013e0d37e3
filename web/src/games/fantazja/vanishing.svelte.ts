/** What Dark Energy takes: the tiles are seen a moment longer, going dark. */
import { motionOn } from '$lib/table/prefs.svelte';
import { cellKey, sameTile, tileKey } from './tiles';
import type { Cell, EventView, Rotation, StackView, Tile } from './types';

export interface Vanished {
  key: string;
  at: Cell;
  tile: Tile;
  rotation: Rotation;
}

const WHILE = 900;

export class Vanishing {
  tiles = $state.raw<readonly Vanished[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The city as it was. */
  private before: readonly StackView[] = [];

  /** What happened, and the city after it. */
  follow(told: readonly unknown[], board: readonly StackView[]): void {
    const events = told as EventView[];
    const stacks = events.flatMap((event) => (event.kind === 'dark-energy' || event.kind === 'cut-off' ? event.stacks : []));
    if (stacks.length > 0 && motionOn()) {
      this.tiles = stacks.flatMap(({ at, tiles }) => tiles.slice(0, 1).map((tile) => ({ key: `${cellKey(at)} ${tileKey(tile)}`, at, tile, rotation: this.rotationOf(tile, events) })));
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.tiles = []), WHILE);
    }
    this.before = board;
  }

  /** How it lay: it was just laid, or lay there before. */
  private rotationOf(tile: Tile, events: readonly EventView[]): Rotation {
    const laid = [...this.before.flatMap(({ tiles }) => tiles), ...events.flatMap((event) => (event.kind === 'built' || event.kind === 'swapped' ? [event] : []))];
    return laid.findLast((one) => sameTile(one.tile, tile))?.rotation ?? 0;
  }

  finish(): void {
    clearTimeout(this.timer);
    this.tiles = [];
  }
}
