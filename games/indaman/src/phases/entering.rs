//! Cities: the gate, invisibility, deliveries (rulings 8 to 16).

use super::{objects, turns};
use crate::action::Rejection;
use crate::cities::City;
use crate::event::{Event, EventView, Roll};
use crate::mages::Trait;
use crate::rules::Applied;
use crate::scoring;
use crate::state::{Phase, State};
use fabletop_core::{Seat, Sink};

/// The most that invisibility costs.
const MOST: u8 = 3;

/// A mage at a gate may use an object before the roll.
pub(crate) fn gate(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let phase = Phase::Gate { seat };
    if discount(state, seat) < MOST && objects::asked(state, seat, phase) {
        state.phase = phase;
    } else {
        enter(state, seat, events);
    }
}

fn discount(state: &State, seat: Seat) -> u8 {
    match state.trait_of(seat) {
        Trait::EntryDiscount { gems } => gems,
        _ => 0,
    }
}

/// The mage wants to enter: the roll says for how much, unless it is free in any case.
pub(crate) fn enter(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if discount(state, seat) >= MOST {
        entered(state, seat, 0, events);
    } else {
        state.phase = Phase::Entry { seat };
    }
}

/// A mage that waits at a gate tries again (ruling 11).
pub(crate) fn try_again(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) -> Applied {
    if !state.player(seat).at_gate {
        return Err(Rejection::NotAtGate.into());
    }
    enter(state, seat, events);
    Ok(())
}

/// 1-2 is one gem, 3-4 two, 5-6 three; all or nothing (rulings 9 and 10).
pub(crate) fn rolled(state: &mut State, seat: Seat, number: u8, events: &mut impl Sink<Event>) {
    events.emit(|| EventView::Rolled { seat, number, roll: Roll::Entry }.into());
    let cost = number.div_ceil(2).saturating_sub(discount(state, seat));
    if state.player(seat).gems >= cost {
        state.pay_gems(seat, cost);
        entered(state, seat, cost, events);
    } else {
        if let Some(city) = state.board().city(state.player(seat).place) {
            events.emit(|| EventView::ShutOut { seat, city, cost }.into());
        }
        turns::next(state, events);
    }
}

/// The mage came into the city by itself; if it is the target, there is a delivery (rulings 13 and 15).
pub(crate) fn entered(state: &mut State, seat: Seat, gems: u8, events: &mut impl Sink<Event>) {
    state.player_mut(seat).at_gate = false;
    if let Some(city) = state.inside(seat) {
        events.emit(|| EventView::Entered { seat, city, gems }.into());
    }
    if state.inside(seat) == state.player(seat).target {
        delivery(state, seat, events);
    } else {
        turns::next(state, events);
    }
}

/// Before the gems come an object may be used.
pub(crate) fn delivery(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let phase = Phase::Delivery { seat };
    if objects::asked(state, seat, phase) {
        state.phase = phase;
    } else {
        deliver(state, seat, false, events);
    }
}

/// The revenue, the flag, and a new target (ruling 13).
pub(crate) fn deliver(state: &mut State, seat: Seat, mouse: bool, events: &mut impl Sink<Event>) {
    let player = state.player_mut(seat);
    let Some(city) = player.target.take() else { return turns::next(state, events) };
    let flag = core::mem::replace(&mut player.flag, city);
    let mut delivery = scoring::delivery(state.board().revenue(flag, city), mouse, state.trait_of(seat));
    delivery.gems = state.take_gems(seat, delivery.with_trait);
    events.emit(|| EventView::Delivered { seat, city, delivery }.into());
    state.phase = Phase::Target { seat };
}

/// Luck has drawn a target (ruling 4).
pub(crate) fn targeted(state: &mut State, seat: Seat, city: City, events: &mut impl Sink<Event>) {
    state.player_mut(seat).target = Some(city);
    events.emit(|| EventView::Targeted { seat, city }.into());
    turns::next(state, events);
}
