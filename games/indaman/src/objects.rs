//! The magic objects: kinds, cards, sets of cards, and the faces on which they work.

use crate::terrain::word;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;
use fabletop_core::set_as_list;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// Cards of each kind of object.
pub const COPIES: usize = 2;
/// Object cards.
pub const OBJECT_CARDS: usize = ObjectKind::COUNT * COPIES;

word! {
    /// The kinds of magic objects.
    pub enum ObjectKind {
        /// Doubles the gems found on the way.
        Bacchetta,
        /// Doubles the own gems in a fight.
        Bastone,
        /// Puts an opponent anywhere.
        Lampada,
        /// Enters a city for nothing, or avoids an encounter.
        Mantello,
        /// Saves the life.
        Pozione,
        /// Shows a pile of creatures.
        Sfera,
        /// Flies anywhere.
        Tappeto,
        /// Doubles the revenue.
        Topolino,
        /// Three steps along the road.
        Unicorno,
    }
}

impl ObjectKind {
    /// The ruling that says what it does.
    pub const fn ruling(self) -> u16 {
        match self {
            ObjectKind::Bacchetta => 39,
            ObjectKind::Bastone => 25,
            _ => 40,
        }
    }
}

/// An object card: one of the two of its kind. Written `lampada-2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/", rename = "MagicObject"))]
pub struct Object(#[cfg_attr(feature = "typescript", ts(as = "String"))] u8);

impl Object {
    /// A card by its kind and which of the two it is, 0 or 1.
    pub const fn new(kind: ObjectKind, copy: usize) -> Option<Object> {
        if copy < COPIES { Some(Object((kind as usize * COPIES + copy) as u8)) } else { None }
    }

    /// All cards, in order.
    pub fn all() -> impl Iterator<Item = Object> + Clone {
        (0..OBJECT_CARDS as u8).map(Object)
    }

    /// What it is.
    pub const fn kind(self) -> ObjectKind {
        ObjectKind::ALL[self.0 as usize / COPIES]
    }

    /// Which of the two, 0 or 1.
    pub const fn copy(self) -> usize {
        self.0 as usize % COPIES
    }

    /// As an index into tables of cards.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind(), self.copy() + 1)
    }
}

impl fmt::Debug for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no object card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnObject;

impl fmt::Display for NotAnObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a card of a magic object")
    }
}

impl core::error::Error for NotAnObject {}

impl FromStr for Object {
    type Err = NotAnObject;

    fn from_str(text: &str) -> Result<Object, NotAnObject> {
        let (kind, copy) = text.split_once('-').ok_or(NotAnObject)?;
        let copy = match copy {
            "1" => 0,
            "2" => 1,
            _ => return Err(NotAnObject),
        };
        Object::new(kind.parse().map_err(|_| NotAnObject)?, copy).ok_or(NotAnObject)
    }
}

impl Serialize for Object {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Object, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Some object cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct ObjectSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Object>"))] u32);

impl ObjectSet {
    /// None.
    pub const EMPTY: ObjectSet = ObjectSet(0);
    /// All 18.
    pub const ALL: ObjectSet = ObjectSet((1 << OBJECT_CARDS) - 1);

    /// Both cards of each of these kinds.
    pub const fn of_kinds(kinds: &[ObjectKind]) -> ObjectSet {
        let (mut set, mut place) = (0, 0);
        while place < kinds.len() {
            set |= ((1 << COPIES) - 1) << (kinds[place] as usize * COPIES);
            place += 1;
        }
        ObjectSet(set)
    }

    /// Whether the card is one of them.
    pub const fn contains(self, object: Object) -> bool {
        self.0 & 1 << object.0 != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, object: Object) {
        self.0 |= 1 << object.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, object: Object) {
        self.0 &= !(1 << object.0);
    }

    /// Those of either set.
    pub const fn union(self, other: ObjectSet) -> ObjectSet {
        ObjectSet(self.0 | other.0)
    }

    /// Those of both sets.
    pub const fn intersection(self, other: ObjectSet) -> ObjectSet {
        ObjectSet(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    pub const fn difference(self, other: ObjectSet) -> ObjectSet {
        ObjectSet(self.0 & !other.0)
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first of them.
    pub const fn first(self) -> Option<Object> {
        if self.0 == 0 { None } else { Some(Object(self.0.trailing_zeros() as u8)) }
    }

    /// The card in place `n`, counted from 0.
    pub fn nth(self, n: usize) -> Option<Object> {
        self.iter().nth(n)
    }

    /// Its cards, in order.
    pub fn iter(self) -> impl Iterator<Item = Object> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let object = rest.first()?;
            rest.remove(object);
            Some(object)
        })
    }
}

set_as_list!(ObjectSet of Object);
