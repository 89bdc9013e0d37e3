//! One file a phase of the game.

pub(crate) mod deal;
pub(crate) mod reveal;
pub(crate) mod trade;
pub(crate) mod turns;
