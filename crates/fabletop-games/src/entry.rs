//! A game without its types.

use crate::bots::{BASELINES, Player, bots, player, seat_bot};
use crate::catalogued::{Catalogued, OptionFacts, VariantFacts};
use crate::components::{self, Checked, Components, Faulty, shortened};
use crate::hints::advise;
use crate::tool::{Tool, ToolError};
use fabletop_bots::{Arena, Aspects, Contestant, Fared, Fit, Fitted, Maker, Net, Report, Simulation};
use fabletop_core::{Bot, Budget, Refusal};
use fabletop_table::{DynTable, Occupant, Record, RecordError, Secret, Table, TableError, Verdict, verify};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A table without its game's types, or why there is none.
type Created = Result<Box<dyn DynTable>, GameError>;
/// Hears how many more games are done.
type Progress<'a> = dyn Fn(u64) + Sync + 'a;

/// A game in the registry.
pub struct Entry {
    /// Its id.
    pub id: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// Its variants, the usual one first.
    pub variants: &'static [VariantFacts],
    /// Its options.
    pub options: &'static [OptionFacts],
    /// Its component file, if it has one.
    pub components: Option<Components>,
    tools: &'static [(&'static str, Tool)],
    create: fn(&Setup, Vec<Occupant>, Secret) -> Created,
    load: fn(&Record) -> Result<Box<dyn DynTable>, RecordError>,
    verify: fn(&Record) -> Result<Verdict, RecordError>,
    check_setup: fn(&Setup) -> Result<(), GameError>,
    simulate: fn(&SimulationRequest, &Progress<'_>) -> Result<Report, GameError>,
    contest: fn(&ContestRequest, &Progress<'_>) -> Result<Fared, GameError>,
    fit: fn(&FitRequest, &Progress<'_>) -> Result<Fitted, GameError>,
    texts: fn() -> Vec<String>,
    bots: fn() -> Vec<&'static str>,
    player: fn(&str, usize, Option<Budget>) -> Option<Player>,
    weights: fn() -> Value,
    /// How many numbers its network is told.
    aspects: usize,
}

/// What a table has to agree on, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// The variant; the one that fits the number of seats if not said.
    pub variant: Option<String>,
    /// Options by id; a value is a number or a word.
    pub options: Vec<(String, String)>,
}

/// Games to play without anybody watching.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimulationRequest {
    /// What is played.
    pub setup: Setup,
    /// Bots by seat; none for everybody at random.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// How long a bot may think.
    pub budget: Budget,
    /// Whether to count what happens, which is slower.
    pub watched: bool,
}

/// Games of bots against each other.
#[derive(Clone, Debug, PartialEq)]
pub struct ContestRequest {
    /// What is played.
    pub setup: Setup,
    /// Who plays, with how long each may think.
    pub players: Vec<(Player, Budget)>,
    /// The deals, each played in every rotation of the seats.
    pub deals: std::ops::Range<u64>,
    /// The seed.
    pub seed: u64,
}

/// Games for a network to learn from.
#[derive(Clone, Debug, PartialEq)]
pub struct FitRequest {
    /// Tables of these sizes, in turn.
    pub seats: Vec<usize>,
    /// Who plays, with how long it may think.
    pub player: (Player, Budget),
    /// How often somebody does anything instead, in percent.
    pub strays: u32,
    /// How many games.
    pub games: u64,
    /// Cells of the hidden layer.
    pub hidden: usize,
    /// The seed.
    pub seed: u64,
    /// What to go on from, if not from nothing.
    pub begin: Option<Net>,
}

/// Why the registry cannot do what it is asked.
#[derive(Debug, thiserror::Error)]
pub enum GameError {
    /// No game has that id.
    #[error("there is no game {id}; there are: {known}")]
    UnknownGame {
        /// What was asked for.
        id: String,
        /// What there is.
        known: String,
    },
    /// The game has no such variant.
    #[error("{game} has no variant {variant}; it has: {known}")]
    UnknownVariant {
        /// The game.
        game: &'static str,
        /// What was asked for.
        variant: String,
        /// What there is.
        known: String,
    },
    /// The game has no such option.
    #[error("{game} has no option {option}; it has: {known}")]
    UnknownOption {
        /// The game.
        game: &'static str,
        /// What was asked for.
        option: String,
        /// What there is.
        known: String,
    },
    /// An option cannot be that.
    #[error("the option {option} cannot be {value}: it takes {values}")]
    BadOption {
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What it can be.
        values: &'static str,
    },
    /// The option takes components, and these are none.
    #[error("the option {option} takes components as a component file makes them")]
    BadComponents {
        /// The option.
        option: &'static str,
    },
    /// No variant of the game is for so many.
    #[error("{game} is not for {seats} seats; it is for {known}")]
    SeatCount {
        /// The game.
        game: &'static str,
        /// How many were asked for.
        seats: usize,
        /// What there is.
        known: String,
    },
    /// The variant asked for is not for so many.
    #[error("the variant {variant} is for {least} to {most} seats, not {seats}")]
    VariantSeatCount {
        /// The variant.
        variant: &'static str,
        /// How many were asked for.
        seats: usize,
        /// The fewest it is for.
        least: u8,
        /// The most it is for.
        most: u8,
    },
    /// No bot has that id.
    #[error("{game} has no bot {bot}; it has: {known}")]
    UnknownBot {
        /// The game.
        game: &'static str,
        /// What was asked for.
        bot: String,
        /// What there is.
        known: String,
    },
    /// There are not as many bots as seats.
    #[error("{bots} bots for {seats} seats: name one, or one for each seat")]
    BotCount {
        /// How many bots.
        bots: usize,
        /// How many seats.
        seats: usize,
    },
    /// The weights of a player are not those that the game's bots have.
    #[error("the weights do not fit {game}: see {place}")]
    BadWeights {
        /// The game.
        game: &'static str,
        /// The first place where they differ, as a JSON pointer.
        place: String,
    },
    /// The game has no network.
    #[error("bots of {game} know no network: there is nothing to fit")]
    NothingToFit {
        /// The game.
        game: &'static str,
    },
    /// Nothing in a player can be tuned.
    #[error("nothing in this bot can be tuned")]
    NothingToTune,
    /// The rules refuse the config.
    #[error("the rules refuse this table: {code}")]
    Refused {
        /// The rule's code.
        code: &'static str,
        /// The ruling.
        ruling: Option<u16>,
        /// Code and parameters.
        params: Value,
    },
    /// The table refuses.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl GameError {
    /// The stable code, in kebab case.
    pub fn code(&self) -> &str {
        match self {
            GameError::UnknownGame { .. } => "unknown-game",
            GameError::UnknownVariant { .. } => "unknown-variant",
            GameError::UnknownOption { .. } => "unknown-option",
            GameError::BadOption { .. } => "bad-option",
            GameError::BadComponents { .. } => "bad-components",
            GameError::SeatCount { .. } | GameError::VariantSeatCount { .. } => "seat-count",
            GameError::UnknownBot { .. } => "unknown-bot",
            GameError::BotCount { .. } => "bot-count",
            GameError::BadWeights { .. } => "bad-weights",
            GameError::NothingToFit { .. } => "nothing-to-fit",
            GameError::NothingToTune => "nothing-to-tune",
            GameError::Refused { code, .. } => code,
            GameError::Table(error) => error.code(),
        }
    }
}

impl Entry {
    pub(crate) const fn of<G: Catalogued>() -> Entry {
        Entry {
            id: G::ID,
            rules_version: G::RULES_VERSION,
            variants: G::VARIANTS,
            options: G::OPTIONS,
            components: G::COMPONENTS,
            tools: G::TOOLS,
            create: |setup, occupants, secret| {
                let table = Table::<G>::create(config::<G>(setup)?, occupants, secret)?;
                Ok(Box::new(staffed(table)))
            },
            load: |record| Ok(Box::new(staffed(Table::<G>::from_record(record)?))),
            verify: verify::<G>,
            check_setup: |setup| {
                G::setup(&simulated::<G>(setup)?).map(drop).map_err(|rejection| refused(&rejection))
            },
            simulate: simulate::<G>,
            contest: contest::<G>,
            fit: fit::<G>,
            texts: G::texts,
            bots: bots::<G>,
            player: player::<G>,
            weights: G::weights,
            aspects: G::Aspects::COUNT,
        }
    }

    /// A new table.
    pub fn create(
        &self,
        setup: &Setup,
        occupants: Vec<Occupant>,
        secret: Secret,
    ) -> Result<Box<dyn DynTable>, GameError> {
        (self.create)(setup, occupants, secret)
    }

    /// The table of a record.
    pub fn load(&self, record: &Record) -> Result<Box<dyn DynTable>, RecordError> {
        (self.load)(record)
    }

    /// Whether a finished match was dealt as promised.
    pub fn verify(&self, record: &Record) -> Result<Verdict, RecordError> {
        (self.verify)(record)
    }

    /// Whether a table like this can be played at.
    pub fn check_setup(&self, setup: &Setup) -> Result<(), GameError> {
        (self.check_setup)(setup)
    }

    /// Plays many games; `progress` hears how many more are done.
    pub fn simulate(
        &self,
        request: &SimulationRequest,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Report, GameError> {
        (self.simulate)(request, progress)
    }

    /// Holds a contest; `progress` hears how many more games are done.
    pub fn contest(
        &self,
        request: &ContestRequest,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Fared, GameError> {
        (self.contest)(request, progress)
    }

    /// The bots that play it, the weakest first.
    pub fn bots(&self) -> Vec<&'static str> {
        (self.bots)()
    }

    /// The player behind a bot's name, at a table of so many, with so much time to think; its own time if not given.
    pub fn player(&self, bot: &str, seats: usize, budget: Option<Budget>) -> Result<Player, GameError> {
        (self.player)(bot, seats, budget).ok_or_else(|| unknown_bot(self.id, bot, self.bots()))
    }

    /// The weights in what its bots know.
    pub fn weights(&self) -> Value {
        (self.weights)()
    }

    /// Whether a player knows what bots of this game know.
    pub fn check_player(&self, player: &Player) -> Result<(), GameError> {
        let weights = player.weights.as_ref();
        let misfit = weights.and_then(|weights| misfit(weights, &self.weights(), "/weights".to_owned()));
        let foreign = player.net.as_ref().filter(|net| net.inputs() != self.aspects);
        let misfit = misfit.or(foreign.map(|_| "/net/inputs".to_owned()));
        misfit.map_or(Ok(()), |place| Err(GameError::BadWeights { game: self.id, place }))
    }

    /// Options in few words: components by their hash.
    pub fn in_few_words(&self, options: &BTreeMap<String, String>) -> BTreeMap<String, String> {
        let mut options = options.clone();
        let set = self.components.and_then(|components| options.get_mut(components.option));
        if let Some(value) = set {
            *value = components::hash_of(value);
        }
        options
    }

    /// Reads a component file that is to be played with.
    pub fn check_components(&'static self, text: &str) -> Result<Checked, Faulty> {
        components::check(text, Some(self))
    }

    /// The names of its tools.
    pub fn tools(&self) -> Vec<&'static str> {
        self.tools.iter().map(|&(name, _)| name).collect()
    }

    /// Lets a network learn from games; `progress` hears how many more are done.
    pub fn fit(&self, request: &FitRequest, progress: &(dyn Fn(u64) + Sync)) -> Result<Fitted, GameError> {
        (self.fit)(request, progress)
    }

    /// Computes something: JSON in, JSON out. A pure function of the request, of bounded cost.
    pub fn tool(&self, name: &str, request: &str) -> Result<String, ToolError> {
        let Some((_, tool)) = self.tools.iter().find(|&&(known, _)| known == name) else {
            let message = format!("{} has these tools: {}", self.id, self.tools().join(", "));
            let name: String = name.chars().take(40).collect();
            return Err(ToolError::new("unknown-tool", message).with("tool", name));
        };
        tool(request)
    }

    /// The ids of all texts the game's codes ask for.
    pub fn texts(&self) -> Vec<String> {
        (self.texts)()
    }
}

/// A table with bots and an adviser.
fn staffed<G: Catalogued>(table: Table<G>) -> Table<G> {
    table.with_bots(by_name::<G>).with_adviser(advise::<G>)
}

fn by_name<G: Catalogued>(bot: &str, _level: Option<u8>, seed: u64) -> Option<Box<dyn Bot<G>>> {
    seat_bot(bot, seed)
}

/// The game's own config from words.
fn config<G: Catalogued>(setup: &Setup) -> Result<G::Config, GameError> {
    let variant = variant::<G>(setup)?;
    let mut options = Map::new();
    for (id, value) in &setup.options {
        let (id, value) = option::<G>(variant, id, value)?;
        options.insert(id, value);
    }
    parse::<G>(setup.seats, variant, &options).ok_or_else(|| GameError::SeatCount {
        game: G::ID,
        seats: setup.seats,
        known: seat_counts::<G>(),
    })
}

/// An option's value as a number, as yes or no, or as a word: whatever the game takes there.
fn option<G: Catalogued>(variant: &str, id: &str, value: &str) -> Result<(String, Value), GameError> {
    let seats = usize::from(G::VARIANTS[0].least);
    let fits = |value: &Value| {
        let alone = Map::from_iter([(id.to_owned(), value.clone())]);
        parse::<G>(seats, variant, &alone).is_some()
    };
    let text = Value::from(value);
    if let Some(Components { option, .. }) = G::COMPONENTS.filter(|components| components.option == id) {
        // A whole set is more than a word.
        let object = value.starts_with('{').then(|| serde_json::from_str(value).ok()).flatten();
        let fitting = object.into_iter().chain([text]).find(fits);
        return fitting.map(|value| (id.to_owned(), value)).ok_or(GameError::BadComponents { option });
    }
    let facts = G::OPTIONS.iter().find(|facts| facts.id == id).ok_or_else(|| GameError::UnknownOption {
        game: G::ID,
        option: shortened(id),
        known: G::OPTIONS.iter().map(|facts| facts.id).collect::<Vec<_>>().join(", "),
    })?;
    let number = value.parse::<u64>().ok().map(Value::from);
    let yes_or_no = value.parse::<bool>().ok().map(Value::from);
    let fitting = number.into_iter().chain(yes_or_no).chain([text]).find(fits);
    fitting.map(|value| (id.to_owned(), value)).ok_or_else(|| GameError::BadOption {
        option: facts.id,
        value: shortened(value),
        values: facts.values,
    })
}

fn parse<G: Catalogued>(seats: usize, variant: &str, options: &Map<String, Value>) -> Option<G::Config> {
    let whole = serde_json::json!({ "seats": seats, "variant": variant, "options": options });
    serde_json::from_value(whole).ok()
}

/// The variant asked for, or the first that is for so many.
fn variant<G: Catalogued>(setup: &Setup) -> Result<&'static str, GameError> {
    let asked = |facts: &&VariantFacts| setup.variant.as_deref().is_none_or(|id| id == facts.id);
    let mut variants = G::VARIANTS.iter().filter(asked).peekable();
    if variants.peek().is_none() {
        return Err(GameError::UnknownVariant {
            game: G::ID,
            variant: setup.variant.clone().unwrap_or_default(),
            known: G::VARIANTS.iter().map(|facts| facts.id).collect::<Vec<_>>().join(", "),
        });
    }
    let fits =
        |facts: &&VariantFacts| (usize::from(facts.least)..=usize::from(facts.most)).contains(&setup.seats);
    let named = setup.variant.as_ref().and(variants.peek().copied());
    let refused = || match named {
        Some(&VariantFacts { id, least, most }) => {
            GameError::VariantSeatCount { variant: id, seats: setup.seats, least, most }
        }
        None => GameError::SeatCount { game: G::ID, seats: setup.seats, known: seat_counts::<G>() },
    };
    variants.find(fits).map(|facts| facts.id).ok_or_else(refused)
}

fn seat_counts<G: Catalogued>() -> String {
    let count = |facts: &VariantFacts| {
        if facts.least == facts.most {
            format!("{} ({})", facts.least, facts.id)
        } else {
            format!("{} to {} ({})", facts.least, facts.most, facts.id)
        }
    };
    G::VARIANTS.iter().map(count).collect::<Vec<_>>().join(", ")
}

/// The config of games that nobody watches.
fn simulated<G: Catalogued>(setup: &Setup) -> Result<G::Config, GameError> {
    let mut setup = setup.clone();
    for &(option, value) in G::SIMULATED_WITH {
        if setup.options.iter().all(|(id, _)| id != option) {
            setup.options.push((option.to_owned(), value.to_owned()));
        }
    }
    config::<G>(&setup)
}

fn contest<G: Catalogued>(request: &ContestRequest, progress: &Progress<'_>) -> Result<Fared, GameError> {
    let (players, seats) = (request.players.len(), request.setup.seats);
    if players != seats {
        return Err(GameError::BotCount { bots: players, seats });
    }
    let contestant = |(player, budget): (Player, Budget)| Contestant {
        make: Box::new(move |seed| player.seated::<G>(seed)),
        budget,
    };
    let contestants = request.players.iter().cloned().map(contestant).collect();
    let arena = Arena { config: simulated::<G>(&request.setup)?, contestants, seed: request.seed };
    arena.play(request.deals.clone(), progress).map_err(|rejection| refused(&rejection))
}

fn fit<G: Catalogued>(request: &FitRequest, progress: &Progress<'_>) -> Result<Fitted, GameError> {
    if G::Aspects::COUNT == 0 {
        return Err(GameError::NothingToFit { game: G::ID });
    }
    if request.begin.as_ref().is_some_and(|net| net.inputs() != G::Aspects::COUNT) {
        return Err(GameError::BadWeights { game: G::ID, place: "/inputs".to_owned() });
    }
    let (player, budget) = request.player.clone();
    let tables = request.seats.iter().map(|&seats| simulated::<G>(&Setup { seats, ..Setup::default() }));
    let fit = Fit {
        configs: tables.collect::<Result<_, _>>()?,
        player: Contestant { make: Box::new(move |seed| player.seated::<G>(seed)), budget },
        strays: request.strays,
        games: request.games,
        hidden: request.hidden,
        begin: request.begin.clone(),
        seed: request.seed,
    };
    fit.run::<G::Aspects>(progress).map_err(|rejection| refused(&rejection))
}

fn simulate<G: Catalogued>(
    request: &SimulationRequest,
    progress: &Progress<'_>,
) -> Result<Report, GameError> {
    let config = simulated::<G>(&request.setup)?;
    let bots = makers::<G>(&request.bots, request.setup.seats)?;
    let simulation = Simulation {
        config,
        bots,
        games: request.games,
        seed: request.seed,
        budget: request.budget,
        watched: request.watched,
    };
    simulation.run(progress).map_err(|rejection| refused(&rejection))
}

/// A bot for each seat; `None` where all play at random, which needs no bots.
fn makers<G: Catalogued>(ids: &[String], seats: usize) -> Result<Option<Vec<Maker<G>>>, GameError> {
    if ids.len() > 1 && ids.len() != seats {
        return Err(GameError::BotCount { bots: ids.len(), seats });
    }
    if ids.iter().all(|id| id == "random") {
        return Ok(None);
    }
    ids.iter().cycle().take(seats).map(|id| maker::<G>(id)).collect::<Result<_, _>>().map(Some)
}

fn maker<G: Catalogued>(id: &str) -> Result<Maker<G>, GameError> {
    let id = id.to_owned();
    if seat_bot::<G>(&id, 0).is_none() {
        return Err(unknown_bot(G::ID, &id, bots::<G>()));
    }
    Ok(Box::new(move |seed| seat_bot(&id, seed).unwrap_or_else(|| G::greedy(seed))))
}

/// The first place where weights are not like the usual ones: other names, or no number where one is.
fn misfit(weights: &Value, usual: &Value, place: String) -> Option<String> {
    let below = |name: &str| format!("{place}/{name}");
    match (weights, usual) {
        (Value::Object(weights), Value::Object(usual)) => {
            let missing = usual.keys().find(|&name| !weights.contains_key(name)).map(|name| below(name));
            missing.or_else(|| {
                weights.iter().find_map(|(name, weight)| match usual.get(name) {
                    Some(usual) => misfit(weight, usual, below(name)),
                    None => Some(below(name)),
                })
            })
        }
        (Value::Array(weights), Value::Array(usual)) if weights.len() == usual.len() => {
            let both = weights.iter().zip(usual).enumerate();
            both.into_iter().find_map(|(at, (weight, usual))| misfit(weight, usual, below(&at.to_string())))
        }
        (Value::Number(_), Value::Number(_)) | (Value::Bool(_), Value::Bool(_)) => None,
        _ => Some(place),
    }
}

fn unknown_bot(game: &'static str, bot: &str, bots: Vec<&'static str>) -> GameError {
    let known = bots.into_iter().chain(BASELINES).collect::<Vec<_>>().join(", ");
    GameError::UnknownBot { game, bot: shortened(bot), known }
}

fn refused<R: Refusal>(rejection: &R) -> GameError {
    GameError::Refused {
        code: rejection.code(),
        ruling: rejection.ruling(),
        params: serde_json::to_value(rejection).unwrap_or_default(),
    }
}
