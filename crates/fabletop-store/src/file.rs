//! The file: lock, connections, migrations.

use crate::StoreError;
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Each brings the schema from the number before to its own, and sets it. They are never edited once released.
const MIGRATIONS: [&str; 1] = [include_str!("../migrations/0001_matches_and_people.sql")];
/// The newest schema.
const KNOWN: i64 = MIGRATIONS.len() as i64;
/// "Fabl", which SQLite keeps in the file's header.
const APPLICATION_ID: i64 = 0x4661_626c;

/// How long to wait for a program that is about to leave the file.
const LOCK_PATIENCE: Duration = Duration::from_secs(2);
const LOCK_PAUSE: Duration = Duration::from_millis(50);
/// How long to wait for somebody who looks into the file with another tool.
const BUSY_PATIENCE: Duration = Duration::from_secs(5);
/// How many pages of 4 KiB the log may have before SQLite moves them into the file by itself: when they were not
/// moved in time (see `checkpoint.rs`).
const CHECKPOINT_PAGES: &str = "32000";

/// Opens the file as the one who writes, and brings it up to date.
pub(crate) async fn open(path: &Path) -> Result<(File, SqliteConnection), StoreError> {
    let lock = lock(path).await?;
    create(path)?;
    let mut connection = connect(path).await.map_err(|error| StoreError::of(&error, path))?;
    migrate(&mut connection, path).await?;
    Ok((lock, connection))
}

/// A connection that writes.
pub(crate) async fn connect(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_PATIENCE)
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .pragma("cache_size", "-16000")
        // What a savepoint needs to go back would be a temporary file at every batch.
        .pragma("temp_store", "memory")
        .thread_name(|_| "store-writer".into())
        .disable_statement_logging()
        .connect()
        .await
}

/// Connections that read.
pub(crate) fn readers(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .busy_timeout(BUSY_PATIENCE)
        .thread_name(|id| format!("store-reader-{id}"))
        .disable_statement_logging()
}

/// Holds `<file>.lock` as long as the store is open. The system lets go of it however the process ends.
async fn lock(path: &Path) -> Result<File, StoreError> {
    let cannot = |error| cannot_open(path, &error);
    if path.is_dir() {
        return Err(cannot(std::io::ErrorKind::IsADirectory.into()));
    }
    let file = private().create(true).truncate(false).write(true).open(lock_path(path)).map_err(cannot)?;
    let mut waited = Duration::ZERO;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::Error(error)) => return Err(cannot(error)),
            Err(TryLockError::WouldBlock) if waited >= LOCK_PATIENCE => {
                return Err(StoreError::Locked { path: path.to_path_buf() });
            }
            Err(TryLockError::WouldBlock) => tokio::time::sleep(LOCK_PAUSE).await,
        }
        waited += LOCK_PAUSE;
    }
}

fn lock_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// Makes the file before SQLite does: for the system's own words where it cannot be, and so that nobody
/// else can read the secrets in it.
fn create(path: &Path) -> Result<(), StoreError> {
    let opened = private().create(true).truncate(false).read(true).write(true).open(path);
    opened.map(drop).map_err(|error| cannot_open(path, &error))
}

fn cannot_open(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::CannotOpen { path: path.to_path_buf(), reason: error.to_string() }
}

/// What is created is the owner's alone.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let failed = |error: sqlx::Error| StoreError::of(&error, path);
    let found = schema(connection).await.map_err(failed)?;
    let Some(found) = found else {
        return Err(StoreError::NotADatabase { path: path.to_path_buf() });
    };
    if found > KNOWN {
        return Err(StoreError::Newer { path: path.to_path_buf(), found, known: KNOWN });
    }
    for (before, migration) in (0..).zip(MIGRATIONS) {
        if before >= found {
            apply(connection, migration).await.map_err(failed)?;
        }
    }
    Ok(())
}

/// The file's schema: 0 for an empty file, nothing for another program's.
async fn schema(connection: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    let (application, version, tables): (i64, i64, i64) = sqlx::query_as(
        "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
         FROM pragma_application_id, pragma_user_version",
    )
    .fetch_one(connection)
    .await?;
    let ours = application == APPLICATION_ID && version > 0;
    let empty = application == 0 && version == 0 && tables == 0;
    Ok((ours || empty).then_some(version))
}

async fn apply(connection: &mut SqliteConnection, migration: &'static str) -> Result<(), sqlx::Error> {
    let mut transaction = sqlx::Connection::begin_with(connection, "BEGIN IMMEDIATE").await?;
    sqlx::raw_sql(migration).execute(&mut *transaction).await?;
    transaction.commit().await
}
