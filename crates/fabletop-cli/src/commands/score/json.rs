//! Results as JSON: cards and suits by their English names, as in the hands file of the tests.

use super::task::Solved;
use fabletop_core::Game;
use fabletop_text::{Locale, Texts};
use fantasy_realms::State;
use fantasy_realms::cards::Card;
use fantasy_realms::scoring::{Change, Choices, Guise};
use fantasy_realms::suits::Suit;

/// English names as JSON strings, by card and suit.
pub(crate) struct EnglishNames {
    cards: Vec<String>,
    suits: Vec<String>,
}

impl EnglishNames {
    /// Reads them from the texts.
    pub(crate) fn new() -> EnglishNames {
        let texts = Texts::new(Locale::En);
        let quoted = |id: &str| serde_json::Value::from(texts.name(State::ID, id)).to_string();
        EnglishNames {
            cards: Card::ALL.iter().map(|card| quoted(card.id())).collect(),
            suits: Suit::ALL.iter().map(|suit| quoted(suit.id())).collect(),
        }
    }

    /// The card's name, in quotes.
    pub(crate) fn card(&self, card: Card) -> &str {
        &self.cards[card as usize]
    }

    fn suit(&self, suit: Suit) -> &str {
        &self.suits[suit as usize]
    }

    /// `"total":…,"by_card":{…},"blanked":[…],"choices":{…}`: the fields of a result.
    pub(crate) fn write_fields(&self, out: &mut Vec<u8>, solved: &Solved) {
        let cards = &solved.score.cards;
        out.extend_from_slice(b"\"total\":");
        write_number(out, solved.score.total);
        out.extend_from_slice(b",\"by_card\":{");
        for (place, card) in cards.iter().enumerate() {
            self.write_card(out, place, card.card);
            out.push(b':');
            write_number(out, i32::from(card.points));
        }
        out.extend_from_slice(b"},\"blanked\":[");
        for (place, card) in cards.iter().filter(|card| card.blanked).enumerate() {
            self.write_card(out, place, card.card);
        }
        out.extend_from_slice(b"],\"choices\":");
        self.write_choices(out, &solved.choices);
    }

    /// The card's name, after a comma unless it is the first.
    fn write_card(&self, out: &mut Vec<u8>, place: usize, card: Card) {
        if place > 0 {
            out.push(b',');
        }
        out.extend_from_slice(self.card(card).as_bytes());
    }

    /// `{"Mirage":{"target":"Rainstorm"}}`.
    pub(crate) fn write_choices(&self, out: &mut Vec<u8>, choices: &Choices) {
        let target = |card: Card| (Some(card), None);
        let guise = |guise: Guise| match guise {
            Guise::Card(card) => (Some(card), None),
            Guise::Suit(suit) => (None, Some(suit)),
        };
        let all = [
            (Card::Necromancer, choices.necromancer.map(target)),
            (Card::Doppelganger, choices.doppelganger.map(target)),
            (Card::Mirage, choices.mirage.map(guise)),
            (Card::Shapeshifter, choices.shapeshifter.map(guise)),
            (
                Card::BookOfChanges,
                choices.book_of_changes.map(|Change { card, suit }| (Some(card), Some(suit))),
            ),
            (Card::Island, choices.island.map(target)),
            (Card::FountainOfLife, choices.fountain_of_life.map(target)),
        ];
        out.push(b'{');
        let chosen = all.into_iter().filter_map(|(chooser, chosen)| Some((chooser, chosen?)));
        for (place, (chooser, (card, suit))) in chosen.enumerate() {
            self.write_card(out, place, chooser);
            out.extend_from_slice(b":{");
            if let Some(card) = card {
                out.extend_from_slice(b"\"target\":");
                out.extend_from_slice(self.card(card).as_bytes());
            }
            if let Some(suit) = suit {
                let key: &[u8] = if card.is_some() { b",\"suit\":" } else { b"\"suit\":" };
                out.extend_from_slice(key);
                out.extend_from_slice(self.suit(suit).as_bytes());
            }
            out.push(b'}');
        }
        out.push(b'}');
    }
}

/// Digits without the machinery of formatting, which takes a fifth of the time of a hand.
fn write_number(out: &mut Vec<u8>, number: i32) {
    if number < 0 {
        out.push(b'-');
    }
    let mut digits = [0; 10];
    let mut first = digits.len();
    let mut rest = number.unsigned_abs();
    while rest > 0 || first == digits.len() {
        first -= 1;
        digits[first] = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    out.extend_from_slice(&digits[first..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_in_full() {
        for number in [0, 7, -7, 10, 397, -1_000, i32::MAX, i32::MIN] {
            let mut out = Vec::new();
            write_number(&mut out, number);
            assert_eq!(String::from_utf8(out).unwrap(), number.to_string());
        }
    }
}
