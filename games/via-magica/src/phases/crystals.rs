//! Effects that put and move crystals (rulings 14 and 16).

use super::opening;
use crate::action::{Action, Rejection, Spot};
use crate::animus::{Animus, AnimusSet, Fields};
use crate::event::{Event, EventView};
use crate::rules::Applied;
use crate::state::{Phase, Slot, State};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// Puts crystals down where there is no choice. Answers whether the effect is over; if not, the seat is
/// asked where the next one goes.
pub(crate) fn begin_putting(
    state: &mut State,
    seat: Seat,
    animus: Option<Animus>,
    count: u8,
    events: &mut impl Sink<Event>,
) -> bool {
    let mut left = count;
    while left > 0 && state.zones[seat.index()].reserve > 0 {
        let (first, second) = {
            let mut spots = state.zones[seat.index()].spots(empty_fields(animus));
            (spots.next(), spots.next())
        };
        match (first, second) {
            (None, _) => break,
            (Some(to), None) => {
                put_crystal(state, seat, to, events);
                left -= 1;
            }
            (Some(_), Some(_)) => {
                state.phase = Phase::Put { seat, animus, left };
                return false;
            }
        }
    }
    finish(state, seat);
    true
}

pub(crate) fn legal_puts(state: &State, seat: Seat, animus: Option<Animus>, out: &mut Vec<Action>) {
    out.extend(state.zones[seat.index()].spots(empty_fields(animus)).map(|to| Action::Put { to }));
}

pub(crate) fn put(
    state: &mut State,
    seat: Seat,
    to: Spot,
    animus: Option<Animus>,
    left: u8,
    events: &mut impl Sink<Event>,
) -> Applied {
    state.zones[seat.index()].check_empty(to, 14)?;
    if let Some(wanted) = animus.filter(|&animus| animus != to.animus) {
        return Err(Rejection::OtherAnimus { animus: to.animus, wanted }.into());
    }
    put_crystal(state, seat, to, events);
    if begin_putting(state, seat, animus, left - 1, events) {
        opening::run(state, events);
    }
    Ok(())
}

fn put_crystal(state: &mut State, seat: Seat, to: Spot, events: &mut impl Sink<Event>) {
    let zone = &mut state.zones[seat.index()];
    zone.reserve -= 1;
    zone.put_down(to);
    events.emit(|| EventView::Put { seat, to }.into());
}

/// Lets the seat move crystals, if there is anything to move. Answers whether the effect is over.
///
/// Every crystal is moved once at most, so it ends; since crystals are alike, every arrangement can be
/// reached that way.
pub(crate) fn begin_moving(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) -> bool {
    if state.can_move(seat) {
        state.phase = Phase::Rearrange { seat };
        return false;
    }
    end_moving(state, seat, events);
    true
}

pub(crate) fn legal_moves(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Done);
    let zone = &state.zones[seat.index()];
    for from in zone.spots(Slot::movable) {
        let elsewhere = zone.spots(Slot::empty).filter(|&to| to != from);
        out.extend(elsewhere.map(|to| Action::Move { from, to }));
    }
}

pub(crate) fn move_crystal(
    state: &mut State,
    seat: Seat,
    from: Spot,
    to: Spot,
    events: &mut impl Sink<Event>,
) -> Applied {
    let zone = &mut state.zones[seat.index()];
    zone.check_empty(to, 16)?;
    zone.check_crystal(from, to, 16)?;
    let Spot { portal, animus } = from;
    if zone.slot(portal).is_some_and(|slot| slot.movable().count(animus) == 0) {
        return Err(Rejection::AlreadyMoved { portal, animus }.into());
    }
    zone.lift(from);
    zone.put_down(to);
    if let Some(slot) = zone.slot_mut(to.portal) {
        slot.moved.add(to.animus);
    }
    events.emit(|| EventView::Moved { seat, from, to }.into());
    if begin_moving(state, seat, events) {
        opening::run(state, events);
    }
    Ok(())
}

pub(crate) fn done(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    end_moving(state, seat, events);
    opening::run(state, events);
}

fn end_moving(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    events.emit(|| EventView::Rearranged { seat }.into());
    let zone = &mut state.zones[seat.index()];
    zone.portals.iter_mut().for_each(|slot| slot.moved = Fields::NONE);
    finish(state, seat);
}

/// The effect is carried out; only now are completed portals looked for (ruling 10).
fn finish(state: &mut State, seat: Seat) {
    let depth = state.chain.len() + 1;
    state.zones[seat.index()].note_completed(depth);
}

/// The empty fields for crystals of an effect: of one animus, or of any.
fn empty_fields(animus: Option<Animus>) -> impl Fn(&Slot) -> Fields {
    let animi = animus.map_or(AnimusSet::ALL, AnimusSet::only);
    move |slot| slot.empty().of_animi(animi)
}

impl State {
    /// Whether any crystal can be moved.
    fn can_move(&self, seat: Seat) -> bool {
        let zone = &self.zones[seat.index()];
        zone.spots(Slot::movable).any(|from| zone.spots(Slot::empty).any(|to| to != from))
    }
}

impl Slot {
    /// The crystals that may be moved: none of a portal that is due to be opened, and none twice.
    fn movable(&self) -> Fields {
        if self.due > 0 { Fields::NONE } else { self.filled.minus(self.moved) }
    }
}
