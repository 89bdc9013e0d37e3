//! What was seen earlier, to be tried again where it does not belong.

use fabletop_core::GameRng;

/// Distinct values up to a bound. Once full, a newcomer takes a random place, so late phases of a
/// long game get in too.
pub(crate) struct Pool<T> {
    items: Vec<T>,
    bound: usize,
}

impl<T: Clone + PartialEq> Pool<T> {
    pub(crate) fn new(bound: usize) -> Pool<T> {
        Pool { items: Vec::new(), bound }
    }

    /// Takes `item` in; says whether it was new.
    pub(crate) fn insert(&mut self, item: &T, rng: &mut impl GameRng) -> bool {
        if self.items.contains(item) {
            return false;
        }
        if self.items.len() < self.bound {
            self.items.push(item.clone());
        } else {
            let place = rng.below(self.items.len() as u32) as usize;
            self.items[place] = item.clone();
        }
        true
    }

    pub(crate) fn items(&self) -> &[T] {
        &self.items
    }
}

/// All of `0..count`, or `limit` of them at random.
pub(crate) fn sample_indices(count: usize, limit: usize, rng: &mut impl GameRng) -> Vec<usize> {
    let mut indices: Vec<usize> = (0..count).collect();
    if count > limit {
        rng.shuffle(&mut indices);
        indices.truncate(limit);
    }
    indices
}
