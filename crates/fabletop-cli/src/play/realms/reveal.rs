//! The reveal: all hands in the order of rank, and the choices that are still open.

use super::cards::Face;
use super::position::{Position, Ranked};
use super::{Focus, RealmsBoard, words};
use crate::play::board::{Look, Sheet};
use crate::play::list;
use crate::play::parts::rule;
use crate::play::words::{fit, number, width};
use fantasy_realms::scoring::CardScore;
use fantasy_realms::state::Moment;
use ratatui::layout::{Constraint, Layout, Rect};

/// Rows a hand needs to be shown as cards.
const CARD_ROWS: u16 = 4;

pub(super) fn draw(
    board: &RealmsBoard,
    position: &Position,
    sheet: &mut Sheet<'_>,
    area: Rect,
    look: &Look<'_>,
) {
    let over = position.view.moment == Moment::Over;
    let open = position.choices.len() as u16;
    let list_rows = if open == 0 { 0 } else { (open + 1).min(area.height / 3) };
    let [head, hands, choices] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(list_rows)])
            .areas(area);
    let title =
        if over { words::winner(look, position) } else { look.texts.get("fantasy-realms-play-reveal") };
    rule(sheet, head, &title, "");
    let selected = if let Focus::List(place) = board.focus { Some(place) } else { None };
    draw_hands(position, sheet, hands, look, selected.filter(|_| over));
    if list_rows > 0 {
        draw_choices(position, sheet, choices, look, selected);
    }
}

fn draw_hands(
    position: &Position,
    sheet: &mut Sheet<'_>,
    area: Rect,
    look: &Look<'_>,
    selected: Option<usize>,
) {
    let count = position.ranking.len().max(1) as u16;
    let rows = (area.height / count).max(1);
    for (place, hand) in position.ranking.iter().enumerate() {
        let y = area.y + place as u16 * rows;
        if y >= area.bottom() {
            return;
        }
        let cell = Rect { x: area.x, y, width: area.width, height: rows.min(area.bottom() - y) };
        draw_heading(position, hand, sheet, Rect { height: 1, ..cell }, look, selected == Some(place));
        let below = Rect { y: y + 1, height: cell.height.saturating_sub(1), ..cell };
        if rows >= CARD_ROWS {
            draw_cards(hand, sheet, below, look);
        } else {
            draw_chips(hand, sheet, below, look);
        }
    }
}

fn draw_heading(
    position: &Position,
    hand: &Ranked,
    sheet: &mut Sheet<'_>,
    area: Rect,
    look: &Look<'_>,
    selected: bool,
) {
    let shown = &position.view.seats[hand.seat.index()];
    let tick = if shown.agreed { " ✓" } else { " …" };
    let points = look.texts.say("points", &[("points", hand.score.total.into())]);
    let mark = if selected { "▸" } else { " " };
    let heading = format!("{mark}{}. {} · {points}{tick}", hand.place, look.player(hand.seat));
    let style = if selected { sheet.theme.selected() } else { sheet.theme.seat(hand.seat.index()) };
    sheet.cells.set_stringn(area.x, area.y, heading, usize::from(area.width), style);
}

fn draw_cards(hand: &Ranked, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>) {
    let mut cards: Vec<&CardScore> = hand.score.cards.iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.points));
    let card_width = (area.width / cards.len().max(7) as u16).min(18);
    for (place, card) in cards.into_iter().enumerate() {
        let x = area.x + place as u16 * card_width;
        let cell = Rect { x, y: area.y, width: card_width, height: area.height.min(7) };
        let tab = if card.blanked { "✗ 0".to_owned() } else { number(card.points.into()) };
        let note = words::blanked(look, card).or_else(|| words::changed(look, card));
        let face = Face {
            suit: card.suit.unwrap_or(card.card.suit()),
            tab: Some(tab),
            blanked: card.blanked,
            note: note.as_deref(),
            ..Face::of(card.card)
        };
        face.draw(sheet, cell, look);
    }
}

/// Cards as words, where there is no room for more.
fn draw_chips(hand: &Ranked, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>) {
    let mut cards: Vec<&CardScore> = hand.score.cards.iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.points));
    let (mut x, mut y) = (area.x + 2, area.y);
    // Names are as long as all of them find room.
    let longest = (5..=40).rev().find(|&longest| {
        let chips = cards.iter().map(|card| width(&chip(card, longest, look)));
        rows_of(chips, usize::from(area.width).saturating_sub(2)) <= usize::from(area.height)
    });
    let longest = longest.unwrap_or(5);
    for card in cards {
        let chip = chip(card, longest, look);
        let columns = width(&chip) as u16;
        if x + columns > area.right() {
            (x, y) = (area.x + 2, y + 1);
        }
        if y >= area.bottom() {
            return;
        }
        let style = if card.blanked {
            sheet.theme.blanked()
        } else {
            sheet.theme.suit(card.suit.unwrap_or(card.card.suit()))
        };
        sheet.cells.set_stringn(x, y, chip, usize::from(area.right() - x), style);
        x += columns + 1;
    }
}

/// " King 48 ", " ✗ Swamp ".
fn chip(card: &CardScore, longest: usize, look: &Look<'_>) -> String {
    let name = fit(&words::name(look, card.card), longest);
    if card.blanked { format!(" ✗ {name} ") } else { format!(" {name} {} ", number(card.points.into())) }
}

/// How many rows chips of these widths take.
fn rows_of(chips: impl Iterator<Item = usize>, columns: usize) -> usize {
    let (mut rows, mut x) = (1, 0);
    for chip in chips {
        if x + chip > columns {
            (rows, x) = (rows + 1, 0);
        }
        x += chip + 1;
    }
    rows
}

fn draw_choices(
    position: &Position,
    sheet: &mut Sheet<'_>,
    area: Rect,
    look: &Look<'_>,
    selected: Option<usize>,
) {
    rule(sheet, Rect { height: 1, ..area }, &look.texts.get("fantasy-realms-play-choices"), "");
    let entries: Vec<(String, String)> = position
        .choices
        .iter()
        .map(|open| (look.describe("action", &open.action), number(open.total)))
        .collect();
    let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    list::draw(sheet, below, &entries, selected);
}
