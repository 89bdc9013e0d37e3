//! What an action is worth: the exact points of the hand it leads to, over the cards still unseen.

use fabletop_bots::Judge;
use fabletop_core::Seat;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::{Made, Pool, best_choices, best_with};
use fantasy_realms::state::{HAND, Moment};
use fantasy_realms::suits::Suit;
use fantasy_realms::{Action, State, View};

/// Values an action by the points of the best hand it can lead to.
pub(super) struct HandJudge;

/// Open offers that are enough for one seat.
const ENOUGH_OFFERS: usize = 2;
/// What a card nobody has shown has to promise beyond the one that is given for it.
const PRICE_OF_DOUBT: f64 = 5.0;

impl Judge<State> for HandJudge {
    fn values(&self, seat: Seat, view: &View, legal: &[Action]) -> Vec<f64> {
        let eyes = Eyes::of(view);
        match view.moment {
            Moment::Start => legal.iter().map(|action| eyes.start(action)).collect(),
            Moment::Trade => eyes.trade(seat, legal),
            Moment::Keep => legal.iter().map(|action| eyes.keep(action)).collect(),
            _ => legal.iter().map(|action| eyes.finish(action)).collect(),
        }
    }

    fn waiting(&self, view: &View) -> Option<f64> {
        (view.moment == Moment::Trade).then_some(0.0)
    }
}

/// What the seat sees, as far as it matters for its hand.
struct Eyes<'a> {
    view: &'a View,
    hand: CardSet,
    pool: Pool,
    /// The cards that may be in the deck.
    unseen: CardSet,
}

impl Eyes<'_> {
    fn of(view: &View) -> Eyes<'_> {
        let discard: CardSet = view.discard.iter().copied().collect();
        let known = view.seats.iter().fold(view.hand | discard, |known, seat| known | seat.known);
        Eyes { view, hand: view.hand, pool: Pool::discard(discard), unseen: CardSet::ALL - known }
    }

    fn points(&self, hand: CardSet) -> f64 {
        f64::from(best_choices(hand, self.pool).total)
    }

    /// The points of a hand that takes `card` and, once it is full, gives the card it needs least.
    fn with(&self, card: Card) -> f64 {
        let hand = self.hand.with(card);
        if hand.len() <= HAND {
            return self.points(hand);
        }
        hand.iter().map(|gone| self.points(hand.without(gone))).fold(f64::NEG_INFINITY, f64::max)
    }

    fn start(&self, action: &Action) -> f64 {
        match action {
            Action::Take { card } => self.with(*card),
            _ if self.hand.len() < HAND => self.better_of_two(),
            _ => mean(self.unseen.iter().map(|card| self.with(card))),
        }
    }

    /// The expected points of the better of two cards from the deck.
    fn better_of_two(&self) -> f64 {
        let mut values: Vec<f64> = self.unseen.iter().map(|card| self.with(card)).collect();
        values.sort_by(f64::total_cmp);
        let pairs = (values.len() * values.len().saturating_sub(1) / 2).max(1) as f64;
        values.iter().enumerate().map(|(below, value)| below as f64 * value).sum::<f64>() / pairs
    }

    /// Discarding, or leaving the choices at their best.
    fn finish(&self, action: &Action) -> f64 {
        match action {
            Action::Discard { card } => self.points(self.hand.without(*card)),
            Action::Agree => 1.0,
            _ => 0.0,
        }
    }

    fn keep(&self, action: &Action) -> f64 {
        let mut made = Made::NOTHING;
        made.decided.insert(Card::Necromancer);
        if let Action::Keep { card } = action {
            made.choices.necromancer = Some(*card);
        }
        best_with(self.hand, self.pool, &made).map_or(0.0, |best| f64::from(best.total))
    }

    fn trade(&self, seat: Seat, legal: &[Action]) -> Vec<f64> {
        let now = self.points(self.hand);
        let offers = self.view.market.iter().flat_map(|market| &market.offers);
        let own = offers.clone().filter(|offer| offer.owner == seat).count();
        let offered: CardSet =
            offers.clone().filter(|offer| offer.owner == seat).filter_map(|offer| offer.card).collect();
        let value = |action: &Action| match action {
            Action::Accept { offer, give } => {
                let Some(offer) = offers.clone().find(|open| open.offer == *offer) else { return -1.0 };
                let rest = self.hand.without(*give);
                match (offer.card, offer.suit) {
                    (Some(card), _) => self.points(rest.with(card)) - now,
                    (None, suit) => self.promise(rest, suit) - now - PRICE_OF_DOUBT,
                }
            }
            Action::Offer { give, shows } if own < ENOUGH_OFFERS && !offered.contains(*give) => {
                let loss = now - self.points(self.hand.without(*give));
                let openness = if *shows == fantasy_realms::action::Shows::Card { 1.0 } else { 0.5 };
                openness / (1.0 + loss.max(0.0))
            }
            Action::Open { to: None, wants } => {
                let given = self.view.market.as_ref().and_then(|market| market.draft);
                let rest = given.map_or(self.hand, |draft| self.hand.without(draft.give));
                1.0 + self.promise(rest, *wants).max(0.0)
            }
            _ => -1.0,
        };
        legal.iter().map(value).collect()
    }

    /// The expected points of a hand that gets an unseen card, of a suit if one is named.
    fn promise(&self, rest: CardSet, suit: Option<Suit>) -> f64 {
        let among = suit.map_or(CardSet::ALL, CardSet::of_suit);
        let possible = self.unseen & among;
        if possible.is_empty() {
            return f64::NEG_INFINITY;
        }
        mean(possible.iter().map(|card| self.points(rest.with(card))))
    }
}

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = values.len().max(1) as f64;
    values.sum::<f64>() / count
}
