//! Bounded integers, picks and shuffles, defined here to the bit so that dealing can be checked
//! on any machine and in any language.

use rand_core::Rng;

/// A source of chance: ChaCha for matches, something faster for playouts.
///
/// What is defined here is part of the fair-dealing protocol (docs/fair-dealing.md): changing how a
/// bounded integer is made changes every match that is verified.
pub trait GameRng {
    /// 64 uniform bits.
    fn next_u64(&mut self) -> u64;

    /// Uniform in `0..n`, by Lemire's method: the high half of `next_u64() * n`, drawing again while
    /// the low half is below `2^64 mod n`. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        let n = u64::from(n);
        loop {
            let product = u128::from(self.next_u64()) * u128::from(n);
            let low = product as u64;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 64) as u32;
            }
        }
    }

    /// A uniform element.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// A uniform order: Fisher-Yates from the last place down, swapping place `i` with `below(i + 1)`.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

impl<R: Rng + ?Sized> GameRng for R {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        Rng::next_u64(self)
    }
}
