//! Fantasy Realms at the terminal.

mod cards;
mod keys;
mod market;
mod position;
mod read;
mod reveal;
mod table;
mod words;

use super::board::{Board, Item, Look, Reply, Sheet};
use super::words::{number, signed};
use fabletop_core::Seat;
use fabletop_text::Texts;
use fantasy_realms::Action;
use fantasy_realms::action::Shows;
use fantasy_realms::cards::Card;
use fantasy_realms::state::Moment;
use position::Position;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use read::Words;

/// The board of Fantasy Realms.
pub(super) struct RealmsBoard {
    words: Words,
    position: Option<Position>,
    focus: Focus,
    step: Step,
}

/// What is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    Deck,
    Discard(usize),
    Hand(usize),
    Offer(usize),
    List(usize),
}

/// How far a trade is prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Nothing,
    /// A card for somebody's offer.
    Giving(u16),
    /// What an own offer shows.
    Showing(Card),
    /// To whom it is made.
    To,
    /// What is wanted for it.
    Wants(Option<Seat>),
}

impl RealmsBoard {
    /// A board before the first look.
    pub(super) fn new(texts: &Texts) -> RealmsBoard {
        RealmsBoard { words: Words::new(texts), position: None, focus: Focus::Deck, step: Step::Nothing }
    }

    /// Where the eye should rest when it becomes one's turn.
    fn first_focus(position: &Position) -> Focus {
        match position.view.moment {
            Moment::Start if position.may_act() => {
                let first = position.view.first_turn || position.view.deck_only;
                position.best_take().filter(|_| !first).map_or(Focus::Deck, Focus::Discard)
            }
            Moment::Discard | Moment::DiscardDrawn if position.may_act() => {
                Focus::Hand(position.best_discard().unwrap_or(0))
            }
            Moment::Trade => Focus::Hand(0),
            Moment::Keep | Moment::Reveal | Moment::Over => Focus::List(0),
            _ => Focus::Hand(0),
        }
    }

    /// Keeps the selection where something is.
    fn settle_focus(&mut self) {
        let Some(position) = &self.position else { return };
        let last = |count: usize| count.saturating_sub(1);
        let offers = position.market().map_or(0, |market| market.offers.len());
        self.focus = match self.focus {
            Focus::Discard(_) if position.view.discard.is_empty() => Focus::Deck,
            Focus::Discard(place) => Focus::Discard(place.min(last(position.view.discard.len()))),
            Focus::Offer(_) if offers == 0 => Focus::Hand(0),
            Focus::Offer(place) => Focus::Offer(place.min(last(offers))),
            Focus::Hand(place) => Focus::Hand(place.min(last(position.hand.len()))),
            Focus::List(place) => Focus::List(place.min(last(self.list_length(position)))),
            Focus::Deck => Focus::Deck,
        };
    }

    fn list_length(&self, position: &Position) -> usize {
        match self.step {
            Step::Showing(_) => Shows::ALL.len(),
            Step::To => position.view.seats.len(),
            Step::Wants(_) => market::WANTS.len(),
            _ if position.view.moment == Moment::Over => position.ranking.len(),
            _ => position.choices.len(),
        }
    }

    /// Keeps a trade only as long as its card and offer are there.
    fn settle_step(&mut self) {
        let Some(position) = &self.position else { return };
        let market = position.market().filter(|_| position.view.moment == Moment::Trade);
        let drafted = market.is_some_and(|market| market.draft.is_some());
        let open =
            |number| market.is_some_and(|market| market.offers.iter().any(|offer| offer.offer == number));
        let kept = match self.step {
            Step::Nothing => !drafted,
            Step::Giving(offer) => open(offer),
            Step::Showing(card) => market.is_some() && !drafted && position.hand.contains(&card),
            Step::To | Step::Wants(_) => drafted,
        };
        if !kept {
            self.step = if drafted { Step::To } else { Step::Nothing };
            self.focus = if drafted { Focus::List(0) } else { Focus::Hand(0) };
        }
    }
}

impl Board for RealmsBoard {
    fn see(&mut self, look: &Look<'_>) {
        let before = self.position.as_ref();
        let asked = |position: &Position| (position.seat, position.view.moment, position.may_act());
        let before = before.map(|position| (asked(position), position.choices.len()));
        self.position = Position::of(look);
        let Some(position) = &self.position else { return };
        if before != Some((asked(position), position.choices.len())) {
            self.focus = RealmsBoard::first_focus(position);
            self.step = Step::Nothing;
        }
        self.settle_step();
        self.settle_focus();
    }

    fn draw(&self, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>, chronicle: &[String]) {
        let Some(position) = &self.position else { return };
        if position.is_open() {
            reveal::draw(self, position, sheet, area, look);
        } else {
            table::draw(self, position, sheet, area, look, chronicle);
        }
    }

    fn key(&mut self, key: KeyCode, look: &Look<'_>) -> Reply {
        keys::key(self, key, look)
    }

    fn keys(&self, look: &Look<'_>) -> String {
        keys::help(self, look)
    }

    fn main_action(&self, look: &Look<'_>) -> String {
        keys::main_action(self, look)
    }

    fn prompt(&self, look: &Look<'_>) -> String {
        let Some(position) = &self.position else { return String::new() };
        if !position.may_act() && position.view.moment != Moment::Over {
            return look.waiting();
        }
        if let Some(chooser) = position.chooser() {
            let card = words::name(look, chooser);
            return look.texts.say("fantasy-realms-play-chooser", &[("card", card.into())]);
        }
        match self.step {
            Step::Nothing => look.describe("moment", &position.view.moment),
            Step::Giving(_) => look.texts.get("fantasy-realms-play-step-giving"),
            Step::Showing(_) => look.texts.get("fantasy-realms-play-step-showing"),
            Step::To => look.texts.get("fantasy-realms-play-step-to"),
            Step::Wants(_) => look.texts.get("fantasy-realms-play-step-wants"),
        }
    }

    fn position(&self, look: &Look<'_>) -> Vec<String> {
        self.position.as_ref().map(|position| words::position(look, position)).unwrap_or_default()
    }

    fn reasons(&self, look: &Look<'_>) -> Vec<String> {
        let Some(position) = &self.position else { return Vec::new() };
        if let (Focus::List(place), true) = (self.focus, position.view.moment == Moment::Over) {
            let Some(hand) = position.ranking.get(place) else { return Vec::new() };
            let mut lines = vec![look.player(hand.seat).to_owned()];
            lines.extend(words::reasons(look, &hand.score));
            return lines;
        }
        match self.focus {
            Focus::Hand(place) if !position.without.is_empty() => {
                let Some(&card) = position.hand.get(place) else { return Vec::new() };
                let name = words::name(look, card);
                let mut lines = vec![look.texts.say("fantasy-realms-play-without", &[("card", name.into())])];
                lines.extend(words::reasons(look, &position.score_without(card)));
                lines
            }
            _ => words::reasons(look, &position.score),
        }
    }

    fn rules(&self, look: &Look<'_>) -> Vec<String> {
        let Some(position) = &self.position else { return Vec::new() };
        let variant: &str = position.view.config.variant.into();
        let rules = look.texts.get(&format!("fantasy-realms-rules-{variant}"));
        let shared = look.texts.get("fantasy-realms-rules");
        rules.lines().chain(shared.lines()).map(str::to_owned).collect()
    }

    fn menu(&self, look: &Look<'_>) -> Vec<Item> {
        let Some(position) = &self.position else { return Vec::new() };
        match position.view.moment {
            Moment::Trade => market::menu(position, look),
            Moment::Keep | Moment::Reveal => choice_menu(position, look),
            _ => turn_menu(position, look),
        }
    }

    fn example(&self, texts: &Texts) -> String {
        texts.get("fantasy-realms-play-example")
    }

    fn typing(&self, texts: &Texts) -> String {
        texts.get("fantasy-realms-play-typing")
    }

    fn read(&self, typed: &str, look: &Look<'_>) -> Result<String, String> {
        match &self.position {
            Some(position) => read::read(typed, &self.words, position, look),
            None => Ok(typed.to_owned()),
        }
    }
}

fn turn_menu(position: &Position, look: &Look<'_>) -> Vec<Item> {
    let best = position.best_discard();
    let label = |action: &Action| {
        let label = look.describe("action", action);
        match action {
            Action::Take { card } => {
                let place = position.view.discard.iter().position(|other| other == card);
                let gain = place.and_then(|place| position.gains.get(place));
                gain.map_or(label.clone(), |gain| format!("{label}: {}", signed(*gain)))
            }
            Action::Discard { card } => {
                let place = position.hand.iter().position(|other| other == card);
                let total = place.and_then(|place| position.without.get(place).copied().flatten());
                let star = if place.is_some() && place == best { " ★" } else { "" };
                total.map_or(label.clone(), |total| {
                    let points = look.texts.say("points", &[("points", total.into())]);
                    format!("{label}: {points}{star}")
                })
            }
            _ => label,
        }
    };
    let item =
        |action: &Action| Item { heading: String::new(), label: label(action), action: action.to_string() };
    position.legal().iter().map(item).collect()
}

fn choice_menu(position: &Position, look: &Look<'_>) -> Vec<Item> {
    let open = position.choices.iter().map(|open| Item {
        heading: String::new(),
        label: format!("{}: {}", look.describe("action", &open.action), number(open.total)),
        action: open.action.to_string(),
    });
    let agree = position.legal().iter().filter(|action| matches!(action, Action::Agree)).map(|action| Item {
        heading: String::new(),
        label: look.describe("action", action),
        action: action.to_string(),
    });
    open.chain(agree).collect()
}
