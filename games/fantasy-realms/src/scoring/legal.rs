//! What may be chosen, choice by choice in the order of the rulings, and why something may not.

use super::choices::{CHOOSERS, Choice, ChoiceError, Made};
use super::kingdom::{Kingdom, MAX_HAND};
use super::optimum::{Pool, raisable};
use crate::cards::{Card, CardSet, ISLAND_SUITS, MIRAGE_SUITS, SHAPESHIFTER_SUITS};
use crate::suits::{Suit, SuitSet};
use alloc::vec::Vec;

/// The card whose choice comes next, if there is anything to choose for it.
pub fn next_chooser(hand: CardSet, pool: Pool, made: &Made) -> Option<Card> {
    let whole = made.choices.whole(hand);
    CHOOSERS.into_iter().find(|&chooser| {
        whole.contains(chooser)
            && !made.decided.contains(chooser)
            && legal_choices(hand, pool, made, chooser).len() > 1
    })
}

/// What may be chosen for `chooser` after the choices already made, [`Choice::Nothing`] first; nothing
/// at all if the hand does not have it.
pub fn legal_choices(hand: CardSet, pool: Pool, made: &Made, chooser: Card) -> Vec<Choice> {
    let mut legal = Vec::new();
    if !made.choices.whole(hand).contains(chooser) {
        return legal;
    }
    legal.push(Choice::Nothing { chooser });
    let Ok(kingdom) = Kingdom::new(hand, &made.choices) else { return legal };
    let others = || kingdom.slots.iter().filter(move |slot| slot.card != chooser);
    match chooser {
        Card::Necromancer if kingdom.slots.len() < MAX_HAND => {
            legal.extend(raisable(hand, pool).iter().map(|card| Choice::Raise { card }));
        }
        Card::Doppelganger => legal.extend(others().map(|slot| Choice::Copy { card: slot.card })),
        Card::Mirage => legal.extend(poses(chooser, MIRAGE_SUITS, pool)),
        Card::Shapeshifter => legal.extend(poses(chooser, SHAPESHIFTER_SUITS, pool)),
        Card::BookOfChanges => legal.extend(others().flat_map(|slot| {
            Suit::TEN.without(slot.suit).iter().map(|suit| Choice::Change { card: slot.card, suit })
        })),
        Card::Island => legal.extend(
            kingdom
                .slots
                .iter()
                .filter(|slot| ISLAND_SUITS.contains(slot.suit))
                .map(|slot| Choice::Clear { card: slot.card }),
        ),
        _ => {}
    }
    legal
}

/// Whether `choice` is one of [`legal_choices`], and if not, why.
pub fn check_choice(hand: CardSet, pool: Pool, made: &Made, choice: Choice) -> Result<(), ChoiceError> {
    let chooser = choice.chooser();
    if legal_choices(hand, pool, made, chooser).contains(&choice) {
        return Ok(());
    }
    let whole = made.choices.whole(hand);
    let target = |target: Card| {
        if target == chooser {
            Some(ChoiceError::TargetItself { card: chooser })
        } else if !whole.contains(target) {
            Some(ChoiceError::TargetMissing { card: chooser, target })
        } else {
            None
        }
    };
    let missing = ChoiceError::ChooserMissing { card: chooser };
    Err(match choice {
        _ if !whole.contains(chooser) => missing,
        Choice::Nothing { .. } => missing,
        Choice::Raise { card } if !pool.discard.contains(card) => ChoiceError::NotDiscarded { target: card },
        Choice::Raise { card } => ChoiceError::NecromancerSuit { target: card },
        Choice::Copy { card } => target(card).unwrap_or(missing),
        Choice::Pose { .. } | Choice::PoseAsSuit { .. }
            if !matches!(chooser, Card::Mirage | Card::Shapeshifter) =>
        {
            missing
        }
        Choice::Pose { card, .. } if pool.names.contains(card) => {
            ChoiceError::GuiseSuit { card: chooser, suit: card.suit() }
        }
        Choice::Pose { card, .. } => ChoiceError::GuiseUnseen { card: chooser, target: card },
        Choice::PoseAsSuit { suit, .. } => ChoiceError::GuiseSuit { card: chooser, suit },
        Choice::Change { suit: Suit::Wild, .. } => ChoiceError::BookSuit,
        Choice::Change { card, suit } => {
            target(card).unwrap_or(ChoiceError::BookSameSuit { target: card, suit })
        }
        Choice::Clear { card } if whole.contains(card) => ChoiceError::IslandSuit { target: card },
        Choice::Clear { card } => ChoiceError::TargetMissing { card: chooser, target: card },
    })
}

fn poses(chooser: Card, suits: SuitSet, pool: Pool) -> impl Iterator<Item = Choice> {
    let named =
        (CardSet::of_suits(suits) & pool.names).iter().map(move |card| Choice::Pose { chooser, card });
    suits.iter().map(move |suit| Choice::PoseAsSuit { chooser, suit }).chain(named)
}
