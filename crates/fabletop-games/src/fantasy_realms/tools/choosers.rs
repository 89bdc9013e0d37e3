//! The cards of a hand that choose, and what each choice would bring.

use super::hand::{Hand, Solved};
use fantasy_realms::cards::Card;
use fantasy_realms::scoring::{CHOOSERS, Choice, Choices, Made, best_above, legal_choices, total};
use serde::Serialize;

/// As many alternatives are listed.
const MOST_LISTED: usize = 12;

/// A card with something to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct Chooser {
    /// The card.
    pub(crate) chooser: Card,
    /// What is chosen for it.
    pub(crate) choice: Choice,
    /// Whether the program found it; if not, the owner fixed it.
    pub(crate) found: bool,
    /// The first of all its legal choices, the best first; the one chosen is always among them.
    pub(crate) alternatives: Vec<Alternative>,
    /// How many of all reach the hand's total.
    pub(crate) ties: usize,
    /// How many there are in all.
    pub(crate) count: usize,
}

/// A choice, and the points of the hand with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct Alternative {
    /// The choice.
    pub(crate) choice: Choice,
    /// The points, with what else is fixed kept and the rest at its best.
    pub(crate) total: i32,
}

/// The choosers of a hand, in the order of the rulings.
pub(super) fn choosers(hand: &Hand, solved: &Solved) -> Vec<Chooser> {
    let mut before = Made::NOTHING;
    let mut choosers = Vec::new();
    for card in CHOOSERS {
        let legal = legal_choices(hand.cards, hand.pool, &before, card);
        let choice = choice_of(&solved.choices, card);
        if legal.len() > 1 || hand.made.choices.choosers().contains(card) {
            choosers.push(chooser(hand, solved, choice, legal));
        }
        before.make(choice);
    }
    choosers
}

/// What is chosen for a card.
pub(super) fn choice_of(choices: &Choices, chooser: Card) -> Choice {
    let chosen = choices.one_by_one().into_iter().find(|choice| choice.chooser() == chooser);
    chosen.unwrap_or(Choice::Nothing { chooser })
}

fn chooser(hand: &Hand, solved: &Solved, choice: Choice, mut legal: Vec<Choice>) -> Chooser {
    let card = choice.chooser();
    if !legal.contains(&choice) {
        legal.push(choice);
    }
    let now = solved.score.total;
    let others = without(&hand.made, card);
    let mut alternatives = vec![Alternative { choice, total: now }];
    let mut ties = 1;
    let compared = if hand.is_laden() { &[] } else { legal.as_slice() };
    for &other in compared.iter().filter(|&&other| other != choice) {
        // What is neither listed nor as good as the hand is not looked for.
        let listed = alternatives.get(MOST_LISTED - 1);
        let floor = listed.map_or(i32::MIN, |last| last.total.min(now - 1));
        let Some(total) = total_above(hand, others, other, floor) else { continue };
        ties += usize::from(total == now);
        let place = alternatives.partition_point(|listed| listed.total >= total);
        alternatives.insert(place, Alternative { choice: other, total });
        drop_last(&mut alternatives, choice);
    }
    let found = !hand.made.decided.contains(card);
    Chooser { chooser: card, choice, found, alternatives, ties, count: legal.len() }
}

/// Keeps the list short, and what is chosen in it.
fn drop_last(alternatives: &mut Vec<Alternative>, chosen: Choice) {
    if alternatives.len() > MOST_LISTED {
        let last_is_chosen = alternatives.last().is_some_and(|last| last.choice == chosen);
        alternatives.remove(MOST_LISTED - usize::from(last_is_chosen));
    }
}

/// The points with one choice more, the open ones at their best.
pub(super) fn total_with(hand: &Hand, made: Made, choice: Choice) -> Option<i32> {
    total_above(hand, made, choice, i32::MIN)
}

fn total_above(hand: &Hand, mut made: Made, choice: Choice, floor: i32) -> Option<i32> {
    made.make(choice);
    let best = best_above(hand.cards, hand.pool, &made, floor)?;
    // The search takes choices that were made on trust; the scorer does not.
    total(hand.cards, &best.choices).ok()
}

/// What is made without the choice of one card.
fn without(made: &Made, chooser: Card) -> Made {
    let mut others = Made::NOTHING;
    for card in made.decided.without(chooser) {
        others.make(choice_of(&made.choices, card));
    }
    others
}
