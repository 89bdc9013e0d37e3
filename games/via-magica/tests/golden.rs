//! Golden playthroughs: every step and every viewer's view, for each variant.
//!
//! Written anew by `cargo xtask golden`; a difference is shown as one.

use fabletop_core::{GameRng, Seat};
use fabletop_testkit::Golden;
use via_magica::{Action, Config, State, Variant};

/// How many fields are empty where an action places a crystal of the reserve.
fn empty_fields(state: &State, seat: Seat, action: &Action) -> Option<usize> {
    let Action::Place { to, from: None } = action else { return None };
    state.zones[seat.index()].slot(to.portal).map(|slot| slot.empty().len())
}

/// Mostly fills the portal that is nearest to be opened: random play moves crystals to and fro for too long.
fn golden(name: &str, config: Config, seed: u64) -> Golden<State> {
    Golden::new(format!("tests/golden/{name}.txt"), config, seed).policy(|state, seat, legal, rng| {
        let nearest = (0..legal.len())
            .filter_map(|place| Some((empty_fields(state, seat, &legal[place])?, place)))
            .min()
            .filter(|_| rng.below(8) > 0);
        nearest.map_or_else(|| rng.below(legal.len() as u32) as usize, |(_, place)| place)
    })
}

#[test]
fn standard_2() {
    golden("standard-2", Config::new(2), 44).check();
}

#[test]
fn standard_4() {
    golden("standard-4", Config::new(4), 20).check();
}

#[test]
fn standard_6() {
    golden("standard-6", Config::new(6), 86).check();
}

#[test]
fn first_game_3() {
    golden("first-game-3", Config::new(3).variant(Variant::FirstGame), 82).check();
}
