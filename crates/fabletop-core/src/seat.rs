//! Seats, sets of seats, and who is looking.

use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};

/// No game of ours seats more.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a table of `count`, in turn order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        debug_assert!(count <= MAX_SEATS);
        (0..count as u8).map(Seat)
    }

    /// As an index into arrays by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat in turn order at a table of `count`.
    pub const fn next(self, count: usize) -> Seat {
        let next = self.index() + 1;
        if next >= count { Seat(0) } else { Seat(next as u8) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = Vec<Seat>))]
pub struct SeatSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Seat>"))] u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// One seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(SeatSet::bit(seat))
    }

    /// No bit for a seat that no table has: seats may come from outside.
    const fn bit(seat: Seat) -> u8 {
        if seat.index() < MAX_SEATS { 1 << seat.0 } else { 0 }
    }

    /// Everybody at a table of `count`.
    pub const fn all(count: usize) -> SeatSet {
        assert!(count <= MAX_SEATS);
        SeatSet(((1u16 << count) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::bit(seat) != 0
    }

    /// Adds `seat`.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= SeatSet::bit(seat);
    }

    /// Takes `seat` out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !SeatSet::bit(seat);
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Its seats in turn order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if let Some(seat) = seats.iter().find(|seat| seat.index() >= MAX_SEATS) {
            return Err(serde::de::Error::custom(format_args!("there is no {seat}")));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Whose eyes: a seat's, or those of somebody who only watches and sees public facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Viewer {
    /// The player in that seat.
    Seat(Seat),
    /// A guest.
    Spectator,
}

impl Viewer {
    /// All viewers of a table of `count` seats.
    pub fn all(count: usize) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(count).map(Viewer::Seat).chain(core::iter::once(Viewer::Spectator))
    }

    /// Whether this viewer sits in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat, if there is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut set = SeatSet::all(3);
        set.remove(Seat(1));
        set.insert(Seat(7));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(7)]);
        assert_eq!((set.len(), set.first()), (3, Some(Seat(0))));
        assert_eq!(SeatSet::all(8).len(), 8);
        assert!(!set.contains(Seat(200)), "a seat from outside must not overflow");
    }

    #[test]
    fn turn_order_wraps() {
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(0).next(3), Seat(1));
    }
}
