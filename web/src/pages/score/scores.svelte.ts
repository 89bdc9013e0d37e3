/** What the hands are worth: asked of the server a moment after the last change; the last answer wins. */
import { api, ApiFailure } from '$lib/api';
import type { HandAnswer, ScoreAnswer, ScoreRequest, Suggestion } from '../../protocol/fantasy-realms';
import { HAND, needsDiscard, type Evening } from './model';

const PAUSE = 140;
const AGAIN = 4000;

export type Post = (request: ScoreRequest) => Promise<ScoreAnswer>;

const post: Post = (request) => api.post<ScoreAnswer>('/games/fantasy-realms/tools/score', request);

/** The request for an evening; suggestions only where a card may still come. */
export function requestOf(evening: Evening): ScoreRequest {
  const player = evening.players[evening.open];
  const request = {
    hands: evening.players.map(({ cards, choices }) => ({ cards, choices })),
    discard: needsDiscard(evening) || evening.seenOnly ? evening.discard : null,
    options: { copy_scope: evening.seenOnly ? 'seen' : 'any' },
    suggest: player && player.cards.length < HAND ? evening.open : null,
  };
  return request as ScoreRequest;
}

interface Answered {
  /** The cards a hand had when it was asked, by seat. */
  hands: ReadonlyMap<number, { cards: readonly string[]; answer: HandAnswer }>;
  suggestions: ReadonlyMap<string, Suggestion>;
}

export class Scores {
  #answered = $state.raw<Answered>({ hands: new Map(), suggestions: new Map() });
  /** The last thing that went wrong; nothing if the last answer was one. */
  failure = $state.raw<ApiFailure>();
  waiting = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(private readonly send: Post = post) {}

  /** Asks soon; what was asked before and not answered is of no interest any more. */
  ask(evening: Evening, pause = PAUSE): void {
    clearTimeout(this.#timer);
    this.waiting = true;
    const number = (this.#asked += 1);
    this.#timer = setTimeout(() => void this.#fetch(evening, number), pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #fetch(evening: Evening, number: number): Promise<void> {
    try {
      const answer = await this.send(requestOf(evening));
      if (number === this.#asked) this.#take(evening, answer);
    } catch (failure) {
      if (number === this.#asked) this.#fail(evening, failure);
    }
  }

  #take(evening: Evening, { hands, suggestions }: ScoreAnswer): void {
    this.waiting = false;
    this.failure = undefined;
    const pairs = evening.players.flatMap(({ seat, cards }, place) => {
      const answer = hands[place];
      return answer ? [[seat, { cards, answer }] as const] : [];
    });
    this.#answered = { hands: new Map(pairs), suggestions: new Map(suggestions.map((one) => [one.card, one])) };
  }

  #fail(evening: Evening, failure: unknown): void {
    this.waiting = false;
    this.failure = failure instanceof ApiFailure ? failure : new ApiFailure(0, 'unknown');
    // What the rules refuse stays refused; a server that was not there may come back.
    if (this.failure.status === 0 || this.failure.status >= 429) {
      const number = this.#asked;
      this.#timer = setTimeout(() => {
        if (number === this.#asked) this.ask(evening, 0);
      }, AGAIN);
    }
  }

  /** The last answer about a seat, also while a newer one is on its way. */
  hand(seat: number): HandAnswer | undefined {
    return this.#answered.hands.get(seat)?.answer;
  }

  /** Whether that answer is about just these cards. */
  isFresh(seat: number, cards: readonly string[]): boolean {
    const asked = this.#answered.hands.get(seat)?.cards;
    return asked !== undefined && asked.length === cards.length && asked.every((card) => cards.includes(card));
  }

  suggestion(card: string): Suggestion | undefined {
    return this.#answered.suggestions.get(card);
  }
}
