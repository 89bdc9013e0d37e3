/** The game's own types, as the rules have them. */
export type {
  Action, Animus, Colour, Effect, EventView, Line, Opening, OpeningView, Phase, Portal, Reward, SeatView, Slot, Spot, Step, Token, Tokens, View,
} from '../../protocol/via-magica';
