//! What went well elsewhere: the move-average sampling technique.

use super::switches::Playouts;
use crate::knowledge::Standings;
use fabletop_core::{MAX_SEATS, Seat};
use std::collections::HashMap;
use std::hash::Hash;

/// How each action fared for each seat, wherever it was done.
pub(super) struct Mast<A> {
    fared: HashMap<(Seat, A), (f32, f32)>,
    /// Actions of the walk that goes on.
    done: Vec<(Seat, A)>,
}

impl<A> Default for Mast<A> {
    fn default() -> Mast<A> {
        Mast { fared: HashMap::new(), done: Vec::new() }
    }
}

impl<A: Clone + Eq + Hash> Mast<A> {
    /// What was found out for another decision counts less from now on.
    pub(super) fn fade(&mut self) {
        const KEPT: f32 = 0.2;
        self.fared.values_mut().for_each(|(sum, count)| (*sum, *count) = (*sum * KEPT, *count * KEPT));
    }

    pub(super) fn remember(&mut self, seat: Seat, action: &A, playouts: Playouts) {
        if let Playouts::Mast(_) = playouts {
            self.done.push((seat, action.clone()));
        }
    }

    pub(super) fn learn(&mut self, standings: &Standings) {
        for (seat, action) in self.done.drain(..) {
            let value = standings[seat.index().min(MAX_SEATS - 1)];
            let (sum, count) = self.fared.entry((seat, action)).or_insert((0.0, 0.0));
            (*sum, *count) = (*sum + value, *count + 1.0);
        }
    }

    /// The action that fared best; what nobody did is tried first.
    pub(super) fn best(&self, seat: Seat, legal: &[A]) -> usize {
        let fared = |action: &A| {
            let known = self.fared.get(&(seat, action.clone()));
            known.filter(|(_, count)| *count > 0.0).map_or(f32::INFINITY, |(sum, count)| sum / count)
        };
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, action) in legal.iter().enumerate() {
            let fared = fared(action);
            if fared > best.0 {
                best = (fared, place);
            }
        }
        best.1
    }
}
