//! Goldens: what is written compares equal, what differs is shown, what is missing is said.

use fabletop_testkit::dummy::{Config, Dummy};
use fabletop_testkit::{Golden, GoldenDifference};
use std::fs;
use std::path::{Path, PathBuf};

/// A file of this test alone.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn difference(golden: &Golden<Dummy>) -> GoldenDifference {
    golden.compare().expect_err("the file was changed")
}

#[test]
fn a_rewritten_file_compares_equal() {
    let path = scratch("rewritten/haggling-3.txt");
    let golden = Golden::<Dummy>::new(&path, Config::haggling(3), 3);
    golden.rewrite().expect("a folder of our own");
    assert_eq!(golden.compare(), Ok(()));
    let windows = golden.playthrough().replace('\n', "\r\n");
    fs::write(&path, windows).expect("a folder of our own");
    assert_eq!(golden.compare(), Ok(()), "a checkout with other line ends is the same golden");
}

#[test]
fn a_changed_line_shows_with_the_command_to_accept_it() {
    let path = scratch("changed-2.txt");
    let golden = Golden::<Dummy>::new(&path, Config::open(2), 3);
    let changed = golden.playthrough().replace("rules: 1", "rules: 0");
    fs::write(&path, changed).expect("a folder of our own");
    let text = difference(&golden).to_string();
    let accept = "FABLETOP_GOLDEN=rewrite cargo test -p fabletop-testkit";
    for part in ["changed-2.txt", "-rules: 0", "+rules: 1", accept] {
        assert!(text.contains(part), "{part:?} is missing in\n{text}");
    }
}

#[test]
fn a_missing_file_is_a_long_difference_cut_short() {
    let golden = Golden::<Dummy>::new(scratch("missing.txt"), Config::haggling(4), 3).timed_actions(20);
    let diff = difference(&golden).diff;
    assert_eq!(diff.lines().count(), 61);
    assert!(diff.ends_with(" more lines)\n"), "{diff}");
}

#[test]
fn the_seed_and_the_policy_decide_the_text() {
    let text = |seed| Golden::<Dummy>::new("unused", Config::closed(2), seed).playthrough();
    assert_eq!(text(1), text(1));
    assert_ne!(text(1), text(2));
    let zero = Golden::<Dummy>::new("unused", Config::closed(2), 1).policy(|_, _, _, _| 0).playthrough();
    assert_eq!(zero.matches(": bid 0").count(), 2);
}

#[test]
fn between_whole_views_there_are_changes() {
    let golden =
        |every| Golden::<Dummy>::new("unused", Config::haggling(3), 1).whole_views(every).playthrough();
    let (whole, brief) = (golden(1), golden(1_000));
    let game = |text: &str| -> Vec<String> {
        let told = |line: &&str| !line.starts_with("  ") || line.starts_with("  event");
        text.lines().filter(told).map(str::to_owned).collect()
    };
    assert_eq!(game(&whole), game(&brief), "the same game");
    assert!(!whole.contains(", changed:") && brief.contains(", changed:"));
    let mut changed = brief.lines().filter_map(|line| line.strip_prefix("  + "));
    assert!(changed.all(|line| whole.contains(line)), "what is new is in a view");
    let end = |text: &str| text.rsplit("\n\n").nth(1).map(str::to_owned);
    assert!(end(&whole).is_some_and(|views| end(&brief) == Some(views)), "at the end they are whole again");
}
