//! Rulings 1 to 8 and 59 to 62: the turn, the end, and who sees what.

mod common;

use common::*;
use fabletop_core::{Game, Seat, SeatSet, Turn, Viewer};
use fabletop_testkit::Xoshiro256PlusPlus;
use fantazja::building::Type;
use fantazja::config::{Options, Start};
use fantazja::scoring::{Line, lines};
use fantazja::state::{HAND, Phase, State};
use fantazja::{Chance, Config, EventView};
use rand_core::SeedableRng;

const FIRST: [u8; 6] = [1, 7, 8, 13, 14, 19];
const SECOND: [u8; 6] = [1, 7, 8, 13, 14, 19];

#[test]
fn ruling_01_an_action_is_compulsory() {
    let state = game(FIRST, SECOND);
    assert_eq!(refused(&state, 0, "end"), ("must-act", Some(1)));
    assert_eq!(refused(&state, 0, "done"), ("wrong-moment", Some(1)));
    assert_eq!(refused(&state, 0, "imagine s2"), ("not-in-hand", Some(2)));
    assert_eq!(refused(&state, 0, "imagine e1"), ("other-faction", Some(2)));
    assert_eq!(refused(&state, 0, "imagine s1:production-1"), ("no-such-tile", None));
    assert_eq!(refused(&state, 1, "imagine e1"), ("not-your-turn", None));
}

#[test]
fn ruling_02_imagination_may_be_chosen_where_building_is_possible() {
    let mut state = game(FIRST, SECOND);
    assert!(!legal_of(&state, 0, "build s1").is_empty());
    assert_eq!(legal_of(&state, 0, "imagine"), FIRST.map(|number| format!("imagine s{number}")));
    turn(&mut state, 0, "imagine s1");
    assert_eq!((state.players[0].imagination.len(), state.players[0].hand.len()), (1, HAND));
    assert_eq!(state.phase, act(1));
}

/// The Sculptors have the production token and two discards.
fn with_production() -> State {
    let mut state = game(FIRST, SECOND);
    discard(&mut state, &["s20", "s21", "s22"]);
    put(&mut state, "0,-1", &["s9"]);
    give_token(&mut state, Type::Production, 0);
    state
}

#[test]
fn ruling_03_a_power_before_the_action() {
    let mut state = with_production();
    play(&mut state, 0, "use production");
    play(&mut state, 0, "take s20");
    assert_eq!(state.phase, act(0));
    assert_eq!(refused(&state, 0, "use production"), ("power-used", Some(3)));
    play(&mut state, 0, "imagine s1");
    assert_eq!(state.phase, Phase::Refill { seat: Seat(0) }, "no power is left: the turn ends by itself");
}

#[test]
fn ruling_03_a_power_after_the_action_and_before_the_refill() {
    let mut state = with_production();
    play(&mut state, 0, "imagine s1");
    assert_eq!((state.phase, hand(&state, 0).len()), (Phase::After { seat: Seat(0) }, 5));
    assert_eq!(legal(&state, 0), ["end", "use production"]);
    assert_eq!(refused(&state, 0, "imagine s7"), ("wrong-moment", Some(3)), "one action a turn");
    play(&mut state, 0, "use production");
    let events = play(&mut state, 0, "take s22");
    assert_eq!(kinds(&events), ["fetched", "turn-ended"]);
    draw(&mut state);
    assert_eq!((state.phase, hand(&state, 0).len()), (act(1), 6));
}

#[test]
fn ruling_03_no_power_has_to_be_used() {
    let mut state = with_production();
    play(&mut state, 0, "imagine s1");
    play(&mut state, 0, "end");
    draw(&mut state);
    assert_eq!(state.phase, act(1));
}

#[test]
fn ruling_04_a_power_without_an_action() {
    let mut state = with_production();
    empty_pile(&mut state, 0);
    empty_hand(&mut state, 0);
    state.phase = act(1);
    state.turn = Seat(1);
    turn(&mut state, 1, "imagine e1");
    assert_eq!(state.phase, Phase::After { seat: Seat(0) });
    assert_eq!(legal(&state, 0), ["end", "use production"]);
    play(&mut state, 0, "use production");
    let events = play(&mut state, 0, "take s20");
    assert_eq!(kinds(&events), ["fetched", "turn-passed"]);
    assert_eq!(state.phase, act(1));
}

#[test]
fn ruling_05_the_refill_also_follows_a_skipped_action() {
    let mut state = game(FIRST, SECOND);
    empty_hand(&mut state, 1); // as Magic can do
    turn(&mut state, 0, "imagine s1");
    assert_eq!(state.phase, act(0), "the Engineers had no action");
    assert_eq!((hand(&state, 1).len(), state.players[1].actions, state.idle), (6, 6, 1));
}

#[test]
fn ruling_06_tokens_first_then_the_refill() {
    let mut state = game([20, 7, 8, 13, 14, 19], SECOND);
    put(&mut state, "0,-1", &["s1"]);
    put(&mut state, "0,-2", &["s2"]);
    let mut events = play(&mut state, 0, "imagine s7");
    assert_eq!(state.phase, Phase::Refill { seat: Seat(0) });
    events.extend(luck(&mut state, &Chance::Refill { tiles: set(&[3]) }));
    assert_eq!(kinds(&events), ["imagined", "turn-ended", "token-taken", "refilled"]);
}

#[test]
fn ruling_06_tokens_are_checked_after_a_skipped_action_too() {
    let mut state = game([20, 7, 8, 13, 14, 19], SECOND);
    put(&mut state, "0,-1", &["e2"]);
    put(&mut state, "0,-2", &["e3"]);
    empty_pile(&mut state, 1);
    empty_hand(&mut state, 1);
    turn(&mut state, 0, "imagine s7");
    assert_eq!((state.phase, token(&state, Type::Residential)), (act(0), held(1)));
}

#[test]
fn ruling_07_production_adds_a_second_point() {
    let mut state = with_production();
    play(&mut state, 0, "use production");
    play(&mut state, 0, "take s20");
    play(&mut state, 0, "imagine s1");
    assert_eq!(state.players[0].imagination, set(&[1, 20]));
}

#[test]
fn ruling_08_chance_or_the_table_says_who_starts() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let start = State::setup(&Config::new()).expect("a game");
    let mut starters = SeatSet::EMPTY;
    for _ in 0..40 {
        let mut state = start.clone();
        let chance = state.sample_chance(&mut rng);
        luck(&mut state, &chance);
        starters.insert(state.turn);
    }
    assert_eq!(starters, SeatSet::all(2));
    assert!(
        start.clone().apply_chance(&Chance::Start { seat: Seat(2) }, &mut fabletop_core::Ignore).is_err()
    );
    for (start, seat) in [(Start::Sculptors, 0), (Start::Engineers, 1)] {
        let options = Options { start, ..Options::default() };
        assert_eq!(dealt(&Config::new().options(options), FIRST, SECOND).phase, act(seat));
    }
}

#[test]
fn a_deal_of_another_size_is_no_deal() {
    let options = Options { start: Start::Sculptors, ..Options::default() };
    let mut state = State::setup(&Config::new().options(options)).expect("a game");
    let deal = Chance::Deal { hands: [set(&[1, 2, 3, 4, 5]), set(&FIRST)] };
    assert!(state.apply_chance(&deal, &mut fabletop_core::Ignore).is_err());
    assert!(State::setup(&Config { seats: 3, ..Config::new() }).is_err());
}

/// Both piles are empty; the Sculptors have one tile, the Engineers none.
fn nearly_over() -> State {
    let mut state = game(FIRST, SECOND);
    empty_pile(&mut state, 0);
    empty_pile(&mut state, 1);
    empty_hand(&mut state, 0);
    empty_hand(&mut state, 1);
    let player = &mut state.players[0];
    let last = player.discards.pop().expect("a discard");
    player.hand.insert(last);
    player.actions -= 1;
    state.invariants().expect("invariants");
    state
}

#[test]
fn ruling_59_two_turns_without_an_action_end_the_game() {
    let mut state = nearly_over();
    let last = legal_of(&state, 0, "imagine")[0].clone();
    let events = play(&mut state, 0, &last);
    let expected = ["imagined", "turn-ended", "turn-passed", "turn-passed", "ended"];
    assert_eq!(kinds(&events), expected, "one each");
    assert!(matches!(state.turn(), Turn::Over(_)));
    assert_eq!(refused(&state, 0, "end"), ("game-over", None));
}

#[test]
fn ruling_59_one_turn_without_an_action_does_not() {
    let mut state = game(FIRST, SECOND);
    empty_pile(&mut state, 1);
    empty_hand(&mut state, 1);
    turn(&mut state, 0, "imagine s1");
    assert_eq!((state.phase, state.idle), (act(0), 1));
    turn(&mut state, 0, "imagine s7");
    assert_eq!((state.phase, state.idle), (act(0), 1), "an action in between");
}

#[test]
fn ruling_60_discards_return_only_by_powers() {
    let mut state = game(FIRST, SECOND);
    empty_pile(&mut state, 0);
    let before = discards(&state, 0);
    turn(&mut state, 0, "imagine s1");
    assert_eq!((hand(&state, 0).len(), discards(&state, 0)), (5, before), "an empty pile stays empty");
}

#[test]
fn ruling_61_visible_buildings_and_bonus_tokens() {
    let mut state = game([20, 7, 8, 13, 14, 19], SECOND);
    put(&mut state, "0,-1", &["s1", "e4"]);
    put(&mut state, "1,0", &["s25"]);
    put(&mut state, "-1,0", &["e2", "s5", "s6"]);
    (state.players[0].bonus, state.supply) = (1, Some(7));
    assert_eq!(fantazja::scoring::points(&state), [2 + 2 + 5, 3]);
    let building = |name: &str, at: &str, points| Line::Building { tile: tile(name), at: cell(at), points };
    let expected =
        [building("s25", "1,0", 2), building("s6", "-1,0", 2), Line::Bonus { count: 1, points: 5 }];
    assert_eq!(lines(&state, Seat(0)), expected);
    assert_eq!(lines(&state, Seat(1)), [building("e4", "0,-1", 3)]);
}

#[test]
fn ruling_61_a_tie_goes_to_more_imagination_and_then_is_a_draw() {
    let mut state = game([20, 7, 8, 13, 14, 19], SECOND);
    put(&mut state, "0,-1", &["s1"]);
    put(&mut state, "1,0", &["e2"]);
    imagination(&mut state, &["s2", "e3"]);
    let outcome = state.outcome();
    assert_eq!(
        (outcome.points.as_slice(), outcome.places.as_slice()),
        ([1, 1].as_slice(), [1, 1].as_slice())
    );
    imagination(&mut state, &["e4"]);
    assert_eq!(state.outcome().places.as_slice(), [2, 1]);
}

#[test]
fn ruling_62_hands_piles_and_imagination_are_hidden() {
    let mut state = game(FIRST, SECOND);
    imagination(&mut state, &["s21"]);
    discard(&mut state, &["s22", "e22"]);
    put(&mut state, "0,-1", &["s2"]);
    let [own, theirs, guest] =
        [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator].map(|viewer| state.view(viewer));
    assert_eq!(own.seats[0].hand.iter().map(|tile| tile.number.get()).collect::<Vec<_>>(), FIRST);
    assert_eq!(own.seats[0].imagination, tiles(&["s21"]));
    for view in [&theirs, &guest] {
        assert_eq!((view.seats[0].hand.len(), view.seats[0].hand_count), (0, 6));
        assert_eq!((view.seats[0].imagination.len(), view.seats[0].imagination_count), (0, 1));
    }
    assert!(own.seats[1].hand.is_empty() && guest.seats[1].hand.is_empty());
    for view in [&own, &theirs, &guest] {
        assert_eq!((&view.board, &view.tokens), (&own.board, &own.tokens));
        assert_eq!(view.seats[1].discards, tiles(&["e22"]));
        assert_eq!((view.seats[0].pile_count, view.seats[1].pile_count), (18, 20));
    }
}

#[test]
fn ruling_62_events_show_no_hidden_tile() {
    let mut state = game(FIRST, SECOND);
    let events = play_events(&mut state, 0, "imagine s13");
    let imagined = |tile| EventView::Imagined { seat: Seat(0), tile };
    assert_eq!(seen(&events, Viewer::Seat(Seat(0)))[0], imagined(Some(tile("s13"))));
    assert_eq!(seen(&events, Viewer::Seat(Seat(1)))[0], imagined(None));
    assert_eq!(seen(&events, Viewer::Spectator)[0], imagined(None));
}
