//! Points of hands, remembered: in a search the same hands come again and again.

use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::{Made, Pool, best_above, best_choices};

/// Places to remember a hand in.
const PLACES: usize = 1 << 18;

/// Exact points of hands. A Necromancer's hand is never remembered, so that the discard area does not matter.
pub(super) struct Points {
    known: Vec<Known>,
    names: CardSet,
}

/// What is remembered of a hand.
#[derive(Clone, Copy)]
struct Known {
    hand: CardSet,
    /// Its points, or what they do not exceed.
    points: i16,
    is_exact: bool,
}

impl Known {
    const NOTHING: Known = Known { hand: CardSet::EMPTY, points: 0, is_exact: false };
}

impl Points {
    pub(super) fn new() -> Points {
        Points { known: vec![Known::NOTHING; PLACES], names: CardSet::EMPTY }
    }

    /// The points of a hand with the best choices.
    pub(super) fn of(&mut self, hand: CardSet, pool: Pool) -> i32 {
        let Some(place) = self.place(hand, pool) else { return best_choices(hand, pool).total };
        let known = self.known[place];
        if known.hand == hand && known.is_exact {
            return i32::from(known.points);
        }
        let total = best_choices(hand, pool).total;
        self.known[place] = Known { hand, points: total as i16, is_exact: true };
        total
    }

    /// The same if it is more than `floor`.
    fn above(&mut self, hand: CardSet, pool: Pool, floor: i32) -> Option<i32> {
        let found = |floor| best_above(hand, pool, &Made::NOTHING, floor).map(|best| best.total);
        let Some(place) = self.place(hand, pool) else { return found(floor) };
        let known = self.known[place];
        if known.hand == hand && (known.is_exact || i32::from(known.points) <= floor) {
            return known.is_exact.then_some(i32::from(known.points)).filter(|&points| points > floor);
        }
        let found = found(floor);
        self.known[place] = Known { hand, points: found.unwrap_or(floor) as i16, is_exact: found.is_some() };
        found
    }

    /// The most points of a hand without one card of `from`, if they are more than `floor`, and which card goes.
    pub(super) fn best_without(
        &mut self,
        hand: CardSet,
        from: CardSet,
        pool: Pool,
        floor: i32,
    ) -> Option<(i32, Card)> {
        let mut best = None;
        for gone in from {
            let bar = best.map_or(floor, |(points, _)| points);
            if let Some(points) = self.above(hand.without(gone), pool, bar) {
                best = Some((points, gone));
            }
        }
        best
    }

    /// Where a hand is remembered.
    fn place(&mut self, hand: CardSet, pool: Pool) -> Option<usize> {
        if hand.contains(Card::Necromancer) {
            return None;
        }
        if self.names != pool.names {
            self.names = pool.names;
            self.known.fill(Known::NOTHING);
        }
        Some((hand.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 46) as usize % PLACES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fabletop_core::GameRng;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    fn some_hand(cards: usize, rng: &mut Xoshiro256PlusPlus) -> CardSet {
        let mut hand = CardSet::EMPTY;
        while hand.len() < cards {
            hand.extend(CardSet::ALL.nth(rng.below(Card::COUNT as u32)));
        }
        hand
    }

    #[test]
    fn what_is_remembered_is_what_was_counted() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut points = Points::new();
        let hands: Vec<CardSet> = (0..300).map(|_| some_hand(7, &mut rng)).collect();
        for _ in 0..2 {
            for &hand in &hands {
                let pool = Pool::discard(some_hand(5, &mut rng) - hand);
                let exact = best_choices(hand, pool).total;
                let floor = exact + rng.below(41) as i32 - 20;
                assert_eq!(points.above(hand, pool, floor), (exact > floor).then_some(exact));
                assert_eq!(points.of(hand, pool), exact);
            }
        }
    }

    #[test]
    fn the_card_that_goes_is_the_one_that_is_missed_least() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
        let mut points = Points::new();
        let pool = Pool::discard(CardSet::EMPTY);
        for _ in 0..100 {
            let hand = some_hand(8, &mut rng);
            let best = hand.iter().map(|gone| best_choices(hand.without(gone), pool).total).max();
            let found = points.best_without(hand, hand, pool, i32::MIN);
            assert_eq!(found.map(|(points, _)| points), best);
            let (_, gone) = found.expect("a card can always go");
            assert_eq!(Some(best_choices(hand.without(gone), pool).total), best);
            assert_eq!(
                points.best_without(hand, hand, pool, best.unwrap_or(0)),
                None,
                "not above its own floor"
            );
        }
    }
}
