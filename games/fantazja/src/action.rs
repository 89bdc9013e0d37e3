//! What seats and luck decide, and why something is refused.

use crate::building::{Building, Level, Type};
use crate::checks::Fault;
use crate::place::{Cell, Direction, Rotation};
use crate::state::Moment;
use crate::tiles::{Element, Tile, TileSet};
use fabletop_core::{Refusal, Rejected, Seat};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub enum Action {
    /// Lay a tile of the hand: on an empty cell, or on a building (rulings 9 to 18).
    Build {
        /// The tile.
        tile: Tile,
        /// Where.
        at: Cell,
        /// How it is turned.
        rotation: Rotation,
    },
    /// Pay for the building with this tile (ruling 20).
    Pay {
        /// A tile of the own Imagination.
        tile: Tile,
    },
    /// Put a tile of the hand down as a point of Imagination (ruling 2).
    Imagine {
        /// The tile.
        tile: Tile,
    },
    /// Use a power (ruling 42).
    Use {
        /// Which.
        power: Type,
    },
    /// Give a tile of the hand for one of the own discards (ruling 44).
    Give {
        /// The tile.
        tile: Tile,
    },
    /// Take a tile of the own discards (rulings 44 and 45).
    Take {
        /// The tile.
        tile: Tile,
    },
    /// Guard a building (ruling 46).
    Guard {
        /// Where it stands.
        at: Cell,
    },
    /// Put a tile that was looked at under the opponent's pile (ruling 54).
    Bury {
        /// The tile.
        tile: Tile,
    },
    /// Bury no more (ruling 54).
    Done,
    /// Swap an own building for a tile of the hand (ruling 56).
    Swap {
        /// Where the building stands.
        at: Cell,
        /// The tile of the hand.
        tile: Tile,
        /// How it is turned.
        rotation: Rotation,
    },
    /// End the turn without using a power (ruling 3).
    End,
}

/// What luck decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// Who starts.
    Start {
        /// The seat.
        seat: Seat,
    },
    /// The first hands, by seat.
    Deal {
        /// The numbers of the tiles.
        hands: [TileSet; 2],
    },
    /// What is drawn from the pile.
    Refill {
        /// The numbers of the tiles.
        tiles: TileSet,
    },
    /// Which tiles of the opponent's hand are looked at.
    Look {
        /// The numbers of the tiles.
        tiles: TileSet,
    },
}

/// Why a step is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rejection {
    /// The game is for two.
    SeatCount {
        /// How many were asked for.
        seats: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The tiles make no game.
    UnfitTiles {
        /// What is wrong first.
        fault: Fault,
    },
    /// Something else is to be done now.
    WrongMoment {
        /// What the table waits for.
        now: Moment,
    },
    /// With tiles in hand an action is compulsory.
    MustAct,
    /// The tile shows something else in the set that is played with.
    NoSuchTile {
        /// The tile.
        tile: Tile,
    },
    /// The tile is of the other faction.
    OtherFaction {
        /// The tile.
        tile: Tile,
        /// The ruling that needs an own one.
        #[serde(skip)]
        ruling: u16,
    },
    /// The tile is not in the seat's hand.
    NotInHand {
        /// The tile.
        tile: Tile,
        /// The ruling that needs it there.
        #[serde(skip)]
        ruling: u16,
    },
    /// There is something on the cell already.
    Occupied {
        /// The tile.
        tile: Tile,
        /// The cell.
        at: Cell,
        /// What lies there; the castle if nothing is named.
        by: Option<Tile>,
    },
    /// The cell touches no building and not the castle.
    NoNeighbour {
        /// The cell.
        at: Cell,
        /// The ruling that needs one.
        #[serde(skip)]
        ruling: u16,
    },
    /// The opponent's military token forbids it.
    Guarded {
        /// Where the token lies.
        at: Cell,
        /// What is guarded; the castle if nothing is named.
        building: Option<Tile>,
        /// Whose token it is.
        owner: Seat,
        /// The ruling that forbids it.
        #[serde(skip)]
        ruling: u16,
    },
    /// Sides that touch show different elements.
    WrongElement {
        /// The tile.
        tile: Tile,
        /// Which of its sides.
        side: Direction,
        /// What it shows.
        found: Element,
        /// What it would have to show.
        wanted: Element,
        /// What lies on that side; the castle if nothing is named.
        neighbour: Option<Tile>,
        /// The ruling that forbids it.
        #[serde(skip)]
        ruling: u16,
    },
    /// A side that touches shows too few symbols.
    CountTooLow {
        /// The tile.
        tile: Tile,
        /// Which of its sides.
        side: Direction,
        /// The element.
        element: Element,
        /// How many symbols it shows.
        found: u8,
        /// How many it would have to show.
        needed: u8,
        /// What lies on that side; the castle if nothing is named.
        neighbour: Option<Tile>,
        /// The ruling that forbids it.
        #[serde(skip)]
        ruling: u16,
    },
    /// There is no Imagination to pay with.
    NoImagination {
        /// The tile.
        tile: Tile,
        /// The ruling that has its price.
        #[serde(skip)]
        ruling: u16,
    },
    /// A building of level II or III does not go on an empty cell.
    NothingBelow {
        /// The tile.
        tile: Tile,
        /// The cell.
        at: Cell,
        /// What would have to be there.
        needs: Building,
    },
    /// It does not go on that building.
    WrongBase {
        /// The tile.
        tile: Tile,
        /// What would have to be there.
        needs: Building,
        /// What is there.
        found: Building,
    },
    /// Nothing goes on that building.
    NothingOnTop {
        /// The tile.
        tile: Tile,
        /// What is there; the castle if nothing is named.
        found: Option<Building>,
    },
    /// It goes there, but turned otherwise.
    WrongTurn {
        /// The tile.
        tile: Tile,
        /// How it is turned.
        rotation: Rotation,
        /// How it would fit.
        fits: Rotation,
    },
    /// Its elements do not repeat those below, however it is turned.
    ElementsDiffer {
        /// The tile.
        tile: Tile,
        /// What is there.
        below: Tile,
    },
    /// The tile is not in the seat's Imagination.
    NotImagined {
        /// The tile.
        tile: Tile,
    },
    /// There are no powers in the teaching variant.
    NoPowers {
        /// Which one was asked for.
        power: Type,
    },
    /// A power was used in this turn already.
    PowerUsed {
        /// Which.
        power: Type,
    },
    /// The seat does not have that token.
    NoToken {
        /// Which one.
        power: Type,
    },
    /// The token came back only in this turn.
    JustReturned {
        /// Which one.
        power: Type,
    },
    /// The power can do nothing now.
    NothingToDo {
        /// Which one.
        power: Type,
    },
    /// No more can be given.
    GivenEnough {
        /// How many were given.
        given: u8,
    },
    /// Something has to be given first.
    NothingGiven,
    /// The tile is not among the seat's discards.
    NotDiscarded {
        /// The tile.
        tile: Tile,
        /// The ruling that needs it there.
        #[serde(skip)]
        ruling: u16,
    },
    /// What was just given cannot be taken.
    JustGiven {
        /// The tile.
        tile: Tile,
    },
    /// There is no building.
    NoBuilding {
        /// The cell.
        at: Cell,
        /// The ruling that needs one.
        #[serde(skip)]
        ruling: u16,
    },
    /// The castle is not guarded.
    CastleNotGuarded,
    /// The tile is not among those that were looked at.
    NotLookedAt {
        /// The tile.
        tile: Tile,
    },
    /// The building is not the seat's own.
    NotYourBuilding {
        /// The building.
        building: Tile,
    },
    /// A special is neither swapped nor swapped in.
    SpecialNotSwapped {
        /// The special.
        tile: Tile,
    },
    /// Only buildings of one level are swapped.
    OtherLevel {
        /// The tile.
        tile: Tile,
        /// Its level.
        found: Level,
        /// The level of the building.
        wanted: Level,
    },
}

impl From<Rejection> for Rejected<Rejection> {
    fn from(rejection: Rejection) -> Rejected<Rejection> {
        Rejected::Rule(rejection)
    }
}

impl Refusal for Rejection {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn ruling(&self) -> Option<u16> {
        Some(match self {
            Rejection::SeatCount { .. } | Rejection::UnfitTiles { .. } | Rejection::NoSuchTile { .. } => {
                return None;
            }
            Rejection::OtherFaction { ruling, .. }
            | Rejection::NotInHand { ruling, .. }
            | Rejection::NoNeighbour { ruling, .. }
            | Rejection::Guarded { ruling, .. }
            | Rejection::WrongElement { ruling, .. }
            | Rejection::CountTooLow { ruling, .. }
            | Rejection::NoImagination { ruling, .. }
            | Rejection::NotDiscarded { ruling, .. }
            | Rejection::NoBuilding { ruling, .. } => *ruling,
            Rejection::WrongMoment { now } => now.ruling(),
            Rejection::MustAct => 1,
            Rejection::PowerUsed { .. } => 3,
            Rejection::Occupied { .. } => 13,
            Rejection::NothingBelow { .. } | Rejection::WrongBase { .. } => 15,
            Rejection::WrongTurn { .. } | Rejection::ElementsDiffer { .. } => 16,
            Rejection::NothingOnTop { .. } => 19,
            Rejection::NotImagined { .. } => 20,
            Rejection::NoPowers { .. } | Rejection::NoToken { .. } => 42,
            Rejection::JustReturned { .. } => 51,
            Rejection::NothingToDo { power } => power.ruling(),
            Rejection::GivenEnough { .. } | Rejection::NothingGiven | Rejection::JustGiven { .. } => 44,
            Rejection::CastleNotGuarded => 46,
            Rejection::NotLookedAt { .. } => 54,
            Rejection::NotYourBuilding { .. }
            | Rejection::SpecialNotSwapped { .. }
            | Rejection::OtherLevel { .. } => 56,
        })
    }
}

impl Type {
    /// The ruling that says what its power does.
    pub const fn ruling(self) -> u16 {
        match self {
            Type::Residential => 44,
            Type::Production => 45,
            Type::Military => 46,
            Type::Magic => 54,
            Type::Special => 56,
        }
    }
}
