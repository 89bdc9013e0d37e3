//! Requests, and steps in the game.

use super::Live;
use super::commit::Change;
use crate::HostError;
use crate::clock::Moved;
use crate::facts::count;
use fabletop_core::Seat;
use fabletop_protocol::{ClientMessage, MatchState, Request, ServerMessage};
use fabletop_store::PersonId;
use fabletop_table::{DynTable, Shown, TableError};
use tokio::time::Instant;

impl Live {
    /// A request over a connection: its answer goes there, after whatever follows from it.
    pub(super) async fn receive_from(&mut self, connection: u64, message: ClientMessage) {
        let Some(link) = self.links.iter().find(|link| link.number == connection) else { return };
        let (id, who) = (message.id, link.person);
        let done = match message.request {
            Request::Hint { prompt } => match self.hint(connection, id, who, prompt) {
                // The answer follows when it is thought out.
                Ok(()) => return,
                Err(why) => Err(why),
            },
            request => self.request(who, request).await,
        };
        let answer = match done {
            Ok(()) => ServerMessage::<Shown>::Done { id },
            Err(error) => ServerMessage::Refused { id, error: error.body() },
        };
        let Ok(text) = serde_json::to_string(&answer) else { return };
        if let Some(link) = self.links.iter_mut().find(|link| link.number == connection) {
            link.send(text);
        }
    }

    /// Carries out what somebody asks for.
    pub(super) async fn request(&mut self, who: Option<PersonId>, request: Request) -> Result<(), HostError> {
        let done = self.carry_out(who, request).await;
        if done.is_err() {
            count(&self.shared.counters.refused);
        }
        done
    }

    async fn carry_out(&mut self, who: Option<PersonId>, request: Request) -> Result<(), HostError> {
        if request == Request::Ping {
            return Ok(());
        }
        let who = who.ok_or(HostError::NotSeated)?;
        match request {
            Request::SetSeat { seat, bot, level } => self.set_seat(who, seat, bot.as_deref(), level).await,
            Request::Start { bot, level } => self.start(who, &bot, level).await,
            request => {
                let seat = self.kept.seat_of(who).ok_or(HostError::NotSeated)?;
                self.presence[seat.index()].requests.take()?;
                self.carry_out_for(seat, request).await
            }
        }
    }

    async fn carry_out_for(&mut self, seat: Seat, request: Request) -> Result<(), HostError> {
        match request {
            Request::Act { prompt, action } => {
                let action = action.to_string();
                self.act(seat, |table| table.act_json(seat, prompt, &action)).await
            }
            Request::ActText { prompt, text } => {
                self.act(seat, |table| table.act_text(seat, prompt, &text)).await
            }
            Request::Hint { .. } => Err(HostError::BadRequest("hints come over the WebSocket".to_owned())),
            Request::Undo => self.ask_undo(seat).await,
            Request::AnswerUndo { agree } => self.answer_undo(seat, agree).await,
            Request::Leave => self.leave(seat).await,
            Request::Return => self.come_back(seat).await,
            Request::Resign => self.resign(seat).await,
            Request::Claim { seat: claimed } => self.claim(claimed).await,
            Request::OpenHands { agree } => self.vote_open_hands(seat, agree).await,
            Request::Rematch { agree, nonce } => self.vote_rematch(seat, agree, nonce.as_deref()).await,
            Request::Say { text } => self.say(seat, &text).await,
            Request::Emote { emote } => self.emote(seat, &emote).await,
            // These need no seat, and were seen to before.
            Request::SetSeat { .. } | Request::Start { .. } | Request::Ping => Ok(()),
        }
    }

    /// A person's action.
    async fn act(
        &mut self,
        seat: Seat,
        act: impl FnOnce(&mut dyn DynTable) -> Result<(), TableError>,
    ) -> Result<(), HostError> {
        self.check_plays(seat)?;
        self.step(Moved::Acted(seat), act).await?;
        count(&self.shared.counters.actions);
        Ok(())
    }

    /// Whether the match goes on and its person plays this seat.
    pub(super) fn check_plays(&self, seat: Seat) -> Result<(), HostError> {
        if self.kept.state == MatchState::Waiting {
            return Err(HostError::NotBegun);
        }
        if !self.kept.chairs[seat.index()].is_played_by_person() {
            return Err(HostError::NotSeated);
        }
        Ok(())
    }

    /// Makes a step and what luck adds to it, stores it, and only then shows it.
    pub(super) async fn step(
        &mut self,
        moved: Moved,
        make: impl FnOnce(&mut dyn DynTable) -> Result<(), TableError>,
    ) -> Result<(), HostError> {
        make(self.kept.table.as_mut())?;
        let dealt = self.kept.table.advance();
        let wish_is_over = self.kept.undo.take().is_some();
        let change = Change { head: wish_is_over, ..Change::steps(moved) };
        let tell = self.commit_dealt(dealt, change).await?;
        self.last_step = Instant::now();
        self.note_who_is_asked(moved);
        self.show();
        if tell || wish_is_over {
            self.tell_table();
        }
        Ok(())
    }

    async fn commit_dealt(
        &mut self,
        dealt: Result<usize, TableError>,
        change: Change,
    ) -> Result<bool, HostError> {
        if let Err(error) = dealt {
            self.reload().await;
            return Err(error.into());
        }
        self.commit(change).await
    }
}
