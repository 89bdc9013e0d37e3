//! What holds of every hand.

use Card::*;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::{
    CHOOSERS, Choices, Line, Made, Pool, best_choices, best_with, legal_choices, next_chooser, printed_total,
    score, total, worst_choices,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};

/// Seven cards and a discard area of five; in every other hand two or three cards choose.
fn hands() -> impl Strategy<Value = (Vec<Card>, CardSet)> {
    let choosers = prop_oneof![Just(Vec::new()), subsequence(CHOOSERS.to_vec(), 2..=3)];
    (choosers, Just(Card::ALL.to_vec()).prop_shuffle()).prop_map(|(choosers, deck)| {
        let rest = deck.into_iter().filter(|card| !choosers.contains(card));
        let mut cards: Vec<Card> = choosers.iter().copied().chain(rest).take(12).collect();
        let discard = cards.split_off(7).into_iter().collect();
        (cards, discard)
    })
}

/// Legal choices at random, one card after another, as a player makes them.
fn choose(hand: CardSet, pool: Pool, mut made: Made, picks: &[Index]) -> Made {
    for pick in picks {
        let Some(chooser) = next_chooser(hand, pool, &made) else { break };
        made.make(*pick.get(&legal_choices(hand, pool, &made, chooser)));
    }
    made
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(512))]

    #[test]
    fn the_order_of_a_hand_does_not_matter((cards, discard) in hands(), order in any::<Vec<Index>>()) {
        let mut other = cards.clone();
        for (place, index) in order.iter().take(7).enumerate() {
            other.swap(place, index.index(7));
        }
        let (hand, reordered): (CardSet, CardSet) = (cards.iter().copied().collect(), other.iter().copied().collect());
        let json = serde_json::to_string(&other).expect("cards have names");
        let parsed: CardSet = serde_json::from_str(&json).expect("a hand");
        let pool = Pool::discard(discard);
        for same in [reordered, parsed] {
            prop_assert_eq!(score(hand, &Choices::NONE), score(same, &Choices::NONE));
            prop_assert_eq!(best_choices(hand, pool), best_choices(same, pool));
        }
    }

    #[test]
    fn no_legal_choice_is_better_than_the_best_or_worse_than_the_worst(
        (cards, discard) in hands(),
        picks in vec(vec(any::<Index>(), 6), 8),
    ) {
        let (hand, pool) = (cards.into_iter().collect(), Pool::discard(discard));
        let (best, worst) = (best_choices(hand, pool), worst_choices(hand, pool));
        prop_assert!(best.total <= 397 && worst.total >= -74, "the known extremes of the game");
        prop_assert_eq!(score(hand, &best.choices).map(|score| score.total), Ok(best.total));
        prop_assert_eq!(score(hand, &worst.choices).map(|score| score.total), Ok(worst.total));
        for picks in picks {
            let made = choose(hand, pool, Made::NOTHING, &picks);
            let sampled = total(hand, &made.choices).expect("legal choices");
            prop_assert!(worst.total <= sampled && sampled <= best.total, "{:?}: {}", made, sampled);
        }
    }

    #[test]
    fn the_reasons_add_up((cards, discard) in hands(), picks in vec(vec(any::<Index>(), 6), 8)) {
        let (hand, pool): (CardSet, Pool) = (cards.into_iter().collect(), Pool::discard(discard));
        prop_assert_eq!(score(hand, &Choices::NONE).map(|score| score.total), Ok(printed_total(hand)));
        for picks in picks {
            let choices = choose(hand, pool, Made::NOTHING, &picks).choices;
            let score = score(hand, &choices).expect("legal choices");
            prop_assert_eq!(total(hand, &choices), Ok(score.total));
            prop_assert_eq!(score.cards.iter().map(|card| i32::from(card.points)).sum::<i32>(), score.total);
            for card in &score.cards {
                prop_assert_eq!(card.lines.iter().map(Line::points).sum::<i16>(), card.points, "{:?}", card);
                prop_assert!(!card.blanked || card.points == 0);
            }
        }
    }

    #[test]
    fn what_is_chosen_stays_chosen(
        (cards, discard) in hands(),
        picks in vec(any::<Index>(), 6),
        made in 0usize..=6,
    ) {
        let (hand, pool) = (cards.into_iter().collect(), Pool::discard(discard));
        let first = choose(hand, pool, Made::NOTHING, &picks[..made]);
        let all = choose(hand, pool, first, &picks[made..]);
        let best = best_with(hand, pool, &first).expect("the choices are legal");
        let kept = |chooser, same: bool| !first.decided.contains(chooser) || same;
        let (chosen, found) = (&first.choices, &best.choices);
        prop_assert!(kept(Necromancer, chosen.necromancer == found.necromancer), "{:?}", found);
        prop_assert!(kept(Doppelganger, chosen.doppelganger == found.doppelganger), "{:?}", found);
        prop_assert!(kept(Mirage, chosen.mirage == found.mirage), "{:?}", found);
        prop_assert!(kept(Shapeshifter, chosen.shapeshifter == found.shapeshifter), "{:?}", found);
        prop_assert!(kept(BookOfChanges, chosen.book_of_changes == found.book_of_changes), "{:?}", found);
        prop_assert!(kept(Island, chosen.island == found.island), "{:?}", found);
        prop_assert_eq!(total(hand, found), Ok(best.total));
        prop_assert!(total(hand, &all.choices).expect("legal choices") <= best.total);
        prop_assert!(best.total <= best_choices(hand, pool).total);
    }

    /// As long as clearing it brings no other card back or down.
    #[test]
    fn a_cleared_penalty_never_lowers_a_score((cards, discard) in hands(), picks in vec(any::<Index>(), 6)) {
        let hand: CardSet = cards.into_iter().skip(1).filter(|&card| card != Island).chain([Island]).collect();
        let pool = Pool::discard(discard.without(Island));
        let mut choices = choose(hand, pool, Made::NOTHING, &picks).choices;
        choices.island = None;
        let without = score(hand, &choices).expect("legal choices");
        for cleared in hand {
            let Ok(with) = score(hand, &Choices { island: Some(cleared), ..choices }) else { continue };
            if with.blanked() == without.blanked() {
                prop_assert!(with.total >= without.total, "{} in {:?}", cleared, choices);
            }
        }
    }
}

/// Why the condition: a cleared Great Flood lets the Wildfire burn, and that costs more than it brings.
/// Not cleared, it blanks the Wildfire: 32 + 14 + 18 + 35 = 99. Cleared, Swamp and Basilisk burn:
/// 32 + 14 + 40 = 86.
#[test]
fn a_cleared_penalty_can_wake_another() {
    let hand = CardSet::of(&[GreatFlood, Island, Wildfire, Swamp, Basilisk]);
    assert_eq!(total(hand, &Choices::NONE), Ok(99));
    assert_eq!(total(hand, &Choices { island: Some(GreatFlood), ..Choices::NONE }), Ok(86));
    assert_eq!(best_choices(hand, Pool::discard(CardSet::EMPTY)).total, 99);
}
