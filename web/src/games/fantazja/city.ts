/** Where the city stands and where it can grow. */
import type { Bounds, Limits } from '../shared/camera.svelte';
import { cellKey } from './tiles';
import type { Cell, Laid, StackView } from './types';

export const CASTLE: Cell = { x: 0, y: 0 };

const AROUND: readonly [number, number][] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** The tile that is seen. */
export function topOf({ tiles }: StackView): Laid | undefined {
  return tiles.at(-1);
}

/** Empty cells beside something, in reading order. */
export function frontierOf(stacks: readonly StackView[]): Cell[] {
  const occupied = [CASTLE, ...stacks.map(({ at }) => at)];
  const taken = new Set(occupied.map(cellKey));
  const found = new Map<string, Cell>();
  for (const { x, y } of occupied) {
    for (const [dx, dy] of AROUND) {
      const cell = { x: x + dx, y: y + dy };
      if (!taken.has(cellKey(cell))) found.set(cellKey(cell), cell);
    }
  }
  return [...found.values()].sort(inReadingOrder);
}

/** The city with all of its cells. A cell has the length 1, and the middle of the castle is at 0, 0. */
export function boundsOf(cells: readonly Cell[]): Bounds {
  const xs = [CASTLE.x, ...cells.map(({ x }) => x)];
  const ys = [CASTLE.y, ...cells.map(({ y }) => y)];
  return { left: Math.min(...xs) - 0.5, top: Math.min(...ys) - 0.5, right: Math.max(...xs) + 0.5, bottom: Math.max(...ys) + 0.5 };
}

/** How the city is looked at: with the cells around it, and these no larger than is usual unless somebody zooms. */
export function cityLimits(cells: () => readonly Cell[], least: () => number): Limits {
  return { bounds: () => boundsOf(cells()), margin: 1.1, smallest: 24, largest: 132, least, most: 104, room: () => 0.6 };
}

export function inReadingOrder(one: Cell, other: Cell): number {
  return one.y - other.y || one.x - other.x;
}

/** A cell in words a person can find: how far from the castle. */
export function fromCastle({ x, y }: Cell): { east: number; west: number; south: number; north: number } {
  return { east: Math.max(0, x), west: Math.max(0, -x), south: Math.max(0, y), north: Math.max(0, -y) };
}

/** The zone of the page where a tile can be dropped. */
export function zoneOf(cell: Cell): string {
  return `cell-${cellKey(cell)}`;
}

export function cellOfZone(zone: string): Cell | null {
  const [, x, y] = /^cell-(-?\d+),(-?\d+)$/.exec(zone) ?? [];
  return x && y ? { x: Number(x), y: Number(y) } : null;
}
