//! What is selected, and what keys do with it: a list of actions, the nearest to the target first.

use super::outlook::{Outlook, Roll, destination, foreseen, mover};
use super::{Position, is_asked};
use crate::play::board::Reply;
use crate::play::own::Choosing;
use indaman::place::Place;
use indaman::state::Phase;
use indaman::{Action, State};
use ratatui::crossterm::event::KeyCode;

/// How many lines a page key goes.
const PAGE: usize = 8;

/// What can be chosen, and what is selected of it.
#[derive(Default)]
pub(crate) struct Choices {
    kind: Kind,
    selected: usize,
    /// Whether the island fills the screen.
    pub(super) large_map: bool,
}

#[derive(Default)]
enum Kind {
    /// Nothing.
    #[default]
    Nothing,
    /// Actions.
    Actions(Vec<Action>),
    /// The players in the order of rank, to look at.
    Ranking(usize),
}

impl Choosing<State> for Choices {
    fn of(position: &Position) -> Choices {
        let kind = match position.view.phase {
            Phase::Over { .. } => Kind::Ranking(position.view.seats.len()),
            _ if !is_asked(position) => Kind::Nothing,
            _ => Kind::Actions(sorted(position)),
        };
        Choices { kind, selected: 0, large_map: false }
    }

    /// Whoever looks at the island goes on looking.
    fn renew(&mut self, position: &Position) {
        *self = Choices { large_map: self.large_map, ..Choices::of(position) };
    }

    fn action(&self) -> Option<Action> {
        self.actions().get(self.selected).copied()
    }

    fn place(&self) -> Option<usize> {
        matches!(self.kind, Kind::Ranking(_)).then_some(self.selected)
    }

    fn key(&mut self, key: KeyCode, position: &Position) -> Reply {
        match key {
            KeyCode::Backspace | KeyCode::Char('b') if position.legal.contains(&Action::Reconsider) => {
                Reply::Act(Action::Reconsider.to_string())
            }
            KeyCode::Enter | KeyCode::Char(' ') => {
                self.action().map_or(Reply::Ignored, |action| Reply::Act(action.to_string()))
            }
            KeyCode::Char('m') => {
                self.large_map = !self.large_map;
                Reply::Moved
            }
            KeyCode::Esc if self.large_map => {
                self.large_map = false;
                Reply::Moved
            }
            _ => self.moved(key),
        }
    }
}

impl Choices {
    /// All actions, in the order of the list.
    pub(super) fn actions(&self) -> &[Action] {
        if let Kind::Actions(actions) = &self.kind { actions } else { &[] }
    }

    /// The selected line of the list.
    pub(super) fn line(&self) -> Option<usize> {
        (self.selected < self.actions().len()).then_some(self.selected)
    }

    /// Where the selected action leads.
    pub(super) fn target(&self) -> Option<Place> {
        self.action().as_ref().and_then(destination)
    }

    fn moved(&mut self, key: KeyCode) -> Reply {
        let lines = match &self.kind {
            Kind::Nothing => return Reply::Ignored,
            Kind::Actions(actions) => actions.len(),
            Kind::Ranking(seats) => *seats,
        };
        let last = lines.saturating_sub(1);
        self.selected = match key {
            KeyCode::Up | KeyCode::Left | KeyCode::BackTab => self.selected.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab if self.selected >= last => 0,
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => self.selected + 1,
            KeyCode::PageUp => self.selected.saturating_sub(PAGE),
            KeyCode::PageDown => (self.selected + PAGE).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Char(digit @ '0'..='9') => match self.by_digit(digit as u8 - b'0') {
                Some(line) => line,
                None => return Reply::Ignored,
            },
            _ => return Reply::Ignored,
        };
        Reply::Moved
    }

    /// A digit is a number of gems where gems are chosen, else the line.
    fn by_digit(&self, digit: u8) -> Option<usize> {
        let by_gems = self.actions().iter().position(|action| gems(action) == Some(digit));
        let line = usize::from(digit).checked_sub(1);
        by_gems.or(line.filter(|&line| line < self.actions().len()))
    }
}

/// The gems an action is done with.
const fn gems(action: &Action) -> Option<u8> {
    match *action {
        Action::Struggle { gems }
        | Action::Climb { gems }
        | Action::Bid { gems }
        | Action::Guess { gems } => Some(gems),
        _ => None,
    }
}

/// Whether a gem less would be as sure of success.
fn is_lavish(position: &Position, action: &Action) -> bool {
    let thriftier = match *action {
        Action::Climb { gems } if gems > 0 => Action::Climb { gems: gems - 1 },
        Action::Struggle { gems } if gems > 0 => Action::Struggle { gems: gems - 1 },
        _ => return false,
    };
    foreseen(&position.view, &thriftier, position.seat) == Outlook::Chance { percent: 100 }
}

/// What may be done: what leads to the target first, or leads somebody else away from theirs; what is left
/// undone and what wastes gems last.
pub(super) fn sorted(position: &Position) -> Vec<Action> {
    let (view, seat) = (&position.view, position.seat);
    let own = mover(view, seat) == seat;
    let far = |steps: Option<u8>| steps.map_or(u8::MAX, |steps| if own { steps } else { !steps });
    let key = |action: &Action| {
        let rank = match action {
            Action::GoOn | Action::Enter => 0,
            Action::Use { .. } => 2,
            Action::Pass | Action::Stop | Action::Stay | Action::Done | Action::Reconsider => 3,
            _ if is_lavish(position, action) => 4,
            _ => 1,
        };
        match foreseen(view, action, seat) {
            Outlook::Step { roll, steps } => (rank, far(steps), roll == Roll::Red),
            Outlook::Far { steps } => (rank, far(Some(steps)), false),
            _ if destination(action).is_some() => (rank, u8::MAX, false),
            _ => (rank, 0, false),
        }
    };
    let mut actions = position.legal.clone();
    actions.sort_by_key(key);
    actions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::indaman::outlook::steps;
    use fabletop_core::{Game, Seat, Viewer};
    use indaman::Config;
    use indaman::cities::City;
    use indaman::reconstruction::BOARD;

    /// A mage at Indaman with ten gems, on the way to Selvara.
    fn at_indaman() -> Position {
        let seat = Seat(0);
        let mut state = State::setup(&Config::new(3)).unwrap();
        (state.phase, state.turn) = (Phase::Act { seat }, seat);
        let player = &mut state.players[seat.index()];
        player.place = BOARD.city_place(City::Indaman);
        (player.target, player.gems) = (Some(City::Selvara), 10);
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        Position { view: state.view(Viewer::Seat(seat)), seat, legal }
    }

    #[test]
    fn the_nearest_first_and_waste_last() {
        let position = at_indaman();
        let actions = sorted(&position);
        assert_eq!(actions.len(), position.legal.len());
        let at = |action: Action| actions.iter().position(|other| *other == action).unwrap();
        let ways = actions.iter().filter(|action| matches!(action, Action::Move { .. }));
        let ways = ways.filter_map(|action| steps(&position.view, position.seat, destination(action)?));
        let ways: Vec<u8> = ways.collect();
        assert!(ways.len() > 1 && ways.is_sorted(), "{ways:?}");
        assert!(at(Action::Climb { gems: 1 }) < at(Action::Stay));
        assert!(at(Action::Stay) < at(Action::Climb { gems: 10 }));
    }

    #[test]
    fn a_digit_is_a_number_of_gems() {
        let position = at_indaman();
        let mut choices = Choices::of(&position);
        assert_eq!(choices.key(KeyCode::Char('7'), &position), Reply::Moved);
        assert_eq!(choices.action(), Some(Action::Climb { gems: 7 }));
        choices.key(KeyCode::End, &position);
        choices.key(KeyCode::Down, &position);
        assert_eq!(choices.action(), Some(sorted(&position)[0]));
    }
}
