//! A contest in batches of deals, kept in a file so that it can go on later.

use super::bots::{Contestant, budget_text};
use crate::failure::{self, Failure};
use crate::play::{Lock, replace};
use fabletop_games::{ContestRequest, Entry, Fared, Setup};
use fabletop_text::Texts;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::io;
use std::path::Path;
use std::time::Instant;

/// What the file says it is.
const FORMAT: &str = "fabletop-contest-1";
/// Batches grow until they take so many seconds.
const BATCH: f64 = 10.0;

/// Who plays what.
pub(crate) struct Contest {
    pub(crate) entry: &'static Entry,
    pub(crate) setup: Setup,
    /// One for each seat.
    pub(crate) seated: Vec<Contestant>,
    pub(crate) seed: u64,
}

/// What came of it so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Played {
    pub(crate) fared: Fared,
    /// How long it took.
    pub(crate) seconds: f64,
}

/// What is in the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    format: String,
    request: Map<String, Value>,
    fared: Fared,
    seconds: f64,
}

impl Contest {
    /// So many games in whole deals.
    pub(crate) fn deals(&self, games: u64) -> u64 {
        games.div_ceil(self.setup.seats.max(1) as u64)
    }

    /// Whether all are the same.
    pub(crate) fn is_mirror(&self) -> bool {
        self.seated.windows(2).all(|pair| pair[0] == pair[1])
    }

    /// Whether the same play in it, whatever they are called.
    pub(crate) fn is_like(&self, other: &Contest) -> bool {
        self.request() == other.request()
    }

    /// Plays until so many deals are played, those in the file included; `progress` hears of all games.
    pub(crate) fn play(
        &self,
        deals: u64,
        save: Option<&Path>,
        texts: &Texts,
        progress: &(dyn Fn(u64) + Sync),
    ) -> anyhow::Result<Played> {
        let _lock = save.map(|file| take_lock(file, texts)).transpose()?;
        let mut played = save.map_or(Ok(None), |file| self.read(file, texts))?.unwrap_or_default();
        progress(played.fared.games);
        let mut batch = 1;
        while played.fared.deals < deals {
            let begun = Instant::now();
            let first = played.fared.deals;
            let fared = self.batch(first..deals.min(first + batch), texts, progress)?;
            let seconds = begun.elapsed().as_secs_f64();
            played = Played { fared: played.fared.and(&fared), seconds: played.seconds + seconds };
            save.map_or(Ok(()), |file| self.write(file, &played, texts))?;
            if seconds < BATCH / 2.0 {
                batch *= 2;
            }
        }
        Ok(played)
    }

    fn batch(
        &self,
        deals: std::ops::Range<u64>,
        texts: &Texts,
        progress: &(dyn Fn(u64) + Sync),
    ) -> anyhow::Result<Fared> {
        let players = self.seated.iter().map(|bot| (bot.player.clone(), bot.budget)).collect();
        let request = ContestRequest { setup: self.setup.clone(), players, deals, seed: self.seed };
        let fared = self.entry.contest(&request, progress);
        Ok(fared.map_err(|error| Failure::Usage(failure::game_sentence(&error, self.entry.id, texts)))?)
    }

    /// All that the result depends on, besides the number of deals.
    fn request(&self) -> Map<String, Value> {
        let bots =
            self.seated.iter().map(|bot| json!({ "player": bot.player, "budget": budget_text(bot.budget) }));
        let fields = [
            ("game", json!(self.entry.id)),
            ("rules_version", json!(self.entry.rules_version)),
            ("seats", json!(self.setup.seats)),
            ("variant", json!(self.setup.variant)),
            ("options", json!(self.setup.options)),
            ("bots", bots.collect()),
            ("weights", self.entry.weights()),
            ("seed", json!(self.seed)),
        ];
        fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }

    /// The result in the file, if there is one.
    fn read(&self, file: &Path, texts: &Texts) -> anyhow::Result<Option<Played>> {
        let bytes = match std::fs::read(file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.map_err(|error| failure::unreadable(texts, file, &error))?,
        };
        let shown = file.display().to_string();
        let damaged = |message: String| {
            let arguments = [("file", shown.as_str().into()), ("message", message.into())];
            failure::usage(texts, "cli-contest-damaged", &arguments)
        };
        let saved: Saved = serde_json::from_slice(&bytes).map_err(|error| damaged(error.to_string()))?;
        if saved.format != FORMAT {
            return Err(damaged(format!("format: {} ≠ {FORMAT}", saved.format)));
        }
        let request = self.request();
        let differs = |name: &&String| saved.request.get(*name) != request.get(*name);
        let differing: Vec<&String> = request.keys().filter(differs).collect();
        if !differing.is_empty() {
            let arguments = [("file", shown.as_str().into()), ("fields", json!(differing))];
            return Err(failure::usage(texts, "cli-contest-other", &arguments));
        }
        if !saved.fared.is_whole(self.setup.seats) || !(0.0..=f64::MAX).contains(&saved.seconds) {
            return Err(damaged("fared".to_owned()));
        }
        Ok(Some(Played { fared: saved.fared, seconds: saved.seconds }))
    }

    fn write(&self, file: &Path, played: &Played, texts: &Texts) -> anyhow::Result<()> {
        let saved = Saved {
            format: FORMAT.to_owned(),
            request: self.request(),
            fared: played.fared.clone(),
            seconds: played.seconds,
        };
        let text = serde_json::to_string_pretty(&saved)? + "\n";
        replace(file, &text).map_err(|error| failure::unwritable(texts, file, &error))
    }
}

fn take_lock(file: &Path, texts: &Texts) -> anyhow::Result<Lock> {
    let lock = Lock::take(file).map_err(|error| failure::unwritable(texts, file, &error))?;
    lock.ok_or_else(|| {
        let shown = file.display().to_string();
        let lock = format!("{shown}.lock");
        failure::usage(texts, "cli-contest-in-use", &[("file", shown.into()), ("lock", lock.into())])
    })
}
