//! What seats and luck decide, and why something is refused.

use crate::cards::{Card, CardSet};
use crate::config::{MAX_PLAYERS, Variant};
use crate::scoring::{Choice, ChoiceError};
use crate::state::Moment;
use crate::suits::Suit;
use arrayvec::ArrayVec;
use fabletop_core::{Refusal, Rejected, Seat};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Action {
    /// Draw from the deck (ruling 2); two cards while a hand of the two-player game is being built (ruling 6).
    Draw,
    /// Take a face-up card (ruling 2).
    Take {
        /// The card.
        card: Card,
    },
    /// Discard a card (rulings 2 and 6).
    Discard {
        /// The card.
        card: Card,
    },
    /// Prepare an offer: the card to give and how much of it is shown (ruling 7).
    Offer {
        /// The card to give.
        give: Card,
        /// What the others see of it.
        shows: Shows,
    },
    /// Put the prepared offer on the table (ruling 7).
    Open {
        /// To one player, or to all.
        to: Option<Seat>,
        /// The suit wanted in return, or anything.
        wants: Option<Suit>,
    },
    /// Let the prepared offer go.
    Drop,
    /// Withdraw an open offer.
    Withdraw {
        /// Its number.
        offer: u16,
    },
    /// Accept somebody's offer and give a card for it (ruling 7).
    Accept {
        /// Its number.
        offer: u16,
        /// The card to give in return.
        give: Card,
    },
    /// Keep one of the Necromancer's three cards (ruling 7).
    Keep {
        /// The card.
        card: Card,
    },
    /// Keep none of them.
    KeepNone,
    /// Make one choice at the reveal (ruling 16).
    Choose {
        /// The choice.
        choice: Choice,
    },
    /// Leave the remaining choices at their best (ruling 16).
    Agree,
}

/// What an offer shows of its card (ruling 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Shows {
    /// The card.
    Card,
    /// Its suit.
    Suit,
    /// Nothing.
    Nothing,
}

impl Shows {
    /// All three.
    pub const ALL: [Shows; 3] = [Shows::Card, Shows::Suit, Shows::Nothing];
}

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// The hands, by seat.
    Deal {
        /// Seven cards each.
        hands: ArrayVec<CardSet, MAX_PLAYERS>,
    },
    /// Who starts.
    First {
        /// The first player.
        seat: Seat,
    },
    /// What comes from the top of the deck.
    Draw {
        /// One, two or three cards.
        cards: CardSet,
    },
}

/// Why a step is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Rejection {
    /// The rules of play forbid it.
    Rule(Rule),
    /// The choice cannot be made.
    Choice(ChoiceError),
}

/// The rules of play that refuse a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rule {
    /// The variant is for another number of players.
    SeatCount {
        /// The variant.
        variant: Variant,
        /// How many were asked for.
        seats: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
        /// The ruling of the variant.
        #[serde(skip)]
        ruling: u16,
    },
    /// The time for trading is too short or too long.
    Seconds {
        /// What was asked for.
        seconds: u16,
        /// The least.
        least: u16,
        /// The most.
        most: u16,
    },
    /// Something else is to be done now.
    WrongMoment {
        /// What the table waits for.
        now: Moment,
    },
    /// The very first turn of the game draws from the deck.
    FirstTurnDraws {
        /// The ruling of the variant.
        #[serde(skip)]
        ruling: u16,
    },
    /// Everybody took for too long: from now on the deck is compulsory.
    DeckOnly,
    /// The card is not in the discard area.
    NotInDiscard {
        /// The card.
        card: Card,
    },
    /// The card is not in the hand.
    NotInHand {
        /// The card.
        card: Card,
        /// The ruling that needs it there.
        #[serde(skip)]
        ruling: u16,
    },
    /// The card is none of those just drawn.
    NotDrawn {
        /// The card.
        card: Card,
        /// The ruling of the variant.
        #[serde(skip)]
        ruling: u16,
    },
    /// An offer is being prepared already.
    DraftOpen,
    /// No offer is being prepared.
    NoDraft,
    /// There is no such player to offer it to.
    NoPartner {
        /// The seat.
        to: Seat,
    },
    /// Too many open offers.
    TooManyOffers {
        /// As many as one may have.
        most: u8,
    },
    /// No such offer is open to you.
    NoSuchOffer {
        /// Its number.
        offer: u16,
    },
    /// The offer asks for another suit.
    WantsSuit {
        /// The suit it asks for.
        suit: Suit,
        /// The card that was given.
        card: Card,
    },
    /// Another choice comes first, or none is open.
    NotThisChoice {
        /// The card whose choice was tried.
        card: Card,
    },
}

impl From<Rule> for Rejection {
    fn from(rule: Rule) -> Rejection {
        Rejection::Rule(rule)
    }
}

impl From<Rule> for Rejected<Rejection> {
    fn from(rule: Rule) -> Rejected<Rejection> {
        Rejected::Rule(Rejection::Rule(rule))
    }
}

impl From<ChoiceError> for Rejected<Rejection> {
    fn from(error: ChoiceError) -> Rejected<Rejection> {
        Rejected::Rule(Rejection::Choice(error))
    }
}

impl Rule {
    fn ruling(&self) -> u16 {
        match self {
            Rule::SeatCount { ruling, .. }
            | Rule::FirstTurnDraws { ruling }
            | Rule::NotInHand { ruling, .. }
            | Rule::NotDrawn { ruling, .. } => *ruling,
            Rule::WrongMoment { now } => now.ruling(),
            Rule::NotInDiscard { .. } => 2,
            Rule::DeckOnly => 4,
            Rule::Seconds { .. }
            | Rule::DraftOpen
            | Rule::NoDraft
            | Rule::NoPartner { .. }
            | Rule::TooManyOffers { .. }
            | Rule::NoSuchOffer { .. }
            | Rule::WantsSuit { .. } => 7,
            Rule::NotThisChoice { .. } => 16,
        }
    }
}

impl Refusal for Rejection {
    fn code(&self) -> &'static str {
        match self {
            Rejection::Rule(rule) => rule.into(),
            Rejection::Choice(error) => error.code(),
        }
    }

    fn ruling(&self) -> Option<u16> {
        Some(match self {
            Rejection::Rule(rule) => rule.ruling(),
            Rejection::Choice(error) => error.ruling(),
        })
    }
}
