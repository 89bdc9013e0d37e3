//! What an action is worth to a seat of Indaman, in turns on the way to the top; more is better.

mod actions;
mod duel;
mod eyes;
mod fates;
mod fights;
mod objects;
mod reasons;
mod tower;
mod ways;

use super::weights::{WEIGHTS, Weights};
use eyes::Eyes;
use fabletop_bots::{Judge, Outlook, Standings, by_lead};
use fabletop_core::{Game, Seat, Viewer};
use indaman::action::Action;
use indaman::state::Phase;
use indaman::{State, View};
pub(super) use reasons::{Reason, reasons};

/// Values an action by how much nearer it brings the top, and how much farther it keeps the others from it.
pub(super) struct TravelJudge {
    weights: Weights,
    /// Whether it keeps count of the others' gems; otherwise it guesses them.
    counts: bool,
}

impl TravelJudge {
    /// The greedy bot's.
    pub(super) const SIMPLE: TravelJudge = TravelJudge { weights: WEIGHTS, counts: false };

    /// One that keeps count.
    pub(super) fn counting(weights: Weights) -> TravelJudge {
        TravelJudge { weights, counts: true }
    }

    /// How often to do each of these: where the other thinks as well, what one always does is found out.
    /// None where one of them is simply the best.
    pub(super) fn mix(&self, seat: Seat, view: &View, legal: &[Action]) -> Option<Vec<f64>> {
        let fights = matches!(view.phase, Phase::Pick { .. } | Phase::Bid | Phase::Guess { .. });
        if fights { Eyes::new(seat, view, self).mix(legal) } else { None }
    }
}

impl Judge<State> for TravelJudge {
    fn values(&self, seat: Seat, view: &View, legal: &[Action]) -> Vec<f64> {
        let eyes = Eyes::new(seat, view, self);
        let mut values: Vec<f64> = legal.iter().map(|action| eyes.value(action)).collect();
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        for (action, value) in legal.iter().zip(&mut values) {
            if let Action::Use { object } = *action {
                *value = best + eyes.trying(object, best);
            }
        }
        values
    }
}

/// One who counts gems and follows the others' thoughts, which it takes to be simple ones.
pub(super) struct Schemer {
    own: TravelJudge,
    seat: Seat,
}

impl Schemer {
    pub(super) fn new(weights: Weights) -> Schemer {
        Schemer { own: TravelJudge::counting(weights), seat: Seat(0) }
    }
}

impl Judge<State> for Schemer {
    fn values(&self, seat: Seat, view: &View, legal: &[Action]) -> Vec<f64> {
        let judge = if seat == self.seat { &self.own } else { &TravelJudge::SIMPLE };
        judge.values(seat, view, legal)
    }
}

impl Outlook<State> for Schemer {
    fn attend(&mut self, seat: Seat) {
        self.seat = seat;
    }

    fn standings(&self, seat: Seat, view: &View) -> Standings {
        let eyes = Eyes::new(seat, view, &self.own);
        let turns = Seat::all(view.seats.len()).map(|seat| -eyes.to_the_top(seat)).collect::<Vec<_>>();
        by_lead(turns.into_iter(), LEAD)
    }

    fn is_quiet(&self, position: &State) -> bool {
        matches!(position.phase, Phase::Act { .. })
    }

    fn scale(&self) -> f64 {
        1.0
    }

    fn mix(&self, position: &State, seat: Seat, view: &View, legal: &[Action]) -> Option<Vec<f64>> {
        if seat != self.seat {
            return TravelJudge::SIMPLE.mix(seat, view, legal);
        }
        let foe = match (position.phase, position.fight) {
            (Phase::Pick { .. }, _) => position.turn,
            (Phase::Bid | Phase::Guess { .. }, Some(fight)) => fight.other(seat),
            _ => return None,
        };
        let theirs = position.view(Viewer::Seat(foe));
        let foe = Eyes::new(foe, &theirs, &TravelJudge::SIMPLE);
        Eyes::new(seat, view, &self.own).scheme(&foe, legal)
    }
}

/// Turns ahead that almost win.
const LEAD: f64 = 5.0;
