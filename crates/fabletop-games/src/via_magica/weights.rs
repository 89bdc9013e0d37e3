//! What the greedy bot cares for, in points. Found by playing variants against each other.

use serde::{Deserialize, Serialize};
/// How much things count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// Rounds with full bags that count as much as the bag at hand.
    pub(super) full_bag_rounds: f64,
    /// What a portal leaves of the tokens it needs for those that come after it.
    pub(super) shared_animus: f64,
    /// The same for tokens that fit everything.
    pub(super) shared_universal: f64,
    /// How much a portal suffers for which there are no crystals.
    pub(super) no_crystals: f64,
    /// Rounds from one opening of a seat to the next.
    pub(super) rounds_per_opening: f64,
    /// How far the end of the game makes itself felt.
    pub(super) end_distance: f64,
    /// Rounds it takes to open a portal that is taken from the row.
    pub(super) fresh_rounds: f64,
    /// What it brings.
    pub(super) fresh_worth: f64,
    /// What comes nearer with every opening: rewards for numbers, and the end.
    pub(super) opening: f64,
    /// A crystal more.
    pub(super) crystal: f64,
    /// Moving crystals about.
    pub(super) rearrange: f64,
    /// A place for one more portal.
    pub(super) place: f64,
    /// A round less to wait for a crystal.
    pub(super) round: f64,
    /// A token that fits everything, each time it comes.
    pub(super) wild: f64,
    /// The share of a reward that each step towards it is worth: with one portal of three, with two.
    pub(super) towards: [f64; 2],
    /// Ending the game ahead.
    pub(super) win: f64,
}

/// What was best.
pub(super) const WEIGHTS: Weights = Weights {
    full_bag_rounds: 3.0,
    shared_animus: 0.6,
    shared_universal: 0.7,
    no_crystals: 0.4,
    rounds_per_opening: 6.0,
    end_distance: 2.2,
    fresh_rounds: 9.0,
    fresh_worth: 11.0,
    opening: 1.5,
    crystal: 1.5,
    rearrange: 1.0,
    place: 4.0,
    round: 0.6,
    wild: 1.0,
    towards: [0.1, 0.35],
    win: 12.0,
};
