/** A table that is being set: what is chosen, and what it becomes for the server. */
import type { GameInfo, NewTable, OptionInfo, SeatPlan, TimeControl, VariantInfo } from '../../protocol';

export type SeatChoice = { kind: 'you' } | { kind: 'open' } | { kind: 'bot'; bot: string } | { kind: 'closed' };

export type TimeKind = TimeControl['kind'];

/** What a component file came to. */
export interface OwnComponents {
  /** The value of the option `GameInfo.components`. */
  value: string;
  /** What tells it from others. */
  hash: string;
}

export interface Plan {
  game: string;
  variant: string;
  /** Only what differs from the default is said to the server. */
  options: Record<string, string>;
  /** Components of a file in place of the game's own. */
  components: OwnComponents | null;
  seats: SeatChoice[];
  listed: boolean;
  time: { kind: TimeKind; bankMinutes: number; turnSeconds: number; days: number };
  spectators: boolean;
  undo: boolean;
  help: boolean;
}

/** Me, an open seat, and bots for the rest of the fewest who can play. */
export function newPlan(game: GameInfo, variant: VariantInfo | undefined = game.variants[0]): Plan {
  const least = variant?.least ?? 2;
  const seats: SeatChoice[] = Array.from({ length: mostSeats(game) }, (_, seat) => {
    if (seat === 0) return { kind: 'you' };
    if (seat === 1) return { kind: 'open' };
    return seat < least ? { kind: 'bot', bot: game.usual_bot } : { kind: 'closed' };
  });
  return {
    game: game.id,
    variant: variant?.id ?? '',
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    components: null,
    seats,
    listed: false,
    time: { kind: 'none', bankMinutes: 15, turnSeconds: 30, days: 2 },
    spectators: true,
    undo: true,
    help: true,
  };
}

export function mostSeats(game: GameInfo): number {
  return Math.max(2, ...game.variants.map((variant) => variant.most));
}

export function takenSeats(seats: readonly SeatChoice[]): number {
  return seats.filter((seat) => seat.kind !== 'closed').length;
}

export function countOf(seats: readonly SeatChoice[], kind: SeatChoice['kind']): number {
  return seats.filter((seat) => seat.kind === kind).length;
}

/** The seats for another variant: too many are closed from the end, too few are filled with bots. */
export function fitSeats(seats: readonly SeatChoice[], variant: VariantInfo, bot: string): SeatChoice[] {
  const open = seats.filter((seat) => seat.kind !== 'closed').slice(0, variant.most);
  while (open.length < variant.least) open.push({ kind: 'bot', bot });
  return seats.map((_, place) => open[place] ?? { kind: 'closed' });
}

/** Closing a seat moves the later ones up, so that the closed ones are last. */
export function closeSeat(seats: readonly SeatChoice[], place: number): SeatChoice[] {
  return [...seats.filter((_, other) => other !== place), { kind: 'closed' }];
}

export function fillWithBots(seats: readonly SeatChoice[], bot: string): SeatChoice[] {
  return seats.map((seat) => (seat.kind === 'open' ? { kind: 'bot', bot } : seat));
}

export type OptionValues = { kind: 'words'; words: string[] } | { kind: 'range'; least: number; most: number } | { kind: 'switch' };

/** "any, seen" are words; "0 to 255" is a range; "true, false" is on or off. */
export function valuesOf(option: OptionInfo): OptionValues {
  const range = /^(\d+) to (\d+)$/.exec(option.values);
  if (range) return { kind: 'range', least: Number(range[1]), most: Number(range[2]) };
  const words = option.values.split(',').map((word) => word.trim());
  return words.length === 2 && words.includes('true') && words.includes('false') ? { kind: 'switch' } : { kind: 'words', words };
}

/** Options that say nothing in a variant are not shown there. */
const ONLY_IN: Record<string, Record<string, string[]>> = {
  'fantasy-realms': { seconds: ['chaos'], stalemate_rounds: ['classic', 'two-players'] },
  fantazja: {
    swap_triggers_dark: ['standard'], lost_majority: ['standard'], swap_sides: ['standard'],
    military_may_target_castle: ['standard'], military_reuse_same_turn: ['standard'],
  },
};

export function optionsOf(game: GameInfo, variant: string): OptionInfo[] {
  const only = ONLY_IN[game.id] ?? {};
  return game.options.filter((option) => only[option.id]?.includes(variant) ?? true);
}

function timeOf({ kind, bankMinutes, turnSeconds, days }: Plan['time']): TimeControl {
  if (kind === 'clock') return { kind, bank_seconds: bankMinutes * 60, turn_seconds: turnSeconds };
  return kind === 'days' ? { kind, days } : { kind: 'none' };
}

/** What the server is asked for. */
export function tableOf(plan: Plan, game: GameInfo): NewTable {
  const said = optionsOf(game, plan.variant).filter(({ id, default: usual }) => (plan.options[id] ?? usual) !== usual);
  const own = plan.components && game.components ? { [game.components]: plan.components.value } : {};
  return {
    game: plan.game,
    variant: plan.variant,
    options: { ...Object.fromEntries(said.map(({ id, default: usual }) => [id, plan.options[id] ?? usual])), ...own },
    seats: plan.seats.filter((seat): seat is SeatPlan => seat.kind !== 'closed'),
    listed: plan.listed,
    time: timeOf(plan.time),
    spectators: plan.spectators,
    undo: plan.undo,
    help: plan.help,
  };
}
