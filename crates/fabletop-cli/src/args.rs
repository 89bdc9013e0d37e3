//! What can be said on the command line. Help, parser and completions come from here.

mod contests;

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use fabletop_text::Locale;
use std::path::PathBuf;

pub(crate) use contests::{ArenaArgs, Dials, FitArgs, LadderArgs, TuneArgs};

/// Play, score, analyse and simulate fantasy board games.
#[derive(Parser)]
#[command(name = "fabletop", version, about, long_about = LONG_ABOUT, after_help = EXAMPLES)]
#[command(subcommand_required = true, arg_required_else_help = true)]
pub(crate) struct Arguments {
    /// Language of all texts, taken from the environment (LC_ALL, LC_MESSAGES, LANG) if not given; only
    /// these help pages and complaints about the command line itself are always in English
    #[arg(long, global = true, value_enum)]
    pub(crate) lang: Option<Language>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

const LONG_ABOUT: &str = "Play fantasy board games with friends in the browser or in the terminal against bots, score the hands of a real \
table with the reason for every point, find the best hands there are, play many games at once, replay a \
match from anybody's eyes and check that it was dealt fairly.";

const EXAMPLES: &str = "Examples:
  fabletop serve                                       opens the table for browsers
  fabletop play fantasy-realms                         you against two bots
  fabletop score king queen knights rangers hydra swamp mirage
  fabletop best --top 5                                the best hands of the game, proven
  fabletop simulate fantasy-realms --seats 4 --games 10000 --bots greedy
  fabletop arena fantazja --bots fox,hare --games 200
  fabletop replay match.json --viewer 0";

/// A language.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Language {
    /// Polski
    Pl,
    /// English
    En,
    /// Italiano
    It,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Open the table for browsers: with friends, against bots
    Serve(ServeArgs),
    /// Play a game in the terminal, against bots
    Play(PlayArgs),
    /// Score a hand of Fantasy Realms: points by card, with reasons
    Score(ScoreArgs),
    /// The best (or worst) hands of Fantasy Realms, proven over all of them
    Best(BestArgs),
    /// Play many games at once and count
    Simulate(SimulateArgs),
    /// Let bots play against each other: who wins how often, with intervals
    Arena(ArenaArgs),
    /// Find better settings for a bot by playing
    Tune(TuneArgs),
    /// Let bots learn from games how positions stand
    Fit(FitArgs),
    /// Show how strong the bots are, as a page with charts
    Ladder(LadderArgs),
    /// Step through a saved match from anybody's eyes
    Replay(ReplayArgs),
    /// Check that a finished match was dealt as promised
    Verify(VerifyArgs),
    /// Write the components of a game into a file, to be set right by whoever owns the box, and check it
    Components(ComponentsArgs),
    /// List the games, with seats, variants, options and bots
    Games(GamesArgs),
    /// Print a completion script for your shell
    Completions(CompletionsArgs),
}

#[derive(Args)]
#[command(after_help = SERVE_HELP)]
pub(crate) struct ServeArgs {
    /// Where to listen; 0.0.0.0:7878 for the whole network
    #[arg(long, env = "FABLETOP_ADDR", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7878")]
    pub(crate) addr: String,
    /// The database with all matches and people, made where there is none; if not given, fabletop.db in the
    /// data directory
    #[arg(long, env = "FABLETOP_DB", value_name = "FILE")]
    pub(crate) db: Option<PathBuf>,
    /// The data directory; if not given, $XDG_DATA_HOME/fabletop (usually ~/.local/share/fabletop)
    #[arg(long, env = "FABLETOP_DATA_DIR", value_name = "FOLDER")]
    pub(crate) data_dir: Option<PathBuf>,
    /// How long bots wait before they act, so that people can follow, in milliseconds
    #[arg(long, env = "FABLETOP_BOT_PAUSE", value_name = "MS", default_value_t = 700,
        value_parser = clap::value_parser!(u64).range(..=60_000))]
    pub(crate) bot_pause: u64,
    /// How the log on standard error is written; RUST_LOG says how much of it
    #[arg(long, env = "FABLETOP_LOG", value_enum, default_value_t = LogFormat::Text)]
    pub(crate) log: LogFormat,
    /// A proxy stands in front: believe its X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host
    #[arg(long)]
    pub(crate) trust_proxy: bool,
    /// Let everybody read /metrics, and not only this machine
    #[arg(long)]
    pub(crate) public_metrics: bool,
    /// No limits on how often and how much one address may ask: for tests and measurements
    #[arg(long)]
    pub(crate) no_rate_limits: bool,
}

/// How a log is written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object a line
    Json,
}

#[derive(Args)]
#[command(after_help = PLAY_HELP)]
pub(crate) struct PlayArgs {
    /// The game, as `fabletop games` lists it
    pub(crate) game: Option<String>,
    /// Who sits where, in turn order: `you`, `bot` (a fox), or a bot by name, from snail, hare, fox and owl to
    /// dragon; a name of your own after a colon: you:Ala. If not given: you and as many bots as make a good table
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// The variant, as `fabletop games` lists it; if not given, the one for so many seats
    #[arg(long)]
    pub(crate) variant: Option<String>,
    /// An option of the game: --option copy_scope=seen
    #[arg(long = "option", value_name = "OPTION=VALUE")]
    pub(crate) options: Vec<String>,
    /// Play with the components in this file (see `fabletop components`)
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    /// Deal by this number instead of at random
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Lines instead of a screen: for screen readers, pipes and scripts
    #[arg(long)]
    pub(crate) plain: bool,
    /// Go on with a saved match: the last one, or the one in FILE
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "", value_parser = path_or_nothing())]
    pub(crate) resume: Option<PathBuf>,
    /// Where to save the match (kept up to date after every step); a file that exists is not written over
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Args)]
#[command(after_help = SCORE_HELP)]
pub(crate) struct ScoreArgs {
    /// The cards of the hand, by name in Polish, English or Italian; case and accents do not matter, a
    /// beginning is enough if only one card begins so
    pub(crate) cards: Vec<String>,
    /// Choices that are made, the others are found: mirage=rainstorm, shapeshifter=weapon,
    /// doppelganger=king, book-of-changes=candle:land, island=wildfire, necromancer=queen; mirage=none leaves it as printed
    #[arg(long, value_delimiter = ',', value_name = "CARD=CHOICE")]
    pub(crate) choices: Vec<String>,
    /// Leave everything that is not chosen by --choices as printed
    #[arg(long)]
    pub(crate) fixed: bool,
    /// The cards of the discard area, for the Necromancer
    #[arg(long, value_delimiter = ',', value_name = "CARD")]
    pub(crate) discard: Vec<String>,
    /// The worst choices instead of the best
    #[arg(long, conflicts_with = "fixed")]
    pub(crate) worst: bool,
    /// One JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// Read one JSON object a line from standard input, write one result a line
    #[arg(long, conflicts_with_all = ["cards", "choices", "discard", "worst", "fixed"])]
    pub(crate) jsonl: bool,
}

#[derive(Args)]
#[command(after_help = BEST_HELP)]
pub(crate) struct BestArgs {
    /// How many hands to list
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    pub(crate) top: u16,
    /// Hands of seven cards, or of eight with the Necromancer; both if not given
    #[arg(long, value_parser = clap::value_parser!(u8).range(7..=8))]
    pub(crate) size: Option<u8>,
    /// Only hands with this card (may be repeated)
    #[arg(long, value_name = "CARD")]
    pub(crate) with: Vec<String>,
    /// Only hands without this card (may be repeated)
    #[arg(long, value_name = "CARD")]
    pub(crate) without: Vec<String>,
    /// The worst hands, with the worst choices
    #[arg(long)]
    pub(crate) worst: bool,
    /// One JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = SIMULATE_HELP)]
pub(crate) struct SimulateArgs {
    /// The game, as `fabletop games` lists it
    pub(crate) game: String,
    /// How many play
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Who plays: one bot for all seats, or one for each seat
    #[arg(long, value_delimiter = ',')]
    pub(crate) bots: Vec<String>,
    /// The variant, as `fabletop games` lists it
    #[arg(long)]
    pub(crate) variant: Option<String>,
    /// An option of the game: --option copy_scope=seen
    #[arg(long = "option", value_name = "OPTION=VALUE")]
    pub(crate) options: Vec<String>,
    /// Play with the components in this file (see `fabletop components`)
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
    /// Count what happens in the games too, and who wins: whoever acts first, or the others
    #[arg(long)]
    pub(crate) events: bool,
    /// How many threads to use; as many as there are processor cores if not given
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    pub(crate) threads: Option<u16>,
    /// One JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = REPLAY_HELP)]
pub(crate) struct ReplayArgs {
    /// The match, as `fabletop play` saves it
    pub(crate) file: PathBuf,
    /// Whose eyes: a seat number from 0, or `spectator`
    #[arg(long, default_value = "spectator")]
    pub(crate) viewer: String,
    /// Show the position after this step, and nothing else
    #[arg(long, value_name = "STEP")]
    pub(crate) at: Option<usize>,
    /// Print all steps instead of stepping through them with the keyboard
    #[arg(long)]
    pub(crate) plain: bool,
    /// One JSON object a step
    #[arg(long, conflicts_with = "plain")]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = VERIFY_HELP)]
pub(crate) struct VerifyArgs {
    /// The finished match
    pub(crate) file: PathBuf,
    /// One JSON object instead of a sentence
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = COMPONENTS_HELP)]
pub(crate) struct ComponentsArgs {
    #[command(subcommand)]
    pub(crate) command: ComponentsCommand,
}

#[derive(Subcommand)]
pub(crate) enum ComponentsCommand {
    /// Write the components of a game to standard output, as a file to change
    Export {
        /// The game, as `fabletop games` lists it
        game: String,
    },
    /// Say whether a component file can be played with, and what is wrong with it, line by line
    Check {
        /// The file
        file: PathBuf,
        /// One JSON object instead of sentences
        #[arg(long)]
        json: bool,
    },
}

#[derive(Args)]
#[command(after_help = GAMES_HELP)]
pub(crate) struct GamesArgs {
    /// One JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(after_help = COMPLETIONS_HELP)]
pub(crate) struct CompletionsArgs {
    /// The shell
    pub(crate) shell: clap_complete::Shell,
}

const SERVE_HELP: &str =
    "Ctrl+C (or SIGTERM) ends the server in order; whatever was acknowledged is on the disk at any moment. The \
protocol for bots of your own is docs/protocol.md.

Examples:
  fabletop serve                                  for this machine: http://127.0.0.1:7878
  fabletop serve --addr 0.0.0.0:7878              for everybody in the network
  fabletop serve --db /srv/fabletop.db --trust-proxy --log json
  FABLETOP_ADDR=127.0.0.1:8000 fabletop serve";

const PLAY_HELP: &str =
    "Without options you play the classic game against two bots. The match is saved after every step: in \
$XDG_DATA_HOME/fabletop/matches (usually ~/.local/share/fabletop/matches), or where --save says. Leave whenever \
you like and go on with --resume.

Variants of fantasy-realms, with the seats they are for:
  classic        3 to 6   (if not given: you and two bots)
  two-players    2        (you and a bot)
  chaos          3 to 7   trading against a clock (you and three bots; --option seconds=300)

Several `you` share one keyboard: it is passed on before a hand is shown.

Examples:
  fabletop play fantasy-realms
  fabletop play fantasy-realms --seats you,dragon,owl,snail
  fabletop play fantasy-realms --seats you:Ala,you:Olek        two people at one keyboard
  fabletop play fantasy-realms --variant chaos --option seconds=120
  fabletop play fantasy-realms --save evening.json
  fabletop play indaman --seats you,bot,bot,bot
  fabletop play --resume                                       the last unfinished match
  fabletop play --resume evening.json
  fabletop play fantasy-realms --plain                         line by line, for screen readers";

const SCORE_HELP: &str =
    "A hand has up to seven cards, or eight with the Necromancer. What the Necromancer, \
Doppelgänger, Mirage, Shapeshifter, Book of Changes and Island do is chosen for the most points, exactly, \
unless you say otherwise.

Examples:
  fabletop score king queen knights rangers hydra swamp mirage
  fabletop score bell tower, candle, book of changes, queen
  fabletop score --lang pl góry pożar dym potop
  fabletop score mountain smoke mirage --choices mirage=wildfire
  fabletop score mountain smoke mirage --choices mirage=none    it stays a Mirage
  fabletop score candle king book --choices book=king:wizard --fixed
  fabletop score necromancer hydra swamp --discard dragon,queen
  fabletop score --json king queen

Lines of JSON, one hand a line; mode is fixed, best (if not given) or worst. A line that makes no sense gets \
{\"error\": ...}, the others go on, and the exit status is 1:
  {\"cards\": [\"Mountain\", \"Smoke\", \"Mirage\"]}
  {\"cards\": [\"Smoke\", \"Mirage\"], \"mode\": \"fixed\", \"id\": 7,
   \"choices\": {\"Mirage\": {\"target\": \"Wildfire\"}}}  (on one line)";

const BEST_HELP: &str =
    "Every hand is looked at, so the answer is proven; on two cores it takes some seconds.

Examples:
  fabletop best                                  the best hand of seven and of eight cards
  fabletop best --top 10 --size 7
  fabletop best --with hydra --with swamp        the best there is with these two
  fabletop best --without \"book of changes\"
  fabletop best --worst";

const SIMULATE_HELP: &str =
    "Without --bots everybody plays at random, which is fastest. The same seed gives the same \
games on any number of threads.

Examples:
  fabletop simulate fantasy-realms --seats 4 --games 100000
  fabletop simulate fantasy-realms --bots greedy,random,random --games 1000
  fabletop simulate fantasy-realms --variant chaos --seats 5 --option seconds=60
  fabletop simulate fantasy-realms --json | jq .games_per_s
  fabletop simulate fantazja --bots greedy --events    what happens, and how often a game";

const REPLAY_HELP: &str =
    "Keys on a terminal: arrows or space for step by step, PgUp and PgDn for ten, Home and End, \
v for other eyes, q to quit. In a pipe all steps are printed.

Examples:
  fabletop replay match.json
  fabletop replay match.json --viewer 0          as the player in seat 0 saw it
  fabletop replay match.json --plain | less
  fabletop replay match.json --at 12             only the position after step 12
  fabletop replay match.json --json | jq .told";

const VERIFY_HELP: &str =
    "The dealer promises a secret before the match, each seat adds a number, and both together \
decide what is dealt. When the secret is shown, everybody can deal again and compare.

Exit status: 0 dealt as promised, 1 not so or not to be checked, 2 the file cannot be used.

Examples:
  fabletop verify match.json
  fabletop verify match.json --json";

const COMPONENTS_HELP: &str =
    "Where the components of a game had to be reconstructed, whoever owns the box can write the true ones into \
the file. A match record holds the components it was played with, and their hash.

Exit status of `check`: 0 it can be played with, 1 something is wrong in it, 2 it cannot be read.

Examples:
  fabletop components export fantazja > my-tiles.toml
  fabletop components check my-tiles.toml
  fabletop play fantazja --components my-tiles.toml
  fabletop simulate fantazja --components my-tiles.toml --bots greedy";

const GAMES_HELP: &str = "Examples:
  fabletop games
  fabletop games --json | jq '.games[].id'";

const COMPLETIONS_HELP: &str = "Examples:
  fabletop completions bash > ~/.local/share/bash-completion/completions/fabletop
  fabletop completions zsh > ~/.zfunc/_fabletop
  fabletop completions fish > ~/.config/fish/completions/fabletop.fish";

/// A path that may be empty, which clap's own parser refuses: `--resume` without a file.
fn path_or_nothing() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(PathBuf::from)
}

impl Arguments {
    /// The language asked for, or that of the environment.
    pub(crate) fn locale(&self) -> Locale {
        match self.lang {
            Some(Language::Pl) => Locale::Pl,
            Some(Language::En) => Locale::En,
            Some(Language::It) => Locale::It,
            None => sys_locale::get_locale()
                .and_then(|tag| Locale::from_environment_tag(&tag))
                .unwrap_or(Locale::En),
        }
    }
}
