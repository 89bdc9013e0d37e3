//! What is stored about matches.

use crate::{PersonId, TokenHash};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum MatchState {
    /// For people to come.
    Waiting,
    /// Steps are made.
    Playing,
    /// It has a result, or was given up.
    Over,
}

/// A match to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// A short text that nobody else has.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Everything needed to rebuild the table besides the steps; the caller's JSON.
    pub head: String,
    /// How far it is.
    pub state: MatchState,
    /// Whether it is among the open tables.
    pub listed: bool,
    /// The caller's JSON, where the match is played with a clock.
    pub clock: Option<String>,
    /// What lists show of it; the caller's JSON.
    pub summary: String,
    /// Who opened the table.
    pub host: Option<PersonId>,
    /// Who sits where.
    pub seats: Vec<SeatRow>,
    /// The first steps.
    pub lines: Vec<String>,
    /// When, in unix milliseconds.
    pub at: i64,
}

impl NewMatch {
    /// What is stored of it besides its row among the matches.
    pub(crate) fn first_write(&self) -> MatchWrite {
        MatchWrite {
            head: Some(self.head.clone()),
            seats: self.seats.clone(),
            ..MatchWrite::new(&self.id, self.at).append(0, self.lines.clone())
        }
    }
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which seat.
    pub seat: u8,
    /// Who sits there, if a person.
    pub person: Option<PersonId>,
    /// The hash of the seat's recovery token.
    pub token: Option<TokenHash>,
}

/// Everything one action changes in a match: stored as one, or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchWrite {
    /// The match.
    pub match_id: String,
    /// When, in unix milliseconds; also the time of the steps.
    pub at: i64,
    /// New steps.
    pub append: Option<Append>,
    /// A new head.
    pub head: Option<String>,
    /// A new state.
    pub state: Option<MatchState>,
    /// Whether it is among the open tables from now on.
    pub listed: Option<bool>,
    /// A new clock; `Some(None)` takes it away.
    pub clock: Option<Option<String>>,
    /// A new summary.
    pub summary: Option<String>,
    /// The match that follows this one.
    pub next: Option<String>,
    /// New rows of these seats; other seats stay.
    pub seats: Vec<SeatRow>,
    /// How it ended, by seat; replaces what was stored for the seat.
    pub results: Vec<SeatResult>,
}

/// Steps that follow those stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The first one's number: how many there are so far.
    pub first_ply: u32,
    /// The steps as text.
    pub lines: Vec<String>,
}

impl MatchWrite {
    /// A write that changes nothing yet but when the match changed last.
    pub fn new(match_id: impl Into<String>, at: i64) -> Self {
        Self {
            match_id: match_id.into(),
            at,
            append: None,
            head: None,
            state: None,
            listed: None,
            clock: None,
            summary: None,
            next: None,
            seats: Vec::new(),
            results: Vec::new(),
        }
    }

    /// The same with steps.
    #[must_use]
    pub fn append(self, first_ply: u32, lines: Vec<String>) -> Self {
        Self { append: Some(Append { first_ply, lines }), ..self }
    }
}

/// How a match ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Which seat.
    pub seat: u8,
    /// Whose result it is, if a person's.
    pub person: Option<PersonId>,
    /// The game's id.
    pub game: String,
    /// The game's variant.
    pub variant: String,
    /// Points.
    pub score: i64,
    /// 1 for who won.
    pub rank: u8,
    /// How many played.
    pub seats: u8,
}

/// A match with everything needed to play on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// What lists show.
    pub entry: MatchEntry,
    /// Everything needed to rebuild the table besides the steps; the caller's JSON.
    pub head: String,
    /// The caller's JSON, where the match is played with a clock.
    pub clock: Option<String>,
    /// All steps, in order.
    pub steps: Vec<StoredStep>,
    /// Who sits where, in order.
    pub seats: Vec<SeatRow>,
    /// The names that the people in the seats have now.
    pub names: Vec<Option<String>>,
    /// The number of the last line of talk; 0 where nobody said anything.
    pub last_talk: u32,
}

/// A step; its number is its place in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredStep {
    /// The step as text.
    pub line: String,
    /// When, in unix milliseconds.
    pub at: i64,
}

/// What can be said of a match without loading it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchEntry {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub state: MatchState,
    /// Whether it is among the open tables.
    pub listed: bool,
    /// The caller's JSON.
    pub summary: String,
    /// The match that follows this one.
    pub next: Option<String>,
    /// Who opened the table.
    pub host: Option<PersonId>,
    /// How many steps there are.
    pub plies: u32,
    /// Since when, in unix milliseconds.
    pub created: i64,
    /// When something was last written, in unix milliseconds.
    pub changed: i64,
}

/// A match and where somebody sits in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchOfPerson {
    /// The match.
    pub entry: MatchEntry,
    /// The person's seat; the lowest where there are several.
    pub seat: u8,
}

/// A match that is played under a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunningClock {
    /// The match.
    pub match_id: String,
    /// The caller's JSON.
    pub clock: String,
}

/// How many tables somebody opened that are not over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenTables {
    /// Waiting for people.
    pub waiting: u32,
    /// Being played.
    pub playing: u32,
}

/// What kind of talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum TalkKind {
    /// Words.
    Say,
    /// A picture from the list.
    Emote,
}

/// Something somebody says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTalk {
    /// At which match.
    pub match_id: String,
    /// From which seat; a spectator has none.
    pub seat: Option<u8>,
    /// Who, as the others see it.
    pub name: String,
    /// Words or a picture.
    pub kind: TalkKind,
    /// What.
    pub text: String,
    /// When, in unix milliseconds.
    pub at: i64,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TalkLine {
    /// Lines of a match are numbered from 1.
    pub number: u32,
    /// From which seat; a spectator has none.
    pub seat: Option<u8>,
    /// Who, as the others see it.
    pub name: String,
    /// Words or a picture.
    pub kind: TalkKind,
    /// What.
    pub text: String,
    /// When, in unix milliseconds.
    pub at: i64,
}
