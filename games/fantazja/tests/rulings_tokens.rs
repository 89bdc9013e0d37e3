//! Rulings 36 to 43: power tokens.

mod common;

use common::*;
use fabletop_core::Seat;
use fantazja::EventView;
use fantazja::building::Type;
use fantazja::config::LostMajority;
use fantazja::state::{Holder, State};

const FIRST: [u8; 6] = [7, 8, 13, 14, 19, 20];
const SECOND: [u8; 6] = [7, 8, 13, 14, 19, 20];
/// Cells where residential buildings stand side by side.
const ROW: [&str; 5] = ["0,-1", "0,-2", "0,-3", "0,-4", "0,-5"];
const RESIDENTIAL: Type = Type::Residential;

/// A city of these residential buildings, with the Sculptors to move.
fn city_of(names: &[&str]) -> State {
    city_with(LostMajority::ToPool, names)
}

fn city_with(lost: LostMajority, names: &[&str]) -> State {
    let mut state = game_with(|options| options.lost_majority = lost, FIRST, SECOND);
    for (at, name) in ROW.into_iter().zip(names) {
        put(&mut state, at, &[name]);
    }
    state
}

/// The token's holder after a turn of the Sculptors in which nothing is built.
fn after_turn(mut state: State) -> (Holder, Vec<EventView>) {
    let events = turn(&mut state, 0, "imagine s7");
    let tokens =
        |event: &EventView| matches!(event, EventView::TokenTaken { .. } | EventView::TokenLost { .. });
    (token(&state, RESIDENTIAL), events.into_iter().filter(tokens).collect())
}

#[test]
fn ruling_36_two_buildings_and_more_than_the_opponent() {
    let taken = EventView::TokenTaken { seat: Seat(0), token: RESIDENTIAL, from: None };
    assert_eq!(after_turn(city_of(&["s1"])), (Holder::Pool, vec![]), "one is too few");
    assert_eq!(after_turn(city_of(&["s1", "s2"])), (held(0), vec![taken.clone()]));
    assert_eq!(after_turn(city_of(&["s1", "s2", "e1"])), (held(0), vec![taken]));
    assert_eq!(after_turn(city_of(&["s1", "s2", "e1", "e2"])), (Holder::Pool, vec![]), "not more");
}

#[test]
fn ruling_36_all_five_types_are_checked() {
    let mut state = game([1, 2, 7, 8, 13, 14], SECOND);
    put(&mut state, "0,-1", &["s19"]);
    put(&mut state, "1,0", &["s20"]);
    put(&mut state, "0,1", &["s25"]);
    put(&mut state, "-1,0", &["s26"]);
    turn(&mut state, 0, "imagine s7");
    assert_eq!(
        Type::ALL.iter().map(|&of| token(&state, of)).collect::<Vec<_>>(),
        [Holder::Pool, Holder::Pool, Holder::Pool, held(0), held(0)]
    );
}

#[test]
fn ruling_37_also_from_the_opponent() {
    let mut state = city_of(&["s1", "s2", "e1"]);
    give_token(&mut state, RESIDENTIAL, 1);
    let taken = EventView::TokenTaken { seat: Seat(0), token: RESIDENTIAL, from: Some(Seat(1)) };
    assert_eq!(after_turn(state), (held(0), vec![taken]));
}

#[test]
fn ruling_38_equal_numbers_send_it_to_the_pool() {
    for (names, holder) in [(vec!["s1", "e1"], 0), (vec!["s1", "e1"], 1), (vec![], 0), (vec![], 1)] {
        let mut state = city_of(&names);
        give_token(&mut state, RESIDENTIAL, holder);
        let lost = EventView::TokenLost { seat: Seat(holder), token: RESIDENTIAL };
        assert_eq!(after_turn(state), (Holder::Pool, vec![lost]), "{names:?} {holder}");
    }
}

#[test]
fn ruling_39_who_no_longer_has_more_loses_it() {
    // One to two against the holder whose turn ends; one to nothing against the other.
    for (names, holder) in [(vec!["s1", "e1", "e2"], 0), (vec!["s1"], 1)] {
        let with = |lost| {
            let mut state = city_with(lost, &names);
            give_token(&mut state, RESIDENTIAL, holder);
            after_turn(state)
        };
        let lost = EventView::TokenLost { seat: Seat(holder), token: RESIDENTIAL };
        assert_eq!(with(LostMajority::ToPool), (Holder::Pool, vec![lost]), "{names:?}");
        assert_eq!(with(LostMajority::Keep), (held(holder), vec![]), "{names:?}");
    }
}

#[test]
fn ruling_39_when_kept_equal_numbers_and_a_majority_still_take_it() {
    let equal = {
        let mut state = city_with(LostMajority::Keep, &["s1", "e1"]);
        give_token(&mut state, RESIDENTIAL, 1);
        after_turn(state).0
    };
    let taken = {
        let mut state = city_with(LostMajority::Keep, &["s1", "s2", "e1"]);
        give_token(&mut state, RESIDENTIAL, 1);
        after_turn(state).0
    };
    assert_eq!((equal, taken), (Holder::Pool, held(0)));
}

#[test]
fn ruling_40_one_to_nothing_keeps_it() {
    let mut own = city_of(&["s1"]);
    give_token(&mut own, RESIDENTIAL, 0);
    assert_eq!(after_turn(own), (held(0), vec![]));
    let mut theirs = city_of(&["e1"]);
    give_token(&mut theirs, RESIDENTIAL, 1);
    assert_eq!(after_turn(theirs), (held(1), vec![]));
}

#[test]
fn ruling_41_the_opponent_gains_nothing_at_the_end_of_my_turn() {
    let mut state = city_of(&["e1", "e2"]);
    turn(&mut state, 0, "imagine s7");
    assert_eq!(token(&state, RESIDENTIAL), Holder::Pool);
    turn(&mut state, 1, "imagine e7");
    assert_eq!(token(&state, RESIDENTIAL), held(1), "but at the end of its own");
}

#[test]
fn ruling_42_usable_from_the_next_turn_on_and_every_turn_again() {
    let mut state = city_of(&["s1", "s2"]);
    discard(&mut state, &["s21", "s22", "s23"]);
    assert_eq!(refused(&state, 0, "use residential"), ("no-token", Some(42)));
    let events = play(&mut state, 0, "imagine s7");
    assert!(kinds(&events).contains(&"token-taken".to_owned()), "the turn ended: it is not used at once");
    draw(&mut state);
    assert_eq!(refused(&state, 1, "use residential"), ("no-token", Some(42)));
    turn(&mut state, 1, "imagine e7");
    for (give, take) in [("s8", "s21"), ("s13", "s22")] {
        assert_eq!(legal_of(&state, 0, "use"), ["use residential"]);
        play(&mut state, 0, "use residential");
        play(&mut state, 0, &format!("give {give}"));
        play(&mut state, 0, &format!("take {take}"));
        assert_eq!(token(&state, RESIDENTIAL), held(0), "use does not spend it");
        turn(&mut state, 0, &format!("imagine {take}"));
        let answer = legal_of(&state, 1, "imagine")[0].clone();
        turn(&mut state, 1, &answer);
    }
}

#[test]
fn ruling_42_one_token_a_turn() {
    let mut state = city_of(&["s1", "s2"]);
    discard(&mut state, &["s21", "s22"]);
    give_token(&mut state, RESIDENTIAL, 0);
    give_token(&mut state, Type::Production, 0);
    assert_eq!(legal_of(&state, 0, "use"), ["use residential", "use production"]);
    play(&mut state, 0, "use production");
    play(&mut state, 0, "take s21");
    assert_eq!(refused(&state, 0, "use residential"), ("power-used", Some(3)));
    assert_eq!(refused(&state, 0, "use production"), ("power-used", Some(3)));
}

#[test]
fn ruling_43_specials_count_and_the_castle_for_nobody() {
    let mut state = game(FIRST, SECOND);
    assert_eq!(state.board.counts(), [[0; 2]; 5]);
    put(&mut state, "0,-1", &["s25"]);
    put(&mut state, "1,0", &["s26"]);
    put(&mut state, "0,1", &["e27"]);
    assert_eq!(state.board.counts()[Type::Special.index()], [2, 1]);
    turn(&mut state, 0, "imagine s7");
    assert_eq!(token(&state, Type::Special), held(0));
}
