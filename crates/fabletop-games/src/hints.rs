//! Hints: what the strongest bot would do, and why, from what a seat sees.

use crate::bots::{LEVELS, Mind, Player, player, seats_of};
use crate::catalogued::Catalogued;
use fabletop_bots::search::Search;
use fabletop_bots::{Flat, Thinker, Thought};
use fabletop_core::{Budget, Seat};
use fabletop_table::{Advice, Advised, Measure};
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
    let adviser = player::<G>(ADVISER, seats_of::<G>(view), Some(budget));
    let weights = adviser.as_ref().and_then(|adviser| adviser.weights.as_ref());
    let thoughts =
        adviser.as_ref().and_then(|adviser| thoughts::<G>(adviser, seat, view, legal, budget, seed));
    let (measure, ranked) = match thoughts {
        Some(ranked) => (Measure::Victory, ranked),
        None => (Measure::Leaning, ranked(&G::leanings(weights, seat, view, legal))),
    };
    let advised = |(place, value): (usize, f32)| {
        let action = legal[place].clone();
        let reasons = G::reasons(weights, seat, view, &action);
        Advised { action, value: value.clamp(0.0, 1.0), reasons }
    };
    Advice { measure, best: unlike::<G>(view, legal, ranked).take(MOST).map(advised).collect() }
}

/// Of those that are alike the first one, which is the best.
fn unlike<G: Catalogued>(
    view: &G::View,
    legal: &[G::Action],
    ranked: Vec<(usize, f32)>,
) -> impl Iterator<Item = (usize, f32)> {
    let mut seen: Vec<G::Action> = Vec::new();
    ranked.into_iter().filter(move |&(place, _)| {
        let Some(likeness) = legal.get(place).map(|action| G::likeness(view, action)) else { return false };
        let is_new = !seen.contains(&likeness);
        seen.push(likeness);
        is_new
    })
}

/// Places in `legal` with their share of a victory, the best first; none where the adviser does not think.
fn thoughts<G: Catalogued>(
    adviser: &Player,
    seat: Seat,
    view: &G::View,
    legal: &[G::Action],
    budget: Budget,
    seed: u64,
) -> Option<Vec<(usize, f32)>> {
    let knowledge = || adviser.knowledge::<G>();
    if G::is_routine(view) {
        return None;
    }
    let (thoughts, by_visits) = match adviser.mind {
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

/// The same by how much somebody is inclined to each.
fn ranked(leanings: &[f32]) -> Vec<(usize, f32)> {
    let sum: f32 = leanings.iter().filter(|leaning| leaning.is_finite()).sum();
    let mut ranked: Vec<(usize, f32)> = leanings.iter().copied().enumerate().collect();
    ranked.retain(|(_, leaning)| leaning.is_finite() && *leaning > 0.0);
    ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
    ranked.into_iter().map(|(place, leaning)| (place, leaning / sum)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fabletop_core::{Game, Ignore, Viewer};
    use fantazja::config::{Options, Start};
    use fantazja::tiles::Number;
    use fantazja::{Action, Chance, Config, State};

    #[test]
    fn tiles_that_show_the_same_building_are_one_advice() {
        let options = Options { start: Start::Sculptors, ..Options::default() };
        let mut state = State::setup(&Config::new().options(options)).expect("a game");
        // Three of the first level of residence, three of production.
        let hands = [[1, 2, 3, 7, 8, 9], [1, 2, 3, 7, 8, 9]]
            .map(|hand| hand.into_iter().filter_map(Number::new).collect());
        state.apply_chance(&Chance::Deal { hands }, &mut Ignore).expect("luck can do that");
        let mut legal = Vec::new();
        state.legal_actions(Seat(0), &mut legal);
        legal.retain(|action| matches!(action, Action::Imagine { .. }));
        assert_eq!(legal.len(), 6);
        let view = state.view(Viewer::Seat(Seat(0)));
        let best = advise::<State>(Seat(0), &view, &legal, Budget::Iterations(60), 1).best;
        assert_eq!(best.len(), 2, "{best:?}");
    }
}
