//! Compact text: actions as one types them, positions as one reads them in a log.

use crate::action::{Action, Chance};
use crate::board::Laid;
use crate::building::{Faction, Type};
use crate::place::Rotation;
use crate::state::{Holder, Phase};
use crate::tiles::{Number, Tile, TileSet};
use crate::view::{SeatView, StackView, TokenView, View};
use core::fmt;
use core::str::{FromStr, SplitAsciiWhitespace};
use fabletop_core::Seat;

/// `s7:production-1`: the faction's initial, the number, what it shows.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let initial = match self.faction {
            Faction::Sculptors => 's',
            Faction::Engineers => 'e',
        };
        write!(f, "{initial}{}:{}", self.number.get(), self.building)
    }
}

impl FromStr for Tile {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Tile, NotAnAction> {
        let (name, building) = text.split_once(':').ok_or(NotAnAction)?;
        let (faction, number) = match (name.strip_prefix('s'), name.strip_prefix('e')) {
            (Some(number), _) => (Faction::Sculptors, number),
            (_, Some(number)) => (Faction::Engineers, number),
            _ => return Err(NotAnAction),
        };
        let number = number.parse().ok().and_then(Number::new).ok_or(NotAnAction)?;
        Ok(Tile { faction, number, building: building.parse().map_err(|_| NotAnAction)? })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build { tile, at, rotation } => write!(f, "build {tile} at {at} turned {rotation}"),
            Action::Pay { tile } => write!(f, "pay {tile}"),
            Action::Imagine { tile } => write!(f, "imagine {tile}"),
            Action::Use { power } => write!(f, "use {power}"),
            Action::Give { tile } => write!(f, "give {tile}"),
            Action::Take { tile } => write!(f, "take {tile}"),
            Action::Guard { at } => write!(f, "guard {at}"),
            Action::Bury { tile } => write!(f, "bury {tile}"),
            Action::Done => f.write_str("done"),
            Action::Swap { at, tile, rotation } => write!(f, "swap {at} for {tile} turned {rotation}"),
            Action::End => f.write_str("end"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl fmt::Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of Fantazja")
    }
}

impl core::error::Error for NotAnAction {}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let mut words = Words(text.split_ascii_whitespace());
        let action = match words.word()? {
            "build" => {
                let (tile, at) = (words.parse()?, words.after("at")?.parse()?);
                Action::Build { tile, at, rotation: words.rotation()? }
            }
            "pay" => Action::Pay { tile: words.parse()? },
            "imagine" => Action::Imagine { tile: words.parse()? },
            "use" => Action::Use { power: words.parse()? },
            "give" => Action::Give { tile: words.parse()? },
            "take" => Action::Take { tile: words.parse()? },
            "guard" => Action::Guard { at: words.parse()? },
            "bury" => Action::Bury { tile: words.parse()? },
            "done" => Action::Done,
            "swap" => {
                let (at, tile) = (words.parse()?, words.after("for")?.parse()?);
                Action::Swap { at, tile, rotation: words.rotation()? }
            }
            "end" => Action::End,
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

    /// `turned 3`.
    fn rotation(&mut self) -> Result<Rotation, NotAnAction> {
        self.after("turned")?.parse()
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start { seat } => write!(f, "start {}", seat.0),
            Chance::Deal { hands: [first, second] } => write!(f, "deal {first} and {second}"),
            Chance::Refill { tiles } => write!(f, "refill {tiles}"),
            Chance::Look { tiles } => write!(f, "look {tiles}"),
        }
    }
}

/// Their numbers: `3,7,26`; a dash for none.
impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        join(f, self.iter().map(Number::get))
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

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.tile, self.rotation)
    }
}

/// From the ground up: `[1,0 s7:production-1/2 e10:production-2/2]`.
impl fmt::Display for StackView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}", self.at)?;
        self.tiles.iter().try_for_each(|laid| write!(f, " {laid}"))?;
        f.write_str("]")
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holder::Pool => f.write_str("-"),
            Holder::Held { seat } => write!(f, "{}", seat.0),
            Holder::Guarding { at, owner } => write!(f, "{} at {at}", owner.0),
            Holder::Out { owner } => write!(f, "{} out", owner.0),
        }
    }
}

/// `magic 1 (0:2)`, with a mark if it may be used.
impl fmt::Display for TokenView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.buildings;
        let mark = if self.usable { "!" } else { "" };
        write!(f, "{} {}{mark} ({first}:{second})", self.token, self.holder)
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.moment().into())?;
        if let Some(Seat(seat)) = self.seat() {
            write!(f, " {seat}")?;
        }
        match self {
            Phase::Pay { tile, at, rotation, .. } => write!(f, " for {tile} at {at} turned {rotation}"),
            Phase::Exchange { give, take, .. } => write!(f, " give {give} take {take}"),
            Phase::Bury { left, .. } => write!(f, " {left}"),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for SeatView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hand {} ", self.hand_count)?;
        join(f, self.hand.iter())?;
        write!(f, " | pile {}", self.pile_count)?;
        if self.buried_count > 0 {
            write!(f, " buried {} ", self.buried_count)?;
            join(f, self.buried.iter())?;
        }
        write!(f, " | imagination {} ", self.imagination_count)?;
        join(f, self.imagination.iter())?;
        f.write_str(" | discards ")?;
        join(f, self.discards.iter())?;
        for (word, tiles) in [("fetched", &self.fetched), ("seen", &self.seen)] {
            if !tiles.is_empty() {
                write!(f, " | {word} ")?;
                join(f, tiles.iter())?;
            }
        }
        write!(f, " | bonus {} | actions {} = {}", self.bonus, self.actions, self.points)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.phase)?;
        if let Some(Seat(turn)) = self.turn {
            write!(f, " | turn {turn}")?;
        }
        if self.acted {
            f.write_str(" acted")?;
        }
        if let Some(power) = self.used {
            write!(f, " used {power}")?;
        }
        if self.returned {
            write!(f, " {} returned", Type::Military)?;
        }
        if self.idle > 0 {
            write!(f, " idle {}", self.idle)?;
        }
        f.write_str(" | supply ")?;
        match self.supply {
            Some(left) => write!(f, "{left}")?,
            None => f.write_str("unlimited")?,
        }
        f.write_str("\ntokens ")?;
        join(f, self.tokens.iter())?;
        f.write_str("\ncity")?;
        self.board.iter().try_for_each(|stack| write!(f, " {stack}"))?;
        for (seat, shown) in self.seats.iter().enumerate() {
            write!(f, "\n{seat}: {shown}")?;
        }
        for (word, tiles) in [("given", &self.given), ("looked at", &self.looked)] {
            if !tiles.is_empty() {
                write!(f, "\n{word} ")?;
                join(f, tiles.iter())?;
            }
        }
        Ok(())
    }
}
