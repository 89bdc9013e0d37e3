//! Military: a building nobody but its guard may build on or beside (rulings 46 to 53).

use super::turns;
use crate::action::{Action, Rejection};
use crate::building::Type;
use crate::event::{Event, EventView};
use crate::place::Cell;
use crate::rules::Applied;
use crate::state::{Holder, Phase, State, other};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

const TOKEN: usize = Type::Military.index();

/// What can be guarded.
pub(crate) fn targets(state: &State) -> impl Iterator<Item = Cell> {
    let castle = state.config.options.military_may_target_castle.then_some(Cell::CASTLE);
    state.board.stacks().iter().map(|stack| stack.at).chain(castle)
}

pub(crate) fn begin(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let (first, second) = {
        let mut targets = targets(state);
        (targets.next(), targets.next())
    };
    match (first, second) {
        (Some(at), None) => guard_cell(state, seat, at, events),
        _ => state.phase = Phase::Guard { seat },
    }
}

pub(crate) fn legal_guards(state: &State, out: &mut Vec<Action>) {
    out.extend(targets(state).map(|at| Action::Guard { at }));
}

pub(crate) fn guard(state: &mut State, seat: Seat, at: Cell, events: &mut impl Sink<Event>) -> Applied {
    if at == Cell::CASTLE && !state.config.options.military_may_target_castle {
        return Err(Rejection::CastleNotGuarded.into());
    }
    if at != Cell::CASTLE && state.board.stack(at).is_none() {
        return Err(Rejection::NoBuilding { at, ruling: 46 }.into());
    }
    guard_cell(state, seat, at, events);
    Ok(())
}

fn guard_cell(state: &mut State, seat: Seat, at: Cell, events: &mut impl Sink<Event>) {
    state.tokens[TOKEN] = Holder::Guarding { at, owner: seat };
    let building = state.board.stack(at).map(|stack| stack.top().tile);
    events.emit(|| EventView::Guarded { seat, at, building }.into());
    turns::after_power(state, seat, events);
}

/// The guarded building is removed, if it is among these: the token stays out (ruling 35).
pub(crate) fn note_removed(state: &mut State, cells: &[Cell]) {
    if let Holder::Guarding { at, owner } = state.tokens[TOKEN]
        && cells.contains(&at)
    {
        state.tokens[TOKEN] = Holder::Out { owner };
    }
}

/// The token comes back at the start of its owner's turn, and stays with strictly more military buildings
/// (ruling 52).
pub(crate) fn come_back(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    match state.tokens[TOKEN] {
        Holder::Guarding { owner, .. } | Holder::Out { owner } if owner == seat => {}
        _ => return,
    }
    events.emit(|| EventView::GuardReturned { seat }.into());
    let counts = state.board.counts()[TOKEN];
    if counts[seat.index()] > counts[other(seat).index()] {
        state.tokens[TOKEN] = Holder::Held { seat };
        state.returned = true;
    } else {
        state.tokens[TOKEN] = Holder::Pool;
        events.emit(|| EventView::TokenLost { seat, token: Type::Military }.into());
    }
}
