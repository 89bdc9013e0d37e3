//! The steps a log consists of, and who sits where.

use fabletop_core::{Game, Seat};
use serde::{Deserialize, Serialize};

/// One step of a match. The log of them is the match.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<G: Game> {
    /// A seat decided.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
    /// Luck decided.
    Chance(G::Chance),
    /// The host's clock ran out.
    TimeUp,
    /// A seat took its last action back. The action stays in the log: a log only grows.
    Undo {
        /// Who.
        seat: Seat,
    },
}

impl<G: Game> Step<G> {
    /// Whose step it is, if a seat's.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Step::Act { seat, .. } | Step::Undo { seat } => Some(*seat),
            Step::Chance(_) | Step::TimeUp => None,
        }
    }
}

/// Who sits in a seat. Who may speak for it is the host's business.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Occupant {
    /// A person.
    Human {
        /// As the others see it.
        name: String,
    },
    /// A program.
    Bot {
        /// As the others see it.
        name: String,
        /// Which one, for the factory.
        bot: String,
        /// How strong, where the bot has levels.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<u8>,
    },
    /// Nobody yet.
    Open,
}

impl Occupant {
    /// A person of that name.
    pub fn human(name: impl Into<String>) -> Occupant {
        Occupant::Human { name: name.into() }
    }

    /// A bot, named after its id, at its own default level.
    pub fn bot(id: impl Into<String>) -> Occupant {
        let bot = id.into();
        Occupant::Bot { name: bot.clone(), bot, level: None }
    }
}
