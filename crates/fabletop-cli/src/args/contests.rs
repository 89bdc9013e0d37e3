//! What can be said to `arena`, `tune`, `fit` and `ladder`.

use clap::{Args, ValueEnum};
use fabletop_core::Budget;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Args)]
#[command(after_help = ARENA_HELP)]
pub(crate) struct ArenaArgs {
    /// The game, as `fabletop games` lists it
    pub(crate) game: String,
    /// Who plays: bots by name, or by a file as `fabletop tune --save` writes it: @my-bot.json. Of two bots at a
    /// larger table the first one sits once and the second everywhere else; otherwise one for each seat
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<String>,
    /// How many games, rounded up so that every deal is played in all rotations of the seats
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// The same seed gives the same deals
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many play; if not given, as many as there are bots, or 4 for one or two bots
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// The variant, as `fabletop games` lists it
    #[arg(long)]
    pub(crate) variant: Option<String>,
    /// An option of the game: --option copy_scope=seen
    #[arg(long = "option", value_name = "OPTION=VALUE")]
    pub(crate) options: Vec<String>,
    /// How long every bot that thinks may do so, by the clock (50ms) or in iterations (1000it), which is
    /// reproducible; if not given, each has its own time
    #[arg(long, value_name = "50ms|1000it", value_parser = budget)]
    pub(crate) budget: Option<Budget>,
    /// The control: the first bot against itself, in all seats; its share should be the fair one
    #[arg(long)]
    pub(crate) mirror: bool,
    /// Keep the result so far in this file; if it is there already, go on from it
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// How many threads to use; as many as there are processor cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    pub(crate) threads: Option<u16>,
    /// One JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = TUNE_HELP)]
pub(crate) struct TuneArgs {
    /// The game, as `fabletop games` lists it
    pub(crate) game: String,
    /// How many settings to try
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) tries: u64,
    /// Deals a try, each played in all rotations of the seats
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) deals: u64,
    /// Other deals in which the best settings are compared with those at the start; 15 times --deals if not given
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) fresh: Option<u64>,
    /// The same seed gives the same tries
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many play; 4 if not given, where the game is for 4
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// The variant, as `fabletop games` lists it
    #[arg(long)]
    pub(crate) variant: Option<String>,
    /// The bot to begin with, by name or by a file: @my-bot.json; if not given, the game's knowledge played
    /// straight away, as thinking bots expect it of others
    #[arg(long, value_name = "NAME|@FILE")]
    pub(crate) bot: Option<String>,
    /// Who sits in the other seats
    #[arg(long, value_name = "NAME|@FILE", default_value = "greedy")]
    pub(crate) against: String,
    /// How long every bot that thinks may do so; if not given, each has its own time
    #[arg(long, value_name = "50ms|1000it", value_parser = budget)]
    pub(crate) budget: Option<Budget>,
    /// Which of its numbers are turned
    #[arg(long, value_enum, default_value_t = Dials::Weights)]
    pub(crate) dials: Dials,
    /// Change all weights together by small steps, 16 tries at a time in the same deals; for bots that decide at once
    #[arg(long, conflicts_with = "dials")]
    pub(crate) evolve: bool,
    /// Write the best settings into this file, for --bots @FILE
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

/// Numbers of a bot that can be tuned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Dials {
    /// What it knows of the game
    Weights,
    /// How it samples: horizon, widest, patience, caution
    Sampling,
    /// Both
    All,
}

#[derive(Args)]
#[command(after_help = FIT_HELP)]
pub(crate) struct FitArgs {
    /// The game, as `fabletop games` lists it
    pub(crate) game: String,
    /// How many games to learn from
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// How many play: one size of table after the other; 4 if not given, where the game is for 4
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<usize>,
    /// Who plays, in all seats: a bot by name, or by a file: @my-bot.json
    #[arg(long, value_name = "NAME|@FILE", default_value = "greedy")]
    pub(crate) bot: String,
    /// How long the bot may think, if it thinks; its own time if not given
    #[arg(long, value_name = "50ms|1000it", value_parser = budget)]
    pub(crate) budget: Option<Budget>,
    /// How often somebody does anything instead, in percent
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(0..=100))]
    pub(crate) strays: u32,
    /// Cells of the network's hidden layer
    #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u16).range(1..=64))]
    pub(crate) hidden: u16,
    /// The same seed gives the same network
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Go on with the network in this file
    #[arg(long, value_name = "FILE")]
    pub(crate) begin: Option<PathBuf>,
    /// Write the network into this file
    #[arg(long, value_name = "FILE")]
    pub(crate) save: PathBuf,
}

#[derive(Args)]
#[command(after_help = LADDER_HELP)]
pub(crate) struct LadderArgs {
    /// The games; all of them if none is named
    #[arg(value_name = "GAME")]
    pub(crate) games_named: Vec<String>,
    /// How many games for two bots that decide at once
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) games: u64,
    /// How many games where somebody thinks, for each budget of the curve too
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) thinking_games: u64,
    /// The same seed gives the same deals
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The budgets of the curve, in iterations
    #[arg(long, value_delimiter = ',', value_name = "N", default_value = "25,50,100,200,400,800,1600",
        value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) budgets: Vec<u32>,
    /// How long levels think against each other, instead of their own time
    #[arg(long, value_name = "50ms|1000it", value_parser = budget)]
    pub(crate) budget: Option<Budget>,
    /// The page to write; charts are put into images/ beside it
    #[arg(long, value_name = "FILE", default_value = "docs/bots.md")]
    pub(crate) out: PathBuf,
    /// Keep the result of every contest in this folder, and go on from what is there
    #[arg(long, value_name = "FOLDER")]
    pub(crate) save: Option<PathBuf>,
}

/// A time or a number of iterations.
fn budget(typed: &str) -> Result<Budget, String> {
    let milliseconds = typed.strip_suffix("ms").and_then(|number| number.parse().ok());
    let iterations = typed.strip_suffix("it").and_then(|number| number.parse().ok());
    match (milliseconds, iterations) {
        (Some(number @ 1..=60_000), _) => Ok(Budget::Time(Duration::from_millis(number))),
        (_, Some(number @ 1..)) => Ok(Budget::Iterations(number)),
        _ => Err("write a time from 1ms to 60000ms, or iterations from 1it up, for example 50ms or 1000it"
            .to_owned()),
    }
}

const ARENA_HELP: &str =
    "Every deal is played once for each rotation of the seats. Shares come with the interval in which the truth \
lies 19 times out of 20 (Wilson), beside the share that everybody would have if all were equal.

With --save the result so far is written after every batch of deals. The same command goes on from there, also \
with more --games; a file of another contest is refused.

A bot as a file:
  {\"mind\": {\"flat\": {\"horizon\": 4, \"patience\": 20}}, \"milliseconds\": 80}

Examples:
  fabletop arena fantasy-realms --bots dragon,greedy --games 400      one dragon against three greedy ones
  fabletop arena fantazja --bots owl,fox --games 1000 --budget 200it
  fabletop arena fantasy-realms --bots dragon,owl,fox,hare --budget 50ms --json
  fabletop arena indaman --bots fox,greedy --mirror                  the control
  fabletop arena indaman --bots @my-bot.json,fox --save contest.json";

const TUNE_HELP: &str =
    "Each weight of what bots know of the game is tried at 0.35 to 2.6 times of what it is now. What is known of \
single settings and of pairs of them says what to try next (NTBEA). The best settings are then compared with \
those at the start in deals that were not tuned with. With --evolve all weights change together by small steps: of 16 \
tries around the best that is known, in the same deals, the better half says where to go on (sep-CMA-ES).

Examples:
  fabletop tune via-magica --tries 300 --deals 20 --save my-bot.json
  fabletop tune indaman --evolve --tries 480 --deals 200 --save my-bot.json
  fabletop tune fantasy-realms --bot dragon --budget 100it --dials sampling --save my-bot.json
  fabletop tune indaman --bot @my-bot.json --against fox --seats 3
  fabletop arena via-magica --bots @my-bot.json,greedy";

const FIT_HELP: &str =
    "A small network is told what there is to see in a position, and learns from the end of many games how the seats \
stood. How surprised it is by games it has not seen is printed beside how surprised somebody is who only guesses.

The network of a game is in net.json beside its levels.json, in crates/fabletop-games. Another one is tried as \
\"net\" in a bot's file, before it takes that place.

Examples:
  fabletop fit via-magica --save net.json
  fabletop fit via-magica --bot dragon --budget 40it --games 2000 --begin net.json --save better.json
  fabletop fit fantazja --strays 5 --games 20000 --save net.json";

const LADDER_HELP: &str =
    "For each game: the strongest bot at several budgets against greedy ones, each level against the one below it, \
and the strongest bot against greedy ones at tables of every size. Writes a page in Markdown and a chart for each game. It takes hours with the usual numbers: with --save it \
can be stopped and goes on later.

Examples:
  fabletop ladder --save ladder
  fabletop ladder fantazja --games 200 --thinking-games 100 --out /tmp/bots.md
  fabletop ladder via-magica --games 40 --budgets 5,10,20 --budget 10it --out /tmp/bots.md";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_times_or_iterations() {
        assert_eq!(budget("50ms"), Ok(Budget::Time(Duration::from_millis(50))));
        assert_eq!(budget("1000it"), Ok(Budget::Iterations(1_000)));
        for wrong in ["", "50", "ms", "0ms", "60001ms", "0it", "-1it", "4294967296it", "1s"] {
            assert!(budget(wrong).is_err(), "{wrong}");
        }
    }
}
