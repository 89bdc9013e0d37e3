//! Knowledge from games that were played: how a position stands is what a network made of them.

use crate::knowledge::{Knowledge, Standings, ThoughtRng};
use crate::net::Net;
use fabletop_core::{Game, Outcome, Seat};

/// What a network is told of a game.
pub trait Aspects<G: Game>: Send + Sync + 'static {
    /// How many numbers that are.
    const COUNT: usize;
    /// Points ahead that almost win, if points say how well one did beyond winning.
    const LEAD: Option<f64>;

    /// Adds them: what there is to see for that seat, and of the others as far as it is compared with them.
    fn describe(position: &G, seat: Seat, aspects: &mut Vec<f32>);

    /// Whether a network is asked about such a position.
    fn is_quiet(position: &G) -> bool;
}

/// One number for each of `count` cases: 1 for the case that it is, the last one for all beyond.
pub fn one_of(number: usize, count: usize, aspects: &mut Vec<f32>) {
    aspects.extend((0..count).map(|other| f32::from(u8::from(other == number.min(count - 1)))));
}

/// Everything a network is told of a position, from every seat.
pub(crate) fn described<G: Game, A: Aspects<G>>(position: &G, aspects: &mut Vec<f32>) {
    for seat in Seat::all(position.seats()) {
        A::describe(position, seat, aspects);
        debug_assert_eq!(aspects.len(), (seat.index() + 1) * A::COUNT, "{seat:?} has other aspects");
    }
}

/// Plays as `K` does, and judges positions by a network.
pub struct Learned<K, A> {
    plays: K,
    net: Net,
    aspects: Vec<f32>,
    of: core::marker::PhantomData<A>,
}

impl<K, A> Learned<K, A> {
    /// With this network.
    pub fn new(plays: K, net: Net) -> Learned<K, A> {
        Learned { plays, net, aspects: Vec::new(), of: core::marker::PhantomData }
    }
}

impl<G: Game, K: Knowledge<G>, A: Aspects<G>> Knowledge<G> for Learned<K, A> {
    fn attend(&mut self, seat: Seat, view: &G::View) {
        self.plays.attend(seat, view);
    }

    fn standings(&mut self, position: &G, _: &mut ThoughtRng) -> Standings {
        self.aspects.clear();
        described::<G, A>(position, &mut self.aspects);
        self.net.standings(&self.aspects)
    }

    fn is_quiet(&self, position: &G) -> bool {
        A::is_quiet(position)
    }

    fn rewards(&mut self, outcome: &Outcome) -> Standings {
        self.plays.rewards(outcome)
    }

    fn inclinations(&mut self, position: &G, seat: Seat, legal: &[G::Action], weights: &mut Vec<f32>) {
        self.plays.inclinations(position, seat, legal, weights);
    }

    fn play(&mut self, position: &G, seat: Seat, legal: &[G::Action], rng: &mut ThoughtRng) -> usize {
        self.plays.play(position, seat, legal, rng)
    }
}

/// Nothing: the game has no network.
pub struct NoAspects;

impl<G: Game> Aspects<G> for NoAspects {
    const COUNT: usize = 0;
    const LEAD: Option<f64> = None;

    fn describe(_: &G, _: Seat, _: &mut Vec<f32>) {}

    fn is_quiet(_: &G) -> bool {
        false
    }
}
