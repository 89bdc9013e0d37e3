//! `fabletop play`: a game at the terminal, as a screen or as lines.

mod board;
mod cursor;
pub(crate) mod fantazja;
mod generic;
pub(crate) mod indaman;
mod list;
mod lock;
pub(crate) mod magica;
pub(crate) mod own;
mod parts;
mod plain;
mod realms;
mod saved;
pub(crate) mod seating;
mod session;
pub(crate) mod teller;
mod tui;
mod words;

use crate::args::PlayArgs;
use board::Board;
use fabletop_core::Game;
use fabletop_games::Entry;
use fabletop_table::DynTable;
use fabletop_text::{Texts, Value};
pub(crate) use lock::Lock;
use own::OwnBoard;
pub(crate) use saved::{data_folder, replace};
use session::Session;
use std::io::{self, IsTerminal, Write};

/// Plays, and says at the end where the match is.
pub(crate) fn run(arguments: &PlayArgs, texts: &Texts) -> anyhow::Result<()> {
    let mut session = match &arguments.resume {
        Some(file) => saved::resume(file, arguments, texts)?,
        None => seating::begin(arguments, texts)?,
    };
    let note = why_no_screen();
    if let Some(note) = note.filter(|_| !arguments.plain) {
        let mut err = io::stderr().lock();
        // A note that nobody can read is no reason to stop.
        let _ = writeln!(err, "{}", texts.get(note));
    }
    if arguments.plain || note.is_some() {
        plain::play(&mut session)?;
    } else {
        tui::play(&mut session)?;
    }
    farewell(&session)
}

/// Why there can be no screen: the id of a sentence.
pub(crate) fn why_no_screen() -> Option<&'static str> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        Some("play-no-terminal")
    } else if std::env::var_os("TERM").is_some_and(|term| term == "dumb") {
        Some("play-dumb-terminal")
    } else {
        None
    }
}

fn farewell(session: &Session<'_>) -> anyhow::Result<()> {
    let id = if session.is_over() { "play-farewell-over" } else { "play-farewell" };
    let file = session.file_name();
    let mut out = io::stdout().lock();
    let quoted = words::shell_word(&file);
    writeln!(out, "{}", session.texts.say(id, &[("file", file.into()), ("quoted", quoted.into())]))?;
    Ok(out.flush()?)
}

/// The board of a game: its own, or the one that shows any game.
fn board_of(game: &str, texts: &Texts) -> Box<dyn Board> {
    match game {
        "fantasy-realms" => Box::new(realms::RealmsBoard::new(texts)),
        "via-magica" => Box::new(OwnBoard::new(magica::Magica::new(texts))),
        "fantazja" => Box::new(OwnBoard::new(fantazja::Fantazja::new(texts))),
        "indaman" => Box::new(OwnBoard::new(indaman::Indaman::new(texts))),
        _ => Box::new(generic::GenericBoard::default()),
    }
}

/// The events of a game that nobody needs to be told at a terminal: what was chosen in secret is told when it
/// is revealed, and who still chooses is seen.
fn untold(game: &str) -> &'static [&'static str] {
    match game {
        "via-magica" => &["chose"],
        _ => &[],
    }
}

/// What a game puts into an event or a refusal before it is told.
pub(crate) type Retelling = Box<dyn Fn(Value) -> Value>;

/// How a table wants to be told: places of Indaman are called by their city or terrain, cities and mages as the
/// table's own components call them.
pub(crate) fn retelling(table: &dyn DynTable, texts: &Texts) -> Retelling {
    let config = Some(table).filter(|table| table.game() == ::indaman::State::ID);
    let config = config.and_then(|table| table.config().ok()?.parse::<::indaman::Config>().ok());
    match config {
        Some(config) => {
            texts.call_otherwise(indaman::other_names(config.options.components.board()));
            Box::new(move |value| indaman::with_places(config.options.components.board(), value))
        }
        None => Box::new(|value| value),
    }
}

/// The games one can play, in a list.
fn known_games() -> String {
    fabletop_games::GAMES.iter().map(|entry: &Entry| entry.id).collect::<Vec<_>>().join(", ")
}
