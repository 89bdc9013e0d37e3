//! A hand with what its owner fixed, scored with the best of the rest.

use super::choosers::choice_of;
use crate::tool::ToolError;
use fantasy_realms::Rejection;
use fantasy_realms::cards::CardSet;
use fantasy_realms::scoring::{
    CHOOSERS, Choice, ChoiceError, Choices, Made, Pool, Score, best_with, check_choice, score,
};

/// A hand and what its choices may reach for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    /// The cards, without the eighth that is chosen.
    pub(super) cards: CardSet,
    /// What the open choices may reach for.
    pub(super) pool: Pool,
    /// The choices that are fixed.
    pub(super) made: Made,
    /// Whether the eighth card may be any, as in the chaos variant (ruling 7).
    pub(super) any_eighth: bool,
}

/// A hand with all choices made.
pub(super) struct Solved {
    pub(super) choices: Choices,
    pub(super) score: Score,
}

/// So many open choices of one hand are compared with all others; with more it would take a second, and
/// hardly anybody ever holds such a hand.
const MOST_OPEN: usize = 4;

impl Hand {
    /// Whether so much is open that only the best is found, and nothing is compared with it.
    pub(super) fn is_laden(&self) -> bool {
        let open = CardSet::of(&CHOOSERS) & self.made.choices.whole(self.cards);
        (open - self.made.decided).len() > MOST_OPEN
    }

    /// Finds the open choices and scores; says what is wrong with the fixed ones if they cannot be.
    pub(super) fn solve(&self) -> Result<Solved, ToolError> {
        let Some(best) = best_with(self.cards, self.pool, &self.made) else {
            return Err(self.why_impossible());
        };
        self.check(&best.choices).map_err(refused)?;
        let score = score(self.cards, &best.choices).map_err(refused)?;
        Ok(Solved { choices: best.choices, score })
    }

    /// The choices as the table would check them, one after the other.
    fn check(&self, choices: &Choices) -> Result<(), ChoiceError> {
        let mut made = Made::NOTHING;
        for chooser in CHOOSERS {
            let choice = choice_of(choices, chooser);
            let said = !matches!(choice, Choice::Nothing { .. }) || self.made.decided.contains(chooser);
            let free = self.any_eighth && matches!(choice, Choice::Raise { .. });
            if said && !free {
                check_choice(self.cards, self.pool, &made, choice)?;
            }
            made.make(choice);
        }
        Ok(())
    }

    fn why_impossible(&self) -> ToolError {
        let refusal = self.check(&self.made.choices).err();
        let refusal = refusal.or_else(|| score(self.cards, &self.made.choices).err());
        refusal
            .map_or_else(|| ToolError::new("impossible-choices", "these choices do not go together"), refused)
    }
}

/// What the rules say against a choice.
pub(super) fn refused(error: ChoiceError) -> ToolError {
    ToolError::refused(&Rejection::Choice(error))
}
