//! What the table waits for, in a word.

use crate::state::Phase;
use fabletop_core::Seat;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// What the table waits for, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum Moment {
    SetUp,
    Captive,
    Spell,
    Control,
    Act,
    Gate,
    Delivery,
    Step,
    Reroll,
    Found,
    Sword,
    Dragon,
    Pick,
    Bid,
    Guess,
    Staff,
    Potion,
    Basilisco,
    Put,
    Robbery,
    Wish,
    Exchange,
    PutBack,
    Attempt,
    Lamp,
    Look,
    Fly,
    Ride,
    Ferry,
    Tower,
    Reborn,
    Over,
}

impl Moment {
    /// The ruling that says what is to be done.
    pub const fn ruling(self) -> u16 {
        match self {
            Moment::SetUp => 2,
            Moment::Captive => 28,
            Moment::Spell => 29,
            Moment::Control => 31,
            Moment::Act => 6,
            Moment::Gate => 9,
            Moment::Delivery => 13,
            Moment::Step | Moment::Reroll => 7,
            Moment::Found => 39,
            Moment::Sword | Moment::Potion | Moment::Lamp | Moment::Look => 40,
            Moment::Fly | Moment::Ride => 40,
            Moment::Dragon => 19,
            Moment::Pick => 20,
            Moment::Bid => 21,
            Moment::Guess | Moment::Staff => 25,
            Moment::Basilisco => 26,
            Moment::Put => 32,
            Moment::Robbery => 27,
            Moment::Wish => 24,
            Moment::Exchange | Moment::PutBack => 34,
            Moment::Attempt => 38,
            Moment::Ferry => 35,
            Moment::Tower => 36,
            Moment::Reborn => 41,
            Moment::Over => 42,
        }
    }
}

impl Phase {
    /// The phase in a word.
    pub const fn moment(self) -> Moment {
        match self {
            Phase::Mages | Phase::Deal | Phase::Start { .. } => Moment::SetUp,
            Phase::Target { .. } => Moment::Delivery,
            Phase::Draw { .. } | Phase::Exchange { .. } => Moment::Exchange,
            Phase::Captive { .. } | Phase::Struggle { .. } => Moment::Captive,
            Phase::Spell { .. } | Phase::Dispel { .. } => Moment::Spell,
            Phase::Control { .. } => Moment::Control,
            Phase::Act { .. } => Moment::Act,
            Phase::Gate { .. } | Phase::Entry { .. } => Moment::Gate,
            Phase::Delivery { .. } => Moment::Delivery,
            Phase::Step { .. } => Moment::Step,
            Phase::Reroll { .. } => Moment::Reroll,
            Phase::Found { .. } => Moment::Found,
            Phase::Sword { .. } => Moment::Sword,
            Phase::Dragon { .. } => Moment::Dragon,
            Phase::Pick { .. } => Moment::Pick,
            Phase::Bid => Moment::Bid,
            Phase::Guess { .. } => Moment::Guess,
            Phase::Staff { .. } => Moment::Staff,
            Phase::Potion { .. } => Moment::Potion,
            Phase::Basilisco { .. } => Moment::Basilisco,
            Phase::Put { .. } => Moment::Put,
            Phase::Robbery { .. } | Phase::Ransom { .. } => Moment::Robbery,
            Phase::Wish { .. } => Moment::Wish,
            Phase::PutBack { .. } => Moment::PutBack,
            Phase::Attempt { .. } => Moment::Attempt,
            Phase::Lamp { .. } => Moment::Lamp,
            Phase::Look { .. } => Moment::Look,
            Phase::Fly { .. } => Moment::Fly,
            Phase::Ride { .. } => Moment::Ride,
            Phase::Ferry { .. } => Moment::Ferry,
            Phase::Tower { .. } | Phase::Climb { .. } => Moment::Tower,
            Phase::Reborn { .. } => Moment::Reborn,
            Phase::Over { .. } => Moment::Over,
        }
    }

    /// The seat that decides; none where luck does, where several do, and at the end.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Captive { seat }
            | Phase::Spell { seat }
            | Phase::Control { seat, .. }
            | Phase::Act { seat }
            | Phase::Gate { seat }
            | Phase::Delivery { seat }
            | Phase::Reroll { seat, .. }
            | Phase::Found { seat, .. }
            | Phase::Sword { seat }
            | Phase::Pick { seat }
            | Phase::Guess { seat }
            | Phase::Staff { seat }
            | Phase::Potion { seat }
            | Phase::Basilisco { seat }
            | Phase::Put { seat, .. }
            | Phase::Wish { seat }
            | Phase::Exchange { seat }
            | Phase::PutBack { seat, .. }
            | Phase::Lamp { seat }
            | Phase::Look { seat }
            | Phase::Fly { seat }
            | Phase::Ride { seat, .. }
            | Phase::Tower { seat, .. } => Some(seat),
            Phase::Mages
            | Phase::Deal
            | Phase::Target { .. }
            | Phase::Draw { .. }
            | Phase::Start { .. }
            | Phase::Struggle { .. }
            | Phase::Dispel { .. }
            | Phase::Entry { .. }
            | Phase::Step { .. }
            | Phase::Dragon { .. }
            | Phase::Bid
            | Phase::Robbery { .. }
            | Phase::Ransom { .. }
            | Phase::Attempt { .. }
            | Phase::Ferry { .. }
            | Phase::Climb { .. }
            | Phase::Reborn { .. }
            | Phase::Over { .. } => None,
        }
    }
}
