//! What happened, and what each viewer sees of it.

use crate::action::Spot;
use crate::animus::Token;
use crate::cards::{Pile, Trio};
use crate::config::MAX_PLAYERS;
use crate::portals::Portal;
use crate::rewards::Reward;
use crate::state::ROW;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use fabletop_core::{Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What happened, in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Row and portals are dealt, the portals face down.
    Dealt {
        /// The row.
        row: ArrayVec<Portal, ROW>,
        /// What each seat was dealt.
        hands: ArrayVec<Pile, MAX_PLAYERS>,
    },
    /// Something everybody sees.
    Public(EventView),
}

/// What a viewer sees of it. A field that is missing is not for that viewer's eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum EventView {
    /// The first catcher is drawn.
    First {
        /// Who.
        seat: Seat,
    },
    /// The row is laid out and portals are dealt; `portals` are the viewer's own.
    Dealt {
        /// The row.
        row: Vec<Portal>,
        /// What the viewer was dealt.
        portals: Pile,
    },
    /// Somebody swapped one of two equal portals.
    Swapped {
        /// Who.
        seat: Seat,
        /// The portal that went into the row.
        gave: Portal,
        /// The portal that came from it.
        took: Portal,
    },
    /// Somebody has chosen in secret.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// Somebody took a secret choice back.
    Reconsidered {
        /// Who.
        seat: Seat,
    },
    /// What somebody kept; the rest is discarded.
    Kept {
        /// Who.
        seat: Seat,
        /// The portals to work on.
        portals: Trio,
        /// The others.
        discarded: Pile,
    },
    /// The catcher drew a token.
    Caught {
        /// The catcher.
        seat: Seat,
        /// The token.
        token: Token,
    },
    /// Somebody placed a crystal.
    Placed {
        /// Who.
        seat: Seat,
        /// Where to.
        to: Spot,
        /// Where from; from the reserve if it is missing.
        from: Option<Spot>,
    },
    /// Somebody placed none.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Incantatum: somebody opens a portal, and its crystals return to the reserve.
    Opened {
        /// Who.
        seat: Seat,
        /// The portal.
        portal: Portal,
        /// How many crystals return.
        crystals: u8,
    },
    /// An effect put a crystal on a field.
    Put {
        /// Who.
        seat: Seat,
        /// Where to.
        to: Spot,
    },
    /// An effect gave crystals.
    Gained {
        /// Who.
        seat: Seat,
        /// How many.
        crystals: u8,
    },
    /// An effect moved a crystal.
    Moved {
        /// Who.
        seat: Seat,
        /// Where from.
        from: Spot,
        /// Where to.
        to: Spot,
    },
    /// Somebody moves no more crystals.
    Rearranged {
        /// Who.
        seat: Seat,
    },
    /// An open portal is an achievement now.
    Achieved {
        /// Who.
        seat: Seat,
        /// The portal.
        portal: Portal,
        /// How many portals are open by now.
        number: u8,
    },
    /// Somebody took a portal of the row.
    Took {
        /// Who.
        seat: Seat,
        /// The portal.
        portal: Portal,
    },
    /// Somebody has every portal of the row and takes none.
    TookNothing {
        /// Who.
        seat: Seat,
    },
    /// The discards are the new stock.
    Reshuffled {
        /// How many cards.
        count: u8,
    },
    /// A portal came into the row.
    Refilled {
        /// The portal.
        portal: Portal,
    },
    /// The stock is empty, and the row shrinks.
    RowShrank,
    /// Somebody got a reward.
    Rewarded {
        /// Who.
        seat: Seat,
        /// The reward.
        reward: Reward,
    },
    /// Somebody left a reward for others.
    Declined {
        /// Who.
        seat: Seat,
        /// The reward.
        reward: Reward,
    },
    /// All tokens are back in the bag, and somebody else has it.
    BagPassed {
        /// The new catcher.
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
    match event {
        Event::Dealt { row, hands } => {
            let own = viewer.seat().and_then(|seat| hands.get(seat.index()).copied());
            EventView::Dealt { row: row.to_vec(), portals: own.unwrap_or_default() }
        }
        Event::Public(view) => view.clone(),
    }
}
