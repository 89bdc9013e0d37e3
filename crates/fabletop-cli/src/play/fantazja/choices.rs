//! What is selected, and what keys do with it.
//!
//! Actions lie in columns, one for each tile, with a line for each cell and turn; powers and the end of the
//! turn are columns of their own.

use super::Position;
use super::words::{placed, tile_of};
use crate::play::board::Reply;
use crate::play::cursor::Cursor;
use crate::play::own::Choosing;
use fantazja::place::Cell;
use fantazja::state::Phase;
use fantazja::tiles::Tile;
use fantazja::{Action, State};
use ratatui::crossterm::event::KeyCode;

/// What can be chosen, and what is selected of it.
#[derive(Default)]
pub(crate) struct Choices {
    kind: Kind,
    cursor: Cursor,
}

#[derive(Default)]
enum Kind {
    /// Nothing.
    #[default]
    Nothing,
    /// Actions, in columns.
    Actions(Vec<Vec<Action>>),
    /// The players in the order of rank, to look at.
    Ranking(usize),
}

impl Choosing<State> for Choices {
    fn of(position: &Position) -> Choices {
        let kind = match position.view.phase {
            Phase::Over => Kind::Ranking(position.view.seats.len()),
            _ if position.legal.is_empty() => Kind::Nothing,
            _ => Kind::Actions(columns(&position.legal)),
        };
        let mut choices = Choices { kind, cursor: Cursor::default() };
        choices.cursor.column = choices.columns().iter().position(|column| is_placed(column)).unwrap_or(0);
        choices
    }

    fn action(&self) -> Option<Action> {
        self.lines().get(self.cursor.line).copied()
    }

    fn place(&self) -> Option<usize> {
        matches!(self.kind, Kind::Ranking(_)).then_some(self.cursor.column)
    }

    fn key(&mut self, key: KeyCode, position: &Position) -> Reply {
        match key {
            KeyCode::Enter => self.action().map_or(Reply::Ignored, |action| Reply::Act(action.to_string())),
            KeyCode::Char(' ' | 't') => self.turn(),
            KeyCode::Char('i') => match self.pointed().map(|tile| Action::Imagine { tile }) {
                Some(action) if position.legal.contains(&action) => Reply::Act(action.to_string()),
                _ => Reply::Ignored,
            },
            KeyCode::Char('e') => {
                let end = position.legal.iter().find(|action| matches!(action, Action::End | Action::Done));
                end.map_or(Reply::Ignored, |action| Reply::Act(action.to_string()))
            }
            _ => self.moved(key),
        }
    }
}

impl Choices {
    /// All actions, column by column: first those that place something.
    pub(super) fn actions(&self) -> impl Iterator<Item = &Action> {
        let columns = |placed: bool| self.columns().iter().filter(move |column| is_placed(column) == placed);
        columns(true).chain(columns(false)).flatten()
    }

    fn columns(&self) -> &[Vec<Action>] {
        if let Kind::Actions(columns) = &self.kind { columns } else { &[] }
    }

    fn lines(&self) -> &[Action] {
        self.columns().get(self.cursor.column).map_or(&[], Vec::as_slice)
    }

    /// The tile that is selected.
    pub(super) fn pointed(&self) -> Option<Tile> {
        self.action().as_ref().and_then(tile_of)
    }

    /// The cells where something can be done with what is selected.
    pub(super) fn cells(&self) -> Vec<Cell> {
        let guards = self.columns().iter().flatten().filter(|action| matches!(action, Action::Guard { .. }));
        self.lines().iter().chain(guards).filter_map(placed).collect()
    }

    /// The next turn of the tile on the same cell.
    fn turn(&mut self) -> Reply {
        let Some(at) = self.action().as_ref().and_then(placed) else { return Reply::Ignored };
        let lines = self.lines();
        let after = (1..=lines.len()).map(|step| (self.cursor.line + step) % lines.len());
        if let Some(line) = after.into_iter().find(|&line| placed(&lines[line]) == Some(at)) {
            self.cursor.line = line;
        }
        Reply::Moved
    }

    fn moved(&mut self, key: KeyCode) -> Reply {
        let across = match &self.kind {
            Kind::Nothing => return Reply::Ignored,
            Kind::Actions(columns) => columns.len(),
            Kind::Ranking(seats) => *seats,
        };
        let single = self.lines().len() < 2;
        match key {
            KeyCode::Up if single => return self.cursor.across(KeyCode::Left, across),
            KeyCode::Down if single => return self.cursor.across(KeyCode::Right, across),
            KeyCode::Up => self.cursor.line = self.previous_place(),
            KeyCode::Down => self.cursor.line = self.next_place(self.cursor.line),
            _ => return self.cursor.across(key, across),
        }
        Reply::Moved
    }

    /// The first line of the next cell, or of what is done without one.
    fn next_place(&self, line: usize) -> usize {
        let lines = self.lines();
        let here = lines.get(line).and_then(placed);
        let next = (line..lines.len()).find(|&next| placed(&lines[next]) != here);
        next.unwrap_or(0)
    }

    /// The first line of the cell before.
    fn previous_place(&self) -> usize {
        let mut line = 0;
        loop {
            let next = self.next_place(line);
            let here = self.action().as_ref().and_then(placed);
            if next == 0 || self.lines().get(next).and_then(placed) == here {
                return line;
            }
            line = next;
        }
    }
}

/// Actions with the same tile below each other, cell by cell, in the order in which the tiles lie; what is done
/// without a tile comes last.
fn columns(legal: &[Action]) -> Vec<Vec<Action>> {
    let mut columns: Vec<Vec<Action>> = Vec::new();
    for &action in legal {
        let tile = tile_of(&action);
        let column = columns.iter_mut().find(|column| tile.is_some() && tile_of(&column[0]) == tile);
        match column {
            Some(column) => column.push(action),
            None => columns.push(vec![action]),
        }
    }
    for column in &mut columns {
        column.sort_by_key(|action| placed(action).map_or((1, 0, 0), |at| (0, at.y, at.x)));
    }
    let number = |column: &Vec<Action>| tile_of(&column[0]).map(|tile| tile.number);
    columns.sort_by_key(|column| (number(column).is_none(), order(&column[0]), number(column)));
    columns
}

/// Tiles of the hand before those of the discards.
fn order(action: &Action) -> bool {
    matches!(action, Action::Take { .. })
}

fn is_placed(column: &[Action]) -> bool {
    column.first().is_some_and(|action| placed(action).is_some())
}
