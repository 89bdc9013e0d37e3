//! Why the store did not do what it was asked to.

use std::path::{Path, PathBuf};
use strum::IntoStaticStr;
use thiserror::Error;

/// Why the store did not do what it was asked to. Nothing of the write is stored.
///
/// It can be copied, because one failed commit answers many callers.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr)]
#[non_exhaustive]
pub enum StoreError {
    /// The file cannot be read, written or created.
    #[error("cannot open the database {}: {reason}", path.display())]
    #[strum(serialize = "store/cannot-open")]
    CannotOpen {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The file is something else, or another program's database.
    #[error("{} is not a Fabletop database", path.display())]
    #[strum(serialize = "store/not-a-database")]
    NotADatabase {
        /// The file.
        path: PathBuf,
    },
    /// The file was made by a later version of Fabletop.
    #[error(
        "the database {} was made by a newer Fabletop (schema {found}, this one knows up to {known})",
        path.display()
    )]
    #[strum(serialize = "store/newer")]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its schema.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// Another process, or another store of this one, holds the file.
    #[error("the database {} is in use by another process", path.display())]
    #[strum(serialize = "store/locked")]
    Locked {
        /// The file.
        path: PathBuf,
    },
    /// The step is not the match's next one: it is there already, or there would be a gap.
    #[error("step {ply} of match {match_id} is not the next one, {next} is")]
    #[strum(serialize = "store/conflict")]
    Conflict {
        /// The match.
        match_id: String,
        /// The step that was to be stored.
        ply: u32,
        /// The next step.
        next: u32,
    },
    /// There is no such match.
    #[error("there is no match {match_id}")]
    #[strum(serialize = "store/unknown-match")]
    UnknownMatch {
        /// The match.
        match_id: String,
    },
    /// There is a match of this id already.
    #[error("there is a match {match_id} already")]
    #[strum(serialize = "store/match-exists")]
    MatchExists {
        /// The match.
        match_id: String,
    },
    /// There is no such person, or not one with an account.
    #[error("there is no such person")]
    #[strum(serialize = "store/unknown-person")]
    UnknownPerson,
    /// Somebody else has an account of this name.
    #[error("the account name is taken")]
    #[strum(serialize = "store/account-taken")]
    AccountTaken,
    /// Only a guest can be merged into somebody else.
    #[error("a person with an account is no guest")]
    #[strum(serialize = "store/guest-has-account")]
    GuestHasAccount,
    /// The disk is full.
    #[error("the disk is full")]
    #[strum(serialize = "store/full")]
    Full,
    /// The store has been closed.
    #[error("the store is closed")]
    #[strum(serialize = "store/closed")]
    Closed,
    /// SQLite failed in another way.
    #[error("the store failed: {reason}")]
    #[strum(serialize = "store/failed")]
    Failed {
        /// What SQLite says.
        reason: String,
    },
}

/// The lowest byte of SQLite's result codes, <https://www.sqlite.org/rescode.html>.
mod result_code {
    pub(super) const BUSY: i32 = 5;
    pub(super) const LOCKED: i32 = 6;
    pub(super) const READ_ONLY: i32 = 8;
    pub(super) const FULL: i32 = 13;
    pub(super) const CANNOT_OPEN: i32 = 14;
    pub(super) const NOT_A_DATABASE: i32 = 26;
}

impl StoreError {
    /// A stable name of the error, for logs and metrics.
    pub fn code(&self) -> &'static str {
        self.into()
    }

    /// What SQLite's error means to a caller.
    pub(crate) fn of(error: &sqlx::Error, path: &Path) -> StoreError {
        let path = path.to_path_buf();
        match (error, primary_code(error)) {
            (sqlx::Error::PoolClosed, _) => StoreError::Closed,
            (_, Some(result_code::BUSY | result_code::LOCKED)) => StoreError::Locked { path },
            (_, Some(result_code::FULL)) => StoreError::Full,
            (_, Some(result_code::NOT_A_DATABASE)) => StoreError::NotADatabase { path },
            (_, Some(result_code::CANNOT_OPEN | result_code::READ_ONLY)) => {
                StoreError::CannotOpen { path, reason: error.to_string() }
            }
            _ => StoreError::Failed { reason: error.to_string() },
        }
    }
}

fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}
