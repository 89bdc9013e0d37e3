//! The set of tiles, its text, and the checks any set has to pass.

use fabletop_core::Game;
use fantazja::action::Rejection;
use fantazja::building::{Building, Level, Type};
use fantazja::checks::Fault;
use fantazja::config::Options;
use fantazja::tiles::{Certainty, Design, Element, NotTiles, Number, Side, TILES, TileSet, Tiles};
use fantazja::{Config, State};

/// The table of the rulings, in its own words.
const TABLE: [(&str, &str); 15] = [
    ("residential-1", "E1A1W2F1 E2A1W1F2 E1A3W1F2*"),
    ("residential-2", "E1A2W2F2 E3A2W2F1"),
    ("residential-3", "E3A2W3F1"),
    ("production-1", "E1W2A1F1 E1W1A2F2 E3W1A2F1*"),
    ("production-2", "E2W2A2F1 E2W2A1F3"),
    ("production-3", "E2W3A1F3"),
    ("military-1", "E2A1F1W1 E1A2F2W1 E1A2F1W3*"),
    ("military-2", "E2A2F1W2 E2A1F3W2*"),
    ("military-3", "E3A1F3W2"),
    ("magic-1", "E1F1W1A2 E2F2W1A1 E2F1W3A1*"),
    ("magic-2", "E2F1W2A2 E1F3W2A2*"),
    ("magic-3", "E1F3W2A3"),
    ("well", "E2W1F3A2"),
    ("market", "E1F3A2W2"),
    ("observatory", "E3A2W2F1"),
];

fn changed(changes: &[(usize, &str)]) -> Tiles {
    let mut designs: [Design; TILES] = *Tiles::RECONSTRUCTED.designs();
    for &(number, design) in changes {
        designs[number - 1] = design.parse().expect("a design");
    }
    Tiles::new(designs)
}

#[test]
fn the_set_is_that_of_the_table() {
    let rows = TABLE
        .iter()
        .flat_map(|(building, row)| row.split(' ').map(move |sides| format!("{building}:{sides}?")));
    let words: Vec<String> = Tiles::RECONSTRUCTED.designs().iter().map(Design::to_string).collect();
    assert_eq!(words, rows.collect::<Vec<_>>());
    assert_eq!(
        Tiles::CASTLE.map(|side| (side.element(), side.count())),
        [(Element::Earth, 1), (Element::Air, 1), (Element::Water, 1), (Element::Fire, 1)]
    );
    assert!(Tiles::RECONSTRUCTED.designs().iter().all(|design| design.certainty == Certainty::Reconstructed));
}

#[test]
fn points_levels_and_types() {
    let levels = [Level::I, Level::II, Level::III].map(Some);
    for (level, (points, count)) in levels.into_iter().chain([None]).zip([(1, 12), (3, 8), (2, 4), (2, 3)]) {
        let designs = Tiles::RECONSTRUCTED.designs().iter().filter(|design| design.building.level() == level);
        assert_eq!(designs.clone().count(), count, "{level:?}");
        assert!(designs.clone().all(|design| design.building.points() == points));
    }
    for (&kind, count) in Type::ALL.iter().zip([6, 6, 6, 6, 3]) {
        let of_kind = |design: &&Design| design.building.kind() == kind;
        assert_eq!(Tiles::RECONSTRUCTED.designs().iter().filter(of_kind).count(), count, "{kind}");
    }
    assert_eq!(Building::Magic3.base(), Some(Building::Magic2));
    assert_eq!((Building::Magic1.base(), Building::Well.base()), (None, None));
}

#[test]
fn the_set_passes_the_checks() {
    assert_eq!(Tiles::RECONSTRUCTED.check(), []);
}

#[test]
fn the_text_carries_a_hash_and_comes_back() {
    let text = Tiles::RECONSTRUCTED.to_string();
    assert_eq!(text.split(' ').count(), 1 + TILES);
    assert_eq!(text.split(' ').next(), Some(Tiles::RECONSTRUCTED.hash().as_str()));
    assert_eq!(text.parse(), Ok(Tiles::RECONSTRUCTED));
    assert_eq!(text.replace("E1A1W2F1", "E1A1W2F2").parse::<Tiles>(), Err(NotTiles::Hash));
    assert_eq!(text.replace("E1A1W2F1", "E1A1W2F4").parse::<Tiles>(), Err(NotTiles::Design));
    assert_eq!(text.rsplit_once(' ').expect("words").0.parse::<Tiles>(), Err(NotTiles::Count));
    assert_eq!(format!("{text} well:E2W1F3A2").parse::<Tiles>(), Err(NotTiles::Count));
    assert_eq!("".parse::<Tiles>(), Err(NotTiles::Count));
    let json = serde_json::to_string(&Config::new()).expect("JSON");
    assert!(json.contains(&text), "the tiles are written out in the config");
    assert_eq!(serde_json::from_str::<Config>(&json).expect("a config"), Config::new());
}

#[test]
fn designs_are_read_as_they_are_written() {
    for text in ["well:E2W1F3A2", "military-2:E2A1F3W2*", "magic-1:E1F1W1A2~", "residential-1:E1A3W1F2*?"] {
        assert_eq!(text.parse::<Design>().expect("a design").to_string(), text);
    }
    for text in [
        "well",
        "well:E2W1F3",
        "well:E2W1F3A2A2",
        "tower:E2W1F3A2",
        "well:X2W1F3A2",
        "well:E0W1F3A2",
        "well:E2W1F3A2?*",
    ] {
        assert_eq!(text.parse::<Design>(), Err(NotTiles::Design), "{text}");
    }
    assert_eq!((Side::new(Element::Fire, 0), Side::new(Element::Fire, 4)), (None, None));
}

#[test]
fn too_few_of_a_building() {
    let (building, count, needed) = (Building::Military2, 1, 2);
    let faults = changed(&[(17, "military-1:E2A1F3W2*")]).check();
    assert_eq!(faults, [Fault::TooFew { building, count, needed }]);
    let no_well = changed(&[(25, "market:E2W1F3A2")]).check();
    assert_eq!(no_well, [Fault::TooFew { building: Building::Well, count: 0, needed: 1 }]);
    let no_tower = changed(&[(24, "magic-1:E1F3W2A3")]).check();
    assert_eq!(no_tower, [Fault::TooFew { building: Building::Magic3, count: 0, needed: 1 }]);
}

#[test]
fn a_level_that_fits_nowhere() {
    let faults = changed(&[(5, "residential-2:E3W2A2F1")]).check();
    let number = Number::new(5).expect("a tile");
    let (building, needs) = (Building::Residential2, Building::Residential1);
    assert_eq!(faults, [Fault::FitsNowhere { number, building, needs }]);
    assert_eq!((faults[0].number(), faults[0].code()), (Some(number), "fits-nowhere"));
}

#[test]
fn dark_energy_somewhere_and_not_everywhere() {
    let without = |small: bool| {
        let mut designs = *Tiles::RECONSTRUCTED.designs();
        designs
            .iter_mut()
            .filter(|design| design.building.is_ground() == small)
            .for_each(|design| design.dark = false);
        Tiles::new(designs).check()
    };
    assert_eq!(without(true), [Fault::NoDarkSmall]);
    assert_eq!(without(false), [Fault::NoDarkLarge]);
    let mut designs = *Tiles::RECONSTRUCTED.designs();
    designs.iter_mut().for_each(|design| design.dark = true);
    assert!(Tiles::new(designs).check().contains(&Fault::AllDark));
}

#[test]
fn the_scoring_example_has_to_be_possible() {
    // With Dark Energy on all thirteen visible tiles no two of them may touch.
    let mut designs = *Tiles::RECONSTRUCTED.designs();
    designs.iter_mut().take(TILES - 1).for_each(|design| design.dark = true);
    assert_eq!(Tiles::new(designs).check(), [Fault::ExampleImpossible]);
    // On the ground alone it can be covered in time.
    let mut designs = *Tiles::RECONSTRUCTED.designs();
    let small = designs.iter_mut().filter(|design| design.building.level() == Some(Level::I));
    small.for_each(|design| design.dark = true);
    assert_eq!(Tiles::new(designs).check(), []);
}

#[test]
fn a_table_refuses_tiles_that_make_no_game() {
    let options = Options { tiles: changed(&[(25, "market:E2W1F3A2")]), ..Options::default() };
    let fault = Fault::TooFew { building: Building::Well, count: 0, needed: 1 };
    assert_eq!(State::setup(&Config::new().options(options)).err(), Some(Rejection::UnfitTiles { fault }));
    let options = Options { tiles: changed(&[(1, "residential-1:E2A2W2F2")]), ..Options::default() };
    assert!(State::setup(&Config::new().options(options)).is_ok());
}

#[test]
fn sets_of_tiles() {
    let some: TileSet = [3, 1, 27].into_iter().filter_map(Number::new).collect();
    assert_eq!(some.iter().map(Number::get).collect::<Vec<_>>(), [1, 3, 27]);
    assert_eq!((some.len(), some.nth(1), some.nth(3)), (3, Number::new(3), None));
    assert_eq!(serde_json::to_string(&some).expect("JSON"), "[1,3,27]");
    assert!(
        serde_json::from_str::<TileSet>("[1,1]").is_err() && serde_json::from_str::<TileSet>("[28]").is_err()
    );
    assert_eq!((TileSet::ALL.len(), Number::new(0), Number::new(28)), (TILES, None, None));
}
