//! `fabletop best`: the best hands there are, proven.

use super::output::{self, Paint, grouped, left, right, wrapped};
use super::score::{EnglishNames, choice_sentences};
use super::simulate::progress_bar;
use crate::args::BestArgs;
use crate::failure::{self, Failure};
use crate::names::Names;
use fabletop_core::Game;
use fabletop_text::{Texts, Value};
use fantasy_realms::State;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::solver::{Found, Query, QueryError};
use indicatif::ProgressBar;
use rayon::prelude::*;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::atomic::{AtomicI32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The answer to one query.
struct Answer {
    query: Query,
    hands: Vec<Found>,
    searched: u64,
    seconds: f64,
}

/// Searches and lists.
pub(crate) fn run(arguments: &BestArgs, texts: &Texts) -> anyhow::Result<()> {
    let queries = queries(arguments, texts)?;
    let bar = progress_bar(queries.iter().map(Query::hands).sum(), texts);
    let answers: Vec<Answer> =
        queries.into_iter().map(|query| search(query, usize::from(arguments.top), &bar)).collect();
    bar.finish_and_clear();
    let mut out = output::stdout();
    if arguments.json {
        out.write_all(&in_json(&answers, arguments.worst))?;
    } else {
        for (place, answer) in answers.iter().enumerate() {
            if place > 0 {
                writeln!(out)?;
            }
            write_answer(&mut out, answer, texts)?;
        }
    }
    Ok(out.flush()?)
}

/// One query for each size asked for. Without a size, a size that cannot be is left out if the other can.
fn queries(arguments: &BestArgs, texts: &Texts) -> anyhow::Result<Vec<Query>> {
    let names = Names::new(texts);
    let in_words = |error: QueryError| Failure::Usage(query_sentence(&error, texts));
    let cards = |typed: &[String]| {
        names.hand(&[typed.join(",")]).map_err(|error| Failure::Usage(error.sentence(texts)))
    };
    let (with, without) = (cards(&arguments.with)?, cards(&arguments.without)?);
    let query = |size: usize| {
        let query = Query { size, with, without, worst: arguments.worst };
        query.check().map(|()| query)
    };
    let queries = match arguments.size {
        Some(size) => vec![query(usize::from(size)).map_err(in_words)?],
        None => match (query(7), query(8)) {
            (Ok(seven), Ok(eight)) => vec![seven, eight],
            (Ok(only), Err(_)) | (Err(_), Ok(only)) => vec![only],
            (Err(error), Err(_)) => return Err(in_words(error).into()),
        },
    };
    if queries.iter().all(|query| query.hands() == 0) {
        return Err(failure::usage(texts, "cli-best-none", &[]));
    }
    Ok(queries)
}

fn query_sentence(error: &QueryError, texts: &Texts) -> String {
    let mut fields = match serde_json::to_value(error) {
        Ok(Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let code = fields.remove("code");
    let code = code.as_ref().and_then(Value::as_str).unwrap_or_default();
    if let QueryError::WithAndWithout { card } = error {
        fields.insert("card".to_owned(), texts.name(State::ID, card.id()).into());
    }
    let fields: Vec<(&str, Value)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    texts.say(&format!("cli-query-{code}"), &fields)
}

/// A hand in the list: better ones are greater. Ties go by the cards, so that the list is the same
/// whatever the threads do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    points: i32,
    cards: Reverse<[Card; 8]>,
}

impl Rank {
    fn of(found: &Found, worst: bool) -> Rank {
        // A hand of seven repeats its last card.
        let last = found.hand.iter().last().unwrap_or(Card::Mountain);
        let mut cards = [last; 8];
        cards.iter_mut().zip(found.hand).for_each(|(place, card)| *place = card);
        Rank { points: if worst { -found.total } else { found.total }, cards: Reverse(cards) }
    }
}

/// The best hands so far, and the bar that others have to reach.
struct Board {
    worst: bool,
    top: usize,
    /// The last first.
    kept: Mutex<BTreeMap<Rank, Found>>,
    bar: AtomicI32,
}

impl Board {
    fn new(worst: bool, top: usize) -> Board {
        let bar = if worst { i32::MAX } else { i32::MIN };
        Board { worst, top, kept: Mutex::new(BTreeMap::new()), bar: AtomicI32::new(bar) }
    }

    /// A total has to be strictly better than this. What equals the last hand in the list still passes:
    /// its cards may come first.
    fn bar(&self) -> i32 {
        self.bar.load(Ordering::Relaxed)
    }

    fn add(&self, found: Found) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.insert(Rank::of(&found, self.worst), found);
        if kept.len() > self.top {
            kept.pop_first();
        }
        if kept.len() == self.top
            && let Some((_, last)) = kept.first_key_value()
        {
            let bar = if self.worst { last.total + 1 } else { last.total - 1 };
            self.bar.store(bar, Ordering::Relaxed);
        }
    }

    fn into_hands(self) -> Vec<Found> {
        let kept = self.kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        kept.into_values().rev().collect()
    }
}

fn search(query: Query, top: usize, bar: &ProgressBar) -> Answer {
    let began = Instant::now();
    let board = Board::new(query.worst, top);
    let searched = AtomicU64::new(0);
    query.units().into_par_iter().with_max_len(1).for_each(|unit| {
        let hands = query.search(&unit, || board.bar(), |found| board.add(found));
        searched.fetch_add(hands, Ordering::Relaxed);
        bar.inc(hands);
    });
    Answer {
        query,
        hands: board.into_hands(),
        searched: searched.into_inner(),
        seconds: began.elapsed().as_secs_f64(),
    }
}

fn in_json(answers: &[Answer], worst: bool) -> Vec<u8> {
    let english = EnglishNames::new();
    let mut out = format!("{{\"worst\":{worst},\"sizes\":[").into_bytes();
    for (place, answer) in answers.iter().enumerate() {
        let (comma, size) = (if place == 0 { "" } else { "," }, answer.query.size);
        let head = format!(
            "{comma}{{\"size\":{size},\"proven_over\":{},\"seconds\":{:.3},\"hands\":[",
            answer.searched, answer.seconds
        );
        out.extend_from_slice(head.as_bytes());
        for (place, found) in answer.hands.iter().enumerate() {
            let cards: Vec<&str> = found.hand.iter().map(|card| english.card(card)).collect();
            let comma = if place == 0 { "" } else { "," };
            let hand =
                format!("{comma}{{\"total\":{},\"cards\":[{}],\"choices\":", found.total, cards.join(","));
            out.extend_from_slice(hand.as_bytes());
            english.write_choices(&mut out, &found.choices);
            out.push(b'}');
        }
        out.extend_from_slice(b"]}");
    }
    out.extend_from_slice(b"]}\n");
    out
}

fn write_answer(out: &mut impl Write, answer: &Answer, texts: &Texts) -> io::Result<()> {
    let paint = Paint::for_stdout();
    let Query { size, worst, .. } = answer.query;
    let head = [("count", answer.hands.len().into()), ("size", size.into()), ("worst", worst.into())];
    writeln!(out, "{}", paint.strong(&texts.say("cli-best", &head)))?;
    for (place, found) in answer.hands.iter().enumerate() {
        write_hand(out, place + 1, answer.hands.len(), found, texts, paint)?;
    }
    let seconds = output::seconds(answer.seconds, texts);
    let shown = grouped(answer.searched, texts.locale());
    let proof = [("shown", shown.into()), ("count", answer.searched.into()), ("time", seconds.into())];
    writeln!(out, "{}", paint.faint(&texts.say("cli-proven", &proof)))
}

fn write_hand(
    out: &mut impl Write,
    rank: usize,
    ranks: usize,
    found: &Found,
    texts: &Texts,
    paint: Paint,
) -> io::Result<()> {
    let digits = ranks.to_string().len();
    let indent = digits + 10;
    let total = found.total.to_string().replace('-', "−");
    write!(out, "{}  {}  ", right(&format!("{rank}."), digits + 1), paint.strong(&right(&total, 5)))?;
    let space = output::width().saturating_sub(indent).max(20);
    let cards = wrapped(&card_list(found.hand, texts), space, 0);
    let cards = cards.into_iter().map(|line| line.replace('\u{a0}', " "));
    let choices = wrapped(&choice_sentences(&found.choices, texts).join("; "), space, 0);
    let lines = cards.chain(choices.into_iter().map(|line| paint.faint(&line)));
    for (place, line) in lines.enumerate() {
        writeln!(out, "{}{line}", if place == 0 { String::new() } else { left("", indent) })?;
    }
    Ok(())
}

/// The names with commas between them; blanks inside a name do not break.
fn card_list(hand: CardSet, texts: &Texts) -> String {
    let names = hand.iter().map(|card| texts.name(State::ID, card.id()).replace(' ', "\u{a0}"));
    names.collect::<Vec<_>>().join(", ")
}
