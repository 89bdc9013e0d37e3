//! The whole box in a component file.

mod export;
mod spots;

pub(super) use export::export;

use crate::components::{Components as ComponentFile, Fault, Fields, Replacement, Sheet, Span, one_of};
use indaman::cities::{CITY_CARDS, City};
use indaman::components::{
    CityDesign, ComponentSet, Components, CreatureDesign, IslandDesign, Klippidi, MageDesign, ObjectDesign,
    Point, Revenue, SeaArea, Space, Tower,
};
use indaman::creatures::Creature;
use indaman::klippidi::{FACES, Face, Faces};
use indaman::mages::{Mage, Trait};
use indaman::objects::ObjectKind;
use indaman::place::{Island, Place};
use indaman::reconstruction::COMPONENTS as RECONSTRUCTION;
use indaman::terrain::{Certainty, Terrain};
use spots::Spots;
use std::ops::RangeInclusive;
use strum::VariantNames;

/// The component file: everything that is printed.
pub(super) const COMPONENTS: ComponentFile =
    ComponentFile { option: "components", export: || export(&RECONSTRUCTION), read };

/// What a small number can be.
const SMALL: RangeInclusive<u16> = 0..=u8::MAX as u16;
/// What a coordinate can be: boards show a picture of this width.
const COORDINATE: RangeInclusive<u16> = 0..=1000;
/// How a place is written.
const PLACES: &[&str] = &["s0", "s1", "s2", "…"];
/// How two places are written.
const PAIRS: &[&str] = &["s0 s1", "s0 s2", "…"];

/// Designs, and the tables they stand in.
type Standing<'t, T> = (T, Vec<Fields<'t>>);
/// Pairs of places, and where they stand.
type Pairs = Vec<([Place; 2], Span)>;

/// The map as it stands in a file.
struct Land<'t> {
    borders: Pairs,
    roads: Pairs,
    spaces: Standing<'t, Vec<Space>>,
    islands: Standing<'t, [IslandDesign; Island::COUNT]>,
    cities: Standing<'t, [CityDesign; City::COUNT]>,
}

/// What is printed elsewhere, as it stands in a file.
struct Tables<'t> {
    revenue: (Revenue, Vec<Span>),
    tower: (Tower, Fields<'t>),
    klippidi: (Klippidi, Fields<'t>),
}

/// The cards as they stand in a file.
struct Cards<'t> {
    creatures: Standing<'t, [CreatureDesign; Creature::COUNT]>,
    objects: Standing<'t, [ObjectDesign; ObjectKind::COUNT]>,
    mages: Standing<'t, [MageDesign; Mage::COUNT]>,
}

fn read(sheet: &mut Sheet<'_>) -> Option<Replacement> {
    let components = components(sheet)?;
    let hash = components.hash();
    let value = match ComponentSet::new(components) {
        ComponentSet::Reconstructed => "reconstructed".to_owned(),
        other => serde_json::to_string(&other).ok()?,
    };
    Some(Replacement { value, hash })
}

/// The components of a file, if all of it can be read. What they lack to make a game is noted.
fn components(sheet: &mut Sheet<'_>) -> Option<Components> {
    let root = sheet.root();
    let lists = ["space", "island", "city", "creature", "object", "mage"];
    let others = ["game", "borders", "roads", "revenue", "tower", "klippidi"];
    root.only(&[others.as_slice(), &lists].concat(), sheet);
    // All is read before anything is given up, so that all that is wrong is said.
    let (land, cards, tables) = (land(&root, sheet), cards(&root, sheet), tables(&root, sheet));
    let (land, cards, tables) = (land?, cards?, tables?);
    let places = |pairs: &Pairs| pairs.iter().map(|(pair, _)| *pair).collect::<Vec<_>>().into();
    let components = Components {
        spaces: land.spaces.0.into(),
        borders: places(&land.borders),
        roads: places(&land.roads),
        islands: land.islands.0,
        cities: land.cities.0,
        revenue: tables.revenue.0,
        tower: tables.tower.0,
        klippidi: tables.klippidi.0,
        creatures: cards.creatures.0,
        objects: cards.objects.0,
        mages: cards.mages.0,
    };
    let spots = Spots {
        borders: land.borders,
        roads: land.roads,
        spaces: land.spaces.1,
        islands: land.islands.1,
        cities: land.cities.1,
        creatures: cards.creatures.1,
        objects: cards.objects.1,
        mages: cards.mages.1,
        revenue: tables.revenue.1,
        tower: tables.tower.1,
        klippidi: tables.klippidi.1,
        end: sheet.end(),
    };
    for fault in components.check() {
        let at = spots.of(&fault, &components, sheet);
        sheet.note(at, &fault);
    }
    Some(components)
}

fn land<'t>(root: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Land<'t>> {
    let borders = pairs(root, "borders", sheet);
    let roads = pairs(root, "roads", sheet);
    let spaces = root.tables("space", sheet).map(|tables| {
        let spaces: Vec<Option<Space>> = tables.iter().map(|table| space(table, sheet)).collect();
        (spaces.into_iter().collect::<Option<Vec<_>>>(), tables)
    });
    let islands = designs(root, "island", sheet, island);
    let cities = designs(root, "city", sheet, city);
    let (spaces, space_tables) = spaces?;
    let spaces = (spaces?, space_tables);
    Some(Land { borders: borders?, roads: roads?, spaces, islands: islands?, cities: cities? })
}

fn tables<'t>(root: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Tables<'t>> {
    let revenue = root.section("revenue", sheet).and_then(|table| revenue(&table, sheet));
    let tower = root.section("tower", sheet).and_then(|table| Some((tower(&table, sheet)?, table)));
    let klippidi = root.section("klippidi", sheet).and_then(|table| Some((klippidi(&table, sheet)?, table)));
    Some(Tables { revenue: revenue?, tower: tower?, klippidi: klippidi? })
}

fn cards<'t>(root: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Cards<'t>> {
    let creatures = designs(root, "creature", sheet, creature);
    let objects = designs(root, "object", sheet, object);
    let mages = designs(root, "mage", sheet, mage);
    Some(Cards { creatures: creatures?, objects: objects?, mages: mages? })
}

/// As many designs of a kind as there should be.
fn designs<'t, T, const COUNT: usize>(
    root: &Fields<'t>,
    field: &str,
    sheet: &mut Sheet<'t>,
    read: impl Fn(&Fields<'t>, &mut Sheet<'t>) -> Option<T>,
) -> Option<Standing<'t, [T; COUNT]>> {
    let tables = root.tables(field, sheet)?;
    let designs: Vec<Option<T>> = tables.iter().map(|table| read(table, sheet)).collect();
    // The first too much, or the last there is.
    let at = tables.get(COUNT).or(tables.last()).map_or_else(|| root.at(), Fields::at);
    let designs = sheet.exactly::<_, COUNT>(at, field, designs)?;
    let designs = designs.into_iter().collect::<Option<Vec<T>>>()?;
    Some((designs.try_into().ok()?, tables))
}

/// `["s0 s1", "s0 s5"]`.
fn pairs<'t>(root: &Fields<'t>, field: &str, sheet: &mut Sheet<'t>) -> Option<Pairs> {
    let (_, texts) = root.texts(field, sheet)?;
    let mut pair = |(at, text): (Span, String)| {
        let mut words = text.split_whitespace().map(|word| word.parse::<Place>().ok());
        match (words.next().flatten(), words.next().flatten(), words.next()) {
            (Some(one), Some(other), None) => Some(([one, other], at)),
            _ => {
                sheet.note(at, &Fault::unknown_word(field, &text, PAIRS));
                None
            }
        }
    };
    let pairs: Vec<Option<_>> = texts.into_iter().map(|text| pair(text?)).collect();
    pairs.into_iter().collect()
}

fn space<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Space> {
    table.only(&["terrain", "zone", "city", "coast", "polygon", "label", "certainty"], sheet);
    let terrain = table.word("terrain", Terrain::VARIANTS, sheet);
    let zone = table.text("zone", sheet).map(|(_, zone)| zone);
    let city =
        if table.has("city") { table.word("city", City::VARIANTS, sheet).map(Some) } else { Some(None) };
    let coast = table.yes_or_no("coast", sheet).map(|(_, coast)| coast);
    let polygon = polygon(table, sheet);
    let label = label(table, sheet);
    let certainty = certainty(table, sheet);
    Some(Space {
        terrain: terrain?,
        zone: zone?.into(),
        city: city?,
        coast: coast?,
        polygon: polygon?.into(),
        label: label?,
        certainty: certainty?,
    })
}

fn island<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<IslandDesign> {
    table.only(&["island", "lands_at", "polygon", "label", "certainty", "sea"], sheet);
    let island = table.word("island", Island::VARIANTS, sheet);
    let polygon = polygon(table, sheet);
    let label = label(table, sheet);
    let sea = designs(table, "sea", sheet, sea_area).map(|(sea, _)| sea);
    let lands_at = table.word("lands_at", PLACES, sheet);
    let certainty = certainty(table, sheet);
    Some(IslandDesign {
        island: island?,
        polygon: polygon?.into(),
        label: label?,
        sea: sea?,
        lands_at: lands_at?,
        certainty: certainty?,
    })
}

fn sea_area<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<SeaArea> {
    table.only(&["polygon", "label"], sheet);
    let (polygon, label) = (polygon(table, sheet), label(table, sheet));
    Some(SeaArea { polygon: polygon?.into(), label: label? })
}

fn city<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<CityDesign> {
    table.only(&["city", "name", "space", "certainty"], sheet);
    let city = table.word("city", City::VARIANTS, sheet);
    let name = table.text("name", sheet).map(|(_, name)| name);
    let space = table.word("space", PLACES, sheet);
    let certainty = certainty(table, sheet);
    Some(CityDesign { city: city?, name: name?.into(), space: space?, certainty: certainty? })
}

/// The revenue, and where its rows stand.
fn revenue<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<(Revenue, Vec<Span>)> {
    table.only(&["table", "certainty"], sheet);
    let certainty = certainty(table, sheet);
    let (at, rows) = table.rows("table", SMALL, sheet)?;
    let spans = rows.iter().map(|(at, _)| at.clone()).collect();
    let rows: Vec<Option<[u8; CITY_CARDS]>> = rows
        .into_iter()
        .map(|(at, row)| sheet.exactly(at, "table", row.into_iter().filter_map(small).collect()))
        .collect();
    let rows = sheet.exactly::<_, CITY_CARDS>(at, "table", rows)?;
    let rows = rows.into_iter().collect::<Option<Vec<_>>>()?;
    Some((Revenue { table: rows.try_into().ok()?, certainty: certainty? }, spans))
}

fn tower<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Tower> {
    table.only(&["squares", "certainty"], sheet);
    let squares = table.numbers("squares", SMALL, sheet);
    let certainty = certainty(table, sheet);
    let squares: Vec<u8> = squares?.1.into_iter().filter_map(small).collect();
    Some(Tower { squares: squares.into(), certainty: certainty? })
}

fn klippidi<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Klippidi> {
    table.only(&["blue", "red", "certainty"], sheet);
    let [blue, red] = ["blue", "red"].map(|field| {
        let faces = table.words::<Face>(field, Face::VARIANTS, sheet)?;
        sheet.exactly::<_, FACES>(table.at_field(field), field, faces)
    });
    let certainty = certainty(table, sheet);
    Some(Klippidi { blue: blue?, red: red?, certainty: certainty? })
}

fn creature<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<CreatureDesign> {
    table.only(&["creature", "count", "points", "certainty"], sheet);
    let creature = table.word("creature", Creature::VARIANTS, sheet);
    let count = table.number("count", SMALL, sheet).and_then(small);
    let points = table.number("points", SMALL, sheet).and_then(small);
    let certainty = certainty(table, sheet);
    Some(CreatureDesign { creature: creature?, count: count?, points: points?, certainty: certainty? })
}

fn object<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<ObjectDesign> {
    table.only(&["object", "works", "certainty"], sheet);
    let object = table.word("object", ObjectKind::VARIANTS, sheet);
    let works = table.rows("works", 1..=FACES as u16, sheet).and_then(|(at, cards)| {
        let faces = |(_, faces): (Span, Vec<u16>)| faces.into_iter().filter_map(small).collect::<Faces>();
        sheet.exactly(at, "works", cards.into_iter().map(faces).collect())
    });
    let certainty = certainty(table, sheet);
    Some(ObjectDesign { object: object?, works: works?, certainty: certainty? })
}

fn mage<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<MageDesign> {
    table.only(&["mage", "name", "city", "terrain", "trait", "certainty"], sheet);
    let mage = table.word("mage", Mage::VARIANTS, sheet);
    let name = table.text("name", sheet).map(|(_, name)| name);
    let city = table.word("city", City::VARIANTS, sheet);
    let terrain = table.word("terrain", Terrain::VARIANTS, sheet);
    let can = table.section("trait", sheet).and_then(|table| what_it_can(&table, sheet));
    let certainty = certainty(table, sheet);
    Some(MageDesign {
        mage: mage?,
        name: name?.into(),
        city: city?,
        terrain: terrain?,
        can: can?,
        certainty: certainty?,
    })
}

/// `{ kind = "gem-bonus", gems = 1 }`.
fn what_it_can<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Trait> {
    let (at, kind) = table.text("kind", sheet)?;
    let fields: &[&str] = match kind.as_str() {
        "guess" | "wins-ties" => &[],
        "gem-bonus" | "creature-bonus" | "delivery-bonus" | "entry-discount" => &["gems"],
        "start-object" => &["objects"],
        "wise-friend" => &["points", "ferry"],
        "tower-bonus" => &["bonus"],
        "reroll" => &["cost"],
        _ => {
            sheet.note(at, &Fault::unknown_word("kind", &kind, Trait::VARIANTS));
            return None;
        }
    };
    table.only(&[&["kind"], fields].concat(), sheet);
    let numbers: Vec<Option<u16>> = fields.iter().map(|field| table.number(field, SMALL, sheet)).collect();
    let numbers = fields.iter().zip(numbers.into_iter().collect::<Option<Vec<u16>>>()?);
    let numbers = numbers.map(|(&field, number)| (field.to_owned(), number.into()));
    let fields = [("kind".to_owned(), kind.into())].into_iter().chain(numbers);
    serde_json::from_value(serde_json::Value::Object(fields.collect())).ok()
}

fn polygon<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Vec<Point>> {
    let (_, rows) = table.rows("polygon", COORDINATE, sheet)?;
    let points: Vec<Option<Point>> =
        rows.into_iter().map(|(at, row)| sheet.exactly(at, "polygon", row)).collect();
    points.into_iter().collect()
}

fn label<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Point> {
    let (at, numbers) = table.numbers("label", COORDINATE, sheet)?;
    sheet.exactly(at, "label", numbers)
}

fn certainty<'t>(table: &Fields<'t>, sheet: &mut Sheet<'t>) -> Option<Certainty> {
    let word = table.text("certainty", sheet)?;
    one_of("certainty", &word, Certainty::VARIANTS, sheet)
}

fn small(number: u16) -> Option<u8> {
    number.try_into().ok()
}
