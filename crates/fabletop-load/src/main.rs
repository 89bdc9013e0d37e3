//! Measures the real program over real WebSockets on loopback (`load`), and kills it again and again while
//! people play (`soak`).

mod child;
mod load;
mod seat;
mod soak;

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// As the server has it: the two share the machine.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Fabletop under load.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// How many durable actions a second, how fast, and how much memory a match takes
    Load(LoadArgs),
    /// Kills the server at random moments and checks that nothing acknowledged is lost
    Soak(SoakArgs),
}

#[derive(Args)]
struct LoadArgs {
    /// The program `fabletop`
    #[arg(long)]
    program: PathBuf,
    /// How many matches are played at a time
    #[arg(long, default_value_t = 256)]
    matches: usize,
    /// For how many seconds
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Offer so many actions a second instead of as many as there can be
    #[arg(long)]
    rate: Option<u32>,
    /// Keep so many further connections open that only watch; then nothing is played
    #[arg(long)]
    idle: Option<usize>,
    /// The game
    #[arg(long, default_value = "fantasy-realms")]
    game: String,
}

#[derive(Args)]
struct SoakArgs {
    /// The program `fabletop`
    #[arg(long)]
    program: PathBuf,
    /// How often the server is killed
    #[arg(long, default_value_t = 20)]
    kills: u32,
    /// How many matches are played at a time
    #[arg(long, default_value_t = 8)]
    matches: usize,
    /// How long the server lives at most, in milliseconds
    #[arg(long, default_value_t = 400)]
    longest: u64,
    /// The same seed chooses the same moments and actions
    #[arg(long)]
    seed: Option<u64>,
    /// The game
    #[arg(long, default_value = "fantasy-realms")]
    game: String,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Load(arguments) => load::run(&arguments),
        Command::Soak(arguments) => soak::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("failed: {error:#}");
            ExitCode::FAILURE
        }
    }
}
