//! Verification: finds the first draw that is not what was promised.

mod support;

use fabletop_table::{Json, Record, RecordAction, Secret, Verdict, verify};
use support::*;

fn finished() -> String {
    finished_table(BazaarConfig { haggle: Some(5), ..config() }, 21).record().expect("a record").write()
}

fn check(text: &str) -> Verdict {
    verify::<Bazaar>(&Record::read(text).expect("a record")).expect("a match")
}

fn drawn_tokens(record: &Record) -> Vec<&Json> {
    let chances = record.steps.iter().filter_map(|step| match &step.what {
        RecordAction::Chance(chance) => Some(chance),
        _ => None,
    });
    chances.take(3).collect()
}

#[test]
fn an_honest_match_is_fair() {
    assert_eq!(check(&finished()), Verdict::Fair { draws: 5, finished: true });
    let unfinished = dealt_table(config(), 1).record().expect("a record").write();
    assert_eq!(check(&unfinished), Verdict::Fair { draws: 4, finished: false });
}

#[test]
fn swapped_draws_are_named() {
    let text = finished();
    let record = Record::read(&text).expect("a record");
    let tokens = drawn_tokens(&record);
    let mut swapped = record.clone();
    swapped.steps[1].what = RecordAction::Chance(tokens[2].clone());
    swapped.steps[2].what = RecordAction::Chance(tokens[1].clone());
    let swapped = swapped.write();
    let Verdict::Differs { ply, place, recorded, expected } = check(&swapped) else { panic!("not noticed") };
    assert_eq!(ply, 1);
    assert_eq!(
        swapped.lines().nth(place.line - 1).map(str::trim),
        Some(&*format!("{{\"chance\":{recorded}}},"))
    );
    assert_eq!((recorded.as_str(), expected.as_str()), (tokens[2].as_str(), tokens[1].as_str()));
}

#[test]
fn every_changed_draw_is_named() {
    let record = Record::read(&finished()).expect("a record");
    let draws = record.steps.iter().enumerate();
    for (ply, _) in draws.filter(|(_, step)| matches!(step.what, RecordAction::Chance(_))) {
        let text = record.write();
        let line = text.lines().position(|line| line.contains("\"steps\"")).expect("steps") + 1 + ply;
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let dealt: u8 =
            lines[line].chars().filter(char::is_ascii_digit).collect::<String>().parse().expect("a number");
        lines[line] = lines[line].replace(&format!(":{dealt}"), &format!(":{}", dealt ^ 1));
        let verdict = check(&lines.join("\n"));
        let Verdict::Differs { ply: named, place, .. } = verdict else { panic!("{ply}: {verdict:?}") };
        assert_eq!((named, place.line), (ply, line + 1));
    }
}

#[test]
fn a_nonce_or_secret_of_another_match_does_not_fit() {
    let record = Record::read(&finished()).expect("a record");
    let mut other = record.clone();
    other.nonces[1] = fabletop_table::Nonce::from_bytes([1; 32]);
    assert!(matches!(check(&other.write()), Verdict::Differs { ply: 0..3, .. }));
    let mut other = record.clone();
    other.secret = Some(Secret::from_seed(22));
    let Verdict::CommitmentMismatch { place, promised, computed } = check(&other.write()) else {
        panic!("not noticed")
    };
    assert!(place.line > 1 && promised != computed);
    assert_eq!(promised, record.commitment.to_string());
    let mut other = record;
    other.secret = None;
    assert_eq!(check(&other.write()), Verdict::SecretNotRevealed);
}

#[test]
fn a_record_that_cannot_be_followed_has_no_verdict() {
    let text = finished().replacen("\"seat\":", "\"seat\":9", 1);
    let error = verify::<Bazaar>(&Record::read(&text).expect("a record")).expect_err("no seat 90");
    assert_eq!(error.code(), "step-refused");
    let mut record = Record::read(&finished()).expect("a record");
    record.result = None;
    assert_eq!(verify::<Bazaar>(&record).expect_err("no result").code(), "result-mismatch");
}

#[test]
fn verdicts_have_codes() {
    let json = serde_json::to_string(&check(&finished())).expect("JSON");
    assert_eq!(json, r#"{"code":"fair","draws":5,"finished":true}"#);
}
