//! What speaks for an action: the points of the hand, what may still come, and the end of the game.

use fabletop_core::Seat;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::{Pool, best_choices};
use fantasy_realms::state::{HAND, Moment};
use fantasy_realms::{Action, View};
use serde::Serialize;
use strum::VariantNames;

/// Points by which one action is much better than another.
pub(super) const SCALE: f64 = 10.0;

/// What speaks for an action, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Reason {
    /// The hand is worth so much after it, and so much more than now.
    Gain { points: i32, more: i32 },
    /// The hand is worth so much after it, and so much less than now.
    Cost { points: i32, less: i32 },
    /// The hand is worth so much after it.
    Hand { points: i32 },
    /// So many of the unseen cards would make the hand better.
    Hopes { better: usize, unseen: usize },
    /// The game is over after it.
    Ends,
    /// The game is over after so many more discards.
    Left { discards: usize },
}

/// What speaks for an action of that seat.
pub(super) fn reasons(_: Seat, view: &View, action: &Action) -> Vec<Reason> {
    let eyes = Eyes::of(view);
    let first = match *action {
        Action::Take { card } => eyes.change(eyes.with(card)),
        Action::Draw => eyes.hopes(),
        Action::Discard { card } => Reason::Hand { points: eyes.points(view.hand.without(card)) },
        Action::Accept { offer, give } => {
            let offers = view.market.iter().flat_map(|market| &market.offers);
            let card = offers.filter(|open| open.offer == offer).find_map(|open| open.card);
            let Some(card) = card else { return Vec::new() };
            eyes.change(eyes.points(view.hand.without(give).with(card)))
        }
        _ => return Vec::new(),
    };
    std::iter::once(first).chain(eyes.end(action)).collect()
}

struct Eyes<'a> {
    view: &'a View,
    discard: CardSet,
}

impl Eyes<'_> {
    fn of(view: &View) -> Eyes<'_> {
        Eyes { view, discard: view.discard.iter().copied().collect() }
    }

    fn points(&self, hand: CardSet) -> i32 {
        best_choices(hand, Pool::discard(self.discard)).total
    }

    /// The points with one more card; whoever has too many gives the one that is needed least.
    fn with(&self, card: Card) -> i32 {
        let hand = self.view.hand.with(card);
        if hand.len() <= HAND {
            return self.points(hand);
        }
        hand.iter().map(|gone| self.points(hand.without(gone))).max().unwrap_or_default()
    }

    fn change(&self, points: i32) -> Reason {
        let now = self.points(self.view.hand);
        match points - now {
            more @ 1.. => Reason::Gain { points, more },
            0 => Reason::Hand { points },
            less => Reason::Cost { points, less: -less },
        }
    }

    fn hopes(&self) -> Reason {
        let known =
            self.view.seats.iter().fold(self.view.hand | self.discard, |known, seat| known | seat.known);
        let unseen = CardSet::ALL - known;
        let now = self.points(self.view.hand);
        let better = unseen.iter().filter(|&card| self.with(card) > now).count();
        Reason::Hopes { better, unseen: unseen.len() }
    }

    /// How far the end is after the turn.
    fn end(&self, action: &Action) -> Option<Reason> {
        let more = match action {
            // The card that is given for it takes its place.
            Action::Take { .. } if self.view.moment == Moment::Start => 0,
            Action::Draw | Action::Discard { .. } => 1,
            _ => return None,
        };
        let left = self.view.config.variant.last_discard().checked_sub(self.view.discard.len() + more)?;
        Some(if left == 0 { Reason::Ends } else { Reason::Left { discards: left } })
    }
}
