//! What happened, and what each viewer sees of it.

use crate::building::Type;
use crate::place::{Cell, Rotation};
use crate::tiles::Tile;
use alloc::vec::Vec;
use fabletop_core::{Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What happened, in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The first hands are dealt.
    Dealt {
        /// The hands, by seat.
        hands: [Vec<Tile>; 2],
    },
    /// Somebody put a tile down as a point of Imagination.
    Imagined {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Somebody looked at tiles of the opponent.
    Looked {
        /// Who.
        seat: Seat,
        /// Whose tiles.
        owner: Seat,
        /// The tiles.
        tiles: Vec<Tile>,
    },
    /// Somebody put one of them under the opponent's pile.
    Buried {
        /// Who.
        seat: Seat,
        /// Whose tile.
        owner: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Somebody filled up the hand.
    Refilled {
        /// Who.
        seat: Seat,
        /// What was drawn from the pile.
        drawn: Vec<Tile>,
        /// What came after it, from the tiles that were buried; both players know those.
        buried: Vec<Tile>,
    },
    /// Something everybody sees.
    Public(EventView),
}

/// A stack that left the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub struct RemovedStack {
    /// Where it was.
    pub at: Cell,
    /// Its tiles, the visible one first.
    pub tiles: Vec<Tile>,
}

/// What a viewer sees of it. A tile that is missing is not for that viewer's eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub enum EventView {
    /// It is said who starts.
    Started {
        /// Who.
        seat: Seat,
    },
    /// The first hands are dealt; `tiles` are the viewer's own.
    Dealt {
        /// What the viewer was dealt.
        tiles: Vec<Tile>,
    },
    /// Somebody paid a point of Imagination.
    Paid {
        /// Who.
        seat: Seat,
        /// The tile that is discarded for it.
        tile: Tile,
    },
    /// Somebody laid a tile.
    Built {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where.
        at: Cell,
        /// How it is turned.
        rotation: Rotation,
        /// The building it covers, if it is laid on one.
        on: Option<Tile>,
    },
    /// Somebody put a tile down as a point of Imagination.
    Imagined {
        /// Who.
        seat: Seat,
        /// The tile, for who put it down.
        tile: Option<Tile>,
    },
    /// Somebody got a bonus token.
    BonusGained {
        /// Who.
        seat: Seat,
        /// Its points.
        points: i32,
    },
    /// Somebody earned a bonus token, and there was none left.
    BonusMissed {
        /// Who.
        seat: Seat,
    },
    /// Dark Energy met Dark Energy.
    DarkEnergy {
        /// Who set it off.
        seat: Seat,
        /// Where.
        at: Cell,
        /// What is removed: the tile just laid with its stack, and its neighbours.
        stacks: Vec<RemovedStack>,
    },
    /// Buildings that lost their connection with the castle are removed.
    CutOff {
        /// What is removed.
        stacks: Vec<RemovedStack>,
    },
    /// Somebody got a power token.
    TokenTaken {
        /// Who.
        seat: Seat,
        /// Which.
        token: Type,
        /// Who had it, unless it was in the pool.
        from: Option<Seat>,
    },
    /// A power token went back to the pool.
    TokenLost {
        /// Who had it.
        seat: Seat,
        /// Which.
        token: Type,
    },
    /// Somebody uses a power.
    PowerUsed {
        /// Who.
        seat: Seat,
        /// Which.
        power: Type,
    },
    /// Somebody gave a tile of the hand to the discards, to exchange it.
    Gave {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Somebody took a tile of the discards for it.
    Took {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A discarded tile became a point of Imagination.
    Fetched {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Somebody put the military token on a building.
    Guarded {
        /// Who.
        seat: Seat,
        /// Where.
        at: Cell,
        /// The building; the castle if nothing is named.
        building: Option<Tile>,
    },
    /// The military token came back to who used it.
    GuardReturned {
        /// Who.
        seat: Seat,
    },
    /// Somebody looked at tiles of the opponent.
    Looked {
        /// Who.
        seat: Seat,
        /// Whose tiles.
        owner: Seat,
        /// How many.
        count: u8,
        /// The tiles, for the two.
        tiles: Vec<Tile>,
    },
    /// Somebody put one of them under the opponent's pile.
    Buried {
        /// Who.
        seat: Seat,
        /// Whose tile.
        owner: Seat,
        /// The tile, for the two.
        tile: Option<Tile>,
    },
    /// The others went back to the hand.
    Returned {
        /// Who looked at them.
        seat: Seat,
        /// Whose tiles.
        owner: Seat,
        /// How many.
        count: u8,
    },
    /// Somebody swapped a building.
    Swapped {
        /// Who.
        seat: Seat,
        /// Where.
        at: Cell,
        /// The tile that lies there now.
        tile: Tile,
        /// How it is turned.
        rotation: Rotation,
        /// The tile that came to hand.
        old: Tile,
    },
    /// Somebody filled up the hand.
    Refilled {
        /// Who.
        seat: Seat,
        /// By how many tiles.
        count: u8,
        /// The tiles: all for the one who drew them, those that were buried for the opponent.
        tiles: Vec<Tile>,
    },
    /// Somebody has no tiles and does without an action.
    TurnPassed {
        /// Who.
        seat: Seat,
    },
    /// Somebody's turn is over.
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Points and places.
        outcome: Outcome,
    },
}

impl From<EventView> for Event {
    fn from(view: EventView) -> Event {
        Event::Public(view)
    }
}

pub(crate) fn event_view(event: &Event, viewer: Viewer) -> EventView {
    let plays = viewer.seat().is_some_and(|seat| seat.index() < 2);
    match event {
        Event::Dealt { hands } => {
            let own = viewer.seat().and_then(|seat| hands.get(seat.index()).cloned());
            EventView::Dealt { tiles: own.unwrap_or_default() }
        }
        &Event::Imagined { seat, tile } => {
            EventView::Imagined { seat, tile: viewer.is(seat).then_some(tile) }
        }
        &Event::Looked { seat, owner, ref tiles } => {
            let shown = if plays { tiles.clone() } else { Vec::new() };
            EventView::Looked { seat, owner, count: tiles.len() as u8, tiles: shown }
        }
        &Event::Buried { seat, owner, tile } => {
            EventView::Buried { seat, owner, tile: plays.then_some(tile) }
        }
        &Event::Refilled { seat, ref drawn, ref buried } => {
            let own = drawn.iter().filter(|_| viewer.is(seat));
            let known = buried.iter().filter(|_| plays);
            EventView::Refilled {
                seat,
                count: (drawn.len() + buried.len()) as u8,
                tiles: own.chain(known).copied().collect(),
            }
        }
        Event::Public(view) => view.clone(),
    }
}
