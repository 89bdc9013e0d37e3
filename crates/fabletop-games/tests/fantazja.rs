//! What Fantazja computes for a board.

use fabletop_core::{Game, GameRng, Ignore, Seat, Turn, Viewer};
use fabletop_games::{ToolError, find};
use fantazja::place::{Cell, Rotation};
use fantazja::state::Phase;
use fantazja::{Action, Config, State, View};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

fn tool(name: &str, request: &Value) -> Result<Value, ToolError> {
    let answer = find("fantazja").expect("the game").tool(name, &request.to_string())?;
    Ok(serde_json::from_str(&answer).expect("JSON"))
}

fn foresee(view: &View, actions: &[Action]) -> Vec<Value> {
    let answer = tool("foresee", &json!({ "view": view, "actions": actions })).expect("an answer");
    answer.as_array().expect("a list").clone()
}

/// Positions in which somebody decides, from games at random.
fn positions(seed: u64, mut visit: impl FnMut(&State, Seat, &[Action], &mut Xoshiro256PlusPlus)) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::setup(&Config::new()).expect("a game");
    let mut legal = Vec::new();
    loop {
        match state.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let chance = state.sample_chance(&mut rng);
                state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
            }
            turn => {
                let seat = turn.seats().first().expect("somebody decides");
                legal.clear();
                state.legal_actions(seat, &mut legal);
                visit(&state, seat, &legal, &mut rng);
                let action = rng.pick(&legal).expect("something may be done");
                state.apply(seat, action, &mut Ignore).expect("it is legal");
            }
        }
    }
}

/// Laying each tile of the hand everywhere around, turned each way.
fn builds(view: &View, seat: Seat) -> Vec<Action> {
    let cells = (-2..=2).flat_map(|x| (-2..=2).map(move |y| Cell { x, y }));
    let places = cells.flat_map(|at| Rotation::all().map(move |rotation| (at, rotation)));
    let hand = &view.seats[seat.index()].hand;
    hand.iter()
        .flat_map(|&tile| places.clone().map(move |(at, rotation)| Action::Build { tile, at, rotation }))
        .collect()
}

#[test]
fn what_is_foreseen_is_what_happens_and_the_rest_is_refused_with_its_reason() {
    let (mut refused, mut removed, mut bonus) = (0, 0, 0);
    for seed in 0..4 {
        positions(seed, |state, seat, legal, _| {
            let view = state.view(Viewer::Seat(seat));
            let actions: Vec<Action> = legal.iter().copied().chain(builds(&view, seat)).collect();
            for (action, foreseen) in actions.iter().zip(foresee(&view, &actions)) {
                let may = legal.contains(action);
                assert_eq!(foreseen["done"].is_object(), may, "{action} in {view}: {foreseen}");
                if !may {
                    let why = &foreseen["refused"];
                    assert!(why["code"].is_string() && why["params"].is_object(), "{foreseen}");
                    assert!(why["ruling"].is_number(), "{action}: {foreseen}");
                    refused += 1;
                    continue;
                }
                let mut after = state.clone();
                after.apply(seat, action, &mut Ignore).expect("it is legal");
                removed += foreseen["done"]["removed"].as_array().map_or(0, Vec::len);
                bonus += usize::from(foreseen["done"]["bonus"] == json!(true));
                if !matches!(after.phase, Phase::Pay { .. }) {
                    let points = fantazja::scoring::points(&after);
                    assert_eq!(foreseen["done"]["points"], json!(points), "{action}");
                }
            }
        });
    }
    assert!(refused > 10_000 && removed > 10 && bonus > 0, "{refused} {removed} {bonus}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let mut asked = 0;
    positions(3, |state, seat, legal, _| {
        asked += 1;
        let refused = |view: &View, actions: &[Action]| {
            tool("foresee", &json!({ "view": view, "actions": actions })).err().map(|error| error.code)
        };
        let view = state.view(Viewer::Seat(seat));
        assert_eq!(refused(&view, &vec![legal[0]; 1_025]), Some("bad-request"));
        assert_eq!(refused(&state.view(Viewer::Spectator), legal), Some("bad-request"));
        let mut odd = view.clone();
        odd.seats.pop();
        assert_eq!(refused(&odd, legal), Some("bad-request"));
        let mut odd = view;
        odd.seats[seat.index()].points += 1;
        assert_eq!(refused(&odd, legal), Some("bad-request"));
    });
    assert!(asked > 20);
}

#[test]
fn the_other_seat_is_told_that_it_is_not_its_turn() {
    positions(4, |state, seat, legal, _| {
        let other = Seat(1 - seat.0);
        let foreseen = foresee(&state.view(Viewer::Seat(other)), &legal[..1]);
        assert_eq!(foreseen[0]["refused"]["code"], json!("not-your-turn"));
    });
}

#[test]
fn tiles_of_a_table_are_shown_as_designs_and_as_a_file() {
    let own = tool("components", &json!({})).expect("the own tiles");
    let file = own["file"].as_str().expect("a file");
    let read = tool("components", &json!({ "text": file })).expect("it is read");
    assert_eq!((&read["tiles"], &read["designs"]), (&own["tiles"], &own["designs"]));
    let shown = tool("components", &json!({ "tiles": own["tiles"] })).expect("it is shown");
    assert_eq!(shown, own);
    let code = |request: Value| tool("components", &request).err().map(|error| error.code);
    assert_eq!(code(json!({ "tiles": "x" })), Some("bad-components"));
    assert_eq!(code(json!({ "tiles": "x", "text": "y" })), Some("bad-request"));
    assert_eq!(code(json!({ "test": "y" })), Some("bad-request"));
    let wrong = tool("components", &json!({ "text": "game = 1" })).expect("an answer");
    assert_eq!(wrong["problems"][0]["code"], json!("wrong-kind"));
}

/// Some value inside becomes another, or is gone, or is there twice.
fn mutate(value: &mut Value, path: &[prop::sample::Index], put: &Value, how: u8) {
    let Some((place, deeper)) = path.split_first() else { return };
    let child = match value {
        Value::Array(items) if !items.is_empty() => {
            let place = place.index(items.len());
            if deeper.is_empty() && how == 1 {
                items.remove(place);
                return;
            }
            if deeper.is_empty() && how == 2 {
                let copy = items[place].clone();
                items.push(copy);
                return;
            }
            &mut items[place]
        }
        Value::Object(fields) if !fields.is_empty() => {
            let place = place.index(fields.len());
            let Some((_, child)) = fields.iter_mut().nth(place) else { return };
            child
        }
        leaf => {
            *leaf = put.clone();
            return;
        }
    };
    if deeper.is_empty() {
        *child = put.clone();
    } else {
        mutate(child, deeper, put, how);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever is sent as a view is answered or refused.
    #[test]
    fn no_view_is_too_odd(
        seed in 0_u64..6,
        stop in 0_usize..60,
        changes in prop::collection::vec(
            (prop::collection::vec(any::<prop::sample::Index>(), 1..6), 0_u8..4, 0_usize..8),
            1..5,
        ),
    ) {
        let puts = [
            json!(null), json!(0), json!(27), json!(127), json!(-128), json!(255), json!("sculptors"), json!([]),
        ];
        let mut seen = 0;
        let mut asked = None;
        positions(seed, |state, seat, legal, _| {
            seen += 1;
            if seen <= stop + 1 {
                asked = Some(json!({ "view": state.view(Viewer::Seat(seat)), "actions": legal }));
            }
        });
        let mut request = asked.expect("a position");
        for (path, how, put) in &changes {
            mutate(&mut request, path, &puts[*put], *how);
        }
        if let Err(error) = tool("foresee", &request) {
            prop_assert_eq!(error.code, "bad-request");
        }
    }
}
