//! Compact text: actions as one types them, positions as one reads them in a log.

use crate::action::{Action, Chance, Shows};
use crate::cards::{Card, CardSet};
use crate::scoring::Choice;
use crate::suits::Suit;
use crate::view::View;
use core::fmt;
use core::str::FromStr;
use fabletop_core::Seat;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Take { card } => write!(f, "take {card}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Offer { give, shows } => write!(f, "offer {give} {}", <&str>::from(shows)),
            Action::Open { to, wants } => {
                match to {
                    Some(Seat(seat)) => write!(f, "open {seat} ")?,
                    None => f.write_str("open all ")?,
                }
                match wants {
                    Some(suit) => write!(f, "{suit}"),
                    None => f.write_str("anything"),
                }
            }
            Action::Drop => f.write_str("drop"),
            Action::Withdraw { offer } => write!(f, "withdraw {offer}"),
            Action::Accept { offer, give } => write!(f, "accept {offer} {give}"),
            Action::Keep { card } => write!(f, "keep {card}"),
            Action::KeepNone => f.write_str("keep nothing"),
            Action::Choose { choice } => choice.fmt(f),
            Action::Agree => f.write_str("agree"),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Nothing { chooser } => write!(f, "leave {chooser}"),
            Choice::Raise { card } => write!(f, "raise {card}"),
            Choice::Copy { card } => write!(f, "copy {card}"),
            Choice::Pose { chooser, card } => write!(f, "pose {chooser} {card}"),
            Choice::PoseAsSuit { chooser, suit } => write!(f, "suit {chooser} {suit}"),
            Choice::Change { card, suit } => write!(f, "change {card} {suit}"),
            Choice::Clear { card } => write!(f, "clear {card}"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl fmt::Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of Fantasy Realms")
    }
}

impl core::error::Error for NotAnAction {}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let mut words = text.split_ascii_whitespace();
        let verb = words.next().ok_or(NotAnAction)?;
        let mut word = || words.next().ok_or(NotAnAction);
        let action = match verb {
            "draw" => Action::Draw,
            "take" => Action::Take { card: parse(word()?)? },
            "discard" => Action::Discard { card: parse(word()?)? },
            "offer" => Action::Offer { give: parse(word()?)?, shows: shows(word()?)? },
            "open" => Action::Open { to: all_or_seat(word()?)?, wants: anything_or_suit(word()?)? },
            "drop" => Action::Drop,
            "withdraw" => Action::Withdraw { offer: parse(word()?)? },
            "accept" => Action::Accept { offer: parse(word()?)?, give: parse(word()?)? },
            "keep" => match word()? {
                "nothing" => Action::KeepNone,
                card => Action::Keep { card: parse(card)? },
            },
            "agree" => Action::Agree,
            "leave" => Choice::Nothing { chooser: parse(word()?)? }.into(),
            "raise" => Choice::Raise { card: parse(word()?)? }.into(),
            "copy" => Choice::Copy { card: parse(word()?)? }.into(),
            "pose" => Choice::Pose { chooser: parse(word()?)?, card: parse(word()?)? }.into(),
            "suit" => Choice::PoseAsSuit { chooser: parse(word()?)?, suit: parse(word()?)? }.into(),
            "change" => Choice::Change { card: parse(word()?)?, suit: parse(word()?)? }.into(),
            "clear" => Choice::Clear { card: parse(word()?)? }.into(),
            _ => return Err(NotAnAction),
        };
        if words.next().is_none() { Ok(action) } else { Err(NotAnAction) }
    }
}

impl From<Choice> for Action {
    fn from(choice: Choice) -> Action {
        Action::Choose { choice }
    }
}

fn parse<T: FromStr>(word: &str) -> Result<T, NotAnAction> {
    word.parse().map_err(|_| NotAnAction)
}

fn shows(word: &str) -> Result<Shows, NotAnAction> {
    Shows::ALL.into_iter().find(|shows| <&str>::from(shows) == word).ok_or(NotAnAction)
}

fn all_or_seat(word: &str) -> Result<Option<Seat>, NotAnAction> {
    if word == "all" { Ok(None) } else { parse(word).map(|seat| Some(Seat(seat))) }
}

fn anything_or_suit(word: &str) -> Result<Option<Suit>, NotAnAction> {
    if word == "anything" { Ok(None) } else { parse(word).map(Some) }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal { hands } => {
                f.write_str("deal")?;
                hands.iter().try_for_each(|&hand| write!(f, " {}", List(hand)))
            }
            Chance::First { seat } => write!(f, "first {}", seat.0),
            Chance::Draw { cards } => write!(f, "draws {}", List(*cards)),
        }
    }
}

/// Cards with commas between them; a dash for none.
struct List(CardSet);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        join(f, self.0.iter())
    }
}

fn join(f: &mut fmt::Formatter<'_>, cards: impl Iterator<Item = Card>) -> fmt::Result {
    let mut first = true;
    for card in cards {
        if !first {
            f.write_str(",")?;
        }
        first = false;
        write!(f, "{card}")?;
    }
    if first { f.write_str("-") } else { Ok(()) }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.moment.into())?;
        if let Some(Seat(seat)) = self.turn {
            write!(f, " {seat}")?;
        }
        write!(f, " | hand {}", List(self.hand))?;
        if !self.drawn.is_empty() {
            write!(f, " | drawn {}", List(self.drawn))?;
        }
        f.write_str(" | area ")?;
        join(f, self.discard.iter().copied())?;
        write!(f, " | deck {}", self.deck)?;
        for (seat, shown) in self.seats.iter().enumerate() {
            write!(f, " | {seat}: {}", shown.count)?;
            if !shown.known.is_empty() && !self.viewer.is(Seat(seat as u8)) {
                write!(f, " {}", List(shown.known))?;
            }
            if let Some(result) = shown.result {
                write!(f, " = {}", result.total)?;
            } else if shown.agreed {
                f.write_str(" agreed")?;
            }
        }
        let Some(market) = &self.market else { return Ok(()) };
        if let Some(draft) = market.draft {
            write!(f, " | draft {} {}", draft.give, <&str>::from(draft.shows))?;
        }
        for offer in &market.offers {
            write!(f, " | offer {} of {}", offer.offer, offer.owner.0)?;
            if let Some(Seat(to)) = offer.to {
                write!(f, " to {to}")?;
            }
            match (offer.card, offer.suit) {
                (Some(card), _) => write!(f, ": {card}")?,
                (None, Some(suit)) => write!(f, ": a {suit}")?,
                (None, None) => f.write_str(": hidden")?,
            }
            if let Some(suit) = offer.wants {
                write!(f, " for a {suit}")?;
            }
        }
        Ok(())
    }
}
