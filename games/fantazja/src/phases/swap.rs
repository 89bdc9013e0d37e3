//! Special: an own building for a tile of the hand (rulings 56 to 58).

use super::{dark, turns};
use crate::action::{Action, Rejection};
use crate::board::{Laid, Stack};
use crate::building::{Faction, Level};
use crate::config::SwapSides;
use crate::event::{Event, EventView};
use crate::place::{Cell, Direction, Rotation};
use crate::rules::Applied;
use crate::state::{State, other};
use crate::tiles::{Side, Sides, TILES, Tile, TileSet, facing};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use fabletop_core::{Seat, Sink};

/// Whether anything can be swapped.
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    swaps(state, seat).next().is_some()
}

pub(crate) fn legal_swaps(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(swaps(state, seat));
}

/// Those of these tiles that could be swapped in, if they were the seat's hand.
pub(crate) fn swappable(state: &State, seat: Seat, tiles: TileSet) -> TileSet {
    let mut with_hand = state.clone();
    with_hand.player_mut(seat).hand = tiles;
    let tile = |action| if let Action::Swap { tile, .. } = action { Some(tile.number) } else { None };
    swaps(&with_hand, seat).filter_map(tile).collect()
}

fn swaps(state: &State, seat: Seat) -> impl Iterator<Item = Action> {
    let guarded = state.guarded_against(seat);
    let tiles = &state.config.options.tiles;
    let levels: ArrayVec<Option<Level>, TILES> =
        state.player(seat).hand.iter().map(|number| tiles.design(number).building.level()).collect();
    let own = move |stack: &&Stack| {
        let top = stack.top().tile;
        top.faction == Faction::of(seat)
            && Some(stack.at) != guarded
            && levels.contains(&top.building.level())
    };
    state.board.stacks().iter().filter(own).flat_map(move |stack| swaps_of(state, seat, stack))
}

fn swaps_of(state: &State, seat: Seat, stack: &Stack) -> impl Iterator<Item = Action> {
    let (at, level) = (stack.at, stack.top().tile.building.level());
    let neighbours = state.sides_to_match(at);
    let tiles = state.player(seat).hand.iter().map(move |number| state.tile(seat, number));
    let same_level = tiles.filter(move |tile| level.is_some() && tile.building.level() == level);
    same_level.flat_map(move |tile| {
        let turned = move |rotation| state.config.options.tiles.sides(tile.number, rotation);
        let fitting = Rotation::all().filter(move |&rotation| matches(turned(rotation), neighbours));
        fitting.map(move |rotation| Action::Swap { at, tile, rotation })
    })
}

/// Whether all sides that touch show the same element.
fn matches(sides: Sides, neighbours: [Option<Side>; 4]) -> bool {
    let same =
        |(own, beside): (Side, &Option<Side>)| beside.is_none_or(|side| side.element() == own.element());
    sides.into_iter().zip(&neighbours).all(same)
}

pub(crate) fn swap(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    (at, rotation): (Cell, Rotation),
    events: &mut impl Sink<Event>,
) -> Applied {
    let old = check(state, seat, tile, at, rotation)?;
    state.board.replace_top(at, Laid { tile, rotation }, &state.config.options.tiles);
    let player = state.player_mut(seat);
    player.hand.remove(tile.number);
    player.forget(tile.number);
    player.hand.insert(old.number);
    player.show(old.number);
    events.emit(|| EventView::Swapped { seat, at, tile, rotation, old }.into());
    if state.config.options.swap_triggers_dark {
        dark::react(state, seat, at, events);
    }
    turns::after_power(state, seat, events);
    Ok(())
}

/// Why a building may not be swapped, if it may not; else the building.
fn check(state: &State, seat: Seat, tile: Tile, at: Cell, rotation: Rotation) -> Result<Tile, Rejection> {
    let number = state.in_hand(seat, tile, 56)?;
    let Some(old) = state.top_tile(at) else { return Err(Rejection::NoBuilding { at, ruling: 56 }) };
    if old.faction.seat() != seat {
        return Err(Rejection::NotYourBuilding { building: old });
    }
    let Some(wanted) = old.building.level() else { return Err(Rejection::SpecialNotSwapped { tile: old }) };
    let Some(found) = tile.building.level() else { return Err(Rejection::SpecialNotSwapped { tile }) };
    if found != wanted {
        return Err(Rejection::OtherLevel { tile, found, wanted });
    }
    if state.guarded_against(seat) == Some(at) {
        return Err(state.guarded(at, seat, 49));
    }
    let sides = state.config.options.tiles.sides(number, rotation);
    state.check_elements(tile, at, sides, state.sides_to_match(at), 56)?;
    Ok(old)
}

impl State {
    /// What a building that is swapped in has to match.
    fn sides_to_match(&self, at: Cell) -> [Option<Side>; 4] {
        match self.config.options.swap_sides {
            SwapSides::Match => self.board.neighbours(at),
            SwapSides::Ignore => [None; 4],
        }
    }

    /// The visible tile on a cell; none for the castle.
    pub(crate) fn top_tile(&self, at: Cell) -> Option<Tile> {
        self.board.stack(at).map(|stack| stack.top().tile)
    }

    /// The refusal because of the opponent's guard.
    pub(crate) fn guarded(&self, at: Cell, seat: Seat, ruling: u16) -> Rejection {
        Rejection::Guarded { at, building: self.top_tile(at), owner: other(seat), ruling }
    }

    /// Whether all sides that touch show the same element; if not, which does not.
    pub(crate) fn check_elements(
        &self,
        tile: Tile,
        at: Cell,
        sides: Sides,
        neighbours: [Option<Side>; 4],
        ruling: u16,
    ) -> Result<(), Rejection> {
        for (&side, beside) in Direction::ALL.iter().zip(neighbours) {
            let found = facing(sides, side).element();
            if let Some(wanted) = beside.map(Side::element).filter(|&wanted| wanted != found) {
                let neighbour = self.top_tile(at.step(side));
                let ruling = if ruling == 10 && neighbour.is_none() { 12 } else { ruling };
                return Err(Rejection::WrongElement { tile, side, found, wanted, neighbour, ruling });
            }
        }
        Ok(())
    }
}
