//! The three klippidi, and sets of faces of the green one.

use crate::terrain::word;
use core::fmt;
use fabletop_core::set_as_list;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// Faces of a klippide.
pub const FACES: usize = 6;

word! {
    /// The klippidi that are rolled after a step. The green one, with its numbers, is a number.
    pub enum Klippide {
        /// On the road: blank or sword.
        Blue,
        /// Off the road: blank, sword, a gem or two.
        Red,
    }
}

word! {
    /// A face of the blue or the red klippide.
    pub enum Face {
        /// Nothing happens.
        Blank,
        /// An encounter.
        Sword,
        /// A gem is found; only on the red one.
        OneGem,
        /// Two gems are found; only on the red one.
        TwoGems,
    }
}

impl Face {
    /// The gems on it.
    pub const fn gems(self) -> u8 {
        match self {
            Face::Blank | Face::Sword => 0,
            Face::OneGem => 1,
            Face::TwoGems => 2,
        }
    }
}

/// Some faces of the green klippide, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Faces(#[cfg_attr(feature = "typescript", ts(as = "Vec<u8>"))] u8);

impl Faces {
    /// None.
    pub const EMPTY: Faces = Faces(0);

    /// These faces; what is not 1 to 6 is left out.
    pub const fn of(faces: &[u8]) -> Faces {
        let (mut set, mut place) = (Faces::EMPTY, 0);
        while place < faces.len() {
            set.insert(faces[place]);
            place += 1;
        }
        set
    }

    /// Adds a face, if it is one.
    pub const fn insert(&mut self, face: u8) {
        if face >= 1 && face as usize <= FACES {
            self.0 |= 1 << face;
        }
    }

    /// Whether the face is one of them.
    pub const fn contains(self, face: u8) -> bool {
        face as usize <= FACES && self.0 & 1 << face != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The faces, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (1..=FACES as u8).filter(move |&face| self.contains(face))
    }
}

set_as_list!(Faces of u8);
