//! `fabletop replay`: a saved match, step by step, from anybody's eyes.

mod board;
mod screen;

use super::output::{self, Paint};
use super::verify::read;
use crate::args::ReplayArgs;
use crate::failure::{self, Failure};
use crate::play::{Retelling, retelling, seating, why_no_screen};
use fabletop_core::{Seat, Viewer};
use fabletop_table::{DynTable, Happened, TableError};
use fabletop_text::{Texts, Value};
use serde_json::json;
use std::io::Write;

/// A match to look at.
pub(crate) struct Replay<'a> {
    /// At the end of the match.
    table: Box<dyn DynTable>,
    /// Names by seat.
    players: Vec<String>,
    texts: &'a Texts,
    retelling: Retelling,
}

/// Shows the match: with the keyboard on a terminal, else as lines.
pub(crate) fn run(arguments: &ReplayArgs, texts: &Texts) -> anyhow::Result<()> {
    let (record, entry) = read(&arguments.file, texts)?;
    let table = entry.load(&record).map_err(|error| {
        let file = arguments.file.display().to_string();
        Failure::Usage(failure::record_sentence(&error, &record.game, &file, texts))
    })?;
    let replay = Replay::new(table, texts);
    let viewer = replay.viewer(&arguments.viewer)?;
    let steps = replay.steps();
    if let Some(step) = arguments.at.filter(|&step| step > steps) {
        return Err(failure::usage(
            texts,
            "cli-replay-no-step",
            &[("step", step.into()), ("steps", steps.into())],
        ));
    }
    if arguments.json {
        return replay.write_json(&mut output::stdout(), viewer, arguments.at);
    }
    if let Some(step) = arguments.at {
        return replay.write_step(&mut output::stdout(), viewer, step, true);
    }
    if arguments.plain || why_no_screen().is_some() {
        return replay.write_all(&mut output::stdout(), viewer);
    }
    screen::run(&replay, viewer)
}

impl<'a> Replay<'a> {
    fn new(table: Box<dyn DynTable>, texts: &'a Texts) -> Replay<'a> {
        let names = seating::names_for_all(table.occupants(), texts);
        // Namesakes are told apart by their seats, as --viewer counts them.
        let alone = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
        let player = |(seat, name): (usize, &String)| {
            if alone(name) { name.clone() } else { format!("{name} ({seat})") }
        };
        let players = names.iter().enumerate().map(player).collect();
        let retelling = retelling(table.as_ref(), texts);
        Replay { table, players, texts, retelling }
    }

    /// How many steps there are.
    fn steps(&self) -> usize {
        self.table.ply()
    }

    fn viewer(&self, typed: &str) -> anyhow::Result<Viewer> {
        let seats = self.players.len();
        let seat = typed.parse::<u8>().ok().filter(|&seat| usize::from(seat) < seats);
        match (typed, seat) {
            ("spectator", _) => Ok(Viewer::Spectator),
            (_, Some(seat)) => Ok(Viewer::Seat(Seat(seat))),
            _ => {
                let last = seats.saturating_sub(1);
                let typed: String = typed.chars().take(60).collect();
                Err(failure::usage(
                    self.texts,
                    "cli-viewer-unknown",
                    &[("typed", typed.into()), ("last", last.into())],
                ))
            }
        }
    }

    /// Whose eyes, in words.
    fn viewer_name(&self, viewer: Viewer) -> String {
        match viewer.seat() {
            Some(seat) => self.players.get(seat.index()).cloned().unwrap_or_default(),
            None => self.texts.get("play-spectator"),
        }
    }

    /// The players as the viewer calls them: itself "you".
    fn players_for(&self, viewer: Viewer) -> Vec<String> {
        let mut players = self.players.clone();
        if let Some(own) = viewer.seat().and_then(|seat| players.get_mut(seat.index())) {
            *own = self.texts.get("play-you");
        }
        players
    }

    /// What the viewer was shown of a step, a sentence each; nothing where it saw nothing.
    fn told(&self, viewer: Viewer, step: usize) -> Result<Vec<String>, TableError> {
        let Some(ply) = step.checked_sub(1) else { return Ok(vec![self.texts.get("cli-replay-start")]) };
        let events = self.table.step_events(viewer, ply)?;
        let players = self.players_for(viewer);
        Ok(events.iter().map(|event| self.sentence(&event.what, &players)).collect())
    }

    /// The same, and where nothing was seen, that.
    fn told_at_all(&self, viewer: Viewer, step: usize) -> Result<Vec<String>, TableError> {
        let told = self.told(viewer, step)?;
        Ok(if told.is_empty() { vec![self.texts.get("cli-replay-hidden")] } else { told })
    }

    fn sentence(&self, what: &Happened, players: &[String]) -> String {
        match what {
            Happened::Event(event) => {
                let event = (self.retelling)(event.as_value());
                self.texts.describe_for(players, self.table.game(), "event", &event)
            }
            Happened::Undone { seat, .. } => {
                self.texts.describe_for(players, "play", "undone", &json!({ "seat": seat }))
            }
        }
    }

    /// The position after a step as the viewer sees it.
    fn board(&self, viewer: Viewer, step: usize) -> Result<Vec<String>, TableError> {
        let table = self.table.at(step)?;
        board::lines(table.as_ref(), viewer, &self.players_for(viewer), self.texts)
    }

    fn heading(&self, step: usize) -> String {
        self.texts.say("cli-replay-step", &[("step", step.into()), ("steps", self.steps().into())])
    }

    fn write_all(&self, out: &mut impl Write, viewer: Viewer) -> anyhow::Result<()> {
        let seen =
            [("game", self.texts.get(self.table.game()).into()), ("viewer", self.viewer_name(viewer).into())];
        writeln!(out, "{}", Paint::for_stdout().strong(&self.texts.say("cli-replay-title", &seen)))?;
        for step in 0..=self.steps() {
            let whole = step == 0 || step == self.steps();
            if whole || !self.told(viewer, step)?.is_empty() {
                self.write_step(out, viewer, step, whole)?;
            }
        }
        Ok(out.flush()?)
    }

    fn write_step(
        &self,
        out: &mut impl Write,
        viewer: Viewer,
        step: usize,
        whole: bool,
    ) -> anyhow::Result<()> {
        let paint = Paint::for_stdout();
        let told = self.told_at_all(viewer, step)?.join(" ");
        let digits = self.steps().to_string().len();
        for (place, line) in output::wrapped(&told, output::width() - digits - 2, 0).iter().enumerate() {
            let number = if place == 0 { step.to_string() } else { String::new() };
            writeln!(out, "{}  {line}", paint.faint(&output::right(&number, digits)))?;
        }
        if whole {
            for line in self.board(viewer, step)? {
                for line in output::wrapped(&line, output::width() - digits - 4, 2) {
                    writeln!(out, "{:indent$}{}", "", paint.faint(&line), indent = digits + 4)?;
                }
            }
        }
        Ok(out.flush()?)
    }

    fn write_json(&self, out: &mut impl Write, viewer: Viewer, at: Option<usize>) -> anyhow::Result<()> {
        let steps = at.map_or(0..=self.steps(), |step| step..=step);
        for step in steps {
            let events = match step.checked_sub(1) {
                Some(ply) => self.table.step_events(viewer, ply)?,
                None => Vec::new(),
            };
            let table = self.table.at(step)?;
            let view: Value = table.view(viewer)?.as_value();
            let told = self.told(viewer, step)?;
            let line = json!({
                "step": step,
                "viewer": viewer,
                "events": events,
                "told": told,
                "view": view,
                "turn": table.turn(),
            });
            writeln!(out, "{line}")?;
        }
        Ok(out.flush()?)
    }
}
