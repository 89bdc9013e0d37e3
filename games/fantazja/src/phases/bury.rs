//! Magic: a look at the opponent's hand, and tiles of it under the pile (rulings 54 and 55).

use super::turns;
use crate::action::{Action, Rejection};
use crate::event::{Event, EventView};
use crate::rules::Applied;
use crate::state::{MOST_BURIED, MOST_LOOKED_AT, Phase, State, other};
use crate::tiles::{Tile, TileSet};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

pub(crate) fn begin(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let hand = state.player(other(seat)).hand;
    if hand.len() > MOST_LOOKED_AT {
        state.phase = Phase::Look { seat };
    } else {
        look(state, seat, hand, events); // all of them: no luck
    }
}

pub(crate) fn look(state: &mut State, seat: Seat, tiles: TileSet, events: &mut impl Sink<Event>) {
    let owner = other(seat);
    state.looked = tiles;
    let player = state.player_mut(owner);
    player.seen = player.seen.union(tiles);
    events.emit(|| {
        let tiles = tiles.iter().map(|number| state.tile(owner, number)).collect();
        Event::Looked { seat, owner, tiles }
    });
    state.phase = Phase::Bury { seat, left: MOST_BURIED.min(tiles.len() as u8) };
}

pub(crate) fn legal_burials(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let looked = state.looked.iter();
    out.extend(looked.map(|number| Action::Bury { tile: state.tile(other(seat), number) }));
    out.push(Action::Done);
}

pub(crate) fn bury(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    left: u8,
    events: &mut impl Sink<Event>,
) -> Applied {
    let owner = other(seat);
    if !state.config.options.tiles.has(tile) {
        return Err(Rejection::NoSuchTile { tile }.into());
    }
    if tile.faction.seat() != owner || !state.looked.contains(tile.number) {
        return Err(Rejection::NotLookedAt { tile }.into());
    }
    state.looked.remove(tile.number);
    let player = state.player_mut(owner);
    player.hand.remove(tile.number);
    player.bottom.push(tile.number);
    player.seen.remove(tile.number);
    // Guests do not see which tile it is: any tile they knew of may be under the pile now.
    player.shown = TileSet::EMPTY;
    events.emit(|| Event::Buried { seat, owner, tile });
    if left > 1 && !state.looked.is_empty() {
        state.phase = Phase::Bury { seat, left: left - 1 };
    } else {
        done(state, seat, events);
    }
    Ok(())
}

/// What was looked at and is not buried goes back to the hand.
pub(crate) fn done(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let count = state.looked.len() as u8;
    state.looked = TileSet::EMPTY;
    if count > 0 {
        events.emit(|| EventView::Returned { seat, owner: other(seat), count }.into());
    }
    turns::after_power(state, seat, events);
}
