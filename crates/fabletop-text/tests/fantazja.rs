//! Fantazja in three languages: every building, power, action, event, refusal, fault and score line has its
//! sentence.
//!
//! The sentences are kept in `fantazja-sentences.<locale>.txt` for people to proof-read; the values they come
//! from are kept for the page, which has to say the same. `FABLETOP_GOLDEN=rewrite cargo test -p fabletop-text`
//! writes both again.

mod examples;
mod support;

use examples::{
    Examples, check_all_sentences, check_shown, check_vectors, of_both, tags, true_to_type, values,
};
use fabletop_core::{Refusal, Seat};
use fabletop_text::{Locale, Texts, Value};
use fantazja::action::{Action, Rejection};
use fantazja::building::{Building, Faction, Level, Type};
use fantazja::checks::Fault;
use fantazja::config::Variant;
use fantazja::event::EventView;
use fantazja::place::{Cell, Direction, Rotation};
use fantazja::scoring::Line;
use fantazja::state::{Holder, Moment};
use fantazja::tiles::{Certainty, Element, Number, Tile, Tiles};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use strum::VariantNames;
use support::check_messages;

const GAME: &str = "fantazja";
const SPECIALS: [&str; 3] = ["well", "market", "observatory"];

/// The first tile of a faction that shows this.
fn tile(faction: Faction, building: Building) -> Tile {
    let number = Tiles::numbers().find(|&number| Tiles::RECONSTRUCTED.design(number).building == building);
    Tiles::RECONSTRUCTED.tile(faction, number.unwrap())
}

fn own(building: Building) -> Tile {
    tile(Faction::Engineers, building)
}

fn others(building: Building) -> Tile {
    tile(Faction::Sculptors, building)
}

/// A typed example, with the own tile of a building for `<building>`.
fn with_tiles<T: DeserializeOwned + Serialize>(json: &str) -> Value {
    let mut json = json.to_owned();
    for &building in Building::ALL {
        let tile = serde_json::to_string(&own(building)).unwrap();
        json = json.replace(&format!("<{building}>"), &tile);
    }
    true_to_type::<T>(&json)
}

fn example_events() -> Vec<Value> {
    let of_seats = [
        r#"{"kind": "started", "seat": SEAT}"#,
        r#"{"kind": "paid", "seat": SEAT, "tile": <magic-1>}"#,
        r#"{"kind": "built", "seat": SEAT, "tile": <residential-1>, "at": {"x": 1, "y": 0}, "rotation": 2, "on": null}"#,
        r#"{"kind": "built", "seat": SEAT, "tile": <magic-1>, "at": {"x": 1, "y": 0}, "rotation": 0, "on": null}"#,
        r#"{"kind": "built", "seat": SEAT, "tile": <observatory>, "at": {"x": 1, "y": 0}, "rotation": 0, "on": null}"#,
        r#"{"kind": "built", "seat": SEAT, "tile": <production-2>, "at": {"x": -1, "y": 0}, "rotation": 1, "on": <production-1>}"#,
        r#"{"kind": "built", "seat": SEAT, "tile": <magic-3>, "at": {"x": -1, "y": 0}, "rotation": 1, "on": <magic-2>}"#,
        r#"{"kind": "bonus-gained", "seat": SEAT, "points": 5}"#,
        r#"{"kind": "bonus-missed", "seat": SEAT}"#,
        r#"{"kind": "dark-energy", "seat": SEAT, "at": {"x": 0, "y": 2}, "stacks": [{"at": {"x": 0, "y": 2}, "tiles": [<military-2>, <military-1>]}, {"at": {"x": 1, "y": 2}, "tiles": [<residential-1>]}]}"#,
        r#"{"kind": "token-taken", "seat": SEAT, "token": "magic", "from": null}"#,
        r#"{"kind": "token-taken", "seat": SEAT, "token": "residential", "from": OTHER}"#,
        r#"{"kind": "token-lost", "seat": SEAT, "token": "production"}"#,
        r#"{"kind": "power-used", "seat": SEAT, "power": "residential"}"#,
        r#"{"kind": "power-used", "seat": SEAT, "power": "special"}"#,
        r#"{"kind": "gave", "seat": SEAT, "tile": <magic-2>}"#,
        r#"{"kind": "took", "seat": SEAT, "tile": <well>}"#,
        r#"{"kind": "fetched", "seat": SEAT, "tile": <market>}"#,
        r#"{"kind": "guarded", "seat": SEAT, "at": {"x": 1, "y": 1}, "building": <military-3>}"#,
        r#"{"kind": "guarded", "seat": SEAT, "at": {"x": 0, "y": 0}, "building": null}"#,
        r#"{"kind": "guard-returned", "seat": SEAT}"#,
        r#"{"kind": "looked", "seat": SEAT, "owner": OTHER, "count": 4, "tiles": [<residential-1>, <residential-2>, <magic-1>, <well>]}"#,
        r#"{"kind": "looked", "seat": SEAT, "owner": OTHER, "count": 1, "tiles": [<market>]}"#,
        r#"{"kind": "buried", "seat": SEAT, "owner": OTHER, "tile": <magic-1>}"#,
        r#"{"kind": "swapped", "seat": SEAT, "at": {"x": 2, "y": -1}, "tile": <magic-1>, "rotation": 3, "old": <production-1>}"#,
        r#"{"kind": "refilled", "seat": SEAT, "count": 1, "tiles": []}"#,
        r#"{"kind": "refilled", "seat": SEAT, "count": 3, "tiles": [<residential-3>, <production-3>]}"#,
        r#"{"kind": "refilled", "seat": SEAT, "count": 5, "tiles": []}"#,
        r#"{"kind": "turn-passed", "seat": SEAT}"#,
        r#"{"kind": "turn-ended", "seat": SEAT}"#,
    ];
    let of_all = [
        r#"{"kind": "dealt", "tiles": []}"#,
        r#"{"kind": "dealt", "tiles": [<residential-1>, <production-3>, <military-2>, <observatory>]}"#,
        r#"{"kind": "imagined", "seat": 0, "tile": null}"#,
        r#"{"kind": "imagined", "seat": 1, "tile": <magic-3>}"#,
        r#"{"kind": "cut-off", "stacks": [{"at": {"x": 0, "y": 3}, "tiles": [<magic-1>]}]}"#,
        r#"{"kind": "cut-off", "stacks": [{"at": {"x": 0, "y": 3}, "tiles": [<magic-2>, <magic-1>]}, {"at": {"x": 0, "y": 4}, "tiles": [<market>]}]}"#,
        r#"{"kind": "looked", "seat": 0, "owner": 5, "count": 3, "tiles": []}"#,
        r#"{"kind": "buried", "seat": 0, "owner": 5, "tile": null}"#,
        r#"{"kind": "returned", "seat": 0, "owner": 1, "count": 0}"#,
        r#"{"kind": "returned", "seat": 0, "owner": 1, "count": 1}"#,
        r#"{"kind": "returned", "seat": 0, "owner": 1, "count": 2}"#,
        r#"{"kind": "returned", "seat": 1, "owner": 0, "count": 5}"#,
        r#"{"kind": "ended", "outcome": {"points": [18, 16], "places": [1, 2]}}"#,
    ];
    let events = of_seats.into_iter().flat_map(of_both).chain(of_all.map(str::to_owned));
    events.map(|event| with_tiles::<EventView>(&event)).collect()
}

fn example_actions() -> Vec<Value> {
    let actions = [
        r#"{"kind": "build", "tile": <residential-1>, "at": {"x": 1, "y": -2}, "rotation": 0}"#,
        r#"{"kind": "build", "tile": <magic-2>, "at": {"x": -1, "y": 0}, "rotation": 3}"#,
        r#"{"kind": "pay", "tile": <magic-1>}"#,
        r#"{"kind": "imagine", "tile": <magic-3>}"#,
        r#"{"kind": "use", "power": "residential"}"#,
        r#"{"kind": "use", "power": "production"}"#,
        r#"{"kind": "use", "power": "military"}"#,
        r#"{"kind": "use", "power": "magic"}"#,
        r#"{"kind": "use", "power": "special"}"#,
        r#"{"kind": "give", "tile": <well>}"#,
        r#"{"kind": "take", "tile": <production-3>}"#,
        r#"{"kind": "guard", "at": {"x": 0, "y": 1}}"#,
        r#"{"kind": "bury", "tile": <magic-1>}"#,
        r#"{"kind": "done"}"#,
        r#"{"kind": "swap", "at": {"x": 2, "y": 1}, "tile": <military-1>, "rotation": 2}"#,
        r#"{"kind": "end"}"#,
    ];
    actions.into_iter().map(with_tiles::<Action>).collect()
}

/// Why a tile cannot be laid where somebody wants it.
fn example_refusals_of_placing() -> Vec<Rejection> {
    use Rejection::*;
    let at = Cell { x: 1, y: 0 };
    let tower = own(Building::Magic2);
    let cottage = own(Building::Residential1);
    let mill = Some(others(Building::Production1));
    let wrong = |neighbour| WrongElement {
        tile: cottage,
        side: Direction::North,
        found: Element::Water,
        wanted: Element::Fire,
        neighbour,
        ruling: 10,
    };
    let few = |neighbour| CountTooLow {
        tile: cottage,
        side: Direction::West,
        element: Element::Air,
        found: 1,
        needed: 2,
        neighbour,
        ruling: 10,
    };
    let guarded = |building| Guarded { at, building, owner: Seat(0), ruling: 47 };
    vec![
        Occupied { tile: cottage, at, by: mill },
        Occupied { tile: cottage, at: Cell::CASTLE, by: None },
        NoNeighbour { at, ruling: 10 },
        guarded(Some(others(Building::Magic1))),
        guarded(None),
        wrong(mill),
        wrong(None),
        few(Some(others(Building::Magic3))),
        few(None),
        NoImagination { tile: tower, ruling: 15 },
        NothingBelow { tile: tower, at, needs: Building::Magic1 },
        WrongBase { tile: tower, needs: Building::Magic1, found: Building::Residential1 },
        WrongBase { tile: own(Building::Production3), needs: Building::Production2, found: Building::Magic2 },
        NothingOnTop { tile: tower, found: Some(Building::Market) },
        NothingOnTop { tile: tower, found: None },
        WrongTurn { tile: tower, rotation: Rotation::NONE, fits: Rotation::new(1).unwrap() },
        WrongTurn { tile: cottage, rotation: Rotation::new(1).unwrap(), fits: Rotation::NONE },
        ElementsDiffer { tile: tower, below: others(Building::Magic1) },
    ]
}

fn example_refusals() -> Vec<Rejection> {
    use Rejection::*;
    let moments = [Moment::Act, Moment::After, Moment::Pay, Moment::Exchange, Moment::Fetch, Moment::Guard];
    let moments = moments.into_iter().chain([Moment::Look, Moment::Bury, Moment::Swap]);
    let (tower, cottage) = (own(Building::Magic1), own(Building::Residential1));
    let mut refusals = vec![
        SeatCount { seats: 3, least: 2, most: 2 },
        UnfitTiles { fault: Fault::AllDark },
        MustAct,
        NoSuchTile { tile: tower },
        OtherFaction { tile: others(Building::Well), ruling: 1 },
        NotInHand { tile: tower, ruling: 1 },
        NotImagined { tile: cottage },
        NoPowers { power: Type::Magic },
        PowerUsed { power: Type::Magic },
        NoToken { power: Type::Production },
        JustReturned { power: Type::Military },
        GivenEnough { given: 1 },
        GivenEnough { given: 3 },
        NothingGiven,
        NotDiscarded { tile: tower, ruling: 44 },
        JustGiven { tile: tower },
        NoBuilding { at: Cell { x: 3, y: 3 }, ruling: 46 },
        CastleNotGuarded,
        NotLookedAt { tile: cottage },
        NotYourBuilding { building: others(Building::Magic2) },
        SpecialNotSwapped { tile: own(Building::Market) },
        OtherLevel { tile: own(Building::Production3), found: Level::III, wanted: Level::II },
    ];
    refusals.extend(moments.map(|now| WrongMoment { now }));
    refusals.extend(Type::ALL.iter().map(|&power| NothingToDo { power }));
    refusals.extend(example_refusals_of_placing());
    refusals
}

/// What is wrong with a set of tiles, or with the file it is written in.
fn example_faults() -> Vec<Value> {
    let few = |building, count| Fault::TooFew { building, count, needed: count + 1 };
    let faults = [
        few(Building::Magic3, 0),
        few(Building::Residential1, 1),
        few(Building::Military2, 4),
        Fault::FitsNowhere {
            number: Number::new(18).unwrap(),
            building: Building::Military3,
            needs: Building::Military2,
        },
        Fault::NoDarkSmall,
        Fault::NoDarkLarge,
        Fault::AllDark,
        Fault::ExampleImpossible,
    ];
    let of_files = [
        r#"{"code": "tile-count", "found": 26, "wanted": 27}"#,
        r#"{"code": "side-count", "found": 3}"#,
        r#"{"code": "side-shape", "text": "water two times"}"#,
        r#"{"code": "symbol-count", "found": "4", "most": 3}"#,
    ];
    let of_files = of_files.map(|fault| serde_json::from_str(fault).unwrap());
    values(faults).into_iter().chain(of_files).collect()
}

fn example_holders() -> Vec<Holder> {
    let [first, second] = [0, 1].map(Seat);
    let at = Cell { x: 1, y: 1 };
    let of =
        |seat| [Holder::Held { seat }, Holder::Guarding { at, owner: seat }, Holder::Out { owner: seat }];
    [Holder::Pool].into_iter().chain([first, second].into_iter().flat_map(of)).collect()
}

fn example_lines() -> Vec<Line> {
    let at = Cell { x: 1, y: 0 };
    let building = |building: Building| Line::Building { tile: own(building), at, points: building.points() };
    let bonus = |count: u8| Line::Bonus { count, points: 5 * i32::from(count) };
    vec![building(Building::Residential1), building(Building::Magic2), bonus(1), bonus(2), bonus(5)]
}

/// Everything the game can say, by namespace.
fn examples() -> Examples {
    vec![
        ("variant", values(Variant::VARIANTS)),
        ("power", values(Type::VARIANTS)),
        ("certainty", values(Certainty::VARIANTS)),
        ("moment", values(Moment::VARIANTS)),
        ("action", example_actions()),
        ("event", example_events()),
        ("refusal", values(example_refusals())),
        ("fault", example_faults()),
        ("holder", values(example_holders())),
        ("line", values(example_lines())),
    ]
}

#[test]
fn everything_the_game_says_reads_well() {
    check_all_sentences(GAME, &examples(), &[]);
}

#[test]
fn the_page_has_the_same_examples() {
    check_vectors(GAME, &examples());
}

#[test]
fn the_examples_show_every_kind() {
    check_shown(&tags(&example_events(), "kind"), EventView::VARIANTS);
    check_shown(&tags(&example_actions(), "kind"), Action::VARIANTS);
    let refusals = example_refusals().iter().map(|refusal| refusal.code().to_owned()).collect();
    check_shown(&refusals, Rejection::VARIANTS);
    check_shown(&tags(&example_faults(), "code"), Fault::VARIANTS);
    check_shown(&tags(&values(example_holders()), "kind"), Holder::VARIANTS);
    check_shown(&tags(&values(example_lines()), "kind"), Line::VARIANTS);
}

#[test]
fn every_kind_has_its_message() {
    let namespaces: &[(&str, &[&str])] = &[
        ("power-", Type::VARIANTS),
        ("certainty-", Certainty::VARIANTS),
        ("moment-", Moment::VARIANTS),
        ("action-", Action::VARIANTS),
        ("event-", EventView::VARIANTS),
        ("refusal-", Rejection::VARIANTS),
        ("fault-", Fault::VARIANTS),
        ("holder-", Holder::VARIANTS),
        ("line-", Line::VARIANTS),
        ("variant-", Variant::VARIANTS),
        ("", Faction::VARIANTS),
        ("", Element::VARIANTS),
        ("", Type::VARIANTS),
        ("", Level::VARIANTS),
        ("", Building::VARIANTS),
        ("", Direction::VARIANTS),
    ];
    check_messages(GAME, namespaces);
}

#[test]
fn no_two_buildings_have_one_name_and_no_two_elements_one_letter() {
    for texts in Locale::ALL.map(Texts::new) {
        let names: BTreeSet<String> = Building::VARIANTS.iter().map(|id| texts.name(GAME, id)).collect();
        assert_eq!(names.len(), Building::VARIANTS.len(), "{}", texts.locale());
        let letters: BTreeSet<String> =
            Element::VARIANTS.iter().map(|id| texts.attribute(&format!("{GAME}-{id}"), "code")).collect();
        assert_eq!(letters.len(), Element::VARIANTS.len(), "{}", texts.locale());
    }
}

#[test]
fn a_building_says_its_level_in_every_form() {
    for texts in Locale::ALL.map(Texts::new) {
        for &building in Building::ALL {
            let id = format!("{GAME}-{building}");
            let level = building
                .level()
                .map_or(String::new(), |level| format!(" {}", texts.name(GAME, level.into())));
            for name in
                [texts.get(&id)].into_iter().chain(["acc", "of", "on"].map(|form| texts.attribute(&id, form)))
            {
                assert!(name.ends_with(&level), "{}: {name}", texts.locale());
            }
            assert_eq!(level.is_empty(), SPECIALS.contains(&building.into()), "{building}");
        }
    }
}

#[test]
fn a_tile_is_said_by_its_building() {
    let texts = Texts::new(Locale::Pl);
    let built = EventView::Built {
        seat: Seat(0),
        tile: own(Building::Magic2),
        at: Cell { x: 1, y: 0 },
        rotation: Rotation::NONE,
        on: Some(others(Building::Magic1)),
    };
    let said = texts.describe_for(&["Ala".to_owned()], GAME, "event", &built);
    assert_eq!(said, "Ala stawia Wieżę Maga II na Wieży Maga I.");
}
