//! Random games as fast as the rules allow: for benches, and for counting allocations.

use fabletop_core::{Game, GameRng, Ignore, Turn};

/// Plays on from `start` by uniformly random choices until `stop`, or to the end; how many decisions were made.
/// Allocates nothing of its own once `legal` has grown. Not for timed turns, which only a clock ends.
pub fn play_out<G: Game>(
    start: &G,
    stop: impl Fn(&G) -> bool,
    legal: &mut Vec<G::Action>,
    rng: &mut impl GameRng,
) -> u64 {
    let mut state = start.clone();
    let mut decisions = 0;
    while !stop(&state) {
        match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let chance = state.sample_chance(rng);
                state.apply_chance(&chance, &mut Ignore).expect("luck keeps to the rules");
            }
            turn => {
                let seat = turn.seats().first().expect("somebody decides");
                legal.clear();
                state.legal_actions(seat, legal);
                let action = rng.pick(legal).expect("something is legal");
                state.apply(seat, action, &mut Ignore).expect("it is legal");
                decisions += 1;
            }
        }
    }
    decisions
}
