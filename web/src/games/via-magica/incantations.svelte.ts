/** Portals that open, one after another: each is a moment. A click ends it. */
import { prefs } from '$lib/table/prefs.svelte';
import { ring } from '$lib/table/sound';
import type { EventView, Portal } from './types';

export interface Incantation {
  id: number;
  seat: number;
  portal: Portal;
}

const LASTS = 1700;
/** A rising chord: a door that opens. */
const CHORD = [[392, 0.05, 0], [494, 0.05, 0.09], [587, 0.05, 0.18], [784, 0.07, 0.3]] as const;

export class Incantations {
  current = $state.raw<Incantation>();
  private readonly queue: Incantation[] = [];
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(events: readonly unknown[]): void {
    for (const event of events as readonly EventView[]) {
      if (event.kind === 'opened') this.queue.push({ id: (this.count += 1), seat: event.seat, portal: event.portal });
    }
    // After a reconnection only the last one is news.
    this.queue.splice(0, Math.max(0, this.queue.length - 3));
    if (!this.current && !document.hidden) this.next();
    if (document.hidden) this.queue.length = 0;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.current = this.queue.shift();
    if (!this.current) return;
    if (prefs.sound) ring(CHORD);
    this.timer = setTimeout(() => this.next(), LASTS);
  }

  finish(): void {
    clearTimeout(this.timer);
    this.queue.length = 0;
    this.current = undefined;
  }
}
