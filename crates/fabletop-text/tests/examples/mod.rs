//! Everything a game can say, as examples: sentences for people to proof-read, the same values for the page.

use crate::support::{check_file, check_sentences};
use fabletop_text::{Locale, Texts, Value};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

/// Values by namespace.
pub(crate) type Examples = Vec<(&'static str, Vec<Value>)>;

/// Through the game's own type, so that an example cannot be something the game never says.
pub(crate) fn true_to_type<T: DeserializeOwned + Serialize>(json: &str) -> Value {
    let typed: T = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    serde_json::to_value(typed).unwrap()
}

/// The same event of somebody else and of the reader.
pub(crate) fn of_both(event: &str) -> [String; 2] {
    [("0", "1"), ("1", "0")].map(|(seat, other)| event.replace("SEAT", seat).replace("OTHER", other))
}

pub(crate) fn values<T: Serialize>(things: impl IntoIterator<Item = T>) -> Vec<Value> {
    things.into_iter().map(|thing| serde_json::to_value(thing).unwrap()).collect()
}

fn sentences(texts: &Texts, game: &str, examples: &Examples) -> String {
    let players = ["Ala".to_owned(), texts.get("play-you")];
    let mut out = String::new();
    for (namespace, values) in examples {
        for value in values {
            writeln!(out, "{}", texts.describe_for(&players, game, namespace, value)).unwrap();
        }
        out.push('\n');
    }
    out
}

/// The sentences are those of `tests/<game>-sentences.<locale>.txt`.
#[track_caller]
pub(crate) fn check_all_sentences(game: &str, examples: &Examples, hyphenated: &[&str]) {
    for locale in Locale::ALL {
        let sentences = sentences(&Texts::new(locale), game, examples);
        check_sentences(&format!("{game}-sentences"), locale, &sentences, hyphenated);
    }
}

/// The page has the same examples; one value a line, so that a change shows where it is.
#[track_caller]
pub(crate) fn check_vectors(game: &str, examples: &Examples) {
    let space = |(namespace, values): &(&str, Vec<Value>)| {
        let values: Vec<String> = values.iter().map(Value::to_string).collect();
        format!("\"{namespace}\": [\n{}\n]", values.join(",\n"))
    };
    let spaces: Vec<String> = examples.iter().map(space).collect();
    let json = format!("{{\n{}\n}}\n", spaces.join(",\n"));
    check_file(&Path::new("../../web/tests/vectors").join(format!("{game}.json")), &json);
}

/// What the examples say under a tag.
pub(crate) fn tags(values: &[Value], tag: &str) -> BTreeSet<String> {
    values.iter().filter_map(|value| value[tag].as_str()).map(str::to_owned).collect()
}

/// Every kind is among what is shown.
#[track_caller]
pub(crate) fn check_shown(shown: &BTreeSet<String>, kinds: &[&str]) {
    let missing: Vec<_> = kinds.iter().filter(|&&kind| !shown.contains(kind)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
