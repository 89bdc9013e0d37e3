/** The game's own types, as the rules have them. */
export type {
  Action, Alternative, Bonus, CardScore, Choice, Choices, Chooser, Draft, EventView, Gain, HelpAnswer, Line, MarketView, Moment, OfferView,
  Penalty, Score, ScoreAnswer, ScoreRequest, SeatAnswer, SeatView, Shows, View,
} from '../../protocol/fantasy-realms';
