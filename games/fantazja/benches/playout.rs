//! Random games a second, on one core: `cargo bench -p fantazja --bench playout`.
#![allow(missing_docs, reason = "criterion's macros make public items")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fabletop_core::Game;
use fabletop_testkit::play_out;
use fantazja::{Action, Config, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const GAMES: u64 = 1_000;

/// Plays `GAMES` games to the end; the answer is the number of decisions.
fn play(start: &State, legal: &mut Vec<Action>) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    (0..GAMES).map(|_| play_out(start, |_| false, legal, &mut rng)).sum()
}

fn playouts(criterion: &mut Criterion) {
    let start = State::setup(&Config::new()).expect("two may play");
    let mut legal = Vec::with_capacity(1024);

    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("games", |bencher| bencher.iter(|| play(&start, &mut legal)));
    group.throughput(Throughput::Elements(play(&start, &mut legal)));
    group.bench_function("decisions", |bencher| bencher.iter(|| play(&start, &mut legal)));
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
