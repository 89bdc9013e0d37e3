//! The suite every game passes, for every variant, number of seats and option.

use fabletop_testkit::{Conformance, Report};
use std::collections::BTreeSet;
use via_magica::action::Spot;
use via_magica::animus::Animus;
use via_magica::config::Options;
use via_magica::portals::Portal;
use via_magica::{Action, Config, State, Variant};

/// Actions that random play rarely comes near.
fn odd_actions() -> Vec<Action> {
    let portals = || [1, 12, 23, 33, 40].into_iter().filter_map(Portal::new);
    let spots =
        || portals().flat_map(|portal| [Animus::Air, Animus::Shadow].map(|animus| Spot { portal, animus }));
    let mut odd = vec![Action::Pass, Action::Reconsider, Action::Done, Action::Claim, Action::Decline];
    for portal in portals() {
        odd.push(Action::Open { portal });
        odd.push(Action::Take { portal });
        odd.push(Action::Swap { give: portal, take: portal });
    }
    for to in spots() {
        odd.push(Action::Put { to });
        odd.push(Action::Place { to, from: None });
        odd.push(Action::Place { to, from: Some(to) });
        odd.push(Action::Move { from: to, to });
    }
    odd
}

fn check(config: Config, games: u32) -> Report {
    Conformance::<State>::new(config)
        .games(games)
        .seed(1)
        .max_steps(5_000)
        .samples(12)
        .candidates(odd_actions())
        .secret_simultaneous()
        .check()
}

#[test]
fn standard() {
    let mut seen = BTreeSet::new();
    for seats in 2..=6 {
        let report = check(Config::new(seats), 3);
        assert!(report.pending_choices > 0 && report.reconsiderations > 0, "{report:?}");
        seen.extend(report.action_kinds);
    }
    let kinds = ["Swap", "Keep", "Place", "Pass", "Reconsider", "Open", "Put", "Take", "Claim", "Decline"];
    for kind in kinds.into_iter().chain(["Move", "Done"]) {
        assert!(seen.contains(kind), "no {kind}");
    }
}

#[test]
fn first_game() {
    for seats in 2..=6 {
        let report = check(Config::new(seats).variant(Variant::FirstGame), 1);
        assert!(!report.action_kinds.contains("Keep"));
    }
}

#[test]
fn everybody_is_asked() {
    let options = Options { pass_alone: false };
    for (seats, variant) in [(2, Variant::Standard), (3, Variant::FirstGame), (6, Variant::Standard)] {
        check(Config { options, variant, ..Config::new(seats) }, 1);
    }
}
