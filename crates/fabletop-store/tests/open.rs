//! Opening and closing the file, and what is said where it cannot be.

mod common;

use common::{new_match, store};
use fabletop_store::{Store, StoreError};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::future::poll_fn;
use std::path::Path;
use std::task::Poll;

async fn raw(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    SqliteConnection::connect_with(&options).await.expect("a connection")
}

/// Opens what cannot be opened and compares the error's code and a part of its message.
async fn check(path: &Path, code: &str, message: &str) {
    let error = Store::open(path).await.expect_err("not to be opened");
    assert_eq!(error.code(), code, "{error}");
    let text = error.to_string();
    assert!(text.contains(message) && text.contains(&path.display().to_string()), "{text}");
}

#[tokio::test]
async fn an_empty_file_becomes_a_store_and_is_found_again() {
    let (folder, store) = store().await;
    store.create_match(new_match("a")).await.expect("stored");
    store.close().await.expect("closed");
    store.close().await.expect("closing twice does nothing");
    assert_eq!(store.create_match(new_match("b")).await, Err(StoreError::Closed));
    assert_eq!(store.load_match("a").await, Err(StoreError::Closed));
    assert_eq!(store.ping().await, Err(StoreError::Closed));

    let path = folder.path().join("fabletop.db");
    assert!(!path.with_extension("db-wal").exists(), "one file is left");
    let again = Store::open(&path).await.expect("opened again");
    assert!(again.load_match("a").await.expect("read").is_some());
    assert!(again.load_match("b").await.expect("read").is_none());
    again.ping().await.expect("alive");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, store) = store().await;
    store.create_match(new_match("a")).await.expect("stored");
    for name in ["fabletop.db", "fabletop.db-wal"] {
        let metadata = folder.path().join(name).metadata().expect("the file");
        assert_eq!(metadata.permissions().mode() & 0o777, 0o600, "{name}");
    }
}

#[tokio::test]
async fn a_new_file_has_a_log_and_the_newest_schema() {
    let (folder, store) = store().await;
    let mut other = raw(&folder.path().join("fabletop.db")).await;
    let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut other).await.expect("a mode");
    assert_eq!(mode, "wal");
    let version: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut other).await.expect("a version");
    let files =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations")).expect("the folder").count();
    assert_eq!(usize::try_from(version), Ok(files), "every migration was applied");
    drop(store);
}

#[tokio::test]
async fn a_folder_is_no_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    check(folder.path(), "store/cannot-open", "directory").await;
}

#[tokio::test]
async fn a_folder_is_not_made() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    check(&folder.path().join("none/fabletop.db"), "store/cannot-open", "No such file").await;
}

#[tokio::test]
async fn garbage_is_no_database() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("garbage");
    std::fs::write(&path, "Dear diary, ".repeat(1000)).expect("written");
    check(&path, "store/not-a-database", "not a Fabletop database").await;
    assert!(std::fs::read(&path).expect("read").starts_with(b"Dear diary, "), "and is left as it was");
}

#[tokio::test]
async fn another_programs_database_is_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("photos.db");
    let mut other = raw(&path).await;
    sqlx::query("CREATE TABLE photos (id INTEGER)").execute(&mut other).await.expect("a table");
    other.close().await.expect("closed");
    check(&path, "store/not-a-database", "not a Fabletop database").await;
}

#[tokio::test]
async fn a_newer_database_is_left_alone() {
    let (folder, store) = store().await;
    store.close().await.expect("closed");
    let path = folder.path().join("fabletop.db");
    let mut other = raw(&path).await;
    sqlx::query("PRAGMA user_version = 1000").execute(&mut other).await.expect("a version");
    other.close().await.expect("closed");
    check(&path, "store/newer", "newer Fabletop (schema 1000").await;
}

#[tokio::test]
async fn a_file_belongs_to_one_store() {
    let (folder, store) = store().await;
    let path = folder.path().join("fabletop.db");
    check(&path, "store/locked", "another process").await;
    store.close().await.expect("closed");
    Store::open(&path).await.expect("free again");
}

#[tokio::test]
async fn who_leaves_soon_is_waited_for() {
    let (folder, store) = store().await;
    let path = folder.path().join("fabletop.db");
    let opening = tokio::spawn(async move { Store::open(&path).await });
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    assert!(!opening.is_finished());
    store.close().await.expect("closed");
    opening.await.expect("no panic").expect("opened");
}

#[tokio::test]
async fn all_writes_sent_before_closing_are_stored() {
    let (folder, store) = store().await;
    let create = async |number: u32| store.create_match(new_match(&format!("m{number}"))).await;
    let mut writes: Vec<_> = (0..50).map(|number| Box::pin(create(number))).collect();
    // Asked once, a write is with the writer, who has not begun: all of this is one thread.
    poll_fn(|context| {
        assert!(writes.iter_mut().all(|write| write.as_mut().poll(context).is_pending()));
        Poll::Ready(())
    })
    .await;
    store.close().await.expect("closed");
    for write in writes {
        write.await.expect("stored");
    }
    let again = Store::open(&folder.path().join("fabletop.db")).await.expect("opened again");
    assert_eq!(again.open_tables(1000).await.expect("read").len(), 50);
}

#[tokio::test]
async fn a_failure_from_outside_answers_all_and_passes() {
    let (folder, store) = store().await;
    store.create_match(new_match("a")).await.expect("stored");
    let mut other = raw(&folder.path().join("fabletop.db")).await;
    sqlx::query("ALTER TABLE heads RENAME TO hidden").execute(&mut other).await.expect("hidden");
    for id in ["b", "c"] {
        let error = store.create_match(new_match(id)).await.expect_err("no table");
        assert_eq!(error.code(), "store/failed", "{error}");
    }
    sqlx::query("ALTER TABLE hidden RENAME TO heads").execute(&mut other).await.expect("back again");
    store.create_match(new_match("b")).await.expect("goes on, and nothing of the failed write is there");
}
