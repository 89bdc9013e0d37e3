//! JSON kept as text.

use super::Place;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

/// A piece of JSON: valid, on one line, with the order of its fields as written, and where it stood.
#[derive(Clone, Debug)]
pub struct Json {
    text: String,
    place: Place,
}

impl Json {
    pub(crate) fn of(value: &impl Serialize) -> Result<Json, serde_json::Error> {
        Ok(Json { text: serde_json::to_string(value)?, place: Place::default() })
    }

    pub(crate) fn read(raw: &RawValue, place: Place) -> Json {
        Json { text: on_one_line(raw.get()), place }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Where it stood in the file it was read from.
    pub fn place(&self) -> Place {
        self.place
    }

    /// The typed thing.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(&self.text)
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text == other.text
    }
}

/// Valid JSON without the white space between its tokens.
fn on_one_line(json: &str) -> String {
    let (mut quoted, mut escaped) = (false, false);
    json.chars()
        .filter(|&character| {
            let keep = quoted || !character.is_ascii_whitespace();
            match character {
                _ if escaped => escaped = false,
                '\\' if quoted => escaped = true,
                '"' => quoted = !quoted,
                _ => {}
            }
            keep
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_goes_and_strings_stay() {
        let spread = "{ \"a b\" :\n [1, \t\"x \\\" y\\\\\" , \"\\\\\" ] }";
        assert_eq!(on_one_line(spread), "{\"a b\":[1,\"x \\\" y\\\\\",\"\\\\\"]}");
    }
}
