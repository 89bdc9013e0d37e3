//! Terrains, and what every small word of the game has.

use core::fmt;
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
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
        pub enum $name { $($(#[$inner])* $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// How many there are.
            pub const COUNT: usize = $name::ALL.len();

            /// As an index into arrays by it.
            pub const fn index(self) -> usize {
                self as usize
            }
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
    /// The six terrains. Each has a pile of creatures.
    #[allow(missing_docs)]
    pub enum Terrain {
        Plain,
        Mountain,
        Desert,
        Forest,
        Lake,
        Swamp,
    }
}

word! {
    /// How sure a component is.
    pub enum Certainty {
        /// Read off the component itself.
        Printed,
        /// Given by the rulebook.
        Rulebook,
        /// Told by somebody who has the box.
        Reported,
        /// Made up within what is known, because nobody told.
        Reconstructed,
    }
}
