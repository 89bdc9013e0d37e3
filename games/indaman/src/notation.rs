//! Compact text: actions as one types them, positions as one reads them in a log.

use crate::action::{Action, Chance};
use crate::creatures::{Bag, Creature};
use crate::state::{Control, Phase, Task};
use crate::view::{FightView, SeatView, View};
use core::fmt;
use core::str::{FromStr, SplitAsciiWhitespace};
use fabletop_core::Seat;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Struggle { gems } => write!(f, "struggle {gems}"),
            Action::Direct { to } => write!(f, "direct {to}"),
            Action::Move { to } => write!(f, "move {to}"),
            Action::Enter => f.write_str("enter"),
            Action::Sail => f.write_str("sail"),
            Action::Stay => f.write_str("stay"),
            Action::Climb { gems } => write!(f, "climb {gems}"),
            Action::Stop => f.write_str("stop"),
            Action::Reroll => f.write_str("reroll"),
            Action::Use { object } => write!(f, "use {object}"),
            Action::GoOn => f.write_str("go-on"),
            Action::Pass => f.write_str("pass"),
            Action::Summon { victim } => write!(f, "summon {}", victim.0),
            Action::Look { terrain } => write!(f, "look {terrain}"),
            Action::Fly { to } => write!(f, "fly {to}"),
            Action::Ride { to } => write!(f, "ride {to}"),
            Action::Pick { creature, name } => write!(f, "pick {creature} as {name}"),
            Action::Bid { gems } => write!(f, "bid {gems}"),
            Action::Reconsider => f.write_str("reconsider"),
            Action::Guess { gems } => write!(f, "guess {gems}"),
            Action::Devour => f.write_str("devour"),
            Action::Strip => f.write_str("strip"),
            Action::Banish => f.write_str("banish"),
            Action::Put { to } => write!(f, "put {to}"),
            Action::Wish { island } => write!(f, "wish {island}"),
            Action::Offer { creature } => write!(f, "offer {creature}"),
            Action::Done => f.write_str("done"),
            Action::PutBack { terrain } => write!(f, "put-back {terrain}"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAction;

impl fmt::Display for NotAnAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an action of Indaman")
    }
}

impl core::error::Error for NotAnAction {}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let mut words = Words(text.split_ascii_whitespace());
        let action = match words.word()? {
            "struggle" => Action::Struggle { gems: words.parse()? },
            "direct" => Action::Direct { to: words.parse()? },
            "move" => Action::Move { to: words.parse()? },
            "enter" => Action::Enter,
            "sail" => Action::Sail,
            "stay" => Action::Stay,
            "climb" => Action::Climb { gems: words.parse()? },
            "stop" => Action::Stop,
            "reroll" => Action::Reroll,
            "use" => Action::Use { object: words.parse()? },
            "go-on" => Action::GoOn,
            "pass" => Action::Pass,
            "summon" => Action::Summon { victim: Seat(words.parse()?) },
            "look" => Action::Look { terrain: words.parse()? },
            "fly" => Action::Fly { to: words.parse()? },
            "ride" => Action::Ride { to: words.parse()? },
            "pick" => Action::Pick { creature: words.parse()?, name: words.after("as")?.parse()? },
            "bid" => Action::Bid { gems: words.parse()? },
            "reconsider" => Action::Reconsider,
            "guess" => Action::Guess { gems: words.parse()? },
            "devour" => Action::Devour,
            "strip" => Action::Strip,
            "banish" => Action::Banish,
            "put" => Action::Put { to: words.parse()? },
            "wish" => Action::Wish { island: words.parse()? },
            "offer" => Action::Offer { creature: words.parse()? },
            "done" => Action::Done,
            "put-back" => Action::PutBack { terrain: words.parse()? },
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
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Mages { mages } => {
                f.write_str("mages ")?;
                join(f, mages.iter())
            }
            Chance::Deal { piles } => {
                f.write_str("deals")?;
                piles.iter().try_for_each(|pile| write!(f, " {pile}"))
            }
            Chance::Target { city } => write!(f, "target {city}"),
            Chance::Draw { object } => write!(f, "draws {object}"),
            Chance::Start { numbers } => {
                f.write_str("start ")?;
                join(f, numbers.iter())
            }
            Chance::Green { number } => write!(f, "green {number}"),
            Chance::Face { face } => write!(f, "face {face}"),
            Chance::Ball { seat } => write!(f, "ball {}", seat.0),
            Chance::Steal { object } => write!(f, "steals {object}"),
            Chance::Reborn { mage } => write!(f, "reborn {mage}"),
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

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        join(f, self.iter())
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.moment().into())?;
        if let Some(Seat(seat)) = self.seat() {
            write!(f, " {seat}")?;
        }
        match self {
            Phase::Draw { seat, left } => write!(f, " draw {left} for {}", seat.0),
            Phase::Target { seat } => write!(f, " target of {}", seat.0),
            Phase::Start { contenders } => {
                f.write_str(" start ")?;
                join(f, contenders.iter().map(|seat| seat.0))
            }
            Phase::Struggle { gems, .. } => write!(f, " with {gems}"),
            Phase::Control { victim, creature, .. } => write!(f, " {} by {creature}", victim.0),
            Phase::Step { klippide, .. } => write!(f, " {klippide}"),
            Phase::Reroll { klippide, face, .. } => write!(f, " {klippide} {face}"),
            Phase::Found { base, gems, .. } => write!(f, " {base} as {gems}"),
            Phase::Put { victim, by, .. } => write!(f, " {} by {}", victim.0, <&str>::from(by)),
            Phase::PutBack { creature, .. } => write!(f, " {creature}"),
            Phase::Attempt { seat, object } => write!(f, " {} {object}", seat.0),
            Phase::Ride { left, from, .. } => write!(f, " {left} from {from}"),
            Phase::Tower { height, .. } => write!(f, " at {height}"),
            Phase::Climb { height, gems, .. } => write!(f, " at {height} with {gems}"),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Resume { phase } => write!(f, "resume {phase}"),
            Task::Draw { seat, left } => write!(f, "draw {left} for {}", seat.0),
            Task::Target { seat } => write!(f, "target of {}", seat.0),
            Task::Reborn { seat } => write!(f, "reborn {}", seat.0),
            Task::PutBack { seat, cards } => write!(f, "{} puts back {cards}", seat.0),
            Task::Start => f.write_str("start"),
            Task::GoOn => f.write_str("go on"),
            Task::Step { to } => write!(f, "step to {to}"),
        }
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let due = if self.due { "!" } else { "" };
        write!(f, "{} over {} by {}{due}", self.by.0, self.victim.0, self.creature)
    }
}

/// A number, or a question mark.
struct Maybe<T>(Option<T>);

impl<T: fmt::Display> fmt::Display for Maybe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(value) => value.fmt(f),
            None => f.write_str("?"),
        }
    }
}

/// What everybody sees of a seat: `safir s20 calidra>umbrena gems 12 ladder 3 objects 2 lampada-1 kept 1`.
impl fmt::Display for SeatView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gate = if self.at_gate { " gate" } else { "" };
        write!(f, "{} {}{gate} {}>{}", self.mage, self.place, self.flag, Maybe(self.target))?;
        write!(f, " gems {}", self.counted)?;
        if self.ladder > 0 {
            write!(f, " ladder {}", self.ladder)?;
        }
        if self.objects > 0 {
            write!(f, " objects {} ", self.objects)?;
            join(f, self.shown_objects.iter())?;
        }
        if self.kept_cards > 0 {
            write!(f, " kept {}", self.kept_cards)?;
        }
        self.held.map_or(Ok(()), |creature| write!(f, " held by {creature}"))
    }
}

impl fmt::Display for FightView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (traveller, player) = (self.traveller.0, self.player.0);
        write!(f, "{traveller} against {player} as {} on {}", self.name, self.terrain)?;
        f.write_str(", chosen ")?;
        join(f, self.chosen.iter().map(|seat| seat.0))?;
        if let Some(guess) = self.guess {
            write!(f, ", guess {} {}", guess.gems, if guess.right { "yes" } else { "no" })?;
        }
        f.write_str(if self.staff { ", staff" } else { "" })?;
        f.write_str(if self.opened { ", open" } else { "" })?;
        self.doom.map_or(Ok(()), |doom| write!(f, ", {}", <&str>::from(doom)))
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | round {} turn {}", self.phase, self.round, self.turn.0)?;
        write!(f, " | bank {} deck {}", self.bank, self.deck)?;
        if !self.tasks.is_empty() {
            f.write_str(" | then ")?;
            join(f, self.tasks.iter().rev())?;
        }
        if !self.tried.is_empty() {
            f.write_str(" | tried ")?;
            join(f, self.tried.iter())?;
        }
        f.write_str("\npiles ")?;
        join(f, self.piles.iter().map(|pile| pile.cards))?;
        if !self.dead.is_empty() {
            f.write_str(" | dead ")?;
            join(f, self.dead.iter())?;
        }
        if !self.controls.is_empty() {
            f.write_str(" | controls ")?;
            join(f, self.controls.iter())?;
        }
        if !self.offer.is_empty() {
            write!(f, " | offer {}", self.offer)?;
        }
        if let Some(fight) = &self.fight {
            write!(f, "\nfight {fight}")?;
        }
        self.seats.iter().enumerate().try_for_each(|(seat, shown)| write!(f, "\n{seat}: {shown}"))?;
        self.fmt_private(f)
    }
}

impl View {
    /// What is not everybody's, a line each: what is behind the own screen, fists and card, and what was seen of
    /// piles.
    fn fmt_private(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, shown) in self.seats.iter().enumerate() {
            if let Some(gems) = shown.gems {
                write!(f, "\n{seat} has {gems} gems")?;
                if shown.objects > 0 {
                    f.write_str(" and ")?;
                    join(f, shown.known_objects.iter())?;
                }
                if shown.kept_cards > 0 {
                    write!(f, ", kept {}", shown.kept)?;
                }
            }
        }
        if let Some(fight) = &self.fight {
            let (card, mine, theirs) = (fight.card, fight.travellers_gems, fight.players_gems);
            write!(f, "\ncard {} fists {} : {}", Maybe(card), Maybe(mine), Maybe(theirs))?;
        }
        let mut known = self.piles.iter().filter(|pile| !pile.known.is_empty());
        known.try_for_each(|pile| write!(f, "\n{} {}", pile.terrain, Short(pile.known)))
    }
}

/// Cards by two letters each: `DrWhWh`.
struct Short(Bag);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|creature| {
            f.write_str(match creature {
                Creature::Basilisco => "Ba",
                Creature::BrigantiOggetti => "Bo",
                Creature::BrigantiGemme => "Bg",
                Creature::CavaliereNero => "Cn",
                Creature::Drago => "Dr",
                Creature::Fata => "Fa",
                Creature::FataGemma => "Fg",
                Creature::Folletto => "Fo",
                Creature::Giullare => "Gi",
                Creature::GorgoNero => "Gn",
                Creature::Maga => "Ma",
                Creature::Mago => "Mo",
                Creature::Spettro => "Sp",
                Creature::Strega => "St",
                Creature::White => "Wh",
            })
        })
    }
}
