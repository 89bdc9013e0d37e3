//! A network learns the values of a game that are known.

use fabletop_bots::{
    Aspects, Contestant, Fit, Fitted, Flat, Knowledge, Learned, RandomBot, Sampling, ThoughtRng, Uninformed,
};
use fabletop_core::{Bot, Budget, Game, Ignore, Seat, Viewer};
use fabletop_testkit::dummy::{Action, Chance, Config, Dummy};
use rand_core::SeedableRng;

/// What the first seat has bid in the open game of two, before the second one answers.
struct FirstBid;

impl Aspects<Dummy> for FirstBid {
    const COUNT: usize = 3;
    const LEAD: Option<f64> = None;

    fn describe(position: &Dummy, seat: Seat, aspects: &mut Vec<f32>) {
        let bid = position.bids[0].filter(|_| seat == Seat(0));
        // Large numbers are learned from few games.
        aspects.extend([0, 1, 2].map(|chips| if bid == Some(chips) { 8.0 } else { 0.0 }));
    }

    fn is_quiet(position: &Dummy) -> bool {
        position.bids[0].is_some() && position.bids[1].is_none()
    }
}

fn fit(games: u64, seed: u64) -> Fitted {
    let fit = Fit {
        configs: vec![Config::open(2)],
        player: Contestant {
            make: Box::new(|seed| Box::new(RandomBot::new(seed))),
            budget: Budget::Iterations(1),
        },
        strays: 0,
        games,
        hidden: 4,
        begin: None,
        seed,
    };
    fit.run::<FirstBid>(|_| ()).unwrap()
}

/// The open game of two, with tokens 4 and 6, and so many chips of the first seat.
fn after(bid: u8) -> Dummy {
    let mut game = Dummy::setup(&Config::open(2)).unwrap();
    for token in [4, 6] {
        game.apply_chance(&Chance(token), &mut Ignore).unwrap();
    }
    game.apply(Seat(0), &Action::Bid(bid), &mut Ignore).unwrap();
    game
}

#[test]
fn values_of_random_play_are_found() {
    let fitted = fit(120_000, 1);
    let mut learned = Learned::<_, FirstBid>::new(Uninformed, fitted.net);
    // By the table of the game: 0 ties once in three answers, 1 wins once and ties once, 2 wins twice and ties once.
    for (bid, share) in [(0, 1.0 / 6.0), (1, 0.5), (2, 5.0 / 6.0)] {
        let standings = learned.standings(&after(bid), &mut ThoughtRng::seed_from_u64(1));
        assert!((standings[0] - share).abs() < 0.03, "{bid}: {standings:?}");
    }
    assert!(fitted.surprise < fitted.guessing && (fitted.guessing - 2_f32.ln()).abs() < 1e-6);
}

#[test]
fn who_knows_the_values_bids_the_best_at_once() {
    let mut start = Dummy::setup(&Config::open(2)).unwrap();
    for token in [4, 6] {
        start.apply_chance(&Chance(token), &mut Ignore).unwrap();
    }
    let learned = Learned::<_, FirstBid>::new(Uninformed, fit(10_000, 2).net);
    let mut bot = Flat::new(Sampling { horizon: 0, ..Sampling::default() }, learned, 1);
    let mut legal = Vec::new();
    start.legal_actions(Seat(0), &mut legal);
    // One look at each of the three: nothing is played out.
    let chosen = bot.choose(Seat(0), &start.view(Viewer::Seat(Seat(0))), &legal, Budget::Iterations(3));
    assert_eq!(chosen, Some(Action::Bid(2)));
}

#[test]
fn the_same_seed_gives_the_same_network() {
    assert_eq!(fit(600, 3), fit(600, 3));
    assert_ne!(fit(600, 3), fit(600, 4));
}
