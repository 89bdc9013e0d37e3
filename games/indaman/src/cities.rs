//! The cities.

use crate::terrain::word;
use core::fmt;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

word! {
    /// The cities: seven with a card, and Indaman, which is never a target.
    #[allow(missing_docs)]
    pub enum City {
        Selvara,
        Petrana,
        Calidra,
        Marenza,
        Melindor,
        Umbrena,
        Lunessa,
        Indaman,
    }
}

/// Cities with a card.
pub const CITY_CARDS: usize = City::COUNT - 1;

impl City {
    /// The cities with a card, in order.
    pub fn targets() -> impl Iterator<Item = City> + Clone {
        City::ALL[..CITY_CARDS].iter().copied()
    }

    /// Whether it is the city of the mages.
    pub const fn is_indaman(self) -> bool {
        matches!(self, City::Indaman)
    }
}
