//! Tools: what a game computes for somebody who tells it all it needs. They know no match and no secret.

use fabletop_core::Refusal;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A tool of a game: JSON in, JSON out.
pub type Tool = fn(request: &str) -> Result<String, ToolError>;

/// Why a tool has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct ToolError {
    /// The stable code, in kebab case.
    pub code: &'static str,
    /// What a text about it needs.
    pub params: Map<String, Value>,
    /// The ruling, where the rules refuse.
    pub ruling: Option<u16>,
    /// The same for a programmer.
    pub message: String,
}

impl ToolError {
    /// An error of the tool itself.
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> ToolError {
        ToolError { code, params: Map::new(), ruling: None, message: message.into() }
    }

    /// What the rules refuse.
    pub(crate) fn refused(refusal: &impl Refusal) -> ToolError {
        let params = match serde_json::to_value(refusal) {
            Ok(Value::Object(mut params)) => {
                params.remove("code");
                params
            }
            _ => Map::new(),
        };
        let message = format!("the rules refuse this: {}", refusal.code());
        ToolError { code: refusal.code(), params, ruling: refusal.ruling(), message }
    }

    /// The same with one more parameter.
    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> ToolError {
        self.params.insert(name.to_owned(), value.into());
        self
    }
}

/// Reads a request, computes and writes the answer.
pub(crate) fn answer<Q: DeserializeOwned, A: Serialize>(
    request: &str,
    compute: impl FnOnce(Q) -> Result<A, ToolError>,
) -> Result<String, ToolError> {
    let request =
        serde_json::from_str(request).map_err(|error| ToolError::new("bad-request", error.to_string()))?;
    let answer = compute(request)?;
    serde_json::to_string(&answer).map_err(|error| ToolError::new("bad-answer", error.to_string()))
}
