//! Writes `web/src/protocol`: the declarations of the protocol and of every game, in TypeScript.
//!
//! `fabletop-types FOLDER` writes them there; with `--check` it only says which files differ.

mod declarations;
mod folder;

use anyhow::{Result, bail};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match arguments.as_slice() {
        [folder] if !folder.starts_with('-') => write(Path::new(folder)),
        ["--check", folder] => check(Path::new(folder)),
        _ => Err(anyhow::anyhow!("usage: fabletop-types [--check] FOLDER")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("fabletop-types: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> Result<()> {
    let files = declarations::all()?;
    let differences = folder::differences(folder, &files)?;
    folder::write(folder, &files, &differences)?;
    println!("{} files of declarations, {} changed", files.len(), differences.len());
    Ok(())
}

fn check(folder: &Path) -> Result<()> {
    let differences = folder::differences(folder, &declarations::all()?)?;
    if differences.is_empty() {
        println!("the declarations are as the program has them");
        return Ok(());
    }
    for difference in &differences {
        println!("{difference}");
    }
    bail!("{} files differ from the program: run `cargo xtask types`", differences.len());
}
