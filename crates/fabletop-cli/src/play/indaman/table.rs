//! The table of Indaman on the screen.

use super::map::letter;
use super::outlook::height;
use super::{Scene, map, seats};
use crate::play::board::Sheet;
use crate::play::list;
use crate::play::parts::{draw_chronicle, draw_lines, draw_ranking, rule};
use crate::play::words::{fit, wrap, wrap_in};
use fabletop_core::Seat;
use ratatui::layout::{Constraint, Layout, Rect};
use serde_json::json;

/// From this size on there is room for the island.
const MAP: (u16, u16) = (80, 21);
/// The column with the mages, the tower and what happened; wider on a wide screen.
const ASIDE: (u16, u16) = (31, 42);
const WIDE: u16 = 110;
/// From this height on there is room for more of everything.
const TALL: u16 = 30;

pub(super) fn draw(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect, chronicle: &[String]) {
    let title = scene.teller.texts.get("indaman-play-map-title");
    let [head, body] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    if scene.choices.large_map {
        rule(sheet, head, &title, &scene.teller.round());
        map::draw(scene, sheet, body);
    } else if area.width < MAP.0 || area.height < MAP.1 {
        rule(sheet, head, &scene.teller.round(), "");
        draw_small(scene, sheet, body, chronicle);
    } else {
        draw_large(scene, sheet, area, chronicle);
    }
}

/// The island, what can be chosen and what is one's own; beside them everybody, and what happened.
fn draw_large(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect, chronicle: &[String]) {
    let columns = if area.width >= WIDE { ASIDE.1 } else { ASIDE.0 };
    let [main, _, aside] =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(1), Constraint::Length(columns)])
            .areas(area);
    let tall = area.height >= TALL;
    let encounter = encounter(scene, main.width);
    let asked = !scene.choices.actions().is_empty();
    // The encounter of others stands where the own choices would.
    let above = if asked { encounter.len().min(6) as u16 } else { 0 };
    let [head, island, fight, own, choices, things] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(above),
        Constraint::Length(1),
        Constraint::Length(if tall { 9 } else { 5 }),
        Constraint::Length(if tall { 3 } else { 1 }),
    ])
    .areas(main);
    rule(sheet, head, &scene.teller.texts.get("indaman-play-map-title"), &scene.teller.round());
    map::draw(scene, sheet, island);
    draw_own(scene, sheet, own);
    draw_lines(sheet, if asked { fight } else { choices }, &encounter);
    draw_choices(scene, sheet, choices);
    draw_things(scene, sheet, things);
    draw_aside(scene, sheet, aside, chronicle);
}

/// Everybody in a line each, the encounter, what can be chosen, and what happened last.
fn draw_small(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect, chronicle: &[String]) {
    let encounter = encounter(scene, area.width);
    let told = encounter.len().min(3) as u16;
    let lines = scene.choices.actions().len() as u16;
    let [mages, tower, fight, own, choices, log] = Layout::vertical([
        Constraint::Length(scene.position.view.seats.len() as u16),
        Constraint::Length(1),
        Constraint::Length(told),
        Constraint::Length(1),
        Constraint::Length(lines.min(7 - told)),
        Constraint::Fill(1),
    ])
    .areas(area);
    seats::draw_lines(scene, sheet, mages);
    draw_tower(scene, sheet, tower);
    draw_lines(sheet, fight, &encounter);
    draw_own(scene, sheet, own);
    draw_choices(scene, sheet, choices);
    draw_chronicle(sheet, log, scene.look, chronicle);
}

fn encounter(scene: &Scene<'_>, columns: u16) -> Vec<String> {
    scene.teller.encounter().iter().flat_map(|line| wrap(line, usize::from(columns))).collect()
}

/// The own gems and ladder, and what the bank has.
fn draw_own(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let waiting = scene.choices.actions().is_empty();
    let id = if waiting { "indaman-play-waiting-title" } else { "indaman-play-choices-title" };
    let title = scene.teller.texts.get(id);
    let (view, seat) = (&scene.position.view, scene.position.seat);
    let gems = view.seats[seat.index()].gems.unwrap_or(0);
    let bank = scene.teller.describe("play-bank", &json!({ "bank": view.bank }));
    let right = format!("◆{gems} ≡{}/{}  {bank}", height(view, seat), scene.teller.board().top());
    rule(sheet, area, &title, &right);
}

fn draw_choices(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let entry = |action| {
        let teller = &scene.teller;
        (teller.action(action), teller.weighed_short(action, scene.position.seat))
    };
    let entries: Vec<(String, String)> = scene.choices.actions().iter().map(entry).collect();
    list::draw(sheet, area, &entries, scene.choices.line());
}

/// The own objects and kept creatures.
fn draw_things(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let shown = &scene.position.view.seats[scene.position.seat.index()];
    let objects = shown.known_objects.iter().map(|object| format!("○ {}", scene.teller.card(object)));
    let kept = scene.teller.creatures(shown.kept).into_iter().map(|creature| format!("♦ {creature}"));
    let things = objects.chain(kept).collect::<Vec<_>>().join("  ");
    let lines = wrap_in(&things, usize::from(area.width), usize::from(area.height));
    draw_lines(sheet, area, &lines);
}

/// The mages, the tower, the piles, and below them what happened.
fn draw_aside(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect, chronicle: &[String]) {
    let count = scene.position.view.seats.len() as u16;
    let rows = if area.height >= TALL { seats::ROWS + 1 } else { seats::ROWS };
    let most = if area.height >= TALL { 8 } else { 4 };
    let piles = wrap_in(&piles(scene), usize::from(area.width), most);
    let [mages, tower, creatures, _, log] = Layout::vertical([
        Constraint::Length(rows * count),
        Constraint::Length(1),
        Constraint::Length(piles.len() as u16),
        Constraint::Length(u16::from(area.height > 20 && count < 6)),
        Constraint::Fill(1),
    ])
    .areas(area);
    seats::draw(scene, sheet, mages, rows);
    draw_tower(scene, sheet, tower);
    draw_lines(sheet, creatures, &piles);
    draw_chronicle(sheet, log, scene.look, chronicle);
}

/// What the squares need, from the base to the top, with the mages whose ladders stand there.
fn draw_tower(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    if area.height == 0 {
        return;
    }
    let view = &scene.position.view;
    let room = |x: u16| usize::from(area.right().saturating_sub(x));
    let (mut x, _) = sheet.cells.set_stringn(area.x, area.y, "≡", room(area.x), sheet.theme.title());
    for square in 0..=scene.teller.board().top() {
        let needed = square.checked_sub(1).and_then(|below| scene.teller.board().square(below));
        let label = needed.map_or_else(String::new, |needed| format!(" {needed}"));
        (x, _) = sheet.cells.set_stringn(x, area.y, label, room(x), sheet.theme.text());
        for seat in Seat::all(view.seats.len()).filter(|&seat| height(view, seat) == square) {
            let letter = letter(&scene.teller, seat);
            (x, _) = sheet.cells.set_stringn(x, area.y, letter, room(x), sheet.theme.mage(seat.index()));
        }
    }
}

/// "Creatures: Pl 5  Mo 4 (Dragon)".
fn piles(scene: &Scene<'_>) -> String {
    let pile = |pile: &indaman::view::PileView| {
        let name = fit(&scene.teller.name(pile.terrain), 12);
        let known = scene.teller.creatures(pile.known).join(", ");
        if known.is_empty() {
            format!("{name} {}", pile.cards)
        } else {
            format!("{name} {} ({known})", pile.cards)
        }
    };
    let piles: Vec<String> = scene.position.view.piles.iter().map(pile).collect();
    let title = scene.teller.texts.get("indaman-play-piles-title");
    format!("{title}: {}", piles.join(", "))
}

/// The end: everybody in the order of rank, what the selected one has, and the island.
pub(super) fn draw_ending(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
    let merit = |seat: Seat| {
        let (view, gems) = (&scene.position.view, scene.position.view.seats[seat.index()].gems);
        let fields = json!({ "ladder": height(view, seat), "gems": gems.unwrap_or(0) });
        scene.teller.describe("play-rank", &fields)
    };
    let Some((seat, below)) = draw_ranking(scene, sheet, area, merit) else { return };
    let [text, island] = Layout::horizontal([Constraint::Fill(2), Constraint::Fill(3)]).areas(below);
    let columns = usize::from(text.width.saturating_sub(1));
    let lines: Vec<String> = scene.teller.zone(seat).iter().flat_map(|line| wrap(line, columns)).collect();
    draw_lines(sheet, text, &lines);
    map::draw(scene, sheet, island);
}
