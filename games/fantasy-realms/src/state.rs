//! A position of the game.

use crate::action::Shows;
use crate::cards::{Card, CardSet};
use crate::config::{Config, CopyScope, MAX_PLAYERS, Variant};
use crate::scoring::{Choices, MAX_HAND, Made, Optimum, Pool};
use crate::suits::Suit;
use alloc::boxed::Box;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use fabletop_core::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// The most cards the discard area can hold: two players who only draw put down seven each.
pub const MAX_DISCARD: usize = 14;

/// Cards of a full hand.
pub const HAND: usize = 7;

/// A position. Its fields are open for tests and analysis; in play only the rules change them.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What the table agreed on.
    pub config: Config,
    /// What is to be done.
    pub phase: Phase,
    /// The hands by seat, the Necromancer's eighth card not included.
    pub hands: [CardSet; MAX_PLAYERS],
    /// The discard area, oldest first.
    pub discard: ArrayVec<Card, MAX_DISCARD>,
    /// The cards that are still in the deck; their order is nobody's.
    pub deck: CardSet,
    /// The cards everybody saw a seat take and that it still holds.
    pub taken: [CardSet; MAX_PLAYERS],
    /// Whether the very first turn is still to come (rulings 2 and 6).
    pub first_turn: bool,
    /// How many turns in a row took from the discard area (ruling 4).
    pub takes_in_a_row: u16,
    /// Whether the deck has become compulsory (ruling 4).
    pub deck_only: bool,
    /// Offers and what they taught, in the chaos variant.
    pub trading: Option<Box<Trading>>,
    /// The choices made at the reveal, by seat.
    pub made: [Made; MAX_PLAYERS],
    /// The seats that have no more to choose.
    pub agreed: SeatSet,
    /// Points and choices in the end, by seat.
    pub results: [Optimum; MAX_PLAYERS],
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Luck deals the hands.
    Deal,
    /// Luck draws the first player.
    First,
    /// A seat draws or takes.
    Start(Seat),
    /// Luck draws for a seat.
    Drawing(Seat),
    /// A seat discards a card of its hand.
    Discard(Seat),
    /// A seat of the two-player game discards one of the two cards it drew.
    DiscardDrawn(Seat, CardSet),
    /// Everybody trades.
    Trade,
    /// Luck draws three cards for the Necromancer's owner (ruling 7).
    Raising(Seat),
    /// The Necromancer's owner keeps one of them.
    Keep(Seat, CardSet),
    /// All hands are open, choices are made.
    Reveal,
    /// Nothing.
    Over,
}

/// What the table waits for, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Moment {
    /// Luck: the hands, or the first player.
    SetUp,
    /// Drawing or taking.
    Start,
    /// Luck: a draw.
    Drawing,
    /// Discarding.
    Discard,
    /// Discarding one of the cards just drawn.
    DiscardDrawn,
    /// Trading.
    Trade,
    /// Keeping a card of the Necromancer's.
    Keep,
    /// Choosing.
    Reveal,
    /// Nothing.
    Over,
}

impl Moment {
    /// The ruling that says what is to be done.
    pub fn ruling(self) -> u16 {
        match self {
            Moment::SetUp => 1,
            Moment::Start | Moment::Drawing | Moment::Discard => 2,
            Moment::DiscardDrawn => 6,
            Moment::Trade | Moment::Keep => 7,
            Moment::Reveal => 16,
            Moment::Over => 3,
        }
    }
}

impl Phase {
    /// The phase in a word.
    pub fn moment(self) -> Moment {
        match self {
            Phase::Deal | Phase::First => Moment::SetUp,
            Phase::Start(_) => Moment::Start,
            Phase::Drawing(_) | Phase::Raising(_) => Moment::Drawing,
            Phase::Discard(_) => Moment::Discard,
            Phase::DiscardDrawn(..) => Moment::DiscardDrawn,
            Phase::Trade => Moment::Trade,
            Phase::Keep(..) => Moment::Keep,
            Phase::Reveal => Moment::Reveal,
            Phase::Over => Moment::Over,
        }
    }

    /// The seat it belongs to.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Phase::Start(seat)
            | Phase::Drawing(seat)
            | Phase::Discard(seat)
            | Phase::DiscardDrawn(seat, _)
            | Phase::Raising(seat)
            | Phase::Keep(seat, _) => Some(seat),
            Phase::Deal | Phase::First | Phase::Trade | Phase::Reveal | Phase::Over => None,
        }
    }
}

/// The market of the chaos variant.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Trading {
    /// The open offers, oldest first.
    pub offers: Vec<Offer>,
    /// The number of the next offer.
    pub next_offer: u16,
    /// The offers being prepared, by seat; nobody else sees them.
    pub drafts: [Option<Draft>; MAX_PLAYERS],
    /// What each viewer (the last one is the spectator) knows to be in each hand.
    pub knows: [[CardSet; MAX_PLAYERS]; MAX_PLAYERS + 1],
    /// How many trades each seat has made.
    pub trades: [u16; MAX_PLAYERS],
}

/// An open offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its number.
    pub offer: u16,
    /// Whose it is.
    pub owner: Seat,
    /// The card that is given.
    pub give: Card,
    /// What is shown of it.
    pub shows: Shows,
    /// To one player, or to all.
    pub to: Option<Seat>,
    /// The suit wanted in return, or anything.
    pub wants: Option<Suit>,
}

/// An offer being prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Draft {
    /// The card to give.
    pub give: Card,
    /// What will be shown of it.
    pub shows: Shows,
}

impl State {
    /// How many play.
    pub fn seat_count(&self) -> usize {
        usize::from(self.config.seats)
    }

    /// The discard area as a set.
    pub fn discarded(&self) -> CardSet {
        self.discard.iter().copied().collect()
    }

    /// What choices may reach for (rulings 8 and 10). In the chaos variant the Necromancer drew instead.
    pub fn pool(&self) -> Pool {
        let discard = match self.config.variant {
            Variant::Chaos => CardSet::EMPTY,
            Variant::Classic | Variant::TwoPlayers => self.discarded(),
        };
        let names = match self.config.options.copy_scope {
            CopyScope::Any => CardSet::ALL,
            CopyScope::Seen => CardSet::ALL - self.deck,
        };
        Pool { discard, names }
    }

    /// How the game ended: the highest hand wins, a tie goes to the lower sum of printed base strengths
    /// of all cards, the eighth included (ruling 5).
    pub fn outcome(&self) -> Outcome {
        let points = self.results[..self.seat_count()].iter().map(|result| result.total).collect();
        Outcome::ranked(points, |seat| {
            let Optimum { total, choices } = &self.results[seat.index()];
            (*total, -base_sum(self.hands[seat.index()], choices))
        })
    }

    pub(crate) fn check_invariants(&self) -> Result<(), &'static str> {
        let mut seen = self.deck;
        let mut count = self.deck.len();
        for &hand in &self.hands {
            seen = seen | hand;
            count += hand.len();
        }
        let aside = match self.phase {
            Phase::Keep(_, drawn) | Phase::DiscardDrawn(_, drawn) => drawn,
            _ => CardSet::EMPTY,
        };
        seen = seen | self.discarded();
        count += self.discard.len();
        if matches!(self.phase, Phase::Keep(..)) {
            seen = seen | aside;
            count += aside.len();
        }
        if self.config.variant != Variant::Chaos || matches!(self.phase, Phase::Deal | Phase::Trade) {
            if seen != CardSet::ALL || count != Card::COUNT {
                return Err("every card is in exactly one place");
            }
        } else if count > Card::COUNT || seen.len() != count {
            return Err("no card is in two places");
        }
        if self.config.variant == Variant::Classic && self.discard.len() > Variant::Classic.last_discard() {
            return Err("the discard area ends the game in time");
        }
        for seat in 0..MAX_PLAYERS {
            if !(self.taken[seat] - self.hands[seat]).is_empty() {
                return Err("a card seen taken is still in the hand");
            }
            if self.hands[seat].len() > MAX_HAND {
                return Err("no hand exceeds eight cards");
            }
        }
        self.trading.as_ref().map_or(Ok(()), |trading| trading.check_invariants(&self.hands))
    }
}

impl Trading {
    fn check_invariants(&self, hands: &[CardSet; MAX_PLAYERS]) -> Result<(), &'static str> {
        if self.offers.iter().any(|offer| !hands[offer.owner.index()].contains(offer.give)) {
            return Err("an offered card is in its owner's hand");
        }
        for (hand, draft) in hands.iter().zip(&self.drafts) {
            if draft.is_some_and(|draft| !hand.contains(draft.give)) {
                return Err("a card of a prepared offer is in its owner's hand");
            }
        }
        for knows in &self.knows {
            if knows.iter().zip(hands).any(|(&known, &hand)| !(known - hand).is_empty()) {
                return Err("what is known to be in a hand is there");
            }
        }
        Ok(())
    }
}

/// The sum of printed base strengths, the eighth card included (ruling 5).
pub fn base_sum(hand: CardSet, choices: &Choices) -> i32 {
    choices.whole(hand).iter().map(|card| i32::from(card.base())).sum()
}
