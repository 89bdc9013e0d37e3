//! The promises of [`Game`], held against random play: the same suite for every game, variant and table size.

mod knowledge;
mod legality;
mod one_game;
mod replay;
mod wire;

use crate::driver::{Policy, uniform_policy};
use crate::failure::Failure;
use crate::pool::Pool;
use fabletop_core::{Game, Seat};
use one_game::OneGame;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::collections::BTreeSet;

/// Actions and chance outcomes kept for trying them where they do not belong.
const ACTION_POOL: usize = 256;
const CHANCE_POOL: usize = 64;

/// The suite, ready to run on one config.
///
/// ```
/// use fabletop_testkit::{Conformance, dummy::{Config, Dummy}};
///
/// Conformance::<Dummy>::new(Config::haggling(4)).games(3).seed(1).max_steps(200).check();
/// ```
pub struct Conformance<G: Game> {
    config: G::Config,
    games: u32,
    first_seed: u64,
    max_steps: usize,
    max_timed_actions: u32,
    samples: usize,
    candidates: Vec<G::Action>,
    secret_simultaneous: bool,
    policy: Policy<G>,
}

impl<G: Game> Conformance<G> {
    /// Twenty games of uniformly random play from seed 0, each within 5000 steps.
    pub fn new(config: G::Config) -> Conformance<G> {
        Conformance {
            config,
            games: 20,
            first_seed: 0,
            max_steps: 5_000,
            max_timed_actions: 40,
            samples: 60,
            candidates: Vec::new(),
            secret_simultaneous: false,
            policy: uniform_policy(),
        }
    }

    /// How many games.
    pub fn games(mut self, games: u32) -> Self {
        self.games = games;
        self
    }

    /// The first game's seed; each next game has the next one.
    pub fn seed(mut self, seed: u64) -> Self {
        self.first_seed = seed;
        self
    }

    /// A game that takes more steps fails.
    pub fn max_steps(mut self, max_steps: usize) -> Self {
        self.max_steps = max_steps;
        self
    }

    /// A timed turn's clock runs out after a random number of actions from 0 to this; 40 unless told.
    pub fn max_timed_actions(mut self, actions: u32) -> Self {
        self.max_timed_actions = actions;
        self
    }

    /// How many listed actions of a seat are tried in one position; 60 unless told.
    pub fn samples(mut self, samples: usize) -> Self {
        self.samples = samples;
        self
    }

    /// Actions worth trying in every position besides those seen in play: malformed ones, and those
    /// that the legal list might have forgotten.
    pub fn candidates(mut self, candidates: Vec<G::Action>) -> Self {
        self.candidates = candidates;
        self
    }

    /// Turns of several seats are secret until all have chosen. Not the default, because some games
    /// let several seats choose at once and in the open.
    pub fn secret_simultaneous(mut self) -> Self {
        self.secret_simultaneous = true;
        self
    }

    /// How seats choose in the games played; every legal action is checked either way.
    pub fn policy(
        mut self,
        policy: impl Fn(&G, Seat, &[G::Action], &mut Xoshiro256PlusPlus) -> usize + 'static,
    ) -> Self {
        self.policy = Box::new(policy);
        self
    }

    /// Runs the suite; panics with the broken promise, the seed and the steps so far.
    #[track_caller]
    pub fn check(&self) -> Report {
        self.run().unwrap_or_else(|failure| panic!("{failure}"))
    }

    /// Runs the suite.
    pub fn run(&self) -> Result<Report, Failure> {
        let mut seen = Seen {
            actions: Pool::new(ACTION_POOL),
            chances: Pool::new(CHANCE_POOL),
            report: Report::default(),
        };
        for game in 0..self.games {
            let seed = self.first_seed.wrapping_add(u64::from(game));
            OneGame::start(self, seed, &mut seen)?.play()?;
        }
        Ok(seen.report)
    }
}

/// What is remembered from game to game.
struct Seen<G: Game> {
    actions: Pool<G::Action>,
    chances: Pool<G::Chance>,
    report: Report,
}

/// How much the suite got to see. Worth an assertion in a game's tests: a suite that never met an
/// action has not checked it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to the end.
    pub games: usize,
    /// Steps in all of them.
    pub steps: usize,
    /// Steps of the longest game.
    pub longest: usize,
    /// Times the clock ran out.
    pub time_ups: usize,
    /// Listed actions that were tried and accepted.
    pub acceptances: usize,
    /// Steps that were tried where they do not belong, and refused.
    pub refusals: usize,
    /// The codes of these refusals.
    pub refusal_codes: BTreeSet<&'static str>,
    /// The kinds of actions that were legal somewhere, by the names of their variants.
    pub action_kinds: BTreeSet<String>,
    /// Views from which a position was guessed.
    pub determinizations: usize,
    /// Pairs of secret choices that were compared.
    pub pending_choices: usize,
}
