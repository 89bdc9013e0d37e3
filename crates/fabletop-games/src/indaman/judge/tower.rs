//! What a ladder and gems are worth: how many turns it takes to win with them.
//!
//! A small game of one mage, solved to its end: it travels, where turns bring gems, or is in Indaman, where
//! it climbs. Somebody else may win first, so a turn later counts a little less; the nearer the others are,
//! the less, and the more does it dare.

use super::super::weights::Weights;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Gems that make a difference, with none.
const PURSE: usize = 61;
/// Gems of a mage that begins.
const START: usize = indaman::state::START_GEMS as usize;
/// Rounds of improvement, if they do not settle before.
const SWEEPS: usize = 80;
const SETTLED: f64 = 1e-8;
/// What every turn later leaves of a victory, by how near the others are to it.
const KEEPS: [f64; 4] = [0.97, 0.95, 0.91, 0.85];
/// Turns of the nearest opponent to the top, from which on it is like that.
const NEAR: [f64; 3] = [20.0, 10.0, 5.0];
/// Plans that are kept; more than a table has at a time.
const MOST_KEPT: usize = 64;

/// Values by gems.
type Row = [f64; PURSE];

/// How to climb, and what it is worth.
pub(super) struct Plan {
    squares: Vec<u8>,
    /// Added to the first roll of a turn.
    bonus: u8,
    keeps: f64,
    /// By ladder and gems, at the beginning of a turn in Indaman.
    city: Vec<Row>,
    /// The same, somewhere on the way.
    field: Vec<Row>,
    /// Both in turns, once they are settled, and the same for whoever climbs at once.
    turns_in_city: Vec<Row>,
    turns_in_field: Vec<Row>,
    turns_by_climbing: Vec<Row>,
}

/// A climb that has begun, or begins.
#[derive(Clone, Copy)]
pub(super) struct Climb {
    pub(super) ladder: u8,
    pub(super) height: u8,
    pub(super) gems: u8,
    /// Whether there was no roll in this turn yet.
    pub(super) first: bool,
}

/// Tower, bonus, urgency, and the weights that matter.
type Key = (Vec<u8>, u8, usize, [u64; 5]);

static PLANS: Mutex<BTreeMap<Key, Arc<Plan>>> = Mutex::new(BTreeMap::new());

/// How far the nearest opponent makes itself felt.
pub(super) fn urgency(turns: f64) -> usize {
    NEAR.iter().filter(|&&near| turns < near).count()
}

/// The plan for a tower, from those that were made before if possible.
pub(super) fn plan(squares: &[u8], bonus: u8, urgency: usize, weights: &Weights) -> Arc<Plan> {
    let weighed =
        [weights.income, weights.detour, weights.haste, weights.death, weights.rise].map(f64::to_bits);
    let key = (squares.to_vec(), bonus, urgency, weighed);
    let mut plans = PLANS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(plan) = plans.get(&key) {
        return Arc::clone(plan);
    }
    if plans.len() >= MOST_KEPT {
        plans.clear();
    }
    let keeps = KEEPS[urgency.min(KEEPS.len() - 1)].powf(weights.haste);
    let plan = Arc::new(Plan::new(squares, bonus, keeps, weights));
    plans.insert(key, Arc::clone(&plan));
    plan
}

impl Plan {
    fn new(squares: &[u8], bonus: u8, keeps: f64, weights: &Weights) -> Plan {
        let rows = vec![[0.0; PURSE]; squares.len()];
        let mut plan = Plan {
            squares: squares.to_vec(),
            bonus,
            keeps,
            city: rows.clone(),
            field: rows,
            turns_in_city: Vec::new(),
            turns_in_field: Vec::new(),
            turns_by_climbing: Vec::new(),
        };
        for _ in 0..SWEEPS {
            if plan.sweep(weights) < SETTLED {
                break;
            }
        }
        let in_turns = |plan: &Plan, rows: &[Row]| -> Vec<Row> {
            rows.iter().map(|row| row.map(|value| plan.turns(value))).collect()
        };
        plan.turns_in_city = in_turns(&plan, &plan.city);
        plan.turns_in_field = in_turns(&plan, &plan.field);
        let climbs: Vec<Row> = (0..squares.len()).map(|ladder| plan.climbs(ladder, ladder, true)).collect();
        plan.turns_by_climbing = in_turns(&plan, &climbs);
        plan
    }

    /// Makes all values better by one look ahead; by how much at most.
    fn sweep(&mut self, weights: &Weights) -> f64 {
        let mut change = 0.0_f64;
        let away = self.keeps.powf(weights.detour);
        for ladder in (0..self.squares.len()).rev() {
            self.travel(ladder, weights);
            let climb = self.climbs(ladder, ladder, true);
            for (gems, value) in climb.into_iter().enumerate() {
                let better = value.max(away * self.field[ladder][gems]);
                change = change.max(better - self.city[ladder][gems]);
                self.city[ladder][gems] = better;
            }
        }
        change
    }

    /// On the way: to Indaman, or one gem more first, while this and that may happen.
    fn travel(&mut self, ladder: usize, weights: &Weights) {
        let turns = 1.0 / weights.income;
        let (gem, detour) = (self.keeps.powf(turns), self.keeps.powf(weights.detour));
        let (death, rise) = (weights.death * turns, weights.rise * turns);
        let higher = (ladder + 1).min(self.squares.len() - 1);
        let again = self.field[0][START];
        for gems in (0..PURSE).rev() {
            let go = detour * self.city[ladder][gems];
            let more = (gems + 1).min(PURSE - 1);
            let lucky = rise * self.field[higher][more] + (1.0 - death - rise) * self.field[ladder][more];
            self.field[ladder][gems] = go.max(gem * (lucky + death * again));
        }
    }

    /// What it is worth to climb from a height, in a turn that began with this ladder.
    fn climbs(&self, ladder: usize, height: usize, first: bool) -> Row {
        let above = self.above(ladder, height);
        std::array::from_fn(|gems| {
            // From the least that can be enough to what is always enough.
            let help = if first { usize::from(self.bonus) } else { 0 };
            let missing = usize::from(self.squares[height]).saturating_sub(help);
            let most = missing.saturating_sub(1).min(gems);
            let tries = (missing.saturating_sub(6)..=most)
                .map(|spent| self.attempt(ladder, height, (gems, spent), first, &above));
            tries.fold(0.0, f64::max)
        })
    }

    /// What it is worth to have reached the square above a height.
    fn above(&self, ladder: usize, height: usize) -> Row {
        let square = height + 1;
        if square >= self.squares.len() {
            return [1.0; PURSE];
        }
        let mut on = self.climbs(ladder, square, false);
        for (on, stop) in on.iter_mut().zip(&self.city[square]) {
            *on = on.max(self.keeps * stop);
        }
        on
    }

    fn attempt(
        &self,
        ladder: usize,
        height: usize,
        (gems, spent): (usize, usize),
        first: bool,
        above: &Row,
    ) -> f64 {
        let chance = self.chance(height, spent, first);
        let left = gems.saturating_sub(spent).min(PURSE - 1);
        chance * above[left] + (1.0 - chance) * self.keeps * self.city[ladder][left]
    }

    /// The chance to reach the square above a height.
    fn chance(&self, height: usize, spent: usize, first: bool) -> f64 {
        let help = spent + if first { usize::from(self.bonus) } else { 0 };
        let missing = usize::from(self.squares[height]).saturating_sub(help);
        (7.0 - missing as f64).clamp(0.0, 6.0) / 6.0
    }

    fn turns(&self, value: f64) -> f64 {
        value.max(f64::MIN_POSITIVE).ln() / self.keeps.ln()
    }

    /// Turns to win, from somewhere on the way.
    pub(super) fn on_the_way(&self, ladder: u8, gems: f64) -> f64 {
        between(&self.turns_in_field, ladder, gems)
    }

    /// Turns to win, from the beginning of a turn in Indaman.
    pub(super) fn in_indaman(&self, ladder: u8, gems: f64) -> f64 {
        between(&self.turns_in_city, ladder, gems)
    }

    /// Turns to win, from the same moment, by climbing now.
    pub(super) fn by_climbing(&self, ladder: u8, gems: f64) -> f64 {
        between(&self.turns_by_climbing, ladder, gems)
    }

    /// Turns to win by how many gems are spent on the next square, up to what is of use there.
    pub(super) fn climbing(&self, climb: Climb) -> Vec<f64> {
        let (ladder, height) = (usize::from(climb.ladder), usize::from(climb.height));
        if height >= self.squares.len() || ladder > height {
            return Vec::new();
        }
        let above = self.above(ladder, height);
        let gems = usize::from(climb.gems);
        let most = usize::from(self.squares[height]).min(gems);
        let value = |spent: usize| self.attempt(ladder, height, (gems, spent), climb.first, &above);
        // Without a chance it is no climb.
        let hopeless = |spent: usize| self.chance(height, spent, climb.first) <= 0.0;
        let turns = |spent: usize| if hopeless(spent) { f64::INFINITY } else { self.turns(value(spent)) };
        (0..=most).map(turns).collect()
    }
}

/// A value between those of whole gems.
fn between(rows: &[Row], ladder: u8, gems: f64) -> f64 {
    let Some(row) = rows.get(usize::from(ladder)) else { return 0.0 };
    let gems = gems.clamp(0.0, (PURSE - 1) as f64);
    let low = gems.floor() as usize;
    let high = (low + 1).min(PURSE - 1);
    row[low] + (row[high] - row[low]) * gems.fract()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::indaman::weights::WEIGHTS;

    const SQUARES: [u8; 5] = [3, 5, 7, 8, 9];

    #[test]
    fn gems_and_squares_bring_the_top_nearer() {
        let plan = plan(&SQUARES, 0, 0, &WEIGHTS);
        for ladder in 0..4 {
            for gems in 0..40 {
                let (now, more) = (f64::from(gems), f64::from(gems + 1));
                assert!(plan.on_the_way(ladder, more) <= plan.on_the_way(ladder, now) + 1e-6);
                assert!(plan.on_the_way(ladder + 1, now) <= plan.on_the_way(ladder, now) + 1e-6);
            }
        }
        assert!(plan.in_indaman(4, 8.0) < 1e-6, "the last square is certain");
    }

    #[test]
    fn a_climb_spends_what_it_needs() {
        let best = |climb: Climb, urgency: usize| {
            let turns = plan(&SQUARES, 1, urgency, &WEIGHTS).climbing(climb);
            (0..turns.len()).min_by(|&one, &other| turns[one].total_cmp(&turns[other]))
        };
        let top = Climb { ladder: 4, height: 4, gems: 20, first: false };
        assert_eq!(best(top, 0), Some(8), "nine without luck");
        assert_eq!(best(Climb { first: true, ..top }, 0), Some(7), "with one for the first roll");
        assert_eq!(best(Climb { gems: 4, ..top }, 3), Some(4), "all, when others are near");
        assert!(plan(&SQUARES, 0, 0, &WEIGHTS).climbing(top)[2].is_infinite(), "no chance, no climb");
    }
}
