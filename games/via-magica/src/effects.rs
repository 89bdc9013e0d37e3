//! What an open portal does, as data: the rules compute from it, the texts are made from it.

use crate::animus::Animus;
use crate::portals::Colour;
use serde::Serialize;
use strum::VariantNames;

/// A portal's effect. Yellow ones happen at once, blue ones last, green ones count at the end, purple
/// portals have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Effect {
    /// Nothing.
    Nothing,
    /// Put crystals from the reserve on empty fields (ruling 14).
    Place {
        /// On fields of this animus, or on any.
        animus: Option<Animus>,
        /// How many.
        count: u8,
    },
    /// More crystals (ruling 15).
    Gain {
        /// How many.
        count: u8,
    },
    /// Move crystals from field to field (ruling 16).
    Rearrange,
    /// Two new portals instead of one (ruling 17).
    TakeTwo,
    /// Open another portal, whatever lies on it (ruling 18).
    OpenAnother,
    /// A token of this animus counts as universal (ruling 6).
    Wild {
        /// The animus.
        animus: Animus,
    },
    /// Points for each open portal of a colour (ruling 19).
    PerPortal {
        /// The colour.
        colour: Colour,
        /// Points for each.
        points: u8,
    },
    /// Points for each field of an animus on open portals (ruling 19).
    PerField {
        /// The animus.
        animus: Animus,
        /// Points for each.
        points: u8,
    },
}
