//! What has to hold of any set of tiles, so that it makes the game of the rulebook.

use crate::building::{Building, Level};
use crate::example;
use crate::tiles::{Number, Tiles};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// What is wrong with a set of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub enum Fault {
    /// There are too few tiles of a building.
    TooFew {
        /// The building.
        building: Building,
        /// How many there are.
        count: u8,
        /// How many there have to be.
        needed: u8,
    },
    /// A tile fits on no tile of its type one level lower, however it is turned.
    FitsNowhere {
        /// Its number.
        number: Number,
        /// What it shows.
        building: Building,
        /// What it would have to fit on.
        needs: Building,
    },
    /// No small building and no special carries Dark Energy.
    NoDarkSmall,
    /// No building of level II or III carries Dark Energy.
    NoDarkLarge,
    /// Every tile carries Dark Energy.
    AllDark,
    /// The final city of the rulebook's scoring example cannot be built.
    ExampleImpossible,
}

impl Fault {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// The number of the tile it is about, if it is about one.
    pub fn number(&self) -> Option<Number> {
        match *self {
            Fault::FitsNowhere { number, .. } => Some(number),
            _ => None,
        }
    }
}

/// How many of a building the rulebook's examples need.
const fn needed(building: Building) -> u8 {
    match building {
        Building::Residential1 | Building::Military1 | Building::Military2 => 2,
        Building::Observatory => 0,
        _ => 1,
    }
}

impl Tiles {
    /// Everything that is wrong with the set; nothing if it can be played with. That there are 27 tiles with
    /// one to three symbols on each side is in the types.
    pub fn check(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_buildings(&mut faults);
        self.check_upgrades(&mut faults);
        self.check_dark_energy(&mut faults);
        // Without the buildings there is no point in trying.
        let buildings = faults.iter().all(|fault| !matches!(fault, Fault::TooFew { .. }));
        if buildings && !example::can_be_built(self) {
            faults.push(Fault::ExampleImpossible);
        }
        faults
    }

    fn check_buildings(&self, faults: &mut Vec<Fault>) {
        for &building in Building::ALL {
            let count = self.designs().iter().filter(|design| design.building == building).count() as u8;
            let needed = needed(building);
            if count < needed {
                faults.push(Fault::TooFew { building, count, needed });
            }
        }
    }

    fn check_upgrades(&self, faults: &mut Vec<Fault>) {
        for number in Tiles::numbers() {
            let design = self.design(number);
            let Some(needs) = design.building.base() else { continue };
            let mut below = self.designs().iter().filter(|below| below.building == needs);
            if !below.any(|below| design.turns_onto(below.sides).next().is_some()) {
                faults.push(Fault::FitsNowhere { number, building: design.building, needs });
            }
        }
    }

    fn check_dark_energy(&self, faults: &mut Vec<Fault>) {
        let dark = || self.designs().iter().filter(|design| design.dark);
        let small = |building: Building| matches!(building.level(), Some(Level::I) | None);
        if !dark().any(|design| small(design.building)) {
            faults.push(Fault::NoDarkSmall);
        }
        if dark().all(|design| small(design.building)) {
            faults.push(Fault::NoDarkLarge);
        }
        if dark().count() == self.designs().len() {
            faults.push(Fault::AllDark);
        }
    }
}
