//! What can be wrong with a hand that somebody typed or sent.

use crate::names::NameError;
use fabletop_core::Game;
use fabletop_text::{Texts, Value};
use fantasy_realms::State;
use fantasy_realms::cards::Card;
use fantasy_realms::scoring::ChoiceError;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum InputError {
    /// A name.
    Name(NameError),
    /// A choice, or the number of cards.
    Choice(ChoiceError),
    /// No cards at all.
    NoCards,
    /// A card in two places.
    HandAndDiscard { card: Card },
    /// A choice for a card that chooses nothing.
    NotAChooser { card: Card },
    /// A choice that is not of the kind this card makes.
    ChoiceShape { card: Card },
    /// Two choices for one card.
    ChoiceTwice { card: Card },
    /// Not of the form CARD=CHOICE.
    ChoiceSyntax { typed: String },
    /// Not one of the three modes.
    UnknownMode { typed: String },
    /// Not the JSON that was expected.
    Json { message: String, column: usize },
    /// A line beyond all measure.
    LineTooLong { limit: usize },
}

impl From<NameError> for InputError {
    fn from(error: NameError) -> InputError {
        InputError::Name(error)
    }
}

impl From<ChoiceError> for InputError {
    fn from(error: ChoiceError) -> InputError {
        InputError::Choice(error)
    }
}

impl InputError {
    /// The stable code, in kebab case.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            InputError::Name(error) => error.code(),
            InputError::Choice(error) => error.code(),
            InputError::NoCards => "no-cards",
            InputError::HandAndDiscard { .. } => "hand-and-discard",
            InputError::NotAChooser { .. } => "not-a-chooser",
            InputError::ChoiceShape { .. } => "choice-shape",
            InputError::ChoiceTwice { .. } => "choice-twice",
            InputError::ChoiceSyntax { .. } => "choice-syntax",
            InputError::UnknownMode { .. } => "unknown-mode",
            InputError::Json { .. } => "bad-json",
            InputError::LineTooLong { .. } => "line-too-long",
        }
    }

    /// The error in the user's language.
    pub(crate) fn sentence(&self, texts: &Texts) -> String {
        let name = |card: &Card| Value::from(texts.name(State::ID, card.id()));
        match self {
            InputError::Name(error) => error.sentence(texts),
            InputError::Choice(error) => texts.describe(State::ID, "refusal", error),
            InputError::NoCards => texts.get("cli-no-cards"),
            InputError::HandAndDiscard { card } => texts.say("cli-hand-and-discard", &[("card", name(card))]),
            InputError::NotAChooser { card } => texts.say("cli-not-a-chooser", &[("card", name(card))]),
            InputError::ChoiceShape { card } => {
                texts.say("cli-choice-shape", &[("card", name(card)), ("chooser", card.id().into())])
            }
            InputError::ChoiceTwice { card } => texts.say("cli-choice-twice", &[("card", name(card))]),
            InputError::ChoiceSyntax { typed } => {
                texts.say("cli-choice-syntax", &[("typed", typed.as_str().into())])
            }
            InputError::UnknownMode { typed } => {
                texts.say("cli-mode-unknown", &[("typed", typed.as_str().into())])
            }
            InputError::Json { message, column } => texts
                .say("cli-json-bad", &[("message", message.as_str().into()), ("column", (*column).into())]),
            InputError::LineTooLong { limit } => {
                texts.say("cli-line-too-long", &[("limit", (*limit).into())])
            }
        }
    }
}
