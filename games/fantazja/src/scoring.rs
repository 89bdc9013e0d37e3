//! Points, building by building (ruling 61).

use crate::building::Faction;
use crate::config::PLAYERS;
use crate::place::Cell;
use crate::state::State;
use crate::tiles::Tile;
use alloc::vec::Vec;
use fabletop_core::Seat;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// Bonus tokens in the box.
pub const BONUS_TOKENS: u8 = 8;
/// What each of them is worth.
pub const BONUS_POINTS: i32 = 5;

/// A reason for points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub enum Line {
    /// A visible building.
    Building {
        /// The building.
        tile: Tile,
        /// Where it stands.
        at: Cell,
        /// The points.
        points: i32,
    },
    /// Bonus tokens.
    Bonus {
        /// How many.
        count: u8,
        /// The points for all of them.
        points: i32,
    },
}

impl Line {
    /// Its points.
    pub fn points(&self) -> i32 {
        match *self {
            Line::Building { points, .. } | Line::Bonus { points, .. } => points,
        }
    }
}

/// Every reason for points of a seat: its visible buildings in the order of their stacks, then its bonus.
pub fn lines(state: &State, seat: Seat) -> Vec<Line> {
    let own = state.board.stacks().iter().filter(|stack| stack.owner() == Faction::of(seat));
    let buildings = own.map(|stack| {
        let tile = stack.top().tile;
        Line::Building { tile, at: stack.at, points: tile.building.points() }
    });
    let count = state.player(seat).bonus;
    let bonus = (count > 0).then(|| Line::Bonus { count, points: bonus_points(count) });
    buildings.chain(bonus).collect()
}

/// The points of both seats so far.
pub fn points(state: &State) -> [i32; PLAYERS] {
    let mut points = [0, 1].map(|seat| bonus_points(state.players[seat].bonus));
    for stack in state.board.stacks() {
        points[stack.owner().index()] += stack.top().tile.building.points();
    }
    points
}

fn bonus_points(count: u8) -> i32 {
    i32::from(count) * BONUS_POINTS
}
