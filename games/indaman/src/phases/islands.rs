//! The islands of the wise, the ferry, and cards that go to piles of choice (rulings 17, 34 and 35).

use super::{moving, turns};
use crate::action::{Action, Rejection};
use crate::creatures::{Bag, Creature};
use crate::event::{Event, EventView, Roll, Way};
use crate::mages::Trait;
use crate::objects::Object;
use crate::place::{Kind, Place};
use crate::rules::Applied;
use crate::scoring;
use crate::state::{FERRY, Phase, State, Task};
use crate::terrain::Terrain;
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// A mage comes to an island: whoever can pay for an object has to, if there is one (ruling 34).
pub(crate) fn arrive(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.offer = Bag::EMPTY;
    if !state.deck.is_empty() && state.objects_for(seat, state.player(seat).kept) > 0 {
        exchange(state, seat, events);
    } else {
        turns::next(state, events);
    }
}

/// Asks what is offered; where there is no choice, there is no question.
fn exchange(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    loop {
        let rest = state.player(seat).kept.difference(state.offer);
        let enough = state.objects_for(seat, state.offer) > 0;
        let mut kinds = rest.kinds();
        match (kinds.next(), kinds.next()) {
            (None, _) => return give(state, seat, events),
            (Some(only), None) if !enough => {
                state.offer.insert(only);
            }
            _ => break,
        }
    }
    state.phase = Phase::Exchange { seat };
}

pub(crate) fn legal_offers(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let rest = state.player(seat).kept.difference(state.offer);
    out.extend(rest.kinds().map(|creature| Action::Offer { creature }));
    if state.objects_for(seat, state.offer) > 0 {
        out.push(Action::Done);
    }
}

pub(crate) fn offer(
    state: &mut State,
    seat: Seat,
    creature: Creature,
    events: &mut impl Sink<Event>,
) -> Applied {
    if !state.player(seat).kept.difference(state.offer).contains(creature) {
        return Err(Rejection::NotKept { creature }.into());
    }
    state.offer.insert(creature);
    exchange(state, seat, events);
    Ok(())
}

pub(crate) fn done(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) -> Applied {
    if state.objects_for(seat, state.offer) == 0 {
        let (points, needed) =
            (state.board().points(state.offer), scoring::points_per_object(state.trait_of(seat)));
        return Err(Rejection::TooFewPoints { points, needed }.into());
    }
    give(state, seat, events);
    Ok(())
}

/// The creatures go to piles of choice, and objects are drawn.
fn give(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let creatures = core::mem::take(&mut state.offer);
    let (points, objects) = (state.board().points(creatures), state.objects_for(seat, creatures));
    let player = state.player_mut(seat);
    player.kept = player.kept.difference(creatures);
    events.emit(|| EventView::Exchanged { seat, creatures, points, objects }.into());
    state.then(Task::Draw { seat, left: objects });
    put_back_all(state, seat, creatures, events);
}

/// Cards go to piles of choice, one after the other.
pub(crate) fn put_back_all(state: &mut State, seat: Seat, mut cards: Bag, events: &mut impl Sink<Event>) {
    let Some(creature) = cards.first() else { return turns::next(state, events) };
    cards.remove(creature);
    if !cards.is_empty() {
        state.then(Task::PutBack { seat, cards });
    }
    state.phase = Phase::PutBack { seat, creature };
}

pub(crate) fn put_back(
    state: &mut State,
    seat: Seat,
    creature: Creature,
    terrain: Terrain,
    events: &mut impl Sink<Event>,
) {
    state.put_card(terrain, creature);
    events.emit(|| EventView::PutBack { seat, creature, terrain }.into());
    turns::next(state, events);
}

/// Luck draws objects, if there are any.
pub(crate) fn draw(state: &mut State, seat: Seat, left: u8, events: &mut impl Sink<Event>) {
    if left > 0 && !state.deck.is_empty() {
        state.phase = Phase::Draw { seat, left };
        return;
    }
    if left > 0 {
        events.emit(|| EventView::DeckEmpty { seat }.into());
    }
    turns::next(state, events);
}

pub(crate) fn drawn(state: &mut State, seat: Seat, object: Object, left: u8, events: &mut impl Sink<Event>) {
    state.deck.remove(object);
    state.player_mut(seat).objects.insert(object);
    events.emit(|| Event::Drew { seat, object });
    draw(state, seat, left.saturating_sub(1), events);
}

/// From an island to its first sea area; at sea the roll comes first (ruling 35).
pub(crate) fn sail(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if let Kind::Island(island) = state.player(seat).place.kind()
        && let Some(area) = Place::sea(island, 0)
    {
        moving::go(state, seat, area, Way::Ferry, events);
    }
    state.phase = Phase::Ferry { seat };
}

/// A seat at sea or on an island takes the ferry.
pub(crate) fn take_ferry(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) -> Applied {
    if state.player(seat).place.is_land() {
        return Err(Rejection::NoFerry.into());
    }
    sail(state, seat, events);
    Ok(())
}

pub(crate) fn ferried(state: &mut State, seat: Seat, number: u8, events: &mut impl Sink<Event>) {
    events.emit(|| EventView::Rolled { seat, number, roll: Roll::Ferry }.into());
    let from = match state.trait_of(seat) {
        Trait::WiseFriend { ferry, .. } => ferry,
        _ => FERRY,
    };
    let Kind::Sea(island, area) = state.player(seat).place.kind() else { return turns::next(state, events) };
    if number < from {
        return turns::next(state, events);
    }
    match Place::sea(island, area + 1) {
        Some(to) => {
            moving::go(state, seat, to, Way::Ferry, events);
            state.phase = Phase::Ferry { seat };
        }
        None => {
            let land = state.board().lands_at(island);
            moving::go(state, seat, land, Way::Ferry, events);
            turns::next(state, events);
        }
    }
}

impl State {
    /// The objects the wise give a seat for some creatures.
    pub(crate) fn objects_for(&self, seat: Seat, cards: Bag) -> u8 {
        scoring::objects_for(self.board().points(cards), self.trait_of(seat))
    }
}
