//! A table without its game's types: JSON and notation in, [`Shown`] out.

use crate::{
    AdviceQuestion, BotDecision, Commitment, HostOnly, Nonce, Occupant, Record, Secret, Shown, ShownEvent,
    Table, TableError,
};
use fabletop_core::{Budget, Game, Outcome, Seat, SeatSet, Turn, Viewer};
use serde::Serialize;

/// What the table waits for, as it is sent. Public in every game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurnInfo {
    /// What kind of turn it is.
    pub kind: TurnKind,
    /// Whom the table waits for, or lets act.
    pub seats: SeatSet,
    /// The clock of a timed turn, from its beginning.
    pub seconds: Option<u32>,
    /// How the match ended, when it is over.
    pub outcome: Option<Outcome>,
}

/// The kinds of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TurnKind {
    /// Seats decide.
    Seats,
    /// Seats may act until the clock runs out.
    Timed,
    /// Luck decides.
    Chance,
    /// The match is over.
    Over,
}

impl From<Turn> for TurnInfo {
    fn from(turn: Turn) -> TurnInfo {
        let seats = turn.seats();
        let (kind, seconds, outcome) = match turn {
            Turn::Seats(_) => (TurnKind::Seats, None, None),
            Turn::Timed { seconds, .. } => (TurnKind::Timed, Some(seconds), None),
            Turn::Chance => (TurnKind::Chance, None, None),
            Turn::Over(outcome) => (TurnKind::Over, None, Some(outcome)),
        };
        TurnInfo { kind, seats, seconds, outcome }
    }
}

/// An action a seat may take.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegalAction {
    /// For [`DynTable::act_json`].
    pub action: Shown,
    /// In the game's notation, for [`DynTable::act_text`].
    pub text: String,
}

/// A table of some game. Implemented once, for every [`Table`]; what each function does is said there.
pub trait DynTable: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// What the table agreed on; in every view as `config`, and never another.
    fn config(&self) -> Result<Shown, TableError>;
    /// How many steps were made.
    fn ply(&self) -> usize;
    /// Who sits where.
    fn occupants(&self) -> &[Occupant];
    /// See [`Table::set_occupant`].
    fn set_occupant(&mut self, seat: Seat, occupant: Occupant) -> Result<(), TableError>;
    /// What the host promised before the match.
    fn commitment(&self) -> Commitment;
    /// See [`Table::set_nonce`].
    fn set_nonce(&mut self, seat: Seat, nonce: Nonce) -> Result<(), TableError>;
    /// See [`Table::withdraw_nonce`].
    fn withdraw_nonce(&mut self, seat: Seat) -> Result<(), TableError>;
    /// The secret, once the match is over.
    fn revealed_secret(&self) -> Option<&Secret>;

    /// What the table waits for.
    fn turn(&self) -> TurnInfo;
    /// What `viewer` sees.
    fn view(&self, viewer: Viewer) -> Result<Shown, TableError>;
    /// What `viewer` sees, without one field that was shown before; the whole, where there is no such field.
    fn view_without(&self, viewer: Viewer, field: &str) -> Result<Shown, TableError>;
    /// What `viewer` sees, as text in a JSON string.
    fn view_text(&self, viewer: Viewer) -> Result<Shown, TableError>;
    /// What `viewer` was shown after the event numbered `since`.
    fn events(&self, viewer: Viewer, since: u64) -> Result<Vec<ShownEvent>, TableError>;
    /// What `viewer` was shown of the step at `ply`.
    fn step_events(&self, viewer: Viewer, ply: usize) -> Result<Vec<ShownEvent>, TableError>;
    /// The number of the last event that `viewer` was shown; 0 if there is none.
    fn last_event(&self, viewer: Viewer) -> Result<u64, TableError>;
    /// The number of the last event that `seat` had been shown when it last acted.
    fn last_event_when_acting(&self, seat: Seat) -> Result<u64, TableError>;
    /// What `viewer` saw when it had been shown the event numbered `event` and no later one.
    fn view_after(&self, viewer: Viewer, event: u64) -> Result<Shown, TableError>;
    /// The number of what `seat` is asked now.
    fn prompt(&self, seat: Seat) -> Result<u64, TableError>;
    /// What `seat` may do now.
    fn legal_actions(&self, seat: Seat) -> Result<Vec<LegalAction>, TableError>;

    /// Carries out chance until somebody must decide or the match is over.
    fn advance(&mut self) -> Result<usize, TableError>;
    /// A seat answers its prompt with an action in JSON.
    fn act_json(&mut self, seat: Seat, prompt: u64, action: &str) -> Result<(), TableError>;
    /// A seat answers its prompt with an action in the game's notation.
    fn act_text(&mut self, seat: Seat, prompt: u64, action: &str) -> Result<(), TableError>;
    /// The host's clock ran out.
    fn time_up(&mut self) -> Result<(), TableError>;
    /// See [`Table::may_undo`].
    fn may_undo(&self, seat: Seat) -> Result<(), TableError>;
    /// The only seat whose action could be taken back now; [`DynTable::may_undo`] says whether it may.
    fn undo_seat(&self) -> Option<Seat>;
    /// Takes the last action of `seat` back.
    fn undo(&mut self, seat: Seat) -> Result<(), TableError>;
    /// Lets the bot seated in `seat` decide; `false` if it waits.
    fn bot_turn(&mut self, seat: Seat, budget: Budget) -> Result<bool, TableError>;
    /// See [`Table::bot_decision`].
    fn bot_decision(&self, seat: Seat) -> Result<BotDecision, TableError>;
    /// See [`Table::advice`].
    fn advice(&self, seat: Seat) -> Result<AdviceQuestion, TableError>;

    /// The match so far, for the host.
    fn record(&self) -> Result<Record, TableError>;
    /// The same as the text of a file.
    fn record_text(&self) -> Result<HostOnly, TableError>;
    /// The steps from `ply` on, each as its line in the record, for the host.
    fn step_lines(&self, ply: usize) -> Result<Vec<HostOnly>, TableError>;
    /// The record for anybody, secret and all, once the match is over.
    fn published_record(&self) -> Result<Option<Shown>, TableError>;
    /// The table as it was after the first `ply` steps.
    fn at(&self, ply: usize) -> Result<Box<dyn DynTable>, TableError>;
}

impl<G: Game> DynTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn ply(&self) -> usize {
        Table::ply(self)
    }

    fn occupants(&self) -> &[Occupant] {
        Table::occupants(self)
    }

    fn set_occupant(&mut self, seat: Seat, occupant: Occupant) -> Result<(), TableError> {
        Table::set_occupant(self, seat, occupant)
    }

    fn commitment(&self) -> Commitment {
        Table::commitment(self)
    }

    fn set_nonce(&mut self, seat: Seat, nonce: Nonce) -> Result<(), TableError> {
        Table::set_nonce(self, seat, nonce)
    }

    fn withdraw_nonce(&mut self, seat: Seat) -> Result<(), TableError> {
        Table::withdraw_nonce(self, seat)
    }

    fn revealed_secret(&self) -> Option<&Secret> {
        Table::revealed_secret(self)
    }

    fn turn(&self) -> TurnInfo {
        Table::turn(self).into()
    }

    fn config(&self) -> Result<Shown, TableError> {
        Ok(Shown::config::<G>(Table::config(self))?)
    }

    fn view(&self, viewer: Viewer) -> Result<Shown, TableError> {
        Table::view(self, viewer)
    }

    fn view_without(&self, viewer: Viewer, field: &str) -> Result<Shown, TableError> {
        Table::view_without(self, viewer, field)
    }

    fn view_text(&self, viewer: Viewer) -> Result<Shown, TableError> {
        Table::view_text(self, viewer)
    }

    fn events(&self, viewer: Viewer, since: u64) -> Result<Vec<ShownEvent>, TableError> {
        Table::events(self, viewer, since)
    }

    fn step_events(&self, viewer: Viewer, ply: usize) -> Result<Vec<ShownEvent>, TableError> {
        Table::step_events(self, viewer, ply)
    }

    fn last_event(&self, viewer: Viewer) -> Result<u64, TableError> {
        Table::last_event(self, viewer)
    }

    fn last_event_when_acting(&self, seat: Seat) -> Result<u64, TableError> {
        Table::last_event_when_acting(self, seat)
    }

    fn view_after(&self, viewer: Viewer, event: u64) -> Result<Shown, TableError> {
        Table::view_after(self, viewer, event)
    }

    fn prompt(&self, seat: Seat) -> Result<u64, TableError> {
        Table::prompt(self, seat)
    }

    fn legal_actions(&self, seat: Seat) -> Result<Vec<LegalAction>, TableError> {
        let legal = Table::legal_actions(self, seat)?.iter();
        legal
            .map(|action| Ok(LegalAction { action: Shown::action::<G>(action)?, text: action.to_string() }))
            .collect()
    }

    fn advance(&mut self) -> Result<usize, TableError> {
        Table::advance(self)
    }

    fn act_json(&mut self, seat: Seat, prompt: u64, action: &str) -> Result<(), TableError> {
        let action = serde_json::from_str(action)
            .map_err(|error| TableError::BadAction { message: error.to_string() })?;
        Table::act(self, seat, prompt, action)
    }

    fn act_text(&mut self, seat: Seat, prompt: u64, action: &str) -> Result<(), TableError> {
        let action = action
            .parse()
            .map_err(|_| TableError::BadNotation { text: action.chars().take(80).collect() })?;
        Table::act(self, seat, prompt, action)
    }

    fn time_up(&mut self) -> Result<(), TableError> {
        Table::time_up(self)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), TableError> {
        Table::may_undo(self, seat)
    }

    fn undo_seat(&self) -> Option<Seat> {
        Table::undo_seat(self)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), TableError> {
        Table::undo(self, seat)
    }

    fn bot_turn(&mut self, seat: Seat, budget: Budget) -> Result<bool, TableError> {
        Table::bot_turn(self, seat, budget)
    }

    fn bot_decision(&self, seat: Seat) -> Result<BotDecision, TableError> {
        Table::bot_decision(self, seat)
    }

    fn advice(&self, seat: Seat) -> Result<AdviceQuestion, TableError> {
        Table::advice(self, seat)
    }

    fn record(&self) -> Result<Record, TableError> {
        Table::record(self)
    }

    fn record_text(&self) -> Result<HostOnly, TableError> {
        Ok(HostOnly(Table::record(self)?.write()))
    }

    fn step_lines(&self, ply: usize) -> Result<Vec<HostOnly>, TableError> {
        Ok(Table::step_lines(self, ply)?.into_iter().map(HostOnly).collect())
    }

    fn published_record(&self) -> Result<Option<Shown>, TableError> {
        if self.is_over() { Ok(Some(Shown::record(Table::record(self)?.write())?)) } else { Ok(None) }
    }

    fn at(&self, ply: usize) -> Result<Box<dyn DynTable>, TableError> {
        Ok(Box::new(Table::at(self, ply)?))
    }
}
