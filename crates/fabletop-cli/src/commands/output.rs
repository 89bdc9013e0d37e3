//! Colours, columns and numbers on standard output.

use clap::builder::styling::{AnsiColor, Style};
use fabletop_text::{Locale, Texts};
use fantasy_realms::suits::Suit;
use std::io::{self, BufWriter, IsTerminal, StdoutLock};

/// Standard output for one command. Nothing here panics on a closed pipe, as `println!` would.
pub(crate) fn stdout() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// Colours where somebody sees them: on a terminal, unless `NO_COLOR` is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    on: bool,
}

impl Paint {
    /// As standard output and the environment want it.
    pub(crate) fn for_stdout() -> Paint {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Paint { on: io::stdout().is_terminal() && !refused }
    }

    fn with(self, style: Style, text: &str) -> String {
        if self.on && !text.is_empty() { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// What matters most.
    pub(crate) fn strong(self, text: &str) -> String {
        self.with(Style::new().bold(), text)
    }

    /// What matters least.
    pub(crate) fn faint(self, text: &str) -> String {
        self.with(Style::new().dimmed(), text)
    }

    /// What must not be overlooked.
    pub(crate) fn alarm(self, text: &str) -> String {
        self.with(Style::new().bold().fg_color(Some(AnsiColor::BrightRed.into())), text)
    }

    /// What went well.
    pub(crate) fn good(self, text: &str) -> String {
        self.with(Style::new().bold().fg_color(Some(AnsiColor::Green.into())), text)
    }

    /// The colour of a suit.
    pub(crate) fn suit(self, suit: Suit, text: &str) -> String {
        let color = match suit {
            Suit::Land => AnsiColor::Yellow,
            Suit::Flood => AnsiColor::Blue,
            Suit::Weather => AnsiColor::Cyan,
            Suit::Flame => AnsiColor::Red,
            Suit::Army => AnsiColor::White,
            Suit::Wizard => AnsiColor::Magenta,
            Suit::Leader => AnsiColor::BrightYellow,
            Suit::Beast => AnsiColor::Green,
            Suit::Weapon => AnsiColor::BrightBlack,
            Suit::Artifact => AnsiColor::BrightMagenta,
            Suit::Wild => AnsiColor::BrightCyan,
        };
        self.with(Style::new().fg_color(Some(color.into())), text)
    }
}

/// As wide as the terminal, within reason; 80 columns where there is none.
pub(crate) fn width() -> usize {
    let terminal = if io::stdout().is_terminal() { ratatui::crossterm::terminal::size().ok() } else { None };
    terminal.map_or(80, |(columns, _)| usize::from(columns).clamp(50, 110))
}

/// How many columns a text takes. All our texts are in letters of one column.
pub(crate) fn columns(text: &str) -> usize {
    text.chars().count()
}

/// The text with blanks after it.
pub(crate) fn left(text: &str, width: usize) -> String {
    format!("{text:<width$}")
}

/// The text with blanks before it.
pub(crate) fn right(text: &str, width: usize) -> String {
    format!("{text:>width$}")
}

/// The text in lines of at most `width` columns, broken at blanks (not at those that do not
/// break); later lines are indented.
pub(crate) fn wrapped(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if columns(line) + 1 + columns(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("{}{word}", " ".repeat(indent))),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// 154143080 as the language writes it.
pub(crate) fn grouped(number: u64, locale: Locale) -> String {
    let digits = number.to_string();
    let gap = match locale {
        Locale::En => ',',
        Locale::It => '.',
        Locale::Pl => '\u{a0}',
    };
    // Polish leaves numbers of four digits together.
    if locale == Locale::Pl && digits.len() <= 4 {
        return digits;
    }
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(gap);
        }
        text.push(digit);
    }
    text
}

/// A number with so many decimals as the language writes it.
pub(crate) fn decimal(number: f64, places: usize, locale: Locale) -> String {
    let text = format!("{number:.places$}").replace('-', "−");
    if locale == Locale::En { text } else { text.replace('.', ",") }
}

/// A duration: seconds, with decimals while they are few.
pub(crate) fn seconds(number: f64, texts: &Texts) -> String {
    let places = if number < 9.95 { 2 } else { usize::from(number < 99.5) };
    texts.say("cli-seconds", &[("seconds", decimal(number, places, texts.locale()).into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_each_language_writes_them() {
        assert_eq!(grouped(154_143_080, Locale::En), "154,143,080");
        assert_eq!(grouped(154_143_080, Locale::It), "154.143.080");
        assert_eq!(grouped(1_540, Locale::Pl), "1540");
        assert_eq!(grouped(15_400, Locale::Pl), "15\u{a0}400");
        assert_eq!(decimal(-1.25, 1, Locale::Pl), "−1,2");
    }

    #[test]
    fn long_texts_are_broken_at_blanks() {
        assert_eq!(wrapped("one two three", 7, 2), ["one two", "  three"]);
        assert_eq!(wrapped("", 7, 2), Vec::<String>::new());
    }
}
