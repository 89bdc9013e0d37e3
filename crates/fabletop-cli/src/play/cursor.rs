//! What is selected of things in columns.

use super::board::Reply;
use ratatui::crossterm::event::KeyCode;

/// A column, and a line of it.
#[derive(Default)]
pub(crate) struct Cursor {
    pub(crate) column: usize,
    pub(crate) line: usize,
}

impl Cursor {
    /// Selects the first line of a column.
    pub(crate) fn go_to(&mut self, column: usize) {
        (self.column, self.line) = (column, 0);
    }

    /// A key that leads from column to column; around the end it begins anew.
    pub(crate) fn across(&mut self, key: KeyCode, columns: usize) -> Reply {
        let columns = columns.max(1);
        match key {
            KeyCode::Left | KeyCode::BackTab => self.go_to((self.column + columns - 1) % columns),
            KeyCode::Right | KeyCode::Tab => self.go_to((self.column + 1) % columns),
            KeyCode::Home => self.go_to(0),
            KeyCode::End => self.go_to(columns - 1),
            KeyCode::Char(digit @ '1'..='9') => self.go_to((digit as usize - '1' as usize).min(columns - 1)),
            _ => return Reply::Ignored,
        }
        Reply::Moved
    }
}
