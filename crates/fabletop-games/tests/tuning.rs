//! Tuning is reproducible, comes back with a player that can play, and refuses what it cannot turn.

use fabletop_core::Budget;
use fabletop_games::{GameError, Mind, Player, Quest, Setup, Tuned, Tuning, find};

fn tuning(start: Player) -> Tuning {
    let budget = Budget::Iterations(1);
    Tuning {
        setup: Setup { seats: 2, ..Setup::default() },
        start: (start, budget),
        against: (Player::plain(Mind::Random), budget),
        quest: Quest::Weights,
        tries: 4,
        deals: 2,
        fresh: 3,
        seed: 5,
    }
}

#[test]
fn the_same_seed_gives_the_same_settings() {
    // Four tries of two deals and twice three fresh ones, each in both rotations.
    reproducible(&tuning(Player::plain(Mind::Guided)), 28);
}

#[test]
fn weights_that_change_together_are_reproducible_too() {
    // Two broods of 16 instead of 20 tries, in two deals; and the fresh ones.
    let tuning = Tuning { quest: Quest::Evolution, tries: 20, ..tuning(Player::plain(Mind::Guided)) };
    let tuned = reproducible(&tuning, 2 * (32 * 2 + 6));
    let entry = find("via-magica").expect("the game");
    let (before, after) = (entry.weights(), tuned.player.weights.expect("weights"));
    let differ = |name: &&String| before[name.as_str()] != after[name.as_str()];
    let names: Vec<&String> = before.as_object().expect("weights").keys().collect();
    assert!(names.iter().filter(|name| differ(name)).count() > names.len() / 2, "{before} became {after}");
}

fn reproducible(tuning: &Tuning, games: u64) -> Tuned {
    let entry = find("via-magica").expect("the game");
    let heard = std::sync::atomic::AtomicU64::new(0);
    let hear = |games| {
        heard.fetch_add(games, std::sync::atomic::Ordering::Relaxed);
    };
    let tuned = tuning.run(entry, &hear).expect("it can be tuned");
    assert_eq!((tuning.games(), heard.into_inner()), (games, games));
    assert_eq!((tuned.before.games, tuned.after.games), (6, 6));
    entry.check_player(&tuned.player).expect("weights of this game");
    assert_eq!(tuning.run(entry, &|_| ()).expect("again"), tuned);
    tuned
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
