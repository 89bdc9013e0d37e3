//! Finding good settings by playing: the N-tuple bandit evolutionary algorithm (Lucas, Liu and Perez-Liebana,
//! 2018). What is known of single settings and of pairs of them says which to try next.

use crate::knowledge::ThoughtRng;
use fabletop_core::GameRng;
use rand_core::SeedableRng;
use std::collections::HashMap;

/// Neighbours that are looked at before the next try.
const NEIGHBOURS: usize = 60;
/// How often each dial is turned in a neighbour, in percent; one always is.
const TURNED: u32 = 12;

/// What was tried, and how it went.
pub struct Tuner {
    /// How many positions each dial has.
    dials: Vec<usize>,
    curiosity: f64,
    rng: ThoughtRng,
    /// Sums and counts by dial and position, and by pair of them.
    singles: Vec<Vec<Tally>>,
    pairs: HashMap<(usize, usize, usize, usize), Tally>,
    tried: HashMap<Vec<usize>, Tally>,
    /// All tries together, in the order they were made: the same tries give the same sum.
    all: Tally,
}

#[derive(Clone, Copy, Default)]
struct Tally {
    sum: f64,
    count: f64,
}

impl Tally {
    fn add(&mut self, value: f64) {
        (self.sum, self.count) = (self.sum + value, self.count + 1.0);
    }

    fn mean(self) -> f64 {
        self.sum / self.count.max(1.0)
    }
}

impl Tuner {
    /// For dials with so many positions each. `curiosity` is how much the spread of a single try is, about.
    pub fn new(dials: Vec<usize>, curiosity: f64, seed: u64) -> Tuner {
        let singles = dials.iter().map(|&positions| vec![Tally::default(); positions]).collect();
        Tuner {
            dials,
            curiosity,
            rng: ThoughtRng::seed_from_u64(seed),
            singles,
            pairs: HashMap::new(),
            tried: HashMap::new(),
            all: Tally::default(),
        }
    }

    /// Learns how a try went.
    pub fn learn(&mut self, settings: &[usize], value: f64) {
        self.all.add(value);
        for (dial, &position) in settings.iter().enumerate() {
            self.singles[dial][position].add(value);
            for (other, &beside) in settings.iter().enumerate().skip(dial + 1) {
                self.pairs.entry((dial, position, other, beside)).or_default().add(value);
            }
        }
        self.tried.entry(settings.to_vec()).or_default().add(value);
    }

    /// What to try after these settings.
    pub fn next(&mut self, settings: &[usize]) -> Vec<usize> {
        let mut best = (f64::NEG_INFINITY, settings.to_vec());
        for _ in 0..NEIGHBOURS {
            let neighbour = self.neighbour(settings);
            // A little noise, so that equals are taken by lot.
            let bound = self.estimate(&neighbour, self.curiosity) + 1e-9 * f64::from(self.rng.below(1000));
            if bound > best.0 {
                best = (bound, neighbour);
            }
        }
        best.1
    }

    /// The settings of which most is expected, among those that were tried and their neighbours.
    pub fn best(&mut self) -> Vec<usize> {
        let tried: Vec<Vec<usize>> = self.tried.keys().cloned().collect();
        let all =
            tried.into_iter().map(|settings| (self.estimate(&settings, -self.curiosity / 2.0), settings));
        let best = all.max_by(|one, other| one.0.total_cmp(&other.0).then_with(|| other.1.cmp(&one.1)));
        best.map(|(_, settings)| settings).unwrap_or_else(|| vec![0; self.dials.len()])
    }

    fn neighbour(&mut self, settings: &[usize]) -> Vec<usize> {
        let mut neighbour = settings.to_vec();
        let always = self.rng.below(self.dials.len() as u32) as usize;
        for (dial, position) in neighbour.iter_mut().enumerate() {
            if dial == always || self.rng.below(100) < TURNED {
                *position = self.rng.below(self.dials[dial] as u32) as usize;
            }
        }
        neighbour
    }

    /// The mean of what all singles and pairs say, with so much more for what is little known.
    fn estimate(&self, settings: &[usize], curiosity: f64) -> f64 {
        let bound = |tally: Tally| {
            let doubt = ((1.0 + self.all.count).ln() / (tally.count + 0.5)).sqrt();
            let mean = if tally.count > 0.0 { tally.mean() } else { self.all.mean() };
            mean + curiosity * doubt
        };
        let (mut sum, mut count) = (0.0, 0.0);
        for (dial, &position) in settings.iter().enumerate() {
            sum += bound(self.singles[dial][position]);
            count += 1.0;
            for (other, &beside) in settings.iter().enumerate().skip(dial + 1) {
                sum += bound(self.pairs.get(&(dial, position, other, beside)).copied().unwrap_or_default());
                count += 1.0;
            }
        }
        sum / f64::max(count, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_noisy_hill_is_found() {
        // Best at 3, 1, 4, with a pair that belongs together, under noise as large as the hill.
        let truth = |settings: &[usize]| {
            let far = |one: usize, other: usize| one.abs_diff(other) as f64;
            let pair = if settings[0] == 3 && settings[1] == 1 { 0.5 } else { 0.0 };
            1.0 + pair - 0.2 * (far(settings[0], 3) + far(settings[1], 1) + far(settings[2], 4))
        };
        let mut noise = ThoughtRng::seed_from_u64(7);
        let mut tuner = Tuner::new(vec![5, 5, 5], 1.0, 1);
        let mut settings = vec![0, 0, 0];
        for _ in 0..600 {
            let luck = f64::from(noise.below(1000)) / 500.0 - 1.0;
            tuner.learn(&settings, truth(&settings) + luck);
            settings = tuner.next(&settings);
        }
        let best = tuner.best();
        assert!(truth(&best) >= 1.3, "{best:?}");
    }
}
