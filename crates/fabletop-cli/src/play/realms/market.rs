//! The market of the chaos variant: offers, and how one is made or answered.

use super::position::Position;
use super::{Focus, RealmsBoard, Step, words};
use crate::play::board::{Item, Look, Reply, Sheet};
use crate::play::list;
use crate::play::words::signed;
use fabletop_core::Seat;
use fantasy_realms::Action;
use fantasy_realms::action::Shows;
use fantasy_realms::cards::Card;
use fantasy_realms::suits::Suit;
use ratatui::layout::Rect;

/// What can be wanted for a card.
pub(super) const WANTS: [Option<Suit>; 12] = [
    None,
    Some(Suit::Land),
    Some(Suit::Flood),
    Some(Suit::Weather),
    Some(Suit::Flame),
    Some(Suit::Army),
    Some(Suit::Wizard),
    Some(Suit::Leader),
    Some(Suit::Beast),
    Some(Suit::Weapon),
    Some(Suit::Artifact),
    Some(Suit::Wild),
];

/// To whom an offer can be made: to all, or to one of the others.
pub(super) fn partners(position: &Position) -> Vec<Option<Seat>> {
    let others = Seat::all(position.view.seats.len()).filter(|&seat| seat != position.seat);
    std::iter::once(None).chain(others.map(Some)).collect()
}

/// The offers, or the list of the step that is being taken.
pub(super) fn draw(
    board: &RealmsBoard,
    position: &Position,
    sheet: &mut Sheet<'_>,
    area: Rect,
    look: &Look<'_>,
) {
    let selected = match board.focus {
        Focus::Offer(place) | Focus::List(place) => Some(place),
        _ => None,
    };
    let entries = match board.step {
        Step::Showing(card) => shows(card, look),
        Step::To => partners(position).into_iter().map(|to| (to_whom(to, look), String::new())).collect(),
        Step::Wants(_) => WANTS.into_iter().map(|suit| (wanted(suit, look), String::new())).collect(),
        _ => offers(position, look),
    };
    if entries.is_empty() {
        let none = look.texts.get("fantasy-realms-play-no-offers");
        sheet.cells.set_stringn(area.x + 2, area.y, none, usize::from(area.width), sheet.theme.second());
    }
    list::draw(sheet, area, &entries, selected);
}

fn shows(card: Card, look: &Look<'_>) -> Vec<(String, String)> {
    let label = |&shows: &Shows| {
        let arguments = [
            ("shows", <&str>::from(&shows).into()),
            ("card", words::name(look, card).into()),
            ("suit", words::suit_name(look, card.suit()).into()),
        ];
        (look.texts.say("fantasy-realms-play-shows", &arguments), String::new())
    };
    Shows::ALL.iter().map(label).collect()
}

fn to_whom(to: Option<Seat>, look: &Look<'_>) -> String {
    match to {
        Some(seat) => look.texts.say("fantasy-realms-play-to", &[("player", look.player(seat).into())]),
        None => look.texts.get("fantasy-realms-play-to-all"),
    }
}

fn wanted(suit: Option<Suit>, look: &Look<'_>) -> String {
    suit.map_or_else(|| look.texts.get("fantasy-realms-play-anything"), |suit| words::suit_name(look, suit))
}

fn offers(position: &Position, look: &Look<'_>) -> Vec<(String, String)> {
    let Some(market) = position.market() else { return Vec::new() };
    let entry = |offer| {
        let value = match position.best_answer(offer) {
            Some((give, Some(gain))) => format!("{} ← {}", signed(gain), words::name(look, give)),
            Some((_, None)) => "?".to_owned(),
            None if offer.owner == position.seat => words::own_offer(look, offer),
            None => "–".to_owned(),
        };
        (words::offer(look, offer), value)
    };
    market.offers.iter().map(entry).collect()
}

/// Withdraws the selected offer if it is one's own.
pub(super) fn withdraw(position: &Position, focus: Focus, look: &Look<'_>) -> Reply {
    let Focus::Offer(place) = focus else { return Reply::Ignored };
    let offer = position.market().and_then(|market| market.offers.get(place));
    match offer {
        Some(offer) if offer.owner == position.seat => {
            Reply::Act(Action::Withdraw { offer: offer.offer }.to_string())
        }
        _ => Reply::Say(look.texts.get("fantasy-realms-play-not-yours")),
    }
}

/// What Enter leads to where it is not an action yet.
pub(super) fn next_step(board: &RealmsBoard, position: &Position, look: &Look<'_>) -> String {
    match (board.focus, board.step) {
        (Focus::Hand(place), Step::Nothing) if position.market().is_some() => {
            let card = position.hand.get(place).map(|&card| words::name(look, card)).unwrap_or_default();
            look.texts.say("fantasy-realms-play-offer-it", &[("card", card.into())])
        }
        (Focus::Offer(_), Step::Nothing) => look.texts.get("fantasy-realms-play-answer-it"),
        (Focus::List(place), Step::To) => to_whom(partners(position).get(place).copied().flatten(), look),
        _ => String::new(),
    }
}

/// "Give Candle for it: +12".
pub(super) fn answer_label(board: &RealmsBoard, position: &Position, give: Card, label: String) -> String {
    let Step::Giving(number) = board.step else { return label };
    let offer = position.market().and_then(|market| market.offers.iter().find(|offer| offer.offer == number));
    match offer.and_then(|offer| position.trade_gain(offer, give)) {
        Some(gain) => format!("{label}: {}", signed(gain)),
        None => format!("{label}: ?"),
    }
}

/// The list for line mode: the best answer to each offer, and the plainest offers. The rest is typed.
pub(super) fn menu(position: &Position, look: &Look<'_>) -> Vec<Item> {
    let Some(market) = position.market() else { return Vec::new() };
    let item = |heading: &str, action: Action, more: String| Item {
        heading: look.texts.get(heading),
        label: format!("{}{more}", look.describe("action", &action)),
        action: action.to_string(),
    };
    let answers = market.offers.iter().filter_map(|offer| {
        let (give, gain) = position.best_answer(offer)?;
        let gain = gain.map_or_else(|| "?".to_owned(), signed);
        let action = Action::Accept { offer: offer.offer, give };
        Some(item("fantasy-realms-play-head-answers", action, format!(": {gain}")))
    });
    let plain = |action: &&Action| {
        matches!(
            action,
            Action::Offer { shows: Shows::Card, .. } | Action::Open { wants: None, .. } | Action::Drop
        )
    };
    let mut offers: Vec<&Action> = position.legal().iter().filter(plain).collect();
    offers.sort_by_key(|action| match action {
        Action::Offer { give, .. } => position.worth(*give),
        _ => 0,
    });
    let offers =
        offers.into_iter().map(|action| item("fantasy-realms-play-head-offers", *action, String::new()));
    let own = position.legal().iter().filter(|action| matches!(action, Action::Withdraw { .. }));
    let own = own.map(|action| item("fantasy-realms-play-head-own", *action, String::new()));
    let answers: Vec<Item> = answers.collect();
    answers.into_iter().chain(offers).chain(own).collect()
}
