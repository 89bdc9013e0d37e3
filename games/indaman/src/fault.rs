//! Why components make no game.

use crate::cities::City;
use crate::creatures::Creature;
use crate::mages::Mage;
use crate::objects::Object;
use crate::place::{Island, Place};
use crate::terrain::Terrain;
use serde::Serialize;
use strum::{IntoStaticStr, VariantNames};

/// Why components make no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what the fault is about")]
pub enum Fault {
    /// There are too few spaces, or too many.
    SpaceCount { found: usize, least: usize, most: usize },
    /// The outline of a place has too few corners, or too many.
    BadOutline { place: Place, corners: usize },
    /// A terrain has no space.
    NoSpace { terrain: Terrain },
    /// A zone has two terrains; the space has another one than the first of its zone.
    MixedZone { space: Place },
    /// A zone is in two parts; the space cannot be reached from the first of its zone.
    SplitZone { space: Place },
    /// A border or a road names something that is no space of the land.
    NotASpace { place: Place },
    /// A border or a road is listed twice, or joins a space to itself.
    Repeated { one: Place, other: Place },
    /// The outlines share a side, but no border is listed.
    BorderMissing { one: Place, other: Place },
    /// A border is listed, but the outlines share no side.
    NoSharedSide { one: Place, other: Place },
    /// The space cannot be reached.
    Unreachable { space: Place },
    /// It is said to be on the coast and is not, or the other way round.
    WrongCoast { space: Place },
    /// No two spaces of the lake have a common border, so it cannot be crossed.
    LakeNotCrossed,
    /// A road goes where no border is.
    RoadWithoutBorder { one: Place, other: Place },
    /// No road leads to the city.
    NoRoadTo { city: City },
    /// No three steps of road lie between two cities.
    NoLongRoad,
    /// No way off the road is shorter.
    NoShortcut,
    /// A design is not in its place: they are listed in the usual order.
    OutOfOrder { list: List, position: usize },
    /// A city, a mage or the zone of a space has no name, or one that is too long to be shown.
    BadName { list: List, position: usize, most: usize },
    /// The city is not where the spaces say, or it is on several.
    WrongCitySpace { city: City },
    /// The ferry lands where there is no coast, or in a city.
    BadLanding { island: Island, space: Place },
    /// The chain from the island to the coast is broken before this link, counted from 1.
    SeaGap { island: Island, link: u8 },
    /// The table pays differently in the two directions.
    NotSymmetric { one: City, other: City },
    /// The table pays nothing for a way, or something for none.
    WrongRevenue { one: City, other: City },
    /// The table pays less for a longer way than for a shorter one.
    FartherPaysLess { one: City, other: City },
    /// The tower has too few squares, or too many.
    TowerCount { found: usize, least: usize, most: usize },
    /// No square needs more than a klippide shows, so gems would be of no use.
    TowerTooEasy,
    /// The blue klippide has gems, no blank or no sword.
    BadBlue,
    /// The red klippide lacks one of its four faces.
    BadRed,
    /// The road is not safer than the wild.
    RoadNotSafer,
    /// There are not 25 creature cards.
    CreatureCount { found: usize },
    /// There is no such creature, or too many.
    WrongCount { creature: Creature, count: u8 },
    /// A creature is worth nothing, or a white card something.
    WrongPoints { creature: Creature, points: u8 },
    /// The rulebook speaks of creatures worth 35; there is none.
    NoneWorth35,
    /// The object never works.
    NeverWorks { object: Object },
    /// No mage begins in the city.
    NobodyFrom { city: City },
    /// No mage favours the terrain.
    NobodyFavours { terrain: Terrain },
    /// A mage begins in Indaman.
    FromIndaman { mage: Mage },
    /// A trait does nothing, or what cannot be.
    BadTrait { mage: Mage },
}

/// The lists of a set; the order of all but the spaces is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum List {
    Spaces,
    Islands,
    Cities,
    Creatures,
    Objects,
    Mages,
}
