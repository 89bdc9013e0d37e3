/** How a map is looked at: all of it by itself, until somebody moves or zooms it. Lengths are those of the map. */
import type { Attachment } from 'svelte/attachments';

export interface Spot {
  x: number;
  y: number;
}

/** Where somebody looks: the middle, and how many px a length of 1 is. */
export interface Look extends Spot {
  scale: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Limits {
  bounds: () => Bounds;
  /** What is seen around them by itself. */
  margin?: number;
  smallest: number;
  largest: number;
  /** It does not get smaller than this by itself. */
  least: () => number;
  /** Nor larger. */
  most?: number;
  /** What is in the middle where not all of it can be seen; the middle of all if it is not said. */
  focus?: () => Spot;
  /** Around what is brought into sight. */
  room: (scale: number) => number;
}

/** Further than this is a move and no click. */
const FAR = 7;
const ZOOM = 1.25;

function between(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
}

interface Fitting {
  least: number;
  most?: number | undefined;
  focus?: Spot | undefined;
}

/** All of it in a window of that size, but not smaller than `least`; then around `focus`. */
export function fitting({ left, top, right, bottom }: Bounds, width: number, height: number, { least, most = Infinity, focus = { x: (left + right) / 2, y: (top + bottom) / 2 } }: Fitting): Look {
  const scale = Math.max(least, Math.min(most, width / (right - left), height / (bottom - top)));
  const [w, h] = [width / 2 / scale, height / 2 / scale];
  return { x: between(focus.x, left + w, right - w), y: between(focus.y, top + h, bottom - h), scale };
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Where somebody wants to look; by itself if nowhere. */
  private wanted = $state.raw<Look | null>(null);
  private whole = $state(false);
  /** It only followed the focus. */
  private followed = false;
  readonly look = $derived.by((): Look => this.wanted ?? this.fitted);
  readonly free = $derived.by(() => this.wanted !== null);
  /** What is seen, as the box of an svg. */
  readonly box = $derived.by(() => {
    const { x, y, scale } = this.look;
    const [width, height] = [this.width / scale || 1, this.height / scale || 1];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  readonly allInSight = $derived.by(() => {
    const { left, top, right, bottom } = this.limits.bounds();
    const { x, y, width, height } = this.box;
    const px = 1 / this.look.scale;
    return left >= x - px && right <= x + width + px && top >= y - px && bottom <= y + height + px;
  });

  constructor(private readonly limits: Limits) {}

  private get fitted(): Look {
    const { bounds, margin = 0, smallest, least, most, focus } = this.limits;
    const { left, top, right, bottom } = bounds();
    const all = { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
    return fitting(all, this.width, this.height, { least: this.whole ? smallest : least(), most, focus: focus?.() });
  }

  /** All of it, also when it grows. */
  fit(): void {
    this.wanted = null;
    this.whole = true;
  }

  /** By itself again, unless somebody moved it on purpose. */
  relax(): void {
    if (this.followed) this.wanted = null;
  }

  /** By px of the screen. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.look;
    this.go({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Around a point of the window, in px from its middle. */
  zoom(by: number, px = 0, py = 0): void {
    const { x, y, scale } = this.look;
    const next = between(scale * by, this.limits.smallest, this.limits.largest);
    this.go({ x: x + px / scale - px / next, y: y + py / scale - py / next, scale: next });
  }

  closer(): void {
    this.zoom(ZOOM);
  }

  farther(): void {
    this.zoom(1 / ZOOM);
  }

  centre({ x, y }: Spot): void {
    this.go({ ...this.look, x, y });
  }

  /** Moves as little as is needed to have a spot in sight. */
  reveal({ x, y }: Spot): void {
    const look = this.look;
    const room = this.limits.room(look.scale);
    const dx = Math.max(0, this.width / 2 / look.scale - room);
    const dy = Math.max(0, this.height / 2 / look.scale - room);
    const next = { x: between(look.x, x - dx, x + dx), y: between(look.y, y - dy, y + dy) };
    if (next.x === look.x && next.y === look.y) return;
    const followed = this.followed || !this.free;
    this.go({ ...next, scale: look.scale });
    this.followed = followed;
  }

  /** Has a spot so far left of the middle, or above it, where the rest is covered for a while: shares of what is seen. */
  beside({ x, y }: Spot, left: number, above = 0): void {
    if (this.free && !this.followed) return;
    this.wanted = { x: x + this.box.width * left, y: y + this.box.height * above, scale: this.look.scale };
    this.followed = true;
  }

  private go({ x, y, scale }: Look): void {
    this.followed = false;
    const { left, top, right, bottom } = this.limits.bounds();
    this.wanted = { x: between(x, left, right), y: between(y, top, bottom), scale };
  }

  /** What hands do: drag to move, two fingers or the wheel with Ctrl to zoom, the wheel to move where not all is in sight. */
  readonly controls: Attachment<HTMLElement> = (node) => {
    const fingers = new Map<number, Spot>();
    let from: Spot | undefined;
    let moved = false;

    const middle = () => {
      const all = [...fingers.values()];
      const mean = (pick: (one: Spot) => number) => all.reduce((sum, one) => sum + pick(one), 0) / all.length;
      const [one, other] = all;
      return { x: mean(({ x }) => x), y: mean(({ y }) => y), apart: one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0 };
    };
    const around = (x: number, y: number): [number, number] => {
      const box = node.getBoundingClientRect();
      return [x - box.left - box.width / 2, y - box.top - box.height / 2];
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
      if (!fingers.has(event.pointerId)) return;
      const was = middle();
      moved ||= fingers.size > 1 || (from !== undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR);
      if (!moved) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const is = middle();
      this.pan(is.x - was.x, is.y - was.y);
      if (was.apart > 0 && is.apart > 0) this.zoom(is.apart / was.apart, ...around(is.x, is.y));
    };
    const forget = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size > 0) return;
      forget();
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
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        this.zoom(Math.exp(-event.deltaY / 300), ...around(event.clientX, event.clientY));
      } else if (!this.allInSight) {
        event.preventDefault();
        this.pan(-event.deltaX, -event.deltaY);
      }
    };
    const key = (event: KeyboardEvent) => {
      const step = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (!step || !event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      this.pan((step[0] ?? 0) * 60, (step[1] ?? 0) * 60);
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('keydown', key, true);
    return () => {
      forget();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('keydown', key, true);
    };
  };
}
