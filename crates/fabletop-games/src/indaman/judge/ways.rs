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
    let mut open = board.land();
    if let Some(way) = ways.get_mut(to.index()) {
        *way = 0.0;
    }
    while let Some(near) = nearest(open, &ways) {
        open.remove(near);
        for from in board.neighbours(near).iter().filter(|&from| open.contains(from)) {
            let cost = ways[near.index()] + step(from, near).max(LEAST);
            if cost < ways[from.index()] {
                ways[from.index()] = cost;
            }
        }
    }
    ways
}

fn nearest(open: PlaceSet, ways: &Ways) -> Option<Place> {
    let reached = open.iter().filter(|place| ways[place.index()].is_finite());
    reached.min_by(|one, other| ways[one.index()].total_cmp(&ways[other.index()]))
}
