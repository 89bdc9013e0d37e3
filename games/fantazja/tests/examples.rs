//! The rulebook's examples, as positions built from the components.

mod common;

use common::*;
use fabletop_core::{Game, Seat, SeatSet};
use fantazja::building::{Building, Faction};
use fantazja::event::RemovedStack;
use fantazja::scoring::{self, Line};
use fantazja::state::{Phase, State};
use fantazja::tiles::{TileSet, Tiles};
use fantazja::{Action, EventView, example};

#[test]
fn example_1_a_higher_count_beside_a_lower_one_and_not_the_other_way_round() {
    // A shows one symbol of water, B three.
    let [a, b] = ["s2", "s15"];
    let mut state = game([15, 1, 7, 13, 19, 20], [1, 7, 8, 13, 14, 19]);
    put(&mut state, "0,-1", &[a]);
    assert_eq!(legal_of(&state, 0, &format!("build {b} at 0,-2")), ["build s15 at 0,-2 turned 3"]);

    let mut state = game([2, 1, 7, 13, 19, 20], [1, 7, 8, 13, 14, 19]);
    put(&mut state, "0,-1", &[b]); // its water looks east
    assert!(legal_of(&state, 0, &format!("build {a} at 1,-1")).is_empty());
    assert_eq!(refused(&state, 0, "build s2 at 1,-1 turned 1"), ("count-too-low", Some(10)));
}

#[test]
fn example_2_level_by_level() {
    // A is of level I, B of level II, C of level III.
    let mut state = game([4, 6, 7, 13, 19, 20], [1, 7, 8, 13, 14, 19]);
    put(&mut state, "0,-1", &["s1"]);
    imagination(&mut state, &["s21"]);
    assert_eq!(refused(&state, 0, "build s6 at 0,-1 turned 2"), ("wrong-base", Some(15)), "C not on A");
    turn(&mut state, 0, "build s4 at 0,-1 turned 2");
    turn(&mut state, 1, "imagine e1");
    imagination(&mut state, &["s22"]);
    turn(&mut state, 0, "build s6 at 0,-1 turned 2");
    assert_eq!(city(&state), ["0,-1 s6"]);
}

/// F stands beside the castle, A beside F, D beside A, E beside D; A is dark.
fn example_3() -> State {
    let mut state = game([3, 17, 7, 13, 19, 20], [1, 7, 8, 2, 14, 19]);
    put(&mut state, "1,0", &["e13"]);
    put(&mut state, "1,-1", &["e9"]);
    put(&mut state, "1,-2", &["s1"]);
    put(&mut state, "1,-3", &["e20"]);
    imagination(&mut state, &["s21"]);
    state
}

fn removed(at: &str, names: &[&str]) -> RemovedStack {
    RemovedStack { at: cell(at), tiles: tiles(names) }
}

#[test]
fn example_3_a_dark_building_beside_a_dark_one() {
    let mut state = example_3();
    let events = play(&mut state, 0, "build s3 at 2,-1 turned 2");
    let (seat, at) = (Seat(0), cell("2,-1"));
    let stacks = vec![removed("2,-1", &["s3"]), removed("1,-1", &["e9"])];
    assert_eq!(events[1], EventView::DarkEnergy { seat, at, stacks }, "B and A");
    let cut_off = vec![removed("1,-2", &["s1"]), removed("1,-3", &["e20"])];
    assert_eq!(events[2], EventView::CutOff { stacks: cut_off }, "D and E");
    assert_eq!(city(&state), ["1,0 e13"], "F stays");
}

#[test]
fn example_3_a_dark_large_building_beside_a_dark_one() {
    let mut state = example_3();
    let events = play(&mut state, 0, "build s17 at 1,0 turned 2");
    let (seat, at) = (Seat(0), cell("1,0"));
    let stacks = vec![removed("1,0", &["s17", "e13"]), removed("1,-1", &["e9"])];
    assert_eq!(events[2], EventView::DarkEnergy { seat, at, stacks }, "C with F, and A");
    let cut_off = vec![removed("1,-2", &["s1"]), removed("1,-3", &["e20"])];
    assert_eq!(events[3], EventView::CutOff { stacks: cut_off }, "D and E");
    assert!(city(&state).is_empty());
    assert_eq!((discards(&state, 0), discards(&state, 1)), (vec![21, 17, 1], vec![13, 9, 20]));
}

/// Lays one tile by the rules: it is the faction's turn, the tile is in its hand, and there is Imagination.
fn lay(state: &mut State, build: Action, needed: &[TileSet; 2]) {
    let Action::Build { tile, .. } = build else { panic!("a tile is laid") };
    let seat = tile.faction.seat();
    (state.turn, state.phase, state.acted, state.used) = (seat, Phase::Act { seat }, false, None);
    let player = &mut state.players[seat.index()];
    if !player.hand.contains(tile.number) {
        let other = player.hand.first().expect("a hand");
        player.hand.remove(other);
        player.pile.insert(other);
        player.pile.remove(tile.number);
        player.hand.insert(tile.number);
    }
    if player.imagination.is_empty() {
        let spare = player.pile.difference(needed[seat.index()]).first().expect("a tile to spare");
        player.pile.remove(spare);
        player.imagination.insert(spare);
        player.actions += 1;
    }
    state.apply(seat, &build, &mut fabletop_core::Ignore).expect("the rules allow it");
    if state.phase == (Phase::After { seat }) {
        state.apply(seat, &Action::End, &mut fabletop_core::Ignore).expect("a turn ends");
    }
    draw(state);
    state.invariants().expect("invariants");
}

#[test]
fn scoring_example_18_to_16() {
    let built = example::build(&Tiles::RECONSTRUCTED).expect("it can be built");
    let mut needed = [TileSet::EMPTY; 2];
    built.iter().for_each(|(_, laid)| needed[laid.tile.faction.index()].insert(laid.tile.number));
    let mut state = game([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]);
    for &(at, laid) in &built {
        lay(&mut state, Action::Build { tile: laid.tile, at, rotation: laid.rotation }, &needed);
    }
    let visible = |faction: Faction| {
        let stacks = state.board.stacks().iter().map(|stack| stack.top().tile);
        let mut buildings: Vec<Building> =
            stacks.filter(|tile| tile.faction == faction).map(|tile| tile.building).collect();
        buildings.sort_unstable();
        buildings
    };
    use Building::*;
    let sculptors = [Residential1, Production3, Military2, Military3, Magic1, Well, Market];
    assert_eq!(visible(Faction::Sculptors), sculptors);
    let engineers = [Residential1, Residential1, Residential2, Production1, Military2, Magic3];
    assert_eq!(visible(Faction::Engineers), engineers);
    assert_eq!([state.players[0].bonus, state.players[1].bonus], [1, 1]);
    assert_eq!(scoring::points(&state), [18, 16]);
    let lines = |seat| scoring::lines(&state, Seat(seat)).iter().map(Line::points).collect::<Vec<_>>();
    assert_eq!((lines(0).len(), lines(0).iter().sum::<i32>()), (8, 18));
    assert_eq!((lines(1).len(), lines(1).iter().sum::<i32>()), (7, 16));
    assert_eq!(state.outcome().winners(), SeatSet::only(Seat(0)), "the Sculptors win");
}
