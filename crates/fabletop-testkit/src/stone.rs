//! Stone, paper, scissors with a heavy stone: a tiny game whose equilibrium is known.
//!
//! Two seats choose at the same time and in secret. Who wins gets a point from the other, with stone two.
//!
//! | | stone | paper | scissors |
//! |---|---|---|---|
//! | stone | 0 | -1 | 2 |
//! | paper | 1 | 0 | -1 |
//! | scissors | -2 | 1 | 0 |
//!
//! The other must gain nothing by any choice: paper twice as often as scissors (against stone), stone as often
//! as scissors (against paper). So it is stone, paper, scissors as 1 : 2 : 1 ([`EQUILIBRIUM`]).

use fabletop_core::{
    Game, GameRng, Misplaced, Outcome, Refusal, Rejected, Seat, SeatSet, Sink, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How often to choose stone, paper and scissors.
pub const EQUILIBRIUM: [f64; 3] = [0.25, 0.5, 0.25];

/// A position: what was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeavyStone([Option<Hand>; 2]);

/// What a hand can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// Two points against scissors.
    Stone,
    /// One against stone.
    Paper,
    /// One against paper.
    Scissors,
}

impl Hand {
    /// All of them.
    pub const ALL: [Hand; 3] = [Hand::Stone, Hand::Paper, Hand::Scissors];

    /// What it wins from the other.
    pub fn against(self, other: Hand) -> i32 {
        match (self, other) {
            (Hand::Stone, Hand::Scissors) => 2,
            (Hand::Paper, Hand::Stone) | (Hand::Scissors, Hand::Paper) => 1,
            (Hand::Scissors, Hand::Stone) => -2,
            (Hand::Stone, Hand::Paper) | (Hand::Paper, Hand::Scissors) => -1,
            _ => 0,
        }
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Hand::Stone => "stone",
            Hand::Paper => "paper",
            Hand::Scissors => "scissors",
        })
    }
}

impl FromStr for Hand {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Hand, &'static str> {
        Hand::ALL.into_iter().find(|hand| hand.to_string() == text).ok_or("none of stone, paper, scissors")
    }
}

/// What a viewer sees: who has chosen, and what, if it is the own hand or the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// By seat, whether it has chosen.
    pub chosen: [bool; 2],
    /// By seat, what is seen of it.
    pub hands: [Option<Hand>; 2],
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {:?}", self.chosen, self.hands)
    }
}

/// A seat has chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chose {
    /// Who.
    pub seat: Seat,
    /// What, as far as it is seen.
    pub hand: Option<Hand>,
}

/// Luck has no part in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoLuck;

impl fmt::Display for NoLuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no luck")
    }
}

/// It refuses nothing but what is misplaced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Never;

impl Refusal for Never {
    fn code(&self) -> &'static str {
        "never"
    }

    fn ruling(&self) -> Option<u16> {
        None
    }
}

impl HeavyStone {
    fn choosing(&self) -> SeatSet {
        Seat::all(2).filter(|seat| self.0[seat.index()].is_none()).collect()
    }
}

impl Game for HeavyStone {
    const ID: &'static str = "heavy-stone";
    const RULES_VERSION: u32 = 1;

    type Config = ();
    type Action = Hand;
    type Chance = NoLuck;
    type View = View;
    type Event = Chose;
    type EventView = Chose;
    type Rejection = Never;

    fn setup((): &()) -> Result<HeavyStone, Never> {
        Ok(HeavyStone([None; 2]))
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match self.0 {
            [Some(one), Some(other)] => {
                let points = [one.against(other), other.against(one)];
                Turn::Over(Outcome::ranked(points.into_iter().collect(), |seat| points[seat.index()]))
            }
            _ => Turn::Seats(self.choosing()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Hand>) {
        if self.choosing().contains(seat) {
            out.extend(Hand::ALL);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        hand: &Hand,
        events: &mut impl Sink<Chose>,
    ) -> Result<(), Rejected<Never>> {
        if !self.choosing().contains(seat) {
            return Err(Misplaced::NotYourTurn.into());
        }
        self.0[seat.index()] = Some(*hand);
        events.emit(|| Chose { seat, hand: Some(*hand) });
        Ok(())
    }

    fn sample_chance(&self, _: &mut impl GameRng) -> NoLuck {
        NoLuck
    }

    fn apply_chance(&mut self, _: &NoLuck, _: &mut impl Sink<Chose>) -> Result<(), Rejected<Never>> {
        Err(Misplaced::NotChance.into())
    }

    fn time_up(&mut self, _: &mut impl Sink<Chose>) -> Result<(), Rejected<Never>> {
        Err(Misplaced::NotTimed.into())
    }

    fn view(&self, viewer: Viewer) -> View {
        let over = self.choosing().is_empty();
        let seen = |seat: Seat| self.0[seat.index()].filter(|_| over || viewer.is(seat));
        View { chosen: self.0.map(|hand| hand.is_some()), hands: [seen(Seat(0)), seen(Seat(1))] }
    }

    fn event_view(event: &Chose, viewer: Viewer) -> Option<Chose> {
        Some(Chose { seat: event.seat, hand: event.hand.filter(|_| viewer.is(event.seat)) })
    }

    fn determinize(view: &View, rng: &mut impl GameRng) -> HeavyStone {
        let hand =
            |seat: usize, rng: &mut _| view.hands[seat].or_else(|| view.chosen[seat].then(|| any(rng)));
        HeavyStone([hand(0, rng), hand(1, rng)])
    }

    fn invariants(&self) -> Result<(), &'static str> {
        Ok(())
    }
}

fn any(rng: &mut impl GameRng) -> Hand {
    Hand::ALL[rng.below(3) as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Conformance;

    #[test]
    fn it_is_a_game() {
        Conformance::<HeavyStone>::new(()).games(20).secret_simultaneous().check();
    }

    #[test]
    fn in_equilibrium_every_answer_is_as_good() {
        for answer in Hand::ALL {
            let value: f64 = Hand::ALL
                .into_iter()
                .zip(EQUILIBRIUM)
                .map(|(hand, share)| share * f64::from(answer.against(hand)))
                .sum();
            assert!(value.abs() < 1e-9, "{answer}: {value}");
        }
    }
}
