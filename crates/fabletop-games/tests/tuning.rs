//! Tuning is reproducible, comes back with a player that can play, and refuses what it cannot turn.

use fabletop_core::Budget;
use fabletop_games::{GameError, Mind, Player, Setup, Tuning, find};

fn tuning(start: Player) -> Tuning {
    let budget = Budget::Iterations(1);
    Tuning {
        setup: Setup { seats: 2, ..Setup::default() },
        start: (start, budget),
        against: (Player::plain(Mind::Random), budget),
        switches: false,
        tries: 4,
        deals: 2,
        fresh: 3,
        seed: 5,
    }
}

#[test]
fn the_same_seed_gives_the_same_settings() {
    let entry = find("via-magica").expect("the game");
    let tuning = tuning(Player::plain(Mind::Guided));
    let heard = std::sync::atomic::AtomicU64::new(0);
    let hear = |games| {
        heard.fetch_add(games, std::sync::atomic::Ordering::Relaxed);
    };
    let tuned = tuning.run(entry, &hear).expect("it can be tuned");
    // Four tries of two deals and twice three fresh ones, each in both rotations.
    assert_eq!((tuning.games(), heard.into_inner()), (28, 28));
    assert_eq!((tuned.before.games, tuned.after.games), (6, 6));
    entry.check_player(&tuned.player).expect("weights of this game");
    assert_eq!(tuning.run(entry, &|_| ()).expect("again"), tuned);
}

#[test]
fn what_cannot_be_tuned_is_refused() {
    let entry = find("via-magica").expect("the game");
    let greedy = tuning(Player::plain(Mind::Greedy)).run(entry, &|_| ());
    assert!(matches!(greedy, Err(GameError::NothingToTune)), "{greedy:?}");
    let mut weights = entry.weights();
    weights["towards"] = serde_json::json!([0.1]);
    let short = Player { weights: Some(weights), ..Player::plain(Mind::Guided) };
    match tuning(short).run(entry, &|_| ()) {
        Err(GameError::BadWeights { place, .. }) => assert_eq!(place, "/weights/towards"),
        other => panic!("{other:?}"),
    }
}
