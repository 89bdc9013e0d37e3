//! Via Magica line by line: the real program, in a home of its own.

mod home;

use home::{Home, ends_in_every_language, has, said};

impl Home {
    fn play(&self, language: &str, arguments: &[&str], input: &str) -> String {
        let fixed = ["play", "via-magica", "--plain", "--lang", language];
        said(&self.run(&[&fixed, arguments].concat(), input))
    }
}

#[test]
fn a_whole_game_by_typing_one_in_every_language() {
    let home = Home::new("whole");
    ends_in_every_language(|language| home.play(language, &["--seed", "7"], &"1\n".repeat(600)));
}

#[test]
fn what_is_needed_is_told() {
    let home = Home::new("told");
    let said = home.play("en", &["--seed", "7"], "1\nhelp\nwhy\nlog\nquit\n");
    has(
        &said,
        &[
            "In the row:",
            "Dealt to you:",
            "Choose the three portals you keep",
            "Keep ",
            "Rewards still to be had: 3 yellow portals (2 points)",
            "Round 1.",
            "In the bag: Air",
            "You: 0 points, 0 of 7 portals open, 7 crystals, 7 of them in reserve.",
            "Pass",
            "A universal token matches every field",
        ],
    );
}

#[test]
fn actions_in_words() {
    let home = Home::new("words");
    let said =
        home.play("en", &["--seed", "7"], "keep 1 2 3\ntake snail’s trail\nfly away\n1\npasuję\nquit\n");
    has(&said, &["is none of those dealt to you", "(ruling", "“fly away” cannot be done", "You pass."]);
}

#[test]
fn two_people_at_one_keyboard() {
    let home = Home::new("two");
    let seats = ["--seats", "you:Ala,you:Olek", "--seed", "5"];
    let said = home.play("en", &seats, "\n20\n\n1\nquit\n");
    let (_, olek) = said.split_once("The keyboard goes to Olek.").expect("Olek is asked too");
    let (secret, revealed) = olek.split_once("Choose the three").expect("Olek chooses");
    assert!(!secret.contains("Ala keeps") && revealed.contains("Ala keeps"), "{said}");
}

#[test]
fn the_match_is_replayed_and_verified() {
    let home = Home::new("replay");
    let file = home.file("match.json").display().to_string();
    home.play("en", &["--seed", "3", "--save", &file], &"1\n".repeat(600));
    let shown = said(&home.run(&["replay", &file, "--plain", "--lang", "en", "--viewer", "spectator"], ""));
    has(&shown, &["Incantatum!", "The row is empty.", "Stock 80", "Reward for "]);
    let shown = said(&home.run(&["replay", &file, "--at", "9", "--lang", "en", "--viewer", "0"], ""));
    assert!(shown.contains("In the row: ") && shown.contains("of 7 portals open"), "{shown}");
    said(&home.run(&["verify", &file, "--lang", "en"], ""));
}

#[test]
fn bots_are_simulated() {
    let home = Home::new("simulate");
    let arguments = [
        "simulate",
        "via-magica",
        "--seats",
        "6",
        "--games",
        "20",
        "--bots",
        "greedy",
        "--seed",
        "1",
        "--json",
    ];
    let said = said(&home.run(&arguments, ""));
    assert!(said.contains("\"seats\":6") || said.contains("\"seats\": 6"), "{said}");
}
