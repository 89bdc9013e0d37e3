//! What a strong player would do, for the seat that asks: worked out apart from the table, from what it sees.

use crate::{Shown, Table, TableError};
use fabletop_core::{Budget, Game, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

/// What the values of an [`Advice`] say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// The share of a victory, as far as one can see.
    Victory,
    /// How much a good player is inclined to it, beside everything else that is allowed.
    Leaning,
}

/// An action and what speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised<A> {
    /// The action.
    pub action: A,
    /// Its value, from 0 to 1.
    pub value: f32,
    /// Codes and numbers, made from what the seat sees.
    pub reasons: Vec<Value>,
}

/// The best that can be done, the best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// What the values say.
    pub measure: Measure,
    /// A few actions.
    pub best: Vec<Advised<A>>,
}

/// Advises a seat from what it sees and may do; reproducible by the last number, if the budget is.
pub type Adviser<G> =
    fn(Seat, &<G as Game>::View, &[<G as Game>::Action], Budget, u64) -> Advice<<G as Game>::Action>;

/// An action and what speaks for it, for the seat that asked.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownAdvised {
    /// For [`DynTable::act_json`](crate::DynTable::act_json).
    pub action: Shown,
    /// In the game's notation.
    pub text: String,
    /// Its value, from 0 to 1.
    pub value: f32,
    /// What speaks for it.
    pub reasons: Vec<Shown>,
}

/// Advice for the seat that asked.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownAdvice {
    /// What the values say.
    pub measure: Measure,
    /// A few actions, the best first.
    pub best: Vec<ShownAdvised>,
}

type Think = dyn FnOnce(Budget) -> Result<ShownAdvice, TableError> + Send;

/// What is asked: the view of one seat and what it may do, and nothing else of the table.
pub struct AdviceQuestion(Box<Think>);

impl AdviceQuestion {
    /// Thinks about it.
    pub fn answer(self, budget: Budget) -> Result<ShownAdvice, TableError> {
        (self.0)(budget)
    }
}

impl<G: Game> Table<G> {
    /// The same table, with somebody to ask for advice.
    #[must_use]
    pub fn with_adviser(mut self, adviser: Adviser<G>) -> Table<G> {
        self.adviser = adviser;
        self
    }

    /// What `seat` might do now: only in its own turn. Nothing of the secret goes into it.
    pub fn advice(&self, seat: Seat) -> Result<AdviceQuestion, TableError> {
        let legal = self.asked_of_bot(seat)?.to_vec();
        let view = self.position.view(Viewer::Seat(seat));
        let (adviser, seed) = (self.adviser, self.ply() as u64);
        Ok(AdviceQuestion(Box::new(move |budget| {
            let Advice { measure, best } = adviser(seat, &view, &legal, budget, seed);
            let best = best.into_iter().map(shown::<G>).collect::<Result<_, _>>()?;
            Ok(ShownAdvice { measure, best })
        })))
    }
}

fn shown<G: Game>(advised: Advised<G::Action>) -> Result<ShownAdvised, TableError> {
    let Advised { action, value, reasons } = advised;
    let reasons = reasons.iter().map(Shown::reason).collect::<Result<_, _>>()?;
    Ok(ShownAdvised { text: action.to_string(), action: Shown::action::<G>(&action)?, value, reasons })
}
