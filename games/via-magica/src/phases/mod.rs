//! One file a phase of the game.

pub(crate) mod crystals;
pub(crate) mod luck;
pub(crate) mod opening;
pub(crate) mod placing;
pub(crate) mod set_up;
