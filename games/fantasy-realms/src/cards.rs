//! The 53 cards. Every base strength and effect is known: about five independent sets of data agree.

use crate::effects::Bonus::{
    AllSuitsDiffer, Clears, ClearsArmy, Collection, Once, OnceOrLess, OneBase, PerCard, PerCardBeside, Runs,
    SumOfBases,
};
use crate::effects::{Bonus, Condition, Penalty};
use crate::suits::Suit::{Army, Artifact, Beast, Flame, Flood, Land, Leader, Weapon, Weather, Wild, Wizard};
use crate::suits::{Suit, SuitSet};
use core::fmt;
use core::ops::{BitAnd, BitOr, Sub};
use fabletop_core::set_as_list;
use serde::{Deserialize, Serialize};
use strum::{EnumString, FromRepr, IntoStaticStr, VariantNames};

/// A card. Five of each suit in the order of the suits, then the three special ones.
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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub enum Card {
    Mountain,
    Cavern,
    BellTower,
    Forest,
    EarthElemental,
    FountainOfLife,
    Swamp,
    GreatFlood,
    Island,
    WaterElemental,
    Rainstorm,
    Blizzard,
    Smoke,
    Whirlwind,
    AirElemental,
    Wildfire,
    Candle,
    Forge,
    Lightning,
    FireElemental,
    Knights,
    ElvenArchers,
    LightCavalry,
    DwarvishInfantry,
    Rangers,
    Collector,
    Beastmaster,
    Necromancer,
    WarlockLord,
    Enchantress,
    King,
    Queen,
    Princess,
    Warlord,
    Empress,
    Unicorn,
    Basilisk,
    Warhorse,
    Dragon,
    Hydra,
    Warship,
    MagicWand,
    SwordOfKeth,
    ElvenLongbow,
    WarDirigible,
    ShieldOfKeth,
    GemOfOrder,
    WorldTree,
    BookOfChanges,
    ProtectionRune,
    Shapeshifter,
    Mirage,
    Doppelganger,
}

impl Card {
    /// How many there are.
    pub const COUNT: usize = 53;

    /// All cards, in their order.
    pub const ALL: [Card; Card::COUNT] = [
        Card::Mountain,
        Card::Cavern,
        Card::BellTower,
        Card::Forest,
        Card::EarthElemental,
        Card::FountainOfLife,
        Card::Swamp,
        Card::GreatFlood,
        Card::Island,
        Card::WaterElemental,
        Card::Rainstorm,
        Card::Blizzard,
        Card::Smoke,
        Card::Whirlwind,
        Card::AirElemental,
        Card::Wildfire,
        Card::Candle,
        Card::Forge,
        Card::Lightning,
        Card::FireElemental,
        Card::Knights,
        Card::ElvenArchers,
        Card::LightCavalry,
        Card::DwarvishInfantry,
        Card::Rangers,
        Card::Collector,
        Card::Beastmaster,
        Card::Necromancer,
        Card::WarlockLord,
        Card::Enchantress,
        Card::King,
        Card::Queen,
        Card::Princess,
        Card::Warlord,
        Card::Empress,
        Card::Unicorn,
        Card::Basilisk,
        Card::Warhorse,
        Card::Dragon,
        Card::Hydra,
        Card::Warship,
        Card::MagicWand,
        Card::SwordOfKeth,
        Card::ElvenLongbow,
        Card::WarDirigible,
        Card::ShieldOfKeth,
        Card::GemOfOrder,
        Card::WorldTree,
        Card::BookOfChanges,
        Card::ProtectionRune,
        Card::Shapeshifter,
        Card::Mirage,
        Card::Doppelganger,
    ];

    /// The name in JSON and in notation.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// What is printed on it.
    pub const fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    /// Its printed suit.
    pub const fn suit(self) -> Suit {
        self.facts().suit
    }

    /// Its printed base strength.
    pub const fn base(self) -> i16 {
        self.facts().base
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct Facts {
    /// The suit.
    pub suit: Suit,
    /// The base strength.
    pub base: i16,
    /// Its bonuses.
    pub bonuses: &'static [Bonus],
    /// Its penalties.
    pub penalties: &'static [Penalty],
    /// Whether its owner has something to choose at the end (rulings 8 to 12).
    pub chooses: bool,
}

/// The suits a Necromancer may raise (ruling 8).
pub const NECROMANCER_SUITS: SuitSet = SuitSet::of(&[Army, Leader, Wizard, Beast]);
/// The suits a Mirage may show (ruling 10).
pub const MIRAGE_SUITS: SuitSet = SuitSet::of(&[Army, Land, Weather, Flood, Flame]);
/// The suits a Shapeshifter may take (ruling 10).
pub const SHAPESHIFTER_SUITS: SuitSet = SuitSet::of(&[Artifact, Leader, Wizard, Weapon, Beast]);
/// The suits whose penalty an Island may clear (ruling 12).
pub const ISLAND_SUITS: SuitSet = SuitSet::of(&[Flood, Flame]);
/// The suits a Fountain of Life may draw on (ruling 22).
pub const FOUNTAIN_SUITS: SuitSet = SuitSet::of(&[Weapon, Flood, Flame, Land, Weather]);

const fn card(suit: Suit, base: i16, bonuses: &'static [Bonus], penalties: &'static [Penalty]) -> Facts {
    Facts { suit, base, bonuses, penalties, chooses: false }
}

const fn choosing(facts: Facts) -> Facts {
    Facts { chooses: true, ..facts }
}

const fn each(points: i16, suits: &[Suit]) -> Bonus {
    PerCard { points, suits: SuitSet::of(suits), other: false }
}

const fn each_other(points: i16, suits: &[Suit]) -> Bonus {
    PerCard { points, suits: SuitSet::of(suits), other: true }
}

const fn once(points: i16, when: Condition) -> Bonus {
    Once { points, when }
}

const fn clears(suits: &[Suit]) -> Bonus {
    Clears { suits: SuitSet::of(suits) }
}

const fn loses(points: i16, suits: &[Suit]) -> Penalty {
    Penalty::PerCard { points: -points, suits: SuitSet::of(suits), other: false }
}

const fn loses_other(points: i16, suits: &[Suit]) -> Penalty {
    Penalty::PerCard { points: -points, suits: SuitSet::of(suits), other: true }
}

const fn unless(points: i16, suits: &[Suit]) -> Penalty {
    Penalty::Unless { points: -points, suits: SuitSet::of(suits) }
}

const fn blanks(suits: &[Suit], spares: &[Card]) -> Penalty {
    Penalty::Blanks { suits: SuitSet::of(suits), spares: CardSet::of(spares), other: false }
}

use Card as C;

static FACTS: [Facts; Card::COUNT] = [
    // Lands
    card(Land, 9, &[once(50, Condition::all(&[C::Smoke, C::Wildfire])), clears(&[Flood])], &[]),
    card(Land, 6, &[once(25, Condition::any(&[C::DwarvishInfantry, C::Dragon])), clears(&[Weather])], &[]),
    card(Land, 8, &[once(15, Condition::suit(&[Wizard]))], &[]),
    card(Land, 7, &[each(12, &[Beast]), once(12, Condition::any(&[C::ElvenArchers]))], &[]),
    card(Land, 4, &[each_other(15, &[Land])], &[]),
    // Floods
    card(Flood, 1, &[OneBase { suits: FOUNTAIN_SUITS }], &[]),
    card(Flood, 18, &[], &[loses(3, &[Army, Flame])]),
    card(
        Flood,
        32,
        &[],
        &[blanks(&[Army], &[]), blanks(&[Land], &[C::Mountain]), blanks(&[Flame], &[C::Lightning])],
    ),
    choosing(card(Flood, 14, &[], &[])),
    card(Flood, 4, &[each_other(15, &[Flood])], &[]),
    // Weathers
    card(Weather, 8, &[each(10, &[Flood])], &[blanks(&[Flame], &[C::Lightning])]),
    card(Weather, 30, &[], &[blanks(&[Flood], &[]), loses(5, &[Army, Leader, Beast, Flame])]),
    card(Weather, 27, &[], &[Penalty::BlankedUnless { suits: SuitSet::of(&[Flame]) }]),
    card(
        Weather,
        13,
        &[once(40, Condition::all(&[C::Rainstorm]).and_any(&[C::Blizzard, C::GreatFlood]))],
        &[],
    ),
    card(Weather, 4, &[each_other(15, &[Weather])], &[]),
    // Flames
    card(
        Flame,
        40,
        &[],
        &[Penalty::BlanksAllBut {
            suits: SuitSet::of(&[Flame, Wizard, Weather, Weapon, Artifact, Wild]),
            spares: CardSet::of(&[C::Mountain, C::GreatFlood, C::Island, C::Unicorn, C::Dragon]),
        }],
    ),
    card(Flame, 2, &[once(100, Condition::all(&[C::BookOfChanges, C::BellTower]).and_suit(&[Wizard]))], &[]),
    card(Flame, 9, &[each(9, &[Weapon, Artifact])], &[]),
    card(Flame, 11, &[once(30, Condition::all(&[C::Rainstorm]))], &[]),
    card(Flame, 4, &[each_other(15, &[Flame])], &[]),
    // Armies
    card(Army, 20, &[], &[unless(8, &[Leader])]),
    card(Army, 10, &[once(5, Condition::without(&[Weather]))], &[]),
    card(Army, 17, &[], &[loses(2, &[Land])]),
    card(Army, 15, &[], &[loses_other(2, &[Army])]),
    card(Army, 5, &[each(10, &[Land]), ClearsArmy { suits: SuitSet::ALL }], &[]),
    // Wizards
    card(Wizard, 7, &[Collection], &[]),
    card(Wizard, 9, &[each(9, &[Beast]), clears(&[Beast])], &[]),
    choosing(card(Wizard, 3, &[], &[])),
    card(Wizard, 25, &[], &[loses(10, &[Leader]), loses_other(10, &[Wizard])]),
    card(Wizard, 5, &[each(5, &[Land, Weather, Flood, Flame])], &[]),
    // Leaders
    card(
        Leader,
        8,
        &[PerCardBeside { points: 5, suits: SuitSet::of(&[Army]), beside: C::Queen, more: 20 }],
        &[],
    ),
    card(
        Leader,
        6,
        &[PerCardBeside { points: 5, suits: SuitSet::of(&[Army]), beside: C::King, more: 20 }],
        &[],
    ),
    card(Leader, 2, &[each(8, &[Army, Wizard]), each_other(8, &[Leader])], &[]),
    card(Leader, 4, &[SumOfBases { suits: SuitSet::of(&[Army]) }], &[]),
    card(Leader, 15, &[each(10, &[Army])], &[loses_other(5, &[Leader])]),
    // Beasts
    card(
        Beast,
        9,
        &[OnceOrLess {
            points: 30,
            when: Condition::any(&[C::Princess]),
            less: 15,
            otherwise: Condition::any(&[C::Empress, C::Queen, C::Enchantress]),
        }],
        &[],
    ),
    card(
        Beast,
        35,
        &[],
        &[
            blanks(&[Army, Leader], &[]),
            Penalty::Blanks { suits: SuitSet::of(&[Beast]), spares: CardSet::EMPTY, other: true },
        ],
    ),
    card(Beast, 6, &[once(14, Condition::suit(&[Leader, Wizard]))], &[]),
    card(Beast, 30, &[], &[unless(40, &[Wizard])]),
    card(Beast, 12, &[once(28, Condition::any(&[C::Swamp]))], &[]),
    // Weapons
    card(
        Weapon,
        23,
        &[ClearsArmy { suits: SuitSet::of(&[Flood]) }],
        &[Penalty::BlankedUnless { suits: SuitSet::of(&[Flood]) }],
    ),
    card(Weapon, 1, &[once(25, Condition::suit(&[Wizard]))], &[]),
    card(
        Weapon,
        7,
        &[OnceOrLess {
            points: 40,
            when: Condition::all(&[C::ShieldOfKeth]).and_suit(&[Leader]),
            less: 10,
            otherwise: Condition::suit(&[Leader]),
        }],
        &[],
    ),
    card(Weapon, 3, &[once(30, Condition::any(&[C::ElvenArchers, C::Warlord, C::Beastmaster]))], &[]),
    card(
        Weapon,
        35,
        &[],
        &[
            Penalty::BlankedUnless { suits: SuitSet::of(&[Army]) },
            Penalty::BlankedWith { suits: SuitSet::of(&[Weather]) },
        ],
    ),
    // Artifacts
    card(
        Artifact,
        4,
        &[OnceOrLess {
            points: 40,
            when: Condition::all(&[C::SwordOfKeth]).and_suit(&[Leader]),
            less: 15,
            otherwise: Condition::suit(&[Leader]),
        }],
        &[],
    ),
    card(Artifact, 5, &[Runs], &[]),
    card(Artifact, 2, &[AllSuitsDiffer { points: 50 }], &[]),
    choosing(card(Artifact, 3, &[], &[])),
    card(Artifact, 1, &[Clears { suits: SuitSet::ALL }], &[]),
    // Special cards
    choosing(card(Wild, 0, &[], &[])),
    choosing(card(Wild, 0, &[], &[])),
    choosing(card(Wild, 0, &[], &[])),
];

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub struct CardSet(#[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))] pub(crate) u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 53.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);

    /// These cards.
    pub const fn of(cards: &[Card]) -> CardSet {
        let mut set = 0;
        let mut i = 0;
        while i < cards.len() {
            set |= 1 << cards[i] as u64;
            i += 1;
        }
        CardSet(set)
    }

    /// The cards of one printed suit.
    pub const fn of_suit(suit: Suit) -> CardSet {
        BY_SUIT[suit as usize]
    }

    /// The cards of these printed suits.
    pub const fn of_suits(suits: SuitSet) -> CardSet {
        let mut set = CardSet::EMPTY;
        let mut i = 0;
        while i < Suit::ALL.len() {
            if suits.contains(Suit::ALL[i]) {
                set = set.union(BY_SUIT[i]);
            }
            i += 1;
        }
        set
    }

    /// A number for each set: the bit of each card in it.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether `card` is one of them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card as u64) != 0
    }

    /// Adds `card`.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u64;
    }

    /// Takes `card` out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u64);
    }

    /// These and `card`.
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << card as u64)
    }

    /// These but `card`.
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << card as u64))
    }

    /// Those of either set.
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
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
    pub fn first(self) -> Option<Card> {
        Card::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The one in place `n`, counted from 0.
    pub fn nth(self, n: u32) -> Option<Card> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        CardSet(bits).first()
    }

    /// The cards, in their order.
    pub fn iter(self) -> Cards {
        Cards(self.0)
    }
}

set_as_list!(CardSet of Card);

/// The cards of each printed suit.
const BY_SUIT: [CardSet; Suit::ALL.len()] = {
    let mut all = [CardSet::EMPTY; Suit::ALL.len()];
    let mut i = 0;
    while i < Card::COUNT {
        let suit = FACTS[i].suit as usize;
        all[suit] = all[suit].with(Card::ALL[i]);
        i += 1;
    }
    all
};

/// The cards of a set, one after another.
#[derive(Clone)]
pub struct Cards(u64);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = Card::ALL.get(self.0.trailing_zeros() as usize).copied();
        self.0 &= self.0.wrapping_sub(1);
        card
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(card));
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}
