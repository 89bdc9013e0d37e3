//! Ruling 40: the lamp, which moves any opponent at any moment of the own turn.

mod common;

use common::*;
use fabletop_core::Seat;
use indaman::creatures::Creature;
use indaman::state::{Phase, Putting, State};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn with(object: &str) -> State {
    let mut state = game(&PLAIN);
    give(&mut state, 0, object);
    state
}

#[test]
fn ruling_40_lampada_moves_any_opponent_who_is_not_held() {
    let mut state = with("lampada-2");
    hold(&mut state, 2, "fata");
    let mut asked = game(&["safir", "torrin", "velia", "nerea"]);
    give(&mut asked, 0, "lampada-2");
    play(&mut state, 0, "use lampada-2");
    luck(&mut state, "green 5");
    assert_eq!(
        state.phase,
        Phase::Put { seat: ME, victim: OTHER, by: Putting::Lampada },
        "the only free one"
    );
    play(&mut state, 0, "put s65");
    assert_eq!((at(&state, 1), player(&state, 1).at_gate), ("s65".into(), true));
    assert_eq!(state.phase, Phase::Act { seat: ME }, "the turn goes on");

    play(&mut asked, 0, "use lampada-2");
    luck(&mut asked, "green 6");
    assert_eq!(legal(&asked, 0), ["summon 1", "summon 2", "summon 3"]);
    assert_eq!(refused(&asked, 0, "summon 0"), ("not-an-opponent", Some(40)));
    assert_eq!(refused(&asked, 0, "summon 6"), ("not-an-opponent", Some(40)));
    hold(&mut asked, 3, "fata");
    assert_eq!(refused(&asked, 0, "summon 3"), ("victim-held", Some(40)));
}

#[test]
fn ruling_40_lampada_at_any_moment_and_an_island_is_an_arrival() {
    let mut state = with("lampada-2");
    keep(&mut state, 1, "basilisco");
    place(&mut state, 0, "s36");
    play(&mut state, 0, "climb 0");
    luck(&mut state, "green 6");
    play(&mut state, 0, "use lampada-2");
    luck(&mut state, "green 6");
    play(&mut state, 0, "summon 1");
    play(&mut state, 0, "put aurora");
    assert_eq!(state.phase, Phase::PutBack { seat: OTHER, creature: Creature::Basilisco });
    play(&mut state, 1, "put-back lake");
    luck(&mut state, "draw sfera-2");
    assert_eq!(state.phase, Phase::Tower { seat: ME, height: 1 }, "where it was");
    assert!(player(&state, 1).objects.contains(word("sfera-2")));
}

/// Seat 0 has a lamp, and something that nobody knows of, so that it is asked at every moment.
fn with_lamp(mage: &str) -> State {
    let mut state = game(&[mage, "torrin", "velia"]);
    give(&mut state, 0, "lampada-2");
    give(&mut state, 0, "sfera-1");
    state
}

fn after_a_step(mage: &str, from: &str, to: &str) -> State {
    let mut state = with_lamp(mage);
    place(&mut state, 0, from);
    play(&mut state, 0, &format!("move {to}"));
    state
}

fn after_a_face(mage: &str, face: &str) -> State {
    let mut state = after_a_step(mage, "s13", "s20");
    luck(&mut state, &format!("face {face}"));
    state
}

fn after_a_fight(creature: &str, travellers: u8) -> State {
    let mut state = with_lamp("safir");
    fight(&mut state, creature, travellers, 1);
    play(&mut state, 0, "go-on");
    state
}

fn held_by(creature: &str) -> State {
    let mut state = after_a_fight(creature, 0);
    if creature == "cavaliere-nero" {
        play(&mut state, 1, "put s69");
    }
    until_turn_of(&mut state, 0);
    state
}

#[test]
fn ruling_40_lampada_at_every_moment_of_the_own_turn() {
    let mut delivery = after_a_step("safir", "s66", "s65");
    play(&mut delivery, 0, "enter");
    luck(&mut delivery, "green 1");
    let mut staff = with_lamp("safir");
    fight(&mut staff, "fata", 1, 1);
    let moments = [
        ("act", with_lamp("safir")),
        ("gate", after_a_step("safir", "s4", "s10")),
        ("delivery", delivery),
        ("reroll", after_a_face("zefira", "blank")),
        ("found", after_a_face("safir", "one-gem")),
        ("sword", after_a_face("safir", "sword")),
        ("staff", staff),
        ("potion", after_a_fight("drago", 0)),
        ("wish", after_a_fight("giullare", 2)),
        ("tower", after_a_step("safir", "s44", "s36")),
        ("captive", held_by("cavaliere-nero")),
        ("spell", held_by("fata")),
    ];
    for (moment, mut state) in moments {
        let before = state.phase;
        assert_eq!(<&str>::from(before.moment()), moment);
        play(&mut state, 0, "use lampada-2");
        luck(&mut state, "green 6");
        play(&mut state, 0, "summon 2");
        play(&mut state, 0, "put s0");
        assert_eq!(
            (at(&state, 2), state.phase),
            ("s0".into(), before),
            "{moment}: the turn goes on where it was"
        );
    }
}

#[test]
fn ruling_40_lampada_has_nobody_to_move_where_all_are_held() {
    let mut state = with("lampada-1");
    hold(&mut state, 1, "fata");
    hold(&mut state, 2, "fata-gemma");
    assert_eq!(refused(&state, 0, "use lampada-1"), ("nothing-to-use", Some(40)));
}
