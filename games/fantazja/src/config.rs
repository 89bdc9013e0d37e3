//! Which variant, which options, which tiles.

use crate::action::Rejection;
use crate::tiles::Tiles;
use fabletop_core::Seat;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// It is a game for two.
pub const PLAYERS: usize = 2;

/// What a table has to agree on before it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct Config {
    /// How many play: two.
    pub seats: u8,
    /// The variant.
    #[serde(default)]
    pub variant: Variant,
    /// The options.
    #[serde(default)]
    pub options: Options,
}

/// The whole game, or the one to learn it with.
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub enum Variant {
    /// Everything.
    #[default]
    Standard,
    /// Without powers and without Dark Energy.
    Teaching,
}

/// What can be set otherwise. The defaults are as ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct Options {
    /// How many bonus tokens there are (ruling 25).
    pub bonus_supply: BonusSupply,
    /// What becomes of a token whose holder no longer has most buildings of its type (ruling 39).
    pub lost_majority: LostMajority,
    /// Whether a building that is swapped in has to match its neighbours (ruling 56).
    pub swap_sides: SwapSides,
    /// Whether a swap sets Dark Energy off (ruling 31).
    pub swap_triggers_dark: bool,
    /// Whether the castle can be guarded (ruling 46).
    pub military_may_target_castle: bool,
    /// Whether the military token may be used in the turn it comes back (ruling 51).
    pub military_reuse_same_turn: bool,
    /// Who starts (ruling 8).
    pub start: Start,
    /// The tiles of each faction.
    pub tiles: Tiles,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            bonus_supply: BonusSupply::Eight,
            lost_majority: LostMajority::ToPool,
            swap_sides: SwapSides::Match,
            swap_triggers_dark: true,
            military_may_target_castle: false,
            military_reuse_same_turn: true,
            start: Start::Random,
            tiles: Tiles::RECONSTRUCTED,
        }
    }
}

/// Derives what the words of an option have.
macro_rules! choice {
    ($(#[$meta:meta])* pub enum $name:ident { $($body:tt)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, VariantNames)]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
        pub enum $name { $($body)+ }
    };
}

choice! {
    /// How many bonus tokens there are.
    pub enum BonusSupply {
        /// As many as in the box.
        #[default]
        #[serde(rename = "8")]
        #[strum(serialize = "8")]
        Eight,
        /// As many as are earned.
        Unlimited,
    }
}

choice! {
    /// What becomes of a token whose holder no longer has most buildings of its type.
    pub enum LostMajority {
        /// It goes to the pool.
        #[default]
        ToPool,
        /// Its holder keeps it until numbers are equal or the other takes it.
        Keep,
    }
}

choice! {
    /// What a building that is swapped in has to match.
    pub enum SwapSides {
        /// The elements of all neighbours.
        #[default]
        Match,
        /// Nothing.
        Ignore,
    }
}

choice! {
    /// Who starts.
    pub enum Start {
        /// Chance decides.
        #[default]
        Random,
        /// The Sculptors, in seat 0.
        #[serde(rename = "0")]
        #[strum(serialize = "0")]
        Sculptors,
        /// The Engineers, in seat 1.
        #[serde(rename = "1")]
        #[strum(serialize = "1")]
        Engineers,
    }
}

impl Start {
    /// The seat that starts, unless chance decides.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Start::Random => None,
            Start::Sculptors => Some(Seat(0)),
            Start::Engineers => Some(Seat(1)),
        }
    }
}

impl Config {
    /// The fewest and the most who can play.
    pub const SEATS: (u8, u8) = (PLAYERS as u8, PLAYERS as u8);

    /// The usual game.
    pub fn new() -> Config {
        Config { seats: PLAYERS as u8, variant: Variant::default(), options: Options::default() }
    }

    /// The same with another variant.
    pub fn variant(self, variant: Variant) -> Config {
        Config { variant, ..self }
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
        let tiles = &self.options.tiles;
        // The usual set is checked by a test.
        if *tiles == Tiles::RECONSTRUCTED {
            return Ok(());
        }
        tiles.check().first().map_or(Ok(()), |&fault| Err(Rejection::UnfitTiles { fault }))
    }
}

impl Default for Config {
    fn default() -> Config {
        Config::new()
    }
}
