//! What a viewer sees of the dummy, and guessing the rest.

use super::{CHIPS, Config, Dummy, Event, MOST_SEATS, Phase};
use fabletop_core::{GameRng, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A number on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// Nothing there yet.
    Empty,
    /// Face down.
    Hidden,
    /// Face up.
    Shown(u8),
}

/// What one viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What is played.
    pub config: Config,
    /// Tokens by seat.
    pub tokens: Vec<Slot>,
    /// Bids by seat.
    pub bids: Vec<Slot>,
    /// Last shouts by seat.
    pub shouts: Vec<Slot>,
    /// Whether the game is over.
    pub over: bool,
}

/// What one viewer sees of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EventView {
    /// A seat got its token; `None` where it is face down.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which.
        token: Option<u8>,
    },
    /// A seat made its bid; `None` where it is face down.
    HasBid {
        /// Who.
        seat: Seat,
        /// How much.
        bid: Option<u8>,
    },
    /// A seat took its bid back.
    Reconsidered {
        /// Who.
        seat: Seat,
    },
    /// All bids are shown.
    BidsShown {
        /// By seat.
        bids: Vec<u8>,
    },
    /// A seat shouted.
    Shouted {
        /// Who.
        seat: Seat,
        /// What.
        number: u8,
    },
    /// The game is over.
    Ended {
        /// Tokens by seat.
        tokens: Vec<u8>,
        /// Points by seat.
        points: Vec<i32>,
    },
}

pub(super) fn view(state: &Dummy, viewer: Viewer) -> View {
    let phase = state.phase();
    let over = phase == Phase::Over;
    let bids_are_secret = matches!(phase, Phase::Bidding(_)) && !state.config.open;
    let slots = |values: &[Option<u8>; MOST_SEATS], secret: bool| {
        let slot = |seat: Seat| match values[seat.index()] {
            None => Slot::Empty,
            Some(_) if secret && !viewer.is(seat) => Slot::Hidden,
            Some(value) => Slot::Shown(value),
        };
        Seat::all(state.seat_count()).map(slot).collect()
    };
    View {
        config: state.config,
        tokens: slots(&state.tokens, !state.config.open && !over),
        bids: slots(&state.bids, bids_are_secret),
        shouts: slots(&state.shouts, false),
        over,
    }
}

pub(super) fn event_view(event: &Event, viewer: Viewer) -> EventView {
    match event {
        &Event::Dealt { seat, token, open } => {
            EventView::Dealt { seat, token: (open || viewer.is(seat)).then_some(token) }
        }
        &Event::HasBid { seat, bid, open } => {
            EventView::HasBid { seat, bid: (open || viewer.is(seat)).then_some(bid) }
        }
        &Event::Reconsidered { seat } => EventView::Reconsidered { seat },
        Event::BidsShown(bids) => EventView::BidsShown { bids: bids.clone() },
        &Event::Shouted { seat, number } => EventView::Shouted { seat, number },
        Event::Ended { tokens, points } => {
            EventView::Ended { tokens: tokens.clone(), points: points.clone() }
        }
    }
}

/// Hidden tokens from those not shown, hidden bids anything.
pub(super) fn determinize(view: &View, rng: &mut impl GameRng) -> Dummy {
    let shown = |slots: &[Slot]| {
        std::array::from_fn(|seat| match slots.get(seat) {
            Some(Slot::Shown(value)) => Some(*value),
            _ => None,
        })
    };
    let mut state = Dummy {
        config: view.config,
        tokens: shown(&view.tokens),
        bids: shown(&view.bids),
        shouts: shown(&view.shouts),
        time_is_up: view.over && view.config.haggle,
    };
    let mut left = state.tokens_left();
    rng.shuffle(&mut left);
    for seat in 0..view.tokens.len().min(MOST_SEATS) {
        if view.tokens[seat] == Slot::Hidden {
            state.tokens[seat] = left.pop();
        }
        if view.bids.get(seat) == Some(&Slot::Hidden) {
            state.bids[seat] = Some(rng.below(u32::from(CHIPS) + 1) as u8);
        }
    }
    state
}
