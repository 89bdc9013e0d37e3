//! The three actions: small buildings, Imagination, large buildings (rulings 9 to 26).

use super::{dark, turns};
use crate::action::{Action, Rejection};
use crate::board::{Laid, Places};
use crate::building::{Building, Level};
use crate::event::{Event, EventView};
use crate::place::{Cell, Direction, Rotation};
use crate::rules::Applied;
use crate::scoring::BONUS_POINTS;
use crate::state::{Phase, State};
use crate::tiles::{Number, Side, Tile, facing};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// Every way to lay a tile of the hand, then every tile as Imagination.
pub(crate) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    let tiles = &state.config.options.tiles;
    let guarded = state.guarded_against(seat);
    let open = open_places(state, guarded);
    let fitting = state.board.fitting();
    for number in player.hand.iter() {
        let design = tiles.design(number);
        if design.building.is_large() && player.imagination.is_empty() {
            continue;
        }
        let tile = state.tile(seat, number);
        if let Some(base) = design.building.base() {
            let bases = state.board.stacks().iter();
            for stack in bases.filter(|stack| stack.top().tile.building == base && Some(stack.at) != guarded)
            {
                let turns = design.turns_onto(stack.sides);
                out.extend(turns.map(|rotation| Action::Build { tile, at: stack.at, rotation }));
            }
            continue;
        }
        for rotation in Rotation::all() {
            let mut places = fitting.places(design.turned(rotation)) & open;
            while places != 0 {
                let at = state.board.frontier()[places.trailing_zeros() as usize].at;
                out.push(Action::Build { tile, at, rotation });
                places &= places - 1;
            }
        }
    }
    out.extend(player.hand.iter().map(|number| Action::Imagine { tile: state.tile(seat, number) }));
}

/// The cells of the frontier that no guard forbids (ruling 47).
fn open_places(state: &State, guarded: Option<Cell>) -> Places {
    let frontier = state.board.frontier();
    let Some(guarded) = guarded else { return Places::MAX };
    let open = frontier.iter().enumerate().filter(|(_, place)| !place.at.touches(guarded));
    open.fold(0, |places, (index, _)| places | 1 << index)
}

pub(crate) fn build(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    (at, rotation): (Cell, Rotation),
    events: &mut impl Sink<Event>,
) -> Applied {
    check(state, seat, tile, at, rotation)?;
    if !tile.building.is_large() {
        lay(state, seat, tile, (at, rotation), events);
        return Ok(());
    }
    let player = state.player_mut(seat);
    if player.imagination.len() > 1 {
        player.show(tile.number);
        state.phase = Phase::Pay { seat, tile, at, rotation };
    } else if let Some(price) = player.imagination.first() {
        pay_with(state, seat, price, events);
        lay(state, seat, tile, (at, rotation), events);
    }
    Ok(())
}

pub(crate) fn legal_payments(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let imagination = state.player(seat).imagination.iter();
    out.extend(imagination.map(|number| Action::Pay { tile: state.tile(seat, number) }));
}

pub(crate) fn pay(
    state: &mut State,
    seat: Seat,
    price: Tile,
    tile: Tile,
    placement: (Cell, Rotation),
    events: &mut impl Sink<Event>,
) -> Applied {
    let number = state.own_tile(seat, price, 20)?;
    if !state.player(seat).imagination.contains(number) {
        return Err(Rejection::NotImagined { tile: price }.into());
    }
    pay_with(state, seat, number, events);
    lay(state, seat, tile, placement, events);
    Ok(())
}

fn pay_with(state: &mut State, seat: Seat, number: Number, events: &mut impl Sink<Event>) {
    let player = state.player_mut(seat);
    player.imagination.remove(number);
    player.fetched.remove(number);
    let tile = state.tile(seat, number);
    state.discard(tile);
    events.emit(|| EventView::Paid { seat, tile }.into());
}

pub(crate) fn imagine(state: &mut State, seat: Seat, tile: Tile, events: &mut impl Sink<Event>) -> Applied {
    let number = state.in_hand(seat, tile, 2)?;
    state.player_mut(seat).imagination.insert(number);
    leave_hand(state, seat, number);
    events.emit(|| Event::Imagined { seat, tile });
    turns::after_action(state, seat, events);
    Ok(())
}

/// The action of this turn is done with this tile of the hand.
fn leave_hand(state: &mut State, seat: Seat, number: Number) {
    state.acted = true;
    let player = state.player_mut(seat);
    player.hand.remove(number);
    player.actions = player.actions.saturating_add(1);
}

fn lay(
    state: &mut State,
    seat: Seat,
    tile: Tile,
    (at, rotation): (Cell, Rotation),
    events: &mut impl Sink<Event>,
) {
    leave_hand(state, seat, tile.number);
    state.player_mut(seat).forget(tile.number);
    let on = state.top_tile(at);
    let (laid, tiles) = (Laid { tile, rotation }, &state.config.options.tiles);
    let lies = match on {
        Some(_) => state.board.cover(at, laid, tiles),
        None => state.board.begin_stack(at, laid, tiles),
    };
    debug_assert!(lies, "what was checked can be laid");
    events.emit(|| EventView::Built { seat, tile, at, rotation, on }.into());
    if tile.building.level() == Some(Level::III) && on.is_some_and(|on| on.faction == tile.faction) {
        give_bonus(state, seat, events);
    }
    if state.is_whole() {
        dark::react(state, seat, at, events);
    }
    turns::after_action(state, seat, events);
}

/// A bonus token for a level III on an own level II (rulings 22 to 25).
fn give_bonus(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    match &mut state.supply {
        Some(0) => {
            events.emit(|| EventView::BonusMissed { seat }.into());
            return;
        }
        Some(left) => *left -= 1,
        None => {}
    }
    let player = state.player_mut(seat);
    player.bonus = player.bonus.saturating_add(1);
    events.emit(|| EventView::BonusGained { seat, points: BONUS_POINTS }.into());
}

/// Why a tile may not be laid somewhere, if it may not.
pub(crate) fn check(
    state: &State,
    seat: Seat,
    tile: Tile,
    at: Cell,
    rotation: Rotation,
) -> Result<(), Rejection> {
    let ruling = match tile.building.level() {
        Some(Level::I) => 10,
        Some(_) => 15,
        None => 18,
    };
    let number = state.in_hand(seat, tile, ruling)?;
    if tile.building.is_large() && state.player(seat).imagination.is_empty() {
        return Err(Rejection::NoImagination { tile, ruling });
    }
    match tile.building.base() {
        Some(needs) => check_large(state, seat, tile, needs, (at, rotation)),
        None => {
            check_empty(state, tile, at, ruling)?;
            check_guard_beside(state, seat, at)?;
            let sides = state.config.options.tiles.sides(number, rotation);
            let neighbours = state.board.neighbours(at);
            state.check_elements(tile, at, sides, neighbours, ruling)?;
            for (&side, beside) in Direction::ALL.iter().zip(neighbours) {
                let (own, needed) = (facing(sides, side), beside.map_or(0, Side::count));
                if own.count() < needed {
                    let (element, found) = (own.element(), own.count());
                    let neighbour = state.top_tile(at.step(side));
                    let ruling = if ruling == 10 && neighbour.is_none() { 12 } else { ruling };
                    return Err(Rejection::CountTooLow {
                        tile,
                        side,
                        element,
                        found,
                        needed,
                        neighbour,
                        ruling,
                    });
                }
            }
            Ok(())
        }
    }
}

/// An empty cell beside something (ruling 13).
fn check_empty(state: &State, tile: Tile, at: Cell, ruling: u16) -> Result<(), Rejection> {
    if at == Cell::CASTLE || state.board.stack(at).is_some() {
        return Err(Rejection::Occupied { tile, at, by: state.top_tile(at) });
    }
    if state.board.place(at).is_none() {
        return Err(Rejection::NoNeighbour { at, ruling });
    }
    Ok(())
}

fn check_guard_beside(state: &State, seat: Seat, at: Cell) -> Result<(), Rejection> {
    match state.guarded_against(seat) {
        Some(guarded) if guarded.touches(at) => Err(state.guarded(guarded, seat, 47)),
        _ => Ok(()),
    }
}

/// On a building of the same type, one level lower, with the same elements (rulings 15, 16 and 19).
fn check_large(
    state: &State,
    seat: Seat,
    tile: Tile,
    needs: Building,
    (at, rotation): (Cell, Rotation),
) -> Result<(), Rejection> {
    if at == Cell::CASTLE {
        return Err(Rejection::NothingOnTop { tile, found: None });
    }
    let Some(stack) = state.board.stack(at) else {
        return Err(Rejection::NothingBelow { tile, at, needs });
    };
    let below = stack.top().tile;
    let found = below.building;
    if matches!(found.level(), Some(Level::III) | None) {
        return Err(Rejection::NothingOnTop { tile, found: Some(found) });
    }
    if found != needs {
        return Err(Rejection::WrongBase { tile, needs, found });
    }
    if state.guarded_against(seat) == Some(at) {
        return Err(state.guarded(at, seat, 47));
    }
    let mut turns = state.config.options.tiles.design(tile.number).turns_onto(stack.sides);
    match turns.next() {
        None => Err(Rejection::ElementsDiffer { tile, below }),
        Some(fits) if fits == rotation || turns.any(|turn| turn == rotation) => Ok(()),
        Some(fits) => Err(Rejection::WrongTurn { tile, rotation, fits }),
    }
}
