//! A small network that judges positions, and how it learns from games that were played.

use crate::knowledge::Standings;
use fabletop_core::{GameRng, MAX_SEATS};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// One layer between what is seen and how good it is. The same network looks at a position from every seat; what
/// it says of the seats is compared, so a constant means nothing. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, try_from = "Plain", into = "Plain")]
pub struct Net {
    inputs: usize,
    hidden: usize,
    /// For every input its weights to the hidden layer, then those of the constant; then the hidden layer's
    /// weights; then those that go from every input straight to the result.
    weights: Arc<[f32]>,
}

/// As it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plain {
    inputs: usize,
    hidden: usize,
    weights: Vec<f32>,
}

/// Why numbers are no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotANet;

impl core::fmt::Display for NotANet {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("the number of weights does not fit the inputs and the hidden layer")
    }
}

impl TryFrom<Plain> for Net {
    type Error = NotANet;

    fn try_from(plain: Plain) -> Result<Net, NotANet> {
        let Plain { inputs, hidden, weights } = plain;
        let fits = hidden <= MOST_HIDDEN && Some(weights.len()) == count(inputs, hidden);
        if fits { Ok(Net { inputs, hidden, weights: weights.into() }) } else { Err(NotANet) }
    }
}

impl From<Net> for Plain {
    fn from(net: Net) -> Plain {
        // Four figures behind the point are enough, and shorter.
        let weights = net.weights.iter().map(|weight| (weight * 1e4).round() / 1e4).collect();
        Plain { inputs: net.inputs, hidden: net.hidden, weights }
    }
}

/// Room for the hidden layer.
const MOST_HIDDEN: usize = 64;

fn count(inputs: usize, hidden: usize) -> Option<usize> {
    inputs.checked_add(2)?.checked_mul(hidden)?.checked_add(inputs)
}

type Layer = [f32; MOST_HIDDEN];

impl Net {
    /// A network that knows nothing yet.
    pub fn new(inputs: usize, hidden: usize, rng: &mut impl GameRng) -> Net {
        let hidden = hidden.min(MOST_HIDDEN);
        let size = (2.0 / inputs.max(1) as f32).sqrt();
        let mut weights: Vec<f32> = (0..(inputs + 2) * hidden + inputs).map(|_| 0.0).collect();
        for weight in &mut weights[..inputs * hidden] {
            *weight = (rng.below(2001) as f32 / 1000.0 - 1.0) * size;
        }
        for weight in &mut weights[(inputs + 1) * hidden..(inputs + 2) * hidden] {
            *weight = (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.1;
        }
        Net { inputs, hidden, weights: weights.into() }
    }

    /// How many numbers it is told.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How good something is, in a unit of its own.
    pub fn judge(&self, inputs: &[f32]) -> f32 {
        self.look(inputs, &mut [0.0; MOST_HIDDEN])
    }

    fn look(&self, inputs: &[f32], layer: &mut Layer) -> f32 {
        let (count, hidden) = (self.inputs, self.hidden);
        let layer = &mut layer[..hidden];
        layer.copy_from_slice(&self.weights[count * hidden..][..hidden]);
        let direct = &self.weights[(count + 2) * hidden..];
        let mut sum = 0.0;
        for (number, &input) in inputs.iter().enumerate().filter(|(_, input)| **input != 0.0) {
            sum += input * direct[number];
            let row = &self.weights[number * hidden..][..hidden];
            layer.iter_mut().zip(row).for_each(|(cell, weight)| *cell += input * weight);
        }
        let last = &self.weights[(count + 1) * hidden..][..hidden];
        for (cell, weight) in layer.iter_mut().zip(last) {
            *cell = cell.max(0.0);
            sum += *cell * weight;
        }
        sum
    }

    /// How the seats stand, from what is seen from each of them: `inputs` has all of the first seat first.
    pub fn standings(&self, inputs: &[f32]) -> Standings {
        let mut standings = Standings::default();
        let seats = inputs.chunks_exact(self.inputs).take(MAX_SEATS);
        let judged = seats.zip(&mut standings).map(|(seat, standing)| *standing = self.judge(seat)).count();
        as_shares(&mut standings[..judged]);
        standings
    }
}

/// Makes shares of a whole of numbers that are good by how much greater they are than the others.
fn as_shares(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    numbers.iter_mut().for_each(|number| *number = (*number - most).exp());
    let sum: f32 = numbers.iter().sum();
    numbers.iter_mut().for_each(|number| *number /= sum);
}

/// A position, seen from every seat, and what came of it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What is seen from each seat, the first seat first.
    pub inputs: Vec<f32>,
    /// Everybody's share of the victory.
    pub shares: Standings,
}

/// Teaches a network (Adam).
pub struct Teacher {
    net: Net,
    slopes: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Teacher {
    /// Teaches this one.
    pub fn new(net: Net) -> Teacher {
        let none = vec![0.0; net.weights.len()];
        Teacher { slopes: none.clone(), means: none.clone(), squares: none, steps: 0, net }
    }

    /// What it knows by now.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Learns from some lessons at once, by steps of about this size. How surprised it was, before: the mean
    /// of what the logarithm of a share says.
    pub fn teach(&mut self, lessons: &[Lesson], step: f32) -> f32 {
        self.slopes.fill(0.0);
        let surprise: f32 = lessons.iter().map(|lesson| self.study(lesson)).sum();
        self.steps += 1;
        let (keep_mean, keep_square) = (0.9_f32, 0.999_f32);
        let (mean_part, square_part) = (1.0 - keep_mean.powi(self.steps), 1.0 - keep_square.powi(self.steps));
        let size = 1.0 / lessons.len().max(1) as f32;
        let moments = self.means.iter_mut().zip(&mut self.squares);
        let weights = Arc::make_mut(&mut self.net.weights);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(&self.slopes).zip(moments) {
            let slope = slope * size + DECAY * *weight;
            *mean += (1.0 - keep_mean) * (slope - *mean);
            *square += (1.0 - keep_square) * (slope * slope - *square);
            *weight -= step * (*mean / mean_part) / ((*square / square_part).sqrt() + 1e-8);
        }
        surprise * size
    }

    /// Adds what one lesson says to the slopes.
    fn study(&mut self, lesson: &Lesson) -> f32 {
        let (count, hidden) = (self.net.inputs, self.net.hidden);
        let mut layers = [[0.0; MOST_HIDDEN]; MAX_SEATS];
        let mut shares = Standings::default();
        let seats = lesson.inputs.len() / count.max(1);
        for (seat, inputs) in lesson.inputs.chunks_exact(count).enumerate() {
            shares[seat] = self.net.look(inputs, &mut layers[seat]);
        }
        as_shares(&mut shares[..seats]);
        let mut surprise = 0.0;
        for (seat, inputs) in lesson.inputs.chunks_exact(count).enumerate() {
            let wanted = lesson.shares[seat];
            surprise -= wanted * shares[seat].max(1e-9).ln();
            let error = shares[seat] - wanted;
            let layer = &layers[seat][..hidden];
            let (last, direct) = ((count + 1) * hidden, (count + 2) * hidden);
            let mut back = [0.0; MOST_HIDDEN];
            for cell in (0..hidden).filter(|&cell| layer[cell] > 0.0) {
                self.slopes[last + cell] += error * layer[cell];
                back[cell] = error * self.net.weights[last + cell];
            }
            let back = &back[..hidden];
            let constant = &mut self.slopes[count * hidden..][..hidden];
            constant.iter_mut().zip(back).for_each(|(slope, back)| *slope += back);
            for (number, &input) in inputs.iter().enumerate().filter(|(_, input)| **input != 0.0) {
                self.slopes[direct + number] += error * input;
                let row = &mut self.slopes[number * hidden..][..hidden];
                row.iter_mut().zip(back).for_each(|(slope, back)| *slope += input * back);
            }
        }
        surprise
    }
}

/// How much weights are drawn to nothing, so that what does not matter stays small.
const DECAY: f32 = 1e-5;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ThoughtRng;
    use rand_core::SeedableRng;

    fn lesson(rng: &mut ThoughtRng) -> Lesson {
        // Who has more of the first number, unless the second one is 1 for both: then who has less.
        let twisted = rng.below(2) as f32;
        let [one, other] = [0, 1].map(|_| rng.below(100) as f32 / 100.0);
        let first = (one > other) == (twisted < 0.5);
        let mut shares = Standings::default();
        shares[usize::from(!first)] = 1.0;
        Lesson { inputs: vec![one, twisted, other, twisted], shares }
    }

    #[test]
    fn what_needs_a_hidden_layer_is_learned() {
        let mut rng = ThoughtRng::seed_from_u64(1);
        let mut teacher = Teacher::new(Net::new(2, 16, &mut rng));
        let mut surprise = 0.0;
        for _ in 0..4000 {
            let lessons: Vec<Lesson> = (0..32).map(|_| lesson(&mut rng)).collect();
            surprise = teacher.teach(&lessons, 0.01);
        }
        assert!(surprise < 0.25, "guessing would be ln 2 = 0.69: {surprise}");
        let plain = teacher.net().standings(&[0.9, 0.0, 0.1, 0.0]);
        let twisted = teacher.net().standings(&[0.9, 1.0, 0.1, 1.0]);
        assert!(plain[0] > 0.9 && twisted[0] < 0.1, "{plain:?} {twisted:?}");
    }

    #[test]
    fn a_judgement_is_what_it_is_by_hand() {
        // Two inputs, one cell: relu(2 * 3 + (-1) * 5 + 0.5) = 1.5, times 4, and straight 3 * 0.1 + 5 * 0.2.
        let net = Plain { inputs: 2, hidden: 1, weights: vec![2.0, -1.0, 0.5, 4.0, 0.1, 0.2] };
        let net = Net::try_from(net).expect("six weights");
        assert!((net.judge(&[3.0, 5.0]) - 7.3).abs() < 1e-5);
        // The cell is below nothing: only what goes straight is left.
        assert!((net.judge(&[1.0, 5.0]) - 1.1).abs() < 1e-5);
    }

    #[test]
    fn numbers_that_do_not_fit_are_refused() {
        let text = |count: usize| {
            let weights = vec!["0"; count].join(",");
            format!("{{\"inputs\":3,\"hidden\":2,\"weights\":[{weights}]}}")
        };
        // 3 inputs, the constant and the last layer for 2 cells, and 3 straight ones: 13.
        assert!(serde_json::from_str::<Net>(&text(13)).is_ok());
        assert!(serde_json::from_str::<Net>(&text(12)).is_err());
        let huge = "{\"inputs\":18446744073709551615,\"hidden\":64,\"weights\":[]}";
        assert!(serde_json::from_str::<Net>(huge).is_err());
    }
}
