//! A mage dies, and its player goes on as another (rulings 5 and 41).

use super::turns;
use crate::creatures::{Bag, Creature};
use crate::event::{Event, EventView};
use crate::mages::{Mage, Trait};
use crate::state::{START_GEMS, State, Task};
use fabletop_core::{Seat, Sink};

/// Everything is lost; the dead goes under the pile of characters.
pub(crate) fn die(state: &mut State, seat: Seat, creature: Creature, events: &mut impl Sink<Event>) {
    let trophies = state.config.options.keep_trophies;
    let (gems, objects) = (state.player(seat).gems, state.lose_objects(seat));
    state.pay_gems(seat, gems);
    let player = state.player_mut(seat);
    let kept = if trophies { Bag::EMPTY } else { core::mem::take(&mut player.kept) };
    (player.ladder, player.target) = (0, None);
    let mage = player.mage;
    state.dead.push(mage);
    events.emit(|| EventView::Died { seat, mage, creature, gems, objects, kept }.into());
    state.then(Task::Reborn { seat });
    state.then(Task::PutBack { seat, cards: kept });
    turns::next(state, events);
}

/// A new character: its city, its gems, its objects and a target.
pub(crate) fn reborn(state: &mut State, seat: Seat, mage: Mage, events: &mut impl Sink<Event>) {
    if state.unused.contains(mage) {
        state.unused.remove(mage);
    } else {
        state.dead.remove(0); // the top of the pile
    }
    enter(state, seat, mage, events);
    draw_for(state, seat);
    turns::next(state, events);
}

/// A mage enters the game, in its city and with its gems.
pub(crate) fn enter(state: &mut State, seat: Seat, mage: Mage, events: &mut impl Sink<Event>) {
    let city = state.board().mage(mage).city;
    let place = state.board().city_place(city);
    let player = state.player_mut(seat);
    (player.mage, player.place, player.at_gate, player.flag) = (mage, place, false, city);
    let gems = state.take_gems(seat, START_GEMS);
    events.emit(|| EventView::Began { seat, mage, city, gems }.into());
}

/// Objects, for whoever begins with some, and a target are drawn next.
pub(crate) fn draw_for(state: &mut State, seat: Seat) {
    state.then(Task::Target { seat });
    if let Trait::StartObject { objects } = state.trait_of(seat) {
        state.then(Task::Draw { seat, left: objects });
    }
}
