//! How a host is set up.

use fabletop_core::Budget;
use std::time::Duration;

/// How a host is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostConfig {
    /// The pause before a bot's action that somebody may see, so that people can follow.
    pub bot_pause: Duration,
    /// How long a bot may think at most; each has a time of its own that may be shorter.
    pub bot_budget: Budget,
    /// A match that nobody touched for so long leaves the memory.
    pub unload_after: Duration,
    /// A table that waits for people so long without a change is deleted, unless somebody looks at it.
    pub stale_after: Duration,
    /// So often such tables are looked for.
    pub sweep_every: Duration,
    /// A person who holds up the table and is away for so long may be replaced by a bot.
    pub away_after: Duration,
    /// How many messages may wait for a slow reader.
    pub queue: usize,
    /// How many tables that wait for people one person may have opened.
    pub waiting_tables: u32,
    /// How many tables that are played one person may have opened.
    pub playing_tables: u32,
    /// How many requests a second a seat may make; twice as many at once.
    pub requests_a_second: u32,
}

impl Default for HostConfig {
    fn default() -> HostConfig {
        HostConfig {
            bot_pause: Duration::from_millis(700),
            bot_budget: Budget::Time(Duration::from_secs(1)),
            unload_after: Duration::from_secs(5 * 60),
            stale_after: Duration::from_secs(24 * 60 * 60),
            sweep_every: Duration::from_secs(10 * 60),
            away_after: Duration::from_secs(60),
            queue: 256,
            waiting_tables: 5,
            playing_tables: 50,
            requests_a_second: 30,
        }
    }
}
