//! Records: written and read, resumed at any ply, damaged in any way.

mod support;

use fabletop_core::Seat;
use fabletop_table::{Nonce, Occupant, Record, RecordError, Secret, Table};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use support::*;

fn load(text: &str) -> Result<Table<Bazaar>, RecordError> {
    Ok(Table::from_record(&Record::read(text)?)?.with_bots(bots))
}

fn text_of(table: &Table<Bazaar>) -> String {
    table.record().expect("a record").write()
}

/// A short match that contains every kind of step and is not over.
fn sample() -> Table<Bazaar> {
    let config = BazaarConfig { seats: 2, rounds: 2, haggle: Some(30) };
    let level = Occupant::Bot { name: "Borys".to_owned(), bot: "random".to_owned(), level: Some(2) };
    let seats = vec![Occupant::human("Ala \"Ace\" {:}"), level];
    let mut table = Table::create(config, seats, Secret::from_seed(7)).expect("a table").with_bots(bots);
    table.set_nonce(Seat(0), Nonce::from_bytes([0xab; 32])).expect("not begun");
    table.advance().expect("chance");
    act(&mut table, 1, BazaarAction::Bid(1));
    act(&mut table, 0, BazaarAction::Bid(2));
    act(&mut table, 0, BazaarAction::Mark(2));
    table.undo(Seat(0)).expect("public");
    act(&mut table, 0, BazaarAction::Done);
    table.time_up().expect("timed");
    table.advance().expect("chance");
    table
}

fn line_of(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).expect("it is there") + 1
}

/// Changes the text and expects this code at the line where `at` stands in the changed text.
#[track_caller]
fn check_damage(text: &str, from: &str, to: &str, at: &str, code: &str) -> RecordError {
    assert!(text.contains(from), "{from} in {text}");
    let damaged = text.replacen(from, to, 1);
    let error = load(&damaged).err().expect("damaged");
    assert_eq!(error.code(), code, "{error}");
    assert_eq!(error.place.line, line_of(&damaged, at), "{error}");
    assert_eq!(error.params()["line"], error.place.line);
    assert!(error.to_string().starts_with(&format!("line {}", error.place.line)));
    error
}

#[test]
fn the_text_is_the_documented_one() {
    let page = include_str!("../../../docs/match-record.md");
    let documented = page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next());
    assert_eq!(documented, Some(text_of(&sample()).as_str()));
}

#[test]
fn spread_over_other_lines_it_is_the_same_record() {
    let text = text_of(&sample());
    let record = Record::read(&text).expect("a record");
    let spread = text.replace(":{", " :\n\t{ ").replace(",", " ,\r\n");
    let again = Record::read(&spread).expect("a record");
    assert!(record == again);
    assert_eq!(again.write(), text);
    let short: String = text.lines().map(str::trim).collect();
    assert_eq!(Record::read(&short).expect("a record").write(), text);
}

#[test]
fn what_is_not_a_record_says_so() {
    let text = text_of(&sample());
    check_damage(&text, "fabletop match", "chess", "{", "record-foreign");
    check_damage(&text, "\"format\"", "\"formal\"", "{", "record-foreign");
    check_damage(&text, "\"version\": 1", "\"version\": 2", "\"version\"", "record-format-version");
    check_damage(&text, "\"bazaar\"", "\"indaman\"", "indaman", "unknown-game");
    check_damage(&text, "\"rules_version\": 3", "\"rules_version\": 4", "rules_", "other-rules-version");
    for (foreign, code) in [
        ("", "record-truncated"),
        ("null", "record-foreign"),
        ("[]", "record-foreign"),
        ("{\"format\":", "record-truncated"),
        ("<html>", "record-syntax"),
        ("{} {}", "record-trailing"),
    ] {
        let error = Record::read(foreign).expect_err("foreign");
        assert_eq!((error.code(), error.place.line), (code, 1), "{foreign}: {error}");
    }
    let error = Record::read_bytes(b"{\n\xff\xfe").expect_err("no text");
    assert_eq!((error.code(), error.place.line), ("record-not-utf8", 2));
    let error = Record::read(&" ".repeat(fabletop_table::MAX_RECORD_BYTES + 1)).expect_err("too large");
    assert_eq!(error.code(), "record-too-large");
}

#[test]
fn damaged_fields_are_named() {
    let text = text_of(&sample());
    let fields =
        ["game", "rules_version", "config", "seats", "commitment", "nonces", "secret", "steps", "result"];
    for field in fields {
        let renamed = text.replacen(&format!("  \"{field}\": "), &format!("  \"x{field}\": "), 1);
        assert_eq!(load(&renamed).err().expect("unknown field").code(), "record-shape", "{field}");
        let record: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let mut without = record.as_object().expect("an object").clone();
        without.remove(field);
        let error = load(&serde_json::to_string_pretty(&without).expect("JSON")).err().expect("missing");
        assert_eq!((error.code(), &error.params()["field"]), ("record-field-missing", &field.into()));
    }
    check_damage(&text, "\"seats\":2,", "\"seats\":\"2\",", "config", "record-shape");
    let error = check_damage(&text, "\"seats\":2,", "\"seats\":7,", "config", "config-refused");
    assert_eq!(error.params()["refused"]["params"]["seats"], 7);
    check_damage(&text, "\"seats\":2,", "\"seats\":3,", "\"seats\": [", "record-seat-count");
    let one_nonce =
        text.replacen("abab\",\n", "abab\"\n", 1).replacen(&format!("    \"{}\"\n", "0".repeat(64)), "", 1);
    let error = load(&one_nonce).err().expect("a nonce is missing");
    assert_eq!((error.code(), error.place.line), ("record-seat-count", line_of(&text, "\"nonces\"")));
    check_damage(&text, "\"kind\":\"bot\"", "\"kind\":\"cat\"", "\"cat\"", "record-shape");
    check_damage(&text, "000\"\n", "0\"\n", "000", "record-shape");
    check_damage(&text, "\"abab", "\"xbab", "xbab", "record-shape");
    check_damage(&text, "    \"abababab", "    \"\", \"abababab", "\"\"", "record-shape");
    check_damage(&text, "\"result\": null", "\"result\": 5", "result", "record-shape");
    let other = Secret::from_seed(8).reveal();
    check_damage(&text, &Secret::from_seed(7).reveal(), &other, "secret", "commitment-mismatch");
    let doubled = text.replacen("  \"game\"", "  \"game\": \"bazaar\",\n  \"game\"", 1);
    let error = load(&doubled).err().expect("two games");
    assert_eq!((error.code(), error.place.line), ("record-shape", 5));
}

#[test]
fn damaged_steps_are_named_by_line_and_ply() {
    let text = text_of(&sample());
    let error = check_damage(&text, "{\"bid\":1}", "{\"bid\":99}", "99", "step-refused");
    assert_eq!(error.params()["ply"], 3);
    assert_eq!(error.params()["refused"]["code"], "too-many-coins");
    let error = check_damage(&text, "{\"bid\":1}", "{\"bud\":1}", "bud", "step-shape");
    assert_eq!(error.place.column, Some(24));
    check_damage(&text, "\"seat\":1,\"a", "\"seat\":9,\"a", "\"seat\":9", "step-refused");
    check_damage(&text, "\"seat\":1,\"a", "\"seat\":900,\"a", "\"seat\":900", "step-shape");
    check_damage(&text, "\"seat\":1,\"a", "\"a", "{\"action\":{\"bid\":1", "step-shape");
    check_damage(&text, "\"seat\":0,\"undo", "\"seat\":1,\"undo", "\"seat\":1,\"undo", "step-refused");
    check_damage(&text, "\"undo\":true", "\"undo\":false", "undo", "step-shape");
    check_damage(&text, "\"undo\":true", "\"undo\":true,\"x\":1", "undo", "step-shape");
    check_damage(&text, "{\"time_up\":true}", "7", "    7", "step-shape");
    let many = "    {\"time_up\":true},\n".repeat(fabletop_table::MAX_STEPS);
    let error =
        load(&text.replacen("\"steps\": [\n", &format!("\"steps\": [\n{many}"), 1)).err().expect("too many");
    let first_too_many = line_of(&text, "\"steps\"") + fabletop_table::MAX_STEPS + 1;
    assert_eq!((error.code(), error.place.line), ("too-many-steps", first_too_many));
    let removed = text.replacen(
        "    {\"time_up\":true},
",
        "",
        1,
    );
    let error = load(&removed).err().expect("the clock still runs");
    assert_eq!((error.code(), error.place.line), ("step-refused", line_of(&text, "time_up")));
}

#[test]
fn a_result_must_be_what_the_steps_lead_to() {
    let table = finished_table(config(), 11);
    let text = text_of(&table);
    let last = text.lines().last().expect("a line");
    assert_eq!(last, "}");
    assert!(load(&text).expect("a match") == table);
    check_damage(&text, "\"places\":[", "\"places\":[9,", "result", "result-mismatch");
    let steps = text.find("\n  ],\n  \"result\"").expect("the end of the steps");
    let mut longer = text.clone();
    longer.insert_str(steps, ",\n    {\"time_up\":true}");
    let error = load(&longer).err().expect("too long");
    assert_eq!(error.code(), "step-after-end");
    assert_eq!(error.place.line, line_of(&longer, "time_up"));
}

#[test]
fn a_file_cut_anywhere_is_refused_with_a_line() {
    let text = text_of(&sample());
    let end = text.trim_end().len();
    for cut in 0..end {
        let part = &text[..cut];
        let error = load(part).err().unwrap_or_else(|| panic!("cut at {cut}"));
        assert_eq!(error.code(), "record-truncated", "cut at {cut}: {error}");
        let lines = part.matches('\n').count() + 1;
        assert!((1..=lines).contains(&error.place.line), "cut at {cut}: {error}");
    }
    assert!(load(&text[..end]).is_ok());
}

#[test]
fn a_changed_byte_never_panics_and_errors_have_a_line() {
    let text = text_of(&sample());
    let lines = text.lines().count();
    for at in 0..text.len() {
        for byte in [b'0', b'9', b'"', b'}', b'[', b'x', b' ', b'\n', 0xff] {
            let mut damaged = text.clone().into_bytes();
            damaged[at] = byte;
            let loaded =
                Record::read_bytes(&damaged).and_then(|record| Table::<Bazaar>::from_record(&record));
            if let Err(error) = loaded {
                assert!((1..=lines + 1).contains(&error.place.line), "{at}: {error}");
            }
        }
    }
}

#[test]
fn a_removed_doubled_or_swapped_step_does_not_pass_unnoticed() {
    let table = finished_table(config(), 4);
    let record = table.record().expect("a record");
    let noticed =
        |record: &Record| match Table::<Bazaar>::from_record(&Record::read(&record.write()).expect("JSON")) {
            Err(error) => error.place.line > 0,
            Ok(other) => other != table,
        };
    for ply in 0..record.steps.len() {
        let mut removed = record.clone();
        removed.steps.remove(ply);
        assert!(noticed(&removed), "removed {ply}");
        let mut doubled = record.clone();
        doubled.steps.insert(ply, record.steps[ply].clone());
        assert!(noticed(&doubled), "doubled {ply}");
        let mut swapped = record.clone();
        swapped.steps.swap(ply, 0);
        assert!(swapped == record || noticed(&swapped), "swapped {ply}");
    }
}

#[test]
fn without_its_secret_a_table_can_be_looked_at_but_not_dealt() {
    let mut record = new_table(config(), 1).record().expect("a record");
    record.secret = None;
    let read = Record::read(&record.write()).expect("a record");
    assert!(read == record);
    let mut table = Table::<Bazaar>::from_record(&read).expect("a table");
    assert_eq!(table.advance().expect_err("no secret").code(), "secret-unknown");
    let budget = fabletop_core::Budget::Iterations(1);
    assert_eq!(table.bot_turn(Seat(0), budget).expect_err("no secret").code(), "secret-unknown");
}

fn configs() -> impl Strategy<Value = BazaarConfig> {
    (2..=4u8, 1..=3u8, proptest::option::of(1..99u32)).prop_map(|(seats, rounds, haggle)| BazaarConfig {
        seats,
        rounds,
        haggle,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_match_killed_at_any_moment_goes_on_as_it_would_have(config in configs(), seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut table = new_table(config, seed);
        let mut resumed = table.clone();
        while !table.is_over() {
            play_on(&mut table, &mut rng.clone());
            play_on(&mut resumed, &mut rng);
            prop_assert!(table == resumed);
            resumed = load(&text_of(&table)).expect("its own record");
            prop_assert!(table == resumed);
            prop_assert_eq!(text_of(&table), text_of(&resumed));
        }
    }
}
