//! The table: drives a match of any game.
//!
//! - [`Table`] deals, asks, carries out, takes back, and keeps the log, which is the match.
//! - [`DynTable`] is the same without the game's types, for hosts that serve every game.
//! - [`Shown`] is the only thing that leaves about a match.
//! - [`Record`] is a match on paper; [`verify()`] checks that it was dealt as promised.
//!
//! The table has no clock, no thread and no file of its own: the host has.

mod advice;
mod bots;
mod dealing;
mod dyn_table;
mod error;
mod events;
mod leaving_out;
mod looking_back;
mod prompts;
mod record;
mod refused;
mod shown;
mod step;
mod table;
mod undo;
mod verify;

pub use advice::{Advice, AdviceQuestion, Advised, Adviser, Measure, ShownAdvice, ShownAdvised};
pub use bots::BotDecision;
pub use dealing::{Commitment, DealingKey, Nonce, Secret};
pub use dyn_table::{DynTable, LegalAction, TurnInfo, TurnKind};
pub use error::TableError;
pub use events::{Happened, ShownEvent};
pub use record::{
    FORMAT, FORMAT_VERSION, Json, MAX_RECORD_BYTES, Place, Record, RecordAction, RecordError, RecordProblem,
    RecordStep,
};
pub use refused::Refused;
pub use shown::{HostOnly, Shown};
pub use step::{Occupant, Step};
pub use table::{BotFactory, MAX_STEPS, Table};
pub use verify::{Verdict, verify};
