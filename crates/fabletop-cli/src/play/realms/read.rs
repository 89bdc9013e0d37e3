//! What a player types, with card names in any language, as an action in notation.

use super::position::Position;
use crate::names::{NameError, Names};
use crate::play::board::Look;
use crate::play::words::{in_all_languages, meaning, plain};
use fabletop_text::Texts;
use fantasy_realms::Action;
use fantasy_realms::cards::Card;
use fantasy_realms::state::Moment;
use fantasy_realms::suits::Suit;

/// What can be typed: names of cards and suits, and verbs, in all languages.
pub(super) struct Words {
    names: Names,
    verbs: String,
}

impl Words {
    /// The words for somebody who reads `texts`.
    pub(super) fn new(texts: &Texts) -> Words {
        Words { names: Names::new(texts), verbs: in_all_languages(texts, "fantasy-realms-verbs") }
    }
}

/// Reads an action; the error says what is wrong and what would be right.
pub(super) fn read(
    typed: &str,
    words: &Words,
    position: &Position,
    look: &Look<'_>,
) -> Result<String, String> {
    let Words { names, verbs } = words;
    let words: Vec<&str> = typed.split_whitespace().collect();
    let Some((first, rest)) = words.split_first() else { return Err(unknown(typed, look)) };
    let reader = Reader { names, verbs, look };
    match meaning(verbs, first) {
        Some(verb) => reader.action(verb, rest, typed),
        None => reader.bare_card(typed, position),
    }
}

fn unknown(typed: &str, look: &Look<'_>) -> String {
    look.unknown(typed, look.texts.get("fantasy-realms-play-example"))
}

struct Reader<'a> {
    names: &'a Names,
    verbs: &'a str,
    look: &'a Look<'a>,
}

impl Reader<'_> {
    fn action(&self, verb: &str, rest: &[&str], typed: &str) -> Result<String, String> {
        match verb {
            "draw" | "drop" | "agree" if rest.is_empty() => Ok(verb.to_owned()),
            "keep" if rest.len() == 1 && self.word(rest[0]) == Some("nothing") => {
                Ok("keep nothing".to_owned())
            }
            "take" | "discard" | "keep" | "leave" | "raise" | "copy" | "clear" if !rest.is_empty() => {
                Ok(format!("{verb} {}", self.card(rest)?))
            }
            "offer" => self.offer(rest, typed),
            "open" => self.open(rest, typed),
            "withdraw" => match rest {
                [number] if number.parse::<u16>().is_ok() => Ok(format!("withdraw {number}")),
                _ => Err(unknown(typed, self.look)),
            },
            "accept" => match rest.split_first() {
                Some((number, give)) if number.parse::<u16>().is_ok() && !give.is_empty() => {
                    Ok(format!("accept {number} {}", self.card(give)?))
                }
                _ => Err(unknown(typed, self.look)),
            },
            "pose" => self.split(rest, |names, words| names.card(words).ok()).map_or_else(
                || Err(unknown(typed, self.look)),
                |(chooser, card): (Card, Card)| Ok(format!("pose {chooser} {card}")),
            ),
            "change" | "suit" => self.split(rest, |names, words| names.suit(words).ok()).map_or_else(
                || Err(unknown(typed, self.look)),
                |(card, suit): (Card, Suit)| Ok(format!("{verb} {card} {suit}")),
            ),
            _ => Err(unknown(typed, self.look)),
        }
    }

    fn card(&self, words: &[&str]) -> Result<Card, String> {
        self.names.card(&words.join(" ")).map_err(|error| error.sentence(self.look.texts))
    }

    fn word(&self, typed: &str) -> Option<&'static str> {
        let known = ["card", "suit", "nothing", "all", "anything"];
        meaning(self.verbs, typed).and_then(|meant| known.into_iter().find(|known| *known == meant))
    }

    /// A card, and what is shown of it; the card itself if nothing is said.
    fn offer(&self, rest: &[&str], typed: &str) -> Result<String, String> {
        let Some((last, before)) = rest.split_last() else { return Err(unknown(typed, self.look)) };
        match self.word(last).filter(|_| !before.is_empty()) {
            Some(shows @ ("card" | "suit" | "nothing")) => {
                Ok(format!("offer {} {shows}", self.card(before)?))
            }
            _ => Ok(format!("offer {} card", self.card(rest)?)),
        }
    }

    /// To whom, and what is wanted; anything if nothing is said.
    fn open(&self, rest: &[&str], typed: &str) -> Result<String, String> {
        let Some((to, wants)) = rest.split_first() else { return Ok("open all anything".to_owned()) };
        let player = |name: &String| plain(name) == plain(to);
        let to = match self.look.players.iter().position(player) {
            Some(seat) => seat.to_string(),
            None if self.word(to) == Some("all") => "all".to_owned(),
            None => return Err(unknown(typed, self.look)),
        };
        let wants = match wants {
            [] => "anything".to_owned(),
            [word] if self.word(word) == Some("anything") => "anything".to_owned(),
            words => {
                let suit = self.names.suit(&words.join(" "));
                suit.map_err(|error| error.sentence(self.look.texts))?.to_string()
            }
        };
        Ok(format!("open {to} {wants}"))
    }

    /// A card and something after it, wherever the words part.
    fn split<T>(&self, words: &[&str], second: impl Fn(&Names, &str) -> Option<T>) -> Option<(Card, T)> {
        (1..words.len()).find_map(|at| {
            let card = self.names.card(&words[..at].join(" ")).ok()?;
            Some((card, second(self.names, &words[at..].join(" "))?))
        })
    }

    /// Only a card: what one does with cards now.
    fn bare_card(&self, typed: &str, position: &Position) -> Result<String, String> {
        let action = |card| match position.view.moment {
            Moment::Start => Some(Action::Take { card }),
            Moment::Discard | Moment::DiscardDrawn => Some(Action::Discard { card }),
            Moment::Keep => Some(Action::Keep { card }),
            _ => None,
        };
        match self.names.card(typed) {
            Ok(card) => {
                action(card).map(|action| action.to_string()).ok_or_else(|| unknown(typed, self.look))
            }
            Err(NameError::Unknown { suggestions, .. }) if suggestions.is_empty() => {
                Err(unknown(typed, self.look))
            }
            Err(error) => Err(error.sentence(self.look.texts)),
        }
    }
}
