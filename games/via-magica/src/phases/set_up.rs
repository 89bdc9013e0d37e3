//! Before the first round: pairs are swapped, portals are kept (rulings 1 and 2).

use crate::action::{Action, Rejection};
use crate::cards::{Pile, PortalSet, Trio};
use crate::config::{MAX_PLAYERS, Variant};
use crate::event::{Event, EventView};
use crate::portals::Portal;
use crate::rules::Applied;
use crate::state::{KEPT, Phase, Slot, State};
use alloc::vec::Vec;
use fabletop_core::{Seat, SeatSet, Sink};

/// Whoever still has a pair swaps, the catcher first; then everybody keeps three.
pub(crate) fn go_on(state: &mut State, events: &mut impl Sink<Event>) {
    let pair = |seat: &Seat| !state.hands[seat.index()].pairs().is_empty();
    if let Some(seat) = state.from_catcher().find(pair) {
        state.phase = Phase::Swap { seat };
        return;
    }
    match state.config.variant {
        Variant::Standard => {
            state.phase = Phase::Keep;
            state.asked = SeatSet::all(state.seat_count());
            state.choosing = state.asked;
        }
        Variant::FirstGame => {
            for seat in Seat::all(state.seat_count()) {
                let kept = three(state.hands[seat.index()]);
                state.choices[seat.index()] = kept.map(|portals| Action::Keep { portals });
            }
            lay_out(state, events);
        }
    }
}

/// All three portals of a hand of three.
fn three(hand: Pile) -> Option<Trio> {
    let mut portals = hand.iter();
    let mut next = || portals.next();
    Trio::try_from([next()?, next()?, next()?]).ok()
}

pub(crate) fn legal_swaps(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.hands[seat.index()];
    let fitting = state.row.iter().copied().collect::<PortalSet>().difference(hand.kinds());
    for give in hand.pairs().iter() {
        out.extend(fitting.iter().map(|take| Action::Swap { give, take }));
    }
}

/// One of two equal portals goes into the row, in the place of the one that is taken.
pub(crate) fn swap(
    state: &mut State,
    seat: Seat,
    give: Portal,
    take: Portal,
    events: &mut impl Sink<Event>,
) -> Applied {
    let hand = &mut state.hands[seat.index()];
    if !hand.pairs().contains(give) {
        return Err(Rejection::NotAPair { portal: give }.into());
    }
    let Some(place) = state.row.iter().position(|&portal| portal == take) else {
        return Err(Rejection::NotInRow { portal: take, ruling: 2 }.into());
    };
    if hand.contains(take) {
        return Err(Rejection::SecondCopy { portal: take, ruling: 2 }.into());
    }
    hand.remove(give);
    hand.insert(take);
    state.row[place] = give;
    state.seen[seat.index()].insert(give);
    state.seen[seat.index()].insert(take);
    events.emit(|| EventView::Swapped { seat, gave: give, took: take }.into());
    go_on(state, events);
    Ok(())
}

pub(crate) fn legal_trios(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.hands[seat.index()].kinds();
    for (place, first) in hand.iter().enumerate() {
        for (beyond, second) in hand.iter().enumerate().skip(place + 1) {
            for third in hand.iter().skip(beyond + 1) {
                let trio = Trio::try_from([first, second, third]);
                out.extend(trio.map(|portals| Action::Keep { portals }));
            }
        }
    }
}

pub(crate) fn keep(state: &mut State, seat: Seat, portals: Trio, events: &mut impl Sink<Event>) -> Applied {
    let hand = state.hands[seat.index()];
    if let Some(&portal) = portals.portals().iter().find(|&&portal| !hand.contains(portal)) {
        return Err(Rejection::NotDealt { portal }.into());
    }
    if state.choose(seat, Action::Keep { portals }, events) {
        lay_out(state, events);
    }
    Ok(())
}

/// All choices are in: what is kept lies open, the rest is discarded, and the first round begins.
fn lay_out(state: &mut State, events: &mut impl Sink<Event>) {
    for seat in Seat::all(state.seat_count()) {
        let Some(Action::Keep { portals }) = state.choices[seat.index()].take() else { continue };
        let mut discarded = core::mem::take(&mut state.hands[seat.index()]);
        for portal in portals.portals() {
            discarded.remove(portal);
            state.zones[seat.index()].portals.push(Slot::new(portal));
        }
        discarded.iter().for_each(|portal| {
            state.discards.insert(portal);
        });
        events.emit(|| EventView::Kept { seat, portals, discarded }.into());
    }
    debug_assert!(state.zones[..state.seat_count()].iter().all(|zone| zone.portals.len() == KEPT));
    state.asked = SeatSet::EMPTY;
    state.seen = [PortalSet::EMPTY; MAX_PLAYERS];
    state.round = 1;
    state.phase = Phase::Catch;
}
