//! Cards as cards.

use super::words;
use crate::play::board::{Look, Sheet};
use crate::play::tui::theme::symbol;
use crate::play::words::{fit, width, wrap, wrap_in};
use fantasy_realms::cards::Card;
use fantasy_realms::suits::Suit;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Clear, Widget};

/// A card to be drawn.
pub(super) struct Face<'a> {
    pub(super) card: Card,
    /// The suit it has now.
    pub(super) suit: Suit,
    /// What stands on top: points, or a gain.
    pub(super) tab: Option<String>,
    /// Whether the tab shows the best of all.
    pub(super) best: bool,
    pub(super) selected: bool,
    pub(super) blanked: bool,
    /// A note below the name: "as Flood".
    pub(super) note: Option<&'a str>,
}

impl Face<'_> {
    pub(super) fn of(card: Card) -> Self {
        let suit = card.suit();
        Face { card, suit, tab: None, best: false, selected: false, blanked: false, note: None }
    }

    /// Draws it as large as `area` is: the name alone, the name and a note, or the text as well.
    pub(super) fn draw(&self, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>) {
        if area.width < 4 || area.height < 3 {
            return;
        }
        let face = if self.blanked { sheet.theme.blanked() } else { sheet.theme.suit(self.suit) };
        let frame = if self.selected { face.patch(sheet.theme.selected_frame()) } else { face };
        let kind = if self.selected { BorderType::Thick } else { BorderType::Rounded };
        Clear.render(area, sheet.cells);
        Block::bordered().border_type(kind).border_style(frame).style(face).render(area, sheet.cells);
        self.strength(sheet, area, face, look);
        self.tab(sheet, area);
        let inner = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
        self.inside(sheet, inner, face, look);
    }

    /// "25✶Wz" in the upper left corner.
    fn strength(&self, sheet: &mut Sheet<'_>, area: Rect, face: Style, look: &Look<'_>) {
        let code = if self.suit == Suit::Wild { String::new() } else { words::suit_code(look, self.suit) };
        let strength = format!("{}{}{code}", self.card.base(), symbol(self.suit));
        let room = usize::from(area.width - 2);
        let style = face.add_modifier(Modifier::BOLD);
        sheet.cells.set_stringn(area.x + 1, area.y, strength, room, style);
    }

    fn tab(&self, sheet: &mut Sheet<'_>, area: Rect) {
        let Some(tab) = &self.tab else { return };
        let tab = if area.width > 12 { format!(" {tab} ") } else { tab.clone() };
        let room = usize::from(area.width - 2);
        let columns = width(&tab).min(room) as u16;
        let style = match (self.blanked, self.best) {
            (true, _) => sheet.theme.blanked_tab(),
            (_, true) => sheet.theme.ribbon(),
            _ => sheet.theme.tab(),
        };
        sheet.cells.set_stringn(area.right() - 1 - columns, area.y, tab, room, style);
    }

    fn inside(&self, sheet: &mut Sheet<'_>, inner: Rect, face: Style, look: &Look<'_>) {
        let columns = usize::from(inner.width);
        let rows = usize::from(inner.height);
        let name = words::name(look, self.card);
        let name_style = if self.blanked {
            face.add_modifier(Modifier::CROSSED_OUT)
        } else {
            face.add_modifier(Modifier::BOLD)
        };
        let mut lines: Vec<(String, Style)> =
            wrap_in(&name, columns, rows.min(if self.note.is_some() { 2 } else { 3 }))
                .into_iter()
                .map(|line| (line, name_style))
                .collect();
        if rows == 1 {
            lines = vec![(fit(&name, columns), name_style)];
        }
        let room = rows.saturating_sub(lines.len());
        if let Some(note) = self.note.filter(|_| room > 0) {
            let note_rows = if rows > 5 { room.min(4) } else { room };
            let style = if self.blanked {
                face.add_modifier(Modifier::BOLD)
            } else {
                face.add_modifier(Modifier::ITALIC)
            };
            lines.extend(wrap_in(note, columns, note_rows).into_iter().map(|line| (line, style)));
        }
        if rows > 5 {
            let room = rows.saturating_sub(lines.len() + 1);
            lines.push((String::new(), face));
            lines.extend(self.text(columns, room, look).into_iter().map(|line| (line, face)));
        }
        for (row, (line, style)) in inner.rows().zip(lines) {
            sheet.cells.set_stringn(row.x, row.y, line, columns, style);
        }
    }
}

impl Face<'_> {
    /// What is printed on it, an effect after another, as far as there is room.
    fn text(&self, columns: usize, rows: usize, look: &Look<'_>) -> Vec<String> {
        let effects = words::effects(look, self.card);
        let mut lines: Vec<String> =
            effects.iter().flat_map(|effect| wrap(&format!("•{effect}"), columns)).collect();
        if lines.len() > rows {
            lines.truncate(rows);
            if let Some(last) = lines.last_mut() {
                *last = fit(&format!("{last}……"), columns.min(width(last) + 1));
            }
        }
        lines
    }
}

/// A place where no card lies: a dim frame with a word in it.
pub(super) fn empty_place(sheet: &mut Sheet<'_>, area: Rect, word: &str) {
    if area.width < 4 || area.height < 3 {
        return;
    }
    let style = sheet.theme.rule().add_modifier(Modifier::DIM);
    Block::bordered()
        .border_type(BorderType::LightDoubleDashed)
        .border_style(style)
        .render(area, sheet.cells);
    let columns = width(word) as u16;
    let x = area.x + area.width.saturating_sub(columns) / 2;
    let y = area.y + area.height / 2;
    sheet.cells.set_stringn(x, y, word, usize::from(area.width.saturating_sub(2)), style);
}

/// The deck, face down.
pub(super) fn deck(sheet: &mut Sheet<'_>, area: Rect, label: &str, selected: bool) {
    if area.width < 4 || area.height < 3 {
        return;
    }
    let back = sheet.theme.suit(Suit::Flood);
    let frame = if selected { back.patch(sheet.theme.selected_frame()) } else { back };
    let kind = if selected { BorderType::Thick } else { BorderType::Double };
    Clear.render(area, sheet.cells);
    Block::bordered().border_type(kind).border_style(frame).style(back).render(area, sheet.cells);
    let room = usize::from(area.width - 2);
    let label = fit(label, room);
    let x = area.x + 1 + (area.width - 2).saturating_sub(width(&label) as u16) / 2;
    let y = area.y + area.height / 2;
    sheet.cells.set_stringn(x, y, label, room, back.add_modifier(Modifier::BOLD));
}
