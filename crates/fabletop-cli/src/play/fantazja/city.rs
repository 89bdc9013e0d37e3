//! The city on the screen: as much of it as there is room for, around what is selected.

use super::choices::Choices;
use super::faces::{Face, HEIGHT, Mark, WIDTH};
use super::words::{Teller, laying};
use crate::play::board::Sheet;
use crate::play::own::Choosing;
use fantazja::place::Cell;
use fantazja::state::Holder;
use fantazja::view::StackView;
use ratatui::layout::Rect;

/// The cells that are shown.
pub(super) struct Window {
    area: Rect,
    /// The cell in the upper left corner.
    first: (i16, i16),
    /// How many columns and rows of cells fit.
    size: (i16, i16),
    /// Rows from a cell to the one below.
    step: u16,
    /// The cells that matter: from, to.
    bounds: ((i16, i16), (i16, i16)),
}

impl Window {
    /// The window on a city in which something may be selected.
    pub(super) fn of(teller: &Teller<'_>, choices: &Choices, area: Rect) -> Window {
        let city = teller.view.board.iter().map(|stack| stack.at).chain(choices.cells());
        let (mut from, mut to) = ((0, 0), (0, 0));
        for cell in city {
            let (x, y) = (i16::from(cell.x), i16::from(cell.y));
            from = (x.min(from.0), y.min(from.1));
            to = (x.max(to.0), y.max(to.1));
        }
        let bounds = (from, to);
        let across = (area.width + 1) / (WIDTH + 1);
        let needed = (bounds.1.1 - bounds.0.1 + 1) as u16;
        let airy = needed * (HEIGHT + 1) <= area.height + 1;
        let step = if airy { HEIGHT + 1 } else { HEIGHT };
        let down = if airy { (area.height + 1) / step } else { area.height / step };
        let at = choices.action().as_ref().and_then(super::words::placed).unwrap_or(Cell::CASTLE);
        let size = (across as i16, down as i16);
        let first = (
            begin(bounds.0.0, bounds.1.0, size.0, i16::from(at.x)),
            begin(bounds.0.1, bounds.1.1, size.1, i16::from(at.y)),
        );
        Window { area, first, size, step, bounds }
    }

    /// Where a cell is drawn, if it is.
    fn spot(&self, at: Cell) -> Option<(u16, u16)> {
        let (column, row) = (i16::from(at.x) - self.first.0, i16::from(at.y) - self.first.1);
        let inside = (0..self.size.0).contains(&column) && (0..self.size.1).contains(&row);
        let spot = || (self.area.x + column as u16 * (WIDTH + 1), self.area.y + row as u16 * self.step);
        inside.then(spot)
    }

    /// How much of the city lies beyond the window: "←2 ↓1".
    pub(super) fn beyond(&self) -> String {
        let ((west, north), (east, south)) = self.bounds;
        let hidden = [
            ("←", self.first.0 - west),
            ("→", east - (self.first.0 + self.size.0 - 1)),
            ("↑", self.first.1 - north),
            ("↓", south - (self.first.1 + self.size.1 - 1)),
        ];
        let hidden = hidden.into_iter().filter(|&(_, cells)| cells > 0);
        hidden.map(|(arrow, cells)| format!("{arrow}{cells}")).collect::<Vec<_>>().join(" ")
    }

    /// Draws the stacks, the castle, and where something can be done.
    pub(super) fn draw(&self, teller: &Teller<'_>, choices: &Choices, sheet: &mut Sheet<'_>) {
        let open = choices.cells();
        let action = choices.action();
        let target = action.as_ref().and_then(super::words::placed);
        let mark = |at: Cell| match (target == Some(at), open.contains(&at)) {
            (true, _) => Mark::Selected,
            (false, true) => Mark::Open,
            (false, false) => Mark::None,
        };
        for stack in &teller.view.board {
            if let (Some(spot), Some(face)) = (self.spot(stack.at), face(teller, stack)) {
                Face { mark: mark(stack.at), ..face }.draw(teller, sheet, spot);
            }
        }
        if let Some(spot) = self.spot(Cell::CASTLE) {
            let guarded = guarded(teller) == Some(Cell::CASTLE);
            Face { mark: mark(Cell::CASTLE), guarded, ..Face::castle() }.draw(teller, sheet, spot);
        }
        for &at in open.iter().filter(|&&at| teller.stack(at).is_none() && at != Cell::CASTLE) {
            if let Some((x, y)) = self.spot(at) {
                sheet.cells.set_stringn(x + 3, y + 1, "()", 2, sheet.theme.second());
            }
        }
        if let Some((laid, at)) = action.as_ref().and_then(laying)
            && let Some(spot) = self.spot(at)
        {
            let design = teller.design(laid.tile);
            let face = Face {
                tile: Some(laid.tile),
                sides: design.turned(laid.rotation),
                dark: design.dark,
                mark: Mark::Selected,
                ..Face::castle()
            };
            face.draw(teller, sheet, spot);
        }
    }
}

/// Where a window of `size` begins, so that it shows all from `low` to `high`, or what is around `at`.
fn begin(low: i16, high: i16, size: i16, at: i16) -> i16 {
    let wanted = high - low + 1;
    if wanted <= size { low - (size - wanted) / 2 } else { (at - size / 2).clamp(low, high - size + 1) }
}

fn guarded(teller: &Teller<'_>) -> Option<Cell> {
    teller.view.tokens.iter().find_map(|token| match token.holder {
        Holder::Guarding { at, .. } => Some(at),
        _ => None,
    })
}

fn face(teller: &Teller<'_>, stack: &StackView) -> Option<Face> {
    let top = stack.tiles.last()?;
    let design = teller.design(top.tile);
    Some(Face {
        tile: Some(top.tile),
        sides: design.turned(top.rotation),
        dark: design.dark,
        guarded: guarded(teller) == Some(stack.at),
        corner: if stack.tiles.len() > 1 { format!("{}", stack.tiles.len()) } else { String::new() },
        mark: Mark::None,
    })
}
