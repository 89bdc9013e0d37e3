//! `fabletop completions`: a completion script for a shell.

use super::output;
use crate::args::{Arguments, CompletionsArgs};
use clap::CommandFactory;
use std::io::Write;

/// Writes the script for the shell asked for.
pub(crate) fn run(arguments: &CompletionsArgs) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "fabletop", &mut script);
    let mut out = output::stdout();
    out.write_all(&script)?;
    Ok(out.flush()?)
}
