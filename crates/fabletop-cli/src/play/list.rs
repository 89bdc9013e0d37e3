//! A list to choose from.

use crate::play::board::Sheet;
use crate::play::words::{fit, width};
use ratatui::layout::Rect;

/// Draws a list; the second text of an entry stands at the right end. The selected entry stays in sight.
pub(crate) fn draw(sheet: &mut Sheet<'_>, area: Rect, entries: &[(String, String)], selected: Option<usize>) {
    let rows = usize::from(area.height);
    if rows == 0 || area.width < 6 {
        return;
    }
    let first = selected.map_or(0, |at| at.saturating_sub(rows / 2)).min(entries.len().saturating_sub(rows));
    let hidden_below = entries.len().saturating_sub(first + rows);
    let more = if hidden_below > 0 { format!(" ↓{hidden_below}") } else { String::new() };
    for (row, (place, (label, value))) in area.rows().zip(entries.iter().enumerate().skip(first)) {
        let chosen = selected == Some(place);
        let style = if chosen { sheet.theme.selected() } else { sheet.theme.text() };
        let mark = if chosen { "▸ " } else { "  " };
        // The last line leaves room for how many are hidden below it.
        let last = place + 1 == first + rows;
        let columns = usize::from(area.width).saturating_sub(if last { width(&more) } else { 0 });
        let room = columns.saturating_sub(width(value) + 3);
        let label = fit(label, room);
        let gap = " ".repeat(columns.saturating_sub(width(&label) + width(value) + 2));
        sheet.cells.set_stringn(row.x, row.y, format!("{mark}{label}{gap}{value}"), columns, style);
    }
    let x = area.right().saturating_sub(width(&more) as u16);
    sheet.cells.set_stringn(x, area.bottom() - 1, more, usize::from(area.width), sheet.theme.second());
}
