//! The player that does anything.

use fabletop_core::{Bot, Budget, Game, GameRng, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Picks uniformly among what is legal.
pub struct RandomBot(Xoshiro256PlusPlus);

impl RandomBot {
    /// Reproducible by its seed.
    pub fn new(seed: u64) -> RandomBot {
        RandomBot(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&mut self, _: Seat, _: &G::View, legal: &[G::Action], _: Budget) -> Option<G::Action> {
        self.0.pick(legal).cloned()
    }
}
