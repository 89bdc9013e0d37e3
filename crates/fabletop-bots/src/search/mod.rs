//! A search through what may be: information-set Monte Carlo tree search.
//!
//! Every walk begins in a position made up from what the seat sees, so nothing is known that it does not know.
//! [`Switches`] say which trees are kept, how ways are tried and when positions are judged.

mod mast;
mod select;
mod switches;
mod tree;
mod walk;

pub use switches::{Backing, Playouts, Selection, Switches, Trees, Widening};

use crate::knowledge::{Knowledge, ThoughtRng};
use crate::thought::{Deadline, Thinker, Thought};
use fabletop_core::{Bot, Budget, Game, Seat};
use rand_core::SeedableRng;
use select::drawn;
use tree::{Key, ROOT};
use walk::Walk;

/// Walks between two looks at the clock.
const TOGETHER: u32 = 4;

/// Thinks by searching.
pub struct Search<G: Game, K> {
    walks: Vec<Walk<G, K>>,
}

impl<G: Game, K: Knowledge<G>> Search<G, K> {
    /// Reproducible by its seed, if its budget is a number of iterations. `knowledge` is asked once for each root.
    pub fn new(switches: Switches, knowledge: impl Fn() -> K, seed: u64) -> Search<G, K> {
        let mut rng = ThoughtRng::seed_from_u64(seed);
        let walks = (0..switches.roots.max(1)).map(|_| {
            let own = rng.clone();
            rng.jump();
            Walk::new(switches, knowledge(), own)
        });
        Search { walks: walks.collect() }
    }

    /// Sums what all roots found out of an action.
    fn thought(&self, seat: Seat, action: &G::Action) -> (Thought, f32) {
        let (mut thought, mut sum, mut strategy) = (Thought { visits: 0, value: 0.0, merit: 0.0 }, 0.0, 0.0);
        for walk in &self.walks {
            let tree = walk.tree();
            let found = tree.ways_from(ROOT).map(|way| tree.way(way)).find(
                |way| matches!(&way.key, Key::Action(other, known) if *other == seat && known == action),
            );
            if let Some(way) = found {
                thought.visits += way.visits;
                sum += way.sum;
                strategy += way.strategy;
            }
        }
        thought.value = sum / thought.visits.max(1) as f32;
        thought.merit = thought.visits as f32;
        (thought, strategy)
    }
}

impl<G: Game, K: Knowledge<G>> Thinker<G> for Search<G, K> {
    fn think(&mut self, seat: Seat, view: &G::View, legal: &[G::Action], budget: Budget) -> Vec<Thought> {
        let share = match budget {
            Budget::Iterations(count) => Budget::Iterations(count.div_ceil(self.walks.len() as u32)),
            Budget::Time(_) => budget,
        };
        let run = |walk: &mut Walk<G, K>| {
            walk.begin(seat, view);
            let mut deadline = Deadline::new(share);
            while deadline.more(TOGETHER) {
                (0..TOGETHER).for_each(|_| walk.step(view));
            }
        };
        match &mut self.walks[..] {
            [walk] => run(walk),
            walks => std::thread::scope(|scope| {
                for walk in walks {
                    scope.spawn(|| run(walk));
                }
            }),
        }
        legal.iter().map(|action| self.thought(seat, action).0).collect()
    }
}

impl<G: Game, K: Knowledge<G>> Bot<G> for Search<G, K> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
    ) -> Option<G::Action> {
        if let [only] = legal {
            return Some(only.clone());
        }
        let thoughts = self.think(seat, view, legal, budget);
        let mut mix: Vec<f32> = legal.iter().map(|action| self.thought(seat, action).1).collect();
        let sum: f32 = mix.iter().sum();
        if sum > 0.0 {
            mix.iter_mut().for_each(|share| *share /= sum);
            return legal.get(drawn(&mix, self.walks[0].rng())).cloned();
        }
        let rank = |thought: &Thought| (thought.visits, thought.value.to_bits());
        let best = (0..legal.len()).max_by_key(|&place| rank(&thoughts[place]))?;
        legal.get(best).cloned()
    }
}
