//! A process that appends is killed at any moment; every step it acknowledged is there afterwards.
//!
//! The program starts itself again as the process to be killed, hence no test harness.

use fabletop_store::{MatchState, MatchWrite, NewMatch, Store};
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

const ROUNDS: usize = 12;
const MATCHES: usize = 16;
/// Names the file to the process that is to be killed.
const APPEND_TO: &str = "FABLETOP_STORE_TEST_APPEND_TO";

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if let Some(path) = std::env::var_os(APPEND_TO) {
        return runtime.block_on(append(Path::new(&path)));
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("fabletop.db");
    let mut acknowledged = HashMap::new();
    for round in 0..ROUNDS {
        let before: u32 = acknowledged.values().sum();
        kill_one(&path, &mut acknowledged);
        assert!(acknowledged.values().sum::<u32>() > before, "round {round}: nothing was stored");
        runtime.block_on(check(&path, &acknowledged));
    }
    println!("{ROUNDS} kills, {} acknowledged steps, none lost", acknowledged.values().sum::<u32>());
}

/// Appends for ever, several matches at once, and prints every acknowledged step.
async fn append(path: &Path) {
    let store = Store::open(path).await.expect("opened");
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..MATCHES {
        let (store, id) = (store.clone(), format!("m{number}"));
        tasks.spawn(async move {
            if store.load_match(&id).await.expect("read").is_none() {
                store.create_match(new_match(&id)).await.expect("stored");
            }
            let next = store.match_entry(&id).await.expect("read").expect("a match").plies;
            for ply in next.. {
                let summary = Some(format!("{}", ply + 1));
                let write = MatchWrite::new(&*id, 1).append(ply, vec![format!("step {ply}")]);
                store.write_match(MatchWrite { summary, ..write }).await.expect("stored");
                println!("{id} {ply}");
            }
        });
    }
    tasks.join_all().await;
}

fn new_match(id: &str) -> NewMatch {
    NewMatch {
        id: id.into(),
        game: "any".into(),
        head: "{}".into(),
        state: MatchState::Playing,
        listed: true,
        clock: None,
        summary: "0".into(),
        host: None,
        seats: Vec::new(),
        lines: Vec::new(),
        at: 1,
    }
}

/// Lets a process append for a while and kills it; notes how many steps of each match it acknowledged.
fn kill_one(path: &Path, acknowledged: &mut HashMap<String, u32>) {
    let program = std::env::current_exe().expect("this program");
    let mut child =
        Command::new(program).env(APPEND_TO, path).stdout(Stdio::piped()).spawn().expect("a process");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let mut note = |line: String| {
        // The kill may cut the last line.
        if let Some((id, Ok(ply))) = line.split_once(' ').map(|(id, ply)| (id, ply.parse::<u32>())) {
            acknowledged.insert(id.to_owned(), ply + 1);
        }
    };
    note(lines.next().expect("a first step").expect("text"));
    let killer = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_micros(RandomState::new().hash_one(0) % 200_000));
        child.kill().expect("killed");
        child.wait().expect("ended")
    });
    // A cut line could be read as a smaller step, which asks for less and is no harm.
    lines.map_while(Result::ok).for_each(&mut note);
    assert!(!killer.join().expect("no panic").success());
}

async fn check(path: &Path, acknowledged: &HashMap<String, u32>) {
    let store = Store::open(path).await.expect("opened after the kill");
    for (id, steps) in acknowledged {
        let stored = store.load_match(id).await.expect("read").expect("a match");
        let found = stored.steps.len();
        assert!(found >= *steps as usize, "{id}: {steps} steps were acknowledged, {found} are there");
        for (ply, step) in stored.steps.iter().enumerate() {
            assert_eq!(step.line, format!("step {ply}"), "{id}");
        }
        assert_eq!(stored.entry.plies as usize, found, "{id}");
        assert_eq!(stored.entry.summary, format!("{found}"), "{id}: a write is stored as a whole");
    }
    store.close().await.expect("closed");
}
