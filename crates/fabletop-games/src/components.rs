//! Component files: the components of a game, written down by somebody who owns the box.
//!
//! A file is TOML and says at its top which game it is for: `game = "fantazja"`. What is in it becomes the
//! value of one option, so that a match record holds the components it was played with.

mod fault;
mod reader;

pub(crate) use fault::shortened;
pub use fault::{Fault, Problem};
pub(crate) use reader::{Fields, Sheet, Span, one_of};

use crate::{Entry, GAMES};
use serde::Deserialize;

/// A larger file is no component file.
pub const MAX_COMPONENT_BYTES: usize = 64 << 10;

/// That a game has a component file, and how it is read.
#[derive(Clone, Copy)]
pub struct Components {
    /// The option that takes the components.
    pub option: &'static str,
    /// The game's own components as a file.
    pub(crate) export: fn() -> String,
    /// What a file says; what is wrong with it is noted in the sheet.
    pub(crate) read: fn(&mut Sheet<'_>) -> Option<Replacement>,
}

impl Components {
    /// The components the game has by itself, as a file with comments.
    pub fn export(&self) -> String {
        (self.export)()
    }
}

/// Components in the place of the game's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Replacement {
    /// The option's value.
    pub(crate) value: String,
    /// What tells these components from others.
    pub(crate) hash: String,
}

/// A component file that may be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The game it is for.
    pub game: &'static str,
    /// The option that takes it.
    pub option: &'static str,
    /// The option's value.
    pub value: String,
    /// What tells these components from others.
    pub hash: String,
}

/// A component file that may not be played with.
#[derive(Clone, Debug, PartialEq)]
pub struct Faulty {
    /// The game it is for, where that can be read.
    pub game: Option<&'static str>,
    /// What is wrong, from top to bottom; never nothing.
    pub problems: Vec<Problem>,
}

/// What tells the components of an option's value from others. A set says so in its field `hash`, or by its
/// first word; one that is built in may have a name instead.
pub(crate) fn hash_of(value: &str) -> String {
    #[derive(Deserialize)]
    struct Hashed {
        hash: String,
    }
    let hashed = value.starts_with('{').then(|| serde_json::from_str::<Hashed>(value).ok()).flatten();
    let word = || value.split_whitespace().next().unwrap_or_default().to_owned();
    hashed.map_or_else(word, |Hashed { hash }| hash)
}

/// Reads a component file of whichever game it says.
pub fn check_components(text: &str) -> Result<Checked, Faulty> {
    check(text, None)
}

/// Reads a component file, of a certain game if one is wanted.
pub(crate) fn check(text: &str, wanted: Option<&'static Entry>) -> Result<Checked, Faulty> {
    let faulty = |game: Option<&Entry>, sheet: Sheet<'_>| {
        Err(Faulty { game: game.map(|entry| entry.id), problems: sheet.into_problems() })
    };
    let mut sheet = match Sheet::parse(text) {
        Ok(sheet) => sheet,
        Err(problem) => return Err(Faulty { game: wanted.map(|entry| entry.id), problems: vec![problem] }),
    };
    let Some((at, id)) = sheet.root().text("game", &mut sheet) else { return faulty(wanted, sheet) };
    let said = GAMES.iter().find(|entry| entry.id == id);
    let of_another = said.zip(wanted).filter(|(said, wanted)| said.id != wanted.id);
    if let Some((said, wanted)) = of_another {
        sheet.note(at, &Fault::OtherGame { game: said.id.to_owned(), wanted: wanted.id.to_owned() });
        return faulty(Some(wanted), sheet);
    }
    let Some((entry, components)) = said.and_then(|entry| Some((entry, entry.components?))) else {
        let known = GAMES.iter().filter(|entry| entry.components.is_some()).map(|entry| entry.id);
        sheet.note(at, &Fault::no_such_game(&id, &known.collect::<Vec<_>>()));
        return faulty(wanted, sheet);
    };
    match (components.read)(&mut sheet) {
        Some(Replacement { value, hash }) if sheet.is_fine() => {
            Ok(Checked { game: entry.id, option: components.option, value, hash })
        }
        _ => faulty(Some(entry), sheet),
    }
}
