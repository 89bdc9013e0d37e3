//! The ten rewards.

use crate::portals::Colour;
use core::fmt;
use fabletop_core::set_as_list;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// A reward: for colours (ruling 20), or for a number of open portals (ruling 21).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    FromRepr,
    IntoStaticStr,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Reward {
    /// Three yellow portals.
    Yellow,
    /// Three purple portals.
    Purple,
    /// Three green portals.
    Green,
    /// A portal of each colour.
    AllColours,
    /// Three blue portals.
    Blue,
    /// Two portals.
    Two,
    /// Three portals.
    Three,
    /// Four portals.
    Four,
    /// Five portals.
    Five,
    /// Six portals.
    Six,
}

impl Reward {
    /// All ten, the cheapest of each sort first.
    pub const ALL: [Reward; 10] = [
        Reward::Yellow,
        Reward::Purple,
        Reward::Green,
        Reward::AllColours,
        Reward::Blue,
        Reward::Two,
        Reward::Three,
        Reward::Four,
        Reward::Five,
        Reward::Six,
    ];

    /// Those for colours.
    pub const COLOURS: [Reward; 5] =
        [Reward::Yellow, Reward::Purple, Reward::Green, Reward::AllColours, Reward::Blue];

    /// Its points.
    pub const fn points(self) -> i32 {
        match self {
            Reward::Yellow | Reward::Two => 2,
            Reward::Purple | Reward::Three => 4,
            Reward::Green | Reward::Four => 6,
            Reward::AllColours | Reward::Five => 8,
            Reward::Blue | Reward::Six => 10,
        }
    }

    /// The colour it asks three portals of.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Reward::Yellow => Some(Colour::Yellow),
            Reward::Purple => Some(Colour::Purple),
            Reward::Green => Some(Colour::Green),
            Reward::Blue => Some(Colour::Blue),
            _ => None,
        }
    }

    /// How many open portals it asks for, if it is one for a number.
    pub const fn number(self) -> Option<usize> {
        match self {
            Reward::Two => Some(2),
            Reward::Three => Some(3),
            Reward::Four => Some(4),
            Reward::Five => Some(5),
            Reward::Six => Some(6),
            _ => None,
        }
    }

    /// The one for that many open portals.
    pub fn for_number(portals: usize) -> Option<Reward> {
        Reward::ALL.into_iter().find(|reward| reward.number() == Some(portals))
    }
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }
}

/// A set of rewards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct RewardSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Reward>"))] u16);

impl RewardSet {
    /// None.
    pub const EMPTY: RewardSet = RewardSet(0);
    /// All ten.
    pub const ALL: RewardSet = RewardSet((1 << Reward::ALL.len()) - 1);
    /// Those for a number of portals.
    const NUMBERS: RewardSet = RewardSet(RewardSet::ALL.0 & !((1 << Reward::COLOURS.len()) - 1));

    /// Whether `reward` is one of them.
    pub const fn contains(self, reward: Reward) -> bool {
        self.0 & 1 << reward as u16 != 0
    }

    /// Adds `reward`.
    pub const fn insert(&mut self, reward: Reward) {
        self.0 |= 1 << reward as u16;
    }

    /// Takes `reward` out.
    pub const fn remove(&mut self, reward: Reward) {
        self.0 &= !(1 << reward as u16);
    }

    /// Whether one for a number of portals is among them.
    pub const fn has_number(self) -> bool {
        self.0 & RewardSet::NUMBERS.0 != 0
    }

    /// Its rewards, in their order.
    pub fn iter(self) -> impl Iterator<Item = Reward> {
        Reward::ALL.into_iter().filter(move |&reward| self.contains(reward))
    }
}

set_as_list!(RewardSet of Reward);
