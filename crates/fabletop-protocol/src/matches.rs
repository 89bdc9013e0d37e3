//! Matches, as everybody may know them, and how one sits down.

use crate::TurnInfo;
use fabletop_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A table to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The variant; the one that fits the number of seats if not said.
    #[serde(default)]
    pub variant: Option<String>,
    /// Options by id, values as words.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
    /// Who sits where; at most one seat is `you`.
    pub seats: Vec<SeatPlan>,
    /// Whether everybody finds the table in the lobby; otherwise it takes the link.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub listed: bool,
    /// How much time there is.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<TimeControl>"))]
    pub time: TimeControl,
    /// Whether others may watch.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub spectators: bool,
    /// Whether actions may be taken back.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub undo: bool,
    /// Whether boards show what an action would gain.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub help: bool,
    /// The [`Seal`] that the match is dealt by; a fresh one if not said.
    #[serde(default)]
    pub seal: Option<String>,
    /// What I add to the deal: 32 bytes in hexadecimal.
    #[serde(default)]
    pub nonce: Option<String>,
}

fn yes() -> bool {
    true
}

/// What the server promises about the deal of a table that is yet to be opened.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seal {
    /// Its id, for [`NewTable::seal`]: good for one table of mine.
    pub seal: String,
    /// What the table's `commitment` will be, in hexadecimal.
    pub commitment: String,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SeatPlan {
    /// The one who opens the table.
    You,
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// Its id.
        bot: String,
        /// How strong, where it has levels.
        #[serde(default)]
        level: Option<u8>,
    },
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum TimeControl {
    /// As much as anybody likes.
    #[default]
    None,
    /// Live: each decision has its own seconds, and what goes beyond comes out of the bank.
    Clock {
        /// For the whole match.
        bank_seconds: u32,
        /// For each decision, before the bank is touched.
        turn_seconds: u32,
    },
    /// In one's own time.
    Days {
        /// For each decision.
        days: u8,
    },
}

/// What everybody may know about a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MatchInfo {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The variant.
    pub variant: String,
    /// The options that were said; components by their hash.
    pub options: BTreeMap<String, String>,
    /// How far it is.
    pub state: MatchState,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The seat of the one who opened the table, if it has one.
    pub host: Option<Seat>,
    /// Whether everybody finds it.
    pub listed: bool,
    /// How much time there is.
    pub time: TimeControl,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether actions may be taken back.
    pub undo: bool,
    /// Whether boards show what an action would gain.
    pub help: bool,
    /// What the server promised about the deal, in hexadecimal.
    pub commitment: String,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: i64,
    /// How many watch.
    pub watching: u32,
    /// What it waits for; none before it begins.
    pub turn: Option<TurnInfo>,
    /// The clock, if one runs or will run.
    pub clock: Option<ClockInfo>,
    /// Somebody asks to take an action back.
    pub undo_request: Option<UndoRequest>,
    /// Who agreed that those who watch see all hands; they do once all people have.
    pub open_hands: Voting,
    /// Who wants to play again; the next match is there once all people have agreed.
    pub rematch: Voting,
    /// What the server promises about the deal of the next match, once this one is over.
    pub next_commitment: Option<String>,
    /// The match that follows this one.
    pub next: Option<String>,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum MatchState {
    /// Seats are open.
    Waiting,
    /// It has begun.
    Playing,
    /// It is over.
    Over,
}

/// A seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Whose it is.
    pub occupant: SeatOccupant,
    /// Whether a page of that person is open.
    pub present: bool,
    /// The bot that plays for the person who left.
    pub substitute: Option<String>,
    /// Whether the person has given up for good.
    pub resigned: bool,
    /// Whether the others may let a bot play for it: the person is away and holds up the table.
    pub claimable: bool,
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SeatOccupant {
    /// A person's.
    Person {
        /// As the others see it.
        name: String,
    },
    /// A bot's.
    Bot {
        /// Its id.
        bot: String,
        /// How strong, where it has levels.
        level: Option<u8>,
    },
    /// Nobody's yet.
    Open,
}

/// The clock at one moment; it runs on by itself for the seats that it runs for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockInfo {
    /// What is left of each seat's bank, in milliseconds; none if there is no bank.
    pub bank: Option<Vec<u32>>,
    /// What is left of the time for this decision, or of the game's own timed turn, by seat.
    pub turn: Vec<Option<u32>>,
    /// Whom it runs for.
    pub running: SeatSet,
}

/// A wish to take an action back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UndoRequest {
    /// Whose.
    pub seat: Seat,
    /// Who has not answered yet.
    pub waiting_for: SeatSet,
}

/// Something all people at the table must agree on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Voting {
    /// Who has agreed.
    pub agreed: SeatSet,
    /// Whether all have.
    pub carried: bool,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The variant.
    pub variant: String,
    /// How far it is.
    pub state: MatchState,
    /// Whose the seats are.
    pub seats: Vec<SeatOccupant>,
    /// The name of the one who opened it.
    pub host: String,
    /// How much time there is.
    pub time: TimeControl,
    /// Whether others may watch.
    pub spectators: bool,
    /// What it waits for; none before it begins.
    pub turn: Option<TurnInfo>,
    /// My seat, in a list of my own.
    #[serde(default)]
    pub you: Option<Seat>,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: i64,
    /// When something last happened.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub changed: i64,
}

/// What the lobby's WebSocket sends: all open tables, whenever something changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TablesMessage {
    /// The newest first.
    pub tables: Vec<TableSummary>,
}

/// Somebody wants to sit down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Join {
    /// Where; the first open seat if not said.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// From the link; needed where the table is not listed.
    #[serde(default)]
    pub invite: Option<String>,
    /// What I add to the deal: 32 bytes in hexadecimal.
    #[serde(default)]
    pub nonce: Option<String>,
}

/// Somebody comes back to a seat with its recovery link.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Recover {
    /// From the link.
    pub token: String,
}

/// Somebody sits.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seated {
    /// The match.
    #[serde(rename = "match")]
    pub info: MatchInfo,
    /// Where; none for one who opened a table only for others.
    pub you: Option<Sitting>,
    /// For the link that invites others; none where nobody may come any more.
    pub invite: Option<String>,
}

/// A seat of one's own.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Sitting {
    /// Which.
    pub seat: Seat,
    /// For the link that brings one back from another device; shown once, here.
    pub recovery: String,
}

/// What a viewer saw at an earlier moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(concrete(P = Value)))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LookingBack<P = Value> {
    /// The event after which it was so.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub event: u64,
    /// The view.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    #[cfg_attr(feature = "schema", schema(value_type = Value))]
    pub view: P,
}

/// Whether a finished match was dealt as promised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Verdict {
    /// Whether every draw is what secret and nonces make it.
    pub fair: bool,
    /// How many draws were checked.
    pub draws: u32,
    /// What was promised before the match.
    pub commitment: String,
    /// The secret, in hexadecimal.
    pub secret: String,
    /// What each seat added.
    pub nonces: Vec<String>,
}
