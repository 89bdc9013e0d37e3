//! The one who writes: takes all jobs that wait, does them in one transaction, and acknowledges them
//! after it is on the disk.

use crate::batch::{self, Written};
use crate::checkpoint::Checkpoints;
use crate::deeds::{Answer, Deed, perform};
use crate::{MatchWrite, NewMatch, StoreError, file};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Sqlite, Transaction};
use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// How many jobs go into one transaction. Bounds how long the first of them waits for the last.
const MAX_BATCH: usize = 512;
const BEGIN: &str = "BEGIN IMMEDIATE";

/// Something for the writer to do, and where it says that it is done.
pub(crate) enum Job {
    Do(Box<Deed>, oneshot::Sender<Answer>),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

pub(crate) struct Writer {
    /// Nothing after a failure that leaves it uncertain in which state the connection is.
    connection: Option<SqliteConnection>,
    path: Arc<PathBuf>,
    checkpoints: Checkpoints,
    /// Held as long as the writer lives.
    _lock: File,
}

impl Writer {
    pub(crate) fn new(connection: SqliteConnection, path: Arc<PathBuf>, lock: File) -> Self {
        let checkpoints = Checkpoints::new(Arc::clone(&path));
        Self { connection: Some(connection), path, checkpoints, _lock: lock }
    }

    /// Works until the store is closed or nobody has it any more.
    pub(crate) async fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(MAX_BATCH);
        let mut closing = Vec::new();
        while closing.is_empty() && waiting.recv_many(&mut jobs, MAX_BATCH).await > 0 {
            let mut deeds = Vec::with_capacity(jobs.len());
            for job in jobs.drain(..) {
                match job {
                    Job::Do(_, answer) if !closing.is_empty() => tell(answer, Err(StoreError::Closed)),
                    Job::Do(deed, answer) => deeds.push((deed, answer)),
                    Job::Close(answer) => closing.push(answer),
                }
            }
            self.store(deeds).await;
        }
        drop(waiting);
        let closed = self.leave().await;
        for answer in closing {
            // Whoever closed the store may not wait for it.
            let _ = answer.send(closed.clone());
        }
    }

    /// Does the deeds and answers all of them.
    async fn store(&mut self, deeds: Vec<(Box<Deed>, oneshot::Sender<Answer>)>) {
        if deeds.is_empty() {
            return;
        }
        let (deeds, answers): (Vec<_>, Vec<_>) = deeds.into_iter().unzip();
        match self.commit(&deeds).await {
            Ok(done) => {
                answers.into_iter().zip(done).for_each(|(answer, done)| tell(answer, done));
                if let Some(connection) = &mut self.connection {
                    self.checkpoints.after(deeds.len(), connection).await;
                }
            }
            Err(error) => {
                self.connection = None;
                let error = StoreError::of(&error, &self.path);
                answers.into_iter().for_each(|answer| tell(answer, Err(error.clone())));
            }
        }
    }

    async fn commit(&mut self, deeds: &[Box<Deed>]) -> Result<Vec<Answer>, sqlx::Error> {
        if self.connection.is_none() {
            self.connection = Some(file::connect(&self.path).await?);
        }
        let Some(connection) = &mut self.connection else {
            return Err(sqlx::Error::WorkerCrashed);
        };
        let mut transaction = connection.begin_with(BEGIN).await?;
        let together = write_together(&mut transaction, deeds).await?;
        if !together {
            // Nothing else was done so far. To be able to go back to here only would cost every batch.
            transaction.rollback().await?;
            transaction = connection.begin_with(BEGIN).await?;
        }
        let answers = do_all(&mut transaction, deeds, together).await?;
        transaction.commit().await?;
        Ok(answers)
    }

    /// Moves the log into the file, so that one file is left.
    async fn leave(self) -> Result<(), StoreError> {
        self.checkpoints.end().await;
        let Some(mut connection) = self.connection else { return Ok(()) };
        let checkpointed = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        let closed = connection.close().await;
        checkpointed.map(drop).and(closed).map_err(|error| StoreError::of(&error, &self.path))
    }
}

fn tell(answer: oneshot::Sender<Answer>, done: Answer) {
    // Whoever asked may have gone; the write stands.
    let _ = answer.send(done);
}

/// All new matches and writes to matches at once; whether they are stored, or one would have to be refused. They
/// are the first in their transaction, so that a match may be created and used at once.
async fn write_together(
    transaction: &mut Transaction<'_, Sqlite>,
    deeds: &[Box<Deed>],
) -> Result<bool, sqlx::Error> {
    let new: Vec<&NewMatch> = deeds.iter().filter_map(|deed| deed.as_new_match()).collect();
    let first: Vec<MatchWrite> = new.iter().map(|new| new.first_write()).collect();
    let later = deeds.iter().filter_map(|deed| deed.as_match_write());
    let writes: Vec<&MatchWrite> = first.iter().chain(later).collect();
    Ok(batch::create(transaction, &new).await? == Written::All
        && batch::write(transaction, &writes).await? == Written::All)
}

/// Does everything else, or everything, one by one within the transaction. Deletions are last.
async fn do_all(
    transaction: &mut Transaction<'_, Sqlite>,
    deeds: &[Box<Deed>],
    written_together: bool,
) -> Result<Vec<Answer>, sqlx::Error> {
    let mut answers: Vec<Answer> = deeds.iter().map(|_| Ok(0)).collect();
    for deletes in [false, true] {
        for (deed, answer) in deeds.iter().zip(&mut answers) {
            let done = written_together && deed.is_written_together();
            if !done && matches!(**deed, Deed::DeleteMatch(_)) == deletes {
                *answer = do_one(transaction, deed).await?;
            }
        }
    }
    Ok(answers)
}

/// One deed; nothing of it is stored if it is refused.
async fn do_one(transaction: &mut Transaction<'_, Sqlite>, deed: &Deed) -> Result<Answer, sqlx::Error> {
    let mut savepoint = transaction.begin().await?;
    let answer = perform(&mut savepoint, deed).await?;
    if answer.is_ok() {
        savepoint.commit().await?;
    } else {
        savepoint.rollback().await?;
    }
    Ok(answer)
}
