//! The vocabulary of the table: what a game, a seat, a viewer, a turn and a bot are.
//!
//! A game implements [`Game`] on its state and knows nothing but this crate. Everything else
//! (tables, bots, servers, terminals) is written once against the trait.
//!
//! `no_std`, so that rules cannot read a clock, open a file or find randomness by themselves.

// Declarations for other languages are written by a program, which has the standard library.
#![cfg_attr(not(any(feature = "typescript", feature = "schema")), no_std)]

extern crate alloc;

mod bot;
mod game;
mod outcome;
mod random;
mod rejected;
mod seat;
mod sets;

pub use bot::{Bot, Budget};
pub use game::{Game, Ignore, Sink, Turn};
pub use outcome::Outcome;
pub use random::GameRng;
pub use rejected::{Misplaced, Refusal, Rejected};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
