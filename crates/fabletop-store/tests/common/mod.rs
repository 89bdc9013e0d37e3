//! A store in a folder of its own, and matches to put into it.

use fabletop_store::{MatchState, NewMatch, Store};
use tempfile::TempDir;

/// The folder lives as long as the test.
pub(crate) async fn store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&folder.path().join("fabletop.db")).await.expect("a new store");
    (folder, store)
}

pub(crate) fn new_match(id: &str) -> NewMatch {
    NewMatch {
        id: id.into(),
        game: "fantasy-realms".into(),
        head: r#"{"config":{}}"#.into(),
        state: MatchState::Playing,
        listed: true,
        clock: None,
        summary: "{}".into(),
        host: None,
        seats: Vec::new(),
        lines: Vec::new(),
        at: 1,
    }
}
