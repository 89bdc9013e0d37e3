//! Bots against each other, fairly: every deal is played once for each rotation of the seats.

use crate::simulation::play_with_bots;
use fabletop_core::{Bot, Budget, Game, Ignore, Outcome, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

/// Parts of a victory: up to eight share it evenly. Whole numbers, so that the order of adding does not matter.
const PARTS: u64 = 840;
/// The width of an interval that holds the truth 19 times out of 20.
const WIDTH: f64 = 1.959_963_985;

/// Makes a bot from a seed.
pub type Maker<G> = Box<dyn Fn(u64) -> Box<dyn Bot<G>> + Send + Sync>;

/// Who plays in the arena.
pub struct Contestant<G: Game> {
    /// Makes it for a game.
    pub make: Maker<G>,
    /// How long it may think.
    pub budget: Budget,
}

/// Contests to hold. Each deal has its own generator, so the result does not depend on the number of threads.
pub struct Arena<G: Game> {
    /// What is played.
    pub config: G::Config,
    /// One for each seat; they take turns at the seats.
    pub contestants: Vec<Contestant<G>>,
    /// Where the generators start.
    pub seed: u64,
}

/// How contestants fared so far, by their place in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fared {
    /// Deals played, each in all rotations.
    pub deals: u64,
    /// Games played.
    pub games: u64,
    /// Victories, in parts.
    pub wins: Vec<u64>,
    /// Points.
    pub points: Vec<i64>,
    /// Points ahead of the best other.
    pub margins: Vec<i64>,
    /// The squares of that.
    pub squares: Vec<i64>,
    /// Points of the winners, in parts of a victory.
    pub winning_points: i64,
}

/// A share with the interval in which the truth lies, 19 times out of 20 (Wilson).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share that was seen.
    pub rate: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// A mean with the interval in which the truth lies, 19 times out of 20.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean that was seen.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Share {
    /// Of so many, so many.
    pub fn of(some: f64, all: f64) -> Share {
        if all <= 0.0 {
            return Share { rate: 0.0, low: 0.0, high: 1.0 };
        }
        let (rate, square) = (some / all, WIDTH * WIDTH);
        let centre = rate + square / (2.0 * all);
        let spread = WIDTH * (rate * (1.0 - rate) / all + square / (4.0 * all * all)).sqrt();
        let whole = 1.0 + square / all;
        Share { rate, low: (centre - spread) / whole, high: (centre + spread) / whole }
    }
}

impl<G: Game> Arena<G> {
    /// Plays these deals, each in every rotation; `progress` hears how many more games are done.
    pub fn play(
        &self,
        deals: std::ops::Range<u64>,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Fared, G::Rejection> {
        let start = G::setup(&self.config)?;
        let seats = start.seats();
        let games: Vec<(u64, usize)> =
            deals.clone().flat_map(|deal| (0..seats).map(move |rotation| (deal, rotation))).collect();
        let fared = games
            .into_par_iter()
            .map(|(deal, rotation)| {
                let outcome = self.game(&start, deal, rotation);
                progress(1);
                Fared::of(&outcome, rotation)
            })
            .reduce(Fared::default, |fared, more| fared.and(&more));
        Ok(Fared { deals: deals.end - deals.start, ..fared })
    }

    /// One game: contestant `c` sits in seat `c + rotation`.
    fn game(&self, start: &G, deal: u64, rotation: usize) -> Outcome {
        let seed = self.seed ^ deal.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let seats = start.seats();
        let sitting =
            |seat: usize| &self.contestants[(seat + seats - rotation) % seats % self.contestants.len()];
        // Other thoughts in every rotation, or a bot would play the same game against itself again and again.
        let thoughts = |seat: usize| seed.wrapping_add((1 + seat + rotation * seats) as u64);
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..seats).map(|seat| (sitting(seat).make)(thoughts(seat))).collect();
        let budget = |seat: Seat| sitting(seat.index()).budget;
        play_with_bots(&mut start.clone(), &mut bots, &budget, &mut rng, &mut Ignore, &mut 0)
    }
}

impl Fared {
    fn of(outcome: &Outcome, rotation: usize) -> Fared {
        let seats = outcome.points.len();
        let seat = |contestant: usize| (contestant + rotation) % seats;
        let winners = outcome.winners();
        let part = PARTS / winners.len().max(1) as u64;
        let best_other = |seat: usize| {
            let others = outcome.points.iter().enumerate().filter(|&(other, _)| other != seat);
            others.map(|(_, &points)| i64::from(points)).max().unwrap_or(0)
        };
        let margin = |seat: usize| i64::from(outcome.points[seat]) - best_other(seat);
        let by_contestant = |value: &dyn Fn(usize) -> i64| (0..seats).map(|c| value(seat(c))).collect();
        Fared {
            deals: 0,
            games: 1,
            wins: (0..seats).map(|c| if winners.contains(Seat(seat(c) as u8)) { part } else { 0 }).collect(),
            points: by_contestant(&|seat| i64::from(outcome.points[seat])),
            margins: by_contestant(&margin),
            squares: by_contestant(&|seat| margin(seat).pow(2)),
            winning_points: winners
                .iter()
                .map(|seat| i64::from(outcome.points[seat.index()]) * part as i64)
                .sum(),
        }
    }

    /// Both together.
    #[must_use]
    pub fn and(mut self, more: &Fared) -> Fared {
        fn add<T: Copy + Default + std::ops::AddAssign>(sums: &mut Vec<T>, more: &[T]) {
            sums.resize(sums.len().max(more.len()), T::default());
            sums.iter_mut().zip(more).for_each(|(sum, &more)| *sum += more);
        }
        self.deals += more.deals;
        self.games += more.games;
        self.winning_points += more.winning_points;
        add(&mut self.wins, &more.wins);
        add(&mut self.points, &more.points);
        add(&mut self.margins, &more.margins);
        add(&mut self.squares, &more.squares);
        self
    }

    /// Whether this can have come of contests of so many: everybody is counted, and every victory is somebody's.
    pub fn is_whole(&self, seats: usize) -> bool {
        let counted = if self.games == 0 { 0 } else { seats };
        let lists = [self.points.len(), self.margins.len(), self.squares.len(), self.wins.len()];
        let wins = self.wins.iter().try_fold(0_u64, |sum, &wins| sum.checked_add(wins));
        lists == [counted; 4]
            && self.deals.checked_mul(seats as u64) == Some(self.games)
            && wins.is_some_and(|wins| Some(wins) == self.games.checked_mul(PARTS))
    }

    /// How often these contestants won, together.
    pub fn share(&self, contestants: impl Iterator<Item = usize>) -> Share {
        let wins: u64 = contestants.filter_map(|contestant| self.wins.get(contestant)).sum();
        Share::of(wins as f64 / PARTS as f64, self.games as f64)
    }

    /// The mean of what was added up for a contestant.
    pub fn mean(&self, sums: &[i64], contestant: usize) -> f64 {
        sums.get(contestant).map_or(0.0, |&sum| sum as f64 / self.games.max(1) as f64)
    }

    /// How far these contestants were ahead of the best other, on average. Those of one game are counted as one,
    /// because they meet each other: the interval is rather too wide than too narrow.
    pub fn margin(&self, contestants: &[usize]) -> Mean {
        let observations = self.games.max(1) as f64;
        let mean_of = |sums: &[i64]| {
            let means = contestants.iter().map(|&contestant| self.mean(sums, contestant));
            means.sum::<f64>() / contestants.len().max(1) as f64
        };
        let mean = mean_of(&self.margins);
        let variance = (mean_of(&self.squares) - mean * mean).max(0.0);
        let spread = WIDTH * (variance / observations).sqrt();
        Mean { mean, low: mean - spread, high: mean + spread }
    }

    /// The mean points of the winners.
    pub fn mean_winning_points(&self) -> f64 {
        self.winning_points as f64 / PARTS as f64 / self.games.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        // Worked out by hand: 8 of 10, z = 1.96.
        let share = Share::of(8.0, 10.0);
        assert!((share.low - 0.4902).abs() < 1e-3 && (share.high - 0.9433).abs() < 1e-3, "{share:?}");
        let none = Share::of(0.0, 10.0);
        assert!(none.low.abs() < 1e-9 && (none.high - 0.2775).abs() < 1e-3, "{none:?}");
        assert_eq!(Share::of(0.0, 0.0), Share { rate: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn who_sat_where_is_set_right() {
        let outcome =
            Outcome { points: [5, 9, 7].into_iter().collect(), places: [3, 1, 2].into_iter().collect() };
        // In the second rotation contestant 0 sits in seat 1.
        let fared = Fared::of(&outcome, 1);
        assert_eq!(fared.points, [9, 7, 5]);
        assert_eq!(fared.margins, [2, -2, -4]);
        assert_eq!(fared.squares, [4, 4, 16]);
        assert_eq!(fared.wins, [PARTS, 0, 0]);
        assert!((fared.mean_winning_points() - 9.0).abs() < 1e-9);
    }

    #[test]
    fn margins_have_their_interval() {
        // 10 and -10 four times each: the mean is 0, the spread of a single game 10, of eight 10 / sqrt(8).
        let fared = Fared { games: 8, margins: vec![0, 0], squares: vec![800, 800], ..Fared::default() };
        let margin = fared.margin(&[0, 1]);
        assert!(margin.mean.abs() < 1e-9 && (margin.high - 6.9296).abs() < 1e-3, "{margin:?}");
        assert!((margin.low + margin.high).abs() < 1e-9);
    }

    #[test]
    fn what_cannot_have_come_of_contests_is_found() {
        let won = |wins: [u64; 2]| Fared {
            deals: 1,
            games: 2,
            wins: wins.to_vec(),
            points: vec![0, 0],
            margins: vec![0, 0],
            squares: vec![0, 0],
            winning_points: 0,
        };
        assert!(won([PARTS, PARTS]).is_whole(2) && Fared::default().is_whole(2));
        assert!(!won([PARTS, PARTS]).is_whole(3), "somebody is not counted");
        assert!(!won([PARTS, 0]).is_whole(2), "a victory is missing");
        assert!(!Fared { deals: 2, ..won([PARTS, PARTS]) }.is_whole(2), "a rotation is missing");
        assert!(!won([u64::MAX, 1]).is_whole(2));
    }
}
