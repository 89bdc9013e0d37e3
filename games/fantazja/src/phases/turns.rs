//! How a turn begins and ends (rulings 1 to 7 and 59).

use super::{guard, powers, tokens};
use crate::event::{Event, EventView};
use crate::state::{Phase, State, other};
use crate::tiles::TileSet;
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// A seat's turn begins: its military token comes back, then it acts, if it has tiles.
pub(crate) fn begin(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.turn = seat;
    state.acted = false;
    state.used = None;
    state.returned = false;
    guard::come_back(state, seat, events);
    if state.player(seat).hand.is_empty() {
        after_action(state, seat, events);
    } else {
        state.phase = Phase::Act { seat };
    }
}

/// The action is done, or there is none: a power may follow.
pub(crate) fn after_action(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.phase = Phase::After { seat };
    if !powers::any_may_be_used(state) {
        end(state, seat, events);
    }
}

/// The power is used: the action may follow.
pub(crate) fn after_power(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if state.acted || state.player(seat).hand.is_empty() {
        end(state, seat, events);
    } else {
        state.phase = Phase::Act { seat };
    }
}

/// The turn ends: tokens first, then the hand is filled up (ruling 6).
pub(crate) fn end(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if state.acted {
        state.idle = 0;
        events.emit(|| EventView::TurnEnded { seat }.into());
    } else {
        state.idle = state.idle.saturating_add(1);
        events.emit(|| EventView::TurnPassed { seat }.into());
    }
    if state.is_whole() {
        tokens::check(state, seat, events);
    }
    let player = state.player(seat);
    let (pile, missing) = (player.pile, player.missing());
    match missing {
        0 => next(state, seat, events),
        missing if missing < pile.len() => state.phase = Phase::Refill { seat },
        _ => refill(state, seat, pile, events), // all that is left needs no luck
    }
}

/// Draws these tiles of the pile, and what is still missing from under it.
pub(crate) fn refill(state: &mut State, seat: Seat, drawn: TileSet, events: &mut impl Sink<Event>) {
    let player = state.player_mut(seat);
    let from_bottom = player.missing().saturating_sub(drawn.len()).min(player.bottom.len());
    player.pile = player.pile.difference(drawn);
    let buried: TileSet = player.bottom.drain(..from_bottom).collect();
    player.hand = player.hand.union(drawn).union(buried);
    player.seen = player.seen.union(buried);
    events.emit(|| {
        let named = |tiles: TileSet| tiles.iter().map(|number| state.tile(seat, number)).collect::<Vec<_>>();
        Event::Refilled { seat, drawn: named(drawn), buried: named(buried) }
    });
    next(state, seat, events);
}

/// The other seat's turn, or the end after two turns without an action (ruling 59).
fn next(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if state.idle >= 2 {
        state.phase = Phase::Over;
        events.emit(|| EventView::Ended { outcome: state.outcome() }.into());
    } else {
        begin(state, other(seat), events);
    }
}
