//! Power tokens at the end of a turn (rulings 36 to 41).

use crate::building::Type;
use crate::config::LostMajority;
use crate::event::{Event, EventView};
use crate::state::{Holder, State, other};
use fabletop_core::{Seat, Sink};

/// Checks all five for the seat whose turn ends. The military token is left alone while it lies on a
/// building (ruling 53).
pub(crate) fn check(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let counts = state.board.counts();
    for &token in Type::ALL {
        let holder = match state.tokens[token.index()] {
            Holder::Pool => None,
            Holder::Held { seat } => Some(seat),
            Holder::Guarding { .. } | Holder::Out { .. } => continue,
        };
        let count = |seat: Seat| counts[token.index()][seat.index()];
        let (own, theirs) = (count(seat), count(other(seat)));
        if own >= 2 && own > theirs {
            if holder != Some(seat) {
                state.tokens[token.index()] = Holder::Held { seat };
                events.emit(|| EventView::TokenTaken { seat, token, from: holder }.into());
            }
            continue;
        }
        let Some(holder) = holder else { continue };
        let keeps = match state.config.options.lost_majority {
            LostMajority::ToPool => count(holder) > count(other(holder)),
            LostMajority::Keep => own != theirs,
        };
        if !keeps {
            state.tokens[token.index()] = Holder::Pool;
            events.emit(|| EventView::TokenLost { seat: holder, token }.into());
        }
    }
}
