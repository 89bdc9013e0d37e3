//! The games there are.

use serde::{Deserialize, Serialize};

/// A game, as a set-up page needs it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Its variants, the usual one first.
    pub variants: Vec<VariantInfo>,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// The option that takes the components of a component file, if the game has such a file. The tool
    /// `components` reads the file and makes the option's value.
    pub components: Option<String>,
    /// The bots that play it, the weakest first.
    pub bots: Vec<String>,
    /// The one of them to play against if nothing is said.
    pub usual_bot: String,
    /// What it can compute about hands and positions: names for `POST /games/{game}/tools/{tool}`.
    pub tools: Vec<String>,
}

/// A way to play a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct VariantInfo {
    /// Its id.
    pub id: String,
    /// The fewest who can play it.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// Its id.
    pub id: String,
    /// What it can be: words, or a range of numbers.
    pub values: String,
    /// What it is if nothing is said.
    pub default: String,
    /// The ruling it belongs to.
    pub ruling: u16,
}
