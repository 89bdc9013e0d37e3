//! The effects of all cards in a form that is quick to add up.
//!
//! Made from the cards' typed effects when the crate is compiled. Effects that do not fit the form
//! (a dozen cards have one) are left to the plain reading in [`super::court`], against which the
//! tests compare every sum.

use super::kingdom::{Places, Settled, Slots, places};
use crate::cards::Card;
use crate::effects::{Bonus, Condition, Penalty};
use crate::suits::{Suit, SuitCounts, SuitSet};

/// Points for each card of some suits.
#[derive(Clone, Copy)]
struct Each {
    points: i16,
    other: bool,
    suits: SuitSet,
}

impl Each {
    const NOTHING: Each = Each { points: 0, other: false, suits: SuitSet::EMPTY };

    #[inline(always)]
    fn points(&self, counts: SuitCounts, own: Suit, without: SuitSet) -> i16 {
        let suits = self.suits.difference(without);
        self.points * (counts.of(suits) - i16::from(self.other & suits.contains(own)))
    }
}

/// The bonuses of a card.
struct Gains {
    each: [Each; 2],
    once: i16,
    when: Condition,
}

impl Gains {
    const NOTHING: Gains = Gains { each: [Each::NOTHING; 2], once: 0, when: Condition::NOTHING };
}

/// The penalties of a card.
struct Losses {
    each: [Each; 2],
    unless: i16,
    suits: SuitSet,
}

impl Losses {
    const NOTHING: Losses = Losses { each: [Each::NOTHING; 2], unless: 0, suits: SuitSet::EMPTY };
}

static GAINS: [Gains; Card::COUNT] = {
    let mut all = [const { Gains::NOTHING }; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        all[i] = gains_of(Card::ALL[i]);
        i += 1;
    }
    all
};

static LOSSES: [Losses; Card::COUNT] = {
    let mut all = [const { Losses::NOTHING }; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        all[i] = losses_of(Card::ALL[i]);
        i += 1;
    }
    all
};

/// Which cards of a hand have which kind of effect: a set of places for each kind, eight bits a kind.
///
/// Only the effects that are there are added up: in a search over one hand's choices they are the
/// same all the time, so the processor learns the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Kinds {
    gains: u64,
    losses: u64,
}

static KINDS: [Kinds; Card::COUNT] = {
    let mut all = [Kinds { gains: 0, losses: 0 }; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        all[i] = kinds_of(Card::ALL[i]);
        i += 1;
    }
    all
};

impl Kinds {
    pub(super) const NONE: Kinds = Kinds { gains: 0, losses: 0 };

    /// Notes the effects of the card in `place`, which has the bonus of one card and the penalty of another.
    #[inline(always)]
    pub(super) fn add(&mut self, place: usize, card: Card, penalty_of: Card) {
        self.gains |= KINDS[card as usize].gains << place;
        self.losses |= KINDS[penalty_of as usize].losses << place;
    }

    pub(super) fn special(self) -> Places {
        lane(self.gains, 3)
    }

    pub(super) fn clearers(self) -> Places {
        lane(self.gains, 4)
    }

    pub(super) fn blankers(self) -> Places {
        lane(self.losses, 3)
    }

    pub(super) fn self_blankers(self) -> Places {
        lane(self.losses, 4)
    }

    /// No choices make more of the bonuses counted here, if `counts` is asked for the most cards there
    /// could be of some suits.
    #[inline(always)]
    pub(super) fn most_gains(
        self,
        cards: &[Card],
        counts: impl Fn(SuitSet) -> i16,
        hopes: impl Fn(&Condition) -> bool,
    ) -> i16 {
        let [first, second, once] = [0, 1, 2].map(|kind| lane(self.gains, kind));
        let mut points = 0;
        for (each, kind) in [first, second].into_iter().enumerate() {
            for place in places(kind) {
                let Each { points: gain, other, suits } = GAINS[cards[place] as usize].each[each];
                let itself = other && suits.contains(cards[place].suit());
                points += gain * (counts(suits) - i16::from(itself));
            }
        }
        for place in places(once) {
            let gains = &GAINS[cards[place] as usize];
            points += gains.once * i16::from(hopes(&gains.when));
        }
        points
    }

    /// No choices make a card of this penalty lose more, with `counts` as in [`Kinds::most_gains`].
    pub(super) fn most_losses(card: Card, counts: impl Fn(SuitSet) -> i16) -> i16 {
        let Losses { each, unless, .. } = &LOSSES[card as usize];
        each.iter().map(|each| each.points * counts(each.suits)).sum::<i16>() + unless
    }

    /// Adds up everything but base strengths and special bonuses.
    #[inline(always)]
    pub(super) fn points(self, slots: &Slots, settled: &Settled) -> i16 {
        let [first, second, once] = [0, 1, 2].map(|kind| lane(self.gains, kind));
        let mut points = 0;
        for (each, kind) in [first, second].into_iter().enumerate() {
            for place in places(kind & settled.active) {
                let slot = slots.at(place);
                points +=
                    GAINS[slot.card as usize].each[each].points(settled.counts, slot.suit, SuitSet::EMPTY);
            }
        }
        for place in places(once & settled.active) {
            let gains = &GAINS[slots.at(place).card as usize];
            points += gains.once * i16::from(gains.when.holds(settled.counts, settled.names));
        }
        let [first, second, unless] = [0, 1, 2].map(|kind| lane(self.losses, kind));
        let exposed = settled.active & !settled.cleared;
        for (each, kind) in [first, second].into_iter().enumerate() {
            for place in places(kind & exposed) {
                let slot = slots.at(place);
                let cleared = settled.cleared_words(place);
                points +=
                    LOSSES[slot.penalty_of as usize].each[each].points(settled.counts, slot.suit, cleared);
            }
        }
        for place in places(unless & exposed) {
            let losses = &LOSSES[slots.at(place).penalty_of as usize];
            points += losses.unless * i16::from(!settled.counts.any(losses.suits));
        }
        points
    }
}

/// The places of one kind.
#[inline(always)]
fn lane(kinds: u64, kind: u32) -> Places {
    (kinds >> (8 * kind)) as Places & 0xFF
}

const fn kinds_of(card: Card) -> Kinds {
    let (gains, losses) = (gains_of(card), losses_of(card));
    let (mut special, mut clears, mut blanks, mut blanked) = (false, false, false, false);
    let facts = card.facts();
    let mut i = 0;
    while i < facts.bonuses.len() {
        special |= is_special(&facts.bonuses[i]);
        clears |= matches!(facts.bonuses[i], Bonus::Clears { .. } | Bonus::ClearsArmy { .. });
        i += 1;
    }
    let mut i = 0;
    while i < facts.penalties.len() {
        blanks |= matches!(facts.penalties[i], Penalty::Blanks { .. } | Penalty::BlanksAllBut { .. });
        blanked |= matches!(facts.penalties[i], Penalty::BlankedUnless { .. } | Penalty::BlankedWith { .. });
        i += 1;
    }
    Kinds {
        gains: lanes([
            gains.each[0].points != 0,
            gains.each[1].points != 0,
            gains.once != 0,
            special,
            clears,
        ]),
        losses: lanes([
            losses.each[0].points != 0,
            losses.each[1].points != 0,
            losses.unless != 0,
            blanks,
            blanked,
        ]),
    }
}

const fn lanes(kinds: [bool; 5]) -> u64 {
    let mut all = 0;
    let mut i = 0;
    while i < kinds.len() {
        all |= (kinds[i] as u64) << (8 * i);
        i += 1;
    }
    all
}

const fn gains_of(card: Card) -> Gains {
    let bonuses = card.facts().bonuses;
    let mut gains = Gains::NOTHING;
    let (mut i, mut filled) = (0, 0);
    while i < bonuses.len() {
        match bonuses[i] {
            Bonus::PerCard { points, suits, other } => {
                gains.each[filled] = Each { points, other, suits };
                filled += 1;
            }
            Bonus::Once { points, when } => {
                assert!(gains.once == 0, "one condition a card");
                gains.once = points;
                gains.when = when;
            }
            _ => {}
        }
        i += 1;
    }
    gains
}

const fn losses_of(card: Card) -> Losses {
    let penalties = card.facts().penalties;
    let mut losses = Losses::NOTHING;
    let (mut i, mut filled) = (0, 0);
    while i < penalties.len() {
        match penalties[i] {
            Penalty::PerCard { points, suits, other } => {
                losses.each[filled] = Each { points, other, suits };
                filled += 1;
            }
            Penalty::Unless { points, suits } => {
                assert!(losses.unless == 0, "one condition a card");
                losses.unless = points;
                losses.suits = suits;
            }
            _ => {}
        }
        i += 1;
    }
    losses
}

/// Whether a bonus is left to the plain reading.
pub(super) const fn is_special(bonus: &Bonus) -> bool {
    match bonus {
        Bonus::PerCardBeside { .. }
        | Bonus::OnceOrLess { .. }
        | Bonus::SumOfBases { .. }
        | Bonus::OneBase { .. }
        | Bonus::Runs
        | Bonus::Collection
        | Bonus::AllSuitsDiffer { .. } => true,
        Bonus::PerCard { .. } | Bonus::Once { .. } | Bonus::Clears { .. } | Bonus::ClearsArmy { .. } => false,
    }
}
