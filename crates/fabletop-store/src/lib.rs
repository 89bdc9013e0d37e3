//! The store: keeps matches and people in one SQLite file, and knows no game and no rules.
//!
//! A match is a head, written once, and steps, which are only ever appended. Step `n` of a match can be
//! stored once: whoever comes second is told so ([`StoreError::Conflict`]).
//!
//! A write is acknowledged after it is on the disk. All writes that wait while the disk is busy go into the
//! next transaction together, so that many matches share the price of one sync.
//!
//! The store has no clock and makes no ids or tokens: the caller does.
//!
//! ```
//! # async fn example() -> Result<(), fabletop_store::StoreError> {
//! use fabletop_store::{MatchWrite, Store};
//!
//! let store = Store::open("fabletop.db".as_ref()).await?;
//! if let Some(stored) = store.load_match("k7tq").await? {
//!     let write = MatchWrite::new("k7tq", 1_790_000_000_000).append(stored.entry.plies, vec!["a0 draw".into()]);
//!     store.write_match(write).await?;
//! }
//! store.close().await
//! # }
//! ```

mod batch;
mod checkpoint;
mod deeds;
mod error;
mod file;
mod matches;
mod people;
mod reads;
mod row_list;
mod rows;
mod store;
mod writer;

pub use error::StoreError;
pub use matches::{
    Append, MatchEntry, MatchOfPerson, MatchState, MatchWrite, NewMatch, NewTalk, OpenTables, RunningClock,
    SeatResult, SeatRow, StoredMatch, StoredStep, TalkKind, TalkLine,
};
pub use people::{Account, GameStatistics, NewSession, Person, PersonId, Session, SessionKind, TokenHash};
pub use store::Store;
