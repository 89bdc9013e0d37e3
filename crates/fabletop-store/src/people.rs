//! What is stored about people.

use serde::{Deserialize, Serialize};
use std::fmt;
use strum::{EnumString, IntoStaticStr};

/// The SHA-256 of a token; the store never sees the token.
pub type TokenHash = [u8; 32];

/// Who; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub i64);

/// Somebody, guest or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// As the others see it.
    pub name: String,
    /// The account's name; a guest has none.
    pub account: Option<String>,
    /// Since when, in unix milliseconds.
    pub created: i64,
}

/// Somebody with an account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Who.
    pub person: Person,
    /// The password's hash, as the caller made it.
    pub password: String,
}

impl fmt::Debug for Account {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Account").field("person", &self.person).finish_non_exhaustive()
    }
}

/// What a session's token is used by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum SessionKind {
    /// A cookie.
    Browser,
    /// A program.
    Bot,
}

/// A session to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of its token.
    pub token: TokenHash,
    /// Whose.
    pub person: PersonId,
    /// What it is used by.
    pub kind: SessionKind,
    /// When, in unix milliseconds.
    pub at: i64,
}

/// Who is behind a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Who.
    pub person: Person,
    /// What the token is used by.
    pub kind: SessionKind,
    /// Since when, in unix milliseconds.
    pub created: i64,
    /// When it was last used, in unix milliseconds, as far as the caller says.
    pub seen: i64,
}

/// How somebody does in one variant of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameStatistics {
    /// The game's id.
    pub game: String,
    /// Its variant.
    pub variant: String,
    /// How many matches.
    pub played: u32,
    /// In how many of them nobody was better.
    pub won: u32,
    /// The highest score.
    pub best: i64,
    /// The mean score.
    pub mean: f64,
}
