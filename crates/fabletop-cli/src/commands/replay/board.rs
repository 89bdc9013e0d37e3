//! A position in words.

use crate::play::fantazja::Fantazja;
use crate::play::indaman::Indaman;
use crate::play::magica::Magica;
use crate::play::own::Own;
use crate::play::teller::Teller;
use fabletop_core::{Game, Viewer};
use fabletop_table::{DynTable, TableError};
use fabletop_text::{Texts, Value};
use fantasy_realms::cards::Card;
use fantasy_realms::{State, View};

/// What the viewer sees, line by line: in words for a game that has them, else in the game's notation.
pub(crate) fn lines(
    table: &dyn DynTable,
    viewer: Viewer,
    players: &[String],
    texts: &Texts,
) -> Result<Vec<String>, TableError> {
    if table.game() == State::ID
        && let Ok(view) = table.view(viewer)?.parse::<View>()
    {
        return Ok(Realms { view, players, texts }.lines());
    }
    let own = match table.game() {
        via_magica::State::ID => told::<Magica>(table, viewer, players, texts)?,
        fantazja::State::ID => told::<Fantazja>(table, viewer, players, texts)?,
        indaman::State::ID => told::<Indaman>(table, viewer, players, texts)?,
        _ => None,
    };
    if let Some(lines) = own {
        return Ok(lines);
    }
    let text: String = table.view_text(viewer)?.parse().unwrap_or_default();
    Ok(text.split(" | ").map(str::to_owned).collect())
}

/// What the viewer sees of a game with its own board.
fn told<O: Own>(
    table: &dyn DynTable,
    viewer: Viewer,
    players: &[String],
    texts: &Texts,
) -> Result<Option<Vec<String>>, TableError> {
    let view = table.view(viewer)?.parse();
    Ok(view.ok().map(|view| O::tell(&Teller { texts, game: O::Game::ID, players, view: &view })))
}

/// Fantasy Realms.
struct Realms<'a> {
    view: View,
    players: &'a [String],
    texts: &'a Texts,
}

impl Realms<'_> {
    fn lines(&self) -> Vec<String> {
        let view = &self.view;
        let mut lines = Vec::new();
        if view.viewer.seat().is_some() {
            lines.push(self.cards("cli-replay-hand", view.hand.iter()));
        }
        if !view.drawn.is_empty() {
            lines.push(self.cards("cli-replay-drawn", view.drawn.iter()));
        }
        lines.push(self.cards("cli-replay-discard", view.discard.iter().copied()));
        lines.push(self.texts.say("fantasy-realms-play-replay-deck", &[("count", view.deck.into())]));
        for (seat, shown) in view.seats.iter().enumerate() {
            let own = view.viewer.seat().is_some_and(|viewer| viewer.index() == seat);
            if !own || shown.result.is_some() {
                lines.push(self.seat(seat, own));
            }
        }
        lines
    }

    fn seat(&self, seat: usize, own: bool) -> String {
        let shown = &self.view.seats[seat];
        let known = if own { Value::Array(Vec::new()) } else { self.names(shown.known.iter()) };
        let total = shown.result.map_or(Value::Null, |result| {
            self.texts.say("points", &[("points", result.total.into())]).into()
        });
        let arguments = [
            ("player", self.players.get(seat).cloned().unwrap_or_default().into()),
            ("count", shown.count.into()),
            ("known", known),
            ("total", total),
        ];
        self.texts.say("cli-replay-seat", &arguments)
    }

    fn cards(&self, id: &str, cards: impl Iterator<Item = Card>) -> String {
        self.texts.say(id, &[("cards", self.names(cards))])
    }

    fn names(&self, cards: impl Iterator<Item = Card>) -> Value {
        cards.map(|card| self.texts.name(State::ID, card.id())).collect()
    }
}
