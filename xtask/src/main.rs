//! The project's own commands. `cargo xtask` lists them.

mod web;

use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Where the page has the declarations of everything that is sent.
const TYPES: &str = "web/src/protocol";

/// How long each step took.
static TIMES: Mutex<Vec<(String, Duration)>> = Mutex::new(Vec::new());

const HELP: &str = "cargo xtask COMMAND

  serve    build Fabletop, page and all, and start it (further arguments go to `fabletop serve`)
  test     everything CI checks: formatting, clippy, all tests, docs, tidy, the page, play in a browser
  load     measure the server under load (further arguments go to `fabletop-load load`)
  soak     kill the server again and again while people play (further arguments: `fabletop-load soak`)
  tidy     what the compiler cannot check: dependency direction, test files, goldens, texts, rulings
  types    write the TypeScript declarations in web/src/protocol anew
  golden   write golden playthroughs and sentences anew (read the difference before you commit it)
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let done = match arguments.next().as_deref() {
        Some("serve") => serve(arguments.collect()),
        Some("test") => {
            let done = test();
            tell_times();
            done.inspect(|()| println!("\nAll is well."))
        }
        Some("load") => measure("load", arguments.collect()),
        Some("soak") => measure("soak", arguments.collect()),
        Some("tidy") => tidy(),
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
    let begun = Instant::now();
    let status = command.status().with_context(|| format!("{title}: cannot start {command:?}"))?;
    TIMES.lock().expect("nobody panics").push((title.to_owned(), begun.elapsed()));
    ensure!(status.success(), "{title} failed ({status})");
    Ok(())
}

/// Says where the time went.
fn tell_times() {
    println!("\n=== seconds a step");
    let times = TIMES.lock().expect("nobody panics");
    for (title, time) in times.iter() {
        println!("{:6.0}  {title}", time.as_secs_f64());
    }
    let all: Duration = times.iter().map(|(_, time)| *time).sum();
    println!("{:6.0}  in all", all.as_secs_f64());
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

/// A program that was built. Cargo puts it beside this one, or into the neighbouring folder of its profile.
fn built(profile: &str, program: &str) -> Result<PathBuf> {
    let this = std::env::current_exe().context("where this program is")?;
    let folders = this.parent().and_then(Path::parent).context("this program is in a folder of cargo's")?;
    Ok(folders.join(profile).join(program))
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
    run("tidy", &mut Command::new(built("debug", "tidy")?))?;
    let program = built("debug", "fabletop")?;
    web::play_in_browser(&program)?;
    let soak = ["soak", "--kills", "15", "--program"];
    run("a short soak", Command::new(built("debug", "fabletop-load")?).args(soak).arg(&program))?;
    Ok(())
}

/// The games, whose folders have their names, and what they are built on, as arguments for cargo.
fn rules() -> Result<Vec<String>> {
    let mut packages = vec!["--package=fabletop-core".to_owned()];
    for game in std::fs::read_dir(root().join("games")).context("the games")? {
        packages.push(format!("--package={}", game?.file_name().display()));
    }
    Ok(packages)
}

/// Checks what the compiler cannot.
fn tidy() -> Result<()> {
    run("tidy", &mut cargo(&["run", "--quiet", "--locked", "--package", "tidy"]))
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
