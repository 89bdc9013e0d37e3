//! How soon fields get their crystals: the chances of the tokens to come.

use super::weights::Weights;
use via_magica::animus::{Animus, AnimusSet, Token, Tokens};

/// So many fields of each animus have no crystal.
pub(super) type Missing = [u8; Animus::COUNT];

/// The chances of a round's token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Luck {
    /// That it fits one animus only.
    animi: [f64; Animus::COUNT],
    /// That it fits everything.
    any: f64,
}

/// A portal has six fields at most, so there are at most so many ways to have some of them empty.
const MOST_WAYS: usize = 64;
/// From one full bag to the next a token that is not universal has a chance of one in three to come before
/// both universal ones, and 8 rounds go by in the mean. So each of the 23 counts for 1/24 of a round.
const BAG: f64 = 24.0;

impl Luck {
    /// The chances in the rounds to come: of this bag first, then of full bags.
    pub(super) fn of(bag: &Tokens, wild: AnimusSet, weights: &Weights) -> Luck {
        let left = bag.len() as f64;
        let rounds = (left + 1.0) / (f64::from(bag.universal) + 1.0);
        let now = rounds / (rounds + weights.full_bag_rounds);
        let chance = |token: Token| {
            let later = f64::from(Tokens::ALL.count(token)) / BAG;
            let later = if token == Token::Universal { 3.0 / BAG } else { later };
            now * f64::from(bag.count(token)) / left.max(1.0) + (1.0 - now) * later
        };
        let mut luck = Luck { animi: [0.0; Animus::COUNT], any: chance(Token::Universal) };
        for token in Token::ALL {
            match token.animus() {
                Some(animus) if wild.contains(animus) => luck.any += chance(token),
                Some(animus) => luck.animi[animus as usize] = chance(token),
                None => {}
            }
        }
        luck
    }

    /// The chance that a token fits `animus`.
    pub(super) fn of_animus(&self, animus: Animus) -> f64 {
        self.animi[animus as usize] + self.any
    }

    /// What is left for other portals, when tokens go first to one with these empty fields.
    pub(super) fn beside(mut self, missing: &Missing, weights: &Weights) -> Luck {
        for (chance, &count) in self.animi.iter_mut().zip(missing) {
            if count > 0 {
                *chance *= weights.shared_animus;
            }
        }
        self.any *= weights.shared_universal;
        self
    }

    /// The mean of `patience` to the power of the rounds it takes to fill these fields: 1 for none.
    pub(super) fn soon(&self, missing: &Missing, patience: f64) -> f64 {
        // The animi that are missing: how many, their chance, and by how many ways one of them more goes back.
        let mut kinds = [(0_u8, 0.0, 0_usize); Animus::COUNT];
        let (mut found, mut ways) = (0, 1);
        for (&count, &chance) in missing.iter().zip(&self.animi).filter(|(count, _)| **count > 0) {
            kinds[found] = (count, chance, ways);
            found += 1;
            ways *= usize::from(count) + 1;
        }
        let (kinds, ways) = (&kinds[..found], ways.min(MOST_WAYS));
        // Every way to have some of them empty, the fewest first: each leads to ones before it.
        let mut soon = [1.0; MOST_WAYS];
        let mut empty = [0_u8; Animus::COUNT];
        for way in 1..ways {
            for (empty, &(most, ..)) in empty.iter_mut().zip(kinds) {
                if *empty < most {
                    *empty += 1;
                    break;
                }
                *empty = 0;
            }
            let (mut hit, mut gain, mut best) = (self.any, 0.0, 0.0_f64);
            for (&empty, &(_, chance, back)) in empty.iter().zip(kinds) {
                if empty > 0 {
                    let next = soon[way - back];
                    hit += chance;
                    gain += chance * next;
                    best = best.max(next);
                }
            }
            soon[way] = patience * (gain + self.any * best) / (1.0 - patience * (1.0 - hit));
        }
        soon[ways - 1]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::via_magica::weights::WEIGHTS;

    fn full() -> Luck {
        Luck::of(&Tokens::ALL, AnimusSet::EMPTY, &WEIGHTS)
    }

    #[test]
    fn chances_add_up() {
        let luck = full();
        let sum = luck.animi.iter().sum::<f64>() + luck.any;
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
        let wild = Luck::of(&Tokens::ALL, AnimusSet::only(Animus::Air), &WEIGHTS);
        assert!((wild.any - luck.of_animus(Animus::Air)).abs() < 1e-9);
    }

    #[test]
    fn one_field_is_a_matter_of_one_token() {
        let luck = full();
        let hit = luck.of_animus(Animus::Earth);
        let expected = 0.9 * hit / (1.0 - 0.9 * (1.0 - hit));
        assert!((luck.soon(&[0, 0, 1, 0, 0, 0], 0.9) - expected).abs() < 1e-9);
        assert!((luck.soon(&[0; 6], 0.9) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn rare_fields_and_many_fields_take_longer() {
        let luck = full();
        let air = luck.soon(&[1, 0, 0, 0, 0, 0], 0.95);
        assert!(luck.soon(&[2, 0, 0, 0, 0, 0], 0.95) < air);
        assert!(luck.soon(&[0, 0, 0, 0, 0, 1], 0.95) < air);
        assert!(luck.beside(&[1, 0, 0, 0, 0, 0], &WEIGHTS).soon(&[1, 0, 0, 0, 0, 0], 0.95) < air);
    }

    #[test]
    fn an_empty_bag_of_an_animus_is_waited_for() {
        let bag = Tokens { earth: 0, ..Tokens::ALL };
        let luck = Luck::of(&bag, AnimusSet::EMPTY, &WEIGHTS);
        assert!(luck.of_animus(Animus::Earth) < full().of_animus(Animus::Earth));
    }
}
