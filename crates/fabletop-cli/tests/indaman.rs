//! Indaman line by line: the real program, in a home of its own.

mod home;

use home::{Home, ends_in_every_language, has, said};

impl Home {
    fn play(&self, language: &str, arguments: &[&str], input: &str) -> String {
        let fixed = ["play", "indaman", "--plain", "--lang", language];
        said(&self.run(&[&fixed, arguments].concat(), input))
    }
}

/// More lines than a game has questions.
fn ones() -> String {
    "1\n".repeat(3000)
}

#[test]
fn a_whole_game_by_typing_one_in_every_language() {
    let home = Home::new("whole");
    ends_in_every_language(|language| home.play(language, &["--seed", "7"], &ones()));
}

#[test]
fn what_is_needed_is_told() {
    let home = Home::new("told");
    let said = home.play("en", &["--seed", "7"], "1\nhelp\nwhy\nlog\nquit\n");
    has(
        &said,
        &[
            "Round 1, your turn.",
            "The bank has 120 gems, the deck ",
            "Creatures in the piles: Plain 5, Mountain 4, Desert 4, Forest 4, Lake 4, Swamp 4.",
            "ladder at 0 of 10, 10 gems.",
            "On the way from ",
            "Move your mage",
            "1. Go ",
            "klippide; then ",
            "steps to the target",
            "finds twice the gems",
            "The tower needs, square by square: ",
            "Square 1 needs ",
            ": without gems ",
            "Red klippide, off the road: a creature in ",
            "In your turn your mage takes one step",
        ],
    );
    assert!(!said.contains("space s"), "{said}");
}

#[test]
fn actions_in_words() {
    let home = Home::new("words");
    let typed = "climb 3\nidź 200\nusa lampada\nfly away\nvola a Selvara\nquit\n";
    let said = home.play("en", &["--seed", "7"], typed);
    has(
        &said,
        &[
            "That is done in Indaman only",
            "“idź 200” cannot be done",
            "You do not have the Genie’s Lamp",
            "“fly away” cannot be done",
            "It is time to move",
            "(ruling",
        ],
    );
}

#[test]
fn a_fist_waits_for_its_owner() {
    let home = Home::new("two");
    let seats = ["--seats", "you:Ala,you:Olek,you:Iga", "--seed", "5"];
    // An empty line takes the keyboard; where nothing is handed over it asks again.
    let said = home.play("en", &seats, &"\n1\n".repeat(400));
    let (_, bidding) =
        said.split_once("How many gems go into your fist?").expect("somebody meets a creature");
    let (_, other) = bidding.split_once("The keyboard goes to").expect("the other bids too");
    let (secret, _) = other.split_once("The fists open").expect("the fists open");
    assert!(secret.contains("is closed.") && !secret.contains("is closed:"), "{secret}");
}

#[test]
fn the_match_is_replayed_and_verified() {
    let home = Home::new("replay");
    let file = home.file("match.json").display().to_string();
    home.play("en", &["--seed", "3", "--save", &file], &ones());
    let shown = said(&home.run(&["replay", &file, "--plain", "--lang", "en", "--viewer", "spectator"], ""));
    has(&shown, &["(space ", "The fists open on ", "The game is over."]);
    let shown = said(&home.run(&["replay", &file, "--at", "60", "--lang", "en", "--viewer", "0"], ""));
    has(&shown, &["Creatures in the piles: ", "ladder at ", "On the way from "]);
    said(&home.run(&["verify", &file, "--lang", "en"], ""));
}

/// With somebody's own box, cities and mages are told and typed as the box has them.
#[test]
fn an_own_box_has_its_own_names() {
    let home = Home::new("box");
    let exported = said(&home.run(&["components", "export", "indaman"], ""));
    let names = ["Selvara", "Petrana", "Calidra", "Marenza", "Melindor", "Umbrena", "Lunessa"];
    let names = [&names[..], &["Arion", "Falcon", "Belisar", "Corvin", "Iskra", "Nerea"]].concat();
    let renamed =
        |text: String, name: &&str| text.replace(&format!("\"{name}\""), &format!("\"Nova {name}\""));
    let file = home.file("box.toml").display().to_string();
    std::fs::write(&file, names.iter().fold(exported, renamed)).unwrap();
    let box_of_their_own = ["--seed", "7", "--components", &file];
    let said = home.play("pl", &box_of_their_own, "leć nova selvara\n1\n1\n1\nquit\n");
    has(&said, &["W drodze z miasta Nova ", " do miasta Nova ", "Teraz jest czas na ruch"]);
    for name in names {
        let told = |words: &str| said.matches(words).count();
        assert_eq!(told(name), told(&format!("Nova {name}")), "{name}: {said}");
    }
}
