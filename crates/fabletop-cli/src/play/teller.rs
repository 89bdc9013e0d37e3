//! Words for what a viewer sees. What only one game has to say is in its own `words.rs`.

use fabletop_core::Seat;
use fabletop_text::Texts;
use serde::Serialize;
use std::fmt::Display;

/// Tells what a viewer sees.
pub(crate) struct Teller<'a, V> {
    /// The texts.
    pub(crate) texts: &'a Texts,
    /// The game.
    pub(crate) game: &'static str,
    /// The players by seat, as the viewer calls them.
    pub(crate) players: &'a [String],
    /// What it sees.
    pub(crate) view: &'a V,
}

impl<V> Teller<'_, V> {
    /// The name of something.
    pub(crate) fn name(&self, thing: impl Display) -> String {
        self.texts.name(self.game, &thing.to_string())
    }

    /// Its letter, or letters.
    pub(crate) fn letter(&self, thing: impl Display) -> String {
        self.texts.attribute(&format!("{}-{thing}", self.game), "code")
    }

    pub(crate) fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("?", String::as_str)
    }

    /// A tagged value in words.
    pub(crate) fn describe(&self, namespace: &str, value: &(impl Serialize + ?Sized)) -> String {
        self.texts.describe_for(self.players, self.game, namespace, value)
    }

    /// "a, b and c".
    pub(crate) fn list(&self, items: Vec<String>) -> String {
        self.texts.say("play-list", &[("items", items.into())])
    }

    pub(crate) fn points(&self, points: i32) -> String {
        self.texts.say("points", &[("points", points.into())])
    }
}
