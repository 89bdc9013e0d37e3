//! Bots and simulations on the dummy game.

use fabletop_bots::{Greedy, Judge, Maker, Playout, RandomBot, Simulation};
use fabletop_core::{Bot, Budget, Game, Ignore, Seat, Turn, Viewer};
use fabletop_testkit::Xoshiro256PlusPlus;
use fabletop_testkit::dummy::{Action, Config, Dummy, View};
use rand_core::SeedableRng;

const BUDGET: Budget = Budget::Iterations(1);

/// Values an action by the place in the list that `0` says; waits if told to.
struct Prefers(usize, Option<f64>);

impl Judge<Dummy> for Prefers {
    fn values(&self, _: Seat, _: &View, legal: &[Action]) -> Vec<f64> {
        (0..legal.len()).map(|place| if place == self.0 { 1.0 } else { 0.0 }).collect()
    }

    fn waiting(&self, _: &View) -> Option<f64> {
        self.1
    }
}

fn first_decision() -> (Dummy, Seat, Vec<Action>) {
    let mut game = Dummy::setup(&Config::closed(3)).expect("three may play");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    while game.turn() == Turn::Chance {
        let chance = game.sample_chance(&mut rng);
        game.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
    }
    let seat = game.turn().seats().first().expect("somebody decides");
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    (game, seat, legal)
}

#[test]
fn greedy_takes_what_is_valued_most_and_waits_for_better() {
    let (game, seat, legal) = first_decision();
    let view = game.view(Viewer::Seat(seat));
    assert!(legal.len() > 1);
    for place in 0..legal.len() {
        let chosen = Greedy::new(Prefers(place, None), 1).choose(seat, &view, &legal, BUDGET);
        assert_eq!(chosen.as_ref(), Some(&legal[place]));
    }
    assert_eq!(Greedy::new(Prefers(0, Some(1.0)), 1).choose(seat, &view, &legal, BUDGET), None);
    assert!(Greedy::new(Prefers(0, Some(0.5)), 1).choose(seat, &view, &legal, BUDGET).is_some());
}

#[test]
fn equals_are_taken_by_lot() {
    let (game, seat, legal) = first_decision();
    let view = game.view(Viewer::Seat(seat));
    let indifferent = |seed| Greedy::new(Prefers(usize::MAX, None), seed).choose(seat, &view, &legal, BUDGET);
    assert_eq!(indifferent(1), indifferent(1), "reproducible by the seed");
    assert!(legal.iter().all(|action| (0..100).any(|seed| indifferent(seed).as_ref() == Some(action))));
    let random = |seed| Bot::<Dummy>::choose(&mut RandomBot::new(seed), seat, &view, &legal, BUDGET);
    assert!(legal.iter().all(|action| (0..100).any(|seed| random(seed).as_ref() == Some(action))));
}

#[test]
fn playouts_end_with_an_outcome_for_every_seat() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for config in [Config::open(2), Config::closed(4), Config::haggling(3)] {
        let mut game = Dummy::setup(&config).expect("a game");
        let mut playout = Playout::default();
        let outcome = playout.run(&mut game, &mut rng);
        assert_eq!(game.turn(), Turn::Over(outcome));
        assert!(playout.decisions > 0);
    }
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let random = || -> Maker<Dummy> { Box::new(|seed| Box::new(RandomBot::new(seed))) };
    let bots = vec![random(), random(), random()];
    let simulation = Simulation {
        config: Config::haggling(3),
        bots: Some(bots),
        games: 300,
        seed: 5,
        budget: BUDGET,
        watched: true,
    };
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| simulation.run(|_| {})).expect("a fine config")
    };
    let (one, four) = (on(1), on(4));
    assert_eq!(one.decisions, four.decisions);
    assert_eq!(one.mean_points_by_seat, four.mean_points_by_seat);
    assert_eq!(one.happenings, four.happenings);
    assert!((one.win_rate_by_seat.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(one.win_rate_by_seat.iter().all(|rate| (0.2..0.47).contains(rate)), "{:?}", one.win_rate_by_seat);
}

#[test]
fn what_happens_is_counted_only_if_asked_and_changes_nothing() {
    let mut simulation = Simulation::<Dummy> {
        config: Config::closed(3),
        bots: None,
        games: 50,
        seed: 5,
        budget: BUDGET,
        watched: false,
    };
    let plain = simulation.run(|_| {}).expect("a fine config");
    simulation.watched = true;
    let watched = simulation.run(|_| {}).expect("a fine config");
    assert_eq!(plain.happenings, None);
    assert_eq!((plain.decisions, &plain.win_rate_by_seat), (watched.decisions, &watched.win_rate_by_seat));
    let happenings = watched.happenings.expect("it was asked for");
    // All three bid at once, so nobody acts first.
    assert_eq!(happenings.win_rate_of_first, None);
    assert_eq!(happenings.events["dealt"].mean, 3.0);
    assert_eq!(happenings.events["ended"].mean, 1.0);
    assert_eq!(happenings.events["ended"].items["tokens"], 3.0);
    assert_eq!(happenings.at_end["bids"], 3.0);
}
