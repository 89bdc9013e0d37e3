//! The way to a place: how many turns it costs from everywhere, with what may happen on it.

use indaman::board::Board;
use indaman::place::{MAX_SPACES, Place, PlaceSet};

/// A step costs at least this, whatever it brings.
const LEAST: f64 = 0.2;

/// Turns to a place, from each space.
pub(super) type Ways = [f64; MAX_SPACES];

/// The cheapest ways to a place; `step` says what it costs to go from one space to the next.
pub(super) fn ways(board: &Board, to: Place, step: impl Fn(Place, Place) -> f64) -> Ways {
    let mut ways = [f64::INFINITY; MAX_SPACES];
    let Some(way) = ways.get_mut(to.index()) else { return ways };
    *way = 0.0;
    // What was found to be nearer than thought, and may bring its neighbours nearer; in rounds, until nothing changes.
    let land = board.land();
    let mut nearer = PlaceSet::EMPTY;
    nearer.insert(to);
    while !nearer.is_empty() {
        let mut next = PlaceSet::EMPTY;
        for near in nearer.iter() {
            for from in board.neighbours(near).iter().filter(|&from| land.contains(from)) {
                let cost = ways[near.index()] + step(from, near).max(LEAST);
                if cost < ways[from.index()] {
                    ways[from.index()] = cost;
                    next.insert(from);
                }
            }
        }
        nearer = next;
    }
    ways
}
