//! The sides of tiles.

use crate::building::word;
use crate::place::Direction;
use core::fmt;
use core::num::NonZeroU8;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

word! {
    /// What a side of a tile shows.
    #[allow(missing_docs)]
    pub enum Element {
        Earth,
        Air,
        Water,
        Fire,
    }
}

impl Element {
    pub(crate) const fn letter(self) -> char {
        match self {
            Element::Earth => 'E',
            Element::Air => 'A',
            Element::Water => 'W',
            Element::Fire => 'F',
        }
    }
}

/// One side of a tile: an element, one to three times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "SideFields", into = "SideFields")]
pub struct Side(NonZeroU8);

/// A side as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/", rename = "Side"))]
pub struct SideFields {
    /// What it shows.
    pub element: Element,
    /// How often, 1 to 3.
    pub count: u8,
}

impl Side {
    /// Most symbols of a side.
    pub const MOST: u8 = 3;

    /// A side; none if the count is not 1 to 3.
    pub const fn new(element: Element, count: u8) -> Option<Side> {
        if count == 0 || count > Side::MOST {
            return None;
        }
        match NonZeroU8::new((element as u8) << 2 | count) {
            Some(packed) => Some(Side(packed)),
            None => None,
        }
    }

    /// What it shows.
    pub const fn element(self) -> Element {
        match self.0.get() >> 2 {
            0 => Element::Earth,
            1 => Element::Air,
            2 => Element::Water,
            _ => Element::Fire,
        }
    }

    /// How often.
    pub const fn count(self) -> u8 {
        self.0.get() & 3
    }

    /// For tables by element and count.
    pub(crate) const fn packed(self) -> usize {
        self.0.get() as usize
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.element().letter(), self.count())
    }
}

/// A side with no symbols, or with too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASide;

impl fmt::Display for NotASide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side has an element one to three times")
    }
}

impl core::error::Error for NotASide {}

impl TryFrom<SideFields> for Side {
    type Error = NotASide;

    fn try_from(fields: SideFields) -> Result<Side, NotASide> {
        Side::new(fields.element, fields.count).ok_or(NotASide)
    }
}

impl From<Side> for SideFields {
    fn from(side: Side) -> SideFields {
        SideFields { element: side.element(), count: side.count() }
    }
}

/// The four sides, clockwise from north.
pub type Sides = [Side; 4];

/// What a tile shows to a neighbour, if it lies there.
pub(crate) fn facing(sides: Sides, direction: Direction) -> Side {
    sides[direction as usize]
}
