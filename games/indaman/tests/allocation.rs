//! A playout allocates nothing after set-up.

use fabletop_core::{Game, GameRng, Ignore, Turn};
use indaman::{Config, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn playouts_do_not_allocate() {
    let start = State::setup(&Config::new(4)).expect("four may play");
    let mut legal = Vec::with_capacity(512);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut decisions = 0;
    let measured = allocation_counter::measure(|| {
        for _ in 0..20 {
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
                        state.legal_actions(seat, &mut legal);
                        let action = *rng.pick(&legal).expect("something is legal");
                        state.apply(seat, &action, &mut Ignore).expect("it is legal");
                        decisions += 1;
                    }
                }
            }
        }
    });
    assert!(decisions > 10_000, "games were played: {decisions} decisions");
    assert_eq!(measured.count_total, 0, "allocations in {decisions} decisions");
}
