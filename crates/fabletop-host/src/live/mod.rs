//! A live match: one task that owns its table.

mod acting;
mod bots;
mod commit;
mod hints;
mod info;
mod link;
mod message;
mod seating;
mod show;
mod talk;
mod timers;
mod wishes;

pub(crate) use commit::short_summary;
pub(crate) use info::summary;
pub(crate) use message::{Message, Reply};

use crate::HostError;
use crate::kept::Kept;
use crate::shared::Shared;
use bots::{Answer, Thinking};
use fabletop_protocol::{LookingBack, MatchState, Verdict};
use fabletop_table::Shown;
use link::Link;
use seating::Presence;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

/// Loads a match and lets it live.
pub(crate) async fn load_and_run(
    shared: Arc<Shared>,
    match_id: String,
    mut letters: mpsc::Receiver<Message>,
) {
    match Kept::load(&shared.store, &match_id).await {
        Ok(kept) => run(shared, kept, letters).await,
        Err(why) => {
            if !matches!(why, HostError::NoSuchMatch) {
                tracing::error!(match_id, %why, "a match cannot be loaded");
            }
            shared.forget(&match_id, &mut letters, None);
            while let Some(message) = letters.recv().await {
                message.refuse(&why);
            }
        }
    }
}

/// Lets a match live until nobody needs it in memory.
pub(crate) async fn run(shared: Arc<Shared>, kept: Kept, mut letters: mpsc::Receiver<Message>) {
    let (gone, mut leaving) = mpsc::unbounded_channel();
    let (answers, mut answered) = mpsc::unbounded_channel();
    let mut live = Live::new(Arc::clone(&shared), kept, gone, answers);
    live.wake_up();
    if let Err(why) = live.settle_undo().await {
        tracing::warn!(match_id = live.kept.id, %why, "an action could not be taken back");
    }
    if let Err(why) = live.settle_rematch().await {
        tracing::warn!(match_id = live.kept.id, %why, "the next match could not begin");
    }
    let stopped = loop {
        let wake = live.next_wake();
        tokio::select! {
            Some(message) = letters.recv() => match message {
                Message::Stop(stopped) => break Some(stopped),
                Message::Connect { who, since, views, reply } => {
                    let mailbox = shared.living(&live.kept.id);
                    let connected = mailbox
                        .ok_or(HostError::Stopping)
                        .and_then(|mailbox| live.connect(who, since, views, mailbox));
                    live.touch();
                    drop(reply.send(connected));
                }
                message => live.receive(message).await,
            },
            Some(connection) = leaving.recv() => live.disconnect(connection),
            Some(answer) = answered.recv() => live.hear(answer),
            () = sleep_until(wake) => {}
        }
        live.tick().await;
        if live.ended || live.is_idle() && letters.is_empty() {
            break None;
        }
    };
    live.leave_memory(&mut letters, stopped).await;
}

/// A match in memory.
struct Live {
    shared: Arc<Shared>,
    kept: Kept,
    links: Vec<Link>,
    presence: Vec<Presence>,
    thinking: Vec<Thinking>,
    last_connection: u64,
    last_question: u64,
    last_step: Instant,
    clock_stored: Instant,
    touched: Instant,
    /// When those at the table are told who came and went.
    tell_presence: Option<Instant>,
    /// The table was closed, or cannot be loaded again after the store failed.
    ended: bool,
    gone: mpsc::UnboundedSender<u64>,
    answers: mpsc::UnboundedSender<Answer>,
}

impl Live {
    fn new(
        shared: Arc<Shared>,
        kept: Kept,
        gone: mpsc::UnboundedSender<u64>,
        answers: mpsc::UnboundedSender<Answer>,
    ) -> Live {
        let now = Instant::now();
        let seats = kept.chairs.len();
        let rate = shared.config.requests_a_second;
        Live {
            presence: (0..seats).map(|_| Presence::new(rate)).collect(),
            thinking: (0..seats).map(|_| Thinking::Idle).collect(),
            shared,
            kept,
            links: Vec::new(),
            last_connection: 0,
            last_question: 0,
            last_step: now,
            clock_stored: now,
            touched: now,
            tell_presence: None,
            ended: false,
            gone,
            answers,
        }
    }

    async fn receive(&mut self, message: Message) {
        self.touch();
        match message {
            Message::Info(reply) => drop(reply.send(Ok(self.info()))),
            Message::Join { who, join, reply } => drop(reply.send(self.join(&who, &join).await)),
            Message::Recover { who, token, reply } => drop(reply.send(self.recover(&who, token).await)),
            Message::Request { who, request, reply } => {
                let answer = self.request(Some(who), request).await;
                drop(reply.send(answer));
            }
            Message::Sent { connection, message } => self.receive_from(connection, message).await,
            Message::Snapshot { who, since, reply } => {
                let viewer = self.viewer(who);
                drop(reply.send(viewer.and_then(|viewer| self.joined(viewer, since, true)).map(Box::new)));
            }
            Message::LookBack { who, event, reply } => drop(reply.send(self.look_back(who, event))),
            Message::Record(reply) => drop(reply.send(self.record())),
            Message::Verdict(reply) => drop(reply.send(self.verdict())),
            Message::Renamed(who) => self.renamed(&who).await,
            Message::Merged { guest, into } => self.merged(guest, &into).await,
            Message::Abandon => self.abandon().await,
            // These are seen to where the mailbox is.
            Message::Wake | Message::Connect { .. } | Message::Stop(_) => {}
        }
    }

    fn touch(&mut self) {
        self.touched = Instant::now();
    }

    fn look_back(
        &self,
        who: Option<fabletop_store::PersonId>,
        event: u64,
    ) -> Result<LookingBack<Shown>, HostError> {
        let viewer = self.viewer(who)?;
        if self.kept.state == MatchState::Waiting {
            return Err(HostError::NotBegun);
        }
        Ok(LookingBack { event, view: self.kept.table.view_after(viewer, event)? })
    }

    fn record(&self) -> Result<Shown, HostError> {
        self.kept.table.published_record()?.ok_or(HostError::NotOver)
    }

    fn verdict(&self) -> Result<Verdict, HostError> {
        let secret = self.kept.table.revealed_secret().ok_or(HostError::NotOver)?.reveal();
        let record = self.kept.table.record()?;
        let verdict = self.kept.entry.verify(&record);
        let verdict = verdict.map_err(|error| HostError::Damaged(error.to_string()))?;
        let (fair, draws) = match verdict {
            fabletop_table::Verdict::Fair { draws, .. } => (true, draws),
            _ => (false, 0),
        };
        Ok(Verdict {
            fair,
            draws: draws as u32,
            commitment: record.commitment.to_string(),
            secret,
            nonces: record.nonces.iter().map(ToString::to_string).collect(),
        })
    }

    /// Stores what is not stored, says goodbye, and passes on what still arrives.
    async fn leave_memory(
        &mut self,
        letters: &mut mpsc::Receiver<Message>,
        stopped: Option<oneshot::Sender<()>>,
    ) {
        if stopped.is_some() {
            self.store_clock().await;
            self.say_goodbye("server-stopping");
        }
        self.links.clear();
        let wake = if self.ended { None } else { self.kept.clock.days_end() };
        self.shared.forget(&self.kept.id, letters, wake);
        while let Some(message) = letters.recv().await {
            if self.shared.is_stopping() {
                message.refuse(&HostError::Stopping);
            } else if let Message::Sent { .. } = message {
                // Its connection is over.
            } else {
                let (shared, id) = (Arc::clone(&self.shared), self.kept.id.clone());
                tokio::spawn(async move { shared.send(&id, message).await });
            }
        }
        if let Some(stopped) = stopped {
            let _ = stopped.send(());
        }
    }
}
