//! Whether a match was dealt as promised.

use crate::dealing::DealingKey;
use crate::record::RecordAction;
use crate::{Json, Place, Record, RecordError, Table, TableError};
use fabletop_core::{Game, Turn};
use serde::Serialize;

/// What came out of checking a record.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Verdict {
    /// Every chance step is what the secret and the nonces make.
    Fair {
        /// How many chance steps there are.
        draws: usize,
        /// Whether the match is over; if not, only what was dealt so far was checked.
        finished: bool,
    },
    /// The host showed another secret than it had promised.
    CommitmentMismatch {
        /// Where the secret stands.
        place: Place,
        /// What was promised.
        promised: String,
        /// What the secret makes.
        computed: String,
    },
    /// There is nothing to check with.
    SecretNotRevealed,
    /// Something else was dealt than should have been; the first such step.
    Differs {
        /// Which step.
        ply: usize,
        /// Where it stands.
        place: Place,
        /// What was dealt, as JSON.
        recorded: String,
        /// What should have been dealt, as JSON.
        expected: String,
    },
}

/// Deals a record's match again from its secret and nonces, and compares every chance step.
///
/// An error means that the record cannot be followed at all, so there is no verdict about it.
pub fn verify<G: Game>(record: &Record) -> Result<Verdict, RecordError> {
    let Some(secret) = &record.secret else { return Ok(Verdict::SecretNotRevealed) };
    if secret.commitment() != record.commitment {
        return Ok(Verdict::CommitmentMismatch {
            place: record.places.secret,
            promised: record.commitment.to_string(),
            computed: secret.commitment().to_string(),
        });
    }
    let key = DealingKey::new(secret, &record.nonces);
    let mut table = Table::<G>::start_of_record(record)?;
    let mut draws = 0;
    for (ply, step) in record.steps.iter().enumerate() {
        if let (RecordAction::Chance(recorded), Turn::Chance) = (&step.what, table.turn()) {
            let expected = table.position.sample_chance(&mut key.draw(draws));
            if recorded.parse::<G::Chance>().ok().as_ref() != Some(&expected) {
                return Ok(differs::<G>(ply, step.place, recorded, &expected));
            }
            draws += 1;
        }
        table.follow(step)?;
    }
    table.check_result(record)?;
    Ok(Verdict::Fair { draws, finished: table.is_over() })
}

fn differs<G: Game>(ply: usize, place: Place, recorded: &Json, expected: &G::Chance) -> Verdict {
    let expected = Json::of(expected).map_err(TableError::from);
    let expected = expected.map_or_else(|error| error.to_string(), |json| json.as_str().to_owned());
    Verdict::Differs { ply, place, recorded: recorded.as_str().to_owned(), expected }
}
