//! Text in narrow places.

use fabletop_text::{Locale, Texts};
use ratatui::text::Span;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// The text in at most `columns`, with an ellipsis where something is missing.
pub(crate) fn fit(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if width(&short) + width(letter.encode_utf8(&mut [0; 4])) + 1 > columns {
            break;
        }
        short.push(letter);
    }
    if columns > 0 {
        short.truncate(short.trim_end().len());
        short.push('…');
    }
    short
}

/// The text in lines of at most `columns`; a word that is longer is broken with a hyphen.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(2);
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let mut word = word.to_owned();
        let room = columns
            .saturating_sub(lines.last().map_or(0, |line| width(line) + usize::from(!line.is_empty())));
        if width(&word) > room && !lines.last().is_some_and(String::is_empty) {
            lines.push(String::new());
        }
        while width(&word) > columns {
            let rest = word.split_off(break_at(&word, columns - 1));
            lines.pop();
            lines.push(format!("{word}-"));
            lines.push(String::new());
            word = rest;
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
    }
    lines
}

/// Where to break a word so that at most `most` letters come before: between syllables if possible.
fn break_at(word: &str, most: usize) -> usize {
    let letters: Vec<(usize, char)> = word.char_indices().collect();
    let is_vowel = |letter: char| "aeiouyąęóàèéìíòùúäöü".contains(letter.to_ascii_lowercase());
    let between_syllables = |&place: &usize| {
        let consonant = !is_vowel(letters[place].1);
        let next = letters.get(place + 1).is_some_and(|&(_, letter)| is_vowel(letter));
        consonant && letters.len() - place >= 3 && (next || is_vowel(letters[place - 1].1))
    };
    let most = most.min(letters.len() - 1);
    let place = (2..=most).rev().find(between_syllables).unwrap_or(most);
    letters[place].0
}

/// The text in at most `rows` lines, the last with an ellipsis if something is missing.
pub(crate) fn wrap_in(text: &str, columns: usize, rows: usize) -> Vec<String> {
    let mut lines = wrap(text, columns);
    if lines.len() > rows && rows > 0 {
        let rest = lines.split_off(rows - 1).join(" ");
        lines.push(fit(&rest, columns));
        if let Some(last) = lines.last_mut().filter(|last| !last.ends_with('…')) {
            *last = fit(&format!("{last} ……"), columns);
        }
    }
    lines.truncate(rows);
    lines
}

/// A word as a shell reads it.
pub(crate) fn shell_word(word: &str) -> String {
    let harmless = |letter: char| letter.is_alphanumeric() || "/._-+:@%".contains(letter);
    if !word.is_empty() && word.chars().all(harmless) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// "+12", "0", "−3".
pub(crate) fn signed(points: i32) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".to_owned(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// "12", "−3".
pub(crate) fn number(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// The lists of a message in all languages, that of `texts` first.
pub(crate) fn in_all_languages(texts: &Texts, id: &str) -> String {
    let others = Locale::ALL.into_iter().filter(|&locale| locale != texts.locale());
    let others = others.map(|locale| Texts::new(locale).get(id));
    std::iter::once(texts.get(id)).chain(others).collect::<Vec<_>>().join(" ")
}

/// The meaning of a typed word by a list such as "take=weź,bierz draw=dobierz".
pub(crate) fn meaning<'a>(list: &'a str, typed: &str) -> Option<&'a str> {
    let typed = plain(typed);
    let entries = list.split_whitespace().filter_map(|entry| entry.split_once('='));
    entries
        .filter(|(meant, said)| plain(meant) == typed || said.split(',').any(|said| plain(said) == typed))
        .map(|(meant, _)| meant)
        .next()
}

/// Small Latin letters and digits.
pub(crate) fn plain(text: &str) -> String {
    let latin = deunicode::deunicode(text);
    latin.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_and_breaks() {
        assert_eq!(wrap("Krasnoludzka piechota", 9), ["Krasnolu-", "dzka", "piechota"]);
        assert_eq!(wrap("Zmiennokształtny", 9), ["Zmienno-", "kształtny"]);
        assert_eq!(wrap("Rainstorm", 8), ["Rains-", "torm"]);
        assert_eq!(wrap("Book of Changes", 8), ["Book of", "Changes"]);
        assert_eq!(wrap_in("Krasnoludzka piechota", 9, 2), ["Krasnolu-", "dzka pie…"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(fit("Żywiołak", 5), "Żywi…");
        assert_eq!(fit("Żywiołak", 0), "");
    }

    #[test]
    fn words_in_a_list() {
        let list = "take=weź,bierz draw=dobierz";
        assert_eq!(meaning(list, "WEZ"), Some("take"));
        assert_eq!(meaning(list, "draw"), Some("draw"));
        assert_eq!(meaning(list, "fly"), None);
    }

    #[test]
    fn shell_words() {
        assert_eq!(shell_word("/tmp/a.json"), "/tmp/a.json");
        assert_eq!(shell_word("my file's"), "'my file'\\''s'");
    }
}
