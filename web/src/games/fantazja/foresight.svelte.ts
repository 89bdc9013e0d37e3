/** What the rules say about things before they are done: why not, what vanishes, what is gained. Asked once for a position. */
import { api } from '$lib/api';
import type { Action, Foreseen, View } from './types';

/** Actions are looked up by what they say, whatever the order of their fields. */
function keyOf(action: Action): string {
  const words = Object.entries(action).map(([field, value]) => [field, typeof value === 'object' ? Object.entries(value).sort() : value]);
  return JSON.stringify(words.sort());
}

export class Foresight {
  private answers = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  private readonly asked = new Set<string>();
  private view: View | undefined;

  of(action: Action): Foreseen | undefined {
    return this.answers.get(keyOf(action));
  }

  /** Another position: what was foreseen is no longer so. */
  private turnTo(view: View): void {
    if (this.view === view) return;
    this.view = view;
    this.asked.clear();
    this.answers = new Map();
  }

  async ask(view: View, actions: readonly Action[]): Promise<void> {
    this.turnTo(view);
    const fresh = actions.filter((action) => !this.asked.has(keyOf(action)));
    if (fresh.length === 0) return;
    for (const action of fresh) this.asked.add(keyOf(action));
    try {
      const told = await api.post<Foreseen[]>('/games/fantazja/tools/foresee', { view, actions: fresh });
      if (this.view !== view) return;
      const all = new Map(this.answers);
      fresh.forEach((action, place) => {
        const answer = told[place];
        if (answer) all.set(keyOf(action), answer);
      });
      this.answers = all;
    } catch {
      // Without the tool nothing is foretold; a refusal still says why when something is tried.
      if (this.view === view) for (const action of fresh) this.asked.delete(keyOf(action));
    }
  }
}
