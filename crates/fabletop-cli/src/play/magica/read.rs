//! What a player types, in words of any language, as an action.

use crate::play::words::{in_all_languages, meaning, plain};
use fabletop_core::Game;
use fabletop_text::{Locale, Texts};
use via_magica::State;
use via_magica::action::{Action, Spot};
use via_magica::animus::Animus;
use via_magica::portals::Portal;

/// What can be typed.
pub(super) struct Words {
    /// Verbs and the small words between things.
    verbs: String,
    /// Names of portals and animi, as words without accents, with what stands for them in the notation.
    names: Vec<(Vec<String>, String)>,
}

impl Words {
    /// The words for somebody who reads `texts`.
    pub(super) fn new(texts: &Texts) -> Words {
        let languages: Vec<Texts> = Locale::ALL.into_iter().map(Texts::new).collect();
        let mut names = Vec::new();
        for texts in &languages {
            for portal in Portal::all() {
                names.push((split(&texts.name(State::ID, &portal.to_string())), portal.to_string()));
            }
            for animus in Animus::ALL {
                let id = animus.to_string();
                let message = format!("{}-{animus}", State::ID);
                let forms = ["acc", "of"].map(|form| texts.attribute(&message, form));
                let forms = forms.into_iter().chain([texts.name(State::ID, &id)]);
                names.extend(forms.map(|form| (split(&form), id.clone())));
            }
        }
        names.retain(|(words, _)| !words.is_empty());
        // The longest first: a name may begin like another.
        names.sort_by_key(|(words, _)| std::cmp::Reverse(words.len()));
        Words { verbs: in_all_languages(texts, "via-magica-verbs"), names }
    }

    /// The action that is meant, whether it is legal or not; or the only legal one with a portal that is
    /// named alone.
    pub(super) fn read(&self, typed: &str, legal: &[Action]) -> Option<Action> {
        let words = split(typed);
        let mut notation = Vec::new();
        let mut rest = words.as_slice();
        while let Some((first, others)) = rest.split_first() {
            match self.names.iter().find(|(name, _)| rest.starts_with(name)) {
                Some((name, meant)) => {
                    notation.push(meant.clone());
                    rest = &rest[name.len()..];
                }
                None => {
                    let number = first.parse::<u8>().ok().map(|_| first.as_str());
                    let word = number.or_else(|| meaning(&self.verbs, first))?;
                    notation.extend(Some(word).filter(|&word| word != "and").map(str::to_owned));
                    rest = others;
                }
            }
        }
        let action = notation.join(" ").parse().ok();
        action.or_else(|| alone(&notation, legal))
    }
}

/// Words in small Latin letters.
fn split(text: &str) -> Vec<String> {
    text.split_whitespace().map(plain).filter(|word| !word.is_empty()).collect()
}

/// The only legal action with this portal.
fn alone(notation: &[String], legal: &[Action]) -> Option<Action> {
    let [portal] = notation else { return None };
    let portal: Portal = portal.parse().ok()?;
    let mut meant = legal.iter().filter(|action| about(action) == Some(portal));
    meant.next().copied().filter(|_| meant.next().is_none())
}

/// The portal an action is about; moves are too many to be meant.
fn about(action: &Action) -> Option<Portal> {
    match *action {
        Action::Take { portal }
        | Action::Open { portal }
        | Action::Place { to: Spot { portal, .. }, from: None }
        | Action::Put { to: Spot { portal, .. } } => Some(portal),
        Action::Swap { take, .. } => Some(take),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, meant: Option<&str>) {
        let read = Words::new(&Texts::new(Locale::En))
            .read(typed, &["take 33", "take 7"].map(|action| action.parse().unwrap()));
        assert_eq!(read.map(|action| action.to_string()).as_deref(), meant, "{typed}");
    }

    #[test]
    fn actions_in_any_language() {
        check("place air on 13", Some("place air on 13"));
        check("połóż wodę na 13 z 7 ziemia", Some("place water on 13 from 7 earth"));
        check("sposta 7 aria a 5 terra", Some("move 7 air to 5 earth"));
        check("keep snail's trail, golden egg and 5", Some("keep 5 27 33"));
        check("weź ślad ślimaka", Some("take 33"));
        check("pass", Some("pass"));
        check("pasuję", Some("pass"));
    }

    #[test]
    fn a_portal_alone_means_what_can_be_done_with_it() {
        check("Snail’s Trail", Some("take 33"));
        check("golden egg", None);
    }

    #[test]
    fn nonsense_is_nothing() {
        for typed in ["", "fly away", "take", "take 99", "place", "keep 1 1 1"] {
            check(typed, None);
        }
    }
}
