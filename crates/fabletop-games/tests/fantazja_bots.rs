//! How well the greedy bot of Fantazja plays.

use fabletop_core::Budget;
use fabletop_games::{Report, Setup, SimulationRequest, find};

fn simulate(variant: &str, bots: &[&str], games: u64) -> Report {
    let request = SimulationRequest {
        setup: Setup { seats: 2, variant: Some(variant.to_owned()), options: Vec::new() },
        bots: bots.iter().map(|&bot| bot.to_owned()).collect(),
        games,
        seed: 1,
        budget: Budget::Iterations(1),
        watched: true,
    };
    find("fantazja").and_then(|entry| entry.simulate(&request, &|_| {})).expect("the request is fine")
}

#[test]
fn greedy_leaves_random_far_behind() {
    for variant in ["standard", "teaching"] {
        let report = simulate(variant, &["greedy", "random"], 60);
        assert!(report.win_rate_by_seat[0] > 0.95, "{report:?}");
        let report = simulate(variant, &["random", "greedy"], 60);
        assert!(report.win_rate_by_seat[1] > 0.95, "{report:?}");
    }
}

#[test]
fn two_greedy_bots_play_a_whole_game() {
    let report = simulate("standard", &["greedy"], 60);
    assert!((14.0..32.0).contains(&report.mean_winning_points), "{report:?}");
    let seen = report.happenings.expect("it was watched");
    let powers = &seen.events["power-used"].words["power"];
    for power in ["residential", "production", "military", "magic", "special"] {
        assert!(powers[power] > 0.5, "{power} is hardly ever used: {powers:?}");
    }
    for event in ["imagined", "bonus-gained", "dark-energy", "swapped", "guarded", "buried"] {
        assert!(seen.events[event].mean > 0.2, "{event} hardly ever happens");
    }
    let stacked = &seen.events["built"].words["tile.building"];
    assert!(stacked["magic-2"] > 0.5 && stacked["magic-3"] > 0.2, "{stacked:?}");
}

#[test]
fn greedy_repeats_itself() {
    let (one, two) = (simulate("standard", &["greedy"], 20), simulate("standard", &["greedy"], 20));
    assert_eq!((one.decisions, one.mean_points_by_seat), (two.decisions, two.mean_points_by_seat));
}
