//! What needs the others' consent: taking back, open hands, another match.

use super::Live;
use super::commit::Change;
use super::info::voting;
use crate::clock::Moved;
use crate::{HostError, open, token};
use fabletop_core::{Seat, SeatSet};
use fabletop_protocol::{MatchState, UndoRequest};
use fabletop_store::StoreError;

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
        self.kept.undo = Some(UndoRequest { seat, waiting_for });
        self.commit(Change::head()).await?;
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
        let wish = self.kept.undo.as_mut().filter(|wish| wish.waiting_for.contains(seat));
        let wish = wish.ok_or(HostError::NothingToAnswer)?;
        wish.waiting_for.remove(seat);
        let all_agreed = wish.waiting_for.is_empty();
        if !agree {
            self.kept.undo = None;
        } else if all_agreed {
            return self.settle_undo().await;
        }
        self.commit(Change::head()).await?;
        self.tell_table();
        Ok(())
    }

    /// Whoever does not play is not asked.
    pub(super) fn forget_answers_of_absent(&mut self) {
        let people = self.kept.people();
        self.kept.undo = self.kept.undo.take().filter(|wish| people.contains(wish.seat)).map(|wish| {
            let waiting_for = wish.waiting_for.iter().filter(|&seat| people.contains(seat)).collect();
            UndoRequest { waiting_for, ..wish }
        });
    }

    /// Takes back if nobody is left who has not agreed.
    pub(super) async fn settle_undo(&mut self) -> Result<(), HostError> {
        let agreed = self.kept.undo.as_ref().filter(|wish| wish.waiting_for.is_empty());
        let Some(seat) = agreed.map(|wish| wish.seat) else { return Ok(()) };
        let taken_back = self.take_back(seat).await;
        if taken_back.is_err() && self.kept.undo.take().is_some() {
            self.commit(Change::head()).await?;
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

    /// A nonce stays with its vote and goes with it.
    pub(super) async fn vote_rematch(
        &mut self,
        seat: Seat,
        agree: bool,
        nonce: Option<&str>,
    ) -> Result<(), HostError> {
        if self.kept.state != MatchState::Over {
            return Err(HostError::NotOver);
        }
        if self.kept.chairs[seat.index()].resigned {
            return Err(HostError::NotSeated);
        }
        if self.kept.next.is_some() || self.all_want_a_rematch() {
            return self.settle_rematch().await;
        }
        let nonce = nonce.map(token::nonce).transpose()?;
        let deal = self.kept.next_deal.as_mut().ok_or(HostError::NotOver)?;
        match nonce {
            _ if !agree => deal.withdraw(seat),
            Some(nonce) => deal.add(seat, nonce)?,
            None => {}
        }
        vote(&mut self.kept.rematch, seat, agree);
        self.commit(Change::head()).await?;
        self.tell_table();
        self.settle_rematch().await
    }

    fn all_want_a_rematch(&self) -> bool {
        voting(self.kept.rematch, self.kept.voters()).carried
    }

    /// Begins the next match once all have agreed. Votes and nonces are stored by then, so the same match
    /// comes of them even if the program ends in the middle of this and does it again.
    pub(super) async fn settle_rematch(&mut self) -> Result<(), HostError> {
        if self.kept.state != MatchState::Over || self.kept.next.is_some() || !self.all_want_a_rematch() {
            return Ok(());
        }
        let again = open::again(&self.kept)?;
        let next = again.id.clone();
        match open::store(&self.shared, again).await {
            Ok(()) | Err(HostError::StoreFailed(StoreError::MatchExists { .. })) => {}
            Err(error) => return Err(error),
        }
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
