//! The end: the Necromancer's card in the chaos variant, open hands, choices, the result (rulings 5, 7, 16).

use crate::action::{Action, Rule};
use crate::cards::{Card, CardSet};
use crate::config::WhoChooses;
use crate::event::Event;
use crate::rules::Applied;
use crate::scoring::{Choice, best_with, check_choice, legal_choices, next_chooser};
use crate::state::{Phase, State};
use alloc::vec::Vec;
use fabletop_core::{Seat, SeatSet, Sink};

/// The Necromancer's owner keeps one of the three cards, or none (ruling 7).
pub(crate) fn keep(state: &mut State, seat: Seat, card: Option<Card>, events: &mut impl Sink<Event>) {
    let made = &mut state.made[seat.index()];
    made.decided.insert(Card::Necromancer);
    made.choices.necromancer = card;
    events.emit(|| Event::Kept { seat, card });
    begin(state, events);
}

/// Opens all hands. Who has nothing to choose agrees at once.
pub(crate) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    state.phase = Phase::Reveal;
    let asked = match state.config.options.choices {
        WhoChooses::Best => SeatSet::EMPTY,
        WhoChooses::Owner => {
            Seat::all(state.seat_count()).filter(|&seat| state.next_choice(seat).is_some()).collect()
        }
    };
    state.agreed = Seat::all(state.seat_count()).filter(|&seat| !asked.contains(seat)).collect();
    events.emit(|| {
        let seats = Seat::all(state.seat_count());
        Event::Shown { hands: seats.map(|seat| state.whole_hand(seat)).collect(), asked }
    });
    finish(state, events);
}

pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(chooser) = state.next_choice(seat) {
        let (hand, pool, made) = (state.hands[seat.index()], state.pool(), &state.made[seat.index()]);
        let legal = legal_choices(hand, pool, made, chooser);
        out.extend(legal.into_iter().map(|choice| Action::Choose { choice }));
    }
    out.push(Action::Agree);
}

pub(crate) fn choose(
    state: &mut State,
    seat: Seat,
    choice: Choice,
    events: &mut impl Sink<Event>,
) -> Applied {
    let chooser = choice.chooser();
    if state.next_choice(seat) != Some(chooser) {
        return Err(Rule::NotThisChoice { card: chooser }.into());
    }
    let made = &state.made[seat.index()];
    check_choice(state.hands[seat.index()], state.pool(), made, choice)?;
    state.made[seat.index()].make(choice);
    events.emit(|| Event::Chose { seat, choice });
    if state.next_choice(seat).is_none() {
        agree(state, seat, events);
    }
    Ok(())
}

pub(crate) fn agree(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    state.agreed.insert(seat);
    events.emit(|| Event::Agreed { seat });
    finish(state, events);
}

/// Scores all hands once everybody has agreed: choices that were left open are made at their best.
fn finish(state: &mut State, events: &mut impl Sink<Event>) {
    if !state.choosing().is_empty() {
        return;
    }
    let pool = state.pool();
    for seat in 0..state.seat_count() {
        let best = best_with(state.hands[seat], pool, &state.made[seat]);
        state.results[seat] = best.expect("choices made at the table are legal");
    }
    state.phase = Phase::Over;
    events.emit(|| {
        let results = state.results[..state.seat_count()].iter();
        Event::Ended { choices: results.map(|result| result.choices).collect(), outcome: state.outcome() }
    });
}

impl State {
    /// The card whose choice a seat has to make next.
    pub fn next_choice(&self, seat: Seat) -> Option<Card> {
        next_chooser(self.hands[seat.index()], self.pool(), &self.made[seat.index()])
    }

    /// A hand with the eighth card that is already decided on.
    pub fn whole_hand(&self, seat: Seat) -> CardSet {
        self.made[seat.index()].choices.whole(self.hands[seat.index()])
    }
}
