//! `soak`: the server is killed at random moments while people play, and comes back. Whatever anybody was told
//! must still be so.

use crate::SoakArgs;
use crate::child::Server;
use crate::seat::open_table;
use anyhow::{Context, Result, ensure};
use fabletop_client::protocol::{Event, MatchState, Position, Request, ServerMessage, Verdict, Views};
use fabletop_client::{Client, ClientError, MatchConnection};
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinSet;

const FILES: usize = 4096;
/// A match that does not go on for so long has been lost.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) fn run(arguments: &SoakArgs) -> Result<()> {
    let seed = arguments.seed.unwrap_or_else(|| fastrand::u64(..));
    println!("seed {seed}");
    fastrand::seed(seed);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(soak(arguments))
}

/// What was told about one match.
struct Told {
    id: Option<String>,
    seats: [Remembered; 2],
    summary: Summary,
}

/// What one seat was told.
struct Remembered {
    client: Client,
    /// In order; number `n` at `n - 1`.
    events: Vec<Event>,
    /// The last prompt whose action was acknowledged.
    acknowledged: Option<u64>,
}

#[derive(Clone, Copy, Default)]
struct Summary {
    actions: u64,
    finished: u64,
    checked: u64,
}

async fn soak(arguments: &SoakArgs) -> Result<()> {
    let folder = TempDir::new()?;
    let begun = Instant::now();
    let mut server = Server::start(&arguments.program, folder.path(), FILES).await?;
    let mut told = Vec::new();
    for _ in 0..arguments.matches {
        told.push(Told::new(&server.url).await?);
    }
    let mut without_progress = 0;
    for kill in 1..=arguments.kills {
        let before: u64 = told.iter().map(|one| one.summary.actions).sum();
        let (stop, _) = watch::channel(false);
        let mut playing = JoinSet::new();
        for one in told.drain(..) {
            playing.spawn(one.play(server.url.clone(), arguments.game.clone(), stop.subscribe()));
        }
        tokio::time::sleep(Duration::from_millis(fastrand::u64(1..=arguments.longest.max(1)))).await;
        server.kill().await?;
        stop.send_replace(true);
        while let Some(one) = playing.join_next().await {
            told.push(one?.with_context(|| format!("after kill {}", kill - 1))?);
        }
        let after: u64 = told.iter().map(|one| one.summary.actions).sum();
        without_progress = if after > before { 0 } else { without_progress + 1 };
        ensure!(without_progress < 50, "50 lives of the server without one action");
        server = Server::start(&arguments.program, folder.path(), FILES).await?;
        if kill % 50 == 0 {
            println!("{kill} kills, {after} actions acknowledged");
        }
    }
    let matches = finish(told, &server, &arguments.game).await?;
    server.stop().await?;
    let seconds = begun.elapsed().as_secs();
    println!("kills                  {}", arguments.kills);
    println!("actions acknowledged   {}", matches.actions);
    println!("events compared        {}", matches.checked);
    println!("matches to the end     {}, all dealt as promised", matches.finished);
    println!("lost                   0");
    println!("time                   {seconds} s");
    Ok(())
}

/// Everybody plays to the end without further kills.
async fn finish(told: Vec<Told>, server: &Server, game: &str) -> Result<Summary> {
    let mut playing = JoinSet::new();
    for one in told {
        playing.spawn(one.play_to_the_end(server.url.clone(), game.to_owned()));
    }
    let mut all = Summary::default();
    while let Some(summary) = playing.join_next().await {
        let one = summary??;
        all.actions += one.actions;
        all.finished += one.finished;
        all.checked += one.checked;
    }
    Ok(all)
}

/// Why somebody stopped playing.
enum Stopped {
    /// The connection broke, which a kill does.
    Broken,
    /// The match is over.
    Over,
}

impl Told {
    async fn new(url: &str) -> Result<Told> {
        let seat = |client| Remembered { client, events: Vec::new(), acknowledged: None };
        let seats = [seat(Client::guest(url, "Ala").await?), seat(Client::guest(url, "Olek").await?)];
        Ok(Told { id: None, seats, summary: Summary::default() })
    }

    /// Plays until the server is killed.
    async fn play(mut self, url: String, game: String, mut killed: watch::Receiver<bool>) -> Result<Told> {
        loop {
            let stopped = tokio::time::timeout(PATIENCE, self.play_one(&url, &game)).await;
            if let Stopped::Over = stopped.context("a match does not go on")?? {
                continue;
            }
            // Broken for another reason than a kill would be a defect of the server.
            let waited = tokio::time::timeout(PATIENCE, killed.wait_for(|&killed| killed)).await;
            waited.context("a connection broke, and the server was not killed")??;
            return Ok(self);
        }
    }

    async fn play_to_the_end(mut self, url: String, game: String) -> Result<Summary> {
        let stopped = tokio::time::timeout(PATIENCE, self.play_one(&url, &game)).await;
        match stopped.context("a match does not go on")?? {
            Stopped::Over => Ok(self.summary),
            Stopped::Broken => anyhow::bail!("a connection broke, and the server was not killed"),
        }
    }

    /// Plays the match that is there, or a new one, to its end.
    async fn play_one(&mut self, url: &str, game: &str) -> Result<Stopped> {
        for seat in &mut self.seats {
            seat.client = seat.client.moved_to(url)?;
        }
        let id = match &self.id {
            Some(id) => id.clone(),
            None => match open_table(game, &self.seats[0].client, &self.seats[1].client).await {
                Ok(id) => id,
                // Nothing was acknowledged to both, so nothing is lost.
                Err(_) => return Ok(Stopped::Broken),
            },
        };
        self.id = Some(id.clone());
        let mut lines = Vec::new();
        for seat in &mut self.seats {
            let Some(checked) = broken(seat.check(&id).await)? else { return Ok(Stopped::Broken) };
            self.summary.checked += checked;
            let since = fastrand::bool().then_some(seat.events.len() as u64);
            let Some(line) =
                broken(seat.client.connect(&id, since, Views::OwnTurn).await.map_err(Into::into))?
            else {
                return Ok(Stopped::Broken);
            };
            lines.push(line);
        }
        let [first, second] = &mut self.seats;
        let (mut left, mut right) = (Line::new(first, lines.remove(0)), Line::new(second, lines.remove(0)));
        while !(left.over && right.over && left.sent.is_empty() && right.sent.is_empty()) {
            let done = tokio::select! {
                done = left.step() => done,
                done = right.step() => done,
            };
            match broken(done)? {
                Some(acknowledged) => self.summary.actions += u64::from(acknowledged),
                None => return Ok(Stopped::Broken),
            }
        }
        self.end(&id).await
    }

    async fn end(&mut self, id: &str) -> Result<Stopped> {
        let verdict = self.seats[0].client.get::<Verdict>(&format!("/matches/{id}/verdict")).await;
        let Some(verdict) = broken(verdict.map_err(Into::into))? else { return Ok(Stopped::Broken) };
        ensure!(verdict.fair, "match {id} was not dealt as promised");
        self.summary.finished += 1;
        self.id = None;
        for seat in &mut self.seats {
            seat.events.clear();
            seat.acknowledged = None;
        }
        Ok(Stopped::Over)
    }
}

/// Nothing where the connection broke; everything else is a finding.
fn broken<T>(done: Result<T>) -> Result<Option<T>> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(error) => match error.downcast_ref::<ClientError>() {
            Some(ClientError::Broken(_) | ClientError::NoAnswer(_)) => Ok(None),
            _ => Err(error),
        },
    }
}

impl Remembered {
    /// Whatever this seat was told is still so; gives the number of events compared.
    async fn check(&mut self, id: &str) -> Result<u64> {
        let joined = self.client.joined(id, None).await?;
        let (told, kept) = (self.events.len(), joined.events.len());
        ensure!(kept >= told, "match {id}: {told} events were told, and {kept} are there");
        for (told, kept) in self.events.iter().zip(&joined.events) {
            ensure!(told == kept, "match {id}: {told:?} was told, and {kept:?} is there");
        }
        let position = joined.position.context("a match that began has no position")?;
        self.check_prompt(id, &position)?;
        // What became durable without having been told is new to us from here on.
        self.events = joined.events;
        Ok(told as u64)
    }

    fn check_prompt(&self, id: &str, position: &Position) -> Result<()> {
        let (Some(acknowledged), Some(prompt)) = (self.acknowledged, position.prompt) else { return Ok(()) };
        ensure!(
            prompt > acknowledged,
            "match {id}: the action for prompt {acknowledged} was acknowledged and is lost"
        );
        Ok(())
    }
}

/// A seat at its table.
struct Line<'a> {
    seat: &'a mut Remembered,
    line: MatchConnection,
    /// The actions that wait for their acknowledgement: ids and prompts.
    sent: VecDeque<(u64, u64)>,
    over: bool,
}

impl<'a> Line<'a> {
    fn new(seat: &'a mut Remembered, line: MatchConnection) -> Line<'a> {
        Line { seat, line, sent: VecDeque::new(), over: false }
    }

    /// Takes in one message and answers it; whether it acknowledged an action.
    async fn step(&mut self) -> Result<bool> {
        let message = self.line.next().await?;
        let message = message.ok_or_else(|| ClientError::Broken("the server hung up".to_owned()))?;
        let position = match message {
            ServerMessage::Joined(joined) => {
                self.over = joined.info.state == MatchState::Over;
                self.take_in(joined.events)?;
                joined.position
            }
            ServerMessage::Table { info } => {
                self.over = info.state == MatchState::Over;
                None
            }
            ServerMessage::Update { events, position } => {
                self.take_in(events)?;
                position
            }
            ServerMessage::Done { id } => {
                self.seat.acknowledged = Some(self.answered(id)?);
                return Ok(true);
            }
            // Another seat was faster; the next update asks again.
            ServerMessage::Refused { id, error } if error.code == "stale" => {
                self.answered(id)?;
                return Ok(false);
            }
            ServerMessage::Refused { error, .. } if error.code == "stopping" => {
                return Err(ClientError::Broken(error.message).into());
            }
            ServerMessage::Refused { error, .. } => anyhow::bail!("refused: {error:?}"),
            _ => None,
        };
        if let Some(position) = position {
            self.answer(position).await?;
        }
        Ok(false)
    }

    /// The prompt of the action that was answered: the oldest one.
    fn answered(&mut self, id: u64) -> Result<u64> {
        let (sent, prompt) = self.sent.pop_front().context("an answer without an action")?;
        ensure!(sent == id, "{id} was answered, and {sent} was sent before");
        Ok(prompt)
    }

    /// Events go on where they were, and those told twice are the same.
    fn take_in(&mut self, events: Vec<Event>) -> Result<()> {
        for event in events {
            let number = usize::try_from(event.number)?;
            match self.seat.events.get(number.wrapping_sub(1)) {
                Some(known) => ensure!(*known == event, "{known:?} was told, and now {event:?}"),
                None if number == self.seat.events.len() + 1 => self.seat.events.push(event),
                None => anyhow::bail!("event {number} after {}", self.seat.events.len()),
            }
        }
        Ok(())
    }

    async fn answer(&mut self, position: Position) -> Result<()> {
        let Some(prompt) = position.prompt.filter(|_| !position.legal.is_empty()) else { return Ok(()) };
        let action = position.legal[fastrand::usize(..position.legal.len())].action.clone();
        let id = self.line.send(Request::Act { prompt, action }).await?;
        self.sent.push_back((id, prompt));
        Ok(())
    }
}
