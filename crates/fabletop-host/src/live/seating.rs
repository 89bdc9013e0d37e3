//! Who sits where, who is there, and who plays for those who are not.

use super::Live;
use super::commit::Change;
use crate::clock::Moved;
use crate::kept::{Chair, Kept};
use crate::rate::Bucket;
use crate::{HostError, Token, Visitor, token};
use fabletop_core::{Seat, SeatSet};
use fabletop_games::USUAL_BOT;
use fabletop_protocol::{Join, MatchState, SeatOccupant, Seated, Sitting, TimeControl};
use fabletop_store::PersonId;
use fabletop_table::TurnKind;
use std::time::Duration;
use tokio::time::Instant;

/// Those at the table hear who came and went after so long, all at once.
const PRESENCE_CALM: Duration = Duration::from_millis(250);

/// What is only in memory about a seat.
pub(super) struct Presence {
    /// Since when the table waits for the seat.
    pub(super) asked: Option<Instant>,
    /// Since when no page of its person is open.
    pub(super) away: Option<Instant>,
    /// Whether the others were told that it may be claimed.
    pub(super) claimable_told: bool,
    pub(super) requests: Bucket,
    pub(super) talk: Bucket,
    pub(super) hints: Bucket,
}

impl Presence {
    pub(super) fn new(requests_a_second: u32) -> Presence {
        Presence {
            asked: None,
            away: Some(Instant::now()),
            claimable_told: false,
            requests: Bucket::new(requests_a_second, requests_a_second.saturating_mul(2)),
            talk: Bucket::new(1, 5),
            hints: Bucket::new(1, 2),
        }
    }
}

impl Live {
    pub(super) async fn join(&mut self, who: &Visitor, join: &Join) -> Result<Seated, HostError> {
        if self.kept.seat_of(who.person).is_some() {
            return Err(HostError::AlreadySeated);
        }
        if !self.kept.settings.listed && join.invite.as_ref() != Some(&self.kept.invite) {
            return Err(HostError::NotInvited);
        }
        if self.kept.state != MatchState::Waiting {
            return Err(HostError::AlreadyBegun);
        }
        let open = self.kept.seats_where(Chair::is_open);
        let seat = match join.seat {
            Some(seat) if open.contains(seat) => seat,
            Some(_) => return Err(HostError::SeatTaken),
            None => open.first().ok_or(HostError::TableFull)?,
        };
        let nonce = join.nonce.as_deref().map(token::nonce).transpose()?;
        let (recovery, hash) = Kept::recovery()?;
        if let Some(nonce) = nonce {
            self.kept.table.set_nonce(seat, nonce)?;
        }
        self.kept.seat(seat, Chair::person(who.person, &who.name, Some(hash)))?;
        self.seats_changed(SeatSet::only(seat)).await?;
        self.welcome_again(who.person);
        Ok(self.seated(seat, recovery))
    }

    fn seated(&self, seat: Seat, recovery: String) -> Seated {
        Seated { info: self.info(), you: Some(Sitting { seat, recovery }), invite: self.invite() }
    }

    /// Stores new seats before the match, which begins when no seat is open, and tells everybody.
    async fn seats_changed(&mut self, rows: SeatSet) -> Result<(), HostError> {
        let begins =
            self.kept.state == MatchState::Waiting && self.kept.seats_where(Chair::is_open).is_empty();
        if begins && let Err(error) = self.kept.begin() {
            self.reload().await;
            return Err(error);
        }
        self.commit(Change::seats(rows, begins)).await?;
        if begins {
            self.last_step = Instant::now();
            self.note_who_is_asked(Moved::Begun);
            self.send_away_who_may_not_watch();
            self.show();
        }
        self.tell_table();
        Ok(())
    }

    fn send_away_who_may_not_watch(&mut self) {
        if !self.kept.settings.spectators {
            self.links.retain(|link| link.viewer.seat().is_some());
        }
    }

    /// The seat goes over to whoever has its token; the pages of whoever had it are closed.
    pub(super) async fn recover(&mut self, who: &Visitor, recovery: String) -> Result<Seated, HostError> {
        let hash = Token::parse(&recovery).ok_or(HostError::WrongToken)?.hash();
        let owned = self.kept.seats().find(|(_, chair)| chair.token == Some(hash));
        let seat = owned.map(|(seat, _)| seat).ok_or(HostError::WrongToken)?;
        let before = self.kept.chairs[seat.index()].person;
        if before == Some(who.person) {
            return Ok(self.seated(seat, recovery));
        }
        if self.kept.seat_of(who.person).is_some() {
            return Err(HostError::AlreadySeated);
        }
        let chair = &self.kept.chairs[seat.index()];
        let occupant = SeatOccupant::Person { name: who.name.clone() };
        let chair = Chair { occupant, person: Some(who.person), ..chair.clone() };
        self.kept.seat(seat, chair)?;
        self.commit(Change::seats(SeatSet::only(seat), false)).await?;
        for link in self.links.iter_mut().filter(|link| link.person == before) {
            link.close("seat-recovered");
        }
        self.prune();
        self.welcome_again(who.person);
        self.tell_table();
        Ok(self.seated(seat, recovery))
    }

    /// Before the match the seat is open again; later a bot plays until the person returns.
    pub(super) async fn leave(&mut self, seat: Seat) -> Result<(), HostError> {
        match self.kept.state {
            MatchState::Waiting => self.stand_up(seat).await,
            MatchState::Playing if self.kept.chairs[seat.index()].is_played_by_person() => {
                self.substitute(SeatSet::only(seat)).await
            }
            MatchState::Playing | MatchState::Over => Ok(()),
        }
    }

    async fn stand_up(&mut self, seat: Seat) -> Result<(), HostError> {
        let person = self.kept.chairs[seat.index()].person;
        if self.kept.host == Some(seat) {
            let mut others = self.kept.seats_where(Chair::is_persons);
            others.remove(seat);
            match others.first() {
                Some(other) => self.kept.host = Some(other),
                None => return self.close_table().await,
            }
        }
        self.kept.table.withdraw_nonce(seat)?;
        self.kept.seat(seat, Chair::open())?;
        self.seats_changed(SeatSet::only(seat)).await?;
        if let Some(person) = person {
            self.welcome_again(person);
        }
        Ok(())
    }

    /// Nobody is left at a table that has not begun.
    async fn close_table(&mut self) -> Result<(), HostError> {
        self.shared.store.delete_match(&self.kept.id).await?;
        self.shared.lobby.remove(&self.kept.id);
        self.ended = true;
        Ok(())
    }

    /// Nobody touched the waiting table for long: it goes, unless somebody looks at it or came meanwhile.
    pub(super) async fn abandon(&mut self) {
        if self.kept.state == MatchState::Waiting
            && self.kept.changed < self.shared.stale_before()
            && self.links.is_empty()
            && self.close_table().await.is_err()
        {
            tracing::warn!(match_id = self.kept.id, "an old table could not be deleted");
        }
    }

    /// The usual bot plays for these people until they return.
    pub(super) async fn substitute(&mut self, seats: SeatSet) -> Result<(), HostError> {
        for seat in seats.iter() {
            let chair = self.kept.chairs[seat.index()].clone();
            self.kept.seat(seat, Chair { substitute: Some(USUAL_BOT.to_owned()), ..chair })?;
        }
        self.people_changed().await
    }

    /// Stores that somebody plays, or plays no longer.
    async fn people_changed(&mut self) -> Result<(), HostError> {
        self.forget_answers_of_absent();
        self.commit(Change::head()).await?;
        self.note_who_is_asked(Moved::Nothing);
        self.show();
        self.tell_table();
        self.settle_undo().await
    }

    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), HostError> {
        let chair = self.kept.chairs[seat.index()].clone();
        if chair.resigned {
            return Err(HostError::NotSeated);
        }
        if chair.substitute.is_none() {
            return Ok(());
        }
        self.kept.seat(seat, Chair { substitute: None, ..chair })?;
        self.people_changed().await
    }

    pub(super) async fn resign(&mut self, seat: Seat) -> Result<(), HostError> {
        if self.kept.state != MatchState::Playing {
            let early = self.kept.state == MatchState::Waiting;
            return Err(if early { HostError::NotBegun } else { HostError::NotSeated });
        }
        let chair = self.kept.chairs[seat.index()].clone();
        self.kept.seat(seat, Chair { substitute: Some(USUAL_BOT.to_owned()), resigned: true, ..chair })?;
        self.kept.open_hands.remove(seat);
        self.kept.rematch.remove(seat);
        self.people_changed().await
    }

    pub(super) async fn claim(&mut self, claimed: Seat) -> Result<(), HostError> {
        if claimed.index() >= self.kept.chairs.len() || !self.is_claimable(claimed) {
            return Err(HostError::NotClaimable);
        }
        self.substitute(SeatSet::only(claimed)).await
    }

    fn check_host(&self, who: PersonId) -> Result<(), HostError> {
        if !self.kept.is_host(who) {
            return Err(HostError::NotHost);
        }
        if self.kept.state == MatchState::Waiting { Ok(()) } else { Err(HostError::AlreadyBegun) }
    }

    pub(super) async fn set_seat(
        &mut self,
        who: PersonId,
        seat: Seat,
        bot: Option<&str>,
        level: Option<u8>,
    ) -> Result<(), HostError> {
        self.check_host(who)?;
        let chair = self.kept.chairs.get(seat.index()).ok_or(HostError::SeatTaken)?;
        if chair.is_persons() {
            return Err(HostError::SeatTaken);
        }
        let chair = match bot {
            Some(bot) => {
                Kept::check_bot(self.kept.entry, bot)?;
                Chair::bot(bot, level)
            }
            None => Chair::open(),
        };
        self.kept.seat(seat, chair)?;
        self.seats_changed(SeatSet::only(seat)).await
    }

    /// Fills the open seats with bots, so that the match begins.
    pub(super) async fn start(
        &mut self,
        who: PersonId,
        bot: &str,
        level: Option<u8>,
    ) -> Result<(), HostError> {
        self.check_host(who)?;
        Kept::check_bot(self.kept.entry, bot)?;
        let open = self.kept.seats_where(Chair::is_open);
        for seat in open.iter() {
            self.kept.seat(seat, Chair::bot(bot, level))?;
        }
        self.seats_changed(open).await
    }

    pub(super) async fn renamed(&mut self, who: &Visitor) {
        let Some(seat) = self.kept.seat_of(who.person) else { return };
        let renamed = self.kept.rename(seat, &who.name).is_ok_and(|renamed| renamed);
        // A failure is logged where it happens, and the old name stays.
        if renamed && self.commit(Change::head()).await.is_ok() {
            self.tell_table();
        }
    }

    /// The store has moved the guest's seats over.
    pub(super) async fn merged(&mut self, guest: PersonId, into: &Visitor) {
        if self.kept.opener == Some(guest) {
            self.kept.opener = Some(into.person);
        }
        for chair in self.kept.chairs.iter_mut().filter(|chair| chair.person == Some(guest)) {
            chair.person = Some(into.person);
        }
        for link in self.links.iter_mut().filter(|link| link.person == Some(guest)) {
            link.person = Some(into.person);
        }
        self.renamed(into).await;
    }

    /// A page of the person in that seat is open.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        self.links.iter().any(|link| link.viewer.is(seat) && !link.over)
    }

    pub(super) fn disconnect(&mut self, connection: u64) {
        self.links.retain(|link| link.number != connection);
        self.touch();
        self.presence_changed();
    }

    /// Forgets connections that are over.
    pub(super) fn prune(&mut self) {
        let before = self.links.len();
        self.links.retain(|link| !link.over);
        if self.links.len() != before {
            self.presence_changed();
        }
    }

    /// Notes who is away, and tells those at the table soon.
    pub(super) fn presence_changed(&mut self) {
        let now = Instant::now();
        for seat in Seat::all(self.presence.len()) {
            let present = self.is_present(seat);
            let presence = &mut self.presence[seat.index()];
            presence.away = if present { None } else { presence.away.or(Some(now)) };
        }
        self.tell_presence.get_or_insert(now + PRESENCE_CALM);
    }

    /// Notes since when the table waits for whom.
    pub(super) fn note_who_is_asked(&mut self, moved: Moved) {
        let now = Instant::now();
        let waits = self.kept.state == MatchState::Playing && self.kept.turn.kind == TurnKind::Seats;
        for seat in Seat::all(self.presence.len()) {
            let asked = waits && self.kept.turn.seats.contains(seat);
            let anew = moved == Moved::Acted(seat);
            let presence = &mut self.presence[seat.index()];
            presence.claimable_told &= asked && !anew;
            presence.asked = match (asked, presence.asked) {
                (false, _) => None,
                (true, Some(since)) if !anew => Some(since),
                (true, _) => Some(now),
            };
        }
    }

    /// When the seat may be claimed, if it goes on like this.
    pub(super) fn claimable_from(&self, seat: Seat) -> Option<Instant> {
        let days = matches!(self.kept.settings.time, TimeControl::Days { .. });
        if days || !self.kept.chairs[seat.index()].is_played_by_person() {
            return None;
        }
        let presence = &self.presence[seat.index()];
        Some(presence.asked?.max(presence.away?) + self.shared.config.away_after)
    }

    pub(super) fn is_claimable(&self, seat: Seat) -> bool {
        self.claimable_from(seat).is_some_and(|from| from <= Instant::now())
    }
}
