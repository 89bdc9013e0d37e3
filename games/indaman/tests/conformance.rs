//! The suite every game passes, for every number of seats and option.

use fabletop_core::{GameRng, Seat};
use fabletop_testkit::{Conformance, Report, Xoshiro256PlusPlus};
use indaman::cities::City;
use indaman::components::ComponentSet;
use indaman::config::{Gate, Options};
use indaman::creatures::{Creature, Name};
use indaman::place::Island;
use indaman::terrain::{Certainty, Terrain};
use indaman::{Action, Config, State, reconstruction};
use std::collections::BTreeSet;

/// Actions that random play rarely comes near.
fn odd_actions() -> Vec<Action> {
    let texts = [
        "enter",
        "sail",
        "stay",
        "stop",
        "reroll",
        "go-on",
        "pass",
        "reconsider",
        "devour",
        "strip",
        "banish",
        "done",
        "struggle 0",
        "struggle 150",
        "climb 0",
        "climb 255",
        "bid 0",
        "bid 151",
        "guess 0",
        "guess 255",
        "summon 0",
        "summon 7",
        "summon 255",
        "use lampada-1",
        "use tappeto-2",
        "use pozione-1",
        "use mantello-2",
        "use unicorno-1",
        "use sfera-1",
    ];
    let mut odd: Vec<Action> = texts.iter().map(|text| text.parse().expect("an action")).collect();
    for to in ["s0", "s10", "s36", "s69", "s70", "s111", "aurora", "asperia-3"] {
        for verb in ["move", "direct", "fly", "ride", "put"] {
            odd.push(format!("{verb} {to}").parse().expect("an action"));
        }
    }
    odd.extend(Terrain::ALL.iter().map(|&terrain| Action::Look { terrain }));
    odd.extend(Terrain::ALL.iter().map(|&terrain| Action::PutBack { terrain }));
    odd.extend(Island::ALL.iter().map(|&island| Action::Wish { island }));
    odd.extend(Creature::ALL.iter().map(|&creature| Action::Offer { creature }));
    odd.push(Action::Pick { creature: Creature::White, name: Name::Drago });
    odd.push(Action::Pick { creature: Creature::Drago, name: Name::Maga });
    odd
}

/// Half the time anything, else an object, or whatever brings a mage to the tower and up: random play alone takes
/// long, and hardly ever flies.
fn policy(state: &State, seat: Seat, legal: &[Action], rng: &mut Xoshiro256PlusPlus) -> usize {
    let any = rng.below(legal.len() as u32) as usize;
    if rng.below(2) == 0 {
        return any;
    }
    if let Some(object) = legal.iter().position(|action| matches!(action, Action::Use { .. })) {
        return object;
    }
    let distances = state.board().distances(state.board().city_place(City::Indaman), false);
    let far = |action: &Action| match action {
        Action::Move { to } => u32::from(distances[to.index()]) + 1,
        Action::Climb { gems } => u32::from(gems.abs_diff(4)),
        Action::Stop if state.player(seat).gems > 3 => 9,
        _ => 0,
    };
    let nearest = (0..legal.len()).min_by_key(|&place| far(&legal[place]));
    nearest.filter(|&place| matches!(legal[place], Action::Move { .. } | Action::Climb { .. })).unwrap_or(any)
}

fn check(config: Config, games: u32, seed: u64) -> Report {
    Conformance::<State>::new(config)
        .games(games)
        .seed(seed)
        .policy(policy)
        .max_steps(20_000)
        .samples(6)
        .candidates(odd_actions())
        .secret_simultaneous()
        .check()
}

#[test]
fn standard() {
    let mut seen = BTreeSet::new();
    for (seats, seed) in [(3, 2), (4, 1), (5, 3), (6, 4)] {
        let report = check(Config::new(seats), 2, seed);
        assert!(report.pending_choices > 0 && report.reconsiderations > 0, "{report:?}");
        seen.extend(report.action_kinds);
    }
    let kinds = [
        "Struggle",
        "Direct",
        "Move",
        "Enter",
        "Sail",
        "Stay",
        "Climb",
        "Stop",
        "Reroll",
        "Use",
        "GoOn",
        "Pass",
        "Summon",
        "Look",
        "Fly",
        "Ride",
        "Pick",
        "Bid",
        "Reconsider",
        "Guess",
        "Devour",
        "Strip",
        "Banish",
        "Put",
        "Wish",
        "Offer",
        "Done",
        "PutBack",
    ];
    for kind in kinds {
        assert!(seen.contains(kind), "no {kind}");
    }
}

/// Ruling 37: whoever may stay at Indaman may stay for ever. Who only plays at random does not, and its games come
/// to an end, with and without staying.
#[test]
fn random_play_ends() {
    for must_act in [false, true] {
        let options = Options { must_act, ..Options::default() };
        let random = Conformance::<State>::new(Config::new(3).options(options)).games(2).seed(9);
        let report = random.max_steps(60_000).samples(1).secret_simultaneous().check();
        assert_eq!(report.action_kinds.contains("Stay"), !must_act);
    }
}

#[test]
fn options() {
    let strict = Options { gate: Gate::MustRetry, must_act: true, ..Options::default() };
    let report = check(Config::new(3).options(strict), 1, 5);
    assert!(!report.action_kinds.contains("Stay"));
    check(Config::new(4).options(Options { free_lying: true, ..Options::default() }), 1, 6);
    check(Config::new(3).options(Options { keep_trophies: true, ..Options::default() }), 1, 7);
}

#[test]
fn other_components() {
    let mut components = reconstruction::COMPONENTS;
    components.tower.squares = vec![2, 4, 7, 9].into();
    components.tower.certainty = Certainty::Printed;
    components.creatures[Creature::White.index()].count -= 1;
    components.creatures[Creature::Drago.index()].count += 1;
    let options = Options { components: ComponentSet::new(components), ..Options::default() };
    check(Config::new(3).options(options), 1, 8);
}
