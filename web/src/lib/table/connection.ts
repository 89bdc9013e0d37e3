/** The line to a match: a WebSocket that comes back by itself, and plain HTTP where none can be had. */
import type { ClientMessage, Joined, ServerMessage } from '../../protocol';
import { api, ApiFailure, socketUrl } from '../api';

export type Link = 'connecting' | 'live' | 'lost';

export interface Listener {
  /** The last event that was seen; 0 for none. */
  since: () => number;
  heard: (message: ServerMessage) => void;
  /** The line is there, or gone; in between nothing is promised. */
  linked: (link: Link) => void;
  /** The server does not want me here: asking again would not help. */
  barred: (failure: ApiFailure) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const POLL = 2_500;
/** So many polls, then a WebSocket is tried again. */
const POLLS = 8;
const QUIET = 25_000;
const PATIENCE = 10_000;

export class Connection {
  private socket: WebSocket | undefined;
  private joined = false;
  private byHttp = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.closed = false;
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.document?.addEventListener('visibilitychange', this.look);
    this.connect();
  }

  close(): void {
    this.closed = true;
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.document?.removeEventListener('visibilitychange', this.look);
    this.drop();
  }

  /** Joins anew: somebody else by now, or the line is said to be back. */
  again(): void {
    this.drop();
    this.failures = 0;
    this.listener.linked('connecting');
    this.connect();
  }

  /** Whether the message is on its way; if not, nothing was sent. */
  send(message: ClientMessage): boolean {
    if (this.byHttp) {
      void this.post(message);
      return true;
    }
    if (!this.joined || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private readonly hurry = () => {
    if (!this.joined && !this.closed) this.again();
  };

  /** A page that was asleep may have lost its line without noticing. */
  private readonly look = () => {
    if (document.visibilityState !== 'visible') return;
    if (this.joined) this.probe();
    else this.hurry();
  };

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = undefined;
    this.joined = false;
    this.byHttp = false;
    socket?.close();
  }

  private query(): string {
    const since = this.listener.since();
    return since > 0 ? `?since=${since}` : '';
  }

  private connect(): void {
    const query = this.query();
    const socket = new WebSocket(socketUrl(`/matches/${this.match}/live${query}${query ? '&' : '?'}views=always`));
    this.socket = socket;
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.socket) this.hear(event.data);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
  }

  private hear(data: unknown): void {
    const message = parse(data);
    if (!message) return;
    if (message.kind === 'joined') {
      this.joined = true;
      this.byHttp = false;
      this.failures = 0;
      clearTimeout(this.timer);
    }
    this.listen();
    this.listener.heard(message);
    if (message.kind === 'joined') this.listener.linked('live');
  }

  /** A line that says nothing for long is asked, and given up if it does not answer. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.probe(), QUIET);
  }

  private probe(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ id: 0, kind: 'ping' }));
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.lost(), PATIENCE);
  }

  private lost(): void {
    const was = this.joined;
    const byHttp = this.byHttp;
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = undefined;
    this.joined = false;
    socket?.close();
    if (byHttp) return;
    if (was) this.listener.linked('lost');
    // A WebSocket does not say why it was refused; HTTP does, or serves in its place.
    if (was) this.later();
    else void this.fetch();
  }

  private later(): void {
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures);
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  /** The same as joining, by HTTP. */
  private async fetch(polls = 0): Promise<void> {
    try {
      const joined = await api.get<Joined>(`/matches/${this.match}/messages${this.query()}`);
      if (this.closed || this.joined) return;
      this.byHttp = true;
      this.failures = 0;
      this.listener.heard({ kind: 'joined', ...joined });
      this.listener.linked('live');
      this.poll(polls + 1);
    } catch (failure) {
      if (this.closed || this.joined) return;
      this.byHttp = false;
      if (failure instanceof ApiFailure && [401, 403, 404].includes(failure.status)) return this.listener.barred(failure);
      this.listener.linked('lost');
      this.later();
    }
  }

  private poll(polls: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (polls % POLLS === 0) this.connect();
      void this.fetch(polls);
    }, POLL);
  }

  private async post(message: ClientMessage): Promise<void> {
    try {
      const answer = await api.post<ServerMessage>(`/matches/${this.match}/messages`, message);
      clearTimeout(this.timer);
      await this.fetch();
      this.listener.heard(answer);
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0 && failure.status < 500) {
        const { code, params, ruling, message: text } = failure;
        this.listener.heard({ kind: 'refused', id: message.id, error: { code, params, ruling, message: text } });
      } else {
        this.byHttp = false;
        this.listener.linked('lost');
        this.later();
      }
    }
  }
}

function parse(data: unknown): ServerMessage | undefined {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : undefined;
    return typeof value === 'object' && value !== null && 'kind' in value ? (value as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
