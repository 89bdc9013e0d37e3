//! The promises of [`Game`], held against random play: the same suite for every game, variant and table size.

mod knowledge;
mod legality;
mod one_game;
mod reconsider;
mod replay;
mod wire;

use crate::failure::Failure;
use crate::pool::Pool;
use crate::random_play::{RandomPlay, random_play_setters};
use fabletop_core::Game;
use one_game::OneGame;
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
    play: RandomPlay<G>,
    samples: usize,
    candidates: Vec<G::Action>,
    secret_simultaneous: bool,
}

impl<G: Game> Conformance<G> {
    /// Twenty games of uniformly random play from seed 0, each within 5000 steps.
    pub fn new(config: G::Config) -> Conformance<G> {
        Conformance {
            play: RandomPlay::of(config),
            samples: 60,
            candidates: Vec::new(),
            secret_simultaneous: false,
        }
    }

    random_play_setters!(G);

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
        for seed in self.play.seeds() {
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
    /// Ways to take a secret choice back that were tried.
    pub reconsiderations: usize,
}
