//! The program `fabletop`: a thin skin over the libraries.

mod args;
mod commands;
mod failure;
mod names;
mod play;

use args::{Arguments, Command};
use clap::Parser;
use fabletop_text::Texts;
use std::process::ExitCode;

/// A server allocates from several threads at once, for which the system's allocator is slow.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let texts = Texts::new(arguments.locale());
    let done = match arguments.command {
        Command::Serve(serve) => commands::serve::run(serve, &texts),
        Command::Play(play) => play::run(&play, &texts),
        Command::Score(score) => commands::score::run(&score, &texts),
        Command::Best(best) => commands::best::run(&best, &texts),
        Command::Simulate(simulate) => commands::simulate::run(&simulate, &texts),
        Command::Arena(arena) => commands::arena::run(&arena, &texts),
        Command::Tune(tune) => commands::tune::run(&tune, &texts),
        Command::Fit(fit) => commands::fit::run(&fit, &texts),
        Command::Ladder(ladder) => commands::ladder::run(&ladder, &texts),
        Command::Replay(replay) => commands::replay::run(&replay, &texts),
        Command::Verify(verify) => commands::verify::run(&verify, &texts),
        Command::Components(components) => commands::components::run(&components.command, &texts),
        Command::Games(games) => commands::games::run(&games, &texts),
        Command::Completions(completions) => commands::completions::run(&completions),
    };
    failure::exit_code(done, &texts)
}
