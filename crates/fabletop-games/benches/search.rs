//! Search iterations a second, on one core: `cargo bench -p fabletop-games --bench search`.
#![allow(missing_docs, reason = "criterion's macros make public items")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fabletop_bots::search::{Search, Selection, Switches, Trees};
use fabletop_bots::{Flat, Sampling, Thinker};
use fabletop_core::{Budget, Game, Ignore, Seat, Turn, Viewer};
use fabletop_games::Catalogued;
use fantasy_realms::{Action, Config, State, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const ITERATIONS: u32 = 20_000;

/// The beginning of a turn in the middle of a game, when half of the cards lie there that end it.
fn decision() -> (Seat, View, Vec<Action>) {
    let mut state = State::setup(&Config::new(4)).expect("four may play");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::new();
    loop {
        while state.turn() == Turn::Chance {
            let chance = state.sample_chance(&mut rng);
            state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
        }
        let seat = state.turn().seats().first().expect("somebody decides");
        legal.clear();
        state.legal_actions(seat, &mut legal);
        if state.discard.len() == 5 {
            return (seat, state.view(Viewer::Seat(seat)), legal);
        }
        state.apply(seat, &legal[0], &mut Ignore).expect("it is legal");
    }
}

fn searches(criterion: &mut Criterion) {
    let (seat, view, legal) = decision();
    // A hand is counted as it is.
    let mut as_it_is = State::weights();
    as_it_is["ahead"] = 0.into();
    as_it_is["practice"] = 0.0.into();
    let budget = Budget::Iterations(ITERATIONS);
    let switches = Switches {
        trees: Trees::Single,
        selection: Selection::Ucb1Tuned(1.0),
        depth: 4,
        beyond: 0,
        ..Switches::default()
    };
    let mut group = criterion.benchmark_group("Fantasy Realms, four players");
    group.throughput(Throughput::Elements(u64::from(ITERATIONS)));
    group.sample_size(10);
    group.bench_function("tree search, four decisions deep, hands as they are", |bencher| {
        let mut search = Search::<State, _>::new(switches, || State::knowledge(Some(&as_it_is)), 1);
        bencher.iter(|| search.think(seat, &view, &legal, budget));
    });
    group.bench_function("sampling, one step ahead, hands as they are", |bencher| {
        let sampling = Sampling { horizon: 0, ..Sampling::default() };
        let mut flat = Flat::new(sampling, State::knowledge(Some(&as_it_is)), 1);
        bencher.iter(|| Thinker::<State>::think(&mut flat, seat, &view, &legal, budget));
    });
    group.finish();
}

criterion_group!(benches, searches);
criterion_main!(benches);
