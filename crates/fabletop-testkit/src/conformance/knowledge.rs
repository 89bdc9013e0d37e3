//! What a viewer knows: guessing a position from a view, and not seeing what others chose in secret.

use super::one_game::OneGame;
use crate::driver::{event_views, legal_actions};
use crate::failure::{Check, Finding, Verdict, require, without_panic};
use crate::pool::sample_indices;
use fabletop_core::{Game, GameRng, Ignore, Seat, SeatSet, Turn, Viewer};
use std::mem::discriminant;

/// One guessed position in so many is played to the end.
const PLAYOUT_ONE_IN: u32 = 16;

impl<G: Game> OneGame<'_, G> {
    /// A position guessed from each view is one the viewer could be in.
    pub(super) fn check_determinize(&mut self, state: &G, lists: &[Vec<G::Action>]) -> Verdict {
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            let guess = G::determinize(&view, &mut self.probe_rng);
            require(guess.view(viewer) == view, Check::DeterminizeView, || {
                format!("{viewer} saw\n  {view:?}\n  but in the guess\n  {:?}", guess.view(viewer))
            })?;
            guess.invariants().map_err(|broken| {
                Finding::new(Check::DeterminizeInvariants, format!("guessed for {viewer}: {broken}"))
            })?;
            check_same_turn(state, &guess, viewer)?;
            if let Some(seat) = viewer.seat() {
                check_same_actions(seat, &lists[seat.index()], &legal_actions(&guess, seat))?;
            }
            self.seen.report.determinizations += 1;
            if self.probe_rng.below(PLAYOUT_ONE_IN) == 0 {
                self.guesses.push((viewer, guess));
            }
        }
        Ok(())
    }

    /// Guessed positions can be played to the end, as bots do. Checked last, because what is wrong with
    /// the game itself shows better in its own positions.
    pub(super) fn check_playouts(&mut self) -> Verdict {
        for (viewer, guess) in std::mem::take(&mut self.guesses) {
            without_panic(|| self.check_playout(guess)).map_err(|finding| {
                Finding::new(Check::DeterminizePlayout, format!("guessed for {viewer}: {}", finding.detail))
            })?;
        }
        Ok(())
    }

    fn check_playout(&mut self, mut guess: G) -> Verdict {
        let failed = |what: String| Finding::new(Check::DeterminizePlayout, what);
        let mut driver = self.suite.play.driver();
        for _ in 0..self.suite.play.max_steps {
            let Some(step) = driver.next_step(&guess, &mut self.probe_rng) else { return Ok(()) };
            step.apply(&mut guess, &mut Ignore)
                .map_err(|rejected| failed(format!("{step} was refused: {rejected:?}")))?;
            guess.invariants().map_err(|broken| failed(format!("after {step}: {broken}")))?;
        }
        Err(failed(format!("not over after {} steps", self.suite.play.max_steps)))
    }

    /// In a turn of several seats, whatever one of them chooses looks the same to everybody else, as
    /// long as the others still have to choose. That it has chosen may show.
    pub(super) fn check_pending_choices(&mut self, state: &G, lists: &[Vec<G::Action>]) -> Verdict {
        let Turn::Seats(waiting) = state.turn() else { return Ok(()) };
        if waiting.len() < 2 {
            return Ok(());
        }
        for seat in waiting.iter() {
            self.check_pending_choices_of(state, seat, waiting, &lists[seat.index()])?;
        }
        Ok(())
    }

    fn check_pending_choices_of(
        &mut self,
        state: &G,
        seat: Seat,
        waiting: SeatSet,
        list: &[G::Action],
    ) -> Verdict {
        let mut firsts: Vec<Choice<G>> = Vec::new();
        for index in sample_indices(list.len(), self.suite.samples, &mut self.probe_rng) {
            let action = &list[index];
            let (mut after, mut events) = (state.clone(), Vec::new());
            let accepted = after.apply(seat, action, &mut events).is_ok();
            let turn = after.turn();
            if !accepted || !others_still_choose(&turn, waiting, seat) {
                continue;
            }
            let impressions = impressions_of_others(&after, &events, seat);
            match firsts.iter().find(|(of_first, ..)| *of_first == turn) {
                None => firsts.push((turn, action.clone(), impressions)),
                Some((_, first, of_first)) => {
                    compare_impressions::<G>(seat, (first, of_first), (action, &impressions))?;
                    self.seen.report.pending_choices += 1;
                }
            }
        }
        Ok(())
    }
}

/// What a viewer got to see of a choice: the view after it, and its events.
type Impression<G> = (Viewer, <G as Game>::View, Vec<<G as Game>::EventView>);

/// A choice, the turn it led to, and the impressions it made.
type Choice<G> = (Turn, <G as Game>::Action, Vec<Impression<G>>);

fn impressions_of_others<G: Game>(after: &G, events: &[G::Event], seat: Seat) -> Vec<Impression<G>> {
    Viewer::all(after.seats())
        .filter(|viewer| !viewer.is(seat))
        .map(|viewer| (viewer, after.view(viewer), event_views::<G>(events, viewer)))
        .collect()
}

fn compare_impressions<G: Game>(
    seat: Seat,
    (first, of_first): (&G::Action, &Vec<Impression<G>>),
    (second, of_second): (&G::Action, &Vec<Impression<G>>),
) -> Verdict {
    for (before, after) in of_first.iter().zip(of_second) {
        require(before == after, Check::PendingChoiceShows, || {
            format!(
                "{} can tell apart whether {seat} chose {first} or {second}:\n  {before:?}\n  {after:?}",
                before.0
            )
        })?;
    }
    Ok(())
}

fn others_still_choose(turn: &Turn, waiting: SeatSet, seat: Seat) -> bool {
    let Turn::Seats(still) = turn else { return false };
    waiting.iter().all(|other| other == seat || still.contains(other))
}

fn check_same_turn<G: Game>(state: &G, guess: &G, viewer: Viewer) -> Verdict {
    let (expected, guessed) = (state.turn(), guess.turn());
    let same = discriminant(&expected) == discriminant(&guessed) && expected.seats() == guessed.seats();
    require(same, Check::DeterminizeTurn, || {
        format!("guessed for {viewer}: {guessed:?} instead of {expected:?}")
    })?;
    require(state.may_reconsider() == guess.may_reconsider(), Check::DeterminizeTurn, || {
        let (guessed, expected) = (guess.may_reconsider(), state.may_reconsider());
        format!("guessed for {viewer}: {guessed:?} may reconsider instead of {expected:?}")
    })
}

/// The same actions, in any order: a guess may hold the same hand in another order.
fn check_same_actions<A: PartialEq + std::fmt::Debug>(seat: Seat, expected: &[A], guessed: &[A]) -> Verdict {
    let same = expected == guessed
        || expected.len() == guessed.len() && expected.iter().all(|action| guessed.contains(action));
    require(same, Check::DeterminizeActions, || {
        format!("guessed for {seat}: may {guessed:?} instead of {expected:?}")
    })
}
