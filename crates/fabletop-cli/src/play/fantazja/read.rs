//! What a player types, in words of any language, as an action.

use super::words::{placed, tile_of};
use crate::play::words::{in_all_languages, meaning, plain};
use fabletop_core::{Game, Seat};
use fabletop_text::{Locale, Texts};
use fantazja::building::{Building, Faction, Type};
use fantazja::place::{Cell, Rotation};
use fantazja::state::other;
use fantazja::tiles::{Tile, Tiles};
use fantazja::{Action, State, View};

/// What can be typed.
pub(super) struct Words {
    /// Verbs and the small words between things.
    verbs: String,
    /// Names of buildings and powers, as words without accents, with what stands for them.
    names: Vec<(Vec<String>, Name)>,
}

#[derive(Clone, Copy)]
enum Name {
    Building(Building),
    Power(Type),
}

/// What was typed, sorted out.
#[derive(Default)]
struct Typed {
    verb: String,
    building: Option<Building>,
    power: Option<Type>,
    /// Numbers in their order: of a tile unless its building is named, of a cell, of a turn.
    numbers: Vec<i32>,
}

impl Words {
    /// The words for somebody who reads `texts`.
    pub(super) fn new(texts: &Texts) -> Words {
        let languages: Vec<Texts> = Locale::ALL.into_iter().map(Texts::new).collect();
        let mut names = Vec::new();
        for texts in &languages {
            let mut add = |id: String, name: Name| {
                let message = format!("{}-{id}", State::ID);
                let forms = ["acc", "of", "on", "one"].map(|form| texts.attribute(&message, form));
                let forms = forms.into_iter().chain([texts.name(State::ID, &id)]);
                names.extend(forms.map(|form| (split(&form), name)));
            };
            Building::ALL.iter().for_each(|&building| add(building.to_string(), Name::Building(building)));
            Type::ALL.iter().for_each(|&power| add(power.to_string(), Name::Power(power)));
        }
        names.retain(|(words, _)| !words.is_empty());
        // The longest first: a name may begin like another.
        names.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        Words { verbs: in_all_languages(texts, "fantazja-verbs"), names }
    }

    /// The action that is meant, whether it is legal or not. Where a tile or a turn is left open, a legal
    /// one is taken.
    pub(super) fn read(&self, typed: &str, view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        if let Ok(action) = typed.parse() {
            return Some(action);
        }
        let typed = self.sort_out(typed)?;
        match typed.verb.as_str() {
            "done" => Some(Action::Done),
            "end" => Some(Action::End),
            "use" => typed.power.map(|power| Action::Use { power }),
            "guard" => typed.cell(0).map(|at| Action::Guard { at }),
            "swap" => typed.swap(view, seat, legal),
            _ => typed.with_tile(view, seat, legal),
        }
    }

    fn sort_out(&self, typed: &str) -> Option<Typed> {
        let words = split(typed);
        let mut found = Typed::default();
        let mut rest = words.as_slice();
        while let Some((first, others)) = rest.split_first() {
            if let Some((name, meant)) = self.names.iter().find(|(name, _)| rest.starts_with(name)) {
                match *meant {
                    Name::Building(building) => found.building = Some(building),
                    Name::Power(power) => found.power = Some(power),
                }
                rest = &rest[name.len()..];
                continue;
            }
            match first.parse() {
                Ok(number) => found.numbers.push(number),
                Err(_) => match meaning(&self.verbs, first)? {
                    "at" | "for" | "turned" => {}
                    verb => verb.clone_into(&mut found.verb),
                },
            }
            rest = others;
        }
        Some(found)
    }
}

impl Typed {
    /// Two of the numbers as a cell.
    fn cell(&self, from: usize) -> Option<Cell> {
        let [x, y] = *self.numbers.get(from..from + 2)? else { return None };
        Some(Cell { x: x.try_into().ok()?, y: y.try_into().ok()? })
    }

    fn rotation(&self, at: usize) -> Option<Rotation> {
        let quarters = match *self.numbers.get(at)? {
            degrees @ (90 | 180 | 270) => degrees / 90,
            quarters => quarters,
        };
        Rotation::new(quarters.try_into().ok()?)
    }

    /// The named tile: by its number, or one of that building, rather a legal one, then rather one that the
    /// seat has.
    fn tile(&self, at: usize, view: &View, seat: Seat, legal: impl Fn(Tile) -> bool) -> Option<Tile> {
        let known = known(view, seat, self.verb == "bury");
        let named = |tile: &&Tile| match self.building {
            Some(building) => tile.building == building,
            None => self.numbers.get(at) == Some(&i32::from(tile.number.get())),
        };
        let mut named = known.iter().filter(named);
        let first = *named.clone().next()?;
        Some(named.find(|&&tile| legal(tile)).copied().unwrap_or(first))
    }

    fn swap(&self, view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        let at = self.cell(0)?;
        let fits = |tile: Tile| legal.iter().any(|action| is_at(action, tile, at));
        let tile = self.tile(2, view, seat, fits)?;
        let next = if self.building.is_some() { 2 } else { 3 };
        let rotation = self.rotation(next).or_else(|| fitting(legal, tile, at)).unwrap_or_default();
        Some(Action::Swap { at, tile, rotation })
    }

    fn with_tile(&self, view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        let after = usize::from(self.building.is_none());
        if self.verb == "build" {
            let at = self.cell(after)?;
            let fits = |tile: Tile| legal.iter().any(|action| is_at(action, tile, at));
            let tile = self.tile(0, view, seat, fits)?;
            let rotation = self.rotation(after + 2).or_else(|| fitting(legal, tile, at)).unwrap_or_default();
            return Some(Action::Build { tile, at, rotation });
        }
        let action = |tile: Tile| {
            Some(match self.verb.as_str() {
                "pay" => Action::Pay { tile },
                "imagine" => Action::Imagine { tile },
                "give" => Action::Give { tile },
                "take" => Action::Take { tile },
                "bury" => Action::Bury { tile },
                _ => return None,
            })
        };
        let is_legal = |tile: Tile| action(tile).is_some_and(|action| legal.contains(&action));
        action(self.tile(0, view, seat, is_legal)?)
    }
}

/// Words in small Latin letters, and numbers with their sign.
fn split(text: &str) -> Vec<String> {
    let words = text.split([' ', ',', '\t']).map(|word| word.replace('−', "-"));
    let word = |word: String| if word.parse::<i32>().is_ok() { word } else { plain(&word) };
    words.map(word).filter(|word| !word.is_empty()).collect()
}

/// Every tile the seat can mean, those it has before the others of its faction.
fn known(view: &View, seat: Seat, bury: bool) -> Vec<Tile> {
    let tiles = &view.config.options.tiles;
    let all = |seat: Seat| Tiles::numbers().map(move |number| tiles.tile(Faction::of(seat), number));
    if bury {
        return view.looked.iter().copied().chain(all(other(seat))).collect();
    }
    let own = &view.seats[seat.index()];
    let lists = [&own.hand, &own.imagination, &own.discards];
    lists.into_iter().flatten().copied().chain(all(seat)).collect()
}

fn is_at(action: &Action, tile: Tile, at: Cell) -> bool {
    tile_of(action) == Some(tile) && placed(action) == Some(at)
}

/// The first turn in which a tile fits there.
fn fitting(legal: &[Action], tile: Tile, at: Cell) -> Option<Rotation> {
    legal.iter().find(|action| is_at(action, tile, at)).and_then(|action| match *action {
        Action::Build { rotation, .. } | Action::Swap { rotation, .. } => Some(rotation),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fabletop_core::Viewer;
    use fantazja::Config;

    #[track_caller]
    fn check(typed: &str, meant: Option<&str>) {
        let view = State::setup(&Config::new()).unwrap().view(Viewer::Seat(Seat(0)));
        let legal = ["build s8:production-1 at 1,-2 turned 3", "take s4:residential-2"];
        let legal: Vec<Action> = legal.iter().map(|action| action.parse().unwrap()).collect();
        let read = Words::new(&Texts::new(Locale::En)).read(typed, &view, Seat(0), &legal);
        assert_eq!(read.map(|action| action.to_string()).as_deref(), meant, "{typed}");
    }

    #[test]
    fn actions_in_any_language() {
        check("build 7 at 1 -2 turned 3", Some("build s7:production-1 at 1,-2 turned 3"));
        check("build s7:production-1 at 1,-2 turned 3", Some("build s7:production-1 at 1,-2 turned 3"));
        check("postaw wieżę maga I na 1, −2 obrót 90", Some("build s19:magic-1 at 1,-2 turned 1"));
        check("swap 1 0 for 7", Some("swap 1,0 for s7:production-1 turned 0"));
        check("usa magici", Some("use magic"));
        check("proteggi 0 1", Some("guard 0,1"));
        check("imagine well of power", Some("imagine s25:well"));
        check("bury 5", Some("bury e5:residential-2"));
        check("koniec", Some("end"));
        check("done", Some("done"));
    }

    #[test]
    fn what_is_left_open_is_what_can_be_done() {
        check("build mill I at 1 -2", Some("build s8:production-1 at 1,-2 turned 3"));
        check("take cottage II", Some("take s4:residential-2"));
    }

    #[test]
    fn nonsense_is_nothing() {
        for typed in ["", "fly away", "build", "build 99 at 0 1", "use", "guard 1", "guard 1 999"] {
            check(typed, None);
        }
    }
}
