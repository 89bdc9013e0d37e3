//! What speaks for an action: how far the top is after it, the chance of a climb, and what gems it takes.

use super::eyes::Eyes;
use super::{TravelJudge, WEIGHTS};
use fabletop_core::Seat;
use indaman::View;
use indaman::action::Action;
use indaman::mages::Trait;
use indaman::scoring;
use indaman::state::Phase;
use serde::Serialize;
use strum::VariantNames;

/// The sides of the green klippide.
const SIDES: u8 = 6;
/// Beyond that an estimate means nothing.
const FAR: f64 = 200.0;

/// What speaks for an action, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(in super::super) enum Reason {
    /// The top is about so many turns away after it, as the adviser reckons.
    Turns { turns: u8 },
    /// The message is delivered there.
    Target,
    /// The tower can be climbed there.
    Tower,
    /// So many of the sides of the klippide carry the climb.
    Chance { sides: u8, of: u8 },
    /// It takes so many gems, and so many are left.
    Gems { gems: u8, left: u8 },
}

/// What speaks for an action of that seat.
pub(in super::super) fn reasons(seat: Seat, view: &View, action: &Action) -> Vec<Reason> {
    if view.seats.len() <= seat.index() {
        return Vec::new();
    }
    let judge = TravelJudge::counting(WEIGHTS);
    let eyes = Eyes::new(seat, view, &judge);
    match *action {
        Action::Move { to } => {
            let city = eyes.board.city(to);
            let target = (city.is_some() && city == eyes.own().target).then_some(Reason::Target);
            let tower = (city == Some(indaman::cities::City::Indaman)).then_some(Reason::Tower);
            target.or(tower).into_iter().chain(eyes.turns(action)).collect()
        }
        Action::Climb { gems } => [eyes.chance(gems), eyes.spent(gems)].into_iter().flatten().collect(),
        Action::Enter | Action::Sail | Action::Stop | Action::Fly { .. } | Action::Ride { .. } => {
            eyes.turns(action).into_iter().collect()
        }
        Action::Bid { gems } | Action::Struggle { gems } => eyes.spent(gems).into_iter().collect(),
        _ => Vec::new(),
    }
}

impl Eyes<'_> {
    fn turns(&self, action: &Action) -> Option<Reason> {
        let turns = -self.value(action);
        (0.0..FAR).contains(&turns).then(|| Reason::Turns { turns: turns.round() as u8 })
    }

    fn chance(&self, gems: u8) -> Option<Reason> {
        let height = match self.view.phase {
            Phase::Tower { height, .. } => height,
            _ => self.own().ladder,
        };
        let bonus = match self.can(self.seat) {
            Trait::TowerBonus { bonus } if !self.view.climbed => bonus,
            _ => 0,
        };
        let needed = scoring::needed(self.board, height).saturating_sub(gems.saturating_add(bonus));
        let sides = SIDES.saturating_sub(needed.saturating_sub(1)).min(SIDES);
        Some(Reason::Chance { sides, of: SIDES })
    }

    fn spent(&self, gems: u8) -> Option<Reason> {
        Some(Reason::Gems { gems, left: self.own_gems().checked_sub(gems)? })
    }
}
