//! A new match from the command line: who sits where, what is played, how it is dealt.

use super::known_games;
use super::saved::MatchFile;
use super::session::Session;
use crate::args::PlayArgs;
use crate::commands::components;
use crate::failure::{self, Failure};
use fabletop_core::Seat;
use fabletop_games::{Entry, GameError, Setup, USUAL_BOT, VariantFacts};
use fabletop_table::{Nonce, Occupant, Secret};
use fabletop_text::{Locale, Texts};

/// The animals that bots are, or were in earlier matches.
const ANIMALS: [&str; 7] = ["fox", "owl", "hare", "snail", "hedgehog", "dragon", "cat"];
/// Two of a kind are told apart.
const NUMERALS: [&str; 7] = ["", " II", " III", " IV", " V", " VI", " VII"];

/// Sits down and saves the match before its first step.
pub(crate) fn begin<'t>(arguments: &PlayArgs, texts: &'t Texts) -> anyhow::Result<Session<'t>> {
    let Some(game) = arguments.game.as_deref() else {
        return Err(failure::usage(texts, "play-which-game", &[("known", known_games().into())]));
    };
    let refused = |error: GameError| {
        let sentence = failure::game_sentence(&error, game, texts);
        anyhow::Error::from(Failure::Usage(sentence))
    };
    let entry = fabletop_games::find(game).map_err(refused)?;
    let occupants = occupants(arguments, entry, texts)?;
    let mut options =
        arguments.options.iter().map(|option| pair(option, texts)).collect::<anyhow::Result<Vec<_>>>()?;
    if let Some(file) = &arguments.components {
        options.push(components::option(file, entry, texts)?);
    }
    let setup = Setup { seats: occupants.len(), variant: arguments.variant.clone(), options };
    let secret = match arguments.seed {
        Some(seed) => Secret::from_seed(seed),
        None => Secret::from_os()?,
    };
    let people: Vec<Seat> = people(&occupants).collect();
    let mut table = entry.create(&setup, occupants, secret).map_err(refused)?;
    if arguments.seed.is_none() {
        for seat in people {
            table.set_nonce(seat, Nonce::from_os()?)?;
        }
    }
    let file = match &arguments.save {
        Some(path) => MatchFile::new_at(path, texts)?,
        None => MatchFile::new_one(entry.id, texts)?,
    };
    Session::begun(texts, table, file)
}

/// The seats where people sit.
pub(crate) fn people(occupants: &[Occupant]) -> impl Iterator<Item = Seat> + '_ {
    let human = |seat: &Seat| matches!(occupants[seat.index()], Occupant::Human { .. });
    Seat::all(occupants.len()).filter(human)
}

fn pair(option: &str, texts: &Texts) -> anyhow::Result<(String, String)> {
    let pair = option.split_once('=').filter(|(id, value)| !id.is_empty() && !value.is_empty());
    pair.map(|(id, value)| (id.trim().to_owned(), value.trim().to_owned()))
        .ok_or_else(|| failure::usage(texts, "play-option-shape", &[("option", option.into())]))
}

fn occupants(arguments: &PlayArgs, entry: &Entry, texts: &Texts) -> anyhow::Result<Vec<Occupant>> {
    let words: Vec<String> = match arguments.seats.as_slice() {
        [] => usual_seats(arguments, entry),
        seats => seats.to_vec(),
    };
    let many = words.iter().filter(|word| role(word) == "you").count();
    if many == 0 {
        return Err(failure::usage(texts, "play-nobody", &[]));
    }
    if words.len() > fabletop_core::MAX_SEATS {
        return Err(
            Failure::Usage(failure::game_sentence(&too_many(entry, words.len()), entry.id, texts)).into()
        );
    }
    let mut seated = Vec::new();
    for word in &words {
        let own = word.split_once(':').map_or("", |(_, name)| name.trim());
        let own: String = own.chars().filter(|letter| !letter.is_control()).take(24).collect();
        seated.push(match role(word) {
            "you" => Occupant::human(own),
            id => Occupant::Bot { name: own, bot: bot(id, entry, texts)?.to_owned(), level: None },
        });
    }
    Ok(seated)
}

fn too_many(entry: &Entry, seats: usize) -> GameError {
    GameError::SeatCount { game: entry.id, seats, known: String::new() }
}

fn role(word: &str) -> &str {
    word.split(':').next().unwrap_or_default().trim()
}

/// A bot by its id; `bot` is the usual one.
fn bot(id: &str, entry: &Entry, texts: &Texts) -> anyhow::Result<&'static str> {
    let bots = entry.bots();
    let wanted = if id == "bot" { USUAL_BOT } else { id };
    let found = bots.iter().find(|&&known| known == wanted);
    found.copied().ok_or_else(|| {
        let known = bots.join(", ");
        failure::usage(texts, "play-seat-unknown", &[("seat", id.into()), ("known", known.into())])
    })
}

/// You and as many bots as make a good table.
fn usual_seats(arguments: &PlayArgs, entry: &Entry) -> Vec<String> {
    let wanted = |facts: &&VariantFacts| arguments.variant.as_deref().is_none_or(|id| id == facts.id);
    let facts = entry.variants.iter().find(wanted).or(entry.variants.first());
    // A variant for a crowd is dull with the fewest.
    let crowd = |facts: &VariantFacts| facts.least + u8::from(facts.most >= 7);
    let count = facts.map_or(2, crowd);
    let bots = std::iter::repeat_n("bot".to_owned(), usize::from(count).saturating_sub(1));
    std::iter::once("you".to_owned()).chain(bots).collect()
}

/// The players' names by seat for those who play here: who plays alone is "you".
pub(crate) fn names(occupants: &[Occupant], texts: &Texts) -> Vec<String> {
    let mut names = names_for_all(occupants, texts);
    let mut people = people(occupants);
    if let (Some(seat), None) = (people.next(), people.next())
        && given_name(&occupants[seat.index()]).is_none()
    {
        names[seat.index()] = texts.get("play-you");
    }
    names
}

/// The players' names by seat for anybody. Who has none of their own is called by a number, a bot by its animal.
pub(crate) fn names_for_all(occupants: &[Occupant], texts: &Texts) -> Vec<String> {
    let given: Vec<Option<String>> = occupants.iter().map(given_name).collect();
    let mut names: Vec<String> = Vec::new();
    for (seat, occupant) in occupants.iter().enumerate() {
        let free = |name: &String| !names.iter().chain(given.iter().flatten()).any(|other| other == name);
        let name = match (&given[seat], occupant) {
            (Some(name), _) => name.clone(),
            (None, Occupant::Bot { name, bot, .. }) => {
                let id = known_animal(name).unwrap_or_else(|| animal_id(animal(bot)));
                let name = texts.get(&id);
                let mut numbered = NUMERALS.iter().map(|numeral| format!("{name}{numeral}"));
                numbered.find(free).unwrap_or(name)
            }
            (None, _) => texts.say("seat-number", &[("number", (seat + 1).into())]),
        };
        names.push(name);
    }
    names
}

/// The animal that a bot is; those that other bots are compared with are as strong as these.
fn animal(bot: &str) -> &str {
    match bot {
        "random" => "snail",
        "greedy" => "fox",
        bot => bot,
    }
}

fn animal_id(animal: &str) -> String {
    format!("play-bot-{animal}")
}

/// The id of an animal by its name in any language.
fn known_animal(name: &str) -> Option<String> {
    let languages = Locale::ALL.map(Texts::new);
    let mut ids = ANIMALS.iter().map(|animal| animal_id(animal));
    ids.find(|id| languages.iter().any(|texts| texts.get(id) == name))
}

/// The name that somebody chose. Earlier matches also hold names that the program gave, in some language.
fn given_name(occupant: &Occupant) -> Option<String> {
    let ours = |name: &str| match occupant {
        Occupant::Bot { .. } => known_animal(name).is_some(),
        _ => Locale::ALL.map(Texts::new).iter().any(|texts| texts.get("play-you") == name),
    };
    match occupant {
        Occupant::Human { name } | Occupant::Bot { name, .. } => {
            Some(name.clone()).filter(|name| !name.is_empty() && !ours(name))
        }
        Occupant::Open => None,
    }
}
