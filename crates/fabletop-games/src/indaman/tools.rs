//! What Indaman computes for those who ask: `components` for a table with other components.

use super::components::export;
use crate::components::{Faulty, Problem};
use crate::tool::{Tool, ToolError, answer};
use indaman::ComponentSet;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The tools by name.
pub(super) const TOOLS: &[(&str, Tool)] =
    &[("components", |request| answer(request, |request: ComponentsRequest| components(&request)))];

/// A component file to be read, or components that a table plays with; if neither is given, the game answers
/// with those it has by itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/", optional_fields))]
pub(super) struct ComponentsRequest {
    /// The file.
    #[serde(default)]
    text: Option<String>,
    /// The value of the option `components`.
    #[serde(default)]
    components: Option<String>,
}

/// What became of it.
#[derive(Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub(super) enum ComponentsAnswer {
    /// It can be played with.
    Fine {
        /// The value of the option `components`.
        components: String,
        /// What tells these components from others.
        hash: String,
        /// The components as a file, if none was sent.
        file: Option<String>,
    },
    /// It cannot.
    Faulty {
        /// What is wrong, from top to bottom.
        problems: Vec<Problem>,
    },
}

/// Reads the file, or writes one.
fn components(request: &ComponentsRequest) -> Result<ComponentsAnswer, ToolError> {
    match request {
        ComponentsRequest { text: Some(_), components: Some(_) } => {
            Err(ToolError::new("bad-request", "a file or components, not both"))
        }
        ComponentsRequest { text: Some(text), .. } => read(text),
        ComponentsRequest { components: Some(value), .. } => written(value),
        _ => written("reconstructed"),
    }
}

fn read(text: &str) -> Result<ComponentsAnswer, ToolError> {
    let entry = crate::find("indaman").map_err(|error| ToolError::new("unknown-game", error.to_string()))?;
    Ok(match entry.check_components(text) {
        Ok(checked) => ComponentsAnswer::Fine { components: checked.value, hash: checked.hash, file: None },
        Err(Faulty { problems, .. }) => ComponentsAnswer::Faulty { problems },
    })
}

fn written(value: &str) -> Result<ComponentsAnswer, ToolError> {
    let bad = |error: serde_json::Error| ToolError::new("bad-components", error.to_string());
    let json =
        if value.starts_with('{') { serde_json::from_str(value).map_err(bad)? } else { Value::from(value) };
    let set: ComponentSet = serde_json::from_value(json).map_err(bad)?;
    let components = set.board().components();
    if let Some(fault) = components.check().first() {
        let code: &str = fault.into();
        return Err(ToolError::new("bad-components", "these make no game").with("fault", code));
    }
    Ok(ComponentsAnswer::Fine {
        components: value.to_owned(),
        hash: components.hash(),
        file: Some(export(components)),
    })
}
