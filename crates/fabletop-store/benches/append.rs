//! Durable appends a second: 500 callers who share transactions, and one caller whose every append is a
//! transaction of its own.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fabletop_store::{MatchState, MatchWrite, NewMatch, Store};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

const CALLERS: usize = 500;
/// How many steps each caller appends in one measured round, one after the other.
const STEPS: u32 = 8;
/// As long as a usual step with its time, and what a list shows of a table.
const LINE: &str = r#"{"act":{"seat":2,"action":{"take":{"card":"dwarvish-infantry"}}}}"#;
const SUMMARY: &str = r#"{"game":"fantasy-realms","variant":"base","seats":[{"name":"Ada"},{"name":"Ben"},{"name":"Cleo"},{"bot":"greedy"}],"turn":[2],"round":4}"#;

async fn create(store: &Store, id: &str) {
    let new = NewMatch {
        id: id.into(),
        game: "fantasy-realms".into(),
        head: SUMMARY.repeat(5),
        state: MatchState::Playing,
        listed: true,
        clock: None,
        summary: SUMMARY.into(),
        host: None,
        seats: Vec::new(),
        lines: Vec::new(),
        at: 1,
    };
    store.create_match(new).await.expect("stored");
}

/// A caller waits for each append before the next one, as a table does.
async fn append(store: &Store, id: &str, steps: std::ops::Range<u32>) {
    for ply in steps {
        let write = MatchWrite::new(id, 1).append(ply, vec![LINE.into()]);
        let write = MatchWrite { summary: Some(SUMMARY.into()), ..write };
        store.write_match(write).await.expect("stored");
    }
}

async fn all_append(store: &Store, callers: usize, steps: std::ops::Range<u32>) {
    let mut tasks = JoinSet::new();
    for caller in 0..callers {
        let (store, steps) = (store.clone(), steps.clone());
        tasks.spawn(async move { append(&store, &format!("{callers}-{caller}"), steps).await });
    }
    tasks.join_all().await;
}

fn appends(criterion: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a temporary folder");
    let store = runtime.block_on(Store::open(&folder.path().join("fabletop.db"))).expect("a store");
    let mut group = criterion.benchmark_group("append");
    group.sample_size(10);
    for (name, callers) in [("group commit, 500 callers", CALLERS), ("a transaction each", 1)] {
        runtime.block_on(async {
            for caller in 0..callers {
                create(&store, &format!("{callers}-{caller}")).await;
            }
        });
        let mut next = 0;
        group.throughput(Throughput::Elements(callers as u64 * u64::from(STEPS)));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                runtime.block_on(all_append(&store, callers, next..next + STEPS));
                next += STEPS;
            });
        });
    }
    group.finish();
    runtime.block_on(store.close()).expect("closed");
}

criterion_group!(benches, appends);
criterion_main!(benches);
