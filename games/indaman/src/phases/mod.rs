//! What each phase allows and what comes of it.

pub(crate) mod captivity;
pub(crate) mod control;
pub(crate) mod encounter;
pub(crate) mod entering;
pub(crate) mod fates;
pub(crate) mod islands;
pub(crate) mod luck;
pub(crate) mod moving;
pub(crate) mod objects;
pub(crate) mod reincarnation;
pub(crate) mod set_up;
pub(crate) mod tower;
pub(crate) mod turns;
