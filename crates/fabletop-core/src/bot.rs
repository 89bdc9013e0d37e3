//! Who plays when nobody is there.

use crate::{Game, Seat};
use core::time::Duration;

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Reproducible: so many iterations, whatever the machine.
    Iterations(u32),
    /// By the clock.
    Time(Duration),
}

/// A player that is a program. It gets what its seat sees and nothing else, so it cannot peek.
pub trait Bot<G: Game>: Send {
    /// What to do in `seat`: one of `legal`, which is never empty; or `None` to wait, which only a timed
    /// turn allows.
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
    ) -> Option<G::Action>;

    /// Whether it uses the time it is given; otherwise it decides at once.
    fn takes_time(&self) -> bool {
        false
    }
}
