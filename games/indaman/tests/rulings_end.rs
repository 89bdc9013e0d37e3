//! Rulings 41 and 42: reincarnation, and the end.

mod common;

use common::*;
use fabletop_core::{Game, Seat, Turn};
use indaman::cities::City;
use indaman::config::Options;
use indaman::creatures::{Bag, Creature};
use indaman::objects::ObjectSet;
use indaman::state::{Phase, State};

const ME: Seat = Seat(0);

fn doomed(options: Options) -> State {
    let mut state = game_with(&PLAIN, options);
    give(&mut state, 0, "sfera-1");
    state.players[0].shown = state.players[0].objects;
    keep(&mut state, 0, "giullare");
    keep(&mut state, 0, "maga");
    state.players[0].ladder = 6;
    lose_to(&mut state, "drago");
    state
}

#[test]
fn ruling_41_everything_is_lost_and_a_new_mage_begins() {
    let mut state = doomed(Options::default());
    assert_eq!(
        (player(&state, 0).gems, player(&state, 0).ladder, player(&state, 0).kept),
        (0, 0, Bag::EMPTY)
    );
    assert_eq!((player(&state, 0).objects, state.deck), (ObjectSet::EMPTY, ObjectSet::ALL));
    assert_eq!(state.phase, Phase::PutBack { seat: ME, creature: Creature::Giullare });
    play(&mut state, 0, "put-back lake");
    play(&mut state, 0, "put-back lake");
    luck(&mut state, "reborn corvin");
    assert_eq!(state.phase, Phase::Target { seat: ME });
    assert!(!possible(&state, "target umbrena"), "that is where it begins");
    luck(&mut state, "target petrana");
    let me = player(&state, 0);
    assert_eq!(
        (me.mage, me.gems, me.flag, me.target),
        (word("corvin"), 10, City::Umbrena, Some(City::Petrana))
    );
    assert_eq!((at(&state, 0), state.turn), ("s65".into(), Seat(1)));
    assert_eq!(all_gems(&state), 150);
}

#[test]
fn ruling_41_trophies_may_be_kept_if_the_table_wants() {
    let mut state = doomed(Options { keep_trophies: true, ..Options::default() });
    assert_eq!((state.phase, player(&state, 0).kept.len()), (Phase::Reborn { seat: ME }, 2));
    luck(&mut state, "reborn corvin");
    assert_eq!((player(&state, 0).ladder, player(&state, 0).objects), (0, ObjectSet::EMPTY));
}

#[test]
fn ruling_41_control_cards_against_the_player_survive() {
    let mut state = game(&PLAIN);
    control(&mut state, 2, 0, "mago");
    lose_to(&mut state, "gorgo-nero");
    luck(&mut state, "reborn arion");
    luck(&mut state, "target marenza");
    assert_eq!(state.controls.len(), 1);
    until_turn_of(&mut state, 0);
    assert_eq!(state.phase, Phase::Control { seat: Seat(2), victim: ME, creature: Creature::Mago });
}

#[test]
fn ruling_42_the_game_ends_on_the_top_and_ladders_and_gems_rank_the_others() {
    let mut state = game(&["safir", "torrin", "velia", "nerea"]);
    place(&mut state, 0, "s36");
    state.players[0].ladder = 9;
    for (seat, ladder, have) in [(1, 3, 12), (2, 7, 1), (3, 3, 13)] {
        state.players[seat].ladder = ladder;
        gems(&mut state, seat as u8, have);
    }
    play(&mut state, 0, "climb 8");
    luck(&mut state, "green 1");
    let Turn::Over(outcome) = state.turn() else { panic!("{:?}", state.phase) };
    assert_eq!(outcome.points.as_slice(), [10, 3, 7, 3]);
    assert_eq!(outcome.places.as_slice(), [1, 4, 2, 3]);
    assert_eq!(refused(&state, 1, "stay").0, "game-over");
}

#[test]
fn ruling_42_a_ladder_alone_never_wins() {
    let mut state = game(&PLAIN);
    state.players[1].ladder = 9;
    lose_to(&mut state, "white");
    assert_eq!(player(&state, 1).ladder, 9);
    assert!(!matches!(state.turn(), Turn::Over(_)));
}
