//! Why something was not done.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The body of every answer that is not a success, and of a refused message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// A stable code in kebab case; texts for people are made from it.
    pub code: String,
    /// What the text needs; the rules' own parameters where the rules refuse.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub params: Map<String, Value>,
    /// The number of the ruling, where the rules of the game refuse.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ruling: Option<u16>,
    /// The same for a programmer, in English.
    pub message: String,
}
