//! Hands scored a second, on one core: `cargo bench -p fantasy-realms --bench scoring`.
#![allow(missing_docs, reason = "criterion's macros make public items")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fabletop_core::GameRng;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::{Choices, Pool, best_choices, printed_total, score, worst_choices};
use fantasy_realms::solver::Query;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::hint::black_box;

const HANDS: usize = 10_000;

fn random_hands() -> Vec<CardSet> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut hand = || {
        let mut cards = Card::ALL;
        rng.shuffle(&mut cards);
        cards.into_iter().take(7).collect()
    };
    (0..HANDS).map(|_| hand()).collect()
}

fn scoring(criterion: &mut Criterion) {
    let hands = random_hands();
    let nothing = Pool::discard(CardSet::EMPTY);
    let mut group = criterion.benchmark_group("random seven-card hands");
    group.throughput(Throughput::Elements(HANDS as u64));
    let mut run = |name: &str, points: &dyn Fn(CardSet) -> i32| {
        group.bench_function(name, |bencher| {
            bencher.iter(|| hands.iter().map(|&hand| points(black_box(hand))).sum::<i32>());
        });
    };
    run("as printed, without choices", &printed_total);
    run("exact optimum over all choices", &|hand| best_choices(hand, nothing).total);
    run("exact worst over all choices", &|hand| worst_choices(hand, nothing).total);
    run("as printed, with every reason", &|hand| score(hand, &Choices::NONE).map_or(0, |score| score.total));
    group.finish();
}

fn solving(criterion: &mut Criterion) {
    let all = Query { size: 7, with: CardSet::EMPTY, without: CardSet::EMPTY, worst: false };
    let unit = all.units()[700];
    let mut group = criterion.benchmark_group("hands looked at by the solver");
    group.throughput(Throughput::Elements(all.search(&unit, || 385, |_| {})));
    group.bench_function("against a bar of 384", |bencher| {
        bencher.iter(|| all.search(black_box(&unit), || 384, |_| {}));
    });
    group.finish();
}

criterion_group!(benches, scoring, solving);
criterion_main!(benches);
