//! What may still be taken back.

use fabletop_core::{Game, GameRng, Seat, Viewer};

/// How many actions in a row may be taken back; bounds what a long turn keeps in memory.
const MAX_TAKEBACKS: usize = 64;
/// How many positions are drawn to find out whether an action showed something hidden.
const WORLDS: usize = 64;

/// The last actions in a row of one seat, with nothing after them.
#[derive(Clone)]
pub(crate) struct Takebacks<G: Game>(Vec<Takeback<G>>);

/// An action that could be taken back.
#[derive(Clone)]
pub(crate) struct Takeback<G: Game> {
    pub(crate) seat: Seat,
    /// Where the action is in the log.
    pub(crate) ply: usize,
    /// The position before it.
    pub(crate) before: G,
}

impl<G: Game> Default for Takebacks<G> {
    fn default() -> Takebacks<G> {
        Takebacks(Vec::new())
    }
}

impl<G: Game> Takebacks<G> {
    pub(crate) fn push(&mut self, seat: Seat, ply: usize, before: G) {
        if self.last(seat).is_none() {
            self.0.clear();
        }
        if self.0.len() == MAX_TAKEBACKS {
            self.0.remove(0);
        }
        self.0.push(Takeback { seat, ply, before });
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn last(&self, seat: Seat) -> Option<&Takeback<G>> {
        self.0.last().filter(|takeback| takeback.seat == seat)
    }

    /// Whose actions they are.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.0.last().map(|takeback| takeback.seat)
    }

    pub(crate) fn pop(&mut self, seat: Seat) -> Option<Takeback<G>> {
        self.last(seat)?;
        self.0.pop()
    }
}

impl<G: Game> Takeback<G> {
    /// Whether the action, as far as its seat knew, could only show what it did show.
    pub(crate) fn showed_only_what_was_known(&self, action: &G::Action, rng: &mut impl GameRng) -> bool {
        let Some(really) = self.report(&self.before, action) else { return false };
        let view = self.before.view(Viewer::Seat(self.seat));
        (0..WORLDS).all(|_| {
            let world = G::determinize(&view, rng);
            self.report(&world, action).as_ref() == Some(&really)
        })
    }

    /// What the action shows in that position: the turn and the view after it, and each viewer's events.
    fn report(&self, position: &G, action: &G::Action) -> Option<Report<G>> {
        let mut after = position.clone();
        let mut events = Vec::new();
        after.apply(self.seat, action, &mut events).ok()?;
        let seen = |viewer| events.iter().map(move |event| G::event_view(event, viewer));
        Some(Report {
            turn: after.turn(),
            view: after.view(Viewer::Seat(self.seat)),
            events: Viewer::all(position.seats()).flat_map(seen).collect(),
        })
    }
}

#[derive(PartialEq)]
struct Report<G: Game> {
    turn: fabletop_core::Turn,
    view: G::View,
    events: Vec<Option<G::EventView>>,
}
