//! The project's own commands. `cargo xtask` lists them.

mod tidy;
mod web;

use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Where the page has the declarations of everything that is sent.
const TYPES: &str = "web/src/protocol";

const HELP: &str = "cargo xtask COMMAND

  serve    build Fabletop, page and all, and start it (further arguments go to `fabletop serve`)
  test     everything CI checks: formatting, clippy, all tests, docs, tidy, the page, play in a browser
  load     measure the server under load (further arguments go to `fabletop-load load`)
  soak     kill the server again and again while people play (further arguments: `fabletop-load soak`)
  tidy     what the compiler cannot check: dependency direction, goldens, texts, rulings
  types    write the TypeScript declarations in web/src/protocol anew
  golden   write golden playthroughs and sentences anew (read the difference before you commit it)
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let done = match arguments.next().as_deref() {
        Some("serve") => serve(arguments.collect()),
        Some("test") => test(),
        Some("load") => measure("load", arguments.collect()),
        Some("soak") => measure("soak", arguments.collect()),
        Some("tidy") => tidy::run(&root()),
        Some("types") => types(),
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

fn serve(arguments: Vec<String>) -> Result<()> {
    web::build()?;
    run("Fabletop", &mut cargo(&["build", "--release", "--locked", "--package", "fabletop-cli"]))?;
    finish(Command::new(built("release", "fabletop")?).arg("serve").args(arguments))
}

/// Runs the load generator against the program, both as they are released.
fn measure(what: &str, arguments: Vec<String>) -> Result<()> {
    web::build()?;
    let packages = ["--package", "fabletop-cli", "--package", "fabletop-load"];
    run("Fabletop", cargo(&["build", "--release", "--locked"]).args(packages))?;
    let program = built("release", "fabletop")?;
    finish(
        Command::new(built("release", "fabletop-load")?)
            .arg(what)
            .arg("--program")
            .arg(program)
            .args(arguments),
    )
}

/// A program that was built.
fn built(profile: &str, program: &str) -> Result<PathBuf> {
    let metadata = cargo_metadata::MetadataCommand::new().current_dir(root()).no_deps().exec()?;
    Ok(metadata.target_directory.join(profile).join(program).into_std_path_buf())
}

/// Runs a program that speaks for itself.
fn finish(program: &mut Command) -> Result<()> {
    let status = program.status().with_context(|| format!("cannot start {program:?}"))?;
    ensure!(status.success(), "it ended with {status}");
    Ok(())
}

fn test() -> Result<()> {
    run("formatting", &mut cargo(&["fmt", "--all", "--check"]))?;
    web::test()?;
    run(
        "clippy",
        &mut cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"]),
    )?;
    // The whole workspace has the features of every package, and declarations need the standard library.
    run("the rules without the standard library", cargo(&["check", "--locked"]).args(rules()?))?;
    run("tests", &mut cargo(&["test", "--workspace", "--locked"]))?;
    // With the tests, so that nothing is compiled again with other features.
    run("the programs", &mut cargo(&["build", "--workspace", "--bins", "--tests", "--locked"]))?;
    let mut types = Command::new(built("debug", "fabletop-types")?);
    run("TypeScript declarations", types.args(["--check", TYPES]).current_dir(root()))?;
    run(
        "documentation",
        cargo(&["doc", "--workspace", "--no-deps", "--locked"]).env("RUSTDOCFLAGS", "--deny warnings"),
    )?;
    println!("\n=== tidy");
    tidy::run(&root())?;
    let program = built("debug", "fabletop")?;
    web::play_in_browser(&program)?;
    let soak = ["soak", "--kills", "15", "--program"];
    run("a short soak", Command::new(built("debug", "fabletop-load")?).args(soak).arg(&program))?;
    println!("\nAll is well.");
    Ok(())
}

/// The games and what they are built on, as arguments for cargo.
fn rules() -> Result<Vec<String>> {
    let metadata = cargo_metadata::MetadataCommand::new().current_dir(root()).no_deps().exec()?;
    let games = metadata.workspace_root.join("games");
    let packages = metadata.packages.into_iter().filter(|package| package.manifest_path.starts_with(&games));
    let packages = packages.map(|package| package.name.to_string());
    Ok(packages.chain(["fabletop-core".to_owned()]).map(|name| format!("--package={name}")).collect())
}

/// Writes the declarations of the protocol and of every game, for the page.
fn types() -> Result<()> {
    let program = ["run", "--quiet", "--locked", "--package", "fabletop-types", "--", TYPES];
    run("TypeScript declarations", &mut cargo(&program))
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
