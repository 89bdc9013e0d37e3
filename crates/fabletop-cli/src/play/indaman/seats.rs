//! The mages in a column: who, where, how far, with what.

use super::Scene;
use super::map::letter;
use super::outlook::{height, steps};
use crate::play::board::Sheet;
use crate::play::words::{fit, width};
use fabletop_core::Seat;
use ratatui::layout::Rect;
use serde_json::json;

/// Rows of a seat; three where there is room for what lies before it.
pub(super) const ROWS: u16 = 2;

/// Everybody, with `rows` for each.
pub(super) fn draw(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect, rows: u16) {
    for (place, seat) in order(scene).enumerate() {
        let y = area.y + place as u16 * rows;
        if y + rows > area.bottom() {
            return;
        }
        draw_seat(scene, sheet, Rect { y, height: rows, ..area }, seat);
    }
}

/// Everybody in a line each.
pub(super) fn draw_lines(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    for (seat, row) in order(scene).zip(area.rows()) {
        let half = row.width / 2;
        draw_seat(scene, sheet, Rect { width: half, ..row }, seat);
        let columns = usize::from(row.width - half);
        let way = fit(&way(scene, seat), columns);
        sheet.cells.set_stringn(row.x + half, row.y, way, columns, sheet.theme.second());
    }
}

/// The own mage comes last, nearest to what is chosen.
fn order(scene: &Scene<'_>) -> impl Iterator<Item = Seat> {
    let own = scene.position.seat;
    Seat::all(scene.position.view.seats.len()).filter(move |&seat| seat != own).chain([own])
}

fn draw_seat(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect, seat: Seat) {
    let shown = &scene.position.view.seats[seat.index()];
    let columns = usize::from(area.width);
    let mark = if scene.look.turn.seats.contains(seat) { "▸" } else { " " };
    let gems = shown.gems.map_or_else(|| "?".to_owned(), |gems| gems.to_string());
    let numbers = format!("◆{gems} ≡{} ○{}", height(&scene.position.view, seat), shown.objects);
    let name = format!(" {} ({})", scene.teller.player(seat), scene.teller.name(shown.mage));
    let room = columns.saturating_sub(width(&numbers) + 3);
    let mut rows = area.rows();
    if let Some(row) = rows.next() {
        sheet.cells.set_stringn(row.x, row.y, mark, 1, sheet.theme.title());
        let letter = letter(&scene.teller, seat);
        sheet.cells.set_stringn(row.x + 1, row.y, letter, 1, sheet.theme.mage(seat.index()));
        sheet.cells.set_stringn(row.x + 2, row.y, fit(&name, room), room, sheet.theme.seat(seat.index()));
        let x = row.right().saturating_sub(width(&numbers) as u16);
        sheet.cells.set_stringn(x, row.y, numbers, columns, sheet.theme.text());
    }
    for (row, line) in rows.zip([way(scene, seat), kept(scene, seat)]) {
        sheet.cells.set_stringn(row.x, row.y, fit(&line, columns), columns, sheet.theme.second());
    }
}

/// "  Forest 12 → Petrana ◆5 4".
fn way(scene: &Scene<'_>, seat: Seat) -> String {
    let (teller, shown) = (&scene.teller, &scene.position.view.seats[seat.index()]);
    let mut line = format!("   {}", teller.place(shown.place));
    if shown.at_gate {
        line = format!("{line} ({})", teller.describe("play-roll", &json!({ "roll": "gate" })));
    }
    if let Some(creature) = shown.held {
        line = format!("{line} †{}", teller.name(creature));
    }
    let Some(target) = shown.target else { return line };
    let revenue = teller.board().revenue(shown.flag, target);
    let ahead = steps(&scene.position.view, seat, shown.place);
    let ahead = ahead.map_or_else(String::new, |steps| format!(" {steps}"));
    format!("{line} →{ahead} {} ◆{revenue}", teller.name(target))
}

/// What is known of the objects and the kept creatures.
fn kept(scene: &Scene<'_>, seat: Seat) -> String {
    let (teller, shown) = (&scene.teller, &scene.position.view.seats[seat.index()]);
    let objects = shown.known_objects.iter().map(|object| teller.name(object.kind()));
    let mut things: Vec<String> = objects.collect();
    if shown.kept.is_empty() && shown.kept_cards > 0 {
        let count = json!({ "count": shown.kept_cards, "kept": [], "points": 0 });
        things.push(teller.describe("play-kept", &count));
    } else {
        things.extend(teller.creatures(shown.kept));
    }
    format!("   {}", things.join(", "))
}
