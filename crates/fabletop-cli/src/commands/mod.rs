//! The commands, one a file. Each reads its arguments, asks a library and writes to standard output.

pub(crate) mod arena;
pub(crate) mod best;
pub(crate) mod bots;
pub(crate) mod completions;
pub(crate) mod components;
pub(crate) mod contest;
pub(crate) mod fit;
pub(crate) mod games;
pub(crate) mod ladder;
pub(crate) mod output;
pub(crate) mod replay;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod tune;
pub(crate) mod verify;
