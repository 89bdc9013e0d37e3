//! A round: everybody places a crystal or passes, in secret; then it is revealed (rulings 4 to 7).

use super::opening;
use crate::action::{Action, Rejection, Spot};
use crate::animus::{Token, Tokens};
use crate::event::{Event, EventView};
use crate::rules::Applied;
use crate::state::{LAST_PORTAL, MAX_SPOTS, Phase, State, Zone};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use fabletop_core::{Seat, SeatSet, Sink};

/// A token is drawn. Who can only pass is passed, unless the table wants everybody asked.
pub(crate) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    let everybody = SeatSet::all(state.seat_count());
    state.asked = if state.config.options.pass_alone {
        everybody.iter().filter(|&seat| state.can_place(seat)).collect()
    } else {
        everybody
    };
    state.choosing = state.asked;
    state.phase = Phase::Place;
    if state.asked.is_empty() {
        reveal(state, events);
    }
}

/// What a seat may choose, whether it has chosen or not.
pub(crate) fn legal_placements(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let matching = state.matching(seat);
    let zone = &state.zones[seat.index()];
    out.push(Action::Pass);
    let crystals: ArrayVec<Spot, MAX_SPOTS> = zone.spots(|slot| slot.filled).collect();
    for to in zone.spots(|slot| slot.empty().of_animi(matching)) {
        if zone.reserve > 0 {
            out.push(Action::Place { to, from: None });
        }
        let elsewhere = crystals.iter().filter(|&&from| from != to);
        out.extend(elsewhere.map(|&from| Action::Place { to, from: Some(from) }));
    }
}

pub(crate) fn place(
    state: &mut State,
    seat: Seat,
    to: Spot,
    from: Option<Spot>,
    events: &mut impl Sink<Event>,
) -> Applied {
    let zone = &state.zones[seat.index()];
    zone.check_empty(to, 5)?;
    if let Some(token) = state.token.filter(|_| !state.matching(seat).contains(to.animus)) {
        return Err(Rejection::NoMatch { animus: to.animus, token }.into());
    }
    match from {
        None if zone.reserve == 0 => return Err(Rejection::NoReserve.into()),
        None => {}
        Some(from) => zone.check_crystal(from, to, 5)?,
    }
    choose(state, seat, Action::Place { to, from }, events);
    Ok(())
}

/// The last choice reveals all.
pub(crate) fn choose(state: &mut State, seat: Seat, choice: Action, events: &mut impl Sink<Event>) {
    if state.choose(seat, choice, events) {
        reveal(state, events);
    }
}

/// Everybody's crystals are placed; completed portals are due to be opened.
fn reveal(state: &mut State, events: &mut impl Sink<Event>) {
    let mut completed = false;
    for seat in state.from_catcher() {
        let zone = &mut state.zones[seat.index()];
        match state.choices[seat.index()].take() {
            Some(Action::Place { to, from }) => {
                match from {
                    Some(from) => zone.lift(from),
                    None => zone.reserve -= 1,
                }
                zone.put_down(to);
                if let Some(slot) = zone.slot_mut(to.portal).filter(|slot| slot.is_complete()) {
                    slot.due = 1;
                    completed = true;
                }
                events.emit(|| EventView::Placed { seat, to, from }.into());
            }
            _ => events.emit(|| EventView::Passed { seat }.into()),
        }
    }
    state.asked = SeatSet::EMPTY;
    if completed {
        opening::run(state, events);
    } else {
        end_round(state, events);
    }
}

/// The round is over: so may the game be (ruling 22); a universal token fills and passes the bag (ruling 4).
pub(crate) fn end_round(state: &mut State, events: &mut impl Sink<Event>) {
    if state.zones.iter().any(|zone| zone.opened.len() >= LAST_PORTAL) {
        state.phase = Phase::Over;
        events.emit(|| EventView::Ended { outcome: state.outcome() }.into());
        return;
    }
    if state.token == Some(Token::Universal) {
        state.bag = Tokens::ALL;
        state.catcher = state.catcher.next(state.seat_count());
        let seat = state.catcher;
        events.emit(|| EventView::BagPassed { seat }.into());
    }
    state.token = None;
    state.round = state.round.saturating_add(1);
    state.phase = Phase::Catch;
}

impl Zone {
    /// Whether a crystal can be put there: a portal it works on, with an empty field of that animus.
    pub(crate) fn check_empty(&self, to: Spot, ruling: u16) -> Applied {
        let Spot { portal, animus } = to;
        let slot = self.slot(portal).ok_or(Rejection::NotYourPortal { portal, ruling })?;
        if slot.empty().count(animus) == 0 {
            return Err(Rejection::NoEmptyField { portal, animus, ruling }.into());
        }
        Ok(())
    }

    /// Whether a crystal can be taken there to be put elsewhere.
    pub(crate) fn check_crystal(&self, from: Spot, to: Spot, ruling: u16) -> Applied {
        let Spot { portal, animus } = from;
        let slot = self.slot(portal).ok_or(Rejection::NotYourPortal { portal, ruling })?;
        if slot.filled.count(animus) == 0 {
            return Err(Rejection::NoCrystal { portal, animus, ruling }.into());
        }
        if from == to {
            return Err(Rejection::SamePlace { ruling }.into());
        }
        Ok(())
    }

    /// Takes a crystal that is there.
    pub(crate) fn lift(&mut self, from: Spot) {
        if let Some(slot) = self.slot_mut(from.portal) {
            slot.filled.remove(from.animus);
        }
    }

    /// Puts a crystal on an empty field.
    pub(crate) fn put_down(&mut self, to: Spot) {
        if let Some(slot) = self.slot_mut(to.portal) {
            slot.filled.add(to.animus);
        }
    }

    /// Portals that are newly completed are opened at that depth of the chain.
    pub(crate) fn note_completed(&mut self, depth: usize) {
        for slot in self.portals.iter_mut().filter(|slot| slot.due == 0 && slot.is_complete()) {
            slot.due = depth as u8;
        }
    }
}
