//! `fabletop play` as it is used: the real program, line by line, in a home of its own.

mod home;

use home::Home;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

impl Home {
    fn play(&self, arguments: &[&str], input: &str) -> Output {
        self.play_in("en", arguments, input)
    }

    fn play_in(&self, language: &str, arguments: &[&str], input: &str) -> Output {
        self.run(&[&["play", "--plain", "--lang", language], arguments].concat(), input)
    }

    fn matches(&self) -> Vec<PathBuf> {
        let folder = self.0.join("fabletop/matches");
        fs::read_dir(folder).map(|files| files.map(|file| file.unwrap().path()).collect()).unwrap_or_default()
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

fn ends_well(output: &Output) {
    let (said, wrong) = (out(output), err(output));
    assert!(output.status.success(), "{wrong}\n{said}");
    assert!(said.contains("The game is over.") && said.contains("fabletop verify"), "{said}");
    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
}

/// The steps of a match, without who played where.
fn steps(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    text[text.find("\"steps\"").unwrap()..].to_owned()
}

#[test]
fn a_classic_game_by_typing_one() {
    let home = Home::new("classic");
    ends_well(&home.play(&["fantasy-realms", "--seed", "7"], &ones(120)));
    assert_eq!(home.matches().len(), 1);
}

#[test]
fn every_language_plays() {
    let home = Home::new("languages");
    for (language, over) in [("pl", "Koniec gry."), ("it", "La partita è finita.")] {
        let arguments = ["fantasy-realms", "--seed", "3", "--seats", "you,bot,snail,bot"];
        let output = home.play_in(language, &arguments, &ones(120));
        let said = out(&output);
        assert!(output.status.success() && said.contains(over), "{said}");
        assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
    }
}

#[test]
fn a_game_for_two() {
    let home = Home::new("two");
    ends_well(&home.play(&["fantasy-realms", "--variant", "two-players", "--seed", "7"], &ones(120)));
    // Both only draw: as many discards as there can be.
    ends_well(&home.play(&["fantasy-realms", "--seats", "you:Ala,you:Olek", "--seed", "7"], &ones(240)));
}

#[test]
fn chaos_against_the_clock() {
    let home = Home::new("chaos");
    let arguments = ["fantasy-realms", "--variant", "chaos", "--option", "seconds=10", "--seed", "2"];
    let input = format!("1\n1\n{}{}", "wait\n".repeat(4), ones(20));
    let output = home.play(&arguments, &input);
    ends_well(&output);
    assert!(out(&output).contains("You offer"), "{}", out(&output));
}

#[test]
fn an_interrupted_match_goes_on_as_it_would_have() {
    let home = Home::new("resume");
    let (whole, parts) = (home.file("whole.json"), home.file("parts.json"));
    let path = |file: &Path| file.display().to_string();
    ends_well(&home.play(&["fantasy-realms", "--seed", "9", "--save", &path(&whole)], &ones(120)));
    let first = home.play(&["fantasy-realms", "--seed", "9", "--save", &path(&parts)], &ones(5));
    assert!(first.status.success() && out(&first).contains("--resume"), "{}", out(&first));
    home.play(&["--resume", &path(&parts)], "1\nquit\n1\n1\n");
    ends_well(&home.play(&["--resume", &path(&parts)], &ones(120)));
    assert_eq!(steps(&whole), steps(&parts));
    let again = home.play(&["--resume", &path(&parts)], "");
    assert_eq!(again.status.code(), Some(2));
    assert!(err(&again).contains("fabletop replay"), "{}", err(&again));
}

#[test]
fn the_newest_unfinished_match_is_found() {
    let home = Home::new("newest");
    let none = home.play(&["--resume"], "");
    assert!(!none.status.success() && err(&none).contains("no unfinished match"), "{}", err(&none));
    home.play(&["fantasy-realms", "--seed", "4"], &ones(3));
    let output = home.play(&["--resume"], "log\n");
    assert!(out(&output).contains("The cards are dealt."), "{}", out(&output));
    assert_eq!(home.matches().len(), 1);
}

#[test]
fn actions_in_words_of_any_language() {
    let home = Home::new("words");
    let input = "draw\nwhy\nhelp\nhand\nlog\nundo\nodrzuć król\n8\ntake hydra\nquit\n";
    let output = home.play(&["fantasy-realms", "--seed", "7"], input);
    let said = out(&output);
    assert!(output.status.success(), "{said}");
    for part in ["You draw ", "Together:", "King is not in your hand. (ruling", "Hydra does not lie"] {
        assert!(said.contains(part), "{part} is missing:\n{said}");
    }
}

#[test]
fn bad_lines_lose_nothing() {
    let home = Home::new("bad-lines");
    let input = "99\n-1\n0\nfly away\ntake\ntake xyzzy\n\u{7f}\n\n1\nquit\n";
    let output = home.play(&["fantasy-realms", "--seed", "7"], input);
    let said = out(&output);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("99 is not in the list"), "{said}");
    assert!(said.contains("> “fly away” cannot be done"), "one sentence is enough:\n{said}");
    assert!(said.contains("You draw "), "the good line counts:\n{said}");
}

#[test]
fn what_cannot_be_is_refused() {
    let home = Home::new("refused");
    for (arguments, reason) in [
        (vec!["fantasy-realms", "--seats", "you"], "1"),
        (vec!["fantasy-realms", "--seats", "bot,bot,bot"], "Nobody would play"),
        (vec!["fantasy-realms", "--seats", "you,wizard,bot"], "wizard"),
        (vec!["fantasy-realms", "--seats", "you,bot", "--variant", "chaos"], "7"),
        (vec!["fantasy-realms", "--variant", "cha"], "cha"),
        (vec!["fantasy-realms", "--option", "seconds"], "OPTION=VALUE"),
        (vec!["fantasy-realms", "--option", "seconds=1"], "10 to 7200"),
        (vec!["fantasy-realms", "--option", "colour=red"], "colour"),
        (vec!["chess"], "chess"),
        (vec![], "fantasy-realms"),
    ] {
        let output = home.play(&arguments, &ones(3));
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", out(&output));
        assert!(err(&output).contains(reason), "{arguments:?}: {}", err(&output));
    }
    assert!(home.matches().is_empty(), "{:?}", home.matches());
}

#[test]
fn a_place_that_cannot_be_written() {
    let home = Home::new("unwritable");
    for place in ["/proc/no/such/match.json", "/dev/null", "/tmp"] {
        let output = home.play(&["fantasy-realms", "--save", place], &ones(3));
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains(place) && err(&output).contains("--save"), "{}", err(&output));
    }
}

#[test]
fn a_file_that_is_there_is_not_written_over() {
    let home = Home::new("save");
    let file = home.file("my match.json");
    let path = file.display().to_string();
    fs::write(&file, "dear diary").unwrap();
    let foreign = home.play(&["fantasy-realms", "--save", &path], &ones(3));
    assert_eq!(foreign.status.code(), Some(2));
    assert!(err(&foreign).contains(&format!("--resume '{path}'")), "{}", err(&foreign));
    assert_eq!(fs::read_to_string(&file).unwrap(), "dear diary");
    fs::remove_file(&file).unwrap();
    let begun = home.play(&["fantasy-realms", "--seed", "4", "--save", &path], &ones(3));
    assert!(begun.status.success(), "{}", err(&begun));
    let before = fs::read(&file).unwrap();
    let again = home.play(&["fantasy-realms", "--seed", "5", "--save", &path], &ones(3));
    assert_eq!((again.status.code(), fs::read(&file).unwrap()), (Some(2), before));
    let same = home.play(&["--resume", &path, "--save", &path], &ones(3));
    assert!(same.status.success(), "{}", err(&same));
    let names: Vec<_> = fs::read_dir(&home.0).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names, ["my match.json"], "nothing else is left");
}

/// A session that waits for a line, and where it plays.
fn waiting(home: &Home, arguments: &[&str], file: &Path) -> std::process::Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fabletop"))
        .args(["play", "--plain", "--lang", "en"])
        .args(arguments)
        .env("XDG_DATA_HOME", &home.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    for _ in 0..600 {
        if fs::read_to_string(file).is_ok_and(|text| text.contains("\"deal\"")) {
            return child;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let _ = child.kill();
    panic!("no match is saved: {:?}", child.wait_with_output());
}

#[test]
fn a_match_is_played_by_one_session() {
    let home = Home::new("locked");
    fs::create_dir_all(home.0.join("fabletop/matches")).unwrap();
    let file = home.file("fabletop/matches/a.json");
    let path = file.display().to_string();
    let mut first = waiting(&home, &["fantasy-realms", "--seed", "4", "--save", &path], &file);
    let second = home.play(&["--resume", &path], &ones(3));
    assert_eq!(second.status.code(), Some(2));
    assert!(err(&second).contains("another window") && err(&second).contains(&path), "{}", err(&second));
    let newest = home.play(&["--resume"], &ones(3));
    assert!(err(&newest).contains("no unfinished match"), "{}", err(&newest));
    // Somebody who knows no locks writes the file.
    fs::write(&file, "something else").unwrap();
    first.stdin.take().unwrap().write_all(b"1\nquit\n").unwrap();
    let first = first.wait_with_output().unwrap();
    let other = home.file("fabletop/matches/a-2.json");
    assert!(first.status.success() && out(&first).contains("a-2.json from now on"), "{}", out(&first));
    assert_eq!(fs::read_to_string(&file).unwrap(), "something else");
    assert!(steps(&other).contains("\"draw\""));
    let mut left = home.matches();
    left.sort();
    assert_eq!(left, [other.clone(), file], "the locks are gone");
    // A lock whose process is gone holds nobody up.
    fs::write(other.with_file_name("a-2.json.lock"), "4294967295 17\n").unwrap();
    let gone = home.play(&["--resume"], "log\n");
    assert!(gone.status.success() && out(&gone).contains("The cards are dealt."), "{}", err(&gone));
}

#[test]
fn names_are_said_in_the_language_of_now() {
    let home = Home::new("names");
    let file = home.file("match.json");
    let path = file.display().to_string();
    home.play_in("pl", &["fantasy-realms", "--seed", "7", "--save", &path], &ones(9));
    let record = fs::read_to_string(&file).unwrap();
    assert!(!record.contains("Lis") && !record.contains("\"Ty\""), "{record}");
    let replay = |language: &str, viewer: &str| {
        let arguments = ["replay", &path, "--plain", "--lang", language, "--viewer", viewer];
        out(&Command::new(env!("CARGO_BIN_EXE_fabletop")).args(arguments).output().unwrap())
    };
    let own = replay("it", "0");
    assert!(own.contains("Peschi ") && own.contains("Volpe pesca una carta"), "{own}");
    let spectator = replay("it", "spectator");
    assert!(spectator.contains("spettatore") && spectator.contains("Giocatore 1 pesca"), "{spectator}");
    let fox = replay("en", "1");
    assert!(
        fox.contains("seen by: Fox") && fox.contains("You draw ") && fox.contains("Player 1 draws"),
        "{fox}"
    );
}

#[test]
fn a_hand_waits_for_its_owner() {
    let home = Home::new("curtain");
    let arguments = ["fantasy-realms", "--seats", "you,you:Olek,bot", "--seed", "7"];
    let output = home.play(&arguments, "");
    assert!(out(&output).contains("when only Player 1 is looking"), "{}", out(&output));
    assert!(output.status.success() && !out(&output).contains("Your hand"), "{}", out(&output));
    let output = home.play(&arguments, "\n1\n1\n");
    let said = out(&output);
    let after = said.split("The keyboard goes to Olek.").nth(1).unwrap_or_default();
    assert!(said.contains("Your hand") && after.contains("Press Enter"), "{said}");
    assert!(!after.contains("Your hand"), "{said}");
}

/// The two drawn cards are never scored together.
#[test]
fn the_best_rest_counts_while_a_drawn_card_is_to_go() {
    let home = Home::new("best-rest");
    let output = home.play(&["fantasy-realms", "--variant", "two-players", "--seed", "7"], &ones(12));
    let said = out(&output);
    let mut seen = 0;
    for part in said.split("At best ").skip(1) {
        let total: i32 = part.split(' ').next().unwrap().replace('−', "-").parse().unwrap();
        let list = part.split("> ").next().unwrap();
        let best = list.lines().find(|line| line.ends_with('★')).unwrap_or_else(|| panic!("{list}"));
        assert!(best.contains(&format!(": {total} point")), "{list}");
        seen += 1;
    }
    assert!(seen > 2, "{said}");
}

#[test]
fn the_text_of_a_card_is_always_told() {
    let home = Home::new("texts");
    for seed in 1..40 {
        let output = home.play(&["fantasy-realms", "--seed", &seed.to_string()], "why\nquit\n");
        let said = out(&output);
        if let Some(rune) = said.split("\nProtection Rune: 1 point\n").nth(1) {
            assert!(rune.starts_with("    Base strength 1\n    • "), "{rune}");
            return;
        }
    }
    panic!("nobody has the Protection Rune");
}

#[test]
fn damaged_and_foreign_files() {
    let home = Home::new("damaged");
    let file = home.file("match.json");
    let path = file.display().to_string();
    home.play(&["fantasy-realms", "--seed", "4", "--save", &path], &ones(4));
    let good = fs::read_to_string(&file).unwrap();
    let line_of = |text: &str, part: &str| text[..text.find(part).unwrap()].lines().count();
    let cut = &good[..good.len() - 40];
    let cheated = good.replacen("\"kind\":\"draw\"}}", "\"kind\":\"agree\"}}", 1);
    let cheated_line = line_of(&cheated, "\"kind\":\"agree\"").to_string();
    for (text, reason) in [
        (cut, "line"),
        ("{}", "line 1"),
        ("once upon a time", "line 1"),
        ("", "line 1"),
        (cheated.as_str(), cheated_line.as_str()),
    ] {
        fs::write(&file, text).unwrap();
        let output = home.play(&["--resume", &path], &ones(3));
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(err(&output).contains(reason), "{}", err(&output));
        assert_eq!(fs::read_to_string(&file).unwrap(), text, "the file stays as it is");
    }
    let missing = home.play(&["--resume", "/no/such/file.json"], "");
    assert!(err(&missing).contains("/no/such/file.json"), "{}", err(&missing));
}

#[test]
fn a_reader_who_goes_away_is_no_failure() {
    let home = Home::new("pipe");
    let mut child = Command::new(env!("CARGO_BIN_EXE_fabletop"))
        .args(["play", "fantasy-realms", "--plain", "--seed", "1"])
        .env("XDG_DATA_HOME", &home.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(ones(120).as_bytes());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{}", err(&output));
}

#[test]
fn without_a_terminal_it_goes_on_line_by_line() {
    let home = Home::new("no-terminal");
    let output = Command::new(env!("CARGO_BIN_EXE_fabletop"))
        .args(["play", "fantasy-realms", "--seed", "1", "--lang", "en"])
        .env("XDG_DATA_HOME", &home.0)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(output.status.success() && err(&output).contains("not a terminal"), "{}", err(&output));
    assert!(out(&output).contains("--resume"), "{}", out(&output));
}
