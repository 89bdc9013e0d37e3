//! `fabletop play`: a game at the terminal, as a screen or as lines.

mod board;
pub(crate) mod fantazja;
mod generic;
mod list;
mod lock;
pub(crate) mod magica;
mod parts;
mod plain;
mod realms;
mod saved;
pub(crate) mod seating;
mod session;
mod tui;
mod words;

use crate::args::PlayArgs;
use board::Board;
use fabletop_games::Entry;
use fabletop_text::Texts;
pub(crate) use saved::data_folder;
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
        "via-magica" => Box::new(magica::MagicaBoard::new(texts)),
        "fantazja" => Box::new(fantazja::FantazjaBoard::new(texts)),
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

/// The games one can play, in a list.
fn known_games() -> String {
    fabletop_games::GAMES.iter().map(|entry: &Entry| entry.id).collect::<Vec<_>>().join(", ")
}
