//! How many play, which variant, which options.

use crate::action::{Rejection, Rule};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// Most seats of any variant.
pub const MAX_PLAYERS: usize = 7;

/// What a table has to agree on before it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Config {
    /// How many play.
    pub seats: u8,
    /// The variant.
    #[serde(default)]
    pub variant: Variant,
    /// The options.
    #[serde(default)]
    pub options: Options,
}

/// The three ways to play.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Default,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Variant {
    /// Three to six players, seven cards each, turn by turn (rulings 1 to 5).
    #[default]
    Classic,
    /// Two players who build their hands first (ruling 6).
    TwoPlayers,
    /// Three to seven players who trade against the clock (ruling 7).
    Chaos,
}

impl Variant {
    /// The fewest and the most who can play it.
    pub const fn seats(self) -> (u8, u8) {
        match self {
            Variant::Classic => (3, 6),
            Variant::TwoPlayers => (2, 2),
            Variant::Chaos => (3, 7),
        }
    }

    const fn ruling(self) -> u16 {
        match self {
            Variant::Classic => 1,
            Variant::TwoPlayers => 6,
            Variant::Chaos => 7,
        }
    }

    /// How many cards in the discard area end the game; trading has no such number.
    pub const fn last_discard(self) -> usize {
        match self {
            Variant::Classic => 10,
            Variant::TwoPlayers => 12,
            Variant::Chaos => usize::MAX,
        }
    }
}

/// What can be set otherwise. The defaults are as ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Options {
    /// After so many rounds in which everybody took from the discard area, the deck is compulsory;
    /// 0 for never (ruling 4).
    pub stalemate_rounds: u8,
    /// Which cards a Mirage or Shapeshifter may name (ruling 10).
    pub copy_scope: CopyScope,
    /// Who makes the choices at the end (ruling 16).
    pub choices: WhoChooses,
    /// The time for trading in the chaos variant (ruling 7).
    pub seconds: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options { stalemate_rounds: 10, copy_scope: CopyScope::Any, choices: WhoChooses::Owner, seconds: 300 }
    }
}

/// Which cards a Mirage or Shapeshifter may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum CopyScope {
    /// Any of the 53.
    #[default]
    Any,
    /// Those that left the deck in this game.
    Seen,
}

/// Who makes the choices at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum WhoChooses {
    /// Each owner, with the best as a proposal.
    #[default]
    Owner,
    /// Nobody is asked: the best choices are made for all.
    Best,
}

impl Config {
    /// The usual game for so many.
    pub fn new(seats: u8) -> Config {
        let variant = if seats == 2 { Variant::TwoPlayers } else { Variant::Classic };
        Config { seats, variant, options: Options::default() }
    }

    /// The same with another variant.
    pub fn variant(self, variant: Variant) -> Config {
        Config { variant, ..self }
    }

    /// The shortest time for trading that makes sense, and the longest.
    pub const SECONDS: (u16, u16) = (10, 7_200);

    pub(crate) fn check(&self) -> Result<(), Rejection> {
        let (least, most) = self.variant.seats();
        if !(least..=most).contains(&self.seats) {
            let (variant, seats, ruling) = (self.variant, self.seats, self.variant.ruling());
            return Err(Rule::SeatCount { variant, seats, least, most, ruling }.into());
        }
        let (least, most) = Config::SECONDS;
        if !(least..=most).contains(&self.options.seconds) {
            return Err(Rule::Seconds { seconds: self.options.seconds, least, most }.into());
        }
        Ok(())
    }
}
