//! Tiles as they are drawn: eight columns, three rows.
//!
//! ```text
//! ♣  E2  2     owner, north side, stack height (or number, in a hand)
//! F1 C2 A3     west side, building, east side
//! *! W1        Dark Energy, guard, south side
//! ```

use super::words::Teller;
use crate::play::board::Sheet;
use crate::play::words::fit;
use fantazja::building::Faction;
use fantazja::tiles::{Side, Sides, Tile, Tiles};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, Widget};

/// Columns of a face.
pub(super) const WIDTH: u16 = 8;
/// Rows of a face.
pub(super) const HEIGHT: u16 = 3;

/// A tile to be drawn.
pub(super) struct Face {
    /// Whose it is and what it shows; the castle if nothing is named.
    pub(super) tile: Option<Tile>,
    /// Its sides as it lies.
    pub(super) sides: Sides,
    /// Whether it carries Dark Energy.
    pub(super) dark: bool,
    /// Whether a guard stands on it.
    pub(super) guarded: bool,
    /// What stands in its upper right corner.
    pub(super) corner: String,
    /// How it stands out.
    pub(super) mark: Mark,
}

/// How a face stands out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// Not at all.
    None,
    /// It can be chosen.
    Open,
    /// It is selected, or would lie there.
    Selected,
}

impl Face {
    pub(super) fn castle() -> Face {
        Face {
            tile: None,
            sides: Tiles::CASTLE,
            dark: false,
            guarded: false,
            corner: String::new(),
            mark: Mark::None,
        }
    }

    /// Draws it with its upper left corner there; it has to fit.
    pub(super) fn draw(&self, teller: &Teller<'_>, sheet: &mut Sheet<'_>, (x, y): (u16, u16)) {
        let area = Rect { x, y, width: WIDTH, height: HEIGHT };
        let face = match (self.mark, self.tile) {
            (Mark::Selected, _) => sheet.theme.selected(),
            (_, Some(tile)) => sheet.theme.faction(tile.faction),
            (_, None) => sheet.theme.tab(),
        };
        Block::new().style(face).render(area, sheet.cells);
        let owner = self.tile.map_or("♜", |tile| emblem(tile.faction));
        let mut write = |column: u16, row: u16, text: &str, style: Style| {
            let room = usize::from(WIDTH - column);
            sheet.cells.set_stringn(x + column, y + row, text, room, style);
        };
        let bold = face.add_modifier(Modifier::BOLD);
        write(0, 0, owner, bold);
        write(WIDTH - self.corner.chars().count().min(2) as u16, 0, &self.corner, face);
        let name = self.tile.map_or_else(|| "♜♜".to_owned(), |tile| teller.code(tile.building));
        write(3, 1, &fit(&name, 2), bold);
        let open = if self.mark == Mark::Open { "+" } else { " " };
        write(0, 2, &format!("{}{}", dark(self.dark), if self.guarded { "!" } else { open }), bold);
        for (side, (column, row)) in self.sides.into_iter().zip([(3, 0), (6, 1), (3, 2), (0, 1)]) {
            let style = sheet.theme.element(side.element()).add_modifier(Modifier::BOLD);
            sheet.cells.set_stringn(x + column, y + row, label(teller, side), 2, style);
        }
    }
}

const fn dark(dark: bool) -> &'static str {
    if dark { "*" } else { " " }
}

/// "E2": the element's letter and its count.
pub(super) fn label(teller: &Teller<'_>, side: Side) -> String {
    format!("{}{}", teller.letter(side.element()), side.count())
}

/// The sign of a faction.
pub(super) const fn emblem(faction: Faction) -> &'static str {
    match faction {
        Faction::Sculptors => "♣",
        Faction::Engineers => "☼",
    }
}
