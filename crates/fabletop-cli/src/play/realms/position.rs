//! A view of Fantasy Realms with everything computed that a player wants to know.

use crate::play::board::Look;
use fabletop_core::Seat;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::config::{CopyScope, Variant};
use fantasy_realms::event::OfferView;
use fantasy_realms::scoring::{Made, Optimum, Pool, Score, best_choices, best_with, next_chooser, score};
use fantasy_realms::state::{HAND, Moment};
use fantasy_realms::view::MarketView;
use fantasy_realms::{Action, View};

/// What a seat sees, and what it is worth.
pub(super) struct Position {
    pub(super) view: View,
    pub(super) seat: Seat,
    /// The own hand, in the order of the cards.
    pub(super) hand: Vec<Card>,
    /// The points of the hand with their reasons; if a card is to be discarded, those of the best rest.
    pub(super) score: Score,
    /// For each card of the discard area: what taking it brings. Empty when nothing can be taken.
    pub(super) gains: Vec<i32>,
    /// For each card of the hand: the points if it is discarded. Empty when nothing is to be discarded.
    pub(super) without: Vec<Option<i32>>,
    /// The choices open at the reveal, the best first.
    pub(super) choices: Vec<Open>,
    /// The hands of all at the reveal, the best first.
    pub(super) ranking: Vec<Ranked>,
    legal: Vec<Action>,
}

/// A choice at the reveal, or a card to keep, and the points it leads to.
pub(super) struct Open {
    pub(super) action: Action,
    pub(super) total: i32,
}

/// A hand at the reveal.
pub(super) struct Ranked {
    pub(super) seat: Seat,
    pub(super) place: u8,
    pub(super) score: Score,
}

impl Position {
    /// Reads a view. None if it is no view of this game, which only a defect can cause.
    pub(super) fn of(look: &Look<'_>) -> Option<Position> {
        let view: View = look.view.parse().ok()?;
        let legal = look.legal.iter().filter_map(|legal| legal.text.parse().ok()).collect();
        let hand = view.hand.iter().collect();
        let mut position = Position {
            seat: look.seat,
            hand,
            score: Score { total: 0, cards: Vec::new() },
            gains: Vec::new(),
            without: Vec::new(),
            choices: Vec::new(),
            ranking: Vec::new(),
            legal,
            view,
        };
        position.compute();
        Some(position)
    }

    fn compute(&mut self) {
        self.without = self.discards();
        self.score = self.own_score();
        self.gains = self.takes();
        self.choices = self.open_choices();
        if self.is_open() {
            self.ranking = self.ranked();
        }
    }

    /// Whether all hands lie open.
    pub(super) fn is_open(&self) -> bool {
        matches!(self.view.moment, Moment::Reveal | Moment::Over)
    }

    /// Whether it is for this seat to act.
    pub(super) fn may_act(&self) -> bool {
        !self.legal.is_empty()
    }

    /// Whether an action is legal.
    pub(super) fn is_legal(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// What may be done.
    pub(super) fn legal(&self) -> &[Action] {
        &self.legal
    }

    /// The market of the chaos variant.
    pub(super) fn market(&self) -> Option<&MarketView> {
        self.view.market.as_ref()
    }

    /// What choices may reach for, as far as this seat knows.
    fn pool(&self, discard: CardSet) -> Pool {
        let chaos = self.view.config.variant == Variant::Chaos;
        let discard_pool = if chaos { CardSet::EMPTY } else { discard };
        let names = match self.view.config.options.copy_scope {
            CopyScope::Any => CardSet::ALL,
            CopyScope::Seen => {
                self.view.seats.iter().fold(self.view.hand | discard, |all, seat| all | seat.known)
            }
        };
        Pool { discard: discard_pool, names }
    }

    fn discard(&self) -> CardSet {
        self.view.discard.iter().copied().collect()
    }

    fn points(&self, hand: CardSet, discard: CardSet) -> i32 {
        best_choices(hand, self.pool(discard)).total
    }

    /// The points of the hand now; if a card is to be discarded, of the best rest.
    pub(super) fn now(&self) -> i32 {
        self.score.total
    }

    fn own_score(&self) -> Score {
        let nothing = Score { total: 0, cards: Vec::new() };
        let hand = self.view.hand;
        if let Some(place) = self.best_discard() {
            return self.score_without(self.hand[place]);
        }
        if hand.len() > HAND {
            return nothing;
        }
        let best = best_with(hand, self.pool(self.discard()), &self.made(self.seat));
        best.and_then(|best| score(hand, &best.choices).ok()).unwrap_or(nothing)
    }

    /// The points of the hand without a card, with their reasons.
    pub(super) fn score_without(&self, card: Card) -> Score {
        let (hand, discard) = (self.view.hand.without(card), self.discard().with(card));
        let best = best_choices(hand, self.pool(discard));
        score(hand, &best.choices).unwrap_or(Score { total: best.total, cards: Vec::new() })
    }

    fn made(&self, seat: Seat) -> Made {
        self.view.seats.get(seat.index()).map_or(Made::NOTHING, |seat| seat.made)
    }

    fn discards(&self) -> Vec<Option<i32>> {
        if !matches!(self.view.moment, Moment::Discard | Moment::DiscardDrawn) || !self.may_act() {
            return Vec::new();
        }
        let total = |&card: &Card| {
            let (hand, discard) = (self.view.hand.without(card), self.discard().with(card));
            self.is_legal(Action::Discard { card }).then(|| self.points(hand, discard))
        };
        self.hand.iter().map(total).collect()
    }

    fn takes(&self) -> Vec<i32> {
        if self.view.moment != Moment::Start || self.view.hand.len() > HAND {
            return Vec::new();
        }
        let now = self.now();
        self.view.discard.iter().map(|&card| self.with(card) - now).collect()
    }

    /// The points after taking `card` and, once the hand is full, giving the card that is needed least.
    fn with(&self, card: Card) -> i32 {
        let (hand, discard) = (self.view.hand.with(card), self.discard().without(card));
        if hand.len() <= HAND {
            return self.points(hand, discard);
        }
        hand.iter().map(|gone| self.points(hand.without(gone), discard.with(gone))).max().unwrap_or_default()
    }

    /// The card of the hand that is best discarded.
    pub(super) fn best_discard(&self) -> Option<usize> {
        let totals = self.without.iter().enumerate().filter_map(|(place, total)| Some(((*total)?, place)));
        totals.max_by_key(|&(total, place)| (total, std::cmp::Reverse(place))).map(|(_, place)| place)
    }

    /// The card of the discard area that brings most, if it brings anything.
    pub(super) fn best_take(&self) -> Option<usize> {
        let gains = self.gains.iter().enumerate().filter(|(_, gain)| **gain > 0);
        gains.max_by_key(|&(place, gain)| (*gain, std::cmp::Reverse(place))).map(|(place, _)| place)
    }

    fn open_choices(&self) -> Vec<Open> {
        if !self.may_act() {
            return Vec::new();
        }
        match self.view.moment {
            Moment::Keep => self.keeps(),
            Moment::Reveal => self.reveals(),
            _ => Vec::new(),
        }
    }

    /// The cards the Necromancer of the chaos variant may keep.
    fn keeps(&self) -> Vec<Open> {
        let kept = |card: Option<Card>| {
            let mut made = Made::NOTHING;
            made.decided.insert(Card::Necromancer);
            made.choices.necromancer = card;
            best_with(self.view.hand, self.pool(CardSet::EMPTY), &made).map_or(0, |best| best.total)
        };
        let open = |&action: &Action| match action {
            Action::Keep { card } => Some(Open { action, total: kept(Some(card)) }),
            Action::KeepNone => Some(Open { action, total: kept(None) }),
            _ => None,
        };
        sorted(self.legal.iter().filter_map(open).collect())
    }

    fn reveals(&self) -> Vec<Open> {
        let (pool, made) = (self.pool(self.discard()), self.made(self.seat));
        let open = |&action: &Action| {
            let Action::Choose { choice } = action else { return None };
            let mut made = made;
            made.make(choice);
            best_with(self.view.hand, pool, &made).map(|best| Open { action, total: best.total })
        };
        sorted(self.legal.iter().filter_map(open).collect())
    }

    /// The card whose choice comes next.
    pub(super) fn chooser(&self) -> Option<Card> {
        let (pool, made) = (self.pool(self.discard()), self.made(self.seat));
        next_chooser(self.view.hand, pool, &made).filter(|_| self.view.moment == Moment::Reveal)
    }

    fn ranked(&self) -> Vec<Ranked> {
        let pool = self.pool(self.discard());
        let hand = |(seat, shown): (Seat, &fantasy_realms::view::SeatView)| {
            let best = match shown.result {
                Some(result) => Optimum { total: result.total, choices: result.choices },
                None => best_with(shown.known, pool, &shown.made)
                    .unwrap_or_else(|| best_choices(shown.known, pool)),
            };
            let score =
                score(shown.known, &best.choices).unwrap_or(Score { total: best.total, cards: Vec::new() });
            let base = score.cards.iter().map(|card| i32::from(card.card.base())).sum::<i32>();
            (seat, base, score)
        };
        let seats = Seat::all(self.view.seats.len()).zip(&self.view.seats);
        let mut hands: Vec<_> = seats.map(hand).collect();
        hands.sort_by_key(|(seat, base, score)| (-score.total, *base, *seat));
        let place = |hands: &[(Seat, i32, Score)], at: usize| {
            let better =
                |other: &&(Seat, i32, Score)| (-other.2.total, other.1) < (-hands[at].2.total, hands[at].1);
            1 + hands.iter().filter(better).count() as u8
        };
        let places: Vec<u8> = (0..hands.len()).map(|at| place(&hands, at)).collect();
        let ranked = hands.into_iter().zip(places);
        ranked.map(|((seat, _, score), place)| Ranked { seat, place, score }).collect()
    }

    /// The card to give for an offer that brings most, and what it brings; no gain if the offer hides its card.
    pub(super) fn best_answer(&self, offer: &OfferView) -> Option<(Card, Option<i32>)> {
        let gives = self.legal.iter().filter_map(|&action| match action {
            Action::Accept { offer: number, give } if number == offer.offer => Some(give),
            _ => None,
        });
        let value = |give: Card| {
            let rest = self.view.hand.without(give);
            let hand = offer.card.map_or(rest, |card| rest.with(card));
            (self.points(hand, CardSet::EMPTY), give)
        };
        let (total, give) = gives.map(value).max_by_key(|&(total, _)| total)?;
        Some((give, offer.card.map(|_| total - self.now())))
    }

    /// What a trade of `give` for the card of an offer brings, if the card is known.
    pub(super) fn trade_gain(&self, offer: &OfferView, give: Card) -> Option<i32> {
        let hand = self.view.hand.without(give).with(offer.card?);
        Some(self.points(hand, CardSet::EMPTY) - self.now())
    }

    /// The points of a hand as it is if `card` is gone, for judging what to offer.
    pub(super) fn worth(&self, card: Card) -> i32 {
        self.now() - self.points(self.view.hand.without(card), CardSet::EMPTY)
    }
}

/// The best first; among equals in the order of the rules, which puts "nothing" first.
fn sorted(mut open: Vec<Open>) -> Vec<Open> {
    open.sort_by_key(|open| std::cmp::Reverse(open.total));
    open
}
