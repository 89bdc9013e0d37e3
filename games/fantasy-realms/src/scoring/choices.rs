//! What the owner of a hand chooses at the end (rulings 8 to 12), and what may be chosen.

use super::kingdom::{Kingdom, MAX_HAND, Name, Slot};
use crate::cards::{Card, CardSet, FOUNTAIN_SUITS, ISLAND_SUITS, MIRAGE_SUITS, SHAPESHIFTER_SUITS};
use crate::suits::{Suit, SuitSet};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// All choices of one hand. What is not chosen stays as printed; a Fountain of Life that is not told
/// otherwise draws on the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/", optional_fields))]
pub struct Choices {
    /// The eighth card (ruling 8).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub necromancer: Option<Card>,
    /// The card that is copied (ruling 9).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doppelganger: Option<Card>,
    /// What it seems to be (ruling 10).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mirage: Option<Guise>,
    /// What it turns into (ruling 10).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shapeshifter: Option<Guise>,
    /// Which card gets which suit (ruling 11).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub book_of_changes: Option<Change>,
    /// The card whose penalty is cleared (ruling 12).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub island: Option<Card>,
    /// The card whose base strength is added (ruling 22).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fountain_of_life: Option<Card>,
}

/// What a Mirage or a Shapeshifter passes for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Guise {
    /// A card, by name and suit.
    Card(Card),
    /// A suit without a name.
    Suit(Suit),
}

impl Guise {
    /// The suit that goes with it.
    pub fn suit(self) -> Suit {
        match self {
            Guise::Card(card) => card.suit(),
            Guise::Suit(suit) => suit,
        }
    }

    /// The name that goes with it.
    pub fn name(self) -> Option<Card> {
        match self {
            Guise::Card(card) => Some(card),
            Guise::Suit(_) => None,
        }
    }
}

/// A suit for a card, by the Book of Changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Change {
    /// The card that changes.
    pub card: Card,
    /// Its new suit.
    pub suit: Suit,
}

/// One choice: what an owner decides for one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Choice {
    /// The card stays as printed.
    Nothing {
        /// The card.
        chooser: Card,
    },
    /// The Necromancer raises a card (ruling 8).
    Raise {
        /// The eighth card.
        card: Card,
    },
    /// The Doppelgänger copies a card (ruling 9).
    Copy {
        /// The original.
        card: Card,
    },
    /// A Mirage or Shapeshifter passes for a card (ruling 10).
    Pose {
        /// The Mirage or Shapeshifter.
        chooser: Card,
        /// What it passes for.
        card: Card,
    },
    /// A Mirage or Shapeshifter takes a suit without a name (ruling 10).
    PoseAsSuit {
        /// The Mirage or Shapeshifter.
        chooser: Card,
        /// The suit.
        suit: Suit,
    },
    /// The Book of Changes gives a card another suit (ruling 11).
    Change {
        /// The card.
        card: Card,
        /// Its new suit.
        suit: Suit,
    },
    /// The Island clears a card (ruling 12).
    Clear {
        /// The card.
        card: Card,
    },
}

impl Choice {
    /// The card that chooses.
    pub fn chooser(self) -> Card {
        match self {
            Choice::Nothing { chooser }
            | Choice::Pose { chooser, .. }
            | Choice::PoseAsSuit { chooser, .. } => chooser,
            Choice::Raise { .. } => Card::Necromancer,
            Choice::Copy { .. } => Card::Doppelganger,
            Choice::Change { .. } => Card::BookOfChanges,
            Choice::Clear { .. } => Card::Island,
        }
    }
}

/// The cards whose owner chooses, in the order of the rulings (8 to 12).
pub const CHOOSERS: [Card; 6] = [
    Card::Necromancer,
    Card::Doppelganger,
    Card::Mirage,
    Card::Shapeshifter,
    Card::BookOfChanges,
    Card::Island,
];

/// The choices made so far, while others are still open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Made {
    /// The cards whose choice is made.
    pub decided: CardSet,
    /// What was chosen for them.
    pub choices: Choices,
}

impl Made {
    /// Nothing is chosen yet.
    pub const NOTHING: Made = Made { decided: CardSet::EMPTY, choices: Choices::NONE };

    /// Makes one choice.
    pub fn make(&mut self, choice: Choice) {
        self.decided.insert(choice.chooser());
        let choices = &mut self.choices;
        match choice {
            Choice::Nothing { .. } => {}
            Choice::Raise { card } => choices.necromancer = Some(card),
            Choice::Copy { card } => choices.doppelganger = Some(card),
            Choice::Pose { chooser, card } => choices.set_guise(chooser, Guise::Card(card)),
            Choice::PoseAsSuit { chooser, suit } => choices.set_guise(chooser, Guise::Suit(suit)),
            Choice::Change { card, suit } => choices.book_of_changes = Some(Change { card, suit }),
            Choice::Clear { card } => choices.island = Some(card),
        }
    }
}

impl Choices {
    /// Everything stays as printed.
    pub const NONE: Choices = Choices {
        necromancer: None,
        doppelganger: None,
        mirage: None,
        shapeshifter: None,
        book_of_changes: None,
        island: None,
        fountain_of_life: None,
    };

    /// A hand with the eighth card, if one is chosen.
    pub fn whole(&self, hand: CardSet) -> CardSet {
        self.necromancer.map_or(hand, |eighth| hand.with(eighth))
    }

    /// The cards that something is chosen for.
    pub fn choosers(&self) -> CardSet {
        let chosen = [
            (Card::Necromancer, self.necromancer.is_some()),
            (Card::Doppelganger, self.doppelganger.is_some()),
            (Card::Mirage, self.mirage.is_some()),
            (Card::Shapeshifter, self.shapeshifter.is_some()),
            (Card::BookOfChanges, self.book_of_changes.is_some()),
            (Card::Island, self.island.is_some()),
            (Card::FountainOfLife, self.fountain_of_life.is_some()),
        ];
        chosen.into_iter().filter(|&(_, chosen)| chosen).map(|(card, _)| card).collect()
    }

    /// What is chosen for each card, in the order of the rulings, without what is left as printed. The
    /// Fountain of Life is not among them: nobody is asked about it.
    pub fn one_by_one(&self) -> Vec<Choice> {
        let pose = |chooser: Card, guise: Guise| match guise {
            Guise::Card(card) => Choice::Pose { chooser, card },
            Guise::Suit(suit) => Choice::PoseAsSuit { chooser, suit },
        };
        let all = [
            self.necromancer.map(|card| Choice::Raise { card }),
            self.doppelganger.map(|card| Choice::Copy { card }),
            self.mirage.map(|guise| pose(Card::Mirage, guise)),
            self.shapeshifter.map(|guise| pose(Card::Shapeshifter, guise)),
            self.book_of_changes.map(|Change { card, suit }| Choice::Change { card, suit }),
            self.island.map(|card| Choice::Clear { card }),
        ];
        all.into_iter().flatten().collect()
    }

    fn set_guise(&mut self, chooser: Card, guise: Guise) {
        if chooser == Card::Mirage {
            self.mirage = Some(guise);
        } else {
            self.shapeshifter = Some(guise);
        }
    }
}

/// Why a hand or its choices cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ChoiceError {
    /// More than seven cards, or eight without a Necromancer.
    TooManyCards {
        /// How many there are.
        count: usize,
    },
    /// A choice for a card that is not there.
    ChooserMissing {
        /// The card that would choose.
        card: Card,
    },
    /// A choice of a card that is not in the hand.
    TargetMissing {
        /// The card that chooses.
        card: Card,
        /// The card it would choose.
        target: Card,
    },
    /// A card cannot choose itself.
    TargetItself {
        /// The card.
        card: Card,
    },
    /// The Necromancer raises only Armies, Leaders, Wizards and Beasts.
    NecromancerSuit {
        /// The card it would raise.
        target: Card,
    },
    /// The Necromancer's card is not in the discard area.
    NotDiscarded {
        /// The card it would raise.
        target: Card,
    },
    /// A Mirage or a Shapeshifter cannot pass for that suit.
    GuiseSuit {
        /// The card that chooses.
        card: Card,
        /// The suit it cannot take.
        suit: Suit,
    },
    /// The table plays with names of cards seen in this game only.
    GuiseUnseen {
        /// The card that chooses.
        card: Card,
        /// The card nobody has seen.
        target: Card,
    },
    /// The Book of Changes knows ten suits; wild is none of them.
    BookSuit,
    /// The Book of Changes gives a card another suit than it has.
    BookSameSuit {
        /// The card.
        target: Card,
        /// The suit it has already.
        suit: Suit,
    },
    /// The Island clears only a Flood or a Flame.
    IslandSuit {
        /// The card it would clear.
        target: Card,
    },
    /// The Fountain of Life draws only on Weapons, Floods, Flames, Lands and Weathers.
    FountainSuit {
        /// The card it would draw on.
        target: Card,
    },
}

impl ChoiceError {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// The ruling that forbids it.
    pub fn ruling(&self) -> u16 {
        match self {
            ChoiceError::TooManyCards { .. } => 1,
            ChoiceError::NecromancerSuit { .. } | ChoiceError::NotDiscarded { .. } => 8,
            ChoiceError::GuiseSuit { .. } | ChoiceError::GuiseUnseen { .. } => 10,
            ChoiceError::BookSuit | ChoiceError::BookSameSuit { .. } => 11,
            ChoiceError::IslandSuit { .. } => 12,
            ChoiceError::FountainSuit { .. } => 22,
            ChoiceError::ChooserMissing { card }
            | ChoiceError::TargetMissing { card, .. }
            | ChoiceError::TargetItself { card } => match card {
                Card::Necromancer => 8,
                Card::Doppelganger => 9,
                Card::Mirage | Card::Shapeshifter => 10,
                Card::BookOfChanges => 11,
                Card::Island => 12,
                _ => 22,
            },
        }
    }
}

impl Kingdom {
    /// The hand with these choices, in the order of the rulings, or why they cannot be.
    pub(crate) fn new(hand: CardSet, choices: &Choices) -> Result<Kingdom, ChoiceError> {
        if choices.necromancer.is_some() && !hand.contains(Card::Necromancer) {
            return Err(ChoiceError::ChooserMissing { card: Card::Necromancer });
        }
        if choices.necromancer == Some(Card::Necromancer) {
            return Err(ChoiceError::TargetItself { card: Card::Necromancer });
        }
        let hand = choices.whole(hand);
        let most = if hand.contains(Card::Necromancer) { MAX_HAND } else { MAX_HAND - 1 };
        if hand.len() > most {
            return Err(ChoiceError::TooManyCards { count: hand.len() });
        }
        let mut kingdom = Kingdom::printed(hand);
        if let Some(target) = choices.doppelganger {
            let (copy, original) = kingdom.chooser_and_target(Card::Doppelganger, target)?;
            kingdom.copy(copy, original);
        }
        if let Some(guise) = choices.mirage {
            kingdom.disguise_checked(Card::Mirage, MIRAGE_SUITS, guise)?;
        }
        if let Some(guise) = choices.shapeshifter {
            kingdom.disguise_checked(Card::Shapeshifter, SHAPESHIFTER_SUITS, guise)?;
        }
        if let Some(Change { card, suit }) = choices.book_of_changes {
            let (_, target) = kingdom.chooser_and_target(Card::BookOfChanges, card)?;
            if suit == Suit::Wild {
                return Err(ChoiceError::BookSuit);
            }
            kingdom.slots[target].suit = suit;
        }
        kingdom.island = choices.island.map(|target| kingdom.island_target(target)).transpose()?;
        kingdom.fountain =
            choices.fountain_of_life.map(|target| kingdom.fountain_target(target)).transpose()?;
        Ok(kingdom)
    }

    fn chooser(&self, card: Card) -> Result<usize, ChoiceError> {
        self.place(card).ok_or(ChoiceError::ChooserMissing { card })
    }

    fn target(&self, card: Card, target: Card) -> Result<usize, ChoiceError> {
        self.place(target).ok_or(ChoiceError::TargetMissing { card, target })
    }

    fn chooser_and_target(&self, card: Card, target: Card) -> Result<(usize, usize), ChoiceError> {
        let chooser = self.chooser(card)?;
        if card == target {
            return Err(ChoiceError::TargetItself { card });
        }
        Ok((chooser, self.target(card, target)?))
    }

    fn disguise_checked(&mut self, card: Card, suits: SuitSet, guise: Guise) -> Result<(), ChoiceError> {
        let place = self.chooser(card)?;
        if !suits.contains(guise.suit()) {
            return Err(ChoiceError::GuiseSuit { card, suit: guise.suit() });
        }
        self.disguise(place, guise);
        Ok(())
    }

    fn island_target(&self, target: Card) -> Result<usize, ChoiceError> {
        self.chooser(Card::Island)?;
        let place = self.target(Card::Island, target)?;
        if ISLAND_SUITS.contains(self.slots[place].suit) {
            Ok(place)
        } else {
            Err(ChoiceError::IslandSuit { target })
        }
    }

    fn fountain_target(&self, target: Card) -> Result<usize, ChoiceError> {
        self.chooser(Card::FountainOfLife)?;
        let place = self.target(Card::FountainOfLife, target)?;
        if FOUNTAIN_SUITS.contains(self.slots[place].suit) {
            Ok(place)
        } else {
            Err(ChoiceError::FountainSuit { target })
        }
    }

    /// Ruling 9: name, suit, base and penalty as printed, not the bonus.
    pub(crate) fn copy(&mut self, copy: usize, original: usize) {
        let printed = Slot::printed(self.slots[original].card);
        self.slots[copy] = Slot { card: self.slots[copy].card, ..printed };
    }

    /// Ruling 10: name and suit; base 0, no bonus, no penalty.
    pub(crate) fn disguise(&mut self, place: usize, guise: Guise) {
        let slot = &mut self.slots[place];
        slot.name = guise.name().map_or(Name::NONE, Name::of);
        slot.suit = guise.suit();
    }
}
