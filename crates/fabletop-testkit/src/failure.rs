//! What a check says when a game breaks a promise.

use fabletop_core::Game;
use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Longer games are shown from here back.
const SHOWN_STEPS: usize = 400;

/// The promise that was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Check {
    /// The config makes a game.
    Setup,
    /// No input panics.
    Panicked,
    /// Play ends within the bound.
    Length,
    /// The table waits for somebody who sits at it, and the number of seats stays.
    Turn,
    /// The outcome has points and a place for every seat.
    Outcome,
    /// A seat the table waits for can do something.
    NoLegalAction,
    /// The legal list has no repetition.
    DuplicateAction,
    /// The legal list is empty for a seat that the table neither waits for nor lets reconsider.
    LegalOutOfTurn,
    /// A seat that may reconsider is one the table does not wait for while it waits for others; it can, and
    /// then the table waits for it besides them.
    Reconsider,
    /// What is listed is accepted.
    ListedRefused,
    /// What is not listed is refused.
    UnlistedAccepted,
    /// A seat the table neither waits for nor lets reconsider is refused.
    OutOfTurnAccepted,
    /// A refusal leaves the state as it was.
    RefusalChangesState,
    /// A refusal emits nothing.
    RefusalEmits,
    /// A refusal has a kebab-case code and carries it on the wire.
    RefusalCode,
    /// Chance is accepted where luck decides, and refused as `not-chance` elsewhere.
    Chance,
    /// The clock is accepted in a timed turn, and refused as `not-timed` elsewhere.
    TimeUp,
    /// The game's own invariants hold.
    Invariants,
    /// Config and steps rebuild every position.
    Replay,
    /// Configs, actions, chance, views and events survive JSON.
    Wire,
    /// Actions survive their notation.
    Notation,
    /// A determinized position looks the same to the viewer.
    DeterminizeView,
    /// A determinized position keeps the invariants.
    DeterminizeInvariants,
    /// A determinized position lets the viewer do the same.
    DeterminizeActions,
    /// A determinized position waits for the same seats and lets the same reconsider.
    DeterminizeTurn,
    /// A determinized position can be played to the end.
    DeterminizePlayout,
    /// A choice made in secret does not show before the others have chosen.
    PendingChoiceShows,
    /// The oracle makes positions and steps that the rules allow.
    Oracle,
    /// The oracle reshuffled something, for every viewer.
    NothingReshuffled,
    /// The view does not depend on what the viewer cannot know, be it a reshuffled position or the one
    /// after a swapped step.
    LeakView,
    /// Whom the table waits for, or lets reconsider, does not depend on what the viewer cannot know.
    LeakTurn,
    /// The viewer's legal actions do not depend on what it cannot know.
    LeakActions,
    /// Refusals to the viewer do not depend on what it cannot know.
    LeakRefusals,
    /// Events do not tell the viewer what it cannot know.
    LeakEvents,
    /// The view after a step does not show what was hidden in the position before it.
    LeakViewAfter,
}

/// What was wrong, before it is known where.
#[derive(Debug)]
pub(crate) struct Finding {
    pub(crate) check: Check,
    pub(crate) detail: String,
}

/// Nothing found, or the first thing.
pub(crate) type Verdict = Result<(), Finding>;

impl Finding {
    pub(crate) fn new(check: Check, detail: impl Into<String>) -> Finding {
        Finding { check, detail: detail.into() }
    }

    /// Adds where it happened.
    pub(crate) fn at<G: Game>(
        self,
        config: &G::Config,
        seed: u64,
        steps: impl Iterator<Item = impl fmt::Display>,
    ) -> Failure {
        Failure {
            check: self.check,
            detail: self.detail,
            game: G::ID,
            config: format!("{config:?}"),
            seed,
            steps: steps.map(|step| step.to_string()).collect(),
        }
    }
}

/// Fails unless `holds`.
pub(crate) fn require(holds: bool, check: Check, detail: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Finding::new(check, detail())) }
}

/// Runs checks of one game; a panic is a finding, so that it is reported with the steps that led to it.
pub(crate) fn without_panic(checks: impl FnOnce() -> Verdict) -> Verdict {
    catch_unwind(AssertUnwindSafe(checks))
        .unwrap_or_else(|payload| Err(Finding::new(Check::Panicked, panic_message(payload.as_ref()))))
}

fn panic_message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".into())
}

/// A broken promise and how to see it again.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Which promise.
    pub check: Check,
    /// What was expected and what came instead.
    pub detail: String,
    /// The game's id.
    pub game: &'static str,
    /// Its config.
    pub config: String,
    /// The seed of this one game: with `.seed(it)` and `.games(1)` the same steps are played again.
    pub seed: u64,
    /// The steps so far, in notation.
    pub steps: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {:?} failed after {} steps", self.game, self.check, self.steps.len())?;
        writeln!(f, "  {}", self.detail)?;
        writeln!(f, "  config: {}", self.config)?;
        writeln!(f, "  seed: {} (the same steps again: .seed({}).games(1))", self.seed, self.seed)?;
        writeln!(f, "  steps so far:")?;
        let skipped = self.steps.len().saturating_sub(SHOWN_STEPS);
        if skipped > 0 {
            writeln!(f, "    ({skipped} earlier ones left out)")?;
        }
        for (ply, step) in self.steps.iter().enumerate().skip(skipped) {
            writeln!(f, "    {ply}. {step}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}
