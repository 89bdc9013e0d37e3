//! The player of Indaman that weighs every action, and in fights leaves it to chance.

use super::judge::TravelJudge;
use fabletop_bots::Greedy;
use fabletop_core::{Bot, Budget, GameRng, Seat};
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
        Traveller { greedy: Greedy::new(TravelJudge::BEST, seed), rng }
    }
}

impl Bot<State> for Traveller {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action], budget: Budget) -> Option<Action> {
        if let [only] = legal {
            return Some(*only);
        }
        match TravelJudge::BEST.mix(seat, view, legal) {
            Some(mix) => drawn(&mix, &mut self.rng).and_then(|place| legal.get(place).copied()),
            None => self.greedy.choose(seat, view, legal, budget),
        }
    }
}

/// A place by its share; the last one that has any, if numbers are not exact.
fn drawn(mix: &[f64], rng: &mut impl GameRng) -> Option<usize> {
    const STEPS: u32 = 1 << 24;
    let mut left = f64::from(rng.below(STEPS)) / f64::from(STEPS);
    for (place, share) in mix.iter().enumerate() {
        if left < *share {
            return Some(place);
        }
        left -= share;
    }
    mix.iter().rposition(|share| *share > 0.0)
}
