//! Portals, fields and tokens as they are drawn.

use super::words::Teller;
use crate::play::board::Sheet;
use crate::play::tui::theme::Theme;
use crate::play::words::{fit, width, wrap_in};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, Widget};
use via_magica::animus::{Animus, Fields, Token, Tokens};
use via_magica::portals::Portal;

/// A portal to be drawn.
pub(super) struct Face {
    pub(super) portal: Portal,
    /// The fields that have a crystal.
    pub(super) filled: Fields,
    /// Whether it is the one that is selected.
    pub(super) selected: bool,
    /// Whether it is marked to be kept.
    pub(super) marked: bool,
    /// The field a crystal would go to.
    pub(super) target: Option<Animus>,
    /// The field it would come from.
    pub(super) source: Option<Animus>,
}

impl Face {
    pub(super) fn of(portal: Portal) -> Face {
        Face { portal, filled: Fields::NONE, selected: false, marked: false, target: None, source: None }
    }

    /// Number, name and points; the fields; and the effect, as far as there is room.
    pub(super) fn draw(&self, teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect) {
        if area.width < 8 || area.height < 2 {
            return;
        }
        let area = Rect { width: area.width - 1, ..area };
        let face = sheet.theme.portal(self.portal.colour());
        Block::new().style(face).render(area, sheet.cells);
        let edge = if self.selected { sheet.theme.selected() } else { face };
        let mark = match (self.selected, self.marked) {
            (true, _) => "▸",
            (false, true) => "✓",
            _ => "▌",
        };
        for row in area.rows() {
            sheet.cells.set_stringn(row.x, row.y, mark, 1, edge);
        }
        let inner = Rect { x: area.x + 1, width: area.width - 1, ..area };
        self.title(teller, sheet, inner, if self.selected { edge } else { face });
        self.fields(teller, sheet, Rect { y: inner.y + 1, ..inner }, face);
        let rows = usize::from(inner.height).saturating_sub(2);
        let effect = wrap_in(&teller.effect(self.portal), usize::from(inner.width), rows);
        for (row, line) in inner.rows().skip(2).zip(effect) {
            sheet.cells.set_stringn(row.x, row.y, line, usize::from(inner.width), face);
        }
    }

    /// "✓13 Gingerbread…    6".
    fn title(&self, teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect, style: Style) {
        let columns = usize::from(area.width);
        let points = self.portal.points();
        let points = if points > 0 { format!(" {points}") } else { " *".to_owned() };
        let mark = if self.marked { "✓" } else { "" };
        let name = format!("{mark}{} {}", self.portal, teller.name(self.portal));
        let name = fit(&name, columns.saturating_sub(width(&points)));
        let gap = " ".repeat(columns.saturating_sub(width(&name) + width(&points)));
        let style = style.add_modifier(Modifier::BOLD);
        sheet.cells.set_stringn(area.x, area.y, format!("{name}{gap}{points}"), columns, style);
    }

    /// `[A] w ›e‹ f` and the beginning of the colour's name.
    fn fields(&self, teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect, face: Style) {
        let narrow = usize::from(area.width) < 3 * self.portal.fields().len() + 2;
        let mut x = area.x;
        for (animus, state) in self.states() {
            let (text, style) = field(teller, sheet.theme, face, animus, state, narrow);
            let room = usize::from(area.right().saturating_sub(x));
            (x, _) = sheet.cells.set_stringn(x, area.y, text, room, style);
        }
        let colour: String = teller.name(self.portal.colour()).chars().take(2).collect();
        let room = usize::from(area.right().saturating_sub(x));
        if room > width(&colour) {
            let at = area.right() - width(&colour) as u16;
            sheet.cells.set_stringn(at, area.y, colour, room, face);
        }
    }

    /// Every field, the filled ones of an animus first.
    fn states(&self) -> Vec<(Animus, State)> {
        let mut states = Vec::new();
        for animus in self.portal.fields().kinds() {
            let (all, filled) = (self.portal.fields().count(animus), self.filled.count(animus));
            for place in 0..all {
                let state = match place.cmp(&filled) {
                    std::cmp::Ordering::Less if place + 1 == filled && self.source == Some(animus) => {
                        State::Source
                    }
                    std::cmp::Ordering::Less => State::Filled,
                    std::cmp::Ordering::Equal if self.target == Some(animus) => State::Target,
                    _ => State::Empty,
                };
                states.push((animus, state));
            }
        }
        states
    }
}

/// What is to be seen of a field.
#[derive(Clone, Copy)]
enum State {
    Empty,
    Filled,
    Target,
    Source,
}

fn field(
    teller: &Teller<'_>,
    theme: Theme,
    face: Style,
    animus: Animus,
    state: State,
    narrow: bool,
) -> (String, Style) {
    let letter = teller.letter(animus);
    let small = letter.to_lowercase();
    let crystal = theme.token(token(animus)).add_modifier(Modifier::BOLD);
    match (state, narrow) {
        (State::Empty, true) => (small, face),
        (State::Empty, false) => (format!(" {small} "), face),
        (State::Filled, true) => (letter, crystal),
        (State::Filled, false) => (format!("[{letter}]"), crystal),
        (State::Target, true) => (small, theme.selected()),
        (State::Target, false) => (format!("›{small}‹"), theme.selected()),
        (State::Source, true) => (letter, crystal.add_modifier(Modifier::UNDERLINED)),
        (State::Source, false) => (format!("‹{letter}›"), crystal.add_modifier(Modifier::UNDERLINED)),
    }
}

fn token(animus: Animus) -> Token {
    Token::ALL.into_iter().find(|token| token.animus() == Some(animus)).unwrap_or(Token::Universal)
}

/// "AWef": what lies on a portal in a few columns, large letters for crystals.
pub(super) fn short_fields(teller: &Teller<'_>, portal: Portal, filled: Fields) -> String {
    let face = Face { filled, ..Face::of(portal) };
    let letter = |(animus, state): (Animus, State)| match state {
        State::Filled | State::Source => teller.letter(animus),
        State::Empty | State::Target => teller.letter(animus).to_lowercase(),
    };
    face.states().into_iter().map(letter).collect()
}

/// The bag: what is left in it of each kind, and what is drawn.
pub(super) fn bag(teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect, bag: &Tokens) {
    let mut x = area.x + 1;
    for token in Token::ALL {
        let (left, all) = (usize::from(bag.count(token)), usize::from(Tokens::ALL.count(token)));
        let drawn = all.saturating_sub(left);
        let room = |x: u16| usize::from(area.right().saturating_sub(x));
        let style = sheet.theme.token(token).add_modifier(Modifier::BOLD);
        let label = format!("{}{left}", teller.letter(token));
        (x, _) = sheet.cells.set_stringn(x, area.y, label, room(x), style);
        (x, _) = sheet.cells.set_stringn(x, area.y, "▮".repeat(left), room(x), sheet.theme.text());
        (x, _) = sheet.cells.set_stringn(x, area.y, "▯".repeat(drawn), room(x), sheet.theme.second());
        x += 1;
    }
}
