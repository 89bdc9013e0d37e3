//! What lies before a seat: portals to work on, crystals, achievements.

use crate::action::Spot;
use crate::animus::{Animus, AnimusSet, Fields};
use crate::effects::Effect;
use crate::portals::Portal;
use crate::rewards::RewardSet;
use crate::state::{LAST_PORTAL, MAX_CHAIN};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Crystals of a seat at the start.
pub const CRYSTALS: u8 = 7;
/// The most portals a seat works on: those it kept, and one more by an effect (ruling 17).
pub const MAX_ZONE: usize = 4;
/// The most places for crystals in a zone, equal fields counted once.
pub const MAX_SPOTS: usize = MAX_ZONE * Animus::COUNT;
/// Room for the portals a seat can open: six before the last round, and a chain in it.
pub const MAX_OPENED: usize = LAST_PORTAL - 1 + MAX_CHAIN;

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The portals it works on.
    pub portals: ArrayVec<Slot, MAX_ZONE>,
    /// Crystals in the reserve.
    pub reserve: u8,
    /// Crystals gained by effects.
    pub gained: u8,
    /// The open portals, in the order of their opening.
    pub opened: ArrayVec<Portal, MAX_OPENED>,
    /// The animi whose tokens count as universal by one of them (ruling 6); every token asks for it.
    pub wild: AnimusSet,
    /// The rewards.
    pub rewards: RewardSet,
}

/// A portal somebody works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct Slot {
    /// The portal.
    pub portal: Portal,
    /// The fields that have a crystal.
    pub filled: Fields,
    /// Those whose crystal was moved there by the rearranging that goes on.
    pub moved: Fields,
    /// How deep in the chain of openings it will be opened, from 1; 0 while it is not completed.
    pub due: u8,
}

impl Slot {
    /// A portal nothing lies on.
    pub const fn new(portal: Portal) -> Slot {
        Slot { portal, filled: Fields::NONE, moved: Fields::NONE, due: 0 }
    }

    /// The fields without a crystal.
    #[inline]
    pub const fn empty(&self) -> Fields {
        self.portal.fields().minus(self.filled)
    }

    /// Whether every field has a crystal.
    pub fn is_complete(&self) -> bool {
        self.filled == self.portal.fields()
    }
}

impl Zone {
    /// A seat before the game.
    pub const NEW: Zone = Zone {
        portals: ArrayVec::new_const(),
        reserve: CRYSTALS,
        gained: 0,
        opened: ArrayVec::new_const(),
        wild: AnimusSet::EMPTY,
        rewards: RewardSet::EMPTY,
    };

    /// The portal it works on, of that number.
    pub fn slot(&self, portal: Portal) -> Option<&Slot> {
        self.portals.iter().find(|slot| slot.portal == portal)
    }

    pub(crate) fn slot_mut(&mut self, portal: Portal) -> Option<&mut Slot> {
        self.portals.iter_mut().find(|slot| slot.portal == portal)
    }

    /// The places of some fields of each portal, equal fields once.
    #[inline]
    pub fn spots(&self, fields: impl Fn(&Slot) -> Fields) -> Spots<'_> {
        let marks = self.portals.iter().rev().fold(0, |marks, slot| marks << 16 | fields(slot).marks());
        Spots { portals: &self.portals, marks }
    }

    /// Opens a portal for good.
    pub fn achieve(&mut self, portal: Portal) {
        self.opened.push(portal);
        if let Effect::Wild { animus } = portal.effect() {
            self.wild.insert(animus);
        }
    }

    /// All its crystals, on portals and in reserve.
    pub fn crystals(&self) -> usize {
        usize::from(self.reserve) + self.portals.iter().map(|slot| slot.filled.len()).sum::<usize>()
    }

    pub(crate) fn check_invariants(&self) -> Result<(), &'static str> {
        if self.crystals() != usize::from(CRYSTALS + self.gained) {
            return Err("crystals are seven and those gained");
        }
        let on_fields =
            |slot: &Slot| slot.portal.fields().covers(slot.filled) && slot.filled.covers(slot.moved);
        if !self.portals.iter().all(on_fields) {
            return Err("crystals lie on fields");
        }
        let wild = self.opened.iter().filter_map(|portal| match portal.effect() {
            Effect::Wild { animus } => Some(animus),
            _ => None,
        });
        if self.wild != wild.collect() {
            return Err("open portals say which tokens count as universal");
        }
        Ok(())
    }
}

/// Places for crystals, one after another.
///
/// They are sixteen bits a portal, so that lists of them are made by one loop without nesting: placing makes
/// them in every round for everybody.
#[derive(Clone)]
pub struct Spots<'a> {
    portals: &'a [Slot],
    marks: u64,
}

impl Iterator for Spots<'_> {
    type Item = Spot;

    #[inline]
    fn next(&mut self) -> Option<Spot> {
        let mark = self.marks.trailing_zeros() as usize;
        let portal = self.portals.get(mark / 16)?.portal;
        self.marks &= self.marks - 1;
        Animus::ALL.get(mark % 16 / 2).map(|&animus| Spot { portal, animus })
    }
}
