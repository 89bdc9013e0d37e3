//! What `fabletop verify` says, in words and in JSON.

mod support;

use support::{file, finished_match, refused, run};

/// The text after `start` up to the next quotation mark.
fn quoted_after<'a>(line: &'a str, start: &str) -> &'a str {
    let from = line.find(start).expect("it is there") + start.len();
    line[from..].split('"').next().expect("text")
}

#[test]
fn words_and_json_name_the_same_step() {
    let record = finished_match();
    let deals: Vec<&str> = record.lines().filter(|line| line.contains("\"chance\"")).collect();
    let deal = deals.last().expect("chance");
    let steps: Vec<&str> =
        record.lines().filter(|line| line.contains("\"chance\"") || line.contains("\"action\"")).collect();
    let ply = steps.iter().rposition(|line| line == deal).expect("a step");
    let held = quoted_after(deal, "\"cards\":[\"");
    let other = if held == "hydra" { "dragon" } else { "hydra" };
    let path = file("verify-forged.json", &record.replacen(deal, &deal.replacen(held, other, 1), 1));
    let words = run(&["verify", &path]);
    assert_eq!(words.status, 1, "{words:?}");
    let json = run(&["verify", &path, "--json"]).json();
    assert_eq!((&json["ply"], &json["step"]), (&ply.into(), &(ply + 1).into()), "{json}");
    assert!(words.out.contains(&format!("step {} ", ply + 1)), "{words:?}");
    assert_eq!(
        (&json["recorded"]["cards"][0], &json["expected"]["cards"][0]),
        (&other.into(), &held.into()),
        "{json}"
    );
}

#[test]
fn an_empty_file_is_called_empty() {
    for (name, text) in [("verify-empty.json", ""), ("verify-blank.json", " \n\n")] {
        let path = file(name, text);
        refused(&["verify", &path], &[name, "is empty"]);
        refused(&["--lang", "pl", "verify", &path], &[name, "jest pusty"]);
        refused(&["--lang", "it", "replay", &path], &[name, "è vuoto"]);
    }
}

#[test]
fn an_unknown_card_is_not_answered_with_all_cards() {
    let record = finished_match();
    let last = record.lines().rfind(|line| line.contains("\"discard\"")).expect("a discard");
    let card = quoted_after(last, "\"card\":\"");
    let path = file("verify-card.json", &record.replacen(last, &last.replacen(card, "hydrra", 1), 1));
    let run = run(&["verify", &path]);
    assert_eq!(run.status, 2, "{run:?}");
    assert!(run.err.contains("hydrra") && run.err.contains("line "), "{run:?}");
    assert!(run.err.chars().count() < 300 && !run.err.contains("unicorn"), "{run:?}");
}
