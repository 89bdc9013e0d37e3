//! Via Magica at the terminal.

mod choices;
mod faces;
mod read;
mod table;
mod words;

use super::board::{Item, Look, Sheet};
use super::own::{self, Choosing, Own};
use choices::Choices;
use fabletop_core::Seat;
use fabletop_text::Texts;
use ratatui::layout::Rect;
use read::Words;
use via_magica::state::{Moment, Phase};
use via_magica::{Action, State, View};
use words::Teller;

type Position = own::Position<State>;
type Scene<'a> = own::Scene<'a, Magica>;

/// What Via Magica brings to its board.
pub(crate) struct Magica {
    words: Words,
}

impl Magica {
    /// For somebody who reads `texts`.
    pub(super) fn new(texts: &Texts) -> Magica {
        Magica { words: Words::new(texts) }
    }
}

fn is_asked(position: &Position) -> bool {
    position.legal.iter().any(|action| *action != Action::Reconsider)
}

impl Own for Magica {
    type Game = State;
    type Choices = Choices;
    /// Points, then open portals (ruling 22).
    type Merit = (i32, usize);

    fn seats(view: &View) -> usize {
        view.seats.len()
    }

    fn is_over(view: &View) -> bool {
        view.phase == Phase::Over
    }

    fn asks_the_same(one: &View, other: &View) -> bool {
        one.phase == other.phase
    }

    fn is_asked(position: &Position) -> bool {
        is_asked(position)
    }

    fn merit(view: &View, seat: Seat) -> (i32, usize) {
        view.seats.get(seat.index()).map_or((0, 0), |shown| (shown.points, shown.opened.len()))
    }

    fn winner(look: &Look<'_>, view: &View, winners: Vec<Seat>) -> String {
        let points = winners.first().map_or(0, |&seat| Magica::merit(view, seat).0);
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
            _ if position.legal.contains(&Action::Reconsider) => "via-magica-keys-reconsider",
            _ if !is_asked(position) => return None,
            Moment::Keep => "via-magica-keys-keep",
            Moment::Place => "via-magica-keys-place",
            Moment::Rearrange => "via-magica-keys-rearrange",
            _ => "via-magica-keys-choose",
        })
    }

    fn main_action(scene: &Scene<'_>) -> String {
        if let Some(action) = scene.choices.action() {
            return scene.look.describe("action", &action);
        }
        let Some(portal) = scene.choices.pointed() else { return String::new() };
        scene.look.texts.say("via-magica-play-mark", &[("portal", scene.teller.name(portal).into())])
    }

    fn prompt(scene: &Scene<'_>) -> String {
        scene.teller.prompt()
    }

    fn tell(teller: &Teller<'_>) -> Vec<String> {
        teller.position()
    }

    /// Where points come from; while the game goes on, also where more can come from.
    fn reasons(scene: &Scene<'_>, selected: Option<Seat>) -> Vec<String> {
        let teller = &scene.teller;
        match selected {
            Some(seat) => teller.reasons(seat),
            None => teller.reasons(scene.position.seat).into_iter().chain(teller.row()).collect(),
        }
    }

    fn menu(scene: &Scene<'_>) -> Vec<Item> {
        let moving = scene.look.texts.get("via-magica-play-head-moves");
        let item = |(action, moves): (&Action, bool)| Item {
            heading: if moves { moving.clone() } else { String::new() },
            label: scene.look.describe("action", action),
            action: action.to_string(),
        };
        let legal = &scene.position.legal;
        let is_move = |action: &&Action| matches!(action, Action::Place { from: Some(_), .. });
        let plain = legal.iter().filter(|action| !is_move(action) && **action != Action::Pass);
        let pass = legal.iter().filter(|action| **action == Action::Pass);
        let moves = legal.iter().filter(is_move);
        let plain = plain.chain(pass).map(|action| (action, false));
        plain.chain(moves.map(|action| (action, true))).map(item).collect()
    }

    fn read(&self, typed: &str, position: &Position) -> Option<Action> {
        self.words.read(typed, &position.legal)
    }
}
