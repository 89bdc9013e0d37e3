//! The 40 portals, each of which is there twice.
//!
//! They are restated from public material. [`Certainty`] says how sure each of them is; one is inferred.

use crate::animus::{Animus, Fields};
use crate::effects::Effect;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

/// A portal, by the number of its kind: 1 to 40. A seat never has two equal ones, so within a zone the
/// number names the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct Portal(#[cfg_attr(feature = "typescript", ts(as = "u8"))] u8);

impl Portal {
    /// How many kinds there are.
    pub const COUNT: usize = 40;
    /// How many of each.
    pub const COPIES: usize = 2;

    /// The portal of that number.
    pub const fn new(number: u8) -> Option<Portal> {
        if number >= 1 && number as usize <= Portal::COUNT { Some(Portal(number)) } else { None }
    }

    /// All 40.
    pub fn all() -> impl ExactSizeIterator<Item = Portal> + Clone {
        (0..Portal::COUNT as u8).map(|place| Portal(place + 1))
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    #[inline]
    pub const fn facts(self) -> &'static Facts {
        &FACTS[self.0 as usize - 1]
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        self.facts().colour
    }

    /// Its fields.
    #[inline]
    pub const fn fields(self) -> Fields {
        self.facts().fields
    }

    /// Its printed points.
    pub const fn points(self) -> i32 {
        self.facts().points as i32
    }

    /// What it does once open.
    #[inline]
    pub const fn effect(self) -> Effect {
        self.facts().effect
    }
}

/// A number that is no portal's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAPortal;

impl fmt::Display for NotAPortal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("portals are numbered from 1 to 40")
    }
}

impl core::error::Error for NotAPortal {}

impl TryFrom<u8> for Portal {
    type Error = NotAPortal;

    fn try_from(number: u8) -> Result<Portal, NotAPortal> {
        Portal::new(number).ok_or(NotAPortal)
    }
}

impl From<Portal> for u8 {
    fn from(portal: Portal) -> u8 {
        portal.0
    }
}

impl fmt::Display for Portal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Portal {
    type Err = NotAPortal;

    fn from_str(text: &str) -> Result<Portal, NotAPortal> {
        text.parse::<u8>().map_err(|_| NotAPortal)?.try_into()
    }
}

/// The colour of a portal: what sort of effect it has.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Colour {
    /// At once, and once.
    Yellow,
    /// No effect.
    Purple,
    /// At the end.
    Green,
    /// From the next token to the end.
    Blue,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Yellow, Colour::Purple, Colour::Green, Colour::Blue];
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }
}

/// How sure a portal's facts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Certainty {
    /// Two sources say the same.
    Confirmed,
    /// One source says so, and it is consistent.
    SingleSource,
    /// The source is doubtful; this is what fits the other portals.
    Inferred,
}

/// What is printed on a portal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/", rename = "PortalFacts"))]
pub struct Facts {
    /// Its colour.
    pub colour: Colour,
    /// The fields to fill.
    pub fields: Fields,
    /// Its points; green ones count theirs at the end.
    pub points: u8,
    /// What it does once open.
    pub effect: Effect,
    /// How sure all that is.
    pub certainty: Certainty,
}

const fn portal(colour: Colour, fields: &[u8], points: u8, effect: Effect, certainty: Certainty) -> Facts {
    Facts { colour, fields: Fields::of(fields), points, effect, certainty }
}

const fn place(animus: Animus, count: u8) -> Effect {
    Effect::Place { animus: Some(animus), count }
}

const fn place_any(count: u8) -> Effect {
    Effect::Place { animus: None, count }
}

const fn per_portal(colour: Colour, points: u8) -> Effect {
    Effect::PerPortal { colour, points }
}

const fn per_field(animus: Animus, points: u8) -> Effect {
    Effect::PerField { animus, points }
}

const fn wild(animus: Animus) -> Effect {
    Effect::Wild { animus }
}

const FACTS: [Facts; Portal::COUNT] = {
    use Animus::{Air, Earth, Fire, Life, Shadow, Water};
    use Certainty::{Confirmed, Inferred, SingleSource};
    use Colour::{Blue, Green, Purple, Yellow};
    use Effect::{Gain, Nothing, OpenAnother, Rearrange, TakeTwo};
    [
        portal(Green, b"AAWWEL", 0, per_portal(Green, 3), Confirmed),
        portal(Green, b"AAEELF", 0, per_portal(Blue, 4), Confirmed),
        portal(Green, b"AWELS", 0, per_field(Shadow, 4), Confirmed),
        portal(Green, b"WEELF", 0, per_portal(Yellow, 2), SingleSource),
        portal(Green, b"AWLL", 0, per_field(Earth, 2), Confirmed),
        portal(Green, b"AWEE", 0, per_field(Life, 2), Confirmed),
        portal(Green, b"WWLL", 0, per_portal(Purple, 3), SingleSource),
        portal(Green, b"WELF", 0, per_field(Fire, 3), SingleSource),
        portal(Green, b"WWE", 0, per_field(Air, 1), SingleSource),
        portal(Green, b"AAE", 0, per_field(Water, 1), SingleSource),
        portal(Yellow, b"ELLL", 7, place(Life, 2), SingleSource),
        portal(Yellow, b"FFFSS", 3, OpenAnother, Confirmed),
        portal(Yellow, b"AWEF", 6, place_any(1), SingleSource),
        portal(Yellow, b"AWWEL", 5, TakeTwo, SingleSource),
        portal(Yellow, b"AAWS", 5, place(Shadow, 2), SingleSource),
        portal(Yellow, b"EEEL", 5, place(Earth, 2), SingleSource),
        portal(Yellow, b"WWWL", 4, place(Water, 2), SingleSource),
        portal(Yellow, b"AWLFS", 3, place_any(2), SingleSource),
        portal(Yellow, b"AAAL", 3, place(Air, 2), SingleSource),
        portal(Yellow, b"AAWF", 3, place(Fire, 2), SingleSource),
        portal(Yellow, b"AAE", 3, Gain { count: 1 }, Confirmed),
        portal(Yellow, b"AAWE", 3, Gain { count: 2 }, Confirmed),
        portal(Yellow, b"AWEF", 2, Rearrange, Confirmed),
        portal(Purple, b"AAWFFS", 16, Nothing, SingleSource),
        portal(Purple, b"WWEELF", 15, Nothing, SingleSource),
        portal(Purple, b"AAWSS", 14, Nothing, SingleSource),
        portal(Purple, b"AWELF", 13, Nothing, SingleSource),
        portal(Purple, b"AAWWEL", 12, Nothing, SingleSource),
        portal(Purple, b"AAWEL", 11, Nothing, SingleSource),
        portal(Purple, b"AAWEE", 10, Nothing, Confirmed),
        portal(Purple, b"AAWWE", 9, Nothing, Inferred),
        portal(Purple, b"AAWWW", 8, Nothing, SingleSource),
        portal(Purple, b"AW", 3, Nothing, Confirmed),
        portal(Purple, b"AAAW", 6, Nothing, SingleSource),
        portal(Blue, b"FFSS", 8, wild(Air), Confirmed),
        portal(Blue, b"LLSS", 7, wild(Water), Confirmed),
        portal(Blue, b"LLFF", 6, wild(Life), SingleSource),
        portal(Blue, b"EELL", 5, wild(Earth), SingleSource),
        portal(Blue, b"WWEE", 4, wild(Fire), Confirmed),
        portal(Blue, b"AAWW", 3, wild(Shadow), SingleSource),
    ]
};
