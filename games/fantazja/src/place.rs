//! Cells, directions and turns.

use crate::building::word;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// A place for a tile. The castle stands at 0,0; `x` grows to the east, `y` to the south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
#[allow(missing_docs)]
pub struct Cell {
    pub x: i8,
    pub y: i8,
}

impl Cell {
    /// Where the castle stands.
    pub const CASTLE: Cell = Cell { x: 0, y: 0 };

    /// The next cell in a direction. Cities never come near the edge of the numbers; what is asked from
    /// outside may, and goes round.
    pub const fn step(self, direction: Direction) -> Cell {
        let Cell { x, y } = self;
        match direction {
            Direction::North => Cell { x, y: y.wrapping_sub(1) },
            Direction::East => Cell { x: x.wrapping_add(1), y },
            Direction::South => Cell { x, y: y.wrapping_add(1) },
            Direction::West => Cell { x: x.wrapping_sub(1), y },
        }
    }

    /// Whether the cells share a side.
    pub fn touches(self, other: Cell) -> bool {
        Direction::ALL.iter().any(|&direction| self.step(direction) == other)
    }

    /// From north to south, and from west to east.
    pub(crate) const fn order(self) -> u16 {
        ((self.y as u8 ^ 0x80) as u16) << 8 | (self.x as u8 ^ 0x80) as u16
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A text that is no cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACell;

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Cell, NotACell> {
        let (x, y) = text.split_once(',').ok_or(NotACell)?;
        let parse = |number: &str| number.parse().map_err(|_| NotACell);
        Ok(Cell { x: parse(x)?, y: parse(y)? })
    }
}

word! {
    /// A side of a tile that lies in the city, clockwise.
    #[allow(missing_docs)]
    pub enum Direction {
        North,
        East,
        South,
        West,
    }
}

impl Direction {
    /// The one across.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::North => Direction::South,
            Direction::East => Direction::West,
            Direction::South => Direction::North,
            Direction::West => Direction::East,
        }
    }
}

/// How often a tile is turned clockwise by 90 degrees, 0 to 3 (ruling 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct Rotation(u8);

impl Rotation {
    /// As designed.
    pub const NONE: Rotation = Rotation(0);

    /// So many quarter turns; none above 3.
    pub const fn new(quarters: u8) -> Option<Rotation> {
        if quarters < 4 { Some(Rotation(quarters)) } else { None }
    }

    /// All four.
    pub fn all() -> impl ExactSizeIterator<Item = Rotation> + Clone {
        (0..4).map(Rotation)
    }

    /// How many quarter turns.
    pub const fn quarters(self) -> usize {
        self.0 as usize
    }
}

/// More than three quarter turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotARotation;

impl fmt::Display for NotARotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tile is turned 0 to 3 times")
    }
}

impl core::error::Error for NotARotation {}

impl TryFrom<u8> for Rotation {
    type Error = NotARotation;

    fn try_from(quarters: u8) -> Result<Rotation, NotARotation> {
        Rotation::new(quarters).ok_or(NotARotation)
    }
}

impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> u8 {
        rotation.0
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Rotation {
    type Err = NotARotation;

    fn from_str(text: &str) -> Result<Rotation, NotARotation> {
        text.parse::<u8>().map_err(|_| NotARotation)?.try_into()
    }
}
