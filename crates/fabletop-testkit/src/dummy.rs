//! A tiny game whose tree is known by hand, for testing the suite, tables and search.
//!
//! # Rules
//! 1. Two to four seats.
//! 2. Luck deals each seat, in turn order, one of five tokens worth 3 to 7. A seat sees its own; in an
//!    *open* game everybody sees all.
//! 3. Each seat has two chips and bids 0 to 2 of them: all at once and in secret, shown when all are in;
//!    in an open game one after the other, in turn order. In a *wavering* game a bid may be taken back
//!    until all are in.
//! 4. In a *haggling* game seats may then shout numbers from 3 to 7 until time is up, never the number
//!    they shouted last. It changes nothing.
//! 5. Everybody spends what it bid. The highest bid, if only one seat made it, gets that seat's token.
//!    Points are chips kept and the token got; most points win.
//!
//! # The tree
//! Sequences of steps from the start, without haggling:
//!
//! | steps | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
//! |---|---|---|---|---|---|---|---|
//! | open, 2 seats | 1 | 5 | 20 | 60 | 180 | | |
//! | closed, 2 seats | 1 | 5 | 20 | 120 | 360 | | |
//! | open, 3 seats | 1 | 5 | 20 | 60 | 180 | 540 | 1620 |
//! | closed, 3 seats | 1 | 5 | 20 | 60 | 540 | 3240 | 9720 |
//!
//! (Closed games count more because any seat may be the first to put its bid down.)
//!
//! # Its value
//! Open, 2 seats, tokens `a` and `b`, as points of seat 0 : seat 1.
//!
//! | seat 0 bids \ seat 1 bids | 0 | 1 | 2 |
//! |---|---|---|---|
//! | 0 | 2 : 2 | 2 : 1+b | 2 : b |
//! | 1 | 1+a : 2 | 1 : 1 | 1 : b |
//! | 2 | a : 2 | a : 1 | 0 : 0 |
//!
//! - Each for its own points: seat 1 answers 0 with 1, 1 with 2, and 2 with 0; so seat 0 bids 2 and the
//!   game ends `a : 2`, on average 5 : 2 before the deal ([`OPEN_OWN_POINTS`]).
//! - Each for the difference: seat 1 answers 0 with 1, 1 with 2, and 2 with 2; so seat 0 bids 2 and the
//!   game ends 0 : 0, a shared victory ([`OPEN_DIFFERENCE`]).

mod notation;
mod rules;
mod view;

pub use notation::NotADummyAction;
pub use view::{EventView, Slot, View};

use fabletop_core::{MAX_SEATS, Outcome, Refusal, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The tokens, by worth.
pub const TOKENS: [u8; 5] = [3, 4, 5, 6, 7];
/// The chips a seat has to bid with.
pub const CHIPS: u8 = 2;
/// The most seats.
pub const MOST_SEATS: usize = 4;
/// Mean points by seat in the open game of two, each playing for its own points.
pub const OPEN_OWN_POINTS: [f64; 2] = [5.0, 2.0];
/// The difference of points in the open game of two, each playing for it.
pub const OPEN_DIFFERENCE: i32 = 0;

/// Seats and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Config {
    /// 2 to 4.
    pub seats: u8,
    /// Whether everybody sees everything and bids come in turn.
    pub open: bool,
    /// Whether a timed turn follows the bids.
    pub haggle: bool,
    /// Whether secret bids may be taken back.
    pub waver: bool,
}

impl Config {
    /// Perfect information after the deal.
    pub fn open(seats: u8) -> Config {
        Config { seats, open: true, haggle: false, waver: false }
    }

    /// Hidden tokens, secret bids.
    pub fn closed(seats: u8) -> Config {
        Config { seats, open: false, haggle: false, waver: false }
    }

    /// Closed, with a timed turn at the end.
    pub fn haggling(seats: u8) -> Config {
        Config { seats, open: false, haggle: true, waver: false }
    }

    /// Closed, with bids that may be taken back.
    pub fn wavering(seats: u8) -> Config {
        Config { seats, open: false, haggle: false, waver: true }
    }
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dummy {
    /// What is played.
    pub config: Config,
    /// The token of each seat, once dealt.
    pub tokens: [Option<u8>; MOST_SEATS],
    /// The bid of each seat, once made.
    pub bids: [Option<u8>; MOST_SEATS],
    /// What each seat shouted last.
    pub shouts: [Option<u8>; MOST_SEATS],
    /// Whether haggling is over.
    pub time_is_up: bool,
}

/// What a seat may decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// So many chips.
    Bid(u8),
    /// Any number, while haggling.
    Shout(u8),
    /// Another bid instead.
    Reconsider,
}

/// What luck may decide: the next seat's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Chance(pub u8);

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat got its token.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which.
        token: u8,
        /// Whether everybody sees it.
        open: bool,
    },
    /// A seat made its bid.
    HasBid {
        /// Who.
        seat: Seat,
        /// How much.
        bid: u8,
        /// Whether everybody sees it.
        open: bool,
    },
    /// A seat took its bid back.
    Reconsidered {
        /// Who.
        seat: Seat,
    },
    /// All bids are in and shown, by seat.
    BidsShown(Vec<u8>),
    /// A seat shouted.
    Shouted {
        /// Who.
        seat: Seat,
        /// What.
        number: u8,
    },
    /// The game is over and tokens are shown, by seat.
    Ended {
        /// Everybody's token.
        tokens: Vec<u8>,
        /// Everybody's points.
        points: Vec<i32>,
    },
}

/// Why the dummy refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Rejection {
    /// Fewer than 2 or more than 4 seats.
    SeatCount {
        /// How many there were to be.
        seats: u8,
    },
    /// There is no such token, or it is dealt already.
    TokenNotThere {
        /// Which one.
        token: u8,
    },
    /// More chips than a seat has.
    BidTooHigh {
        /// How many.
        bid: u8,
    },
    /// Bidding is over, or this seat has bid.
    NoBidding,
    /// There is no bid to take back.
    NothingToReconsider,
    /// Haggling has not begun.
    NoHaggling,
    /// A number that is not shouted here.
    NoSuchNumber {
        /// Which one.
        number: u8,
    },
    /// The number this seat shouted last.
    ShoutRepeated {
        /// Which one.
        number: u8,
    },
}

impl Refusal for Rejection {
    fn code(&self) -> &'static str {
        match self {
            Rejection::SeatCount { .. } => "seat-count",
            Rejection::TokenNotThere { .. } => "token-not-there",
            Rejection::BidTooHigh { .. } => "bid-too-high",
            Rejection::NoBidding => "no-bidding",
            Rejection::NothingToReconsider => "nothing-to-reconsider",
            Rejection::NoHaggling => "no-haggling",
            Rejection::NoSuchNumber { .. } => "no-such-number",
            Rejection::ShoutRepeated { .. } => "shout-repeated",
        }
    }

    fn ruling(&self) -> Option<u16> {
        Some(match self {
            Rejection::SeatCount { .. } => 1,
            Rejection::TokenNotThere { .. } => 2,
            Rejection::BidTooHigh { .. } | Rejection::NoBidding | Rejection::NothingToReconsider => 3,
            Rejection::NoHaggling | Rejection::NoSuchNumber { .. } | Rejection::ShoutRepeated { .. } => 4,
        })
    }
}

/// Where in the game a position is; follows from the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Luck deals to this seat.
    Deal(Seat),
    /// These seats bid.
    Bidding(SeatSet),
    /// Seats shout.
    Haggling,
    /// Over.
    Over,
}

impl Dummy {
    /// How many sit at the table.
    pub fn seat_count(&self) -> usize {
        usize::from(self.config.seats)
    }

    /// Where in the game this is.
    pub fn phase(&self) -> Phase {
        let seats = Seat::all(self.seat_count());
        if let Some(seat) = seats.clone().find(|seat| self.tokens[seat.index()].is_none()) {
            return Phase::Deal(seat);
        }
        let to_bid: SeatSet = seats.filter(|seat| self.bids[seat.index()].is_none()).collect();
        match to_bid.first() {
            Some(first) if self.config.open => Phase::Bidding(SeatSet::only(first)),
            Some(_) => Phase::Bidding(to_bid),
            None if self.config.haggle && !self.time_is_up => Phase::Haggling,
            None => Phase::Over,
        }
    }

    /// Those whose bid is in while others still bid, in a wavering game.
    pub fn wavering(&self) -> SeatSet {
        match self.phase() {
            Phase::Bidding(to_bid) if self.config.waver => {
                Seat::all(self.seat_count()).filter(|&seat| !to_bid.contains(seat)).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// The tokens nobody has.
    pub fn tokens_left(&self) -> Vec<u8> {
        TOKENS.into_iter().filter(|&token| !self.tokens.contains(&Some(token))).collect()
    }

    /// Points by rule 5, once everybody has token and bid.
    pub fn outcome(&self) -> Outcome {
        let bids: Vec<u8> = self.bids.into_iter().flatten().collect();
        let highest = bids.iter().copied().max();
        let alone = bids.iter().filter(|&&bid| Some(bid) == highest).count() == 1;
        let points: arrayvec::ArrayVec<i32, MAX_SEATS> = bids
            .iter()
            .zip(self.tokens.iter().flatten())
            .map(|(&bid, &token)| {
                let got = if alone && Some(bid) == highest { token } else { 0 };
                i32::from(CHIPS.saturating_sub(bid)) + i32::from(got)
            })
            .collect();
        Outcome::ranked(points.clone(), |seat| points[seat.index()])
    }
}
