//! What cards do to each other, as data: the scorer computes from it, the texts are made from it.

use crate::cards::{Card, CardSet};
use crate::suits::{Suit, SuitCounts, SuitSet};
use serde::Serialize;
use strum::VariantNames;

/// What has to be true of the other cards. Every part that is not empty has to hold; a card counts
/// itself (ruling 17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Condition {
    /// All cards of these names.
    pub all: CardSet,
    /// At least one card of these names.
    pub any: CardSet,
    /// At least one card of these suits.
    pub suits: SuitSet,
    /// No card of these suits.
    pub without: SuitSet,
}

impl Condition {
    /// Nothing has to be true.
    pub(crate) const NOTHING: Condition = Condition {
        all: CardSet::EMPTY,
        any: CardSet::EMPTY,
        suits: SuitSet::EMPTY,
        without: SuitSet::EMPTY,
    };

    /// Whether it is true of these active cards.
    #[inline(always)]
    pub(crate) fn holds(&self, counts: SuitCounts, names: CardSet) -> bool {
        // Not lazily: the parts are cheaper than a branch that cannot be foreseen.
        (self.all - names).is_empty()
            & (self.any.is_empty() | !(self.any & names).is_empty())
            & (self.suits.is_empty() | counts.any(self.suits))
            & !counts.any(self.without)
    }

    pub(crate) const fn all(names: &[Card]) -> Condition {
        Condition { all: CardSet::of(names), ..Condition::NOTHING }
    }

    pub(crate) const fn any(names: &[Card]) -> Condition {
        Condition { any: CardSet::of(names), ..Condition::NOTHING }
    }

    pub(crate) const fn suit(suits: &[Suit]) -> Condition {
        Condition { suits: SuitSet::of(suits), ..Condition::NOTHING }
    }

    pub(crate) const fn without(suits: &[Suit]) -> Condition {
        Condition { without: SuitSet::of(suits), ..Condition::NOTHING }
    }

    pub(crate) const fn and_any(self, names: &[Card]) -> Condition {
        Condition { any: CardSet::of(names), ..self }
    }

    pub(crate) const fn and_suit(self, suits: &[Suit]) -> Condition {
        Condition { suits: SuitSet::of(suits), ..self }
    }
}

/// A card's bonus. Clearing is printed as a bonus, so a Doppelgänger does not copy it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Bonus {
    /// So many points for each card of these suits; `other` leaves the card itself out.
    PerCard {
        /// Points for each.
        points: i16,
        /// The suits that count.
        suits: SuitSet,
        /// Whether the card itself is left out.
        other: bool,
    },
    /// So many points for each card of these suits, more beside a certain card (ruling 24).
    PerCardBeside {
        /// Points for each.
        points: i16,
        /// The suits that count.
        suits: SuitSet,
        /// The card that makes it more.
        beside: Card,
        /// Points for each beside it.
        more: i16,
    },
    /// Points, once, on a condition.
    Once {
        /// The points.
        points: i16,
        /// The condition.
        when: Condition,
    },
    /// The higher points on one condition, else the lower on another.
    OnceOrLess {
        /// The higher points.
        points: i16,
        /// Their condition.
        when: Condition,
        /// The lower points.
        less: i16,
        /// Their condition.
        otherwise: Condition,
    },
    /// The base strengths of all cards of these suits.
    SumOfBases {
        /// The suits that count.
        suits: SuitSet,
    },
    /// The base strength of one card of these suits (ruling 22: it may choose itself).
    OneBase {
        /// The suits to choose from.
        suits: SuitSet,
    },
    /// Runs of consecutive base strengths (ruling 18).
    Runs,
    /// Cards of different names in one suit (rulings 18 and 19).
    Collection,
    /// Points if every active card has another suit.
    AllSuitsDiffer {
        /// The points.
        points: i16,
    },
    /// Clears all penalties of cards of these suits.
    Clears {
        /// The suits.
        suits: SuitSet,
    },
    /// Clears the word Army from penalties of cards of these suits (ruling 20).
    ClearsArmy {
        /// The suits.
        suits: SuitSet,
    },
}

/// A card's penalty. What [`Bonus::Clears`] takes away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Penalty {
    /// So many points less for each card of these suits; `other` leaves the card itself out.
    PerCard {
        /// Points for each, negative.
        points: i16,
        /// The suits that count.
        suits: SuitSet,
        /// Whether the card itself is left out.
        other: bool,
    },
    /// Points less, unless there is a card of these suits.
    Unless {
        /// The points, negative.
        points: i16,
        /// The suits that save it.
        suits: SuitSet,
    },
    /// Blanks cards of these suits, save some names; `other` leaves the card itself out.
    Blanks {
        /// The suits.
        suits: SuitSet,
        /// The names spared.
        spares: CardSet,
        /// Whether the card itself is left out.
        other: bool,
    },
    /// Blanks every card save those of these suits and names. It has no suit word to clear (ruling 20).
    BlanksAllBut {
        /// The suits spared.
        suits: SuitSet,
        /// The names spared.
        spares: CardSet,
    },
    /// The card is blanked unless there is a card of these suits.
    BlankedUnless {
        /// The suits that save it.
        suits: SuitSet,
    },
    /// The card is blanked if there is a card of these suits.
    BlankedWith {
        /// The suits that blank it.
        suits: SuitSet,
    },
}
