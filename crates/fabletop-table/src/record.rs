//! The match record: a whole match in one JSON file. The format is docs/match-record.md.

mod error;
mod json;
mod load;
mod read;

pub use error::{Place, RecordError, RecordProblem};
pub use json::Json;

use crate::{Commitment, Nonce, Occupant, Secret, Step, Table, TableError};
use fabletop_core::{Game, Outcome, Seat, Turn};
use serde::Serialize;
use std::fmt::Write;

/// What the first field of every record says.
pub const FORMAT: &str = "fabletop match";
/// The version of the format that is written and read.
pub const FORMAT_VERSION: u32 = 1;
/// A larger file is no match record.
pub const MAX_RECORD_BYTES: usize = 64 << 20;

/// A match on paper, readable without knowing the game: config and steps are JSON as they stand.
///
/// It is the host's: an unfinished one contains the secret and all that luck decided.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Seats, variant and options, as the game writes them.
    pub config: Json,
    /// Who sat where.
    pub seats: Vec<Occupant>,
    /// What the host promised before the match.
    pub commitment: Commitment,
    /// What each seat added.
    pub nonces: Vec<Nonce>,
    /// The secret; `None` where it was not revealed.
    pub secret: Option<Secret>,
    /// The steps, in order.
    pub steps: Vec<RecordStep>,
    /// How the match ended, if it did.
    pub result: Option<Outcome>,
    /// Where the fields stand in the text.
    pub(crate) places: Places,
}

/// A step on paper, and where it stands.
#[derive(Clone, Debug)]
pub struct RecordStep {
    /// What it is.
    pub what: RecordAction,
    /// Where it stands in the text. Two steps are equal wherever they stand.
    pub place: Place,
}

impl PartialEq for RecordStep {
    fn eq(&self, other: &RecordStep) -> bool {
        self.what == other.what
    }
}

/// What a step on paper is.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordAction {
    /// A seat decided.
    Act {
        /// Who.
        seat: Seat,
        /// What, as the game writes it.
        action: Json,
    },
    /// Luck decided.
    Chance(Json),
    /// The clock ran out.
    TimeUp,
    /// A seat took its last action back.
    Undo {
        /// Who.
        seat: Seat,
    },
}

/// Where the fields stand. Never makes two records unequal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Places {
    pub(crate) game: Place,
    pub(crate) rules_version: Place,
    pub(crate) config: Place,
    pub(crate) seats: Place,
    pub(crate) nonces: Place,
    pub(crate) secret: Place,
    pub(crate) result: Place,
}

impl PartialEq for Places {
    fn eq(&self, _other: &Places) -> bool {
        true
    }
}

impl Record {
    /// The record as text: the same for the same match, a step a line.
    pub fn write(&self) -> String {
        let secret = self.secret.as_ref().map_or("null".to_owned(), |secret| quoted(&secret.reveal()));
        let mut text = String::from("{\n");
        let fields = [
            ("format", quoted(FORMAT)),
            ("version", FORMAT_VERSION.to_string()),
            ("game", quoted(&self.game)),
            ("rules_version", self.rules_version.to_string()),
            ("config", self.config.as_str().to_owned()),
            ("seats", list(self.seats.iter().map(in_json))),
            ("commitment", quoted(&self.commitment.to_string())),
            ("nonces", list(self.nonces.iter().map(|nonce| quoted(&nonce.to_string())))),
            ("secret", secret),
            ("steps", list(self.steps.iter().map(|step| step.what.write()))),
            ("result", in_json(&self.result)),
        ];
        for (index, (name, value)) in fields.iter().enumerate() {
            let comma = if index + 1 < fields.len() { "," } else { "" };
            let _ = writeln!(text, "  \"{name}\": {value}{comma}");
        }
        text.push_str("}\n");
        text
    }

    /// The error for whoever looked this record's game up and did not find it.
    pub fn unknown_game(&self) -> RecordError {
        RecordProblem::UnknownGame { game: self.game.clone() }.at(self.places.game)
    }
}

impl RecordAction {
    fn write(&self) -> String {
        match self {
            RecordAction::Act { seat, action } => {
                format!("{{\"seat\":{},\"action\":{}}}", seat.0, action.as_str())
            }
            RecordAction::Chance(chance) => format!("{{\"chance\":{}}}", chance.as_str()),
            RecordAction::TimeUp => "{\"time_up\":true}".to_owned(),
            RecordAction::Undo { seat } => format!("{{\"seat\":{},\"undo\":true}}", seat.0),
        }
    }
}

impl<G: Game> Table<G> {
    /// The match so far, for the host: with the secret, whether the match is over or not.
    pub fn record(&self) -> Result<Record, TableError> {
        let result = match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        };
        Ok(Record {
            game: G::ID.to_owned(),
            rules_version: G::RULES_VERSION,
            config: Json::of(&self.config)?,
            seats: self.occupants.clone(),
            commitment: self.dealing.commitment,
            nonces: self.dealing.nonces.clone(),
            secret: self.dealing.secret.clone(),
            steps: self.log.iter().map(on_paper).collect::<Result<_, _>>()?,
            result,
            places: Places::default(),
        })
    }

    /// The steps from `ply` on, each as its line in the record: what a store appends.
    pub fn step_lines(&self, ply: usize) -> Result<Vec<String>, TableError> {
        let steps = self.log.get(ply..).ok_or(TableError::NoSuchPly { ply, plies: self.ply() })?;
        steps.iter().map(|step| Ok(on_paper(step)?.what.write())).collect()
    }
}

fn on_paper<G: Game>(step: &Step<G>) -> Result<RecordStep, TableError> {
    let what = match step {
        Step::Act { seat, action } => RecordAction::Act { seat: *seat, action: Json::of(action)? },
        Step::Chance(chance) => RecordAction::Chance(Json::of(chance)?),
        Step::TimeUp => RecordAction::TimeUp,
        Step::Undo { seat } => RecordAction::Undo { seat: *seat },
    };
    Ok(RecordStep { what, place: Place::default() })
}

/// Items of a list, each on a line of its own.
fn list(items: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = items.map(|item| format!("\n    {item}")).collect();
    if lines.is_empty() { "[]".to_owned() } else { format!("[{}\n  ]", lines.join(",")) }
}

fn quoted(text: &str) -> String {
    in_json(&text)
}

/// Our own plain types, which JSON can always hold.
fn in_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}
