//! The generator's bounded integers and shuffles are uniform and never change.

use fabletop_core::GameRng;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Gives out prepared words, to reach the rare branch.
struct Words(std::vec::IntoIter<u64>);

impl GameRng for Words {
    fn next_u64(&mut self) -> u64 {
        self.0.next().expect("enough words")
    }
}

#[test]
fn bounded_integers_take_the_high_half() {
    let mut rng = Words(vec![0x8000_0000_0000_0001, u64::MAX, 1 << 62].into_iter());
    assert_eq!(rng.below(10), 5, "half of the range");
    assert_eq!(rng.below(10), 9, "its end");
    assert_eq!(rng.below(8), 2, "a quarter");
}

#[test]
fn words_that_would_bias_are_drawn_again() {
    // 2^64 mod 10 = 6: a product whose low half is below 6 is refused. 0 * 10 has low half 0.
    let mut rng = Words(vec![0, 0, u64::MAX].into_iter());
    assert_eq!(rng.below(10), 9);
}

#[test]
fn shuffles_reach_every_order_alike() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..24_000 {
        let mut items = [0, 1, 2, 3];
        rng.shuffle(&mut items);
        *seen.entry(items).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 24);
    assert!(seen.values().all(|&n| (850..1150).contains(&n)), "{seen:?}");
}
