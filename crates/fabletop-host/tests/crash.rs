//! The host is cut off at any moment; what it acknowledged is there afterwards.

use crate::support::*;
use fabletop_host::{Host, Visitor};
use fabletop_protocol::{NewTable, Request, TimeControl, Views};
use fabletop_store::Store;
use serde_json::Value;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

const LIVES: u64 = 12;
const TABLES: usize = 4;

/// What clients were told: for each table and seat the events, and how many actions were done.
#[derive(Default, Clone)]
struct Heard {
    events: Vec<Value>,
    done: usize,
}

fn plan() -> NewTable {
    NewTable { time: TimeControl::Clock { bank_seconds: 3600, turn_seconds: 60 }, ..two() }
}

async fn open(path: &Path) -> (Store, Host) {
    let store = Store::open(path).await.expect("opened");
    (store.clone(), Host::start(store, config()).await.expect("started"))
}

/// Plays a table until the runtime is taken away.
async fn play_on(host: Host, id: String, people: [Visitor; 2], heard: Arc<Mutex<[Heard; 2]>>, seed: u64) {
    let mut dice = Dice(seed);
    let mut players = Vec::new();
    for (index, who) in people.iter().enumerate() {
        let player = Player::connect(&host, &id, Some(who), None, Views::Always).await;
        let heard = heard.lock().expect("no panic")[index].clone();
        assert_eq!(player.events[..heard.events.len()], heard.events, "what was heard of is still there");
        players.push(player);
    }
    loop {
        let [a, b] = players.as_mut_slice() else { return };
        let Some(index) = asked(&mut [a, b]).await else { return };
        let action = players[index].some_action(&mut dice);
        let answer = players[index].ask(action).await;
        assert_eq!(answer["kind"], "done", "{answer}");
        let mut heard = heard.lock().expect("no panic");
        heard[index].done += 1;
        for (heard, player) in heard.iter_mut().zip(&players) {
            heard.events.clone_from(&player.events);
        }
    }
}

#[test]
fn nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("fabletop.db");
    let runtime = Runtime::new().expect("a runtime");
    let tables: Vec<(String, [Visitor; 2])> = runtime.block_on(async {
        let (store, host) = open(&path).await;
        let world = World { folder: tempfile::tempdir().expect("a folder"), store, host };
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
            let (id, _) = world.table(&[&ala, &borys], plan()).await;
            tables.push((id, [ala, borys]));
        }
        tables
    });
    runtime.shutdown_background();
    let heard: Vec<Arc<Mutex<[Heard; 2]>>> = tables.iter().map(|_| Arc::default()).collect();
    let mut bank = u64::MAX;
    for life in 0..LIVES {
        let runtime = Runtime::new().expect("a runtime");
        let store = runtime.block_on(async {
            let (store, host) = open(&path).await;
            let mut playing = Vec::new();
            for ((id, people), heard) in tables.iter().zip(&heard) {
                let play =
                    play_on(host.clone(), id.clone(), people.clone(), Arc::clone(heard), life * 31 + 7);
                playing.push(tokio::spawn(play));
            }
            tokio::time::sleep(Duration::from_millis(20 + life * 13 % 90)).await;
            for table in playing.into_iter().filter(JoinHandle::is_finished) {
                table.await.expect("played to its end");
            }
            store
        });
        // Everything stops where it is, in the middle of whatever.
        runtime.shutdown_background();
        drop(store);
        bank = bank.min(check(&path, &tables, &heard, bank));
    }
    let done: usize =
        heard.iter().map(|heard| heard.lock().expect("no panic").iter().map(|h| h.done).sum::<usize>()).sum();
    assert!(done > 50, "hardly anything happened: {done}");
}

/// Every acknowledged action is in the log, and the clocks went on from where they were.
fn check(path: &Path, tables: &[(String, [Visitor; 2])], heard: &[Arc<Mutex<[Heard; 2]>>], bank: u64) -> u64 {
    let runtime = Runtime::new().expect("a runtime");
    let left = runtime.block_on(async {
        let store = Store::open(path).await.expect("opened");
        let mut total = 0;
        for ((id, _), heard) in tables.iter().zip(heard) {
            let stored = store.load_match(id).await.expect("read").expect("stored");
            for seat in 0..2 {
                let mine = format!("{{\"seat\":{seat},\"action\"");
                let there = stored.steps.iter().filter(|step| step.line.starts_with(&mine)).count();
                let done = heard.lock().expect("no panic")[seat].done;
                assert!(there >= done, "{id}: {done} acknowledged, {there} stored");
            }
            let clock = stored.clock.unwrap_or_else(|| "{\"seats\":[]}".to_owned());
            let clock: Value = serde_json::from_str(&clock).expect("JSON");
            total += clock["seats"]
                .as_array()
                .expect("seats")
                .iter()
                .filter_map(|s| s["bank"].as_u64())
                .sum::<u64>();
        }
        store.close().await.expect("closed");
        total
    });
    assert!(left <= bank, "no clock gains time");
    left
}

#[tokio::test]
async fn a_failing_store_is_said_and_nothing_is_shown() {
    let world = world().await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
    play(&mut [&mut a, &mut b], &mut Dice(6), 3).await;
    let index = asked(&mut [&mut a, &mut b]).await.expect("somebody is asked");
    let (turn, other) = if index == 0 { (&mut a, &mut b) } else { (&mut b, &mut a) };
    other.ask_ok(Request::Ping).await;
    // Somebody else writes into the match: what the host wants to store does not follow any more.
    let stored = world.store.load_match(&id).await.expect("read").expect("stored");
    let (plies, line) = (stored.entry.plies, foreign_step(&stored));
    let write = fabletop_store::MatchWrite::new(id.clone(), 5).append(plies, vec![line]);
    world.store.write_match(write).await.expect("written");
    let action = turn.some_action(&mut Dice(2));
    assert_eq!(turn.refused(action).await, "store-failed");
    other.ask_ok(Request::Ping).await;
    turn.ask_ok(Request::Ping).await;
    let after = world.store.load_match(&id).await.expect("read").expect("stored");
    assert_eq!(after.steps.len() as u32, plies + 1, "only what was there");
    for (who, knows) in [(&ala, &a), (&borys, &b)] {
        let fresh = world.player(&id, who).await;
        assert_eq!(fresh.events, knows.events, "they know what the store says");
        assert_eq!(fresh.position["view"], knows.position["view"]);
    }
}

/// A legal step that the host has not made: the first legal action in the record's words.
fn foreign_step(stored: &fabletop_store::StoredMatch) -> String {
    let head: Value = serde_json::from_str(&stored.head).expect("JSON");
    let mut record = fabletop_table::Record::read(&head["record"].to_string()).expect("a record");
    record.add_steps(stored.steps.iter().map(|step| step.line.as_str())).expect("steps");
    let table = fabletop_games::find("fantasy-realms").expect("a game").load(&record).expect("a table");
    let seat = table.turn().seats.first().expect("somebody's turn");
    let legal = table.legal_actions(seat).expect("legal");
    format!("{{\"seat\":{},\"action\":{}}}", seat.0, legal[legal.len() - 1].action.json())
}
