//! Storing: nothing is shown before it is durable, and what could not be stored did not happen.

use super::{Live, summary};
use crate::clock::Moved;
use crate::kept::{Kept, stored_state};
use crate::{HostError, token};
use fabletop_core::{Outcome, Seat, SeatSet};
use fabletop_protocol::{MatchState, TableSummary};
use fabletop_store::{MatchWrite, SeatResult};
use fabletop_table::TurnKind;
use tokio::time::Instant;

/// What is to be stored besides steps, clock and summary, which are stored whenever they changed.
pub(super) struct Change {
    /// The head changed: seats, wishes, nonces.
    pub(super) head: bool,
    /// Somebody else sits there.
    pub(super) rows: SeatSet,
    /// The match that follows.
    pub(super) next: Option<String>,
    /// What happened in the game.
    pub(super) moved: Moved,
}

impl Change {
    /// Steps were made.
    pub(super) fn steps(moved: Moved) -> Change {
        Change { head: false, rows: SeatSet::EMPTY, next: None, moved }
    }

    /// Something about the table changed.
    pub(super) fn head() -> Change {
        Change { head: true, rows: SeatSet::EMPTY, next: None, moved: Moved::Nothing }
    }

    /// Somebody sat down, left or was replaced.
    pub(super) fn seats(rows: SeatSet, begun: bool) -> Change {
        let moved = if begun { Moved::Begun } else { Moved::Nothing };
        Change { head: true, rows, next: None, moved }
    }
}

impl Live {
    /// Stores what was changed in memory. If that fails the match is as it is in the store. Whether
    /// everybody at the table is to be told about the table, too.
    pub(super) async fn commit(&mut self, change: Change) -> Result<bool, HostError> {
        let at = token::now();
        let before = self.kept.state;
        let prepared = self.prepare(change, at);
        let stored = match prepared {
            Ok((write, tell)) => {
                self.shared.store.write_match(write).await.map(|()| tell).map_err(HostError::from)
            }
            Err(error) => Err(error),
        };
        match stored {
            Ok(tell) => {
                self.kept.stored_plies = self.kept.table.ply();
                self.kept.changed = at;
                self.clock_stored = Instant::now();
                self.list();
                Ok(tell || before != self.kept.state)
            }
            Err(why) => {
                tracing::error!(match_id = self.kept.id, %why, "a match could not be stored");
                self.reload().await;
                Err(why)
            }
        }
    }

    fn prepare(&mut self, change: Change, at: i64) -> Result<(MatchWrite, bool), HostError> {
        let now = Instant::now();
        let kept = &mut self.kept;
        kept.turn = kept.table.turn();
        let ends = kept.state == MatchState::Playing && kept.turn.kind == TurnKind::Over;
        if ends {
            kept.state = MatchState::Over;
        }
        let people = kept.people();
        let tell = match kept.state {
            MatchState::Playing => kept.clock.turn_to(now, at, &kept.turn, people, change.moved),
            MatchState::Waiting => false,
            MatchState::Over => {
                kept.clock.stop(now);
                ends
            }
        };
        let mut write = MatchWrite::new(kept.id.clone(), at);
        let lines = kept.table.step_lines(kept.stored_plies)?;
        if !lines.is_empty() {
            let lines = lines.iter().map(|line| line.text().to_owned()).collect();
            write = write.append(kept.stored_plies as u32, lines);
        }
        write.state = (change.moved == Moved::Begun || ends).then(|| stored_state(kept.state));
        let clock = stored_clock(kept);
        write.clock = (clock.is_some() || kept.clock_is_stored).then(|| clock.clone());
        kept.clock_is_stored = clock.is_some();
        // The record in the head says how a match ended.
        if change.head || ends {
            write.head = Some(kept.head()?);
        }
        let short = short_summary(kept)?;
        if short != kept.summary {
            write.summary = Some(short.clone());
            kept.summary = short;
        }
        write.next = change.next;
        write.seats = change.rows.iter().map(|seat| kept.chairs[seat.index()].row(seat)).collect();
        if let (true, Some(outcome)) = (ends, &kept.turn.outcome) {
            write.results = results(kept, outcome);
        }
        Ok((write, tell))
    }

    /// Takes the match from the store again: what is there is what happened.
    pub(super) async fn reload(&mut self) {
        match Kept::load(&self.shared.store, &self.kept.id).await {
            Ok(kept) => {
                self.kept = kept;
                self.wake_up();
                self.show();
            }
            Err(why) => {
                tracing::error!(match_id = self.kept.id, %why, "a match is gone");
                self.ended = true;
            }
        }
    }

    /// Stores how the clock stands, so that a crash gives nobody more than a few seconds.
    pub(super) async fn store_clock(&mut self) {
        self.clock_stored = Instant::now();
        if !self.kept.clock.runs_live() {
            return;
        }
        self.kept.clock.settle(Instant::now());
        let mut write = MatchWrite::new(self.kept.id.clone(), token::now());
        write.clock = Some(stored_clock(&self.kept));
        if let Err(why) = self.shared.store.write_match(write).await {
            tracing::error!(match_id = self.kept.id, %why, "a clock could not be stored");
        }
    }

    /// Shows the match in the list of open tables, or no longer.
    pub(super) fn list(&self) {
        if !self.kept.settings.listed {
            return;
        }
        if self.kept.state == MatchState::Over {
            self.shared.lobby.remove(&self.kept.id);
        } else {
            let (created, changed) = (self.kept.created, self.kept.changed);
            self.shared.lobby.put(TableSummary { created, changed, ..summary(&self.kept) });
        }
    }
}

fn stored_clock(kept: &Kept) -> Option<String> {
    let playing = kept.state == MatchState::Playing;
    if kept.state == MatchState::Over { None } else { kept.clock.stored(playing && kept.people().is_empty()) }
}

/// The summary as it is stored.
pub(crate) fn short_summary(kept: &Kept) -> Result<String, HostError> {
    serde_json::to_string(&summary(kept)).map_err(|error| HostError::Damaged(error.to_string()))
}

/// How it ended for each seat. Whoever gave up comes last, with the points that are left to them: none.
fn results(kept: &Kept, outcome: &Outcome) -> Vec<SeatResult> {
    let seats = kept.chairs.len() as u8;
    let result = |(seat, chair): (Seat, &crate::kept::Chair)| {
        let points = outcome.points.get(seat.index()).copied().unwrap_or_default();
        let place = outcome.places.get(seat.index()).copied().unwrap_or(seats);
        let (score, rank) = if chair.resigned { (0, seats) } else { (points, place) };
        SeatResult {
            seat: seat.0,
            person: chair.person,
            game: kept.entry.id.to_owned(),
            variant: kept.settings.variant.clone(),
            score: i64::from(score),
            rank,
            seats,
        }
    };
    kept.seats().map(result).collect()
}
