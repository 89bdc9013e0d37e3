//! Indaman at the terminal.

mod choices;
mod map;
mod outlook;
mod read;
mod seats;
mod table;
mod words;

use super::board::{Item, Look, Sheet};
use super::own::{self, Choosing, Own};
use choices::Choices;
use fabletop_core::Seat;
use fabletop_text::Texts;
use indaman::state::Phase;
use indaman::{Action, State, View};
use ratatui::layout::Rect;
use read::Words;
use words::Teller;
pub(super) use words::{other_names, with_places};

type Position = own::Position<State>;
type Scene<'a> = own::Scene<'a, Indaman>;

/// What Indaman brings to its board.
pub(crate) struct Indaman {
    words: Words,
}

impl Indaman {
    /// For somebody who reads `texts`.
    pub(super) fn new(texts: &Texts) -> Indaman {
        Indaman { words: Words::new(texts) }
    }
}

fn is_asked(position: &Position) -> bool {
    position.legal.iter().any(|action| *action != Action::Reconsider)
}

impl Own for Indaman {
    type Game = State;
    type Choices = Choices;
    /// Who is on the top, then ladders, then gems (ruling 42).
    type Merit = (bool, u8, u8);
    /// Where the island has no room, the places around the mage are a list.
    const LEAST: (u16, u16) = (60, 20);

    fn seats(view: &View) -> usize {
        view.seats.len()
    }

    fn is_over(view: &View) -> bool {
        matches!(view.phase, Phase::Over { .. })
    }

    fn asks_the_same(one: &View, other: &View) -> bool {
        one.phase == other.phase
    }

    fn is_asked(position: &Position) -> bool {
        is_asked(position)
    }

    fn merit(view: &View, seat: Seat) -> (bool, u8, u8) {
        let gems = view.seats.get(seat.index()).and_then(|shown| shown.gems);
        (view.phase == Phase::Over { seat }, outlook::height(view, seat), gems.unwrap_or(0))
    }

    fn winner(look: &Look<'_>, _view: &View, winners: Vec<Seat>) -> String {
        let winner = winners.first().map_or(0, |seat| seat.0);
        look.describe("play-winner", &serde_json::json!({ "winner": winner }))
    }

    fn draw(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect, chronicle: &[String]) {
        table::draw(scene, sheet, area, chronicle);
    }

    fn draw_ending(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
        table::draw_ending(scene, sheet, area);
    }

    fn keys(position: &Position) -> Option<&'static str> {
        Some(match is_asked(position) {
            _ if position.legal.contains(&Action::Reconsider) => "indaman-keys-back",
            true => "indaman-keys-choose",
            false => "indaman-keys-wait",
        })
    }

    fn main_action(scene: &Scene<'_>) -> String {
        scene.choices.action().map_or_else(String::new, |action| scene.teller.action(&action))
    }

    fn prompt(scene: &Scene<'_>) -> String {
        scene.look.describe("moment", &scene.position.view.phase.moment())
    }

    fn tell(teller: &Teller<'_>) -> Vec<String> {
        teller.position()
    }

    /// What a selected seat has; while the game goes on, what counts for the own mage.
    fn reasons(scene: &Scene<'_>, selected: Option<Seat>) -> Vec<String> {
        match selected {
            Some(seat) => scene.teller.zone(seat),
            None => scene.teller.outlook(scene.position.seat),
        }
    }

    fn menu(scene: &Scene<'_>) -> Vec<Item> {
        let item = |action: &Action| Item {
            heading: String::new(),
            label: scene.teller.weighed(action, scene.position.seat),
            action: action.to_string(),
        };
        choices::sorted(scene.position).iter().map(item).collect()
    }

    fn read(&self, typed: &str, position: &Position) -> Option<Action> {
        self.words.read(typed, &position.view, &position.legal)
    }
}
