//! Rulings 1 to 5: piles, who starts, spaces for many, targets, the pile of characters.

mod common;

use arrayvec::ArrayVec;
use common::*;
use fabletop_core::{Game, Ignore, Seat, SeatSet};
use fabletop_testkit::Xoshiro256PlusPlus;
use indaman::cities::City;
use indaman::creatures::Bag;
use indaman::mages::MageSet;
use indaman::state::{Phase, State};
use indaman::terrain::Terrain;
use indaman::{Chance, Config, EventView};
use rand_core::SeedableRng;
use std::collections::BTreeSet;

fn before_the_deal() -> State {
    let mut state = State::setup(&Config::new(3)).expect("a game");
    let mages = PLAIN.iter().map(|mage| word(mage)).collect();
    state.apply_chance(&Chance::Mages { mages }, &mut Ignore).expect("three characters");
    state
}

#[test]
fn ruling_01_creatures_are_dealt_over_six_piles() {
    let state = before_the_deal();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut deals = Vec::new();
    for _ in 0..20 {
        let chance = state.sample_chance(&mut rng);
        let Chance::Deal { piles } = &chance else { panic!("{chance:?}") };
        assert_eq!(piles.map(Bag::len), [5, 4, 4, 4, 4, 4]);
        assert_eq!(piles.iter().flat_map(|pile| pile.iter()).collect::<Bag>(), state.board().creatures());
        assert!(!deals.contains(&chance), "at random");
        deals.push(chance);
    }
    let Chance::Deal { mut piles } = deals[0].clone() else { unreachable!() };
    piles.swap(0, 1);
    assert!(state.clone().apply_chance(&Chance::Deal { piles }, &mut Ignore).is_err(), "five on the plain");
}

fn start(state: &mut State, numbers: &[u8]) -> Vec<EventView> {
    let mut events = Vec::new();
    let numbers: ArrayVec<u8, 6> = numbers.iter().copied().collect();
    state.apply_chance(&Chance::Start { numbers }, &mut events).expect("numbers");
    events.iter().filter_map(|event| State::event_view(event, fabletop_core::Viewer::Spectator)).collect()
}

fn before_the_start() -> State {
    let mut state = before_the_deal();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    while !matches!(state.phase, Phase::Start { .. }) {
        let chance = state.sample_chance(&mut rng);
        state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
    }
    state
}

#[test]
fn ruling_02_the_highest_starts_and_ties_roll_again() {
    let mut state = before_the_start();
    assert_eq!(kinds(&start(&mut state, &[4, 2, 4])), ["rolled"; 3]);
    let tied: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
    assert_eq!(state.phase, Phase::Start { contenders: tied });
    start(&mut state, &[3, 3]);
    assert_eq!(state.phase, Phase::Start { contenders: tied });
    let events = start(&mut state, &[1, 5]);
    assert_eq!(events.last(), Some(&EventView::Turn { seat: Seat(2), round: 1 }));
    assert_eq!((state.first, state.turn, state.round), (Seat(2), Seat(2), 1));
}

#[test]
fn ruling_02_then_clockwise_and_a_round_is_over_at_who_started() {
    let mut state = before_the_start();
    start(&mut state, &[1, 6, 2]);
    for (seat, round) in [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)] {
        assert_eq!((state.turn, state.round), (Seat(seat), round));
        while state.turn == Seat(seat) {
            idle(&mut state);
        }
    }
}

#[test]
fn ruling_03_any_number_of_mages_on_a_space() {
    let mut state = game(&PLAIN);
    for seat in 0..3 {
        place(&mut state, seat, "s13");
    }
    place(&mut state, 0, "s12");
    let events = play(&mut state, 0, "move s13");
    assert_eq!(kinds(&events), ["moved"], "nobody fights a mage");
    assert_eq!((at(&state, 0), at(&state, 1), at(&state, 2)), ("s13".into(), "s13".into(), "s13".into()));
}

#[test]
fn ruling_04_a_target_is_never_the_flag() {
    let mut state = before_the_start();
    let seat = Seat(0);
    assert_eq!(state.player(seat).flag, City::Calidra);
    state.players[0].target = None;
    state.phase = Phase::Target { seat };
    assert!(!possible(&state, "target calidra"), "redrawn");
    assert!(!possible(&state, "target indaman"), "it has no card");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut drawn = BTreeSet::new();
    for _ in 0..200 {
        let Chance::Target { city } = state.sample_chance(&mut rng) else { panic!("a target") };
        drawn.insert(city);
    }
    assert_eq!(drawn.len(), 6, "all the others");
}

#[test]
fn ruling_04_cards_are_drawn_with_replacement() {
    let state = game(&PLAIN);
    assert_eq!(player(&state, 0).target, Some(City::Umbrena));
    assert_eq!(player(&state, 1).target, Some(City::Umbrena));
}

#[test]
fn ruling_05_unused_characters_are_a_pile_and_the_dead_go_under_it() {
    let mut state = game(&PLAIN);
    let unused: MageSet =
        ["arion", "falcon", "belisar", "corvin", "iskra", "nerea", "zefira"].map(word).into_iter().collect();
    assert_eq!(state.unused, unused);
    lose_to(&mut state, "drago");
    assert_eq!(state.dead.as_slice(), [word("safir")]);
    assert!(!possible(&state, "reborn safir"), "it lies under the others");
    assert!(!possible(&state, "reborn torrin"), "somebody is that one");
    let mut last = state.clone();
    (last.unused, last.dead) = (MageSet::EMPTY, unused.iter().chain([word("safir")]).collect());
    assert!(possible(&last, "reborn arion") && !possible(&last, "reborn falcon"), "the first of the dead");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut drawn = MageSet::EMPTY;
    for _ in 0..200 {
        let Chance::Reborn { mage } = state.sample_chance(&mut rng) else { panic!("a character") };
        drawn.insert(mage);
    }
    assert_eq!(drawn, unused, "any of those nobody has had, in no known order");
    luck(&mut state, "reborn arion");
    assert!(!state.unused.contains(word("arion")));
}

#[test]
fn everybody_begins_in_the_own_city_with_ten_gems() {
    let state = game(&["arion", "falcon", "belisar", "corvin", "iskra", "nerea"]);
    let cities: Vec<City> = state.players.iter().map(|player| player.flag).collect();
    assert_eq!(cities, ["petrana", "lunessa", "melindor", "umbrena", "calidra", "marenza"].map(word));
    assert!(state.players.iter().all(|player| state.board().city(player.place) == Some(player.flag)));
    assert!(state.players.iter().all(|player| player.gems == 10 && player.ladder == 0 && !player.at_gate));
    assert_eq!(state.bank, 90);
    let numbers = [2, 7].map(Config::new);
    assert!(numbers.iter().all(|config| State::setup(config).is_err()), "three to six play");
    assert_eq!(state.piles.len(), Terrain::COUNT);
}
