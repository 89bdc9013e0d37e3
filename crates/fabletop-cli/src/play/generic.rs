//! The board of a game that has none of its own: the view as a tree, the actions as a list.

use super::board::{Board, Item, Look, Reply, Sheet};
use super::words;
use fabletop_text::{Texts, Value};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

/// Shows any game, plainly.
#[derive(Default)]
pub(crate) struct GenericBoard {
    selected: usize,
}

impl Board for GenericBoard {
    fn see(&mut self, look: &Look<'_>) {
        self.selected = self.selected.min(look.legal.len().saturating_sub(1));
    }

    fn draw(&self, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>, chronicle: &[String]) {
        let left = area.width.saturating_sub(2) / 2;
        let tree = tree(&look.view.as_value());
        for (row, line) in area.rows().zip(&tree) {
            let line = words::fit(line, usize::from(left));
            sheet.cells.set_stringn(row.x, row.y, line, usize::from(left), sheet.theme.text());
        }
        let half = area.height / 2;
        let x = area.x + left + 2;
        let room = usize::from(area.right().saturating_sub(x));
        let first = (self.selected + 1).saturating_sub(usize::from(half.max(1)));
        let actions = look.legal.iter().enumerate().skip(first);
        for (row, (place, action)) in area.rows().take(usize::from(half)).zip(actions) {
            let selected = place == self.selected;
            let mark = if selected { "▸ " } else { "  " };
            let style = if selected { sheet.theme.selected() } else { sheet.theme.text() };
            sheet.cells.set_stringn(x, row.y, format!("{mark}{}", action.text), room, style);
        }
        let rows = usize::from(area.height.saturating_sub(half + 1));
        let lines: Vec<String> = chronicle.iter().flat_map(|line| words::wrap(line, room)).collect();
        let skipped = lines.len().saturating_sub(rows);
        for (row, line) in area.rows().skip(usize::from(half) + 1).zip(&lines[skipped..]) {
            sheet.cells.set_stringn(x, row.y, line, room, sheet.theme.second());
        }
    }

    fn key(&mut self, key: KeyCode, look: &Look<'_>) -> Reply {
        let last = look.legal.len().saturating_sub(1);
        match key {
            KeyCode::Up => self.selected = self.selected.saturating_sub(1),
            KeyCode::Down => self.selected = (self.selected + 1).min(last),
            KeyCode::PageUp => self.selected = self.selected.saturating_sub(10),
            KeyCode::PageDown => self.selected = (self.selected + 10).min(last),
            KeyCode::Enter => {
                return look
                    .legal
                    .get(self.selected)
                    .map_or(Reply::Ignored, |legal| Reply::Act(legal.text.clone()));
            }
            _ => return Reply::Ignored,
        }
        Reply::Moved
    }

    fn keys(&self, look: &Look<'_>) -> String {
        look.texts.get("play-keys-list")
    }

    fn main_action(&self, look: &Look<'_>) -> String {
        look.legal.get(self.selected).map(|legal| legal.text.clone()).unwrap_or_default()
    }

    fn prompt(&self, look: &Look<'_>) -> String {
        look.texts.get("play-choose")
    }

    fn position(&self, look: &Look<'_>) -> Vec<String> {
        tree(&look.view.as_value())
    }

    fn reasons(&self, look: &Look<'_>) -> Vec<String> {
        tree(&look.view.as_value())
    }

    fn rules(&self, _look: &Look<'_>) -> Vec<String> {
        Vec::new()
    }

    fn menu(&self, look: &Look<'_>) -> Vec<Item> {
        let item = |text: &String| Item { heading: String::new(), label: text.clone(), action: text.clone() };
        look.legal.iter().map(|legal| item(&legal.text)).collect()
    }

    fn example(&self, _texts: &Texts) -> String {
        "1".to_owned()
    }

    fn typing(&self, _texts: &Texts) -> String {
        String::new()
    }

    fn read(&self, typed: &str, _look: &Look<'_>) -> Result<String, String> {
        Ok(typed.to_owned())
    }
}

/// JSON as indented lines.
fn tree(value: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    grow(value, "", 0, &mut lines);
    lines
}

fn grow(value: &Value, name: &str, depth: usize, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    let is_leaf = |value: &Value| !value.is_array() && !value.is_object();
    match value {
        Value::Object(fields) => {
            lines.push(format!("{indent}{name}"));
            for (name, value) in fields {
                grow(value, name, depth + 1, lines);
            }
        }
        Value::Array(items) if items.iter().all(is_leaf) => {
            let items: Vec<String> = items.iter().map(leaf).collect();
            lines.push(format!("{indent}{name}: {}", items.join(", ")));
        }
        Value::Array(items) => {
            for (place, item) in items.iter().enumerate() {
                grow(item, &format!("{name} {}", place + 1), depth, lines);
            }
        }
        _ => lines.push(format!("{indent}{name}: {}", leaf(value))),
    }
    lines.retain(|line| !line.trim().is_empty());
}

fn leaf(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "–".to_owned(),
        other => other.to_string(),
    }
}
