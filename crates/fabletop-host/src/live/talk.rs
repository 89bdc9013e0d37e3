//! What people say at the table.

use super::Live;
use crate::kept::TALK;
use crate::{HostError, token};
use fabletop_core::Seat;
use fabletop_protocol::{ServerMessage, Talk, TalkKind};
use fabletop_store::NewTalk;

/// What can be shown, as docs/protocol.md lists it.
const EMOTES: [&str; 6] = ["hello", "well-played", "thanks", "oops", "wow", "thinking"];
const MAX_CHARACTERS: usize = 200;

impl Live {
    pub(super) async fn say(&mut self, seat: Seat, text: &str) -> Result<(), HostError> {
        let text = text.trim();
        let fits = (1..=MAX_CHARACTERS).contains(&text.chars().count());
        if !fits || text.chars().any(char::is_control) {
            return Err(HostError::BadText);
        }
        self.talk(seat, TalkKind::Say, text).await
    }

    pub(super) async fn emote(&mut self, seat: Seat, emote: &str) -> Result<(), HostError> {
        if !EMOTES.contains(&emote) {
            return Err(HostError::BadText);
        }
        self.talk(seat, TalkKind::Emote, emote).await
    }

    async fn talk(&mut self, seat: Seat, what: TalkKind, text: &str) -> Result<(), HostError> {
        self.presence[seat.index()].talk.take()?;
        let (at, name) = (token::now(), self.kept.chairs[seat.index()].name().to_owned());
        let kind = match what {
            TalkKind::Say => fabletop_store::TalkKind::Say,
            TalkKind::Emote => fabletop_store::TalkKind::Emote,
        };
        let (match_id, text) = (self.kept.id.clone(), text.to_owned());
        let line = NewTalk { match_id, seat: Some(seat.0), name: name.clone(), kind, text: text.clone(), at };
        let number = self.shared.store.say(line).await?;
        let line = Talk { number, seat, name, what, text, at };
        if self.kept.talk.len() == TALK {
            self.kept.talk.pop_front();
        }
        self.kept.talk.push_back(line.clone());
        self.tell(&ServerMessage::Talk { line });
        Ok(())
    }
}
