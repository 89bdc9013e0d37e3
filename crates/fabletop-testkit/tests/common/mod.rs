//! What a viewer of the dummy cannot know, for the dummy and for everything that wraps it.

use fabletop_core::{Game, GameRng, Seat, Viewer};
use fabletop_testkit::dummy::{self, Dummy, Phase};
use fabletop_testkit::{LeakOracle, Step, Xoshiro256PlusPlus};

/// A game that is the dummy underneath.
pub(crate) trait AroundDummy: Game<Action = dummy::Action, Chance = dummy::Chance> {
    fn dummy(&self) -> &Dummy;
    fn dummy_mut(&mut self) -> &mut Dummy;
}

impl AroundDummy for Dummy {
    fn dummy(&self) -> &Dummy {
        self
    }

    fn dummy_mut(&mut self) -> &mut Dummy {
        self
    }
}

/// Written against the dummy's rules: tokens are hidden until the end (2), bids until all are in (3).
pub(crate) struct DummyOracle;

impl<G: AroundDummy> LeakOracle<G> for DummyOracle {
    fn reshuffle(&self, state: &G, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) -> G {
        let mut twin = state.clone();
        let dummy = twin.dummy_mut();
        if dummy.config.open || dummy.phase() == Phase::Over {
            return twin;
        }
        let bidding = matches!(dummy.phase(), Phase::Bidding(_));
        let unknown = || Seat::all(usize::from(state.dummy().config.seats)).filter(|seat| !viewer.is(*seat));
        let mut tokens = dummy.tokens_left();
        tokens.extend(unknown().filter_map(|seat| dummy.tokens[seat.index()]));
        rng.shuffle(&mut tokens);
        for seat in unknown() {
            dummy.tokens[seat.index()] = dummy.tokens[seat.index()].and_then(|_| tokens.pop());
            if let Some(bid) = dummy.bids[seat.index()].as_mut().filter(|_| bidding) {
                *bid = rng.below(3) as u8;
            }
        }
        twin
    }

    /// Time up and a last bid show what was hidden.
    fn reveals(&self, state: &G, step: &Step<G>, _viewer: Viewer) -> bool {
        match (state.dummy().phase(), step) {
            (Phase::Bidding(seats), Step::Action(seat, _)) => seats.len() == 1 && seats.contains(*seat),
            (_, Step::TimeUp) => true,
            _ => false,
        }
    }

    fn swap_chance(
        &self,
        state: &G,
        _chance: &dummy::Chance,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<dummy::Chance> {
        match state.dummy().phase() {
            Phase::Deal(seat) if !viewer.is(seat) && !state.dummy().config.open => {
                rng.pick(&state.dummy().tokens_left()).copied().map(dummy::Chance)
            }
            _ => None,
        }
    }

    fn swap_action(
        &self,
        state: &G,
        seat: Seat,
        _action: &dummy::Action,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<dummy::Action> {
        match state.dummy().phase() {
            Phase::Bidding(seats) if seats.len() > 1 && seats.contains(seat) && !viewer.is(seat) => {
                Some(dummy::Action::Bid(rng.below(3) as u8))
            }
            _ => None,
        }
    }
}
