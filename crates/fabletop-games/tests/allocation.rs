//! A search allocates for its tree, which grows by doubling, and for nothing else while it walks.

use allocation_counter::measure;
use fabletop_bots::search::{Search, Selection, Switches, Trees};
use fabletop_bots::{Flat, Sampling, Thinker};
use fabletop_core::{Budget, Game, Ignore, Seat, Turn, Viewer};
use fabletop_games::Catalogued;
use fantasy_realms::{Action, Config, State, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Growing lists are doubled now and then; with one allocation an iteration there would be thousands more.
const DOUBLINGS: u64 = 100;

/// A decision of the second round.
fn decision() -> (Seat, View, Vec<Action>) {
    let mut state = State::setup(&Config::new(4)).expect("four may play");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut legal = Vec::new();
    let mut decisions = 0;
    loop {
        match state.turn() {
            Turn::Chance => {
                let chance = state.sample_chance(&mut rng);
                state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
            }
            turn => {
                let seat = turn.seats().first().expect("somebody decides");
                legal.clear();
                state.legal_actions(seat, &mut legal);
                if decisions == 10 {
                    return (seat, state.view(Viewer::Seat(seat)), legal);
                }
                decisions += 1;
                state.apply(seat, &legal[0], &mut Ignore).expect("it is legal");
            }
        }
    }
}

/// How many more allocations 4,000 iterations take than 1,000.
fn more(thinker: &mut impl Thinker<State>) -> u64 {
    let (seat, view, legal) = decision();
    let mut think = |iterations| {
        measure(|| drop(thinker.think(seat, &view, &legal, Budget::Iterations(iterations)))).count_total
    };
    think(4_000);
    let few = think(1_000);
    think(4_000).saturating_sub(few)
}

#[test]
fn walking_allocates_nothing() {
    let weights = {
        let mut as_it_is = State::weights();
        as_it_is["ahead"] = 0.into();
        as_it_is
    };
    for trees in [Trees::Single, Trees::Own] {
        let selection = Selection::Ucb1Tuned(1.0);
        let switches = Switches { trees, selection, depth: 4, beyond: 0, ..Switches::default() };
        let mut search = Search::<State, _>::new(switches, || State::knowledge(Some(&weights)), 1);
        let more = more(&mut search);
        assert!(more < DOUBLINGS, "{trees:?}: {more} more");
    }
}

#[test]
fn sampling_allocates_nothing_more_for_more_samples() {
    let sampling = Sampling { horizon: 2, ..Sampling::default() };
    let more = more(&mut Flat::new(sampling, State::knowledge(None), 1));
    assert!(more < DOUBLINGS, "{more} more");
}
