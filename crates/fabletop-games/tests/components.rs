//! Component files: what is exported may be played with, and whatever is wrong is found in its line.

use fabletop_games::{Entry, MAX_COMPONENT_BYTES, Problem, Setup, check_components, find};
use fabletop_table::{DynTable, Occupant, Secret};
use proptest::prelude::*;
use serde_json::{Value, json};

fn fantazja() -> &'static Entry {
    find("fantazja").expect("the game")
}

fn exported() -> String {
    fantazja().components.expect("a component file").export()
}

/// The exported file with one text in the place of another, which must be there.
fn changed(from: &str, to: &str) -> String {
    let text = exported();
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

fn problems(text: &str) -> Vec<Problem> {
    check_components(text).err().map(|faulty| faulty.problems).unwrap_or_default()
}

/// Exactly these problems: each the text it stands at, its code and its parameters.
fn check(text: &str, expected: &[(&str, &str, Value)]) {
    let found: Vec<(String, String, Value)> = problems(text)
        .into_iter()
        .map(|problem| {
            let line = text.lines().nth(problem.line - 1).expect("a line of the file");
            let at: String = line.chars().skip(problem.column - 1).collect();
            (at, problem.code, Value::Object(problem.params))
        })
        .collect();
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for ((at, code, params), (expected_at, expected_code, expected_params)) in found.iter().zip(expected) {
        assert!(at.starts_with(expected_at), "{at:?} does not begin with {expected_at:?}");
        assert_eq!((code.as_str(), params), (*expected_code, expected_params));
    }
}

/// The tile in place `number`, from 1, as it is exported.
fn tile(number: usize) -> String {
    let text = exported();
    let block = text.split("\n[[tile]]\n").nth(number).expect("a tile");
    block.to_owned()
}

/// The exported file with another tile in place `number`.
fn with_tile(number: usize, change: impl Fn(&str) -> String) -> String {
    let text = exported();
    let mut blocks: Vec<String> = text.split("\n[[tile]]\n").map(str::to_owned).collect();
    blocks[number] = change(&blocks[number]);
    blocks.join("\n[[tile]]\n")
}

fn table(options: &[(&str, &str)]) -> Box<dyn DynTable> {
    let options = options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    let occupants = (0..2).map(|_| Occupant::bot("random")).collect();
    let setup = Setup { seats: 2, variant: None, options };
    fantazja().create(&setup, occupants, Secret::from_seed(7)).expect("a table")
}

fn config(table: &dyn DynTable) -> Value {
    let record = table.record().expect("a record");
    serde_json::from_str(record.config.as_str()).expect("JSON")
}

#[test]
fn what_is_exported_is_what_is_played_with() {
    let checked = check_components(&exported()).expect("it is fine");
    assert_eq!((checked.game, checked.option), ("fantazja", "tiles"));
    assert!(checked.value.starts_with(&format!("{} ", checked.hash)), "{checked:?}");
    let plain = table(&[]);
    assert_eq!(config(plain.as_ref())["options"]["tiles"], json!(checked.value));
    let said = table(&[(checked.option, &checked.value)]);
    assert_eq!(said.record_text().ok(), plain.record_text().ok());
}

#[test]
fn other_tiles_are_in_the_record_with_their_hash() {
    let checked = check_components(&changed("\"reconstructed\"", "\"printed\"")).expect("it is fine");
    let own = check_components(&exported()).expect("it is fine");
    assert_ne!(checked.hash, own.hash);
    let table = table(&[("tiles", &checked.value)]);
    let said = config(table.as_ref());
    assert!(
        said["options"]["tiles"].as_str().is_some_and(|tiles| tiles.starts_with(&checked.hash)),
        "{said}"
    );
    let loaded = fantazja().load(&table.record().expect("a record")).expect("it loads");
    assert_eq!(config(loaded.as_ref()), said);
}

#[test]
fn what_is_no_set_of_tiles_is_refused() {
    let own = check_components(&exported()).expect("it is fine").value;
    let wrong_hash = own.replacen("E1A1W2F1", "E1A1W2F2", 1);
    for value in ["", "x", &wrong_hash, &own[..own.len() - 1], &"x".repeat(100_000)] {
        let setup = Setup { seats: 2, variant: None, options: vec![("tiles".to_owned(), value.to_owned())] };
        let occupants = (0..2).map(|_| Occupant::bot("random")).collect();
        let made = fantazja().create(&setup, occupants, Secret::from_seed(7));
        assert_eq!(made.err().map(|error| error.code().to_owned()).as_deref(), Some("bad-components"));
    }
}

#[test]
fn a_file_of_another_game_is_no_file_of_this_one() {
    let known = json!({ "game": "chess", "known": "fantazja, indaman" });
    check(&changed("\"fantazja\"", "\"chess\""), &[("\"chess\"", "no-such-game", known)]);
    let known = json!({ "game": "via-magica", "known": "fantazja, indaman" });
    check(&changed("\"fantazja\"", "\"via-magica\""), &[("\"via-magica\"", "no-such-game", known)]);
    let empty = problems("");
    assert_eq!((empty[0].line, empty[0].code.as_str()), (1, "missing-field"));
    let faulty = fantazja().check_components("game = \"via-magica\"").expect_err("another game");
    assert_eq!(faulty.problems[0].code, "other-game");
}

#[test]
fn fields_are_checked_one_by_one() {
    check(
        &with_tile(3, |tile| tile.replace("dark", "drak")),
        &[
            ("[[tile]]", "missing-field", json!({ "field": "dark" })),
            (
                "drak",
                "unknown-field",
                json!({ "field": "drak", "known": "building, sides, dark, certainty" }),
            ),
        ],
    );
    check(
        &with_tile(2, |tile| tile.replace("dark = false", "dark = \"no\"")),
        &[("\"no\"", "wrong-kind", json!({ "field": "dark", "wanted": "boolean", "found": "string" }))],
    );
    check(
        &with_tile(2, |tile| tile.replace("certainty = \"reconstructed\"", "certainty = 1")),
        &[("1", "wrong-kind", json!({ "field": "certainty", "wanted": "string", "found": "integer" }))],
    );
    check(
        &changed("certainty = \"reconstructed\"", "certainty = \"sure\""),
        &[(
            "\"sure\"",
            "unknown-word",
            json!({ "field": "certainty", "word": "sure", "known": "printed, reported, reconstructed" }),
        )],
    );
    let found = problems(&changed("building = \"residential-1\"", "building = \"residential-4\""));
    assert_eq!((found.len(), found[0].code.as_str()), (1, "unknown-word"));
    check(
        &changed("game = \"fantazja\"", "game = \"fantazja\"\nversion = 3"),
        &[("version", "unknown-field", json!({ "field": "version", "known": "game, tile" }))],
    );
}

#[test]
fn sides_are_checked_one_by_one() {
    let first = "sides = [\"earth 1\", \"air 1\", \"water 2\", \"fire 1\"]";
    let sides = |sides: &str| changed(first, &format!("sides = [{sides}]"));
    let most = |found: &str| json!({ "found": found, "most": 3 });
    check(
        &sides("\"earth 0\", \"air 4\", \"water x\", \"fire 1\""),
        &[
            ("\"earth 0\"", "symbol-count", most("0")),
            ("\"air 4\"", "symbol-count", most("4")),
            ("\"water x\"", "symbol-count", most("x")),
        ],
    );
    let known = "earth, air, water, fire";
    check(
        &sides("\"earth 1\", \"aether 1\", \"water\", \"fire 1 1\""),
        &[
            ("\"aether 1\"", "unknown-word", json!({ "field": "sides", "word": "aether", "known": known })),
            ("\"water\"", "side-shape", json!({ "text": "water" })),
            ("\"fire 1 1\"", "side-shape", json!({ "text": "fire 1 1" })),
        ],
    );
    let three = "\"earth 1\", \"air 1\", \"water 2\"";
    check(&sides(three), &[("[\"earth 1\"", "side-count", json!({ "found": 3 }))]);
    check(
        &sides(&format!("{three}, 1")),
        &[("1]", "wrong-kind", json!({ "field": "sides", "wanted": "string", "found": "integer" }))],
    );
}

#[test]
fn there_are_as_many_tiles_as_a_faction_has() {
    let text = exported();
    let (less, _) = text.rsplit_once("\n[[tile]]\n").expect("tiles");
    check(less, &[("", "tile-count", json!({ "found": 26, "wanted": 27 }))]);
    let more = format!("{text}\n[[tile]]\n{}", tile(27));
    let found = problems(&more);
    assert_eq!((found.len(), found[0].code.as_str()), (1, "tile-count"));
    let lines = text.lines().count();
    assert_eq!(found[0].line, lines + 2, "at the tile that is one too many");
    check("game = \"fantazja\"\n", &[("game", "missing-field", json!({ "field": "tile" }))]);
}

/// Exactly these problems with the set: each the number of the tile it is said at, its code and parameters.
fn check_set(change: impl Fn(usize, &str) -> String, expected: &[(usize, &str, Value)]) {
    let own = exported();
    let blocks = own.split("\n[[tile]]\n").enumerate();
    let text = blocks.map(|(number, block)| change(number, block)).collect::<Vec<_>>().join("\n[[tile]]\n");
    let heads: Vec<usize> =
        text.lines().enumerate().filter(|(_, line)| *line == "[[tile]]").map(|(line, _)| line + 1).collect();
    let found: Vec<(usize, usize, String, Value)> = problems(&text)
        .into_iter()
        .map(|problem| (problem.line, problem.column, problem.code, Value::Object(problem.params)))
        .collect();
    let expected: Vec<(usize, usize, String, Value)> = expected
        .iter()
        .map(|(number, code, params)| (heads[number - 1], 1, (*code).to_owned(), params.clone()))
        .collect();
    assert_eq!(found, expected);
}

#[test]
fn every_rule_of_the_checklist_is_said_at_a_tile_it_is_about() {
    let one = |wanted: usize, from: &'static str, to: &'static str| {
        move |number: usize, tile: &str| {
            if number == wanted { tile.replace(from, to) } else { tile.to_owned() }
        }
    };
    let light = |kinds: &'static [&str]| {
        move |_: usize, tile: &str| {
            let hit = kinds.iter().any(|kind| tile.contains(kind));
            if hit { tile.replace("dark = true", "dark = false") } else { tile.to_owned() }
        }
    };
    check_set(|_, tile| tile.to_owned(), &[]);
    check_set(
        one(17, "military-2", "military-1"),
        &[(16, "too-few", json!({ "building": "military-2", "count": 1, "needed": 2 }))],
    );
    check_set(
        one(25, "\"well\"", "\"market\""),
        &[(25, "too-few", json!({ "building": "well", "count": 0, "needed": 1 }))],
    );
    check_set(
        one(6, "\"air 2\", \"water 3\"", "\"water 3\", \"air 2\""),
        &[(6, "fits-nowhere", json!({ "number": 6, "building": "residential-3", "needs": "residential-2" }))],
    );
    check_set(light(&["-1\"", "well", "market", "observatory"]), &[(1, "no-dark-small", json!({}))]);
    check_set(light(&["-2\"", "-3\""]), &[(4, "no-dark-large", json!({}))]);
    // Then no two tiles can lie side by side.
    let all_dark = [(1, "all-dark", json!({})), (1, "example-impossible", json!({}))];
    check_set(|_, tile| tile.replace("dark = false", "dark = true"), &all_dark);
}

/// The search for the example's city gives up: many choices, and none of them leads anywhere. Without its bound it
/// would not end.
#[test]
fn a_set_that_is_hard_to_judge_is_judged() {
    let military = tile(13);
    let spare = [3, 5, 8, 9, 11, 20, 21, 23, 27];
    let own = exported();
    let blocks = own.split("\n[[tile]]\n").enumerate().map(|(number, block)| match number {
        4 => block.replace("\"air 2\", \"water 2\"", "\"water 2\", \"air 2\""),
        number if spare.contains(&number) => military.clone(),
        _ => block.to_owned(),
    });
    let text = blocks.collect::<Vec<_>>().join("\n[[tile]]\n");
    let codes: Vec<String> = problems(&text).into_iter().map(|problem| problem.code).collect();
    assert!(codes.contains(&"fits-nowhere".to_owned()), "{codes:?}");
}

#[test]
fn whatever_is_no_toml_is_said_and_does_not_hide_the_rest() {
    let text = with_tile(4, |tile| tile.replace("dark = false", "dark = flase"));
    let text = text.replacen("\"earth 1\"", "\"earth 9\"", 1).replacen("\"air 3\", ", "\"air 3\" ", 1);
    let codes: Vec<(usize, String)> =
        problems(&text).into_iter().map(|problem| (problem.line, problem.code)).collect();
    let line = |part: &str| text.lines().position(|line| line.contains(part)).expect("a line") + 1;
    let expected =
        [(line("earth 9"), "symbol-count"), (line("\"air 3\""), "syntax"), (line("flase"), "syntax")];
    assert_eq!(codes, expected.map(|(line, code)| (line, code.to_owned())));
}

#[test]
fn a_file_that_is_too_large_is_not_read() {
    let text = format!("{}{}", exported(), "# x\n".repeat(MAX_COMPONENT_BYTES / 4));
    check(&text, &[("#", "too-large", json!({ "bytes": text.len(), "limit": MAX_COMPONENT_BYTES }))]);
}

#[test]
fn columns_are_counted_in_letters() {
    let found = problems("game = \"fantazja\" # ąę\ntile = \"żółć\"\nżółć = 1");
    let places: Vec<(usize, usize)> = found.iter().map(|problem| (problem.line, problem.column)).collect();
    assert_eq!(places, [(2, 8), (3, 1)], "{found:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Whatever becomes of a file, it is read or its problems are found in it.
    #[test]
    fn no_file_is_too_odd(
        cuts in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..4),
        put in prop::collection::vec("[\\[\\]{}=\",.#\\\\ 0-9a-zż\n\r\t\u{0}]{0,12}", 1..4),
    ) {
        let mut text: Vec<char> = exported().chars().collect();
        for ((from, length), put) in cuts.iter().zip(&put) {
            let from = from.index(text.len());
            let to = (from + length.index(40)).min(text.len());
            text.splice(from..to, put.chars());
        }
        let text: String = text.into_iter().collect();
        let lines = text.split('\n').count();
        match check_components(&text) {
            Ok(checked) => prop_assert!(checked.value.starts_with(&checked.hash)),
            Err(faulty) => {
                prop_assert!(!faulty.problems.is_empty());
                for problem in faulty.problems {
                    prop_assert!((1..=lines).contains(&problem.line) && problem.column > 0, "{problem:?}");
                    prop_assert!(!problem.code.is_empty());
                }
            }
        }
    }
}
