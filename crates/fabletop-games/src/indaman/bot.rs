//! The player of Indaman that weighs every action, and in fights leaves it to chance.

use super::judge::TravelJudge;
use fabletop_bots::{Greedy, drawn};
use fabletop_core::{Bot, Budget, Seat};
use indaman::action::Action;
use indaman::{State, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Greedy, but for fights.
pub(super) struct Traveller {
    greedy: Greedy<TravelJudge>,
    rng: Xoshiro256PlusPlus,
}

impl Traveller {
    /// Reproducible by its seed.
    pub(super) fn new(seed: u64) -> Traveller {
        // Another stream than that of the greedy half.
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x5EED_F157_5EED_F157);
        Traveller { greedy: Greedy::new(TravelJudge::SIMPLE, seed), rng }
    }
}

impl Bot<State> for Traveller {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action], budget: Budget) -> Option<Action> {
        if let [only] = legal {
            return Some(*only);
        }
        match TravelJudge::SIMPLE.mix(seat, view, legal) {
            Some(mix) => legal.get(drawn(&mix, &mut self.rng)).copied(),
            None => self.greedy.choose(seat, view, legal, budget),
        }
    }
}
