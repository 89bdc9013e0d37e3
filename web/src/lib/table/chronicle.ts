/** The chronicle: events in words, in groups, with the names marked. */
import type { Event } from '../../protocol';
import { describe, hasText, t } from '../i18n/index.svelte';
import { seatOf, type TableSession } from './session.svelte';
import type { Thing } from '../../games/board';

/** A piece of a sentence: plain, a player's name, or a thing. */
export interface Piece {
  text: string;
  seat?: number;
  ground?: string;
}

export interface Entry {
  number: number;
  pieces: Piece[];
  text: string;
  seat: number | undefined;
  undone: boolean;
  /** The heading of a round that begins here. */
  round: number | undefined;
  /** The first after my last turn. */
  since: boolean;
  /** The first of several of one seat. */
  turn: boolean;
}

/** Names go through the texts with their seat between two signs that no text has; my own stays a plain word. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

export interface Tale {
  game: string;
  events: readonly Event[];
  undone: ReadonlySet<number>;
  names: readonly string[];
  mySeat: number | null;
  /** The last event I had been shown when I last acted. */
  acted: number;
  things: readonly Thing[];
  rounds: boolean;
  /** Kinds of events that are left out. */
  untold?: readonly string[];
  /** How things are put before they are said. */
  put?: (said: Record<string, unknown>) => Record<string, unknown>;
}

/** The session's part of it. */
export function taleOf({ game, events, undone, names, mySeat, put }: TableSession): Omit<Tale, 'acted' | 'things' | 'rounds'> {
  return { game, events, undone, names, mySeat, put };
}

export function entriesOf(tale: Tale): Entry[] {
  const players = tale.names.map((name, seat) => (seat === tale.mySeat ? t('play-you') : OPEN + String.fromCharCode(0xe100 + seat) + name + CLOSE));
  const rounds = new Rounds();
  const names = [...tale.things].sort((one, other) => other.name.length - one.name.length);
  let marked = tale.acted === 0;
  let before: number | undefined;
  const told = tale.events.filter((event) => !('event' in event && isFields(event.event) && tale.untold?.includes(String(event.event.kind))));
  return told.map((event, place) => {
    const seat = 'event' in event ? seatOf(event.event) : event.undone.seat;
    const words = 'event' in event ? wordsOf(tale.game, put(tale, recalled(tale.game, event.event, told.slice(0, place))), players) : t('play-undone', { seat: players[event.undone.seat] ?? '' });
    const undone = tale.undone.has(event.number);
    const pieces = piecesOf(words, seat === tale.mySeat ? t('play-you') : undefined, tale.mySeat, names);
    const since = !marked && event.number > tale.acted && seat !== tale.mySeat;
    marked ||= since;
    const round = tale.rounds && !undone && 'event' in event ? rounds.next(seat) : undefined;
    const turn = seat === undefined || seat !== before;
    before = seat;
    return { turn, number: event.number, pieces, text: pieces.map((piece) => piece.text).join(''), seat, undone, round, since };
  });
}

/**
 * A number means nothing to a reader. What an event names by its number is told as an earlier event showed it,
 * where the game has a sentence for that: `offer: 3` of `withdrew` by the sentence `withdrew-offer`.
 */
function recalled(game: string, event: unknown, earlier: readonly Event[]): unknown {
  if (!isFields(event)) return event;
  const field = Object.keys(event).find((field) => typeof event[field] === 'number' && hasText(`${game}-event-${String(event.kind)}-${field}`));
  if (field === undefined) return event;
  const shown = earlier.map((one) => ('event' in one && isFields(one.event) ? one.event[field] : undefined));
  const thing = shown.findLast((thing) => isFields(thing) && thing[field] === event[field]);
  return thing === undefined ? event : { ...event, kind: `${String(event.kind)}-${field}`, [field]: thing };
}

function put(tale: Tale, event: unknown): unknown {
  return isFields(event) ? (tale.put?.(event) ?? event) : event;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The game's sentence; where it has none yet, what happened as it is. */
function wordsOf(game: string, event: unknown, players: readonly string[]): string {
  const kind = typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : String(event);
  if (hasText(`${game}-event-${kind}`) || hasText(`event-${kind}`)) return describe(game, 'event', event, players);
  const seat = seatOf(event);
  const rest = typeof event === 'object' && event !== null ? Object.entries(event).filter(([field]) => field !== 'kind' && field !== 'seat') : [];
  const facts = rest.map(([field, value]) => `${field} ${JSON.stringify(value)}`).join(', ');
  return `${seat === undefined ? '' : `${players[seat] ?? seat} `}${kind}${facts === '' ? '' : `: ${facts}`}`;
}

/** A round ends when somebody who has had a turn in it has another one. */
class Rounds {
  private last: number | undefined;
  private had = new Set<number>();
  private count = 0;

  next(seat: number | undefined): number | undefined {
    if (seat === undefined || seat === this.last) return undefined;
    this.last = seat;
    const begins = this.count === 0 || this.had.has(seat);
    if (begins) this.had = new Set();
    this.had.add(seat);
    return begins ? (this.count += 1) : undefined;
  }
}

function piecesOf(told: string, own: string | undefined, mySeat: number | null, things: readonly Thing[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of told.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))) {
    if (part.startsWith(OPEN)) pieces.push({ text: part.slice(2, -1), seat: part.charCodeAt(1) - 0xe100 });
    else if (part !== '') pieces.push(...thingsIn(part, things));
  }
  const [first, ...rest] = pieces;
  if (own === undefined || mySeat === null || first?.seat !== undefined || !first?.text.startsWith(`${own} `)) return pieces;
  return [{ text: own, seat: mySeat }, { ...first, text: first.text.slice(own.length) }, ...rest];
}

/** Names of cards and the like stand in sentences as they are. */
function thingsIn(text: string, things: readonly Thing[]): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const thing = things.find(({ name }) => text.startsWith(name, at) && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]));
    if (!thing) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') pieces.push({ text: plain });
    pieces.push({ text: thing.name, ground: thing.ground });
    plain = '';
    at += thing.name.length;
  }
  return plain === '' ? pieces : [...pieces, { text: plain }];
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /\p{L}/u.test(sign);
}
