//! What the registry has to be told about a game.

use crate::components::Components;
use crate::tool::Tool;
use fabletop_bots::{Aspects, Knowledge, Net, ThoughtRng};
use fabletop_core::{Bot, Game, Seat};
use rand_core::SeedableRng;
use serde_json::Value;

/// A way to play a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariantFacts {
    /// Its id.
    pub id: &'static str,
    /// The fewest who can play it.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// An option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionFacts {
    /// Its id.
    pub id: &'static str,
    /// What it can be: words, or a range of numbers.
    pub values: &'static str,
    /// What it is if nothing is said.
    pub default: &'static str,
    /// The ruling it belongs to.
    pub ruling: u16,
}

/// A game as the registry knows it. The facts are checked against the game's own config by a test.
pub trait Catalogued: Game {
    /// Its variants, the usual one first.
    const VARIANTS: &'static [VariantFacts];
    /// Its options.
    const OPTIONS: &'static [OptionFacts];
    /// Its component file, if it has one.
    const COMPONENTS: Option<Components> = None;
    /// What its bots are made of, as JSON: see [`crate::Player`].
    const LEVELS: &'static str;
    /// What a network is told of it.
    type Aspects: Aspects<Self>;
    /// The network that judges its positions, if there is one.
    fn net() -> Option<Net> {
        None
    }

    /// What a thinking bot knows of it; with other weights than the usual ones, if they fit.
    fn knowledge(weights: Option<&Value>) -> Box<dyn Knowledge<Self>>;

    /// Whether nothing is to be gained by thinking about a decision.
    fn is_routine(_view: &Self::View) -> bool {
        false
    }

    /// The bot that decides instead where thinking brings nothing.
    fn habit(_weights: Option<&Value>, seed: u64) -> Box<dyn Bot<Self>> {
        Self::greedy(seed)
    }

    /// The weights of its knowledge: names and numbers.
    fn weights() -> Value;

    /// The bot that looks one step ahead.
    fn greedy(seed: u64) -> Box<dyn Bot<Self>>;

    /// How much a player with these weights is inclined to each of `legal`, in any unit, from what `seat` sees.
    fn leanings(weights: Option<&Value>, seat: Seat, view: &Self::View, legal: &[Self::Action]) -> Vec<f32> {
        let mut knowledge = Self::knowledge(weights);
        knowledge.attend(seat, view);
        let position = Self::determinize(view, &mut ThoughtRng::seed_from_u64(0));
        let mut leanings = Vec::new();
        knowledge.inclinations(&position, seat, legal, &mut leanings);
        leanings
    }

    /// What speaks for an action to a player with these weights, from what `seat` sees: codes and numbers of
    /// `{game}-reason-{code}`.
    fn reasons(weights: Option<&Value>, seat: Seat, view: &Self::View, action: &Self::Action) -> Vec<Value>;

    /// One action for all those that are the same to a player who is told of them.
    fn likeness(_view: &Self::View, action: &Self::Action) -> Self::Action {
        action.clone()
    }

    /// What it computes for those who ask, by name.
    const TOOLS: &'static [(&'static str, Tool)];
    /// The option a simulation sets so that nothing but play is decided, with its value.
    const SIMULATED_WITH: &'static [(&'static str, &'static str)];

    /// The ids of all texts the game's codes ask for.
    fn texts() -> Vec<String>;
}
