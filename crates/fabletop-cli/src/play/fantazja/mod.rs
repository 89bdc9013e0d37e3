//! Fantazja at the terminal.

mod choices;
mod city;
mod faces;
mod read;
mod table;
mod words;

use super::board::{Item, Look, Sheet};
use super::own::{self, Choosing, Own};
use choices::Choices;
use fabletop_core::Seat;
use fabletop_text::Texts;
use fantazja::state::{Moment, Phase};
use fantazja::tiles::Tile;
use fantazja::{Action, State, View};
use ratatui::layout::Rect;
use read::Words;
use words::Teller;

type Position = own::Position<State>;
type Scene<'a> = own::Scene<'a, Fantazja>;

/// What Fantazja brings to its board.
pub(crate) struct Fantazja {
    words: Words,
}

impl Fantazja {
    /// For somebody who reads `texts`.
    pub(super) fn new(texts: &Texts) -> Fantazja {
        Fantazja { words: Words::new(texts) }
    }
}

/// The tiles one chooses from now: those the actions name, or the hand.
fn offered(position: &Position) -> Vec<Tile> {
    let from_actions = matches!(
        position.view.phase.moment(),
        Moment::Pay | Moment::Exchange | Moment::Fetch | Moment::Bury if !position.legal.is_empty()
    );
    if from_actions {
        position.legal.iter().filter_map(words::tile_of).collect()
    } else {
        position.view.seats[position.seat.index()].hand.clone()
    }
}

impl Own for Fantazja {
    type Game = State;
    type Choices = Choices;
    /// Points, then Imagination (ruling 61).
    type Merit = (i32, u8);

    fn seats(view: &View) -> usize {
        view.seats.len()
    }

    fn is_over(view: &View) -> bool {
        view.phase == Phase::Over
    }

    fn asks_the_same(one: &View, other: &View) -> bool {
        one.phase == other.phase
    }

    fn merit(view: &View, seat: Seat) -> (i32, u8) {
        view.seats.get(seat.index()).map_or((0, 0), |shown| (shown.points, shown.imagination_count))
    }

    fn winner(look: &Look<'_>, view: &View, winners: Vec<Seat>) -> String {
        let points = winners.first().map_or(0, |&seat| Fantazja::merit(view, seat).0);
        look.winner(winners.into_iter(), points)
    }

    fn draw(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect, chronicle: &[String]) {
        table::draw(scene, sheet, area, chronicle);
    }

    fn draw_ending(scene: &Scene<'_>, sheet: &mut Sheet<'_>, area: Rect) {
        table::draw_ending(scene, sheet, area);
    }

    fn keys(position: &Position) -> Option<&'static str> {
        Some(match position.view.phase.moment() {
            _ if position.legal.is_empty() => return None,
            Moment::Act => "fantazja-keys-act",
            Moment::Swap => "fantazja-keys-swap",
            _ => "fantazja-keys-choose",
        })
    }

    fn prompt(scene: &Scene<'_>) -> String {
        scene.look.describe("moment", &scene.position.view.phase.moment())
    }

    fn tell(teller: &Teller<'_>) -> Vec<String> {
        teller.position()
    }

    /// Where points come from; while the game goes on, also what the powers do.
    fn reasons(scene: &Scene<'_>, selected: Option<Seat>) -> Vec<String> {
        let teller = &scene.teller;
        match selected {
            Some(seat) => teller.reasons(seat),
            None => {
                let seats = Seat::all(scene.position.view.seats.len());
                let reasons = seats.flat_map(|seat| teller.reasons(seat));
                reasons.chain(teller.powers()).collect()
            }
        }
    }

    /// Ways to build stand under the tile, for it can be turned and laid in many ways.
    fn menu(scene: &Scene<'_>) -> Vec<Item> {
        let item = |action: &Action| Item {
            heading: words::tile_of(action).map_or_else(String::new, |tile| scene.teller.tile(tile)),
            label: scene.look.describe("action", action),
            action: action.to_string(),
        };
        Choices::of(scene.position).actions().map(item).collect()
    }

    fn read(&self, typed: &str, position: &Position) -> Option<Action> {
        self.words.read(typed, &position.view, position.seat, &position.legal)
    }
}
