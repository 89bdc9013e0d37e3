//! One open page, or one program, at a match.

use crate::live::Message;
use crate::shared::Shared;
use fabletop_protocol::{ClientMessage, ServerMessage};
use fabletop_table::Shown;
use std::fmt;
use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock};
use tokio::sync::mpsc;

/// Why a connection ends, if somebody is to be told.
pub(crate) type Farewell = Arc<OnceLock<&'static str>>;

/// The WebSocket's side of a match. Dropping it means that its owner is gone.
pub struct Connection {
    pub(crate) number: u64,
    pub(crate) inbox: mpsc::Receiver<String>,
    pub(crate) farewell: Farewell,
    pub(crate) over: bool,
    pub(crate) mailbox: mpsc::Sender<Message>,
    pub(crate) gone: mpsc::UnboundedSender<u64>,
    pub(crate) shared: Arc<Shared>,
}

impl Connection {
    /// The next message to send, as JSON text; `None` when the connection is over. Cancel-safe.
    pub async fn next(&mut self) -> Option<String> {
        if self.over {
            return None;
        }
        if let Some(text) = self.inbox.recv().await {
            return Some(text);
        }
        self.over = true;
        let code = (*self.farewell.get()?).to_owned();
        serde_json::to_string(&ServerMessage::<Shown>::Closing { code }).ok()
    }

    /// Passes a request on; the answer arrives through [`Connection::next`].
    pub async fn send(&mut self, message: ClientMessage) {
        // Nobody takes it when the match has gone, and then `next` says that the connection is over.
        let _ = self.mailbox.send(Message::Sent { connection: self.number, message }).await;
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.shared.counters.connections.fetch_sub(1, Ordering::Relaxed);
        let _ = self.gone.send(self.number);
    }
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connection").field("number", &self.number).finish_non_exhaustive()
    }
}
