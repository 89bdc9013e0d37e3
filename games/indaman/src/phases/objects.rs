//! Magic objects: when they may be tried, whether they work, what they do (rulings 38 to 40).

use super::{encounter, entering, fates, islands, moving, tower, turns};
use crate::action::{Action, Rejection};
use crate::creatures::Bag;
use crate::event::{Event, EventView, Roll, Way};
use crate::klippidi::Klippide;
use crate::objects::{Object, ObjectKind, ObjectSet};
use crate::place::{Kind, Place, PlaceSet};
use crate::rules::Applied;
use crate::state::{Phase, Putting, RIDE, State, Task};
use crate::terrain::Terrain;
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// The cards that are for this moment, whoever has them.
const fn cards_for(phase: Phase, at_gate: bool) -> ObjectSet {
    use ObjectKind::{Bacchetta, Bastone, Lampada, Mantello, Pozione, Sfera, Tappeto, Topolino, Unicorno};
    match phase {
        Phase::Captive { .. }
        | Phase::Spell { .. }
        | Phase::Reroll { .. }
        | Phase::Wish { .. }
        | Phase::Tower { .. } => ObjectSet::of_kinds(&[Lampada]),
        Phase::Act { .. } if at_gate => ObjectSet::of_kinds(&[Lampada, Sfera, Tappeto, Unicorno, Mantello]),
        Phase::Act { .. } => ObjectSet::of_kinds(&[Lampada, Sfera, Tappeto, Unicorno]),
        Phase::Gate { .. } | Phase::Sword { .. } => ObjectSet::of_kinds(&[Lampada, Mantello]),
        Phase::Delivery { .. } => ObjectSet::of_kinds(&[Lampada, Topolino]),
        Phase::Found { .. } => ObjectSet::of_kinds(&[Lampada, Bacchetta]),
        Phase::Staff { .. } => ObjectSet::of_kinds(&[Lampada, Bastone]),
        Phase::Potion { .. } => ObjectSet::of_kinds(&[Lampada, Pozione]),
        _ => ObjectSet::EMPTY,
    }
}

/// The cards that could do something now, whoever has them. Only what everybody knows counts.
fn useful(state: &State, seat: Seat, phase: Phase) -> ObjectSet {
    let player = state.player(seat);
    let mut cards = cards_for(phase, player.at_gate).difference(state.tried);
    let mut drop = |kind: ObjectKind| cards = cards.difference(ObjectSet::of_kinds(&[kind]));
    if !state.others(seat).any(|other| state.player(other).held.is_none()) {
        drop(ObjectKind::Lampada);
    }
    if state.piles.iter().all(|pile| pile.is_empty()) {
        drop(ObjectKind::Sfera);
    }
    if state.board().roads(player.place).is_empty() {
        drop(ObjectKind::Unicorno);
    }
    cards
}

/// Whether a seat is asked if it wants to use an object: if, for all the others know, it could. So nobody
/// learns from a question, or from none, what somebody has.
pub(crate) fn asked(state: &State, seat: Seat, phase: Phase) -> bool {
    let player = state.player(seat);
    if player.objects.is_empty() {
        return false;
    }
    player.objects != player.shown || !player.shown.intersection(useful(state, seat, phase)).is_empty()
}

pub(crate) fn legal_uses(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let objects = state.player(seat).objects;
    if !objects.is_empty() {
        let usable = objects.intersection(useful(state, seat, state.phase));
        out.extend(usable.iter().map(|object| Action::Use { object }));
    }
}

/// A card is tried: it may be once a turn (ruling 38).
pub(crate) fn try_object(state: &mut State, seat: Seat, object: Object) -> Applied {
    let (phase, player) = (state.phase, state.player(seat));
    if !player.objects.contains(object) {
        return Err(Rejection::NotYourObject { object }.into());
    }
    if !cards_for(phase, player.at_gate).contains(object) {
        return Err(Rejection::NotNow { object, now: phase.moment() }.into());
    }
    if state.tried.contains(object) {
        return Err(Rejection::AlreadyTried { object }.into());
    }
    if !useful(state, seat, phase).contains(object) {
        return Err(Rejection::NothingToUse { object }.into());
    }
    state.tried.insert(object);
    state.player_mut(seat).shown.insert(object);
    state.then(Task::Resume { phase });
    state.phase = Phase::Attempt { seat, object };
    Ok(())
}

/// The green klippide says whether it works; if not, everything goes on as before.
pub(crate) fn attempted(
    state: &mut State,
    seat: Seat,
    object: Object,
    number: u8,
    events: &mut impl Sink<Event>,
) {
    events.emit(|| EventView::Rolled { seat, number, roll: Roll::Object }.into());
    let works = state.board().works(object).contains(number);
    events.emit(|| EventView::Tried { seat, object, works }.into());
    match object.kind() {
        _ if !works => turns::next(state, events),
        ObjectKind::Lampada => lamp(state, seat),
        ObjectKind::Sfera => state.phase = Phase::Look { seat },
        _ => replace(state, seat, object, events),
    }
}

/// It takes the place of what it interrupted.
fn replace(state: &mut State, seat: Seat, object: Object, events: &mut impl Sink<Event>) {
    let interrupted = match state.tasks.pop() {
        Some(Task::Resume { phase }) => phase,
        _ => state.phase,
    };
    match (object.kind(), interrupted) {
        (ObjectKind::Bacchetta, Phase::Found { base, .. }) => moving::take(state, seat, base, true, events),
        (ObjectKind::Bastone, _) => {
            if let Some(fight) = &mut state.fight {
                fight.staff = true;
            }
            encounter::open(state, events);
        }
        (ObjectKind::Mantello, Phase::Sword { .. }) => {
            events.emit(|| EventView::Avoided { seat }.into());
            turns::next(state, events);
        }
        (ObjectKind::Mantello, _) => entering::entered(state, seat, 0, events),
        (ObjectKind::Pozione, _) => fates::save(state, seat, object, events),
        (ObjectKind::Topolino, _) => entering::deliver(state, seat, true, events),
        (ObjectKind::Tappeto, _) => state.phase = Phase::Fly { seat },
        (ObjectKind::Unicorno, _) => ride_on(state, seat, RIDE, state.player(seat).place, events),
        (ObjectKind::Bacchetta | ObjectKind::Lampada | ObjectKind::Sfera, _) => turns::next(state, events),
    }
}

/// Whose mage the lamp moves; a single one needs no question.
fn lamp(state: &mut State, seat: Seat) {
    let mut free = state.others(seat).filter(|&other| state.player(other).held.is_none());
    state.phase = match (free.next(), free.next()) {
        (Some(victim), None) => Phase::Put { seat, victim, by: Putting::Lampada },
        _ => Phase::Lamp { seat },
    };
}

pub(crate) fn legal_victims(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let free = state.others(seat).filter(|&other| state.player(other).held.is_none());
    out.extend(free.map(|victim| Action::Summon { victim }));
}

pub(crate) fn summon(state: &mut State, seat: Seat, victim: Seat) -> Applied {
    if victim == seat || victim.index() >= state.seat_count() {
        return Err(Rejection::NotAnOpponent { victim }.into());
    }
    if let Some(creature) = state.player(victim).held {
        return Err(Rejection::VictimHeld { victim, creature }.into());
    }
    state.phase = Phase::Put { seat, victim, by: Putting::Lampada };
    Ok(())
}

pub(crate) fn legal_looks(state: &State, out: &mut Vec<Action>) {
    let there = |terrain: &&Terrain| state.piles[terrain.index()] != Bag::EMPTY;
    out.extend(Terrain::ALL.iter().filter(there).map(|&terrain| Action::Look { terrain }));
}

/// The crystal ball shows a pile; then the turn goes on.
pub(crate) fn look(
    state: &mut State,
    seat: Seat,
    terrain: Terrain,
    events: &mut impl Sink<Event>,
) -> Applied {
    if state.piles[terrain.index()].is_empty() {
        return Err(Rejection::EmptyPile { terrain }.into());
    }
    encounter::look(state, seat, terrain, events);
    turns::next(state, events);
    Ok(())
}

pub(crate) fn legal_flights(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let to = state.board().anywhere().without(state.player(seat).place);
    out.extend(to.iter().map(|to| Action::Fly { to }));
}

/// Anywhere, without a roll and without paying (rulings 15 and 40).
pub(crate) fn fly(state: &mut State, seat: Seat, to: Place, events: &mut impl Sink<Event>) -> Applied {
    if !state.board().anywhere().contains(to) {
        return Err(Rejection::NoSuchPlace { place: to }.into());
    }
    if to == state.player(seat).place {
        return Err(Rejection::AlreadyThere { place: to }.into());
    }
    moving::go(state, seat, to, Way::Tappeto, events);
    match (to.kind(), state.inside(seat)) {
        (Kind::Island(_), _) => islands::arrive(state, seat, events),
        (_, Some(city)) if city.is_indaman() => tower::arrive(state, seat, events),
        (_, Some(_)) => entering::entered(state, seat, 0, events),
        (_, None) => turns::next(state, events),
    }
    Ok(())
}

/// Where a ride may go on: along the road, not back.
fn onward(state: &State, seat: Seat, from: Place) -> PlaceSet {
    state.board().roads(state.player(seat).place).without(from)
}

pub(crate) fn legal_rides(state: &State, seat: Seat, from: Place, out: &mut Vec<Action>) {
    out.extend(onward(state, seat, from).iter().map(|to| Action::Ride { to }));
}

pub(crate) fn ride(
    state: &mut State,
    seat: Seat,
    (left, from): (u8, Place),
    to: Place,
    events: &mut impl Sink<Event>,
) -> Applied {
    let place = state.player(seat).place;
    if !state.board().roads(place).contains(to) {
        return Err(Rejection::NoRoad { from: place, to }.into());
    }
    if to == from {
        return Err(Rejection::NoTurningBack { to }.into());
    }
    gallop(state, seat, left, to, events);
    Ok(())
}

/// One step of a ride. A city ends it; else the blue klippide is rolled once, at the end.
fn gallop(state: &mut State, seat: Seat, left: u8, to: Place, events: &mut impl Sink<Event>) {
    let from = state.player(seat).place;
    moving::go(state, seat, to, Way::Unicorno, events);
    if !moving::reach_city(state, seat, events) {
        ride_on(state, seat, left.saturating_sub(1), from, events);
    }
}

/// Asks where the road forks, rides on where it does not, and rolls at the end.
fn ride_on(state: &mut State, seat: Seat, left: u8, from: Place, events: &mut impl Sink<Event>) {
    let onward = onward(state, seat, from);
    match onward.first() {
        Some(only) if left > 0 && onward.len() == 1 => gallop(state, seat, left, only, events),
        Some(_) if left > 0 => state.phase = Phase::Ride { seat, left, from },
        _ => state.phase = Phase::Step { seat, klippide: Klippide::Blue },
    }
}
