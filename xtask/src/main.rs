//! The project's own commands. `cargo xtask` lists them.

mod tidy;

use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "cargo xtask COMMAND

  serve    build Fabletop and sit down at a table (further arguments go to `fabletop play`)
  test     everything CI checks: formatting, clippy, all tests, docs, tidy
  tidy     what the compiler cannot check: dependency direction, goldens, texts, rulings
  golden   write golden playthroughs and sentences anew (read the difference before you commit it)
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let done = match arguments.next().as_deref() {
        Some("serve") => serve(arguments.collect()),
        Some("test") => test(),
        Some("tidy") => tidy::run(&root()),
        Some("golden") => golden(),
        Some("help" | "--help" | "-h") | None => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => Err(anyhow::anyhow!("there is no command {other}\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace").to_path_buf()
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

fn run(title: &str, command: &mut Command) -> Result<()> {
    println!("\n=== {title}");
    let status = command.status().with_context(|| format!("{title}: cannot start {command:?}"))?;
    ensure!(status.success(), "{title} failed ({status})");
    Ok(())
}

/// Until there is a web page to serve, Fabletop is a program for the terminal.
fn serve(arguments: Vec<String>) -> Result<()> {
    run("building", &mut cargo(&["build", "--release", "--locked", "--package", "fabletop-cli"]))?;
    let target =
        cargo_metadata::MetadataCommand::new().current_dir(root()).no_deps().exec()?.target_directory;
    let mut play = Command::new(target.join("release").join("fabletop"));
    play.arg("play");
    if arguments.is_empty() {
        play.arg("fantasy-realms");
    }
    let status = play.args(arguments).status()?;
    if !status.success() {
        bail!("fabletop ended with {status}");
    }
    Ok(())
}

fn test() -> Result<()> {
    run("formatting", &mut cargo(&["fmt", "--all", "--check"]))?;
    run(
        "clippy",
        &mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"]),
    )?;
    run("tests", &mut cargo(&["test", "--workspace", "--locked"]))?;
    run(
        "documentation",
        cargo(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "--deny warnings"),
    )?;
    println!("\n=== tidy");
    tidy::run(&root())?;
    println!("\nAll is well.");
    Ok(())
}

fn golden() -> Result<()> {
    let rewrite = |arguments: &[&str]| {
        let mut command = cargo(arguments);
        command.env("FABLETOP_GOLDEN", "rewrite");
        command
    };
    run("playthroughs", &mut rewrite(&["test", "--workspace", "--locked", "--test", "golden"]))?;
    run("sentences", &mut rewrite(&["test", "--package", "fabletop-text", "--locked"]))
}
