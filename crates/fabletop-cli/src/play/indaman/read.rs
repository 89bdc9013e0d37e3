//! What a player types, in words of any language, as an action.

use super::outlook::board;
use crate::play::words::{in_all_languages, meaning, plain};
use fabletop_core::{Game, Seat};
use fabletop_text::{Locale, Texts};
use indaman::cities::City;
use indaman::creatures::{Creature, Name};
use indaman::mages::Mage;
use indaman::objects::{Object, ObjectKind};
use indaman::place::{Island, Place};
use indaman::terrain::Terrain;
use indaman::{Action, State, View};

/// A word of a name that means the thing alone is not shorter.
const LEAST_LETTERS: usize = 4;

/// What can be typed.
pub(super) struct Words {
    /// Verbs and the small words between things.
    verbs: String,
    /// Names as words without accents, with what they mean.
    names: Vec<(Vec<String>, Thing)>,
}

/// What has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thing {
    Terrain(Terrain),
    City(City),
    Island(Island),
    Mage(Mage),
    Creature(Creature),
    /// A name that several creatures have.
    Name(Name),
    Object(ObjectKind),
}

/// What was typed, sorted out.
#[derive(Default)]
struct Typed {
    verbs: Vec<String>,
    things: Vec<Thing>,
    numbers: Vec<u8>,
}

impl Words {
    /// The words for somebody who reads `texts`.
    pub(super) fn new(texts: &Texts) -> Words {
        let verbs = in_all_languages(texts, "indaman-verbs");
        let mut names = Vec::new();
        for texts in &Locale::ALL.map(Texts::new) {
            let called: Vec<(Vec<String>, Thing)> = things().flat_map(|thing| forms(texts, thing)).collect();
            let parts = parts(&called).into_iter().filter(|(word, _)| meaning(&verbs, &word[0]).is_none());
            names.extend(parts);
            names.extend(called);
        }
        // What this table calls otherwise.
        names.extend(things().map(|thing| (split(&texts.name(State::ID, &thing.id())), thing)));
        names.retain(|(words, _)| !words.is_empty());
        // The longest first: a name may begin like another.
        names.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        Words { verbs, names }
    }

    /// The action that is meant, whether it is legal or not; without a verb, the only legal one with these
    /// things.
    pub(super) fn read(&self, typed: &str, view: &View, legal: &[Action]) -> Option<Action> {
        if let Ok(action) = typed.parse() {
            return Some(action);
        }
        let typed = self.sort_out(typed)?;
        if !typed.verbs.is_empty() {
            // "go on" has two: the first that makes an action with what else is there.
            return typed.verbs.iter().find_map(|verb| typed.action(verb, view, legal));
        }
        let mut verbs: Vec<String> = legal.iter().map(verb).collect();
        verbs.dedup();
        let meant = verbs.iter().filter_map(|verb| typed.action(verb, view, legal));
        let mut meant = meant.filter(|action| legal.contains(action));
        meant.next().filter(|action| meant.all(|other| other == *action))
    }

    fn sort_out(&self, typed: &str) -> Option<Typed> {
        let words = split(typed);
        let mut found = Typed::default();
        let mut rest = words.as_slice();
        while let Some((first, others)) = rest.split_first() {
            let verb = meaning(&self.verbs, first);
            let named = self.names.iter().find(|(name, _)| rest.starts_with(name));
            rest = match (first.parse(), named, verb) {
                (Ok(number), _, _) => {
                    found.numbers.push(number);
                    others
                }
                (_, Some((name, thing)), _) => {
                    found.things.push(*thing);
                    &rest[name.len()..]
                }
                (_, None, Some("and")) => others,
                (_, None, Some(verb)) => {
                    found.verbs.push(verb.to_owned());
                    others
                }
                (_, None, None) => return None,
            };
        }
        let something = !found.verbs.is_empty() || !found.things.is_empty();
        something.then_some(found)
    }
}

/// The verb of an action, as the notation has it.
fn verb(action: &Action) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_owned()
}

impl Typed {
    /// The action of this verb with these things, if they make one.
    fn action(&self, verb: &str, view: &View, legal: &[Action]) -> Option<Action> {
        let (things, numbers) = (self.things.as_slice(), self.numbers.as_slice());
        let is_legal = |action: &Action| legal.contains(action);
        Some(match (verb, things, numbers) {
            ("direct", ..) => Action::Direct { to: self.place(view)? },
            ("move", ..) => Action::Move { to: self.place(view)? },
            ("fly", ..) => Action::Fly { to: self.place(view)? },
            ("ride", ..) => Action::Ride { to: self.place(view)? },
            ("put", ..) => Action::Put { to: self.place(view)? },
            ("struggle", [], _) => Action::Struggle { gems: self.gems()? },
            ("climb", [], _) => Action::Climb { gems: self.gems()? },
            ("bid", [], _) => Action::Bid { gems: self.gems()? },
            ("guess", [], [gems]) => Action::Guess { gems: *gems },
            ("use", [Thing::Object(kind)], _) => {
                let card = |copy: usize| Object::new(*kind, copy).map(|object| Action::Use { object });
                match numbers {
                    [number] => card(usize::from(number.checked_sub(1)?))?,
                    _ => card(0).filter(is_legal).or_else(|| card(1).filter(is_legal)).or_else(|| card(0))?,
                }
            }
            ("summon", [Thing::Mage(mage)], []) => {
                let victim = view.seats.iter().position(|shown| shown.mage == *mage)?;
                Action::Summon { victim: Seat(u8::try_from(victim).ok()?) }
            }
            ("look", [Thing::Terrain(terrain)], []) => Action::Look { terrain: *terrain },
            ("put-back", [Thing::Terrain(terrain)], []) => Action::PutBack { terrain: *terrain },
            ("wish", [Thing::Island(island)], []) => Action::Wish { island: *island },
            ("offer", [Thing::Creature(creature)], []) => Action::Offer { creature: *creature },
            ("pick", [Thing::Creature(creature)], []) => {
                Action::Pick { creature: *creature, name: creature.name()? }
            }
            ("pick", [Thing::Creature(creature), called], []) => {
                Action::Pick { creature: *creature, name: called.name()? }
            }
            ("pick", [Thing::Name(name)], []) => {
                let real = |action: &&Action| {
                    matches!(action, Action::Pick { creature, name: called }
                        if called == name && creature.name() == Some(*name))
                };
                *legal.iter().find(real)?
            }
            (_, [], []) => verb.parse().ok()?,
            _ => return None,
        })
    }

    fn gems(&self) -> Option<u8> {
        match self.numbers.as_slice() {
            [] => Some(0),
            [gems] => Some(*gems),
            _ => None,
        }
    }

    /// A city, an island, a sea area ("aurora 2"), or a space by its number, with its terrain or without.
    fn place(&self, view: &View) -> Option<Place> {
        match (self.things.as_slice(), self.numbers.as_slice()) {
            ([Thing::City(city)], []) => Some(board(view).city_place(*city)),
            ([Thing::Island(island)], []) => Some(Place::island(*island)),
            ([Thing::Island(island)], [area]) => Place::sea(*island, area.checked_sub(1)?),
            ([] | [Thing::Terrain(_)], [number]) => Place::space(*number),
            _ => None,
        }
    }
}

impl Thing {
    fn id(self) -> String {
        match self {
            Thing::Terrain(thing) => thing.to_string(),
            Thing::City(thing) => thing.to_string(),
            Thing::Island(thing) => thing.to_string(),
            Thing::Mage(thing) => thing.to_string(),
            Thing::Creature(thing) => thing.to_string(),
            Thing::Name(thing) => thing.to_string(),
            Thing::Object(thing) => thing.to_string(),
        }
    }

    /// What a creature is called.
    fn name(self) -> Option<Name> {
        match self {
            Thing::Creature(creature) => creature.name(),
            Thing::Name(name) => Some(name),
            _ => None,
        }
    }
}

fn things() -> impl Iterator<Item = Thing> {
    let terrains = Terrain::ALL.iter().map(|&thing| Thing::Terrain(thing));
    let cities = City::ALL.iter().map(|&thing| Thing::City(thing));
    let islands = Island::ALL.iter().map(|&thing| Thing::Island(thing));
    let mages = Mage::ALL.iter().map(|&thing| Thing::Mage(thing));
    let objects = ObjectKind::ALL.iter().map(|&thing| Thing::Object(thing));
    let creatures = Creature::ALL.iter().map(|&thing| Thing::Creature(thing));
    let shared = std::iter::once(Thing::Name(Name::Briganti));
    terrains.chain(cities).chain(islands).chain(mages).chain(objects).chain(creatures).chain(shared)
}

/// The name of a thing in its forms.
fn forms(texts: &Texts, thing: Thing) -> Vec<(Vec<String>, Thing)> {
    let id = thing.id();
    let message = format!("{}-{id}", State::ID);
    let cases: &[&str] =
        if matches!(thing, Thing::City(_) | Thing::Island(_)) { &["to"] } else { &["acc", "of"] };
    let cases = cases.iter().map(|case| texts.attribute(&message, case));
    let forms = cases.chain([texts.name(State::ID, &id)]).map(|form| (split(&form), thing));
    forms.filter(|(words, _)| !words.is_empty()).collect()
}

/// Single words by which one thing of a language is known: "lamp", "knight".
fn parts(called: &[(Vec<String>, Thing)]) -> Vec<(Vec<String>, Thing)> {
    let long = called.iter().filter(|(words, _)| words.len() > 1);
    let words = long.flat_map(|(words, thing)| words.iter().map(move |word| (word, *thing)));
    let words = words.filter(|(word, _)| word.len() >= LEAST_LETTERS);
    let is_only = |(word, thing): &(&String, Thing)| {
        called.iter().all(|(words, other)| other == thing || !words.contains(word))
    };
    words.filter(is_only).map(|(word, thing)| (vec![word.clone()], thing)).collect()
}

/// Words in small Latin letters.
fn split(text: &str) -> Vec<String> {
    text.split_whitespace().map(plain).filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use fabletop_core::Viewer;
    use indaman::Config;

    #[track_caller]
    fn check(typed: &str, meant: Option<&str>) {
        let view = State::setup(&Config::new(3)).unwrap().view(Viewer::Seat(Seat(0)));
        let legal = ["move s12", "move s13", "use lampada-2", "pick drago as drago", "pick white as drago"];
        let legal = legal.map(|action| action.parse().unwrap());
        let read = Words::new(&Texts::new(Locale::En)).read(typed, &view, &legal);
        assert_eq!(read.map(|action| action.to_string()).as_deref(), meant, "{typed}");
    }

    #[test]
    fn actions_in_any_language() {
        check("go to 12", Some("move s12"));
        check("idź do lasu 12", Some("move s12"));
        check("vola ad Aurora", Some("fly aurora"));
        check("put aurora 2", Some("put aurora-2"));
        check("climb with 3 gems", Some("climb 3"));
        check("wspinaj się", Some("climb 0"));
        check("pugno 2", Some("bid 2"));
        check("lay a white card as dragon", Some("pick white as drago"));
        check("połóż smoka", Some("pick drago as drago"));
        check("posa Cavaliere nero", Some("pick cavaliere-nero as cavaliere-nero"));
        check("guarda la foresta", Some("look forest"));
        check("return swamp", Some("put-back swamp"));
        check("offer witch", Some("offer strega"));
        check("go on", Some("go-on"));
        check("dalej", Some("go-on"));
        check("rinuncio", Some("pass"));
        check("devour", Some("devour"));
        check("summon 1", Some("summon 1"));
    }

    #[test]
    fn what_is_left_open_is_what_can_be_done() {
        check("use lamp", Some("use lampada-2"));
        check("lampa", Some("use lampada-2"));
        check("dragon", Some("pick drago as drago"));
        check("forest 13", Some("move s13"));
        check("forest 14", None);
    }

    #[test]
    fn a_city_is_its_space() {
        let selvara = indaman::reconstruction::BOARD.city_place(City::Selvara);
        check("go to Selvara", Some(&format!("move {selvara}")));
    }

    #[test]
    fn nonsense_is_nothing() {
        for typed in ["", "fly away", "go", "go 400", "use 3", "lay", "climb 1 2", "12 13", "wish selvara"] {
            check(typed, None);
        }
    }
}
