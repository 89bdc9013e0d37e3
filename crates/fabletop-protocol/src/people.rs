//! People: guests and accounts.

use serde::{Deserialize, Serialize};

/// Who the server takes me for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// As the others see it.
    pub name: String,
    /// The name of the account; none for a guest.
    pub account: Option<String>,
}

/// A name to go by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Name {
    /// 1 to 24 letters, figures, spaces and marks.
    pub name: String,
}

/// Name and password of an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Credentials {
    /// 1 to 24 letters, figures, spaces and marks.
    pub name: String,
    /// 8 characters at least, 200 at most.
    pub password: String,
}

/// A token for a program that plays for me, as `Authorization: Bearer`. It is shown once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BotToken {
    /// 43 characters, base64url.
    pub token: String,
}

/// How I did in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Statistics {
    /// The game.
    pub game: String,
    /// Finished matches.
    pub played: u32,
    /// Of them won, shared victories included.
    pub won: u32,
    /// The most points.
    pub best: i32,
    /// The mean of my points.
    pub mean: f64,
}
