//! Fantasy, the island of Indaman: the rules.
//!
//! - [`State`] implements [`fabletop_core::Game`] for three to six players.
//! - [`components::Components`] is what is in the box, [`reconstruction`] what is known and made up of it, and
//!   [`checks`] says what another set has to keep to.
//! - [`scoring`] has the sums: gems found, deliveries, fights.
//!
//! Numbers in comments ("ruling 13") are those of `RULES.md`.
//!
//! ```
//! use indaman::mages::Trait;
//! use indaman::scoring::found;
//!
//! let falcon = found(2, true, Trait::GemBonus { gems: 1 }); // two gems on the lake: the rulebook's example
//! assert_eq!((falcon.base, falcon.on_terrain, falcon.with_trait), (2, 4, 5));
//! ```

// Declarations for other languages are written by a program, which has the standard library.
#![cfg_attr(not(feature = "typescript"), no_std)]

extern crate alloc;

pub mod action;
pub mod board;
pub mod checks;
pub mod cities;
pub mod components;
pub mod config;
pub mod creatures;
pub mod event;
mod fault;
mod guess;
mod hash;
mod invariants;
pub mod klippidi;
pub mod knowledge;
pub mod mages;
mod moment;
pub mod notation;
pub mod objects;
mod phase;
mod phases;
pub mod place;
pub mod reconstruction;
mod rules;
pub mod scoring;
pub mod state;
pub mod terrain;
pub mod view;

pub use action::{Action, Chance, Rejection};
pub use components::{ComponentSet, Components};
pub use config::{Config, Variant};
pub use event::{Event, EventView};
pub use state::State;
pub use view::View;
