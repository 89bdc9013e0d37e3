//! A step, the klippide that is rolled after it, and gems on the way (rulings 6 to 8 and 39).

use super::{encounter, entering, objects, tower, turns};
use crate::action::Rejection;
use crate::event::{Event, EventView, Way};
use crate::klippidi::{Face, Klippide};
use crate::mages::Trait;
use crate::place::Place;
use crate::rules::Applied;
use crate::scoring::{self, Found};
use crate::state::{Phase, State};
use fabletop_core::{Seat, Sink};

/// A mage goes to a neighbouring space.
pub(crate) fn step(state: &mut State, seat: Seat, to: Place, events: &mut impl Sink<Event>) {
    let klippide = state.board().klippide(state.player(seat).place, to);
    go(state, seat, to, if klippide == Klippide::Blue { Way::Road } else { Way::Wild }, events);
    if !reach_city(state, seat, events) {
        state.phase = Phase::Step { seat, klippide };
    }
}

/// A mage is somewhere else now.
pub(crate) fn go(state: &mut State, seat: Seat, to: Place, way: Way, events: &mut impl Sink<Event>) {
    let player = state.player_mut(seat);
    let from = player.place;
    (player.place, player.at_gate) = (to, false);
    events.emit(|| EventView::Moved { seat, from, to, way }.into());
}

/// What a city does to a mage that comes on foot or by unicorn: no blue or red there (ruling 8).
pub(crate) fn reach_city(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) -> bool {
    match state.inside(seat) {
        None => return false,
        Some(city) if city.is_indaman() => tower::arrive(state, seat, events),
        Some(_) => {
            state.player_mut(seat).at_gate = true;
            entering::gate(state, seat, events);
        }
    }
    true
}

/// A face is rolled; some may roll again before it counts.
pub(crate) fn rolled(
    state: &mut State,
    seat: Seat,
    klippide: Klippide,
    face: Face,
    events: &mut impl Sink<Event>,
) {
    events.emit(|| EventView::Cast { seat, klippide, face }.into());
    if matches!(state.trait_of(seat), Trait::Reroll { .. }) && !state.rerolled {
        state.phase = Phase::Reroll { seat, klippide, face };
    } else {
        count(state, seat, face, events);
    }
}

pub(crate) fn reroll(
    state: &mut State,
    seat: Seat,
    klippide: Klippide,
    events: &mut impl Sink<Event>,
) -> Applied {
    let cost = state.reroll_cost(seat);
    state.check_gems(seat, cost, 7)?;
    let gems = state.pay_gems(seat, cost);
    state.rerolled = true;
    events.emit(|| EventView::Rerolled { seat, gems }.into());
    state.phase = Phase::Step { seat, klippide };
    Ok(())
}

/// The face counts.
pub(crate) fn count(state: &mut State, seat: Seat, face: Face, events: &mut impl Sink<Event>) {
    match face {
        Face::Blank => turns::next(state, events),
        Face::Sword => encounter::sword(state, seat, events),
        Face::OneGem | Face::TwoGems => found(state, seat, face.gems(), events),
    }
}

/// Before gems are taken an object may be used.
pub(crate) fn found(state: &mut State, seat: Seat, base: u8, events: &mut impl Sink<Event>) {
    let phase = Phase::Found { seat, base, gems: sum(state, seat, base).with_trait };
    if objects::asked(state, seat, phase) {
        state.phase = phase;
    } else {
        take(state, seat, base, false, events);
    }
}

fn sum(state: &State, seat: Seat, base: u8) -> Found {
    let player = state.player(seat);
    let favourite = state.board().terrain(player.place) == Some(state.board().mage(player.mage).terrain);
    scoring::found(base, favourite, state.trait_of(seat))
}

pub(crate) fn take(state: &mut State, seat: Seat, base: u8, rod: bool, events: &mut impl Sink<Event>) {
    let mut found = sum(state, seat, base);
    if rod {
        found.with_rod = found.with_rod.saturating_mul(2);
    }
    found.gems = state.take_gems(seat, found.with_rod);
    events.emit(|| EventView::Found { seat, found }.into());
    turns::next(state, events);
}

impl State {
    /// What another roll costs a seat.
    pub(crate) fn reroll_cost(&self, seat: Seat) -> u8 {
        match self.trait_of(seat) {
            Trait::Reroll { cost } => cost,
            _ => 0,
        }
    }
}

/// Why somebody who is held cannot do what is done on one's feet.
pub(crate) fn held(state: &State, seat: Seat) -> Option<Rejection> {
    state.player(seat).held.map(|creature| Rejection::Held { creature })
}
