//! Why the host did not do what it was asked to.

use fabletop_games::GameError;
use fabletop_protocol::ErrorBody;
use fabletop_store::StoreError;
use fabletop_table::TableError;
use serde_json::{Map, Value};

/// Why the host did not do what it was asked to. Nothing changed.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The request makes no sense; the text says where.
    #[error("{0}")]
    BadRequest(String),
    /// A nonce is 32 bytes in hexadecimal.
    #[error("a nonce is 32 bytes in hexadecimal")]
    BadNonce,
    /// Talk is 1 to 200 characters, or one of the emotes.
    #[error("talk is 1 to 200 characters without control characters, or a known emote")]
    BadText,
    /// The table takes its link.
    #[error("this table takes its invitation")]
    NotInvited,
    /// That is for somebody who plays there.
    #[error("that is for somebody who plays at this table")]
    NotSeated,
    /// That is for the one who opened the table.
    #[error("that is for the host of the table")]
    NotHost,
    /// Nobody may watch.
    #[error("nobody watches at this table")]
    NotWatchable,
    /// No seat of the match has that recovery token.
    #[error("no seat of this match has that token")]
    WrongToken,
    /// There is no such match.
    #[error("there is no such match")]
    NoSuchMatch,
    /// The seal was never given out, is used or too old, or somebody else's.
    #[error("this person has no such seal, or no longer")]
    NoSuchSeal,
    /// Somebody sits there.
    #[error("somebody sits there")]
    SeatTaken,
    /// No seat is open.
    #[error("no seat is open")]
    TableFull,
    /// One seat a person.
    #[error("this person has a seat at this table")]
    AlreadySeated,
    /// Too late for that.
    #[error("the match has begun")]
    AlreadyBegun,
    /// Too early for that.
    #[error("the match has not begun")]
    NotBegun,
    /// Only when the match is over.
    #[error("the match is not over")]
    NotOver,
    /// The person is there, or does not hold up the table, or not for long enough.
    #[error("that seat cannot be claimed now")]
    NotClaimable,
    /// There is no such wish.
    #[error("there is nothing to answer")]
    NothingToAnswer,
    /// Nothing is taken back at this table.
    #[error("nothing is taken back at this table")]
    UndoOff,
    /// Nobody is helped at this table.
    #[error("nobody is helped at this table")]
    HelpOff,
    /// One person has opened as many tables as one may.
    #[error("one person may not open so many tables")]
    TooManyTables,
    /// Too many requests.
    #[error("too many requests; try again in {seconds} s")]
    TooFast {
        /// When to try again.
        seconds: u32,
    },
    /// The host has more to do than it can.
    #[error("the host is busy")]
    Busy,
    /// The host stops.
    #[error("the host stops")]
    Stopping,
    /// What was asked for could not be stored, so it did not happen.
    #[error("the store failed: {0}")]
    StoreFailed(StoreError),
    /// What is stored about the match cannot be understood.
    #[error("the stored match cannot be loaded: {0}")]
    Damaged(String),
    /// The table asked for cannot be made.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The table or the rules refuse.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl HostError {
    /// The stable code, in kebab case. docs/protocol.md lists them.
    pub fn code(&self) -> &str {
        match self {
            HostError::BadRequest(_) => "bad-request",
            HostError::BadNonce => "bad-nonce",
            HostError::BadText => "bad-text",
            HostError::NotInvited => "not-invited",
            HostError::NotSeated => "not-seated",
            HostError::NotHost => "not-host",
            HostError::NotWatchable => "not-watchable",
            HostError::WrongToken => "wrong-token",
            HostError::NoSuchMatch => "no-such-match",
            HostError::NoSuchSeal => "no-such-seal",
            HostError::SeatTaken => "seat-taken",
            HostError::TableFull => "table-full",
            HostError::AlreadySeated => "already-seated",
            HostError::AlreadyBegun => "already-begun",
            HostError::NotBegun => "not-begun",
            HostError::NotOver => "not-over",
            HostError::NotClaimable => "not-claimable",
            HostError::NothingToAnswer => "nothing-to-answer",
            HostError::UndoOff => "undo-off",
            HostError::HelpOff => "help-off",
            HostError::TooManyTables => "too-many-tables",
            HostError::TooFast { .. } => "too-fast",
            HostError::Busy => "busy",
            HostError::Stopping => "stopping",
            HostError::StoreFailed(_) | HostError::Damaged(_) => "store-failed",
            HostError::Game(error) => error.code(),
            HostError::Table(error) => error.code(),
        }
    }

    /// The status of an HTTP answer.
    pub fn status(&self) -> u16 {
        match self {
            HostError::BadRequest(_) | HostError::BadNonce | HostError::BadText => 400,
            HostError::NotInvited
            | HostError::NotSeated
            | HostError::NotHost
            | HostError::NotWatchable
            | HostError::WrongToken => 403,
            HostError::NoSuchMatch | HostError::Game(GameError::UnknownGame { .. }) => 404,
            HostError::NoSuchSeal => 410,
            HostError::Game(GameError::Table(_)) => 409,
            HostError::Game(_) => 400,
            HostError::TooManyTables | HostError::TooFast { .. } => 429,
            HostError::Busy | HostError::Stopping | HostError::StoreFailed(_) | HostError::Damaged(_) => 503,
            _ => 409,
        }
    }

    /// The error as it is sent. Causes inside the server are not.
    pub fn body(&self) -> ErrorBody {
        let (ruling, params) = match self {
            HostError::Table(error) | HostError::Game(GameError::Table(error)) => {
                let refused = error.refused();
                (refused.ruling, refused.params)
            }
            HostError::Game(GameError::Refused { ruling, params, .. }) => (*ruling, fields(params)),
            HostError::TooFast { seconds } => {
                (None, Map::from_iter([("seconds".to_owned(), Value::from(*seconds))]))
            }
            _ => (None, Map::new()),
        };
        let message = match self {
            HostError::StoreFailed(_) | HostError::Damaged(_) => "the store failed; try again".to_owned(),
            other => other.to_string(),
        };
        ErrorBody { code: self.code().to_owned(), params, ruling, message }
    }
}

impl From<StoreError> for HostError {
    fn from(error: StoreError) -> HostError {
        match error {
            StoreError::UnknownMatch { .. } => HostError::NoSuchMatch,
            other => HostError::StoreFailed(other),
        }
    }
}

fn fields(params: &Value) -> Map<String, Value> {
    let mut fields = params.as_object().cloned().unwrap_or_default();
    fields.remove("code");
    fields
}
