/** How the growing city is looked at: all of it by itself, until somebody moves or zooms it. Lengths are in cells, the castle is at 0, 0. */
import type { Attachment } from 'svelte/attachments';
import type { Cell } from './types';

/** Where somebody looks: the middle, and how large a cell is in px. */
export interface Look {
  x: number;
  y: number;
  cell: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const LARGEST = 132;
export const SMALLEST = 24;
/** A cell is never larger than this unless somebody zooms. */
const USUAL = 104;
/** Further than this is a move and no click. */
const FAR = 7;
const ZOOM = 1.25;

export function boundsOf(cells: readonly Cell[]): Bounds {
  const xs = [0, ...cells.map(({ x }) => x)];
  const ys = [0, ...cells.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The whole city with the cells around it, where cells do not get smaller than `least`. */
export function fitting({ left, top, right, bottom }: Bounds, width: number, height: number, least = SMALLEST, room = 1.1): Look {
  const cell = Math.min(USUAL, width / (right - left + 1 + 2 * room), height / (bottom - top + 1 + 2 * room));
  return { x: (left + right) / 2, y: (top + bottom) / 2, cell: Math.max(least, cell) };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Where somebody wants to look; the whole city if nowhere. */
  private wanted = $state.raw<Look | null>(null);
  /** All of it is wanted, however small. */
  private whole = $state(false);
  /** It only followed the focus. */
  private followed = false;
  readonly look = $derived.by((): Look => this.wanted ?? fitting(this.bounds(), this.width, this.height, this.whole ? SMALLEST : this.least()));
  readonly free = $derived.by(() => this.wanted !== null);

  constructor(
    private readonly bounds: () => Bounds,
    /** Cells do not get smaller than this by themselves. */
    private readonly least: () => number,
  ) {}

  /** All of it, also when it grows. */
  fit(): void {
    this.wanted = null;
    this.whole = true;
  }

  /** By itself again, unless somebody moved it on purpose. */
  relax(): void {
    if (this.followed) this.wanted = null;
  }

  /** Whether a cell is in the lower half of what is seen. */
  isLow({ y }: Cell): boolean {
    return y > this.look.y;
  }

  /** By px of the screen. */
  pan(dx: number, dy: number): void {
    const { x, y, cell } = this.look;
    this.go({ x: x - dx / cell, y: y - dy / cell, cell });
  }

  /** Around a point of the window, in px from its middle. */
  zoom(by: number, px = 0, py = 0): void {
    const { x, y, cell } = this.look;
    const next = between(cell * by, SMALLEST, LARGEST);
    this.go({ x: x + px / cell - px / next, y: y + py / cell - py / next, cell: next });
  }

  closer(): void {
    this.zoom(ZOOM);
  }

  farther(): void {
    this.zoom(1 / ZOOM);
  }

  centre({ x, y }: Cell): void {
    this.go({ ...this.look, x, y });
  }

  /** Moves as little as is needed to have a cell in sight. */
  reveal({ x, y }: Cell): void {
    const look = this.look;
    const dx = Math.max(0, this.width / 2 / look.cell - 0.6);
    const dy = Math.max(0, this.height / 2 / look.cell - 0.6);
    const next = { x: between(look.x, x - dx, x + dx), y: between(look.y, y - dy, y + dy) };
    if (next.x === look.x && next.y === look.y) return;
    const followed = this.followed || !this.free;
    this.go({ ...next, cell: look.cell });
    this.followed = followed;
  }

  private go({ x, y, cell }: Look): void {
    this.followed = false;
    const { left, top, right, bottom } = this.bounds();
    this.wanted = { x: between(x, left - 1, right + 1), y: between(y, top - 1, bottom + 1), cell };
  }

  /** What hands do: drag to move, two fingers or the wheel with Ctrl to zoom, the wheel to move where not all is in sight. */
  readonly controls: Attachment<HTMLElement> = (node) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let from: { x: number; y: number } | undefined;
    let moved = false;

    const middle = () => {
      const all = [...fingers.values()];
      const mean = (pick: (one: { x: number; y: number }) => number) => all.reduce((sum, one) => sum + pick(one), 0) / all.length;
      const [one, other] = all;
      return { x: mean(({ x }) => x), y: mean(({ y }) => y), apart: one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0 };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        moved = false;
        from = { x: event.clientX, y: event.clientY };
        addEventListener('pointermove', move);
        addEventListener('pointerup', up);
        addEventListener('pointercancel', up);
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const was = middle();
      moved ||= fingers.size > 1 || (from !== undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR);
      if (!moved) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const is = middle();
      this.pan(is.x - was.x, is.y - was.y);
      if (was.apart > 0 && is.apart > 0) {
        const box = node.getBoundingClientRect();
        this.zoom(is.apart / was.apart, is.x - box.left - box.width / 2, is.y - box.top - box.height / 2);
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size > 0) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      // The click that ends a move is none.
      setTimeout(() => (moved = false));
    };
    const click = (event: MouseEvent) => {
      if (!moved) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const wheel = (event: WheelEvent) => {
      if (event.defaultPrevented) return;
      const box = node.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        this.zoom(Math.exp(-event.deltaY / 300), event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
      } else if (!this.allInSight()) {
        event.preventDefault();
        this.pan(-event.deltaX, -event.deltaY);
      }
    };
    const key = (event: KeyboardEvent) => {
      const step = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (!step || !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      this.pan((step[0] ?? 0) * this.look.cell, (step[1] ?? 0) * this.look.cell);
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('keydown', key, true);
    };
  };

  private allInSight(): boolean {
    const { left, top, right, bottom } = this.bounds();
    const { x, y, cell } = this.look;
    const [w, h] = [this.width / 2 / cell - 0.5, this.height / 2 / cell - 0.5];
    return left >= x - w && right <= x + w && top >= y - h && bottom <= y + h;
  }
}
