//! Finding good settings by playing, all numbers at once: an evolution strategy with a spread for each number
//! (sep-CMA-ES, Ros and Hansen, 2008). Around the best that is known a brood is tried; its better half says where to go
//! on, and how far.

use crate::knowledge::ThoughtRng;
use fabletop_core::GameRng;
use rand_core::SeedableRng;
use std::f64::consts::TAU;

/// How far a brood is spread at the beginning, and the least and the most that this becomes: games are too noisy to
/// leave it to them.
const STEP: f64 = 0.2;
const STEPS: (f64, f64) = (0.06, 0.35);

/// Numbers that change, from 0 on, by what is learned.
pub struct Evolution {
    rng: ThoughtRng,
    centre: Vec<f64>,
    /// How far each number is spread, squared, in steps.
    spread: Vec<f64>,
    step: f64,
    /// Where the centre has been going lately, in steps, and in steps of each number's spread.
    going: Vec<f64>,
    pace: Vec<f64>,
    /// The last brood, in steps of each number's spread.
    brood: Vec<Vec<f64>>,
}

/// How much counts for how much.
struct Rates {
    /// Of the better half, the best first; and how many they count for.
    parents: Vec<f64>,
    parents_count: f64,
    going: f64,
    pace: f64,
    by_going: f64,
    by_parents: f64,
}

impl Rates {
    fn of(numbers: usize, brood: usize) -> Rates {
        let (numbers, half) = (numbers as f64, (brood as f64 + 1.0) / 2.0);
        let ranks = (1..=(brood / 2).max(1)).map(|rank| (half.ln() - (rank as f64).ln()).max(1e-9));
        let sum: f64 = ranks.clone().sum();
        let parents: Vec<f64> = ranks.map(|weight| weight / sum).collect();
        let count = 1.0 / parents.iter().map(|weight| weight * weight).sum::<f64>();
        let quicker = (numbers + 2.0) / 3.0;
        let by_going = (quicker * 2.0 / ((numbers + 1.3).powi(2) + count)).min(0.5);
        let by_parents = quicker * 2.0 * (count - 2.0 + 1.0 / count) / ((numbers + 2.0).powi(2) + count);
        Rates {
            parents,
            parents_count: count,
            going: 4.0 / (numbers + 4.0),
            pace: (count + 2.0) / (numbers + count + 5.0),
            by_going,
            by_parents: by_parents.clamp(0.0, 1.0 - by_going),
        }
    }
}

impl Evolution {
    /// For so many numbers.
    pub fn new(numbers: usize, seed: u64) -> Evolution {
        Evolution {
            rng: ThoughtRng::seed_from_u64(seed),
            centre: vec![0.0; numbers],
            spread: vec![1.0; numbers],
            step: STEP,
            going: vec![0.0; numbers],
            pace: vec![0.0; numbers],
            brood: Vec::new(),
        }
    }

    /// The best that is known.
    pub fn centre(&self) -> &[f64] {
        &self.centre
    }

    /// What to try next: so many, in pairs on both sides of the best that is known.
    pub fn brood(&mut self, size: usize) -> Vec<Vec<f64>> {
        self.brood.clear();
        while self.brood.len() < size {
            let one: Vec<f64> = self.centre.iter().map(|_| normal(&mut self.rng)).collect();
            let other = one.iter().map(|number| -number).collect();
            self.brood.extend([one, other]);
        }
        self.brood.truncate(size);
        let moved = |child: &Vec<f64>| {
            let numbers = self.centre.iter().zip(&self.spread).zip(child);
            numbers.map(|((centre, spread), by)| centre + self.step * spread.sqrt() * by).collect()
        };
        self.brood.iter().map(moved).collect()
    }

    /// Learns how each of the brood went; more is better.
    pub fn learn(&mut self, values: &[f64]) {
        let mut ranked: Vec<usize> = (0..self.brood.len().min(values.len())).collect();
        ranked.sort_by(|&one, &other| values[other].total_cmp(&values[one]));
        let rates = Rates::of(self.centre.len(), ranked.len());
        let parents =
            || ranked.iter().zip(&rates.parents).map(|(&child, weight)| (&self.brood[child], weight));
        let keep = |rate: f64| (rate * (2.0 - rate) * rates.parents_count).sqrt();
        for number in 0..self.centre.len() {
            let by: f64 = parents().map(|(child, weight)| weight * child[number]).sum();
            let squares: f64 = parents().map(|(child, weight)| weight * child[number].powi(2)).sum();
            let spread = self.spread[number];
            self.centre[number] += self.step * spread.sqrt() * by;
            self.pace[number] = (1.0 - rates.pace) * self.pace[number] + keep(rates.pace) * by;
            let going = (1.0 - rates.going) * self.going[number] + keep(rates.going) * spread.sqrt() * by;
            self.going[number] = going;
            self.spread[number] = (1.0 - rates.by_going - rates.by_parents) * spread
                + rates.by_going * going * going
                + rates.by_parents * spread * squares;
        }
        let numbers = self.centre.len() as f64;
        let by_chance = numbers.sqrt() * (1.0 - 1.0 / (4.0 * numbers) + 1.0 / (21.0 * numbers * numbers));
        let pace = self.pace.iter().map(|number| number * number).sum::<f64>().sqrt();
        let change = rates.pace / (1.0 + rates.pace) * (pace / by_chance - 1.0);
        self.step = (self.step * change.exp()).clamp(STEPS.0, STEPS.1);
    }
}

/// A normally distributed number (Box and Muller).
fn normal(rng: &mut ThoughtRng) -> f64 {
    const STEPS: u32 = 1 << 24;
    let mut even = || (f64::from(rng.below(STEPS)) + 0.5) / f64::from(STEPS);
    (-2.0 * even().ln()).sqrt() * (TAU * even()).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hill with its top there, and so much noise.
    fn height(numbers: &[f64], top: &[f64], noise: f64) -> f64 {
        let away: f64 = numbers.iter().zip(top).map(|(number, top)| (number - top).powi(2)).sum();
        noise - away
    }

    #[test]
    fn it_climbs_a_hill_in_the_fog() {
        let top = [0.8, -0.5, 0.0, 1.2, -1.0];
        let mut evolution = Evolution::new(top.len(), 1);
        let mut fog = ThoughtRng::seed_from_u64(2);
        let start = height(evolution.centre(), &top, 0.0);
        for _ in 0..80 {
            let brood = evolution.brood(16);
            assert_eq!(brood.len(), 16);
            let values: Vec<f64> =
                brood.iter().map(|child| height(child, &top, 0.1 * normal(&mut fog))).collect();
            evolution.learn(&values);
        }
        let end = height(evolution.centre(), &top, 0.0);
        assert!(start < -3.0 && end > -0.1, "from {start} to {end}: {:?}", evolution.centre());
    }

    #[test]
    fn a_brood_lies_on_both_sides() {
        let mut evolution = Evolution::new(3, 5);
        let brood = evolution.brood(7);
        assert_eq!(brood.len(), 7);
        assert!(brood[0].iter().zip(&brood[1]).all(|(one, other)| (one + other).abs() < 1e-12));
        assert_ne!(brood[0], brood[2]);
    }
}
