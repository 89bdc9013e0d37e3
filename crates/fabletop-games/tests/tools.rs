//! The tools of Fantasy Realms, as a client calls them.

use fabletop_core::{Game, GameRng, Ignore, Seat, Turn, Viewer};
use fabletop_games::{Entry, ToolError};
use fantasy_realms::cards::Card;
use fantasy_realms::scoring::CHOOSERS;
use fantasy_realms::state::Moment;
use fantasy_realms::{Action, Config, State, Variant};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

fn game() -> &'static Entry {
    fabletop_games::find("fantasy-realms").expect("the game is there")
}

fn call(tool: &str, request: &Value) -> Result<Value, ToolError> {
    let answer = game().tool(tool, &request.to_string())?;
    Ok(serde_json::from_str(&answer).expect("an answer is JSON"))
}

fn score(request: &Value) -> Value {
    call("score", request).unwrap_or_else(|error| panic!("{request}: {error:?}"))
}

fn refused(request: &Value) -> ToolError {
    call("score", request).expect_err("it is wrong")
}

fn help(state: &State, seat: Seat) -> Value {
    let view = state.view(Viewer::Seat(seat));
    call("help", &json!({ "view": view })).unwrap_or_else(|error| panic!("{view:?}: {error:?}"))
}

const EXAMPLE: [&str; 7] =
    ["mountain", "wildfire", "smoke", "great-flood", "whirlwind", "mirage", "air-elemental"];

#[test]
fn the_rulebooks_example_with_its_choice() {
    let answer = score(&json!({ "hands": [{ "cards": EXAMPLE }] }));
    let hand = &answer["hands"][0];
    assert_eq!((&hand["score"]["total"], &hand["complete"]), (&json!(260), &json!(true)));
    // 9 + 50 for the Mountain, 32, 27, 13, 4 + 30 for two other Weathers, 40, 0.
    assert_eq!(hand["without"], 205);
    assert_eq!(hand["choices"], json!({ "mirage": { "card": "rainstorm" } }));
    let mirage = &hand["choosers"][0];
    let best = json!({ "kind": "pose", "chooser": "mirage", "card": "rainstorm" });
    assert_eq!((&mirage["choice"], &mirage["found"]), (&best, &json!(true)));
    // To stay a Mirage, five suits, and 25 names.
    assert_eq!((&mirage["ties"], &mirage["count"]), (&json!(1), &json!(31)));
    assert_eq!(mirage["alternatives"][0], json!({ "choice": best, "total": 260 }));
    assert_eq!(mirage["alternatives"][1]["total"], 220, "a Weather without the Whirlwind's name");
    assert_eq!(mirage["alternatives"].as_array().map(Vec::len), Some(12));
    assert_eq!(answer["suggestions"], json!([]));
}

#[test]
fn a_fixed_choice_is_kept_even_if_it_is_bad() {
    let fixed = json!({ "kind": "nothing", "chooser": "mirage" });
    let answer = score(&json!({ "hands": [{ "cards": EXAMPLE, "choices": [fixed] }] }));
    let hand = &answer["hands"][0];
    assert_eq!(hand["score"]["total"], 205);
    let mirage = &hand["choosers"][0];
    assert_eq!((&mirage["choice"], &mirage["found"]), (&fixed, &json!(false)));
    assert_eq!(mirage["alternatives"][0]["total"], 260);
    let listed = mirage["alternatives"].as_array().expect("a list");
    assert!(listed.iter().any(|other| other["choice"] == fixed), "{listed:?}");
}

/// An alternative sent back gives what it promised, however the choices hang together.
#[test]
fn alternatives_keep_their_promise() {
    let cards = ["book-of-changes", "island", "doppelganger", "rangers", "swamp", "necromancer", "forge"];
    let request = |choices: Value| json!({ "hands": [{ "cards": cards, "choices": choices }], "discard": ["knights", "basilisk", "candle"] });
    let answer = score(&request(json!([])));
    let choosers = answer["hands"][0]["choosers"].as_array().expect("a list").clone();
    assert_eq!(choosers.len(), 4);
    let mut tried = 0;
    for alternative in choosers.iter().flat_map(|chooser| chooser["alternatives"].as_array().expect("a list"))
    {
        let again = score(&request(json!([alternative["choice"]])));
        assert_eq!(again["hands"][0]["score"]["total"], alternative["total"], "{alternative}");
        tried += 1;
    }
    assert!(tried > 20, "{tried}");
}

/// A hand with all six choosers is scored exactly, but not compared with everything it could be.
#[test]
fn a_laden_hand_is_scored_and_no_more() {
    let cards =
        ["collector", "island", "necromancer", "book-of-changes", "shapeshifter", "mirage", "doppelganger"];
    let answer = score(&json!({ "hands": [{ "cards": cards }], "discard": ["king"], "suggest": 0 }));
    let choosers = answer["hands"][0]["choosers"].as_array().expect("a list");
    assert_eq!(choosers.len(), 6);
    assert!(choosers.iter().all(|chooser| chooser["alternatives"].as_array().map(Vec::len) == Some(1)));
    assert_eq!(answer["suggestions"], json!([]));
}

#[test]
fn the_necromancer_raises_from_what_is_known() {
    let hand = json!({ "cards": ["necromancer", "king", "queen"] });
    let total = |more: Value| {
        let mut request = json!({ "hands": [hand] });
        request.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        score(&request)["hands"][0]["score"]["total"].clone()
    };
    // 3 + 8 + 6 alone; with Knights 20 and 20 each for King and Queen.
    assert_eq!(total(json!({})), 17);
    assert_eq!(total(json!({ "discard": ["knights"] })), 77);
    assert_eq!(total(json!({ "discard": ["knights"], "variant": "chaos" })), 17);
    let raise = json!([{ "kind": "raise", "card": "knights" }]);
    let fixed = |variant: &str, choices: &Value| json!({ "hands": [{ "cards": ["necromancer", "king", "queen"], "choices": choices }], "variant": variant });
    assert_eq!(score(&fixed("classic", &raise))["hands"][0]["score"]["total"], 77);
    let candle = json!([{ "kind": "raise", "card": "candle" }]);
    assert_eq!(score(&fixed("chaos", &candle))["hands"][0]["score"]["total"], 19, "any suit (ruling 7)");
    let error = refused(&fixed("classic", &candle));
    assert_eq!((error.code, error.ruling), ("necromancer-suit", Some(8)));
}

#[test]
fn suggestions_say_what_goes_for_a_card() {
    let answer = score(&json!({ "hands": [{ "cards": EXAMPLE }], "suggest": 0 }));
    let all = answer["suggestions"].as_array().expect("a list");
    assert_eq!(all[0], json!({ "card": "blizzard", "total": 268, "gain": 8, "discard": "great-flood" }));
    assert!(all.iter().all(|suggestion| suggestion["gain"].as_i64() > Some(0)));
    let answer = score(&json!({ "hands": [{ "cards": ["king"] }], "discard": ["queen"], "suggest": 0 }));
    let all = answer["suggestions"].as_array().expect("a list");
    assert_eq!(all.len(), 51, "all but the two that are used");
    // King 8, and 2 + 50 for a World Tree where all suits differ; Great Flood 32 comes after it.
    assert_eq!(all[0], json!({ "card": "world-tree", "total": 60, "gain": 52, "discard": null }));
    assert_eq!((&all[1]["card"], &all[1]["total"]), (&json!("great-flood"), &json!(40)));
}

/// The hands of other scorers, through the tool.
#[test]
fn hands_of_other_scorers() {
    let id = |name: &str| name.to_lowercase().replace('ä', "a").replace(' ', "-");
    let ids = |names: &Value| -> Vec<String> {
        names.as_array().into_iter().flatten().filter_map(Value::as_str).map(id).collect()
    };
    let mut checked = 0;
    for line in include_str!("../../../games/fantasy-realms/tests/data/hands.jsonl").lines() {
        let hand: Value = serde_json::from_str(line).expect("a hand a line");
        let (cards, discard) = (ids(&hand["cards"]), ids(&hand["discard"]));
        let given = hand["choices"].as_object();
        if hand["mode"] == "worst" || given.is_some_and(|given| given.contains_key("Fountain of Life")) {
            continue;
        }
        let mut choices = Vec::new();
        for (chooser, chosen) in given.into_iter().flatten() {
            let card = chosen["target"].as_str().map(id);
            choices.push(match id(chooser).as_str() {
                "necromancer" => json!({ "kind": "raise", "card": card }),
                "doppelganger" => json!({ "kind": "copy", "card": card }),
                "island" => json!({ "kind": "clear", "card": card }),
                "book-of-changes" => {
                    json!({ "kind": "change", "card": card, "suit": chosen["suit"].as_str().map(id) })
                }
                chooser => json!({ "kind": "pose", "chooser": chooser, "card": card }),
            });
        }
        if hand["mode"] == "fixed" {
            let open = |card: &&Card| cards.contains(&card.id().to_owned());
            let chosen =
                |card: &Card| given.is_some_and(|given| given.keys().any(|name| id(name) == card.id()));
            let nothing = CHOOSERS.iter().filter(open).filter(|card| !chosen(card));
            choices.extend(nothing.map(|card| json!({ "kind": "nothing", "chooser": card.id() })));
        }
        let known = (!discard.is_empty()).then_some(discard);
        let request = json!({ "hands": [{ "cards": cards, "choices": choices }], "discard": known });
        match call("score", &request) {
            Ok(answer) => {
                assert_eq!(answer["hands"][0]["score"]["total"], hand["total"], "{request}");
                checked += 1;
            }
            // Another scorer lets a Book of Changes name the suit that the card has.
            Err(error) => assert_eq!(error.code, "book-same-suit", "{request}"),
        }
    }
    assert!(checked > 300, "{checked}");
}

#[test]
fn what_is_wrong_is_said_with_a_code() {
    let hand = |cards: &[&str]| json!({ "cards": cards });
    let with = |cards: &[&str], choices: Value| json!({ "hands": [{ "cards": cards, "choices": choices }] });
    let cases = [
        (json!({ "hands": [] }), "hand-count", None),
        (json!({ "hands": vec![hand(&[]); 8] }), "hand-count", None),
        (json!({ "hands": [hand(&["king", "king"])] }), "card-twice", None),
        (json!({ "hands": [hand(&["king"]), hand(&["king"])] }), "card-twice", None),
        (json!({ "hands": [hand(&["king"])], "discard": ["king"] }), "hand-and-discard", None),
        (json!({ "hands": [hand(&["king"])], "suggest": 1 }), "no-such-hand", None),
        (
            json!({ "hands": [hand(&["king", "queen", "princess", "warlord", "empress", "swamp", "forge", "candle"])] }),
            "too-many-cards",
            Some(1),
        ),
        (with(&["king"], json!([{ "kind": "clear", "card": "king" }])), "chooser-missing", Some(12)),
        (with(&["king"], json!([{ "kind": "nothing", "chooser": "island" }])), "chooser-missing", Some(12)),
        (with(&["king", "island"], json!([{ "kind": "clear", "card": "king" }])), "island-suit", Some(12)),
        (
            with(&["king", "doppelganger"], json!([{ "kind": "copy", "card": "queen" }])),
            "target-missing",
            Some(9),
        ),
        (
            with(&["mirage"], json!([{ "kind": "pose", "chooser": "mirage", "card": "king" }])),
            "guise-suit",
            Some(10),
        ),
        (
            with(
                &["mirage"],
                json!([{ "kind": "nothing", "chooser": "mirage" }, { "kind": "nothing", "chooser": "mirage" }]),
            ),
            "choice-twice",
            None,
        ),
        (
            json!({ "hands": [{ "cards": ["mirage"], "choices": [{ "kind": "pose", "chooser": "mirage", "card": "knights" }] }],
                    "options": { "copy_scope": "seen" } }),
            "guise-unseen",
            Some(10),
        ),
        (
            json!({ "hands": [{ "cards": ["necromancer"], "choices": [{ "kind": "raise", "card": "king" }] }, hand(&["king"])] }),
            "card-twice",
            None,
        ),
        (json!({ "hands": [hand(&["king"])], "more": 1 }), "bad-request", None),
        (json!({ "hands": [hand(&["kong"])] }), "bad-request", None),
    ];
    for (request, code, ruling) in cases {
        let error = refused(&request);
        assert_eq!((error.code, error.ruling), (code, ruling), "{request}: {error:?}");
    }
    let error = refused(&json!({ "hands": [hand(&["queen"]), hand(&["king", "king"])] }));
    assert_eq!(json!(error.params), json!({ "card": "king", "hand": 1 }));
    assert!(
        game().tool("score", "{\"hands\":\n 7}").expect_err("no list").message.contains("line 2 column 2")
    );
    assert_eq!(call("fortune", &json!({})).expect_err("no such tool").code, "unknown-tool");
    assert_eq!(game().tools(), ["score", "help"]);
}

/// What help says of each action is what comes of it: all variants, at random.
#[test]
fn what_help_says_comes_true() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    let mut kept = std::collections::BTreeMap::<&str, usize>::new();
    let configs = [Config::new(3), Config::new(2), Config::new(4).variant(Variant::Chaos)];
    for round in 0..60 {
        let mut state = State::setup(&configs[round % configs.len()]).expect("a usual table");
        let mut trades = 0;
        loop {
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = state.sample_chance(&mut rng);
                    state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
                }
                Turn::Timed { .. } if trades > 60 => state.time_up(&mut Ignore).expect("time is up"),
                turn => {
                    trades += 1;
                    let seats: Vec<Seat> = turn.seats().iter().collect();
                    let seat = *rng.pick(&seats).expect("somebody decides");
                    step(&mut state, seat, &mut rng, &mut kept);
                }
            }
        }
        over(&state);
    }
    for kind in ["take", "discard", "accept", "keep", "choose"] {
        assert!(kept.get(kind).is_some_and(|&count| count > 3), "{kind} was tried: {kept:?}");
    }
}

/// A random action, preferably one that help says something of.
fn step(
    state: &mut State,
    seat: Seat,
    rng: &mut Xoshiro256PlusPlus,
    kept: &mut std::collections::BTreeMap<&'static str, usize>,
) {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let accepts = |action: &&Action| matches!(action, Action::Accept { .. });
    let chooses = |action: &&Action| matches!(action, Action::Choose { .. });
    let liked: Vec<Action> =
        legal.iter().filter(|action| accepts(action) || chooses(action)).copied().collect();
    let action = *rng.pick(if liked.is_empty() { &legal } else { &liked }).expect("something is legal");
    let answer = help(state, seat);
    let gains = answer["gains"].as_array().expect("a list");
    let promised =
        gains.iter().find(|gain| gain["action"] == json!(action)).map(|gain| gain["total"].clone());
    state.apply(seat, &action, &mut Ignore).expect("it is legal");
    let kind = match action {
        Action::Take { .. } => "take",
        Action::Discard { .. } => "discard",
        Action::Keep { .. } | Action::KeepNone => "keep",
        Action::Choose { .. } => "choose",
        Action::Accept { offer, .. } => {
            // Only of an offer that showed its card.
            if promised.is_none() {
                assert!(gains.iter().all(|gain| gain["action"]["offer"] != offer));
                return;
            }
            "accept"
        }
        _ => return,
    };
    let promised = promised.unwrap_or_else(|| panic!("{action:?} is not among {gains:?}"));
    assert_eq!(help(state, seat)["score"]["total"], promised, "after {action:?}");
    *kept.entry(kind).or_default() += 1;
}

/// In the end help has the points and places that the rules have.
fn over(state: &State) {
    let outcome = state.outcome();
    let view = state.view(Viewer::Spectator);
    assert_eq!(view.moment, Moment::Over);
    let answer = call("help", &json!({ "view": view })).expect("a guest may ask");
    assert_eq!(answer["score"], Value::Null);
    for seat in Seat::all(state.seat_count()) {
        let shown = &answer["seats"][seat.index()];
        assert_eq!(shown["score"]["total"], outcome.points[seat.index()]);
        assert_eq!(shown["place"], outcome.places[seat.index()]);
        assert_eq!(help(state, seat)["score"]["total"], outcome.points[seat.index()]);
    }
}

mod anything {
    use super::*;
    use proptest::prelude::*;

    fn card() -> impl Strategy<Value = Value> {
        proptest::sample::select(Card::ALL.to_vec()).prop_map(|card| json!(card))
    }

    fn suit() -> impl Strategy<Value = Value> {
        proptest::sample::select(fantasy_realms::suits::Suit::ALL.to_vec()).prop_map(|suit| json!(suit))
    }

    fn choice() -> impl Strategy<Value = Value> {
        let kinds = ["nothing", "raise", "copy", "pose", "pose-as-suit", "change", "clear"];
        let choosers = CHOOSERS.iter().map(|card| json!(card)).collect::<Vec<_>>();
        let chooser = prop_oneof![4 => proptest::sample::select(choosers), 1 => card()];
        (proptest::sample::select(kinds.to_vec()), chooser, card(), suit()).prop_map(
            |(kind, chooser, card, suit)| match kind {
                "nothing" => json!({ "kind": kind, "chooser": chooser }),
                "pose" => json!({ "kind": kind, "chooser": chooser, "card": card }),
                "pose-as-suit" => json!({ "kind": kind, "chooser": chooser, "suit": suit }),
                "change" => json!({ "kind": kind, "card": card, "suit": suit }),
                _ => json!({ "kind": kind, "card": card }),
            },
        )
    }

    fn cards(most: usize) -> impl Strategy<Value = Value> {
        proptest::collection::vec(card(), 0..=most).prop_map(Value::from)
    }

    fn hand() -> impl Strategy<Value = Value> {
        (cards(9), proptest::collection::vec(choice(), 0..4))
            .prop_map(|(cards, choices)| json!({ "cards": cards, "choices": choices }))
    }

    fn leaf() -> impl Strategy<Value = Value> {
        prop_oneof![
            Just(Value::Null),
            any::<i64>().prop_map(Value::from),
            "[a-z-]{0,12}".prop_map(Value::from),
            card(),
            cards(12),
            choice(),
        ]
    }

    /// A view of a game somewhere between start and end.
    fn view(seed: u64, steps: usize) -> Value {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let config =
            [Config::new(3), Config::new(2), Config::new(7).variant(Variant::Chaos)][seed as usize % 3];
        let mut state = State::setup(&config).expect("a usual table");
        for _ in 0..steps {
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = state.sample_chance(&mut rng);
                    state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
                }
                Turn::Timed { .. } if steps > 40 && rng.below(10) == 0 => {
                    state.time_up(&mut Ignore).expect("time is up");
                }
                turn => {
                    let seat = turn.seats().first().expect("somebody decides");
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    state.apply(seat, rng.pick(&legal).expect("something"), &mut Ignore).expect("legal");
                }
            }
        }
        json!(state.view(Viewer::Seat(Seat(rng.below(2) as u8))))
    }

    /// Puts something else in a place of a JSON value.
    fn replace(value: &mut Value, way: &mut impl Iterator<Item = usize>, with: Value) {
        let step = way.next();
        match (value, step) {
            (Value::Array(items), Some(step)) if !items.is_empty() => {
                let place = step % items.len();
                replace(&mut items[place], way, with);
            }
            (Value::Object(fields), Some(step)) if !fields.is_empty() => {
                let place = step % fields.len();
                if let Some((_, field)) = fields.iter_mut().nth(place) {
                    replace(field, way, with);
                }
            }
            (value, _) => *value = with,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn no_text_panics(text in ".{0,60}", tool in 0..2_usize) {
            let _ = game().tool(game().tools()[tool], &text);
        }

        #[test]
        fn no_hands_panic(
            hands in proptest::collection::vec(hand(), 0..3),
            discard in proptest::option::of(cards(6)),
            chaos in any::<bool>(),
            seen in any::<bool>(),
            suggest in proptest::option::of(0..3_usize),
        ) {
            let request = json!({
                "hands": hands,
                "discard": discard,
                "variant": if chaos { "chaos" } else { "classic" },
                "options": { "copy_scope": if seen { "seen" } else { "any" } },
                "suggest": suggest,
            });
            if let Ok(answer) = call("score", &request) {
                for hand in answer["hands"].as_array().expect("a list") {
                    let cards = hand["score"]["cards"].as_array().expect("a list");
                    let sum: i64 = cards.iter().filter_map(|card| card["points"].as_i64()).sum();
                    prop_assert_eq!(Some(sum), hand["score"]["total"].as_i64());
                }
            }
        }

        #[test]
        fn no_view_panics(
            seed in any::<u64>(),
            steps in 0..90_usize,
            way in proptest::collection::vec(any::<usize>(), 0..5),
            other in leaf(),
            twice in proptest::collection::vec(any::<usize>(), 0..5),
            another in leaf(),
        ) {
            let mut view = view(seed, steps);
            replace(&mut view, &mut way.into_iter(), other);
            replace(&mut view, &mut twice.into_iter(), another);
            let _ = call("help", &json!({ "view": view }));
        }
    }
}
