//! Who sees what: gems, objects and kept creatures behind screens, cards and fists, what is known of piles.

mod common;

use common::*;
use fabletop_core::{Game, Seat, SeatSet, Viewer};
use indaman::creatures::{Bag, Creature};
use indaman::objects::ObjectSet;
use indaman::state::State;
use indaman::terrain::Terrain;
use indaman::view::{FightView, SeatView};

const ME: Viewer = Viewer::Seat(Seat(0));
const OTHER: Viewer = Viewer::Seat(Seat(1));
const THIRD: Viewer = Viewer::Seat(Seat(2));
const NOBODY: Viewer = Viewer::Spectator;

fn bag(cards: &[&str]) -> Bag {
    cards.iter().map(|card| word::<Creature>(card)).collect()
}

/// What a viewer sees of seat 0.
fn me(state: &State, viewer: Viewer) -> SeatView {
    state.view(viewer).seats[0].clone()
}

#[test]
fn gems_are_behind_the_screen_but_can_be_counted() {
    let state = game(&PLAIN);
    assert_eq!(me(&state, ME).gems, Some(10));
    assert!([OTHER, THIRD, NOBODY].iter().all(|&viewer| me(&state, viewer).gems.is_none()));
    assert!(
        Viewer::all(3).all(|viewer| me(&state, viewer).counted == 10),
        "everybody saw what came and went"
    );
    assert!(Viewer::all(3).all(|viewer| state.view(viewer).bank == 120), "the bank is everybody's");
}

#[test]
fn objects_are_behind_the_screen_until_they_are_tried() {
    let mut state = game(&PLAIN);
    give(&mut state, 0, "sfera-1");
    give(&mut state, 0, "topolino-2");
    for viewer in [OTHER, THIRD, NOBODY] {
        let seen = me(&state, viewer);
        assert_eq!((seen.objects, seen.known_objects), (2, ObjectSet::EMPTY), "only how many");
    }
    assert_eq!(me(&state, ME).known_objects.len(), 2);
    play(&mut state, 0, "use sfera-1");
    luck(&mut state, "green 1");
    assert_eq!(me(&state, OTHER).known_objects, [word("sfera-1")].into_iter().collect(), "everybody saw it");
    lose_to(&mut state, "briganti-oggetti");
    go_on(&mut state, 0);
    luck(&mut state, "steal sfera-1");
    assert_eq!((me(&state, OTHER).objects, me(&state, OTHER).known_objects), (1, ObjectSet::EMPTY));
}

#[test]
fn ruling_24_kept_creatures_are_behind_the_screen() {
    let mut state = game(&PLAIN);
    keep(&mut state, 0, "maga");
    fight(&mut state, "giullare", 2, 1);
    let own = me(&state, ME);
    assert_eq!((own.kept, own.kept_cards, own.points), (bag(&["giullare", "maga"]), 2, 85));
    for viewer in [OTHER, THIRD, NOBODY] {
        let seen = me(&state, viewer);
        assert_eq!((seen.kept, seen.kept_cards, seen.points), (Bag::EMPTY, 2, 0), "only how many");
    }
}

#[test]
fn ruling_34_what_is_offered_to_the_wise_is_seen_and_nothing_else() {
    let mut state = game(&PLAIN);
    ["maga", "mago"].iter().for_each(|creature| keep(&mut state, 0, creature));
    fight(&mut state, "giullare", 2, 1);
    play(&mut state, 0, "wish aurora");
    play(&mut state, 0, "offer maga");
    assert_eq!(state.view(OTHER).offer, bag(&["maga"]));
    assert_eq!((me(&state, OTHER).kept, me(&state, OTHER).kept_cards), (Bag::EMPTY, 3));
}

fn seen_fight(state: &State, viewer: Viewer) -> FightView {
    state.view(viewer).fight.expect("a fight")
}

#[test]
fn ruling_21_card_and_fists_are_their_owners_until_they_are_opened() {
    let mut state = game(&PLAIN);
    give(&mut state, 0, "pozione-1"); // so that there is a moment after the bids, and one after the opening
    pile(&mut state, "plain", &["drago", "white"]);
    meet(&mut state, 1);
    play(&mut state, 1, "pick drago as drago");
    play(&mut state, 1, "bid 3");
    play(&mut state, 0, "bid 2");
    let seen = |state: &State, viewer| {
        let fight = seen_fight(state, viewer);
        (fight.card, fight.travellers_gems, fight.players_gems)
    };
    assert_eq!(seen(&state, ME), (None, Some(2), None));
    assert_eq!(seen(&state, OTHER), (Some(Creature::Drago), None, Some(3)));
    assert_eq!((seen(&state, THIRD), seen(&state, NOBODY)), ((None, None, None), (None, None, None)));
    go_on(&mut state, 0);
    for viewer in Viewer::all(3) {
        assert_eq!(seen(&state, viewer), (Some(Creature::Drago), Some(2), Some(3)), "{viewer}");
    }
}

#[test]
fn at_the_end_the_screens_are_taken_away() {
    let mut state = game(&PLAIN);
    give(&mut state, 0, "sfera-1");
    keep(&mut state, 0, "maga");
    place(&mut state, 1, "s36");
    state.players[1].ladder = state.board().top() - 1;
    until_turn_of_other(&mut state);
    gems(&mut state, 1, 10);
    play(&mut state, 1, "climb 10");
    luck(&mut state, "green 6");
    for viewer in Viewer::all(3) {
        let seen = me(&state, viewer);
        assert_eq!(
            (seen.gems, seen.known_objects.len(), seen.kept),
            (Some(10), 1, bag(&["maga"])),
            "{viewer}"
        );
    }
}

fn until_turn_of_other(state: &mut State) {
    place(state, 0, "s13");
    play(state, 0, "move s20");
    luck(state, "face blank");
}

fn known(state: &State, viewer: Viewer, terrain: &str) -> Bag {
    let terrain: Terrain = word(terrain);
    state.view(viewer).piles[terrain.index()].known
}

#[test]
fn a_pile_that_was_seen_is_known_whole_whatever_comes_and_goes_openly() {
    let mut state = game(&PLAIN);
    pile(&mut state, "plain", &["drago", "fata", "white"]);
    meet(&mut state, 0); // the own ball
    assert_eq!(known(&state, ME, "plain"), bag(&["drago", "fata", "white"]));
    until_turn_of(&mut state, 0);
    meet(&mut state, 1);
    play(&mut state, 1, "pick fata as fata");
    play(&mut state, 0, "bid 0");
    play(&mut state, 1, "bid 1");
    assert_eq!(known(&state, ME, "plain"), bag(&["drago", "white"]), "the Fata lies before the mage");
    assert_eq!((known(&state, THIRD, "plain"), known(&state, NOBODY, "plain")), (Bag::EMPTY, Bag::EMPTY));
    until_turn_of(&mut state, 0);
    luck(&mut state, "green 2");
    play(&mut state, 0, "put-back plain");
    assert_eq!(known(&state, ME, "plain"), bag(&["drago", "fata", "white"]), "and back again");
    assert_eq!(known(&state, THIRD, "plain"), bag(&["fata"]), "which everybody saw");
}

#[test]
fn who_has_looked_at_a_pile_is_seen_by_all_and_what_there_was_is_not() {
    let mut state = game(&PLAIN);
    pile(&mut state, "plain", &["drago", "fata", "white"]);
    let plain = |state: &State, viewer| state.view(viewer).piles[Terrain::Plain.index()].clone();
    assert!(Viewer::all(3).all(|viewer| plain(&state, viewer).seen_by.is_empty()));
    meet(&mut state, 1); // who looks, and lays a card down
    play(&mut state, 1, "pick white as maga");
    for viewer in Viewer::all(3) {
        let seen = plain(&state, viewer);
        assert_eq!((seen.shown, seen.seen_by), (Bag::EMPTY, SeatSet::only(Seat(1))), "{viewer}");
    }
    play(&mut state, 0, "bid 0");
    play(&mut state, 1, "bid 0");
    for viewer in Viewer::all(3) {
        let seen = plain(&state, viewer);
        assert_eq!((seen.shown, seen.seen_by), (bag(&["white"]), SeatSet::only(Seat(1))), "{viewer}");
    }
}

#[test]
fn an_opened_card_that_returns_is_known_once_not_twice() {
    let mut state = game(&PLAIN);
    pile(&mut state, "plain", &["folletto", "folletto", "white"]);
    for _ in 0..2 {
        meet(&mut state, 1);
        play(&mut state, 1, "pick folletto as folletto");
        play(&mut state, 0, "bid 0");
        play(&mut state, 1, "bid 0");
        assert_eq!(known(&state, THIRD, "plain"), bag(&["folletto"]), "it may be the same one again");
        until_turn_of(&mut state, 0);
    }
    assert_eq!(
        known(&state, OTHER, "plain"),
        bag(&["folletto", "folletto", "white"]),
        "who has looked knows"
    );
}

#[test]
fn a_card_that_is_laid_down_face_down_is_still_of_its_pile() {
    let mut state = game(&PLAIN);
    pile(&mut state, "plain", &["drago", "white"]);
    meet(&mut state, 1);
    play(&mut state, 1, "pick white as maga");
    let cards = |viewer: Viewer| state.view(viewer).piles[Terrain::Plain.index()].cards;
    assert!(Viewer::all(3).all(|viewer| cards(viewer) == 2));
    assert_eq!((known(&state, ME, "plain"), known(&state, THIRD, "plain")), (Bag::EMPTY, Bag::EMPTY));
}

#[test]
fn cards_of_the_dead_are_put_back_before_everybodys_eyes() {
    let mut state = game(&PLAIN);
    keep(&mut state, 0, "maga");
    lose_to(&mut state, "drago");
    play(&mut state, 0, "put-back swamp");
    assert!(Viewer::all(3).all(|viewer| known(&state, viewer, "swamp") == bag(&["maga"])));
    assert!(Viewer::all(3).all(|viewer| known(&state, viewer, "plain").contains(Creature::Drago)));
}
