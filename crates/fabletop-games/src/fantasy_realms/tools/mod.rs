//! What Fantasy Realms computes for those who ask: `score` for the hands of a real table, `help` for a
//! board.

mod choosers;
mod hand;
mod help;
mod score;

#[cfg(feature = "typescript")]
pub(super) use {help::HelpAnswer, score::ScoreAnswer};
pub(super) use {help::HelpRequest, score::ScoreRequest};

use crate::tool::{Tool, answer};

/// The tools by name.
pub(super) const TOOLS: &[(&str, Tool)] = &[
    ("score", |request| answer(request, |request: ScoreRequest| score::score(&request))),
    ("help", |request| answer(request, |request: HelpRequest| help::help(&request))),
];
