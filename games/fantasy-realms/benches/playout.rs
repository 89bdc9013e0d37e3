//! Random games a second, on one core: `cargo bench -p fantasy-realms --bench playout`.
#![allow(missing_docs, reason = "criterion's macros make public items")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fabletop_core::Game;
use fabletop_testkit::play_out;
use fantasy_realms::config::{Options, WhoChooses};
use fantasy_realms::state::Phase;
use fantasy_realms::{Action, Config, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const GAMES: u64 = 1_000;

/// The last discard, after which all hands are scored.
fn is_last(state: &State) -> bool {
    state.discard.len() == 9 && matches!(state.phase, Phase::Discard(_))
}

/// Plays `GAMES` games until `stop`; the answer is the number of decisions.
fn play(start: &State, legal: &mut Vec<Action>, stop: impl Fn(&State) -> bool) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    (0..GAMES).map(|_| play_out(start, &stop, legal, &mut rng)).sum()
}

fn playouts(criterion: &mut Criterion) {
    let options = Options { choices: WhoChooses::Best, ..Options::default() };
    let start = State::setup(&Config { options, ..Config::new(4) }).expect("four may play");
    let mut legal = Vec::with_capacity(64);

    let mut group = criterion.benchmark_group("random four-player games");
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("games, hands scored exactly", |bencher| {
        bencher.iter(|| play(&start, &mut legal, |state| state.phase == Phase::Over));
    });
    group.throughput(Throughput::Elements(play(&start, &mut legal, is_last)));
    group.bench_function("decisions, without the scoring", |bencher| {
        bencher.iter(|| play(&start, &mut legal, is_last));
    });
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
