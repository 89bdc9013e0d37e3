//! From rows to words.

use crate::{
    Account, GameStatistics, MatchEntry, MatchOfPerson, OpenTables, Person, PersonId, RunningClock, SeatRow,
    Session, StoredStep, TalkLine,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};
use std::fmt::Display;
use std::str::FromStr;

type Result<T> = std::result::Result<T, sqlx::Error>;

impl FromRow<'_, SqliteRow> for MatchEntry {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            state: word(row, "state")?,
            listed: row.try_get("listed")?,
            summary: row.try_get("summary")?,
            next: row.try_get("next")?,
            host: person(row, "host")?,
            plies: row.try_get("plies")?,
            created: row.try_get("created")?,
            changed: row.try_get("changed")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for MatchOfPerson {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self { entry: MatchEntry::from_row(row)?, seat: row.try_get("seat")? })
    }
}

impl FromRow<'_, SqliteRow> for RunningClock {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self { match_id: row.try_get("id")?, clock: row.try_get("clock")? })
    }
}

impl FromRow<'_, SqliteRow> for OpenTables {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self { waiting: row.try_get("waiting")?, playing: row.try_get("playing")? })
    }
}

impl FromRow<'_, SqliteRow> for StoredStep {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self { line: row.try_get("line")?, at: row.try_get("at")? })
    }
}

impl FromRow<'_, SqliteRow> for SeatRow {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        let token: Option<Vec<u8>> = row.try_get("token")?;
        let token = token.map(TryInto::try_into).transpose();
        let token = token.map_err(|_| undecoded("token", &"a hash has 32 bytes"))?;
        Ok(Self { seat: row.try_get("seat")?, person: person(row, "person")?, token })
    }
}

impl FromRow<'_, SqliteRow> for TalkLine {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self {
            number: row.try_get("number")?,
            seat: row.try_get("seat")?,
            name: row.try_get("name")?,
            kind: word(row, "kind")?,
            text: row.try_get("text")?,
            at: row.try_get("at")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Person {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self {
            id: PersonId(row.try_get("id")?),
            name: row.try_get("name")?,
            account: row.try_get("account")?,
            created: row.try_get("created")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Account {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self { person: Person::from_row(row)?, password: row.try_get("password")? })
    }
}

impl FromRow<'_, SqliteRow> for Session {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self {
            person: Person::from_row(row)?,
            kind: word(row, "kind")?,
            created: row.try_get("session_created")?,
            seen: row.try_get("seen")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for GameStatistics {
    fn from_row(row: &SqliteRow) -> Result<Self> {
        Ok(Self {
            game: row.try_get("game")?,
            variant: row.try_get("variant")?,
            played: row.try_get("played")?,
            won: row.try_get("won")?,
            best: row.try_get("best")?,
            mean: row.try_get("mean")?,
        })
    }
}

fn person(row: &SqliteRow, column: &'static str) -> Result<Option<PersonId>> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(PersonId))
}

/// One of an enum's words.
fn word<T: FromStr<Err: Display>>(row: &SqliteRow, column: &'static str) -> Result<T> {
    row.try_get::<&str, _>(column)?.parse().map_err(|error: T::Err| undecoded(column, &error))
}

fn undecoded(column: &'static str, reason: &impl Display) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: column.to_owned(), source: reason.to_string().into() }
}
