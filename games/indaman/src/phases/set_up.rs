//! Before the first turn: characters, creatures, targets, and who starts (rulings 1 to 5).

use super::{reincarnation, turns};
use crate::config::MAX_PLAYERS;
use crate::creatures::Bag;
use crate::event::{Event, EventView, Roll};
use crate::mages::Mage;
use crate::state::{Phase, State, Task};
use crate::terrain::Terrain;
use arrayvec::ArrayVec;
use fabletop_core::{Seat, SeatSet, Sink};

/// How many cards each pile gets, in the order of the terrains (ruling 1).
pub(crate) const PILES: [usize; Terrain::COUNT] = [5, 4, 4, 4, 4, 4];

/// Everybody has a character; the rest is the pile for reincarnations.
pub(crate) fn mages(state: &mut State, mages: &ArrayVec<Mage, MAX_PLAYERS>, events: &mut impl Sink<Event>) {
    for (seat, &mage) in Seat::all(mages.len()).zip(mages) {
        state.unused.remove(mage);
        reincarnation::enter(state, seat, mage, events);
    }
    state.then(Task::Start);
    Seat::all(mages.len()).rev().for_each(|seat| reincarnation::draw_for(state, seat));
    state.phase = Phase::Deal;
}

pub(crate) fn deal(state: &mut State, piles: [Bag; Terrain::COUNT], events: &mut impl Sink<Event>) {
    state.piles = piles;
    events.emit(|| EventView::Dealt { piles: piles.map(|pile| pile.len() as u8) }.into());
    turns::next(state, events);
}

/// The highest number starts; who is tied rolls again (ruling 2).
pub(crate) fn start(
    state: &mut State,
    contenders: SeatSet,
    numbers: &ArrayVec<u8, MAX_PLAYERS>,
    events: &mut impl Sink<Event>,
) {
    for (seat, &number) in contenders.iter().zip(numbers) {
        events.emit(|| EventView::Rolled { seat, number, roll: Roll::Start }.into());
    }
    let highest = numbers.iter().max();
    let tied: SeatSet = contenders
        .iter()
        .zip(numbers)
        .filter(|(_, number)| Some(*number) == highest)
        .map(|(seat, _)| seat)
        .collect();
    match tied.first() {
        Some(first) if tied.len() == 1 => {
            (state.first, state.turn, state.round) = (first, first, 1);
            turns::begin(state, events);
        }
        _ => state.phase = Phase::Start { contenders: tied },
    }
}
