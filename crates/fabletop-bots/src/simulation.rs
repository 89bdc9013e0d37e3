//! Many games at once, and what came of them.

use crate::playout::chance;
use crate::watch::{Happenings, Watch, begin};
use crate::{Maker, Playout};
use fabletop_core::{Bot, Budget, Game, GameRng, Ignore, Outcome, Seat, Sink, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use serde::Serialize;
use std::time::Instant;

/// Games to play. Each has its own generator, so the result does not depend on the number of threads.
pub struct Simulation<G: Game> {
    /// What is played.
    pub config: G::Config,
    /// Who plays, by seat; `None` for everybody at random, which is much faster.
    pub bots: Option<Vec<Maker<G>>>,
    /// How many games.
    pub games: u64,
    /// Where the generators start.
    pub seed: u64,
    /// How long a bot may think.
    pub budget: Budget,
    /// Whether to count what happens, which is slower.
    pub watched: bool,
}

/// What came of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many played.
    pub seats: usize,
    /// How many games.
    pub games: u64,
    /// Decisions in all of them; what luck decides is none.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games a second.
    pub games_per_s: f64,
    /// Decisions a second.
    pub decisions_per_s: f64,
    /// Decisions a game.
    pub mean_length: f64,
    /// Points by seat.
    pub mean_points_by_seat: Vec<f64>,
    /// Points of the winners.
    pub mean_winning_points: f64,
    /// Share of games won by seat; a shared victory is shared.
    pub win_rate_by_seat: Vec<f64>,
    /// What happened in them, if it was counted.
    #[serde(flatten)]
    pub happenings: Option<Happenings>,
}

#[derive(Default)]
struct Tally {
    decisions: u64,
    points: Vec<i64>,
    wins: Vec<f64>,
    winning_points: f64,
    watch: Watch,
}

/// Games that one worker plays before it reports.
const BATCH: u64 = 64;

impl<G: Game> Simulation<G> {
    /// Plays all games on rayon's threads; `progress` hears how many more are done.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Result<Report, G::Rejection> {
        let start = G::setup(&self.config)?;
        let began = Instant::now();
        let batches = self.games.div_ceil(BATCH);
        let tally = (0..batches)
            .into_par_iter()
            .map(|batch| {
                let games = batch * BATCH..self.games.min((batch + 1) * BATCH);
                let done = games.end - games.start;
                let tally = self.play(&start, games);
                progress(done);
                tally
            })
            .reduce(Tally::default, Tally::merge);
        Ok(self.report(&start, tally, began.elapsed().as_secs_f64()))
    }

    fn play(&self, start: &G, games: std::ops::Range<u64>) -> Tally {
        let mut tally = Tally::default();
        let mut playout = Playout::<G>::default();
        for game in games {
            let mut rng =
                Xoshiro256PlusPlus::seed_from_u64(self.seed ^ game.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            let mut position = start.clone();
            let mut bots = self.seated(&mut rng);
            let mut play = Play { bots: bots.as_deref_mut(), budget: self.budget, playout: &mut playout };
            let outcome = if self.watched {
                tally.watch.set_up();
                let first = begin(&mut position, &mut rng, &mut tally.watch.watcher::<G>());
                tally.watch.started();
                let mut watcher = tally.watch.watcher::<G>();
                let outcome = play.finish(&mut position, &mut rng, &mut watcher);
                tally.watch.end(first, &outcome, &position.view(Viewer::Spectator));
                outcome
            } else {
                play.finish(&mut position, &mut rng, &mut Ignore)
            };
            tally.add(&outcome);
        }
        tally.decisions += playout.decisions;
        tally
    }

    /// The bots of one game; none where everybody plays at random.
    fn seated(&self, rng: &mut impl GameRng) -> Option<Vec<Box<dyn Bot<G>>>> {
        self.bots.as_ref().map(|makers| makers.iter().map(|make| make(rng.next_u64())).collect())
    }

    fn report(&self, start: &G, tally: Tally, seconds: f64) -> Report {
        let games = self.games.max(1) as f64;
        let rate = |count: f64| if seconds > 0.0 { count / seconds } else { 0.0 };
        Report {
            game: G::ID,
            seats: start.seats(),
            games: self.games,
            decisions: tally.decisions,
            seconds,
            games_per_s: rate(self.games as f64),
            decisions_per_s: rate(tally.decisions as f64),
            mean_length: tally.decisions as f64 / games,
            mean_points_by_seat: tally.points.iter().map(|&points| points as f64 / games).collect(),
            mean_winning_points: tally.winning_points / games,
            win_rate_by_seat: tally.wins.iter().map(|&wins| wins / games).collect(),
            happenings: self.watched.then(|| tally.watch.report()),
        }
    }
}

/// Who plays a game.
struct Play<'a, G: Game> {
    bots: Option<&'a mut [Box<dyn Bot<G>>]>,
    budget: Budget,
    playout: &'a mut Playout<G>,
}

impl<G: Game> Play<'_, G> {
    fn finish(&mut self, game: &mut G, rng: &mut impl GameRng, events: &mut impl Sink<G::Event>) -> Outcome {
        match &mut self.bots {
            None => self.playout.run_watched(game, rng, events),
            Some(bots) => {
                let budget = self.budget;
                play_with_bots(game, bots, &|_| budget, rng, events, &mut self.playout.decisions)
            }
        }
    }
}

/// Plays to the end with bots. In a timed turn they are asked in random order, one second a question.
pub(crate) fn play_with_bots<G: Game>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    budget: &dyn Fn(Seat) -> Budget,
    rng: &mut impl GameRng,
    events: &mut impl Sink<G::Event>,
    decisions: &mut u64,
) -> Outcome {
    let mut ask = |game: &mut G, seat: Seat, events: &mut _| {
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let action = bots.get_mut(seat.index()).and_then(|bot| bot.choose(seat, &view, &legal, budget(seat)));
        if let Some(action) = &action {
            game.apply(seat, action, events).unwrap_or_else(|_| unreachable!("bots keep to the list"));
            *decisions += 1;
        }
        action.is_some()
    };
    loop {
        match game.turn() {
            Turn::Over(outcome) => return outcome,
            Turn::Chance => chance(game, rng, events),
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { unreachable!("somebody is asked") };
                assert!(ask(game, seat, events), "a bot waits where nothing runs out");
            }
            Turn::Timed { seats, seconds } => {
                let seats: Vec<Seat> = seats.iter().collect();
                for _ in 0..seconds {
                    if let Some(&seat) = rng.pick(&seats) {
                        ask(game, seat, events);
                    }
                }
                game.time_up(events).unwrap_or_else(|_| unreachable!("the turn is timed"));
            }
        }
    }
}

impl Tally {
    fn add(&mut self, outcome: &Outcome) {
        self.points.resize(outcome.points.len(), 0);
        self.wins.resize(outcome.points.len(), 0.0);
        let winners = outcome.winners();
        for (sum, &points) in self.points.iter_mut().zip(&outcome.points) {
            *sum += i64::from(points);
        }
        for seat in winners.iter() {
            self.wins[seat.index()] += 1.0 / winners.len() as f64;
            self.winning_points += f64::from(outcome.points[seat.index()]) / winners.len() as f64;
        }
    }

    fn merge(mut self, other: Tally) -> Tally {
        self.decisions += other.decisions;
        self.winning_points += other.winning_points;
        self.watch = self.watch.merge(other.watch);
        let seats = self.points.len().max(other.points.len());
        self.points.resize(seats, 0);
        self.wins.resize(seats, 0.0);
        self.points.iter_mut().zip(other.points).for_each(|(sum, more)| *sum += more);
        self.wins.iter_mut().zip(other.wins).for_each(|(sum, more)| *sum += more);
        self
    }
}
