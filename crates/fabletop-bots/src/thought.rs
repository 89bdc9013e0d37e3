//! What a player makes of its actions when it thinks.

use fabletop_core::{Budget, Game, Seat};
use std::time::Instant;

/// What was found out of an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// How often it was tried.
    pub visits: u32,
    /// The share of a victory it leads to, as far as one can see.
    pub value: f32,
    /// What it is chosen by: the more, the better.
    pub merit: f32,
}

/// A player that can say what it thinks.
pub trait Thinker<G: Game>: Send {
    /// One thought for each of `legal`, from what `seat` sees.
    fn think(&mut self, seat: Seat, view: &G::View, legal: &[G::Action], budget: Budget) -> Vec<Thought>;
}

/// When to stop thinking.
pub(crate) struct Deadline {
    budget: Budget,
    began: Instant,
    done: u32,
}

impl Deadline {
    pub(crate) fn new(budget: Budget) -> Deadline {
        Deadline { budget, began: Instant::now(), done: 0 }
    }

    /// Whether there is time for so many more; the first ones always are done.
    pub(crate) fn more(&mut self, count: u32) -> bool {
        let more = match self.budget {
            _ if self.done == 0 => true,
            Budget::Iterations(most) => self.done.saturating_add(count) <= most,
            Budget::Time(most) => self.began.elapsed() < most,
        };
        self.done = self.done.saturating_add(count * u32::from(more));
        more
    }
}
