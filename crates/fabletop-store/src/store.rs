//! The store's face: opening, closing and writing. Reading is in `reads.rs`.

use crate::deeds::Deed;
use crate::writer::{Job, Writer};
use crate::{MatchWrite, NewMatch, NewSession, NewTalk, PersonId, StoreError, TokenHash, file};
use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// How many writes may wait; whoever comes then waits to be let in.
const MAX_WAITING: usize = 1024;
const READERS: u32 = 4;
const READER_PATIENCE: Duration = Duration::from_secs(10);

/// The store of matches and people. Clones are the same store.
///
/// Every write returns after it is durable. Dropping the future of a write does not take the write back.
#[derive(Clone, Debug)]
pub struct Store {
    jobs: mpsc::Sender<Job>,
    pub(crate) readers: SqlitePool,
    path: Arc<PathBuf>,
}

impl Store {
    /// Opens the file, creates it (but not its folder) where there is none, and brings it up to date.
    ///
    /// A file belongs to one store at a time, which `<file>.lock` stands for.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let (lock, connection) = file::open(path).await?;
        let readers = SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(READERS)
            .acquire_timeout(READER_PATIENCE)
            .test_before_acquire(false)
            .connect_with(file::readers(path))
            .await
            .map_err(|error| StoreError::of(&error, path))?;
        let (jobs, waiting) = mpsc::channel(MAX_WAITING);
        let path = Arc::new(path.to_path_buf());
        tokio::spawn(Writer::new(connection, Arc::clone(&path), lock).run(waiting));
        Ok(Self { jobs, readers, path })
    }

    /// Waits for all writes sent before, tidies the file up and leaves it. Every later call on any clone is
    /// answered with [`StoreError::Closed`]; closing again does nothing.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        let (answer, answered) = oneshot::channel();
        if self.jobs.send(Job::Close(answer)).await.is_err() {
            return Ok(());
        }
        answered.await.unwrap_or(Ok(()))
    }

    /// Whether the store reads, and takes writes.
    pub async fn ping(&self) -> Result<(), StoreError> {
        if self.jobs.is_closed() {
            return Err(StoreError::Closed);
        }
        let read = sqlx::query("SELECT 1").execute(&self.readers).await;
        read.map(drop).map_err(|error| self.failed(&error))
    }

    /// Stores a new match.
    pub async fn create_match(&self, new: NewMatch) -> Result<(), StoreError> {
        self.perform(Deed::CreateMatch(new)).await.map(drop)
    }

    /// Stores everything one action changes in a match.
    pub async fn write_match(&self, write: MatchWrite) -> Result<(), StoreError> {
        self.perform(Deed::WriteMatch(write)).await.map(drop)
    }

    /// Deletes a match that is still waiting; whether there was one.
    pub async fn delete_match(&self, match_id: &str) -> Result<bool, StoreError> {
        self.perform(Deed::DeleteMatch(match_id.to_owned())).await.map(|deleted| deleted > 0)
    }

    /// Stores a line of talk, and gives its number within the match.
    pub async fn say(&self, line: NewTalk) -> Result<u32, StoreError> {
        let number = self.perform(Deed::Say(line)).await?;
        u32::try_from(number).map_err(|error| StoreError::Failed { reason: error.to_string() })
    }

    /// Stores a new guest.
    pub async fn create_person(&self, name: &str, at: i64) -> Result<PersonId, StoreError> {
        self.perform(Deed::CreatePerson { name: name.to_owned(), at }).await.map(PersonId)
    }

    /// Gives somebody another name.
    pub async fn rename_person(&self, person: PersonId, name: &str) -> Result<(), StoreError> {
        self.perform(Deed::RenamePerson { person, name: name.to_owned() }).await.map(drop)
    }

    /// Gives somebody an account, or another one. Names that differ in case only are the same.
    pub async fn set_account(
        &self,
        person: PersonId,
        account: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        let (account, password) = (account.to_owned(), password.to_owned());
        self.perform(Deed::SetAccount { person, account, password }).await.map(drop)
    }

    /// Gives somebody with an account another password.
    pub async fn set_password(&self, person: PersonId, password: &str) -> Result<(), StoreError> {
        self.perform(Deed::SetPassword { person, password: password.to_owned() }).await.map(drop)
    }

    /// A guest turned out to be somebody known: seats, tables, results and sessions move over, and the
    /// guest is no more.
    pub async fn merge_guest(&self, guest: PersonId, into: PersonId) -> Result<(), StoreError> {
        self.perform(Deed::MergeGuest { guest, into }).await.map(drop)
    }

    /// Stores a new session.
    pub async fn add_session(&self, session: NewSession) -> Result<(), StoreError> {
        self.perform(Deed::AddSession(session)).await.map(drop)
    }

    /// Notes that a session was used. Costs a write: not for every request.
    pub async fn touch_session(&self, token: &TokenHash, at: i64) -> Result<(), StoreError> {
        self.perform(Deed::TouchSession { token: *token, at }).await.map(drop)
    }

    /// Ends a session; whether there was one.
    pub async fn delete_session(&self, token: &TokenHash) -> Result<bool, StoreError> {
        self.perform(Deed::DeleteSession(*token)).await.map(|deleted| deleted > 0)
    }

    /// Ends somebody's sessions, maybe but one; how many there were.
    pub async fn delete_sessions_of(
        &self,
        person: PersonId,
        except: Option<&TokenHash>,
    ) -> Result<u64, StoreError> {
        let deed = Deed::DeleteSessionsOf { person, except: except.copied() };
        self.perform(deed).await.map(i64::unsigned_abs)
    }

    /// Ends browsers' sessions last seen before; how many there were. Programs' sessions stay.
    pub async fn forget_sessions(&self, before: i64) -> Result<u64, StoreError> {
        self.perform(Deed::ForgetSessions { before }).await.map(i64::unsigned_abs)
    }

    async fn perform(&self, deed: Deed) -> Result<i64, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Do(Box::new(deed), answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.unwrap_or(Err(StoreError::Closed))
    }

    pub(crate) fn failed(&self, error: &sqlx::Error) -> StoreError {
        StoreError::of(error, &self.path)
    }
}
