//! `fabletop components`, and games with the components of a file.

mod support;

use support::{file, refused, run};

fn exported() -> String {
    let run = run(&["components", "export", "fantazja"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run.out
}

#[test]
fn what_is_exported_passes() {
    let path = file("own-tiles.toml", &exported());
    let checked = run(&["components", "check", &path]);
    assert!(checked.status == 0 && checked.out.contains("Fantazja can be played"), "{checked:?}");
    let json = run(&["components", "check", &path, "--json"]).json();
    assert_eq!(
        (&json["fine"], &json["game"], &json["option"]),
        (&true.into(), &"fantazja".into(), &"tiles".into())
    );
    let hash = json["hash"].as_str().expect("a hash");
    assert!(hash.len() == 16 && checked.out.contains(hash), "{checked:?}");
}

#[test]
fn all_problems_are_told_with_their_lines_in_every_language() {
    let text =
        exported().replacen("\"earth 1\"", "\"earth 7\"", 1).replacen("dark = false", "drak = false", 1);
    let path = file("wrong-tiles.toml", &text);
    let line = |part: &str| text.lines().position(|line| line.contains(part)).expect("a line") + 1;
    for (lang, word, count) in
        [("en", "line", "3 problems"), ("pl", "wiersz", "3 błędy"), ("it", "riga", "3 errori")]
    {
        let checked = run(&["--lang", lang, "components", "check", &path]);
        assert_eq!(checked.status, 1, "{checked:?}");
        for part in ["earth 7", "drak"] {
            let place = format!("{path}, {word} {}, ", line(part));
            assert!(checked.out.contains(&place), "{place}: {checked:?}");
        }
        assert!(checked.out.contains(count), "{checked:?}");
    }
    let json = run(&["components", "check", &path, "--json"]).json();
    let problems = json["problems"].as_array().expect("problems");
    assert_eq!((&json["fine"], problems.len()), (&false.into(), 3));
    assert!(problems.iter().all(|problem| problem["text"].as_str().is_some_and(|text| text.ends_with('.'))));
    let place = format!("{path}, line ");
    let more = ["There are 2 more problems", place.as_str()];
    refused(&["simulate", "fantazja", "--components", &path], &more);
    refused(&["play", "fantazja", "--plain", "--components", &path], &more);
}

#[test]
fn files_and_games_that_make_no_sense_are_refused() {
    refused(&["components", "export", "chess"], &["chess", "fantazja"]);
    refused(&["components", "export", "via-magica"], &["Via Magica has no component file", "fantazja"]);
    refused(&["components", "check", "no-such-file.toml"], &["no-such-file.toml"]);
    let own = file("tiles-of-fantazja.toml", &exported());
    refused(&["simulate", "via-magica", "--components", &own], &["Via Magica has no component file"]);
    refused(&["simulate", "fantazja", "--option", "tiles=x"], &["--components FILE"]);
    refused(&["play", "--resume", "--components", &own], &["--components"]);
    let large = file("large.toml", &"# much\n".repeat(20_000));
    let checked = run(&["components", "check", &large]);
    assert!(checked.status == 1 && checked.out.contains("no component file has more than"), "{checked:?}");
}

#[test]
fn games_are_played_with_the_tiles_of_a_file() {
    let path = file("printed-tiles.toml", &exported().replace("\"reconstructed\"", "\"printed\""));
    let simulate = ["simulate", "fantazja", "--games", "40", "--json"];
    let plain = run(&simulate).json();
    let other = run(&[&simulate[..], &["--components", &path]].concat()).json();
    // How sure somebody is of a tile changes no rule.
    assert_eq!(plain["decisions"], other["decisions"]);
}

#[test]
fn what_happens_in_games_is_counted() {
    let simulate = ["simulate", "fantazja", "--games", "100"];
    let json = run(&[&simulate[..], &["--json", "--events"]].concat()).json();
    let plain = run(&[&simulate[..], &["--json"]].concat()).json();
    assert_eq!(json["decisions"], plain["decisions"]);
    assert!(plain["events"].is_null() && plain["at_end"].is_null(), "{plain}");
    let rate = json["win_rate_of_first"].as_f64().expect("somebody starts");
    assert!((0.2..0.8).contains(&rate), "{json}");
    let mean = |kind: &str| json["events"][kind]["mean"].as_f64().unwrap_or_default();
    assert!((mean("ended") - 1.0).abs() < 1e-9 && mean("built") > 5.0, "{json}");
    assert!(json["events"]["power-used"]["words"]["power"]["magic"].as_f64().is_some(), "{json}");
    assert!(json["at_end"]["board"].as_f64().is_some_and(|stacks| stacks > 1.0), "{json}");
    let words = run(&[&simulate[..], &["--events"]].concat());
    for part in
        ["Wins of whoever acts first", "What happens a game", "power magic", "What is left at the end"]
    {
        assert!(words.out.contains(part), "{part}: {words:?}");
    }
}
