//! The best and the worst hands of the game, proven: every hand is looked at, and left aside only
//! where a limit shows that no choices could lift it over the bar.
//!
//! The work comes in units that can be done in any order, on any number of threads; this crate has none.

use crate::cards::{Card, CardSet, NECROMANCER_SUITS};
use crate::scoring::{Choices, MAX_HAND, Pool, Sketch, best_choices, worst_choices};
use crate::state::HAND;
use alloc::vec::Vec;
use serde::Serialize;
use strum::VariantNames;

/// Which hands are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    /// Seven cards, or eight with the Necromancer and a card it can have raised.
    pub size: usize,
    /// Cards that must be in the hand.
    pub with: CardSet,
    /// Cards that must not be.
    pub without: CardSet,
    /// The lowest totals, with the worst choices, instead of the highest with the best.
    pub worst: bool,
}

/// Why there are no such hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum QueryError {
    /// A hand has seven cards, or eight.
    HandSize {
        /// What was asked for.
        size: usize,
    },
    /// The same card with and without.
    WithAndWithout {
        /// The card.
        card: Card,
    },
    /// More cards asked for than a hand has.
    TooManyWith {
        /// How many were asked for.
        count: usize,
        /// How many a hand has.
        size: usize,
    },
    /// Not enough cards are left.
    TooFewLeft {
        /// How many are left.
        count: usize,
        /// How many a hand has.
        size: usize,
    },
    /// Eight cards need the Necromancer.
    NeedsNecromancer,
}

/// A hand that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The cards, the eighth among them.
    pub hand: CardSet,
    /// Its points.
    pub total: i32,
    /// The choices behind them.
    pub choices: Choices,
}

/// A part of the hands: those that begin with certain cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    first: CardSet,
    rest: CardSet,
}

/// Cards a unit fixes, so that there are enough units for many threads.
const FIXED: usize = 2;

impl Query {
    /// Whether there can be such hands.
    pub fn check(&self) -> Result<(), QueryError> {
        let size = self.size;
        if !(HAND..=MAX_HAND).contains(&size) {
            return Err(QueryError::HandSize { size });
        }
        if let Some(card) = (self.with & self.without).first() {
            return Err(QueryError::WithAndWithout { card });
        }
        if size == MAX_HAND && self.without.contains(Card::Necromancer) {
            return Err(QueryError::NeedsNecromancer);
        }
        if self.must().len() > size {
            return Err(QueryError::TooManyWith { count: self.must().len(), size });
        }
        let left = (CardSet::ALL - self.without).len();
        if left < size { Err(QueryError::TooFewLeft { count: left, size }) } else { Ok(()) }
    }

    /// How many hands there are.
    pub fn hands(&self) -> u64 {
        let barren = if self.size == MAX_HAND && self.raised_in_must().is_empty() {
            choose((self.may() - RAISABLE).len(), self.open())
        } else {
            0
        };
        choose(self.may().len(), self.open()) - barren
    }

    /// The work, in parts.
    pub fn units(&self) -> Vec<Unit> {
        let mut units = alloc::vec![Unit { first: self.must(), rest: self.may() }];
        for _ in 0..FIXED.min(self.open()) {
            units = units.into_iter().flat_map(Unit::split).collect();
        }
        units
    }

    /// Reports every hand of `unit` that is better than `bar()`: higher, or lower for the worst. The
    /// answer is how many hands there were.
    pub fn search(&self, unit: &Unit, bar: impl Fn() -> i32, mut found: impl FnMut(Found)) -> u64 {
        let sketch = unit.first.iter().fold(Sketch::EMPTY, |sketch, card| sketch.with(card));
        let mut hands = 0;
        let open = self.size.saturating_sub(unit.first.len());
        self.descend(&sketch, unit.rest, open, &mut |sketch| {
            let hand = sketch.hand();
            if self.size == MAX_HAND && (hand & RAISABLE).is_empty() {
                return;
            }
            hands += 1;
            let promising = if self.worst { sketch.at_least() < bar() } else { sketch.at_most() > bar() };
            if promising {
                let nothing_to_raise = Pool::discard(CardSet::EMPTY);
                let optimum = if self.worst {
                    worst_choices(hand, nothing_to_raise)
                } else {
                    best_choices(hand, nothing_to_raise)
                };
                let better = if self.worst { optimum.total < bar() } else { optimum.total > bar() };
                if better {
                    found(Found { hand, total: optimum.total, choices: optimum.choices });
                }
            }
        });
        hands
    }

    fn descend(&self, sketch: &Sketch, rest: CardSet, open: usize, visit: &mut impl FnMut(&Sketch)) {
        if open == 0 {
            return visit(sketch);
        }
        let mut left = rest;
        for card in rest {
            if left.len() < open {
                return;
            }
            left.remove(card);
            self.descend(&sketch.with(card), left, open - 1, visit);
        }
    }

    fn must(&self) -> CardSet {
        if self.size == MAX_HAND { self.with.with(Card::Necromancer) } else { self.with }
    }

    fn may(&self) -> CardSet {
        CardSet::ALL - self.without - self.must()
    }

    fn open(&self) -> usize {
        self.size.saturating_sub(self.must().len())
    }

    fn raised_in_must(&self) -> CardSet {
        self.must() & RAISABLE
    }
}

/// What a Necromancer can have raised.
const RAISABLE: CardSet = CardSet::of_suits(NECROMANCER_SUITS).without(Card::Necromancer);

impl Unit {
    /// The same hands, in parts by their next card.
    fn split(self) -> impl Iterator<Item = Unit> {
        let mut left = self.rest;
        self.rest.iter().map(move |card| {
            left.remove(card);
            Unit { first: self.first.with(card), rest: left }
        })
    }
}

fn choose(n: usize, k: usize) -> u64 {
    if k > n { 0 } else { (0..k as u64).fold(1, |product, i| product * (n as u64 - i) / (i + 1)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::cell::Cell;

    const ALL_SEVEN: Query =
        Query { size: HAND, with: CardSet::EMPTY, without: CardSet::EMPTY, worst: false };

    #[test]
    fn hands_are_counted_as_they_are() {
        assert_eq!(ALL_SEVEN.hands(), 154_143_080, "53 over 7");
        // 52 over 7, less the 33 over 7 without anything to raise.
        assert_eq!(Query { size: 8, ..ALL_SEVEN }.hands(), 133_784_560 - 4_272_048);
        let with = CardSet::of(&[Card::Candle, Card::King, Card::Queen, Card::Hydra]);
        let query = Query { with, ..ALL_SEVEN };
        let searched: u64 = query.units().iter().map(|unit| query.search(unit, || i32::MAX, |_| {})).sum();
        assert_eq!((searched, query.hands()), (18_424, 18_424), "49 over 3");
    }

    /// The limits hold for every hand: nothing is left aside that would have been found.
    #[test]
    fn limits_are_never_exceeded() {
        let with = CardSet::of(&[Card::Mirage, Card::BookOfChanges, Card::Doppelganger, Card::Collector]);
        for with in [with, CardSet::of(&[Card::Shapeshifter, Card::Island, Card::GemOfOrder, Card::Warlord])]
        {
            let query = Query { with, ..ALL_SEVEN };
            for unit in query.units().iter().step_by(37) {
                let sketch = unit.first.iter().fold(Sketch::EMPTY, |sketch, card| sketch.with(card));
                query.descend(&sketch, unit.rest, 1, &mut |sketch| {
                    let pool = Pool::discard(CardSet::EMPTY);
                    let best = best_choices(sketch.hand(), pool).total;
                    let worst = worst_choices(sketch.hand(), pool).total;
                    assert!(best <= sketch.at_most(), "{:?}: {best}", sketch.hand());
                    assert!(worst >= sketch.at_least(), "{:?}: {worst}", sketch.hand());
                });
            }
        }
    }

    /// The known extremes, among the hands that share four or five cards with them.
    #[test]
    fn the_known_extremes_are_found() {
        let check = |size, worst, with: &[Card], expected| {
            let query = Query { size, worst, with: CardSet::of(with), ..ALL_SEVEN };
            let bar = Cell::new(if worst { i32::MAX } else { i32::MIN });
            for unit in query.units() {
                query.search(&unit, || bar.get(), |found| bar.set(found.total));
            }
            assert_eq!(bar.get(), expected, "{with:?}");
        };
        check(7, false, &[Card::BookOfChanges, Card::GemOfOrder, Card::Collector, Card::Candle], 385);
        check(
            8,
            false,
            &[Card::BookOfChanges, Card::GemOfOrder, Card::BellTower, Card::Candle, Card::Warhorse],
            397,
        );
        check(7, true, &[Card::WarlockLord, Card::Empress, Card::Doppelganger, Card::Shapeshifter], -57);
        check(
            8,
            true,
            &[Card::WarlockLord, Card::Empress, Card::Doppelganger, Card::Shapeshifter, Card::King],
            -74,
        );
    }

    #[test]
    fn impossible_queries_say_why() {
        let check = |query: Query, error| assert_eq!(query.check(), Err(error));
        check(Query { size: 9, ..ALL_SEVEN }, QueryError::HandSize { size: 9 });
        let hydra = CardSet::of(&[Card::Hydra]);
        let both = Query { with: hydra, without: hydra, ..ALL_SEVEN };
        check(both, QueryError::WithAndWithout { card: Card::Hydra });
        let necromancer = CardSet::of(&[Card::Necromancer]);
        check(Query { size: 8, without: necromancer, ..ALL_SEVEN }, QueryError::NeedsNecromancer);
        let eight: CardSet = Card::ALL.into_iter().take(8).collect();
        check(Query { with: eight, ..ALL_SEVEN }, QueryError::TooManyWith { count: 8, size: 7 });
        let six: CardSet = Card::ALL.into_iter().take(6).collect();
        check(
            Query { without: CardSet::ALL - six, ..ALL_SEVEN },
            QueryError::TooFewLeft { count: 6, size: 7 },
        );
    }
}
