//! The match's end of a connection.

use crate::connection::Farewell;
use fabletop_core::Viewer;
use fabletop_protocol::Views;
use fabletop_store::PersonId;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

/// The match's end of a connection.
pub(super) struct Link {
    pub(super) number: u64,
    pub(super) person: Option<PersonId>,
    pub(super) viewer: Viewer,
    pub(super) views: Views,
    /// The last event that was sent.
    pub(super) shown: u64,
    /// The last prompt that was sent.
    pub(super) prompt: Option<u64>,
    /// The last position that was sent, as a hash.
    pub(super) position: u64,
    pub(super) outbox: mpsc::Sender<String>,
    pub(super) farewell: Farewell,
    /// Nothing can be sent any more.
    pub(super) over: bool,
}

impl Link {
    /// Sends a text. Whoever reads too slowly is cut off: a match waits for nobody.
    pub(super) fn send(&mut self, text: String) {
        if self.over {
            return;
        }
        match self.outbox.try_send(text) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => self.close("too-slow"),
            Err(TrySendError::Closed(_)) => self.over = true,
        }
    }

    /// Ends the connection after what is on its way, with a word why.
    pub(super) fn close(&mut self, why: &'static str) {
        let _ = self.farewell.set(why);
        self.over = true;
    }
}
