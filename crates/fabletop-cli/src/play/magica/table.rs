//! The table of Via Magica on the screen.

use super::choices::Choices;
use super::faces::{self, Face};
use super::words::Teller;
use super::{Magica, Position, Scene};
use crate::play::board::{Look, Sheet};
use crate::play::own::Own;
use crate::play::parts::{draw_chronicle, draw_lines, draw_ranking, rule};
use crate::play::words::{fit, width, wrap};
use fabletop_core::Seat;
use ratatui::layout::{Constraint, Layout, Rect};
use via_magica::action::Spot;
use via_magica::portals::Portal;
use via_magica::rewards::Reward;
use via_magica::state::{KEPT, LAST_PORTAL, ROW, Slot};
use via_magica::view::SeatView;

/// From this size on portals carry their whole text and the chronicle has its own column.
const LARGE: (u16, u16) = (110, 31);
const CHRONICLE_COLUMNS: u16 = 34;
/// Rows of another seat: name, numbers, and up to four portals.
const ZONE_ROWS: u16 = 6;

pub(super) fn draw(
    Scene { choices, position, teller, look }: &Scene<'_>,
    sheet: &mut Sheet<'_>,
    area: Rect,
    chronicle: &[String],
) {
    let large = area.width >= LARGE.0 && area.height >= LARGE.1;
    let aside = if large { CHRONICLE_COLUMNS + 1 } else { 0 };
    let [main, aside] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(aside)]).areas(area);
    let (row_rows, own_rows) = if large { (5, 6) } else { (3, 4) };
    let [title, bag, zones, rewards, row_title, row, own_title, own, foot] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(ZONE_ROWS),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(row_rows),
        Constraint::Length(1),
        Constraint::Length(own_rows),
        Constraint::Fill(1),
    ])
    .areas(main);
    draw_round(position, teller, sheet, title);
    faces::bag(teller, sheet, bag, &position.view.bag);
    draw_zones(position, teller, sheet, zones, look);
    draw_rewards(position, teller, sheet, rewards);
    draw_row(choices, position, teller, sheet, (row_title, row));
    draw_own(choices, position, teller, sheet, (own_title, own));
    if large {
        draw_details(choices, teller, sheet, foot);
        let aside = Rect { x: aside.x + 1, width: aside.width.saturating_sub(1), ..aside };
        draw_chronicle(sheet, aside, look, chronicle);
    } else {
        let [details, _, log] =
            Layout::horizontal([Constraint::Fill(3), Constraint::Length(1), Constraint::Fill(2)]).areas(foot);
        draw_details(choices, teller, sheet, details);
        draw_chronicle(sheet, log, look, chronicle);
    }
}

/// Round, bag and token.
fn draw_round(position: &Position, teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let view = &position.view;
    let title = match view.catcher.filter(|_| view.round > 0) {
        Some(catcher) => {
            let arguments = [("round", view.round.into()), ("player", teller.player(catcher).into())];
            teller.texts.say("via-magica-play-round", &arguments)
        }
        None => teller.texts.get("via-magica-moment-set-up"),
    };
    rule(sheet, area, &title, "");
    let Some(token) = view.token else { return };
    let label = format!(" {} {} ", teller.letter(token), teller.name(token));
    let columns = width(&label) as u16;
    if columns + 4 < area.width {
        let style = sheet.theme.token(token).add_modifier(ratatui::style::Modifier::BOLD);
        sheet.cells.set_stringn(area.right() - columns - 2, area.y, label, usize::from(columns), style);
    }
}

/// The others: who, how far, and what they work on.
fn draw_zones(position: &Position, teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>) {
    let seats: Vec<Seat> =
        Seat::all(position.view.seats.len()).filter(|&seat| seat != position.seat).collect();
    let cells = Layout::horizontal(vec![Constraint::Fill(1); seats.len()]).split(area);
    for (&seat, cell) in seats.iter().zip(cells.iter()) {
        let shown = &position.view.seats[seat.index()];
        let columns = usize::from(cell.width.saturating_sub(1));
        let mark = match (shown.chosen, look.turn.seats.contains(seat)) {
            (true, _) => "✓",
            (false, true) => "▸",
            (false, false) => " ",
        };
        let name = format!("{mark}{}", fit(teller.player(seat), columns.saturating_sub(1)));
        let mut lines = vec![(name, sheet.theme.seat(seat.index())), (numbers(shown), sheet.theme.text())];
        let slots = shown.portals.iter().map(|slot| short(teller, slot, columns));
        lines.extend(slots.map(|line| (line, sheet.theme.second())));
        for (row, (line, style)) in cell.rows().zip(lines) {
            sheet.cells.set_stringn(row.x, row.y, fit(&line, columns), columns, style);
        }
    }
}

/// "23★ 4/7 ◆3": points, open portals, crystals in reserve.
fn numbers(shown: &SeatView) -> String {
    format!(" {}★ {}/{LAST_PORTAL} ◆{}", shown.points, shown.opened.len(), shown.reserve)
}

/// "13 AWef Gingerbread Crumbs".
fn short(teller: &Teller<'_>, slot: &Slot, columns: usize) -> String {
    let fields = faces::short_fields(teller, slot.portal, slot.filled);
    let line = format!(" {:>2} {fields}", slot.portal.number());
    let room = columns.saturating_sub(width(&line) + 1);
    if room < 6 { line } else { format!("{line} {}", fit(&teller.name(slot.portal), room)) }
}

/// The rewards nobody has, in short.
fn draw_rewards(position: &Position, teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let short = |reward: Reward| {
        let arguments = [("reward", reward.to_string().into()), ("points", reward.points().into())];
        teller.texts.say("via-magica-play-reward-short", &arguments)
    };
    let left: Vec<String> = position.view.rewards.iter().map(short).collect();
    let title = teller.texts.get("via-magica-play-rewards-title");
    let line = format!(" {title} {}", left.join(" "));
    let columns = usize::from(area.width);
    sheet.cells.set_stringn(area.x, area.y, fit(&line, columns), columns, sheet.theme.second());
}

fn draw_row(
    choices: &Choices,
    position: &Position,
    teller: &Teller<'_>,
    sheet: &mut Sheet<'_>,
    (title, area): (Rect, Rect),
) {
    let stock = [("stock", position.view.stock.into()), ("discards", position.view.discards.len().into())];
    let stock = teller.texts.say("via-magica-play-stock", &stock);
    rule(sheet, title, &teller.texts.get("via-magica-play-row-title"), stock.trim_end_matches('.'));
    let cells = Layout::horizontal([Constraint::Fill(1); ROW]).split(area);
    for (&portal, cell) in position.view.row.iter().zip(cells.iter()) {
        face(choices, portal).draw(teller, sheet, *cell);
    }
}

/// A portal nothing lies on, with what is selected of it.
fn face(choices: &Choices, portal: Portal) -> Face {
    let selected = choices.pointed() == Some(portal);
    Face { selected, marked: choices.marked().contains(portal), ..Face::of(portal) }
}

/// The own portals, or those of which three are kept.
fn draw_own(
    choices: &Choices,
    position: &Position,
    teller: &Teller<'_>,
    sheet: &mut Sheet<'_>,
    (title, area): (Rect, Rect),
) {
    let own = &position.view.seats[position.seat.index()];
    if !position.view.dealt.is_empty() {
        let marked = format!("{}/{KEPT}", choices.marked().len());
        rule(sheet, title, &teller.texts.get("via-magica-play-dealt-title"), &marked);
        let dealt: Vec<Portal> = position.view.dealt.iter().collect();
        let cells = Layout::horizontal(vec![Constraint::Fill(1); dealt.len()]).split(area);
        for (&portal, cell) in dealt.iter().zip(cells.iter()) {
            face(choices, portal).draw(teller, sheet, *cell);
        }
        return;
    }
    let arguments = [
        ("points", own.points.into()),
        ("opened", own.opened.len().into()),
        ("last", LAST_PORTAL.into()),
        ("reserve", own.reserve.into()),
    ];
    let numbers = teller.texts.say("via-magica-play-own", &arguments);
    rule(sheet, title, &teller.texts.get("via-magica-play-own-title"), &numbers);
    let cells = Layout::horizontal(vec![Constraint::Fill(1); own.portals.len()]).split(area);
    let on = |spot: Option<Spot>, portal: Portal| spot.filter(|spot| spot.portal == portal);
    for (slot, cell) in own.portals.iter().zip(cells.iter()) {
        let face = Face {
            filled: slot.filled,
            target: on(choices.target(), slot.portal).map(|spot| spot.animus),
            source: on(choices.source(), slot.portal).map(|spot| spot.animus),
            ..face(choices, slot.portal)
        };
        face.draw(teller, sheet, *cell);
    }
}

/// The selected portal in words.
fn draw_details(choices: &Choices, teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let Some(portal) = choices.pointed() else { return };
    let columns = usize::from(area.width);
    for (row, line) in area.rows().zip(wrap(&teller.portal(portal), columns)) {
        sheet.cells.set_stringn(row.x, row.y, line, columns, sheet.theme.text());
    }
}

/// The end: everybody in the order of rank, and where the points of the selected one come from.
pub(super) fn draw_ending(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let merit = |seat: Seat| {
        let (points, opened) = Magica::merit(&scene.position.view, seat);
        format!("{}  {opened}/{LAST_PORTAL}", scene.teller.points(points))
    };
    if let Some((seat, below)) = draw_ranking(scene, sheet, area, merit) {
        draw_lines(sheet, below, &scene.teller.reasons(seat));
    }
}
