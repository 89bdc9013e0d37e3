//! `fabletop score` for people.

mod support;

use support::{refused, run};

#[test]
fn the_rulebooks_example_in_three_languages() {
    let hands = [
        (
            "en",
            "mountain wildfire smoke great flood whirlwind mirage air elem",
            "in total",
            "passes for Rainstorm",
        ),
        ("pl", "Góry POŻAR dym Potop tornado fatamor żywiołak pow", "razem", "udaje kartę Burza"),
        (
            "it",
            "montagna, incendio, fumo, grande diluvio, turbine, miraggio, elementale dell'aria",
            "in totale",
            "si finge Temporale",
        ),
    ];
    for (lang, cards, total, choice) in hands {
        let mut arguments = vec!["--lang", lang, "score"];
        arguments.extend(cards.split(' '));
        let run = run(&arguments);
        assert_eq!(run.status, 0, "{run:?}");
        assert!(
            run.out.contains("260") && run.out.contains(total) && run.out.contains(choice),
            "{}",
            run.out
        );
        assert!(run.out.lines().all(|line| line.chars().count() <= 80), "{}", run.out);
        assert!(!run.out.contains('\u{1b}'), "no colours in a pipe");
    }
}

#[test]
fn blanked_cards_are_marked_and_choices_explained() {
    let run =
        run(&["score", "basilisk", "doppelganger", "hydra", "swamp", "--choices", "doppelganger=basilisk"]);
    assert_eq!(run.out.matches("✗ BLANKED").count(), 2, "{}", run.out);
    assert!(run.out.contains("Doppelgänger copies Basilisk"), "{}", run.out);
}

/// What was given is not called the best, what was found is.
#[test]
fn only_what_was_found_is_called_best_or_worst() {
    let hand = ["score", "basilisk", "doppelganger", "mirage"];
    let says = |more: &[&str]| run(&[&hand[..], more].concat()).out;
    let all = says(&["--choices", "doppelganger=basilisk,mirage=none"]);
    assert!(all.contains("\nChoices: Doppelgänger copies Basilisk."), "{all}");
    assert!(!all.contains("Best") && !all.contains("other choice"), "{all}");
    let worst = says(&["--worst", "--choices", "doppelganger=basilisk,mirage=none"]);
    assert!(worst.contains("\nChoices: "), "{worst}");
    assert!(says(&["--choices", "doppelganger=basilisk"]).contains("\nBest choices: "));
    assert!(says(&["--worst", "--choices", "doppelganger=basilisk"]).contains("\nWorst choices: "));
}

#[test]
fn cards_that_clear_say_so() {
    let says = |cards: &str, parts: &[&str]| {
        let run = run(&[&["score"][..], &cards.split(' ').collect::<Vec<_>>()].concat());
        for part in parts {
            assert!(run.out.contains(part), "{part}: {}", run.out);
        }
    };
    says(
        "mountain cavern beastmaster dragon swamp rainstorm",
        &["Clears the penalty of all Floods", "of all Weather cards", "of all Beasts"],
    );
    says(
        "rangers warship swamp knights",
        &["Clears the word Army from all penalties", "the penalties of all Floods"],
    );
    says("protection-rune smoke", &["Clears all penalties"]);
    says("island great-flood candle", &["Island clears the penalty of Great Flood"]);
    says("island king", &["May clear the penalty of one Flood or Flame"]);
    let polish = run(&["--lang", "pl", "score", "runa", "dym"]);
    assert!(polish.out.contains("Usuwa wszystkie kary"), "{}", polish.out);
}

#[test]
fn rulings_are_cited_in_one_piece() {
    for (lang, ruling) in [("en", "(ruling\u{a0}13)"), ("pl", "(zasada\u{a0}13)"), ("it", "(regola\u{a0}13)")]
    {
        let run = run(&["--lang", lang, "score", "basilisk", "hydra", "smoke", "protection-rune", "--fixed"]);
        assert!(run.out.contains("\u{a0}12)"), "{}", run.out);
        let circle = ["score", "basilisk", "doppelganger", "--choices", "doppelganger=basilisk"];
        let run = support::run(&[&["--lang", lang][..], &circle].concat());
        assert_eq!(run.out.matches(ruling).count(), 2, "{}", run.out);
    }
}

#[test]
fn polish_suits_are_in_the_right_case() {
    for (suit, ending) in [
        ("kraina", "na Krainę"),
        ("przywódca", "na Przywódcę"),
        ("pogoda", "na Pogodę"),
        ("czarodziej", "na Czarodzieja"),
        ("armia", "na Armię"),
        ("bestia", "na Bestię"),
    ] {
        let choice = format!("księga=świeca:{suit}");
        let run = run(&["--lang", "pl", "score", "świeca", "księga", "--choices", &choice]);
        assert_eq!(run.out.matches(ending).count(), 2, "{}", run.out);
    }
}

#[test]
fn a_discard_area_that_nobody_can_use_is_noted() {
    let noted = run(&["score", "king", "--discard", "queen"]);
    assert!(noted.status == 0 && noted.out.contains("in total"), "{noted:?}");
    assert!(noted.err.contains("--discard") && noted.err.contains("Necromancer"), "{noted:?}");
    let used = run(&["score", "king", "necromancer", "--discard", "queen"]);
    assert_eq!((used.status, used.err.as_str()), (0, ""));
}

#[test]
fn json_has_points_choices_and_reasons() {
    let run = run(&[
        "score",
        "smoke",
        "wildfire",
        "mountain",
        "mirage",
        "--json",
        "--choices",
        "mirage=army",
        "--fixed",
    ]);
    let json = run.json();
    assert_eq!(json["total"], 126);
    assert_eq!(json["by_card"]["Mountain"], 59);
    assert_eq!(json["choices"]["Mirage"]["suit"], "Army");
    assert_eq!(json["blanked"], serde_json::json!(["Mirage"]));
    assert_eq!(json["lines"]["Mountain"][1]["text"], "+50 with Smoke and Wildfire");
}

#[test]
fn the_necromancer_raises_from_the_discard_area() {
    let hand = ["score", "necromancer", "hydra", "swamp", "--json", "--discard", "dragon,queen,mountain"];
    assert_eq!(run(&hand).json()["choices"]["Necromancer"]["target"], "Dragon");
    let mut worst = hand.to_vec();
    worst.push("--worst");
    assert_eq!(run(&worst).json()["choices"], serde_json::json!({}));
    let made = ["--choices", "necromancer=queen"];
    assert_eq!(run(&[&hand[..], &made].concat()).json()["by_card"]["Queen"], 6);
    refused(
        &["score", "necromancer", "--choices", "necromancer=mountain"],
        &["Army, Wizard, Leader or Beast"],
    );
    refused(
        &["score", "necromancer", "--discard", "queen", "--choices", "necromancer=king"],
        &["King", "discard"],
    );
}

#[test]
fn wrong_hands_are_refused_with_the_reason() {
    refused(&["score"], &["Name the cards"]);
    refused(&["score", "kng"], &["kng", "King"]);
    refused(&["score", "king", "bll", "towr", "candle"], &["bll towr", "Bell Tower"]);
    refused(&["score", "--lang", "pl", "krul"], &["krul", "Król"]);
    refused(&["score", "--lang", "it", "reggina"], &["reggina", "Regina"]);
    refused(&["score", "war"], &["Warlord", "Warship", "Warhorse"]);
    let many = run(&["score", "w"]).err;
    assert!(many.contains(" … Write") && !many.contains("…."), "{many}");
    refused(
        &["score", "kng", "queen", "hydr4", "war", "queen"],
        &["“kng”", "King", "“hydr4”", "Hydra", "“war”", "Queen is there twice"],
    );
    refused(&["score", "king", "król"], &["King", "twice"]);
    let eight = ["score", "king", "queen", "princess", "warlord", "empress", "unicorn", "basilisk", "dragon"];
    refused(&eight, &["8 cards", "7", "Necromancer"]);
    refused(&[&eight[..], &["necromancer"]].concat(), &["9 cards"]);
    refused(&["score", "necromancer", "king", "--discard", "king"], &["King", "discard area"]);
    refused(&["score", "???"], &["???"]);
}

#[test]
fn impossible_choices_are_refused_with_the_reason() {
    let choice =
        |choice: &str, parts: &[&str]| refused(&["score", "mirage", "king", "--choices", choice], parts);
    choice("mirage=beast", &["Mirage", "Beast", "Land, Flood, Weather, Flame or Army"]);
    choice("mirage=dragon", &["Mirage", "Beast"]);
    choice("mirage", &["CARD=CHOICE"]);
    choice("king=army", &["King", "Mirage"]);
    choice("island=king", &["Island", "not in the hand"]);
    refused(&["score", "king", "--choices", "mirage=smoke"], &["Mirage is not in the hand"]);
    refused(&["score", "king", "--choices", "fountain=king"], &["Fountain of Life"]);
    choice("mirage=army,mirage=land", &["two choices"]);
    choice("mirage=wizzard", &["wizzard", "Wizard"]);
    choice("mirage=king:wizard", &["card or a suit"]);
    refused(&["--lang", "pl", "score", "mirage", "--choices", "mirage=beast"], &["Fatamorgana", "Bestia"]);
    refused(&["--lang", "it", "score", "mirage", "--choices", "mirage=beast"], &["Miraggio", "Bestia"]);
    refused(&["score", "king", "--choice", "x"], &["--choices"]);
    refused(&["score", "king", "--worst", "--fixed"], &["--fixed"]);
}

#[test]
fn choices_given_are_kept_and_the_others_found() {
    let hand = ["score", "mirage", "island", "wildfire", "swamp", "book", "candle", "--json"];
    let free = run(&hand).json();
    let kept = run(&[&hand[..], &["--choices", "mirage=none,island=swamp"]].concat()).json();
    assert!(kept["choices"].get("Mirage").is_none());
    assert_eq!(kept["choices"]["Island"]["target"], "Swamp");
    assert!(kept["total"].as_i64() <= free["total"].as_i64());
    // Clearing a card without a penalty does nothing, and is allowed.
    let idle = run(&["score", "island", "water elemental", "--json", "--choices", "island=water elemental"]);
    assert_eq!((idle.status, &idle.json()["choices"]["Island"]["target"]), (0, &"Water Elemental".into()));
    let worst = run(&[&hand[..], &["--worst", "--choices", "island=swamp"]].concat()).json();
    assert_eq!(worst["choices"]["Island"]["target"], "Swamp");
    assert!(worst["total"].as_i64() < kept["total"].as_i64());
}
