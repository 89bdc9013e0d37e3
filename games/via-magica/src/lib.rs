//! Via Magica: the rules.
//!
//! - [`State`] implements [`fabletop_core::Game`] for two to six players, in the standard and the first game.
//! - [`portals`] has the forty portals, with what is printed on them as data.
//! - [`scoring::lines`] says where the points come from.
//!
//! Numbers in comments ("ruling 13") are those of `RULES.md`.
//!
//! ```
//! use via_magica::portals::Portal;
//! use via_magica::rewards::{Reward, RewardSet};
//! use via_magica::scoring::{Line, lines};
//!
//! let opened: Vec<Portal> = [2, 5, 14, 30, 35].into_iter().filter_map(Portal::new).collect();
//! let lines = lines(&opened, RewardSet::from_iter([Reward::AllColours]));
//! assert_eq!(lines.iter().map(Line::points).sum::<i32>(), 45); // the rulebook's example
//! ```

// Declarations for other languages are written by a program, which has the standard library.
#![cfg_attr(not(feature = "typescript"), no_std)]

extern crate alloc;

pub mod action;
pub mod animus;
pub mod cards;
pub mod config;
pub mod effects;
pub mod event;
pub mod notation;
mod phases;
pub mod portals;
pub mod rewards;
mod rules;
pub mod scoring;
pub mod state;
pub mod view;
mod zone;

pub use action::{Action, Chance, Rejection};
pub use config::{Config, Variant};
pub use event::{Event, EventView};
pub use state::State;
pub use view::View;
