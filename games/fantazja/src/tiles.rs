//! The tiles of the factions, and what is printed on them.

use crate::building::{Building, Faction, word};
use crate::place::Rotation;
use alloc::string::String;
use core::fmt::{self, Write};
use core::str::FromStr;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

pub(crate) use crate::sides::facing;
pub use crate::sides::{Element, NotASide, Side, SideFields, Sides};
pub use crate::tile_set::{NoSuchNumber, Number, Tile, TileSet};

/// Tiles of a faction.
pub const TILES: usize = 27;

word! {
    /// How sure the sides of a tile are.
    pub enum Certainty {
        /// Read off the tile itself.
        Printed,
        /// Told by somebody who has the box.
        Reported,
        /// Made up within what is known, because nobody told.
        Reconstructed,
    }
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct Design {
    /// What it shows.
    pub building: Building,
    /// Its sides, clockwise from north.
    #[cfg_attr(feature = "typescript", ts(as = "[SideFields; 4]"))]
    pub sides: Sides,
    /// Whether it carries Dark Energy.
    pub dark: bool,
    /// How sure that is.
    pub certainty: Certainty,
}

impl Design {
    /// Its sides, clockwise from north, when it is turned.
    pub fn turned(&self, rotation: Rotation) -> Sides {
        let mut sides = self.sides;
        sides.rotate_right(rotation.quarters());
        sides
    }

    /// The turns that show the same elements as `below`, side by side (ruling 16).
    pub fn turns_onto(&self, below: Sides) -> impl Iterator<Item = Rotation> {
        let elements = below.map(Side::element);
        let design = *self;
        Rotation::all().filter(move |&rotation| design.turned(rotation).map(Side::element) == elements)
    }
}

/// `residential-1:E1A3W1F2*?`: a star for Dark Energy, `?` for reconstructed, `~` for reported.
impl fmt::Display for Design {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.building)?;
        self.sides.iter().try_for_each(|side| side.fmt(f))?;
        if self.dark {
            f.write_str("*")?;
        }
        f.write_str(match self.certainty {
            Certainty::Printed => "",
            Certainty::Reported => "~",
            Certainty::Reconstructed => "?",
        })
    }
}

/// A text that is no design, or no set of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTiles {
    /// A word is no design.
    Design,
    /// There are not 27 designs.
    Count,
    /// The hash is not that of the designs.
    Hash,
}

impl fmt::Display for NotTiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotTiles::Design => "not the design of a tile",
            NotTiles::Count => "a faction has 27 tiles",
            NotTiles::Hash => "the hash is not that of the tiles",
        })
    }
}

impl core::error::Error for NotTiles {}

impl FromStr for Design {
    type Err = NotTiles;

    fn from_str(text: &str) -> Result<Design, NotTiles> {
        let (building, rest) = text.split_once(':').ok_or(NotTiles::Design)?;
        let (rest, certainty) = match rest.strip_suffix(['?', '~']) {
            None => (rest, Certainty::Printed),
            Some(sure) if rest.ends_with('~') => (sure, Certainty::Reported),
            Some(sure) => (sure, Certainty::Reconstructed),
        };
        let (rest, dark) = rest.strip_suffix('*').map_or((rest, false), |plain| (plain, true));
        let mut letters = rest.chars();
        let mut side = || {
            let letter = letters.next()?;
            let element = Element::ALL.iter().copied().find(|element| element.letter() == letter)?;
            Side::new(element, letters.next()?.to_digit(10)? as u8)
        };
        let sides = [side(), side(), side(), side()];
        let [Some(north), Some(east), Some(south), Some(west)] = sides else { return Err(NotTiles::Design) };
        if letters.next().is_some() {
            return Err(NotTiles::Design);
        }
        let building = building.parse().map_err(|_| NotTiles::Design)?;
        Ok(Design { building, sides: [north, east, south, west], dark, certainty })
    }
}

/// The tiles of a faction; both have the same.
///
/// Written as one text: sixteen digits of the hash of the rest, then the 27 designs. So a match carries the
/// tiles it is played with, and nobody changes them unnoticed.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct Tiles(#[cfg_attr(feature = "typescript", ts(as = "String"))] [Design; TILES]);

impl Tiles {
    /// These designs, in the order of their numbers.
    pub const fn new(designs: [Design; TILES]) -> Tiles {
        Tiles(designs)
    }

    /// The designs, in the order of their numbers.
    pub fn designs(&self) -> &[Design; TILES] {
        &self.0
    }

    /// The tiles' numbers, in order.
    pub fn numbers() -> impl DoubleEndedIterator<Item = Number> + Clone {
        (1..=TILES as u8).filter_map(Number::new)
    }

    /// What is printed on a tile.
    #[inline]
    pub fn design(&self, number: Number) -> &Design {
        &self.0[number.index()]
    }

    /// The tile of a faction.
    #[inline]
    pub fn tile(&self, faction: Faction, number: Number) -> Tile {
        Tile { faction, number, building: self.design(number).building }
    }

    /// Whether there is such a tile in this set.
    pub fn has(&self, tile: Tile) -> bool {
        self.design(tile.number).building == tile.building
    }

    /// The sides of a tile that is turned.
    #[inline]
    pub fn sides(&self, number: Number, rotation: Rotation) -> Sides {
        self.design(number).turned(rotation)
    }

    /// Sixteen hexadecimal digits that tell sets apart.
    pub fn hash(&self) -> String {
        hash(&self.words())
    }

    fn words(&self) -> String {
        let mut words = String::with_capacity(TILES * 30);
        for design in &self.0 {
            let gap = if words.is_empty() { "" } else { " " };
            // Writing to a string never fails.
            let _ = write!(words, "{gap}{design}");
        }
        words
    }
}

fn hash(words: &str) -> String {
    let digest = Sha256::digest(words.as_bytes());
    let mut text = String::with_capacity(16);
    for byte in &digest[..8] {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// By its hash: the whole would hide the rest of a position.
impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tiles({})", self.hash())
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.words();
        write!(f, "{} {words}", hash(&words))
    }
}

impl FromStr for Tiles {
    type Err = NotTiles;

    fn from_str(text: &str) -> Result<Tiles, NotTiles> {
        let (hash, words) = text.split_once(' ').ok_or(NotTiles::Count)?;
        let mut tiles = Tiles::RECONSTRUCTED;
        let mut designs = words.split(' ');
        for design in &mut tiles.0 {
            *design = designs.next().ok_or(NotTiles::Count)?.parse()?;
        }
        if designs.next().is_some() {
            return Err(NotTiles::Count);
        }
        if tiles.hash() == hash { Ok(tiles) } else { Err(NotTiles::Hash) }
    }
}

impl Serialize for Tiles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl Default for Tiles {
    fn default() -> Tiles {
        Tiles::RECONSTRUCTED
    }
}

/// A design of the table below; a count that is none would not compile.
const fn design(building: Building, sides: [(Element, u8); 4], dark: bool) -> Design {
    let [north, east, south, west] = sides;
    let sides = [side(north), side(east), side(south), side(west)];
    Design { building, sides, dark, certainty: Certainty::Reconstructed }
}

const fn side((element, count): (Element, u8)) -> Side {
    Side::new(element, count).expect("one to three symbols")
}

impl Tiles {
    /// The set that is played with unless a component file says otherwise. The printed sides are not known;
    /// these keep to what is (RULES.md).
    pub const RECONSTRUCTED: Tiles = {
        use Building::{
            Magic1, Magic2, Magic3, Market, Military1, Military2, Military3, Observatory, Production1,
            Production2, Production3, Residential1, Residential2, Residential3, Well,
        };
        use Element::{Air as A, Earth as E, Fire as F, Water as W};
        Tiles([
            design(Residential1, [(E, 1), (A, 1), (W, 2), (F, 1)], false),
            design(Residential1, [(E, 2), (A, 1), (W, 1), (F, 2)], false),
            design(Residential1, [(E, 1), (A, 3), (W, 1), (F, 2)], true),
            design(Residential2, [(E, 1), (A, 2), (W, 2), (F, 2)], false),
            design(Residential2, [(E, 3), (A, 2), (W, 2), (F, 1)], false),
            design(Residential3, [(E, 3), (A, 2), (W, 3), (F, 1)], false),
            design(Production1, [(E, 1), (W, 2), (A, 1), (F, 1)], false),
            design(Production1, [(E, 1), (W, 1), (A, 2), (F, 2)], false),
            design(Production1, [(E, 3), (W, 1), (A, 2), (F, 1)], true),
            design(Production2, [(E, 2), (W, 2), (A, 2), (F, 1)], false),
            design(Production2, [(E, 2), (W, 2), (A, 1), (F, 3)], false),
            design(Production3, [(E, 2), (W, 3), (A, 1), (F, 3)], false),
            design(Military1, [(E, 2), (A, 1), (F, 1), (W, 1)], false),
            design(Military1, [(E, 1), (A, 2), (F, 2), (W, 1)], false),
            design(Military1, [(E, 1), (A, 2), (F, 1), (W, 3)], true),
            design(Military2, [(E, 2), (A, 2), (F, 1), (W, 2)], false),
            design(Military2, [(E, 2), (A, 1), (F, 3), (W, 2)], true),
            design(Military3, [(E, 3), (A, 1), (F, 3), (W, 2)], false),
            design(Magic1, [(E, 1), (F, 1), (W, 1), (A, 2)], false),
            design(Magic1, [(E, 2), (F, 2), (W, 1), (A, 1)], false),
            design(Magic1, [(E, 2), (F, 1), (W, 3), (A, 1)], true),
            design(Magic2, [(E, 2), (F, 1), (W, 2), (A, 2)], false),
            design(Magic2, [(E, 1), (F, 3), (W, 2), (A, 2)], true),
            design(Magic3, [(E, 1), (F, 3), (W, 2), (A, 3)], false),
            design(Well, [(E, 2), (W, 1), (F, 3), (A, 2)], false),
            design(Market, [(E, 1), (F, 3), (A, 2), (W, 2)], false),
            design(Observatory, [(E, 3), (A, 2), (W, 2), (F, 1)], false),
        ])
    };

    /// The sides of the Magic Castle, clockwise from north.
    pub const CASTLE: Sides = [
        side((Element::Earth, 1)),
        side((Element::Air, 1)),
        side((Element::Water, 1)),
        side((Element::Fire, 1)),
    ];
}
