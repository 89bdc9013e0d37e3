//! Rulings 9 to 26: small buildings, large buildings, the bonus.

mod common;

use common::*;
use fabletop_core::Game;
use fabletop_core::{Rejected, Seat, Viewer};
use fantazja::building::{Building, Type};
use fantazja::config::BonusSupply;
use fantazja::place::{Direction, Rotation};
use fantazja::state::{Phase, State};
use fantazja::tiles::{Element, TILES, Tiles};
use fantazja::{EventView, Rejection};

/// Small tiles of every type, and a level II.
const SMALL: [u8; 6] = [1, 2, 7, 13, 19, 4];
const OTHER: [u8; 6] = [1, 7, 8, 13, 14, 19];

fn rule(state: &State, seat: u8, text: &str) -> Rejection {
    match rejection(state, seat, text) {
        Rejected::Rule(rule) => rule,
        Rejected::Misplaced(misplaced) => panic!("{text}: {misplaced:?}"),
    }
}

/// The usual set with one design changed.
fn changed(number: usize, design: &str) -> Tiles {
    let mut designs: [_; TILES] = *Tiles::RECONSTRUCTED.designs();
    designs[number - 1] = design.parse().expect("a design");
    Tiles::new(designs)
}

#[test]
fn ruling_09_tiles_are_turned_by_quarters() {
    let state = game(SMALL, OTHER);
    // The castle shows earth to the north, air to the east, water to the south, fire to the west.
    let residential = ["0,-1 turned 2", "-1,0 turned 2", "1,0 turned 2", "0,1 turned 2"];
    assert_eq!(legal_of(&state, 0, "build s1 "), residential.map(|place| format!("build s1 at {place}")));
    let production = ["1,0 turned 1", "0,-1 turned 2", "-1,0 turned 2", "0,1 turned 3"];
    assert_eq!(legal_of(&state, 0, "build s7 "), production.map(|place| format!("build s7 at {place}")));
    assert_eq!(Rotation::new(4), None);
    assert!("build s7:production-1 at 1,0 turned 4".parse::<fantazja::Action>().is_err());
}

#[test]
fn ruling_10_touching_sides_show_the_same_element() {
    let mut state = game(SMALL, OTHER);
    put(&mut state, "0,-1", &["e2"]);
    // e2 is turned by 2: water to the north, fire to the east, air to the west.
    let expected = Rejection::WrongElement {
        tile: tile("s1"),
        side: Direction::South,
        found: Element::Earth,
        wanted: Element::Water,
        neighbour: Some(tile("e2")),
        ruling: 10,
    };
    assert_eq!(rule(&state, 0, "build s1 at 0,-2 turned 2"), expected);
    play(&mut state, 0, "build s1 at 0,-2 turned 0");
}

#[test]
fn ruling_10_the_new_count_is_not_lower() {
    let mut state = game([1, 8, 7, 13, 19, 4], OTHER);
    put(&mut state, "0,-1", &["e2"]); // two of fire to the east
    let expected = Rejection::CountTooLow {
        tile: tile("s1"),
        side: Direction::West,
        element: Element::Fire,
        found: 1,
        needed: 2,
        neighbour: Some(tile("e2")),
        ruling: 10,
    };
    assert_eq!(rule(&state, 0, "build s1 at 1,-1 turned 0"), expected);
    play(&mut state, 0, "build s8 at 1,-1 turned 0"); // two of fire
}

#[test]
fn ruling_10_every_touching_side_counts() {
    // The cell 1,-1 touches two of fire in the west and water in the south.
    let with = |south: &str| {
        let mut state = game([3, 8, 7, 13, 19, 4], [13, 14, 7, 8, 19, 20]);
        put(&mut state, "0,-1", &["s2"]);
        put(&mut state, "1,0", &[south]);
        state
    };
    let one = with("e2"); // one of water
    assert_eq!(legal_of(&one, 0, "build s3 at 1,-1"), ["build s3 at 1,-1 turned 0"]);
    assert_eq!(
        refused(&one, 0, "build s8 at 1,-1 turned 0"),
        ("wrong-element", Some(10)),
        "fire fits, air does not"
    );
    let two = with("e1"); // two of water
    assert_eq!(refused(&two, 0, "build s3 at 1,-1 turned 0"), ("count-too-low", Some(10)));
}

#[test]
fn ruling_11_the_visible_tile_of_a_stack_counts() {
    let mut state = game([7, 8, 1, 13, 19, 20], OTHER);
    put(&mut state, "0,-1", &["s2"]); // one of water to the north
    assert_eq!(legal_of(&state, 0, "build s8 at 0,-2"), ["build s8 at 0,-2 turned 1"]);
    let mut state = game([7, 8, 1, 13, 19, 20], OTHER);
    put(&mut state, "0,-1", &["s2", "s4"]); // two
    assert_eq!(refused(&state, 0, "build s8 at 0,-2 turned 1"), ("count-too-low", Some(10)));
    assert_eq!(legal_of(&state, 0, "build s7 at 0,-2"), ["build s7 at 0,-2 turned 1"]);
}

#[test]
fn ruling_12_the_castle_obeys_the_same_test() {
    let state = game(SMALL, OTHER);
    let expected = Rejection::WrongElement {
        tile: tile("s1"),
        side: Direction::South,
        found: Element::Water,
        wanted: Element::Earth,
        neighbour: None,
        ruling: 12,
    };
    assert_eq!(rule(&state, 0, "build s1 at 0,-1 turned 0"), expected);
}

#[test]
fn ruling_13_only_on_an_empty_cell() {
    let mut state = game(SMALL, OTHER);
    put(&mut state, "0,-1", &["e2"]);
    let expected = Rejection::Occupied { tile: tile("s1"), at: cell("0,-1"), by: Some(tile("e2")) };
    assert_eq!(rule(&state, 0, "build s1 at 0,-1 turned 2"), expected);
    assert_eq!(refused(&state, 0, "build s1 at 0,0 turned 0"), ("occupied", Some(13)));
    assert_eq!(refused(&state, 0, "build s1 at 5,5 turned 0"), ("no-neighbour", Some(10)));
    assert_eq!(
        refused(&state, 0, "build s1 at 1,-2 turned 0"),
        ("no-neighbour", Some(10)),
        "a corner is no side"
    );
    assert_eq!(refused(&state, 0, "build s1 at 127,-128 turned 0"), ("no-neighbour", Some(10)));
}

#[test]
fn ruling_14_emptied_cells_are_used_again() {
    let mut state = game([3, 1, 2, 7, 13, 19], [3, 1, 2, 7, 13, 19]);
    turn(&mut state, 0, "build s3 at 0,-1 turned 2");
    assert_eq!(legal_of(&state, 1, "build e1 at 0,-1"), Vec::<String>::new());
    let events = turn(&mut state, 1, "build e3 at 1,-1 turned 0");
    assert!(kinds(&events).contains(&"dark-energy".to_owned()));
    assert!(city(&state).is_empty());
    assert_eq!(legal_of(&state, 0, "build s1 at 0,-1"), ["build s1 at 0,-1 turned 2"]);
    play(&mut state, 0, "build s1 at 0,-1 turned 2");
}

#[test]
fn ruling_15_a_large_building_goes_on_its_type_one_level_lower() {
    let mut state = game([4, 6, 13, 7, 19, 1], OTHER);
    put(&mut state, "0,-1", &["e2"]);
    put(&mut state, "1,0", &["e15"]);
    assert_eq!(refused(&state, 0, "build s4 at 0,-1 turned 2"), ("no-imagination", Some(15)));
    imagination(&mut state, &["s20"]);
    assert_eq!(legal_of(&state, 0, "build s4"), ["build s4 at 0,-1 turned 2"], "whoever owns it");
    let (s4, s6) = (tile("s4"), tile("s6"));
    let needs = Building::Residential1;
    assert_eq!(
        rule(&state, 0, "build s4 at 1,0 turned 2"),
        Rejection::WrongBase { tile: s4, needs, found: Building::Military1 }
    );
    assert_eq!(
        rule(&state, 0, "build s4 at 0,1 turned 2"),
        Rejection::NothingBelow { tile: s4, at: cell("0,1"), needs }
    );
    let two_levels = Rejection::WrongBase { tile: s6, needs: Building::Residential2, found: needs };
    assert_eq!(rule(&state, 0, "build s6 at 0,-1 turned 2"), two_levels);
    assert_eq!(refused(&state, 0, "build s6 at 0,-1 turned 2").1, Some(15));
    let events = play(&mut state, 0, "build s4 at 0,-1 turned 2");
    assert_eq!(kinds(&events)[..2], ["paid", "built"]);
    assert_eq!((discards(&state, 0), state.players[0].imagination.len()), (vec![20], 0));
}

#[test]
fn ruling_16_elements_repeat_those_below_and_counts_are_free() {
    let mut state = game([4, 6, 13, 7, 19, 1], OTHER);
    put(&mut state, "0,-1", &["e2"]); // two of earth; s4 has one
    imagination(&mut state, &["s20"]);
    let [wrong, fits] = [0, 2].map(|turns| Rotation::new(turns).expect("a rotation"));
    let expected = Rejection::WrongTurn { tile: tile("s4"), rotation: wrong, fits };
    assert_eq!(rule(&state, 0, "build s4 at 0,-1 turned 0"), expected);
    assert_eq!(refused(&state, 0, "build s4 at 0,-1 turned 1"), ("wrong-turn", Some(16)));
    play(&mut state, 0, "build s4 at 0,-1 turned 2");
}

#[test]
fn ruling_16_without_a_fitting_rotation_it_is_illegal() {
    // A military building whose elements go round the other way.
    let tiles = changed(15, "military-1:E1W2F1A3*");
    assert_eq!(tiles.check(), []);
    let mut state = game_with(|options| options.tiles = tiles, [16, 6, 13, 7, 19, 1], OTHER);
    put(&mut state, "0,-1", &["e15"]);
    imagination(&mut state, &["s20"]);
    assert_eq!(legal_of(&state, 0, "build s16"), Vec::<String>::new());
    let expected = Rejection::ElementsDiffer { tile: tile("s16"), below: tile("e15") };
    assert_eq!(rule(&state, 0, "build s16 at 0,-1 turned 2"), expected);
}

#[test]
fn ruling_17_a_stack_belongs_to_its_visible_tile() {
    let mut state = game([4, 6, 13, 7, 19, 1], [4, 7, 8, 13, 14, 19]);
    put(&mut state, "0,-1", &["s2"]);
    imagination(&mut state, &["e20"]);
    turn(&mut state, 0, "imagine s1");
    assert_eq!(fantazja::scoring::points(&state), [1, 0]);
    play(&mut state, 1, "build e4 at 0,-1 turned 2");
    assert_eq!(fantazja::scoring::points(&state), [0, 3]);
    assert_eq!(state.board.counts()[Type::Residential.index()], [0, 1]);
}

#[test]
fn ruling_18_a_special_is_laid_like_a_small_building_and_paid() {
    let mut state = game([25, 26, 13, 7, 19, 1], OTHER);
    put(&mut state, "0,-1", &["e3"]); // three of air to the west
    assert_eq!(refused(&state, 0, "build s25 at 1,0 turned 0"), ("no-imagination", Some(18)));
    imagination(&mut state, &["s20"]);
    assert_eq!(refused(&state, 0, "build s25 at -1,-1 turned 2"), ("count-too-low", Some(18)), "two of air");
    assert_eq!(refused(&state, 0, "build s25 at -1,-1 turned 1"), ("wrong-element", Some(18)));
    assert_eq!(refused(&state, 0, "build s25 at 0,-1 turned 1"), ("occupied", Some(13)));
    assert_eq!(legal_of(&state, 0, "build s25 at 1,0"), ["build s25 at 1,0 turned 0"]);
    let events = play(&mut state, 0, "build s25 at 1,0 turned 0");
    assert_eq!(kinds(&events)[..2], ["paid", "built"]);
}

#[test]
fn ruling_19_nothing_goes_on_a_special_the_castle_or_level_three() {
    let mut state = game([4, 6, 13, 7, 19, 1], OTHER);
    put(&mut state, "0,-1", &["s25"]);
    put(&mut state, "1,0", &["s2", "s5", "e6"]);
    imagination(&mut state, &["s20"]);
    for text in ["build s4 at 0,-1 turned 2", "build s4 at 1,0 turned 2", "build s6 at 1,0 turned 2"] {
        assert_eq!(refused(&state, 0, text), ("nothing-on-top", Some(19)), "{text}");
    }
    let castle = Rejection::NothingOnTop { tile: tile("s4"), found: None };
    assert_eq!(rule(&state, 0, "build s4 at 0,0 turned 0"), castle);
}

#[test]
fn ruling_20_the_payer_chooses_the_tile() {
    let mut state = game([4, 6, 13, 7, 19, 1], OTHER);
    put(&mut state, "0,-1", &["s2"]);
    imagination(&mut state, &["s20", "s21"]);
    assert_eq!(play(&mut state, 0, "build s4 at 0,-1 turned 2"), []);
    let (seat, at) = (Seat(0), cell("0,-1"));
    let rotation = Rotation::new(2).expect("a rotation");
    assert_eq!(state.phase, Phase::Pay { seat, tile: tile("s4"), at, rotation });
    assert_eq!(legal(&state, 0), ["pay s20", "pay s21"]);
    assert_eq!(refused(&state, 0, "pay s19"), ("not-imagined", Some(20)));
    assert_eq!(refused(&state, 0, "pay e20"), ("other-faction", Some(20)));
    assert_eq!(refused(&state, 0, "imagine s19"), ("wrong-moment", Some(20)));
    assert_eq!(city(&state), ["0,-1 s2"], "payment first");
    let events = play(&mut state, 0, "pay s21");
    assert_eq!(events[0], EventView::Paid { seat, tile: tile("s21") });
    assert_eq!(discards(&state, 0), [21], "face up");
    assert_eq!(city(&state), ["0,-1 s4"]);
}

#[test]
fn ruling_21_only_the_owner_sees_imagination() {
    let mut state = game([4, 6, 13, 7, 19, 1], OTHER);
    play(&mut state, 0, "imagine s13");
    let faces = |viewer: Viewer| {
        let view = state.view(viewer);
        (view.seats[0].imagination_count, view.seats[0].imagination.clone())
    };
    assert_eq!(faces(Viewer::Seat(Seat(0))), (1, tiles(&["s13"])));
    assert_eq!(faces(Viewer::Seat(Seat(1))), (1, vec![]));
    assert_eq!(faces(Viewer::Spectator), (1, vec![]));
    draw(&mut state);
    turn(&mut state, 1, "imagine e1");
    discard(&mut state, &["s20", "s21"]);
    give_token(&mut state, Type::Production, 0);
    play(&mut state, 0, "use production");
    play(&mut state, 0, "take s21");
    for viewer in Viewer::all(2) {
        assert_eq!(state.view(viewer).seats[0].fetched, tiles(&["s21"]), "known to all");
    }
}

#[test]
fn ruling_22_level_three_on_an_own_level_two_gives_a_bonus() {
    for (stack, bonus) in [(["e1", "s4"], 1), (["s1", "s4"], 1), (["s1", "e4"], 0)] {
        let mut state = game([6, 2, 13, 7, 19, 8], [13, 14, 7, 8, 19, 20]);
        put(&mut state, "0,-1", &stack);
        imagination(&mut state, &["s20"]);
        let events = play(&mut state, 0, "build s6 at 0,-1 turned 2");
        assert_eq!(state.players[0].bonus, bonus, "on {stack:?}");
        assert_eq!(kinds(&events).contains(&"bonus-gained".to_owned()), bonus > 0);
        assert_eq!((state.players[1].bonus, state.supply), (0, Some(8 - bonus)));
    }
}

/// A set in which the third level of residential buildings is dark.
fn dark_tower(supply: BonusSupply) -> State {
    let tiles = changed(6, "residential-3:E3A2W3F1*");
    let mut state = game_with(
        |options| (options.tiles, options.bonus_supply) = (tiles, supply),
        [6, 2, 13, 7, 19, 8],
        [13, 14, 7, 8, 19, 20],
    );
    put(&mut state, "0,-1", &["s1", "s4"]);
    put(&mut state, "0,-2", &["e3"]);
    imagination(&mut state, &["s20"]);
    state
}

#[test]
fn ruling_23_the_bonus_comes_even_if_dark_energy_removes_the_stack() {
    let mut state = dark_tower(BonusSupply::Eight);
    let events = play(&mut state, 0, "build s6 at 0,-1 turned 2");
    assert_eq!(kinds(&events)[..4], ["paid", "built", "bonus-gained", "dark-energy"]);
    assert_eq!((state.players[0].bonus, city(&state).len()), (1, 0));
}

#[test]
fn ruling_24_a_bonus_is_never_lost() {
    let mut state = dark_tower(BonusSupply::Eight);
    turn(&mut state, 0, "build s6 at 0,-1 turned 2");
    while let Phase::Act { seat } = state.phase {
        let tile = state.tile(seat, state.player(seat).hand.first().expect("a hand"));
        let imagine = fantazja::Action::Imagine { tile };
        state.apply(seat, &imagine, &mut fabletop_core::Ignore).expect("always possible");
        draw(&mut state);
    }
    assert_eq!(state.phase, Phase::Over);
    assert_eq!(state.outcome().points.as_slice(), [5, 0]);
}

#[test]
fn ruling_25_eight_bonus_tokens_and_no_more() {
    for (supply, left) in [(BonusSupply::Eight, Some(0)), (BonusSupply::Unlimited, None)] {
        let mut state = dark_tower(supply);
        (state.players[1].bonus, state.supply) = (8, left);
        let events = play(&mut state, 0, "build s6 at 0,-1 turned 2");
        let (bonus, kind) = if left.is_some() { (0, "bonus-missed") } else { (1, "bonus-gained") };
        assert_eq!((state.players[0].bonus, kinds(&events)[2].as_str()), (bonus, kind));
        assert_eq!(state.supply, left);
    }
}

#[test]
fn ruling_26_a_swap_gives_no_bonus() {
    let mut state = game([12, 2, 13, 7, 19, 8], OTHER);
    put(&mut state, "0,-1", &["s1", "s4", "s6"]);
    give_token(&mut state, Type::Special, 0);
    play(&mut state, 0, "use special");
    let swap = legal_of(&state, 0, "swap 0,-1 for s12")[0].clone();
    let events = play(&mut state, 0, &swap);
    assert_eq!(kinds(&events), ["swapped"]);
    assert_eq!((state.players[0].bonus, state.supply), (0, Some(8)));
}
