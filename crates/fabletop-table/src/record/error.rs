//! What is wrong with a record, and where.

use crate::Refused;
use crate::refused::params_beside_code;
use fabletop_core::Outcome;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use strum::IntoStaticStr;
use thiserror::Error;

/// A place in a text, counted from 1. Line 0 is nowhere: what was never in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in bytes, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        self.column.map_or(Ok(()), |column| write!(f, ", column {column}"))
    }
}

/// Why a record cannot be read, and where the cause stands.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{place}: {problem}")]
pub struct RecordError {
    /// Where.
    pub place: Place,
    /// Why.
    pub problem: Box<RecordProblem>,
}

impl RecordError {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        self.problem.as_ref().into()
    }

    /// What a sentence about it needs: the line, the column where known, and what the problem says.
    pub fn params(&self) -> Map<String, Value> {
        let mut params = params_beside_code(self.problem.as_ref());
        params.append(&mut params_beside_code(&self.place));
        params
    }
}

/// Why a record cannot be read.
#[derive(Clone, Debug, PartialEq, Error, Serialize, IntoStaticStr)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum RecordProblem {
    /// The file is larger than any match.
    #[error("the file has {bytes} bytes, a match record at most {limit}")]
    RecordTooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size.
        limit: usize,
    },
    /// The file is not text in UTF-8.
    #[error("the file is not text in UTF-8")]
    RecordNotUtf8,
    /// The file is not JSON.
    #[error("not JSON: {message}")]
    RecordSyntax {
        /// What the reader says.
        message: String,
    },
    /// The file ends in the middle.
    #[error("the file ends in the middle: {message}")]
    RecordTruncated {
        /// What the reader says.
        message: String,
    },
    /// Something follows the record.
    #[error("something follows the end of the record")]
    RecordTrailing,
    /// It is JSON, but something else than a match record.
    #[error("not a match record of Fabletop")]
    RecordForeign,
    /// The format has another version.
    #[error("format version {found}, this program reads {expected}")]
    RecordFormatVersion {
        /// What the file says.
        found: u32,
        /// What is read.
        expected: u32,
    },
    /// A field is missing.
    #[error("the field {field:?} is missing")]
    RecordFieldMissing {
        /// Which.
        field: String,
    },
    /// A field or a step has another shape than it should.
    #[error("{field}: {message}")]
    RecordShape {
        /// In which field.
        field: String,
        /// What the reader says.
        message: String,
    },
    /// There is no such game, or not here.
    #[error("unknown game {game:?}")]
    UnknownGame {
        /// What the file says.
        game: String,
    },
    /// The match was played by other rules.
    #[error("rules version {found} of {game}, this program has {expected}")]
    OtherRulesVersion {
        /// Which game.
        game: String,
        /// What the file says.
        found: u32,
        /// What the program has.
        expected: u32,
    },
    /// The rules refuse the config.
    #[error("the config makes no game: {refused}")]
    ConfigRefused {
        /// Why.
        refused: Refused,
    },
    /// As many seats or nonces as the config does not make.
    #[error("{found} {field}, the config makes {expected} seats")]
    RecordSeatCount {
        /// `seats` or `nonces`.
        field: String,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// The commitment is not the secret's.
    #[error("the commitment does not match the secret")]
    CommitmentMismatch,
    /// More steps than a log may have.
    #[error("more than {limit} steps")]
    TooManySteps {
        /// How many there may be.
        limit: usize,
    },
    /// The step is none of this game's.
    #[error("step {ply} is not a step of this game: {message}")]
    StepShape {
        /// Which.
        ply: usize,
        /// What the reader says.
        message: String,
    },
    /// The rules refuse the step.
    #[error("step {ply} is refused: {refused}")]
    StepRefused {
        /// Which.
        ply: usize,
        /// Why.
        refused: Refused,
    },
    /// The match is over before this step.
    #[error("step {ply} comes after the end of the match")]
    StepAfterEnd {
        /// Which.
        ply: usize,
    },
    /// The result is not the one the steps lead to.
    #[error("the result is not the one the steps lead to")]
    ResultMismatch {
        /// What the file says.
        recorded: Option<Outcome>,
        /// What the steps lead to; nothing if the match is not over.
        computed: Option<Outcome>,
    },
}

impl RecordProblem {
    pub(crate) fn at(self, place: Place) -> RecordError {
        RecordError { place, problem: Box::new(self) }
    }
}
