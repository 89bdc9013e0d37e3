//! The six animi, the fields they go on, and the tokens in the bag.

use alloc::vec::Vec;
use core::fmt;
use fabletop_core::set_as_list;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// A spirit of the elements, the most frequent first.
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
    FromRepr,
    IntoStaticStr,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Animus {
    Air,
    Water,
    Earth,
    Life,
    Fire,
    Shadow,
}

impl Animus {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All six.
    pub const ALL: [Animus; Animus::COUNT] =
        [Animus::Air, Animus::Water, Animus::Earth, Animus::Life, Animus::Fire, Animus::Shadow];
}

impl fmt::Display for Animus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }
}

/// A set of animi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct AnimusSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Animus>"))] u8);

impl AnimusSet {
    /// None.
    pub const EMPTY: AnimusSet = AnimusSet(0);
    /// All six.
    pub const ALL: AnimusSet = AnimusSet(0b11_1111);

    /// One of them.
    pub const fn only(animus: Animus) -> AnimusSet {
        AnimusSet(1 << animus as u8)
    }

    /// Whether `animus` is one of them.
    pub const fn contains(self, animus: Animus) -> bool {
        self.0 & 1 << animus as u8 != 0
    }

    /// Adds `animus`.
    pub const fn insert(&mut self, animus: Animus) {
        self.0 |= 1 << animus as u8;
    }

    /// Its animi, in their order.
    pub fn iter(self) -> impl Iterator<Item = Animus> {
        Animus::ALL.into_iter().filter(move |&animus| self.contains(animus))
    }
}

set_as_list!(AnimusSet of Animus);

/// Fields of a portal: how many of each animus, two bits each. Equal fields are not told apart.
///
/// On the wire it is a list of animi, each as often as it is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct Fields(#[cfg_attr(feature = "typescript", ts(as = "Vec<Animus>"))] u16);

impl Fields {
    /// No field.
    pub const NONE: Fields = Fields(0);
    /// The lower bit of each animus.
    const LOW: u16 = 0b0101_0101_0101;
    /// The most of one animus.
    const MOST: u16 = 3;

    /// The fields of these initials: A, W, E, L, F and S.
    pub(crate) const fn of(initials: &[u8]) -> Fields {
        let (mut fields, mut i) = (0, 0);
        while i < initials.len() {
            let animus = match initials[i] {
                b'A' => Animus::Air,
                b'W' => Animus::Water,
                b'E' => Animus::Earth,
                b'L' => Animus::Life,
                b'F' => Animus::Fire,
                b'S' => Animus::Shadow,
                _ => panic!("no animus has that initial"),
            };
            fields += 1 << (2 * animus as u16);
            i += 1;
        }
        Fields(fields)
    }

    /// How many of `animus`.
    #[inline]
    pub const fn count(self, animus: Animus) -> u8 {
        (self.0 >> (2 * animus as u16) & Fields::MOST) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> usize {
        ((self.0 & Fields::LOW).count_ones() + 2 * (self.0 >> 1 & Fields::LOW).count_ones()) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of `animus`; there are not three of it yet.
    #[inline]
    pub(crate) const fn add(&mut self, animus: Animus) {
        debug_assert!((self.count(animus) as u16) < Fields::MOST);
        self.0 += 1 << (2 * animus as u16);
    }

    /// One less of `animus`; there is one.
    #[inline]
    pub(crate) const fn remove(&mut self, animus: Animus) {
        debug_assert!(self.count(animus) > 0);
        self.0 -= 1 << (2 * animus as u16);
    }

    /// These without `others`, which are all among them.
    #[inline]
    pub(crate) const fn minus(self, others: Fields) -> Fields {
        Fields(self.0 - others.0)
    }

    /// Whether all of `others` are among these.
    pub(crate) fn covers(self, others: Fields) -> bool {
        Animus::ALL.into_iter().all(|animus| others.count(animus) <= self.count(animus))
    }

    /// Only those of `animi`.
    #[inline]
    pub(crate) const fn of_animi(self, animi: AnimusSet) -> Fields {
        // Six bits become twelve, each twice.
        let mut spread = animi.0 as u16;
        spread = (spread | spread << 4) & 0b0011_0000_1111;
        spread = (spread | spread << 2) & 0b0011_0011_0011;
        spread = (spread | spread << 1) & Fields::LOW;
        Fields(self.0 & (spread | spread << 1))
    }

    /// A bit for each animus that is there, at twice its number.
    #[inline]
    pub(crate) const fn marks(self) -> u64 {
        ((self.0 | self.0 >> 1) & Fields::LOW) as u64
    }

    /// The animi that are there, each once.
    pub fn kinds(self) -> impl Iterator<Item = Animus> {
        let mut marks = self.marks();
        core::iter::from_fn(move || {
            let animus = *Animus::ALL.get(marks.trailing_zeros() as usize / 2)?;
            marks &= marks.wrapping_sub(1);
            Some(animus)
        })
    }

    /// Every single one, in the order of the animi.
    pub fn iter(self) -> impl Iterator<Item = Animus> {
        self.kinds().flat_map(move |animus| core::iter::repeat_n(animus, self.count(animus).into()))
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Fields {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        let mut fields = Fields::NONE;
        for animus in Vec::<Animus>::deserialize(deserializer)? {
            if u16::from(fields.count(animus)) == Fields::MOST {
                return Err(serde::de::Error::custom("a portal has at most three fields of an animus"));
            }
            fields.add(animus);
        }
        Ok(fields)
    }
}

/// What the catcher draws.
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
    FromRepr,
    IntoStaticStr,
    VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Token {
    Air,
    Water,
    Earth,
    Life,
    Fire,
    Shadow,
    /// Any animus; after it the bag is filled again and passed on.
    Universal,
}

impl Token {
    /// All seven kinds.
    pub const ALL: [Token; 7] =
        [Token::Air, Token::Water, Token::Earth, Token::Life, Token::Fire, Token::Shadow, Token::Universal];

    /// The animus on it; none on the universal one.
    pub const fn animus(self) -> Option<Animus> {
        match self {
            Token::Air => Some(Animus::Air),
            Token::Water => Some(Animus::Water),
            Token::Earth => Some(Animus::Earth),
            Token::Life => Some(Animus::Life),
            Token::Fire => Some(Animus::Fire),
            Token::Shadow => Some(Animus::Shadow),
            Token::Universal => None,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.into())
    }
}

/// How many tokens of each kind: those in the bag, or those drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct Tokens {
    pub air: u8,
    pub water: u8,
    pub earth: u8,
    pub life: u8,
    pub fire: u8,
    pub shadow: u8,
    pub universal: u8,
}

impl Tokens {
    /// All 23.
    pub const ALL: Tokens = Tokens { air: 6, water: 5, earth: 4, life: 3, fire: 2, shadow: 1, universal: 2 };

    /// How many of `token`.
    pub const fn count(&self, token: Token) -> u8 {
        match token {
            Token::Air => self.air,
            Token::Water => self.water,
            Token::Earth => self.earth,
            Token::Life => self.life,
            Token::Fire => self.fire,
            Token::Shadow => self.shadow,
            Token::Universal => self.universal,
        }
    }

    const fn count_mut(&mut self, token: Token) -> &mut u8 {
        match token {
            Token::Air => &mut self.air,
            Token::Water => &mut self.water,
            Token::Earth => &mut self.earth,
            Token::Life => &mut self.life,
            Token::Fire => &mut self.fire,
            Token::Shadow => &mut self.shadow,
            Token::Universal => &mut self.universal,
        }
    }

    /// How many in all.
    pub fn len(&self) -> usize {
        Token::ALL.iter().map(|&token| usize::from(self.count(token))).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The one in place `n`, counted from 0 through the kinds in their order.
    pub fn nth(&self, mut n: usize) -> Option<Token> {
        Token::ALL.into_iter().find(|&token| {
            let count = usize::from(self.count(token));
            let here = n < count;
            n = n.saturating_sub(count);
            here
        })
    }

    /// Those of all 23 that are not here.
    pub fn others(&self) -> Tokens {
        let mut others = Tokens::ALL;
        for token in Token::ALL {
            *others.count_mut(token) -= self.count(token).min(others.count(token));
        }
        others
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, token: Token) -> bool {
        let count = self.count_mut(token);
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }
}
