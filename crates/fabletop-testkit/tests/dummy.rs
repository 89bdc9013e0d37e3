//! The dummy passes everything, and its tree is what its documentation says.

mod common;

use common::DummyOracle;
use fabletop_core::{Game, Ignore, Seat, Turn};
use fabletop_testkit::dummy::{Action, Chance, Config, Dummy, OPEN_DIFFERENCE, OPEN_OWN_POINTS, Rejection};
use fabletop_testkit::{Conformance, Golden, Leaks, Step};

fn all_configs() -> impl Iterator<Item = Config> {
    (2..=4).flat_map(|seats| {
        [Config::open(seats), Config::closed(seats), Config::haggling(seats), Config::wavering(seats)]
    })
}

#[test]
fn conforms() {
    for config in all_configs() {
        let report = Conformance::<Dummy>::new(config)
            .games(30)
            .max_steps(120)
            .candidates(vec![Action::Bid(3), Action::Bid(255), Action::Shout(0), Action::Shout(8)])
            .secret_simultaneous()
            .check();
        assert_eq!(report.games, 30);
        let positions = report.games + report.steps;
        assert_eq!(report.determinizations, positions * (usize::from(config.seats) + 1));
        assert!(report.refusals > 10 * positions, "{report:?}");
        assert_eq!(report.pending_choices > 0, !config.open);
        assert_eq!(report.action_kinds.contains("Shout"), config.haggle);
        assert_eq!(report.action_kinds.contains("Reconsider"), config.waver);
        assert_eq!(report.reconsiderations > 0, config.waver);
        assert_eq!(report.time_ups, if config.haggle { 30 } else { 0 });
        assert!(report.refusal_codes.contains("bid-too-high"), "{report:?}");
    }
}

#[test]
fn does_not_leak() {
    for config in all_configs().filter(|config| !config.open) {
        let report = Leaks::<Dummy, _>::new(config, DummyOracle).games(30).check();
        for sightings in report.sightings {
            assert!(sightings.reshuffled > 30 && sightings.swapped > 30, "{sightings:?}");
        }
    }
}

#[test]
fn golden_playthroughs() {
    for config in [Config::open(2), Config::closed(3), Config::haggling(2), Config::wavering(4)] {
        let variant = match config {
            Config { haggle: true, .. } => "haggling",
            Config { open: true, .. } => "open",
            Config { waver: true, .. } => "wavering",
            _ => "closed",
        };
        let path = format!("tests/golden/{variant}-{}.txt", config.seats);
        Golden::<Dummy>::new(path, config, 7).check();
    }
}

#[test]
fn a_table_of_one_is_refused() {
    assert_eq!(Dummy::setup(&Config::open(1)), Err(Rejection::SeatCount { seats: 1 }));
    assert_eq!(Dummy::setup(&Config::open(5)), Err(Rejection::SeatCount { seats: 5 }));
}

/// All steps that can follow.
fn steps(state: &Dummy) -> Vec<Step<Dummy>> {
    let turn = state.turn();
    if turn == Turn::Chance {
        return state.tokens_left().into_iter().map(|token| Step::Chance(Chance(token))).collect();
    }
    let mut steps = Vec::new();
    for seat in turn.seats().iter() {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        steps.extend(legal.into_iter().map(|action| Step::Action(seat, action)));
    }
    steps
}

fn after(state: &Dummy, step: &Step<Dummy>) -> Dummy {
    let mut next = state.clone();
    step.apply(&mut next, &mut Ignore).expect("listed");
    next
}

/// How many sequences of `depth` steps there are.
fn sequences(state: &Dummy, depth: usize) -> usize {
    match depth {
        0 => 1,
        _ => steps(state).iter().map(|step| sequences(&after(state, step), depth - 1)).sum(),
    }
}

#[test]
fn the_tree_has_the_documented_size() {
    for (config, counts) in [
        (Config::open(2), &[1, 5, 20, 60, 180, 0][..]),
        (Config::closed(2), &[1, 5, 20, 120, 360, 0]),
        (Config::open(3), &[1, 5, 20, 60, 180, 540, 1620, 0]),
        (Config::closed(3), &[1, 5, 20, 60, 540, 3240, 9720, 0]),
    ] {
        let start = Dummy::setup(&config).expect("a config of the documentation");
        let counted: Vec<usize> = (0..counts.len()).map(|depth| sequences(&start, depth)).collect();
        assert_eq!(counted, counts, "{config:?}");
    }
}

/// The mean points by seat, each seat choosing what is best by `worth`.
fn solve(state: &Dummy, worth: fn(&[f64; 2], Seat) -> f64) -> [f64; 2] {
    if let Turn::Over(outcome) = state.turn() {
        return [outcome.points[0], outcome.points[1]].map(f64::from);
    }
    let values: Vec<[f64; 2]> = steps(state).iter().map(|step| solve(&after(state, step), worth)).collect();
    match state.turn().seats().first() {
        None => [0, 1].map(|seat| values.iter().map(|value| value[seat]).sum::<f64>() / values.len() as f64),
        Some(seat) => {
            let best = values.into_iter().max_by(|a, b| worth(a, seat).total_cmp(&worth(b, seat)));
            best.expect("a seat in turn can do something")
        }
    }
}

#[test]
fn the_open_game_has_the_documented_value() {
    let start = Dummy::setup(&Config::open(2)).expect("two seats");
    let own = solve(&start, |points, seat| points[seat.index()]);
    assert_eq!(own, OPEN_OWN_POINTS);
    let difference = solve(&start, |points, seat| points[seat.index()] - points[1 - seat.index()]);
    assert_eq!(difference[0] - difference[1], f64::from(OPEN_DIFFERENCE));
}
