//! Points, line by line (rulings 19 and 22).

use crate::animus::Animus;
use crate::effects::Effect;
use crate::portals::{Colour, Portal};
use crate::rewards::{Reward, RewardSet};
use crate::state::Zone;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// A reason for points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Line {
    /// An open portal's printed points.
    Portal {
        /// The portal.
        portal: Portal,
        /// The points.
        points: i32,
    },
    /// A green portal counts open portals of a colour.
    PerPortal {
        /// The portal.
        portal: Portal,
        /// The colour it counts.
        colour: Colour,
        /// How many there are.
        count: u8,
        /// The points for all of them.
        points: i32,
    },
    /// A green portal counts fields of an animus on open portals.
    PerField {
        /// The portal.
        portal: Portal,
        /// The animus it counts.
        animus: Animus,
        /// How many there are.
        count: u8,
        /// The points for all of them.
        points: i32,
    },
    /// A reward.
    Reward {
        /// The reward.
        reward: Reward,
        /// The points.
        points: i32,
    },
}

impl Line {
    /// Its points.
    pub fn points(&self) -> i32 {
        match *self {
            Line::Portal { points, .. }
            | Line::PerPortal { points, .. }
            | Line::PerField { points, .. }
            | Line::Reward { points, .. } => points,
        }
    }
}

/// Every reason for points of a seat with these open portals and rewards, portals first.
pub fn lines(opened: &[Portal], rewards: RewardSet) -> Vec<Line> {
    let portals = opened.iter().map(|&portal| portal_line(portal, opened));
    portals.chain(rewards.iter().map(|reward| Line::Reward { reward, points: reward.points() })).collect()
}

/// The points of a seat so far.
pub fn points(zone: &Zone) -> i32 {
    let portals = zone.opened.iter().map(|&portal| portal_line(portal, &zone.opened).points());
    portals.chain(zone.rewards.iter().map(Reward::points)).sum()
}

fn portal_line(portal: Portal, opened: &[Portal]) -> Line {
    match portal.effect() {
        Effect::PerPortal { colour, points } => {
            let count = opened.iter().filter(|other| other.colour() == colour).count() as u8;
            Line::PerPortal { portal, colour, count, points: i32::from(points) * i32::from(count) }
        }
        Effect::PerField { animus, points } => {
            let count = opened.iter().map(|other| other.fields().count(animus)).sum();
            Line::PerField { portal, animus, count, points: i32::from(points) * i32::from(count) }
        }
        _ => Line::Portal { portal, points: portal.points() },
    }
}
