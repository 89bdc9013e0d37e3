//! What happened, and what each viewer sees of it.

use crate::action::Shows;
use crate::cards::{Card, CardSet};
use crate::config::MAX_PLAYERS;
use crate::scoring::{Choice, Choices};
use crate::state::Offer;
use crate::suits::Suit;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use fabletop_core::{Outcome, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What happened, in full.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    Dealt { hands: ArrayVec<CardSet, MAX_PLAYERS> },
    First { seat: Seat },
    Drew { seat: Seat, cards: CardSet },
    Took { seat: Seat, card: Card },
    Discarded { seat: Seat, card: Card },
    Drafted { seat: Seat, give: Card, shows: Shows },
    Dropped { seat: Seat },
    Offered { offer: Offer },
    Withdrew { offer: Offer },
    Traded { offer: Offer, partner: Seat, got: Card },
    TimeUp,
    Kept { seat: Seat, card: Option<Card> },
    Shown { hands: ArrayVec<CardSet, MAX_PLAYERS>, asked: SeatSet },
    Chose { seat: Seat, choice: Choice },
    Agreed { seat: Seat },
    Ended { choices: ArrayVec<Choices, MAX_PLAYERS>, outcome: Outcome },
}

/// What a viewer sees of it. A field that is missing is not for that viewer's eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum EventView {
    /// The cards are dealt; `cards` are the viewer's own.
    Dealt {
        /// The viewer's hand.
        cards: CardSet,
    },
    /// The first player is drawn.
    First {
        /// Who.
        seat: Seat,
    },
    /// Somebody drew; `cards` are shown to that player only.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        cards: CardSet,
    },
    /// Somebody took a face-up card.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Somebody discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The viewer prepared an offer.
    Drafted {
        /// The viewer.
        seat: Seat,
        /// The card to give.
        give: Card,
        /// What will be shown of it.
        shows: Shows,
    },
    /// The viewer let a prepared offer go.
    Dropped {
        /// The viewer.
        seat: Seat,
    },
    /// An offer is on the table.
    Offered {
        /// The offer.
        offer: OfferView,
    },
    /// An offer is off the table.
    Withdrew {
        /// Its number.
        offer: u16,
        /// Whose it was.
        seat: Seat,
    },
    /// Two players traded.
    Traded {
        /// The offer's number.
        offer: u16,
        /// Whose offer it was.
        seat: Seat,
        /// Who accepted.
        to: Seat,
        /// The card that was offered.
        gave: Option<Card>,
        /// The card given in return.
        got: Option<Card>,
    },
    /// The time for trading is over.
    TimeUp,
    /// Somebody kept one of the Necromancer's cards, or none.
    Kept {
        /// Who.
        seat: Seat,
        /// Whether a card was kept.
        kept: bool,
        /// Which.
        card: Option<Card>,
    },
    /// All hands are on the table.
    Shown {
        /// The hands, by seat.
        hands: Vec<CardSet>,
        /// Who has something to choose.
        seats: SeatSet,
    },
    /// Somebody made a choice.
    Chose {
        /// Who.
        seat: Seat,
        /// What.
        choice: Choice,
    },
    /// Somebody has no more to choose.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// The choices of each seat.
        choices: Vec<Choices>,
        /// Points and places.
        outcome: Outcome,
    },
}

/// What a viewer sees of an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct OfferView {
    /// Its number.
    pub offer: u16,
    /// Whose it is.
    pub owner: Seat,
    /// To whom; nobody named: to all.
    pub to: Option<Seat>,
    /// Whether what follows is for this viewer.
    pub open_to_you: bool,
    /// What it shows.
    pub shows: Option<Shows>,
    /// The card, if it shows the card.
    pub card: Option<Card>,
    /// The suit, if it shows the suit.
    pub suit: Option<Suit>,
    /// The suit wanted in return.
    pub wants: Option<Suit>,
}

impl Offer {
    /// Whether `viewer` is told what the offer shows.
    pub fn concerns(&self, viewer: Viewer) -> bool {
        viewer.is(self.owner) || self.to.is_none() || self.to == viewer.seat()
    }

    /// The card, if `viewer` sees it.
    pub fn card_seen_by(&self, viewer: Viewer) -> Option<Card> {
        let seen = viewer.is(self.owner) || self.concerns(viewer) && self.shows == Shows::Card;
        seen.then_some(self.give)
    }

    /// What `viewer` sees of it.
    pub fn view(&self, viewer: Viewer) -> OfferView {
        let concerned = self.concerns(viewer);
        let suit = concerned && self.shows == Shows::Suit;
        OfferView {
            offer: self.offer,
            owner: self.owner,
            to: self.to,
            open_to_you: concerned,
            shows: concerned.then_some(self.shows),
            card: self.card_seen_by(viewer),
            suit: suit.then(|| self.give.suit()),
            wants: self.wants.filter(|_| concerned),
        }
    }
}

pub(crate) fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
    let own = |seat: Seat| viewer.is(seat);
    Some(match *event {
        Event::Dealt { ref hands } => {
            let hand = viewer.seat().and_then(|seat| hands.get(seat.index()));
            EventView::Dealt { cards: hand.copied().unwrap_or_default() }
        }
        Event::First { seat } => EventView::First { seat },
        Event::Drew { seat, cards } => {
            let count = cards.len() as u8;
            EventView::Drew { seat, count, cards: if own(seat) { cards } else { CardSet::EMPTY } }
        }
        Event::Took { seat, card } => EventView::Took { seat, card },
        Event::Discarded { seat, card } => EventView::Discarded { seat, card },
        Event::Drafted { seat, give, shows } if own(seat) => EventView::Drafted { seat, give, shows },
        Event::Dropped { seat } if own(seat) => EventView::Dropped { seat },
        Event::Drafted { .. } | Event::Dropped { .. } => return None,
        Event::Offered { ref offer } => EventView::Offered { offer: offer.view(viewer) },
        Event::Withdrew { ref offer } => EventView::Withdrew { offer: offer.offer, seat: offer.owner },
        Event::Traded { ref offer, partner, got } => {
            let traders = own(offer.owner) || own(partner);
            EventView::Traded {
                offer: offer.offer,
                seat: offer.owner,
                to: partner,
                gave: if traders { Some(offer.give) } else { offer.card_seen_by(viewer) },
                got: traders.then_some(got),
            }
        }
        Event::TimeUp => EventView::TimeUp,
        Event::Kept { seat, card } => {
            EventView::Kept { seat, kept: card.is_some(), card: card.filter(|_| own(seat)) }
        }
        Event::Shown { ref hands, asked } => {
            EventView::Shown { hands: hands.iter().copied().collect(), seats: asked }
        }
        Event::Chose { seat, choice } => EventView::Chose { seat, choice },
        Event::Agreed { seat } => EventView::Agreed { seat },
        Event::Ended { ref choices, ref outcome } => {
            EventView::Ended { choices: choices.iter().copied().collect(), outcome: outcome.clone() }
        }
    })
}
