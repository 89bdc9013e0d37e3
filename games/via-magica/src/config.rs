//! How many play, which variant, which options.

use crate::action::Rejection;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// Most seats.
pub const MAX_PLAYERS: usize = 6;

/// What a table has to agree on before it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
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

/// The two ways to begin.
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Variant {
    /// Six portals each, of which three are kept (ruling 1).
    #[default]
    Standard,
    /// Three portals each, all kept (ruling 1).
    FirstGame,
}

impl Variant {
    /// How many portals each seat is dealt.
    pub const fn dealt(self) -> usize {
        match self {
            Variant::Standard => 6,
            Variant::FirstGame => 3,
        }
    }
}

/// What can be set otherwise. The defaults are as ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct Options {
    /// Whether a seat that can only pass is passed. Else it is asked all the same, so that the pace of the
    /// round does not tell (ruling 5).
    pub pass_alone: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { pass_alone: true }
    }
}

impl Config {
    /// The fewest and the most who can play.
    pub const SEATS: (u8, u8) = (2, MAX_PLAYERS as u8);

    /// The usual game for so many.
    pub fn new(seats: u8) -> Config {
        Config { seats, variant: Variant::default(), options: Options::default() }
    }

    /// The same with another variant.
    pub fn variant(self, variant: Variant) -> Config {
        Config { variant, ..self }
    }

    pub(crate) fn check(&self) -> Result<(), Rejection> {
        let (least, most) = Config::SEATS;
        if (least..=most).contains(&self.seats) {
            Ok(())
        } else {
            Err(Rejection::SeatCount { seats: self.seats, least, most })
        }
    }
}
