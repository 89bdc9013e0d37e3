//! Every fault of a set, and where in the file it is said.

use super::file::{changed, check, check_in, exported, in_block, in_part, with_pairs};
use indaman::checks::{Fault, LEAST_SPACES};
use indaman::cities::{CITY_CARDS, City};
use indaman::components::Space;
use indaman::place::{Island, MAX_SPACES};
use indaman::reconstruction::BOARD;
use indaman::terrain::Terrain;
use serde_json::json;
use strum::VariantNames;

#[test]
fn every_fault_is_tested() {
    let tested = |code: &&str| include_str!("faults.rs").contains(&format!("\"{code}\""));
    let missing: Vec<&str> = Fault::VARIANTS.iter().copied().filter(|code| !tested(code)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn what_is_wrong_with_the_land_is_said_where_it_stands() {
    let s = |place: &str| json!({ "space": place });
    let pair = |one: &str, other: &str| json!({ "one": one, "other": other });
    check(&changed("\"s0 s1\", ", ""), "polygon", "[", "border-missing", &pair("s0", "s1"));
    let extra = changed("\"s0 s1\", ", "\"s0 s1\", \"s0 s69\", ");
    check(&extra, "\"s0 s69\"", "\"s0 s69\"", "no-shared-side", &pair("s0", "s69"));
    let twice = changed("\"s0 s5\", ", "\"s0 s5\", \"s5 s0\", ");
    check(&twice, "\"s5 s0\"", "\"s5 s0\"", "repeated", &pair("s5", "s0"));
    let alone = changed("\"s0 s5\", ", "\"s0 s5\", \"s4 s4\", ");
    check(&alone, "\"s4 s4\"", "\"s4 s4\"", "repeated", &pair("s4", "s4"));
    let nowhere = changed("\"s0 s5\", ", "\"s0 s5\", \"s0 s99\", ");
    check(&nowhere, "\"s0 s99\"", "\"s0 s99\"", "not-a-space", &json!({ "place": "s99" }));
    let inland = in_block("# s0\n", "coast = true", "coast = false");
    check(&inland, "coast = false", "false", "wrong-coast", &s("s0"));
    let swamp = in_block("# s1\n", "terrain = \"mountain\"", "terrain = \"swamp\"");
    check(&swamp, "terrain = \"swamp\"", "\"swamp\"", "mixed-zone", &s("s1"));
    let text = exported();
    let (before, from) = text.split_once("\n[[island.sea]]\npolygon = [").expect("an outline");
    let (_, after) = from.split_once("\n]").expect("its end");
    let flat = format!("{before}\n[[island.sea]]\npolygon = [[1, 1], [2, 2]]{after}");
    let params = json!({ "place": "aurora-1", "corners": 2 });
    check(&flat, "polygon = [[1, 1]", "[[1, 1]", "bad-outline", &params);
    let far = in_block("island = \"aurora\"", "lands_at = \"", "lands_at = \"s22\" # \"");
    let params = json!({ "island": "aurora", "space": "s22" });
    check(&far, "lands_at = \"s22\"", "\"s22\"", "bad-landing", &params);
    let beyond = in_block("island = \"ambrata\"", "lands_at = \"", "lands_at = \"s100\" # \"");
    check(&beyond, "lands_at = \"s100\"", "\"s100\"", "not-a-space", &json!({ "place": "s100" }));
    let moved = in_block("city = \"selvara\"\nname", "space = \"s10\"", "space = \"s11\"");
    check(&moved, "space = \"s11\"", "\"s11\"", "wrong-city-space", &json!({ "city": "selvara" }));
    let fell = changed("roads = [\n", "roads = [\n  \"s0 s22\",\n");
    check(&fell, "\"s0 s22\"", "\"s0 s22\"", "road-without-border", &pair("s0", "s22"));
}

#[test]
fn what_is_wrong_with_cards_and_tables_is_said_where_it_stands() {
    let cities = |one: &str, other: &str| json!({ "one": one, "other": other });
    let pays = row(City::Selvara);
    let (_, others) = pays[4..].split_once(',').expect("a row of numbers");
    let more = changed(&pays, &format!("[0, 99,{others}"));
    check(&more, "[0, 99,", "[0, 99,", "not-symmetric", &cities("selvara", "petrana"));
    let nothing = changed(&pays, &format!("[0, 0,{others}"));
    check(&nothing, "[0, 0,", "[0, 0,", "wrong-revenue", &cities("selvara", "petrana"));
    let tower = changed("squares = [", "squares = [7] # [");
    let params = json!({ "found": 1, "least": 2, "most": 20 });
    check(&tower, "squares = [7]", "[7]", "tower-count", &params);
    let blue = changed("blue = [\"blank\"", "blue = [\"one-gem\"");
    check(&blue, "blue", "[\"one-gem\"", "bad-blue", &json!({}));
    let red = changed("\"two-gems\"]", "\"blank\"]");
    check(&red, "red", "[\"blank\"", "bad-red", &json!({}));
    let white = in_block("creature = \"white\"", "count = 5", "count = 6");
    check(&white, "count = 1", "1", "creature-count", &json!({ "found": 26 }));
    let white = in_block("creature = \"white\"", "points = 0", "points = 3");
    check(&white, "points = 3", "3", "wrong-points", &json!({ "creature": "white", "points": 3 }));
    let none = in_block("creature = \"drago\"", "count = 1", "count = 0");
    check(&none, "count = 0", "0", "wrong-count", &json!({ "creature": "drago", "count": 0 }));
    let lamp = in_block("object = \"lampada\"", "[5, 6]", "[]");
    check(&lamp, "works = [[6], []]", "[[6]", "never-works", &json!({ "object": "lampada-2" }));
    let safir = in_block("mage = \"safir\"", "city = \"calidra\"", "city = \"indaman\"");
    check(&safir, "city = \"indaman\"", "\"indaman\"", "from-indaman", &json!({ "mage": "safir" }));
    let velia = changed("kind = \"entry-discount\", gems = 3", "kind = \"entry-discount\", gems = 0");
    check(&velia, "gems = 0", "{ kind", "bad-trait", &json!({ "mage": "velia" }));
    let order = in_block("city = \"petrana\"\nname", "city = \"petrana\"", "city = \"calidra\"");
    check(&order, "[[city]]", "[[city]]", "out-of-order", &json!({ "list": "cities", "position": 1 }));
}

#[test]
fn a_name_that_cannot_be_shown_is_said_where_it_stands() {
    let long = "x".repeat(41);
    let tables = [("# s3\n", "zone", "spaces", 3), ("mage = \"nerea\"", "name", "mages", 5)];
    for (table, field, list, position) in tables {
        for name in ["", " ", "a\\u0007b", &long] {
            let text = in_block(table, &format!("{field} = "), &format!("{field} = \"{name}\" # "));
            let params = json!({ "list": list, "position": position, "most": 40 });
            check_in(&text, table, &format!("\"{name}\""), "bad-name", &params);
        }
    }
    let text = in_block("city = \"selvara\"\nname", "name = ", &format!("name = \"{long}\" # "));
    let params = json!({ "list": "cities", "position": 0, "most": 40 });
    check_in(&text, "city = \"selvara\"", &format!("\"{long}\""), "bad-name", &params);
}

/// A row of the table of revenues as it stands in the file.
fn row(of: City) -> String {
    format!("{:?}", BOARD.components().revenue.table[of.index()])
}

#[test]
fn too_few_spaces_are_said_at_the_last_and_too_many_at_the_first_beyond() {
    let few = LEAST_SPACES - 1;
    let less = in_part("space", "island", |spaces| {
        let (kept, _) = spaces.split_once(&format!("\n[[space]] # s{few}\n")).expect("the first too much");
        kept.to_owned()
    });
    let params = json!({ "found": few, "least": LEAST_SPACES, "most": MAX_SPACES });
    check(&less, &format!("# s{}", few - 1), "[[space]]", "space-count", &params);
    let one_more = "\n[[space]] # more\nterrain = \"plain\"\nzone = \"z\"\ncoast = true\n\
        polygon = [[1, 1], [2, 2], [1, 2]]\nlabel = [1, 1]\ncertainty = \"printed\"\n";
    let found = MAX_SPACES + 2;
    let missing = found - BOARD.components().spaces.len();
    let more = in_part("space", "island", |spaces| {
        let more = one_more.repeat(missing - 2) + &one_more.replace("more", "first beyond") + one_more;
        format!("{spaces}{more}")
    });
    let params = json!({ "found": found, "least": LEAST_SPACES, "most": MAX_SPACES });
    check(&more, "# first beyond", "[[space]]", "space-count", &params);
}

#[test]
fn what_zones_lack_is_said_at_a_space() {
    let dry = in_part("space", "island", |spaces| spaces.replace("\"swamp\"", "\"plain\""));
    check_in(&dry, "# s0\n", "\"", "no-space", &json!({ "terrain": "swamp" }));

    // A space joins the zone of another one of its terrain far away.
    let spaces = &BOARD.components().spaces;
    let earlier = |far: usize| {
        let fits = |near: &&Space| near.terrain == spaces[far].terrain && near.zone != spaces[far].zone;
        spaces[..far].iter().find(fits).map(|near| (far, near))
    };
    let (far, near) = (0..spaces.len()).rev().find_map(earlier).expect("two zones of a terrain");
    let (from, to) = (format!("zone = \"{}\"", spaces[far].zone), format!("zone = \"{}\"", near.zone));
    let split = in_block(&format!("# s{far}\n"), &from, &to);
    let params = json!({ "space": format!("s{far}") });
    check_in(&split, &format!("# s{far}\n"), &format!("\"{}\"", near.zone), "split-zone", &params);

    let is_lake = |place: &str| {
        let number: usize = place[1..].parse().expect("a number");
        spaces[number].terrain == Terrain::Lake
    };
    let shallow = with_pairs("borders", |one, other| !(is_lake(one) && is_lake(other)));
    let lake = spaces.iter().position(|space| space.terrain == Terrain::Lake).expect("a lake");
    check_in(&shallow, &format!("# s{lake}\n"), "\"lake\"", "lake-not-crossed", &json!({}));
}

#[test]
fn what_cannot_be_reached_is_said_where_it_is() {
    let last = format!("s{}", BOARD.components().spaces.len() - 1);
    let lost = with_pairs("borders", |one, other| one != last && other != last);
    check(&lost, &format!("# {last}"), "[[space]]", "unreachable", &json!({ "space": last }));

    let selvara = BOARD.city_place(City::Selvara).to_string();
    let cut_off = with_pairs("roads", |one, other| one != selvara && other != selvara);
    let params = json!({ "city": "selvara" });
    check_in(&cut_off, "city = \"selvara\"", &format!("\"{selvara}\""), "no-road-to", &params);

    let pathless = with_pairs("roads", |_, _| false);
    check(&pathless, "roads = [", "[", "no-long-road", &json!({}));
    check(&pathless, "roads = [", "[", "no-shortcut", &json!({}));
}

#[test]
fn a_gap_in_the_sea_is_said_at_the_outline_behind_it() {
    let text = exported();
    let areas: Vec<&str> = text.split("\n[[island.sea]]\n").collect();
    let (_, after) = areas[2].split_once("\n]").expect("the end of an outline");
    let far = format!("polygon = [[1, 1], [2, 2], [1, 2]]{after}");
    let apart = [&areas[..2], &[&far], &areas[3..]].concat().join("\n[[island.sea]]\n");
    for (link, at) in [(2, "[[1, 1]"), (3, "[")] {
        let params = json!({ "island": "aurora", "link": link });
        check_in(&apart, "[[island.sea]]", at, "sea-gap", &params);
    }
    let elsewhere = BOARD.lands_at(Island::Ambrata);
    let landing = format!("lands_at = \"{}\"", BOARD.lands_at(Island::Aurora));
    let text = in_block("island = \"aurora\"", &landing, &format!("lands_at = \"{elsewhere}\""));
    let params = json!({ "island": "aurora", "link": 4 });
    check_in(&text, "island = \"aurora\"", &format!("\"{elsewhere}\""), "sea-gap", &params);
}

#[test]
fn what_tables_and_cards_lack_is_said_at_the_first_that_could_be_otherwise() {
    // The way that pays best pays least.
    let table = BOARD.components().revenue.table;
    let cells = (0..CITY_CARDS).flat_map(|one| (one + 1..CITY_CARDS).map(move |other| (one, other)));
    let (one, other) = cells.max_by_key(|&(one, other)| table[one][other]).expect("cities");
    let (mut changed_row, mut back) = (table[one], table[other]);
    (changed_row[other], back[one]) = (1, 1);
    let text = changed(&row(City::ALL[other]), &format!("{back:?}"));
    let text = text.replacen(&row(City::ALL[one]), &format!("{changed_row:?}"), 1);
    let params = json!({ "one": City::ALL[one], "other": City::ALL[other] });
    let start = format!("{changed_row:?}");
    check(&text, &start, &start, "farther-pays-less", &params);

    let low = in_block("[tower]", "squares = [", "squares = [3, 6] # ");
    check(&low, "squares = [3, 6]", "[3, 6]", "tower-too-easy", &json!({}));
    let sharp = "blue = [\"sword\", \"sword\", \"sword\", \"sword\", \"sword\", \"blank\"] # ";
    let sharp = in_block("[klippidi]", "blue = [", sharp);
    check(&sharp, "blue = [", "[\"sword\"", "road-not-safer", &json!({}));

    let cheap = in_part("creature", "object", |cards| cards.replace("points = 35", "points = 36"));
    let first = BOARD.components().creatures[0].points.to_string();
    check_in(&cheap, "creature = \"basilisco\"", &first, "none-worth35", &json!({}));
    let moved = in_part_to_end("mage", |mages| mages.replace("city = \"petrana\"", "city = \"lunessa\""));
    check_in(&moved, "mage = \"arion\"", "\"lunessa\"", "nobody-from", &json!({ "city": "petrana" }));
    let dry = in_part_to_end("mage", |mages| mages.replace("terrain = \"swamp\"", "terrain = \"plain\""));
    check_in(&dry, "mage = \"arion\"", "\"", "nobody-favours", &json!({ "terrain": "swamp" }));
}

/// The last part of the file, changed.
fn in_part_to_end(from: &str, change: impl Fn(&str) -> String) -> String {
    let text = exported();
    let (before, part) = text.split_at(text.find(&format!("\n[[{from}]]")).expect("its tables"));
    format!("{before}{}", change(part))
}
