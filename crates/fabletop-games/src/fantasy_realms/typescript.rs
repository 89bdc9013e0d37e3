//! Fantasy Realms in TypeScript.

use super::tools::{HelpAnswer, HelpRequest, ScoreAnswer, ScoreRequest};
use crate::typescript::Constants;
use fantasy_realms::cards::{
    Card, FOUNTAIN_SUITS, Facts, ISLAND_SUITS, MIRAGE_SUITS, NECROMANCER_SUITS, SHAPESHIFTER_SUITS,
};
use fantasy_realms::scoring::CHOOSERS;
use fantasy_realms::suits::Suit;
use fantasy_realms::{Action, EventView, View};
use ts_rs::{Config, ExportError, TS};

/// Writes the declarations of what the game shows and takes, and of its tools.
pub(crate) fn declare(config: &Config) -> Result<(), ExportError> {
    View::export_all(config)?;
    Action::export_all(config)?;
    EventView::export_all(config)?;
    Facts::export_all(config)?;
    ScoreRequest::export_all(config)?;
    ScoreAnswer::export_all(config)?;
    HelpRequest::export_all(config)?;
    HelpAnswer::export_all(config)
}

/// The 53 cards with what is printed on them, and the suits in their order.
pub(crate) fn cards() -> Result<String, serde_json::Error> {
    let mut file = Constants::importing(&["Card", "Facts", "Suit"]);
    let facts = Card::ALL.iter().map(|card| (card, card.facts()));
    file.record("What is printed on each card.", "FACTS", "Record<Card, Facts>", facts)?;
    file.value("The cards, in their order.", "CARDS", "readonly Card[]", &Card::ALL.as_slice())?;
    file.value("The suits, in their order.", "SUITS", "readonly Suit[]", &Suit::ALL)?;
    file.value("The cards that choose, in the order they do.", "CHOOSERS", "readonly Card[]", &CHOOSERS)?;
    let suits = [
        ("What a Necromancer may raise.", "NECROMANCER_SUITS", NECROMANCER_SUITS),
        ("What a Mirage may show.", "MIRAGE_SUITS", MIRAGE_SUITS),
        ("What a Shapeshifter may take.", "SHAPESHIFTER_SUITS", SHAPESHIFTER_SUITS),
        ("Whose penalty an Island may clear.", "ISLAND_SUITS", ISLAND_SUITS),
        ("What a Fountain of Life may draw on.", "FOUNTAIN_SUITS", FOUNTAIN_SUITS),
    ];
    for (docs, name, suits) in suits {
        file.value(docs, name, "readonly Suit[]", &suits)?;
    }
    Ok(file.finish())
}
