//! Rulings 27 to 35: Dark Energy.

mod common;

use common::*;
use fabletop_core::Seat;
use fantazja::building::Type;
use fantazja::config::Options;
use fantazja::event::RemovedStack;
use fantazja::state::{Holder, State};
use fantazja::{EventView, Variant};

fn removed(at: &str, names: &[&str]) -> RemovedStack {
    RemovedStack { at: cell(at), tiles: tiles(names) }
}

/// What Dark Energy took, and what was cut off, with their stacks.
fn vanished(events: &[EventView]) -> (Vec<RemovedStack>, Vec<RemovedStack>) {
    let (mut dark, mut cut) = (Vec::new(), Vec::new());
    for event in events {
        match event {
            EventView::DarkEnergy { stacks, .. } => dark.extend(stacks.iter().cloned()),
            EventView::CutOff { stacks } => cut.extend(stacks.iter().cloned()),
            _ => {}
        }
    }
    (dark, cut)
}

/// A military building at 0,-1 with three dark neighbours, one of them a stack; s17 in hand makes it dark.
fn surrounded() -> State {
    let mut state = game([17, 1, 2, 7, 8, 19], [1, 2, 7, 8, 13, 14]);
    put(&mut state, "0,-1", &["s13"]);
    put(&mut state, "0,-2", &["e9"]);
    put(&mut state, "1,-1", &["e15"]);
    put(&mut state, "-1,-1", &["e19", "s23"]);
    imagination(&mut state, &["s20"]);
    state
}

#[test]
fn ruling_27_all_dark_neighbours_go_with_their_stacks() {
    let mut state = surrounded();
    let events = play(&mut state, 0, "build s17 at 0,-1 turned 2");
    let expected = [
        removed("0,-1", &["s17", "s13"]),
        removed("0,-2", &["e9"]),
        removed("1,-1", &["e15"]),
        removed("-1,-1", &["s23", "e19"]),
    ];
    assert_eq!(vanished(&events), (expected.to_vec(), vec![]));
    assert!(city(&state).is_empty());
}

#[test]
fn ruling_27_one_dark_tile_alone_does_nothing() {
    let mut state = game([3, 1, 2, 7, 8, 19], [1, 2, 7, 8, 13, 14]);
    put(&mut state, "0,-1", &["e20"]);
    put(&mut state, "1,0", &["e3"]); // dark, but only a corner away
    let events = play(&mut state, 0, "build s3 at 0,1 turned 2");
    assert_eq!(vanished(&events), (vec![], vec![]));
    assert_eq!(city(&state), ["0,-1 e20", "1,0 e3", "0,1 s3"]);
}

#[test]
fn ruling_28_no_chain_reaction() {
    // Two dark tiles side by side, as a swap without reaction can leave them.
    let mut state = game_with(
        |options: &mut Options| options.swap_triggers_dark = false,
        [3, 1, 2, 7, 8, 19],
        [1, 2, 7, 8, 13, 14],
    );
    put(&mut state, "1,0", &["e3"]); // turned by 2: fire to the east
    put(&mut state, "0,-1", &["e20"]);
    put(&mut state, "1,-1", &["e21"]); // beside e3, and held by e20
    let events = play(&mut state, 0, "build s3 at 2,0 turned 0");
    assert_eq!(vanished(&events).0, [removed("2,0", &["s3"]), removed("1,0", &["e3"])]);
    assert_eq!(city(&state), ["0,-1 e20", "1,-1 e21"], "what is beside the removed one stays");
}

#[test]
fn ruling_29_dark_on_dark_does_not_react() {
    let mut state = game([17, 1, 2, 7, 8, 19], [1, 2, 7, 8, 13, 14]);
    put(&mut state, "0,-1", &["e15"]);
    imagination(&mut state, &["s20"]);
    let events = play(&mut state, 0, "build s17 at 0,-1 turned 2");
    assert_eq!(vanished(&events), (vec![], vec![]));
    assert_eq!(city(&state), ["0,-1 s17"]);
}

#[test]
fn ruling_30_a_covered_mark_is_inert() {
    let mut state = game([3, 1, 2, 7, 8, 19], [1, 2, 7, 8, 13, 14]);
    put(&mut state, "0,-1", &["e3", "e4"]);
    let events = play(&mut state, 0, "build s3 at 1,-1 turned 0");
    assert_eq!(vanished(&events), (vec![], vec![]));
    assert_eq!(city(&state), ["0,-1 e4", "1,-1 s3"]);
}

#[test]
fn ruling_31_a_swap_sets_it_off_unless_agreed_otherwise() {
    for triggers in [true, false] {
        let mut state = game_with(
            |options: &mut Options| options.swap_triggers_dark = triggers,
            [3, 1, 7, 13, 8, 19],
            [1, 2, 7, 8, 13, 14],
        );
        put(&mut state, "0,-1", &["e3"]);
        put(&mut state, "1,-1", &["s2"]);
        give_token(&mut state, Type::Special, 0);
        play(&mut state, 0, "use special");
        let events = play(&mut state, 0, "swap 1,-1 for s3 turned 0");
        assert_eq!(kinds(&events).contains(&"dark-energy".to_owned()), triggers);
        assert_eq!(city(&state).len(), if triggers { 0 } else { 2 });
        assert!(hand(&state, 0).contains(&2), "the old tile is in hand either way");
    }
}

#[test]
fn ruling_32_tiles_go_to_the_discards_of_their_faction() {
    let mut state = surrounded();
    play(&mut state, 0, "build s17 at 0,-1 turned 2");
    assert_eq!(discards(&state, 0), [20, 17, 13, 23], "the price, then the tiles in order");
    assert_eq!(discards(&state, 1), [9, 15, 19]);
}

#[test]
fn ruling_33_what_is_cut_off_from_the_castle_goes_too() {
    let mut state = surrounded();
    put(&mut state, "0,-3", &["e20", "e22"]); // hangs on 0,-2
    let events = play(&mut state, 0, "build s17 at 0,-1 turned 2");
    assert_eq!(vanished(&events).1, [removed("0,-3", &["e22", "e20"])]);
    assert_eq!(discards(&state, 1), [9, 15, 19, 22, 20]);
}

#[test]
fn ruling_33_another_way_to_the_castle_is_enough_and_symbols_do_not_matter() {
    let mut state = game_with(
        |options: &mut Options| options.swap_sides = fantazja::config::SwapSides::Ignore,
        [3, 20, 2, 7, 8, 19],
        [1, 2, 7, 8, 13, 14],
    );
    put(&mut state, "0,-1", &["e3"]);
    put(&mut state, "1,0", &["s1"]);
    put(&mut state, "2,0", &["e20"]);
    give_token(&mut state, Type::Special, 0);
    play(&mut state, 0, "use special");
    // Turned so that no side of 1,0 matches: castle and 2,0 still hang together.
    play(&mut state, 0, "swap 1,0 for s20 turned 1");
    let events = play(&mut state, 0, "build s3 at 0,-2 turned 0");
    let (dark, cut) = vanished(&events);
    assert_eq!(dark, [removed("0,-2", &["s3"]), removed("0,-1", &["e3"])]);
    assert_eq!(cut, []);
    assert_eq!(city(&state), ["1,0 s20", "2,0 e20"]);
}

#[test]
fn ruling_33_corners_do_not_connect() {
    let mut state = game([3, 1, 2, 7, 8, 19], [1, 2, 7, 8, 13, 14]);
    put(&mut state, "0,-1", &["e3"]);
    put(&mut state, "-1,-1", &["s20"]); // touches the castle only by a corner
    let events = play(&mut state, 0, "build s3 at 0,-2 turned 0");
    assert_eq!(vanished(&events).1, [removed("-1,-1", &["s20"])]);
}

#[test]
fn ruling_34_a_tile_that_destroys_itself_may_be_laid() {
    let mut state = game([3, 1, 2, 7, 8, 19], [1, 2, 7, 8, 13, 14]);
    put(&mut state, "1,0", &["s21"]); // an own one
    assert_eq!(legal_of(&state, 0, "build s3 at 2,0"), ["build s3 at 2,0 turned 0"]);
    play(&mut state, 0, "build s3 at 2,0 turned 0");
    assert!(city(&state).is_empty());
    assert_eq!(discards(&state, 0), [3, 21]);
}

#[test]
fn ruling_35_a_token_on_a_removed_building_stays_out() {
    let mut state = game([3, 1, 2, 7, 8, 19], [3, 1, 2, 7, 8, 19]);
    put(&mut state, "0,-1", &["e9"]);
    put(&mut state, "0,1", &["s13"]);
    put(&mut state, "0,2", &["s14"]);
    give_token(&mut state, Type::Military, 0);
    play(&mut state, 0, "use military");
    play(&mut state, 0, "guard 0,-1");
    assert_eq!(token(&state, Type::Military), Holder::Guarding { at: cell("0,-1"), owner: Seat(0) });
    turn(&mut state, 0, "build s3 at 1,-1 turned 0"); // removes the guarded building
    assert_eq!(token(&state, Type::Military), Holder::Out { owner: Seat(0) });
    assert_eq!(legal_of(&state, 1, "build e1 at 0,-1"), ["build e1 at 0,-1 turned 2"], "nothing is guarded");
    assert_eq!(legal_of(&state, 1, "build e1 at 1,0"), ["build e1 at 1,0 turned 2"]);
    turn(&mut state, 1, "imagine e1");
    assert_eq!(token(&state, Type::Military), held(0), "two to nothing when it comes back");
}

#[test]
fn ruling_35_without_a_majority_the_token_is_lost_when_it_comes_back() {
    let mut state = game([3, 1, 2, 7, 8, 19], [3, 1, 2, 7, 8, 19]);
    put(&mut state, "0,-1", &["s9"]);
    put(&mut state, "0,1", &["s13"]);
    put(&mut state, "0,2", &["e14"]);
    give_token(&mut state, Type::Military, 0);
    play(&mut state, 0, "use military");
    play(&mut state, 0, "guard 0,-1");
    turn(&mut state, 0, "build s3 at 1,-1 turned 0");
    turn(&mut state, 1, "imagine e1");
    assert_eq!(token(&state, Type::Military), Holder::Pool, "one to one");
}

#[test]
fn the_teaching_variant_knows_no_dark_energy() {
    let mut state = teaching([3, 1, 2, 7, 8, 19], [1, 2, 7, 8, 13, 14]);
    put(&mut state, "0,-1", &["e3"]);
    let events = play(&mut state, 0, "build s3 at 1,-1 turned 0");
    assert_eq!(vanished(&events), (vec![], vec![]));
    assert_eq!(city(&state), ["0,-1 e3", "1,-1 s3"]);
    assert_eq!(state.config.variant, Variant::Teaching);
}
