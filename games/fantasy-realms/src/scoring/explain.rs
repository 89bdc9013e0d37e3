//! The reasons behind a score, line by line.

use super::choices::Choices;
use super::kingdom::{Blanked, Kingdom, MAX_HAND, Notes, Places};
use crate::cards::{Card, CardSet};
use crate::effects::{Bonus, Penalty};
use crate::suits::{Suit, SuitSet};
use alloc::vec::Vec;
use serde::Serialize;
use strum::VariantNames;

/// A hand's points with the reason for each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Score {
    /// The points of the hand.
    pub total: i32,
    /// Its cards, in the order of the cards.
    pub cards: Vec<CardScore>,
}

/// One card's points with the reason for each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct CardScore {
    /// The card.
    pub card: Card,
    /// What it gives.
    pub points: i16,
    /// Whether it is blanked.
    pub blanked: bool,
    /// The name it goes by; none if it took only a suit or is blanked.
    pub name: Option<Card>,
    /// Its suit in the end; none if it is blanked.
    pub suit: Option<Suit>,
    /// Why.
    pub lines: Vec<Line>,
}

/// One reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Line {
    /// The Necromancer brought it.
    Eighth,
    /// It copies a card.
    Copies {
        /// The card.
        name: Card,
    },
    /// It passes for a card.
    Poses {
        /// The card.
        name: Card,
        /// The card's suit.
        suit: Suit,
    },
    /// It took a suit without a name.
    PosesAsSuit {
        /// The suit.
        suit: Suit,
    },
    /// The Book of Changes gave it a suit.
    Changed {
        /// The suit.
        suit: Suit,
    },
    /// Its base strength.
    Base {
        /// The points.
        points: i16,
    },
    /// One of its bonuses; 0 points if it does not work.
    Bonus {
        /// The bonus.
        bonus: Bonus,
        /// What it gives.
        points: i16,
        /// The cards that made it so.
        cards: CardSet,
    },
    /// One of its penalties that is not cleared; 0 points if it does no harm to the card.
    Penalty {
        /// The penalty.
        penalty: Penalty,
        /// What it takes, 0 or less.
        points: i16,
        /// The cards that made it so.
        cards: CardSet,
    },
    /// Its penalties are cleared.
    Cleared {
        /// The card that did it.
        by: Card,
    },
    /// Its penalties lost the word Army.
    ArmyCleared {
        /// The card that did it.
        by: Card,
    },
    /// It is blanked by a card.
    BlankedBy {
        /// The card that did it.
        by: Card,
    },
    /// It is blanked in a circle of cards that blank each other, or itself.
    BlankedInCircle {
        /// The circle.
        cards: CardSet,
    },
    /// It is blanked for lack of a suit.
    BlankedUnless {
        /// What would have saved it.
        suits: SuitSet,
    },
    /// It is blanked because of a suit.
    BlankedWith {
        /// What blanks it.
        suits: SuitSet,
    },
}

impl Line {
    /// The ruling behind the line.
    pub fn ruling(&self) -> Option<u16> {
        match self {
            Line::Eighth => Some(8),
            Line::Copies { .. } => Some(9),
            Line::Poses { .. } | Line::PosesAsSuit { .. } => Some(10),
            Line::Changed { .. } => Some(11),
            Line::Cleared { .. } => Some(12),
            Line::ArmyCleared { .. } => Some(20),
            Line::BlankedBy { .. } | Line::BlankedInCircle { .. } => Some(13),
            Line::BlankedUnless { .. } | Line::BlankedWith { .. } => Some(14),
            Line::Base { .. } => None,
            Line::Bonus { bonus, .. } => match bonus {
                Bonus::Runs | Bonus::Collection => Some(18),
                Bonus::OneBase { .. } => Some(22),
                Bonus::PerCardBeside { .. } => Some(24),
                _ => None,
            },
            Line::Penalty { .. } => None,
        }
    }

    /// Whether it says that something is blanked or cleared.
    pub fn settles(&self) -> bool {
        matches!(
            self,
            Line::Cleared { .. }
                | Line::ArmyCleared { .. }
                | Line::BlankedBy { .. }
                | Line::BlankedInCircle { .. }
                | Line::BlankedUnless { .. }
                | Line::BlankedWith { .. }
        )
    }

    /// The points it adds.
    pub fn points(&self) -> i16 {
        match self {
            Line::Base { points } | Line::Bonus { points, .. } | Line::Penalty { points, .. } => *points,
            _ => 0,
        }
    }
}

impl Score {
    pub(crate) fn of(kingdom: &Kingdom, choices: &Choices) -> Score {
        let mut reasons = Reasons { kingdom, lines: Default::default() };
        for place in 0..kingdom.slots.len() {
            reasons.choices(place, choices);
        }
        let settled = kingdom.settle(&mut reasons);
        for (place, slot) in kingdom.slots.iter().enumerate() {
            if settled.active >> place & 1 != 0 {
                reasons.lines[place].push(Line::Base { points: slot.base });
            }
        }
        let points = kingdom.points(settled, &mut reasons);
        let cards = kingdom.slots.iter().zip(points).zip(reasons.lines).enumerate();
        let cards: Vec<CardScore> = cards
            .map(|(place, ((slot, points), lines))| {
                let active = settled.active >> place & 1 != 0;
                CardScore {
                    card: slot.card,
                    points,
                    blanked: !active,
                    name: slot.name.card().filter(|_| active),
                    suit: Some(slot.suit).filter(|_| active),
                    lines,
                }
            })
            .collect();
        Score { total: cards.iter().map(|card| i32::from(card.points)).sum(), cards }
    }

    /// The cards that are blanked.
    pub fn blanked(&self) -> CardSet {
        self.cards.iter().filter(|card| card.blanked).map(|card| card.card).collect()
    }
}

/// Writes the reasons down.
struct Reasons<'a> {
    kingdom: &'a Kingdom,
    lines: [Vec<Line>; MAX_HAND],
}

impl Reasons<'_> {
    fn choices(&mut self, place: usize, choices: &Choices) {
        let slot = self.kingdom.slots[place];
        let lines = &mut self.lines[place];
        if choices.necromancer == Some(slot.card) {
            lines.push(Line::Eighth);
        }
        let guise = match slot.card {
            Card::Mirage => choices.mirage,
            Card::Shapeshifter => choices.shapeshifter,
            _ => None,
        };
        if let Some(guise) = guise {
            lines.push(match guise.name() {
                Some(name) => Line::Poses { name, suit: guise.suit() },
                None => Line::PosesAsSuit { suit: guise.suit() },
            });
        }
        if let Some(name) = choices.doppelganger.filter(|_| slot.card == Card::Doppelganger) {
            lines.push(Line::Copies { name });
        }
        if let Some(change) = choices.book_of_changes.filter(|change| change.card == slot.card) {
            lines.push(Line::Changed { suit: change.suit });
        }
    }

    fn cards(&self, places: Places) -> CardSet {
        let slots = self.kingdom.slots.iter().enumerate();
        slots.filter(|(place, _)| places >> place & 1 != 0).map(|(_, slot)| slot.card).collect()
    }

    fn penalties(&self, place: usize) -> &'static [Penalty] {
        self.kingdom.slots[place].penalty_of.facts().penalties
    }
}

impl Notes for Reasons<'_> {
    const LISTENS: bool = true;

    fn cleared(&mut self, place: usize, by: Card) {
        if !self.penalties(place).is_empty() {
            self.lines[place].push(Line::Cleared { by });
        }
    }

    fn army_cleared(&mut self, place: usize, by: Card) {
        let names_army = |penalty: &Penalty| match *penalty {
            Penalty::PerCard { suits, .. }
            | Penalty::Blanks { suits, .. }
            | Penalty::BlankedUnless { suits } => suits.contains(Suit::Army),
            _ => false,
        };
        if self.penalties(place).iter().any(names_army) {
            self.lines[place].push(Line::ArmyCleared { by });
        }
    }

    fn blanked(&mut self, place: usize, why: Blanked) {
        let line = match why {
            Blanked::By(blanker) => Line::BlankedBy { by: self.kingdom.slots[blanker].card },
            Blanked::Circle(circle) => Line::BlankedInCircle { cards: self.cards(circle) },
            Blanked::Unless(suits) => Line::BlankedUnless { suits },
            Blanked::With(suits) => Line::BlankedWith { suits },
        };
        self.lines[place].push(line);
    }

    fn bonus(&mut self, place: usize, bonus: &Bonus, points: i16, counted: Places) {
        if !matches!(bonus, Bonus::Clears { .. } | Bonus::ClearsArmy { .. }) {
            let cards = self.cards(counted);
            self.lines[place].push(Line::Bonus { bonus: *bonus, points, cards });
        }
    }

    fn penalty(&mut self, place: usize, penalty: &Penalty, points: i16, counted: Places) {
        if matches!(penalty, Penalty::PerCard { .. } | Penalty::Unless { .. }) {
            let cards = self.cards(counted);
            self.lines[place].push(Line::Penalty { penalty: *penalty, points, cards });
        }
    }
}
