//! What lies over the table: help, reasons, the chronicle, leaving, passing the keyboard on.

use crate::play::board::Sheet;
use crate::play::words::{fit, width, wrap};
use fabletop_core::Seat;
use fabletop_text::Texts;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Clear, Widget};

/// What is open; the number is how far it is scrolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The table.
    Table,
    /// Rules and keys.
    Help(usize),
    /// Why these points.
    Reasons(usize),
    /// What a strong bot would do.
    Hint(usize),
    /// What happened.
    Log(usize),
    /// Whether to leave.
    Quit,
    /// The keyboard goes to somebody else, whose hand the others must not see.
    Curtain(Seat),
}

impl Page {
    /// The page after a key.
    pub(super) fn turned(self, key: KeyCode) -> Page {
        let step = |at: usize| match key {
            KeyCode::Up => Some(at.saturating_sub(1)),
            KeyCode::Down => Some(at.saturating_add(1)),
            KeyCode::PageUp => Some(at.saturating_sub(10)),
            KeyCode::PageDown | KeyCode::Char(' ') => Some(at.saturating_add(10)),
            KeyCode::Home => Some(0),
            KeyCode::End => Some(usize::MAX),
            _ => None,
        };
        match self {
            Page::Help(at) => step(at).map_or(Page::Table, Page::Help),
            Page::Reasons(at) => step(at).map_or(Page::Table, Page::Reasons),
            Page::Hint(at) => step(at).map_or(Page::Table, Page::Hint),
            Page::Log(at) => step(at).map_or(Page::Table, Page::Log),
            Page::Table | Page::Quit | Page::Curtain(_) => Page::Table,
        }
    }

    fn at(self) -> usize {
        match self {
            Page::Help(at) | Page::Reasons(at) | Page::Hint(at) | Page::Log(at) => at,
            Page::Table | Page::Quit | Page::Curtain(_) => 0,
        }
    }

    fn scrolled(self, at: usize) -> Page {
        match self {
            Page::Help(_) => Page::Help(at),
            Page::Reasons(_) => Page::Reasons(at),
            Page::Hint(_) => Page::Hint(at),
            Page::Log(_) => Page::Log(at),
            other => other,
        }
    }
}

/// A page of lines over the table. Comes back with how far it could be scrolled.
pub(super) fn scroll(
    sheet: &mut Sheet<'_>,
    area: Rect,
    title: &str,
    lines: &[String],
    page: Page,
    texts: &Texts,
) -> Page {
    let area = Rect { x: area.x + 3, y: area.y + 1, width: area.width.min(106) - 6, height: area.height - 2 };
    let inner = leaf(sheet, area, title);
    let columns = usize::from(inner.width);
    let indented = |line: &String| {
        if width(line) <= columns {
            return vec![line.clone()];
        }
        let indent = line.len() - line.trim_start().len();
        let lines = wrap(line, columns.saturating_sub(indent));
        lines.into_iter().map(move |line| format!("{}{line}", " ".repeat(indent))).collect::<Vec<_>>()
    };
    let wrapped: Vec<String> = lines.iter().flat_map(indented).collect();
    let rows = usize::from(inner.height);
    let first = page.at().min(wrapped.len().saturating_sub(rows));
    for (row, line) in inner.rows().zip(wrapped.iter().skip(first)) {
        let style = if line.starts_with(' ') { sheet.theme.second() } else { sheet.theme.text() };
        sheet.cells.set_stringn(row.x, row.y, line, columns, style);
    }
    let below = wrapped.len().saturating_sub(first + rows);
    let foot =
        if below > 0 { format!(" ↓ {below}  ") } else { String::new() } + &texts.get("play-page-close");
    let x = area.x + 2;
    let foot = fit(&format!(" {foot} "), usize::from(area.width.saturating_sub(4)));
    sheet.cells.set_stringn(x, area.bottom() - 1, foot, usize::from(area.width), sheet.theme.second());
    page.scrolled(first)
}

/// An empty leaf with a title; its inside.
fn leaf(sheet: &mut Sheet<'_>, area: Rect, title: &str) -> Rect {
    Clear.render(area, sheet.cells);
    Block::bordered()
        .border_type(BorderType::Double)
        .border_style(sheet.theme.rule())
        .style(sheet.theme.cloth())
        .render(area, sheet.cells);
    let title = format!(" {title} ");
    sheet.cells.set_stringn(area.x + 2, area.y, title, usize::from(area.width), sheet.theme.title());
    Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(2),
    }
}

/// Lines in the middle of a leaf of their size.
fn middle(sheet: &mut Sheet<'_>, area: Rect, title: &str, lines: &[(String, Style)]) {
    let columns = lines.iter().map(|(line, _)| width(line)).max().unwrap_or(0).max(width(title));
    let columns = (columns as u16 + 6).min(area.width);
    let rows = (lines.len() as u16 + 4).min(area.height);
    let leaf_area = Rect {
        x: area.x + (area.width - columns) / 2,
        y: area.y + (area.height - rows) / 2,
        width: columns,
        height: rows,
    };
    let inner = leaf(sheet, leaf_area, title);
    for (row, (line, style)) in inner.rows().skip(1).zip(lines) {
        sheet.cells.set_stringn(row.x + 1, row.y, line, usize::from(inner.width), *style);
    }
}

/// Whether to leave.
pub(super) fn quit(sheet: &mut Sheet<'_>, area: Rect, texts: &Texts, file: &str, over: bool) {
    let theme = sheet.theme;
    let room = usize::from(area.width.saturating_sub(8));
    let id = if over { "play-quit-over" } else { "play-quit-saved" };
    let mut lines: Vec<(String, Style)> =
        wrap(&texts.get(id), room).into_iter().map(|line| (line, theme.text())).collect();
    lines.push((fit(file, room), theme.second()));
    lines.push((String::new(), theme.text()));
    lines.push((texts.get("play-quit-keys"), theme.title()));
    middle(sheet, area, &texts.get("play-quit-title"), &lines);
}

/// Nothing is seen until the right person sits at the keyboard.
pub(super) fn curtain(sheet: &mut Sheet<'_>, area: Rect, texts: &Texts, player: &str) {
    let theme = sheet.theme;
    let lines = [
        (texts.say("play-hand-over", &[("player", player.into())]), theme.title()),
        (String::new(), theme.text()),
        (texts.say("play-curtain-keys", &[("player", player.into())]), theme.text()),
    ];
    middle(sheet, area, &texts.get("play-curtain-title"), &lines);
}

/// The terminal is too small; nothing is lost.
pub(super) fn too_small(sheet: &mut Sheet<'_>, area: Rect, texts: &Texts, least: (u16, u16)) {
    let arguments = [
        ("width", area.width.into()),
        ("height", area.height.into()),
        ("least-width", least.0.into()),
        ("least-height", least.1.into()),
    ];
    let text = texts.say("play-too-small", &arguments);
    let columns = usize::from(area.width);
    for (row, line) in area.rows().zip(wrap(&text, columns)) {
        sheet.cells.set_stringn(row.x, row.y, line, columns, sheet.theme.text());
    }
}
