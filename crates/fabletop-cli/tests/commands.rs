//! The other commands.

mod support;

use serde_json::Value;
use std::io::Read;
use std::process::Stdio;
use support::{program, refused, run};

#[test]
fn the_best_hands_with_certain_cards() {
    let best = ["best", "--size", "7", "--json", "--top", "3"];
    let with =
        ["--with", "bell tower", "--with", "candle", "--with", "queen", "--with", "gem", "--with", "book"];
    let json = run(&[&best[..], &with].concat()).json();
    let answer = &json["sizes"][0];
    assert_eq!((&answer["proven_over"], &answer["hands"][0]["total"]), (&1_128.into(), &380.into()));
    assert_eq!(answer["hands"].as_array().map(Vec::len), Some(3));
    let words = run(&[&["best", "--lang", "pl"][..], &with].concat());
    assert!(words.out.contains("380") && words.out.contains("Księga zmian zmienia"), "{}", words.out);
    assert!(words.out.contains("Udowodnione"), "{}", words.out);
    assert!(words.out.lines().all(|line| line.chars().count() <= 80), "{}", words.out);
}

#[test]
fn impossible_hands_are_refused() {
    refused(&["best", "--with", "hydra", "--without", "Hydra"], &["Hydra", "--with"]);
    refused(&["best", "--size", "8", "--without", "necromancer"], &["Necromancer"]);
    refused(&["best", "--size", "9"], &["--size"]);
    refused(&["best", "--with", "hydr4"], &["hydr4", "Hydra"]);
    refused(&["best", "--top", "0"], &["--top"]);
    let nine = "king,queen,princess,warlord,empress,unicorn,basilisk,dragon,hydra";
    refused(&["best", "--with", nine], &["9 cards"]);
}

#[test]
fn simulations_give_the_keys_that_were_promised() {
    let arguments = ["simulate", "fantasy-realms", "--seats", "4", "--games", "200", "--seed", "3", "--json"];
    let json = run(&arguments).json();
    let keys = "game seats games decisions seconds games_per_s decisions_per_s win_rate_by_seat";
    assert!(keys.split(' ').all(|key| !json[key].is_null()), "{json}");
    assert_eq!((&json["seats"], &json["games"]), (&4.into(), &200.into()));
    let rates: f64 =
        json["win_rate_by_seat"].as_array().expect("rates").iter().filter_map(Value::as_f64).sum();
    assert!((rates - 1.0).abs() < 1e-9);
    let one = run(&[&arguments[..], &["--threads", "1"]].concat()).json();
    assert_eq!(
        (&one["decisions"], &one["win_rate_by_seat"]),
        (&json["decisions"], &json["win_rate_by_seat"])
    );
}

#[test]
fn simulations_in_words() {
    for (lang, head) in
        [("en", "300 games, 2 players"), ("pl", "300 partii, 2 graczy"), ("it", "300 partite, 2 giocatori")]
    {
        let run = run(&["--lang", lang, "simulate", "fantasy-realms", "--seats", "2", "--games", "300"]);
        assert!(run.status == 0 && run.out.contains(head), "{run:?}");
        assert!(run.out.contains('%') && !run.out.contains(" %"), "{run:?}");
    }
}

#[test]
fn wrong_simulations_are_refused() {
    refused(&["simulate", "chess"], &["chess", "fantasy-realms"]);
    refused(
        &["simulate", "fantasy-realms", "--seats", "9"],
        &["9 players", "3–6 (classic)", "2 (two-players)"],
    );
    refused(&["simulate", "fantasy-realms", "--seats", "300"], &["300 players"]);
    refused(
        &["simulate", "fantasy-realms", "--seats", "2", "--variant", "chaos"],
        &["The variant chaos is for 3–7 players, not 2."],
    );
    let two = ["simulate", "fantasy-realms", "--seats", "3", "--variant", "two-players"];
    refused(&two, &["The variant two-players is for 2 players, not 3."]);
    refused(&[&["--lang", "pl"][..], &two].concat(), &["two-players jest dla 2 graczy, a nie dla 3."]);
    refused(&[&["--lang", "it"][..], &two].concat(), &["two-players è per 2 giocatori, non per 3."]);
    let seats = ["play", "fantasy-realms", "--plain", "--variant", "two-players", "--seats", "you,bot,bot"];
    refused(&seats, &["The variant two-players is for 2 players, not 3."]);
    refused(&["simulate", "fantasy-realms", "--variant", "draft"], &["draft", "classic, two-players, chaos"]);
    refused(&["simulate", "fantasy-realms", "--bots", "genius"], &["genius", "random, greedy"]);
    refused(&["simulate", "fantasy-realms", "--bots", "random,greedy", "--seats", "3"], &["(2)", "(3)"]);
    refused(&["simulate", "fantasy-realms", "--option", "copy_scope"], &["copy_scope", "NAME=VALUE"]);
    refused(&["simulate", "fantasy-realms", "--option", "copy_scope=few"], &["few", "any, seen"]);
    refused(&["simulate", "fantasy-realms", "--option", "luck=1"], &["luck", "stalemate_rounds"]);
    refused(&["simulate", "fantasy-realms", "--games", "0"], &["--games"]);
    refused(&["--lang", "it", "simulate", "fantasy-realms", "--seats", "1"], &["1 giocatore"]);
    refused(&["--lang", "pl", "simulate", "fantasy-realms", "--seats", "1"], &["1 gracza"]);
}

#[test]
fn games_are_listed() {
    let games = run(&["games"]);
    for part in ["fantasy-realms", "two-players", "3–7 players", "stalemate_rounds", "0–255", "dragon"] {
        assert!(games.out.contains(part), "{part}: {}", games.out);
    }
    let json = run(&["games", "--json"]).json();
    assert_eq!(json["games"][0]["variants"][2]["most"], 7);
    for lang in ["en", "pl", "it"] {
        let games = run(&["--lang", lang, "games"]).out;
        assert!(games.lines().all(|line| line.chars().count() <= 80), "{games}");
        let json = run(&["--lang", lang, "games", "--json"]).json();
        let game = &json["games"][0];
        let options = game["options"].as_array().expect("options").iter().map(|option| &option["text"]);
        let bots = game["bots"].as_array().expect("bots").iter();
        let bots = bots.map(|bot| &game["bot_texts"][bot.as_str().expect("an id")]);
        for text in options.chain(bots) {
            let text = text.as_str().expect("a sentence");
            assert!(text.ends_with('.'), "{text}");
            let start: Vec<&str> = text.split(' ').take(4).collect();
            assert!(games.contains(&start.join(" ")), "{text}: {games}");
        }
    }
}

#[test]
fn completions_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]);
        assert!(script.status == 0 && script.out.contains("simulate"), "{shell}");
    }
    refused(&["completions", "dos"], &["dos"]);
}

#[test]
fn every_command_has_examples() {
    for command in [
        "score",
        "best",
        "simulate",
        "arena",
        "tune",
        "fit",
        "ladder",
        "replay",
        "verify",
        "components",
        "games",
        "completions",
    ] {
        let help = run(&[command, "--help"]);
        assert!(help.status == 0 && help.out.contains("Examples:"), "{command}");
    }
    refused(&["scoer"], &["score"]);
    let help = run(&["--help"]).out;
    assert!(help.split_whitespace().collect::<Vec<_>>().join(" ").contains("always in English"), "{help}");
}

/// Who reads one line and goes away gets no complaint.
#[test]
fn a_closed_pipe_is_no_failure() {
    let commands = [
        "score king queen",
        "games",
        "completions zsh",
        "simulate fantasy-realms --games 10",
        "games --help",
    ];
    for arguments in commands {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let mut child =
            program(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("started");
        drop(child.stdout.take());
        let mut complaint = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut complaint).expect("text");
        let status = child.wait().expect("ended");
        assert_eq!((status.code(), complaint.as_str()), (Some(0), ""), "{arguments:?}");
    }
}
