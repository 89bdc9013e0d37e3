//! Random games a second, on one core: `cargo bench -p indaman --bench playout`.
#![allow(missing_docs, reason = "criterion's macros make public items")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fabletop_core::{Game, GameRng, Ignore, Turn};
use indaman::{Action, Config, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const GAMES: u64 = 100;

/// Plays `GAMES` games to the end; the answer is the number of decisions.
fn play(start: &State, legal: &mut Vec<Action>) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut decisions = 0;
    for _ in 0..GAMES {
        let mut state = start.clone();
        loop {
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = state.sample_chance(&mut rng);
                    state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
                }
                turn => {
                    let seat = turn.seats().first().expect("somebody decides");
                    legal.clear();
                    state.legal_actions(seat, legal);
                    let action = *rng.pick(legal).expect("something is legal");
                    state.apply(seat, &action, &mut Ignore).expect("it is legal");
                    decisions += 1;
                }
            }
        }
    }
    decisions
}

fn playouts(criterion: &mut Criterion) {
    let start = State::setup(&Config::new(4)).expect("four may play");
    let mut legal = Vec::with_capacity(256);

    let mut group = criterion.benchmark_group("random four-player games");
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("games", |bencher| bencher.iter(|| play(&start, &mut legal)));
    group.throughput(Throughput::Elements(play(&start, &mut legal)));
    group.bench_function("decisions", |bencher| bencher.iter(|| play(&start, &mut legal)));
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
