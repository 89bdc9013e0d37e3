//! What a host counts.

use std::sync::atomic::{AtomicU64, Ordering};

/// What a host counts, for its metrics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HostFacts {
    /// Matches in memory.
    pub live_matches: u64,
    /// Open connections.
    pub connections: u64,
    /// Actions of people and bots that were carried out, since the start.
    pub actions: u64,
    /// Requests that were refused, since the start.
    pub refused: u64,
    /// What bots have thought about, since the start.
    pub bot_decisions: u64,
}

/// The counters behind [`HostFacts`].
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) connections: AtomicU64,
    pub(crate) actions: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) bot_decisions: AtomicU64,
}

impl Counters {
    pub(crate) fn facts(&self, live_matches: usize) -> HostFacts {
        HostFacts {
            live_matches: live_matches as u64,
            connections: self.connections.load(Ordering::Relaxed),
            actions: self.actions.load(Ordering::Relaxed),
            refused: self.refused.load(Ordering::Relaxed),
            bot_decisions: self.bot_decisions.load(Ordering::Relaxed),
        }
    }
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}
