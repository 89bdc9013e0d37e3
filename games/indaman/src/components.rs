//! What is in the box: the island, and what is printed on cards, tower and klippidi.
//!
//! Most of it was never published as text, so it is reconstructed ([`crate::reconstruction`]); a component file
//! can replace all of it.

use crate::board::Board;
use crate::cities::{CITY_CARDS, City};
use crate::creatures::Creature;
use crate::klippidi::{FACES, Face, Faces};
use crate::mages::{Mage, Trait};
use crate::objects::{COPIES, ObjectKind};
use crate::place::{Island, Place, SEA_AREAS};
use crate::reconstruction;
use crate::terrain::{Certainty, Terrain};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use core::fmt;
use serde::{Deserialize, Serialize};

/// A point of the picture: to the right, and down.
pub type Point = [u16; 2];
/// A list that is built in or read.
pub type List<T> = Cow<'static, [T]>;

/// Everything that is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Components {
    /// The spaces of the land; `s0` is the first.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Space>"))]
    pub spaces: List<Space>,
    /// Which of them share a border.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<[Place; 2]>"))]
    pub borders: List<[Place; 2]>,
    /// Which of them are joined by the road.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<[Place; 2]>"))]
    pub roads: List<[Place; 2]>,
    /// The islands of the wise, each with its sea areas.
    pub islands: [IslandDesign; Island::COUNT],
    /// The cities, Indaman last.
    pub cities: [CityDesign; City::COUNT],
    /// What a delivery brings.
    pub revenue: Revenue,
    /// The tower.
    pub tower: Tower,
    /// The klippidi; the green one has the numbers 1 to 6.
    pub klippidi: Klippidi,
    /// The creature cards, by kind.
    pub creatures: [CreatureDesign; Creature::COUNT],
    /// The object cards, by kind.
    pub objects: [ObjectDesign; ObjectKind::COUNT],
    /// The characters.
    pub mages: [MageDesign; Mage::COUNT],
}

/// A space of the land.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Space {
    /// Its terrain.
    pub terrain: Terrain,
    /// The zone it belongs to; all spaces of a zone have its terrain.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub zone: Cow<'static, str>,
    /// The city on it.
    pub city: Option<City>,
    /// Whether it borders the sea.
    pub coast: bool,
    /// Its outline in the picture; neighbours have the same corners.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Point>"))]
    pub polygon: List<Point>,
    /// Its middle, where things are drawn.
    pub label: Point,
    /// How sure that is.
    pub certainty: Certainty,
}

/// An island of the wise and the sea before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct IslandDesign {
    /// Which.
    pub island: Island,
    /// Its outline in the picture.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Point>"))]
    pub polygon: List<Point>,
    /// Its middle.
    pub label: Point,
    /// The sea areas, from the island to the coast.
    pub sea: [SeaArea; SEA_AREAS],
    /// The space where the ferry lands.
    pub lands_at: Place,
    /// How sure that is.
    pub certainty: Certainty,
}

/// A sea area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct SeaArea {
    /// Its outline in the picture.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Point>"))]
    pub polygon: List<Point>,
    /// Its middle.
    pub label: Point,
}

/// A city. The word for it is its number; the name is what is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct CityDesign {
    /// Which.
    pub city: City,
    /// The name on the board.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: Cow<'static, str>,
    /// Where it is.
    pub space: Place,
    /// How sure that is.
    pub certainty: Certainty,
}

/// The gems for a delivery, by the cities of flag and target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Revenue {
    /// The table, in the order of the cities.
    pub table: [[u8; CITY_CARDS]; CITY_CARDS],
    /// How sure that is.
    pub certainty: Certainty,
}

/// The tower of Indaman.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Tower {
    /// What has to be reached for each square; the last one is the top.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))]
    pub squares: List<u8>,
    /// How sure that is.
    pub certainty: Certainty,
}

/// The blue and the red klippide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Klippidi {
    /// The blue one, for the road.
    pub blue: [Face; FACES],
    /// The red one.
    pub red: [Face; FACES],
    /// How sure that is.
    pub certainty: Certainty,
}

/// The cards of a kind of creature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct CreatureDesign {
    /// Which.
    pub creature: Creature,
    /// How many cards.
    pub count: u8,
    /// What the wise count it for.
    pub points: u8,
    /// How sure that is.
    pub certainty: Certainty,
}

/// The cards of a kind of object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct ObjectDesign {
    /// Which.
    pub object: ObjectKind,
    /// The faces of the green klippide on which each of the two cards works.
    pub works: [Faces; COPIES],
    /// How sure that is.
    pub certainty: Certainty,
}

/// A character. The word for it is its number; the name is what is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct MageDesign {
    /// Which.
    pub mage: Mage,
    /// The name on the card.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub name: Cow<'static, str>,
    /// Where it begins.
    pub city: City,
    /// The terrain on which it finds double.
    pub terrain: Terrain,
    /// What it can do.
    #[serde(rename = "trait")]
    pub can: Trait,
    /// How sure that is.
    pub certainty: Certainty,
}

/// Which components a table plays with: the reconstruction, by its name, or a whole other set with its hash.
#[derive(Clone, Debug, Default)]
pub enum ComponentSet {
    /// The one that is built in.
    #[default]
    Reconstructed,
    /// Another one.
    Other(Arc<Board>),
}

impl ComponentSet {
    /// This set; the reconstruction is recognised.
    pub fn new(components: Components) -> ComponentSet {
        if components == *reconstruction::BOARD.components() {
            ComponentSet::Reconstructed
        } else {
            ComponentSet::Other(Arc::new(Board::new(components)))
        }
    }

    /// The set with what the rules look up in it.
    #[inline]
    pub fn board(&self) -> &Board {
        match self {
            ComponentSet::Reconstructed => &reconstruction::BOARD,
            ComponentSet::Other(board) => board,
        }
    }
}

impl PartialEq for ComponentSet {
    fn eq(&self, other: &ComponentSet) -> bool {
        match (self, other) {
            (ComponentSet::Reconstructed, ComponentSet::Reconstructed) => true,
            (ComponentSet::Other(ours), ComponentSet::Other(theirs)) => {
                Arc::ptr_eq(ours, theirs) || ours.components() == theirs.components()
            }
            _ => false,
        }
    }
}

impl Eq for ComponentSet {}

/// A set as it is written.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/", rename = "ComponentSet"))]
pub enum ComponentSetFields {
    /// One that is built in.
    BuiltIn(BuiltIn),
    /// Another one.
    Other(Box<HashedComponents>),
}

/// A set with its hash, so that nobody changes it unnoticed.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct HashedComponents {
    /// Sixteen hexadecimal digits that tell sets apart.
    pub hash: String,
    /// The set.
    pub components: Components,
}

/// Sets that are built in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum BuiltIn {
    /// The reconstruction.
    Reconstructed,
}

impl Serialize for ComponentSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = match self {
            ComponentSet::Reconstructed => ComponentSetFields::BuiltIn(BuiltIn::Reconstructed),
            ComponentSet::Other(board) => {
                let components = board.components().clone();
                ComponentSetFields::Other(Box::new(HashedComponents { hash: components.hash(), components }))
            }
        };
        fields.serialize(serializer)
    }
}

/// The hash is not that of the components: somebody changed them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongHash;

impl fmt::Display for WrongHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the hash is not that of the components")
    }
}

impl core::error::Error for WrongHash {}

impl<'de> Deserialize<'de> for ComponentSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<ComponentSet, D::Error> {
        match ComponentSetFields::deserialize(deserializer)? {
            ComponentSetFields::BuiltIn(BuiltIn::Reconstructed) => Ok(ComponentSet::Reconstructed),
            ComponentSetFields::Other(other) if other.components.hash() == other.hash => {
                Ok(ComponentSet::new(other.components))
            }
            ComponentSetFields::Other(_) => Err(serde::de::Error::custom(WrongHash)),
        }
    }
}
