//! What a creature does when it wins (rulings 26 to 32).

use super::{islands, objects, reincarnation, turns};
use crate::action::{Action, Rejection};
use crate::creatures::Creature;
use crate::event::{Event, EventView, Roll};
use crate::objects::{Object, ObjectSet};
use crate::place::{Kind, Place, PlaceSet};
use crate::rules::Applied;
use crate::state::{Control, Doom, Fight, Phase, Putting, State};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// The traveller has lost.
pub(crate) fn befall(state: &mut State, events: &mut impl Sink<Event>) {
    let Some(Fight { traveller: victim, player: seat, card, .. }) = state.fight else {
        return turns::next(state, events);
    };
    match card {
        Creature::Basilisco => state.phase = Phase::Basilisco { seat },
        Creature::Drago | Creature::GorgoNero => potion(state, events),
        Creature::BrigantiOggetti if state.player(victim).objects.is_empty() => {
            events.emit(|| EventView::Robbed { seat: victim, object: None }.into());
            done(state, events);
        }
        Creature::BrigantiOggetti => state.phase = Phase::Robbery { seat: victim },
        Creature::BrigantiGemme => state.phase = Phase::Ransom { seat: victim },
        Creature::CavaliereNero => state.phase = Phase::Put { seat, victim, by: Putting::CavaliereNero },
        Creature::Strega => state.phase = Phase::Put { seat, victim, by: Putting::Strega },
        Creature::Fata | Creature::FataGemma => {
            capture(state, victim, events);
            done(state, events);
        }
        Creature::Folletto => {
            lower_ladder(state, victim, state.player(victim).ladder.saturating_sub(1), events);
        }
        Creature::Giullare => lower_ladder(state, victim, 0, events),
        Creature::Maga | Creature::Mago | Creature::Spettro => take_control(state, seat, victim, events),
        Creature::White => done(state, events),
    }
}

/// The fate has happened; the card is back in its pile, or lies face up.
fn done(state: &mut State, events: &mut impl Sink<Event>) {
    state.fight = None;
    turns::next(state, events);
}

/// The card of the fight leaves its pile and stays face up.
fn lay_open(state: &mut State) -> Option<Creature> {
    let Fight { terrain, card, .. } = state.fight?;
    state.take_card(terrain, card);
    Some(card)
}

fn capture(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if let Some(creature) = lay_open(state) {
        state.player_mut(seat).held = Some(creature);
        events.emit(|| EventView::Captured { seat, creature }.into());
    }
}

fn take_control(state: &mut State, seat: Seat, victim: Seat, events: &mut impl Sink<Event>) {
    if let Some(creature) = lay_open(state) {
        state.controls.push(Control { creature, by: seat, victim, due: false });
        events.emit(|| EventView::Controlled { seat, victim, creature }.into());
    }
    done(state, events);
}

fn lower_ladder(state: &mut State, seat: Seat, to: u8, events: &mut impl Sink<Event>) {
    let from = core::mem::replace(&mut state.player_mut(seat).ladder, to);
    if from != to {
        events.emit(|| EventView::Ladder { seat, from, to }.into());
    }
    done(state, events);
}

/// Who plays the Basilisco says what it does; the potion can still cancel that (ruling 25).
pub(crate) fn choose(state: &mut State, doom: Doom, events: &mut impl Sink<Event>) {
    if let Some(fight) = &mut state.fight {
        fight.doom = Some(doom);
        let seat = fight.traveller;
        events.emit(|| EventView::Doomed { seat, doom }.into());
    }
    potion(state, events);
}

/// The potion may help; else the fate is the traveller's.
pub(crate) fn potion(state: &mut State, events: &mut impl Sink<Event>) {
    let phase = Phase::Potion { seat: state.turn };
    if objects::asked(state, state.turn, phase) {
        state.phase = phase;
    } else {
        suffer(state, events);
    }
}

/// Nothing helps.
pub(crate) fn suffer(state: &mut State, events: &mut impl Sink<Event>) {
    let Some(Fight { traveller, player, card, doom, .. }) = state.fight else {
        return turns::next(state, events);
    };
    match doom.unwrap_or(Doom::Devour) {
        Doom::Devour => {
            state.fight = None;
            reincarnation::die(state, traveller, card, events);
        }
        Doom::Strip => strip(state, traveller, events),
        Doom::Banish => {
            state.phase = Phase::Put { seat: player, victim: traveller, by: Putting::Basilisco };
        }
    }
}

/// The potion is discarded and cancels everything (ruling 40).
pub(crate) fn save(state: &mut State, seat: Seat, object: Object, events: &mut impl Sink<Event>) {
    if let Some(Fight { card: creature, .. }) = state.fight {
        events.emit(|| EventView::Saved { seat, creature, object }.into());
    }
    state.lose_object(seat, object);
    done(state, events);
}

/// All gems to the bank, all objects to the deck (ruling 26).
fn strip(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let (gems, objects) = (state.player(seat).gems, state.lose_objects(seat));
    state.pay_gems(seat, gems);
    events.emit(|| EventView::Stripped { seat, gems, objects }.into());
    done(state, events);
}

/// Where a mage may be put (rulings 28 and 32).
fn places(state: &State, by: Putting) -> PlaceSet {
    match by {
        Putting::CavaliereNero => state.board().cities(),
        Putting::Strega | Putting::Basilisco | Putting::Lampada => state.board().anywhere(),
    }
}

pub(crate) fn legal_places(state: &State, by: Putting, out: &mut Vec<Action>) {
    out.extend(places(state, by).iter().map(|to| Action::Put { to }));
}

/// A mage is put somewhere, before the gate if it is a city (ruling 15).
pub(crate) fn put(
    state: &mut State,
    seat: Seat,
    (victim, by): (Seat, Putting),
    to: Place,
    events: &mut impl Sink<Event>,
) -> Applied {
    if !state.board().anywhere().contains(to) {
        return Err(Rejection::NoSuchPlace { place: to }.into());
    }
    if !places(state, by).contains(to) {
        return Err(Rejection::NotACity { place: to }.into());
    }
    let guarded = state.board().city(to).is_some_and(|city| !city.is_indaman());
    let player = state.player_mut(victim);
    let from = core::mem::replace(&mut player.place, to);
    player.at_gate = guarded;
    events.emit(|| EventView::Put { seat, victim, from, to, by }.into());
    if by == Putting::CavaliereNero {
        capture(state, victim, events);
    }
    if by != Putting::Lampada {
        state.fight = None;
    }
    match to.kind() {
        Kind::Island(_) => islands::arrive(state, victim, events),
        Kind::Space(_) | Kind::Sea(..) => turns::next(state, events),
    }
    Ok(())
}

/// Briganti have taken an object (ruling 27).
pub(crate) fn robbed(state: &mut State, seat: Seat, object: Object, events: &mut impl Sink<Event>) {
    state.lose_object(seat, object);
    events.emit(|| EventView::Robbed { seat, object: Some(object) }.into());
    done(state, events);
}

/// Briganti take as many gems as are rolled (ruling 27).
pub(crate) fn ransomed(state: &mut State, seat: Seat, number: u8, events: &mut impl Sink<Event>) {
    events.emit(|| EventView::Rolled { seat, number, roll: Roll::Ransom }.into());
    let gems = state.pay_gems(seat, number);
    events.emit(|| EventView::Ransomed { seat, gems }.into());
    done(state, events);
}

impl State {
    /// An object goes back to the deck, before everybody's eyes.
    pub(crate) fn lose_object(&mut self, seat: Seat, object: Object) {
        let player = self.player_mut(seat);
        player.objects.remove(object);
        player.shown.remove(object);
        self.deck.insert(object);
    }

    /// All objects of a seat go back to the deck.
    pub(crate) fn lose_objects(&mut self, seat: Seat) -> ObjectSet {
        let player = self.player_mut(seat);
        player.shown = ObjectSet::EMPTY;
        let objects = core::mem::take(&mut player.objects);
        self.deck = self.deck.union(objects);
        objects
    }
}
