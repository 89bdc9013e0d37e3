//! The components that are built in: what the rulebook gives, and what was made up for the rest (RULES.md).

mod island;

use crate::board::Board;
use crate::cities::City;
use crate::components::{
    CityDesign, Components, CreatureDesign, Klippidi, MageDesign, ObjectDesign, Revenue, Tower,
};
use crate::creatures::Creature;
use crate::klippidi::{Face, Faces};
use crate::mages::{Mage, Trait};
use crate::objects::ObjectKind;
use crate::terrain::{Certainty, Terrain};
use alloc::borrow::Cow;
use island::at;

/// The reconstruction, with its tables.
pub static BOARD: Board = Board::new(COMPONENTS);

/// The reconstruction.
pub const COMPONENTS: Components = Components {
    spaces: Cow::Borrowed(island::SPACES),
    borders: Cow::Borrowed(island::BORDERS),
    roads: Cow::Borrowed(island::ROADS),
    islands: island::ISLANDS,
    cities: [
        city(City::Selvara, "Selvara", 10),
        city(City::Petrana, "Petrana", 7),
        city(City::Calidra, "Calidra", 40),
        city(City::Marenza, "Marenza", 69),
        city(City::Melindor, "Melindor", 68),
        city(City::Umbrena, "Umbrena", 65),
        city(City::Lunessa, "Lunessa", 25),
        city(City::Indaman, "Indaman", 36),
    ],
    revenue: Revenue {
        table: [
            [0, 7, 9, 12, 8, 7, 4],
            [7, 0, 5, 9, 10, 12, 9],
            [9, 5, 0, 5, 7, 9, 8],
            [12, 9, 5, 0, 8, 11, 10],
            [8, 10, 7, 8, 0, 4, 6],
            [7, 12, 9, 11, 4, 0, 5],
            [4, 9, 8, 10, 6, 5, 0],
        ],
        certainty: Certainty::Reconstructed,
    },
    tower: Tower {
        squares: Cow::Borrowed(&[3, 4, 5, 6, 7, 8, 8, 8, 9, 9]),
        certainty: Certainty::Reconstructed,
    },
    klippidi: Klippidi {
        blue: [Face::Blank, Face::Blank, Face::Blank, Face::Blank, Face::Blank, Face::Sword],
        red: [Face::Blank, Face::Blank, Face::Sword, Face::Sword, Face::OneGem, Face::TwoGems],
        certainty: Certainty::Reconstructed,
    },
    creatures: [
        creature(Creature::Basilisco, 1, 75),
        creature(Creature::BrigantiOggetti, 2, 35),
        creature(Creature::BrigantiGemme, 2, 25),
        creature(Creature::CavaliereNero, 2, 50),
        creature(Creature::Drago, 1, 100),
        creature(Creature::Fata, 1, 35),
        creature(Creature::FataGemma, 1, 35),
        creature(Creature::Folletto, 2, 25),
        creature(Creature::Giullare, 1, 35),
        creature(Creature::GorgoNero, 1, 80),
        creature(Creature::Maga, 1, 50),
        creature(Creature::Mago, 1, 50),
        creature(Creature::Spettro, 2, 35),
        creature(Creature::Strega, 2, 50),
        creature(Creature::White, 5, 0),
    ],
    objects: [
        object(ObjectKind::Bacchetta, &[3, 4, 5, 6], &[4, 5, 6]),
        object(ObjectKind::Bastone, &[3, 4, 5, 6], &[2, 3, 4, 5, 6]),
        object(ObjectKind::Lampada, &[6], &[5, 6]),
        object(ObjectKind::Mantello, &[3, 4, 5, 6], &[2, 3, 4, 5, 6]),
        object(ObjectKind::Pozione, &[2, 3, 4, 5, 6], &[2, 3, 4, 5, 6]),
        object(ObjectKind::Sfera, &[2, 3, 4, 5, 6], &[2, 3, 4, 5, 6]),
        object(ObjectKind::Tappeto, &[6], &[1]),
        object(ObjectKind::Topolino, &[5, 6], &[4, 5, 6]),
        object(ObjectKind::Unicorno, &[3, 4, 5, 6], &[2, 3, 4, 5, 6]),
    ],
    mages: [
        mage(Mage::Arion, "Arion", City::Petrana, Terrain::Mountain, Trait::Guess),
        mage(Mage::Falcon, "Falcon", City::Lunessa, Terrain::Lake, Trait::GemBonus { gems: 1 }),
        mage(Mage::Belisar, "Belisar", City::Melindor, Terrain::Plain, Trait::WinsTies),
        mage(Mage::Corvin, "Corvin", City::Umbrena, Terrain::Swamp, Trait::CreatureBonus { gems: 2 }),
        mage(Mage::Iskra, "Iskra", City::Calidra, Terrain::Forest, Trait::StartObject { objects: 1 }),
        mage(Mage::Nerea, "Nerea", City::Marenza, Terrain::Lake, Trait::WiseFriend { points: 25, ferry: 2 }),
        mage(Mage::Safir, "Safir", City::Calidra, Terrain::Desert, Trait::DeliveryBonus { gems: 2 }),
        mage(Mage::Torrin, "Torrin", City::Melindor, Terrain::Mountain, Trait::TowerBonus { bonus: 1 }),
        mage(Mage::Velia, "Velia", City::Selvara, Terrain::Forest, Trait::EntryDiscount { gems: 3 }),
        mage(Mage::Zefira, "Zefira", City::Marenza, Terrain::Plain, Trait::Reroll { cost: 1 }),
    ],
};

const fn city(city: City, name: &'static str, space: u8) -> CityDesign {
    CityDesign { city, name: Cow::Borrowed(name), space: at(space), certainty: Certainty::Reconstructed }
}

const fn creature(creature: Creature, count: u8, points: u8) -> CreatureDesign {
    CreatureDesign { creature, count, points, certainty: Certainty::Reconstructed }
}

const fn object(object: ObjectKind, first: &[u8], second: &[u8]) -> ObjectDesign {
    ObjectDesign { object, works: [Faces::of(first), Faces::of(second)], certainty: Certainty::Reconstructed }
}

const fn mage(mage: Mage, name: &'static str, city: City, terrain: Terrain, can: Trait) -> MageDesign {
    MageDesign { mage, name: Cow::Borrowed(name), city, terrain, can, certainty: Certainty::Reconstructed }
}
