//! The suite every game passes, for every variant and number of seats.

use fabletop_core::Seat;
use fabletop_testkit::{Conformance, Report};
use fantasy_realms::action::Shows;
use fantasy_realms::cards::Card;
use fantasy_realms::config::{CopyScope, Options, WhoChooses};
use fantasy_realms::scoring::Choice;
use fantasy_realms::suits::Suit;
use fantasy_realms::{Action, Config, State, Variant};

/// Actions that random play rarely comes near.
fn odd_actions() -> Vec<Action> {
    let mut odd = vec![
        Action::Open { to: Some(Seat(7)), wants: None },
        Action::Open { to: Some(Seat(255)), wants: Some(Suit::Wild) },
        Action::Withdraw { offer: u16::MAX },
        Action::Accept { offer: 0, give: Card::Hydra },
        Action::Accept { offer: u16::MAX, give: Card::Hydra },
        Action::Offer { give: Card::Hydra, shows: Shows::Nothing },
        Action::KeepNone,
        Action::Agree,
    ];
    for chooser in [Card::Mirage, Card::Shapeshifter, Card::Necromancer, Card::Island, Card::Hydra] {
        odd.push(Choice::Nothing { chooser }.into());
        odd.push(Choice::Pose { chooser, card: Card::Dragon }.into());
        odd.push(Choice::Pose { chooser, card: Card::Rainstorm }.into());
        odd.push(Choice::Pose { chooser, card: Card::Mirage }.into());
        odd.push(Choice::PoseAsSuit { chooser, suit: Suit::Wild }.into());
    }
    for card in [Card::BookOfChanges, Card::Doppelganger, Card::Island, Card::Unicorn] {
        odd.push(Choice::Copy { card }.into());
        odd.push(Choice::Raise { card }.into());
        odd.push(Choice::Clear { card }.into());
        odd.push(Choice::Change { card, suit: Suit::Wild }.into());
        odd.push(Choice::Change { card, suit: Suit::Beast }.into());
    }
    odd
}

fn check(config: Config, games: u32) -> Report {
    Conformance::<State>::new(config).games(games).seed(1).max_steps(5_000).candidates(odd_actions()).check()
}

#[test]
fn classic() {
    for seats in 3..=6 {
        let report = check(Config::new(seats), 12);
        for kind in ["Draw", "Take", "Discard", "Choose", "Agree"] {
            assert!(report.action_kinds.contains(kind), "{seats} seats: no {kind}");
        }
    }
}

#[test]
fn classic_with_other_options() {
    let options = Options { stalemate_rounds: 1, copy_scope: CopyScope::Seen, ..Options::default() };
    check(Config { options, ..Config::new(3) }, 12);
    let options = Options { choices: WhoChooses::Best, ..Options::default() };
    let report = check(Config { options, ..Config::new(4) }, 6);
    assert!(!report.action_kinds.contains("Choose"));
}

#[test]
fn two_players() {
    check(Config::new(2), 20);
}

#[test]
fn chaos() {
    let mut seen = std::collections::BTreeSet::new();
    for seats in 3..=7 {
        seen.extend(check(Config::new(seats).variant(Variant::Chaos), 8).action_kinds);
    }
    for kind in ["Offer", "Open", "Drop", "Withdraw", "Accept", "Keep", "KeepNone", "Choose", "Agree"] {
        assert!(seen.contains(kind), "no {kind}");
    }
}
