//! Indaman in TypeScript.

use super::tools::{ComponentsAnswer, ComponentsRequest};
use crate::typescript::Constants;
use indaman::cities::City;
use indaman::creatures::{Creature, Name};
use indaman::klippidi::{FACES, Face, Klippide};
use indaman::mages::Mage;
use indaman::objects::{Object, ObjectKind};
use indaman::place::Island;
use indaman::reconstruction::COMPONENTS;
use indaman::state::{FERRY, FREEDOM, GEMS, Moment, POINTS_PER_OBJECT, RIDE, START_GEMS};
use indaman::terrain::Terrain;
use indaman::{Action, EventView, View};
use serde::Serialize;
use ts_rs::{Config, ExportError, TS};

/// What a creature does when it wins, in short.
#[derive(Serialize, TS)]
#[ts(export_to = "indaman/")]
struct CreatureFacts {
    /// What it is called when its card is laid down; a white card has no name of its own.
    name: Option<Name>,
    /// Whether it holds the mage.
    captures: bool,
    /// Whether its player directs the mage later.
    controls: bool,
    /// Whether the potion of long life helps against it.
    deadly: bool,
}

impl CreatureFacts {
    fn of(creature: Creature) -> CreatureFacts {
        CreatureFacts {
            name: creature.name(),
            captures: creature.captures(),
            controls: creature.controls(),
            deadly: creature.is_deadly(),
        }
    }
}

/// Writes the declarations of what the game shows and takes.
pub(crate) fn declare(config: &Config) -> Result<(), ExportError> {
    View::export_all(config)?;
    Action::export_all(config)?;
    EventView::export_all(config)?;
    Moment::export_all(config)?;
    Klippide::export_all(config)?;
    CreatureFacts::export_all(config)?;
    ComponentsRequest::export_all(config)?;
    ComponentsAnswer::export_all(config)
}

const TYPES: [&str; 13] = [
    "City",
    "Components",
    "Creature",
    "CreatureFacts",
    "Face",
    "Island",
    "Klippide",
    "Mage",
    "MagicObject",
    "Name",
    "ObjectKind",
    "Place",
    "Terrain",
];

/// The components the game has by itself, and the words in their order.
pub(crate) fn reconstruction() -> Result<String, serde_json::Error> {
    let mut file = Constants::importing(&TYPES);
    components(&mut file)?;
    words(&mut file)?;
    let facts = Creature::ALL.iter().map(|&creature| (creature, CreatureFacts::of(creature)));
    file.record(
        "What each creature does when it wins.",
        "CREATURE_FACTS",
        "Record<Creature, CreatureFacts>",
        facts,
    )?;
    file.value("Faces of a klippide; the green one has the numbers from 1.", "FACES", "number", &FACES)?;
    file.value("Gems in the box.", "GEMS", "number", &GEMS)?;
    file.value("Gems of a seat at the start.", "START_GEMS", "number", &START_GEMS)?;
    let docs = "Points for which the wise give an object, unless a trait says otherwise.";
    file.value(docs, "POINTS_PER_OBJECT", "number", &POINTS_PER_OBJECT)?;
    file.value("What a struggle has to reach.", "FREEDOM", "number", &FREEDOM)?;
    let docs = "The lowest number with which the ferry goes on, unless a trait says otherwise.";
    file.value(docs, "FERRY", "number", &FERRY)?;
    file.value("Steps of a ride on the unicorn.", "RIDE", "number", &RIDE)?;
    Ok(file.finish())
}

fn components(file: &mut Constants) -> Result<(), serde_json::Error> {
    let own = &COMPONENTS;
    let docs = "The spaces of the land, `s0` first: `SPACES[12]` is `s12`.";
    file.list(docs, "SPACES", "Components[\"spaces\"]", own.spaces.iter())?;
    file.value("Which of them share a border.", "BORDERS", "Components[\"borders\"]", &own.borders)?;
    file.value("Which of them are joined by the road.", "ROADS", "Components[\"roads\"]", &own.roads)?;
    let docs = "The islands of the wise with the sea before them.";
    file.list(docs, "ISLAND_DESIGNS", "Components[\"islands\"]", &own.islands)?;
    file.list("The cities, Indaman last.", "CITY_DESIGNS", "Components[\"cities\"]", &own.cities)?;
    file.value("What a delivery brings.", "REVENUE", "Components[\"revenue\"]", &own.revenue)?;
    file.value("The tower.", "TOWER", "Components[\"tower\"]", &own.tower)?;
    file.value("The klippidi.", "KLIPPIDI_FACES", "Components[\"klippidi\"]", &own.klippidi)?;
    file.list("The creature cards.", "CREATURE_DESIGNS", "Components[\"creatures\"]", &own.creatures)?;
    file.list("The object cards.", "OBJECT_DESIGNS", "Components[\"objects\"]", &own.objects)?;
    file.list("The characters.", "MAGE_DESIGNS", "Components[\"mages\"]", &own.mages)?;
    let docs = "The components the game has by itself, as the option `components` has others.";
    let parts = [
        ("spaces", "SPACES"),
        ("borders", "BORDERS"),
        ("roads", "ROADS"),
        ("islands", "ISLAND_DESIGNS"),
        ("cities", "CITY_DESIGNS"),
        ("revenue", "REVENUE"),
        ("tower", "TOWER"),
        ("klippidi", "KLIPPIDI_FACES"),
        ("creatures", "CREATURE_DESIGNS"),
        ("objects", "OBJECT_DESIGNS"),
        ("mages", "MAGE_DESIGNS"),
    ];
    let parts: String = parts.map(|(part, name)| format!("  {part}: {name},\n")).concat();
    file.constant(docs, "RECONSTRUCTION", "Components", &format!("{{\n{parts}}}"));
    Ok(())
}

fn words(file: &mut Constants) -> Result<(), serde_json::Error> {
    file.value("The terrains.", "TERRAINS", "readonly Terrain[]", &Terrain::ALL)?;
    file.value("The cities; all but Indaman have a card.", "CITIES", "readonly City[]", &City::ALL)?;
    file.value("The islands of the wise.", "ISLANDS", "readonly Island[]", &Island::ALL)?;
    file.value("The kinds of creature cards.", "CREATURES", "readonly Creature[]", &Creature::ALL)?;
    file.value("The names creatures are called by.", "NAMES", "readonly Name[]", &Name::ALL)?;
    file.value("The kinds of objects.", "OBJECT_KINDS", "readonly ObjectKind[]", &ObjectKind::ALL)?;
    let objects = Object::all().map(|object| (object, object.kind()));
    let docs = "The object cards with their kinds.";
    file.record(docs, "OBJECTS", "Readonly<Record<MagicObject, ObjectKind>>", objects)?;
    file.value("The mages.", "MAGES", "readonly Mage[]", &Mage::ALL)?;
    file.value("The klippidi that have faces.", "KLIPPIDI", "readonly Klippide[]", &Klippide::ALL)?;
    file.value("What a face may show.", "FACE_KINDS", "readonly Face[]", &Face::ALL)?;
    let docs = "The places by their numbers: the land, then each island and its sea.";
    let land = (0..COMPONENTS.spaces.len()).map(|number| format!("s{number}"));
    let areas = Island::ALL.iter().flat_map(|island| {
        std::iter::once(island.to_string())
            .chain((1..=indaman::place::SEA_AREAS).map(move |area| format!("{island}-{area}")))
    });
    file.value(docs, "PLACES", "readonly Place[]", &land.chain(areas).collect::<Vec<_>>())
}
