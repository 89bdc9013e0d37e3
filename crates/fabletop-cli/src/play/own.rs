//! A board that a game has of its own: what is the same in all of them is here, a game fills in [`Own`].

use super::board::{Board, Item, LEAST, Look, Reply, Sheet};
use super::teller::Teller;
use fabletop_core::{Game, Seat};
use fabletop_text::Texts;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

/// What a seat sees, and what it may do.
pub(crate) struct Position<G: Game> {
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
    pub(crate) legal: Vec<G::Action>,
}

/// What can be chosen, and what is selected of it.
pub(crate) trait Choosing<G: Game>: Default {
    /// What can be chosen in a position.
    fn of(position: &Position<G>) -> Self;
    /// Something else can be chosen.
    fn renew(&mut self, position: &Position<G>) {
        *self = Self::of(position);
    }
    /// What Enter does, if it does something.
    fn action(&self) -> Option<G::Action>;
    /// The selected place of the ranking.
    fn place(&self) -> Option<usize>;
    /// A key press.
    fn key(&mut self, key: KeyCode, position: &Position<G>) -> Reply;
}

/// All that is drawn and told.
pub(crate) struct Scene<'a, O: Own> {
    pub(crate) position: &'a Position<O::Game>,
    pub(crate) choices: &'a O::Choices,
    pub(crate) teller: Teller<'a, View<O>>,
    pub(crate) look: &'a Look<'a>,
}

/// What a viewer sees of a game.
pub(crate) type View<O> = <<O as Own>::Game as Game>::View;
/// What a seat of it decides.
pub(crate) type Action<O> = <<O as Own>::Game as Game>::Action;

/// What a game brings to its board.
pub(crate) trait Own: Sized {
    /// The game.
    type Game: Game;
    /// What is selected.
    type Choices: Choosing<Self::Game>;
    /// What decides about the places.
    type Merit: Ord;
    /// The smallest terminal the table fits on.
    const LEAST: (u16, u16) = LEAST;

    /// How many seats a view shows.
    fn seats(view: &View<Self>) -> usize;
    /// Whether the game is over.
    fn is_over(view: &View<Self>) -> bool;
    /// Whether the same is asked in both.
    fn asks_the_same(one: &View<Self>, other: &View<Self>) -> bool;
    /// Whether the table waits for the seat, and does not only let it reconsider.
    fn is_asked(position: &Position<Self::Game>) -> bool {
        !position.legal.is_empty()
    }
    /// What decides about the place of a seat.
    fn merit(view: &View<Self>, seat: Seat) -> Self::Merit;
    /// Who won.
    fn winner(look: &Look<'_>, view: &View<Self>, winners: Vec<Seat>) -> String;

    /// Draws the table.
    fn draw(scene: &Scene<'_, Self>, sheet: &mut Sheet<'_>, area: Rect, chronicle: &[String]);
    /// Draws the end.
    fn draw_ending(scene: &Scene<'_, Self>, sheet: &mut Sheet<'_>, area: Rect);
    /// The text of the keys that mean something now.
    fn keys(position: &Position<Self::Game>) -> Option<&'static str>;
    /// What Enter does, in words.
    fn main_action(scene: &Scene<'_, Self>) -> String {
        scene.choices.action().map_or_else(String::new, |action| scene.look.describe("action", &action))
    }
    /// What is to be done now.
    fn prompt(scene: &Scene<'_, Self>) -> String;
    /// The position in full sentences.
    fn tell(teller: &Teller<'_, View<Self>>) -> Vec<String>;
    /// The reasons for how a selected seat stands, or for how all do.
    fn reasons(scene: &Scene<'_, Self>, selected: Option<Seat>) -> Vec<String>;
    /// What the player may do.
    fn menu(scene: &Scene<'_, Self>) -> Vec<Item>;
    /// What is typed, as an action.
    fn read(&self, typed: &str, position: &Position<Self::Game>) -> Option<Action<Self>>;
}

/// The seats, the best first.
pub(crate) fn ranking<O: Own>(view: &View<O>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(O::seats(view)).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(O::merit(view, seat)));
    seats
}

/// The seats, the best first, each with its place; equals share one.
pub(crate) fn places<O: Own>(view: &View<O>) -> Vec<(usize, Seat)> {
    let seats = ranking::<O>(view);
    let better = |seat: Seat| {
        let ahead = |other: &&Seat| O::merit(view, **other) > O::merit(view, seat);
        seats.iter().filter(ahead).count()
    };
    seats.iter().map(|&seat| (better(seat) + 1, seat)).collect()
}

/// Who won.
pub(crate) fn winner<O: Own>(look: &Look<'_>, view: &View<O>) -> String {
    let first = places::<O>(view).into_iter().filter(|&(place, _)| place == 1);
    O::winner(look, view, first.map(|(_, seat)| seat).collect())
}

impl<G: Game> Position<G> {
    /// Reads a view. None if it is no view of this game, which only a defect can cause.
    fn of<O: Own<Game = G>>(look: &Look<'_>) -> Option<Position<G>> {
        let view: G::View = look.view.parse().ok()?;
        let legal = look.legal.iter().filter_map(|legal| legal.text.parse().ok()).collect();
        (look.seat.index() < O::seats(&view)).then_some(Position { view, seat: look.seat, legal })
    }
}

/// The board of a game.
pub(crate) struct OwnBoard<O: Own> {
    game: O,
    position: Option<Position<O::Game>>,
    choices: O::Choices,
}

impl<O: Own> OwnBoard<O> {
    /// A board before the first look.
    pub(crate) fn new(game: O) -> OwnBoard<O> {
        OwnBoard { game, position: None, choices: O::Choices::default() }
    }

    fn scene<'a>(&'a self, look: &'a Look<'a>) -> Option<Scene<'a, O>> {
        let position = self.position.as_ref()?;
        let (texts, players, view) = (look.texts, look.players, &position.view);
        let teller = Teller { texts, game: O::Game::ID, players, view };
        Some(Scene { position, choices: &self.choices, teller, look })
    }

    fn text(texts: &Texts, id: &str) -> String {
        texts.get(&format!("{}-{id}", O::Game::ID))
    }
}

impl<O: Own> Board for OwnBoard<O> {
    fn least(&self) -> (u16, u16) {
        O::LEAST
    }

    fn see(&mut self, look: &Look<'_>) {
        let before = self.position.take();
        self.position = Position::of::<O>(look);
        let Some(now) = &self.position else { return };
        let same = |before: &Position<O::Game>| {
            before.seat == now.seat && before.legal == now.legal && O::asks_the_same(&before.view, &now.view)
        };
        if !before.as_ref().is_some_and(same) {
            self.choices.renew(now);
        }
    }

    fn draw(&self, sheet: &mut Sheet<'_>, area: Rect, look: &Look<'_>, chronicle: &[String]) {
        let Some(scene) = self.scene(look) else { return };
        if O::is_over(&scene.position.view) {
            O::draw_ending(&scene, sheet, area);
        } else {
            O::draw(&scene, sheet, area, chronicle);
        }
    }

    fn key(&mut self, key: KeyCode, _look: &Look<'_>) -> Reply {
        match &self.position {
            Some(position) => self.choices.key(key, position),
            None => Reply::Ignored,
        }
    }

    fn keys(&self, look: &Look<'_>) -> String {
        let Some(position) = &self.position else { return String::new() };
        let id = if O::is_over(&position.view) { Some("play-keys-over") } else { O::keys(position) };
        id.map_or_else(String::new, |id| look.texts.get(id))
    }

    fn main_action(&self, look: &Look<'_>) -> String {
        self.scene(look).map_or_else(String::new, |scene| O::main_action(&scene))
    }

    fn prompt(&self, look: &Look<'_>) -> String {
        let Some(scene) = self.scene(look) else { return String::new() };
        if O::is_asked(scene.position) || O::is_over(&scene.position.view) {
            O::prompt(&scene)
        } else {
            look.waiting()
        }
    }

    fn position(&self, look: &Look<'_>) -> Vec<String> {
        let Some(scene) = self.scene(look) else { return Vec::new() };
        let mut lines = O::tell(&scene.teller);
        if O::is_over(&scene.position.view) {
            lines.push(winner::<O>(look, &scene.position.view));
        }
        lines
    }

    fn reasons(&self, look: &Look<'_>) -> Vec<String> {
        let Some(scene) = self.scene(look) else { return Vec::new() };
        let seats = ranking::<O>(&scene.position.view);
        let selected = self.choices.place().and_then(|place| seats.get(place).copied());
        O::reasons(&scene, selected)
    }

    fn rules(&self, look: &Look<'_>) -> Vec<String> {
        Self::text(look.texts, "rules").lines().map(str::to_owned).collect()
    }

    fn menu(&self, look: &Look<'_>) -> Vec<Item> {
        self.scene(look).map_or_else(Vec::new, |scene| O::menu(&scene))
    }

    fn example(&self, texts: &Texts) -> String {
        Self::text(texts, "play-example")
    }

    fn typing(&self, texts: &Texts) -> String {
        Self::text(texts, "play-typing")
    }

    fn read(&self, typed: &str, look: &Look<'_>) -> Result<String, String> {
        let Some(position) = &self.position else { return Ok(typed.to_owned()) };
        let read = self.game.read(typed, position);
        read.map(|action| action.to_string()).ok_or_else(|| look.unknown(typed, self.example(look.texts)))
    }
}
