//! Who decides in the tests: chance and seats by a seeded generator, the clock after some actions.

use crate::Step;
use fabletop_core::{Game, GameRng, Seat, SeatSet, Turn};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Chooses one of a seat's legal actions by its index.
///
/// Uniform play reaches little of some games (nobody random climbs a tower); a policy that prefers
/// what moves the game on reaches more.
pub type Policy<G> = Box<dyn Fn(&G, Seat, &[<G as Game>::Action], &mut Xoshiro256PlusPlus) -> usize>;

/// Every legal action alike.
pub(crate) fn uniform_policy<G: Game>() -> Policy<G> {
    Box::new(|_, _, legal, rng| rng.below(legal.len() as u32) as usize)
}

/// A choice that may be taken back is taken back before one decision in so many.
const RECONSIDER_ONE_IN: u32 = 8;
/// How many choices are taken back in one game, so that it ends.
const MOST_RECONSIDERED: u32 = 30;

/// After how many actions a timed turn's clock runs out.
#[derive(Clone, Copy)]
pub(crate) enum Patience {
    UpTo(u32),
    Exactly(u32),
}

impl Patience {
    fn draw(self, rng: &mut impl GameRng) -> u32 {
        match self {
            Patience::UpTo(limit) => rng.below(limit + 1),
            Patience::Exactly(count) => count,
        }
    }
}

/// Plays one game, remembering how long the running clock still goes.
pub(crate) struct Driver<'a, G: Game> {
    policy: &'a Policy<G>,
    patience: Patience,
    timed_actions_left: Option<u32>,
    reconsidered: u32,
}

impl<'a, G: Game> Driver<'a, G> {
    pub(crate) fn new(policy: &'a Policy<G>, patience: Patience) -> Driver<'a, G> {
        Driver { policy, patience, timed_actions_left: None, reconsidered: 0 }
    }

    /// What happens next; nothing once the game is over.
    ///
    /// Panics if the game waits for seats that have no legal action.
    pub(crate) fn next_step(&mut self, state: &G, rng: &mut Xoshiro256PlusPlus) -> Option<Step<G>> {
        match state.turn() {
            Turn::Over(_) => None,
            Turn::Chance => Some(Step::Chance(state.sample_chance(rng))),
            Turn::Seats(seats) => {
                self.timed_actions_left = None;
                let step = self.reconsider(state, rng).or_else(|| self.decide(state, seats, rng));
                assert!(step.is_some(), "{}: none of {seats:?} has a legal action in {state:?}", G::ID);
                step
            }
            Turn::Timed { seats, .. } => Some(self.decide_on_the_clock(state, seats, rng)),
        }
    }

    fn decide_on_the_clock(&mut self, state: &G, seats: SeatSet, rng: &mut Xoshiro256PlusPlus) -> Step<G> {
        let left = self.timed_actions_left.unwrap_or_else(|| self.patience.draw(rng));
        let decided = if left > 0 { self.decide(state, seats, rng) } else { None };
        self.timed_actions_left = decided.as_ref().map(|_| left - 1);
        decided.unwrap_or(Step::TimeUp)
    }

    /// Now and then somebody takes a secret choice back.
    fn reconsider(&mut self, state: &G, rng: &mut Xoshiro256PlusPlus) -> Option<Step<G>> {
        let seats = state.may_reconsider();
        if seats.is_empty() || self.reconsidered == MOST_RECONSIDERED || rng.below(RECONSIDER_ONE_IN) > 0 {
            return None;
        }
        self.reconsidered += 1;
        self.decide(state, seats, rng)
    }

    /// A random seat of those that can do something, and what the policy lets it do.
    fn decide(&self, state: &G, seats: SeatSet, rng: &mut Xoshiro256PlusPlus) -> Option<Step<G>> {
        let able: Vec<(Seat, Vec<G::Action>)> = seats
            .iter()
            .map(|seat| (seat, legal_actions(state, seat)))
            .filter(|(_, legal)| !legal.is_empty())
            .collect();
        let (seat, legal) = rng.pick(&able)?;
        let index = (self.policy)(state, *seat, legal, rng);
        let action = legal.get(index).expect("the policy answers with an index into the legal actions");
        Some(Step::Action(*seat, action.clone()))
    }
}

/// The legal actions of a seat as a list.
pub(crate) fn legal_actions<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal
}

/// What `viewer` was shown of some events.
pub(crate) fn event_views<G: Game>(events: &[G::Event], viewer: fabletop_core::Viewer) -> Vec<G::EventView> {
    events.iter().filter_map(|event| G::event_view(event, viewer)).collect()
}
