//! What all matches of a host share, and which of them live.

use crate::facts::Counters;
use crate::kept::Kept;
use crate::live::{self, Message};
use crate::lobby::Lobby;
use crate::minds::Minds;
use crate::seals::Seals;
use crate::{HostConfig, HostError, now};
use fabletop_store::Store;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::SendTimeoutError;
use tokio::task::AbortHandle;

/// How many messages may wait for a match.
const MAILBOX: usize = 256;
/// Whoever waits longer for a match is told that the host is busy.
const PATIENCE: Duration = Duration::from_secs(10);

/// What all matches of a host share.
pub(crate) struct Shared {
    pub(crate) store: Store,
    pub(crate) config: HostConfig,
    pub(crate) counters: Counters,
    pub(crate) lobby: Lobby,
    pub(crate) seals: Seals,
    pub(crate) minds: Arc<Minds>,
    stopping: AtomicBool,
    matches: Mutex<HashMap<String, Living>>,
    /// Matches in one's own time that left the memory, and when their clock runs out.
    wakes: Mutex<HashMap<String, i64>>,
}

struct Living {
    mailbox: mpsc::Sender<Message>,
    task: AbortHandle,
}

impl Shared {
    pub(crate) fn new(store: Store, config: HostConfig, lobby: Lobby) -> Shared {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Shared {
            store,
            config,
            counters: Counters::default(),
            lobby,
            seals: Seals::default(),
            minds: Arc::new(Minds::new(cores)),
            stopping: AtomicBool::new(false),
            matches: Mutex::default(),
            wakes: Mutex::default(),
        }
    }

    fn matches(&self) -> MutexGuard<'_, HashMap<String, Living>> {
        self.matches.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wakes(&self) -> MutexGuard<'_, HashMap<String, i64>> {
        self.wakes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message to a match, which is loaded if it is not in memory.
    pub(crate) async fn send(self: &Arc<Self>, match_id: &str, message: Message) -> Result<(), HostError> {
        let mut message = message;
        loop {
            let mailbox = self.mailbox(match_id)?;
            match mailbox.send_timeout(message, PATIENCE).await {
                Ok(()) => return Ok(()),
                // It has just left the memory.
                Err(SendTimeoutError::Closed(back)) => message = back,
                Err(SendTimeoutError::Timeout(_)) => return Err(HostError::Busy),
            }
        }
    }

    fn mailbox(self: &Arc<Self>, match_id: &str) -> Result<mpsc::Sender<Message>, HostError> {
        if self.stopping.load(Ordering::Acquire) {
            return Err(HostError::Stopping);
        }
        let mut matches = self.matches();
        if let Some(living) = matches.get(match_id).filter(|living| !living.mailbox.is_closed()) {
            return Ok(living.mailbox.clone());
        }
        self.wakes().remove(match_id);
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        let task = tokio::spawn(live::load_and_run(Arc::clone(self), match_id.to_owned(), letters));
        let living = Living { mailbox: mailbox.clone(), task: task.abort_handle() };
        matches.insert(match_id.to_owned(), living);
        Ok(mailbox)
    }

    /// Lets a new match live that has just been stored.
    pub(crate) fn begin(self: &Arc<Self>, kept: Kept) {
        let match_id = kept.id.clone();
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        let mut matches = self.matches();
        let task = tokio::spawn(live::run(Arc::clone(self), kept, letters));
        matches.insert(match_id, Living { mailbox, task: task.abort_handle() });
    }

    /// A match leaves the memory. Messages that come from now on load it again.
    pub(crate) fn forget(&self, match_id: &str, letters: &mut mpsc::Receiver<Message>, wake: Option<i64>) {
        let mut matches = self.matches();
        letters.close();
        // Another task may live under this id by now, if this one ended badly and was replaced.
        if matches.get(match_id).is_some_and(|living| living.mailbox.is_closed()) {
            matches.remove(match_id);
            if let Some(wake) = wake {
                self.wakes().insert(match_id.to_owned(), wake);
            }
        }
    }

    /// Loads a match at that time, unless somebody does so before.
    pub(crate) fn wake_at(&self, match_id: String, at: i64) {
        self.wakes().insert(match_id, at);
    }

    /// The matches whose time has come.
    pub(crate) fn due(&self, now: i64) -> Vec<String> {
        self.wakes().iter().filter(|&(_, &at)| at <= now).map(|(id, _)| id.clone()).collect()
    }

    /// Waiting tables that have not changed since then are too old.
    pub(crate) fn stale_before(&self) -> i64 {
        let patience = i64::try_from(self.config.stale_after.as_millis()).unwrap_or(i64::MAX);
        now().saturating_sub(patience)
    }

    /// The match, if it lives.
    pub(crate) fn living(&self, match_id: &str) -> Option<mpsc::Sender<Message>> {
        let matches = self.matches();
        matches.get(match_id).map(|living| living.mailbox.clone()).filter(|mailbox| !mailbox.is_closed())
    }

    /// All matches that live.
    pub(crate) fn all_living(&self) -> Vec<mpsc::Sender<Message>> {
        self.matches().values().map(|living| living.mailbox.clone()).collect()
    }

    pub(crate) fn live_matches(&self) -> usize {
        self.matches().len()
    }

    /// From now on nothing is loaded or begun.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Release);
    }

    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Acquire)
    }

    /// Ends all tasks where they are, as a crash would.
    pub(crate) fn abort(&self) {
        self.stop();
        for living in self.matches().values() {
            living.task.abort();
        }
    }
}
