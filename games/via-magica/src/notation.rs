//! Compact text: actions as one types them, positions as one reads them in a log.

use crate::action::{Action, Chance, Spot};
use crate::animus::{Animus, Fields, Token, Tokens};
use crate::cards::Trio;
use crate::portals::Portal;
use crate::state::{Opening, Phase, Slot};
use crate::view::{SeatView, View};
use core::fmt;
use core::str::{FromStr, SplitAsciiWhitespace};
use fabletop_core::Seat;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Swap { give, take } => write!(f, "swap {give} for {take}"),
            Action::Keep { portals } => write!(f, "keep {portals}"),
            Action::Place { to: Spot { portal, animus }, from: None } => {
                write!(f, "place {animus} on {portal}")
            }
            Action::Place { to: Spot { portal, animus }, from: Some(from) } => {
                write!(f, "place {animus} on {portal} from {from}")
            }
            Action::Pass => f.write_str("pass"),
            Action::Reconsider => f.write_str("reconsider"),
            Action::Open { portal } => write!(f, "open {portal}"),
            Action::Put { to: Spot { portal, animus } } => write!(f, "put {animus} on {portal}"),
            Action::Move { from, to } => write!(f, "move {from} to {to}"),
            Action::Done => f.write_str("done"),
            Action::Take { portal } => write!(f, "take {portal}"),
            Action::Claim => f.write_str("claim"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.portal, self.animus)
    }
}

impl fmt::Display for Trio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third] = self.portals();
        write!(f, "{first} {second} {third}")
    }
}

/// A text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl fmt::Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of Via Magica")
    }
}

impl core::error::Error for NotAnAction {}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let mut words = Words(text.split_ascii_whitespace());
        let action = match words.word()? {
            "swap" => Action::Swap { give: words.parse()?, take: words.after("for")?.parse()? },
            "keep" => {
                let three: [Portal; 3] = [words.parse()?, words.parse()?, words.parse()?];
                Action::Keep { portals: three.try_into().map_err(|_| NotAnAction)? }
            }
            "place" => {
                let to = words.place()?;
                Action::Place { to, from: if words.has("from")? { Some(words.spot()?) } else { None } }
            }
            "pass" => Action::Pass,
            "reconsider" => Action::Reconsider,
            "open" => Action::Open { portal: words.parse()? },
            "put" => Action::Put { to: words.place()? },
            "move" => Action::Move { from: words.spot()?, to: words.after("to")?.spot()? },
            "done" => Action::Done,
            "take" => Action::Take { portal: words.parse()? },
            "claim" => Action::Claim,
            "decline" => Action::Decline,
            _ => return Err(NotAnAction),
        };
        if words.0.next().is_none() { Ok(action) } else { Err(NotAnAction) }
    }
}

/// The words of an action, one after another.
struct Words<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    fn word(&mut self) -> Result<&'a str, NotAnAction> {
        self.0.next().ok_or(NotAnAction)
    }

    fn parse<T: FromStr>(&mut self) -> Result<T, NotAnAction> {
        self.word()?.parse().map_err(|_| NotAnAction)
    }

    /// The rest, after that very word.
    fn after(&mut self, expected: &str) -> Result<&mut Self, NotAnAction> {
        if self.word()? == expected { Ok(self) } else { Err(NotAnAction) }
    }

    /// Whether that very word follows; nothing may follow, but no other word.
    fn has(&mut self, expected: &str) -> Result<bool, NotAnAction> {
        match self.0.next() {
            None => Ok(false),
            Some(word) if word == expected => Ok(true),
            Some(_) => Err(NotAnAction),
        }
    }

    /// `7 air`.
    fn spot(&mut self) -> Result<Spot, NotAnAction> {
        Ok(Spot { portal: self.parse()?, animus: self.parse()? })
    }

    /// `air on 7`.
    fn place(&mut self) -> Result<Spot, NotAnAction> {
        let animus: Animus = self.parse()?;
        Ok(Spot { portal: self.after("on")?.parse()?, animus })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First { seat } => write!(f, "first {}", seat.0),
            Chance::Deal { row, hands } => {
                f.write_str("deal row ")?;
                join(f, row.iter().copied())?;
                hands.iter().try_for_each(|hand| {
                    f.write_str(" hand ")?;
                    join(f, hand.iter())
                })
            }
            Chance::Catch { token } => write!(f, "catches {token}"),
            Chance::Refill { portal } => write!(f, "refills {portal}"),
        }
    }
}

/// Words with commas between them; a dash for none.
fn join(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = impl fmt::Display>) -> fmt::Result {
    let mut first = true;
    for item in items {
        if !first {
            f.write_str(",")?;
        }
        first = false;
        write!(f, "{item}")?;
    }
    if first { f.write_str("-") } else { Ok(()) }
}

/// An initial for each animus: `AAW`; a dash for none.
impl fmt::Display for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|animus| {
            f.write_str(match animus {
                Animus::Air => "A",
                Animus::Water => "W",
                Animus::Earth => "E",
                Animus::Life => "L",
                Animus::Fire => "F",
                Animus::Shadow => "S",
            })
        })
    }
}

/// How many of each: `6 air 2 fire`; a dash for none.
impl fmt::Display for Tokens {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut kinds = Token::ALL.into_iter().filter(|&token| self.count(token) > 0);
        let Some(first) = kinds.next() else { return f.write_str("-") };
        write!(f, "{} {first}", self.count(first))?;
        kinds.try_for_each(|token| write!(f, " {} {token}", self.count(token)))
    }
}

/// What lies on it and what is empty: `13[AW/EF]`.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}/{}]", self.portal, self.filled, self.empty())?;
        if !self.moved.is_empty() {
            write!(f, "moved {}", self.moved)?;
        }
        if self.due > 0 { write!(f, "due {}", self.due) } else { Ok(()) }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.portal, <&str>::from(self.step))
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.moment().into())?;
        if let Some(Seat(seat)) = self.seat() {
            write!(f, " {seat}")?;
        }
        match self {
            Phase::Put { animus: Some(animus), left, .. } => write!(f, " {left} {animus}"),
            Phase::Put { animus: None, left, .. } => write!(f, " {left} anywhere"),
            Phase::Claim { reward, .. } => write!(f, " {reward}"),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for SeatView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        join(f, self.portals.iter())?;
        write!(f, " +{} opened ", self.reserve)?;
        join(f, self.opened.iter())?;
        f.write_str(" rewards ")?;
        join(f, self.rewards.iter())?;
        if self.wild != Default::default() {
            f.write_str(" wild ")?;
            join(f, self.wild.iter())?;
        }
        if !self.known.is_empty() {
            f.write_str(" known ")?;
            join(f, self.known.iter())?;
        }
        write!(f, " = {}", self.points)?;
        f.write_str(if self.chosen { " chosen" } else { "" })
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | round {}", self.phase, self.round)?;
        if let Some(Seat(catcher)) = self.catcher {
            write!(f, " catcher {catcher}")?;
        }
        if let Some(token) = self.token {
            write!(f, " token {token}")?;
        }
        writeln!(f, " | bag {}", self.bag)?;
        f.write_str("row ")?;
        join(f, self.row.iter())?;
        write!(f, " | stock {} | discards ", self.stock)?;
        join(f, self.discards.iter())?;
        f.write_str(" | rewards ")?;
        join(f, self.rewards.iter())?;
        if let Some(opening) = &self.opening {
            write!(f, "\nopening {}: ", opening.seat.0)?;
            join(f, opening.chain.iter())?;
        }
        for (seat, shown) in self.seats.iter().enumerate() {
            write!(f, "\n{seat}: {shown}")?;
        }
        if !self.dealt.is_empty() {
            f.write_str("\ndealt ")?;
            join(f, self.dealt.iter())?;
        }
        self.choice.map_or(Ok(()), |choice| write!(f, "\nchosen: {choice}"))
    }
}
