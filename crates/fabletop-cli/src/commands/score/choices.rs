//! Choices as people and programs write them.

use super::error::InputError;
use crate::names::{Names, Thing, Wanted};
use fantasy_realms::cards::Card;
use fantasy_realms::scoring::{CHOOSERS, Choice, Made};
use fantasy_realms::suits::Suit;

/// What is chosen for a card: another card, a suit, both, or nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chosen {
    pub(crate) target: Option<Card>,
    pub(crate) suit: Option<Suit>,
}

/// What leaves a card as printed on the command line.
const NOTHING: [&str; 2] = ["-", "none"];

/// Reads `CARD=CHOICE`, several times.
pub(crate) fn parse(typed: &[String], names: &Names) -> Result<Made, InputError> {
    let mut made = Made::NOTHING;
    for typed in typed.iter().map(|typed| typed.trim()).filter(|typed| !typed.is_empty()) {
        let syntax = || InputError::ChoiceSyntax { typed: typed.chars().take(60).collect() };
        let (chooser, chosen) = typed.split_once('=').ok_or_else(syntax)?;
        let chooser = names.card(chooser)?;
        decide(&mut made, chooser, parse_chosen(chosen.trim(), names)?)?;
    }
    Ok(made)
}

fn parse_chosen(typed: &str, names: &Names) -> Result<Chosen, InputError> {
    if NOTHING.contains(&typed) {
        return Ok(Chosen::default());
    }
    if let Some((card, suit)) = typed.split_once(':') {
        return Ok(Chosen { target: Some(names.card(card)?), suit: Some(names.suit(suit)?) });
    }
    Ok(match names.thing(typed, Wanted::Things)? {
        Thing::Card(card) => Chosen { target: Some(card), suit: None },
        Thing::Suit(suit) => Chosen { target: None, suit: Some(suit) },
    })
}

/// Adds one choice to those made. Whether the rules allow it shows when the hand is scored.
pub(crate) fn decide(made: &mut Made, chooser: Card, chosen: Chosen) -> Result<(), InputError> {
    let fountain = chooser == Card::FountainOfLife;
    if !fountain && !CHOOSERS.contains(&chooser) {
        return Err(InputError::NotAChooser { card: chooser });
    }
    let twice =
        if fountain { made.choices.fountain_of_life.is_some() } else { made.decided.contains(chooser) };
    if twice {
        return Err(InputError::ChoiceTwice { card: chooser });
    }
    if fountain && chosen.suit.is_none() {
        made.choices.fountain_of_life = chosen.target;
        return Ok(());
    }
    made.make(choice(chooser, chosen).ok_or(InputError::ChoiceShape { card: chooser })?);
    Ok(())
}

fn choice(chooser: Card, chosen: Chosen) -> Option<Choice> {
    match (chooser, chosen.target, chosen.suit) {
        (_, None, None) => Some(Choice::Nothing { chooser }),
        (Card::Necromancer, Some(card), None) => Some(Choice::Raise { card }),
        (Card::Doppelganger, Some(card), None) => Some(Choice::Copy { card }),
        (Card::Mirage | Card::Shapeshifter, Some(card), suit)
            if suit.is_none_or(|suit| suit == card.suit()) =>
        {
            Some(Choice::Pose { chooser, card })
        }
        (Card::Mirage | Card::Shapeshifter, None, Some(suit)) => Some(Choice::PoseAsSuit { chooser, suit }),
        (Card::BookOfChanges, Some(card), Some(suit)) => Some(Choice::Change { card, suit }),
        (Card::Island, Some(card), None) => Some(Choice::Clear { card }),
        _ => None,
    }
}
