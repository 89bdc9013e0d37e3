//! Where a mage can be: spaces of the land, islands of the wise, areas of the sea.

use crate::terrain::word;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;
use fabletop_core::set_as_list;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// Most spaces of the land.
pub const MAX_SPACES: usize = 112;
/// Sea areas between an island and the land.
pub const SEA_AREAS: usize = 3;
/// Numbers of places that can be.
pub(crate) const MAX_PLACES: usize = MAX_SPACES + Island::COUNT * (1 + SEA_AREAS);

word! {
    /// The islands of the wise.
    #[allow(missing_docs)]
    pub enum Island {
        Aurora,
        Ambrata,
        Asperia,
    }
}

/// A place. Written `s12` for a space, `aurora` for an island, `aurora-2` for a sea area, counted from the island.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Place(#[cfg_attr(feature = "typescript", ts(as = "String"))] u8);

/// What kind of place it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A space of the land, by its number from 0.
    Space(u8),
    /// An island of the wise.
    Island(Island),
    /// A sea area, counted from 0 at the island.
    Sea(Island, u8),
}

impl Place {
    /// The space with this number; none if no board has so many.
    pub const fn space(number: u8) -> Option<Place> {
        if (number as usize) < MAX_SPACES { Some(Place(number)) } else { None }
    }

    /// An island.
    pub const fn island(island: Island) -> Place {
        Place(MAX_SPACES as u8 + island as u8)
    }

    /// A sea area, counted from 0 at its island; none beyond the last.
    pub const fn sea(island: Island, area: u8) -> Option<Place> {
        if (area as usize) < SEA_AREAS {
            Some(Place((MAX_SPACES + Island::COUNT + island.index() * SEA_AREAS) as u8 + area))
        } else {
            None
        }
    }

    /// What kind of place it is.
    pub const fn kind(self) -> Kind {
        let number = self.index();
        if number < MAX_SPACES {
            return Kind::Space(self.0);
        }
        let beyond = number - MAX_SPACES;
        if beyond < Island::COUNT {
            return Kind::Island(Island::ALL[beyond]);
        }
        let sea = beyond - Island::COUNT;
        Kind::Sea(Island::ALL[sea / SEA_AREAS], (sea % SEA_AREAS) as u8)
    }

    /// Whether it is a space of the land.
    pub const fn is_land(self) -> bool {
        self.index() < MAX_SPACES
    }

    /// As an index into tables of places.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Space(number) => write!(f, "s{number}"),
            Kind::Island(island) => island.fmt(f),
            Kind::Sea(island, area) => write!(f, "{island}-{}", area + 1),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPlace;

impl fmt::Display for NotAPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a place of the board")
    }
}

impl core::error::Error for NotAPlace {}

impl FromStr for Place {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Place, NotAPlace> {
        // One way to write each place: no signs and no leading zeros.
        let plain = |digits: &str| {
            let number: u8 = digits.parse().ok()?;
            let written = digits.bytes().all(|digit| digit.is_ascii_digit());
            (written && (digits == "0" || !digits.starts_with('0'))).then_some(number)
        };
        if let Some(number) = text.strip_prefix('s').and_then(plain) {
            return Place::space(number).ok_or(NotAPlace);
        }
        match text.split_once('-') {
            None => text.parse().map(Place::island).map_err(|_| NotAPlace),
            Some((island, area)) => {
                let area = plain(area).and_then(|area| area.checked_sub(1)).ok_or(NotAPlace)?;
                Place::sea(island.parse().map_err(|_| NotAPlace)?, area).ok_or(NotAPlace)
            }
        }
    }
}

impl Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Place, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Some places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct PlaceSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Place>"))] u128);

impl PlaceSet {
    /// None.
    pub const EMPTY: PlaceSet = PlaceSet(0);

    /// Whether the place is one of them.
    pub const fn contains(self, place: Place) -> bool {
        self.0 & 1 << place.0 != 0
    }

    /// Adds a place.
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }

    /// Takes a place out.
    pub const fn remove(&mut self, place: Place) {
        self.0 &= !(1 << place.0);
    }

    /// The same without a place.
    pub const fn without(mut self, place: Place) -> PlaceSet {
        self.remove(place);
        self
    }

    /// Those of either set.
    pub const fn union(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }

    /// Those of this set that are not in the other.
    pub const fn difference(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first of them.
    pub const fn first(self) -> Option<Place> {
        if self.0 == 0 { None } else { Some(Place(self.0.trailing_zeros() as u8)) }
    }

    /// Its places, spaces first.
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let place = PlaceSet(rest).first()?;
            rest &= rest - 1;
            Some(place)
        })
    }
}

set_as_list!(PlaceSet of Place);
