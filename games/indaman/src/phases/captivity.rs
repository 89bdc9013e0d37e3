//! Prisoners of the Cavaliere nero and the enchanted of the Fata (rulings 28, 29 and 33).

use super::{objects, turns};
use crate::creatures::Creature;
use crate::event::{Event, EventView, Roll};
use crate::rules::Applied;
use crate::state::{FREEDOM, Phase, State, Task};
use fabletop_core::{Seat, Sink};

/// A prisoner spends gems before the roll.
pub(crate) fn struggle(state: &mut State, seat: Seat, gems: u8, events: &mut impl Sink<Event>) -> Applied {
    state.check_gems(seat, gems, 28)?;
    state.pay_gems(seat, gems);
    events.emit(|| EventView::Struggled { seat, gems }.into());
    state.phase = Phase::Struggle { seat, gems };
    Ok(())
}

pub(crate) fn struggled(state: &mut State, seat: Seat, gems: u8, number: u8, events: &mut impl Sink<Event>) {
    events.emit(|| EventView::Rolled { seat, number, roll: Roll::Struggle }.into());
    if gems.saturating_add(number) >= FREEDOM {
        free(state, seat, events);
    } else {
        stay(state, seat, 0, events);
    }
}

/// Before the roll an enchanted mage may use an object.
pub(crate) fn spell(state: &mut State, seat: Seat) {
    let phase = Phase::Spell { seat };
    state.phase = if objects::asked(state, seat, phase) { phase } else { Phase::Dispel { seat } };
}

pub(crate) fn dispelled(state: &mut State, seat: Seat, number: u8, events: &mut impl Sink<Event>) {
    events.emit(|| EventView::Rolled { seat, number, roll: Roll::Spell }.into());
    if number.is_multiple_of(2) {
        return free(state, seat, events);
    }
    let price = u8::from(state.player(seat).held == Some(Creature::FataGemma));
    let lost = state.pay_gems(seat, price);
    stay(state, seat, lost, events);
}

/// The mage is free, puts the card in a pile of its choice, and its turn goes on.
fn free(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let Some(creature) = state.player_mut(seat).held.take() else { return };
    events.emit(|| EventView::Freed { seat, creature }.into());
    state.then(Task::GoOn);
    state.phase = Phase::PutBack { seat, creature };
}

fn stay(state: &mut State, seat: Seat, gems: u8, events: &mut impl Sink<Event>) {
    if let Some(creature) = state.player(seat).held {
        events.emit(|| EventView::StillHeld { seat, creature, gems }.into());
    }
    turns::next(state, events);
}
