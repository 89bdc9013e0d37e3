//! One game of the suite: play, and look at every position from all sides.

use super::{Conformance, Report, Seen};
use crate::Step;
use crate::conformance::replay::check_replay;
use crate::conformance::wire::{check_notation, survives_json};
use crate::driver::legal_actions;
use crate::failure::{Check, Failure, Finding, Verdict, require, without_panic};
use fabletop_core::{Game, Seat, Turn, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A game being played, with what the checks need.
pub(super) struct OneGame<'a, G: Game> {
    pub(super) suite: &'a Conformance<G>,
    pub(super) seen: &'a mut Seen<G>,
    /// Draws what the checks try. Apart from the generator that plays, so that a seed plays the same
    /// steps whatever was checked before.
    pub(super) probe_rng: Xoshiro256PlusPlus,
    /// Some of the positions guessed from views, and for whom.
    pub(super) guesses: Vec<(Viewer, G)>,
    seed: u64,
    start: G,
    history: Vec<(Step<G>, G)>,
}

impl<'a, G: Game> OneGame<'a, G> {
    pub(super) fn start(
        suite: &'a Conformance<G>,
        seed: u64,
        seen: &'a mut Seen<G>,
    ) -> Result<OneGame<'a, G>, Failure> {
        let nothing = std::iter::empty::<String>;
        let start = G::setup(&suite.play.config).map_err(|rejection| {
            Finding::new(Check::Setup, format!("{rejection:?}")).at::<G>(&suite.play.config, seed, nothing())
        })?;
        let probe_rng = Xoshiro256PlusPlus::seed_from_u64(!seed);
        Ok(OneGame { suite, seen, probe_rng, guesses: Vec::new(), seed, start, history: Vec::new() })
    }

    /// Plays to the end, checking on the way.
    pub(super) fn play(mut self) -> Result<(), Failure> {
        let suite = self.suite;
        without_panic(|| self.play_and_check()).map_err(|finding| {
            finding.at::<G>(&suite.play.config, self.seed, self.history.iter().map(|(s, _)| s))
        })
    }

    fn play_and_check(&mut self) -> Verdict {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut driver = self.suite.play.driver();
        let mut state = self.start.clone();
        survives_json("config", &self.suite.play.config)?;
        self.check_position(&state)?;
        while let Some(step) = driver.next_step(&state, &mut rng) {
            require(self.history.len() < self.suite.play.max_steps, Check::Length, || {
                format!("not over after {} steps", self.suite.play.max_steps)
            })?;
            self.check_step(&mut state, &step)?;
            self.history.push((step, state.clone()));
            self.check_position(&state)?;
        }
        check_replay(&self.suite.play.config, &self.start, &self.history)?;
        self.check_playouts()?;
        self.count_game();
        Ok(())
    }

    /// Takes a step that must be accepted, and sends it and its events over the wire.
    fn check_step(&mut self, state: &mut G, step: &Step<G>) -> Verdict {
        let mut events = Vec::new();
        step.apply(state, &mut events).map_err(|rejected| {
            let check = match step {
                Step::Action(..) => Check::ListedRefused,
                Step::Chance(_) => Check::Chance,
                Step::TimeUp => Check::TimeUp,
            };
            Finding::new(check, format!("{step} was refused: {rejected:?}"))
        })?;
        if let Step::Chance(chance) = step {
            survives_json("chance", chance)?;
        }
        for viewer in Viewer::all(state.seats()) {
            for event in events.iter().filter_map(|event| G::event_view(event, viewer)) {
                survives_json("event view", &event)?;
            }
        }
        Ok(())
    }

    fn check_position(&mut self, state: &G) -> Verdict {
        state.invariants().map_err(|broken| Finding::new(Check::Invariants, broken))?;
        self.check_turn(state)?;
        let lists: Vec<Vec<G::Action>> =
            Seat::all(state.seats()).map(|seat| legal_actions(state, seat)).collect();
        for list in &lists {
            self.remember_actions(list)?;
        }
        self.check_lists(state, &lists)?;
        self.check_reconsidering(state, &lists)?;
        self.check_listed_are_accepted(state, &lists)?;
        self.check_unlisted_are_refused(state, &lists)?;
        self.check_strangers_are_refused(state)?;
        self.check_chance(state)?;
        self.check_clock(state)?;
        for viewer in Viewer::all(state.seats()) {
            survives_json("view", &state.view(viewer))?;
        }
        self.check_determinize(state, &lists)?;
        if self.suite.secret_simultaneous {
            self.check_pending_choices(state, &lists)?;
        }
        Ok(())
    }

    fn check_turn(&self, state: &G) -> Verdict {
        let seats = state.seats();
        require(seats == self.start.seats(), Check::Turn, || {
            format!("{} seats became {seats}", self.start.seats())
        })?;
        let turn = state.turn();
        require(turn.seats().iter().all(|seat| seat.index() < seats), Check::Turn, || {
            format!("{turn:?} waits for a seat that is not at a table of {seats}")
        })?;
        match turn {
            Turn::Seats(waiting) => {
                require(!waiting.is_empty(), Check::Turn, || "the table waits for nobody".into())
            }
            Turn::Over(outcome) => {
                let complete = outcome.points.len() == seats && outcome.places.len() == seats;
                require(complete && !outcome.winners().is_empty(), Check::Outcome, || {
                    format!("{outcome:?} does not rank {seats} seats from place 1")
                })
            }
            Turn::Timed { .. } | Turn::Chance => Ok(()),
        }
    }

    /// Pools some of a legal list; an action met for the first time must survive wire and notation.
    fn remember_actions(&mut self, list: &[G::Action]) -> Verdict {
        for index in crate::pool::sample_indices(list.len(), self.suite.samples, &mut self.probe_rng) {
            let action = &list[index];
            if self.seen.actions.insert(action, &mut self.probe_rng) {
                survives_json("action", action)?;
                check_notation(action)?;
                self.seen.report.action_kinds.insert(kind_of(action));
            }
        }
        Ok(())
    }

    fn count_game(&mut self) {
        let report: &mut Report = &mut self.seen.report;
        report.games += 1;
        report.steps += self.history.len();
        report.longest = report.longest.max(self.history.len());
        report.time_ups += self.history.iter().filter(|(step, _)| matches!(step, Step::TimeUp)).count();
    }
}

/// The name of an action's variant: the word its `Debug` starts with.
fn kind_of(action: &impl std::fmt::Debug) -> String {
    let text = format!("{action:?}");
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    text[..end].to_string()
}
