//! Golden playthroughs: every step and every viewer's view, for each variant.
//!
//! Written anew by `cargo xtask golden`; a difference is shown as one.

use fabletop_testkit::Golden;
use fantasy_realms::{Config, State, Variant};

fn check(name: &str, config: Config, seed: u64) {
    Golden::<State>::new(format!("tests/golden/{name}.txt"), config, seed).timed_actions(40).check();
}

#[test]
fn classic_3() {
    check("classic-3", Config::new(3), 5);
}

#[test]
fn classic_6() {
    check("classic-6", Config::new(6), 3);
}

#[test]
fn two_players_2() {
    check("two-players-2", Config::new(2), 4);
}

#[test]
fn chaos_4() {
    check("chaos-4", Config::new(4).variant(Variant::Chaos), 2);
}
