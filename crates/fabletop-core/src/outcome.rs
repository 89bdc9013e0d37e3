//! How a game ended.

use crate::{MAX_SEATS, Seat, SeatSet};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Points and places by seat. Equal places are a shared one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The points each seat ended with.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<i32>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<i32>))]
    pub points: ArrayVec<i32, MAX_SEATS>,
    /// The place of each seat, 1 for the winners.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub places: ArrayVec<u8, MAX_SEATS>,
}

impl Outcome {
    /// Ranks seats by a key, highest first; `points` is what is shown.
    pub fn ranked<K: Ord>(points: ArrayVec<i32, MAX_SEATS>, key: impl Fn(Seat) -> K) -> Outcome {
        let seats = Seat::all(points.len());
        let places = seats
            .clone()
            .map(|seat| 1 + seats.clone().filter(|&other| key(other) > key(seat)).count() as u8)
            .collect();
        Outcome { points, places }
    }

    /// Who won; several in a shared victory.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.places.len()).filter(|seat| self.places[seat.index()] == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place() {
        let points: ArrayVec<i32, MAX_SEATS> = [10, 30, 10, 30, 5].into_iter().collect();
        let outcome = Outcome::ranked(points.clone(), |seat| points[seat.index()]);
        assert_eq!(outcome.places.as_slice(), [3, 1, 3, 1, 5]);
        assert_eq!(outcome.winners(), [Seat(1), Seat(3)].into_iter().collect());
    }
}
