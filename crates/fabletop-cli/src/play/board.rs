//! What a game has to say about how it is shown and played at a terminal.

use crate::play::tui::theme::Theme;
use fabletop_core::Seat;
use fabletop_table::{LegalAction, Shown, TurnInfo};
use fabletop_text::Texts;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

/// What one seat sees of the match.
pub(crate) struct Look<'a> {
    /// The texts.
    pub(crate) texts: &'a Texts,
    /// The game.
    pub(crate) game: &'static str,
    /// Whose eyes.
    pub(crate) seat: Seat,
    /// The players by seat.
    pub(crate) players: &'a [String],
    /// What it sees.
    pub(crate) view: Shown,
    /// What it may do.
    pub(crate) legal: Vec<LegalAction>,
    /// What the table waits for.
    pub(crate) turn: TurnInfo,
    /// What is left on the clock.
    pub(crate) seconds_left: Option<u32>,
}

impl Look<'_> {
    /// The name of the player in a seat.
    pub(crate) fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("?", String::as_str)
    }

    /// Whom the table waits for.
    pub(crate) fn waiting(&self) -> String {
        let waiting: Vec<String> = self.turn.seats.iter().map(|seat| self.player(seat).to_owned()).collect();
        self.texts.say("play-waiting", &[("players", waiting.into())])
    }

    /// That what was typed means nothing; `example` would.
    pub(crate) fn unknown(&self, typed: &str, example: String) -> String {
        let typed: String = typed.chars().filter(|letter| !letter.is_control()).take(60).collect();
        self.texts.say("play-plain-unknown", &[("typed", typed.into()), ("example", example.into())])
    }

    /// Who won, and with how many points.
    pub(crate) fn winner(&self, winners: impl Iterator<Item = Seat>, points: i32) -> String {
        let names: Vec<String> = winners.map(|seat| self.player(seat).to_owned()).collect();
        let own = names.len() == 1 && names[0] == self.texts.get("play-you");
        let arguments = [("winners", names.into()), ("own", own.into()), ("points", points.into())];
        self.texts.say("play-winner", &arguments)
    }

    /// A tagged value in words.
    pub(crate) fn describe<T: serde::Serialize + ?Sized>(&self, namespace: &str, value: &T) -> String {
        self.texts.describe_for(self.players, self.game, namespace, value)
    }
}

/// What a key press leads to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// The key means nothing here.
    Ignored,
    /// Something on the screen moved.
    Moved,
    /// An action, in the game's notation.
    Act(String),
    /// Nothing can be done, and this is why.
    Say(String),
}

/// An entry of the list a player chooses from in line mode.
#[derive(Debug)]
pub(crate) struct Item {
    /// The heading it stands under; empty for none.
    pub(crate) heading: String,
    /// What it says.
    pub(crate) label: String,
    /// The action, in the game's notation.
    pub(crate) action: String,
}

/// The paper a board is drawn on.
pub(crate) struct Sheet<'a> {
    /// The cells.
    pub(crate) cells: &'a mut Buffer,
    /// The colours.
    pub(crate) theme: Theme,
}

/// The smallest terminal that a table fits on, as a rule.
pub(crate) const LEAST: (u16, u16) = (80, 24);

/// A game at the terminal. A board keeps what is selected; what is true it takes from each [`Look`].
pub(crate) trait Board {
    /// The smallest terminal the table fits on.
    fn least(&self) -> (u16, u16) {
        LEAST
    }
    /// Something happened: look again.
    fn see(&mut self, look: &Look<'_>);

    /// Draws the table; `chronicle` is what happened, the newest last.
    fn draw(&self, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>, chronicle: &[String]);
    /// A key that the screen itself has no use for.
    fn key(&mut self, key: KeyCode, look: &Look<'_>) -> Reply;
    /// The keys that mean something now, for the bottom line.
    fn keys(&self, look: &Look<'_>) -> String;
    /// What Enter does now, in words; empty if nothing.
    fn main_action(&self, look: &Look<'_>) -> String;
    /// What the table waits for, as a prompt.
    fn prompt(&self, look: &Look<'_>) -> String;

    /// The position in full sentences.
    fn position(&self, look: &Look<'_>) -> Vec<String>;
    /// The reasons behind the points of the moment.
    fn reasons(&self, look: &Look<'_>) -> Vec<String>;
    /// The rules in short.
    fn rules(&self, look: &Look<'_>) -> Vec<String>;
    /// What the player may do, to choose from by number.
    fn menu(&self, look: &Look<'_>) -> Vec<Item>;
    /// An action as one types it.
    fn example(&self, texts: &Texts) -> String;
    /// What can be typed.
    fn typing(&self, texts: &Texts) -> String;
    /// What the player typed, in the game's notation; or what is wrong with it.
    fn read(&self, typed: &str, look: &Look<'_>) -> Result<String, String>;
}
