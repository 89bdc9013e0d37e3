/** The evening that is open, kept on this device as it is typed, with the way back. */
import { store, stored } from '$lib/storage';
import { fromFragment, toFragment } from './link';
import { newEvening, type Evening } from './model';

const KEY = 'fabletop-score';
const STEPS_BACK = 100;

interface Kept {
  evening: string;
  open: number;
  saved: string | null;
}

/** What was kept; a first evening if there is nothing, or nothing that can be read. */
export function readKept(text: string | null): Evening {
  try {
    const { evening, open, saved } = JSON.parse(text ?? '') as Partial<Kept>;
    const read = typeof evening === 'string' ? fromFragment(evening) : undefined;
    if (!read) return newEvening();
    const place = typeof open === 'number' && (read.players[open] || (open === -1 && read.discard)) ? open : 0;
    return { ...read, open: place, saved: typeof saved === 'string' ? saved : null };
  } catch {
    return newEvening();
  }
}

export function keptText(evening: Evening): string {
  const kept: Kept = { evening: toFragment(evening), open: evening.open, saved: evening.saved };
  return JSON.stringify(kept);
}

export class OpenEvening {
  now = $state.raw<Evening>(readKept(stored(KEY)));
  #before = $state.raw<readonly Evening[]>([]);

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  /** A change that can be taken back. */
  change(next: Evening): void {
    if (next === this.now) return;
    this.#before = [...this.#before, this.now].slice(-STEPS_BACK);
    this.#show(next);
  }

  /** Looking at another hand is nothing to take back. */
  look(next: Evening): void {
    this.#show(next);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#show(last);
  }

  #show(next: Evening): void {
    this.now = next;
    store(KEY, keptText(next));
  }
}
