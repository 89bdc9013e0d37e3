//! Quick limits to what choices can make of a hand, so that most need not be tried.
//!
//! All of them rest on three facts: no bonus is negative, no bonus falls when a card is added to a
//! suit (but for two that are counted in full here), and blanking only takes away.

use super::court::{base_layers, collection_points, layer_points, run_points};
use super::kernel::{Kinds, is_special};
use super::kingdom::{Kingdom, MAX_HAND, places};
use crate::cards::{Card, CardSet, MIRAGE_SUITS, SHAPESHIFTER_SUITS};
use crate::effects::{Bonus, Condition};
use crate::suits::{Suit, SuitCounts, SuitSet};

/// What a hand could be worth if nothing were blanked and no penalty counted, what one more card of
/// each suit could add, and what one card less of it is sure to take away.
pub(crate) struct Outlook {
    points: i16,
    gain: [i16; 11],
    loss: [i16; 11],
}

impl Outlook {
    /// Looks at a hand in which only the Book of Changes and the Island are still to choose.
    pub(crate) fn of(kingdom: &Kingdom) -> Outlook {
        let mut counts = SuitCounts::default();
        let mut names = CardSet::EMPTY;
        let mut outlook = Outlook { points: 0, gain: [0; 11], loss: [0; 11] };
        for slot in kingdom.slots.iter() {
            counts.add(slot.suit);
            names = names | slot.name.set();
            outlook.points += slot.base;
        }
        for slot in kingdom.slots.iter() {
            for bonus in slot.card.facts().bonuses {
                outlook.add(bonus, kingdom, counts, names);
            }
        }
        outlook
    }

    /// No change of one card from the suit `before` into `after` can bring more.
    pub(crate) fn change(&self, before: Suit, after: Suit) -> i32 {
        i32::from(self.points + self.gain[after as usize] - self.loss[before as usize])
    }

    /// So many points for each card of these suits. A text that says "other" counts the card itself
    /// here too, so that it is sure to lose when any card leaves.
    fn per_card(&mut self, suits: SuitSet, points: i16, counts: SuitCounts) {
        self.points += points * counts.of(suits);
        for suit in suits.iter() {
            self.gain[suit as usize] += points;
            self.loss[suit as usize] += points;
        }
    }

    fn each(&mut self, suits: SuitSet, points: i16) {
        for suit in suits.iter() {
            self.gain[suit as usize] += points;
        }
    }

    /// A bonus on a condition: it counts if it holds, and as a gain if only a suit is lacking.
    fn once(&mut self, points: i16, when: &Condition, counts: SuitCounts, names: CardSet) {
        let when = Condition { without: SuitSet::EMPTY, ..*when };
        if when.holds(counts, names) {
            self.points += points;
        } else if (Condition { suits: SuitSet::EMPTY, ..when }).holds(counts, names) {
            self.each(when.suits, points);
        }
    }

    fn add(&mut self, bonus: &Bonus, kingdom: &Kingdom, counts: SuitCounts, names: CardSet) {
        match *bonus {
            Bonus::PerCard { points, suits, .. } => self.per_card(suits, points, counts),
            Bonus::PerCardBeside { points, suits, beside, more } => {
                self.per_card(suits, if names.contains(beside) { more } else { points }, counts);
            }
            Bonus::Once { points, ref when } => self.once(points, when, counts, names),
            Bonus::OnceOrLess { points, ref when, less, ref otherwise } => {
                self.once(points, when, counts, names);
                if !when.holds(counts, names) {
                    self.once(less, otherwise, counts, names);
                }
            }
            Bonus::SumOfBases { suits } => {
                let highest = kingdom.slots.iter().map(|slot| slot.base).max().unwrap_or(0);
                let counting = kingdom.slots.iter().filter(|slot| suits.contains(slot.suit));
                self.points += counting.map(|slot| slot.base).sum::<i16>();
                self.each(suits, highest);
            }
            Bonus::OneBase { .. } => {
                self.points += kingdom.slots.iter().map(|slot| slot.base).max().unwrap_or(0);
            }
            Bonus::Runs => self.points += kingdom.base_layers().into_iter().map(layer_points).sum::<i16>(),
            Bonus::Collection => {
                for suit in Suit::ALL {
                    let now = counts.of(SuitSet::of(&[suit])) as usize;
                    self.points += collection_points(now);
                    self.gain[suit as usize] += collection_points(now + 1) - collection_points(now);
                    self.loss[suit as usize] += collection_points(now) - collection_points(now.max(1) - 1);
                }
            }
            Bonus::AllSuitsDiffer { points } => self.points += points,
            Bonus::Clears { .. } | Bonus::ClearsArmy { .. } => {}
        }
    }
}

/// A hand that grows card by card, with limits to what any choices can make of it.
#[derive(Clone, Copy)]
pub(crate) struct Sketch {
    cards: [Card; MAX_HAND],
    len: usize,
    held: CardSet,
    counts: SuitCounts,
    kinds: Kinds,
    bases: i16,
    highest: i16,
}

impl Sketch {
    pub(crate) const EMPTY: Sketch = Sketch {
        cards: [Card::Mountain; MAX_HAND],
        len: 0,
        held: CardSet::EMPTY,
        counts: SuitCounts::NONE,
        kinds: Kinds::NONE,
        bases: 0,
        highest: 0,
    };

    /// The hand.
    pub(crate) fn hand(&self) -> CardSet {
        self.held
    }

    /// The hand and one card more.
    #[inline]
    pub(crate) fn with(&self, card: Card) -> Sketch {
        let mut next = *self;
        next.cards[next.len] = card;
        next.kinds.add(next.len, card, card);
        next.len += 1;
        next.held.insert(card);
        next.counts.add(card.suit());
        next.bases += card.base();
        next.highest = next.highest.max(card.base());
        next
    }

    /// As many cards of these suits as choices could make.
    #[inline]
    fn most(&self, suits: SuitSet) -> i16 {
        let now = self.counts.of(suits);
        if (self.held & FLEXIBLE).is_empty() {
            return now;
        }
        let can = |card: Card, into: SuitSet| {
            i16::from(self.held.contains(card) && !suits.intersection(into).is_empty())
        };
        now + can(Card::Mirage, MIRAGE_SUITS)
            + can(Card::Shapeshifter, SHAPESHIFTER_SUITS)
            + can(Card::BookOfChanges, Suit::TEN)
            + can(Card::Doppelganger, SuitSet::ALL)
    }

    /// Whether choices could meet a condition.
    fn hopes(&self, when: &Condition) -> bool {
        let names = self.names();
        (when.all - names).is_empty()
            && (when.any.is_empty() || !(when.any & names).is_empty())
            && (when.suits.is_empty() || self.most(when.suits) > 0)
    }

    /// The names that could be there.
    fn names(&self) -> CardSet {
        let mut names = self.held;
        if self.held.contains(Card::Mirage) {
            names = names | CardSet::of_suits(MIRAGE_SUITS);
        }
        if self.held.contains(Card::Shapeshifter) {
            names = names | CardSet::of_suits(SHAPESHIFTER_SUITS);
        }
        names
    }

    /// No choices bring more than this.
    #[inline]
    pub(crate) fn at_most(&self) -> i32 {
        let cards = &self.cards[..self.len];
        let mut points = self.bases;
        points += self.kinds.most_gains(cards, |suits| self.most(suits), |when| self.hopes(when));
        for place in places(self.kinds.special()) {
            let bonuses = cards[place].facts().bonuses.iter().filter(|bonus| is_special(bonus));
            points += bonuses.map(|bonus| self.most_special(bonus)).sum::<i16>();
        }
        if self.held.contains(Card::Doppelganger) {
            points += self.highest;
        }
        i32::from(points)
    }

    fn most_special(&self, bonus: &Bonus) -> i16 {
        let doppelganger = self.held.contains(Card::Doppelganger);
        match *bonus {
            Bonus::PerCardBeside { points, suits, beside, more } => {
                self.most(suits) * if self.names().contains(beside) { more } else { points }
            }
            Bonus::OnceOrLess { points, ref when, less, ref otherwise } => {
                if self.hopes(when) {
                    points
                } else {
                    less * i16::from(self.hopes(otherwise))
                }
            }
            Bonus::SumOfBases { suits } => {
                let counting = self.cards[..self.len].iter().filter(|card| suits.contains(card.suit()));
                let flexible = [Card::Doppelganger, Card::BookOfChanges].map(|card| self.held.contains(card));
                let more = flexible.into_iter().filter(|&flexible| flexible).count() as i16;
                counting.map(|card| card.base()).sum::<i16>() + more * self.highest
            }
            Bonus::OneBase { .. } => self.highest,
            Bonus::Runs => {
                let layers = base_layers(self.cards[..self.len].iter().map(|card| card.base()));
                let again = layers[1].count_ones() as usize + 1;
                let copy = if doppelganger { run_points(again) } else { 0 };
                layers.into_iter().map(layer_points).sum::<i16>() + copy
            }
            Bonus::Collection => {
                let of = |suit| collection_points(self.most(SuitSet::of(&[suit])) as usize);
                Suit::ALL.into_iter().map(of).sum()
            }
            Bonus::AllSuitsDiffer { points } => points,
            Bonus::PerCard { .. } | Bonus::Once { .. } | Bonus::Clears { .. } | Bonus::ClearsArmy { .. } => 0,
        }
    }

    /// No choices bring less than this: a card that would give something may be blanked.
    pub(crate) fn at_least(&self) -> i32 {
        if self.held.contains(Card::ProtectionRune) {
            return 0;
        }
        let worst = |card: &Card| (card.base() + Kinds::most_losses(*card, |suits| self.most(suits))).min(0);
        let cards = &self.cards[..self.len];
        let copied = if self.held.contains(Card::Doppelganger) {
            cards.iter().map(worst).min().unwrap_or(0)
        } else {
            0
        };
        i32::from(cards.iter().map(worst).sum::<i16>() + copied)
    }
}

/// The cards whose choice changes suits, names or base strengths.
const FLEXIBLE: CardSet =
    CardSet::of(&[Card::Mirage, Card::Shapeshifter, Card::BookOfChanges, Card::Doppelganger]);
