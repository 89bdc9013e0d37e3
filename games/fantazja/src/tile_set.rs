//! Single tiles, and sets of them.

use crate::building::{Building, Faction};
use crate::tiles::TILES;
use core::fmt;
use fabletop_core::set_as_list;
use serde::{Deserialize, Serialize};

/// A tile's number among those of its faction, 1 to 27.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct Number(u8);

impl Number {
    /// The tile with this number; none outside 1 to 27.
    pub const fn new(number: u8) -> Option<Number> {
        if number >= 1 && number as usize <= TILES { Some(Number(number - 1)) } else { None }
    }

    /// The number, from 1.
    pub const fn get(self) -> u8 {
        self.0 + 1
    }

    /// As an index into tables of tiles.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// A number that no tile has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchNumber;

impl fmt::Display for NoSuchNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tiles are numbered 1 to 27")
    }
}

impl core::error::Error for NoSuchNumber {}

impl TryFrom<u8> for Number {
    type Error = NoSuchNumber;

    fn try_from(number: u8) -> Result<Number, NoSuchNumber> {
        Number::new(number).ok_or(NoSuchNumber)
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> u8 {
        number.get()
    }
}

/// One tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct Tile {
    /// Whose it is.
    pub faction: Faction,
    /// Its number among them.
    pub number: Number,
    /// What it shows.
    pub building: Building,
}

/// Some tiles of one faction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u32);

const fn bit(number: Number) -> u32 {
    1 << number.0
}

impl TileSet {
    /// None.
    pub const EMPTY: TileSet = TileSet(0);
    /// All 27.
    pub const ALL: TileSet = TileSet((1 << TILES) - 1);

    /// One tile.
    pub const fn only(number: Number) -> TileSet {
        TileSet(bit(number))
    }

    /// Whether the tile is one of them.
    pub const fn contains(self, number: Number) -> bool {
        self.0 & bit(number) != 0
    }

    /// Adds a tile.
    pub const fn insert(&mut self, number: Number) {
        self.0 |= bit(number);
    }

    /// Takes a tile out.
    pub const fn remove(&mut self, number: Number) {
        self.0 &= !bit(number);
    }

    /// Those of either set.
    pub const fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// Those of both sets.
    pub const fn intersection(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    pub const fn difference(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// Whether all of them are in the other.
    pub const fn is_subset(self, other: TileSet) -> bool {
        self.0 & !other.0 == 0
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
    pub const fn first(self) -> Option<Number> {
        if self.0 == 0 { None } else { Some(Number(self.0.trailing_zeros() as u8)) }
    }

    /// The one in place `n`, counted from 0.
    pub const fn nth(self, n: usize) -> Option<Number> {
        let (mut rest, mut passed) = (self.0, 0);
        while passed < n {
            rest &= rest.wrapping_sub(1);
            passed += 1;
        }
        TileSet(rest).first()
    }

    /// Its tiles, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Number> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let number = rest.first()?;
            rest.remove(number);
            Some(number)
        })
    }
}

set_as_list!(TileSet of Number);
