//! What seats and luck decide, and why something is refused.

use crate::animus::{Animus, Token};
use crate::cards::{Pile, Trio};
use crate::config::MAX_PLAYERS;
use crate::portals::Portal;
use crate::state::{Moment, ROW};
use arrayvec::ArrayVec;
use fabletop_core::{Refusal, Rejected, Seat};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// A place for a crystal. Equal fields of a portal are not told apart, and neither are crystals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct Spot {
    /// The portal.
    pub portal: Portal,
    /// The animus of the field.
    pub animus: Animus,
}

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Action {
    /// Swap one of two equal portals that were dealt for a portal of the row (ruling 2).
    Swap {
        /// The portal of which there are two.
        give: Portal,
        /// The portal of the row.
        take: Portal,
    },
    /// Keep three of the portals that were dealt (ruling 1).
    Keep {
        /// The three.
        portals: Trio,
    },
    /// Place a crystal on a field that matches the token (ruling 5).
    Place {
        /// Where to.
        to: Spot,
        /// From an own field; from the reserve if none is named.
        from: Option<Spot>,
    },
    /// Place none (ruling 5).
    Pass,
    /// Take a secret choice back while others still choose (rulings 1 and 5).
    Reconsider,
    /// Open this portal: first among several that are completed (ruling 10), or as another one (ruling 18).
    Open {
        /// The portal.
        portal: Portal,
    },
    /// Put a crystal of the reserve on an empty field, by an effect (ruling 14).
    Put {
        /// Where to.
        to: Spot,
    },
    /// Move a crystal, by an effect (ruling 16).
    Move {
        /// Where from.
        from: Spot,
        /// Where to.
        to: Spot,
    },
    /// Move no more (ruling 16).
    Done,
    /// Take a portal of the row (ruling 8).
    Take {
        /// The portal.
        portal: Portal,
    },
    /// Take the reward for the number of open portals (ruling 21).
    Claim,
    /// Leave it (ruling 21).
    Decline,
}

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// Who has the bag first.
    First {
        /// The first catcher.
        seat: Seat,
    },
    /// The row, and what each seat is dealt.
    Deal {
        /// The row.
        row: ArrayVec<Portal, ROW>,
        /// The portals dealt, by seat.
        hands: ArrayVec<Pile, MAX_PLAYERS>,
    },
    /// What comes out of the bag.
    Catch {
        /// The token.
        token: Token,
    },
    /// What comes from the stock into the row.
    Refill {
        /// The portal.
        portal: Portal,
    },
}

/// Why a step is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rejection {
    /// The game is for another number of players.
    SeatCount {
        /// How many were asked for.
        seats: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Something else is to be done now.
    WrongMoment {
        /// What the table waits for.
        now: Moment,
    },
    /// This seat has chosen; it may take its choice back.
    AlreadyChosen {
        /// The ruling of the choice.
        #[serde(skip)]
        ruling: u16,
    },
    /// There is no choice to take back.
    NothingToReconsider {
        /// The ruling of the choice.
        #[serde(skip)]
        ruling: u16,
    },
    /// There are not two of this portal.
    NotAPair {
        /// The portal.
        portal: Portal,
    },
    /// The portal is not in the row.
    NotInRow {
        /// The portal.
        portal: Portal,
        /// The ruling that needs it there.
        #[serde(skip)]
        ruling: u16,
    },
    /// The seat has this portal already.
    SecondCopy {
        /// The portal.
        portal: Portal,
        /// The ruling that forbids it.
        #[serde(skip)]
        ruling: u16,
    },
    /// The portal was not dealt to this seat.
    NotDealt {
        /// The portal.
        portal: Portal,
    },
    /// The seat has no such portal to work on.
    NotYourPortal {
        /// The portal.
        portal: Portal,
        /// The ruling that needs it.
        #[serde(skip)]
        ruling: u16,
    },
    /// There is no empty field of that animus.
    NoEmptyField {
        /// The portal.
        portal: Portal,
        /// The animus.
        animus: Animus,
        /// The ruling that needs one.
        #[serde(skip)]
        ruling: u16,
    },
    /// There is no crystal to take there.
    NoCrystal {
        /// The portal.
        portal: Portal,
        /// The animus.
        animus: Animus,
        /// The ruling that needs one.
        #[serde(skip)]
        ruling: u16,
    },
    /// The reserve is empty.
    NoReserve,
    /// The field does not match the token.
    NoMatch {
        /// The animus of the field.
        animus: Animus,
        /// The token.
        token: Token,
    },
    /// The effect is for fields of another animus.
    OtherAnimus {
        /// The animus of the field.
        animus: Animus,
        /// The animus of the effect.
        wanted: Animus,
    },
    /// A crystal is moved to another place, not to its own.
    SamePlace {
        /// The ruling that has it moved.
        #[serde(skip)]
        ruling: u16,
    },
    /// The crystals there were moved already.
    AlreadyMoved {
        /// The portal.
        portal: Portal,
        /// The animus.
        animus: Animus,
    },
    /// The portal is not completed.
    NotCompleted {
        /// The portal.
        portal: Portal,
    },
}

impl From<Rejection> for Rejected<Rejection> {
    fn from(rejection: Rejection) -> Rejected<Rejection> {
        Rejected::Rule(rejection)
    }
}

impl Refusal for Rejection {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn ruling(&self) -> Option<u16> {
        Some(match self {
            Rejection::AlreadyChosen { ruling }
            | Rejection::NothingToReconsider { ruling }
            | Rejection::NotInRow { ruling, .. }
            | Rejection::SecondCopy { ruling, .. }
            | Rejection::NotYourPortal { ruling, .. }
            | Rejection::NoEmptyField { ruling, .. }
            | Rejection::NoCrystal { ruling, .. }
            | Rejection::SamePlace { ruling } => *ruling,
            Rejection::WrongMoment { now } => now.ruling(),
            Rejection::SeatCount { .. } | Rejection::NotDealt { .. } => 1,
            Rejection::NotAPair { .. } => 2,
            Rejection::NoReserve | Rejection::NoMatch { .. } => 5,
            Rejection::NotCompleted { .. } => 10,
            Rejection::OtherAnimus { .. } => 14,
            Rejection::AlreadyMoved { .. } => 16,
        })
    }
}
