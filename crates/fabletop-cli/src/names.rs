//! Cards and suits by what a person types.
//!
//! Names of all three languages and the ids are known. Case, accents, spaces and punctuation do not
//! matter. A whole name comes first, then a beginning that only one thing has; beginnings are read in the
//! user's language, and in the others only if that knows none.

use fabletop_core::Game;
use fabletop_text::{Locale, Texts, Value};
use fantasy_realms::State;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::suits::Suit;
use std::collections::{BTreeSet, HashMap};

/// Something that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Thing {
    /// A card.
    Card(Card),
    /// A suit.
    Suit(Suit),
}

impl Thing {
    fn id(self) -> &'static str {
        match self {
            Thing::Card(card) => card.id(),
            Thing::Suit(suit) => suit.id(),
        }
    }
}

/// What can be looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Cards only.
    Cards,
    /// Suits only.
    Suits,
    /// Both.
    Things,
}

impl Wanted {
    fn admits(self, thing: Thing) -> bool {
        match self {
            Wanted::Things => true,
            Wanted::Cards => matches!(thing, Thing::Card(_)),
            Wanted::Suits => matches!(thing, Thing::Suit(_)),
        }
    }
}

/// Why no card or suit was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NameError {
    /// Several begin so.
    Ambiguous {
        /// What was typed.
        typed: String,
        /// Those that begin so.
        candidates: Vec<Thing>,
    },
    /// None begins so.
    Unknown {
        /// What was typed.
        typed: String,
        /// Those that sound like it, the likeliest first.
        suggestions: Vec<Thing>,
        /// Whether suits were looked for and not cards.
        suit: bool,
    },
    /// A card is named twice.
    Double {
        /// The card.
        card: Card,
    },
    /// Several names are wrong, each in its own way.
    Several(Vec<NameError>),
}

/// All names.
pub(crate) struct Names {
    exact: HashMap<String, Vec<(Option<Locale>, Thing)>>,
    all: Vec<Name>,
    locale: Locale,
}

struct Name {
    plain: String,
    /// The language; none for an id.
    locale: Option<Locale>,
    thing: Thing,
}

/// No name has more words.
const MOST_WORDS: usize = 5;
/// As much of what was typed is repeated in an error.
const MOST_TYPED: usize = 60;
/// As many suggestions and candidates are listed.
const MOST_LISTED: usize = 8;

impl Names {
    /// The names for somebody who reads `texts`.
    pub(crate) fn new(texts: &Texts) -> Names {
        let mut names = Names { exact: HashMap::new(), all: Vec::new(), locale: texts.locale() };
        for locale in Locale::ALL {
            if locale == texts.locale() {
                names.add_language(texts);
            } else {
                names.add_language(&Texts::new(locale));
            }
        }
        for thing in things() {
            names.add(plain(thing.id()), None, thing);
        }
        names
    }

    fn add_language(&mut self, texts: &Texts) {
        for thing in things() {
            self.add(plain(&texts.name(State::ID, thing.id())), Some(texts.locale()), thing);
        }
    }

    fn add(&mut self, plain: String, locale: Option<Locale>, thing: Thing) {
        self.exact.entry(plain.clone()).or_default().push((locale, thing));
        self.all.push(Name { plain, locale, thing });
    }

    /// The card of that name.
    pub(crate) fn card(&self, typed: &str) -> Result<Card, NameError> {
        match self.thing(typed, Wanted::Cards)? {
            Thing::Card(card) => Ok(card),
            Thing::Suit(_) => Err(self.unknown(typed, Wanted::Cards)),
        }
    }

    /// The suit of that name.
    pub(crate) fn suit(&self, typed: &str) -> Result<Suit, NameError> {
        match self.thing(typed, Wanted::Suits)? {
            Thing::Suit(suit) => Ok(suit),
            Thing::Card(_) => Err(self.unknown(typed, Wanted::Suits)),
        }
    }

    /// The card or suit of that name.
    pub(crate) fn thing(&self, typed: &str, wanted: Wanted) -> Result<Thing, NameError> {
        let plain = plain(typed);
        if let Some(thing) = self.whole(&plain, wanted) {
            return Ok(thing);
        }
        match self.beginning(&plain, wanted).as_slice() {
            [] => Err(self.unknown(typed, wanted)),
            [thing] => Ok(*thing),
            candidates => {
                Err(NameError::Ambiguous { typed: shortened(typed), candidates: candidates.to_vec() })
            }
        }
    }

    /// The cards that words name, as a shell splits them: `bell tower candle` are two cards. Commas
    /// separate names for certain.
    pub(crate) fn hand(&self, arguments: &[String]) -> Result<CardSet, NameError> {
        let mut hand = CardSet::EMPTY;
        let mut errors = Vec::new();
        for group in arguments.join(" ").split(',') {
            let words: Vec<&str> = group.split_whitespace().collect();
            let mut rest = words.as_slice();
            while !rest.is_empty() {
                let (found, used) = self.first_card(rest);
                match found {
                    Ok(card) if hand.contains(card) => errors.push(NameError::Double { card }),
                    Ok(card) => hand.insert(card),
                    Err(error) => errors.push(error),
                }
                rest = &rest[used..];
            }
        }
        NameError::all(errors).map_or(Ok(hand), Err)
    }

    /// The card at the head of the words, and how many of them name it: as many as possible. Words that
    /// name nothing are counted too.
    fn first_card(&self, words: &[&str]) -> (Result<Card, NameError>, usize) {
        let most = words.len().min(MOST_WORDS);
        let phrases = || (1..=most).rev().map(|used| (plain(&words[..used].concat()), used));
        for (phrase, used) in phrases() {
            if let Some(Thing::Card(card)) = self.whole(&phrase, Wanted::Cards) {
                return (Ok(card), used);
            }
        }
        for (phrase, used) in phrases() {
            match self.beginning(&phrase, Wanted::Cards).as_slice() {
                [] => {}
                [Thing::Card(card)] => return (Ok(*card), used),
                candidates => {
                    let typed = shortened(&words[..used].join(" "));
                    return (Err(NameError::Ambiguous { typed, candidates: candidates.to_vec() }), used);
                }
            }
        }
        // Which of the words were meant for one name is told by what they sound like; a name stands alone.
        let named = |word: &&str| self.whole(&plain(word), Wanted::Cards).is_some();
        let most = words.iter().skip(1).position(named).map_or(most, |place| most.min(place + 1));
        let likeness = |used: &usize| self.likeness(&sound(&words[..*used].concat()), Wanted::Cards);
        let used = (1..=most).rev().max_by(|a, b| likeness(a).total_cmp(&likeness(b))).unwrap_or(1);
        (Err(self.unknown(&words[..used].join(" "), Wanted::Cards)), used)
    }

    /// The thing of exactly that name; the user's language decides where languages differ.
    fn whole(&self, plain: &str, wanted: Wanted) -> Option<Thing> {
        let named = self.exact.get(plain)?.iter().filter(|(_, thing)| wanted.admits(*thing));
        named.min_by_key(|(locale, _)| *locale != Some(self.locale)).map(|(_, thing)| *thing)
    }

    fn beginning(&self, plain: &str, wanted: Wanted) -> Vec<Thing> {
        let begins =
            |name: &&Name| !plain.is_empty() && wanted.admits(name.thing) && name.plain.starts_with(plain);
        let own = |name: &&Name| name.locale == Some(self.locale);
        let all = || self.all.iter().filter(begins);
        let mut found: BTreeSet<Thing> = all().filter(own).map(|name| name.thing).collect();
        if found.is_empty() {
            found = all().map(|name| name.thing).collect();
        }
        found.into_iter().collect()
    }

    fn unknown(&self, typed: &str, wanted: Wanted) -> NameError {
        let suggestions = self.suggestions(&sound(typed), wanted);
        NameError::Unknown { typed: shortened(typed), suggestions, suit: wanted == Wanted::Suits }
    }

    fn suggestions(&self, plain: &str, wanted: Wanted) -> Vec<Thing> {
        const LIKE_ENOUGH: f64 = 0.55;
        // Other languages than the user's are heard less well.
        const FOREIGN: f64 = 0.15;
        let mut best: HashMap<&'static str, (f64, Thing)> = HashMap::new();
        for name in self.all.iter().filter(|name| wanted.admits(name.thing)) {
            let foreign = if name.locale == Some(self.locale) { 0.0 } else { FOREIGN };
            let like = alike(plain, &name.plain) - foreign;
            let entry = best.entry(name.thing.id()).or_insert((like, name.thing));
            entry.0 = entry.0.max(like);
        }
        let mut best: Vec<(f64, Thing)> =
            best.into_values().filter(|(like, _)| *like >= LIKE_ENOUGH).collect();
        best.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        // What is clearly meant stands alone.
        let clear = best.first().map_or(0.0, |(like, _)| like - 0.12);
        best.into_iter().filter(|(like, _)| *like >= clear).map(|(_, thing)| thing).take(3).collect()
    }

    fn likeness(&self, plain: &str, wanted: Wanted) -> f64 {
        let admitted = self.all.iter().filter(|name| wanted.admits(name.thing));
        admitted.map(|name| alike(plain, &name.plain)).fold(0.0, f64::max)
    }
}

impl NameError {
    /// All errors as one; nothing if there is none.
    pub(crate) fn all(mut errors: Vec<NameError>) -> Option<NameError> {
        match errors.len() {
            0 | 1 => errors.pop(),
            _ => {
                errors.truncate(MOST_LISTED);
                Some(NameError::Several(errors))
            }
        }
    }

    /// The stable code, in kebab case; of several errors that of the first.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            NameError::Ambiguous { .. } => "ambiguous-name",
            NameError::Unknown { suit: true, .. } => "unknown-suit",
            NameError::Unknown { .. } => "unknown-card",
            NameError::Double { .. } => "double-card",
            NameError::Several(errors) => errors.first().map_or("unknown-card", NameError::code),
        }
    }

    /// The error in the user's language.
    pub(crate) fn sentence(&self, texts: &Texts) -> String {
        let list = |things: &[Thing]| -> Value {
            things.iter().take(MOST_LISTED).map(|thing| texts.name(State::ID, thing.id())).collect()
        };
        match self {
            NameError::Ambiguous { typed, candidates } => {
                let more = candidates.len() > MOST_LISTED;
                let arguments =
                    [("typed", typed.as_str().into()), ("names", list(candidates)), ("more", more.into())];
                texts.say("cli-name-ambiguous", &arguments)
            }
            NameError::Unknown { typed, suggestions, suit } => {
                let id = if *suit { "cli-suit-unknown" } else { "cli-card-unknown" };
                texts.say(id, &[("typed", typed.as_str().into()), ("names", list(suggestions))])
            }
            NameError::Double { card } => {
                texts.say("cli-card-double", &[("card", texts.name(State::ID, card.id()).into())])
            }
            NameError::Several(errors) => {
                errors.iter().map(|error| error.sentence(texts)).collect::<Vec<_>>().join(" ")
            }
        }
    }
}

fn things() -> impl Iterator<Item = Thing> {
    Card::ALL.into_iter().map(Thing::Card).chain(Suit::ALL.into_iter().map(Thing::Suit))
}

/// Small Latin letters and digits, nothing else.
fn plain(text: &str) -> String {
    let latin = deunicode::deunicode(text);
    latin.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect()
}

/// As much of it as is compared with names.
fn sound(typed: &str) -> String {
    let mut plain = plain(typed);
    plain.truncate(MOST_TYPED);
    plain
}

/// From 0, nothing in common, to 1, the same. What is left unfinished is compared with a beginning, too.
fn alike(typed: &str, name: &str) -> f64 {
    let whole = strsim::normalized_damerau_levenshtein(typed, name);
    let beginning = name.get(..typed.len()).unwrap_or(name);
    whole.max(0.9 * strsim::normalized_damerau_levenshtein(typed, beginning))
}

fn shortened(typed: &str) -> String {
    let mut short: String = typed.chars().filter(|letter| !letter.is_control()).take(MOST_TYPED).collect();
    if short.chars().count() < typed.chars().count() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(typed: &str) -> Vec<String> {
        typed.split(' ').map(str::to_owned).collect()
    }

    fn hand(locale: Locale, typed: &str) -> Result<CardSet, NameError> {
        Names::new(&Texts::new(locale)).hand(&words(typed))
    }

    #[test]
    fn no_name_means_two_things() {
        let names = Names::new(&Texts::new(Locale::En));
        for (name, meanings) in &names.exact {
            let things: BTreeSet<Thing> = meanings.iter().map(|(_, thing)| *thing).collect();
            assert_eq!(things.len(), 1, "{name} means {things:?}");
        }
    }

    #[test]
    fn names_in_every_language() {
        let expected = CardSet::of(&[Card::BellTower, Card::Doppelganger, Card::King]);
        for typed in [
            "bell tower DOPPELGANGER king",
            "Dzwonnica mimik krol",
            "campanile, sosia, RE",
            "bell-tower,Doppelgänger,Król",
        ] {
            for locale in Locale::ALL {
                assert_eq!(hand(locale, typed), Ok(expected), "{typed}");
            }
        }
    }

    #[test]
    fn beginnings_and_words_apart() {
        assert_eq!(
            hand(Locale::En, "elven l sword"),
            Ok(CardSet::of(&[Card::ElvenLongbow, Card::SwordOfKeth]))
        );
        assert_eq!(
            hand(Locale::En, "war horse war d"),
            Ok(CardSet::of(&[Card::Warhorse, Card::WarDirigible]))
        );
        assert_eq!(
            hand(Locale::Pl, "zywiolak w zywiolak o"),
            Ok(CardSet::of(&[Card::WaterElemental, Card::FireElemental]))
        );
    }

    #[test]
    fn errors_name_what_was_meant() {
        let ambiguous = hand(Locale::En, "king war").unwrap_err();
        assert!(
            matches!(&ambiguous, NameError::Ambiguous { typed, candidates } if typed == "war" && candidates.len() == 5)
        );
        let unknown = hand(Locale::En, "king bll towr candle").unwrap_err();
        assert_eq!(
            unknown,
            NameError::Unknown {
                typed: "bll towr".to_owned(),
                suggestions: vec![Thing::Card(Card::BellTower)],
                suit: false
            }
        );
        assert_eq!(hand(Locale::En, "king krol").unwrap_err(), NameError::Double { card: Card::King });
    }

    #[test]
    fn the_users_language_is_suggested_first() {
        let meant = |locale, typed| match hand(locale, typed).unwrap_err() {
            NameError::Unknown { suggestions, .. } => suggestions,
            error => panic!("{error:?}"),
        };
        assert_eq!(meant(Locale::Pl, "smog"), [Thing::Card(Card::Dragon)]);
        assert_eq!(meant(Locale::En, "smoek"), [Thing::Card(Card::Smoke)]);
        assert_eq!(meant(Locale::It, "idrra"), [Thing::Card(Card::Hydra)]);
        assert_eq!(meant(Locale::It, "krolowaa"), [Thing::Card(Card::Queen)]);
    }

    #[test]
    fn all_wrong_names_are_told_at_once() {
        let error = hand(Locale::En, "kng queen hydr4 queen").unwrap_err();
        let NameError::Several(errors) = &error else { panic!("{error:?}") };
        let codes: Vec<&str> = errors.iter().map(NameError::code).collect();
        assert_eq!(codes, ["unknown-card", "unknown-card", "double-card"]);
        assert_eq!(error.code(), "unknown-card");
    }
}
