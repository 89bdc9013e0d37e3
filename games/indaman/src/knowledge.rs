//! What each viewer has seen of the piles, kept until it can no longer be true.

use crate::config::MAX_PLAYERS;
use crate::creatures::{Bag, Creature};
use crate::terrain::Terrain;
use fabletop_core::{Seat, Viewer};

/// Seats, and somebody who only watches.
const VIEWERS: usize = MAX_PLAYERS + 1;

/// The cards that each viewer knows to lie in each pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Knowledge([[Bag; Terrain::COUNT]; VIEWERS]);

const fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) if seat.index() < MAX_PLAYERS => seat.index(),
        Viewer::Seat(_) | Viewer::Spectator => MAX_PLAYERS,
    }
}

impl Knowledge {
    /// The cards that a viewer knows to lie in a pile.
    pub fn of(&self, viewer: Viewer, terrain: Terrain) -> Bag {
        self.0[place(viewer)][terrain.index()]
    }

    /// A viewer knows these cards of a pile, and only these.
    pub fn set(&mut self, viewer: Viewer, terrain: Terrain, cards: Bag) {
        self.0[place(viewer)][terrain.index()] = cards;
    }

    /// A seat looked at a whole pile.
    pub(crate) fn looked(&mut self, seat: Seat, terrain: Terrain, pile: Bag) {
        self.set(Viewer::Seat(seat), terrain, pile);
    }

    /// Everybody saw that a card was in a pile and is there still.
    pub(crate) fn opened(&mut self, terrain: Terrain, creature: Creature) {
        self.0.iter_mut().for_each(|known| known[terrain.index()].include(creature));
    }

    /// Everybody saw a card leave a pile.
    pub(crate) fn left(&mut self, terrain: Terrain, creature: Creature) {
        self.0.iter_mut().for_each(|known| {
            known[terrain.index()].remove(creature);
        });
    }

    /// Everybody saw a card come to a pile.
    pub(crate) fn came(&mut self, terrain: Terrain, creature: Creature) {
        self.0.iter_mut().for_each(|known| {
            known[terrain.index()].insert(creature);
        });
    }

    /// Whether all that is known is true.
    pub(crate) fn fits(&self, piles: &[Bag; Terrain::COUNT]) -> bool {
        self.0.iter().all(|known| known.iter().zip(piles).all(|(known, pile)| known.is_subset(*pile)))
    }
}
