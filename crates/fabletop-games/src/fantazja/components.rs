//! The tiles in a component file.

use crate::components::{Components, Fields, Replacement, Sheet, Span, one_of, shortened};
use fantazja::building::Building;
use fantazja::checks::Fault as SetFault;
use fantazja::tiles::{Certainty, Design, Element, Number, Side, Sides, TILES, Tiles};
use serde::Serialize;
use std::fmt::Write;
use strum::VariantNames;

/// The component file: the tiles of a faction.
pub(super) const COMPONENTS: Components =
    Components { option: "tiles", export: || export(&Tiles::RECONSTRUCTED), read };

/// What stands above the tiles.
const HEAD: &str = include_str!("tiles-head.toml");

/// Something wrong in a file before the tiles can be looked at as a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum TileFault {
    /// There are not as many tiles as a faction has.
    TileCount {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A tile has not four sides.
    SideCount {
        /// How many it has.
        found: usize,
    },
    /// A side is not an element and a number.
    SideShape {
        /// What it is.
        text: String,
    },
    /// A side has no symbols, or too many.
    SymbolCount {
        /// How many.
        found: String,
        /// The most it can have.
        most: u8,
    },
}

/// The file with these tiles.
pub(super) fn export(tiles: &Tiles) -> String {
    let mut text = HEAD.to_owned();
    for Design { building, sides, dark, certainty } in tiles.designs() {
        let sides = sides.map(|side| format!("\"{} {}\"", side.element(), side.count())).join(", ");
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            "\n[[tile]]\nbuilding = \"{building}\"\nsides = [{sides}]\ndark = {dark}\ncertainty = \"{certainty}\"\n"
        );
    }
    text
}

fn read(sheet: &mut Sheet<'_>) -> Option<Replacement> {
    let tiles = tiles(sheet)?;
    Some(Replacement { value: tiles.to_string(), hash: tiles.hash() })
}

/// The tiles of a file, if each of them can be read and there are as many as there should be.
fn tiles(sheet: &mut Sheet<'_>) -> Option<Tiles> {
    let root = sheet.root();
    root.only(&["game", "tile"], sheet);
    let tables = root.tables("tile", sheet)?;
    let designs: Vec<Option<Design>> = tables.iter().map(|table| design(table, sheet)).collect();
    if designs.len() != TILES {
        let at = tables.get(TILES).map_or_else(|| sheet.end(), Fields::at);
        sheet.note(at, &TileFault::TileCount { found: designs.len(), wanted: TILES });
    }
    let designs = designs.into_iter().collect::<Option<Vec<Design>>>()?;
    let tiles = Tiles::new(designs.try_into().ok()?);
    for fault in tiles.check() {
        let table = about(&fault, &tiles).and_then(|number| tables.get(number.index()));
        sheet.note(table.map_or_else(|| sheet.end(), Fields::at), &fault);
    }
    Some(tiles)
}

/// The tile at which to say what is wrong with the set: the one that is wrong, or the first one that could be
/// otherwise.
fn about(fault: &SetFault, tiles: &Tiles) -> Option<Number> {
    let first = |wanted: &dyn Fn(Building) -> bool| {
        Tiles::numbers().find(|&number| wanted(tiles.design(number).building))
    };
    match *fault {
        SetFault::FitsNowhere { number, .. } => Some(number),
        SetFault::TooFew { building, .. } => {
            first(&|other| other == building).or_else(|| first(&|other| other.kind() == building.kind()))
        }
        SetFault::NoDarkSmall => first(&|building| building.is_ground()),
        SetFault::NoDarkLarge => first(&|building| !building.is_ground()),
        SetFault::AllDark | SetFault::ExampleImpossible => first(&|_| true),
    }
}

fn design<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Design> {
    table.only(&["building", "sides", "dark", "certainty"], sheet);
    let building = table.text("building", sheet);
    let building = building.and_then(|word| one_of("building", &word, Building::VARIANTS, sheet));
    let sides = sides(table, sheet);
    let dark = table.yes_or_no("dark", sheet).map(|(_, dark)| dark);
    let certainty = table.text("certainty", sheet);
    let certainty = certainty.and_then(|word| one_of("certainty", &word, Certainty::VARIANTS, sheet));
    Some(Design { building: building?, sides: sides?, dark: dark?, certainty: certainty? })
}

fn sides<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Sides> {
    let (at, texts) = table.texts("sides", sheet)?;
    if texts.len() != 4 {
        sheet.note(at, &TileFault::SideCount { found: texts.len() });
    }
    let sides: Vec<Option<Side>> = texts.into_iter().map(|text| side(&text?, sheet)).collect();
    sides.into_iter().collect::<Option<Vec<Side>>>()?.try_into().ok()
}

/// `water 2`.
fn side((at, text): &(Span, String), sheet: &mut Sheet<'_>) -> Option<Side> {
    let mut words = text.split_whitespace();
    let (Some(element), Some(count), None) = (words.next(), words.next(), words.next()) else {
        sheet.note(at.clone(), &TileFault::SideShape { text: shortened(text) });
        return None;
    };
    let element: Option<Element> =
        one_of("sides", &(at.clone(), element.to_owned()), Element::VARIANTS, sheet);
    let side = |element| count.parse().ok().and_then(|count| Side::new(element, count));
    if side(Element::Earth).is_none() {
        sheet.note(at.clone(), &TileFault::SymbolCount { found: shortened(count), most: Side::MOST });
    }
    element.and_then(side)
}
