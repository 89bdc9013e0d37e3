//! Residential and Production: what the own discards give back (rulings 44 and 45).

use super::turns;
use crate::action::{Action, Rejection};
use crate::event::{Event, EventView};
use crate::rules::Applied;
use crate::state::{MOST_EXCHANGED, Phase, State};
use crate::tiles::{Number, Tile, TileSet};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

pub(crate) fn begin(state: &mut State, seat: Seat) {
    let player = state.player(seat);
    let give = player.hand.len().min(player.discards.len()).min(usize::from(MOST_EXCHANGED)) as u8;
    state.given = TileSet::EMPTY;
    state.phase = Phase::Exchange { seat, give, take: 0 };
}

pub(crate) fn legal_exchanges(state: &State, seat: Seat, give: u8, take: u8, out: &mut Vec<Action>) {
    let player = state.player(seat);
    if give > 0 {
        out.extend(player.hand.iter().map(|number| Action::Give { tile: state.tile(seat, number) }));
    }
    if take > 0 {
        let takeable = player.discards.iter().filter(|number| !state.given.contains(**number));
        out.extend(takeable.map(|&number| Action::Take { tile: state.tile(seat, number) }));
    }
}

pub(crate) fn give(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    (give, take): (u8, u8),
    events: &mut impl Sink<Event>,
) -> Applied {
    let number = state.in_hand(seat, tile, 44)?;
    if give == 0 {
        return Err(Rejection::GivenEnough { given: state.given.len() as u8 }.into());
    }
    state.player_mut(seat).hand.remove(number);
    state.discard(tile);
    state.given.insert(number);
    events.emit(|| EventView::Gave { seat, tile }.into());
    go_on(state, seat, give - 1, take + 1, events);
    Ok(())
}

/// The first tile taken ends the giving.
pub(crate) fn take(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    take: u8,
    events: &mut impl Sink<Event>,
) -> Applied {
    let place = state.among_discards(seat, tile, 44)?;
    if take == 0 {
        return Err(Rejection::NothingGiven.into());
    }
    if state.given.contains(tile.number) {
        return Err(Rejection::JustGiven { tile }.into());
    }
    take_back(state, seat, place, events);
    go_on(state, seat, 0, take - 1, events);
    Ok(())
}

/// Asks on, unless nothing is left to choose.
fn go_on(state: &mut State, seat: Seat, give: u8, take: u8, events: &mut impl Sink<Event>) {
    let takeable = state.player(seat).discards.len().saturating_sub(state.given.len());
    if give > 0 || takeable > usize::from(take) && take > 0 {
        state.phase = Phase::Exchange { seat, give, take };
        return;
    }
    for _ in 0..take {
        let given = state.given;
        let place = state.player(seat).discards.iter().position(|&number| !given.contains(number));
        if let Some(place) = place {
            take_back(state, seat, place, events);
        }
    }
    state.given = TileSet::EMPTY;
    turns::after_power(state, seat, events);
}

fn take_back(state: &mut State, seat: Seat, place: usize, events: &mut impl Sink<Event>) {
    let player = state.player_mut(seat);
    let number = player.discards.remove(place);
    player.hand.insert(number);
    player.show(number);
    events.emit(|| EventView::Took { seat, tile: state.tile(seat, number) }.into());
}

pub(crate) fn begin_fetching(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    if state.player(seat).discards.len() == 1 {
        fetch_place(state, seat, 0, events);
    } else {
        state.phase = Phase::Fetch { seat };
    }
}

pub(crate) fn legal_fetches(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let discards = state.player(seat).discards.iter();
    out.extend(discards.map(|&number| Action::Take { tile: state.tile(seat, number) }));
}

pub(crate) fn fetch(state: &mut State, seat: Seat, tile: Tile, events: &mut impl Sink<Event>) -> Applied {
    let place = state.among_discards(seat, tile, 45)?;
    fetch_place(state, seat, place, events);
    Ok(())
}

fn fetch_place(state: &mut State, seat: Seat, place: usize, events: &mut impl Sink<Event>) {
    let player = state.player_mut(seat);
    let number = player.discards.remove(place);
    player.imagination.insert(number);
    player.fetched.insert(number);
    events.emit(|| EventView::Fetched { seat, tile: state.tile(seat, number) }.into());
    turns::after_power(state, seat, events);
}

impl State {
    /// Whether the set has such a tile and it is of the seat's faction.
    pub(crate) fn own_tile(&self, seat: Seat, tile: Tile, ruling: u16) -> Result<Number, Rejection> {
        if !self.config.options.tiles.has(tile) {
            return Err(Rejection::NoSuchTile { tile });
        }
        if tile.faction.seat() != seat {
            return Err(Rejection::OtherFaction { tile, ruling });
        }
        Ok(tile.number)
    }

    /// Whether the tile is in the seat's hand.
    pub(crate) fn in_hand(&self, seat: Seat, tile: Tile, ruling: u16) -> Result<Number, Rejection> {
        let number = self.own_tile(seat, tile, ruling)?;
        if self.player(seat).hand.contains(number) {
            Ok(number)
        } else {
            Err(Rejection::NotInHand { tile, ruling })
        }
    }

    /// The tile's place among the seat's discards.
    fn among_discards(&self, seat: Seat, tile: Tile, ruling: u16) -> Result<usize, Rejection> {
        let number = self.own_tile(seat, tile, ruling)?;
        let place = self.player(seat).discards.iter().position(|&other| other == number);
        place.ok_or(Rejection::NotDiscarded { tile, ruling })
    }

    /// Puts a tile face up on the discards of its own faction (ruling 32).
    pub(crate) fn discard(&mut self, tile: Tile) {
        let player = self.player_mut(tile.faction.seat());
        player.forget(tile.number);
        player.discards.push(tile.number);
    }
}
