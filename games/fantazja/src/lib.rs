//! Fantazja: the rules.
//!
//! - [`State`] implements [`fabletop_core::Game`] for two players, in the standard and the teaching variant.
//! - [`tiles`] has the tiles of both factions as data, and [`checks`] what has to hold of any set of them.
//! - [`scoring::lines`] says where the points come from.
//!
//! Numbers in comments ("ruling 13") are those of `RULES.md`.
//!
//! ```
//! use fantazja::building::{Building, Level, Type};
//! use fantazja::tiles::Tiles;
//!
//! let tower = Building::Magic3;
//! assert_eq!((tower.kind(), tower.level(), tower.points()), (Type::Magic, Some(Level::III), 2));
//! assert!(Tiles::RECONSTRUCTED.check().is_empty());
//! ```

// Declarations for other languages are written by a program, which has the standard library.
#![cfg_attr(not(feature = "typescript"), no_std)]

extern crate alloc;

pub mod action;
pub mod board;
pub mod building;
pub mod checks;
pub mod config;
pub mod event;
pub mod example;
mod invariants;
pub mod notation;
mod phases;
pub mod place;
mod rules;
pub mod scoring;
mod sides;
pub mod state;
mod tile_set;
pub mod tiles;
pub mod view;

pub use action::{Action, Chance, Rejection};
pub use config::{Config, Variant};
pub use event::{Event, EventView};
pub use state::State;
pub use view::View;
