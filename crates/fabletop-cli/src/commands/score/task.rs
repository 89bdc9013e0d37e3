//! A hand to score, and what came of it.

use super::error::InputError;
use fantasy_realms::cards::{Card, CardSet, NECROMANCER_SUITS};
use fantasy_realms::scoring::{
    Alternatives, CHOOSERS, ChoiceError, Choices, Made, Pool, Score, alternatives, best_with, score,
    worst_with,
};

/// Who makes the choices that are not given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Nobody: what is not chosen stays as printed.
    Fixed,
    /// The best are found.
    #[default]
    Best,
    /// The worst are found.
    Worst,
}

/// A hand to score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Task {
    hand: CardSet,
    discard: CardSet,
    made: Made,
    mode: Mode,
}

/// A scored hand.
pub(crate) struct Solved {
    pub(crate) choices: Choices,
    pub(crate) score: Score,
}

impl Task {
    /// A hand that can be. The Necromancer's card may be among the cards of the hand or not; `discard` is
    /// `None` where nothing is known about it.
    pub(crate) fn new(
        hand: CardSet,
        discard: Option<CardSet>,
        made: Made,
        mode: Mode,
    ) -> Result<Task, InputError> {
        if hand.is_empty() {
            return Err(InputError::NoCards);
        }
        let raised = made.choices.necromancer.map_or(CardSet::EMPTY, |card| CardSet::of(&[card]));
        let holds_necromancer = hand.contains(Card::Necromancer);
        let hand = if holds_necromancer { hand - raised.without(Card::Necromancer) } else { hand };
        if hand.len() > 7 + usize::from(holds_necromancer) {
            return Err(ChoiceError::TooManyCards { count: hand.len() }.into());
        }
        let known = discard.unwrap_or_default();
        // With eight cards the eighth may still be listed where it came from.
        if let Some(card) = (hand & known).first().filter(|_| hand.len() <= 7) {
            return Err(InputError::HandAndDiscard { card });
        }
        if let Some(target) = made.choices.necromancer.filter(|&card| card != Card::Necromancer) {
            if !NECROMANCER_SUITS.contains(target.suit()) {
                return Err(ChoiceError::NecromancerSuit { target }.into());
            }
            if discard.is_some() && !known.contains(target) {
                return Err(ChoiceError::NotDiscarded { target }.into());
            }
        }
        Ok(Task { hand, discard: known | raised, made, mode })
    }

    /// The cards, without the one that the Necromancer is told to raise.
    pub(crate) fn hand(&self) -> CardSet {
        self.hand
    }

    /// Whether nothing is left to be found: every choice there is was given, or is not to be looked for.
    pub(crate) fn is_decided(&self) -> bool {
        let nobody_to_raise = self.discard.is_empty();
        let open = |card: Card| {
            let chooses = CHOOSERS.contains(&card) && !(card == Card::Necromancer && nobody_to_raise);
            chooses && !self.made.decided.contains(card)
        };
        self.mode == Mode::Fixed || !self.hand.iter().any(open)
    }

    /// Finds the choices that are not given, and scores.
    pub(crate) fn solve(&self) -> Result<Solved, ChoiceError> {
        let choices = self.choices()?;
        Ok(Solved { choices, score: score(self.hand, &choices)? })
    }

    /// The choices with a certain total that keep those given, the first `limit` of them listed.
    pub(crate) fn alternatives(&self, total: i32, limit: usize) -> Alternatives {
        alternatives(self.hand, self.pool(), &self.made, total, limit)
    }

    fn pool(&self) -> Pool {
        Pool::discard(self.discard)
    }

    fn choices(&self) -> Result<Choices, ChoiceError> {
        let found = match self.mode {
            Mode::Fixed => return Ok(self.made.choices),
            Mode::Best => best_with(self.hand, self.pool(), &self.made),
            Mode::Worst => worst_with(self.hand, self.pool(), &self.made),
        };
        // Where nothing fits the given choices, they say themselves what is wrong with them.
        Ok(found.map_or(self.made.choices, |found| found.choices))
    }
}
