//! The player that looks one step ahead.

use fabletop_core::{Bot, Budget, Game, GameRng, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What a game's actions are worth to the one who takes them.
pub trait Judge<G: Game>: Send {
    /// One value for each of `legal`, in any unit, from what `seat` sees.
    fn values(&self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<f64>;

    /// What waiting is worth, where the turn is timed.
    fn waiting(&self, _view: &G::View) -> Option<f64> {
        None
    }
}

/// Takes the action its judge values most; among equals any.
pub struct Greedy<J> {
    judge: J,
    rng: Xoshiro256PlusPlus,
}

impl<J> Greedy<J> {
    /// Reproducible by its seed.
    pub fn new(judge: J, seed: u64) -> Greedy<J> {
        Greedy { judge, rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Greedy<J> {
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action], _: Budget) -> Option<G::Action> {
        let values = self.judge.values(seat, view, legal);
        debug_assert_eq!(values.len(), legal.len(), "one value for each action");
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if self.judge.waiting(view).is_some_and(|waiting| waiting >= best) {
            return None;
        }
        let equals: Vec<&G::Action> = legal
            .iter()
            .zip(&values)
            .filter(|&(_, &value)| value >= best)
            .map(|(action, _)| action)
            .collect();
        self.rng.pick(&equals).copied().cloned()
    }
}
