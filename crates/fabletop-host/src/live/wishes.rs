//! What needs the others' consent: taking back, open hands, another match.

use super::Live;
use super::commit::Change;
use super::info::voting;
use crate::clock::Moved;
use crate::{HostError, open};
use fabletop_core::{Seat, SeatSet};
use fabletop_protocol::{MatchState, UndoRequest};

impl Live {
    /// Takes the last action of the seat back, or asks the others.
    pub(super) async fn ask_undo(&mut self, seat: Seat) -> Result<(), HostError> {
        self.check_plays(seat)?;
        if !self.kept.settings.undo {
            return Err(HostError::UndoOff);
        }
        self.kept.table.may_undo(seat)?;
        let waiting_for = self.whose_consent(seat);
        if self.kept.turn.seats.contains(seat) || waiting_for.is_empty() {
            return self.take_back(seat).await;
        }
        self.undo = Some(UndoRequest { seat, waiting_for });
        self.tell_table();
        Ok(())
    }

    fn whose_consent(&self, seat: Seat) -> SeatSet {
        let mut others = self.kept.people();
        others.remove(seat);
        others
    }

    async fn take_back(&mut self, seat: Seat) -> Result<(), HostError> {
        self.step(Moved::Undone(seat), |table| table.undo(seat)).await
    }

    pub(super) async fn answer_undo(&mut self, seat: Seat, agree: bool) -> Result<(), HostError> {
        let wish = self.undo.as_mut().filter(|wish| wish.waiting_for.contains(seat));
        let wish = wish.ok_or(HostError::NothingToAnswer)?;
        wish.waiting_for.remove(seat);
        let all_agreed = wish.waiting_for.is_empty();
        if !agree {
            self.undo = None;
        } else if all_agreed {
            return self.settle_undo().await;
        }
        self.tell_table();
        Ok(())
    }

    /// Whoever does not play is not asked.
    pub(super) fn forget_answers_of_absent(&mut self) {
        let people = self.kept.people();
        self.undo = self.undo.take().filter(|wish| people.contains(wish.seat)).map(|wish| {
            let waiting_for = wish.waiting_for.iter().filter(|&seat| people.contains(seat)).collect();
            UndoRequest { waiting_for, ..wish }
        });
    }

    /// Takes back if nobody is left who has not agreed.
    pub(super) async fn settle_undo(&mut self) -> Result<(), HostError> {
        let agreed = self.undo.as_ref().filter(|wish| wish.waiting_for.is_empty());
        let Some(seat) = agreed.map(|wish| wish.seat) else { return Ok(()) };
        let taken_back = self.take_back(seat).await;
        if taken_back.is_err() {
            self.undo = None;
            self.tell_table();
        }
        taken_back
    }

    pub(super) async fn vote_open_hands(&mut self, seat: Seat, agree: bool) -> Result<(), HostError> {
        if self.kept.chairs[seat.index()].resigned {
            return Err(HostError::NotSeated);
        }
        vote(&mut self.kept.open_hands, seat, agree);
        self.commit(Change::head()).await?;
        self.show();
        self.tell_table();
        Ok(())
    }

    pub(super) async fn vote_rematch(&mut self, seat: Seat, agree: bool) -> Result<(), HostError> {
        if self.kept.state != MatchState::Over {
            return Err(HostError::NotOver);
        }
        if self.kept.chairs[seat.index()].resigned {
            return Err(HostError::NotSeated);
        }
        if self.kept.next.is_some() {
            return Ok(());
        }
        vote(&mut self.kept.rematch, seat, agree);
        if !voting(self.kept.rematch, self.kept.voters()).carried {
            self.commit(Change::head()).await?;
            self.tell_table();
            return Ok(());
        }
        let again = open::again(&self.kept)?;
        let next = again.id.clone();
        open::store(&self.shared, again).await?;
        self.kept.next = Some(next.clone());
        self.commit(Change { next: Some(next), ..Change::head() }).await?;
        self.tell_table();
        Ok(())
    }
}

fn vote(agreed: &mut SeatSet, seat: Seat, agree: bool) {
    if agree {
        agreed.insert(seat);
    } else {
        agreed.remove(seat);
    }
}
