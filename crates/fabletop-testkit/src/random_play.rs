//! The games of random play that a suite looks at, and how a test sets them.

use crate::driver::{Driver, Patience, Policy, uniform_policy};
use fabletop_core::Game;

/// Which games are played, and how.
pub(crate) struct RandomPlay<G: Game> {
    pub(crate) config: G::Config,
    pub(crate) games: u32,
    pub(crate) first_seed: u64,
    pub(crate) max_steps: usize,
    pub(crate) max_timed_actions: u32,
    pub(crate) policy: Policy<G>,
}

impl<G: Game> RandomPlay<G> {
    /// Twenty games of uniformly random play from seed 0, each within 5000 steps.
    pub(crate) fn of(config: G::Config) -> RandomPlay<G> {
        RandomPlay {
            config,
            games: 20,
            first_seed: 0,
            max_steps: 5_000,
            max_timed_actions: 40,
            policy: uniform_policy(),
        }
    }

    /// The seed of each game.
    pub(crate) fn seeds(&self) -> impl Iterator<Item = u64> + use<G> {
        let first = self.first_seed;
        (0..self.games).map(move |game| first.wrapping_add(u64::from(game)))
    }

    /// Who decides in one game.
    pub(crate) fn driver(&self) -> Driver<'_, G> {
        Driver::new(&self.policy, Patience::UpTo(self.max_timed_actions))
    }
}

/// The setters of a suite that holds its [`RandomPlay`] in the field `play`.
macro_rules! random_play_setters {
    ($game:ident) => {
        /// How many games.
        pub fn games(mut self, games: u32) -> Self {
            self.play.games = games;
            self
        }

        /// The first game's seed; each next game has the next one.
        pub fn seed(mut self, seed: u64) -> Self {
            self.play.first_seed = seed;
            self
        }

        /// A game that takes more steps fails.
        pub fn max_steps(mut self, max_steps: usize) -> Self {
            self.play.max_steps = max_steps;
            self
        }

        /// A timed turn's clock runs out after a random number of actions from 0 to this; 40 unless told.
        pub fn max_timed_actions(mut self, actions: u32) -> Self {
            self.play.max_timed_actions = actions;
            self
        }

        /// How seats choose in the games played.
        pub fn policy(
            mut self,
            policy: impl Fn(
                &$game,
                ::fabletop_core::Seat,
                &[<$game as ::fabletop_core::Game>::Action],
                &mut ::rand_xoshiro::Xoshiro256PlusPlus,
            ) -> usize
            + 'static,
        ) -> Self {
            self.play.policy = Box::new(policy);
            self
        }
    };
}

pub(crate) use random_play_setters;
