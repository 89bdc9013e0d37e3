//! Via Magica at the terminal.

mod choices;
mod faces;
mod read;
mod table;
pub(crate) mod words;

use super::board::{Board, Item, Look, Reply, Sheet};
use choices::Choices;
use fabletop_core::Seat;
use fabletop_text::Texts;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use read::Words;
use via_magica::state::{Moment, Phase};
use via_magica::{Action, View};
use words::Teller;

/// The board of Via Magica.
pub(super) struct MagicaBoard {
    words: Words,
    position: Option<Position>,
    choices: Choices,
}

/// What a seat sees, and what it may do.
struct Position {
    view: View,
    seat: Seat,
    legal: Vec<Action>,
}

impl Position {
    /// Reads a view. None if it is no view of this game, which only a defect can cause.
    fn of(look: &Look<'_>) -> Option<Position> {
        let view: View = look.view.parse().ok()?;
        view.seats.get(look.seat.index())?;
        let legal = look.legal.iter().filter_map(|legal| legal.text.parse().ok()).collect();
        Some(Position { view, seat: look.seat, legal })
    }

    /// Whether the table waits for this seat, and does not only let it reconsider.
    fn is_asked(&self) -> bool {
        self.legal.iter().any(|action| *action != Action::Reconsider)
    }

    fn moment(&self) -> Moment {
        self.view.phase.moment()
    }
}

impl MagicaBoard {
    /// A board before the first look.
    pub(super) fn new(texts: &Texts) -> MagicaBoard {
        MagicaBoard { words: Words::new(texts), position: None, choices: Choices::default() }
    }
}

fn teller<'a>(look: &Look<'a>, position: &'a Position) -> Teller<'a> {
    Teller { texts: look.texts, players: look.players, view: &position.view }
}

impl Board for MagicaBoard {
    fn see(&mut self, look: &Look<'_>) {
        let before = self.position.take();
        self.position = Position::of(look);
        let Some(position) = &self.position else { return };
        let asked = |position: &Position| (position.seat, position.view.phase, position.legal.clone());
        if before.as_ref().map(asked) != Some(asked(position)) {
            self.choices = Choices::of(position);
        }
    }

    fn draw(&self, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>, chronicle: &[String]) {
        let Some(position) = &self.position else { return };
        let teller = teller(look, position);
        if position.view.phase == Phase::Over {
            table::draw_ending(&self.choices, position, &teller, sheet, area, look);
        } else {
            table::draw(&self.choices, position, &teller, sheet, area, look, chronicle);
        }
    }

    fn key(&mut self, key: KeyCode, _look: &Look<'_>) -> Reply {
        match &self.position {
            Some(position) => self.choices.key(key, position),
            None => Reply::Ignored,
        }
    }

    fn keys(&self, look: &Look<'_>) -> String {
        let Some(position) = &self.position else { return String::new() };
        let id = match position.moment() {
            Moment::Over => "play-keys-over",
            _ if position.legal.contains(&Action::Reconsider) => "via-magica-keys-reconsider",
            _ if !position.is_asked() => return String::new(),
            Moment::Keep => "via-magica-keys-keep",
            Moment::Place => "via-magica-keys-place",
            Moment::Rearrange => "via-magica-keys-rearrange",
            _ => "via-magica-keys-choose",
        };
        look.texts.get(id)
    }

    fn main_action(&self, look: &Look<'_>) -> String {
        if let Some(action) = self.choices.action() {
            return look.describe("action", &action);
        }
        let Some(portal) = self.choices.pointed() else { return String::new() };
        let portal = look.texts.name(look.game, &portal.to_string());
        look.texts.say("via-magica-play-mark", &[("portal", portal.into())])
    }

    fn prompt(&self, look: &Look<'_>) -> String {
        let Some(position) = &self.position else { return String::new() };
        if position.is_asked() || position.view.phase == Phase::Over {
            teller(look, position).prompt()
        } else {
            look.waiting()
        }
    }

    fn position(&self, look: &Look<'_>) -> Vec<String> {
        let Some(position) = &self.position else { return Vec::new() };
        let mut lines = teller(look, position).position();
        if position.view.phase == Phase::Over {
            lines.push(winner(look, position));
        }
        lines
    }

    /// Where points come from; while the game goes on, also where more can come from.
    fn reasons(&self, look: &Look<'_>) -> Vec<String> {
        let Some(position) = &self.position else { return Vec::new() };
        let teller = teller(look, position);
        match self.choices.place().and_then(|place| words::ranking(&position.view).get(place).copied()) {
            Some(seat) => teller.reasons(seat),
            None => teller.reasons(position.seat).into_iter().chain(teller.row()).collect(),
        }
    }

    fn rules(&self, look: &Look<'_>) -> Vec<String> {
        look.texts.get("via-magica-rules").lines().map(str::to_owned).collect()
    }

    fn menu(&self, look: &Look<'_>) -> Vec<Item> {
        let Some(position) = &self.position else { return Vec::new() };
        let moving = look.texts.get("via-magica-play-head-moves");
        let item = |(action, moves): (&Action, bool)| Item {
            heading: if moves { moving.clone() } else { String::new() },
            label: look.describe("action", action),
            action: action.to_string(),
        };
        let is_move = |action: &&Action| matches!(action, Action::Place { from: Some(_), .. });
        let plain = position.legal.iter().filter(|action| !is_move(action) && **action != Action::Pass);
        let pass = position.legal.iter().filter(|action| **action == Action::Pass);
        let moves = position.legal.iter().filter(is_move);
        let plain = plain.chain(pass).map(|action| (action, false));
        plain.chain(moves.map(|action| (action, true))).map(item).collect()
    }

    fn example(&self, texts: &Texts) -> String {
        texts.get("via-magica-play-example")
    }

    fn typing(&self, texts: &Texts) -> String {
        texts.get("via-magica-play-typing")
    }

    fn read(&self, typed: &str, look: &Look<'_>) -> Result<String, String> {
        let Some(position) = &self.position else { return Ok(typed.to_owned()) };
        let read = self.words.read(typed, &position.legal);
        read.map(|action| action.to_string()).ok_or_else(|| look.unknown(typed, self.example(look.texts)))
    }
}

fn winner(look: &Look<'_>, position: &Position) -> String {
    let places = words::ranking(&position.view);
    let first = places.first().map(|&seat| words::merit(&position.view, seat));
    let winners = places.into_iter().filter(|&seat| Some(words::merit(&position.view, seat)) == first);
    look.winner(winners, first.map_or(0, |(points, _)| points))
}
