//! Legal if and only if accepted, and a refusal changes nothing.

use super::one_game::OneGame;
use crate::Step;
use crate::driver::legal_actions;
use crate::failure::{Check, Finding, Verdict, require};
use crate::pool::sample_indices;
use fabletop_core::{Game, Misplaced, Rejected, Seat, Turn};
use std::collections::HashSet;

impl<G: Game> OneGame<'_, G> {
    /// The legal lists as lists: something for whom the table waits for, nothing for whom it neither waits
    /// for nor lets reconsider, nothing twice.
    pub(super) fn check_lists(&mut self, state: &G, lists: &[Vec<G::Action>]) -> Verdict {
        let (turn, reconsidering) = (state.turn(), state.may_reconsider());
        for (seat, list) in Seat::all(lists.len()).zip(lists) {
            let in_turn = turn.seats().contains(seat);
            let may_act = in_turn || reconsidering.contains(seat);
            require(may_act || list.is_empty(), Check::LegalOutOfTurn, || {
                format!("{seat} is not in {turn:?} but may {}", list[0])
            })?;
            let waited_for = in_turn && matches!(turn, Turn::Seats(_));
            require(!waited_for || !list.is_empty(), Check::NoLegalAction, || {
                format!("the table waits for {seat}, who can do nothing")
            })?;
            let mut notations = HashSet::new();
            let repeated = list.iter().find(|action| !notations.insert(action.to_string()));
            require(repeated.is_none(), Check::DuplicateAction, || {
                format!("{seat} is offered {} twice", repeated.expect("there is one"))
            })?;
        }
        Ok(())
    }

    pub(super) fn check_listed_are_accepted(&mut self, state: &G, lists: &[Vec<G::Action>]) -> Verdict {
        for (seat, list) in Seat::all(lists.len()).zip(lists) {
            for index in sample_indices(list.len(), self.suite.samples, &mut self.probe_rng) {
                let step = Step::<G>::Action(seat, list[index].clone());
                expect_acceptance(state, &step, Check::ListedRefused)?;
                self.seen.report.acceptances += 1;
            }
        }
        Ok(())
    }

    /// Everything seen anywhere, and what the game's tests supplied, from every seat.
    pub(super) fn check_unlisted_are_refused(&mut self, state: &G, lists: &[Vec<G::Action>]) -> Verdict {
        let (in_turn, reconsidering) = (state.turn().seats(), state.may_reconsider());
        let candidates = self.all_candidates();
        let mut probe = state.clone();
        for (seat, list) in Seat::all(lists.len()).zip(lists) {
            let may_act = in_turn.contains(seat) || reconsidering.contains(seat);
            let check = if may_act { Check::UnlistedAccepted } else { Check::OutOfTurnAccepted };
            for action in candidates.iter().filter(|action| !list.contains(action)) {
                let step = Step::<G>::Action(seat, action.clone());
                self.expect_refusal(state, &mut probe, &step, check)?;
            }
        }
        Ok(())
    }

    /// Seats that are not at this table have nothing to do and are refused, without a panic.
    pub(super) fn check_strangers_are_refused(&mut self, state: &G) -> Verdict {
        let mut probe = state.clone();
        let action = self.all_candidates().into_iter().next();
        for stranger in [Seat(state.seats() as u8), Seat(u8::MAX)] {
            require(legal_actions(state, stranger).is_empty(), Check::LegalOutOfTurn, || {
                format!("{stranger} is not at the table but has legal actions")
            })?;
            if let Some(action) = action.clone() {
                let step = Step::<G>::Action(stranger, action);
                self.expect_refusal(state, &mut probe, &step, Check::OutOfTurnAccepted)?;
            }
        }
        Ok(())
    }

    /// Where luck decides, what it draws is accepted, and what it drew elsewhere is accepted soundly or
    /// refused cleanly. Where it does not, everything is refused as `not-chance`.
    pub(super) fn check_chance(&mut self, state: &G) -> Verdict {
        let turn = state.turn();
        if turn == Turn::Chance {
            let drawn = state.sample_chance(&mut self.probe_rng);
            expect_acceptance(state, &Step::<G>::Chance(drawn.clone()), Check::Chance)?;
            self.seen.chances.insert(&drawn, &mut self.probe_rng);
        }
        let mut probe = state.clone();
        for chance in self.seen.chances.items().to_vec() {
            let step = Step::<G>::Chance(chance);
            if turn != Turn::Chance {
                let rejected = self.expect_refusal(state, &mut probe, &step, Check::Chance)?;
                expect_misplaced(&turn, &rejected, Misplaced::NotChance, Check::Chance)?;
            } else if step.apply(&mut state.clone(), &mut Vec::new()).is_ok() {
                expect_acceptance(state, &step, Check::Chance)?;
            } else {
                self.expect_refusal(state, &mut probe, &step, Check::Chance)?;
            }
        }
        Ok(())
    }

    pub(super) fn check_clock(&mut self, state: &G) -> Verdict {
        let turn = state.turn();
        if matches!(turn, Turn::Timed { .. }) {
            return expect_acceptance(state, &Step::<G>::TimeUp, Check::TimeUp);
        }
        let rejected = self.expect_refusal(state, &mut state.clone(), &Step::TimeUp, Check::TimeUp)?;
        expect_misplaced(&turn, &rejected, Misplaced::NotTimed, Check::TimeUp)
    }

    fn all_candidates(&self) -> Vec<G::Action> {
        self.seen.actions.items().iter().chain(&self.suite.candidates).cloned().collect()
    }

    /// Tries a step on `probe`, a copy of `state` that is one still afterwards.
    fn expect_refusal(
        &mut self,
        state: &G,
        probe: &mut G,
        step: &Step<G>,
        check: Check,
    ) -> Result<Rejected<G::Rejection>, Finding> {
        let mut events = Vec::new();
        let Err(rejected) = step.apply(probe, &mut events) else {
            return Err(Finding::new(check, format!("{step} was accepted during {:?}", state.turn())));
        };
        require(probe == state, Check::RefusalChangesState, || {
            format!("{step} was refused ({}) but made\n  {probe:?}\n  of\n  {state:?}", rejected.code())
        })?;
        require(events.is_empty(), Check::RefusalEmits, || {
            format!("{step} was refused ({}) but emitted {events:?}", rejected.code())
        })?;
        self.seen.report.refusals += 1;
        if self.seen.report.refusal_codes.insert(rejected.code()) {
            check_code(&rejected)?;
        }
        Ok(rejected)
    }
}

/// Tries a step on a copy of `state`; the invariants must hold after it.
fn expect_acceptance<G: Game>(state: &G, step: &Step<G>, check: Check) -> Verdict {
    let mut probe = state.clone();
    step.apply(&mut probe, &mut Vec::new())
        .map_err(|rejected| Finding::new(check, format!("{step} was refused: {rejected:?}")))?;
    probe.invariants().map_err(|broken| Finding::new(Check::Invariants, format!("after {step}: {broken}")))
}

/// A step of the wrong kind says so; once the game is over, it may say that instead.
fn expect_misplaced<R: std::fmt::Debug>(
    turn: &Turn,
    rejected: &Rejected<R>,
    expected: Misplaced,
    check: Check,
) -> Verdict {
    let fits = match rejected {
        Rejected::Misplaced(Misplaced::GameOver) => matches!(turn, Turn::Over(_)),
        Rejected::Misplaced(misplaced) => *misplaced == expected,
        Rejected::Rule(_) => false,
    };
    require(fits, check, || format!("refused with {rejected:?} instead of {expected:?} during {turn:?}"))
}

/// The code is kebab case, and on the wire under `code`.
fn check_code<R: fabletop_core::Refusal>(rejected: &Rejected<R>) -> Verdict {
    let code = rejected.code();
    let kebab = code.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    require(kebab && !code.is_empty(), Check::RefusalCode, || format!("{code:?} is not kebab case"))?;
    let wire = serde_json::to_value(rejected)
        .map_err(|error| Finding::new(Check::RefusalCode, format!("{rejected:?}: {error}")))?;
    require(wire.get("code").and_then(|sent| sent.as_str()) == Some(code), Check::RefusalCode, || {
        format!("{rejected:?} goes out as {wire}, without code {code:?}")
    })
}
