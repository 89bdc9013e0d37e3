//! Rulings 6 to 17: steps, klippidi, cities and gates, deliveries, Indaman, islands.

mod common;

use common::*;
use fabletop_core::Seat;
use indaman::EventView;
use indaman::cities::City;
use indaman::config::{Gate, Options};
use indaman::klippidi::Klippide;
use indaman::scoring::Delivery;
use indaman::state::Phase;

const ME: Seat = Seat(0);

#[test]
fn ruling_06_one_step_a_turn_to_a_neighbour() {
    let mut state = game(&PLAIN);
    place(&mut state, 0, "s13");
    let expected = ["s5", "s12", "s20", "s21", "s22", "s29"].map(|to| format!("move {to}"));
    assert_eq!(legal(&state, 0), expected, "compulsory, and nothing else");
    assert_eq!(refused(&state, 0, "move s0"), ("not-adjacent", Some(6)));
    assert_eq!(refused(&state, 0, "move s13"), ("not-adjacent", Some(6)));
    assert_eq!(refused(&state, 0, "move s111"), ("no-such-place", Some(32)));
    assert_eq!(refused(&state, 0, "stay"), ("not-at-indaman", Some(36)));
    assert_eq!(refused(&state, 1, "move s13").0, "not-your-turn");
    play(&mut state, 0, "move s29");
    luck(&mut state, "face blank");
    assert_eq!((at(&state, 0), state.turn), ("s29".into(), Seat(1)));
}

#[test]
fn ruling_07_blue_on_the_road_red_off_it() {
    let mut state = game(&PLAIN);
    place(&mut state, 0, "s20");
    let mut wild = state.clone();
    play(&mut state, 0, "move s11"); // a road, and a border
    assert_eq!(state.phase, Phase::Step { seat: ME, klippide: Klippide::Blue });
    assert!(!possible(&state, "face one-gem"), "blue has no gems");
    play(&mut wild, 0, "move s13");
    assert_eq!(wild.phase, Phase::Step { seat: ME, klippide: Klippide::Red });
    assert!(
        ["blank", "sword", "one-gem", "two-gems"].iter().all(|face| possible(&wild, &format!("face {face}")))
    );
}

#[test]
fn ruling_07_the_terrain_is_that_of_the_space_entered() {
    let mut state = game(&PLAIN);
    pile(&mut state, "lake", &["drago"]);
    place(&mut state, 0, "s13"); // plain
    play(&mut state, 0, "move s29"); // lake
    luck(&mut state, "face sword");
    luck(&mut state, "ball 1");
    assert_eq!(legal(&state, 1), ["pick drago as drago"]);
}

#[test]
fn ruling_08_no_red_or_blue_on_city_spaces() {
    let mut state = game(&PLAIN);
    place(&mut state, 0, "s4");
    play(&mut state, 0, "move s10"); // Selvara, by road
    assert_eq!(state.phase, Phase::Entry { seat: ME }, "only the green one");
    let mut state = game(&PLAIN);
    place(&mut state, 0, "s10");
    play(&mut state, 0, "move s17");
    assert_eq!(state.phase, Phase::Step { seat: ME, klippide: Klippide::Blue }, "leaving by road");
}

/// The rulebook's prices: 1, 1, 2, 2, 3, 3.
#[test]
fn ruling_09_invisibility_costs_one_to_three_gems() {
    for (number, cost) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut state = game(&PLAIN);
        place(&mut state, 0, "s4");
        play(&mut state, 0, "move s10");
        let events = luck(&mut state, &format!("green {number}"));
        assert_eq!(events[1], EventView::Entered { seat: ME, city: City::Selvara, gems: cost });
        assert_eq!((player(&state, 0).gems, player(&state, 0).at_gate), (10 - cost, false));
        assert_eq!(all_gems(&state), 150);
    }
}

#[test]
fn ruling_10_who_cannot_pay_stands_at_the_gate() {
    let mut state = game(&PLAIN);
    gems(&mut state, 0, 2);
    place(&mut state, 0, "s4");
    play(&mut state, 0, "move s10");
    let events = luck(&mut state, "green 5");
    assert_eq!(events[1], EventView::ShutOut { seat: ME, city: City::Selvara, cost: 3 });
    assert_eq!((at(&state, 0), player(&state, 0).at_gate, player(&state, 0).gems), ("s10".into(), true, 2));
    assert_eq!(state.turn, Seat(1), "all or nothing, and the turn is over");
}

fn at_the_gate(gate: Gate) -> indaman::State {
    let mut state = game_with(&PLAIN, Options { gate, ..Options::default() });
    place(&mut state, 0, "s10");
    state.players[0].at_gate = true;
    state
}

#[test]
fn ruling_11_at_the_gate_one_tries_again_or_leaves() {
    let mut state = at_the_gate(Gate::MayLeave);
    assert_eq!(legal(&state, 0)[..2], ["enter", "move s3"]);
    let mut leaving = state.clone();
    play(&mut leaving, 0, "move s3");
    assert!(!player(&leaving, 0).at_gate);
    play(&mut state, 0, "enter");
    luck(&mut state, "green 1");
    assert_eq!((player(&state, 0).at_gate, player(&state, 0).gems, state.turn), (false, 9, Seat(1)));
}

#[test]
fn ruling_11_or_only_tries_again_if_the_table_wants() {
    let mut state = at_the_gate(Gate::MustRetry);
    assert_eq!(legal(&state, 0), ["enter"]);
    assert_eq!(refused(&state, 0, "move s3"), ("gate-shut", Some(11)));
    let mut magic = state.clone();
    give(&mut magic, 0, "tappeto-1");
    assert_eq!(legal(&magic, 0), ["enter", "use tappeto-1"], "objects are another thing");
    gems(&mut state, 0, 0);
    play(&mut state, 0, "enter");
    luck(&mut state, "green 1");
    assert!(player(&state, 0).at_gate);
    while state.turn != ME {
        idle(&mut state);
    }
    assert_eq!(state.phase, Phase::Entry { seat: ME }, "a choice of one is made by the rules");
}

#[test]
fn ruling_11_where_nobody_could_ever_move_again_gates_may_be_left() {
    let mut state = at_the_gate(Gate::MustRetry);
    for seat in 0..3 {
        gems(&mut state, seat, 0);
        place(&mut state, seat, "s10");
        state.players[usize::from(seat)].at_gate = true;
    }
    assert!(legal(&state, 0).contains(&"move s3".to_owned()));
    let shut = ("gate-shut", Some(11));
    let mut inside = state.clone();
    inside.players[1].at_gate = false;
    assert_eq!(refused(&inside, 0, "move s3"), shut, "somebody who is inside can walk");
    let mut richer = state.clone();
    gems(&mut richer, 1, 1);
    assert_eq!(refused(&richer, 0, "move s3"), shut, "somebody who has a gem can enter");
    let mut held = state;
    hold(&mut held, 1, "cavaliere-nero");
    assert_eq!(refused(&held, 0, "move s3"), shut, "a prisoner may still get free and meet somebody");
}

#[test]
fn ruling_12_inside_a_city_nothing_is_paid_again() {
    let mut state = game(&PLAIN);
    assert_eq!((at(&state, 0), state.inside(ME)), ("s40".into(), Some(City::Calidra)));
    assert_eq!(refused(&state, 0, "enter"), ("not-at-gate", Some(9)));
    play(&mut state, 0, "move s33");
    assert_eq!(player(&state, 0).gems, 10);
}

#[test]
fn ruling_13_entering_the_target_is_a_delivery() {
    let mut state = game(&["torrin", "safir", "velia"]); // from Melindor to Umbrena: 4 gems
    place(&mut state, 0, "s66");
    play(&mut state, 0, "move s65");
    let events = luck(&mut state, "green 1");
    let delivery = Delivery { revenue: 4, with_mouse: 4, with_trait: 4, gems: 4 };
    assert_eq!(events[2], EventView::Delivered { seat: ME, city: City::Umbrena, delivery });
    assert_eq!((player(&state, 0).gems, player(&state, 0).flag), (13, City::Umbrena));
    assert_eq!(state.phase, Phase::Target { seat: ME });
    luck(&mut state, "target marenza");
    assert_eq!((player(&state, 0).target, state.turn), (Some(City::Marenza), Seat(1)), "turn over");
}

#[test]
fn ruling_13_another_city_is_no_delivery() {
    let mut state = game(&PLAIN);
    place(&mut state, 0, "s4");
    play(&mut state, 0, "move s10");
    luck(&mut state, "green 1");
    assert_eq!((player(&state, 0).flag, state.turn), (City::Calidra, Seat(1)));
}

#[test]
fn ruling_14_an_empty_bank_gives_what_is_left() {
    let mut state = game(&["torrin", "safir", "velia"]);
    gems(&mut state, 1, 127);
    gems(&mut state, 0, 10);
    assert_eq!(state.bank, 3);
    place(&mut state, 0, "s66");
    play(&mut state, 0, "move s65");
    luck(&mut state, "green 1");
    assert_eq!((state.bank, player(&state, 0).gems), (0, 13), "one paid, four wanted");
    assert_eq!(all_gems(&state), 150);
}

#[test]
fn ruling_15_the_carpet_delivers_without_roll_or_payment() {
    let mut state = game(&PLAIN);
    give(&mut state, 0, "tappeto-1");
    play(&mut state, 0, "use tappeto-1");
    luck(&mut state, "green 6");
    play(&mut state, 0, "fly s65");
    assert_eq!(state.phase, Phase::Target { seat: ME });
    let revenue = 9 + 2; // Calidra to Umbrena, and Safir's two
    assert_eq!((player(&state, 0).gems, player(&state, 0).flag), (10 + revenue, City::Umbrena));
}

#[test]
fn ruling_15_being_put_there_does_not_deliver_but_the_gate_may_be_tried() {
    let mut state = game(&PLAIN);
    lose_to(&mut state, "strega");
    play(&mut state, 1, "put s65"); // the target
    assert_eq!((player(&state, 0).flag, player(&state, 0).at_gate), (City::Calidra, true));
    until_turn_of(&mut state, 0);
    play(&mut state, 0, "enter");
    luck(&mut state, "green 1");
    assert_eq!((player(&state, 0).flag, state.phase), (City::Umbrena, Phase::Target { seat: ME }));
}

#[test]
fn ruling_16_indaman_is_free_and_climbing_may_begin_at_once() {
    let mut state = game(&PLAIN);
    gems(&mut state, 0, 0);
    place(&mut state, 0, "s44");
    let events = play(&mut state, 0, "move s36");
    assert_eq!(kinds(&events), ["moved", "entered"]);
    assert_eq!(state.phase, Phase::Tower { seat: ME, height: 0 });
    assert_eq!(legal(&state, 0), ["climb 0", "stop"]);
    play(&mut state, 0, "climb 0");
    luck(&mut state, "green 3");
    assert_eq!(state.phase, Phase::Tower { seat: ME, height: 1 });
}

#[test]
fn ruling_17_no_ferry_goes_out() {
    let mut state = game(&PLAIN);
    place(&mut state, 0, "s23"); // where Aurora's ferry lands
    assert_eq!(refused(&state, 0, "move aurora-3"), ("no-ferry", Some(17)));
    assert_eq!(refused(&state, 0, "move aurora"), ("no-ferry", Some(17)));
    assert_eq!(refused(&state, 0, "sail"), ("no-ferry", Some(17)));
    place(&mut state, 0, "aurora");
    assert_eq!(refused(&state, 0, "move s23"), ("needs-ferry", Some(35)));
}
