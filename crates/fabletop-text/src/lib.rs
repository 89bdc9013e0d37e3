//! The texts of Fabletop, from `i18n/<locale>/*.ftl`: sentences for what the engine tells in ids, codes
//! and numbers.
//!
//! The files are [Fluent](https://projectfluent.org). This crate knows no game: it turns a serialised
//! value into a message and its arguments by the convention below, and the web does the same with
//! `@fluent/bundle`, so both read one set of files.
//!
//! ```
//! use fabletop_text::{Locale, Texts, Value};
//!
//! let texts = Texts::new(Locale::En);
//! let line = r#"{"kind": "blanked-by", "by": "blizzard"}"#;
//! let line: Value = serde_json::from_str(line).unwrap();
//! assert_eq!(texts.describe("fantasy-realms", "line", &line), "Blanked by Blizzard");
//! assert_eq!(texts.name("fantasy-realms", "army"), "Army");
//! assert_eq!(texts.attribute("fantasy-realms-army", "code"), "Ar");
//! ```
//!
//! # The convention
//!
//! **Message.** A value with a tag, `kind` (effects, lines, events, choices) or else `code` (refusals), is
//! said by the message `{game}-{namespace}-{tag}`, such as `fantasy-realms-bonus-per-card`; if the game has
//! none, by `{namespace}-{tag}`, such as `refusal-not-your-turn`. A plain string is its own tag. A value
//! without a tag is said by `{game}-{namespace}`. Names of things are `{game}-{id}`. A message that is
//! missing is shown as `⟨its id⟩`.
//!
//! **Arguments.** Every field but the tag becomes arguments, named like the field with `-` for `_`:
//!
//! | value | arguments |
//! |---|---|
//! | number | `$field`, a number; `$field-signed`: "+12", "0", "−3"; if the game has a thing with that number, `{game}-{number}`, `$field-name`: its name, and each attribute |
//! | id of a named thing | `$field`: its name; `$field-acc` and so on: each attribute of its message; `$field-id`: the id |
//! | id that ends in a number, without a message of its own | as above with the message of the thing without the number (`s12`: `{game}-s`), in which `$number` is that number; `$field-number`: the number |
//! | other string | `$field` and `$field-id`: the string |
//! | array | `$field`: "a, b and c"; `$field-or`: "a, b or c"; `$field-list`: "a, b, c"; the same three for every attribute (`$field-acc`, `$field-acc-or`, `$field-acc-list`); `$field-count`: how many |
//! | boolean | `$field`: "yes" or "no" |
//! | null | `$field`: ""; `$field-id`: "none" |
//! | object | `$field`: said as above with the field's name as namespace, if it has a tag or there is a message `{game}-{field}`; `$field-id`: its tag, or "some"; and all its fields with the prefix `field-` |
//! | number in `seat`, `to`, `from`, `owner`, `victim`, `traveller`, `player`, `winner` | `$field`: the player's name; `$field-id`: the number. An array `seats` is a list of names |
//!
//! - Lists are folded with the messages `list-more`, `list-and` and `list-or` (`$first`, `$last`, and
//!   `$start`, the first letter of the last: Italian says "ed" before an e): all but
//!   the last item by `list-more`. An item whose form is empty is left out, though `$field-count` counts it.
//! - A seat without a name is said by `seat-number` (`$number`, from 1).
//! - Negative numbers have a real minus sign (U+2212). `@fluent/bundle` needs a `FluentNumber` for that
//!   whose `toString` replaces the hyphen; in both, `useIsolating` is off.
//! - [`Texts::say`] takes arguments for a message of the program itself: the same table without named
//!   things and seats.
//!
//! # For translators
//!
//! All languages have the same messages with the same attributes; a test compares them. A noun's forms are
//! attributes of its name, a language uses those that it needs. Names of cards and players stand as they are,
//! so sentences are built around them: "z kartą Hydra", and the present tense for players, which has no
//! gender. Words that a list may leave empty are guarded by a selector on `$field-count`. Effects of
//! cards start with a small letter, for they stand inside score lines too. The sentences in `tests/*.txt`
//! of this crate are there to be proof-read.
//!
//! A new file is listed in `sources.rs`.

mod arguments;
mod locale;
mod sources;
mod texts;

pub use locale::{Locale, UnknownLocale};
pub use serde_json::Value;
pub use sources::Source;
pub use texts::{OtherName, Texts};
