//! The dummy as text.

use super::{Action, Chance, Slot, View};
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::Shout(number) => write!(f, "shout {number}"),
            Action::Reconsider => f.write_str("reconsider"),
        }
    }
}

/// A text that is no action of the dummy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADummyAction;

impl fmt::Display for NotADummyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("none of `bid <chips>`, `shout <number>` and `reconsider`")
    }
}

impl std::error::Error for NotADummyAction {}

impl FromStr for Action {
    type Err = NotADummyAction;

    fn from_str(text: &str) -> Result<Action, NotADummyAction> {
        if text == "reconsider" {
            return Ok(Action::Reconsider);
        }
        let (verb, number) = text.split_once(' ').ok_or(NotADummyAction)?;
        let number = number.parse().map_err(|_| NotADummyAction)?;
        match verb {
            "bid" => Ok(Action::Bid(number)),
            "shout" => Ok(Action::Shout(number)),
            _ => Err(NotADummyAction),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "token {}", self.0)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Empty => f.write_str("-"),
            Slot::Hidden => f.write_str("?"),
            Slot::Shown(number) => number.fmt(f),
        }
    }
}

/// `tokens 5 ? bids 1 ? shouts - 7`, by seat, and `over` once it is.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, slots) in [("tokens", &self.tokens), (" bids", &self.bids), (" shouts", &self.shouts)] {
            f.write_str(name)?;
            for slot in slots {
                write!(f, " {slot}")?;
            }
        }
        f.write_str(if self.over { " over" } else { "" })
    }
}
