//! The mages, and what each of them can do.

use crate::terrain::word;
use core::fmt;
use fabletop_core::set_as_list;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

word! {
    /// The ten characters.
    #[allow(missing_docs)]
    pub enum Mage {
        Arion,
        Falcon,
        Belisar,
        Corvin,
        Iskra,
        Nerea,
        Safir,
        Torrin,
        Velia,
        Zefira,
    }
}

/// What a mage can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum Trait {
    /// Guesses the opponent's gems in a fight, as traveller and as the creature, before bidding.
    Guess,
    /// Finds more gems, after the doubling of the favourite terrain and before the rod, if any are found.
    GemBonus {
        /// How many more.
        gems: u8,
    },
    /// Wins a tie, as traveller.
    WinsTies,
    /// Counts for more when playing the creature; no gem changes hands for it.
    CreatureBonus {
        /// How many more.
        gems: u8,
    },
    /// Enters the game with random objects.
    StartObject {
        /// How many.
        objects: u8,
    },
    /// Gets objects for fewer points, and has a faster ferry.
    WiseFriend {
        /// Points for an object.
        points: u8,
        /// The lowest number with which the ferry goes on.
        ferry: u8,
    },
    /// Gets more gems for a delivery, after the doubling by the mouse.
    DeliveryBonus {
        /// How many more.
        gems: u8,
    },
    /// Adds to the first roll on the tower of a turn.
    TowerBonus {
        /// How much.
        bonus: u8,
    },
    /// Pays less for entering a city; with 3 there is no roll.
    EntryDiscount {
        /// How many gems less.
        gems: u8,
    },
    /// May roll the red or the blue klippide again, once a turn, before its effect.
    Reroll {
        /// What it costs, in gems.
        cost: u8,
    },
}

/// Some mages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct MageSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Mage>"))] u16);

impl MageSet {
    /// None.
    pub const EMPTY: MageSet = MageSet(0);
    /// All ten.
    pub const ALL: MageSet = MageSet((1 << Mage::COUNT) - 1);

    /// Whether the mage is one of them.
    pub const fn contains(self, mage: Mage) -> bool {
        self.0 & 1 << mage as u16 != 0
    }

    /// Adds a mage.
    pub const fn insert(&mut self, mage: Mage) {
        self.0 |= 1 << mage as u16;
    }

    /// Takes a mage out.
    pub const fn remove(&mut self, mage: Mage) {
        self.0 &= !(1 << mage as u16);
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The mage in place `n`, counted from 0.
    pub fn nth(self, n: usize) -> Option<Mage> {
        self.iter().nth(n)
    }

    /// Its mages, in order.
    pub fn iter(self) -> impl Iterator<Item = Mage> + Clone {
        Mage::ALL.iter().copied().filter(move |&mage| self.contains(mage))
    }
}

set_as_list!(MageSet of Mage);
