//! Fantazja in TypeScript.

use super::tools::{ComponentsAnswer, ComponentsRequest, ForeseeAnswer, ForeseeRequest};
use crate::typescript::Constants;
use fantazja::building::{Building, Faction, Level, Type};
use fantazja::place::Direction;
use fantazja::scoring::{BONUS_POINTS, BONUS_TOKENS};
use fantazja::state::{HAND, MOST_BURIED, MOST_EXCHANGED, MOST_LOOKED_AT, Moment};
use fantazja::tiles::{Design, Element, Side, SideFields, Tiles};
use fantazja::{Action, EventView, View};
use serde::Serialize;
use ts_rs::{Config, ExportError, TS};

/// What follows from what a tile shows.
#[derive(Serialize, TS)]
#[ts(export_to = "fantazja/")]
struct BuildingFacts {
    /// Its type.
    kind: Type,
    /// Its level; a special has none.
    level: Option<Level>,
    /// Its points.
    points: i32,
    /// Whether it costs a point of Imagination.
    large: bool,
    /// What it is laid on; an empty cell if nothing is named.
    base: Option<Building>,
}

impl BuildingFacts {
    fn of(building: Building) -> BuildingFacts {
        BuildingFacts {
            kind: building.kind(),
            level: building.level(),
            points: building.points(),
            large: building.is_large(),
            base: building.base(),
        }
    }
}

/// Writes the declarations of what the game shows and takes, and of its tools.
pub(crate) fn declare(config: &Config) -> Result<(), ExportError> {
    View::export_all(config)?;
    Action::export_all(config)?;
    EventView::export_all(config)?;
    Moment::export_all(config)?;
    Design::export_all(config)?;
    SideFields::export_all(config)?;
    Direction::export_all(config)?;
    BuildingFacts::export_all(config)?;
    ComponentsRequest::export_all(config)?;
    ComponentsAnswer::export_all(config)?;
    ForeseeRequest::export_all(config)?;
    ForeseeAnswer::export_all(config)
}

/// The tiles the game has by itself, what follows from their buildings, and the words in their order.
pub(crate) fn tiles() -> Result<String, serde_json::Error> {
    let types =
        ["Building", "BuildingFacts", "Design", "Direction", "Element", "Faction", "Level", "Side", "Type"];
    let mut file = Constants::importing(&types);
    let facts = Building::ALL.iter().map(|&building| (building, BuildingFacts::of(building)));
    file.record(
        "What follows from what a tile shows.",
        "BUILDING_FACTS",
        "Record<Building, BuildingFacts>",
        facts,
    )?;
    let own = Tiles::RECONSTRUCTED;
    let docs = "The tiles of a faction, by number from 1: `DESIGNS[number]`. A table may play with others.";
    let designs = Tiles::numbers().map(|number| (number, *own.design(number)));
    file.record(docs, "DESIGNS", "Record<number, Design>", designs)?;
    file.value("The same as the option `tiles` has them.", "OWN_TILES", "string", &own.to_string())?;
    let castle = Tiles::CASTLE.map(SideFields::from);
    file.value(
        "The castle's sides, clockwise from north.",
        "CASTLE",
        "readonly [Side, Side, Side, Side]",
        &castle,
    )?;
    file.value("The buildings, by type and level.", "BUILDINGS", "readonly Building[]", &Building::ALL)?;
    file.value("The types, which are the powers and tokens too.", "TYPES", "readonly Type[]", &Type::ALL)?;
    file.value("The levels.", "LEVELS", "readonly Level[]", &Level::ALL)?;
    file.value("The elements.", "ELEMENTS", "readonly Element[]", &Element::ALL)?;
    file.value("The factions, by seat.", "FACTIONS", "readonly Faction[]", &Faction::ALL)?;
    file.value(
        "The directions, clockwise from north.",
        "DIRECTIONS",
        "readonly Direction[]",
        &Direction::ALL,
    )?;
    file.value("Most symbols of a side.", "MOST_SYMBOLS", "number", &Side::MOST)?;
    file.value("Tiles of a full hand.", "HAND", "number", &HAND)?;
    file.value("Bonus tokens in the box.", "BONUS_TOKENS", "number", &BONUS_TOKENS)?;
    file.value("Points of a bonus token.", "BONUS_POINTS", "number", &BONUS_POINTS)?;
    file.value("Most tiles exchanged by Residential.", "MOST_EXCHANGED", "number", &MOST_EXCHANGED)?;
    file.value("Most tiles looked at by Magic.", "MOST_LOOKED_AT", "number", &MOST_LOOKED_AT)?;
    file.value("Most tiles buried by Magic.", "MOST_BURIED", "number", &MOST_BURIED)?;
    Ok(file.finish())
}
