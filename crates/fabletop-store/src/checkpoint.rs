//! Moves the log into the file, beside the writer: whoever writes does not wait for it.
//!
//! SQLite would do it within the commit that fills the log, and everybody in that batch would wait for it.

use crate::file;
use sqlx::Executor;
use sqlx::sqlite::SqliteConnection;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::sync::oneshot::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// After so many writes the log is moved.
const WRITES: usize = 4000;
/// Moves what nobody is reading or writing, and waits for nobody.
const PASSIVE: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// The writer's end of it.
pub(crate) struct Checkpoints {
    /// Writes since the log was moved last.
    writes: usize,
    /// Says when the helper has moved what there was.
    moving: Option<oneshot::Receiver<()>>,
    helper: mpsc::Sender<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    pub(crate) fn new(path: Arc<PathBuf>) -> Self {
        let (helper, asked) = mpsc::channel(1);
        Self { writes: 0, moving: None, helper, task: tokio::spawn(help(path, asked)) }
    }

    /// After a commit: has the log moved when it is time. What was written meanwhile is little; the writer
    /// moves it by itself, and only then SQLite begins the log anew.
    pub(crate) async fn after(&mut self, writes: usize, connection: &mut SqliteConnection) {
        self.writes += writes;
        let moved = self.moving.as_mut().is_some_and(|moving| moving.try_recv() != Err(TryRecvError::Empty));
        if moved {
            self.moving = None;
            // What could not be moved now is moved the next time.
            let _ = connection.execute(PASSIVE).await;
        } else if self.moving.is_none() && self.writes >= WRITES {
            let (done, moving) = oneshot::channel();
            // A helper that is gone leaves it to SQLite.
            self.moving = self.helper.try_send(done).is_ok().then_some(moving);
            self.writes = 0;
        }
    }

    /// Waits for the helper to leave the file.
    pub(crate) async fn end(self) {
        drop(self.helper);
        let _ = self.task.await;
    }
}

/// Moves the log whenever it is asked to, over a connection of its own.
async fn help(path: Arc<PathBuf>, mut asked: mpsc::Receiver<oneshot::Sender<()>>) {
    let mut connection = None;
    while let Some(done) = asked.recv().await {
        if connection.is_none() {
            connection = file::connect(&path).await.ok();
        }
        if let Some(open) = &mut connection
            && open.execute(PASSIVE).await.is_err()
        {
            connection = None;
        }
        // The writer may have left meanwhile.
        let _ = done.send(());
    }
}
