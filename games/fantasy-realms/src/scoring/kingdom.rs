//! A hand with all choices made, and what it is worth: clearing, blanking, points (rulings 12 to 15).
//!
//! The steps are written once and run in two ways: silently, millions of times a second, for the
//! solver; and with [`Notes`], which hear the reason for every point.

use super::court::{Court, base_layers};
use super::kernel::{self, Kinds};
use crate::cards::{Card, CardSet};
use crate::effects::{Bonus, Penalty};
use crate::suits::{Suit, SuitCounts, SuitSet};
use core::ops::{Deref, DerefMut};

/// Seven cards and the Necromancer's eighth.
pub const MAX_HAND: usize = 8;

/// A set of places in a hand, one of its lowest eight bits each.
pub(crate) type Places = u32;

/// A card in a hand after all choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    /// The card itself, whose bonus it has.
    pub(crate) card: Card,
    /// The name it goes by.
    pub(crate) name: Name,
    /// Its current suit.
    pub(crate) suit: Suit,
    /// Its base strength.
    pub(crate) base: i16,
    /// The card whose penalty it has.
    pub(crate) penalty_of: Card,
}

/// The name of a card, or none for a special card that took only a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Name(u8);

impl Name {
    pub(crate) const NONE: Name = Name(63);

    pub(crate) const fn of(card: Card) -> Name {
        Name(card as u8)
    }

    pub(crate) const fn card(self) -> Option<Card> {
        Card::from_repr(self.0)
    }

    pub(crate) const fn set(self) -> CardSet {
        CardSet((1 << self.0) & CardSet::ALL.0)
    }
}

impl Slot {
    pub(crate) const fn printed(card: Card) -> Slot {
        let facts = card.facts();
        Slot { card, name: Name::of(card), suit: facts.suit, base: facts.base, penalty_of: card }
    }

    pub(crate) fn penalties(&self) -> &'static [Penalty] {
        self.penalty_of.facts().penalties
    }

    pub(crate) fn bears(&self, names: CardSet) -> bool {
        !(self.name.set() & names).is_empty()
    }
}

/// The cards of a hand. A place taken from a [`Places`] is read without a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slots {
    all: [Slot; MAX_HAND],
    len: usize,
}

impl Slots {
    pub(crate) const EMPTY: Slots = Slots { all: [Slot::printed(Card::Mountain); MAX_HAND], len: 0 };

    #[inline(always)]
    pub(crate) fn at(&self, place: usize) -> &Slot {
        &self.all[place % MAX_HAND]
    }

    /// Puts a card into the next place; a hand has at most [`MAX_HAND`].
    #[inline]
    pub(crate) fn push(&mut self, slot: Slot) {
        self.all[self.len] = slot;
        self.len += 1;
    }

    pub(crate) fn pop(&mut self) {
        self.len -= 1;
    }

    pub(crate) fn is_full(&self) -> bool {
        self.len == MAX_HAND
    }
}

impl Deref for Slots {
    type Target = [Slot];

    #[inline(always)]
    fn deref(&self) -> &[Slot] {
        &self.all[..self.len]
    }
}

impl DerefMut for Slots {
    fn deref_mut(&mut self) -> &mut [Slot] {
        &mut self.all[..self.len]
    }
}

/// A hand with all choices made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kingdom {
    pub(crate) slots: Slots,
    /// The place whose penalty the Island clears.
    pub(crate) island: Option<usize>,
    /// The place the Fountain of Life draws on; the highest if not said.
    pub(crate) fountain: Option<usize>,
}

/// What clearing and blanking left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settled {
    /// The places that still count.
    pub(crate) active: Places,
    /// The places whose penalties are cleared.
    pub(crate) cleared: Places,
    /// The places whose penalties lost the word Army.
    pub(crate) army_cleared: Places,
    /// The suits of the places that still count.
    pub(crate) counts: SuitCounts,
    /// Their names.
    pub(crate) names: CardSet,
    /// Where which kinds of effect are.
    kinds: Kinds,
}

impl Settled {
    /// The words that are cleared from the penalty in `place` (ruling 20).
    #[inline]
    pub(crate) fn cleared_words(&self, place: usize) -> SuitSet {
        const ARMY: SuitSet = SuitSet::of(&[Suit::Army]);
        if self.army_cleared >> place & 1 != 0 { ARMY } else { SuitSet::EMPTY }
    }
}

/// The places of each suit.
#[derive(Default)]
struct BySuit([Places; 16]);

impl BySuit {
    #[inline(always)]
    fn add(&mut self, place: usize, suit: Suit) {
        self.0[suit as usize] |= 1 << place;
    }

    #[inline(always)]
    fn of(&self, suits: SuitSet) -> Places {
        suits.iter().fold(0, |set, suit| set | self.0[suit as usize])
    }
}

/// Hears what happens while a hand is scored, place by place.
pub(crate) trait Notes {
    /// Whether anybody listens; if not, reasons are not even worked out.
    const LISTENS: bool;
    fn cleared(&mut self, place: usize, by: Card);
    fn army_cleared(&mut self, place: usize, by: Card);
    fn blanked(&mut self, place: usize, why: Blanked);
    fn bonus(&mut self, place: usize, bonus: &Bonus, points: i16, counted: Places);
    fn penalty(&mut self, place: usize, penalty: &Penalty, points: i16, counted: Places);
}

/// Why a card is blanked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blanked {
    /// By the penalty of the card in this place (ruling 13).
    By(usize),
    /// Blankers that blank each other in a circle, or themselves (ruling 13).
    Circle(Places),
    /// By its own condition, which these suits would have met (ruling 14).
    Unless(SuitSet),
    /// By its own condition, which these suits met (ruling 14).
    With(SuitSet),
}

/// Nobody listens.
pub(crate) struct Silent;

impl Notes for Silent {
    const LISTENS: bool = false;
    fn cleared(&mut self, _: usize, _: Card) {}
    fn army_cleared(&mut self, _: usize, _: Card) {}
    fn blanked(&mut self, _: usize, _: Blanked) {}
    fn bonus(&mut self, _: usize, _: &Bonus, _: i16, _: Places) {}
    fn penalty(&mut self, _: usize, _: &Penalty, _: i16, _: Places) {}
}

/// The suits whose penalties a card clears, and those it clears of the word Army.
#[derive(Clone, Copy)]
struct Clearing {
    all: SuitSet,
    army: SuitSet,
}

static CLEARING: [Clearing; Card::COUNT] = {
    let mut all = [Clearing { all: SuitSet::EMPTY, army: SuitSet::EMPTY }; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        let bonuses = Card::ALL[i].facts().bonuses;
        let mut j = 0;
        while j < bonuses.len() {
            match bonuses[j] {
                Bonus::Clears { suits } => all[i].all = suits,
                Bonus::ClearsArmy { suits } => all[i].army = suits,
                _ => {}
            }
            j += 1;
        }
        i += 1;
    }
    all
};
/// The places of a set. Each is below [`MAX_HAND`], plain for the compiler to see.
#[inline(always)]
pub(crate) fn places(set: Places) -> impl Iterator<Item = usize> {
    let mut bits = set;
    core::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let place = bits.trailing_zeros() as usize % MAX_HAND;
        bits &= bits - 1;
        Some(place)
    })
}

impl Kingdom {
    /// The hand as printed.
    pub(crate) fn printed(hand: CardSet) -> Kingdom {
        let mut slots = Slots::EMPTY;
        hand.iter().take(MAX_HAND).for_each(|card| slots.push(Slot::printed(card)));
        Kingdom { slots, island: None, fountain: None }
    }

    /// The place of a card.
    pub(crate) fn place(&self, card: Card) -> Option<usize> {
        self.slots.iter().position(|slot| slot.card == card)
    }

    /// The points of the whole hand.
    #[inline]
    pub(crate) fn total(&self) -> i32 {
        let settled = self.settle(&mut Silent);
        let mut total = settled.kinds.points(&self.slots, &settled);
        for place in places(settled.active) {
            total += self.slots.at(place).base;
        }
        let court = Court { kingdom: self, settled };
        for place in places(settled.kinds.special() & settled.active) {
            for bonus in self.slots.at(place).card.facts().bonuses {
                if kernel::is_special(bonus) {
                    total += court.bonus(place, bonus);
                }
            }
        }
        i32::from(total)
    }

    /// The base strengths of all cards, blanked or not, layer by layer.
    pub(crate) fn base_layers(&self) -> [u64; MAX_HAND] {
        base_layers(self.slots.iter().map(|slot| slot.base))
    }

    pub(crate) fn matching(&self, test: impl Fn(&Slot) -> bool) -> Places {
        self.slots.iter().enumerate().fold(0, |set, (i, slot)| set | Places::from(test(slot)) << i)
    }

    /// Clearing, then blanking, then self-blanking.
    #[inline]
    pub(crate) fn settle<N: Notes>(&self, notes: &mut N) -> Settled {
        let mut settled = Settled {
            active: (1 << self.slots.len()) - 1,
            cleared: 0,
            army_cleared: 0,
            counts: SuitCounts::default(),
            names: CardSet::EMPTY,
            kinds: Kinds::default(),
        };
        let mut by_suit = BySuit::default();
        for (place, slot) in self.slots.iter().enumerate() {
            settled.counts.add(slot.suit);
            settled.names = settled.names | slot.name.set();
            settled.kinds.add(place, slot.card, slot.penalty_of);
            by_suit.add(place, slot.suit);
        }
        let everything = settled.active;
        if settled.kinds.clearers() != 0 || self.island.is_some() {
            self.clear(&by_suit, &mut settled, notes);
        }
        if settled.kinds.blankers() & !settled.cleared != 0 {
            self.blank(&by_suit, &mut settled, notes);
        }
        if settled.kinds.self_blankers() & !settled.cleared != 0 {
            self.blank_selves(&mut settled, notes);
        }
        if settled.active != everything {
            let active = places(settled.active);
            settled.names = active.fold(CardSet::EMPTY, |set, place| set | self.slots.at(place).name.set());
        }
        settled
    }

    fn deactivate(&self, places_hit: Places, settled: &mut Settled) {
        settled.active &= !places_hit;
        places(places_hit).for_each(|place| settled.counts.remove(self.slots.at(place).suit));
    }

    /// Ruling 12. Clearing comes before blanking, so a clearer works even if it is blanked afterwards.
    fn clear<N: Notes>(&self, by_suit: &BySuit, settled: &mut Settled, notes: &mut N) {
        for place in places(settled.kinds.clearers()) {
            let clearer = self.slots.at(place).card;
            let facts = &CLEARING[clearer as usize];
            let cleared = by_suit.of(facts.all) & !settled.cleared;
            let army_cleared = by_suit.of(facts.army) & !settled.army_cleared;
            settled.cleared |= cleared;
            settled.army_cleared |= army_cleared;
            if N::LISTENS {
                places(cleared).for_each(|place| notes.cleared(place, clearer));
                places(army_cleared).for_each(|place| notes.army_cleared(place, clearer));
            }
        }
        if let Some(place) = self.island.filter(|&place| settled.cleared >> place & 1 == 0) {
            settled.cleared |= 1 << place;
            notes.cleared(place, Card::Island);
        }
    }

    /// Whom the card in `place` would blank.
    fn victims(&self, place: usize, by_suit: &BySuit, settled: &Settled) -> Places {
        let mut victims = 0;
        for penalty in self.slots.at(place).penalties() {
            let (hit, spares) = match *penalty {
                Penalty::Blanks { suits, spares, other } => {
                    let hit = by_suit.of(suits.difference(settled.cleared_words(place)));
                    (if other { hit & !(1 << place) } else { hit }, spares)
                }
                Penalty::BlanksAllBut { suits, spares } => {
                    (by_suit.of(SuitSet::ALL.difference(suits)), spares)
                }
                _ => continue,
            };
            victims |= if (spares & settled.names).is_empty() {
                hit
            } else {
                hit & !self.matching(|slot| slot.bears(spares))
            };
        }
        victims
    }

    /// Ruling 13: blankers that nobody threatens go first; circles blank themselves without effect.
    fn blank<N: Notes>(&self, by_suit: &BySuit, settled: &mut Settled, notes: &mut N) {
        let mut victims = [0; MAX_HAND];
        let mut open: Places = settled.kinds.blankers() & !settled.cleared;
        for place in places(open) {
            victims[place] = self.victims(place, by_suit, settled);
        }
        while open != 0 {
            let threatened = places(open).fold(0, |set, place| set | victims[place]);
            let free = open & !threatened;
            if free == 0 {
                let circle = on_circle(open, &victims);
                self.deactivate(circle, settled);
                places(circle).for_each(|place| notes.blanked(place, Blanked::Circle(circle)));
                open &= !circle;
            }
            for blanker in places(free) {
                let hit = victims[blanker] & settled.active;
                self.deactivate(hit, settled);
                places(hit).for_each(|place| notes.blanked(place, Blanked::By(blanker)));
            }
            open &= !free & settled.active;
        }
    }

    /// Ruling 14: the "unless" conditions until nothing changes, then the "with" ones, until stable.
    fn blank_selves<N: Notes>(&self, settled: &mut Settled, notes: &mut N) {
        let prone = settled.kinds.self_blankers() & !settled.cleared;
        loop {
            let before = settled.active;
            for place in places(prone & settled.active) {
                if let Some(suits) = self.lacks(place, settled) {
                    self.deactivate(1 << place, settled);
                    notes.blanked(place, Blanked::Unless(suits));
                }
            }
            if settled.active != before {
                continue;
            }
            let now = *settled;
            for place in places(prone & now.active) {
                if let Some(suits) = self.suffers(place, &now) {
                    self.deactivate(1 << place, settled);
                    notes.blanked(place, Blanked::With(suits));
                }
            }
            if settled.active == before {
                return;
            }
        }
    }

    /// The suits the card in `place` is blanked for lack of.
    fn lacks(&self, place: usize, settled: &Settled) -> Option<SuitSet> {
        let cleared = settled.cleared_words(place);
        self.slots.at(place).penalties().iter().find_map(|penalty| match *penalty {
            Penalty::BlankedUnless { suits } => {
                let gone = suits.difference(cleared).is_empty();
                (!gone && !settled.counts.any(suits)).then_some(suits)
            }
            _ => None,
        })
    }

    /// The suits the card in `place` is blanked by.
    fn suffers(&self, place: usize, settled: &Settled) -> Option<SuitSet> {
        self.slots.at(place).penalties().iter().find_map(|penalty| match *penalty {
            Penalty::BlankedWith { suits } => settled.counts.any(suits).then_some(suits),
            _ => None,
        })
    }

    /// Ruling 15: the points by place; a blanked card has none.
    #[inline]
    pub(crate) fn points<N: Notes>(&self, settled: Settled, notes: &mut N) -> [i16; MAX_HAND] {
        let court = Court { kingdom: self, settled };
        let mut points = [0; MAX_HAND];
        for place in places(settled.active) {
            points[place] = court.card_points(place, notes);
        }
        points
    }
}

/// The open blankers that lie on a circle of blanking, those that blank themselves included.
fn on_circle(open: Places, victims: &[Places; MAX_HAND]) -> Places {
    let mut reach = *victims;
    for via in places(open) {
        for from in places(open) {
            if reach[from] >> via & 1 != 0 {
                reach[from] |= reach[via];
            }
        }
    }
    places(open).filter(|&place| reach[place] >> place & 1 != 0).fold(0, |set, place| set | 1 << place)
}
