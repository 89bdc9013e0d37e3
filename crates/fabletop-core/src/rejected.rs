//! Why an action was refused.

use core::fmt;
use serde::Serialize;

/// A game's own reason for refusing: a stable code, parameters (its fields) and the ruling behind it.
///
/// Serialised with the code under `code` and the parameters beside it; the sentence for it is in `i18n/`.
pub trait Refusal: Clone + fmt::Debug + PartialEq + Serialize + Send + Sync + 'static {
    /// The stable code, in kebab case.
    fn code(&self) -> &'static str;
    /// The number of the ruling in the game's RULES.md that forbids it.
    fn ruling(&self) -> Option<u16>;
}

/// Why a step was refused. The state is as it was.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Rejected<R> {
    /// The step is not of the kind the table waits for.
    Misplaced(Misplaced),
    /// The rules forbid it.
    Rule(R),
}

/// A step that does not fit whose turn it is, in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Misplaced {
    /// The table does not wait for this seat.
    NotYourTurn,
    /// The game is over.
    GameOver,
    /// The table does not wait for chance, or not for this kind of it.
    NotChance,
    /// No clock is running.
    NotTimed,
}

impl Misplaced {
    /// The stable code, in kebab case.
    pub fn code(self) -> &'static str {
        match self {
            Misplaced::NotYourTurn => "not-your-turn",
            Misplaced::GameOver => "game-over",
            Misplaced::NotChance => "not-chance",
            Misplaced::NotTimed => "not-timed",
        }
    }
}

impl<R: Refusal> Rejected<R> {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &'static str {
        match self {
            Rejected::Misplaced(misplaced) => misplaced.code(),
            Rejected::Rule(rule) => rule.code(),
        }
    }

    /// The ruling behind the refusal.
    pub fn ruling(&self) -> Option<u16> {
        match self {
            Rejected::Misplaced(_) => None,
            Rejected::Rule(rule) => rule.ruling(),
        }
    }
}

impl<R> From<Misplaced> for Rejected<R> {
    fn from(misplaced: Misplaced) -> Self {
        Rejected::Misplaced(misplaced)
    }
}
