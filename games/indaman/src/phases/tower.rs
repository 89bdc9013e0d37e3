//! The tower of Indaman (rulings 16, 36 and 42).

use super::turns;
use crate::action::{Action, Rejection};
use crate::cities::City;
use crate::event::{Event, EventView, Roll};
use crate::mages::Trait;
use crate::rules::Applied;
use crate::scoring;
use crate::state::{Phase, State};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// A mage comes to Indaman: it enters for nothing and may climb at once (ruling 16).
pub(crate) fn arrive(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    events.emit(|| EventView::Entered { seat, city: City::Indaman, gems: 0 }.into());
    state.phase = Phase::Tower { seat, height: state.player(seat).ladder };
}

pub(crate) fn legal_climbs(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend((0..=state.player(seat).gems).map(|gems| Action::Climb { gems }));
    out.push(Action::Stop);
}

/// A turn at Indaman begins with a climb.
pub(crate) fn begin(state: &mut State, seat: Seat, gems: u8) -> Applied {
    if !state.in_indaman(seat) {
        return Err(Rejection::NotAtIndaman.into());
    }
    climb(state, seat, state.player(seat).ladder, gems)
}

/// Gems are declared and gone before the roll.
pub(crate) fn climb(state: &mut State, seat: Seat, height: u8, gems: u8) -> Applied {
    state.check_gems(seat, gems, 36)?;
    state.pay_gems(seat, gems);
    state.phase = Phase::Climb { seat, height, gems };
    Ok(())
}

pub(crate) fn rolled(
    state: &mut State,
    seat: Seat,
    (height, gems): (u8, u8),
    number: u8,
    events: &mut impl Sink<Event>,
) {
    events.emit(|| EventView::Rolled { seat, number, roll: Roll::Tower }.into());
    let bonus = match state.trait_of(seat) {
        Trait::TowerBonus { bonus } if !state.climbed => bonus,
        _ => 0,
    };
    state.climbed = true;
    let total = number.saturating_add(gems).saturating_add(bonus);
    let (square, needed) = (height + 1, scoring::needed(state.board(), height));
    if total < needed {
        events.emit(|| EventView::Fell { seat, square, needed, gems, total }.into());
        return turns::next(state, events);
    }
    events.emit(|| EventView::Climbed { seat, square, needed, gems, total }.into());
    if square >= state.board().top() {
        state.phase = Phase::Over { seat };
        events.emit(|| EventView::Ended { outcome: state.outcome() }.into());
    } else {
        state.phase = Phase::Tower { seat, height: square };
    }
}

/// The ladder comes up to the mage, which goes back to Indaman.
pub(crate) fn stop(state: &mut State, seat: Seat, height: u8, events: &mut impl Sink<Event>) {
    if state.climbed {
        state.player_mut(seat).ladder = height;
        events.emit(|| EventView::Stopped { seat, square: height }.into());
    } else {
        events.emit(|| EventView::Stayed { seat }.into());
    }
    turns::next(state, events);
}
