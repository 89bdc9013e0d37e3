//! One entry of a match log.

use fabletop_core::{Game, Rejected, Seat, Sink};
use std::fmt;

/// Whatever moves a position on: config and steps are the whole match.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<G: Game> {
    /// A seat decided.
    Action(Seat, G::Action),
    /// Luck decided.
    Chance(G::Chance),
    /// The host's clock ran out.
    TimeUp,
}

impl<G: Game> Step<G> {
    /// Carries the step out.
    pub fn apply(
        &self,
        state: &mut G,
        events: &mut impl Sink<G::Event>,
    ) -> Result<(), Rejected<G::Rejection>> {
        match self {
            Step::Action(seat, action) => state.apply(*seat, action, events),
            Step::Chance(chance) => state.apply_chance(chance, events),
            Step::TimeUp => state.time_up(events),
        }
    }

    /// Whose decision it was, if a seat's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Step::Action(seat, _) => Some(*seat),
            Step::Chance(_) | Step::TimeUp => None,
        }
    }
}

impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Action(seat, action) => write!(f, "{seat}: {action}"),
            Step::Chance(chance) => write!(f, "chance: {chance}"),
            Step::TimeUp => f.write_str("time up"),
        }
    }
}
