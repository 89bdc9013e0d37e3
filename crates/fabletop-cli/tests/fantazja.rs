//! Fantazja line by line: the real program, in a home of its own.

mod home;

use home::{Home, ends_in_every_language, has, said};

impl Home {
    /// Plays as the Sculptors, who start.
    fn play(&self, language: &str, arguments: &[&str], input: &str) -> String {
        let fixed = ["play", "fantazja", "--plain", "--lang", language, "--option", "start=0"];
        said(&self.run(&[&fixed, arguments].concat(), input))
    }
}

#[test]
fn a_whole_game_by_typing_one_in_every_language() {
    let home = Home::new("whole");
    ends_in_every_language(|language| home.play(language, &["--seed", "7"], &"1\n".repeat(300)));
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
    has(
        &said,
        &[
            "It is your turn.",
            "Only the Magic Castle stands",
            "Your hand, as the tiles lie",
            "Keep ",
            "The city, by cells east and south",
            "You (Sculptors of Nature): ",
            "Hand 6, pile 21, Imagination 0.",
            "Residential: You 0 and Fox 0. Token: in the pool.",
            "Every side that touches a neighbour",
        ],
    );
}

#[test]
fn actions_in_words() {
    let home = Home::new("words");
    let typed = "build 7 at 1 0\npostaw 2 na 3 3\nfly away\nimmagina 2\nquit\n";
    let said = home.play("en", &["--seed", "5"], typed);
    has(
        &said,
        &[
            "You do not have Mill I in hand",
            "No side of this cell touches",
            "(ruling",
            "“fly away” cannot be done",
            "You keep Cottage I as a point of Imagination",
        ],
    );
}

#[test]
fn the_match_is_replayed_and_verified() {
    let home = Home::new("replay");
    let file = home.file("match.json").display().to_string();
    home.play("en", &["--seed", "3", "--save", &file], &"1\n".repeat(300));
    let shown = said(&home.run(&["replay", &file, "--plain", "--lang", "en", "--viewer", "spectator"], ""));
    has(&shown, &["Fox builds ", "keeps a tile as a point of Imagination", "Cottage I: 1 point"]);
    let shown = said(&home.run(&["replay", &file, "--at", "30", "--lang", "en", "--viewer", "0"], ""));
    has(&shown, &["The city, by cells east and south", "Fox (Engineers of Light)", "Your hand"]);
    said(&home.run(&["verify", &file, "--lang", "en"], ""));
}
