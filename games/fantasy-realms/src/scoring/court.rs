//! The points of a settled hand: bonuses and penalties as the cards' effects say (rulings 15 and 17 to 24).

use super::kingdom::{Kingdom, MAX_HAND, Name, Notes, Places, Settled, Slot, places};
use crate::effects::{Bonus, Condition, Penalty};
use crate::suits::{Suit, SuitCounts, SuitSet};

/// Points for a run of so many consecutive base strengths.
const RUNS: [i16; MAX_HAND + 1] = [0, 0, 0, 10, 30, 60, 100, 150, 150];
/// Points for so many different names in one suit.
const COLLECTION: [i16; MAX_HAND + 1] = [0, 0, 0, 10, 40, 100, 100, 100, 100];

pub(crate) const fn run_points(length: usize) -> i16 {
    RUNS[if length > MAX_HAND { MAX_HAND } else { length }]
}

pub(crate) const fn collection_points(names: usize) -> i16 {
    COLLECTION[if names > MAX_HAND { MAX_HAND } else { names }]
}

/// The active cards of a settled hand.
pub(super) struct Court<'a> {
    pub(super) kingdom: &'a Kingdom,
    pub(super) settled: Settled,
}

impl Court<'_> {
    #[inline]
    pub(super) fn card_points<N: Notes>(&self, place: usize, notes: &mut N) -> i16 {
        let slot = self.kingdom.slots.at(place);
        let mut points = slot.base;
        for bonus in slot.card.facts().bonuses {
            let gained = self.bonus(place, bonus);
            points += gained;
            if N::LISTENS {
                notes.bonus(place, bonus, gained, self.counted_for_bonus(place, bonus));
            }
        }
        if self.settled.cleared >> place & 1 == 0 {
            for penalty in slot.penalties() {
                let lost = self.penalty(place, penalty);
                points += lost;
                if N::LISTENS {
                    notes.penalty(place, penalty, lost, self.counted_for_penalty(place, penalty));
                }
            }
        }
        points
    }

    pub(super) fn bonus(&self, place: usize, bonus: &Bonus) -> i16 {
        match *bonus {
            Bonus::PerCard { points, suits, other } => points * self.count(place, suits, other),
            Bonus::PerCardBeside { points, suits, beside, more } => {
                self.settled.counts.of(suits)
                    * if self.settled.names.contains(beside) { more } else { points }
            }
            Bonus::Once { points, when } => points * i16::from(self.holds(&when)),
            Bonus::OnceOrLess { points, when, less, otherwise } => {
                let less = less * i16::from(self.holds(&otherwise));
                if self.holds(&when) { points } else { less }
            }
            Bonus::SumOfBases { suits } => self.of_suits(suits).map(|slot| slot.base).sum(),
            Bonus::OneBase { suits } => self.fountain(suits),
            Bonus::Runs => self.runs(),
            Bonus::Collection => {
                self.different_names().at_least_three().map(|(_, names)| collection_points(names)).sum()
            }
            Bonus::AllSuitsDiffer { points } => points * i16::from(self.settled.counts.all_differ()),
            Bonus::Clears { .. } | Bonus::ClearsArmy { .. } => 0,
        }
    }

    fn penalty(&self, place: usize, penalty: &Penalty) -> i16 {
        match *penalty {
            Penalty::PerCard { points, suits, other } => {
                points * self.count(place, self.heard(place, suits), other)
            }
            Penalty::Unless { points, suits } => points * i16::from(!self.settled.counts.any(suits)),
            Penalty::Blanks { .. }
            | Penalty::BlanksAllBut { .. }
            | Penalty::BlankedUnless { .. }
            | Penalty::BlankedWith { .. } => 0,
        }
    }

    /// The suits of a penalty that are left when the word Army is cleared from it (ruling 20).
    fn heard(&self, place: usize, suits: SuitSet) -> SuitSet {
        suits.difference(self.settled.cleared_words(place))
    }

    /// Ruling 17: a card counts itself unless the text says "other".
    fn count(&self, place: usize, suits: SuitSet, other: bool) -> i16 {
        let itself = other && suits.contains(self.kingdom.slots.at(place).suit);
        self.settled.counts.of(suits) - i16::from(itself)
    }

    fn holds(&self, condition: &Condition) -> bool {
        condition.holds(self.settled.counts, self.settled.names)
    }

    fn active(&self) -> impl Iterator<Item = &Slot> {
        places(self.settled.active).map(|place| self.kingdom.slots.at(place))
    }

    fn of_suits(&self, suits: SuitSet) -> impl Iterator<Item = &Slot> {
        self.active().filter(move |slot| suits.contains(slot.suit))
    }

    fn fountain(&self, suits: SuitSet) -> i16 {
        match self.kingdom.fountain {
            Some(place) if self.settled.active >> place & 1 != 0 => self.kingdom.slots.at(place).base,
            Some(_) => 0,
            None => self.of_suits(suits).map(|slot| slot.base).max().unwrap_or(0),
        }
    }

    /// Ruling 18. Longer runs gain more than their parts, so runs are read off layer by layer: first
    /// every base strength that occurs, then those that occur twice, and so on.
    fn runs(&self) -> i16 {
        base_layers(self.active().map(|slot| slot.base))
            .into_iter()
            .take_while(|&layer| layer != 0)
            .map(layer_points)
            .sum()
    }

    /// Ruling 19: how many different names in each suit. Only special cards can repeat a name or lack one.
    fn different_names(&self) -> SuitCounts {
        let mut counts = self.settled.counts;
        for (i, slot) in self.active().enumerate() {
            if slot.card.suit() != Suit::Wild {
                continue;
            }
            let repeated = |(j, other): (usize, &Slot)| {
                j != i
                    && other.suit == slot.suit
                    && other.name == slot.name
                    && (j < i || other.card.suit() != Suit::Wild)
            };
            if slot.name == Name::NONE || self.active().enumerate().any(repeated) {
                counts.remove(slot.suit);
            }
        }
        counts
    }
}

/// The base strengths that occur, those that occur twice, and so on.
pub(crate) fn base_layers(bases: impl Iterator<Item = i16>) -> [u64; MAX_HAND] {
    let mut layers = [0u64; MAX_HAND];
    for base in bases {
        let mut bit = 1u64 << base;
        for layer in &mut layers {
            let again = *layer & bit;
            *layer |= bit;
            bit = again;
            if bit == 0 {
                break;
            }
        }
    }
    layers
}

/// The points of all runs among these base strengths.
pub(crate) fn layer_points(mut layer: u64) -> i16 {
    if layer & layer >> 1 & layer >> 2 == 0 {
        return 0;
    }
    let mut points = 0;
    while layer != 0 {
        layer >>= layer.trailing_zeros();
        let length = layer.trailing_ones();
        points += run_points(length as usize);
        layer >>= length;
    }
    points
}

/// Which cards made a line what it is: only for the reasons, not for the points.
impl Court<'_> {
    fn places_of(&self, test: impl Fn(&Slot) -> bool) -> Places {
        self.kingdom.matching(test) & self.settled.active
    }

    fn counted_for_bonus(&self, place: usize, bonus: &Bonus) -> Places {
        let itself = 1 << place;
        match *bonus {
            Bonus::PerCard { suits, other, .. } => {
                let counted = self.places_of(|slot| suits.contains(slot.suit));
                if other { counted & !itself } else { counted }
            }
            Bonus::PerCardBeside { suits, beside, .. } => {
                self.places_of(|slot| suits.contains(slot.suit) || slot.name == Name::of(beside))
            }
            Bonus::Once { when, .. } => self.meeting(&when),
            Bonus::OnceOrLess { when, otherwise, .. } => {
                if self.holds(&when) {
                    self.meeting(&when)
                } else {
                    self.meeting(&otherwise)
                }
            }
            Bonus::SumOfBases { suits } => self.places_of(|slot| suits.contains(slot.suit)),
            Bonus::OneBase { suits } => {
                let base = self.fountain(suits);
                let chosen = |slot: &Slot| suits.contains(slot.suit) && slot.base == base;
                let highest = self.places_of(chosen).trailing_zeros() as usize;
                1u32.checked_shl(self.kingdom.fountain.unwrap_or(highest) as u32).unwrap_or(0)
            }
            Bonus::Runs => self.in_runs(),
            Bonus::Collection => {
                let collected = self
                    .different_names()
                    .at_least_three()
                    .fold(SuitSet::EMPTY, |suits, (suit, _)| suits.with(suit));
                self.places_of(|slot| collected.contains(slot.suit))
            }
            Bonus::AllSuitsDiffer { .. } | Bonus::Clears { .. } | Bonus::ClearsArmy { .. } => 0,
        }
    }

    fn counted_for_penalty(&self, place: usize, penalty: &Penalty) -> Places {
        match *penalty {
            Penalty::PerCard { suits, other, .. } => {
                let suits = self.heard(place, suits);
                let counted = self.places_of(|slot| suits.contains(slot.suit));
                if other { counted & !(1 << place) } else { counted }
            }
            Penalty::Unless { suits, .. } => self.places_of(|slot| suits.contains(slot.suit)),
            _ => 0,
        }
    }

    fn meeting(&self, condition: &Condition) -> Places {
        if !self.holds(condition) {
            return 0;
        }
        let names = condition.all | condition.any;
        self.places_of(|slot| slot.bears(names) || condition.suits.contains(slot.suit))
    }

    fn in_runs(&self) -> Places {
        let strengths = self.active().fold(0u64, |set, slot| set | 1 << slot.base);
        let inner = strengths & strengths >> 1 & strengths >> 2;
        let runs = inner | inner << 1 | inner << 2;
        self.places_of(|slot| runs >> slot.base & 1 != 0)
    }
}
