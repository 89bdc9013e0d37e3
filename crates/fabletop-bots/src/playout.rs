//! Random play to the end, as fast as the rules allow.

use fabletop_core::{Game, GameRng, Ignore, Outcome, SeatSet, Sink, Turn};

/// Plays positions out with uniformly random decisions. Keeps its list of actions, so that a playout
/// allocates nothing once the list has grown.
pub struct Playout<G: Game> {
    legal: Vec<G::Action>,
    /// Decisions made in all playouts so far.
    pub decisions: u64,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Playout<G> {
        Playout { legal: Vec::with_capacity(64), decisions: 0 }
    }
}

impl<G: Game> Playout<G> {
    /// Plays to the end. A timed turn ends after as many decisions as it has seconds.
    pub fn run(&mut self, game: &mut G, rng: &mut impl GameRng) -> Outcome {
        self.run_watched(game, rng, &mut Ignore)
    }

    /// The same, and `events` hears what happens.
    pub fn run_watched(
        &mut self,
        game: &mut G,
        rng: &mut impl GameRng,
        events: &mut impl Sink<G::Event>,
    ) -> Outcome {
        loop {
            match game.turn() {
                Turn::Over(outcome) => return outcome,
                Turn::Chance => chance(game, rng, events),
                Turn::Seats(seats) => self.decide(game, seats, rng, events),
                Turn::Timed { seats, seconds } => {
                    for _ in 0..seconds {
                        self.decide(game, seats, rng, events);
                    }
                    game.time_up(events).unwrap_or_else(|_| unreachable!("the turn is timed"));
                }
            }
        }
    }

    fn decide(
        &mut self,
        game: &mut G,
        seats: SeatSet,
        rng: &mut impl GameRng,
        events: &mut impl Sink<G::Event>,
    ) {
        let seat = if seats.len() == 1 {
            seats.first()
        } else {
            seats.iter().nth(rng.below(seats.len().max(1) as u32) as usize)
        };
        let Some(seat) = seat else { return };
        self.legal.clear();
        game.legal_actions(seat, &mut self.legal);
        if let Some(action) = rng.pick(&self.legal) {
            game.apply(seat, action, events).unwrap_or_else(|_| unreachable!("the action is legal"));
            self.decisions += 1;
        }
    }
}

/// Lets luck decide.
pub(crate) fn chance<G: Game>(game: &mut G, rng: &mut impl GameRng, events: &mut impl Sink<G::Event>) {
    let chance = game.sample_chance(rng);
    game.apply_chance(&chance, events).unwrap_or_else(|_| unreachable!("luck keeps to the rules"));
}
