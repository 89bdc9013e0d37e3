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
    let budget = adviser.within(budget);
    let thoughts = match adviser.mind {
        Mind::Flat(sampling) => Flat::new(sampling, knowledge(), seed).think(seat, view, legal, budget),
        Mind::Search(switches) => Search::new(switches, knowledge, seed).think(seat, view, legal, budget),
        Mind::Random | Mind::Greedy | Mind::Guided => return None,
    };
    let mut ranked: Vec<(usize, Thought)> = thoughts.into_iter().enumerate().collect();
    ranked.retain(|(_, thought)| thought.visits > 0);
    let key = |thought: &Thought| (thought.merit, thought.value);
    ranked.sort_by(|(_, one), (_, other)| {
        let ((one, by_one), (other, by_other)) = (key(one), key(other));
        other.total_cmp(&one).then(by_other.total_cmp(&by_one))
    });
    // What looks better than what is above it, but not surely, is worth as much.
    let mut most = f32::INFINITY;
    let capped = ranked.into_iter().map(|(place, thought)| {
        most = most.min(thought.value);
        (place, most)
    });
    Some(capped.collect())
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
    use fabletop_bots::ThoughtRng;
    use fabletop_core::{Game, Ignore, Turn, Viewer};
    use fantazja::config::{Options, Start};
    use fantazja::tiles::Number;
    use fantazja::{Action, Chance, Config, State};
    use rand_core::SeedableRng;

    /// In some decisions of a game of greedy ones: the best advice is what the adviser does.
    fn is_followed<G: Catalogued>(config: &G::Config) {
        let mut rng = ThoughtRng::seed_from_u64(3);
        let mut position = G::setup(config).unwrap_or_else(|_| panic!("a game"));
        let mut greedy = Player::plain(Mind::Greedy).seated::<G>(1);
        let (mut decisions, mut compared) = (0, 0);
        while compared < 6 {
            match position.turn() {
                Turn::Seats(seats) => {
                    let (seat, mut legal) = (seats.first().expect("somebody is asked"), Vec::new());
                    position.legal_actions(seat, &mut legal);
                    let view = position.view(Viewer::Seat(seat));
                    decisions += 1;
                    if decisions % 5 == 0 && legal.len() > 1 && !G::is_routine(&view) {
                        let budget = Budget::Iterations(120);
                        let player = player::<G>(ADVISER, position.seats(), Some(budget)).expect("a dragon");
                        let does = player.seated::<G>(7).choose(seat, &view, &legal, budget);
                        let advice = advise::<G>(seat, &view, &legal, budget, 7);
                        assert_eq!(advice.best.first().map(|best| &best.action), does.as_ref());
                        compared += 1;
                    }
                    let action = greedy.choose(seat, &view, &legal, Budget::Iterations(1));
                    let done = position.apply(seat, &action.expect("it decides"), &mut Ignore);
                    done.unwrap_or_else(|_| panic!("it is legal"));
                }
                Turn::Chance => {
                    let chance = position.sample_chance(&mut rng);
                    let done = position.apply_chance(&chance, &mut Ignore);
                    done.unwrap_or_else(|_| panic!("luck keeps to the rules"));
                }
                turn => panic!("{turn:?} after {compared} decisions"),
            }
        }
    }

    #[test]
    fn the_best_advice_is_what_a_dragon_does() {
        is_followed::<fantasy_realms::State>(&fantasy_realms::Config::new(4));
        is_followed::<via_magica::State>(&via_magica::Config::new(3));
        is_followed::<State>(&Config::new());
    }

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
