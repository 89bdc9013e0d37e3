//! Rulings 34 to 37: the wise, the ferry, the tower.

mod common;

use common::*;
use fabletop_core::{Game, Seat, Turn, Viewer};
use indaman::EventView;
use indaman::config::Options;
use indaman::creatures::{Bag, Creature};
use indaman::objects::{Object, ObjectSet};
use indaman::state::{Phase, State};
use indaman::terrain::Terrain;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Seat 0 has kept these and wishes to an island.
fn wish(kept: &[&str]) -> State {
    let mut state = game(&PLAIN);
    kept.iter().for_each(|creature| keep(&mut state, 0, creature));
    fight(&mut state, "folletto", 2, 1); // one more, of 25 points
    play(&mut state, 0, "wish aurora");
    state
}

/// The rulebook's example: two creatures of 35 points make 70, and that is one object.
#[test]
fn ruling_34_two_of_35_are_one_object() {
    let mut state = wish(&["giullare", "fata-gemma"]);
    assert_eq!(state.phase, Phase::Exchange { seat: ME });
    assert_eq!(legal(&state, 0), ["offer fata-gemma", "offer folletto", "offer giullare"]);
    assert_eq!(refused(&state, 0, "done"), ("too-few-points", Some(34)), "compulsory");
    play(&mut state, 0, "offer giullare");
    assert_eq!(refused(&state, 0, "offer giullare"), ("not-kept", Some(34)));
    play(&mut state, 0, "offer fata-gemma");
    assert_eq!(legal(&state, 0), ["offer folletto", "done"]);
    let events = play(&mut state, 0, "done");
    let creatures: Bag = [Creature::FataGemma, Creature::Giullare].into_iter().collect();
    assert_eq!(events, [EventView::Exchanged { seat: ME, creatures, points: 70, objects: 1 }]);
    play(&mut state, 0, "put-back swamp");
    play(&mut state, 0, "put-back lake");
    assert!(state.piles[Terrain::Swamp.index()].contains(Creature::FataGemma));
    assert!(state.piles[Terrain::Lake.index()].contains(Creature::Giullare));
    assert_eq!(state.phase, Phase::Draw { seat: ME, left: 1 });
    let events = luck(&mut state, "draw tappeto-2");
    assert_eq!(events[0], EventView::Drew { seat: ME, object: None }, "nobody else sees it");
    assert_eq!(player(&state, 0).objects.iter().collect::<Vec<Object>>(), [word("tappeto-2")]);
    assert_eq!((player(&state, 0).kept.len(), state.turn), (1, OTHER));
}

#[test]
fn ruling_34_below_50_nothing_happens() {
    let state = wish(&[]); // 25
    assert_eq!((state.turn, player(&state, 0).kept.len(), at(&state, 0)), (OTHER, 1, "aurora".into()));
}

#[test]
fn ruling_34_a_choice_of_one_is_made_by_the_rules() {
    let mut state = wish(&["giullare"]); // 35 + 25, both are needed
    assert_eq!(state.phase, Phase::Exchange { seat: ME });
    play(&mut state, 0, "offer folletto");
    assert_eq!(state.phase, Phase::PutBack { seat: ME, creature: Creature::Folletto });
}

#[test]
fn ruling_34_more_points_are_more_objects_as_long_as_there_are_any() {
    let mut state = wish(&["drago", "basilisco", "strega"]); // 100 + 75 + 50 + 25
    for creature in ["basilisco", "strega", "folletto"] {
        play(&mut state, 0, &format!("offer {creature}"));
    }
    let events = play(&mut state, 0, "done");
    assert!(matches!(events[0], EventView::Exchanged { points: 150, objects: 3, .. }));
    state.deck = [word::<Object>("sfera-1")].into_iter().collect();
    state.players[2].objects = ObjectSet::ALL.difference(state.deck);
    (0..3).for_each(|_| drop(play(&mut state, 0, "put-back plain")));
    let events = luck(&mut state, "draw sfera-1");
    assert_eq!(kinds(&events), ["drew", "deck-empty", "turn"]);
}

#[test]
fn ruling_34_where_there_is_no_object_nothing_is_given_for_one() {
    let mut state = game(&PLAIN);
    keep(&mut state, 0, "drago");
    (state.players[2].objects, state.deck) = (state.deck, ObjectSet::EMPTY);
    fight(&mut state, "folletto", 2, 1);
    play(&mut state, 0, "wish aurora");
    assert_eq!((state.turn, player(&state, 0).kept.len()), (OTHER, 2));
}

#[test]
fn ruling_34_cards_put_back_are_known_to_all() {
    let mut state = wish(&["gorgo-nero"]);
    play(&mut state, 0, "offer folletto");
    play(&mut state, 0, "put-back desert");
    play(&mut state, 0, "put-back desert");
    for viewer in Viewer::all(3) {
        let known = state.known.of(viewer, Terrain::Desert);
        assert!(known.contains(Creature::GorgoNero) && known.contains(Creature::Folletto), "{viewer}");
    }
}

#[test]
fn ruling_34_being_put_on_an_island_is_an_arrival() {
    let mut state = game(&PLAIN);
    keep(&mut state, 0, "basilisco");
    lose_to(&mut state, "strega");
    let events = play(&mut state, 1, "put asperia");
    assert_eq!(kinds(&events), ["put", "exchanged"]);
    play(&mut state, 0, "put-back plain");
    luck(&mut state, "draw sfera-1");
    assert_eq!(state.turn, OTHER);
}

#[test]
fn ruling_34_so_is_coming_by_carpet() {
    let mut state = game(&PLAIN);
    keep(&mut state, 0, "drago");
    give(&mut state, 0, "tappeto-1");
    play(&mut state, 0, "use tappeto-1");
    luck(&mut state, "green 6");
    let events = play(&mut state, 0, "fly asperia");
    assert_eq!(kinds(&events), ["moved", "exchanged"]);
}

#[test]
fn ruling_35_the_ferry_goes_on_with_3_to_6_and_stops_on_1_and_2() {
    let mut state = game(&PLAIN);
    place(&mut state, 0, "aurora");
    assert_eq!(legal(&state, 0), ["sail"]);
    play(&mut state, 0, "sail");
    assert_eq!((at(&state, 0), state.phase), ("aurora-1".into(), Phase::Ferry { seat: ME }));
    luck(&mut state, "green 3");
    assert_eq!((at(&state, 0), state.phase), ("aurora-2".into(), Phase::Ferry { seat: ME }));
    for (number, stops) in [(1, true), (2, true), (3, false), (4, false), (5, false), (6, false)] {
        let mut state = state.clone();
        luck(&mut state, &format!("green {number}"));
        assert_eq!((at(&state, 0) == "aurora-2", state.turn == OTHER), (stops, stops));
    }
    luck(&mut state, "green 2");
    until_turn_at_sea(&mut state);
    assert_eq!(
        (at(&state, 0), state.phase),
        ("aurora-2".into(), Phase::Ferry { seat: ME }),
        "the roll first"
    );
    luck(&mut state, "green 6");
    assert_eq!(at(&state, 0), "aurora-3");
    luck(&mut state, "green 4");
    assert_eq!((at(&state, 0), state.turn), ("s23".into(), OTHER), "landing ends the turn");
}

fn until_turn_at_sea(state: &mut State) {
    while state.turn != ME {
        idle(state);
    }
}

fn in_indaman(ladder: u8) -> State {
    let mut state = game(&PLAIN);
    place(&mut state, 0, "s36");
    state.players[0].ladder = ladder;
    state
}

#[test]
fn ruling_36_gems_are_declared_before_the_roll_and_lost_in_any_case() {
    let mut state = in_indaman(4); // the next square needs 7
    assert_eq!(refused(&state, 0, "climb 11"), ("too-few-gems", Some(36)));
    let mut failing = state.clone();
    play(&mut state, 0, "climb 3");
    assert_eq!((player(&state, 0).gems, state.bank), (7, 123));
    let events = luck(&mut state, "green 4");
    assert_eq!(events[1], EventView::Climbed { seat: ME, square: 5, needed: 7, gems: 3, total: 7 });
    play(&mut failing, 0, "climb 3");
    luck(&mut failing, "green 3");
    assert_eq!((player(&failing, 0).ladder, player(&failing, 0).gems, failing.turn), (4, 7, OTHER));
}

#[test]
fn ruling_36_stopping_brings_the_ladder_up_a_failure_leaves_it() {
    let mut state = in_indaman(0);
    play(&mut state, 0, "climb 0");
    luck(&mut state, "green 3");
    assert_eq!((state.phase, player(&state, 0).ladder), (Phase::Tower { seat: ME, height: 1 }, 0), "not yet");
    let mut failing = state.clone();
    let events = play(&mut state, 0, "stop");
    assert_eq!(events[0], EventView::Stopped { seat: ME, square: 1 });
    assert_eq!((player(&state, 0).ladder, at(&state, 0), state.turn), (1, "s36".into(), OTHER));
    play(&mut failing, 0, "climb 0");
    luck(&mut failing, "green 3");
    assert_eq!((player(&failing, 0).ladder, at(&failing, 0)), (0, "s36".into()), "it was for 4");
}

#[test]
fn ruling_36_the_top_wins_at_once() {
    let mut state = in_indaman(9);
    play(&mut state, 0, "climb 3");
    let events = luck(&mut state, "green 6");
    assert_eq!(kinds(&events), ["rolled", "climbed", "ended"]);
    assert!(matches!(state.turn(), Turn::Over(_)));
}

#[test]
fn ruling_37_a_turn_at_indaman_without_climbing_is_allowed() {
    let mut state = in_indaman(0);
    let events = play(&mut state, 0, "stay");
    assert_eq!(kinds(&events), ["stayed", "turn"]);
    let mut strict = game_with(&PLAIN, Options { must_act: true, ..Options::default() });
    place(&mut strict, 0, "s36");
    assert_eq!(refused(&strict, 0, "stay"), ("must-act", Some(37)));
    place(&mut strict, 0, "s44");
    play(&mut strict, 0, "move s36");
    play(&mut strict, 0, "stop"); // the step was enough
}
