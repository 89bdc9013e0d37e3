//! `fabletop replay` and `fabletop verify`.

mod support;

use support::{file, finished_match, refused, run};

#[test]
fn a_fair_match_is_found_fair() {
    let path = file("fair.json", &finished_match());
    for (lang, part) in
        [("en", "Dealt fairly"), ("pl", "Rozdano uczciwie"), ("it", "Carte date correttamente")]
    {
        let run = run(&["--lang", lang, "verify", &path]);
        assert!(run.status == 0 && run.out.contains(part), "{run:?}");
    }
    let json = run(&["verify", &path, "--json"]).json();
    assert_eq!((&json["code"], &json["fair"]), (&"fair".into(), &true.into()));
}

/// Two players' cards are changed in the deal: the first step is named.
#[test]
fn a_forged_deal_is_named() {
    let record = finished_match();
    let (number, deal) =
        record.lines().enumerate().find(|(_, line)| line.contains("\"deal\"")).expect("a deal");
    let first = deal.find("[\"").expect("cards") + 2;
    let end = first + deal[first..].find('"').expect("a card");
    let held = &deal[first..end];
    let other = if deal.contains("\"hydra\"") { "dragon" } else { "hydra" };
    let forged = record.replacen(deal, &deal.replacen(held, other, 1), 1);
    let path = file("forged.json", &forged);
    let run = run(&["verify", &path]);
    assert_eq!(run.status, 1, "{run:?}");
    assert!(run.out.contains(&format!("(line {})", number + 1)) && run.out.contains("step 1 "), "{run:?}");
}

#[test]
fn a_secret_that_is_missing_or_another_is_told() {
    let record = finished_match();
    let secret = record.lines().find(|line| line.contains("\"secret\"")).expect("a secret");
    let hidden = file("hidden.json", &record.replacen(secret, "  \"secret\": null,", 1));
    let missing = run(&["verify", &hidden]);
    assert!(missing.status == 1 && missing.out.contains("does not contain the secret"), "{missing:?}");
    let other = secret.replacen(": \"", ": \"00", 1);
    let other = format!("{}\",", &other[..secret.len() - 2]);
    let exchanged = file("exchanged.json", &record.replacen(secret, &other, 1));
    let exchanged = run(&["verify", &exchanged]);
    assert!(exchanged.status == 1 && exchanged.out.contains("Promised"), "{exchanged:?}");
}

#[test]
fn a_replay_tells_each_viewer_its_own_story() {
    let path = file("replay.json", &finished_match());
    let spectator = run(&["replay", &path, "--plain"]);
    let ala = run(&["replay", &path, "--plain", "--viewer", "2"]);
    assert_eq!((spectator.status, ala.status), (0, 0), "{spectator:?}");
    assert!(ala.out.contains("seen by: Ala") && ala.out.contains("Hand:"), "{}", ala.out);
    assert!(ala.out.contains("You draw ") && spectator.out.contains("Ala draws a card"), "{}", ala.out);
    assert!(
        spectator.out.contains("seen by: spectator") && !spectator.out.contains("Hand:"),
        "{}",
        spectator.out
    );
    let start = run(&["replay", &path, "--at", "0"]);
    assert!(start.out.contains("The match begins"), "{start:?}");
    let steps = run(&["replay", &path, "--json", "--viewer", "0"]).json_lines();
    assert_eq!(steps[0]["step"], 0);
    assert_eq!(steps.last().expect("steps")["turn"]["kind"], "over");
    assert!(steps.iter().all(|step| step["view"]["viewer"]["seat"] == 0));
    refused(&["replay", &path, "--viewer", "3"], &["“3”", "0 to 2"]);
    refused(&["replay", &path, "--viewer", "me"], &["“me”", "spectator"]);
    refused(&["replay", &path, "--at", "100000"], &["100000", "steps"]);
}

#[test]
fn broken_files_are_refused_with_line_and_cause() {
    let record = finished_match();
    let check = |name: &str, text: &str, parts: &[&str]| {
        let path = file(name, text);
        refused(&["replay", &path, "--plain"], parts);
        refused(&["verify", &path], parts);
    };
    check("empty.json", "", &["empty.json"]);
    check("foreign.json", "{\"name\": \"else\"}", &["line 1", "not a match record"]);
    check("cut.json", &record[..record.len() / 2], &["cut.json, line ", "ends in the middle"]);
    check("text.json", "hello", &["line 1", "JSON"]);
    check("more.json", &format!("{record}x"), &["follows"]);
    check(
        "game.json",
        &record.replacen("\"fantasy-realms\"", "\"chess\"", 1),
        &["line 4", "chess", "fantasy-realms"],
    );
    check(
        "rules.json",
        &record.replacen("\"rules_version\": 1", "\"rules_version\": 99", 1),
        &["line 5", "99"],
    );
    check("seats.json", &record.replacen("\"seats\":3", "\"seats\":1", 1), &["line 6"]);
    let last = record.lines().rfind(|line| line.contains("\"action\"")).expect("an action");
    check(
        "step.json",
        &record.replacen(last, "    {\"seat\":0,\"action\":{\"kind\":\"fly\"}}", 1),
        &["step", "line"],
    );
    refused(&["verify", "/nowhere/match.json"], &["no file", "/nowhere/match.json"]);
    refused(&["verify", "/"], &["/", "folder"]);
    refused(&["--lang", "pl", "replay", "/nowhere/match.json"], &["Nie ma pliku", "/nowhere/match.json"]);
}
