//! Parts of a screen that every game has.

use super::board::{Look, Sheet};
use super::list;
use super::own::{Choosing, Own, Scene, places, winner};
use super::words::{fit, width, wrap};
use fabletop_core::Seat;
use ratatui::layout::{Constraint, Layout, Rect};

/// A line across with a title in it and something at its right end.
pub(crate) fn rule(sheet: &mut Sheet<'_>, area: Rect, title: &str, right: &str) {
    if area.height == 0 || area.width < 4 {
        return;
    }
    let columns = usize::from(area.width);
    sheet.cells.set_stringn(area.x, area.y, "─".repeat(columns), columns, sheet.theme.rule());
    let title = format!(" {} ", fit(title, columns.saturating_sub(4)));
    sheet.cells.set_stringn(area.x + 1, area.y, &title, columns, sheet.theme.title());
    let right = if right.is_empty() { String::new() } else { format!(" {right} ") };
    let x = usize::from(area.x) + columns.saturating_sub(width(&right) + 1);
    if x > usize::from(area.x) + width(&title) + 1 {
        sheet.cells.set_stringn(x as u16, area.y, right, columns, sheet.theme.second());
    }
}

/// What happened, the newest at the bottom.
pub(crate) fn draw_chronicle(sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>, chronicle: &[String]) {
    if area.height == 0 {
        return;
    }
    let columns = usize::from(area.width.saturating_sub(2));
    let head = Rect { height: 1, ..area };
    let titled = area.height > 8;
    if titled {
        rule(sheet, head, &look.texts.get("play-chronicle"), "");
    }
    let rows = usize::from(area.height) - usize::from(titled);
    let wrapped: Vec<(usize, String)> = chronicle
        .iter()
        .enumerate()
        .skip(chronicle.len().saturating_sub(rows))
        .flat_map(|(place, line)| wrap(line, columns).into_iter().map(move |line| (place, line)))
        .collect();
    let skipped = wrapped.len().saturating_sub(rows);
    let first_row = usize::from(titled);
    for (row, (place, line)) in area.rows().skip(first_row).zip(&wrapped[skipped..]) {
        sheet.cells.set_stringn(row.x, row.y, "│", 1, sheet.theme.rule());
        let style = if place + 1 == chronicle.len() { sheet.theme.text() } else { sheet.theme.second() };
        sheet.cells.set_stringn(row.x + 2, row.y, line, columns, style);
    }
}

/// The end: everybody in the order of rank, with `merit` at the right. Comes back with the selected seat and the
/// room that is left below.
pub(crate) fn draw_ranking<O: Own>(
    scene: &Scene<'_, O>,
    sheet: &mut Sheet<'_>,
    area: Rect,
    merit: impl Fn(Seat) -> String,
) -> Option<(Seat, Rect)> {
    let seats = places::<O>(&scene.position.view);
    let [head, rows, _, below] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(seats.len() as u16),
        Constraint::Length(1),
        Constraint::Fill(1),
    ])
    .areas(area);
    rule(sheet, head, &winner::<O>(scene.look, &scene.position.view), "");
    let entry =
        |&(place, seat): &(usize, Seat)| (format!("{place}. {}", scene.teller.player(seat)), merit(seat));
    let entries: Vec<(String, String)> = seats.iter().map(entry).collect();
    let selected = scene.choices.place();
    list::draw(sheet, Rect { width: area.width.min(60), ..rows }, &entries, selected);
    let (_, seat) = seats.get(selected?)?;
    Some((*seat, below))
}

/// Lines as they are; what does not fit is cut.
pub(crate) fn draw_lines(sheet: &mut Sheet<'_>, area: Rect, lines: &[String]) {
    let columns = usize::from(area.width);
    for (row, line) in area.rows().zip(lines) {
        sheet.cells.set_stringn(row.x, row.y, fit(line, columns), columns, sheet.theme.text());
    }
}
