//! What happens in each phase.

pub(crate) mod building;
pub(crate) mod bury;
pub(crate) mod dark;
pub(crate) mod exchange;
pub(crate) mod guard;
pub(crate) mod luck;
pub(crate) mod powers;
pub(crate) mod swap;
pub(crate) mod tokens;
pub(crate) mod turns;
