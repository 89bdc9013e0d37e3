/** The game's own types, as the rules have them. */
import type { Action } from '../../protocol/fantazja';

export type {
  Action, Building, Cell, Certainty, Consequences, Design, Element, EventView, Faction, Foreseen, Holder, Laid, Level, Line, Phase, RemovedStack, Rotation, SeatView, Side, StackView, Tile,
  TokenView, Type, View, Why,
} from '../../protocol/fantazja';

/** Laying a tile: a building, or one that is swapped in. */
export type Placing = Extract<Action, { kind: 'build' | 'swap' }>;
