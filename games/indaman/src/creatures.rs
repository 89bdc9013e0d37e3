//! The creatures: kinds of cards, the names they are declared by, and bags of cards.

use crate::terrain::word;
use alloc::vec::Vec;
use core::fmt;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// Creature cards.
pub const CREATURE_CARDS: usize = 25;

word! {
    /// What is on a creature card.
    pub enum Creature {
        /// Devours, strips or moves a mage, as its player likes.
        Basilisco,
        /// Steal a magic object.
        BrigantiOggetti,
        /// Steal gems.
        BrigantiGemme,
        /// Takes a mage prisoner, in a city.
        CavaliereNero,
        /// Devours.
        Drago,
        /// Holds a mage by a spell.
        Fata,
        /// The same, and takes a gem every time the mage does not get free.
        FataGemma,
        /// Takes the ladder down by one.
        Folletto,
        /// Takes the ladder down to the base.
        Giullare,
        /// Drowns.
        GorgoNero,
        /// Directs a mage once.
        Maga,
        /// Directs a mage once.
        Mago,
        /// Directs a mage in its next turn.
        Spettro,
        /// Puts a mage anywhere.
        Strega,
        /// No creature: a white card, to bluff with.
        White,
    }
}

word! {
    /// What a creature is called when its card is laid down.
    #[allow(missing_docs)]
    pub enum Name {
        Basilisco,
        Briganti,
        CavaliereNero,
        Drago,
        Fata,
        Folletto,
        Giullare,
        GorgoNero,
        Maga,
        Mago,
        Spettro,
        Strega,
    }
}

impl Creature {
    /// Its name; a white card has none.
    pub const fn name(self) -> Option<Name> {
        Some(match self {
            Creature::Basilisco => Name::Basilisco,
            Creature::BrigantiOggetti | Creature::BrigantiGemme => Name::Briganti,
            Creature::CavaliereNero => Name::CavaliereNero,
            Creature::Drago => Name::Drago,
            Creature::Fata | Creature::FataGemma => Name::Fata,
            Creature::Folletto => Name::Folletto,
            Creature::Giullare => Name::Giullare,
            Creature::GorgoNero => Name::GorgoNero,
            Creature::Maga => Name::Maga,
            Creature::Mago => Name::Mago,
            Creature::Spettro => Name::Spettro,
            Creature::Strega => Name::Strega,
            Creature::White => return None,
        })
    }

    /// Whether the card stays face up before a player when the creature wins: captivity, spells, control.
    pub const fn stays(self) -> bool {
        self.captures() || self.controls()
    }

    /// Whether it holds the mage: prisoner or enchanted.
    pub const fn captures(self) -> bool {
        matches!(self, Creature::CavaliereNero | Creature::Fata | Creature::FataGemma)
    }

    /// Whether its player directs the mage later.
    pub const fn controls(self) -> bool {
        matches!(self, Creature::Maga | Creature::Mago | Creature::Spettro)
    }

    /// Whether the potion of long life helps against it (ruling 40).
    pub const fn is_deadly(self) -> bool {
        matches!(self, Creature::Basilisco | Creature::Drago | Creature::GorgoNero)
    }
}

/// Some creature cards; equal ones are not told apart. Written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Bag(#[cfg_attr(feature = "typescript", ts(as = "Vec<Creature>"))] u64);

/// Bits for the number of cards of a kind.
const BITS: u32 = 4;
/// Most cards of a kind.
pub const MOST_ALIKE: u8 = (1 << BITS) - 1;

const fn unit(creature: Creature) -> u64 {
    1 << (creature as u32 * BITS)
}

impl Bag {
    /// None.
    pub const EMPTY: Bag = Bag(0);

    /// So many cards of each kind, in the order of the kinds; more than fifteen alike are fifteen.
    pub const fn of(counts: [u8; Creature::COUNT]) -> Bag {
        let (mut bag, mut kind) = (0, 0);
        while kind < Creature::COUNT {
            let count = if counts[kind] > MOST_ALIKE { MOST_ALIKE } else { counts[kind] };
            bag |= (count as u64) << (kind as u32 * BITS);
            kind += 1;
        }
        Bag(bag)
    }

    /// How many of a kind there are.
    pub const fn count(self, creature: Creature) -> u8 {
        (self.0 >> (creature as u32 * BITS)) as u8 & MOST_ALIKE
    }

    /// Whether there is one of a kind.
    pub const fn contains(self, creature: Creature) -> bool {
        self.count(creature) > 0
    }

    /// Adds a card; refused if there are fifteen of the kind.
    pub const fn insert(&mut self, creature: Creature) -> bool {
        let fits = self.count(creature) < MOST_ALIKE;
        if fits {
            self.0 += unit(creature);
        }
        fits
    }

    /// Takes a card out; refused if there is none.
    pub const fn remove(&mut self, creature: Creature) -> bool {
        let there = self.contains(creature);
        if there {
            self.0 -= unit(creature);
        }
        there
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        // Neighbouring numbers are added up, then all bytes at once: 25 cards fit into a byte.
        const LOW: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let bytes = (self.0 & LOW) + (self.0 >> BITS & LOW);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// The kinds in it, in order, each once.
    pub fn kinds(self) -> impl Iterator<Item = Creature> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let creature = Bag(rest).first()?;
            rest &= !(u64::from(MOST_ALIKE) * unit(creature));
            Some(creature)
        })
    }

    /// The first card, in the order of the kinds.
    pub const fn first(self) -> Option<Creature> {
        if self.0 == 0 {
            return None;
        }
        let kind = (self.0.trailing_zeros() / BITS) as usize;
        if kind < Creature::COUNT { Some(Creature::ALL[kind]) } else { None }
    }

    /// The card in place `n`, counted from 0, equal ones beside each other.
    pub fn nth(self, n: usize) -> Option<Creature> {
        self.iter().nth(n)
    }

    /// All cards, equal ones beside each other.
    pub fn iter(self) -> impl Iterator<Item = Creature> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let creature = rest.first()?;
            rest.remove(creature);
            Some(creature)
        })
    }

    /// The cards of this bag that are not in the other.
    pub fn difference(self, other: Bag) -> Bag {
        let mut rest = self;
        other.iter().for_each(|creature| {
            rest.remove(creature);
        });
        rest
    }

    /// Whether all its cards are in the other.
    pub fn is_subset(self, other: Bag) -> bool {
        self.kinds().all(|creature| self.count(creature) <= other.count(creature))
    }

    /// One card more of a kind that there is none of yet.
    pub(crate) fn include(&mut self, creature: Creature) {
        if !self.contains(creature) {
            self.insert(creature);
        }
    }
}

impl Extend<Creature> for Bag {
    fn extend<I: IntoIterator<Item = Creature>>(&mut self, cards: I) {
        cards.into_iter().for_each(|creature| {
            self.insert(creature);
        });
    }
}

impl FromIterator<Creature> for Bag {
    fn from_iter<I: IntoIterator<Item = Creature>>(cards: I) -> Bag {
        let mut bag = Bag::EMPTY;
        bag.extend(cards);
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Bag {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Bag, D::Error> {
        let cards = Vec::<Creature>::deserialize(deserializer)?;
        let bag: Bag = cards.iter().copied().collect();
        if bag.len() == cards.len() && cards.len() <= CREATURE_CARDS {
            Ok(bag)
        } else {
            Err(serde::de::Error::custom("there are not so many creature cards"))
        }
    }
}
