/** The open tables, live: a WebSocket, and asking now and then where there is none. */
import type { TablesMessage, TableSummary } from '../protocol';
import { api, socketUrl } from './api';

const POLL = 10_000;
const RETRY = 3_000;

export class Lobby {
  tables = $state.raw<TableSummary[]>();
  /** Neither way works. */
  lost = $state(false);

  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private failures = 0;

  /** For `$effect(() => lobby.start())`: gives what stops it. */
  start(): () => void {
    this.stopped = false;
    this.connect();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
      this.socket?.close();
    };
  }

  private connect(): void {
    if (this.stopped) return;
    const socket = new WebSocket(socketUrl('/tables/live'));
    this.socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => {
      this.failures = 0;
      this.show(JSON.parse(message.data) as TablesMessage);
    };
    socket.onclose = () => this.closed();
  }

  /** A connection that is lost comes back; meanwhile the tables are asked for. */
  private closed(): void {
    if (this.stopped) return;
    this.failures += 1;
    void this.ask();
    this.timer = setTimeout(() => this.connect(), this.failures > 2 ? POLL : RETRY);
  }

  private async ask(): Promise<void> {
    try {
      this.show(await api.get<TablesMessage>('/tables'));
    } catch {
      this.lost = true;
    }
  }

  private show(message: TablesMessage): void {
    this.lost = false;
    this.tables = message.tables;
  }
}
