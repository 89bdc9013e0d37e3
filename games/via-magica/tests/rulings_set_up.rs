//! Rulings 1 to 3: the deal, pairs, and who has the bag first.

mod common;

use common::*;
use fabletop_core::{Game, Ignore, Refusal, Seat, SeatSet, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use via_magica::cards::Pile;
use via_magica::state::{Phase, State};
use via_magica::{Action, Chance, Config, EventView, Variant};

/// A standard game in which `catcher` has the bag, before the deal.
fn before_deal(seats: u8, catcher: u8) -> State {
    let mut state = State::setup(&Config::new(seats)).expect("a game");
    luck(&mut state, &Chance::First { seat: Seat(catcher) });
    state
}

/// Two players, no pairs: seat 0 has 1 to 6, seat 1 has 7 to 12.
fn two_choose() -> State {
    let mut state = before_deal(2, 0);
    deal(&mut state, &ROW, &[&[1, 2, 3, 4, 5, 6], &[7, 8, 9, 10, 11, 12]]);
    assert_eq!(state.phase, Phase::Keep);
    state
}

#[test]
fn ruling_01_two_to_six_players() {
    for seats in [0, 1, 2, 6, 7, 8, 255] {
        let setup = State::setup(&Config::new(seats));
        assert_eq!(setup.is_ok(), (2..=6).contains(&seats), "{seats} seats");
        if let Err(error) = setup {
            assert_eq!((error.code(), error.ruling()), ("seat-count", Some(1)));
        }
    }
}

#[test]
fn ruling_01_six_are_dealt_three_kept_three_discarded() {
    let mut state = two_choose();
    assert_eq!(state.stock.len(), 80 - 5 - 12);
    assert_eq!(legal(&state, 0).len(), 20, "three of six");
    assert_eq!(refused(&state, 0, "keep 1 2 7"), ("not-dealt", Some(1)));
    assert_eq!(refused(&state, 0, "pass"), ("wrong-moment", Some(1)));
    assert!("keep 1 2 2".parse::<Action>().is_err(), "three different ones");
    play(&mut state, 0, "keep 5 1 3");
    let events = play(&mut state, 1, "keep 7 8 9");
    assert_eq!(kinds(&events), ["chose", "kept", "kept"]);
    assert_eq!((working(&state, 0), working(&state, 1)), (vec![1, 3, 5], vec![7, 8, 9]));
    let discards: Pile = portals(&[2, 4, 6, 10, 11, 12]).into_iter().collect();
    assert_eq!(state.discards, discards);
    assert!(state.hands.iter().all(|hand| hand.is_empty()));
    assert_eq!((state.phase, state.round), (Phase::Catch, 1));
    assert_eq!((zone(&state, 0).reserve, zone(&state, 1).reserve), (7, 7));
}

#[test]
fn ruling_01_choices_are_secret_until_all_are_in() {
    let mut state = two_choose();
    let before = state.view(Viewer::Seat(Seat(1)));
    assert_eq!(before.dealt.len(), 6);
    assert_eq!(state.view(Viewer::Spectator).dealt.len(), 0);
    let events = play(&mut state, 0, "keep 1 2 3");
    assert_eq!(events, [EventView::Chose { seat: Seat(0) }]);
    let mut after = state.view(Viewer::Seat(Seat(1)));
    assert!(after.seats[0].chosen && after.choice.is_none());
    after.seats[0].chosen = false;
    assert_eq!(after, before, "that it has chosen is all that shows");
    let own = state.view(Viewer::Seat(Seat(0))).choice;
    assert_eq!(own.map(|choice| choice.to_string()), Some("keep 1 2 3".into()));
}

#[test]
fn ruling_01_a_choice_may_be_taken_back_until_all_are_in() {
    let mut state = two_choose();
    assert_eq!(refused(&state, 0, "reconsider"), ("nothing-to-reconsider", Some(1)));
    play(&mut state, 0, "keep 1 2 3");
    assert_eq!(state.turn(), Turn::Seats(SeatSet::only(Seat(1))));
    assert_eq!(state.may_reconsider(), SeatSet::only(Seat(0)));
    assert_eq!(legal(&state, 0), ["reconsider"]);
    assert_eq!(refused(&state, 0, "keep 4 5 6"), ("already-chosen", Some(1)));
    let events = play(&mut state, 0, "reconsider");
    assert_eq!(events, [EventView::Reconsidered { seat: Seat(0) }]);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::all(2)));
    play(&mut state, 1, "keep 7 8 9");
    assert_eq!(state.phase, Phase::Keep, "nothing is revealed while somebody reconsiders");
    play(&mut state, 0, "keep 4 5 6");
    assert_eq!(working(&state, 0), [4, 5, 6]);
    assert_eq!(refused(&state, 1, "reconsider"), ("not-your-turn", None));
}

#[test]
fn ruling_01_in_the_first_game_three_are_dealt_and_kept() {
    let state = first_game(&[[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
    assert_eq!((working(&state, 0), working(&state, 2)), (vec![1, 2, 3], vec![7, 8, 9]));
    assert!(state.discards.is_empty());
    assert_eq!(state.stock.len(), 80 - 5 - 9);
}

#[test]
fn ruling_01_a_deal_of_another_size_is_no_deal() {
    let mut state = before_deal(2, 0);
    let pile = |numbers: &[u8]| portals(numbers).into_iter().collect::<Pile>();
    let row = || portals(&ROW).into_iter().collect();
    let three = [pile(&[1, 2, 3]), pile(&[4, 5, 6])].into_iter().collect();
    assert!(state.apply_chance(&Chance::Deal { row: row(), hands: three }, &mut Ignore).is_err());
    let thrice = [pile(&[1, 1, 2, 3, 4, 5]), pile(&[1, 7, 8, 9, 10, 11])].into_iter().collect();
    assert!(state.apply_chance(&Chance::Deal { row: row(), hands: thrice }, &mut Ignore).is_err());
    assert_eq!(state.phase, Phase::Deal);
}

#[test]
fn ruling_02_one_of_a_pair_is_swapped_from_the_first_catcher_on() {
    let mut state = before_deal(3, 1);
    let hands: [&[u8]; 3] = [&[1, 1, 2, 3, 4, 5], &[6, 7, 8, 9, 10, 11], &[12, 12, 13, 13, 14, 15]];
    deal(&mut state, &[14, 2, 24, 25, 26], &hands);
    assert_eq!(state.phase, Phase::Swap { seat: Seat(2) }, "seat 1 has no pair, seat 2 comes before seat 0");
    let takes = ["2", "24", "25", "26"];
    let expected: Vec<String> =
        ["12", "13"].iter().flat_map(|give| takes.map(|take| format!("swap {give} for {take}"))).collect();
    assert_eq!(legal(&state, 2), expected);
    assert_eq!(refused(&state, 2, "swap 15 for 24"), ("not-a-pair", Some(2)));
    assert_eq!(refused(&state, 2, "swap 12 for 33"), ("not-in-row", Some(2)));
    assert_eq!(refused(&state, 2, "swap 12 for 14"), ("second-copy", Some(2)));
    assert_eq!(refused(&state, 0, "swap 1 for 24"), ("not-your-turn", None));
    assert_eq!(refused(&state, 2, "keep 12 13 14"), ("wrong-moment", Some(2)));
    let events = play(&mut state, 2, "swap 12 for 24");
    assert_eq!(events, [EventView::Swapped { seat: Seat(2), gave: portal(12), took: portal(24) }]);
    assert_eq!(state.row.to_vec(), portals(&[14, 2, 12, 25, 26]), "the given card lies in the row");
    assert_eq!(state.phase, Phase::Swap { seat: Seat(2) }, "there is another pair");
    assert_eq!(refused(&state, 2, "swap 13 for 12"), ("second-copy", Some(2)));
    play(&mut state, 2, "swap 13 for 26");
    assert_eq!(state.phase, Phase::Swap { seat: Seat(0) });
    play(&mut state, 0, "swap 1 for 12"); // what somebody else gave may be taken
    assert_eq!(state.phase, Phase::Keep);
    let expected: Pile = portals(&[12, 13, 14, 15, 24, 26]).into_iter().collect();
    assert_eq!(state.hands[2], expected);
    assert!(state.hands.iter().all(|hand| hand.pairs().is_empty()));
}

#[test]
fn ruling_02_three_pairs_are_three_swaps() {
    let mut state = before_deal(2, 0);
    deal(&mut state, &[24, 24, 25, 25, 26], &[&[1, 1, 2, 2, 3, 3], &[4, 5, 6, 7, 8, 9]]);
    play(&mut state, 0, "swap 2 for 24");
    assert_eq!(refused(&state, 0, "swap 1 for 24"), ("second-copy", Some(2)), "it would make a new pair");
    play(&mut state, 0, "swap 1 for 25");
    assert_eq!(legal(&state, 0), ["swap 3 for 26"]);
    play(&mut state, 0, "swap 3 for 26");
    assert_eq!(state.phase, Phase::Keep);
}

#[test]
fn ruling_02_pairs_of_the_first_game_are_swapped_too() {
    let mut state = State::setup(&Config::new(2).variant(Variant::FirstGame)).expect("a game");
    luck(&mut state, &Chance::First { seat: Seat(1) });
    deal(&mut state, &ROW, &[&[1, 1, 2], &[3, 4, 5]]);
    assert_eq!(state.phase, Phase::Swap { seat: Seat(0) });
    let events = play(&mut state, 0, "swap 1 for 28");
    assert_eq!(kinds(&events), ["swapped", "kept", "kept"]);
    assert_eq!(working(&state, 0), [1, 2, 28]);
    assert_eq!(state.phase, Phase::Catch);
}

#[test]
fn ruling_03_a_random_first_catcher() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let start = State::setup(&Config::new(5)).expect("a game");
    let mut first = SeatSet::EMPTY;
    for _ in 0..100 {
        let mut state = start.clone();
        let chance = state.sample_chance(&mut rng);
        luck(&mut state, &chance);
        first.insert(state.catcher);
    }
    assert_eq!(first, SeatSet::all(5));
    let nobody = Chance::First { seat: Seat(5) };
    assert!(start.clone().apply_chance(&nobody, &mut Ignore).is_err());
}
