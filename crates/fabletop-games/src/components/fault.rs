//! What can be wrong with a component file of any game.

use serde::Serialize;
use serde_json::{Map, Value};
use strum::VariantNames;

/// Something wrong in a component file, and where. The sentence for it is `{game}-fault-{code}`, or
/// `fault-{code}` where it is the same for every game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "Problem.ts"))]
pub struct Problem {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in letters.
    pub column: usize,
    /// The stable code, in kebab case.
    pub code: String,
    /// What a text about it needs.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub params: Map<String, Value>,
}

impl Problem {
    /// Code and parameters together, as a text takes them.
    pub fn fault(&self) -> Value {
        let mut fields = self.params.clone();
        fields.insert("code".to_owned(), self.code.as_str().into());
        Value::Object(fields)
    }
}

/// What can be wrong with a component file of any game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Fault {
    /// The file is too large to be one.
    TooLarge {
        /// How large it is.
        bytes: usize,
        /// How large it may be.
        limit: usize,
    },
    /// It is not TOML.
    Syntax {
        /// What the reader says.
        message: String,
    },
    /// It is for a game that has no component file, or for none there is.
    NoSuchGame {
        /// What it says.
        game: String,
        /// The games that have one.
        known: String,
    },
    /// It is for another game than the one to be played.
    OtherGame {
        /// The game it is for.
        game: String,
        /// The game to be played.
        wanted: String,
    },
    /// A field that means nothing here.
    UnknownField {
        /// Its name.
        field: String,
        /// The fields there are.
        known: String,
    },
    /// A field that must be there is not.
    MissingField {
        /// Its name.
        field: String,
    },
    /// A field holds something of another kind.
    WrongKind {
        /// Its name.
        field: String,
        /// What it should hold.
        wanted: &'static str,
        /// What it holds.
        found: &'static str,
    },
    /// A field holds a number that is too small or too large.
    OutOfRange {
        /// The field's name.
        field: String,
        /// The number.
        found: String,
        /// The smallest it can be.
        least: u16,
        /// The largest it can be.
        most: u16,
    },
    /// There are not as many of something as there should be.
    WrongLength {
        /// The field's name.
        field: String,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A field holds a word that means nothing there.
    UnknownWord {
        /// The field's name.
        field: String,
        /// The word.
        word: String,
        /// The words there are.
        known: String,
    },
}

impl Fault {
    pub(crate) fn no_such_game(game: &str, known: &[&str]) -> Fault {
        Fault::NoSuchGame { game: shortened(game), known: known.join(", ") }
    }

    pub(crate) fn unknown_field(field: &str, known: &[&str]) -> Fault {
        Fault::UnknownField { field: shortened(field), known: known.join(", ") }
    }

    pub(crate) fn unknown_word(field: &str, word: &str, known: &[&str]) -> Fault {
        Fault::UnknownWord { field: shortened(field), word: shortened(word), known: known.join(", ") }
    }

    /// The ids of the texts for these faults.
    pub(crate) fn texts() -> impl Iterator<Item = String> {
        Fault::VARIANTS.iter().map(|code| format!("fault-{code}"))
    }
}

/// What somebody wrote, short enough to be said again.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let mut short: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
