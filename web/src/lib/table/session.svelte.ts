/** One match as it happens: what the table is, what I see, what I may do, and the line to the server. */
import type {
  ErrorBody, Event, Hint, Joined, Legal, LookingBack, MatchInfo, Outcome, Position, Request, SeatInfo, ServerMessage, Talk, Yours,
} from '../../protocol';
import { api, type ApiFailure } from '../api';
import { hasText, t } from '../i18n/index.svelte';
import { seatNames } from '../seats';
import { toast } from '../speak.svelte';
import { Connection, type Link } from './connection';
import { addToNext, keepNext, keptSeat } from './kept';
import { prefs } from './prefs.svelte';
import { errorOf, offline, Refused, refusalText } from './refusal';

/** Something asked of the server, until it is answered. */
interface Asked {
  request: Request;
  /** Whether it may have arrived. */
  sent: boolean;
  /** Whether it was sent once before, by a line that broke: if it is stale then, it has arrived, or came too late. */
  again: boolean;
  resolve: () => void;
  /** Hears what is more than "done". */
  hinted?: (hint: Hint) => void;
  reject: (refused: Refused) => void;
}

export interface WhyNot extends ErrorBody {
  /** In words. */
  text: string;
}

export interface SeatClock {
  running: boolean;
  /** Milliseconds left for this decision. */
  turn: number | null;
  /** Milliseconds left of the bank. */
  bank: number | null;
}

const TICK = 250;

export class TableSession {
  match = $state.raw<MatchInfo>();
  yours = $state.raw<Yours | null>(null);
  /** What the table agreed on, in the game's own words. It comes once, and belongs to every view. */
  config = $state.raw<unknown>();
  position = $state.raw<Position | null>(null);
  events = $state.raw<readonly Event[]>([]);
  talk = $state.raw<readonly Talk[]>([]);
  link = $state<Link>('connecting');
  /** Why the table cannot be shown at all. */
  barred = $state.raw<ErrorBody>();
  /** Why my last action was refused; stays until the next one. */
  whyNot = $state.raw<WhyNot>();
  /** What I look back at. */
  past = $state.raw<LookingBack>();
  /** An action of mine is on its way. */
  sending = $state(false);
  /** The last event I had been shown when I last acted. */
  acted = $state(0);
  /** The table shows another seal than the one under which I added to its deal. */
  otherSeal = $state(false);
  /** How the board wants things to be put before they are said: what happened, and why not. */
  put: (said: Record<string, unknown>) => Record<string, unknown> = (said) => said;
  /** How the board's buttons name an action, where that is more than the game's words for it. */
  actionWords: ((action: unknown) => string) | undefined;
  /** Who gets there first wins: nobody wins by so many points. */
  race = false;
  /** How the board selects what would do an action, without doing it; nothing if it cannot. */
  pointTo: (action: unknown) => (() => void) | undefined = () => undefined;

  readonly names = $derived(seatNames(this.match?.seats.map((seat) => seat.occupant) ?? []));
  /** For sentences: at my own seat the word for "You". */
  readonly players = $derived(this.names.map((name, seat) => (seat === this.mySeat && hasText('play-you') ? t('play-you') : name)));
  readonly undone = $derived(new Set(this.events.flatMap((event) => ('undone' in event ? event.undone.events : []))));

  private readonly asked = new Map<number, Asked>();
  private lastId = 0;
  private readonly connection: Connection;
  private clockAt = 0;
  private now = $state(0);
  private ticking: ReturnType<typeof setInterval> | undefined;
  private readonly views = new Map<number, LookingBack>();
  private wantedPast: number | undefined;

  constructor(
    readonly id: string,
    /** Only to look at what happened. */
    readonly replaying = false,
  ) {
    this.connection = new Connection(id, {
      since: () => this.lastNumber,
      heard: (message) => this.hear(message),
      linked: (link) => this.linked(link),
      barred: (failure) => this.bar(failure),
    });
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearInterval(this.ticking);
    this.connection.close();
    this.rejectAll();
  }

  /** Joins again, after I have become somebody or sat down. */
  rejoin(): void {
    this.barred = undefined;
    this.connection.again();
  }

  // What there is to see

  get game(): string {
    return this.match?.game ?? '';
  }
  get mySeat(): number | null {
    return this.yours?.seat ?? null;
  }
  get me(): SeatInfo | undefined {
    return this.mySeat === null ? undefined : this.match?.seats[this.mySeat];
  }
  get host(): boolean {
    return this.mySeat !== null && this.match?.host === this.mySeat;
  }
  get view(): unknown {
    return this.past ? this.past.view : this.position?.view;
  }
  get seatViews(): readonly unknown[] | undefined {
    return this.past ? undefined : this.position?.seat_views;
  }
  get readOnly(): boolean {
    return this.past !== undefined || this.replaying || this.mySeat === null;
  }
  get legal(): readonly Legal[] {
    return this.readOnly ? [] : (this.position?.legal ?? []);
  }
  get over(): boolean {
    return this.match?.state === 'over' || this.turn?.kind === 'over';
  }
  get outcome(): Outcome | null {
    return this.turn?.outcome ?? null;
  }
  get waitingFor(): readonly number[] {
    return this.over ? [] : (this.turn?.seats ?? []);
  }
  get myTurn(): boolean {
    return this.mySeat !== null && this.waitingFor.includes(this.mySeat) && (this.position?.legal.length ?? 0) > 0;
  }
  /** Gains and hints: if the table allows them and I want them. */
  get helpOn(): boolean {
    return (this.match?.help ?? false) && prefs.help;
  }
  /** Hints of a strong bot: where the table allows help, and only if I asked for them on this device. */
  get hintsOn(): boolean {
    return (this.match?.help ?? false) && prefs.hints && this.myTurn && !this.readOnly;
  }
  get lastNumber(): number {
    return this.events.at(-1)?.number ?? 0;
  }
  private get turn() {
    return this.position?.turn ?? this.match?.turn ?? null;
  }

  legalActions<Action>(): Action[] {
    return this.legal.map((legal) => legal.action as Action);
  }

  /** The last thing a seat did, up to the moment that is shown. */
  lastEventOf(seat: number): unknown {
    const until = this.past?.event ?? Infinity;
    const found = this.events.findLast((event) => {
      return event.number <= until && !this.undone.has(event.number) && 'event' in event && seatOf(event.event) === seat;
    });
    return found && 'event' in found ? found.event : undefined;
  }

  // Clock

  clockOf(seat: number): SeatClock | undefined {
    const clock = this.match?.clock;
    if (!clock) return undefined;
    const running = clock.running.includes(seat) && !this.over;
    const elapsed = running ? Math.max(0, this.now - this.clockAt) : 0;
    const turn = clock.turn[seat] ?? null;
    const bank = clock.bank?.[seat] ?? null;
    if (turn === null && bank === null) return undefined;
    return {
      running,
      turn: turn === null ? null : Math.max(0, turn - elapsed),
      bank: bank === null ? null : Math.max(0, bank - Math.max(0, elapsed - (turn ?? 0))),
    };
  }

  /** Milliseconds left of the game's own timed turn. */
  get timeLeft(): number | null {
    if (this.turn?.kind !== 'timed') return null;
    const seat = this.mySeat ?? this.match?.clock?.running[0] ?? 0;
    return this.clockOf(seat)?.turn ?? null;
  }

  private clockCame(): void {
    this.clockAt = performance.now();
    this.now = this.clockAt;
    clearInterval(this.ticking);
    this.ticking = undefined;
    if (!this.match?.clock || this.match.clock.running.length === 0) return;
    this.ticking = setInterval(() => (this.now = performance.now()), TICK);
  }

  // What I do

  /** Takes an action; false if it was refused: then `whyNot` says why. */
  act(action: unknown): Promise<boolean> {
    return this.play((prompt) => ({ kind: 'act', prompt, action }));
  }

  actText(text: string): Promise<boolean> {
    return this.play((prompt) => ({ kind: 'act-text', prompt, text }));
  }

  private async play(make: (prompt: number) => Request): Promise<boolean> {
    const prompt = this.position?.prompt;
    if (this.readOnly || prompt === null || prompt === undefined || this.isUnderWay(make, prompt)) return false;
    this.whyNot = undefined;
    this.sending = true;
    try {
      await this.request(make(prompt));
      this.acted = this.lastNumber;
      return true;
    } catch (failure) {
      this.refuse(failure);
      return false;
    } finally {
      this.sending = [...this.asked.values()].some(({ request }) => isAction(request));
    }
  }

  /** A second click: the question is being answered, or the same is being done. What I see by now I may answer at once. */
  private isUnderWay(make: (prompt: number) => Request, prompt: number): boolean {
    const actions = [...this.asked.values()].map(({ request }) => request).filter(isAction);
    return actions.some((action) => action.prompt === prompt || JSON.stringify(make(action.prompt)) === JSON.stringify(action));
  }

  /** Anything else: votes, undo, seats. Refusals are shown as for actions. */
  async ask(request: Request): Promise<boolean> {
    this.whyNot = undefined;
    try {
      await this.request(request);
      return true;
    } catch (failure) {
      this.refuse(failure);
      return false;
    }
  }

  /** I want to play again, or not. What I add to the next deal goes along, if there is a promise to add it to. */
  rematch(agree: boolean): Promise<boolean> {
    const promised = this.match?.next_commitment;
    return this.ask({ kind: 'rematch', agree, nonce: agree && promised ? addToNext(this.id, promised).nonce : undefined });
  }

  /** What a strong bot would do in my place; rejected with a Refused. */
  async hint(): Promise<Hint> {
    let found: Hint | undefined;
    await this.request({ kind: 'hint', prompt: this.position?.prompt ?? 0 }, (hint) => (found = hint));
    if (!found) throw offline();
    return found;
  }

  /** Resolved when it is done, rejected with a Refused. */
  request(request: Request, hinted?: (hint: Hint) => void): Promise<void> {
    const kept = isAction(request);
    if (this.link !== 'live' && !kept) return Promise.reject(offline());
    return new Promise((resolve, reject) => {
      const id = (this.lastId += 1);
      const asked: Asked = { request, sent: false, again: false, resolve, reject, hinted };
      this.asked.set(id, asked);
      this.send(id, asked);
      if (!asked.sent && !kept) this.settle(id, () => reject(offline()));
    });
  }

  letGo(): void {
    this.whyNot = undefined;
  }

  private refuse(failure: unknown): void {
    const error = errorOf(failure);
    const put = { ...error, params: this.put(error.params) };
    this.whyNot = { ...error, text: refusalText(this.game, put, this.players) };
  }

  private send(id: number, asked: Asked): void {
    asked.sent = this.link === 'live' && this.connection.send({ id, ...asked.request });
  }

  private settle(id: number, how: (asked: Asked) => void): void {
    const asked = this.asked.get(id);
    this.asked.delete(id);
    if (asked) how(asked);
  }

  private rejectAll(): void {
    for (const id of [...this.asked.keys()]) this.settle(id, (asked) => asked.reject(offline()));
  }

  /** My move is kept while there is no connection. */
  get moveIsKept(): boolean {
    return this.sending && this.link !== 'live';
  }

  // Looking back

  async lookBack(event: number): Promise<void> {
    const number = Math.min(Math.max(1, event), this.lastNumber);
    this.wantedPast = number;
    if (number === 0) return;
    try {
      const found = this.views.get(number) ?? (await api.get<LookingBack>(`/matches/${this.id}/looking-back?event=${number}`));
      this.views.set(number, found);
      if (this.wantedPast === number) this.past = found;
    } catch (failure) {
      if (this.wantedPast === number) this.refuse(failure);
    }
  }

  backToNow(): void {
    this.wantedPast = undefined;
    this.past = undefined;
  }

  step(by: number): void {
    const from = this.past?.event ?? this.lastNumber + (this.replaying ? 0 : 1);
    const to = (this.wantedPast ?? from) + by;
    if (to > this.lastNumber && !this.replaying) this.backToNow();
    else void this.lookBack(to);
  }

  // What the server says

  private bar(failure: ApiFailure): void {
    this.barred = errorOf(failure);
    this.rejectAll();
  }

  private linked(link: Link): void {
    const before = this.link;
    this.link = link;
    if (link !== 'live') this.doubt();
    else if (before !== 'live') this.settleKept();
  }

  private hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'joined':
        return this.join(message);
      case 'update':
        return this.update(message.events, message.position);
      case 'table':
        return this.know(message.match);
      case 'talk':
        this.talk = [...this.talk, message.line];
        return;
      case 'done':
        return this.settle(message.id, (asked) => asked.resolve());
      case 'hint':
        return this.settle(message.id, (asked) => {
          asked.hinted?.(message.hint);
          asked.resolve();
        });
      case 'refused':
        return this.settle(message.id, (asked) => {
          if (asked.again && message.error.code === 'stale') asked.resolve();
          else asked.reject(new Refused(message.error));
        });
      case 'closing':
        if (message.code === 'seat-recovered') toast(t('table-seat-recovered'), 10);
        return;
    }
  }

  private join(joined: Joined): void {
    this.yours = joined.yours;
    this.know(joined.match);
    this.config = joined.config;
    this.position = joined.position && this.whole(joined.position);
    this.acted = joined.yours?.acted ?? 0;
    const known = (joined.events[0]?.number ?? Infinity) <= this.lastNumber ? [] : this.events;
    this.events = [...known, ...joined.events];
    this.talk = joined.talk;
  }

  private update(events: readonly Event[], position: Position | null): void {
    const fresh = events.filter((event) => event.number > this.lastNumber);
    this.events = [...this.events, ...fresh];
    if (position) this.position = this.whole(position);
  }

  private whole(position: Position): Position {
    const whole = (view: unknown) => ({ config: this.config, ...(view as object) });
    return { ...position, view: whole(position.view), seat_views: position.seat_views?.map(whole) };
  }

  private know(match: MatchInfo): void {
    const promised = keptSeat(this.id)?.commitment;
    this.otherSeal = promised !== undefined && promised !== match.commitment;
    if (match.next && this.mySeat !== null) keepNext(this.id, match.next, this.mySeat);
    this.match = match;
    this.clockCame();
  }

  /** The line broke: what is no action cannot be settled later. */
  private doubt(): void {
    for (const [id, { request }] of [...this.asked]) {
      if (!isAction(request)) this.settle(id, (asked) => asked.reject(offline()));
    }
  }

  /**
   * The line is back: an action whose question has changed has arrived; another one is sent again. In a timed turn
   * others change my question too, so there it is sent again in any case, and the server does nothing twice.
   */
  private settleKept(): void {
    for (const [id, asked] of [...this.asked]) {
      if (!isAction(asked.request)) continue;
      const changed = this.position?.prompt !== asked.request.prompt && this.turn?.kind !== 'timed';
      if (!this.over && !changed) {
        asked.again ||= asked.sent;
        this.send(id, asked);
      } else if (asked.sent) this.settle(id, () => asked.resolve());
      else this.settle(id, () => asked.reject(new Refused({ code: 'stale', params: {}, message: 'the question has changed' })));
    }
  }

  /** The link that brings me back to my seat from another device, if this one has it. */
  get recovery(): string | undefined {
    return this.mySeat === null ? undefined : keptSeat(this.id)?.recovery;
  }
}

function isAction(request: Request): request is Extract<Request, { kind: 'act' | 'act-text' }> {
  return request.kind === 'act' || request.kind === 'act-text';
}

/** The seat an event is about, if it says so. */
export function seatOf(event: unknown): number | undefined {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return undefined;
  return typeof event.seat === 'number' ? event.seat : undefined;
}
