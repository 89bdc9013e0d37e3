//! The suite every game passes, for both variants and every option.

use fabletop_core::Seat;
use fabletop_testkit::{Conformance, Report};
use fantazja::building::{Faction, Type};
use fantazja::config::{BonusSupply, LostMajority, Options, Start, SwapSides};
use fantazja::place::{Cell, Rotation};
use fantazja::tiles::{Number, Tile, Tiles};
use fantazja::{Action, Config, State, Variant};
use std::collections::BTreeSet;

/// Actions that random play rarely comes near: tiles of both factions, one that is not in the set, cells near
/// and far.
fn odd_actions() -> Vec<Action> {
    let numbers = || [1, 4, 6, 13, 16, 24, 25].into_iter().filter_map(Number::new);
    let tiles = Faction::ALL
        .iter()
        .flat_map(|&faction| numbers().map(move |number| Tiles::RECONSTRUCTED.tile(faction, number)));
    let mut tiles: Vec<Tile> = tiles.collect();
    tiles.push(Tile { building: tiles[1].building, ..tiles[0] });
    let cells = [(0, 0), (0, -1), (1, 0), (2, 1), (127, -128)].map(|(x, y)| Cell { x, y });
    let mut odd = vec![Action::Done, Action::End];
    odd.extend(Type::ALL.iter().map(|&power| Action::Use { power }));
    odd.extend(cells.map(|at| Action::Guard { at }));
    for &tile in &tiles {
        odd.extend([Action::Pay { tile }, Action::Imagine { tile }, Action::Give { tile }]);
        odd.extend([Action::Take { tile }, Action::Bury { tile }]);
        for (at, rotation) in cells.into_iter().zip(Rotation::all().cycle()) {
            odd.extend([Action::Build { tile, at, rotation }, Action::Swap { at, tile, rotation }]);
        }
    }
    odd
}

fn check(config: Config, games: u32) -> Report {
    Conformance::<State>::new(config)
        .games(games)
        .seed(1)
        .max_steps(1_000)
        .samples(20)
        .candidates(odd_actions())
        .secret_simultaneous()
        .check()
}

fn with(change: impl FnOnce(&mut Options)) -> Config {
    let mut options = Options::default();
    change(&mut options);
    Config::new().options(options)
}

#[test]
fn standard() {
    let report = check(Config::new(), 12);
    let kinds = ["Build", "Pay", "Imagine", "Use", "Give", "Take", "Guard", "Bury", "Done", "Swap", "End"];
    let expected: BTreeSet<String> = kinds.into_iter().map(str::to_owned).collect();
    assert_eq!(report.action_kinds, expected);
}

#[test]
fn teaching() {
    let report = check(Config::new().variant(Variant::Teaching), 4);
    let expected: BTreeSet<String> = ["Build", "Pay", "Imagine"].into_iter().map(str::to_owned).collect();
    assert_eq!(report.action_kinds, expected, "neither powers nor what they bring");
}

#[test]
fn every_option() {
    check(with(|options| options.bonus_supply = BonusSupply::Unlimited), 2);
    check(with(|options| options.lost_majority = LostMajority::Keep), 2);
    check(with(|options| options.swap_sides = SwapSides::Ignore), 3);
    check(with(|options| options.swap_triggers_dark = false), 3);
    check(with(|options| options.military_may_target_castle = true), 2);
    check(with(|options| options.military_reuse_same_turn = false), 2);
    for (start, seat) in [(Start::Sculptors, Seat(0)), (Start::Engineers, Seat(1))] {
        assert_eq!(start.seat(), Some(seat));
        check(with(|options| options.start = start), 1);
    }
}
