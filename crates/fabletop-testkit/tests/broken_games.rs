//! The suite can fail: games that break one promise each, and the check that catches it.

mod common;

use common::{AroundDummy, DummyOracle};
use fabletop_core::{Game, GameRng, Misplaced, Rejected, Seat, SeatSet, Sink, Turn, Viewer};
use fabletop_testkit::dummy::{
    Action, Chance, Config, Dummy, Event, EventView, Phase, Rejection, Slot, View,
};
use fabletop_testkit::{Check, Conformance, LeakOracle, Leaks, Xoshiro256PlusPlus};
use std::sync::atomic::{AtomicU32, Ordering};

const NONE: u8 = 0;
const VIEW_SHOWS_TOKENS: u8 = 1;
const VIEW_SHOWS_PENDING_BIDS: u8 = 2;
const EVENT_SHOWS_TOKEN: u8 = 3;
const EVENT_SHOWS_PENDING_BID: u8 = 4;
const LISTS_TOO_HIGH_BID: u8 = 5;
const OMITS_HIGHEST_BID: u8 = 6;
const LISTS_TWICE: u8 = 7;
const LISTS_FOR_THE_WAITING: u8 = 8;
const LISTS_NOTHING: u8 = 9;
const LIST_SHOWS_TOKEN: u8 = 10;
const REFUSAL_CHANGES_STATE: u8 = 11;
const REFUSAL_EMITS: u8 = 12;
const REFUSAL_SHOWS_TOKEN: u8 = 13;
const STATE_FROM_OUTSIDE: u8 = 14;
const GUESS_SWAPS_TOKENS: u8 = 15;
const GUESS_RUNS_A_CLOCK: u8 = 16;
const GUESS_CHANGES_TURN: u8 = 17;
const GUESS_CHANGES_LIST: u8 = 18;
const GUESS_STALLS: u8 = 19;
const DEALS_TWICE: u8 = 20;
const CLOCK_ANY_TIME: u8 = 21;
const CLOCK_SHOWS_TOKEN: u8 = 22;
const CHANCE_WITHOUT_PLACE: u8 = 23;
const ANYBODY_MAY_BID: u8 = 24;
const NEVER_ENDS: u8 = 25;
const PANICS_ON_STRANGERS: u8 = 26;
const UNRANKED: u8 = 27;
const SHOUT_EVENT_SHOWS_TOKEN: u8 = 28;
const SHOUT_LEAVES_TOKEN: u8 = 29;
const RECONSIDERS_WITHOUT_A_WAY: u8 = 30;
const RECONSIDERS_IN_TURN: u8 = 31;
const RECONSIDERED_STAYS: u8 = 32;
const RECONSIDERS_TOO_LATE: u8 = 33;
const RECONSIDERED_SHOWS_BID: u8 = 34;
const GUESS_IS_FIRM: u8 = 35;

/// What a log does not know.
static OUTSIDE: AtomicU32 = AtomicU32::new(0);

/// The dummy with one flaw.
#[derive(Clone, Debug, PartialEq)]
struct Broken<const FLAW: u8> {
    inner: Dummy,
    outside: u32,
}

impl<const FLAW: u8> AroundDummy for Broken<FLAW> {
    fn dummy(&self) -> &Dummy {
        &self.inner
    }

    fn dummy_mut(&mut self) -> &mut Dummy {
        &mut self.inner
    }
}

impl<const FLAW: u8> Broken<FLAW> {
    fn refused(
        &mut self,
        seat: Seat,
        rejected: Rejected<Rejection>,
        events: &mut impl Sink<Event>,
    ) -> Rejected<Rejection> {
        match FLAW {
            REFUSAL_CHANGES_STATE => self.inner.shouts[0] = Some(3),
            REFUSAL_EMITS => events.emit(|| Event::Shouted { seat, number: 3 }),
            _ => {}
        }
        match self.inner.tokens[1] {
            Some(token) if FLAW == REFUSAL_SHOWS_TOKEN => Rejected::Rule(Rejection::TokenNotThere { token }),
            _ => rejected,
        }
    }
}

impl<const FLAW: u8> Game for Broken<FLAW> {
    const ID: &'static str = "broken";
    const RULES_VERSION: u32 = 1;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type EventView = EventView;
    type Rejection = Rejection;

    fn setup(config: &Config) -> Result<Self, Rejection> {
        Ok(Broken { inner: Dummy::setup(config)?, outside: 0 })
    }

    fn seats(&self) -> usize {
        self.inner.seats()
    }

    fn turn(&self) -> Turn {
        match self.inner.turn() {
            Turn::Over(mut outcome) if FLAW == UNRANKED => {
                outcome.places.pop();
                Turn::Over(outcome)
            }
            Turn::Timed { seats, .. } if FLAW == CLOCK_SHOWS_TOKEN => {
                Turn::Timed { seats, seconds: u32::from(self.inner.tokens[1].unwrap_or(0)) }
            }
            _ if FLAW == GUESS_CHANGES_TURN && self.outside > 0 => Turn::Chance,
            turn => turn,
        }
    }

    fn may_reconsider(&self) -> SeatSet {
        match FLAW {
            RECONSIDERS_IN_TURN => self.inner.turn().seats(),
            GUESS_IS_FIRM if self.outside > 0 => SeatSet::EMPTY,
            _ => self.inner.may_reconsider(),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.inner.legal_actions(seat, out);
        let bidding = matches!(self.inner.phase(), Phase::Bidding(_));
        let offered = !out.is_empty() && bidding;
        match FLAW {
            LISTS_TOO_HIGH_BID if offered => out.push(Action::Bid(3)),
            OMITS_HIGHEST_BID if seat == Seat(1) => out.retain(|action| *action != Action::Bid(2)),
            LISTS_TWICE if offered => out.push(Action::Bid(0)),
            LISTS_FOR_THE_WAITING if out.is_empty() && bidding => out.push(Action::Bid(0)),
            LISTS_NOTHING if bidding => out.clear(),
            RECONSIDERS_WITHOUT_A_WAY => out.retain(|action| *action != Action::Reconsider),
            LIST_SHOWS_TOKEN if offered && self.inner.tokens[1] == Some(3) => out.reverse(),
            GUESS_CHANGES_LIST if offered && self.outside > 0 => out.truncate(1),
            _ => {}
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Rejected<Rejection>> {
        let (phase, zero) = (self.inner.phase(), *action == Action::Bid(0));
        let wavers = self.inner.wavering().contains(seat);
        match (FLAW, phase) {
            (PANICS_ON_STRANGERS, _) => assert!(seat.index() < 4, "{seat} at a table of four"),
            (NEVER_ENDS, Phase::Bidding(seats)) if zero && seats.contains(seat) => return Ok(()),
            (GUESS_STALLS, _) if self.outside > 0 => return Err(Misplaced::GameOver.into()),
            (RECONSIDERED_STAYS, _) if wavers && *action == Action::Reconsider => return Ok(()),
            (RECONSIDERS_TOO_LATE, Phase::Over) if *action == Action::Reconsider => return Ok(()),
            (RECONSIDERED_SHOWS_BID, _) if wavers && *action == Action::Reconsider => {
                let number = self.inner.bids[seat.index()].unwrap_or(0);
                events.emit(|| Event::Shouted { seat, number });
            }
            (ANYBODY_MAY_BID, Phase::Haggling | Phase::Over) if zero => return Ok(()),
            _ => {}
        }
        self.inner.apply(seat, action, events).map_err(|rejected| self.refused(seat, rejected, events))?;
        let token = self.inner.tokens[1].unwrap_or(0);
        match (FLAW, phase) {
            (SHOUT_EVENT_SHOWS_TOKEN, Phase::Haggling) => {
                events.emit(|| Event::Shouted { seat, number: token });
            }
            (SHOUT_LEAVES_TOKEN, Phase::Haggling) => self.inner.shouts[seat.index()] = Some(token),
            _ => {}
        }
        Ok(())
    }

    fn sample_chance(&self, rng: &mut impl GameRng) -> Chance {
        self.inner.sample_chance(rng)
    }

    fn apply_chance(
        &mut self,
        chance: &Chance,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Rejected<Rejection>> {
        if FLAW == CHANCE_WITHOUT_PLACE && self.inner.turn() != Turn::Chance {
            return Err(Rejected::Rule(Rejection::NoBidding));
        }
        self.inner.apply_chance(chance, events)?;
        match FLAW {
            STATE_FROM_OUTSIDE => self.outside = OUTSIDE.fetch_add(1, Ordering::Relaxed),
            DEALS_TWICE if self.inner.tokens[1].is_some() => self.inner.tokens[1] = self.inner.tokens[0],
            _ => {}
        }
        Ok(())
    }

    fn time_up(&mut self, events: &mut impl Sink<Event>) -> Result<(), Rejected<Rejection>> {
        match self.inner.time_up(events) {
            Err(Rejected::Misplaced(Misplaced::NotTimed)) if FLAW == CLOCK_ANY_TIME => Ok(()),
            answer => answer,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.inner.view(viewer);
        let show = |slots: &mut Vec<Slot>, values: &[Option<u8>]| {
            *slots = slots.iter().zip(values).map(|(_, v)| v.map_or(Slot::Empty, Slot::Shown)).collect();
        };
        match FLAW {
            VIEW_SHOWS_TOKENS => show(&mut view.tokens, &self.inner.tokens),
            VIEW_SHOWS_PENDING_BIDS => show(&mut view.bids, &self.inner.bids),
            _ => {}
        }
        view
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        match (FLAW, event) {
            (EVENT_SHOWS_TOKEN, &Event::Dealt { seat, token, .. }) => {
                Some(EventView::Dealt { seat, token: Some(token) })
            }
            (EVENT_SHOWS_PENDING_BID, &Event::HasBid { bid: 0, .. }) => None,
            _ => Dummy::event_view(event, viewer),
        }
    }

    fn determinize(view: &View, rng: &mut impl GameRng) -> Self {
        let mut inner = Dummy::determinize(view, rng);
        match FLAW {
            GUESS_SWAPS_TOKENS => inner.tokens.swap(0, 1),
            GUESS_RUNS_A_CLOCK => inner.time_is_up = true,
            _ => {}
        }
        Broken { inner, outside: 1 }
    }

    fn invariants(&self) -> Result<(), &'static str> {
        self.inner.invariants()
    }
}

#[track_caller]
fn conformance_finds<const FLAW: u8>(config: Config, expected: Check) {
    let suite = Conformance::<Broken<FLAW>>::new(config).games(10).max_steps(100).secret_simultaneous();
    let failure = suite.run().expect_err("a broken game does not pass");
    assert_eq!(failure.check, expected, "{failure}");
}

#[track_caller]
fn leaks_finds<const FLAW: u8>(config: Config, expected: Check) {
    let failure = Leaks::<Broken<FLAW>, _>::new(config, DummyOracle).run();
    let failure = failure.expect_err("a leaking game does not pass");
    assert_eq!(failure.check, expected, "{failure}");
}

#[test]
fn a_whole_game_passes() {
    Conformance::<Broken<NONE>>::new(Config::haggling(3)).secret_simultaneous().check();
    Leaks::<Broken<NONE>, _>::new(Config::haggling(3), DummyOracle).check();
}

#[test]
fn dishonest_legal_lists() {
    conformance_finds::<LISTS_TOO_HIGH_BID>(Config::closed(3), Check::ListedRefused);
    conformance_finds::<OMITS_HIGHEST_BID>(Config::closed(3), Check::UnlistedAccepted);
    conformance_finds::<LISTS_TWICE>(Config::closed(3), Check::DuplicateAction);
    conformance_finds::<LISTS_FOR_THE_WAITING>(Config::open(3), Check::LegalOutOfTurn);
    conformance_finds::<LISTS_NOTHING>(Config::open(3), Check::NoLegalAction);
}

#[test]
fn what_should_be_refused() {
    conformance_finds::<ANYBODY_MAY_BID>(Config::haggling(3), Check::UnlistedAccepted);
    conformance_finds::<ANYBODY_MAY_BID>(Config::closed(3), Check::OutOfTurnAccepted);
    conformance_finds::<CLOCK_ANY_TIME>(Config::closed(3), Check::TimeUp);
    conformance_finds::<CHANCE_WITHOUT_PLACE>(Config::closed(3), Check::Chance);
    conformance_finds::<PANICS_ON_STRANGERS>(Config::closed(3), Check::Panicked);
}

#[test]
fn refusals_that_do_something() {
    conformance_finds::<REFUSAL_CHANGES_STATE>(Config::closed(3), Check::RefusalChangesState);
    conformance_finds::<REFUSAL_EMITS>(Config::closed(3), Check::RefusalEmits);
}

#[test]
fn positions_that_cannot_be() {
    conformance_finds::<DEALS_TWICE>(Config::closed(3), Check::Invariants);
    conformance_finds::<STATE_FROM_OUTSIDE>(Config::closed(3), Check::Replay);
    conformance_finds::<UNRANKED>(Config::closed(3), Check::Outcome);
    conformance_finds::<NONE>(Config::closed(9), Check::Setup);
}

#[test]
fn pending_choices_that_show() {
    conformance_finds::<VIEW_SHOWS_PENDING_BIDS>(Config::closed(3), Check::PendingChoiceShows);
    conformance_finds::<EVENT_SHOWS_PENDING_BID>(Config::closed(3), Check::PendingChoiceShows);
}

#[test]
fn choices_that_are_taken_back_badly() {
    Conformance::<Broken<NONE>>::new(Config::wavering(3)).secret_simultaneous().check();
    conformance_finds::<RECONSIDERS_WITHOUT_A_WAY>(Config::wavering(3), Check::Reconsider);
    conformance_finds::<RECONSIDERS_IN_TURN>(Config::wavering(3), Check::Reconsider);
    conformance_finds::<RECONSIDERED_STAYS>(Config::wavering(3), Check::Reconsider);
    conformance_finds::<RECONSIDERS_TOO_LATE>(Config::wavering(3), Check::OutOfTurnAccepted);
    leaks_finds::<RECONSIDERED_SHOWS_BID>(Config::wavering(3), Check::LeakEvents);
}

#[test]
fn guesses_that_are_not_possible() {
    conformance_finds::<GUESS_SWAPS_TOKENS>(Config::closed(3), Check::DeterminizeView);
    conformance_finds::<GUESS_RUNS_A_CLOCK>(Config::closed(3), Check::DeterminizeInvariants);
    conformance_finds::<GUESS_CHANGES_TURN>(Config::closed(3), Check::DeterminizeTurn);
    conformance_finds::<GUESS_IS_FIRM>(Config::wavering(3), Check::DeterminizeTurn);
    conformance_finds::<GUESS_CHANGES_LIST>(Config::closed(3), Check::DeterminizeActions);
    conformance_finds::<GUESS_STALLS>(Config::closed(3), Check::DeterminizePlayout);
}

#[test]
fn games_without_end() {
    let suite = Conformance::<Broken<NEVER_ENDS>>::new(Config::open(2)).max_steps(100).policy(|_, _, _, _| 0);
    assert_eq!(suite.run().expect_err("it never ends").check, Check::Length);
}

#[test]
fn positions_that_leak() {
    leaks_finds::<VIEW_SHOWS_TOKENS>(Config::haggling(3), Check::LeakView);
    leaks_finds::<CLOCK_SHOWS_TOKEN>(Config::haggling(3), Check::LeakTurn);
    leaks_finds::<LIST_SHOWS_TOKEN>(Config::haggling(3), Check::LeakActions);
    leaks_finds::<REFUSAL_SHOWS_TOKEN>(Config::haggling(3), Check::LeakRefusals);
}

#[test]
fn steps_that_leak() {
    leaks_finds::<EVENT_SHOWS_TOKEN>(Config::haggling(3), Check::LeakEvents);
    leaks_finds::<EVENT_SHOWS_PENDING_BID>(Config::haggling(3), Check::LeakEvents);
    leaks_finds::<SHOUT_EVENT_SHOWS_TOKEN>(Config::haggling(3), Check::LeakEvents);
    leaks_finds::<SHOUT_LEAVES_TOKEN>(Config::haggling(3), Check::LeakViewAfter);
}

/// An oracle that leaves everything in its place.
struct Idle;

impl LeakOracle<Dummy> for Idle {
    fn reshuffle(&self, state: &Dummy, _viewer: Viewer, _rng: &mut Xoshiro256PlusPlus) -> Dummy {
        state.clone()
    }
}

/// An oracle that invents a token.
struct Forger;

impl LeakOracle<Dummy> for Forger {
    fn reshuffle(&self, state: &Dummy, _viewer: Viewer, _rng: &mut Xoshiro256PlusPlus) -> Dummy {
        let mut twin = state.clone();
        twin.tokens[0] = twin.tokens[0].map(|_| 99);
        twin
    }
}

#[test]
fn oracles_that_do_not_know_the_rules() {
    let idle = Leaks::new(Config::closed(3), Idle).run().expect_err("nothing was tested");
    assert_eq!(idle.check, Check::NothingReshuffled, "{idle}");
    let forger = Leaks::new(Config::closed(3), Forger).run().expect_err("there is no such token");
    assert_eq!(forger.check, Check::Oracle, "{forger}");
}

#[test]
fn a_failure_says_where() {
    let suite = Conformance::<Broken<UNRANKED>>::new(Config::closed(2)).seed(5).games(1);
    let failure = suite.run().expect_err("nobody has the second place");
    assert_eq!((failure.game, failure.seed, failure.steps.len()), ("broken", 5, 4));
    let text = failure.to_string();
    for part in ["broken: Outcome failed after 4 steps", "seed: 5", "0. chance: token ", ": bid "] {
        assert!(text.contains(part), "{part:?} is missing in\n{text}");
    }
}
