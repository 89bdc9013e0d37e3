//! What happens in games, counted.

use crate::playout::chance;
use fabletop_core::{Game, GameRng, Outcome, Seat, Sink, Turn, Viewer};
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// What happened in some games, on average.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Happenings {
    /// Share of games won by whoever acted first; none if some game began with several at once.
    pub win_rate_of_first: Option<f64>,
    /// Each kind of event that somebody who only watches is told of.
    pub events: BTreeMap<String, Happening>,
    /// For each word that seats were given before the first decision, as `began.mage`: who had it.
    pub given: BTreeMap<String, BTreeMap<String, Given>>,
    /// What is seen when a game is over: numbers, and how many items the lists have, for all seats together.
    pub at_end: BTreeMap<String, f64>,
}

/// One kind of event.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Happening {
    /// How often a game.
    pub mean: f64,
    /// For each field that is a word, how often a game with which word.
    pub words: BTreeMap<String, BTreeMap<String, f64>>,
    /// For each field that is a list, how many items a game.
    pub items: BTreeMap<String, f64>,
    /// For each field that is a number, the sum a game.
    pub sums: BTreeMap<String, f64>,
}

/// Those who were given a word before the first decision.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Given {
    /// How many a game.
    pub mean: f64,
    /// What share of them won; a shared victory is shared.
    pub win_rate: f64,
}

/// Parts of a victory: up to six share it evenly. Whole numbers, so that the order of adding does not matter.
const PARTS: u64 = 60;

/// Counts while games are played.
#[derive(Default)]
pub(crate) struct Watch {
    games: u64,
    begun: u64,
    /// Whether the first decision of the game that goes on is still to come.
    before: bool,
    /// Words of its seats, with where they were said.
    words: Vec<(u64, String, String)>,
    /// Times and parts of victories, by where a word was said and by the word.
    given: BTreeMap<String, BTreeMap<String, (u64, u64)>>,
    first_wins: f64,
    events: BTreeMap<String, Count>,
    at_end: BTreeMap<String, f64>,
}

#[derive(Default)]
struct Count {
    times: u64,
    words: BTreeMap<String, BTreeMap<String, u64>>,
    items: BTreeMap<String, u64>,
    sums: BTreeMap<String, f64>,
}

/// Takes a game's events and counts them.
pub(crate) struct Watcher<'w, G> {
    watch: &'w mut Watch,
    game: PhantomData<G>,
}

impl Watch {
    pub(crate) fn watcher<G: Game>(&mut self) -> Watcher<'_, G> {
        Watcher { watch: self, game: PhantomData }
    }

    /// A game is set up.
    pub(crate) fn set_up(&mut self) {
        self.before = true;
        self.words.clear();
    }

    /// Everybody has what there is at the beginning.
    pub(crate) fn started(&mut self) {
        self.before = false;
    }

    /// Remembers words of a seat.
    fn remember(&mut self, kind: &str, fields: &Map<String, Value>) {
        let Some(seat) = fields.get("seat").and_then(Value::as_u64) else { return };
        let words = fields.iter().filter_map(|(field, value)| Some((field, value.as_str()?)));
        self.words.extend(words.map(|(field, word)| (seat, format!("{kind}.{field}"), word.to_owned())));
    }

    /// Counts what words the winners were given.
    fn count_words(&mut self, outcome: &Outcome) {
        let winners = outcome.winners();
        let share = PARTS / winners.len().max(1) as u64;
        for (seat, field, word) in self.words.drain(..) {
            let (times, wins) = self.given.entry(field).or_default().entry(word).or_default();
            *times += 1;
            if u8::try_from(seat).is_ok_and(|seat| winners.contains(Seat(seat))) {
                *wins += share;
            }
        }
    }

    /// Counts a game that is over; `view` is what somebody sees who only watches.
    pub(crate) fn end(&mut self, first: Option<Seat>, outcome: &Outcome, view: &impl Serialize) {
        self.games += 1;
        self.count_words(outcome);
        if let Ok(Value::Object(fields)) = serde_json::to_value(view) {
            self.add_up("", &fields);
        }
        let Some(first) = first else { return };
        self.begun += 1;
        let winners = outcome.winners();
        if winners.contains(first) {
            self.first_wins += 1.0 / winners.len() as f64;
        }
    }

    /// Numbers and lengths of lists, also in the items of lists: `seats.bonus`.
    fn add_up(&mut self, prefix: &str, fields: &Map<String, Value>) {
        for (field, value) in fields {
            let name = format!("{prefix}{field}");
            if let Value::Array(items) = value {
                let items = items.iter().filter_map(Value::as_object).filter(|_| prefix.is_empty());
                items.for_each(|item| self.add_up(&format!("{name}."), item));
            }
            let number = value.as_array().map(|items| items.len() as f64).or_else(|| value.as_f64());
            if let Some(number) = number {
                *self.at_end.entry(name).or_default() += number;
            }
        }
    }

    pub(crate) fn merge(mut self, other: Watch) -> Watch {
        self.games += other.games;
        self.begun += other.begun;
        self.first_wins += other.first_wins;
        for (kind, more) in other.events {
            self.events.entry(kind).or_default().add(more);
        }
        for (field, words) in other.given {
            let counts = self.given.entry(field).or_default();
            for (word, (times, wins)) in words {
                let count = counts.entry(word).or_default();
                *count = (count.0 + times, count.1 + wins);
            }
        }
        for (field, more) in other.at_end {
            *self.at_end.entry(field).or_default() += more;
        }
        self
    }

    pub(crate) fn report(self) -> Happenings {
        let games = self.games.max(1) as f64;
        let mean = |count: u64| count as f64 / games;
        let means = |counts: BTreeMap<String, u64>| counts.into_iter().map(|(id, n)| (id, mean(n))).collect();
        let happening = |count: Count| Happening {
            mean: mean(count.times),
            words: count.words.into_iter().map(|(field, words)| (field, means(words))).collect(),
            items: means(count.items),
            sums: count.sums.into_iter().map(|(field, sum)| (field, sum / games)).collect(),
        };
        let given = |(times, parts): (u64, u64)| Given {
            mean: mean(times),
            win_rate: parts as f64 / (PARTS * times) as f64,
        };
        let given = |counts: BTreeMap<String, (u64, u64)>| {
            counts.into_iter().map(|(word, count)| (word, given(count))).collect()
        };
        let all_begun = self.games > 0 && self.begun == self.games;
        Happenings {
            win_rate_of_first: all_begun.then(|| self.first_wins / games),
            events: self.events.into_iter().map(|(kind, count)| (kind, happening(count))).collect(),
            given: self.given.into_iter().map(|(field, counts)| (field, given(counts))).collect(),
            at_end: self.at_end.into_iter().map(|(field, sum)| (field, sum / games)).collect(),
        }
    }
}

impl<G: Game> Sink<G::Event> for Watcher<'_, G> {
    fn emit(&mut self, make: impl FnOnce() -> G::Event) {
        let shown = G::event_view(&make(), Viewer::Spectator).map(serde_json::to_value);
        let Some(Ok(Value::Object(mut fields))) = shown else { return };
        if let Some(Value::String(kind)) = fields.remove("kind") {
            if self.watch.before {
                self.watch.remember(&kind, &fields);
            }
            let count = self.watch.events.entry(kind).or_default();
            count.times += 1;
            count.fields("", &fields);
        }
    }
}

impl Count {
    /// Words, lists and numbers, also those of things inside: `tile.building`.
    fn fields(&mut self, prefix: &str, fields: &Map<String, Value>) {
        for (field, value) in fields {
            let name = format!("{prefix}{field}");
            match value {
                Value::String(word) => {
                    *self.words.entry(name).or_default().entry(word.clone()).or_default() += 1;
                }
                Value::Array(items) => *self.items.entry(name).or_default() += items.len() as u64,
                Value::Object(fields) => self.fields(&format!("{name}."), fields),
                Value::Number(number) if field != "seat" => {
                    *self.sums.entry(name).or_default() += number.as_f64().unwrap_or(0.0);
                }
                Value::Null | Value::Bool(_) | Value::Number(_) => {}
            }
        }
    }

    fn add(&mut self, more: Count) {
        self.times += more.times;
        for (field, words) in more.words {
            let sums = self.words.entry(field).or_default();
            words.into_iter().for_each(|(word, n)| *sums.entry(word).or_default() += n);
        }
        for (field, n) in more.items {
            *self.items.entry(field).or_default() += n;
        }
        for (field, sum) in more.sums {
            *self.sums.entry(field).or_default() += sum;
        }
    }
}

/// Lets luck begin the game; the seat that then acts first, if it is one alone.
pub(crate) fn begin<G: Game>(
    game: &mut G,
    rng: &mut impl GameRng,
    events: &mut impl Sink<G::Event>,
) -> Option<Seat> {
    while game.turn() == Turn::Chance {
        chance(game, rng, events);
    }
    match game.turn() {
        Turn::Seats(seats) if seats.len() == 1 => seats.first(),
        _ => None,
    }
}
