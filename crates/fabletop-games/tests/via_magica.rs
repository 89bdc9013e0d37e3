//! What the registry says of Via Magica, and how well its greedy bot plays.

use fabletop_core::Budget;
use fabletop_games::{Report, Setup, SimulationRequest, find};

fn simulate(seats: usize, variant: Option<&str>, bots: &[&str], games: u64) -> Report {
    let request = SimulationRequest {
        setup: Setup { seats, variant: variant.map(str::to_owned), options: Vec::new() },
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        games,
        seed: 1,
        budget: Budget::Iterations(1),
        watched: false,
    };
    find("via-magica").and_then(|entry| entry.simulate(&request, &|_| {})).expect("the request is fine")
}

#[test]
fn everybody_may_sit_down_in_both_variants() {
    for seats in 2..=6 {
        for variant in ["standard", "first-game"] {
            let report = simulate(seats, Some(variant), &[], 64);
            assert_eq!((report.seats, report.games), (seats, 64));
            let report = simulate(seats, Some(variant), &["greedy"], 4);
            assert!(report.mean_winning_points > 30.0, "{report:?}");
        }
    }
}

#[test]
fn greedy_leaves_random_far_behind() {
    let report = simulate(2, None, &["greedy", "random"], 60);
    assert!(report.win_rate_by_seat[0] > 0.98, "{report:?}");
    let report = simulate(4, None, &["random", "greedy", "random", "random"], 60);
    assert!(report.win_rate_by_seat[1] > 0.98, "{report:?}");
}

#[test]
fn four_greedy_bots_play_a_game_like_people() {
    let report = simulate(4, None, &["greedy"], 100);
    // About 36 rounds of up to four choices, and some ten openings with theirs.
    assert!((80.0..200.0).contains(&report.mean_length), "{report:?}");
    assert!((55.0..80.0).contains(&report.mean_winning_points), "{report:?}");
}

#[test]
fn greedy_repeats_itself() {
    let (one, two) = (simulate(3, None, &["greedy"], 20), simulate(3, None, &["greedy"], 20));
    assert_eq!((one.decisions, one.mean_points_by_seat), (two.decisions, two.mean_points_by_seat));
}
