//! A match and those who play it here: drives the table, saves every step, tells what happened in words.

use super::board::Look;
use super::saved::MatchFile;
use super::{Retelling, retelling, seating, untold};
use fabletop_core::{Budget, Seat, Viewer};
use fabletop_games::HINT_BUDGET;
use fabletop_table::{DynTable, Happened, HostOnly, Measure, Occupant, TableError, TurnInfo, TurnKind};
use fabletop_text::{Texts, Value};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a bot may think at most; each has a time of its own that may be shorter.
const THINKING: Budget = Budget::Time(Duration::from_secs(1));

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
    /// The bots that were asked and have not answered yet.
    pondering: Vec<Pondering>,
}

/// A bot that thinks while the terminal goes on.
struct Pondering {
    seat: Seat,
    prompt: u64,
    answer: Receiver<Result<Option<HostOnly>, TableError>>,
}

impl Pondering {
    /// Whether the question is still the same.
    fn is_open(&self, table: &dyn DynTable) -> bool {
        table.prompt(self.seat).is_ok_and(|prompt| prompt == self.prompt)
    }
}

/// What came of a bot's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BotStep {
    /// It acted.
    Acted,
    /// It prefers to wait.
    Waits,
    /// It is still thinking.
    Thinks,
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
        let mut session =
            Session { texts, players, table, file, clock, notice: None, retelling, pondering: Vec::new() };
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

    /// A bot acts, if it comes to a decision within `patience`; otherwise it thinks on, and is to be asked again.
    pub(crate) fn bot_step(&mut self, seat: Seat, patience: Duration) -> anyhow::Result<BotStep> {
        let prompt = self.table.prompt(seat)?;
        self.ask_bots(seat)?;
        let place = self.pondering.iter().position(|asked| asked.seat == seat);
        let place = place.ok_or(TableError::BotDidNotChoose { seat })?;
        let answer = self.pondering[place].answer.recv_timeout(patience);
        if answer == Err(RecvTimeoutError::Timeout) {
            return Ok(BotStep::Thinks);
        }
        self.pondering.remove(place);
        match answer {
            Ok(decision) => match decision? {
                Some(action) => {
                    self.table.act_json(seat, prompt, action.text())?;
                    self.settle()?;
                    Ok(BotStep::Acted)
                }
                None => Ok(BotStep::Waits),
            },
            Err(_) => Err(TableError::BotDidNotChoose { seat }.into()),
        }
    }

    /// Asks this bot, and all others that decide at the same time, unless they think about it already.
    fn ask_bots(&mut self, seat: Seat) -> anyhow::Result<()> {
        let table = &self.table;
        self.pondering.retain(|asked| asked.is_open(table.as_ref()));
        // While a clock runs, whatever one does is news to the others.
        let together = if self.is_timed() { vec![seat] } else { self.asked_bots() };
        for seat in together {
            if self.pondering.iter().all(|asked| asked.seat != seat) {
                self.pondering.push(self.ask_bot(seat)?);
            }
        }
        Ok(())
    }

    fn ask_bot(&self, seat: Seat) -> anyhow::Result<Pondering> {
        let (prompt, decision) = (self.table.prompt(seat)?, self.table.bot_decision(seat)?);
        let (sender, answer) = channel();
        // Not joined: whoever leaves does not wait for it, and nobody hears an answer that comes too late.
        thread::spawn(move || drop(sender.send(decision.choose(THINKING))));
        Ok(Pondering { seat, prompt, answer })
    }

    /// Who thinks while nobody else is waited for, in words.
    pub(crate) fn thinking(&self) -> Option<String> {
        if self.people().into_iter().any(|seat| self.turn().seats.contains(seat)) && !self.is_timed() {
            return None;
        }
        let seat = self.pondering.iter().find(|asked| asked.is_open(self.table.as_ref()))?.seat;
        let player = self.players[seat.index()].as_str();
        Some(self.texts.say("play-thinking", &[("player", player.into())]))
    }

    /// What the strongest bot would do in this seat, from what it sees, in words. Thinks for a moment.
    pub(crate) fn hint(&self, seat: Seat) -> anyhow::Result<Vec<String>> {
        let advice = match self.table.advice(seat) {
            Ok(question) => question.answer(HINT_BUDGET)?,
            Err(why) => return Ok(vec![self.why_not(&why)]),
        };
        let measure = match advice.measure {
            Measure::Victory => "play-hint-victory",
            Measure::Leaning => "play-hint-leaning",
        };
        let mut lines = Vec::new();
        for (place, advised) in advice.best.iter().enumerate() {
            let action = self.describe("action", advised.action.as_value());
            let percent = (advised.value * 100.0).round() as u32;
            let value = self.texts.say(measure, &[("percent", percent.into())]);
            lines.push(format!("{}. {action} ({value})", place + 1));
            lines.extend(advised.reasons.iter().map(|reason| {
                let reason = self.describe("reason", reason.as_value());
                format!("   {reason}")
            }));
        }
        if lines.is_empty() {
            lines.push(self.texts.get("play-hint-none"));
        }
        Ok(lines)
    }

    fn describe(&self, namespace: &str, value: Value) -> String {
        self.texts.describe_for(&self.players, self.game(), namespace, &(self.retelling)(value))
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
