//! Dark Energy (rulings 27 to 35).

use super::guard;
use crate::board::Stack;
use crate::event::{Event, EventView, RemovedStack};
use crate::place::Cell;
use crate::state::State;
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// What follows when a tile was laid or swapped in: it goes with its dark neighbours, and then whatever is
/// cut off from the castle.
pub(crate) fn react(state: &mut State, seat: Seat, at: Cell, events: &mut impl Sink<Event>) {
    let cells = state.board.reacting(at);
    if cells.is_empty() {
        return;
    }
    remove(state, &cells, |stacks| EventView::DarkEnergy { seat, at, stacks }, events);
    let cut_off = state.board.cut_off();
    if !cut_off.is_empty() {
        remove(state, &cut_off, |stacks| EventView::CutOff { stacks }, events);
    }
}

fn remove(
    state: &mut State,
    cells: &[Cell],
    event: impl FnOnce(Vec<RemovedStack>) -> EventView,
    events: &mut impl Sink<Event>,
) {
    let removed = state.board.remove(cells);
    for laid in removed.iter().flat_map(|stack| stack.layers().iter().rev()) {
        state.discard(laid.tile);
    }
    guard::note_removed(state, cells);
    events.emit(|| event(removed.iter().map(removed_stack).collect()).into());
}

fn removed_stack(stack: &Stack) -> RemovedStack {
    RemovedStack { at: stack.at, tiles: stack.layers().iter().rev().map(|laid| laid.tile).collect() }
}
