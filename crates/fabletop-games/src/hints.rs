//! Hints: what the strongest bot would do, and why, from what a seat sees.

use crate::bots::{LEVELS, Mind, player};
use crate::catalogued::Catalogued;
use fabletop_bots::search::Search;
use fabletop_bots::{Flat, Thinker, Thought};
use fabletop_core::{Budget, Seat};
use fabletop_table::{Advice, Advised, Measure};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::time::Duration;

/// Whose advice it is.
const ADVISER: &str = LEVELS[LEVELS.len() - 1];
/// How long it is thought about.
pub const HINT_BUDGET: Budget = Budget::Time(Duration::from_millis(500));
/// So many actions are suggested at most.
const MOST: usize = 3;

/// The best actions and what speaks for them.
pub(crate) fn advise<G: Catalogued>(
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    budget: Budget,
    seed: u64,
) -> Advice<G::Action> {
    let (measure, ranked) = match thoughts::<G>(seat, view, legal, budget, seed) {
        Some(ranked) => (Measure::Victory, ranked),
        None => (Measure::Leaning, leanings::<G>(seat, view, legal)),
    };
    let advised = |(place, value): (usize, f32)| {
        let action = legal.get(place)?;
        let reasons = G::reasons(seat, view, action);
        Some(Advised { action: action.clone(), value: value.clamp(0.0, 1.0), reasons })
    };
    Advice { measure, best: ranked.into_iter().take(MOST).filter_map(advised).collect() }
}

/// Places in `legal` with their share of a victory, the best first; none where the adviser does not think.
fn thoughts<G: Catalogued>(
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    budget: Budget,
    seed: u64,
) -> Option<Vec<(usize, f32)>> {
    let seats = G::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(seed)).seats();
    let player = player::<G>(ADVISER, seats)?;
    let knowledge = || player.knowledge::<G>();
    if G::is_routine(view) {
        return None;
    }
    let (thoughts, by_visits) = match player.mind {
        Mind::Flat(sampling) => {
            (Flat::new(sampling, knowledge(), seed).think(seat, view, legal, budget), false)
        }
        Mind::Search(switches) => {
            (Search::new(switches, knowledge, seed).think(seat, view, legal, budget), true)
        }
        Mind::Random | Mind::Greedy | Mind::Guided => return None,
    };
    let tried = |thought: &Thought| if by_visits { thought.visits } else { 0 };
    let mut ranked: Vec<usize> = (0..thoughts.len()).filter(|&place| thoughts[place].visits > 0).collect();
    ranked.sort_by(|&one, &other| {
        let (one, other) = (&thoughts[one], &thoughts[other]);
        tried(other).cmp(&tried(one)).then(other.value.total_cmp(&one.value))
    });
    Some(ranked.into_iter().map(|place| (place, thoughts[place].value)).collect())
}

/// The same by what a good player is inclined to.
fn leanings<G: Catalogued>(seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<(usize, f32)> {
    let leanings = G::leanings(seat, view, legal);
    let sum: f32 = leanings.iter().filter(|leaning| leaning.is_finite()).sum();
    let mut ranked: Vec<(usize, f32)> = leanings.into_iter().enumerate().collect();
    ranked.retain(|(_, leaning)| leaning.is_finite() && *leaning > 0.0);
    ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
    ranked.into_iter().map(|(place, leaning)| (place, leaning / sum)).collect()
}
