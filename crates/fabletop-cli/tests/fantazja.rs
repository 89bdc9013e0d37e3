//! Fantazja line by line: the real program, in a home of its own.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A folder that goes when the test ends.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Home {
        let path = std::env::temp_dir().join(format!("fabletop-fantazja-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Home(path)
    }

    fn run(&self, arguments: &[&str], input: &str) -> Output {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fabletop"))
            .args(arguments)
            .env("XDG_DATA_HOME", &self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // The program may be gone before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// Plays as the Sculptors, who start.
    fn play(&self, language: &str, arguments: &[&str], input: &str) -> String {
        let fixed = ["play", "fantazja", "--plain", "--lang", language, "--option", "start=0"];
        said(&self.run(&[&fixed, arguments].concat(), input))
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What the program said, if all went well.
#[track_caller]
fn said(output: &Output) -> String {
    let said = String::from_utf8(output.stdout.clone()).unwrap();
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{wrong}\n{said}");
    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
    said
}

#[test]
fn a_whole_game_by_typing_one_in_every_language() {
    let home = Home::new("whole");
    let languages = [("en", "The game is over."), ("pl", "Koniec gry"), ("it", "La partita è finita")];
    for (language, over) in languages {
        let said = home.play(language, &["--seed", "7"], &"1\n".repeat(300));
        assert!(said.contains(over) && said.contains("fabletop verify"), "{language}: {said}");
    }
}

#[test]
fn the_game_without_powers() {
    let home = Home::new("teaching");
    let said = home.play("en", &["--seed", "7", "--variant", "teaching"], &"1\n".repeat(300));
    assert!(said.contains("The game is over.") && !said.contains("Token:"), "{said}");
}

#[test]
fn what_is_needed_is_told() {
    let home = Home::new("told");
    let said = home.play("en", &["--seed", "7"], "1\nhelp\nwhy\nlog\nquit\n");
    for part in [
        "It is your turn.",
        "Only the Magic Castle stands",
        "Your hand, as the tiles lie",
        "Keep ",
        "The city, by cells east and south",
        "You (Sculptors of Nature): ",
        "Hand 6, pile 21, Imagination 0.",
        "Residential: You 0 and Fox 0. Token: in the pool.",
        "Every side that touches a neighbour",
    ] {
        assert!(said.contains(part), "{part} is missing:\n{said}");
    }
}

#[test]
fn actions_in_words() {
    let home = Home::new("words");
    let typed = "build 7 at 1 0\npostaw 2 na 3 3\nfly away\nimmagina 2\nquit\n";
    let said = home.play("en", &["--seed", "5"], typed);
    for part in [
        "You do not have Mill I in hand",
        "No side of this cell touches",
        "(ruling",
        "“fly away” cannot be done",
        "You keep Cottage I as a point of Imagination",
    ] {
        assert!(said.contains(part), "{part} is missing:\n{said}");
    }
}

#[test]
fn the_match_is_replayed_and_verified() {
    let home = Home::new("replay");
    let file = home.file("match.json");
    home.play("en", &["--seed", "3", "--save", &file], &"1\n".repeat(300));
    let shown = said(&home.run(&["replay", &file, "--plain", "--lang", "en", "--viewer", "spectator"], ""));
    for part in ["Fox builds ", "keeps a tile as a point of Imagination", "Cottage I: 1 point"] {
        assert!(shown.contains(part), "{part} is missing:\n{shown}");
    }
    let shown = said(&home.run(&["replay", &file, "--at", "30", "--lang", "en", "--viewer", "0"], ""));
    for part in ["The city, by cells east and south", "Fox (Engineers of Light)", "Your hand"] {
        assert!(shown.contains(part), "{part} is missing:\n{shown}");
    }
    said(&home.run(&["verify", &file, "--lang", "en"], ""));
}
