//! Turns of the classic and the two-player game (rulings 2 to 4 and 6).

use super::reveal;
use crate::action::{Action, Rule};
use crate::cards::{Card, CardSet};
use crate::config::Variant;
use crate::event::Event;
use crate::rules::Applied;
use crate::state::{HAND, Phase, State};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

pub(crate) fn legal_starts(state: &State, out: &mut Vec<Action>) {
    out.push(Action::Draw);
    if !state.first_turn && !state.deck_only {
        out.extend(state.discard.iter().map(|&card| Action::Take { card }));
    }
}

pub(crate) fn draw(state: &mut State, seat: Seat) -> Applied {
    state.first_turn = false;
    state.takes_in_a_row = 0;
    state.phase = Phase::Drawing(seat);
    Ok(())
}

pub(crate) fn take(state: &mut State, seat: Seat, card: Card, events: &mut impl Sink<Event>) -> Applied {
    if state.first_turn {
        let ruling = if state.config.variant == Variant::TwoPlayers { 6 } else { 2 };
        return Err(Rule::FirstTurnDraws { ruling }.into());
    }
    if state.deck_only {
        return Err(Rule::DeckOnly.into());
    }
    let Some(place) = state.discard.iter().position(|&discarded| discarded == card) else {
        return Err(Rule::NotInDiscard { card }.into());
    };
    let building = state.builds(seat);
    state.discard.remove(place);
    state.hands[seat.index()].insert(card);
    state.taken[seat.index()].insert(card);
    state.note_take();
    events.emit(|| Event::Took { seat, card });
    if building {
        pass(state, seat, events);
    } else {
        state.phase = Phase::Discard(seat);
    }
    Ok(())
}

/// Discards one of `from`: the hand, or the two cards just drawn.
pub(crate) fn discard(
    state: &mut State,
    seat: Seat,
    card: Card,
    from: CardSet,
    events: &mut impl Sink<Event>,
) -> Applied {
    if !state.hands[seat.index()].contains(card) {
        return Err(Rule::NotInHand { card, ruling: 2 }.into());
    }
    if !from.contains(card) {
        return Err(Rule::NotDrawn { card, ruling: 6 }.into());
    }
    state.hands[seat.index()].remove(card);
    state.taken[seat.index()].remove(card);
    state.discard.push(card);
    events.emit(|| Event::Discarded { seat, card });
    pass(state, seat, events);
    Ok(())
}

/// The next seat's turn, unless the discard area ends the game (rulings 3 and 6).
fn pass(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let full = state.hands[..state.seat_count()].iter().all(|hand| hand.len() == HAND);
    if full && state.discard.len() >= state.config.variant.last_discard() {
        reveal::begin(state, events);
    } else {
        state.phase = Phase::Start(seat.next(state.seat_count()));
    }
}

impl State {
    /// Ruling 4: so many rounds of nothing but taking make the deck compulsory.
    fn note_take(&mut self) {
        self.takes_in_a_row = self.takes_in_a_row.saturating_add(1);
        let rounds = u16::from(self.config.options.stalemate_rounds);
        if rounds > 0 && self.takes_in_a_row >= rounds * u16::from(self.config.seats) {
            self.deck_only = true;
        }
        debug_assert!(self.config.variant != Variant::Chaos);
    }
}
