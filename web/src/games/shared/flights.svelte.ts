/** Things that fly from where they were to where they go: one at a time, and a click finishes them all. */
import { motionOn } from '$lib/table/prefs.svelte';

/** What moves by an event. Places are `data-place` of the page; one that is there all the time has `data-stays`. */
export interface Journey<Thing> {
  thing: Thing;
  from: string;
  to: string;
}

export interface Flight<Thing> {
  id: number;
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

interface Planned<Thing> extends Flight<Thing> {
  hidden: Animation | undefined;
}

const FLIGHT = 240;
/** More than this at once is no move but a reconnection. */
const MOST = 9;

function find(place: string): Element | null {
  return document.querySelector(`[data-place="${place}"]`);
}

/** A seat's facts may not be shown on a phone: then its panel is the place. */
function rectOf(element: Element | null): DOMRect | undefined {
  const own = element?.getBoundingClientRect();
  if (own && own.width > 0) return own;
  const panel = element?.closest('li')?.getBoundingClientRect();
  return panel && panel.width > 0 ? panel : undefined;
}

export class Flights<Thing> {
  current = $state.raw<Flight<Thing>>();
  private readonly queue: Planned<Thing>[] = [];
  private rects = new Map<string, DOMRect>();
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What moves by an event, for who sits there. */
  constructor(private readonly journeys: (event: unknown, mySeat: number | null) => Journey<Thing>[]) {}

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
    const moved = events.flatMap((event) => this.journeys(event, mySeat));
    if (moved.length === 0 || moved.length > MOST || document.hidden) return;
    for (const journey of moved) this.plan(journey);
    if (!this.current) this.next();
  }

  private plan({ thing, from, to }: Journey<Thing>): void {
    const target = find(to);
    const start = this.rects.get(from) ?? rectOf(find(from));
    const end = rectOf(target) ?? this.rects.get(to);
    if (!start || !end) return;
    const arrives = target?.hasAttribute('data-stays') ? null : target;
    if (!motionOn()) {
      arrives?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
      return;
    }
    const hidden = arrives?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 4000 });
    this.queue.push({ id: (this.count += 1), thing, from: start, to: end, ms: this.queue.length > 3 ? FLIGHT / 2 : FLIGHT, hidden });
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
