//! The table of Fantazja on the screen.

use super::choices::Choices;
use super::city::Window;
use super::faces::{Face, Mark, WIDTH, emblem};
use super::words::Teller;
use super::{Fantazja, Position, Scene};
use crate::play::board::{Look, Sheet};
use crate::play::own::{Choosing, Own};
use crate::play::parts::{draw_chronicle, draw_lines, draw_ranking, rule};
use crate::play::words::{fit, wrap};
use fabletop_core::Seat;
use fantazja::Action;
use fantazja::config::Variant;
use fantazja::state::Moment;
use fantazja::view::{SeatView, TokenView};
use ratatui::layout::{Constraint, Layout, Rect};

/// The column with the seats, the tokens and what happened; wider on a wide screen.
const ASIDE: (u16, u16) = (26, 36);
const WIDE: u16 = 110;

pub(super) fn draw(
    Scene { choices, position, teller, look }: &Scene<'_>,
    sheet: &mut Sheet<'_>,
    area: Rect,
    chronicle: &[String],
) {
    let columns = if area.width >= WIDE { ASIDE.1 } else { ASIDE.0 };
    let [main, _, aside] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(columns)])
            .areas(area);
    let details = if area.height >= 28 { 2 } else { 1 };
    let [title, city, strip_title, strip, details] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(3),
        Constraint::Length(details),
    ])
    .areas(main);
    let window = Window::of(teller, choices, city);
    rule(sheet, title, &teller.texts.get("fantazja-play-city-title"), &window.beyond());
    window.draw(teller, choices, sheet);
    draw_strip(choices, position, teller, sheet, (strip_title, strip));
    draw_details(choices, teller, sheet, details);
    draw_aside(choices, position, teller, sheet, aside, look, chronicle);
}

/// Both seats, the tokens, and below them what happened.
fn draw_aside(
    choices: &Choices,
    position: &Position,
    teller: &Teller<'_>,
    sheet: &mut Sheet<'_>,
    area: Rect,
    look: &Look<'_>,
    chronicle: &[String],
) {
    let tokens = match teller.view.config.variant {
        Variant::Standard => teller.view.tokens.len() as u16 + 1,
        Variant::Teaching => 0,
    };
    let [seats, powers, _, log] = Layout::vertical([
        Constraint::Length(3 * teller.view.seats.len() as u16),
        Constraint::Length(tokens),
        Constraint::Length(u16::from(area.height > 20)),
        Constraint::Fill(1),
    ])
    .areas(area);
    draw_seats(position, teller, sheet, seats, look);
    draw_tokens(choices, position, teller, sheet, powers);
    draw_chronicle(sheet, log, look, chronicle);
}

fn draw_seats(position: &Position, teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>) {
    let own = position.seat;
    let seats = Seat::all(teller.view.seats.len()).filter(|&seat| seat != own).chain([own]);
    let columns = usize::from(area.width);
    let mut rows = area.rows();
    for seat in seats {
        let shown = &teller.view.seats[seat.index()];
        let mark = if look.turn.seats.contains(seat) { "▸" } else { " " };
        let points = teller.points(shown.points);
        let name = format!("{mark}{} {}", emblem(shown.faction), teller.player(seat));
        let name = format!("{}  {points}", fit(&name, columns.saturating_sub(points.chars().count() + 2)));
        let lines = [(name, sheet.theme.seat(seat.index()))];
        let numbers = numbers(teller, shown).map(|line| (format!(" {line}"), sheet.theme.text()));
        for ((line, style), row) in lines.into_iter().chain(numbers).zip(&mut rows) {
            sheet.cells.set_stringn(row.x, row.y, fit(&line, columns), columns, style);
        }
    }
}

/// "hand 6, pile 12, bonus 1" and "Imagination 2, discards 3".
fn numbers(teller: &Teller<'_>, shown: &SeatView) -> [String; 2] {
    let arguments = [
        ("hand", shown.hand_count.into()),
        ("pile", shown.pile_count.into()),
        ("imagination", shown.imagination_count.into()),
        ("discards", shown.discards.len().into()),
        ("bonus", shown.bonus.into()),
    ];
    ["fantazja-play-numbers", "fantazja-play-numbers-more"].map(|id| teller.texts.say(id, &arguments))
}

/// Each type: how many buildings of it you and the other have, and where its token is.
fn draw_tokens(
    choices: &Choices,
    position: &Position,
    teller: &Teller<'_>,
    sheet: &mut Sheet<'_>,
    area: Rect,
) {
    if area.height == 0 {
        return;
    }
    rule(sheet, Rect { height: 1, ..area }, &teller.texts.get("fantazja-play-tokens-title"), "");
    let columns = usize::from(area.width);
    let used = match choices.action() {
        Some(Action::Use { power }) => Some(power),
        _ => None,
    };
    let line = |token: &TokenView| {
        let own = token.buildings[position.seat.index()];
        let other: u8 = token.buildings.iter().sum::<u8>() - own;
        let name = fit(&teller.name(token.token), 12);
        let mark = if token.usable { "✶" } else { " " };
        format!("{mark}{name:<12} {own}:{other} {}", teller.holder(token.holder))
    };
    for (token, row) in teller.view.tokens.iter().zip(area.rows().skip(1)) {
        let style = match (used == Some(token.token), token.usable) {
            (true, _) => sheet.theme.selected(),
            (false, true) => sheet.theme.text(),
            (false, false) => sheet.theme.second(),
        };
        sheet.cells.set_stringn(row.x, row.y, fit(&line(token), columns), columns, style);
    }
}

/// The hand, or the tiles one chooses from; the selected one stays in sight.
fn draw_strip(
    choices: &Choices,
    position: &Position,
    teller: &Teller<'_>,
    sheet: &mut Sheet<'_>,
    (title, area): (Rect, Rect),
) {
    let tiles = super::offered(position);
    let id = match position.view.phase.moment() {
        _ if position.legal.is_empty() => "fantazja-play-hand-title",
        Moment::Pay => "fantazja-play-imagination-title",
        Moment::Exchange => "fantazja-play-exchange-title",
        Moment::Fetch => "fantazja-play-discards-title",
        Moment::Bury => "fantazja-play-seen-title",
        _ => "fantazja-play-hand-title",
    };
    rule(sheet, title, &teller.texts.get(id), &tiles.len().to_string());
    let room = usize::from((area.width + 1) / (WIDTH + 1));
    let pointed = choices.pointed().and_then(|tile| tiles.iter().position(|&other| other == tile));
    let first = pointed.map_or(0, |at| at.saturating_sub(room / 2)).min(tiles.len().saturating_sub(room));
    if area.height < 3 {
        return;
    }
    for (place, &tile) in tiles.iter().enumerate().skip(first).take(room) {
        let design = teller.design(tile);
        let mark = if pointed == Some(place) { Mark::Selected } else { Mark::None };
        let corner = tile.number.get().to_string();
        let face =
            Face { tile: Some(tile), sides: design.sides, dark: design.dark, corner, mark, ..Face::castle() };
        face.draw(teller, sheet, (area.x + (place - first) as u16 * (WIDTH + 1), area.y));
    }
}

/// The selected tile in words.
fn draw_details(choices: &Choices, teller: &Teller<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let Some(tile) = choices.pointed() else { return };
    let columns = usize::from(area.width);
    for (row, line) in area.rows().zip(wrap(&teller.tile(tile), columns)) {
        sheet.cells.set_stringn(row.x, row.y, line, columns, sheet.theme.text());
    }
}

/// The end: both in the order of rank, where the points of the selected one come from, and the city.
pub(super) fn draw_ending(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let merit = |seat: Seat| {
        let (points, imagination) = Fantazja::merit(&scene.position.view, seat);
        let left = [("imagination", imagination.into())];
        let left = scene.teller.texts.say("fantazja-play-left", &left);
        format!("{}  {left}", scene.teller.points(points))
    };
    let Some((seat, below)) = draw_ranking(scene, sheet, area, merit) else { return };
    let [lines, city] = Layout::horizontal([Constraint::Length(34), Constraint::Fill(1)]).areas(below);
    draw_lines(sheet, lines, &scene.teller.reasons(seat));
    Window::of(&scene.teller, scene.choices, city).draw(&scene.teller, scene.choices, sheet);
}
