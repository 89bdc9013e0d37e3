//! Which way to try.

use super::switches::{Selection, Widening};
use super::tree::{Key, Tree};
use crate::knowledge::ThoughtRng;
use fabletop_core::{GameRng, Seat};

/// How often a mixed choice is made without looking at regret.
const CURIOSITY: f32 = 0.1;
/// What an action is worth that nobody tried, below what the place is worth.
const UNTRIED: f32 = 0.1;
const STEPS: u32 = 1 << 24;

/// Uniform in 0 to 1.
pub(super) fn fraction(rng: &mut ThoughtRng) -> f32 {
    rng.below(STEPS) as f32 / STEPS as f32
}

/// The ways in question: `open` are those of the legal actions, the likeliest first.
pub(super) struct Candidates<'a, A, O> {
    pub(super) tree: &'a Tree<A, O>,
    pub(super) visits: u32,
    pub(super) open: &'a [u32],
}

impl<A: Clone + PartialEq, O: Clone + PartialEq> Candidates<'_, A, O> {
    /// The way to try by its bound.
    pub(super) fn best(&self, selection: Selection, widening: Option<Widening>) -> u32 {
        let most = widening.map_or(usize::MAX, |widening| {
            (widening.few * (self.visits.max(1) as f32).powf(widening.growth)).ceil().max(1.0) as usize
        });
        let open = &self.open[..self.open.len().min(most)];
        let score = |way: u32| match selection {
            Selection::Ucb1Tuned(explore) => self.tuned(way, explore),
            Selection::Puct(explore) => self.puct(way, explore),
        };
        let mut best = (f32::NEG_INFINITY, open[0]);
        for &way in open {
            let score = score(way);
            if score > best.0 {
                best = (score, way);
            }
        }
        best.1
    }

    /// UCB1-tuned; what nobody tried comes first, the likeliest before the others.
    fn tuned(&self, way: u32, explore: f32) -> f32 {
        let way = self.tree.way(way);
        if way.visits == 0 {
            return 1e6 + way.prior;
        }
        let (n, log) = (way.visits as f32, (self.visits.max(2) as f32).ln());
        let mean = way.mean();
        let spread = (way.squares / n - mean * mean).max(0.0) + (2.0 * log / n).sqrt();
        mean + explore * (log / n * spread.min(0.25)).sqrt()
    }

    fn puct(&self, way: u32, explore: f32) -> f32 {
        let all: f32 = self.open.iter().map(|&way| self.tree.way(way).prior).sum();
        let way = self.tree.way(way);
        let likely = if all > 0.0 { way.prior / all } else { 1.0 / self.open.len() as f32 };
        let mean = if way.visits == 0 { self.untried() } else { way.mean() };
        mean + explore * likely * (self.visits.max(1) as f32).sqrt() / (1.0 + way.visits as f32)
    }

    /// What is expected of an action that nobody tried: a little less than of the others.
    fn untried(&self) -> f32 {
        let tried = self.open.iter().map(|&way| self.tree.way(way)).filter(|way| way.visits > 0);
        let (sum, visits) = tried.fold((0.0, 0), |(sum, visits), way| (sum + way.sum, visits + way.visits));
        if visits == 0 { 0.5 } else { (sum / visits as f32 - UNTRIED).max(0.0) }
    }

    /// How often to take each way by what was regretted so far; `shares` is as long as `open`.
    pub(super) fn mix(&self, shares: &mut Vec<f32>) {
        shares.clear();
        shares.extend(self.open.iter().map(|&way| self.tree.way(way).regret.max(0.0)));
        let sum: f32 = shares.iter().sum();
        let even = 1.0 / self.open.len() as f32;
        shares.iter_mut().for_each(|share| *share = if sum > 0.0 { *share / sum } else { even });
    }
}

/// Draws from `shares`, now and then from all alike.
pub(super) fn draw(shares: &[f32], rng: &mut ThoughtRng) -> usize {
    if fraction(rng) < CURIOSITY {
        return rng.below(shares.len() as u32) as usize;
    }
    drawn(shares, rng)
}

/// Draws from `shares`, which add up to 1.
pub(super) fn drawn(shares: &[f32], rng: &mut ThoughtRng) -> usize {
    let mut left = fraction(rng);
    for (place, share) in shares.iter().enumerate() {
        if left < *share {
            return place;
        }
        left -= share;
    }
    shares.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

/// Counts what came of a mixed choice: every way of the seat learns how much better it would have been. What
/// was not tried is taken to be worth its mean, which the one that was tried corrects by how rarely it is.
pub(super) fn regret<A: Clone + PartialEq, O: Clone + PartialEq>(
    tree: &mut Tree<A, O>,
    place: u32,
    (seat, taken): (Seat, u32),
    value: f32,
    (open, shares): (&mut Vec<u32>, &mut Vec<f32>),
) {
    open.clear();
    let own = |way: &u32| matches!(&tree.way(*way).key, Key::Action(other, _) if *other == seat);
    open.extend(tree.ways_from(place).filter(own));
    Candidates { tree, visits: 0, open }.mix(shares);
    let even = 1.0 / open.len() as f32;
    let worth = |tree: &Tree<A, O>, way: u32, share: f32| {
        let mean = if tree.way(way).visits == 0 { value } else { tree.way(way).mean() };
        let chance = CURIOSITY * even + (1.0 - CURIOSITY) * share;
        if way == taken { mean + (value - mean) / chance } else { mean }
    };
    let expected: f32 =
        open.iter().zip(shares.iter()).map(|(&way, &share)| share * worth(tree, way, share)).sum();
    for (&way, &share) in open.iter().zip(shares.iter()) {
        let more = worth(tree, way, share) - expected;
        let way = tree.way_mut(way);
        way.regret += more;
        way.strategy += share;
    }
}
