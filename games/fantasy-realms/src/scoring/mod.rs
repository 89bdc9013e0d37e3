//! What a hand is worth, and why.

mod bounds;
mod choices;
mod court;
mod explain;
mod kernel;
mod kingdom;
mod legal;
mod mentions;
mod optimum;

pub use choices::{CHOOSERS, Change, Choice, ChoiceError, Choices, Guise, Made};
pub use explain::{CardScore, Line, Score};
pub use kingdom::MAX_HAND;
pub use legal::{check_choice, legal_choices, next_chooser};
pub use optimum::{
    Alternatives, Optimum, Pool, alternatives, best_above, best_choices, best_with, worst_choices, worst_with,
};

pub(crate) use bounds::Sketch;

use crate::cards::CardSet;
use kingdom::Kingdom;

/// The points of `hand` with these choices and no others, card by card, with the reason for each.
pub fn score(hand: CardSet, choices: &Choices) -> Result<Score, ChoiceError> {
    let kingdom = Kingdom::new(hand, choices)?;
    Ok(Score::of(&kingdom, choices))
}

/// The points of `hand` with these choices and no others: [`score`] without the reasons, and fast.
pub fn total(hand: CardSet, choices: &Choices) -> Result<i32, ChoiceError> {
    Kingdom::new(hand, choices).map(|kingdom| kingdom.total())
}

/// The points of a hand of at most eight cards just as printed, without any choice.
pub fn printed_total(hand: CardSet) -> i32 {
    Kingdom::printed(hand).total()
}
