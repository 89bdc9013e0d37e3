//! What is known of a game beyond its rules.

use fabletop_core::{Game, GameRng, MAX_SEATS, Outcome, Seat, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of everything that is thought about; matches have another one.
pub type ThoughtRng = Xoshiro256PlusPlus;

/// How much of a victory each seat has, or can hope for: 0 is lost, 1 is won.
pub type Standings = [f32; MAX_SEATS];

/// How positions stand, and what players are inclined to do. It is asked about positions that were made up from
/// what somebody sees; what it says of a seat should rest on what that seat would see there.
pub trait Knowledge<G: Game>: Send {
    /// A seat begins to think about what it sees.
    fn attend(&mut self, _seat: Seat, _view: &G::View) {}

    /// How the seats stand in a position that is not over. May play on in its own way, by this luck.
    fn standings(&mut self, position: &G, rng: &mut ThoughtRng) -> Standings;

    /// Whether a position can be judged: not in the middle of something.
    fn is_quiet(&self, position: &G) -> bool {
        matches!(position.turn(), Turn::Seats(_))
    }

    /// What the end is worth.
    fn rewards(&mut self, outcome: &Outcome) -> Standings {
        shares(outcome)
    }

    /// How much a good player is inclined to each of `legal`, in any unit; all the same unless said otherwise.
    fn inclinations(&mut self, _position: &G, _seat: Seat, legal: &[G::Action], weights: &mut Vec<f32>) {
        weights.extend(legal.iter().map(|_| 1.0));
    }

    /// What a quick player does: a place in `legal`, which is never empty.
    fn play(&mut self, _position: &G, _seat: Seat, legal: &[G::Action], rng: &mut ThoughtRng) -> usize {
        rng.below(legal.len() as u32) as usize
    }
}

/// Everybody's share of the victory.
pub fn shares(outcome: &Outcome) -> Standings {
    let winners = outcome.winners();
    let mut shares = [0.0; MAX_SEATS];
    for seat in winners.iter() {
        shares[seat.index()] = 1.0 / winners.len() as f32;
    }
    shares
}

/// Knows the rules and nothing else: a position that is not over is worth the same to all.
pub struct Uninformed;

impl<G: Game> Knowledge<G> for Uninformed {
    fn standings(&mut self, position: &G, _: &mut ThoughtRng) -> Standings {
        [1.0 / position.seats().max(1) as f32; MAX_SEATS]
    }
}

impl<G: Game> Knowledge<G> for Box<dyn Knowledge<G>> {
    fn attend(&mut self, seat: Seat, view: &G::View) {
        (**self).attend(seat, view);
    }

    fn standings(&mut self, position: &G, rng: &mut ThoughtRng) -> Standings {
        (**self).standings(position, rng)
    }

    fn is_quiet(&self, position: &G) -> bool {
        (**self).is_quiet(position)
    }

    fn rewards(&mut self, outcome: &Outcome) -> Standings {
        (**self).rewards(outcome)
    }

    fn inclinations(&mut self, position: &G, seat: Seat, legal: &[G::Action], weights: &mut Vec<f32>) {
        (**self).inclinations(position, seat, legal, weights);
    }

    fn play(&mut self, position: &G, seat: Seat, legal: &[G::Action], rng: &mut ThoughtRng) -> usize {
        (**self).play(position, seat, legal, rng)
    }
}
