//! What a live match is told.

use crate::{Connection, HostError, Visitor};
use fabletop_protocol::{
    ClientMessage, Join, Joined, LookingBack, MatchInfo, Request, Seated, Verdict, Views,
};
use fabletop_store::PersonId;
use fabletop_table::Shown;
use tokio::sync::oneshot;

/// Where an answer goes. Whoever asked may have left.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, HostError>>;

/// What a live match is told.
pub(crate) enum Message {
    Info(Reply<MatchInfo>),
    Join {
        who: Visitor,
        join: Join,
        reply: Reply<Seated>,
    },
    Recover {
        who: Visitor,
        token: String,
        reply: Reply<Seated>,
    },
    Connect {
        who: Option<PersonId>,
        since: Option<u64>,
        views: Views,
        reply: Reply<Connection>,
    },
    Request {
        who: PersonId,
        request: Request,
        reply: Reply<()>,
    },
    /// The same over a connection, which the answer goes to.
    Sent {
        connection: u64,
        message: ClientMessage,
    },
    Snapshot {
        who: Option<PersonId>,
        since: Option<u64>,
        reply: Reply<Box<Joined<Shown>>>,
    },
    LookBack {
        who: Option<PersonId>,
        event: u64,
        reply: Reply<LookingBack<Shown>>,
    },
    Record(Reply<Shown>),
    Verdict(Reply<Verdict>),
    Renamed(Visitor),
    Merged {
        guest: PersonId,
        into: Visitor,
    },
    /// The table is waiting for people since yesterday.
    Abandon,
    /// Something may be due.
    Wake,
    Stop(oneshot::Sender<()>),
}

impl Message {
    /// Answers that the match cannot be had.
    pub(super) fn refuse(self, why: &HostError) {
        match self {
            Message::Info(reply) => drop(reply.send(Err(again(why)))),
            Message::Join { reply, .. } | Message::Recover { reply, .. } => drop(reply.send(Err(again(why)))),
            Message::Connect { reply, .. } => drop(reply.send(Err(again(why)))),
            Message::Request { reply, .. } => drop(reply.send(Err(again(why)))),
            Message::Snapshot { reply, .. } => drop(reply.send(Err(again(why)))),
            Message::LookBack { reply, .. } => drop(reply.send(Err(again(why)))),
            Message::Record(reply) => drop(reply.send(Err(again(why)))),
            Message::Verdict(reply) => drop(reply.send(Err(again(why)))),
            Message::Stop(stopped) => drop(stopped.send(())),
            Message::Sent { .. }
            | Message::Renamed(_)
            | Message::Merged { .. }
            | Message::Abandon
            | Message::Wake => {}
        }
    }
}

/// Why a match cannot be had, for one more who asks.
fn again(why: &HostError) -> HostError {
    match why {
        HostError::StoreFailed(error) => HostError::StoreFailed(error.clone()),
        HostError::Damaged(message) => HostError::Damaged(message.clone()),
        HostError::Stopping => HostError::Stopping,
        _ => HostError::NoSuchMatch,
    }
}
