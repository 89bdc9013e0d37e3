//! How a search goes about it. Kept as data, so that it can be tuned a game and a budget.

use serde::{Deserialize, Serialize};

/// All that can be chosen about a search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Switches {
    /// Whose decisions are remembered, and where.
    pub trees: Trees,
    /// What others want.
    pub backing: Backing,
    /// How an action is tried.
    pub selection: Selection,
    /// Whether choices that are made in secret at the same time are mixed by regret.
    pub mixing: bool,
    /// Whether others decide in positions made up anew from what they see.
    pub redeal: bool,
    /// With so many visits `n` of a place, `few * n^growth` actions are tried there; none for all of them.
    pub widening: Option<Widening>,
    /// Decisions from the root after which a position is judged instead of played on.
    pub depth: u16,
    /// Decisions beyond the tree after which it is judged.
    pub beyond: u16,
    /// How it is played on beyond the tree.
    pub playout: Playouts,
    /// Whether a tree tells apart what luck brought; otherwise it goes on by what was done alone.
    pub luck: bool,
    /// Whether what was found out is kept for the next decision.
    pub reuse: bool,
    /// Searches at the same time, whose roots are added up.
    pub roots: u8,
}

/// Whose decisions are remembered, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trees {
    /// Everybody's in one tree, as the searching seat would see it (SO-ISMCTS).
    Single,
    /// A tree for each seat, of what that seat sees (MO-ISMCTS).
    Multi,
    /// Only the searching seat's; the others play as in playouts.
    Own,
}

/// What others want.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Backing {
    /// Each the best for itself (max^n).
    MaxN,
    /// The worst for the one who searches.
    Paranoid,
}

/// How an action is tried; the number is how much is explored.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Selection {
    /// By an upper bound that looks at the spread as well.
    Ucb1Tuned(f32),
    /// By inclination at first, by what came of it later.
    Puct(f32),
}

/// How the number of actions grows that are tried at a place.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Widening {
    /// How many at first.
    pub few: f32,
    /// The power of visits with which they grow.
    pub growth: f32,
}

/// How it is played on beyond the tree.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Playouts {
    /// As the game's knowledge would.
    Knowledge,
    /// By what went well elsewhere (MAST), at random with this chance.
    Mast(f32),
}

impl Default for Switches {
    fn default() -> Switches {
        Switches {
            trees: Trees::Single,
            backing: Backing::MaxN,
            selection: Selection::Ucb1Tuned(1.0),
            mixing: true,
            redeal: false,
            widening: None,
            depth: u16::MAX,
            beyond: u16::MAX,
            playout: Playouts::Knowledge,
            luck: true,
            reuse: false,
            roots: 1,
        }
    }
}
