//! Golden playthroughs: every step and every viewer's view, for each variant.
//!
//! Written anew by `cargo xtask golden`; a difference is shown as one.

use fabletop_core::GameRng;
use fabletop_testkit::Golden;
use fantazja::building::Type;
use fantazja::{Action, Config, State, Variant};

/// Builds and uses powers where it can: random play leaves too much as Imagination.
fn golden(name: &str, config: Config, seed: u64) -> Golden<State> {
    Golden::new(format!("tests/golden/{name}.txt"), config, seed).policy(|_, _, legal, rng| {
        let wanted = match rng.below(6) {
            0 => |_: &Action| true,
            1 | 2 => |action: &Action| matches!(action, Action::Use { .. } | Action::Bury { .. }),
            _ => |action: &Action| matches!(action, Action::Build { .. } | Action::Bury { .. }),
        };
        let places: Vec<usize> = (0..legal.len()).filter(|&place| wanted(&legal[place])).collect();
        rng.pick(&places).copied().unwrap_or_else(|| rng.below(legal.len() as u32) as usize)
    })
}

#[test]
fn standard() {
    let golden = golden("standard-2", Config::new(), 2858);
    let text = golden.playthrough();
    for power in Type::ALL {
        assert!(text.contains(&format!(": use {power}\n")), "{power} is never used");
    }
    assert!(text.contains("\"kind\":\"dark-energy\"") && text.contains("\"kind\":\"bonus-gained\""));
    golden.check();
}

#[test]
fn teaching() {
    golden("teaching-2", Config::new().variant(Variant::Teaching), 8).check();
}
