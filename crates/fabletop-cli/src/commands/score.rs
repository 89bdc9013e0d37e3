//! `fabletop score`: the points of a hand, with reasons.

mod choices;
mod error;
mod json;
mod jsonl;
mod report;
mod task;

pub(crate) use json::EnglishNames;
pub(crate) use report::choice_sentences;

use super::output;
use crate::args::ScoreArgs;
use crate::failure::Failure;
use crate::names::Names;
use error::InputError;
use fabletop_core::Game;
use fabletop_text::{Texts, Value};
use fantasy_realms::State;
use fantasy_realms::cards::Card;
use std::io::{self, Write};
use task::{Mode, Solved, Task};

/// Scores the hand of the arguments, or those of standard input.
pub(crate) fn run(arguments: &ScoreArgs, texts: &Texts) -> anyhow::Result<()> {
    let names = Names::new(texts);
    if arguments.jsonl {
        return jsonl::run(names, texts);
    }
    let in_words = |error: InputError| Failure::Usage(error.sentence(texts));
    let task = task(arguments, &names).map_err(in_words)?;
    let solved = task.solve().map_err(|error| in_words(error.into()))?;
    if !arguments.discard.is_empty() && !task.hand().contains(Card::Necromancer) {
        // A note only: who closed standard error does without it.
        let _ = writeln!(io::stderr().lock(), "{}", texts.get("cli-discard-unused"));
    }
    let mut out = output::stdout();
    if arguments.json {
        out.write_all(&in_json(&solved, texts))?;
    } else {
        report::write(&mut out, &task, &solved, arguments, texts)?;
    }
    Ok(out.flush()?)
}

fn task(arguments: &ScoreArgs, names: &Names) -> Result<Task, InputError> {
    let hand = names.hand(&arguments.cards)?;
    let discard = match arguments.discard.as_slice() {
        [] => None,
        // Commas were taken away by the parser, and they separate for certain.
        cards => Some(names.hand(&[cards.join(",")])?),
    };
    let made = choices::parse(&arguments.choices, names)?;
    let mode = match arguments {
        ScoreArgs { fixed: true, .. } => Mode::Fixed,
        ScoreArgs { worst: true, .. } => Mode::Worst,
        _ => Mode::Best,
    };
    Task::new(hand, discard, made, mode)
}

/// One line: the fields of `--jsonl`, and the reasons by card, each with its sentence.
fn in_json(solved: &Solved, texts: &Texts) -> Vec<u8> {
    let english = EnglishNames::new();
    let mut out = b"{".to_vec();
    english.write_fields(&mut out, solved);
    out.extend_from_slice(b",\"lines\":{");
    for (place, card) in solved.score.cards.iter().enumerate() {
        let lines: Vec<Value> = card.lines.iter().map(|line| line_in_json(line, texts)).collect();
        let comma = if place == 0 { "" } else { "," };
        out.extend_from_slice(
            format!("{comma}{}:{}", english.card(card.card), Value::from(lines)).as_bytes(),
        );
    }
    out.extend_from_slice(b"}}\n");
    out
}

fn line_in_json(line: &fantasy_realms::scoring::Line, texts: &Texts) -> Value {
    let mut fields = serde_json::to_value(line).unwrap_or_default();
    if let Value::Object(fields) = &mut fields {
        fields.insert("ruling".to_owned(), line.ruling().into());
        fields.insert("text".to_owned(), texts.describe(State::ID, "line", line).into());
    }
    fields
}
