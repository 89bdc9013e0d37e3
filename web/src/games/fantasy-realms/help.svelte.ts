/** What the rules can compute about my view: my points with their reasons, and what each action would gain. */
import { api } from '$lib/api';
import type { HelpAnswer, View } from './types';

const KEPT = 24;

export class Help {
  /** For the view last asked about; an older one stays until the newer is there. */
  answer = $state.raw<HelpAnswer>();
  private wanted = '';
  private asking = false;
  private readonly known = new Map<string, HelpAnswer>();

  /** Asks about a view: one question at a time, the latest one last. */
  about(view: View): void {
    const key = JSON.stringify(view);
    this.wanted = key;
    const known = this.known.get(key);
    if (known) this.answer = known;
    else if (!this.asking) void this.ask();
  }

  private async ask(): Promise<void> {
    this.asking = true;
    while (!this.known.has(this.wanted)) {
      const key = this.wanted;
      try {
        const answer = await api.post<HelpAnswer>('/games/fantasy-realms/tools/help', { view: JSON.parse(key) as View });
        this.keep(key, answer);
        if (key === this.wanted) this.answer = answer;
      } catch {
        // Without the tool the board shows no points; the game goes on.
        if (key === this.wanted) break;
      }
    }
    this.asking = false;
  }

  private keep(key: string, answer: HelpAnswer): void {
    const oldest = this.known.keys().next().value;
    if (this.known.size >= KEPT && oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, answer);
  }
}
