//! Fantazja at the terminal.

mod choices;
mod city;
mod faces;
mod read;
mod table;
pub(crate) mod words;

use super::board::{Board, Item, Look, Reply, Sheet};
use choices::Choices;
use fabletop_core::Seat;
use fabletop_text::Texts;
use fantazja::state::{Moment, Phase};
use fantazja::tiles::Tile;
use fantazja::{Action, View};
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use read::Words;
use words::Teller;

/// The board of Fantazja.
pub(super) struct FantazjaBoard {
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

    fn is_asked(&self) -> bool {
        !self.legal.is_empty()
    }

    fn moment(&self) -> Moment {
        self.view.phase.moment()
    }

    /// The tiles one chooses from now: those the actions name, or the hand.
    fn offered(&self) -> Vec<Tile> {
        let from_actions = matches!(
            self.moment(),
            Moment::Pay | Moment::Exchange | Moment::Fetch | Moment::Bury if self.is_asked()
        );
        if from_actions {
            self.legal.iter().filter_map(words::tile_of).collect()
        } else {
            self.view.seats[self.seat.index()].hand.clone()
        }
    }
}

impl FantazjaBoard {
    /// A board before the first look.
    pub(super) fn new(texts: &Texts) -> FantazjaBoard {
        FantazjaBoard { words: Words::new(texts), position: None, choices: Choices::default() }
    }
}

fn teller<'a>(look: &Look<'a>, position: &'a Position) -> Teller<'a> {
    Teller { texts: look.texts, players: look.players, view: &position.view }
}

impl Board for FantazjaBoard {
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
            _ if !position.is_asked() => return String::new(),
            Moment::Act => "fantazja-keys-act",
            Moment::Swap => "fantazja-keys-swap",
            _ => "fantazja-keys-choose",
        };
        look.texts.get(id)
    }

    fn main_action(&self, look: &Look<'_>) -> String {
        self.choices.action().map_or_else(String::new, |action| look.describe("action", &action))
    }

    fn prompt(&self, look: &Look<'_>) -> String {
        let Some(position) = &self.position else { return String::new() };
        if position.is_asked() || position.view.phase == Phase::Over {
            look.describe("moment", &position.moment())
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

    /// Where points come from; while the game goes on, also what the powers do.
    fn reasons(&self, look: &Look<'_>) -> Vec<String> {
        let Some(position) = &self.position else { return Vec::new() };
        let teller = teller(look, position);
        match self.choices.place().and_then(|place| words::ranking(&position.view).get(place).copied()) {
            Some(seat) => teller.reasons(seat),
            None => {
                let seats = Seat::all(position.view.seats.len());
                let reasons = seats.flat_map(|seat| teller.reasons(seat));
                reasons.chain(teller.powers()).collect()
            }
        }
    }

    fn rules(&self, look: &Look<'_>) -> Vec<String> {
        look.texts.get("fantazja-rules").lines().map(str::to_owned).collect()
    }

    /// Ways to build stand under the tile, for it can be turned and laid in many ways.
    fn menu(&self, look: &Look<'_>) -> Vec<Item> {
        let Some(position) = &self.position else { return Vec::new() };
        let teller = teller(look, position);
        let choices = Choices::of(position);
        let item = |action: &Action| Item {
            heading: words::tile_of(action).map_or_else(String::new, |tile| teller.tile(tile)),
            label: look.describe("action", action),
            action: action.to_string(),
        };
        choices.actions().map(item).collect()
    }

    fn example(&self, texts: &Texts) -> String {
        texts.get("fantazja-play-example")
    }

    fn typing(&self, texts: &Texts) -> String {
        texts.get("fantazja-play-typing")
    }

    fn read(&self, typed: &str, look: &Look<'_>) -> Result<String, String> {
        let Some(position) = &self.position else { return Ok(typed.to_owned()) };
        let read = self.words.read(typed, &position.view, position.seat, &position.legal);
        read.map(|action| action.to_string()).ok_or_else(|| look.unknown(typed, self.example(look.texts)))
    }
}

fn winner(look: &Look<'_>, position: &Position) -> String {
    let places = words::ranking(&position.view);
    let first = places.first().map(|&seat| words::merit(&position.view, seat));
    let winners = places.into_iter().filter(|&seat| Some(words::merit(&position.view, seat)) == first);
    look.winner(winners, first.map_or(0, |(points, _)| points))
}
