//! What is sent, and to whom. Everything about the game in it is a `Shown`.

use super::Live;
use super::info::{turn_info, voting};
use super::link::Link;
use crate::connection::Farewell;
use crate::kept::Chair;
use crate::{Connection, HostError};
use fabletop_core::{Seat, Viewer};
use fabletop_protocol::{
    Event, Happened, Joined, Legal, MatchState, Position, ServerMessage, VERSION, Views, Yours,
};
use fabletop_store::PersonId;
use fabletop_table::{Shown, ShownEvent, TableError};
use serde::Serialize;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::mpsc;

/// A position as text, and what decides whether it is sent.
struct Made {
    viewer: Viewer,
    /// With what takes long to find out.
    full: bool,
    text: String,
    hash: u64,
    prompt: Option<u64>,
    may_act: bool,
}

/// Events as text.
struct Told {
    viewer: Viewer,
    since: u64,
    last: u64,
    text: String,
}

/// What was made for one moment: once a viewer, however many connections it has.
#[derive(Default)]
struct Desk {
    positions: Vec<Made>,
    events: Vec<Told>,
}

impl Live {
    /// Whose eyes somebody has here.
    pub(super) fn viewer(&self, who: Option<PersonId>) -> Result<Viewer, HostError> {
        match who.and_then(|person| self.kept.seat_of(person)) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            // Before the match there is nothing to see, and whoever is invited wants to look first.
            None if self.kept.settings.spectators || self.kept.state == MatchState::Waiting => {
                Ok(Viewer::Spectator)
            }
            None => Err(HostError::NotWatchable),
        }
    }

    pub(super) fn connect(
        &mut self,
        who: Option<PersonId>,
        since: Option<u64>,
        views: Views,
        mailbox: mpsc::Sender<super::Message>,
    ) -> Result<Connection, HostError> {
        let viewer = self.viewer(who)?;
        let (outbox, inbox) = mpsc::channel(self.shared.config.queue.max(2));
        let farewell = Farewell::default();
        self.last_connection += 1;
        let mut link = Link {
            number: self.last_connection,
            person: who,
            viewer,
            views,
            shown: 0,
            prompt: None,
            position: 0,
            outbox,
            farewell: Arc::clone(&farewell),
            over: false,
        };
        self.welcome(&mut link, since)?;
        self.links.push(link);
        self.presence_changed();
        self.shared.counters.connections.fetch_add(1, Ordering::Relaxed);
        Ok(Connection {
            number: self.last_connection,
            inbox,
            farewell,
            over: false,
            mailbox,
            gone: self.gone.clone(),
            shared: Arc::clone(&self.shared),
        })
    }

    /// Sends everything.
    fn welcome(&self, link: &mut Link, since: Option<u64>) -> Result<(), HostError> {
        let joined = self.joined(link.viewer, since, link.views == Views::Always)?;
        link.shown = self.kept.table.last_event(link.viewer)?;
        link.prompt = joined.position.as_ref().and_then(|position| position.prompt);
        link.position = joined.position.as_ref().map(text).transpose()?.map_or(0, |text| hash(&text));
        link.send(text(&ServerMessage::Joined(Box::new(joined)))?);
        Ok(())
    }

    /// Sends everything again to somebody who sits elsewhere now.
    pub(super) fn welcome_again(&mut self, person: PersonId) {
        let seat = self.kept.seat_of(person);
        let mut links = std::mem::take(&mut self.links);
        for link in links.iter_mut().filter(|link| link.person == Some(person)) {
            link.viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            if self.welcome(link, None).is_err() {
                link.over = true;
            }
        }
        self.links.append(&mut links);
        self.presence_changed();
    }

    pub(super) fn joined(
        &self,
        viewer: Viewer,
        since: Option<u64>,
        full: bool,
    ) -> Result<Joined<Shown>, HostError> {
        let begun = self.kept.state != MatchState::Waiting;
        let table = &self.kept.table;
        let events = match table.events(viewer, since.unwrap_or(0)) {
            Err(TableError::NoSuchEvent { .. }) => table.events(viewer, 0),
            events => events,
        };
        Ok(Joined {
            protocol: VERSION,
            info: self.info(),
            yours: viewer.seat().map(|seat| self.yours(seat)).transpose()?,
            config: table.config()?,
            position: if begun { Some(self.position(viewer, full)?) } else { None },
            events: events?.into_iter().map(event).collect(),
            talk: self.kept.talk.iter().cloned().collect(),
        })
    }

    fn yours(&self, seat: Seat) -> Result<Yours, HostError> {
        let invite = self.invite();
        Ok(Yours { seat, invite, acted: self.kept.table.last_event_when_acting(seat)? })
    }

    /// For the link that invites others, while seats are open.
    pub(super) fn invite(&self) -> Option<String> {
        let open = self.kept.state == MatchState::Waiting && self.kept.chairs.iter().any(Chair::is_open);
        open.then(|| self.kept.invite.clone())
    }

    /// How it stands for a viewer; `full` with what takes long to find out.
    fn position(&self, viewer: Viewer, full: bool) -> Result<Position<Shown>, TableError> {
        let table = &self.kept.table;
        let legal = match viewer.seat() {
            Some(seat) if self.kept.chairs[seat.index()].is_played_by_person() => {
                table.legal_actions(seat)?
            }
            _ => Vec::new(),
        };
        let may_undo = full
            && self.kept.settings.undo
            && table.undo_seat().is_some_and(|seat| viewer.is(seat) && table.may_undo(seat).is_ok());
        let open = viewer == Viewer::Spectator && voting(self.kept.open_hands, self.kept.voters()).carried;
        let seats = Seat::all(self.kept.chairs.len());
        // What the table agreed on may be long, and whoever has joined knows it.
        let view = |viewer: Viewer| table.view_without(viewer, "config");
        let hands = || seats.map(|seat| view(Viewer::Seat(seat))).collect::<Result<_, _>>();
        Ok(Position {
            view: view(viewer)?,
            turn: turn_info(self.kept.turn.clone()),
            prompt: viewer.seat().map(|seat| table.prompt(seat)).transpose()?,
            legal: legal.into_iter().map(|legal| Legal { action: legal.action, text: legal.text }).collect(),
            may_undo,
            seat_views: if open { Some(hands()?) } else { None },
        })
    }

    /// Sends what happened, and how it stands, to those who do not know it.
    pub(super) fn show(&mut self) {
        let mut links = std::mem::take(&mut self.links);
        let mut desk = Desk::default();
        for link in links.iter_mut().filter(|link| !link.over) {
            if let Err(why) = self.show_to(link, &mut desk) {
                tracing::error!(match_id = self.kept.id, %why, "a match cannot be shown");
                link.over = true;
            }
        }
        self.links.append(&mut links);
    }

    fn show_to(&self, link: &mut Link, desk: &mut Desk) -> Result<(), HostError> {
        if self.kept.state == MatchState::Waiting {
            return Ok(());
        }
        let last = self.kept.table.last_event(link.viewer)?;
        let news = last > link.shown;
        let position = self.position_for(link, news, desk)?;
        if !news && position.is_none() {
            return Ok(());
        }
        let told = self.told(link.viewer, link.shown, desk)?;
        let Told { last, text: events, .. } = &desk.events[told];
        link.shown = *last;
        let position = position.map_or("null", |index| desk.positions[index].text.as_str());
        // The same as `ServerMessage::Update`, from parts that several connections share.
        link.send(format!("{{\"kind\":\"update\",\"events\":{events},\"position\":{position}}}"));
        Ok(())
    }

    /// The position that is to be sent, as often as the client wants it.
    fn position_for(&self, link: &mut Link, news: bool, desk: &mut Desk) -> Result<Option<usize>, HostError> {
        let always = link.views == Views::Always;
        let seat_may_act = |seat: Seat| self.kept.turn.seats.contains(seat);
        let wanted = match link.views {
            Views::Always => true,
            Views::OwnTurn => link.viewer.seat().is_some_and(seat_may_act),
            Views::Joining => false,
        };
        if !wanted {
            return Ok(None);
        }
        let index = self.made(link.viewer, always, desk)?;
        let made = &desk.positions[index];
        let send = if always {
            news || made.hash != link.position
        } else {
            made.may_act && (news || made.prompt != link.prompt)
        };
        if !send {
            return Ok(None);
        }
        (link.position, link.prompt) = (made.hash, made.prompt);
        Ok(Some(index))
    }

    fn made(&self, viewer: Viewer, full: bool, desk: &mut Desk) -> Result<usize, HostError> {
        let found = desk.positions.iter().position(|made| made.viewer == viewer && made.full == full);
        if let Some(index) = found {
            return Ok(index);
        }
        let position = self.position(viewer, full)?;
        let text = text(&position)?;
        let (prompt, may_act) = (position.prompt, !position.legal.is_empty());
        desk.positions.push(Made { viewer, full, hash: hash(&text), text, prompt, may_act });
        Ok(desk.positions.len() - 1)
    }

    fn told(&self, viewer: Viewer, since: u64, desk: &mut Desk) -> Result<usize, HostError> {
        let found = desk.events.iter().position(|told| told.viewer == viewer && told.since == since);
        if let Some(index) = found {
            return Ok(index);
        }
        let events: Vec<Event<Shown>> =
            self.kept.table.events(viewer, since)?.into_iter().map(event).collect();
        let last = since + events.len() as u64;
        desk.events.push(Told { viewer, since, last, text: text(&events)? });
        Ok(desk.events.len() - 1)
    }

    /// Tells everybody at the table all about it.
    pub(super) fn tell_table(&mut self) {
        self.tell_presence = None;
        if self.links.is_empty() {
            return;
        }
        self.tell(&ServerMessage::Table { info: Box::new(self.info()) });
    }

    /// Sends everybody the same.
    pub(super) fn tell(&mut self, message: &ServerMessage<Shown>) {
        let Ok(text) = serde_json::to_string(message) else { return };
        for link in &mut self.links {
            link.send(text.clone());
        }
    }

    pub(super) fn say_goodbye(&mut self, why: &'static str) {
        for link in &mut self.links {
            link.close(why);
        }
    }
}

fn event(shown: ShownEvent) -> Event<Shown> {
    let what = match shown.what {
        fabletop_table::Happened::Event(event) => Happened::Event(event),
        fabletop_table::Happened::Undone { seat, events } => Happened::Undone { seat, events },
    };
    Event { number: shown.number, what }
}

fn text(value: &impl Serialize) -> Result<String, HostError> {
    serde_json::to_string(value).map_err(|error| TableError::from(error).into())
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
