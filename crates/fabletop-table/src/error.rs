//! Why a table did not do what it was asked to.

use crate::Refused;
use crate::refused::params_beside_code;
use fabletop_core::Misplaced;
use fabletop_core::Seat;
use serde::Serialize;
use strum::IntoStaticStr;
use thiserror::Error;

/// Why a table did not do what it was asked to. The table is as it was.
///
/// The messages are for developers; sentences for people are made from [`TableError::refused`].
#[derive(Clone, Debug, PartialEq, Error, Serialize, IntoStaticStr)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TableError {
    /// The message answers a question that is no longer asked.
    #[error("prompt {given} is stale, the current one is {current}")]
    Stale {
        /// The prompt number of the message.
        given: u64,
        /// The seat's prompt number now.
        current: u64,
    },
    /// There is no such seat at this table.
    #[error("there is no {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// The list of seats does not fit the config.
    #[error("{given} seats are given, the config makes {needed}")]
    WrongSeatCount {
        /// How many are given.
        given: usize,
        /// How many the game has.
        needed: usize,
    },
    /// The JSON is no action of this game.
    #[error("not an action: {message}")]
    BadAction {
        /// What the reader says.
        message: String,
    },
    /// The text is no action in this game's notation.
    #[error("not an action in notation: {text}")]
    BadNotation {
        /// The text.
        text: String,
    },
    /// No action of this seat can be taken back, or somebody or something came after it.
    #[error("{seat} has nothing to take back")]
    NothingToUndo {
        /// The seat that asked.
        seat: Seat,
    },
    /// Taking the action back would leave somebody with knowledge that came from it.
    #[error("the last action of {seat} showed something that was hidden")]
    UndoAfterReveal {
        /// The seat that asked.
        seat: Seat,
    },
    /// In a timed turn nothing is taken back: whether it still could be would tell who acted in secret.
    #[error("nothing is taken back while the clock runs")]
    UndoInTimedTurn,
    /// The table was loaded without the secret and cannot deal.
    #[error("the secret is not known, so chance cannot be drawn")]
    SecretUnknown,
    /// Nonces are fixed once the first step is made.
    #[error("the match has begun, nonces are fixed")]
    AlreadyBegun,
    /// A nonce stays as it was given: nobody may try several.
    #[error("{seat} has given its nonce already")]
    NonceGiven {
        /// The seat.
        seat: Seat,
    },
    /// There is no bot in this seat.
    #[error("no bot sits in {seat}")]
    NoBot {
        /// The seat.
        seat: Seat,
    },
    /// The factory does not know this bot.
    #[error("there is no bot {id:?}")]
    UnknownBot {
        /// The id asked for.
        id: String,
    },
    /// A bot chose to wait where waiting is not possible.
    #[error("the bot in {seat} did not choose")]
    BotDidNotChoose {
        /// The seat.
        seat: Seat,
    },
    /// The position asked for lies beyond the end of the log.
    #[error("there is no ply {ply}, the log has {plies}")]
    NoSuchPly {
        /// The ply asked for.
        ply: usize,
        /// How many steps the log has.
        plies: usize,
    },
    /// The viewer claims to have seen events that did not happen; it should start from a full view.
    #[error("event {since} was not shown, the last one is {last}")]
    NoSuchEvent {
        /// The event asked for.
        since: u64,
        /// The number of the last one this viewer was shown.
        last: u64,
    },
    /// The log is as long as a log may be.
    #[error("the match has {limit} steps, more are not kept")]
    TooLong {
        /// How many steps a log may have.
        limit: usize,
    },
    /// The game made something that JSON cannot hold: a defect of the game.
    #[error("cannot be written as JSON: {message}")]
    NotJson {
        /// What the writer says.
        message: String,
    },
    /// The operating system gave no randomness.
    #[error("no randomness from the operating system: {message}")]
    NoRandomness {
        /// What it says.
        message: String,
    },
    /// The rules refuse it.
    #[error("refused by the rules: {0}")]
    #[serde(untagged)]
    Refused(Refused),
}

impl TableError {
    /// The stable code, in kebab case; a rule's refusal has the game's.
    pub fn code(&self) -> &str {
        match self {
            TableError::Refused(refused) => &refused.code,
            other => other.into(),
        }
    }

    /// The error as it is sent.
    pub fn refused(&self) -> Refused {
        match self {
            TableError::Refused(refused) => refused.clone(),
            other => {
                Refused { code: other.code().to_owned(), ruling: None, params: params_beside_code(other) }
            }
        }
    }

    /// A step that does not fit the turn.
    pub(crate) fn misplaced(misplaced: Misplaced) -> TableError {
        TableError::Refused(Refused {
            code: misplaced.code().to_owned(),
            ruling: None,
            params: serde_json::Map::new(),
        })
    }
}

impl From<serde_json::Error> for TableError {
    fn from(error: serde_json::Error) -> TableError {
        TableError::NotJson { message: error.to_string() }
    }
}
