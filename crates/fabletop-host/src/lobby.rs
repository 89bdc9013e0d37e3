//! The list of open tables.

use fabletop_protocol::{TableSummary, TablesMessage};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// How long a change may wait for others to come.
const CALM: Duration = Duration::from_millis(250);
/// More tables are not listed; the newest are.
pub(crate) const LISTED: usize = 200;

/// The open tables that everybody finds.
pub(crate) struct Lobby {
    tables: Mutex<HashMap<String, TableSummary>>,
    changed: Notify,
    published: watch::Sender<Arc<TablesMessage>>,
}

impl Lobby {
    pub(crate) fn new(tables: Vec<TableSummary>) -> Lobby {
        let tables = tables.into_iter().map(|table| (table.id.clone(), table)).collect();
        let message = Arc::new(newest(&tables));
        Lobby { tables: Mutex::new(tables), changed: Notify::new(), published: watch::Sender::new(message) }
    }

    /// A table that is open, or has changed.
    pub(crate) fn put(&self, table: TableSummary) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).insert(table.id.clone(), table);
        self.changed.notify_one();
    }

    /// A table that is no longer open.
    pub(crate) fn remove(&self, match_id: &str) {
        if self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(match_id).is_some() {
            self.changed.notify_one();
        }
    }

    pub(crate) fn subscribe(&self) -> watch::Receiver<Arc<TablesMessage>> {
        self.published.subscribe()
    }

    /// Publishes changes, but not each by itself.
    pub(crate) async fn run(&self) {
        loop {
            self.changed.notified().await;
            let message = newest(&self.tables.lock().unwrap_or_else(PoisonError::into_inner));
            self.published.send_replace(Arc::new(message));
            tokio::time::sleep(CALM).await;
        }
    }
}

fn newest(tables: &HashMap<String, TableSummary>) -> TablesMessage {
    let mut tables: Vec<&TableSummary> = tables.values().collect();
    tables.sort_by(|a, b| b.created.cmp(&a.created).then_with(|| a.id.cmp(&b.id)));
    TablesMessage { tables: tables.into_iter().take(LISTED).cloned().collect() }
}
