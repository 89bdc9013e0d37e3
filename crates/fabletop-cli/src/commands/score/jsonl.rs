//! `fabletop score --jsonl`: a hand a line in, a result a line out, as fast as they come.

use super::choices::{Chosen, decide};
use super::error::InputError;
use super::json::EnglishNames;
use super::task::{Mode, Task};
use crate::commands::output;
use crate::failure::Failure;
use crate::names::{NameError, Names};
use fabletop_text::Texts;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::Made;
use fantasy_realms::suits::Suit;
use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};

/// A longer line is no hand.
const MOST_BYTES: usize = 1 << 20;

/// A hand as it is sent. Fields of a result are passed over, so that a result can be sent again.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with `cards`")]
struct Request<'a> {
    #[serde(borrow)]
    id: Option<&'a RawValue>,
    #[serde(borrow)]
    cards: Vec<Text<'a>>,
    #[serde(borrow)]
    mode: Option<Text<'a>>,
    #[serde(borrow, default)]
    choices: RequestedChoices<'a>,
    #[serde(borrow)]
    discard: Option<Vec<Text<'a>>>,
    #[serde(rename = "total")]
    _total: Option<IgnoredAny>,
    #[serde(rename = "by_card")]
    _by_card: Option<IgnoredAny>,
    #[serde(rename = "blanked")]
    _blanked: Option<IgnoredAny>,
}

/// What is sent of one choice; nothing at all leaves the card as printed.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, expecting = "an object with `target`, `suit` or both")]
struct RequestedChoice<'a> {
    #[serde(borrow)]
    target: Option<Text<'a>>,
    #[serde(borrow)]
    suit: Option<Text<'a>>,
}

/// In the order sent; a chooser that is there twice is noticed.
#[derive(Default)]
struct RequestedChoices<'a>(Vec<(Text<'a>, RequestedChoice<'a>)>);

impl<'de: 'a, 'a> Deserialize<'de> for RequestedChoices<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RequestedChoices<'a>, D::Error> {
        struct Choices<'a>(std::marker::PhantomData<&'a ()>);

        impl<'de: 'a, 'a> Visitor<'de> for Choices<'a> {
            type Value = RequestedChoices<'a>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of choices by card")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut choices = Vec::new();
                while let Some((chooser, chosen)) =
                    map.next_entry::<Text<'a>, Option<RequestedChoice<'a>>>()?
                {
                    choices.push((chooser, chosen.unwrap_or_default()));
                }
                Ok(RequestedChoices(choices))
            }
        }

        deserializer.deserialize_map(Choices(std::marker::PhantomData))
    }
}

/// A string, borrowed from the line where it has no escapes.
struct Text<'a>(Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Text<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<'a>, D::Error> {
        struct Borrowed;

        impl<'de> Visitor<'de> for Borrowed {
            type Value = Cow<'de, str>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Cow<'de, str>, E> {
                Ok(Cow::Borrowed(text))
            }

            fn visit_str<E>(self, text: &str) -> Result<Cow<'de, str>, E> {
                Ok(Cow::Owned(text.to_owned()))
            }
        }

        deserializer.deserialize_str(Borrowed).map(Text)
    }
}

/// Reads names that were read before without another look.
struct Reader {
    names: Names,
    cards: HashMap<String, Card>,
    suits: HashMap<String, Suit>,
}

/// Names beyond so many are not remembered: a stream has no end.
const MOST_REMEMBERED: usize = 4096;

impl Reader {
    fn card(&mut self, typed: &str) -> Result<Card, NameError> {
        if let Some(&card) = self.cards.get(typed) {
            return Ok(card);
        }
        let card = self.names.card(typed)?;
        if self.cards.len() < MOST_REMEMBERED {
            self.cards.insert(typed.to_owned(), card);
        }
        Ok(card)
    }

    fn suit(&mut self, typed: &str) -> Result<Suit, NameError> {
        if let Some(&suit) = self.suits.get(typed) {
            return Ok(suit);
        }
        let suit = self.names.suit(typed)?;
        if self.suits.len() < MOST_REMEMBERED {
            self.suits.insert(typed.to_owned(), suit);
        }
        Ok(suit)
    }

    fn set(&mut self, typed: &[Text<'_>]) -> Result<CardSet, NameError> {
        let mut set = CardSet::EMPTY;
        let mut errors = Vec::new();
        for name in typed {
            match self.card(&name.0) {
                Ok(card) if set.contains(card) => errors.push(NameError::Double { card }),
                Ok(card) => set.insert(card),
                Err(error) => errors.push(error),
            }
        }
        NameError::all(errors).map_or(Ok(set), Err)
    }

    fn task(&mut self, request: &Request<'_>) -> Result<Task, InputError> {
        let mode = match request.mode.as_ref().map(|mode| mode.0.as_ref()) {
            None => Mode::default(),
            Some("fixed") => Mode::Fixed,
            Some("best") => Mode::Best,
            Some("worst") => Mode::Worst,
            Some(other) => return Err(InputError::UnknownMode { typed: other.chars().take(60).collect() }),
        };
        let hand = self.set(&request.cards)?;
        let discard = request.discard.as_ref().map(|cards| self.set(cards)).transpose()?;
        let mut made = Made::NOTHING;
        for (chooser, chosen) in &request.choices.0 {
            let chooser = self.card(&chooser.0)?;
            let target = chosen.target.as_ref().map(|name| self.card(&name.0)).transpose()?;
            let suit = chosen.suit.as_ref().map(|name| self.suit(&name.0)).transpose()?;
            decide(&mut made, chooser, Chosen { target, suit })?;
        }
        Task::new(hand, discard, made, mode)
    }
}

/// Scores hands from standard input until it ends.
pub(crate) fn run(names: Names, texts: &Texts) -> anyhow::Result<()> {
    let input = BufReader::with_capacity(1 << 16, io::stdin().lock());
    let all_good = score_lines(input, output::stdout(), names, texts)?;
    if all_good { Ok(()) } else { Err(Failure::No.into()) }
}

/// Whether every line was a hand.
fn score_lines(
    mut input: BufReader<impl Read>,
    mut out: impl Write,
    names: Names,
    texts: &Texts,
) -> io::Result<bool> {
    let mut reader = Reader { names, cards: HashMap::new(), suits: HashMap::new() };
    let english = EnglishNames::new();
    let (mut line, mut answer) = (Vec::new(), Vec::new());
    let (mut number, mut all_good) = (0, true);
    loop {
        // Somebody who waits for the answer to each line gets it.
        if input.buffer().is_empty() {
            out.flush()?;
        }
        let Some(fits) = next_line(&mut input, &mut line)? else { break };
        number += 1;
        if fits && line.trim_ascii().is_empty() {
            continue;
        }
        answer.clear();
        let scored =
            if fits { score_line(&line, &mut reader, &english, &mut answer) } else { Err(too_long()) };
        if let Err((error, id)) = scored {
            all_good = false;
            write_error(&mut answer, &error, id, number, texts);
        }
        answer.push(b'\n');
        out.write_all(&answer)?;
    }
    out.flush()?;
    Ok(all_good)
}

/// The next line without its end; `false` if it is too long to be kept, `None` at the end.
fn next_line(input: &mut BufReader<impl Read>, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    line.clear();
    let limit = MOST_BYTES as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    if line.len() <= MOST_BYTES || line.ends_with(b"\n") {
        return Ok(Some(true));
    }
    while !line.ends_with(b"\n") {
        line.clear();
        if input.by_ref().take(limit).read_until(b'\n', line)? == 0 {
            break;
        }
    }
    Ok(Some(false))
}

fn too_long<'a>() -> (InputError, Option<&'a RawValue>) {
    (InputError::LineTooLong { limit: MOST_BYTES }, None)
}

/// Writes the result, or says why there is none and whose it would have been.
fn score_line<'a>(
    line: &'a [u8],
    reader: &mut Reader,
    english: &EnglishNames,
    answer: &mut Vec<u8>,
) -> Result<(), (InputError, Option<&'a RawValue>)> {
    let request: Request<'a> = serde_json::from_slice(line).map_err(|error| (not_json(&error), None))?;
    let solved = reader.task(&request).and_then(|task| Ok(task.solve()?));
    let solved = solved.map_err(|error| (error, request.id))?;
    answer.push(b'{');
    write_id(answer, request.id);
    english.write_fields(answer, &solved);
    answer.push(b'}');
    Ok(())
}

fn write_id(answer: &mut Vec<u8>, id: Option<&RawValue>) {
    if let Some(id) = id {
        answer.extend_from_slice(b"\"id\":");
        answer.extend_from_slice(id.get().as_bytes());
        answer.push(b',');
    }
}

fn write_error(answer: &mut Vec<u8>, error: &InputError, id: Option<&RawValue>, line: u64, texts: &Texts) {
    let sentence = serde_json::Value::from(error.sentence(texts));
    answer.clear();
    answer.push(b'{');
    write_id(answer, id);
    let fields = format!("\"error\":{sentence},\"code\":\"{}\",\"line\":{line}}}", error.code());
    answer.extend_from_slice(fields.as_bytes());
}

/// The reader's message without its place: the line is ours to count.
fn not_json(error: &serde_json::Error) -> InputError {
    let message = error.to_string();
    let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
    InputError::Json { message: message.to_owned(), column: error.column() }
}
