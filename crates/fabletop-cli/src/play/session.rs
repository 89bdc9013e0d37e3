//! A match and those who play it here: drives the table, saves every step, tells what happened in words.

use super::board::Look;
use super::saved::MatchFile;
use super::{Retelling, retelling, seating, untold};
use fabletop_core::{Budget, Seat, Viewer};
use fabletop_table::{DynTable, Happened, Occupant, TableError, TurnInfo, TurnKind};
use fabletop_text::{Texts, Value};
use std::time::{Duration, Instant};

/// How long a bot may think: the same on every machine, so that a seed repeats a game.
const THINKING: Budget = Budget::Iterations(400);

/// So many events fill the highest screen; a long match has thousands.
const RECENT: u64 = 120;

/// A match at this terminal.
pub(crate) struct Session<'t> {
    /// The texts.
    pub(crate) texts: &'t Texts,
    /// The players by seat.
    pub(crate) players: Vec<String>,
    table: Box<dyn DynTable>,
    file: MatchFile,
    clock: Option<Clock>,
    /// What the player has to know about the file.
    notice: Option<String>,
    retelling: Retelling,
}

/// The clock of a timed turn.
struct Clock {
    left: Duration,
    since: Instant,
}

impl Clock {
    fn now(&self) -> Duration {
        self.left.saturating_sub(self.since.elapsed())
    }
}

impl<'t> Session<'t> {
    /// A match before its first step.
    pub(crate) fn begun(
        texts: &'t Texts,
        table: Box<dyn DynTable>,
        file: MatchFile,
    ) -> anyhow::Result<Session<'t>> {
        Session::resumed(texts, table, file, None)
    }

    /// A match that goes on, with what was left on its clock.
    pub(crate) fn resumed(
        texts: &'t Texts,
        table: Box<dyn DynTable>,
        file: MatchFile,
        left: Option<Duration>,
    ) -> anyhow::Result<Session<'t>> {
        let players = seating::names(table.occupants(), texts);
        let clock = left.map(|left| Clock { left, since: Instant::now() });
        let retelling = retelling(table.as_ref(), texts);
        let mut session = Session { texts, players, table, file, clock, notice: None, retelling };
        if !session.is_over() {
            session.settle()?;
        }
        Ok(session)
    }

    /// The file, as a person reads it.
    pub(crate) fn file_name(&self) -> String {
        self.file.path().display().to_string()
    }

    /// The game.
    pub(crate) fn game(&self) -> &'static str {
        self.table.game()
    }

    /// What the table waits for.
    pub(crate) fn turn(&self) -> TurnInfo {
        self.table.turn()
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.turn().kind == TurnKind::Over
    }

    /// Whether a clock is running.
    pub(crate) fn is_timed(&self) -> bool {
        self.turn().kind == TurnKind::Timed
    }

    /// The seats where people sit.
    pub(crate) fn people(&self) -> Vec<Seat> {
        seating::people(self.table.occupants()).collect()
    }

    /// The person the table waits for: `current` if possible.
    pub(crate) fn asked_person(&self, current: Seat) -> Option<Seat> {
        let asked = self.turn().seats;
        let people = self.people();
        Some(current)
            .filter(|&seat| asked.contains(seat) && people.contains(&seat))
            .or_else(|| people.into_iter().find(|&seat| asked.contains(seat)))
    }

    /// The bots the table waits for, or lets act.
    pub(crate) fn asked_bots(&self) -> Vec<Seat> {
        let bot =
            |seat: &Seat| matches!(self.table.occupants().get(seat.index()), Some(Occupant::Bot { .. }));
        self.turn().seats.iter().filter(bot).collect()
    }

    /// What `seat` sees.
    pub(crate) fn look(&self, seat: Seat) -> anyhow::Result<Look<'_>> {
        Ok(Look {
            texts: self.texts,
            game: self.game(),
            seat,
            players: &self.players,
            view: self.table.view(Viewer::Seat(seat))?,
            legal: self.table.legal_actions(seat)?,
            turn: self.turn(),
            seconds_left: self.time_left().map(|left| left.as_millis().div_ceil(1000) as u32),
        })
    }

    /// What is left on the clock.
    pub(crate) fn time_left(&self) -> Option<Duration> {
        self.clock.as_ref().map(Clock::now)
    }

    /// A person acts, in the game's notation. Comes back with why not, if the rules refuse.
    pub(crate) fn act(&mut self, seat: Seat, action: &str) -> anyhow::Result<Result<(), String>> {
        let prompt = self.table.prompt(seat)?;
        let acted = self.table.act_text(seat, prompt, action);
        self.after(acted)
    }

    /// A person takes the last action back. Comes back with why not.
    pub(crate) fn undo(&mut self, seat: Seat) -> anyhow::Result<Result<(), String>> {
        let undone = self.table.undo(seat);
        self.after(undone)
    }

    /// A bot acts; `false` if it prefers to wait.
    pub(crate) fn bot_step(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let acted = self.table.bot_turn(seat, THINKING)?;
        if acted {
            self.settle()?;
        }
        Ok(acted)
    }

    /// Ends a timed turn whose clock has run out. Says whether it did.
    pub(crate) fn end_time(&mut self) -> anyhow::Result<bool> {
        if !self.is_timed() || self.time_left().is_none_or(|left| !left.is_zero()) {
            return Ok(false);
        }
        self.table.time_up()?;
        self.settle()?;
        Ok(true)
    }

    fn after(&mut self, done: Result<(), TableError>) -> anyhow::Result<Result<(), String>> {
        match done {
            Ok(()) => self.settle().map(Ok),
            Err(error) => Ok(Err(self.why_not(&error))),
        }
    }

    /// Lets luck decide what is luck's, winds the clock, saves.
    fn settle(&mut self) -> anyhow::Result<()> {
        self.table.advance()?;
        let turn = self.turn();
        self.clock = match (turn.kind, turn.seconds, self.clock.take()) {
            (TurnKind::Timed, Some(seconds), None) => {
                Some(Clock { left: Duration::from_secs(u64::from(seconds)), since: Instant::now() })
            }
            (TurnKind::Timed, _, running) => running,
            _ => None,
        };
        self.save()
    }

    /// Writes the match as it stands.
    pub(crate) fn save(&mut self) -> anyhow::Result<()> {
        let before = self.file_name();
        if self.file.write(self.table.record_text()?.text(), self.texts)? {
            let arguments = [("file", before.into()), ("other", self.file_name().into())];
            self.notice = Some(self.texts.say("play-file-changed", &arguments));
        }
        self.file.write_clock(self.time_left());
        Ok(())
    }

    /// What the player has to know about the file, once.
    pub(crate) fn take_notice(&mut self) -> Option<String> {
        self.notice.take()
    }

    /// A refusal in words, with the number of the ruling.
    fn why_not(&self, error: &TableError) -> String {
        let refused = error.refused();
        let mut fields = refused.params;
        fields.insert("code".to_owned(), refused.code.as_str().into());
        let fields = (self.retelling)(Value::Object(fields));
        let own = format!("play-refusal-{}", refused.code);
        let sentence = if self.texts.has(&own) {
            self.texts.describe_for(&self.players, "play", "refusal", &fields)
        } else {
            self.texts.describe_for(&self.players, self.game(), "refusal", &fields)
        };
        match refused.ruling {
            Some(ruling) => {
                let arguments = [("sentence", sentence.into()), ("ruling", ruling.into())];
                self.texts.say("ruled", &arguments)
            }
            None => sentence,
        }
    }

    /// The last of what `seat` was shown, in words.
    pub(crate) fn recent(&self, seat: Seat) -> anyhow::Result<Vec<String>> {
        let last = self.table.last_event(Viewer::Seat(seat))?;
        let told = self.chronicle(seat, last.saturating_sub(RECENT))?;
        Ok(told.into_iter().map(|(_, line)| line).collect())
    }

    /// What `seat` was shown after the event numbered `since`, in words, with the numbers; what was taken
    /// back is left out.
    pub(crate) fn chronicle(&self, seat: Seat, since: u64) -> anyhow::Result<Vec<(u64, String)>> {
        let mut told: Vec<(u64, String)> = Vec::new();
        for event in self.table.events(Viewer::Seat(seat), since)? {
            let sentence = match event.what {
                Happened::Event(what) => {
                    let what = what.as_value();
                    if what["kind"].as_str().is_some_and(|kind| untold(self.game()).contains(&kind)) {
                        continue;
                    }
                    self.texts.describe_for(&self.players, self.game(), "event", &(self.retelling)(what))
                }
                Happened::Undone { seat, events } => {
                    told.retain(|(number, _)| !events.contains(number));
                    let seat: Value = seat.0.into();
                    let fields = Value::Object([("seat".to_owned(), seat)].into_iter().collect());
                    self.texts.describe_for(&self.players, "play", "undone", &fields)
                }
            };
            if !sentence.is_empty() {
                told.push((event.number, sentence));
            }
        }
        Ok(told)
    }
}
