//! `components`: a component file becomes tiles, or a list of what is wrong in it.

use super::super::components::export;
use crate::components::{Faulty, Problem};
use crate::tool::ToolError;
use fantazja::tiles::{Design, NotTiles, Tiles};
use serde::{Deserialize, Serialize};

/// A component file to be read, or tiles that a table plays with; if neither is given, the game answers with
/// the tiles it has by itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/", optional_fields))]
pub(in super::super) struct ComponentsRequest {
    /// The file.
    #[serde(default)]
    text: Option<String>,
    /// The value of the option `tiles`.
    #[serde(default)]
    tiles: Option<String>,
}

/// What became of it.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub(in super::super) enum ComponentsAnswer {
    /// It can be played with.
    Fine {
        /// The value of the option `tiles`.
        tiles: String,
        /// What tells these tiles from others.
        hash: String,
        /// The tiles, in the order of their numbers.
        designs: Vec<Design>,
        /// The tiles as a file to change, unless they came as one.
        file: Option<String>,
    },
    /// It cannot.
    Faulty {
        /// What is wrong, from top to bottom.
        problems: Vec<Problem>,
    },
}

/// Reads the file, or writes one.
pub(super) fn components(request: &ComponentsRequest) -> Result<ComponentsAnswer, ToolError> {
    match request {
        ComponentsRequest { text: Some(_), tiles: Some(_) } => {
            Err(ToolError::new("bad-request", "a file or tiles, not both"))
        }
        ComponentsRequest { text: Some(text), .. } => read(text),
        ComponentsRequest { tiles: Some(tiles), .. } => fine(tiles, true),
        _ => fine(&Tiles::RECONSTRUCTED.to_string(), true),
    }
}

fn read(text: &str) -> Result<ComponentsAnswer, ToolError> {
    let entry = crate::find("fantazja").map_err(|error| ToolError::new("unknown-game", error.to_string()))?;
    match entry.check_components(text) {
        Ok(checked) => fine(&checked.value, false),
        Err(Faulty { problems, .. }) => Ok(ComponentsAnswer::Faulty { problems }),
    }
}

fn fine(value: &str, with_file: bool) -> Result<ComponentsAnswer, ToolError> {
    let tiles: Tiles =
        value.parse().map_err(|error: NotTiles| ToolError::new("bad-components", error.to_string()))?;
    Ok(ComponentsAnswer::Fine {
        tiles: tiles.to_string(),
        hash: tiles.hash(),
        designs: tiles.designs().to_vec(),
        file: with_file.then(|| export(&tiles)),
    })
}
