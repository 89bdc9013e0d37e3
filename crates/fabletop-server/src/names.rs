//! Names and passwords people choose.

use crate::error::ApiError;
use axum::http::StatusCode;

const LONGEST_NAME: usize = 24;
const SHORTEST_PASSWORD: usize = 8;
const LONGEST_PASSWORD: usize = 200;

/// The name without space around it.
pub(crate) fn check_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count()) && !name.chars().any(is_invisible);
    let message = "a name has 1 to 24 letters, figures, spaces and marks";
    let refused = || ApiError::new(StatusCode::BAD_REQUEST, "bad-name", message);
    fits.then(|| name.to_owned()).ok_or_else(refused)
}

pub(crate) fn check_password(password: &str) -> Result<(), ApiError> {
    let fits = (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count());
    let message = "a password has 8 to 200 characters";
    fits.then_some(()).ok_or_else(|| ApiError::new(StatusCode::BAD_REQUEST, "bad-password", message))
}

/// What cannot be seen, or changes how others' names look: controls, directions, zero widths.
fn is_invisible(char: char) -> bool {
    char.is_control()
        || matches!(char,
            '\u{AD}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_counted_in_characters() {
        assert_eq!(check_name("  Zażółć gęślą jaźń 12345 ").ok().as_deref(), Some("Zażółć gęślą jaźń 12345"));
        assert!(check_name(&"ż".repeat(24)).is_ok());
        assert!(check_name(&"ż".repeat(25)).is_err());
        assert!(check_name("").is_err());
        assert!(check_name(" \t ").is_err());
    }

    #[test]
    fn names_show_as_they_are() {
        for hidden in ['\n', '\0', '\u{7f}', '\u{202e}', '\u{2066}', '\u{200b}', '\u{feff}', '\u{e0041}'] {
            assert!(check_name(&format!("A{hidden}B")).is_err(), "{hidden:?}");
        }
        assert!(check_name("😀 ol' Łucja & Ütz-42").is_ok());
    }

    #[test]
    fn passwords_are_long_enough_and_not_endless() {
        assert!(check_password("1234567").is_err());
        assert!(check_password("12345678").is_ok());
        assert!(check_password(&"x".repeat(200)).is_ok());
        assert!(check_password(&"x".repeat(201)).is_err());
    }
}
