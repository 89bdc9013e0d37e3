//! The host's face.

use crate::clock::Clock;
use crate::live::{Message, Reply};
use crate::lobby::{LISTED, Lobby};
use crate::shared::Shared;
use crate::{Connection, HostConfig, HostError, HostFacts, open, token};
use fabletop_core::Seat;
use fabletop_protocol::{
    Join, Joined, LookingBack, MatchInfo, NewTable, Recover, Request, Seal, Seated, Sitting, TableSummary,
    TablesMessage, Verdict, Views,
};
use fabletop_store::{MatchEntry, PersonId, Store, StoreError};
use fabletop_table::{Secret, Shown};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use tokio::task::AbortHandle;

/// So often the matches in one's own time are looked at whose days may be over.
const WAKE_EVERY: Duration = Duration::from_secs(1);
/// How many matches a person's list shows.
const MATCHES: u32 = 100;

/// Somebody the server knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// Who.
    pub person: PersonId,
    /// As the others see it.
    pub name: String,
}

/// All matches of a server. Clones are the same host; with the last one all matches end where they are.
#[derive(Clone)]
pub struct Host {
    shared: Arc<Shared>,
    tasks: Arc<Tasks>,
}

/// Ends what runs when nobody has the host any more.
struct Tasks {
    shared: Arc<Shared>,
    background: Vec<AbortHandle>,
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.shared.abort();
        for task in &self.background {
            task.abort();
        }
    }
}

impl Host {
    /// Begins: loads the list of open tables, and the matches whose clock runs.
    pub async fn start(store: Store, config: HostConfig) -> Result<Host, StoreError> {
        let tables = store.open_tables(LISTED as u32).await?;
        let lobby = Lobby::new(tables.into_iter().filter_map(|entry| listed(entry, None)).collect());
        let running = store.matches_with_running_clock().await?;
        let shared = Arc::new(Shared::new(store, config, lobby));
        let tasks = [tokio::spawn(publish(Arc::clone(&shared))), tokio::spawn(wake(Arc::clone(&shared)))];
        let background = tasks.iter().map(tokio::task::JoinHandle::abort_handle).collect();
        for clock in running {
            match Clock::stored_days(&clock.clock) {
                Some(until) => shared.wake_at(clock.match_id, until),
                None => drop(shared.send(&clock.match_id, Message::Wake).await),
            }
        }
        let tasks = Arc::new(Tasks { shared: Arc::clone(&shared), background });
        Ok(Host { shared, tasks })
    }

    /// Promises a secret for a table of that person's, before it is opened.
    pub fn seal(&self, person: PersonId) -> Result<Seal, HostError> {
        if self.shared.is_stopping() {
            return Err(HostError::Stopping);
        }
        self.shared.seals.promise(person)
    }

    /// Opens a table. The seal that it names is used up, even if the rest makes no sense: its nonce is known.
    pub async fn create(&self, who: &Visitor, table: NewTable) -> Result<Seated, HostError> {
        if self.shared.is_stopping() {
            return Err(HostError::Stopping);
        }
        let open = self.shared.store.count_open_tables_of(who.person).await?;
        let waits = table.seats.contains(&fabletop_protocol::SeatPlan::Open);
        let config = &self.shared.config;
        let too_many = match waits {
            true => open.waiting >= config.waiting_tables,
            false => open.playing >= config.playing_tables,
        };
        if too_many {
            return Err(HostError::TooManyTables);
        }
        let secret = match &table.seal {
            Some(seal) => self.shared.seals.take(who.person, seal)?,
            None => Secret::from_os()?,
        };
        let (kept, sitting) = open::new(who, table, secret)?;
        let (match_id, invite) = (kept.id.clone(), waits.then(|| kept.invite.clone()));
        open::store(&self.shared, kept).await?;
        let info = self.info(&match_id).await?;
        let you = sitting.map(|(seat, recovery)| Sitting { seat, recovery });
        Ok(Seated { info, you, invite })
    }

    /// What everybody may know about a match.
    pub async fn info(&self, match_id: &str) -> Result<MatchInfo, HostError> {
        self.ask(match_id, Message::Info).await
    }

    /// Somebody sits down.
    pub async fn join(&self, match_id: &str, who: &Visitor, join: Join) -> Result<Seated, HostError> {
        let who = who.clone();
        self.ask(match_id, |reply| Message::Join { who, join, reply }).await
    }

    /// Somebody comes back to a seat with its recovery token.
    pub async fn recover(
        &self,
        match_id: &str,
        who: &Visitor,
        recover: &Recover,
    ) -> Result<Seated, HostError> {
        let (who, token) = (who.clone(), recover.token.clone());
        self.ask(match_id, |reply| Message::Recover { who, token, reply }).await
    }

    /// The WebSocket's side of a match. `None`: somebody who watches without being anybody.
    pub async fn connect(
        &self,
        match_id: &str,
        who: Option<PersonId>,
        since: Option<u64>,
        views: Views,
    ) -> Result<Connection, HostError> {
        self.ask(match_id, |reply| Message::Connect { who, since, views, reply }).await
    }

    /// Carries out a request; answered when it is durable.
    pub async fn request(&self, match_id: &str, who: PersonId, request: Request) -> Result<(), HostError> {
        self.ask(match_id, |reply| Message::Request { who, request, reply }).await
    }

    /// Everything, as [`Host::connect`] would send it first.
    pub async fn snapshot(
        &self,
        match_id: &str,
        who: Option<PersonId>,
        since: Option<u64>,
    ) -> Result<Joined<Shown>, HostError> {
        self.ask(match_id, |reply| Message::Snapshot { who, since, reply }).await.map(|joined| *joined)
    }

    /// What a viewer saw after one of its events.
    pub async fn look_back(
        &self,
        match_id: &str,
        who: Option<PersonId>,
        event: u64,
    ) -> Result<LookingBack<Shown>, HostError> {
        self.ask(match_id, |reply| Message::LookBack { who, event, reply }).await
    }

    /// The record of a match that is over.
    pub async fn record(&self, match_id: &str) -> Result<Shown, HostError> {
        self.ask(match_id, Message::Record).await
    }

    /// Whether a match that is over was dealt as promised.
    pub async fn verdict(&self, match_id: &str) -> Result<Verdict, HostError> {
        self.ask(match_id, Message::Verdict).await
    }

    /// Somebody goes by another name: live tables show it.
    pub async fn renamed(&self, who: &Visitor) {
        for mailbox in self.shared.all_living() {
            let _ = mailbox.send(Message::Renamed(who.clone())).await;
        }
    }

    /// A guest turned out to be somebody known, after the store merged them: live tables know it.
    pub async fn merged(&self, guest: PersonId, into: &Visitor) {
        for mailbox in self.shared.all_living() {
            let _ = mailbox.send(Message::Merged { guest, into: into.clone() }).await;
        }
    }

    /// The listed tables, again whenever they change, but not more often than a few times a second.
    pub fn tables(&self) -> watch::Receiver<Arc<TablesMessage>> {
        self.shared.lobby.subscribe()
    }

    /// Where somebody sits, the last changed first.
    pub async fn matches_of(&self, person: PersonId) -> Result<Vec<TableSummary>, HostError> {
        let matches = self.shared.store.matches_of(person, MATCHES).await?;
        Ok(matches.into_iter().filter_map(|found| listed(found.entry, Some(Seat(found.seat)))).collect())
    }

    /// What was counted.
    pub fn facts(&self) -> HostFacts {
        self.shared.counters.facts(self.shared.live_matches())
    }

    /// Ends: says so to every connection, and waits until everything is stored.
    pub async fn stop(&self) {
        self.shared.stop();
        for task in &self.tasks.background {
            task.abort();
        }
        let mut stopping = Vec::new();
        for mailbox in self.shared.all_living() {
            let (stopped, ended) = oneshot::channel();
            if mailbox.send(Message::Stop(stopped)).await.is_ok() {
                stopping.push(ended);
            }
        }
        for ended in stopping {
            // A match that ended by itself meanwhile has nothing to store.
            let _ = ended.await;
        }
    }

    async fn ask<T>(
        &self,
        match_id: &str,
        message: impl FnOnce(Reply<T>) -> Message,
    ) -> Result<T, HostError> {
        let (reply, answer) = oneshot::channel();
        self.shared.send(match_id, message(reply)).await?;
        answer.await.unwrap_or(Err(HostError::Busy))
    }
}

async fn publish(shared: Arc<Shared>) {
    shared.lobby.run().await;
}

/// Wakes matches whose days are over, and deletes tables that nobody came to.
async fn wake(shared: Arc<Shared>) {
    let mut swept = tokio::time::Instant::now();
    loop {
        tokio::time::sleep(WAKE_EVERY).await;
        for match_id in shared.due(token::now()) {
            let _ = shared.send(&match_id, Message::Wake).await;
        }
        if swept.elapsed() >= shared.config.sweep_every {
            swept = tokio::time::Instant::now();
            shared.seals.forget_old();
            sweep(&shared).await;
        }
    }
}

async fn sweep(shared: &Shared) {
    let stale = shared.store.stale_tables(shared.stale_before()).await.unwrap_or_default();
    for match_id in stale {
        if let Some(mailbox) = shared.living(&match_id) {
            let _ = mailbox.send(Message::Abandon).await;
        } else if shared.store.delete_match(&match_id).await.is_ok_and(|deleted| deleted) {
            shared.lobby.remove(&match_id);
        }
    }
}

/// A stored match in a list; none if its summary cannot be read.
fn listed(entry: MatchEntry, you: Option<Seat>) -> Option<TableSummary> {
    let summary: TableSummary = serde_json::from_str(&entry.summary).ok()?;
    Some(TableSummary { id: entry.id, created: entry.created, changed: entry.changed, you, ..summary })
}
