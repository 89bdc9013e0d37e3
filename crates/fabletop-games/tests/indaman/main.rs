//! Indaman in the registry: its component file, from what is exported to what is found wrong.

mod faults;
mod file;

use fabletop_games::{MAX_COMPONENT_BYTES, Setup, check_components};
use fabletop_table::{DynTable, Occupant, Secret};
use file::{changed, check, exported, in_block, indaman, problems};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn made(value: &str) -> Result<Box<dyn DynTable>, String> {
    let options = vec![("components".to_owned(), value.to_owned())];
    let occupants = (0..3).map(|_| Occupant::bot("random")).collect();
    let setup = Setup { seats: 3, variant: None, options };
    indaman().create(&setup, occupants, Secret::from_seed(7)).map_err(|error| error.code().to_owned())
}

fn config(table: &dyn DynTable) -> Value {
    let record = table.record().expect("a record");
    serde_json::from_str(record.config.as_str()).expect("JSON")
}

#[test]
fn what_is_exported_is_what_is_played_with() {
    let text = exported();
    let checked = check_components(&text).unwrap_or_else(|faulty| panic!("{:#?}", faulty.problems));
    assert_eq!((checked.game, checked.option), ("indaman", "components"));
    assert_eq!(checked.value, "reconstructed");
    assert!(text.len() < MAX_COMPONENT_BYTES * 4 / 5, "{} bytes leave little room", text.len());
    let table = made(&checked.value).expect("a table");
    assert_eq!(config(table.as_ref())["options"]["components"], "reconstructed");
}

#[test]
fn other_components_are_in_the_record_with_their_hash() {
    let text = changed("name = \"Selvara\"", "name = \"Bosco \\\"verde\\\"\"");
    let checked = check_components(&text).expect("it is fine");
    let table = made(&checked.value).expect("a table");
    let said = config(table.as_ref());
    assert_eq!(said["options"]["components"]["hash"], checked.hash.as_str());
    assert_eq!(said["options"]["components"]["components"]["cities"][0]["name"], "Bosco \"verde\"");
    let loaded = indaman().load(&table.record().expect("a record")).expect("it loads");
    assert_eq!(config(loaded.as_ref()), said);
    let options =
        BTreeMap::from([("components".to_owned(), checked.value), ("gate".to_owned(), "x".to_owned())]);
    let short = indaman().in_few_words(&options);
    assert_eq!((&short["components"], short["gate"].as_str()), (&checked.hash, "x"));
}

#[test]
fn what_are_no_components_is_refused() {
    let text = changed("name = \"Selvara\"", "name = \"Boscoverde\"");
    let other = check_components(&text).expect("it is fine").value;
    let forged = other.replacen("Boscoverde", "Boscobello", 1);
    for value in ["", "x", "{", "{}", "[]", &forged, &other[..other.len() - 1], &"{".repeat(100_000)] {
        let code = made(value).err();
        assert_eq!(code.as_deref(), Some("bad-components"), "{}", &value[..value.len().min(60)]);
    }
}

#[test]
fn fields_are_checked_one_by_one() {
    let known = "terrain, zone, city, coast, polygon, label, certainty";
    let text = in_block("# s3\n", "coast", "cost");
    check(&text, "# s3", "[[space]]", "missing-field", &json!({ "field": "coast" }));
    check(&text, "cost = ", "cost", "unknown-field", &json!({ "field": "cost", "known": known }));
    let text = in_block("# s3\n", "label = [", "label = [1, ");
    let params = json!({ "field": "label", "found": 3, "wanted": 2 });
    check(&text, "label = [1, ", "[1, ", "wrong-length", &params);
    let text = in_block("# s3\n", "label = [", "label = [99999, 1] # ");
    let params = json!({ "field": "label", "found": "99999", "least": 0, "most": 1000 });
    check(&text, "label = [99999", "99999", "out-of-range", &params);
    let text = changed("works = [[3, 4, 5, 6], [4, 5, 6]]", "works = [[0, 4], [7, -1]]");
    for found in ["0", "7", "-1"] {
        let params = json!({ "field": "works", "found": found, "least": 1, "most": 6 });
        check(&text, "works = [[0", found, "out-of-range", &params);
    }
    let text = changed("works = [[3, 4, 5, 6], [4, 5, 6]]", "works = [[3], [4], [5]]");
    let params = json!({ "field": "works", "found": 3, "wanted": 2 });
    check(&text, "works = [[3], ", "[[3]", "wrong-length", &params);
    let text = changed("squares = [3, ", "squares = [\"3\", ");
    let params = json!({ "field": "squares", "wanted": "integer", "found": "string" });
    check(&text, "squares", "\"3\"", "wrong-kind", &params);
    let text = changed("kind = \"gem-bonus\", gems = 1", "kind = \"gem-bonus\", cards = 1");
    check(&text, "cards = 1", "{ kind", "missing-field", &json!({ "field": "gems" }));
    check(&text, "cards = 1", "cards", "unknown-field", &json!({ "field": "cards", "known": "kind, gems" }));
    let text = changed("kind = \"guess\"", "kind = \"fly\"");
    assert_eq!(problems(&text)[0].code, "unknown-word");
    let text = changed("[tower]", "[towers]");
    check(&text, "# The components", "#", "missing-field", &json!({ "field": "tower" }));
    let text = changed("\"s0 s1\"", "\"s0 s1 s2\"");
    let params = json!({ "field": "borders", "word": "s0 s1 s2", "known": "s0 s1, s0 s2, …" });
    check(&text, "\"s0 s1 s2\"", "\"s0 s1 s2\"", "unknown-word", &params);
}

#[test]
fn there_are_as_many_designs_as_there_should_be() {
    let text = exported();
    let (less, _) = text.rsplit_once("\n[[mage]]\n").expect("mages");
    let found = problems(less);
    let params = json!({ "field": "mage", "found": 9, "wanted": 10 });
    assert_eq!((found.len(), Value::Object(found[0].params.clone())), (1, params));
    assert_eq!(less.lines().nth(found[0].line), Some("mage = \"velia\""), "the last there is");
    let (first, _) = text.split_once("\n[[space]]").expect("spaces");
    assert!(problems(first).len() > 5, "all that is missing is said at once");
}

fn tool(request: &Value) -> Value {
    let answer = indaman().tool("components", &request.to_string()).expect("an answer");
    serde_json::from_str(&answer).expect("JSON")
}

#[test]
fn a_page_reads_files_and_gets_one_to_fill() {
    let own = tool(&json!({}));
    assert_eq!((&own["components"], own["file"].as_str()), (&json!("reconstructed"), Some(&*exported())));
    let text = changed("name = \"Selvara\"", "name = \"Boscoverde\"");
    let read = tool(&json!({ "text": text }));
    assert!(read["file"].is_null() && read["hash"] != own["hash"]);
    let again = tool(&json!({ "components": read["components"] }));
    assert_eq!((again["file"].as_str(), &again["hash"]), (Some(&*text), &read["hash"]));
    let faulty = tool(&json!({ "text": changed("count = 5", "count = 6") }));
    assert_eq!(faulty["problems"][0]["code"], "creature-count");
    for request in
        [json!({ "text": "", "components": "" }), json!({ "components": "x" }), json!({ "tiles": "x" })]
    {
        assert!(indaman().tool("components", &request.to_string()).is_err(), "{request}");
    }
}

#[test]
fn the_largest_set_is_judged() {
    let text = exported();
    let corners: String = (0..64).map(|at| format!("[{at}, {at}], ")).collect();
    let space = format!(
        "\n[[space]]\nterrain = \"plain\"\nzone = \"z\"\ncoast = true\npolygon = [{corners}]\nlabel = [1, 1]\ncertainty = \"printed\"\n"
    );
    let (before, after) = text.split_once("\n[[island]]").expect("islands");
    let room = (MAX_COMPONENT_BYTES - text.len()) / space.len();
    let text = format!("{before}{}\n[[island]]{after}", space.repeat(room.min(40)));
    assert!(!problems(&text).is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

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
            Ok(checked) => prop_assert_eq!(checked.hash.len(), 16),
            Err(faulty) => {
                prop_assert!(!faulty.problems.is_empty());
                for problem in faulty.problems {
                    prop_assert!((1..=lines).contains(&problem.line) && problem.column > 0, "{problem:?}");
                    prop_assert!(!problem.code.is_empty());
                }
            }
        }
    }

    /// Numbers changed here and there leave a file that can be read; the checks never fall over it.
    #[test]
    fn no_number_is_too_odd(
        picks in prop::collection::vec((any::<prop::sample::Index>(), 0_u16..300), 1..6),
    ) {
        let text = exported();
        let (head, body) = text.split_once("\nborders").expect("borders");
        let mut parts: Vec<String> =
            body.split_inclusive(|letter: char| !letter.is_ascii_digit()).map(str::to_owned).collect();
        for (pick, number) in picks {
            let part = pick.index(parts.len());
            if let Some(rest) = parts[part].strip_prefix(|letter: char| letter.is_ascii_digit()) {
                parts[part] = format!("{number}{rest}");
            }
        }
        let text = format!("{head}\nborders{}", parts.concat());
        if let Err(faulty) = check_components(&text) {
            prop_assert!(!faulty.problems.is_empty());
        }
    }
}
