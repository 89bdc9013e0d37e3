//! What is built: factions, types, levels and the buildings that come of them.

use core::fmt;
use fabletop_core::Seat;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// Derives what every small word of the game has.
macro_rules! word {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$inner:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, EnumString,
            FromRepr, IntoStaticStr, VariantNames,
        )]
        #[serde(rename_all = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        #[repr(u8)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
        pub enum $name { $($(#[$inner])* $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.into())
            }
        }
    };
}
pub(crate) use word;

word! {
    /// Whose tiles they are. Seat 0 builds with the first, seat 1 with the second.
    #[allow(missing_docs)]
    pub enum Faction {
        Sculptors,
        Engineers,
    }
}

impl Faction {
    /// The faction of a seat.
    pub const fn of(seat: Seat) -> Faction {
        if seat.index() == 0 { Faction::Sculptors } else { Faction::Engineers }
    }

    /// The seat that builds with it.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// As an index into arrays by faction or seat.
    pub const fn index(self) -> usize {
        self as usize
    }
}

word! {
    /// The five types of buildings, each with its power and its token.
    #[allow(missing_docs)]
    pub enum Type {
        Residential,
        Production,
        Military,
        Magic,
        Special,
    }
}

impl Type {
    /// How many there are.
    pub const COUNT: usize = 5;

    /// As an index into arrays by type.
    pub const fn index(self) -> usize {
        self as usize
    }
}

word! {
    /// The three levels of an ordinary building.
    #[allow(missing_docs)]
    pub enum Level {
        #[serde(rename = "level-1")]
        #[strum(serialize = "level-1")]
        I,
        #[serde(rename = "level-2")]
        #[strum(serialize = "level-2")]
        II,
        #[serde(rename = "level-3")]
        #[strum(serialize = "level-3")]
        III,
    }
}

word! {
    /// What a tile shows. Specials have names instead of levels.
    #[allow(missing_docs)]
    pub enum Building {
        #[serde(rename = "residential-1")]
        #[strum(serialize = "residential-1")]
        Residential1,
        #[serde(rename = "residential-2")]
        #[strum(serialize = "residential-2")]
        Residential2,
        #[serde(rename = "residential-3")]
        #[strum(serialize = "residential-3")]
        Residential3,
        #[serde(rename = "production-1")]
        #[strum(serialize = "production-1")]
        Production1,
        #[serde(rename = "production-2")]
        #[strum(serialize = "production-2")]
        Production2,
        #[serde(rename = "production-3")]
        #[strum(serialize = "production-3")]
        Production3,
        #[serde(rename = "military-1")]
        #[strum(serialize = "military-1")]
        Military1,
        #[serde(rename = "military-2")]
        #[strum(serialize = "military-2")]
        Military2,
        #[serde(rename = "military-3")]
        #[strum(serialize = "military-3")]
        Military3,
        #[serde(rename = "magic-1")]
        #[strum(serialize = "magic-1")]
        Magic1,
        #[serde(rename = "magic-2")]
        #[strum(serialize = "magic-2")]
        Magic2,
        #[serde(rename = "magic-3")]
        #[strum(serialize = "magic-3")]
        Magic3,
        Well,
        Market,
        Observatory,
    }
}

/// The ordinary types.
const ORDINARY: u8 = 4;
/// Their levels.
const LEVELS: u8 = 3;

impl Building {
    /// Its type.
    pub const fn kind(self) -> Type {
        match self as u8 / LEVELS {
            0 => Type::Residential,
            1 => Type::Production,
            2 => Type::Military,
            3 => Type::Magic,
            _ => Type::Special,
        }
    }

    /// Its level; a special has none.
    pub const fn level(self) -> Option<Level> {
        if self as u8 >= ORDINARY * LEVELS {
            return None;
        }
        Some(match self as u8 % LEVELS {
            0 => Level::I,
            1 => Level::II,
            _ => Level::III,
        })
    }

    /// Its points.
    pub const fn points(self) -> i32 {
        match self.level() {
            Some(Level::I) => 1,
            Some(Level::II) => 3,
            Some(Level::III) | None => 2,
        }
    }

    /// Whether it costs a point of Imagination: levels II and III, and specials (rulings 15 and 18).
    pub const fn is_large(self) -> bool {
        !matches!(self.level(), Some(Level::I))
    }

    /// Whether it is laid on an empty cell: level I and specials.
    pub const fn is_ground(self) -> bool {
        matches!(self.level(), Some(Level::I) | None)
    }

    /// The building it is laid on, one level lower; none for what is laid on an empty cell (ruling 15).
    pub fn base(self) -> Option<Building> {
        if self.is_ground() { None } else { Building::from_repr(self as u8 - 1) }
    }
}
