//! Matches that live: one task a match, loaded from its log on demand and unloaded when idle.
//!
//! [`Host`] knows people, seats, clocks, bots, wishes and talk, but no game and no HTTP. What it says
//! about a match is durable before anybody hears of it.

mod clock;
mod config;
mod connection;
mod error;
mod facts;
mod host;
mod kept;
mod live;
mod lobby;
mod minds;
mod next_deal;
mod open;
mod rate;
mod seals;
mod shared;
mod token;

pub use config::HostConfig;
pub use connection::Connection;
pub use error::HostError;
pub use facts::HostFacts;
pub use host::{Host, Visitor};
pub use token::{Token, now};
