//! The table of Fantasy Realms on the screen.

use super::cards::{Face, deck, empty_place};
use super::position::Position;
use super::{Focus, RealmsBoard, Step, market, words};
use crate::play::board::{Look, Sheet};
use crate::play::list;
use crate::play::parts::{draw_chronicle, rule};
use crate::play::tui::theme::Theme;
use crate::play::words::{fit, number, signed, width, wrap};
use fabletop_core::Seat;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::config::Variant;
use fantasy_realms::scoring::CardScore;
use fantasy_realms::state::Moment;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;

/// From this size on cards carry their text and the chronicle has its own column.
const LARGE: (u16, u16) = (110, 31);
const CHRONICLE_COLUMNS: u16 = 34;

/// How many cards lie in a row of the discard area, the deck included.
pub(super) fn columns(position: &Position) -> usize {
    if position.view.discard.len() > 11 { 8 } else { 6 }
}

pub(super) fn draw(
    board: &RealmsBoard,
    position: &Position,
    sheet: &mut Sheet<'_>,
    area: Rect,
    look: &Look<'_>,
    chronicle: &[String],
) {
    let large = area.width >= LARGE.0 && area.height >= LARGE.1;
    let (main, aside) = if large {
        let [main, _, aside] = Layout::horizontal([
            Constraint::Fill(1),
            Constraint::Length(1),
            Constraint::Length(CHRONICLE_COLUMNS),
        ])
        .areas(area);
        (main, Some(aside))
    } else {
        (area, None)
    };
    let (grid_rows, hand_rows) = if large { (10, (area.height - 20).clamp(8, 15)) } else { (6, 5) };
    let [seats, title, grid, hand_title, hand, foot] = Layout::vertical([
        Constraint::Length(2),
        Constraint::Length(1),
        Constraint::Length(grid_rows),
        Constraint::Length(1),
        Constraint::Length(hand_rows),
        Constraint::Fill(1),
    ])
    .areas(main);
    draw_seats(position, sheet, seats, look);
    draw_middle(board, position, sheet, (title, grid), look);
    draw_hand_title(position, sheet, hand_title, look);
    draw_hand(board, position, sheet, hand, look);
    match aside {
        Some(aside) => {
            draw_details(board, position, sheet, foot, look);
            draw_chronicle(sheet, aside, look, chronicle);
        }
        None => {
            let [details, _, log] =
                Layout::horizontal([Constraint::Fill(3), Constraint::Length(1), Constraint::Fill(2)])
                    .areas(foot);
            draw_details(board, position, sheet, details, look);
            draw_chronicle(sheet, log, look, chronicle);
        }
    }
}

fn draw_seats(position: &Position, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>) {
    let seats: Vec<Seat> =
        Seat::all(position.view.seats.len()).filter(|&seat| seat != position.seat).collect();
    let cells = Layout::horizontal(vec![Constraint::Fill(1); seats.len()]).split(area);
    for (&seat, cell) in seats.iter().zip(cells.iter()) {
        let shown = &position.view.seats[seat.index()];
        let turn = look.turn.seats.contains(seat);
        let mark = if turn { "▸" } else { " " };
        let columns = usize::from(cell.width.saturating_sub(1));
        let count = format!(" {}▮", shown.count);
        let name = format!("{mark}{}", fit(look.player(seat), columns.saturating_sub(width(&count) + 1)));
        let (x, _) = sheet.cells.set_stringn(cell.x, cell.y, name, columns, sheet.theme.seat(seat.index()));
        let room = usize::from(cell.right().saturating_sub(x + 1));
        sheet.cells.set_stringn(x, cell.y, count, room, sheet.theme.second());
        let known = known_cards(position, shown.known, look);
        if cell.height > 1 {
            let known = fit(&known, columns.saturating_sub(1));
            sheet.cells.set_stringn(cell.x + 1, cell.y + 1, known, columns, sheet.theme.second());
        }
    }
}

/// What is known of somebody's hand: cards taken openly, or seen in trades.
fn known_cards(position: &Position, known: CardSet, look: &Look<'_>) -> String {
    let chaos = position.view.config.variant == Variant::Chaos;
    let cards = words::known(look, known);
    match (known.is_empty(), chaos) {
        (true, true) => String::new(),
        (true, false) => look.texts.get("fantasy-realms-play-took-nothing"),
        (false, true) => look.texts.say("fantasy-realms-play-holds", &[("cards", cards.into())]),
        (false, false) => look.texts.say("fantasy-realms-play-took", &[("cards", cards.into())]),
    }
}

fn draw_middle(
    board: &RealmsBoard,
    position: &Position,
    sheet: &mut Sheet<'_>,
    (title, grid): (Rect, Rect),
    look: &Look<'_>,
) {
    let texts = look.texts;
    if position.view.config.variant == Variant::Chaos {
        if position.view.moment == Moment::Keep {
            rule(sheet, title, &texts.get("fantasy-realms-play-keep"), "");
            let entries: Vec<(String, String)> = position
                .choices
                .iter()
                .map(|open| (look.describe("action", &open.action), number(open.total)))
                .collect();
            let selected = if let Focus::List(place) = board.focus { Some(place) } else { None };
            return list::draw(sheet, grid, &entries, selected);
        }
        let clock = look.seconds_left.map(|left| clock(position, left)).unwrap_or_default();
        rule(sheet, title, &texts.get("fantasy-realms-play-offers"), &clock);
        return market::draw(board, position, sheet, grid, look);
    }
    let (count, most) = (position.view.discard.len(), position.view.config.variant.last_discard());
    let vine = format!("{}{} {count}/{most}", "●".repeat(count), "○".repeat(most.saturating_sub(count)));
    let hint = if position.gains.is_empty() || position.view.first_turn {
        "fantasy-realms-play-area-title"
    } else {
        "fantasy-realms-play-area-gains"
    };
    rule(sheet, title, &texts.get(hint), &vine);
    draw_grid(board, position, sheet, grid, look);
}

/// "2:31" and a bar that empties.
fn clock(position: &Position, left: u32) -> String {
    let whole = u32::from(position.view.config.options.seconds).max(1);
    let full = (left * 12).div_ceil(whole).min(12) as usize;
    format!("{}{} {}:{:02}", "▮".repeat(full), "▯".repeat(12 - full), left / 60, left % 60)
}

fn draw_grid(board: &RealmsBoard, position: &Position, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>) {
    let columns = columns(position) as u16;
    let (card_width, card_rows) = (area.width / columns, area.height / 2);
    let most = position.view.config.variant.last_discard();
    let best = position.best_take();
    for place in 0..columns * 2 {
        let (column, row) = (place % columns, place / columns);
        let cell = Rect {
            x: area.x + column * card_width,
            y: area.y + row * card_rows,
            width: card_width,
            height: card_rows,
        };
        if place == 0 {
            let label = look.texts.say("fantasy-realms-play-deck", &[("deck", position.view.deck.into())]);
            deck(sheet, cell, &label, board.focus == Focus::Deck);
            continue;
        }
        let at = usize::from(place) - 1;
        let Some(&card) = position.view.discard.get(at) else {
            if at < most {
                empty_place(sheet, cell, &(at + 1).to_string());
            }
            continue;
        };
        let gain = position.gains.get(at).filter(|_| !position.view.first_turn);
        let face = Face {
            tab: gain.map(|&gain| signed(gain)),
            best: best == Some(at) && gain.is_some(),
            selected: board.focus == Focus::Discard(at),
            ..Face::of(card)
        };
        face.draw(sheet, cell, look);
    }
}

fn draw_hand_title(position: &Position, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>) {
    let title = look.texts.say("fantasy-realms-play-hand-title", &[("points", position.now().into())]);
    let right = if position.without.is_empty() { "" } else { "fantasy-realms-play-hand-discard" };
    let right = if right.is_empty() { String::new() } else { look.texts.get(right) };
    rule(sheet, area, &title, &right);
}

fn draw_hand(board: &RealmsBoard, position: &Position, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>) {
    let count = position.hand.len().max(7) as u16;
    let card_width = (area.width / count).min(16);
    let best = position.best_discard();
    for (place, &card) in position.hand.iter().enumerate() {
        let cell =
            Rect { x: area.x + place as u16 * card_width, y: area.y, width: card_width, height: area.height };
        let selected = board.focus == Focus::Hand(place);
        if let Some(total) = position.without.get(place) {
            let tab = total.map(number);
            let drawn =
                position.view.drawn.contains(card).then(|| look.texts.get("fantasy-realms-play-drawn"));
            let face =
                Face { tab, best: best == Some(place), selected, note: drawn.as_deref(), ..Face::of(card) };
            face.draw(sheet, cell, look);
            continue;
        }
        let Some(score) = position.score.cards.iter().find(|score| score.card == card) else {
            Face { selected, ..Face::of(card) }.draw(sheet, cell, look);
            continue;
        };
        scored(score, look, selected).draw(sheet, cell, look, offered(position, card, look));
    }
}

/// A card of the hand with its points.
struct Scored<'a> {
    face: Face<'a>,
    note: Option<String>,
}

impl Scored<'_> {
    fn draw(self, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>, offered: Option<String>) {
        let note = offered.or(self.note);
        Face { note: note.as_deref(), ..self.face }.draw(sheet, area, look);
    }
}

fn scored<'a>(score: &CardScore, look: &Look<'_>, selected: bool) -> Scored<'a> {
    let tab = if score.blanked { "✗ 0".to_owned() } else { number(score.points.into()) };
    let note = words::blanked(look, score).or_else(|| words::changed(look, score));
    let suit = score.suit.unwrap_or(score.card.suit());
    let face = Face { suit, tab: Some(tab), selected, blanked: score.blanked, ..Face::of(score.card) };
    Scored { face, note }
}

fn offered(position: &Position, card: Card, look: &Look<'_>) -> Option<String> {
    let own =
        |offer: &&fantasy_realms::event::OfferView| offer.owner == position.seat && offer.card == Some(card);
    position.market()?.offers.iter().find(own)?;
    Some(look.texts.get("fantasy-realms-play-offered"))
}

/// The selected card with its text and its points.
fn draw_details(
    board: &RealmsBoard,
    position: &Position,
    sheet: &mut Sheet<'_>,
    area: Rect,
    look: &Look<'_>,
) {
    let columns = usize::from(area.width);
    let lines = match selected_card(board, position) {
        Some(card) => {
            let own = matches!(board.focus, Focus::Hand(_));
            let score = position.score.cards.iter().find(|score| own && score.card == card);
            card_lines(card, score, sheet.theme, columns, look)
        }
        None if board.focus == Focus::Deck => {
            let text = look.texts.get("fantasy-realms-play-deck-text");
            wrap(&text, columns).into_iter().map(|line| (line, sheet.theme.second())).collect()
        }
        None => Vec::new(),
    };
    for (row, (line, style)) in area.rows().zip(lines) {
        sheet.cells.set_stringn(row.x, row.y, line, columns, style);
    }
}

fn selected_card(board: &RealmsBoard, position: &Position) -> Option<Card> {
    match (board.focus, board.step) {
        (Focus::Hand(place), _) => position.hand.get(place).copied(),
        (Focus::Discard(place), _) => position.view.discard.get(place).copied(),
        (Focus::List(_), Step::Showing(card)) => Some(card),
        (Focus::Offer(place), _) => position.market()?.offers.get(place)?.card,
        _ => None,
    }
}

/// The reasons for the points of a card, and what else is printed on it.
fn card_lines(
    card: Card,
    score: Option<&CardScore>,
    theme: Theme,
    columns: usize,
    look: &Look<'_>,
) -> Vec<(String, Style)> {
    let mut lines = vec![(words::heading(look, card), theme.title())];
    let Some(score) = score else {
        lines.extend(texts_of(card, columns, look).map(|line| (line, theme.text())));
        return lines;
    };
    let blanked = words::blanked(look, score);
    for line in words::lines(look, score) {
        let style = if Some(&line) == blanked.as_ref() { theme.rubric() } else { theme.text() };
        lines.extend(wrap(&line, columns).into_iter().map(|line| (line, style)));
    }
    let unsaid = words::unsaid(look, score);
    let unsaid = unsaid.iter().flat_map(|effect| wrap(effect, columns));
    lines.extend(unsaid.map(|line| (line, theme.second())));
    lines
}

fn texts_of<'a>(card: Card, columns: usize, look: &'a Look<'_>) -> impl Iterator<Item = String> + 'a {
    words::effects(look, card).into_iter().flat_map(move |effect| wrap(&format!("• {effect}"), columns))
}
