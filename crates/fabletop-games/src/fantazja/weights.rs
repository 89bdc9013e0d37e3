//! What the greedy bot cares for, in points. Found by playing variants against each other.

use fantazja::building::Type;
use serde::{Deserialize, Serialize};

/// How much things count.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weights {
    /// The share that a large building in hand is worth of what it would bring, with Imagination for it.
    pub(super) funded: f64,
    /// The same without.
    pub(super) unfunded: f64,
    /// The same of one that is still in the pile, with Imagination for it.
    pub(super) pile_funded: f64,
    /// The same without.
    pub(super) pile_unfunded: f64,
    /// The same of one that lies under the pile.
    pub(super) buried: f64,
    /// What a level II brings that has nothing to be laid on yet.
    pub(super) no_base: f64,
    /// What a level III brings that has nothing to be laid on yet.
    pub(super) no_second: f64,
    /// What a special brings, with all the trouble of finding it a place.
    pub(super) special: f64,
    /// A small building in hand that fits somewhere.
    pub(super) small: f64,
    /// One that fits nowhere now.
    pub(super) stuck: f64,
    /// One in the pile.
    pub(super) small_pile: f64,
    /// Imagination that nothing is seen for yet.
    pub(super) spare: f64,
    /// Each token in the hands of somebody who has half of the game before them.
    pub(super) tokens: [f64; Type::COUNT],
    /// A building more of a type than the other has.
    pub(super) lead: f64,
    /// The share of a dark building that is at risk while the other has dark tiles in hand.
    pub(super) dark: f64,
    /// What a guard keeps of a building that is in danger.
    pub(super) guard: f64,
    /// A discarded tile that Residential can bring back, of what it would be worth in hand.
    pub(super) discarded: f64,
    /// What the other can still do, against what the seat itself can.
    pub(super) caution: f64,
    /// Being ahead when the game is over.
    pub(super) win: f64,
}

/// What was best.
pub(super) const WEIGHTS: Weights = Weights {
    funded: 1.0,
    unfunded: 0.75,
    pile_funded: 0.4,
    pile_unfunded: 0.25,
    buried: 0.12,
    no_base: 1.8,
    no_second: 2.0,
    special: 2.0,
    small: 0.45,
    stuck: 0.3,
    small_pile: 0.2,
    spare: 0.2,
    tokens: [1.5, 2.5, 1.6, 0.9, 0.8],
    lead: 0.12,
    dark: 0.3,
    guard: 0.4,
    discarded: 0.05,
    caution: 0.7,
    win: 20.0,
};
