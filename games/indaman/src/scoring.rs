//! Sums: gems found, deliveries, strength in a fight, objects of the wise, places at the end.

use crate::board::Board;
use crate::mages::Trait;
use crate::state::{POINTS_PER_OBJECT, Phase, State};
use fabletop_core::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// Gems found on the way, step by step (ruling 39).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Found {
    /// On the klippide.
    pub base: u8,
    /// Doubled on the favourite terrain, or not.
    pub on_terrain: u8,
    /// With what the mage always finds more.
    pub with_trait: u8,
    /// Doubled by the rod, or not.
    pub with_rod: u8,
    /// What the bank could give.
    pub gems: u8,
}

/// The gems for a delivery, step by step (rulings 13 and 40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Delivery {
    /// In the table.
    pub revenue: u8,
    /// Doubled by the mouse, or not.
    pub with_mouse: u8,
    /// With what the mage always gets more.
    pub with_trait: u8,
    /// What the bank could give.
    pub gems: u8,
}

/// The gems of a red face, before the rod.
pub fn found(base: u8, favourite: bool, can: Trait) -> Found {
    let on_terrain = if favourite { base.saturating_mul(2) } else { base };
    let with_trait = match can {
        Trait::GemBonus { gems } if on_terrain > 0 => on_terrain.saturating_add(gems),
        _ => on_terrain,
    };
    Found { base, on_terrain, with_trait, with_rod: with_trait, gems: 0 }
}

/// The gems for a delivery, before the bank gives them.
pub fn delivery(revenue: u8, mouse: bool, can: Trait) -> Delivery {
    let with_mouse = if mouse { revenue.saturating_mul(2) } else { revenue };
    let with_trait = match can {
        Trait::DeliveryBonus { gems } => with_mouse.saturating_add(gems),
        _ => with_mouse,
    };
    Delivery { revenue, with_mouse, with_trait, gems: 0 }
}

/// What the gems in two fists count for, traveller first, and whether the traveller wins (rulings 21 and 25).
pub fn fight(travellers: (u8, Trait), staff: bool, players: (u8, Trait)) -> (u16, u16, bool) {
    let traveller = u16::from(travellers.0) * if staff { 2 } else { 1 };
    let player = match players.1 {
        Trait::CreatureBonus { gems } => u16::from(players.0) + u16::from(gems),
        _ => u16::from(players.0),
    };
    let wins = traveller > player || traveller == player && travellers.1 == Trait::WinsTies;
    (traveller, player, wins)
}

/// The points a mage needs for an object (ruling 34).
pub fn points_per_object(can: Trait) -> u8 {
    match can {
        Trait::WiseFriend { points, .. } => points.max(1),
        _ => POINTS_PER_OBJECT,
    }
}

/// The objects for so many points (ruling 34).
pub fn objects_for(points: u16, can: Trait) -> u8 {
    (points / u16::from(points_per_object(can))) as u8
}

/// How high a square has to be reached from a ladder (ruling 36).
pub fn needed(board: &Board, height: u8) -> u8 {
    board.square(height).unwrap_or(u8::MAX)
}

impl State {
    /// How the game ended: the winner, then ladders, then gems (ruling 42). The points are squares of the tower.
    pub fn outcome(&self) -> Outcome {
        let winner = match self.phase {
            Phase::Over { seat } => Some(seat),
            _ => None,
        };
        let height =
            |seat: Seat| if winner == Some(seat) { self.board().top() } else { self.player(seat).ladder };
        let points = Seat::all(self.seat_count()).map(|seat| i32::from(height(seat))).collect();
        Outcome::ranked(points, |seat| (winner == Some(seat), height(seat), self.player(seat).gems))
    }
}
