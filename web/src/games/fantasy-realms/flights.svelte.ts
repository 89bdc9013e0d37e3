/** Cards that fly from where they were to where they go: one at a time, and a click finishes them all. */
import { motionOn } from '$lib/table/prefs.svelte';
import type { CardId } from './cards';
import { journeys, type Journey } from './journeys';

export interface Flight {
  id: number;
  card: CardId | null;
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

interface Planned extends Flight {
  target: Element | null;
  hidden: Animation | undefined;
}

const FLIGHT = 240;
/** More than this at once is no move but a reconnection. */
const MOST = 9;

function find(place: string): Element | null {
  return document.querySelector(`[data-place="${place}"]`);
}

/** A seat's facts are not shown on a phone: then its panel is the place. */
function rectOf(element: Element | null): DOMRect | undefined {
  const own = element?.getBoundingClientRect();
  if (own && own.width > 0) return own;
  const panel = element?.closest('li')?.getBoundingClientRect();
  return panel && panel.width > 0 ? panel : undefined;
}

export class Flights {
  current = $state.raw<Flight>();
  private readonly queue: Planned[] = [];
  private rects = new Map<string, DOMRect>();
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Before the page changes: where everything is. */
  remember(): void {
    this.rects = new Map();
    for (const element of document.querySelectorAll('[data-place]')) {
      const rect = rectOf(element);
      if (rect) this.rects.set(element.getAttribute('data-place') ?? '', rect);
    }
  }

  /** After it: what has moved, by what happened. */
  follow(events: readonly unknown[], mySeat: number | null): void {
    const moved = events.flatMap((event) => journeys(event, mySeat));
    if (moved.length === 0 || moved.length > MOST || document.hidden) return;
    for (const journey of moved) this.plan(journey);
    if (!this.current) this.next();
  }

  private plan({ card, from, to }: Journey): void {
    const target = find(to);
    const start = this.rects.get(from) ?? rectOf(find(from));
    const end = rectOf(target) ?? this.rects.get(to);
    if (!start || !end) return;
    const arrives = target && !to.startsWith('seat-') ? target : null;
    if (!motionOn()) {
      arrives?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
      return;
    }
    const hidden = arrives?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 4000 });
    this.queue.push({ id: (this.count += 1), card, from: start, to: end, ms: this.queue.length > 3 ? FLIGHT / 2 : FLIGHT, target: arrives, hidden });
  }

  private next(): void {
    clearTimeout(this.timer);
    const flight = this.queue[0];
    this.current = flight;
    if (!flight) return;
    this.timer = setTimeout(() => this.land(), flight.ms);
  }

  private land(): void {
    this.queue.shift()?.hidden?.cancel();
    this.next();
  }

  /** Never make anybody wait. */
  finish(): void {
    clearTimeout(this.timer);
    for (const flight of this.queue.splice(0)) flight.hidden?.cancel();
    this.current = undefined;
  }
}
