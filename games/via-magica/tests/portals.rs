//! The card list's own checks: what is known of all portals and rewards together.

use std::collections::BTreeMap;
use via_magica::animus::{Animus, Token, Tokens};
use via_magica::cards::{Pile, PortalSet};
use via_magica::effects::Effect;
use via_magica::portals::{Certainty, Colour, Portal};
use via_magica::rewards::Reward;

#[test]
fn forty_kinds_and_eighty_cards() {
    assert_eq!((Portal::all().len(), Pile::ALL.len(), PortalSet::ALL.len()), (40, 80, 40));
    let cards = |colour| Portal::COPIES * Portal::all().filter(|portal| portal.colour() == colour).count();
    assert_eq!(Colour::ALL.map(cards), [26, 22, 20, 12]);
    assert_eq!((Portal::new(0), Portal::new(41)), (None, None));
}

#[test]
fn two_to_six_fields() {
    let sizes: Vec<usize> = Portal::all().map(|portal| portal.fields().len()).collect();
    assert_eq!((sizes.iter().min(), sizes.iter().max()), (Some(&2), Some(&6)));
    assert_eq!(sizes.iter().filter(|&&size| size == 2).count(), 1);
}

#[test]
fn fields_fall_with_rarity() {
    let total = |animus| Portal::all().map(|portal| u32::from(portal.fields().count(animus))).sum::<u32>();
    let totals = Animus::ALL.map(total);
    assert!(totals.is_sorted_by(|more, less| more > less), "{totals:?}");
}

#[test]
fn gains_add_up_to_six() {
    let gains = Portal::all().map(|portal| match portal.effect() {
        Effect::Gain { count } => usize::from(count),
        _ => 0,
    });
    assert_eq!(Portal::COPIES * gains.sum::<usize>(), 6);
}

/// Each field is as hard as its animus is rare: air 1, shadow 6.
#[test]
fn purple_points_rise_with_difficulty() {
    let purple = Portal::all().filter(|portal| portal.colour() == Colour::Purple);
    let by_points: BTreeMap<i32, i32> = purple
        .map(|portal| {
            let difficulty = portal.fields().iter().map(|animus| animus as i32 + 1).sum();
            (portal.points(), difficulty)
        })
        .collect();
    assert_eq!(by_points.len(), 11, "no two purple portals have equal points");
    assert!(by_points.values().is_sorted_by(|easier, harder| easier < harder), "{by_points:?}");
}

#[test]
fn colours_say_what_sort_of_effect_there_is() {
    for portal in Portal::all() {
        let expected = match portal.effect() {
            Effect::Nothing => Colour::Purple,
            Effect::Wild { .. } => Colour::Blue,
            Effect::PerPortal { .. } | Effect::PerField { .. } => Colour::Green,
            _ => Colour::Yellow,
        };
        assert_eq!(portal.colour(), expected, "{portal}");
        assert_eq!(portal.points() == 0, expected == Colour::Green, "{portal}");
    }
    let wild = Portal::all().filter_map(|portal| match portal.effect() {
        Effect::Wild { animus } => Some(animus),
        _ => None,
    });
    let mut wild: Vec<Animus> = wild.collect();
    wild.sort_unstable();
    assert_eq!(wild, Animus::ALL, "one blue portal for each animus");
}

#[test]
fn what_is_inferred_says_so() {
    let of = |certainty| Portal::all().filter(move |portal| portal.facts().certainty == certainty);
    assert_eq!(of(Certainty::Inferred).map(Portal::number).collect::<Vec<_>>(), [31]);
    assert_eq!(of(Certainty::Confirmed).count(), 14);
    assert_eq!(of(Certainty::SingleSource).count(), 25);
}

#[test]
fn tokens_are_fewer_the_rarer_the_animus() {
    let counts = Token::ALL.map(|token| Tokens::ALL.count(token));
    assert_eq!(counts, [6, 5, 4, 3, 2, 1, 2]);
    assert_eq!(Tokens::ALL.len(), 23);
}

#[test]
fn rewards_have_the_printed_points() {
    assert_eq!(Reward::ALL.map(Reward::points), [2, 4, 6, 8, 10, 2, 4, 6, 8, 10]);
    assert_eq!((2..=6).filter_map(Reward::for_number).collect::<Vec<_>>(), Reward::ALL[5..]);
    assert_eq!((Reward::for_number(1), Reward::for_number(7)), (None, None));
}

/// A pile holds up to two of each portal, and every card of it is as likely as any other.
#[test]
fn piles_count_cards_and_not_kinds() {
    let portal = |number| Portal::new(number).expect("a portal");
    let mut pile: Pile = [3, 3, 7].into_iter().map(portal).collect();
    assert_eq!((pile.len(), pile.count(portal(3)), pile.kinds().len()), (3, 2, 2));
    assert!(!pile.insert(portal(3)), "there are only two of each");
    let drawn: Vec<u8> = (0..3).filter_map(|place| pile.nth(place)).map(Portal::number).collect();
    assert_eq!(drawn, [3, 7, 3]);
    assert!(pile.remove(portal(3)) && pile.remove(portal(3)) && !pile.remove(portal(3)));
    let json = serde_json::to_string(&pile).expect("JSON");
    assert_eq!(json, "[7]");
    assert!(serde_json::from_str::<Pile>("[7,7,7]").is_err());
    assert!(serde_json::from_str::<PortalSet>("[7,7]").is_err());
    assert!(serde_json::from_str::<Portal>("41").is_err());
}
