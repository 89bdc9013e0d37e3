//! What is kept of a match: the table and everything about it that is stored.

use crate::clock::Clock;
use crate::next_deal::NextDeal;
use crate::{HostError, Token};
use fabletop_core::{Seat, SeatSet};
use fabletop_games::{Entry, GameError, find};
use fabletop_protocol::{MatchState, SeatOccupant, Talk, TalkKind, TimeControl, UndoRequest};
use fabletop_store::{MatchWrite, PersonId, SeatRow, Store, StoredMatch, TokenHash};
use fabletop_table::{DynTable, Occupant, Record, TurnInfo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::{BTreeMap, VecDeque};

/// How many lines of talk somebody who comes is shown.
pub(crate) const TALK: usize = 100;

/// What was agreed on when the table was opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Settings {
    pub(crate) variant: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) listed: bool,
    pub(crate) time: TimeControl,
    pub(crate) spectators: bool,
    pub(crate) undo: bool,
    pub(crate) help: bool,
}

/// A seat, as it is kept in the head.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct HeadSeat {
    occupant: SeatOccupant,
    substitute: Option<String>,
    resigned: bool,
}

/// Everything needed to rebuild a match besides its steps, its clock and who sits where.
#[derive(Serialize, Deserialize)]
struct Head {
    /// The record without its steps.
    record: Box<RawValue>,
    settings: Settings,
    invite: String,
    opened_by: String,
    host: Option<Seat>,
    seats: Vec<HeadSeat>,
    open_hands: SeatSet,
    rematch: SeatSet,
    #[serde(default)]
    undo: Option<UndoRequest>,
    /// From the beginning on; heads of older programs have none.
    #[serde(default)]
    next_deal: Option<NextDeal>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Chair {
    pub(crate) occupant: SeatOccupant,
    /// The bot that plays for the person.
    pub(crate) substitute: Option<String>,
    pub(crate) resigned: bool,
    pub(crate) person: Option<PersonId>,
    pub(crate) token: Option<TokenHash>,
}

impl Chair {
    pub(crate) fn open() -> Chair {
        Chair::of(SeatOccupant::Open)
    }

    pub(crate) fn bot(bot: &str, level: Option<u8>) -> Chair {
        Chair::of(SeatOccupant::Bot { bot: bot.to_owned(), level })
    }

    pub(crate) fn person(person: PersonId, name: &str, token: Option<TokenHash>) -> Chair {
        let occupant = SeatOccupant::Person { name: name.to_owned() };
        Chair { person: Some(person), token, ..Chair::of(occupant) }
    }

    fn of(occupant: SeatOccupant) -> Chair {
        Chair { occupant, substitute: None, resigned: false, person: None, token: None }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.occupant == SeatOccupant::Open
    }

    pub(crate) fn is_persons(&self) -> bool {
        matches!(self.occupant, SeatOccupant::Person { .. })
    }

    /// Whether its person plays.
    pub(crate) fn is_played_by_person(&self) -> bool {
        self.is_persons() && self.substitute.is_none() && !self.resigned
    }

    pub(crate) fn name(&self) -> &str {
        match &self.occupant {
            SeatOccupant::Person { name } => name,
            SeatOccupant::Bot { bot, .. } => bot,
            SeatOccupant::Open => "",
        }
    }

    /// Who decides at the table.
    pub(crate) fn at_table(&self) -> Occupant {
        match (&self.occupant, &self.substitute) {
            (SeatOccupant::Person { name }, Some(bot)) => {
                Occupant::Bot { name: name.clone(), bot: bot.clone(), level: None }
            }
            (SeatOccupant::Person { name }, None) => Occupant::human(name),
            (SeatOccupant::Bot { bot, level }, _) => {
                Occupant::Bot { name: bot.clone(), bot: bot.clone(), level: *level }
            }
            (SeatOccupant::Open, _) => Occupant::Open,
        }
    }

    pub(crate) fn row(&self, seat: Seat) -> SeatRow {
        SeatRow { seat: seat.0, person: self.person, token: self.token }
    }
}

/// A match as it is kept. Whatever could not be stored is forgotten by loading it again.
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) entry: &'static Entry,
    pub(crate) table: Box<dyn DynTable>,
    /// What the table waits for.
    pub(crate) turn: TurnInfo,
    /// How many steps are stored.
    pub(crate) stored_plies: usize,
    pub(crate) settings: Settings,
    pub(crate) state: MatchState,
    pub(crate) invite: String,
    /// Who opened the table.
    pub(crate) opener: Option<PersonId>,
    /// The opener's name.
    pub(crate) opened_by: String,
    /// The host's seat; none if the opener is the host and does not sit.
    pub(crate) host: Option<Seat>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) open_hands: SeatSet,
    pub(crate) rematch: SeatSet,
    /// Somebody asks to take an action back. Kept, because in one's own time days may pass until the answer.
    pub(crate) undo: Option<UndoRequest>,
    /// What is promised for the next match, and what people added; there from the beginning on.
    pub(crate) next_deal: Option<NextDeal>,
    pub(crate) next: Option<String>,
    pub(crate) created: i64,
    pub(crate) changed: i64,
    /// As it is stored.
    pub(crate) summary: String,
    pub(crate) clock: Clock,
    /// Whether there is a clock in the store.
    pub(crate) clock_is_stored: bool,
    pub(crate) talk: VecDeque<Talk>,
}

impl Kept {
    /// Loads a match from the store.
    pub(crate) async fn load(store: &Store, match_id: &str) -> Result<Kept, HostError> {
        let stored = store.load_match(match_id).await?.ok_or(HostError::NoSuchMatch)?;
        let mut kept = Kept::rebuild(&stored)?;
        if kept.next_deal.is_none() && kept.state != MatchState::Waiting {
            kept.promise_next(store).await?;
        }
        // People go by the names they have now, not by those they had when the match left the memory.
        for (seat, name) in Seat::all(kept.chairs.len()).zip(&stored.names) {
            name.as_deref().map(|name| kept.rename(seat, name)).transpose()?;
        }
        if stored.last_talk > 0 {
            let lines = store.talk(match_id, 0, TALK as u32).await?;
            kept.talk = lines.into_iter().filter_map(talk).collect();
        }
        Ok(kept)
    }

    /// A promise for a match that an older program began, stored before anybody hears of it.
    async fn promise_next(&mut self, store: &Store) -> Result<(), HostError> {
        self.next_deal = Some(NextDeal::new(self.chairs.len())?);
        let mut write = MatchWrite::new(self.id.clone(), self.changed);
        write.head = Some(self.head()?);
        Ok(store.write_match(write).await?)
    }

    fn rebuild(stored: &StoredMatch) -> Result<Kept, HostError> {
        let damaged = |error: &dyn std::fmt::Display| HostError::Damaged(error.to_string());
        let head: Head = serde_json::from_str(&stored.head).map_err(|error| damaged(&error))?;
        let entry = find(&stored.entry.game)?;
        let mut record = Record::read(head.record.get()).map_err(|error| damaged(&error))?;
        let lines = stored.steps.iter().map(|step| step.line.as_str());
        record.add_steps(lines).map_err(|error| damaged(&error))?;
        let table = entry.load(&record).map_err(|error| damaged(&error))?;
        let seats = table.occupants().len();
        let added = head.next_deal.as_ref().map_or(seats, NextDeal::seats);
        if [head.seats.len(), stored.seats.len(), added] != [seats; 3] {
            return Err(HostError::Damaged("the number of seats".to_owned()));
        }
        let chairs: Vec<Chair> = head.seats.into_iter().zip(&stored.seats).map(chair).collect();
        let clock = Clock::load(head.settings.time, chairs.len(), stored.clock.as_deref());
        Ok(Kept {
            id: stored.entry.id.clone(),
            entry,
            turn: table.turn(),
            stored_plies: table.ply(),
            table,
            settings: head.settings,
            state: state(stored.entry.state),
            invite: head.invite,
            opener: stored.entry.host,
            opened_by: head.opened_by,
            host: head.host,
            chairs,
            open_hands: head.open_hands,
            rematch: head.rematch,
            undo: head.undo,
            next_deal: head.next_deal,
            next: stored.entry.next.clone(),
            created: stored.entry.created,
            changed: stored.entry.changed,
            summary: stored.entry.summary.clone(),
            clock,
            clock_is_stored: stored.clock.is_some(),
            talk: VecDeque::new(),
        })
    }

    /// The head as it is stored.
    pub(crate) fn head(&self) -> Result<String, HostError> {
        let mut record = self.table.record()?;
        record.steps.clear();
        let unwritten = |error: serde_json::Error| HostError::Damaged(error.to_string());
        let seat = |chair: &Chair| HeadSeat {
            occupant: chair.occupant.clone(),
            substitute: chair.substitute.clone(),
            resigned: chair.resigned,
        };
        let head = Head {
            record: RawValue::from_string(record.write()).map_err(unwritten)?,
            settings: self.settings.clone(),
            invite: self.invite.clone(),
            opened_by: self.opened_by.clone(),
            host: self.host,
            seats: self.chairs.iter().map(seat).collect(),
            open_hands: self.open_hands,
            rematch: self.rematch,
            undo: self.undo.clone(),
            next_deal: self.next_deal.clone(),
        };
        serde_json::to_string(&head).map_err(unwritten)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::all(self.chairs.len()).zip(&self.chairs)
    }

    /// The seats of which something is true.
    pub(crate) fn seats_where(&self, is: impl Fn(&Chair) -> bool) -> SeatSet {
        self.seats().filter(|(_, chair)| is(chair)).map(|(seat, _)| seat).collect()
    }

    /// The seats that people play themselves.
    pub(crate) fn people(&self) -> SeatSet {
        self.seats_where(Chair::is_played_by_person)
    }

    /// The people who have not given up: those who are asked what all must agree on.
    pub(crate) fn voters(&self) -> SeatSet {
        self.seats_where(|chair| chair.is_persons() && !chair.resigned)
    }

    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats().find(|(_, chair)| chair.person == Some(person)).map(|(seat, _)| seat)
    }

    /// Somebody else sits in a seat, at the table too.
    pub(crate) fn seat(&mut self, seat: Seat, chair: Chair) -> Result<(), HostError> {
        self.table.set_occupant(seat, chair.at_table())?;
        self.chairs[seat.index()] = chair;
        Ok(())
    }

    /// The person in a seat goes by that name; whether it is another one.
    pub(crate) fn rename(&mut self, seat: Seat, name: &str) -> Result<bool, HostError> {
        let chair = self.chairs[seat.index()].clone();
        if !chair.is_persons() || chair.name() == name {
            return Ok(false);
        }
        if self.host == Some(seat) {
            self.opened_by = name.to_owned();
        }
        let occupant = SeatOccupant::Person { name: name.to_owned() };
        self.seat(seat, Chair { occupant, ..chair })?;
        Ok(true)
    }

    /// Whether this person is the host of the table.
    pub(crate) fn is_host(&self, person: PersonId) -> bool {
        match self.host {
            Some(seat) => self.chairs[seat.index()].person == Some(person),
            None => self.opener == Some(person),
        }
    }

    /// Whether there is such a bot.
    pub(crate) fn check_bot(entry: &Entry, bot: &str) -> Result<(), HostError> {
        let bots = entry.bots();
        if bots.contains(&bot) {
            return Ok(());
        }
        let bot = bot.chars().take(40).collect();
        Err(GameError::UnknownBot { game: entry.id, bot, known: bots.join(", ") }.into())
    }

    /// Deals, where luck comes first: the match begins.
    pub(crate) fn begin(&mut self) -> Result<(), HostError> {
        self.next_deal = Some(NextDeal::new(self.chairs.len())?);
        self.table.advance()?;
        self.turn = self.table.turn();
        self.state = MatchState::Playing;
        Ok(())
    }

    /// A fresh recovery token for a seat, and what is kept of it.
    pub(crate) fn recovery() -> Result<(String, TokenHash), HostError> {
        let token = Token::new()?;
        Ok((token.reveal().to_owned(), token.hash()))
    }
}

fn chair((seat, row): (HeadSeat, &SeatRow)) -> Chair {
    Chair {
        occupant: seat.occupant,
        substitute: seat.substitute,
        resigned: seat.resigned,
        person: row.person,
        token: row.token,
    }
}

fn state(stored: fabletop_store::MatchState) -> MatchState {
    match stored {
        fabletop_store::MatchState::Waiting => MatchState::Waiting,
        fabletop_store::MatchState::Playing => MatchState::Playing,
        fabletop_store::MatchState::Over => MatchState::Over,
    }
}

pub(crate) fn stored_state(state: MatchState) -> fabletop_store::MatchState {
    match state {
        MatchState::Waiting => fabletop_store::MatchState::Waiting,
        MatchState::Playing => fabletop_store::MatchState::Playing,
        MatchState::Over => fabletop_store::MatchState::Over,
    }
}

fn talk(line: fabletop_store::TalkLine) -> Option<Talk> {
    let what = match line.kind {
        fabletop_store::TalkKind::Say => TalkKind::Say,
        fabletop_store::TalkKind::Emote => TalkKind::Emote,
    };
    let seat = Seat(line.seat?);
    Some(Talk { number: line.number, seat, name: line.name, what, text: line.text, at: line.at })
}
