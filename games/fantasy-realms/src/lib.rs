//! Fantasy Realms (Fantastyczne Światy): the rules, an exact scorer and a solver.
//!
//! - [`State`] implements [`fabletop_core::Game`] for the classic game, the two-player game and chaos.
//! - [`scoring::score`] gives the points of a hand, card by card and line by line.
//! - [`scoring::best_choices`] finds the best of all choices a hand leaves open.
//! - [`solver`] goes through all hands there are.
//!
//! Numbers in comments ("ruling 13") are those of `RULES.md`.
//!
//! ```
//! use fantasy_realms::cards::{Card, CardSet};
//! use fantasy_realms::scoring::{Pool, best_choices, score};
//!
//! let hand = CardSet::of(&[
//!     Card::Mountain, Card::Wildfire, Card::Smoke, Card::GreatFlood, Card::Whirlwind, Card::Mirage,
//!     Card::AirElemental,
//! ]);
//! let best = best_choices(hand, Pool::discard(CardSet::EMPTY));
//! assert_eq!(best.total, 260); // the rulebook's example
//! assert_eq!(score(hand, &best.choices).unwrap().cards[0].points, 59); // the Mountain's part of it
//! ```

// Declarations for other languages are written by a program, which has the standard library.
#![cfg_attr(not(feature = "typescript"), no_std)]

extern crate alloc;

pub mod action;
pub mod cards;
pub mod config;
pub mod effects;
pub mod event;
pub mod notation;
mod phases;
mod rules;
pub mod scoring;
pub mod solver;
pub mod state;
pub mod suits;
pub mod view;

pub use action::{Action, Chance, Rejection};
pub use config::{Config, Variant};
pub use event::{Event, EventView};
pub use phases::trade::MAX_OFFERS;
pub use state::State;
pub use view::View;
