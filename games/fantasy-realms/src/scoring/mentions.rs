//! Which suits and names the text of each card mentions: nothing else can make a difference to it.

use crate::cards::{Card, CardSet, ISLAND_SUITS};
use crate::effects::{Bonus, Condition, Penalty};
use crate::suits::SuitSet;

/// What a card's text mentions.
#[derive(Clone, Copy)]
pub(super) struct Mentions {
    pub(super) suits: SuitSet,
    pub(super) names: CardSet,
}

pub(super) static MENTIONS: [Mentions; Card::COUNT] = {
    let mut all = [Mentions { suits: SuitSet::EMPTY, names: CardSet::EMPTY }; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        all[i] = mentions_of(i);
        i += 1;
    }
    all
};

const fn mentions_of(card: usize) -> Mentions {
    let facts = Card::ALL[card].facts();
    let mut all = Mentions { suits: SuitSet::EMPTY, names: CardSet::EMPTY };
    if card == Card::Island as usize {
        all.suits = ISLAND_SUITS;
    }
    let mut i = 0;
    while i < facts.bonuses.len() {
        all = mentions_of_bonus(all, &facts.bonuses[i]);
        i += 1;
    }
    let mut i = 0;
    while i < facts.penalties.len() {
        all = mentions_of_penalty(all, &facts.penalties[i]);
        i += 1;
    }
    all
}

/// Adds suits and names; a text about all suits tells none from another.
const fn with(all: Mentions, suits: SuitSet, names: CardSet) -> Mentions {
    let suits = if SuitSet::ALL.difference(suits).is_empty() { SuitSet::EMPTY } else { suits };
    Mentions { suits: all.suits.union(suits), names: all.names.union(names) }
}

const fn with_condition(all: Mentions, condition: &Condition) -> Mentions {
    with(all, condition.suits.union(condition.without), condition.all.union(condition.any))
}

const fn mentions_of_bonus(all: Mentions, bonus: &Bonus) -> Mentions {
    match *bonus {
        Bonus::PerCard { suits, .. }
        | Bonus::SumOfBases { suits }
        | Bonus::OneBase { suits }
        | Bonus::Clears { suits }
        | Bonus::ClearsArmy { suits } => with(all, suits, CardSet::EMPTY),
        Bonus::PerCardBeside { suits, beside, .. } => with(all, suits, CardSet::of(&[beside])),
        Bonus::Once { ref when, .. } => with_condition(all, when),
        Bonus::OnceOrLess { ref when, ref otherwise, .. } => {
            with_condition(with_condition(all, when), otherwise)
        }
        Bonus::Runs | Bonus::Collection | Bonus::AllSuitsDiffer { .. } => all,
    }
}

const fn mentions_of_penalty(all: Mentions, penalty: &Penalty) -> Mentions {
    match *penalty {
        Penalty::PerCard { suits, .. }
        | Penalty::Unless { suits, .. }
        | Penalty::BlankedUnless { suits }
        | Penalty::BlankedWith { suits } => with(all, suits, CardSet::EMPTY),
        Penalty::Blanks { suits, spares, .. } | Penalty::BlanksAllBut { suits, spares } => {
            with(all, suits, spares)
        }
    }
}
