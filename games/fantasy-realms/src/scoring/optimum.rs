//! The best and the worst of all legal choices, exactly.
//!
//! The choices of a hand depend on each other, so all combinations are tried. What keeps them few is
//! that most differ in nothing: a name that no card of the hand mentions is as good as any other such
//! name, and so is a suit. [`Width::Telling`] tries one of each kind; [`Width::Every`] really tries all,
//! and the tests compare the two.

use super::bounds::Outlook;
use super::choices::{Change, Choices, Guise, Made};
use super::kingdom::{Kingdom, Slot};
use super::mentions::MENTIONS;
use crate::cards::{Card, CardSet, ISLAND_SUITS, MIRAGE_SUITS, NECROMANCER_SUITS, SHAPESHIFTER_SUITS};
use crate::suits::{Suit, SuitSet};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use serde::Serialize;

/// The best (or worst) that can be made of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Optimum {
    /// The points.
    pub total: i32,
    /// Choices that reach them; among equals one that leaves as much as possible as printed.
    pub choices: Choices,
}

/// All choices with a certain total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alternatives {
    /// How many there are.
    pub count: usize,
    /// The first of them.
    pub choices: Vec<Choices>,
}

/// What choices may reach for outside the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The cards a Necromancer may raise: those of its suits among them.
    pub discard: CardSet,
    /// The cards a Mirage or Shapeshifter may name (option `copy_scope`).
    pub names: CardSet,
}

impl Pool {
    /// Any name, and a Necromancer that may raise one of `discard`.
    pub const fn discard(discard: CardSet) -> Pool {
        Pool { discard, names: CardSet::ALL }
    }
}

/// The best choices for `hand`, which has at most [`super::MAX_HAND`] cards; further ones are passed over.
pub fn best_choices(hand: CardSet, pool: Pool) -> Optimum {
    best_with(hand, pool, &Made::NOTHING).expect("to leave all as printed is always possible")
}

/// The best choices for `hand` that keep those already made; nothing if those are impossible.
pub fn best_with(hand: CardSet, pool: Pool, made: &Made) -> Option<Optimum> {
    best_above(hand, pool, made, EVERYTHING)
}

/// [`best_with`] for those who need it only if it is more than `floor`: nothing if it is not.
pub fn best_above(hand: CardSet, pool: Pool, made: &Made, floor: i32) -> Option<Optimum> {
    let mut best: Option<Optimum> = None;
    search(hand, pool, made, Width::Telling, |choices, kingdom| {
        let total = kingdom.total();
        let bar = best.map_or(floor, |best| best.total);
        if total > bar {
            best = Some(Optimum { total, choices: *choices });
        }
        bar.max(total)
    });
    best
}

/// The worst choices for `hand`, which has at most [`super::MAX_HAND`] cards; further ones are passed over.
pub fn worst_choices(hand: CardSet, pool: Pool) -> Optimum {
    worst_with(hand, pool, &Made::NOTHING).expect("to leave all as printed is always possible")
}

/// The worst choices for `hand` that keep those already made; nothing if those are impossible.
pub fn worst_with(hand: CardSet, pool: Pool, made: &Made) -> Option<Optimum> {
    let mut worst: Option<Optimum> = None;
    search(hand, pool, made, Width::Telling, |choices, kingdom| {
        let total = kingdom.total();
        if worst.is_none_or(|worst| total < worst.total) {
            worst = Some(Optimum { total, choices: *choices });
        }
        EVERYTHING
    });
    worst
}

/// What a visitor answers who wants to see every combination.
const EVERYTHING: i32 = i32::MIN;

/// The legal choices for `hand` that keep those already made and give exactly `total`, the first
/// `limit` of them listed.
pub fn alternatives(hand: CardSet, pool: Pool, made: &Made, total: i32, limit: usize) -> Alternatives {
    let mut found = Alternatives { count: 0, choices: Vec::new() };
    search(hand, pool, made, Width::Every, |choices, kingdom| {
        if kingdom.total() == total {
            found.count += 1;
            if found.choices.len() < limit {
                found.choices.push(*choices);
            }
        }
        EVERYTHING
    });
    found
}

/// What a Necromancer of this hand may raise.
pub(super) fn raisable(hand: CardSet, pool: Pool) -> CardSet {
    const BY_SUIT: CardSet = CardSet::of_suits(NECROMANCER_SUITS);
    (pool.discard & BY_SUIT) - hand
}

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    /// One of each kind that can make a difference.
    Telling,
    /// Every legal choice.
    Every,
}

/// Shows `visit` the hand under one combination of choices after another. It answers with a number of
/// points: combinations that are certain not to exceed it may be left out from then on.
pub(crate) fn search(
    hand: CardSet,
    pool: Pool,
    made: &Made,
    width: Width,
    visit: impl FnMut(&Choices, &Kingdom) -> i32,
) {
    if !(made.choices.choosers() - made.choices.whole(hand)).is_empty() {
        return;
    }
    let mut kingdom = Kingdom::printed(hand);
    kingdom.fountain = made.choices.fountain_of_life.and_then(|target| kingdom.place(target));
    let choices = Choices { fountain_of_life: made.choices.fountain_of_life, ..Choices::NONE };
    let plan = Plan::of(&kingdom);
    Search { kingdom, choices, pool, made, width, plan, visit, bar: EVERYTHING }.raise(hand);
}

struct Search<'a, V> {
    kingdom: Kingdom,
    choices: Choices,
    pool: Pool,
    made: &'a Made,
    width: Width,
    plan: Plan,
    visit: V,
    /// What has to be exceeded.
    bar: i32,
}

/// What can make a difference in a hand, and where its choosers are.
#[derive(Clone, Copy)]
struct Plan {
    /// The suits its cards mention.
    suits: SuitSet,
    /// The names its cards mention.
    names: CardSet,
    /// Whether every suit matters: Collector and World Tree mention none and mean all.
    every_suit: bool,
    /// Whether any new name matters.
    new_names: bool,
    /// The cards.
    cards: CardSet,
    doppelganger: Option<usize>,
    mirage: Option<usize>,
    shapeshifter: Option<usize>,
    book: Option<usize>,
    island: Option<usize>,
}

impl Plan {
    fn of(kingdom: &Kingdom) -> Plan {
        let mut plan = Plan {
            suits: SuitSet::EMPTY,
            names: CardSet::EMPTY,
            every_suit: false,
            new_names: false,
            cards: CardSet::EMPTY,
            doppelganger: None,
            mirage: None,
            shapeshifter: None,
            book: None,
            island: None,
        };
        for (place, slot) in kingdom.slots.iter().enumerate() {
            let mentions = &MENTIONS[slot.card as usize];
            plan.suits = plan.suits.union(mentions.suits);
            plan.names = plan.names | mentions.names;
            plan.cards.insert(slot.card);
            match slot.card {
                Card::Collector => (plan.new_names, plan.every_suit) = (true, true),
                Card::WorldTree => plan.every_suit = true,
                Card::Doppelganger => plan.doppelganger = Some(place),
                Card::Mirage => plan.mirage = Some(place),
                Card::Shapeshifter => plan.shapeshifter = Some(place),
                Card::BookOfChanges => plan.book = Some(place),
                Card::Island => plan.island = Some(place),
                _ => {}
            }
        }
        plan
    }

    /// The suits of `among` worth trying: those that are mentioned, and one of the others.
    fn telling(&self, among: SuitSet) -> SuitSet {
        if self.every_suit {
            return among;
        }
        let mentioned = among.intersection(self.suits);
        match among.difference(self.suits).first() {
            Some(other) => mentioned.with(other),
            None => mentioned,
        }
    }
}

type Guises = ArrayVec<Option<Guise>, 32>;

impl<V: FnMut(&Choices, &Kingdom) -> i32> Search<'_, V> {
    fn raise(&mut self, hand: CardSet) {
        let decided = self.made.decided.contains(Card::Necromancer);
        if !decided || self.made.choices.necromancer.is_none() {
            self.copy();
        }
        if !hand.contains(Card::Necromancer) || self.kingdom.slots.is_full() {
            return;
        }
        let eighths = match self.made.choices.necromancer {
            Some(eighth) => CardSet::of(&[eighth]),
            None if decided => CardSet::EMPTY,
            None => raisable(hand, self.pool),
        };
        for eighth in eighths {
            self.kingdom.slots.push(Slot::printed(eighth));
            self.choices.necromancer = Some(eighth);
            self.plan = Plan::of(&self.kingdom);
            self.copy();
            self.kingdom.slots.pop();
        }
    }

    fn copy(&mut self) {
        let Some(place) = self.plan.doppelganger else { return self.pose_mirage() };
        let decided = self.made.decided.contains(Card::Doppelganger);
        let made = self.made.choices.doppelganger;
        if !decided || made.is_none() {
            self.pose_mirage();
        }
        for original in 0..self.kingdom.slots.len() {
            let card = self.kingdom.slots[original].card;
            if original != place && (!decided || made == Some(card)) {
                self.kingdom.copy(place, original);
                self.choices.doppelganger = Some(card);
                self.pose_mirage();
            }
        }
        self.kingdom.slots[place] = Slot::printed(Card::Doppelganger);
        self.choices.doppelganger = None;
    }

    fn pose_mirage(&mut self) {
        let Some(place) = self.plan.mirage else { return self.pose_shapeshifter() };
        let last = self.plan.shapeshifter.is_none();
        let mut outlook = None;
        for guise in self.guises(Card::Mirage, self.made.choices.mirage, MIRAGE_SUITS) {
            if last && self.is_hopeless(place, guise, &mut outlook) {
                continue;
            }
            self.put_on(place, guise);
            self.choices.mirage = guise;
            self.pose_shapeshifter();
        }
        self.kingdom.slots[place] = Slot::printed(Card::Mirage);
    }

    fn pose_shapeshifter(&mut self) {
        let Some(place) = self.plan.shapeshifter else { return self.change() };
        let mut outlook = None;
        for guise in self.guises(Card::Shapeshifter, self.made.choices.shapeshifter, SHAPESHIFTER_SUITS) {
            if self.is_hopeless(place, guise, &mut outlook) {
                continue;
            }
            self.put_on(place, guise);
            self.choices.shapeshifter = guise;
            self.change();
        }
        self.kingdom.slots[place] = Slot::printed(Card::Shapeshifter);
    }

    /// Whether a bare suit cannot bring enough, where nothing but the Island is left to choose after it.
    fn is_hopeless(&mut self, place: usize, guise: Option<Guise>, outlook: &mut Option<Outlook>) -> bool {
        let Some(Guise::Suit(suit)) = guise.filter(|_| self.plan.book.is_none()) else { return false };
        if outlook.is_none() {
            self.put_on(place, None);
        }
        outlook.get_or_insert_with(|| Outlook::of(&self.kingdom)).change(Suit::Wild, suit) <= self.bar
    }

    fn put_on(&mut self, place: usize, guise: Option<Guise>) {
        self.kingdom.slots[place] = Slot::printed(self.kingdom.slots[place].card);
        if let Some(guise) = guise {
            self.kingdom.disguise(place, guise);
        }
    }

    fn guises(&self, chooser: Card, made: Option<Guise>, suits: SuitSet) -> Guises {
        let mut guises = Guises::new();
        if self.made.decided.contains(chooser) {
            guises.push(made);
            return guises;
        }
        guises.push(None);
        let (bare, named) = match self.width {
            Width::Every => (suits, CardSet::ALL),
            Width::Telling => (self.plan.telling(suits), self.plan.names),
        };
        let nameable = CardSet::of_suits(suits) & self.pool.names;
        guises.extend(bare.iter().map(|suit| Some(Guise::Suit(suit))));
        guises.extend((named & nameable).iter().map(|card| Some(Guise::Card(card))));
        if self.width == Width::Telling && self.plan.new_names {
            // A card of the hand may be blanked or have changed its suit: then its name is new.
            let unmentioned = nameable - self.plan.names;
            let (held, new) = (unmentioned & self.plan.cards, unmentioned - self.plan.cards);
            let one_each = suits.iter().filter_map(|suit| (new & CardSet::of_suit(suit)).first());
            guises.extend(held.iter().chain(one_each).map(|card| Some(Guise::Card(card))));
        }
        guises
    }

    fn change(&mut self) {
        let Some(book) = self.plan.book else { return self.clear() };
        if self.made.decided.contains(Card::BookOfChanges) {
            return self.change_as_made();
        }
        self.clear();
        let outlook = Outlook::of(&self.kingdom);
        for place in (0..self.kingdom.slots.len()).filter(|&place| place != book) {
            let Slot { card, suit: before, .. } = self.kingdom.slots[place];
            for suit in self.new_suits(before).iter() {
                let change = Change { card, suit };
                if outlook.change(before, suit) > self.bar {
                    self.kingdom.slots[place].suit = suit;
                    self.choices.book_of_changes = Some(change);
                    self.clear();
                }
            }
            self.kingdom.slots[place].suit = before;
        }
        self.choices.book_of_changes = None;
    }

    fn change_as_made(&mut self) {
        self.choices.book_of_changes = self.made.choices.book_of_changes;
        let Some(Change { card, suit }) = self.choices.book_of_changes else { return self.clear() };
        if let Some(place) = self.kingdom.place(card) {
            let before = self.kingdom.slots[place].suit;
            self.kingdom.slots[place].suit = suit;
            self.clear();
            self.kingdom.slots[place].suit = before;
        }
    }

    fn new_suits(&self, before: Suit) -> SuitSet {
        let suits = match self.width {
            Width::Every => Suit::TEN,
            Width::Telling if self.plan.every_suit || self.plan.suits.contains(before) => {
                self.plan.telling(Suit::TEN.without(before))
            }
            Width::Telling => self.plan.suits.without(Suit::Wild),
        };
        suits.without(before)
    }

    fn show(&mut self) {
        self.bar = (self.visit)(&self.choices, &self.kingdom);
    }

    fn clear(&mut self) {
        if self.plan.island.is_none() {
            return self.show();
        }
        let decided = self.made.decided.contains(Card::Island);
        let made = self.made.choices.island;
        if !decided || made.is_none() {
            self.show();
        }
        let every = decided || self.width == Width::Every;
        for place in 0..self.kingdom.slots.len() {
            let slot = &self.kingdom.slots[place];
            let card = slot.card;
            let worth = ISLAND_SUITS.contains(slot.suit) && (every || !slot.penalties().is_empty());
            if worth && (!decided || made == Some(card)) {
                self.kingdom.island = Some(place);
                self.choices.island = Some(card);
                self.show();
            }
        }
        self.kingdom.island = None;
        self.choices.island = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scoring::CHOOSERS;
    use fabletop_core::GameRng;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    fn deal(rng: &mut Xoshiro256PlusPlus, from: CardSet, count: usize) -> CardSet {
        let mut hand = CardSet::EMPTY;
        while hand.len() < count {
            hand.insert((from - hand).nth(rng.below((from - hand).len() as u32)).expect("enough cards"));
        }
        hand
    }

    /// Every legal choice, by the plain reading of the rules.
    fn extremes(hand: CardSet, pool: Pool) -> (i32, i32) {
        let (mut worst, mut best) = (i32::MAX, i32::MIN);
        search(hand, pool, &Made::NOTHING, Width::Every, |choices, _| {
            let total = super::super::score(hand, choices).expect("the search keeps to the rules").total;
            (worst, best) = (worst.min(total), best.max(total));
            EVERYTHING
        });
        (worst, best)
    }

    /// Hands with many choosers, each against every legal choice.
    #[test]
    fn nothing_that_is_left_out_would_be_better() {
        const CHOOSING: CardSet = CardSet::of(&CHOOSERS);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        for round in 0..3_000 {
            let chosen = deal(&mut rng, CHOOSING, 1 + round % 2);
            let hand = chosen | deal(&mut rng, CardSet::ALL - CHOOSING, 7 - chosen.len());
            let discard = deal(&mut rng, CardSet::ALL - hand, 4);
            let pool = Pool { discard, names: if round % 3 == 0 { hand | discard } else { CardSet::ALL } };
            let (worst, best) = extremes(hand, pool);
            assert_eq!(best_choices(hand, pool).total, best, "best of {hand:?} with {pool:?}");
            assert_eq!(worst_choices(hand, pool).total, worst, "worst of {hand:?} with {pool:?}");
            let above = |floor| best_above(hand, pool, &Made::NOTHING, floor).map(|best| best.total);
            assert_eq!((above(best - 1), above(best)), (Some(best), None), "{hand:?} with {pool:?}");
        }
    }
}
