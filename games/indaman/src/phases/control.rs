//! Maga, Mago and Spettro: somebody else directs a step (ruling 31).

use super::turns;
use crate::action::{Action, Rejection};
use crate::creatures::Creature;
use crate::event::{Event, EventView};
use crate::place::Place;
use crate::rules::Applied;
use crate::state::{Control, Phase, State, Task};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// Whoever may direct the mage is asked, the nearest in turn order first; then the mage acts.
pub(crate) fn go_on(state: &mut State, events: &mut impl Sink<Event>) {
    let victim = state.turn;
    match next_control(state, victim).map(|place| state.controls[place]) {
        Some(Control { creature, by, .. }) if can_be_directed(state, victim) => {
            state.phase = Phase::Control { seat: by, victim, creature };
        }
        _ => turns::act(state, events),
    }
}

/// Not while prisoner, enchanted, at a gate or at sea. On an island there is only the ferry.
fn can_be_directed(state: &State, victim: Seat) -> bool {
    let player = state.player(victim);
    player.held.is_none() && !player.at_gate && player.place.is_land()
}

/// The place of the card that comes next. Of two cards of one seat the Spettro comes first: it is lost else.
fn next_control(state: &State, victim: Seat) -> Option<usize> {
    let count = state.seat_count();
    let distance = |by: Seat| (by.index() + count - victim.index()) % count;
    let due = |control: &Control| control.victim == victim && control.due;
    let rank = |control: &Control| (distance(control.by), control.creature != Creature::Spettro);
    let places = state.controls.iter().enumerate().filter(|(_, control)| due(control));
    places.min_by_key(|(_, control)| rank(control)).map(|(place, _)| place)
}

/// Takes away a Spettro that should have been used in this turn of its victim.
pub(crate) fn take_expired(state: &mut State, victim: Seat) -> Option<Control> {
    let expired =
        |control: &Control| control.victim == victim && control.due && control.creature == Creature::Spettro;
    let place = state.controls.iter().position(expired)?;
    Some(state.controls.remove(place))
}

pub(crate) fn legal_directions(state: &State, victim: Seat, out: &mut Vec<Action>) {
    let to = state.board().neighbours(state.player(victim).place);
    out.extend(to.iter().map(|to| Action::Direct { to }));
    out.push(Action::Pass);
}

/// The card goes to a pile of its player's choice, and the mage takes the step.
pub(crate) fn direct(state: &mut State, victim: Seat, to: Place, events: &mut impl Sink<Event>) -> Applied {
    let from = state.player(victim).place;
    if !state.board().anywhere().contains(to) {
        return Err(Rejection::NoSuchPlace { place: to }.into());
    }
    if !state.board().neighbours(from).contains(to) {
        return Err(Rejection::NotAdjacent { from, to, ruling: 31 }.into());
    }
    if let Some(place) = next_control(state, victim) {
        let Control { creature, by: seat, .. } = state.controls.remove(place);
        events.emit(|| EventView::Directed { seat, victim, creature, to }.into());
        state.then(Task::Step { to });
        state.phase = Phase::PutBack { seat, creature };
    }
    Ok(())
}

/// Not now. A Spettro goes back to a pile, Maga and Mago wait for another turn.
pub(crate) fn spare(state: &mut State, victim: Seat, events: &mut impl Sink<Event>) {
    let Some(place) = next_control(state, victim) else { return };
    let Control { creature, by: seat, .. } = state.controls[place];
    events.emit(|| EventView::Spared { seat, victim, creature }.into());
    if creature == Creature::Spettro {
        state.controls.remove(place);
        state.then(Task::GoOn);
        state.phase = Phase::PutBack { seat, creature };
    } else {
        state.controls[place].due = false;
        go_on(state, events);
    }
}
