//! What Fantazja computes for those who ask: `foresee` for a board, `components` for a table with other tiles.

mod components;
mod foresee;

pub(super) use foresee::play_out;
#[cfg(feature = "typescript")]
pub(super) use {components::ComponentsAnswer, foresee::ForeseeAnswer};
pub(super) use {components::ComponentsRequest, foresee::ForeseeRequest};

use crate::tool::{Tool, answer};

/// The tools by name.
pub(super) const TOOLS: &[(&str, Tool)] = &[
    ("foresee", |request| answer(request, |request: ForeseeRequest| foresee::foresee(&request))),
    ("components", |request| answer(request, |request: ComponentsRequest| components::components(&request))),
];
