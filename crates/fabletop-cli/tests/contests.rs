//! `fabletop arena`, `tune`, `fit` and `ladder`.

mod home;
mod support;

use home::Home;
use serde_json::Value;
use std::fs;
use support::{file, refused, run};

const DUEL: [&str; 8] = ["arena", "fantazja", "--bots", "greedy,random", "--games", "9", "--seed", "3"];

fn with<'a>(arguments: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [arguments, more].concat()
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn a_contest_plays_whole_deals_and_gives_shares_with_intervals() {
    let json = run(&with(&DUEL, &["--json"])).json();
    // Nine games at a table of two are five deals in both rotations.
    assert_eq!((&json["deals"], &json["games"], &json["seats"]), (&5.into(), &10.into(), &2.into()));
    let bots = json["bots"].as_array().expect("bots");
    assert_eq!((&bots[0]["bot"], &bots[1]["bot"]), (&"greedy".into(), &"random".into()));
    let shares: f64 = bots.iter().map(|bot| number(&bot["wins"]["rate"])).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{json}");
    for bot in bots {
        let (wins, margin) = (&bot["wins"], &bot["margin"]);
        assert!(number(&wins["low"]) <= number(&wins["rate"]), "{json}");
        assert!(number(&wins["rate"]) <= number(&wins["high"]), "{json}");
        assert!(number(&margin["low"]) <= number(&margin["mean"]), "{json}");
        assert!((number(&bot["fair"]) - 0.5).abs() < 1e-9, "{json}");
    }
    assert!(number(&bots[0]["margin"]["mean"]) + number(&bots[1]["margin"]["mean"]) < 1e-9, "{json}");
}

#[test]
fn of_two_bots_at_a_larger_table_the_first_sits_once() {
    let json = run(&["arena", "via-magica", "--bots", "greedy,random", "--games", "4", "--json"]).json();
    let seats: Vec<&Value> = json["bots"].as_array().expect("bots").iter().map(|bot| &bot["seats"]).collect();
    assert_eq!((&json["seats"], seats), (&4.into(), vec![&Value::from(1), &Value::from(3)]));
    let each = ["arena", "via-magica", "--bots", "random,greedy,random", "--games", "3", "--json"];
    let json = run(&each).json();
    assert_eq!((&json["seats"], &json["bots"][0]["seats"]), (&3.into(), &2.into()));
}

#[test]
fn thinking_bots_with_iterations_play_the_same_games_again() {
    let arguments =
        ["arena", "fantasy-realms", "--bots", "dragon,snail", "--games", "2", "--budget", "20it", "--json"];
    let (one, two) = (run(&arguments).json(), run(&with(&arguments, &["--threads", "1"])).json());
    assert_eq!((&one["bots"], &one["bots"][0]["budget"]), (&two["bots"], &"20it".into()));
    assert!(one["bots"][1]["budget"].is_null(), "a snail does not think: {one}");
}

#[test]
fn contests_in_words() {
    for (lang, parts) in [
        ("en", ["Interval", "Fair", "50.0%", "10 games, 2 players"]),
        ("pl", ["Przedział", "Równo", "50,0%", "10 partii, 2 graczy"]),
        ("it", ["Intervallo", "Equo", "50,0%", "10 partite, 2 giocatori"]),
    ] {
        let said = run(&with(&DUEL, &["--lang", lang]));
        assert_eq!(said.status, 0, "{said:?}");
        home::has(&said.out, &parts);
        assert!(said.out.lines().all(|line| line.chars().count() <= 100), "{}", said.out);
    }
}

#[test]
fn the_control_looks_at_one_of_equals() {
    // Greedy bots in all seats: the share of the first one, and one sentence about it.
    let json = run(&with(&DUEL, &["--mirror", "--json"])).json();
    assert_eq!((&json["mirror"], &json["bots"][0]["seats"]), (&true.into(), &1.into()));
    assert_eq!(json["bots"].as_array().map(Vec::len), Some(1));
    let said = run(&with(&DUEL, &["--mirror"])).out;
    assert!(said.contains("The control"), "{said}");
    let alone =
        run(&["arena", "fantazja", "--bots", "greedy", "--games", "9", "--seed", "3", "--json"]).json();
    assert_eq!(alone["bots"], json["bots"]);
}

#[test]
fn a_contest_goes_on_where_it_stopped() {
    let home = Home::new("arena-save");
    let save = home.file("contest.json");
    let save = save.to_str().expect("text");
    let games = |games: &'static str| {
        ["arena", "fantazja", "--bots", "greedy,random", "--seed", "3", "--games", games, "--json"]
    };
    let first = run(&with(&games("4"), &["--save", save])).json();
    let more = run(&with(&games("10"), &["--save", save])).json();
    let at_once = run(&games("10")).json();
    assert_eq!((&first["games"], &more["games"]), (&4.into(), &10.into()));
    assert_eq!((&more["bots"], &more["games"]), (&at_once["bots"], &at_once["games"]));
    // What is there already is not played again, and not thrown away.
    let before = fs::read_to_string(save).expect("the file");
    assert_eq!(run(&with(&games("2"), &["--save", save])).json()["games"], 10);
    assert_eq!(fs::read_to_string(save).expect("the file"), before);
    let left: Vec<_> = fs::read_dir(&home.0).expect("the folder").collect();
    assert_eq!(left.len(), 1, "no other file is left: {left:?}");
}

#[test]
fn files_of_other_contests_and_damaged_ones_are_refused() {
    let home = Home::new("arena-other");
    let save = home.file("contest.json");
    let save = save.to_str().expect("text");
    let duel = with(&DUEL, &["--save", save]);
    run(&duel);
    let text = fs::read_to_string(save).expect("the file");
    refused(&with(&duel[..6], &["--seed", "4", "--save", save]), &[save, "another contest", "seed"]);
    refused(&["arena", "fantazja", "--bots", "hare,random", "--seed", "3", "--save", save], &["bots"]);
    refused(&["arena", "via-magica", "--bots", "greedy,random", "--save", save], &["game", "seats"]);
    for damaged in [
        text[..text.len() / 2].to_owned(),
        text.replace("\"games\": 10", "\"games\": 12"),
        text.replace("fabletop-contest-1", "fabletop-contest-0"),
        String::new(),
    ] {
        fs::write(save, &damaged).expect("a file");
        refused(&duel, &[save, "damaged", "--save"]);
        assert_eq!(fs::read_to_string(save).expect("the file"), damaged, "it is left as it is");
    }
    refused(&with(&DUEL, &["--save", "/no/such/folder/contest.json"]), &["/no/such/folder", "written"]);
}

#[test]
fn wrong_contests_are_refused() {
    refused(&["arena", "fantazja"], &["--bots"]);
    refused(&["arena", "chess", "--bots", "fox,hare"], &["chess", "fantazja"]);
    refused(&["arena", "fantazja", "--bots", "genius,fox"], &["genius", "hare", "greedy"]);
    refused(&["arena", "fantazja", "--bots", "fox,hare", "--seats", "3"], &["3 players"]);
    refused(&["arena", "via-magica", "--bots", "fox,snail,hare", "--seats", "4"], &["(3)", "(4)"]);
    refused(&["arena", "fantazja", "--bots", "fox,hare", "--option", "luck"], &["luck", "NAME=VALUE"]);
    refused(&["arena", "fantazja", "--bots", "fox,hare", "--games", "0"], &["--games"]);
    for budget in ["50", "0ms", "1h", "0it"] {
        refused(
            &["arena", "fantazja", "--bots", "fox,hare", "--budget", budget],
            &[budget, "50ms or 1000it"],
        );
    }
}

#[test]
fn bots_come_from_files() {
    let blundering = file("blundering.json", r#"{"mind": "greedy", "blunders": 40}"#);
    let bots = format!("@{blundering},random");
    let json = run(&["arena", "fantazja", "--bots", &bots, "--games", "2", "--json"]).json();
    assert_eq!(json["bots"][0]["bot"], format!("@{blundering}"));
    let check = |name: &str, text: &str, parts: &[&str]| {
        let bots = format!("@{},random", file(name, text));
        refused(&["arena", "fantazja", "--bots", &bots], parts);
    };
    check("no-mind.json", r#"{"blunders": 4}"#, &["no-mind.json", "mind", "line 1"]);
    check("unknown.json", r#"{"mind": "greedy", "luck": 4}"#, &["luck", "line 1"]);
    check("blunders.json", r#"{"mind": "greedy", "blunders": 101}"#, &["0 to 100", "101"]);
    check("timeless.json", r#"{"mind": {"flat": {}}}"#, &["timeless.json", "milliseconds", "--budget 50ms"]);
    let foreign = r#"{"mind": "guided", "weights": {"luck": 1.0}}"#;
    check("foreign.json", foreign, &["Fantazja", "/weights/"]);
    refused(&["arena", "fantazja", "--bots", "@/no/such/bot.json,fox"], &["/no/such/bot.json"]);
}

#[test]
fn tuned_settings_are_a_bot() {
    let home = Home::new("tune");
    let bot = home.file("bot.json");
    let bot = bot.to_str().expect("text");
    let tune = ["tune", "fantazja", "--tries", "3", "--deals", "1", "--fresh", "2", "--against", "random"];
    let said = run(&with(&tune, &["--save", bot]));
    assert_eq!(said.status, 0, "{said:?}");
    home::has(&said.out, &["\"weights\"", "4 games of fresh deals", "at the start", "the best", bot]);
    let settings = fs::read_to_string(bot).expect("settings");
    assert!(said.out.starts_with(&settings), "what is printed is what is saved");
    assert!(run(&tune).out.starts_with(&settings), "the same seed gives the same settings");
    let bots = format!("@{bot},random");
    assert_eq!(run(&["arena", "fantazja", "--bots", &bots, "--games", "2", "--json"]).json()["games"], 2);
    for (lang, part) in [("pl", "nowych rozdań"), ("it", "mani nuove")] {
        assert!(run(&with(&tune, &["--lang", lang])).out.contains(part));
    }
}

#[test]
fn sampling_is_tuned_where_there_is_some() {
    let start = file("sampling.json", r#"{"mind": {"flat": {"horizon": 0, "widest": 3}}}"#);
    let start = format!("@{start}");
    let arguments = ["tune", "fantazja", "--tries", "2", "--deals", "1", "--fresh", "1", "--bot", &start];
    let said = run(&with(&arguments, &["--budget", "3it", "--dials", "sampling"])).out;
    home::has(&said, &["\"horizon\"", "\"widest\"", "\"patience\"", "\"caution\"", "2 games of fresh deals"]);
    let evolved = ["tune", "fantazja", "--evolve", "--tries", "1", "--deals", "1", "--fresh", "1"];
    home::has(
        &run(&with(&evolved, &["--against", "random"])).out,
        &["\"weights\"", "2 games of fresh deals"],
    );
    refused(&with(&["tune", "fantazja", "--tries", "1"], &["--bot", "greedy"]), &["Nothing in this bot"]);
    refused(&with(&["tune", "fantazja", "--tries", "1"], &["--bot", "genius"]), &["genius", "fox"]);
    let nowhere = ["tune", "fantazja", "--tries", "1", "--save", "/no/such/folder/bot.json"];
    refused(&nowhere, &["/no/such/folder"]);
}

#[test]
fn a_network_learns_and_is_tried_as_a_bot() {
    let home = Home::new("fit");
    let (net, again, bot) = (home.file("net.json"), home.file("again.json"), home.file("bot.json"));
    let [net, again] = [&net, &again].map(|file| file.to_str().expect("text"));
    let fit = ["fit", "fantazja", "--games", "3", "--hidden", "2"];
    let said = run(&with(&fit, &["--save", net]));
    assert_eq!(said.status, 0, "{said:?}");
    // Somebody who gives both the same is surprised by ln 2.
    home::has(&said.out, &["3 games", "0.693", net]);
    run(&with(&fit, &["--save", again]));
    let text = fs::read_to_string(net).expect("the network");
    assert_eq!(fs::read_to_string(again).expect("the other"), text, "the same seed gives the same network");
    assert_eq!(run(&with(&fit, &["--begin", net, "--save", again])).status, 0);
    assert_ne!(fs::read_to_string(again).expect("the other"), text, "it has learned more");
    let player = format!("{{\"mind\": {{\"flat\": {{\"horizon\": 0}}}}, \"net\": {text}}}");
    fs::write(&bot, player).expect("a bot");
    let bots = format!("@{},random", bot.display());
    let arena = ["arena", "fantazja", "--bots", &bots, "--games", "2", "--budget", "20it", "--json"];
    assert_eq!(run(&arena).json()["games"], 2);
    for (lang, part) in [("pl", "Nauka na 3 partiach"), ("it", "Imparato da 3 partite")] {
        assert!(run(&with(&fit, &["--save", again, "--lang", lang])).out.contains(part));
    }
}

#[test]
fn what_cannot_be_fitted_is_refused() {
    let nowhere = ["fit", "fantazja", "--games", "1", "--save", "/no/such/folder/net.json"];
    refused(&nowhere, &["/no/such/folder"]);
    let home = Home::new("no-fit");
    let net = home.file("net.json");
    let net = net.to_str().expect("text");
    refused(&["fit", "fantasy-realms", "--games", "1", "--save", net], &["nothing to fit"]);
    let short = file("short.json", r#"{"inputs": 3, "hidden": 2, "weights": [1.0]}"#);
    let arguments = ["fit", "fantazja", "--games", "1", "--save", net, "--begin", &short];
    refused(&arguments, &["short.json", "no network"]);
    // A network of another game is told other things.
    let foreign = format!("{{\"inputs\": 1, \"hidden\": 1, \"weights\": [{}]}}", ["0"; 4].join(","));
    let bot = file("foreign-net.json", &format!("{{\"mind\": \"guided\", \"net\": {foreign}}}"));
    refused(&["arena", "fantazja", "--bots", &format!("@{bot},fox")], &["Fantazja", "/net/inputs"]);
}

#[test]
fn a_ladder_is_a_page_with_a_chart() {
    let home = Home::new("ladder");
    let (page, saved) = (home.file("docs/bots.md"), home.file("saved"));
    let arguments = [
        "ladder",
        "fantasy-realms",
        "--games",
        "2",
        "--thinking-games",
        "2",
        "--budgets",
        "4,2",
        "--budget",
        "2it",
        "--out",
        page.to_str().expect("text"),
        "--save",
        saved.to_str().expect("text"),
    ];
    let said = run(&arguments);
    assert!(said.status == 0 && said.out.contains("bots.md"), "{said:?}");
    let text = fs::read_to_string(&page).expect("a page");
    home::has(
        &text,
        &[
            "# How strong the bots are",
            "fabletop ladder fantasy-realms --games 2 --thinking-games 2 --seed 1 --budgets 4,2 --budget 2it",
            "Each row says how many games it has",
            "](images/ladder-fantasy-realms.svg)",
            "| hare | 3 × snail | 4 |",
            "| dragon | 3 × owl | 4 |",
            "| dragon | 3 × greedy | 4 |",
            "| random | 3 × fox | 4 |",
            "| greedy | 3 × greedy | 4 |",
            "| Players | Games | Wins | Interval | Fair |",
        ],
    );
    let size = |seats: u64, shown: &str| format!("\n| {shown} | {} |", 2_u64.next_multiple_of(seats));
    home::has(&text, &[&size(2, "2 (Two players)"), &size(5, "5"), &size(7, "7 (Chaos)")]);
    let svg = fs::read_to_string(home.file("docs/images/ladder-fantasy-realms.svg")).expect("a chart");
    home::has(&svg, &["<title", "<desc", "25.0%", "one dragon against 3 × greedy"]);
    assert_eq!(svg.matches("<circle").count(), 2);
    // With the contests in the folder it is made again without playing, in any language.
    let before: Vec<_> = fs::read_dir(&saved).expect("contests").collect();
    // A dragon against owls is one against greedy players here, with two iterations the same as in the curve; and from 2
    // to 7 can play, four of them with four iterations as in the curve.
    assert_eq!(before.len(), 2 + 6 + 5);
    for (lang, part) in [("pl", "Jak silne są boty"), ("it", "Quanto sono forti i bot")] {
        assert_eq!(run(&with(&arguments, &["--lang", lang])).status, 0);
        assert!(fs::read_to_string(&page).expect("a page").contains(part));
    }
    refused(&["ladder", "chess"], &["chess", "fantazja"]);
}
