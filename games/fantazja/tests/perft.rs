//! How many sequences of actions there are from fixed hands, against a second implementation of placement.

mod common;
mod slow;

use common::*;
use fabletop_core::{Game, Ignore};
use fantazja::state::State;
use fantazja::tiles::Number;
use slow::Slow;

/// The same position, slowly.
fn slowly(state: &State) -> Slow {
    let numbers = |tiles: fantazja::tiles::TileSet| tiles.iter().map(|number| number.index() + 1).collect();
    let hands = [0, 1].map(|seat| numbers(state.players[seat].hand));
    let imagination = [0, 1].map(|seat| numbers(state.players[seat].imagination));
    let mut slow = Slow::new(hands, imagination, state.is_whole());
    for stack in state.board.stacks() {
        let layers = stack.layers().iter();
        let lying = layers.map(|laid| {
            (laid.tile.faction.index(), usize::from(Number::get(laid.tile.number)), laid.rotation.quarters())
        });
        slow.city.insert((stack.at.x.into(), stack.at.y.into()), lying.collect());
    }
    slow.seat = state.turn.index();
    slow
}

/// Both go the same ways: the same actions in every position, and the same city after each. Answers how many
/// ways of this length there are, counted by the slow one.
fn ways(state: &State, slow: &Slow, depth: usize) -> usize {
    let mut moves = slow.moves();
    moves.sort();
    let mut listed = legal(state, state.turn.0);
    listed.sort();
    assert_eq!(listed, moves, "{:?}", city(state));
    if depth == 1 {
        return moves.len();
    }
    let after = |text: &String| {
        let (mut fast, mut slow) = (state.clone(), slow.clone());
        fast.apply(state.turn, &action(text), &mut Ignore).expect("it is legal");
        slow.play(text);
        assert_eq!(slowly(&fast).city, slow.city, "{text}");
        ways(&fast, &slow, depth - 1)
    };
    moves.iter().map(after).sum()
}

/// Nothing is drawn: hands only get smaller.
fn without_piles(mut state: State) -> State {
    empty_pile(&mut state, 0);
    empty_pile(&mut state, 1);
    state
}

#[track_caller]
fn check(state: &State, expected: &[usize]) {
    let slow = slowly(state);
    let counted: Vec<usize> = (1..=expected.len()).map(|depth| ways(state, &slow, depth)).collect();
    assert_eq!(counted, expected);
}

#[test]
fn from_an_empty_city() {
    let mut state = game([1, 3, 4, 9, 13, 25], [2, 3, 7, 15, 17, 21]);
    imagination(&mut state, &["s20", "e20"]);
    check(&without_piles(state), &[26, 787, 20_550, 534_113]);
}

#[test]
fn from_a_city_with_stacks_and_dark_energy() {
    let mut state = game([6, 3, 4, 17, 16, 21], [5, 3, 15, 11, 17, 24]);
    put(&mut state, "0,1", &["s1", "e4"]);
    put(&mut state, "0,2", &["e2"]);
    put(&mut state, "1,0", &["e13"]);
    put(&mut state, "1,-1", &["e9"]);
    put(&mut state, "-1,0", &["s7", "s10"]);
    imagination(&mut state, &["s20", "e20", "e22"]);
    check(&without_piles(state), &[22, 510, 7_994]);
}

#[test]
fn the_teaching_variant() {
    let mut state = teaching([1, 3, 4, 9, 13, 25], [2, 3, 7, 15, 17, 21]);
    put(&mut state, "0,-1", &["e9"]);
    imagination(&mut state, &["s20", "s22", "e20"]);
    check(&without_piles(state), &[34, 945, 26_949]);
}
