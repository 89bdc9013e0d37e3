//! What Fabletop's server and its clients say to each other, version 1. In words: docs/protocol.md.
//!
//! The types hold no game: what a game shows (views, events, actions) is a payload `P`. The server puts
//! `fabletop_table::Shown` there, which only a table can make; a client reads `serde_json::Value`, or the
//! game's own types.

mod catalogue;
mod error;
mod live;
mod matches;
mod people;

pub use catalogue::{GameInfo, OptionInfo, VariantInfo};
pub use error::ErrorBody;
pub use live::{
    ClientMessage, Event, Happened, Hint, HintMeasure, Joined, Legal, Position, Request, ServerMessage,
    Suggestion, Talk, TalkKind, TurnInfo, TurnKind, Views, Yours,
};
pub use matches::{
    ClockInfo, Join, LookingBack, MatchInfo, MatchState, NewTable, Recover, Seal, SeatInfo, SeatOccupant,
    SeatPlan, Seated, Sitting, TableSummary, TablesMessage, TimeControl, UndoRequest, Verdict, Voting,
};
pub use people::{BotToken, Credentials, Me, Name, Statistics};

/// The version of the protocol; part of every path.
pub const VERSION: u32 = 1;
/// Where every path begins.
pub const BASE: &str = "/api/v1";
