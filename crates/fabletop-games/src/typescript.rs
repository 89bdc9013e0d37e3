//! What games show and take, as TypeScript declarations.

use crate::fantasy_realms;
use ts_rs::{Config, ExportError};

/// A file with facts of a game's components, so that a page needs no copy of them.
pub struct FactsFile {
    /// Where it goes, below the folder of the declarations.
    pub path: &'static str,
    /// What is in it.
    pub text: String,
}

/// Writes the declarations of every game into the folder of `config`, a folder a game.
pub fn declare(config: &Config) -> Result<(), ExportError> {
    fantasy_realms::typescript::declare(config)
}

/// The facts of every game's components.
pub fn facts() -> Result<Vec<FactsFile>, serde_json::Error> {
    Ok(vec![FactsFile { path: "fantasy-realms/cards.ts", text: fantasy_realms::typescript::cards()? }])
}
