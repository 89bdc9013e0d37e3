//! What keys do at the table of Fantasy Realms.

use super::position::Position;
use super::table::columns;
use super::{Focus, RealmsBoard, Step, market, words};
use crate::play::board::{Look, Reply};
use crate::play::words::number;
use fantasy_realms::Action;
use fantasy_realms::action::Shows;
use fantasy_realms::state::Moment;
use ratatui::crossterm::event::KeyCode;

/// A key press.
pub(super) fn key(board: &mut RealmsBoard, key: KeyCode, look: &Look<'_>) -> Reply {
    let Some(position) = &board.position else { return Reply::Ignored };
    let reply = match (position.view.moment, key) {
        (_, KeyCode::Enter | KeyCode::Char(' ')) => return enter(board, look),
        (Moment::Start | Moment::Discard, KeyCode::Char('d')) => Reply::Act(Action::Draw.to_string()),
        (Moment::Reveal, KeyCode::Char('a')) => Reply::Act(Action::Agree.to_string()),
        (Moment::Trade, KeyCode::Char('w')) => market::withdraw(position, board.focus, look),
        (_, KeyCode::Esc) => return back(board),
        _ => Reply::Ignored,
    };
    if reply != Reply::Ignored {
        return reply;
    }
    let Some(focus) = moved(board, position, key) else { return Reply::Ignored };
    board.focus = focus;
    board.settle_focus();
    Reply::Moved
}

/// What is selected after a key that moves.
fn moved(board: &RealmsBoard, position: &Position, key: KeyCode) -> Option<Focus> {
    match board.focus {
        Focus::List(place) => in_list(place, key).map(Focus::List),
        _ if matches!(board.step, Step::Giving(_)) => in_hand(board.focus, key),
        Focus::Offer(_) | Focus::Hand(_) if position.market().is_some() => {
            at_market(board.focus, position, key)
        }
        _ => at_table(board.focus, position, key),
    }
}

fn in_list(place: usize, key: KeyCode) -> Option<usize> {
    Some(match key {
        KeyCode::Up | KeyCode::Left => place.saturating_sub(1),
        KeyCode::Down | KeyCode::Right => place + 1,
        KeyCode::PageUp => place.saturating_sub(5),
        KeyCode::PageDown => place + 5,
        KeyCode::Home => 0,
        KeyCode::End => usize::MAX,
        _ => return None,
    })
}

fn in_hand(focus: Focus, key: KeyCode) -> Option<Focus> {
    let Focus::Hand(place) = focus else { return Some(Focus::Hand(0)) };
    match key {
        KeyCode::Left => Some(Focus::Hand(place.saturating_sub(1))),
        KeyCode::Right => Some(Focus::Hand(place + 1)),
        KeyCode::Char(digit @ '1'..='9') => Some(Focus::Hand(digit as usize - '1' as usize)),
        _ => None,
    }
}

fn at_market(focus: Focus, position: &Position, key: KeyCode) -> Option<Focus> {
    let last = position.market().map_or(0, |market| market.offers.len()).saturating_sub(1);
    match (focus, key) {
        (Focus::Offer(place), KeyCode::Up) => Some(Focus::Offer(place.saturating_sub(1))),
        (Focus::Offer(place), KeyCode::Down) if place < last => Some(Focus::Offer(place + 1)),
        (Focus::Offer(_), KeyCode::Down | KeyCode::Tab) => Some(Focus::Hand(0)),
        (_, KeyCode::Up | KeyCode::Tab) => Some(Focus::Offer(last)),
        _ => in_hand(focus, key),
    }
}

/// The deck and the discard area are one grid, the deck first; the hand lies below.
fn at_table(focus: Focus, position: &Position, key: KeyCode) -> Option<Focus> {
    let grid = |place: usize| if place == 0 { Focus::Deck } else { Focus::Discard(place - 1) };
    let last = position.view.discard.len();
    let columns = columns(position);
    let place = match focus {
        Focus::Deck => Some(0),
        Focus::Discard(place) => Some(place + 1),
        _ => None,
    };
    match (key, place) {
        (KeyCode::Left, Some(place)) => Some(grid(place.saturating_sub(1))),
        (KeyCode::Right, Some(place)) => Some(grid((place + 1).min(last))),
        (KeyCode::Up, Some(place)) => Some(grid(place.checked_sub(columns).unwrap_or(place))),
        (KeyCode::Down, Some(place)) if place + columns <= last => Some(grid(place + columns)),
        (KeyCode::Down, Some(place)) => Some(Focus::Hand(place % columns)),
        (KeyCode::Tab | KeyCode::BackTab, Some(_)) => Some(Focus::Hand(position.best_discard().unwrap_or(0))),
        (KeyCode::Tab | KeyCode::BackTab, None) => {
            Some(position.best_take().map_or(Focus::Deck, Focus::Discard))
        }
        (KeyCode::Up, None) => {
            let Focus::Hand(at) = focus else { return Some(Focus::Deck) };
            let row = if last >= columns { columns } else { 0 };
            Some(grid((row + at.min(columns - 1)).min(last)))
        }
        (KeyCode::Char(digit @ '0'..='9'), _) if position.view.moment == Moment::Start => {
            let number = digit as usize - '0' as usize;
            Some(if number <= last { grid(number) } else { focus })
        }
        _ => in_hand(focus, key).filter(|_| place.is_none() || matches!(key, KeyCode::Char(_))),
    }
}

/// The action of the selected thing.
fn action(board: &RealmsBoard, position: &Position) -> Option<Action> {
    match board.focus {
        Focus::Deck => Some(Action::Draw),
        Focus::Discard(place) => position.view.discard.get(place).map(|&card| Action::Take { card }),
        Focus::Hand(place) if position.market().is_none() => {
            position.hand.get(place).map(|&card| Action::Discard { card })
        }
        Focus::Hand(place) => match board.step {
            Step::Giving(offer) => position.hand.get(place).map(|&give| Action::Accept { offer, give }),
            _ => None,
        },
        Focus::Offer(place) => {
            let offer = position.market()?.offers.get(place)?;
            (offer.owner == position.seat).then_some(Action::Withdraw { offer: offer.offer })
        }
        Focus::List(place) => match board.step {
            Step::Showing(give) => Shows::ALL.get(place).map(|&shows| Action::Offer { give, shows }),
            Step::Wants(to) => market::WANTS.get(place).map(|&wants| Action::Open { to, wants }),
            Step::To => None,
            _ => position.choices.get(place).map(|open| open.action),
        },
    }
}

fn enter(board: &mut RealmsBoard, look: &Look<'_>) -> Reply {
    let Some(position) = &board.position else { return Reply::Ignored };
    if position.view.moment == Moment::Over {
        return Reply::Ignored;
    }
    if let Some(action) = action(board, position) {
        return Reply::Act(action.to_string());
    }
    match (board.focus, board.step) {
        (Focus::Offer(place), _) => {
            let Some(offer) = position.market().and_then(|market| market.offers.get(place)) else {
                return Reply::Ignored;
            };
            let Some((give, _)) = position.best_answer(offer) else {
                return Reply::Say(look.texts.get("fantasy-realms-play-cannot-answer"));
            };
            let place = position.hand.iter().position(|&card| card == give).unwrap_or(0);
            (board.step, board.focus) = (Step::Giving(offer.offer), Focus::Hand(place));
        }
        (Focus::Hand(place), Step::Nothing) if position.market().is_some() => {
            let Some(&card) = position.hand.get(place) else { return Reply::Ignored };
            (board.step, board.focus) = (Step::Showing(card), Focus::List(0));
        }
        (Focus::List(place), Step::To) => {
            let to = market::partners(position).get(place).copied().flatten();
            (board.step, board.focus) = (Step::Wants(to), Focus::List(0));
        }
        _ => return Reply::Ignored,
    }
    Reply::Moved
}

/// One step back in a trade; a prepared offer is let go.
fn back(board: &mut RealmsBoard) -> Reply {
    match board.step {
        Step::Nothing => return Reply::Ignored,
        Step::To => return Reply::Act(Action::Drop.to_string()),
        Step::Wants(_) => (board.step, board.focus) = (Step::To, Focus::List(0)),
        Step::Giving(_) => (board.step, board.focus) = (Step::Nothing, Focus::Offer(0)),
        Step::Showing(_) => (board.step, board.focus) = (Step::Nothing, Focus::Hand(0)),
    }
    board.settle_focus();
    Reply::Moved
}

/// What Enter does, in words.
pub(super) fn main_action(board: &RealmsBoard, look: &Look<'_>) -> String {
    let Some(position) = &board.position else { return String::new() };
    if !position.may_act() {
        return String::new();
    }
    let Some(action) = action(board, position) else { return market::next_step(board, position, look) };
    if !position.is_legal(action) {
        return String::new();
    }
    let label = look.describe("action", &action);
    match (action, board.focus) {
        (Action::Take { .. }, Focus::Discard(place)) => words::take(look, position, place),
        (Action::Discard { .. }, Focus::Hand(place)) => {
            let total = position.without.get(place).copied().flatten();
            total.map_or(label.clone(), |total| {
                format!("{label}: {}", look.texts.say("points", &[("points", total.into())]))
            })
        }
        (Action::Accept { give, .. }, _) => market::answer_label(board, position, give, label),
        (_, Focus::List(place)) => match position.choices.get(place).filter(|open| open.action == action) {
            Some(open) => format!("{label}: {}", number(open.total)),
            None => label,
        },
        _ => label,
    }
}

/// The keys that mean something now.
pub(super) fn help(board: &RealmsBoard, look: &Look<'_>) -> String {
    let Some(position) = &board.position else { return String::new() };
    let id = match position.view.moment {
        Moment::Reveal if !position.may_act() => return String::new(),
        moment if !position.may_act() && moment != Moment::Over => "fantasy-realms-keys-look",
        _ if board.step != Step::Nothing => "fantasy-realms-keys-step",
        Moment::Start => "fantasy-realms-keys-start",
        Moment::Trade => "fantasy-realms-keys-trade",
        Moment::Keep => "play-keys-list",
        Moment::Reveal => "fantasy-realms-keys-reveal",
        Moment::Over => "play-keys-over",
        _ => "fantasy-realms-keys-discard",
    };
    look.texts.get(id)
}
