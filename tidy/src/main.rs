//! What the compiler cannot check. It names games and texts, which `cargo xtask` does not wait for.

mod dependencies;
mod programs;
mod rules;
mod texts;

use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// Runs all checks and reports all findings at once.
fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("tidy is in the workspace")?;
    let mut findings = Vec::new();
    dependencies::check(root, &mut findings)?;
    programs::check(root, &mut findings)?;
    rules::check(root, &mut findings)?;
    texts::check(root, &mut findings)?;
    if findings.is_empty() {
        println!("tidy: dependencies, test files, goldens, rulings and texts are in order");
        return Ok(());
    }
    for finding in &findings {
        println!("tidy: {finding}");
    }
    bail!("tidy found {} things", findings.len());
}

/// All files below `folder` with that ending.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
