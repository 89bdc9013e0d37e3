//! Golden playthroughs: every step and every viewer's view, for three, four and six players.
//!
//! Written anew by `cargo xtask golden`; a difference is shown as one.

use fabletop_core::{GameRng, Seat};
use fabletop_testkit::{Golden, Xoshiro256PlusPlus};
use indaman::cities::City;
use indaman::creatures::Creature;
use indaman::objects::ObjectKind;
use indaman::place::Place;
use indaman::state::Phase;
use indaman::{Action, Config, State, scoring};

/// How good an action looks to somebody who travels to the target with few gems and to the tower with many,
/// off the road, uses what there is, and bids a little.
fn rank(state: &State, seat: Seat, action: &Action, rng: &mut Xoshiro256PlusPlus) -> u32 {
    let (board, player) = (state.board(), state.player(seat));
    let goal = match player.target {
        Some(target) if player.gems < 16 => board.city_place(target),
        _ => board.city_place(City::Indaman),
    };
    let nearness = |place: Place| {
        if !place.is_land() {
            return 0;
        }
        200 - u32::from(board.distances(goal, false)[place.index()].min(100)) * 2
    };
    let near = |gems: u8, wanted: u8| 60 - u32::from(gems.abs_diff(wanted).min(50));
    let some = rng.below(4);
    match *action {
        Action::Use { object } if object.kind() == ObjectKind::Lampada => 80 + rng.below(200),
        Action::Use { .. } => 400,
        Action::Move { to } if !board.roads(player.place).contains(to) => nearness(to) + 2 + some,
        Action::Move { to } | Action::Direct { to } | Action::Fly { to } | Action::Ride { to } => {
            nearness(to) + some
        }
        Action::Climb { gems } => climb_rank(state, seat, gems),
        Action::Stop => 200,
        Action::Wish { .. } if board.points(player.kept) >= 50 => 100,
        Action::Pick { creature, .. } => {
            20 + u32::from(board.points([creature].into_iter().collect())) + rng.below(30)
        }
        Action::Bid { gems } if state.turn == seat => near(gems, 2) + rng.below(4),
        Action::Bid { gems } => near(gems, 1) + rng.below(3),
        Action::Guess { gems } | Action::Struggle { gems } => near(gems, 2) + rng.below(6),
        Action::Reconsider => 0,
        Action::Enter => 500,
        _ => 20 + rng.below(40),
    }
}

/// On as long as there are gems that make it likely.
fn climb_rank(state: &State, seat: Seat, gems: u8) -> u32 {
    let height = match state.phase {
        Phase::Tower { height, .. } => height,
        _ => state.player(seat).ladder,
    };
    let wanted = scoring::needed(state.board(), height).saturating_sub(2);
    if gems == wanted { 400 } else { 0 }
}

fn golden(name: &str, seats: u8, seed: u64) -> Golden<State> {
    Golden::new(format!("tests/golden/{name}.txt"), Config::new(seats), seed).whole_views(100).policy(
        |state, seat, legal, rng| {
            let ranks: Vec<u32> = legal.iter().map(|action| rank(state, seat, action, rng)).collect();
            let best = (0..legal.len()).max_by_key(|&place| ranks[place]).unwrap_or(0);
            if rng.below(12) == 0 { rng.below(legal.len() as u32) as usize } else { best }
        },
    )
}

/// The games that are kept.
fn all() -> [Golden<State>; 3] {
    [golden("standard-3", 3, THREE), golden("standard-4", 4, FOUR), golden("standard-6", 6, SIX)]
}

// Found by trying: short games in which everything occurs over all. Where a change of rules or components makes
// the last test fail, others have to be found.
const THREE: u64 = 4;
const FOUR: u64 = 182;
const SIX: u64 = 193;

#[test]
fn standard() {
    all().iter().for_each(Golden::check);
}

/// Over all of them every creature fights, and every object is tried.
#[test]
fn every_creature_and_every_object_occurs() {
    let text: String = all().iter().map(Golden::playthrough).collect();
    for creature in Creature::ALL {
        let opened = format!(r#""creature":"{creature}","winner""#);
        assert!(text.contains(&opened), "{creature} was never in a fight");
    }
    for kind in ObjectKind::ALL {
        let tried = |line: &str| line.contains(r#""kind":"tried""#) && line.contains(&format!(r#""{kind}-"#));
        assert!(text.lines().any(tried), "{kind} was never tried");
    }
}
