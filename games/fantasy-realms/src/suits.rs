//! The ten suits and the wild one.

use core::fmt;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// A suit. The three special cards have the suit [`Suit::Wild`] until their owner says otherwise.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    FromRepr,
    IntoStaticStr,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Suit {
    Land,
    Flood,
    Weather,
    Flame,
    Army,
    Wizard,
    Leader,
    Beast,
    Weapon,
    Artifact,
    Wild,
}

impl Suit {
    /// All eleven.
    pub const ALL: [Suit; 11] = [
        Suit::Land,
        Suit::Flood,
        Suit::Weather,
        Suit::Flame,
        Suit::Army,
        Suit::Wizard,
        Suit::Leader,
        Suit::Beast,
        Suit::Weapon,
        Suit::Artifact,
        Suit::Wild,
    ];

    /// The ten a card can be changed into: all but [`Suit::Wild`] (ruling 11).
    pub const TEN: SuitSet = SuitSet::ALL.without(Suit::Wild);

    /// The name in JSON and in notation.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A set of suits: four bits a suit, all or none of them, so that it masks counts by suit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct SuitSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Suit>"))] u64);

impl SuitSet {
    /// No suit.
    pub const EMPTY: SuitSet = SuitSet(0);
    /// Every suit, the wild one too.
    pub const ALL: SuitSet = SuitSet((1 << 44) - 1);

    /// These suits.
    pub const fn of(suits: &[Suit]) -> SuitSet {
        let mut set = SuitSet::EMPTY;
        let mut i = 0;
        while i < suits.len() {
            set = set.with(suits[i]);
            i += 1;
        }
        set
    }

    /// Whether `suit` is one of them.
    #[inline]
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> (4 * suit as u32) & 1 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of either set.
    pub const fn union(self, other: SuitSet) -> SuitSet {
        SuitSet(self.0 | other.0)
    }

    /// These and `suit`.
    pub const fn with(self, suit: Suit) -> SuitSet {
        SuitSet(self.0 | 0xF << (4 * suit as u32))
    }

    /// All of these but `suit`.
    pub const fn without(self, suit: Suit) -> SuitSet {
        SuitSet(self.0 & !(0xF << (4 * suit as u32)))
    }

    /// Those of both sets.
    pub const fn intersection(self, other: SuitSet) -> SuitSet {
        SuitSet(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    pub const fn difference(self, other: SuitSet) -> SuitSet {
        SuitSet(self.0 & !other.0)
    }

    /// The first of them.
    pub fn first(self) -> Option<Suit> {
        Suit::from_repr((self.0.trailing_zeros() / 4) as u8)
    }

    /// Its suits, in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        let mut marks = self.0 & SuitCounts::ONES;
        core::iter::from_fn(move || {
            let suit = *Suit::ALL.get(marks.trailing_zeros() as usize / 4)?;
            marks &= marks.wrapping_sub(1);
            Some(suit)
        })
    }
}

/// How many cards of each suit, four bits a suit; a hand has at most eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct SuitCounts(u64);

impl SuitCounts {
    pub(crate) const NONE: SuitCounts = SuitCounts(0);
    const ONES: u64 = 0x111_1111_1111;

    #[inline]
    pub(crate) fn add(&mut self, suit: Suit) {
        self.0 += 1 << (4 * suit as u32);
    }

    #[inline]
    pub(crate) fn remove(&mut self, suit: Suit) {
        self.0 -= 1 << (4 * suit as u32);
    }

    /// How many cards of these suits: the multiplication adds up all lanes in the highest one.
    #[inline]
    pub(crate) fn of(self, suits: SuitSet) -> i16 {
        ((self.0 & suits.0).wrapping_mul(SuitCounts::ONES) >> 40 & 0xF) as i16
    }

    #[inline]
    pub(crate) fn any(self, suits: SuitSet) -> bool {
        self.0 & suits.0 != 0
    }

    /// Whether no suit is there twice.
    pub(crate) fn all_differ(self) -> bool {
        self.0 & (0xE * SuitCounts::ONES) == 0
    }

    /// The suits with at least three cards, and how many.
    pub(crate) fn at_least_three(self) -> impl Iterator<Item = (Suit, usize)> {
        let mut marks = (self.0 + 5 * SuitCounts::ONES) & (8 * SuitCounts::ONES);
        core::iter::from_fn(move || {
            let lane = marks.trailing_zeros() / 4;
            marks &= marks.wrapping_sub(1);
            Some((Suit::from_repr(lane as u8)?, (self.0 >> (4 * lane) & 0xF) as usize))
        })
    }
}

impl fmt::Debug for SuitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SuitSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_add_up_over_sets() {
        let mut counts = SuitCounts::default();
        for suit in
            [Suit::Land, Suit::Wild, Suit::Army, Suit::Army, Suit::Army, Suit::Wild, Suit::Flame, Suit::Flame]
        {
            counts.add(suit);
        }
        assert_eq!(counts.of(SuitSet::ALL), 8);
        assert_eq!(counts.of(SuitSet::of(&[Suit::Army, Suit::Wild])), 5);
        assert_eq!(counts.of(SuitSet::of(&[Suit::Flood])), 0);
        assert!(counts.any(SuitSet::of(&[Suit::Flood, Suit::Land])) && !counts.all_differ());
        assert!(counts.at_least_three().eq([(Suit::Army, 3)]));
    }
}
