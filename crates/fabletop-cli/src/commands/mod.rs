//! The commands, one a file. Each reads its arguments, asks a library and writes to standard output.

pub(crate) mod best;
pub(crate) mod completions;
pub(crate) mod components;
pub(crate) mod games;
pub(crate) mod output;
pub(crate) mod replay;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod verify;
