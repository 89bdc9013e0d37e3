//! The words of the test game: config, actions, chance, events, view and refusals.

use fabletop_core::{Refusal, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BazaarConfig {
    pub seats: u8,
    pub rounds: u8,
    /// Seconds of the timed phase, if there is one.
    pub haggle: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Deal,
    Bonus,
    Bids,
    Winner { winner: Seat },
    Haggle,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BazaarAction {
    Bid(u8),
    Look(Seat),
    Expose(Seat),
    Mark(u8),
    Done,
    Tip,
}

impl fmt::Display for BazaarAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BazaarAction::Bid(coins) => write!(f, "bid {coins}"),
            BazaarAction::Look(owner) => write!(f, "look {}", owner.0),
            BazaarAction::Expose(owner) => write!(f, "expose {}", owner.0),
            BazaarAction::Mark(mark) => write!(f, "mark {mark}"),
            BazaarAction::Done => f.write_str("done"),
            BazaarAction::Tip => f.write_str("tip"),
        }
    }
}

impl FromStr for BazaarAction {
    type Err = ();

    fn from_str(text: &str) -> Result<BazaarAction, ()> {
        let (word, number) = text.split_once(' ').unwrap_or((text, "0"));
        let number = number.parse().map_err(|_| ())?;
        match word {
            "bid" => Ok(BazaarAction::Bid(number)),
            "look" => Ok(BazaarAction::Look(Seat(number))),
            "expose" => Ok(BazaarAction::Expose(Seat(number))),
            "mark" => Ok(BazaarAction::Mark(number)),
            "done" => Ok(BazaarAction::Done),
            "tip" => Ok(BazaarAction::Tip),
            _ => Err(()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BazaarChance {
    Token { token: u8 },
    Bonus { coins: u8 },
}

impl fmt::Display for BazaarChance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BazaarChance::Token { token } => write!(f, "token {token}"),
            BazaarChance::Bonus { coins } => write!(f, "bonus {coins}"),
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BazaarEvent {
    TokenDealt { seat: Seat, token: u8 },
    BonusPaid { coins: u8 },
    BidPlaced { seat: Seat, coins: u8 },
    BidsRevealed { bids: Vec<u8> },
    Looked { seat: Seat, owner: Seat, token: u8 },
    Exposed { seat: Seat, owner: Seat, token: u8 },
    Marked { mark: u8 },
    Tipped { seat: Seat },
    TimeUp,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BazaarView {
    pub viewer: Viewer,
    pub config: BazaarConfig,
    pub tokens: Vec<Option<u8>>,
    pub coins: Vec<u8>,
    pub has_bid: SeatSet,
    pub own_bid: Option<u8>,
    pub marks: Vec<u8>,
    pub round: u8,
    pub phase: Phase,
}

impl fmt::Display for BazaarView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {} for {}: tokens {:?}", self.round, self.viewer, self.tokens)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum BazaarRejection {
    WrongSeats { seats: u8 },
    TooManyCoins { coins: u8 },
    NotNow,
    ImpossibleChance,
}

impl Refusal for BazaarRejection {
    fn code(&self) -> &'static str {
        match self {
            BazaarRejection::WrongSeats { .. } => "wrong-seats",
            BazaarRejection::TooManyCoins { .. } => "too-many-coins",
            BazaarRejection::NotNow => "not-now",
            BazaarRejection::ImpossibleChance => "impossible-chance",
        }
    }

    fn ruling(&self) -> Option<u16> {
        matches!(self, BazaarRejection::TooManyCoins { .. }).then_some(7)
    }
}
