//! Sets and piles of portal cards.

use crate::portals::Portal;
use alloc::vec::Vec;
use core::fmt;
use fabletop_core::set_as_list;
use serde::{Deserialize, Serialize};

/// A set of portals, none of them twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct PortalSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Portal>"))] u64);

const fn bit(portal: Portal) -> u64 {
    1 << (portal.number() - 1)
}

impl PortalSet {
    /// None.
    pub const EMPTY: PortalSet = PortalSet(0);
    /// All 40.
    pub const ALL: PortalSet = PortalSet((1 << Portal::COUNT) - 1);

    /// Whether `portal` is one of them.
    pub const fn contains(self, portal: Portal) -> bool {
        self.0 & bit(portal) != 0
    }

    /// Adds `portal`.
    pub const fn insert(&mut self, portal: Portal) {
        self.0 |= bit(portal);
    }

    /// Takes `portal` out.
    pub const fn remove(&mut self, portal: Portal) {
        self.0 &= !bit(portal);
    }

    /// Those of either set.
    pub const fn union(self, other: PortalSet) -> PortalSet {
        PortalSet(self.0 | other.0)
    }

    /// Those of this set that are not in the other.
    pub const fn difference(self, other: PortalSet) -> PortalSet {
        PortalSet(self.0 & !other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first of them.
    pub fn first(self) -> Option<Portal> {
        Portal::new(self.0.trailing_zeros() as u8 + 1)
    }

    /// The one in place `n`, counted from 0.
    pub fn nth(self, n: usize) -> Option<Portal> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        PortalSet(bits).first()
    }

    /// Its portals, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Portal> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let portal = PortalSet(rest).first();
            rest &= rest.wrapping_sub(1);
            portal
        })
    }
}

set_as_list!(PortalSet of Portal);

/// Cards without an order, up to two of each portal: the stock, the discards, a dealt hand.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
#[cfg_attr(feature = "typescript", ts(as = "Vec<Portal>"))]
pub struct Pile {
    /// The portals that are there at least once.
    once: PortalSet,
    /// Those that are there twice.
    twice: PortalSet,
}

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile { once: PortalSet::EMPTY, twice: PortalSet::EMPTY };
    /// All 80.
    pub const ALL: Pile = Pile { once: PortalSet::ALL, twice: PortalSet::ALL };

    /// How many cards.
    pub const fn len(self) -> usize {
        self.once.len() + self.twice.len()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.once.is_empty()
    }

    /// Whether there is a card of `portal`.
    pub const fn contains(self, portal: Portal) -> bool {
        self.once.contains(portal)
    }

    /// The portals that are there.
    pub const fn kinds(self) -> PortalSet {
        self.once
    }

    /// The portals that are there twice.
    pub const fn pairs(self) -> PortalSet {
        self.twice
    }

    /// How many cards of `portal`.
    pub fn count(self, portal: Portal) -> usize {
        usize::from(self.once.contains(portal)) + usize::from(self.twice.contains(portal))
    }

    /// These without any card of `portals`.
    pub const fn without(self, portals: PortalSet) -> Pile {
        Pile { once: self.once.difference(portals), twice: self.twice.difference(portals) }
    }

    /// The card in place `n`, counted from 0, in an order of no meaning.
    pub fn nth(self, n: usize) -> Option<Portal> {
        let single = self.once.len();
        if n < single { self.once.nth(n) } else { self.twice.nth(n - single) }
    }

    /// Puts a card in. `false`, and nothing happens, if both are there.
    pub fn insert(&mut self, portal: Portal) -> bool {
        let full = self.twice.contains(portal);
        if self.once.contains(portal) {
            self.twice.insert(portal);
        }
        self.once.insert(portal);
        !full
    }

    /// Takes a card out. `false` if there is none.
    pub fn remove(&mut self, portal: Portal) -> bool {
        let there = self.once.contains(portal);
        if self.twice.contains(portal) {
            self.twice.remove(portal);
        } else {
            self.once.remove(portal);
        }
        there
    }

    /// The cards, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Portal> {
        self.once.iter().flat_map(move |portal| core::iter::repeat_n(portal, self.count(portal)))
    }
}

impl FromIterator<Portal> for Pile {
    fn from_iter<I: IntoIterator<Item = Portal>>(portals: I) -> Pile {
        let mut pile = Pile::EMPTY;
        portals.into_iter().for_each(|portal| {
            pile.insert(portal);
        });
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
        let mut pile = Pile::EMPTY;
        for portal in Vec::<Portal>::deserialize(deserializer)? {
            if !pile.insert(portal) {
                return Err(serde::de::Error::custom("a portal is there three times"));
            }
        }
        Ok(pile)
    }
}

/// Three different portals, in the order of their numbers: what a seat keeps (ruling 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "[Portal; 3]", into = "[Portal; 3]")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct Trio(#[cfg_attr(feature = "typescript", ts(as = "Vec<Portal>"))] [Portal; 3]);

impl Trio {
    /// The portals.
    pub const fn portals(self) -> [Portal; 3] {
        self.0
    }
}

/// Three portals of which two are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EqualPortals;

impl fmt::Display for EqualPortals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("three different portals are kept")
    }
}

impl core::error::Error for EqualPortals {}

impl TryFrom<[Portal; 3]> for Trio {
    type Error = EqualPortals;

    fn try_from(mut portals: [Portal; 3]) -> Result<Trio, EqualPortals> {
        portals.sort_unstable();
        let [first, second, third] = portals;
        if first == second || second == third { Err(EqualPortals) } else { Ok(Trio(portals)) }
    }
}

impl From<Trio> for [Portal; 3] {
    fn from(trio: Trio) -> [Portal; 3] {
        trio.0
    }
}
