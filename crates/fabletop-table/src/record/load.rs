//! A table from a record: the steps are played again, and the first that does not fit is named.

use super::read::without_place;
use super::{Json, Place, Record, RecordAction, RecordError, RecordProblem, RecordStep};
use crate::dealing::Dealing;
use crate::{Refused, Step, Table};
use fabletop_core::{Game, Turn};
use serde::de::DeserializeOwned;

impl<G: Game> Table<G> {
    /// The table at the end of a record's steps.
    ///
    /// A finished one is to be looked at, an unfinished one goes on as it would have.
    pub fn from_record(record: &Record) -> Result<Table<G>, RecordError> {
        let secret_fits = record.secret.as_ref().is_none_or(|s| s.commitment() == record.commitment);
        if !secret_fits {
            return Err(RecordProblem::CommitmentMismatch.at(record.places.secret));
        }
        let mut table = Table::start_of_record(record)?;
        for step in &record.steps {
            table.follow(step)?;
        }
        table.check_result(record)?;
        Ok(table)
    }

    /// The table before a record's first step.
    pub(crate) fn start_of_record(record: &Record) -> Result<Table<G>, RecordError> {
        if record.game != G::ID {
            return Err(record.unknown_game());
        }
        if record.rules_version != G::RULES_VERSION {
            let problem = RecordProblem::OtherRulesVersion {
                game: record.game.clone(),
                found: record.rules_version,
                expected: G::RULES_VERSION,
            };
            return Err(problem.at(record.places.rules_version));
        }
        let config: G::Config = record.config.parse().map_err(|error| {
            let problem =
                RecordProblem::RecordShape { field: "config".to_owned(), message: without_place(&error) };
            problem.at(record.places.config)
        })?;
        let position = G::setup(&config).map_err(|rejection| {
            RecordProblem::ConfigRefused { refused: Refused::by_setup(&rejection) }.at(record.places.config)
        })?;
        check_count("seats", record.seats.len(), position.seats(), record.places.seats)?;
        check_count("nonces", record.nonces.len(), position.seats(), record.places.nonces)?;
        let dealing = Dealing {
            commitment: record.commitment,
            nonces: record.nonces.clone(),
            secret: record.secret.clone(),
        };
        Ok(Table::before_first_step(config, record.seats.clone(), dealing, position))
    }

    /// Makes the next step of a record.
    pub(crate) fn follow(&mut self, step: &RecordStep) -> Result<(), RecordError> {
        let ply = self.ply();
        if self.is_over() {
            return Err(RecordProblem::StepAfterEnd { ply }.at(step.place));
        }
        let typed = match &step.what {
            RecordAction::Act { seat, action } => Step::Act { seat: *seat, action: typed(ply, action)? },
            RecordAction::Chance(chance) => Step::Chance(typed(ply, chance)?),
            RecordAction::TimeUp => Step::TimeUp,
            RecordAction::Undo { seat } => Step::Undo { seat: *seat },
        };
        let allowed = match typed {
            Step::Undo { seat } => self.may_undo(seat),
            _ => Ok(()),
        };
        allowed
            .and_then(|()| self.carry_out(typed))
            .map_err(|error| RecordProblem::StepRefused { ply, refused: error.refused() }.at(step.place))
    }

    /// Whether the record's result is what its steps lead to.
    pub(crate) fn check_result(&self, record: &Record) -> Result<(), RecordError> {
        let computed = match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        };
        if computed == record.result {
            return Ok(());
        }
        let problem = RecordProblem::ResultMismatch { recorded: record.result.clone(), computed };
        Err(problem.at(record.places.result))
    }
}

fn typed<T: DeserializeOwned>(ply: usize, json: &Json) -> Result<T, RecordError> {
    json.parse()
        .map_err(|error| RecordProblem::StepShape { ply, message: without_place(&error) }.at(json.place()))
}

fn check_count(field: &str, found: usize, expected: usize, place: Place) -> Result<(), RecordError> {
    if found == expected {
        return Ok(());
    }
    Err(RecordProblem::RecordSeatCount { field: field.to_owned(), found, expected }.at(place))
}
