//! The registry: the only library that names every game. Programs find a game here by its id and get
//! tables, bots and simulations of it without knowing its types.
//!
//! What bots know of a game (what an action is worth) lives here beside the registry, not in the rules.

mod bots;
mod catalogued;
mod components;
mod entry;
mod fantasy_realms;
mod fantazja;
mod hints;
mod indaman;
mod tool;
mod tuning;
#[cfg(feature = "typescript")]
pub mod typescript;
mod via_magica;

pub use bots::{BASELINES, LEVELS, Mind, Player, USUAL_BOT};
pub use catalogued::{Catalogued, OptionFacts, VariantFacts};
pub use components::{Checked, Components, Fault, Faulty, MAX_COMPONENT_BYTES, Problem, check_components};
pub use entry::{ContestRequest, Entry, FitRequest, GameError, Setup, SimulationRequest};
pub use fabletop_bots::{Fared, Fitted, Given, Happening, Happenings, Mean, Net, Report, Share};
pub use hints::HINT_BUDGET;
pub use tool::{Tool, ToolError};
pub use tuning::{Quest, Tuned, Tuning};

/// Every game.
pub static GAMES: &[Entry] = &[
    Entry::of::<::fantasy_realms::State>(),
    Entry::of::<::via_magica::State>(),
    Entry::of::<::fantazja::State>(),
    Entry::of::<::indaman::State>(),
];

/// The game of that id.
pub fn find(id: &str) -> Result<&'static Entry, GameError> {
    GAMES.iter().find(|entry| entry.id == id).ok_or_else(|| GameError::UnknownGame {
        id: id.chars().take(40).collect(),
        known: GAMES.iter().map(|entry| entry.id).collect::<Vec<_>>().join(", "),
    })
}
