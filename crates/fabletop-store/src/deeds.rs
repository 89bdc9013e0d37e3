//! What the writer does, one by one. New matches and writes to matches usually come together instead, see
//! `batch.rs`.

use crate::batch::{self, Written};
use crate::{MatchWrite, NewMatch, NewSession, NewTalk, PersonId, StoreError, TokenHash};
use sqlx::SqliteConnection;
use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteQueryResult;

/// A write.
pub(crate) enum Deed {
    CreateMatch(NewMatch),
    WriteMatch(MatchWrite),
    DeleteMatch(String),
    Say(NewTalk),
    CreatePerson { name: String, at: i64 },
    RenamePerson { person: PersonId, name: String },
    SetAccount { person: PersonId, account: String, password: String },
    SetPassword { person: PersonId, password: String },
    MergeGuest { guest: PersonId, into: PersonId },
    AddSession(NewSession),
    TouchSession { token: TokenHash, at: i64 },
    DeleteSession(TokenHash),
    DeleteSessionsOf { person: PersonId, except: Option<TokenHash> },
    ForgetSessions { before: i64 },
}

/// A new id or number, how many rows there were, or why it was refused.
pub(crate) type Answer = Result<i64, StoreError>;

/// What is wrong from outside (the disk, say) is the outer error.
type Outcome = Result<Answer, sqlx::Error>;

impl Deed {
    /// Whether it is one of those that [`batch`] does many at a time.
    pub(crate) fn is_written_together(&self) -> bool {
        matches!(self, Deed::CreateMatch(_) | Deed::WriteMatch(_))
    }

    pub(crate) fn as_new_match(&self) -> Option<&NewMatch> {
        match self {
            Deed::CreateMatch(new) => Some(new),
            _ => None,
        }
    }

    pub(crate) fn as_match_write(&self) -> Option<&MatchWrite> {
        match self {
            Deed::WriteMatch(write) => Some(write),
            _ => None,
        }
    }
}

/// Does one deed. Where it is refused, the caller takes back what is done of it.
pub(crate) async fn perform(connection: &mut SqliteConnection, deed: &Deed) -> Outcome {
    match deed {
        Deed::CreateMatch(new) => create_match(connection, new).await,
        Deed::WriteMatch(write) => write_match(connection, write).await,
        Deed::DeleteMatch(id) => delete_match(connection, id).await,
        Deed::Say(line) => say(connection, line).await,
        Deed::CreatePerson { name, at } => create_person(connection, name, *at).await,
        Deed::RenamePerson { person, name } => rename_person(connection, *person, name).await,
        Deed::SetAccount { person, account, password } => {
            set_account(connection, *person, account, password).await
        }
        Deed::SetPassword { person, password } => set_password(connection, *person, password).await,
        Deed::MergeGuest { guest, into } => merge_guest(connection, *guest, *into).await,
        Deed::AddSession(session) => add_session(connection, session).await,
        Deed::TouchSession { token, at } => touch_session(connection, token, *at).await,
        Deed::DeleteSession(token) => delete_session(connection, token).await,
        Deed::DeleteSessionsOf { person, except } => {
            delete_sessions_of(connection, *person, except.as_ref()).await
        }
        Deed::ForgetSessions { before } => forget_sessions(connection, *before).await,
    }
}

async fn create_match(connection: &mut SqliteConnection, new: &NewMatch) -> Outcome {
    match batch::create(connection, &[new]).await? {
        Written::All => write_match(connection, &new.first_write()).await,
        Written::UnknownPerson => Ok(Err(StoreError::UnknownPerson)),
        Written::OutOfPlace => Ok(Err(StoreError::MatchExists { match_id: new.id.clone() })),
    }
}

async fn write_match(connection: &mut SqliteConnection, write: &MatchWrite) -> Outcome {
    match batch::write(connection, &[write]).await? {
        Written::All => Ok(Ok(0)),
        Written::UnknownPerson => Ok(Err(StoreError::UnknownPerson)),
        Written::OutOfPlace => out_of_place(connection, write).await.map(Err),
    }
}

async fn out_of_place(
    connection: &mut SqliteConnection,
    write: &MatchWrite,
) -> Result<StoreError, sqlx::Error> {
    let match_id = write.match_id.clone();
    let next = sqlx::query_scalar("SELECT plies FROM matches WHERE id = ?")
        .bind(&match_id)
        .fetch_optional(connection)
        .await?;
    Ok(match (next, &write.append) {
        (Some(next), Some(append)) => StoreError::Conflict { match_id, ply: append.first_ply, next },
        _ => StoreError::UnknownMatch { match_id },
    })
}

async fn delete_match(connection: &mut SqliteConnection, id: &str) -> Outcome {
    let deleted = sqlx::query("DELETE FROM matches WHERE id = ? AND state = 'waiting'").bind(id);
    rows(&deleted.execute(connection).await?)
}

async fn say(connection: &mut SqliteConnection, line: &NewTalk) -> Outcome {
    let kind: &str = line.kind.into();
    let number = sqlx::query_scalar(
        "INSERT INTO talk (match, number, seat, name, kind, text, at)
         SELECT matches.number,
                1 + (SELECT coalesce(max(talk.number), 0) FROM talk WHERE talk.match = matches.number),
                ?, ?, ?, ?, ?
         FROM matches WHERE id = ?
         RETURNING number",
    )
    .bind(line.seat)
    .bind(&line.name)
    .bind(kind)
    .bind(&line.text)
    .bind(line.at)
    .bind(&line.match_id)
    .fetch_optional(connection)
    .await?;
    Ok(number.ok_or_else(|| StoreError::UnknownMatch { match_id: line.match_id.clone() }))
}

async fn create_person(connection: &mut SqliteConnection, name: &str, at: i64) -> Outcome {
    let insert = sqlx::query("INSERT INTO people (name, created) VALUES (?, ?)").bind(name).bind(at);
    Ok(Ok(insert.execute(connection).await?.last_insert_rowid()))
}

async fn rename_person(connection: &mut SqliteConnection, person: PersonId, name: &str) -> Outcome {
    let update = sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name).bind(person.0);
    known(&update.execute(connection).await?)
}

async fn set_account(
    connection: &mut SqliteConnection,
    person: PersonId,
    account: &str,
    password: &str,
) -> Outcome {
    let updated = sqlx::query("UPDATE people SET account = ?, account_key = ?, password = ? WHERE id = ?")
        .bind(account)
        .bind(account_key(account))
        .bind(password)
        .bind(person.0)
        .execute(connection)
        .await;
    match violation(&updated) {
        Some(ErrorKind::UniqueViolation) => Ok(Err(StoreError::AccountTaken)),
        _ => known(&updated?),
    }
}

async fn set_password(connection: &mut SqliteConnection, person: PersonId, password: &str) -> Outcome {
    let update = sqlx::query("UPDATE people SET password = ? WHERE id = ? AND account IS NOT NULL");
    known(&update.bind(password).bind(person.0).execute(connection).await?)
}

async fn merge_guest(connection: &mut SqliteConnection, guest: PersonId, into: PersonId) -> Outcome {
    let account: Option<Option<String>> = sqlx::query_scalar("SELECT account FROM people WHERE id = ?")
        .bind(guest.0)
        .fetch_optional(&mut *connection)
        .await?;
    match account {
        None => return Ok(Err(StoreError::UnknownPerson)),
        Some(Some(_)) => return Ok(Err(StoreError::GuestHasAccount)),
        // Merged into oneself, one would be deleted.
        Some(None) if guest == into => return Ok(Ok(0)),
        Some(None) => {}
    }
    let target: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM people WHERE id = ?)")
        .bind(into.0)
        .fetch_one(&mut *connection)
        .await?;
    if !target {
        return Ok(Err(StoreError::UnknownPerson));
    }
    let moves = [
        "UPDATE sessions SET person = ?2 WHERE person = ?1",
        "UPDATE seats SET person = ?2 WHERE person = ?1",
        "UPDATE results SET person = ?2 WHERE person = ?1",
        "UPDATE matches SET host = ?2 WHERE host = ?1",
    ];
    for statement in moves {
        sqlx::query(statement).bind(guest.0).bind(into.0).execute(&mut *connection).await?;
    }
    known(&sqlx::query("DELETE FROM people WHERE id = ?").bind(guest.0).execute(connection).await?)
}

async fn add_session(connection: &mut SqliteConnection, session: &NewSession) -> Outcome {
    let kind: &str = session.kind.into();
    let inserted =
        sqlx::query("INSERT INTO sessions (token, person, kind, created, seen) VALUES (?1, ?2, ?3, ?4, ?4)")
            .bind(&session.token[..])
            .bind(session.person.0)
            .bind(kind)
            .bind(session.at)
            .execute(connection)
            .await;
    match violation(&inserted) {
        Some(ErrorKind::ForeignKeyViolation) => Ok(Err(StoreError::UnknownPerson)),
        _ => rows(&inserted?),
    }
}

async fn touch_session(connection: &mut SqliteConnection, token: &TokenHash, at: i64) -> Outcome {
    let update = sqlx::query("UPDATE sessions SET seen = max(seen, ?) WHERE token = ?").bind(at);
    rows(&update.bind(&token[..]).execute(connection).await?)
}

async fn delete_session(connection: &mut SqliteConnection, token: &TokenHash) -> Outcome {
    let delete = sqlx::query("DELETE FROM sessions WHERE token = ?").bind(&token[..]);
    rows(&delete.execute(connection).await?)
}

async fn delete_sessions_of(
    connection: &mut SqliteConnection,
    person: PersonId,
    except: Option<&TokenHash>,
) -> Outcome {
    let delete = sqlx::query("DELETE FROM sessions WHERE person = ? AND token IS NOT ?").bind(person.0);
    rows(&delete.bind(except.map(|token| &token[..])).execute(connection).await?)
}

async fn forget_sessions(connection: &mut SqliteConnection, before: i64) -> Outcome {
    let delete = sqlx::query("DELETE FROM sessions WHERE kind = 'browser' AND seen < ?").bind(before);
    rows(&delete.execute(connection).await?)
}

/// Accounts of the same key are the same.
pub(crate) fn account_key(account: &str) -> String {
    account.to_lowercase()
}

fn violation<T>(result: &Result<T, sqlx::Error>) -> Option<ErrorKind> {
    Some(result.as_ref().err()?.as_database_error()?.kind())
}

fn rows(done: &SqliteQueryResult) -> Outcome {
    Ok(Ok(i64::try_from(done.rows_affected()).unwrap_or(i64::MAX)))
}

/// Exactly one person is meant.
fn known(done: &SqliteQueryResult) -> Outcome {
    if done.rows_affected() == 0 { Ok(Err(StoreError::UnknownPerson)) } else { rows(done) }
}
