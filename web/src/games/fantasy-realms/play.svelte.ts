/** What one who plays does with the board: selects, confirms, lets go. Legality comes with the position. */
import { getContext, setContext } from 'svelte';
import type { TableSession } from '$lib/table/session.svelte';
import type { CardId } from './cards';
import { Help } from './help.svelte';
import { actionOf, gainOf, Legal, samePick, type Pick } from './legal';
import type { Action, CardScore, Gain, HelpAnswer, View } from './types';

export class Play {
  readonly help = new Help();
  picked = $state.raw<Pick | null>(null);
  /** The breakdown is open. */
  explaining = $state(false);

  readonly view = $derived.by((): View => this.session.view as View);
  readonly legal = $derived.by(() => new Legal(this.session.legalActions<Action>()));
  /** Who only watches is not helped, though an answer may be left from before. */
  readonly answer = $derived.by((): HelpAnswer | undefined => (this.view.viewer === 'spectator' && !this.revealed ? undefined : this.help.answer));
  /** What the selected thing does, if it may. */
  readonly action = $derived.by((): Action | null => {
    const action = this.picked && actionOf(this.picked, this.view.moment);
    return this.legal.has(action) ? action : null;
  });
  private readonly scores = $derived.by(() => new Map(this.answer?.score?.cards.map((score) => [score.card, score])));
  /** My hand, without what I have just drawn and must decide about. */
  readonly hand = $derived.by((): CardId[] => this.view.hand.filter((card) => !this.view.drawn.includes(card)));
  readonly chaos = $derived.by(() => this.view.config.variant === 'chaos');
  readonly revealed = $derived.by(() => this.view.moment === 'reveal' || this.view.moment === 'over');

  constructor(readonly session: TableSession) {}

  scoreOf(card: CardId): CardScore | undefined {
    return this.scores.get(card);
  }

  gain(action: Action | null): Gain | undefined {
    return gainOf(this.answer?.gains ?? [], action);
  }

  /** What a thing would gain, for those who want to know. */
  gainOfPick(pick: Pick): Gain | undefined {
    return this.session.helpOn ? this.gain(actionOf(pick, this.view.moment)) : undefined;
  }

  get best(): Gain | undefined {
    const { best, gains } = this.answer ?? { best: null, gains: [] };
    return best === null || !this.session.helpOn ? undefined : gains[best];
  }

  may(pick: Pick): boolean {
    return this.legal.has(actionOf(pick, this.view.moment));
  }

  isPicked(pick: Pick): boolean {
    return samePick(this.picked, pick);
  }

  /** A click or a key: what may be done is selected; what may not, the rules refuse with the reason. */
  pick(pick: Pick, event?: MouseEvent): void {
    const action = actionOf(pick, this.view.moment);
    if (!this.legal.has(action)) {
      if (action) void this.session.act(action);
      return;
    }
    const again = samePick(this.picked, pick);
    this.session.letGo();
    this.picked = pick;
    // The second click, or Enter on what is selected already.
    if (event && again && (event.detail === 0 || event.detail >= 2)) void this.confirm();
  }

  async confirm(): Promise<void> {
    if (this.action) await this.act(this.action);
  }

  /** A card was carried from here to there. */
  drop(pick: Pick): void {
    const action = actionOf(pick, this.view.moment);
    if (action) void this.act(action);
  }

  async act(action: Action): Promise<boolean> {
    this.picked = null;
    return this.session.act(action);
  }

  letGo(): void {
    this.picked = null;
    this.session.letGo();
  }
}

const KEY = Symbol('play');

export function providePlay(session: TableSession): Play {
  return setContext(KEY, new Play(session));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
