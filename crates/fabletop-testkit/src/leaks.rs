//! The leak oracle: what a viewer cannot know may not change what it sees.
//!
//! Whether a view leaks cannot be read off the view. But a game's tests can say, from its rules alone,
//! which other positions a viewer must think possible; if any of them looks different, something shows
//! that should not.

use crate::Step;
use crate::driver::{event_views, legal_actions};
use crate::failure::{Check, Failure, Finding, Verdict, require, without_panic};
use crate::pool::Pool;
use crate::random_play::{RandomPlay, random_play_setters};
use fabletop_core::{Game, Rejected, Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Actions kept for comparing refusals.
const ACTION_POOL: usize = 128;

/// What a viewer cannot know, written against the game's RULES.md and not against its view.
pub trait LeakOracle<G: Game> {
    /// `state` with everything that `viewer` cannot know put in another possible order.
    fn reshuffle(&self, state: &G, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) -> G;

    /// Whether `step`, taken in `state`, shows `viewer` by rule something it could not know before: a
    /// hand shown at the end, a card taken from a hidden hand. What follows such a step is not compared.
    fn reveals(&self, state: &G, step: &Step<G>, viewer: Viewer) -> bool {
        let _ = (state, step, viewer);
        false
    }

    /// Another outcome of luck in `state` that `viewer` cannot tell from `chance`, if there is one: a
    /// card dealt face down to somebody else is any card to it.
    fn swap_chance(
        &self,
        state: &G,
        chance: &G::Chance,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<G::Chance> {
        let _ = (state, chance, viewer, rng);
        None
    }

    /// Another action of `seat` in `state` that `viewer` cannot tell from `action`, if there is one: a
    /// bid in secret, a card put down face down.
    fn swap_action(
        &self,
        state: &G,
        seat: Seat,
        action: &G::Action,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<G::Action> {
        let _ = (state, seat, action, viewer, rng);
        None
    }
}

/// Random play under the eyes of an oracle.
pub struct Leaks<G: Game, O: LeakOracle<G>> {
    play: RandomPlay<G>,
    oracle: O,
}

/// How often a viewer's knowledge was put to the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sightings {
    /// Who looked.
    pub viewer: Viewer,
    /// Twins that were really another position.
    pub reshuffled: usize,
    /// Twins in which the step that followed was refused or revealed something, so it was not compared.
    pub skipped: usize,
    /// Steps compared with another one that should look the same.
    pub swapped: usize,
}

/// How much the harness got to see.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeakReport {
    /// Games played to the end.
    pub games: usize,
    /// Steps in all of them.
    pub steps: usize,
    /// What each viewer was tested with.
    pub sightings: Vec<Sightings>,
}

impl<G: Game, O: LeakOracle<G>> Leaks<G, O> {
    /// Twenty games of uniformly random play from seed 0, each within 5000 steps.
    pub fn new(config: G::Config, oracle: O) -> Leaks<G, O> {
        Leaks { play: RandomPlay::of(config), oracle }
    }

    random_play_setters!(G);

    /// Runs the harness; panics with the leak, the seed and the steps so far.
    #[track_caller]
    pub fn check(&self) -> LeakReport {
        self.run().unwrap_or_else(|failure| panic!("{failure}"))
    }

    /// Runs the harness.
    pub fn run(&self) -> Result<LeakReport, Failure> {
        let mut report = LeakReport::default();
        let mut pool = Pool::new(ACTION_POOL);
        for seed in self.play.seeds() {
            let mut history: Vec<Step<G>> = Vec::new();
            without_panic(|| self.watch(seed, &mut history, &mut pool, &mut report))
                .map_err(|finding| finding.at::<G>(&self.play.config, seed, history.iter()))?;
            report.games += 1;
            report.steps += history.len();
        }
        let blind = report.sightings.iter().find(|sightings| sightings.reshuffled == 0);
        match blind.map(|sightings| format!("the oracle reshuffled nothing for {}", sightings.viewer)) {
            None => Ok(report),
            Some(detail) => {
                let finding = Finding::new(Check::NothingReshuffled, detail);
                Err(finding.at::<G>(&self.play.config, self.play.first_seed, std::iter::empty::<String>()))
            }
        }
    }

    fn watch(
        &self,
        seed: u64,
        history: &mut Vec<Step<G>>,
        pool: &mut Pool<G::Action>,
        report: &mut LeakReport,
    ) -> Verdict {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut oracle_rng = Xoshiro256PlusPlus::seed_from_u64(!seed);
        let mut driver = self.play.driver();
        let mut state = G::setup(&self.play.config)
            .map_err(|rejection| Finding::new(Check::Setup, format!("{rejection:?}")))?;
        report.start(&state);
        loop {
            let step = driver.next_step(&state, &mut rng);
            if let Some(Step::Action(_, action)) = &step {
                pool.insert(action, &mut oracle_rng);
            }
            for sightings in &mut report.sightings {
                let look = Look { oracle: &self.oracle, state: &state, viewer: sightings.viewer };
                look.compare(step.as_ref(), pool.items(), &mut oracle_rng, sightings)?;
            }
            let Some(step) = step else { return Ok(()) };
            require(history.len() < self.play.max_steps, Check::Length, || {
                format!("not over after {} steps", self.play.max_steps)
            })?;
            step.apply(&mut state, &mut fabletop_core::Ignore)
                .map_err(|rejected| Finding::new(Check::ListedRefused, format!("{step}: {rejected:?}")))?;
            history.push(step);
        }
    }
}

impl LeakReport {
    fn start<G: Game>(&mut self, state: &G) {
        if self.sightings.is_empty() {
            self.sightings = Viewer::all(state.seats())
                .map(|viewer| Sightings { viewer, reshuffled: 0, skipped: 0, swapped: 0 })
                .collect();
        }
    }
}

/// One viewer looking at one position.
struct Look<'a, G: Game, O> {
    oracle: &'a O,
    state: &'a G,
    viewer: Viewer,
}

/// What came of a step for one viewer: its events and the view after it, or the refusal.
type Seen<G> = Result<(Vec<<G as Game>::EventView>, <G as Game>::View), Rejected<<G as Game>::Rejection>>;

impl<G: Game, O: LeakOracle<G>> Look<'_, G, O> {
    fn compare(
        &self,
        step: Option<&Step<G>>,
        pool: &[G::Action],
        rng: &mut Xoshiro256PlusPlus,
        sightings: &mut Sightings,
    ) -> Verdict {
        let twin = self.oracle.reshuffle(self.state, self.viewer, rng);
        if twin != *self.state {
            sightings.reshuffled += 1;
            self.compare_positions(&twin)?;
            self.compare_attempts(&twin, pool, sightings)?;
            if let Some(step) = step {
                self.compare_step(&twin, step, sightings)?;
            }
        }
        match step {
            Some(step) => self.compare_swapped(step, rng, sightings),
            None => Ok(()),
        }
    }

    fn compare_positions(&self, twin: &G) -> Verdict {
        let viewer = self.viewer;
        twin.invariants().map_err(|broken| Finding::new(Check::Oracle, format!("reshuffled: {broken}")))?;
        self.same(Check::LeakView, "sees", &self.state.view(viewer), &twin.view(viewer))?;
        self.same(Check::LeakTurn, "sees the turn", &self.state.turn(), &twin.turn())?;
        let (ours, theirs) = (self.state.may_reconsider(), twin.may_reconsider());
        self.same(Check::LeakTurn, "sees who may reconsider", &ours, &theirs)?;
        let Some(seat) = viewer.seat() else { return Ok(()) };
        let (ours, theirs) = (legal_actions(self.state, seat), legal_actions(twin, seat));
        self.same(Check::LeakActions, "may do", &ours, &theirs)
    }

    /// Whatever the viewer tries, in or out of turn, the answer is the same.
    fn compare_attempts(&self, twin: &G, pool: &[G::Action], sightings: &mut Sightings) -> Verdict {
        let Some(seat) = self.viewer.seat() else { return Ok(()) };
        for action in pool {
            self.compare_step(twin, &Step::Action(seat, action.clone()), sightings)?;
        }
        Ok(())
    }

    fn compare_step(&self, twin: &G, step: &Step<G>, sightings: &mut Sightings) -> Verdict {
        let own = step.seat().is_some_and(|seat| self.viewer.is(seat));
        match (seen(self.state, step, self.viewer), seen(twin, step, self.viewer)) {
            (Ok(_), Ok(_)) if self.oracle.reveals(self.state, step, self.viewer) => sightings.skipped += 1,
            (Ok(ours), Ok(theirs)) => {
                self.same(Check::LeakEvents, &format!("is told of {step}"), &ours.0, &theirs.0)?;
                self.same(Check::LeakViewAfter, &format!("sees after {step}"), &ours.1, &theirs.1)?;
            }
            (Err(ours), Err(theirs)) if own => {
                let what = format!("is refused {step}");
                self.same(Check::LeakRefusals, &what, &wire(&ours)?, &wire(&theirs)?)?;
            }
            (ours, theirs) if own => {
                let what = format!("is answered to {step}");
                self.same(Check::LeakRefusals, &what, &ours.err(), &theirs.err())?;
            }
            _ => sightings.skipped += 1,
        }
        Ok(())
    }

    /// The same position, and a step in place of which another could have come.
    fn compare_swapped(
        &self,
        step: &Step<G>,
        rng: &mut Xoshiro256PlusPlus,
        sightings: &mut Sightings,
    ) -> Verdict {
        let swapped = match step {
            Step::Chance(chance) => {
                self.oracle.swap_chance(self.state, chance, self.viewer, rng).map(Step::<G>::Chance)
            }
            Step::Action(seat, action) => self
                .oracle
                .swap_action(self.state, *seat, action, self.viewer, rng)
                .map(|action| Step::Action(*seat, action)),
            Step::TimeUp => None,
        };
        let Some(swapped) = swapped.filter(|swapped| swapped != step) else { return Ok(()) };
        let (ours, theirs) = (seen(self.state, step, self.viewer), seen(self.state, &swapped, self.viewer));
        let (Ok(ours), Ok(theirs)) = (ours, theirs) else {
            return Err(Finding::new(Check::Oracle, format!("{swapped} in place of {step} is refused")));
        };
        sightings.swapped += 1;
        self.same(Check::LeakEvents, &format!("is told of {step} or {swapped}"), &ours.0, &theirs.0)?;
        self.same(Check::LeakView, &format!("sees after {step} or {swapped}"), &ours.1, &theirs.1)
    }

    fn same<T: PartialEq + std::fmt::Debug>(
        &self,
        check: Check,
        what: &str,
        ours: &T,
        theirs: &T,
    ) -> Verdict {
        require(ours == theirs, check, || {
            format!("{} {what}\n  {ours:?}\n  or, for all it can know,\n  {theirs:?}", self.viewer)
        })
    }
}

fn seen<G: Game>(state: &G, step: &Step<G>, viewer: Viewer) -> Seen<G> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    step.apply(&mut after, &mut events)?;
    Ok((event_views::<G>(&events, viewer), after.view(viewer)))
}

/// A refusal as the seat gets it: the code and what is serialised beside it.
fn wire<R: fabletop_core::Refusal>(rejected: &Rejected<R>) -> Result<(&'static str, String), Finding> {
    let text = serde_json::to_string(rejected)
        .map_err(|error| Finding::new(Check::RefusalCode, format!("{rejected:?}: {error}")))?;
    Ok((rejected.code(), text))
}
