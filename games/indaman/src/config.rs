//! How many play, which options, which components.

use crate::action::Rejection;
use crate::components::ComponentSet;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// Most seats.
pub const MAX_PLAYERS: usize = 6;

/// What a table has to agree on before it starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
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

/// There is one way to play.
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum Variant {
    /// The game of the rulebook.
    #[default]
    Standard,
}

/// What can be set otherwise. The defaults are as ruled.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Options {
    /// What a mage at a gate may do (ruling 11).
    pub gate: Gate,
    /// Whether the name of a creature may be a lie, too (ruling 20).
    pub free_lying: bool,
    /// Whether a turn at Indaman needs a step or a climb (ruling 37).
    pub must_act: bool,
    /// Whether the kept creatures survive a reincarnation (ruling 41).
    pub keep_trophies: bool,
    /// What is played with.
    #[cfg_attr(feature = "typescript", ts(as = "crate::components::ComponentSetFields"))]
    pub components: ComponentSet,
}

/// What a mage at a gate may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum Gate {
    /// Try again, or go away.
    #[default]
    MayLeave,
    /// Only try again, as the rulebook literally says.
    MustRetry,
}

impl Config {
    /// The fewest and the most who can play.
    pub const SEATS: (u8, u8) = (3, MAX_PLAYERS as u8);

    /// The usual game for so many.
    pub fn new(seats: u8) -> Config {
        Config { seats, variant: Variant::default(), options: Options::default() }
    }

    /// The same with other options.
    pub fn options(self, options: Options) -> Config {
        Config { options, ..self }
    }

    pub(crate) fn check(&self) -> Result<(), Rejection> {
        let (least, most) = Config::SEATS;
        if !(least..=most).contains(&self.seats) {
            return Err(Rejection::SeatCount { seats: self.seats, least, most });
        }
        match &self.options.components {
            ComponentSet::Reconstructed => Ok(()), // checked by a test
            ComponentSet::Other(board) => {
                let faults = board.components().check();
                faults.first().map_or(Ok(()), |fault| Err(Rejection::UnfitComponents { fault: *fault }))
            }
        }
    }
}
