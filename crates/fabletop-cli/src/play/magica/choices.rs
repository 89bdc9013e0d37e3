//! What is selected, and what keys do with it.
//!
//! Actions lie in columns: those that lead to the same field stand below each other, one for each place the
//! crystal may come from. The portals to keep are marked one by one.

use super::Position;
use crate::play::board::Reply;
use crate::play::cursor::Cursor;
use crate::play::own::Choosing;
use ratatui::crossterm::event::KeyCode;
use via_magica::action::Spot;
use via_magica::cards::{PortalSet, Trio};
use via_magica::portals::Portal;
use via_magica::state::{KEPT, Phase};
use via_magica::{Action, State};

/// What can be chosen, and what is selected of it.
#[derive(Default)]
pub(crate) struct Choices {
    kind: Kind,
    cursor: Cursor,
}

#[derive(Default)]
enum Kind {
    /// Nothing.
    #[default]
    Nothing,
    /// Actions, in columns.
    Actions(Vec<Vec<Action>>),
    /// Three of these portals.
    Trio { hand: Vec<Portal>, marked: PortalSet },
    /// The players in the order of rank, to look at.
    Ranking(usize),
}

impl Choosing<State> for Choices {
    fn of(position: &Position) -> Choices {
        let kind = match position.view.phase {
            Phase::Over => Kind::Ranking(position.view.seats.len()),
            _ if !super::is_asked(position) => Kind::Nothing,
            Phase::Keep => {
                let hand = position.view.dealt.kinds().iter().collect();
                Kind::Trio { hand, marked: PortalSet::EMPTY }
            }
            _ => Kind::Actions(columns(&position.legal)),
        };
        Choices { kind, cursor: Cursor::default() }
    }

    fn action(&self) -> Option<Action> {
        match &self.kind {
            Kind::Actions(columns) => columns.get(self.cursor.column)?.get(self.cursor.line).copied(),
            Kind::Trio { marked, .. } => kept(*marked),
            Kind::Nothing | Kind::Ranking(_) => None,
        }
    }

    fn place(&self) -> Option<usize> {
        matches!(self.kind, Kind::Ranking(_)).then_some(self.cursor.column)
    }

    fn key(&mut self, key: KeyCode, position: &Position) -> Reply {
        match key {
            KeyCode::Backspace | KeyCode::Char('b') if position.legal.contains(&Action::Reconsider) => {
                Reply::Act(Action::Reconsider.to_string())
            }
            KeyCode::Char('p') if position.legal.contains(&Action::Pass) => {
                Reply::Act(Action::Pass.to_string())
            }
            KeyCode::Enter => self.enter(),
            KeyCode::Char(' ') if matches!(self.kind, Kind::Trio { .. }) => self.mark(),
            KeyCode::Char(' ') => self.enter(),
            KeyCode::Backspace | KeyCode::Esc => self.unmark(),
            _ => self.moved(key),
        }
    }
}

impl Choices {
    /// The portal that is selected or acted on.
    pub(super) fn pointed(&self) -> Option<Portal> {
        match (&self.kind, self.action()) {
            (Kind::Trio { hand, .. }, _) => hand.get(self.cursor.column).copied(),
            (_, Some(Action::Take { portal } | Action::Open { portal })) => Some(portal),
            (_, Some(Action::Swap { take, .. })) => Some(take),
            (_, Some(_)) => self.target().map(|spot| spot.portal),
            (_, None) => None,
        }
    }

    /// The field a crystal goes to.
    pub(super) fn target(&self) -> Option<Spot> {
        match self.action()? {
            Action::Place { to, .. } | Action::Put { to } | Action::Move { to, .. } => Some(to),
            _ => None,
        }
    }

    /// The field it comes from.
    pub(super) fn source(&self) -> Option<Spot> {
        match self.action()? {
            Action::Place { from, .. } => from,
            Action::Move { from, .. } => Some(from),
            _ => None,
        }
    }

    /// The portals that are marked to be kept.
    pub(super) fn marked(&self) -> PortalSet {
        if let Kind::Trio { marked, .. } = self.kind { marked } else { PortalSet::EMPTY }
    }

    /// Marks the selected portal, or keeps the three that are marked; or does the selected action.
    fn enter(&mut self) -> Reply {
        match (self.action(), &self.kind) {
            (Some(action), _) => Reply::Act(action.to_string()),
            (None, Kind::Trio { .. }) => self.mark(),
            (None, _) => Reply::Ignored,
        }
    }

    /// Marks the selected portal or takes the mark away; then the next one is selected.
    fn mark(&mut self) -> Reply {
        let Kind::Trio { hand, marked } = &mut self.kind else { return Reply::Ignored };
        let Some(&portal) = hand.get(self.cursor.column) else { return Reply::Ignored };
        if marked.contains(portal) {
            marked.remove(portal);
        } else if marked.len() < KEPT {
            marked.insert(portal);
            self.cursor.column = (self.cursor.column + 1).min(hand.len() - 1);
        }
        Reply::Moved
    }

    fn unmark(&mut self) -> Reply {
        match &mut self.kind {
            Kind::Trio { marked, .. } if !marked.is_empty() => {
                *marked = PortalSet::EMPTY;
                Reply::Moved
            }
            _ => Reply::Ignored,
        }
    }

    fn moved(&mut self, key: KeyCode) -> Reply {
        let (across, down) = match &self.kind {
            Kind::Nothing => return Reply::Ignored,
            Kind::Actions(columns) => (columns.len(), columns.get(self.cursor.column).map_or(0, Vec::len)),
            Kind::Trio { hand, .. } => (hand.len(), 0),
            Kind::Ranking(seats) => (*seats, 0),
        };
        let down = down.max(1);
        let list = matches!(self.kind, Kind::Ranking(_));
        let cursor = &mut self.cursor;
        match key {
            KeyCode::Up if list => cursor.column = cursor.column.saturating_sub(1),
            KeyCode::Down if list => cursor.column = (cursor.column + 1).min(across.saturating_sub(1)),
            KeyCode::Up => cursor.line = (cursor.line + down - 1) % down,
            KeyCode::Down => cursor.line = (cursor.line + 1) % down,
            _ => return cursor.across(key, across),
        }
        Reply::Moved
    }
}

fn kept(marked: PortalSet) -> Option<Action> {
    let portals: Vec<Portal> = marked.iter().collect();
    let three: [Portal; KEPT] = portals.try_into().ok()?;
    Trio::try_from(three).ok().map(|portals| Action::Keep { portals })
}

/// Actions that differ only in one thing below each other; passing at the end.
fn columns(legal: &[Action]) -> Vec<Vec<Action>> {
    let mut columns: Vec<Vec<Action>> = Vec::new();
    for &action in legal.iter().filter(|action| **action != Action::Pass) {
        match columns.iter_mut().find(|column| column.first().is_some_and(|first| alike(*first, action))) {
            Some(column) => column.push(action),
            None => columns.push(vec![action]),
        }
    }
    columns.extend(legal.iter().filter(|action| **action == Action::Pass).map(|&pass| vec![pass]));
    columns
}

fn alike(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Place { to, .. }, Action::Place { to: other, .. }) => to == other,
        (Action::Move { from, .. }, Action::Move { from: other, .. }) => from == other,
        (Action::Swap { take, .. }, Action::Swap { take: other, .. }) => take == other,
        _ => false,
    }
}
