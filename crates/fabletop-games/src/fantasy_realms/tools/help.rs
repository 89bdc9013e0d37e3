//! `help`: what a player's hand is worth, and what each action would make of it.

use super::choosers::{Chooser, choosers, total_with};
use super::hand::{Hand, Solved};
use super::score::best_with_card;
use crate::tool::ToolError;
use fabletop_core::{Outcome, Seat};
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::config::{CopyScope, MAX_PLAYERS, Variant};
use fantasy_realms::scoring::{
    Choice, Choices, MAX_HAND, Made, Pool, Score, best_choices, best_with, legal_choices, next_chooser,
    printed_total, score,
};
use fantasy_realms::state::{HAND, MAX_DISCARD, Moment, base_sum};
use fantasy_realms::view::SeatView;
use fantasy_realms::{Action, MAX_OFFERS, View};
use serde::{Deserialize, Serialize};

/// A position to think about.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct HelpRequest {
    /// What the player sees.
    pub(crate) view: View,
}

/// What a player wants to know about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct HelpAnswer {
    /// The points of the hand with the reason for each; if a card is to be discarded, of the best rest.
    pub(crate) score: Option<Score>,
    /// The choices behind them.
    pub(crate) choices: Option<Choices>,
    /// The points without any choice.
    pub(crate) without: Option<i32>,
    /// The card that is best discarded, while one has to be.
    pub(crate) discard: Option<Card>,
    /// The cards of the hand whose choice is open.
    pub(crate) choosers: Vec<Chooser>,
    /// What actions would make of the hand, legal or not.
    pub(crate) gains: Vec<Gain>,
    /// The best of them.
    pub(crate) best: Option<usize>,
    /// The points of the hand without each of its cards.
    pub(crate) cards: Vec<CardWithout>,
    /// The hands of all, by seat, where they are open.
    pub(crate) seats: Vec<Option<SeatAnswer>>,
}

/// What an action would make of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct Gain {
    /// The action.
    pub(crate) action: Action,
    /// The points after it and the best further discard; not known where luck decides or too much is open.
    pub(crate) total: Option<i32>,
    /// How many more that is than now.
    pub(crate) gain: Option<i32>,
    /// The further discard.
    pub(crate) discard: Option<Card>,
}

/// The points of a hand without one of its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct CardWithout {
    /// The card.
    pub(crate) card: Card,
    /// The points without it.
    pub(crate) without: i32,
}

/// An open hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct SeatAnswer {
    /// The points with the reason for each.
    pub(crate) score: Score,
    /// The choices behind them, the open ones at their best.
    pub(crate) choices: Choices,
    /// The place, 1 for the best; equal places are a shared one.
    pub(crate) place: u8,
}

/// Helps the viewer of a position.
pub(super) fn help(request: &HelpRequest) -> Result<HelpAnswer, ToolError> {
    let view = &request.view;
    check(view)?;
    let eyes = Eyes::of(view);
    let mut answer = HelpAnswer {
        score: None,
        choices: None,
        without: None,
        discard: None,
        choosers: Vec::new(),
        gains: Vec::new(),
        best: None,
        cards: Vec::new(),
        seats: eyes.seats(),
    };
    if let Some(seat) = view.viewer.seat().filter(|_| view.moment != Moment::SetUp) {
        eyes.own(seat, &mut answer);
    }
    Ok(answer)
}

/// Refuses what no position looks like, so that everything after this is of bounded cost.
fn check(view: &View) -> Result<(), ToolError> {
    let fine = (1..=MAX_PLAYERS).contains(&view.seats.len())
        && view.viewer.seat().is_none_or(|seat| seat.index() < view.seats.len())
        && view.hand.len() <= MAX_HAND
        && view.drawn.len() <= MAX_HAND
        && view.discard.len() <= MAX_DISCARD
        && view.seats.iter().all(|seat| seat.known.len() <= MAX_HAND)
        && view.market.as_ref().is_none_or(|market| market.offers.len() <= MAX_OFFERS * MAX_PLAYERS)
        && is_apart(view);
    if fine { Ok(()) } else { Err(ToolError::new("impossible-view", "no position looks like this")) }
}

/// Whether every card is in one place.
fn is_apart(view: &View) -> bool {
    let own = view.viewer.seat().map_or(usize::MAX, Seat::index);
    let others = view.seats.iter().enumerate().filter(|&(seat, _)| seat != own);
    let places = others.map(|(_, shown)| shown.known);
    let discarded = view.discard.iter().map(|&card| CardSet::of(&[card]));
    let mut seen = CardSet::EMPTY;
    for cards in places.chain(discarded).chain([view.hand]) {
        if !(seen & cards).is_empty() {
            return false;
        }
        seen = seen | cards;
    }
    true
}

struct Eyes<'a> {
    view: &'a View,
    discard: CardSet,
    /// Whether all hands lie open.
    open: bool,
}

impl Eyes<'_> {
    fn of(view: &View) -> Eyes<'_> {
        let open = matches!(view.moment, Moment::Reveal | Moment::Over);
        Eyes { view, discard: view.discard.iter().copied().collect(), open }
    }

    /// What choices may reach for, as far as the viewer knows.
    fn pool(&self, discard: CardSet) -> Pool {
        let names = match self.view.config.options.copy_scope {
            CopyScope::Any => CardSet::ALL,
            CopyScope::Seen => {
                self.view.seats.iter().fold(self.view.hand | discard, |all, seat| all | seat.known)
            }
        };
        let chaos = self.view.config.variant == Variant::Chaos;
        Pool { discard: if chaos { CardSet::EMPTY } else { discard }, names }
    }

    fn hand(&self, cards: CardSet, discard: CardSet, made: Made) -> Hand {
        let any_eighth = self.view.config.variant == Variant::Chaos;
        Hand { cards, pool: self.pool(discard), made, any_eighth }
    }

    fn own(&self, seat: Seat, answer: &mut HelpAnswer) {
        let mine = self.view.turn == Some(seat);
        let discarding = mine && matches!(self.view.moment, Moment::Discard | Moment::DiscardDrawn);
        answer.discard = if discarding || self.view.hand.len() > HAND { self.best_discard() } else { None };
        let (cards, discard) = match answer.discard {
            Some(card) => (self.view.hand.without(card), self.discard.with(card)),
            None => (self.view.hand, self.discard),
        };
        let shown = &self.view.seats[seat.index()];
        let hand = self.hand(cards, discard, if self.open { shown.made } else { Made::NOTHING });
        let solved = solved(&hand, shown);
        let now = solved.score.total;
        answer.gains = self.gains(seat, &hand, discarding, now);
        answer.best = best(&answer.gains);
        if self.view.moment != Moment::Over {
            answer.choosers = choosers(&hand, &solved).into_iter().filter(|chooser| chooser.found).collect();
        }
        if !self.open {
            answer.cards = self.view.hand.iter().map(|card| self.without(card)).collect();
        }
        answer.without = Some(printed_total(hand.cards));
        answer.choices = Some(solved.choices);
        answer.score = Some(solved.score);
    }

    fn gains(&self, seat: Seat, hand: &Hand, discarding: bool, now: i32) -> Vec<Gain> {
        let mine = self.view.turn == Some(seat);
        match self.view.moment {
            _ if discarding => self.discards(now),
            Moment::Start | Moment::Drawing | Moment::Discard | Moment::DiscardDrawn => {
                let draw = (mine && self.view.moment == Moment::Start).then(|| unknown(Action::Draw));
                self.takes(hand, now).into_iter().chain(draw).collect()
            }
            Moment::Trade => self.trades(seat, now),
            Moment::Keep if mine => self.keeps(hand, now),
            Moment::Reveal if !self.view.seats[seat.index()].agreed => reveals(hand, now),
            Moment::SetUp | Moment::Keep | Moment::Reveal | Moment::Over => Vec::new(),
        }
    }

    /// The cards that may be discarded: of two just drawn one goes, else any.
    fn to_discard(&self) -> CardSet {
        let drawn = self.view.drawn & self.view.hand;
        if self.view.moment == Moment::DiscardDrawn && !drawn.is_empty() { drawn } else { self.view.hand }
    }

    fn points_without(&self, card: Card) -> i32 {
        best_choices(self.view.hand.without(card), self.pool(self.discard.with(card))).total
    }

    fn best_discard(&self) -> Option<Card> {
        let mut best: Option<(i32, Card)> = None;
        for card in self.to_discard() {
            let total = self.points_without(card);
            if best.is_none_or(|(other, _)| total > other) {
                best = Some((total, card));
            }
        }
        best.map(|(_, card)| card)
    }

    fn discards(&self, now: i32) -> Vec<Gain> {
        let gain = |card: Card| gain(Action::Discard { card }, self.points_without(card), now);
        self.to_discard().iter().map(gain).collect()
    }

    fn without(&self, card: Card) -> CardWithout {
        let hand = self.view.hand.without(card);
        CardWithout { card, without: best_choices(hand, self.pool(self.discard)).total }
    }

    /// Taking each card of the discard area, and giving the card that is needed least for it.
    fn takes(&self, hand: &Hand, now: i32) -> Vec<Gain> {
        let take = |&card: &Card| {
            if hand.is_laden() {
                return unknown(Action::Take { card });
            }
            // At worst the card goes where it came from.
            let (total, discard) = best_with_card(hand, card, now).unwrap_or((now, Some(card)));
            Gain { discard, ..gain(Action::Take { card }, total, now) }
        };
        self.view.discard.iter().map(take).collect()
    }

    /// Accepting each offer whose card is seen.
    fn trades(&self, seat: Seat, now: i32) -> Vec<Gain> {
        let Some(market) = &self.view.market else { return Vec::new() };
        let offers = market.offers.iter().filter(|offer| offer.owner != seat && offer.open_to_you);
        let mut gains = Vec::new();
        for offer in offers {
            let Some(card) = offer.card else { continue };
            let fits = |give: &Card| offer.wants.is_none_or(|suit| suit == give.suit());
            for give in self.view.hand.iter().filter(fits) {
                let hand = self.view.hand.without(give).with(card);
                let total = best_choices(hand, self.pool(CardSet::EMPTY)).total;
                gains.push(gain(Action::Accept { offer: offer.offer, give }, total, now));
            }
        }
        gains
    }

    /// Keeping each of the Necromancer's three cards, or none.
    fn keeps(&self, hand: &Hand, now: i32) -> Vec<Gain> {
        let keep = |action: Action, choice: Choice| {
            Some(gain(action, total_with(hand, Made::NOTHING, choice)?, now))
        };
        let cards = self.view.drawn.iter();
        let cards = cards.filter_map(|card| keep(Action::Keep { card }, Choice::Raise { card }));
        let none = keep(Action::KeepNone, Choice::Nothing { chooser: Card::Necromancer });
        cards.chain(none).collect()
    }

    /// The hands of all, where they are open.
    fn seats(&self) -> Vec<Option<SeatAnswer>> {
        if !self.open {
            return self.view.seats.iter().map(|_| None).collect();
        }
        let hands: Vec<(CardSet, Solved)> = self
            .view
            .seats
            .iter()
            .map(|shown| (shown.known, solved(&self.hand(shown.known, self.discard, shown.made), shown)))
            .collect();
        let points = hands.iter().map(|(_, solved)| solved.score.total).collect();
        let key = |seat: Seat| {
            let (cards, solved) = &hands[seat.index()];
            (solved.score.total, -base_sum(*cards, &solved.choices))
        };
        let places = Outcome::ranked(points, key).places;
        let seat = |((_, solved), place): ((CardSet, Solved), u8)| {
            Some(SeatAnswer { score: solved.score, choices: solved.choices, place })
        };
        hands.into_iter().zip(places).map(seat).collect()
    }
}

/// The choices of the seat that is asked next, and leaving all at their best.
fn reveals(hand: &Hand, now: i32) -> Vec<Gain> {
    let legal = next_chooser(hand.cards, hand.pool, &hand.made)
        .map(|chooser| legal_choices(hand.cards, hand.pool, &hand.made, chooser));
    let choose =
        |choice: Choice| Some(gain(Action::Choose { choice }, total_with(hand, hand.made, choice)?, now));
    let chosen = legal.into_iter().flatten().filter_map(choose);
    chosen.chain([gain(Action::Agree, now, now)]).collect()
}

/// A hand as it ended, or with the open choices at their best.
fn solved(hand: &Hand, shown: &SeatView) -> Solved {
    let choices = match shown.result {
        Some(result) => result.choices,
        None => best_with(hand.cards, hand.pool, &hand.made)
            .map_or_else(|| best_choices(hand.cards, hand.pool).choices, |best| best.choices),
    };
    match score(hand.cards, &choices) {
        Ok(score) => Solved { choices, score },
        // Only a view that no table showed has such choices: then the hand counts as printed.
        Err(_) => Solved { choices: Choices::NONE, score: as_printed(hand.cards) },
    }
}

fn as_printed(cards: CardSet) -> Score {
    score(cards, &Choices::NONE).unwrap_or(Score { total: printed_total(cards), cards: Vec::new() })
}

fn gain(action: Action, total: i32, now: i32) -> Gain {
    Gain { action, total: Some(total), gain: Some(total - now), discard: None }
}

fn unknown(action: Action) -> Gain {
    Gain { action, total: None, gain: None, discard: None }
}

/// The best action; taking and trading only if it brings something.
fn best(gains: &[Gain]) -> Option<usize> {
    let mut best: Option<(i32, usize)> = None;
    for (place, gain) in gains.iter().enumerate() {
        let Some(total) = gain.total else { continue };
        let optional = matches!(gain.action, Action::Take { .. } | Action::Accept { .. });
        let worth = !optional || gain.gain.is_some_and(|gain| gain > 0);
        if worth && best.is_none_or(|(other, _)| total > other) {
            best = Some((total, place));
        }
    }
    best.map(|(_, place)| place)
}
