//! What a command can come back with, and how it ends the program.
//!
//! Status 0: done. Status 1: done, and the answer is no. Status 2: what was asked for makes no sense, and
//! standard error says why in the user's language.

use fabletop_games::{GAMES, GameError};
use fabletop_table::{RecordError, RecordProblem, Refused, TableError};
use fabletop_text::{Texts, Value};
use serde_json::{Map, json};
use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why a command did not end well.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What the user gave cannot be used; the sentence says why, in the user's language.
    Usage(String),
    /// The answer is no, and was given already.
    No,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(sentence) => f.write_str(sentence),
            Failure::No => f.write_str("no"),
        }
    }
}

impl std::error::Error for Failure {}

/// The failure of a user who is told so by the message `id`.
pub(crate) fn usage(texts: &Texts, id: &str, arguments: &[(&str, Value)]) -> anyhow::Error {
    Failure::Usage(texts.say(id, arguments)).into()
}

/// The failure of a file that cannot be read.
pub(crate) fn unreadable(texts: &Texts, path: &Path, error: &io::Error) -> anyhow::Error {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "cli-file-not-found",
        io::ErrorKind::PermissionDenied => "cli-file-denied",
        io::ErrorKind::IsADirectory => "cli-file-is-folder",
        _ => "cli-file-unreadable",
    };
    let path = path.display().to_string();
    usage(texts, id, &[("file", path.into()), ("message", error.to_string().into())])
}

/// The failure of a file that cannot be written.
pub(crate) fn unwritable(texts: &Texts, path: &Path, error: &io::Error) -> anyhow::Error {
    let path = path.display().to_string();
    usage(texts, "cli-file-unwritable", &[("file", path.into()), ("message", error.to_string().into())])
}

/// The status of the program. A reader who closed the pipe had enough: that is no failure.
pub(crate) fn exit_code(done: anyhow::Result<()>, texts: &Texts) -> ExitCode {
    let Err(error) = done else { return ExitCode::SUCCESS };
    if is_closed_pipe(&error) {
        return ExitCode::SUCCESS;
    }
    if let Some(Failure::No) = error.downcast_ref() {
        return ExitCode::from(1);
    }
    let sentence = texts.say("cli-error", &[("reason", sentence(&error, texts).into())]);
    // Nothing is left to be told to if standard error is closed too.
    let _ = writeln!(io::stderr().lock(), "{sentence}");
    ExitCode::from(2)
}

fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let kind = match cause.downcast_ref::<io::Error>() {
            Some(error) => Some(error.kind()),
            None => cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind),
        };
        kind == Some(io::ErrorKind::BrokenPipe)
    })
}

/// The error in the user's language.
pub(crate) fn sentence(error: &anyhow::Error, texts: &Texts) -> String {
    if let Some(error) = error.downcast_ref::<GameError>() {
        return game_sentence(error, "", texts);
    }
    if let Some(error) = error.downcast_ref::<RecordError>() {
        return record_sentence(error, "", "", texts);
    }
    if let Some(error) = error.downcast_ref::<TableError>() {
        return table_sentence(error, "", texts);
    }
    format!("{error:#}")
}

/// Why the registry cannot do what it is asked; `game` is empty where it is not known.
pub(crate) fn game_sentence(error: &GameError, game: &str, texts: &Texts) -> String {
    let say = |id: &str, arguments: &[(&str, Value)]| texts.say(id, arguments);
    match error {
        GameError::UnknownGame { id, known } => {
            say("cli-game-unknown", &[("game", id.as_str().into()), ("known", known.as_str().into())])
        }
        GameError::UnknownVariant { game, variant, known } => say(
            "cli-variant-unknown",
            &[
                ("game", title(texts, game)),
                ("variant", variant.as_str().into()),
                ("known", known.as_str().into()),
            ],
        ),
        GameError::UnknownOption { game, option, known } => say(
            "cli-option-unknown",
            &[
                ("game", title(texts, game)),
                ("option", option.as_str().into()),
                ("known", known.as_str().into()),
            ],
        ),
        GameError::BadOption { option, value, values } => say(
            "cli-option-bad",
            &[
                ("option", (*option).into()),
                ("value", value.as_str().into()),
                ("values", range(values).into()),
            ],
        ),
        GameError::BadComponents { option } => say("cli-components-bad", &[("option", (*option).into())]),
        GameError::SeatCount { game, seats, .. } => say(
            "cli-seats-wrong",
            &[("game", title(texts, game)), ("seats", (*seats).into()), ("known", seats_of(game))],
        ),
        GameError::VariantSeatCount { variant, seats, least, most } => say(
            "cli-variant-seats",
            &[
                ("variant", (*variant).into()),
                ("seats", (*seats).into()),
                ("range", span(*least, *most).into()),
                ("most", (*most).into()),
            ],
        ),
        GameError::UnknownBot { game, bot, known } => say(
            "cli-bot-unknown",
            &[("game", title(texts, game)), ("bot", bot.as_str().into()), ("known", known.as_str().into())],
        ),
        GameError::BotCount { bots, seats } => {
            say("cli-bots-wrong", &[("bots", (*bots).into()), ("seats", (*seats).into())])
        }
        GameError::BadWeights { game, place } => {
            say("cli-weights-bad", &[("game", title(texts, game)), ("place", place.as_str().into())])
        }
        GameError::NothingToFit { .. } => say("cli-nothing-to-fit", &[]),
        GameError::NothingToTune => say("cli-nothing-to-tune", &[]),
        GameError::Refused { params, .. } => refusal(texts, game, params),
        GameError::Table(error) => table_sentence(error, game, texts),
    }
}

/// Ranges without words, so that they read the same in every language.
pub(crate) fn range(values: &str) -> String {
    values.replace(" to ", "–")
}

/// "3–6", or one number where both are the same.
pub(crate) fn span(least: u8, most: u8) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

fn title(texts: &Texts, game: &str) -> Value {
    texts.get(game).into()
}

/// "3–6 (classic), 2 (two-players)".
fn seats_of(game: &str) -> Value {
    let variants = GAMES.iter().filter(|entry| entry.id == game).flat_map(|entry| entry.variants);
    let counts = variants.map(|facts| format!("{} ({})", span(facts.least, facts.most), facts.id));
    counts.collect::<Vec<_>>().join(", ").into()
}

/// Why a record cannot be followed, and where; `game` and `file` are empty where they are not known.
pub(crate) fn record_sentence(error: &RecordError, game: &str, file: &str, texts: &Texts) -> String {
    let mut params = error.params();
    if let Some(ply) = params.get("ply").and_then(Value::as_u64) {
        params.insert("step".to_owned(), (ply + 1).into());
    }
    if let Some(Value::String(message)) = params.get_mut("message") {
        shorten(message);
    }
    match error.problem.as_ref() {
        RecordProblem::StepRefused { refused, .. } | RecordProblem::ConfigRefused { refused } => {
            params.insert("refused".to_owned(), refused_sentence(refused, game, texts).into());
        }
        RecordProblem::UnknownGame { .. } => {
            let known: Vec<_> = GAMES.iter().map(|entry| entry.id).collect();
            params.insert("known".to_owned(), known.join(", ").into());
        }
        _ => {}
    }
    params.retain(|name, _| !matches!(name.as_str(), "recorded" | "computed"));
    let arguments: Vec<(&str, Value)> =
        params.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
    let code = error.code();
    let cause =
        texts.say(&format!("cli-record-{}", code.strip_prefix("record-").unwrap_or(code)), &arguments);
    if error.place.line == 0 {
        return cause;
    }
    let file = if file.is_empty() { Value::Null } else { file.into() };
    let column = error.place.column.map_or(Value::Null, Value::from);
    let place =
        [("file", file), ("line", error.place.line.into()), ("column", column), ("cause", cause.into())];
    texts.say("cli-record-at", &place)
}

/// The reader's message without a long list of all that would have been right.
fn shorten(message: &mut String) {
    const MOST: usize = 120;
    if message.chars().count() <= MOST {
        return;
    }
    match message.find(", expected one of ") {
        Some(end) => message.truncate(end),
        None => *message = message.chars().take(MOST).chain(['…']).collect(),
    }
}

fn table_sentence(error: &TableError, game: &str, texts: &Texts) -> String {
    let refused = error.refused();
    let mut fields = refused.params;
    fields.insert("code".to_owned(), refused.code.into());
    if texts.has(&format!("refusal-{}", error.code())) || matches!(error, TableError::Refused(_)) {
        return refusal(texts, game, &Value::Object(fields));
    }
    // What only a defect of ours or of the system can cause: said as it is.
    error.to_string()
}

fn refused_sentence(refused: &Refused, game: &str, texts: &Texts) -> String {
    let mut fields = Map::from_iter([("code".to_owned(), json!(refused.code))]);
    fields.extend(refused.params.clone());
    refusal(texts, game, &Value::Object(fields))
}

/// A refusal in words; where the game is not known, in those of the first game that has the code.
fn refusal(texts: &Texts, game: &str, fields: &Value) -> String {
    let code = fields.get("code").and_then(Value::as_str).unwrap_or_default();
    let has_code = |id: &str| texts.has(&format!("{id}-refusal-{code}"));
    let owner = GAMES.iter().map(|entry| entry.id).find(|id| game.is_empty() && has_code(id));
    texts.describe(owner.unwrap_or(game), "refusal", fields)
}
