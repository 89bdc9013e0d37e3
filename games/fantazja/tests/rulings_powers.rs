//! Rulings 44 to 58: the five powers.

mod common;

use common::*;
use fabletop_core::{Game, Ignore, Rejected, Seat, Viewer};
use fantazja::building::{Level, Type};
use fantazja::config::{Options, SwapSides};
use fantazja::state::{Holder, Phase, State};
use fantazja::{Chance, EventView, Rejection};

const FIRST: [u8; 6] = [1, 7, 8, 13, 14, 19];
const SECOND: [u8; 6] = [1, 7, 8, 13, 14, 19];

/// The Sculptors have a token, and these discards.
fn with_token(power: Type, discarded: &[&str]) -> State {
    let mut state = game(FIRST, SECOND);
    discard(&mut state, discarded);
    give_token(&mut state, power, 0);
    state
}

#[test]
fn ruling_44_hand_tiles_for_as_many_discards() {
    let mut state = with_token(Type::Residential, &["s20", "s21", "s22", "s23"]);
    play(&mut state, 0, "use residential");
    assert_eq!(state.phase, Phase::Exchange { seat: Seat(0), give: 3, take: 0 });
    assert_eq!(legal(&state, 0), FIRST.map(|number| format!("give s{number}")));
    assert_eq!(refused(&state, 0, "take s20"), ("nothing-given", Some(44)));
    assert_eq!(refused(&state, 0, "give s20"), ("not-in-hand", Some(44)));
    play(&mut state, 0, "give s1");
    assert_eq!(refused(&state, 0, "take s1"), ("just-given", Some(44)));
    assert_eq!(refused(&state, 0, "take s9"), ("not-discarded", Some(44)));
    play(&mut state, 0, "give s7");
    assert_eq!(legal_of(&state, 0, "take"), ["take s20", "take s21", "take s22", "take s23"]);
    play(&mut state, 0, "take s22");
    assert_eq!(
        refused(&state, 0, "give s8"),
        ("given-enough", Some(44)),
        "the first tile taken ends the giving"
    );
    play(&mut state, 0, "take s20");
    assert_eq!((hand(&state, 0), discards(&state, 0)), (vec![8, 13, 14, 19, 20, 22], vec![21, 23, 1, 7]));
    assert_eq!(state.phase, act(0), "at once, and the action follows");
}

#[test]
fn ruling_44_three_at_most() {
    let mut state = with_token(Type::Residential, &["s20", "s21", "s22", "s23"]);
    play(&mut state, 0, "use residential");
    for give in ["give s1", "give s7", "give s8"] {
        play(&mut state, 0, give);
    }
    assert_eq!(refused(&state, 0, "give s13"), ("given-enough", Some(44)));
    assert_eq!(state.phase, Phase::Exchange { seat: Seat(0), give: 0, take: 3 });
}

#[test]
fn ruling_44_as_many_as_there_are_and_no_choice_is_asked() {
    let mut state = with_token(Type::Residential, &["s20", "s21"]);
    play(&mut state, 0, "use residential");
    play(&mut state, 0, "give s1");
    let events = play(&mut state, 0, "give s7");
    assert_eq!(kinds(&events), ["gave", "took", "took"], "two discards for two tiles");
    assert_eq!(hand(&state, 0), [8, 13, 14, 19, 20, 21]);
    let without = with_token(Type::Residential, &[]);
    assert_eq!(refused(&without, 0, "use residential"), ("nothing-to-do", Some(44)));
}

#[test]
fn ruling_45_any_discard_becomes_imagination() {
    let mut state = with_token(Type::Production, &["s20", "s21"]);
    play(&mut state, 0, "use production");
    assert_eq!(legal(&state, 0), ["take s20", "take s21"]);
    assert_eq!(refused(&state, 0, "take s22"), ("not-discarded", Some(45)));
    let events = play(&mut state, 0, "take s20");
    assert_eq!(events, [EventView::Fetched { seat: Seat(0), tile: tile("s20") }]);
    assert_eq!((state.players[0].imagination, discards(&state, 0)), (set(&[20]), vec![21]));
    let mut single = with_token(Type::Production, &["s20"]);
    assert_eq!(kinds(&play(&mut single, 0, "use production")), ["power-used", "fetched"]);
    let without = with_token(Type::Production, &[]);
    assert_eq!(refused(&without, 0, "use production"), ("nothing-to-do", Some(45)));
}

/// Two military buildings of the Sculptors in the south, and a residential one of each in the north.
fn garrison(change: impl FnOnce(&mut Options)) -> State {
    let mut state = game_with(change, [2, 7, 8, 19, 20, 3], [2, 4, 7, 8, 19, 17]);
    put(&mut state, "0,-1", &["s1"]);
    put(&mut state, "0,-2", &["e1"]);
    put(&mut state, "0,1", &["s13"]);
    put(&mut state, "0,2", &["s14"]);
    imagination(&mut state, &["e20", "s21"]);
    give_token(&mut state, Type::Military, 0);
    state
}

/// The Sculptors guard a cell and pass their action.
fn guarded(change: impl FnOnce(&mut Options), at: &str) -> State {
    let mut state = garrison(change);
    play(&mut state, 0, "use military");
    play(&mut state, 0, &format!("guard {at}"));
    turn(&mut state, 0, "imagine s7");
    state
}

#[test]
fn ruling_46_any_visible_building_of_either_but_not_the_castle() {
    let mut state = garrison(|_| {});
    play(&mut state, 0, "use military");
    assert_eq!(legal(&state, 0), ["guard 0,-1", "guard 0,-2", "guard 0,1", "guard 0,2"]);
    assert_eq!(refused(&state, 0, "guard 0,0"), ("castle-not-guarded", Some(46)));
    assert_eq!(refused(&state, 0, "guard 1,0"), ("no-building", Some(46)));
    let mut castle = garrison(|options| options.military_may_target_castle = true);
    play(&mut castle, 0, "use military");
    play(&mut castle, 0, "guard 0,0");
    turn(&mut castle, 0, "imagine s7");
    assert_eq!(refused(&castle, 1, "build e2 at 1,0 turned 2"), ("guarded", Some(47)));
}

#[test]
fn ruling_47_the_opponent_lays_nothing_on_it_or_beside_it() {
    let mut state = guarded(|_| {}, "0,-1");
    let building = Some(tile("s1"));
    let expected = Rejection::Guarded { at: cell("0,-1"), building, owner: Seat(0), ruling: 47 };
    let refusal = rejection(&state, 1, "build e4 at 0,-1 turned 2");
    assert_eq!(refusal, Rejected::Rule(expected), "on it");
    assert_eq!(refused(&state, 1, "build e2 at 1,-1 turned 0"), ("guarded", Some(47)), "beside it");
    assert!(legal_of(&state, 1, "build e2 at -1,-1").is_empty());
    // Without the guard there are ways to build on these cells, the next turn again.
    turn(&mut state, 1, "imagine e7");
    assert_eq!(token(&state, Type::Military), held(0));
    turn(&mut state, 0, "imagine s8");
    assert_eq!(legal_of(&state, 1, "build e4 at 0,-1"), ["build e4 at 0,-1 turned 2"]);
    assert!(!legal_of(&state, 1, "build e2 at 1,-1").is_empty());
}

#[test]
fn ruling_47_even_if_the_cell_has_other_neighbours() {
    let mut state = garrison(|_| {});
    put(&mut state, "1,0", &["e3"]);
    // 1,-1 touches both 0,-1 and 1,0.
    let open = |state: &State| legal_of(state, 1, "build e2 at 1,-1");
    let mut free = state.clone();
    turn(&mut free, 0, "imagine s7");
    assert_eq!(open(&free), ["build e2 at 1,-1 turned 0"]);
    play(&mut state, 0, "use military");
    play(&mut state, 0, "guard 0,-1");
    turn(&mut state, 0, "imagine s7");
    assert!(open(&state).is_empty());
    assert_eq!(refused(&state, 1, "build e2 at 1,-1 turned 0"), ("guarded", Some(47)));
}

#[test]
fn ruling_48_a_neighbour_may_be_upgraded_and_dark_energy_still_works() {
    let state = guarded(|_| {}, "0,-1");
    assert_eq!(
        legal_of(&state, 1, "build e4 at 0,-2"),
        ["build e4 at 0,-2 turned 0"],
        "beside the guarded one"
    );
    // A dark guarded building, and a neighbour that becomes dark.
    let mut state = game([2, 7, 8, 19, 20, 3], [2, 4, 7, 8, 19, 17]);
    put(&mut state, "0,-1", &["s15"]);
    put(&mut state, "0,-2", &["e14"]);
    imagination(&mut state, &["e20"]);
    give_token(&mut state, Type::Military, 0);
    play(&mut state, 0, "use military");
    play(&mut state, 0, "guard 0,-1");
    turn(&mut state, 0, "imagine s7");
    let upgrade = legal_of(&state, 1, "build e17 at 0,-2")[0].clone();
    turn(&mut state, 1, &upgrade);
    assert!(city(&state).is_empty());
}

#[test]
fn ruling_49_the_guarded_building_is_not_swapped_but_its_neighbour_is() {
    for (at, allowed) in [("0,-2", false), ("0,-1", true)] {
        let mut state = guarded(|_| {}, at);
        give_token(&mut state, Type::Special, 1);
        put(&mut state, "1,0", &["e9"]); // something else to swap
        play(&mut state, 1, "use special");
        assert_eq!(legal_of(&state, 1, "swap 0,-2 for e2").len(), usize::from(allowed));
        if !allowed {
            assert_eq!(refused(&state, 1, "swap 0,-2 for e2 turned 0"), ("guarded", Some(49)));
        }
    }
}

#[test]
fn ruling_50_the_owner_is_not_restricted() {
    let mut state = garrison(|_| {});
    play(&mut state, 0, "use military");
    play(&mut state, 0, "guard 0,-1");
    let beside = legal(&state, 0).into_iter().find(|text| text.contains(" at 1,-1 ")).expect("beside it");
    play(&mut state, 0, &beside);
}

#[test]
fn ruling_51_usable_again_in_the_turn_it_comes_back() {
    for reuse in [true, false] {
        let mut state = guarded(|options| options.military_reuse_same_turn = reuse, "0,-1");
        turn(&mut state, 1, "imagine e7");
        assert_eq!(token(&state, Type::Military), held(0));
        assert_eq!(legal_of(&state, 0, "use").len(), usize::from(reuse));
        if !reuse {
            assert_eq!(refused(&state, 0, "use military"), ("just-returned", Some(51)));
            turn(&mut state, 0, "imagine s8");
            turn(&mut state, 1, "imagine e8");
            assert_eq!(legal_of(&state, 0, "use"), ["use military"], "a turn later");
        }
    }
}

#[test]
fn ruling_52_back_it_is_kept_with_more_military_buildings_only() {
    for (others, holder) in [(vec![], held(0)), (vec!["e13", "e14"], Holder::Pool)] {
        let mut state = guarded(|_| {}, "0,-1");
        for (at, name) in ["1,0", "-1,0"].into_iter().zip(&others) {
            put(&mut state, at, &[name]);
        }
        turn(&mut state, 1, "imagine e7");
        assert_eq!(token(&state, Type::Military), holder);
    }
}

#[test]
fn ruling_53_while_it_lies_on_a_tile_it_is_not_checked() {
    let mut state = guarded(|_| {}, "0,-1");
    for (at, name) in [("1,0", "e13"), ("-1,0", "e14"), ("-2,0", "e15")] {
        put(&mut state, at, &[name]);
    }
    play(&mut state, 1, "imagine e7"); // three to two, at the end of the Engineers' turn
    let guarding = Holder::Guarding { at: cell("0,-1"), owner: Seat(0) };
    assert_eq!(token(&state, Type::Military), guarding);
    draw(&mut state);
    assert_eq!(token(&state, Type::Military), Holder::Pool, "back, and lost");
}

/// The Sculptors look at four tiles of the Engineers.
fn looking() -> State {
    let mut state = with_token(Type::Magic, &[]);
    play(&mut state, 0, "use magic");
    assert_eq!(state.phase, Phase::Look { seat: Seat(0) });
    luck(&mut state, &Chance::Look { tiles: set(&[1, 8, 13, 19]) });
    state
}

#[test]
fn ruling_54_four_random_tiles_are_seen_and_two_buried() {
    let mut state = looking();
    assert_eq!(legal(&state, 0), ["bury e1", "bury e8", "bury e13", "bury e19", "done"]);
    assert_eq!(refused(&state, 0, "bury e7"), ("not-looked-at", Some(54)));
    assert_eq!(refused(&state, 0, "bury s1"), ("not-looked-at", Some(54)));
    play(&mut state, 0, "bury e13");
    let events = play(&mut state, 0, "bury e1");
    let owner = Seat(1);
    assert_eq!(events[1], EventView::Returned { seat: Seat(0), owner, count: 2 });
    assert_eq!(state.players[1].bottom.iter().map(|number| number.get()).collect::<Vec<_>>(), [13, 1]);
    assert_eq!((hand(&state, 1), state.phase), (vec![7, 8, 14, 19], act(0)));
    let mut none = looking();
    play(&mut none, 0, "done");
    assert_eq!(hand(&none, 1).len(), 6);
}

#[test]
fn ruling_54_luck_draws_from_the_hand_only() {
    let mut state = with_token(Type::Magic, &[]);
    play(&mut state, 0, "use magic");
    for wrong in [set(&[1, 7, 8]), set(&[1, 7, 8, 2]), set(&[1, 7, 8, 13, 14])] {
        assert!(state.apply_chance(&Chance::Look { tiles: wrong }, &mut Ignore).is_err());
    }
}

#[test]
fn ruling_54_buried_tiles_are_drawn_last_and_in_order() {
    let mut state = looking();
    play(&mut state, 0, "bury e13");
    play(&mut state, 0, "bury e1");
    turn(&mut state, 0, "imagine s1");
    // Four in hand; three tiles besides the buried ones are left in the pile.
    let keep = set(&[2, 3, 4]);
    let player = &mut state.players[1];
    for number in player.pile.difference(keep).iter() {
        player.discards.push(number);
        player.actions += 1;
    }
    player.pile = keep;
    turn(&mut state, 1, "imagine e7"); // three are missing: all of the pile
    assert_eq!(state.players[1].bottom.len(), 2);
    turn(&mut state, 0, "imagine s7");
    turn(&mut state, 1, "imagine e8");
    assert_eq!(hand(&state, 1), [2, 3, 4, 13, 14, 19], "13 was buried first");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert!(state.view(viewer).seats[1].seen.contains(&tile("e13")), "both know it");
    }
    assert!(!state.view(Viewer::Spectator).seats[1].seen.contains(&tile("e13")));
}

#[test]
fn ruling_54_only_the_two_know_the_tiles() {
    let mut state = looking();
    for viewer in Viewer::all(2) {
        let known = state.view(viewer).looked;
        assert_eq!(known, if viewer.seat().is_some() { tiles(&["e1", "e8", "e13", "e19"]) } else { vec![] });
    }
    let events = play_events(&mut state, 0, "bury e13");
    let buried = |tile| EventView::Buried { seat: Seat(0), owner: Seat(1), tile };
    assert_eq!(seen(&events, Viewer::Seat(Seat(1)))[0], buried(Some(tile("e13"))));
    assert_eq!(seen(&events, Viewer::Spectator)[0], buried(None));
    assert_eq!(state.view(Viewer::Spectator).seats[1].buried, []);
    assert_eq!(state.view(Viewer::Seat(Seat(0))).seats[1].buried, tiles(&["e13"]));
}

#[test]
fn ruling_55_a_small_hand_may_be_emptied() {
    let mut state = with_token(Type::Magic, &[]);
    let player = &mut state.players[1];
    for number in set(&[8, 13, 14, 19]).iter() {
        player.hand.remove(number);
        player.discards.push(number);
        player.actions += 1;
    }
    let events = play(&mut state, 0, "use magic");
    assert_eq!(kinds(&events), ["power-used", "looked"], "all of the hand: no luck");
    play(&mut state, 0, "bury e1");
    play(&mut state, 0, "bury e7");
    assert!(hand(&state, 1).is_empty());
    let events = turn(&mut state, 0, "imagine s1");
    assert_eq!(kinds(&events)[..2], ["imagined", "turn-ended"]);
    assert_eq!((state.phase, hand(&state, 1).len()), (act(0), 6), "no action, but a refill");
    let mut empty = with_token(Type::Magic, &[]);
    empty_hand(&mut empty, 1);
    assert_eq!(refused(&empty, 0, "use magic"), ("nothing-to-do", Some(54)));
}

/// The Sculptors have the special token, an own stack in the north and other buildings.
fn swapping(sides: SwapSides) -> State {
    let mut state =
        game_with(|options| options.swap_sides = sides, [2, 4, 10, 25, 13, 6], [1, 7, 8, 13, 14, 19]);
    put(&mut state, "0,-1", &["s1", "s5"]);
    put(&mut state, "0,-2", &["e2"]);
    put(&mut state, "1,0", &["s26"]);
    put(&mut state, "-1,0", &["s7"]);
    give_token(&mut state, Type::Special, 0);
    play(&mut state, 0, "use special");
    state
}

#[test]
fn ruling_56_an_own_building_for_a_tile_of_its_level() {
    let mut state = swapping(SwapSides::Match);
    let rule = |text: &str| match rejection(&state, 0, text) {
        Rejected::Rule(rule) => rule,
        Rejected::Misplaced(misplaced) => panic!("{misplaced:?}"),
    };
    let (found, wanted) = (Level::I, Level::II);
    assert_eq!(rule("swap 0,-1 for s2 turned 2"), Rejection::OtherLevel { tile: tile("s2"), found, wanted });
    assert_eq!(rule("swap 0,-2 for s2 turned 0"), Rejection::NotYourBuilding { building: tile("e2") });
    assert_eq!(rule("swap 1,0 for s2 turned 0"), Rejection::SpecialNotSwapped { tile: tile("s26") });
    assert_eq!(rule("swap 0,-1 for s25 turned 0"), Rejection::SpecialNotSwapped { tile: tile("s25") });
    assert_eq!(refused(&state, 0, "swap 2,2 for s4 turned 0"), ("no-building", Some(56)));
    assert_eq!(refused(&state, 0, "swap 0,0 for s4 turned 0"), ("no-building", Some(56)));
    assert_eq!(refused(&state, 0, "swap 0,-1 for s4 turned 0"), ("wrong-element", Some(56)));
    let events = play(&mut state, 0, "swap 0,-1 for s4 turned 2");
    assert_eq!(kinds(&events), ["swapped"]);
    let stack = state.board.stack(cell("0,-1")).expect("a stack");
    assert_eq!(stack.layers().iter().map(|laid| laid.tile).collect::<Vec<_>>(), tiles(&["s1", "s4"]));
    assert_eq!(hand(&state, 0), [2, 5, 6, 10, 13, 25], "the old tile came to hand");
    assert_eq!(state.phase, act(0));
}

#[test]
fn ruling_56_elements_match_all_neighbours_and_counts_are_free() {
    // 0,-1 lies between earth of the castle and water of e2: a mill has them side by side, not across.
    let state = swapping(SwapSides::Match);
    assert_eq!(legal_of(&state, 0, "swap 0,-1"), ["swap 0,-1 for s4 turned 2"]);
    let ignore = swapping(SwapSides::Ignore);
    let any: Vec<String> = ["s4", "s10"]
        .iter()
        .flat_map(|name| (0..4).map(move |turns| format!("swap 0,-1 for {name} turned {turns}")))
        .collect();
    assert_eq!(legal_of(&ignore, 0, "swap 0,-1"), any);
}

#[test]
fn ruling_56_without_a_fitting_tile_the_power_does_nothing() {
    let mut state = game([25, 26, 10, 11, 16, 17], SECOND);
    put(&mut state, "0,-1", &["s1"]);
    give_token(&mut state, Type::Special, 0);
    assert_eq!(refused(&state, 0, "use special"), ("nothing-to-do", Some(56)), "no tile of level I");
    play(&mut state, 0, "imagine s25");
    // The opponent must not learn that nothing fits: the Sculptors are asked all the same.
    assert_eq!((state.phase, legal(&state, 0)), (Phase::After { seat: Seat(0) }, vec!["end".to_owned()]));
}

#[test]
fn ruling_57_later_upgrades_follow_the_visible_type() {
    let mut state = game([2, 4, 16, 25, 13, 6], SECOND);
    put(&mut state, "0,-1", &["s1"]);
    imagination(&mut state, &["s20"]);
    give_token(&mut state, Type::Special, 0);
    play(&mut state, 0, "use special");
    play(&mut state, 0, "swap 0,-1 for s13 turned 2");
    assert_eq!(refused(&state, 0, "build s4 at 0,-1 turned 2"), ("wrong-base", Some(15)));
    assert_eq!(legal_of(&state, 0, "build s16"), ["build s16 at 0,-1 turned 2"]);
}

#[test]
fn ruling_58_level_one_for_level_one() {
    let state = swapping(SwapSides::Match);
    assert_eq!(
        legal_of(&state, 0, "swap -1,0"),
        ["swap -1,0 for s2 turned 2", "swap -1,0 for s13 turned 3"],
        "fire beside the castle"
    );
}

#[test]
fn the_teaching_variant_has_no_powers() {
    let mut state = teaching(FIRST, SECOND);
    put(&mut state, "0,-1", &["s2"]);
    put(&mut state, "0,-2", &["s3"]);
    let events = turn(&mut state, 0, "imagine s1");
    assert_eq!(kinds(&events), ["imagined", "turn-ended"]);
    assert_eq!(token(&state, Type::Residential), Holder::Pool);
    turn(&mut state, 1, "imagine e1");
    assert_eq!(refused(&state, 0, "use residential"), ("no-powers", Some(42)));
    assert!(state.view(Viewer::Spectator).tokens.iter().all(|token| !token.usable));
}
