//! `score`: the hands of a real table, with the best choices and the reason for every point.

use super::choosers::{Chooser, choosers};
use super::hand::{Hand, Solved, refused};
use crate::tool::ToolError;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::config::{CopyScope, MAX_PLAYERS, Variant};
use fantasy_realms::scoring::{
    Choice, ChoiceError, Choices, Made, Pool, Score, best_above, best_with, printed_total,
};
use fantasy_realms::state::HAND;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Hands to score.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/", optional_fields))]
pub(crate) struct ScoreRequest {
    /// One to seven hands.
    pub(crate) hands: Vec<HandRequest>,
    /// The discard area; not known if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub(crate) discard: Option<Vec<Card>>,
    /// The variant; classic if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Variant>"))]
    pub(crate) variant: Variant,
    /// What the table agreed on.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<ScoreOptions>"))]
    pub(crate) options: ScoreOptions,
    /// The hand for which every card that is used nowhere is tried.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub(crate) suggest: Option<usize>,
}

/// What a table may agree on that makes a difference to the points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/", optional_fields))]
pub(crate) struct ScoreOptions {
    /// Which cards a Mirage or Shapeshifter may name: any, or those in hands and discard area (ruling 10).
    #[cfg_attr(feature = "typescript", ts(as = "Option<CopyScope>"))]
    pub(crate) copy_scope: CopyScope,
}

/// A hand to score.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/", optional_fields))]
pub(crate) struct HandRequest {
    /// Up to seven cards; eight with a Necromancer, the eighth among them.
    pub(crate) cards: Vec<Card>,
    /// The choices the owner fixed.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Choice>>"))]
    pub(crate) choices: Vec<Choice>,
}

/// The hands, scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct ScoreAnswer {
    /// In the order of the request.
    pub(crate) hands: Vec<HandAnswer>,
    /// What each unused card would bring to the hand asked about, the best first.
    pub(crate) suggestions: Vec<Suggestion>,
}

/// A hand, scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct HandAnswer {
    /// Whether it has seven cards besides the Necromancer's eighth.
    pub(crate) complete: bool,
    /// The points with the reason for each.
    pub(crate) score: Score,
    /// The choices behind them.
    pub(crate) choices: Choices,
    /// The points without any choice.
    pub(crate) without: i32,
    /// The cards that have something to choose, in the order the table asks.
    pub(crate) choosers: Vec<Chooser>,
}

/// What a card would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantasy-realms/"))]
pub(crate) struct Suggestion {
    /// The card.
    pub(crate) card: Card,
    /// The points with it.
    pub(crate) total: i32,
    /// How many more that is.
    pub(crate) gain: i32,
    /// The card of a full hand that goes for it.
    pub(crate) discard: Option<Card>,
}

/// Scores the hands.
pub(super) fn score(request: &ScoreRequest) -> Result<ScoreAnswer, ToolError> {
    let count = request.hands.len();
    if !(1..=MAX_PLAYERS).contains(&count) {
        let error = ToolError::new("hand-count", format!("one to seven hands, not {count}"));
        return Err(error.with("count", count).with("least", 1).with("most", MAX_PLAYERS));
    }
    let in_hand = |index: usize| move |error: ToolError| error.with("hand", index);
    let table = RealTable::of(request)?;
    let solved: Vec<(Hand, Solved)> = (0..count)
        .map(|index| {
            let hand = table.hand(&request.hands[index], index).map_err(in_hand(index))?;
            Ok((hand, hand.solve().map_err(in_hand(index))?))
        })
        .collect::<Result<_, ToolError>>()?;
    let suggestions = match request.suggest {
        None => Vec::new(),
        Some(index) => match solved.get(index) {
            Some((hand, solved)) => table.suggestions(hand, solved.score.total),
            None => return Err(in_hand(index)(ToolError::new("no-such-hand", "there is no such hand"))),
        },
    };
    let hands = solved.iter().map(|(hand, solved)| hand_answer(hand, solved)).collect();
    Ok(ScoreAnswer { hands, suggestions })
}

fn hand_answer(hand: &Hand, solved: &Solved) -> HandAnswer {
    HandAnswer {
        complete: hand.cards.len() >= HAND,
        score: solved.score.clone(),
        choices: solved.choices,
        without: printed_total(hand.cards),
        choosers: choosers(hand, solved),
    }
}

/// What lies on the table.
struct RealTable {
    variant: Variant,
    discard: Option<CardSet>,
    /// The cards of each hand, as they were sent.
    hands: Vec<CardSet>,
    /// What a Mirage or Shapeshifter may name.
    names: CardSet,
    /// All cards that are somewhere.
    used: CardSet,
}

impl RealTable {
    fn of(request: &ScoreRequest) -> Result<RealTable, ToolError> {
        let mut used = CardSet::EMPTY;
        let mut hands = Vec::new();
        for (index, hand) in request.hands.iter().enumerate() {
            let cards = distinct(&hand.cards, used).map_err(|error| error.with("hand", index))?;
            used = used | cards;
            hands.push(cards);
        }
        let discard = request.discard.as_ref().map(|cards| distinct(cards, CardSet::EMPTY)).transpose()?;
        let seen = used | discard.unwrap_or_default();
        let names = match request.options.copy_scope {
            CopyScope::Any => CardSet::ALL,
            CopyScope::Seen => seen,
        };
        Ok(RealTable { variant: request.variant, discard, hands, names, used: seen })
    }

    /// A hand with its fixed choices, if both can be.
    fn hand(&self, request: &HandRequest, index: usize) -> Result<Hand, ToolError> {
        let made = fixed(&request.choices)?;
        let raised: CardSet = made.choices.necromancer.into_iter().collect();
        let cards = self.hands[index];
        let holds = cards.contains(Card::Necromancer);
        // The eighth may be listed in the hand, where it lies in the end, or not.
        let cards = if holds { cards - raised.without(Card::Necromancer) } else { cards };
        let most = if holds { HAND + 1 } else { HAND };
        if cards.len() > most {
            return Err(refused(ChoiceError::TooManyCards { count: cards.len() }));
        }
        let discard = self.discard.unwrap_or_default();
        // With eight cards the eighth may still be listed where it came from.
        if let Some(card) = (cards & discard).first().filter(|_| cards.len() <= HAND) {
            return Err(named("hand-and-discard", "a card is in a hand and in the discard area", card));
        }
        let elsewhere = self.hands.iter().enumerate().filter(|&(other, _)| other != index);
        let elsewhere = elsewhere.fold(CardSet::EMPTY, |all, (_, &cards)| all | cards);
        if let Some(card) = (elsewhere & raised).first() {
            return Err(twice(card));
        }
        let any_eighth = self.variant == Variant::Chaos;
        let known = match self.discard {
            Some(discard) if !any_eighth => discard,
            _ => raised,
        };
        Ok(Hand { cards, pool: Pool { discard: known, names: self.names }, made, any_eighth })
    }

    /// What each unused card would bring to a hand, the best first; to a full hand only what is a gain.
    fn suggestions(&self, hand: &Hand, now: i32) -> Vec<Suggestion> {
        if hand.is_laden() {
            return Vec::new();
        }
        let unused = CardSet::ALL - self.used - hand.made.choices.whole(hand.cards);
        let suggestion = |card: Card| {
            let (total, discard) = best_with_card(hand, card, now)?;
            Some(Suggestion { card, total, gain: total - now, discard })
        };
        let mut suggestions: Vec<Suggestion> = unused.iter().filter_map(suggestion).collect();
        suggestions.sort_by_key(|suggestion| Reverse(suggestion.total));
        suggestions
    }
}

/// The points with one card more and, if the hand was full, the card that is given for it. A card for which
/// another one goes has to bring more than `floor`. Choices that are fixed stay, so no card that they need
/// goes.
pub(super) fn best_with_card(hand: &Hand, card: Card, floor: i32) -> Option<(i32, Option<Card>)> {
    let more = hand.cards.with(card);
    if more.len() <= HAND {
        return best_with(more, hand.pool, &hand.made).map(|best| (best.total, None));
    }
    let mut best: Option<(i32, Option<Card>)> = None;
    for gone in hand.cards {
        let discard = hand.pool.discard.without(card);
        let discard = if hand.any_eighth { discard } else { discard.with(gone) };
        let floor = best.map_or(floor, |(total, _)| total);
        let swapped = best_above(more.without(gone), Pool { discard, ..hand.pool }, &hand.made, floor);
        best = swapped.map(|swapped| (swapped.total, Some(gone))).or(best);
    }
    best
}

fn fixed(choices: &[Choice]) -> Result<Made, ToolError> {
    let mut made = Made::NOTHING;
    for &choice in choices {
        let chooser = choice.chooser();
        if made.decided.contains(chooser) {
            return Err(named("choice-twice", "two choices for one card", chooser));
        }
        made.make(choice);
    }
    Ok(made)
}

fn distinct(cards: &[Card], taken: CardSet) -> Result<CardSet, ToolError> {
    let mut found = CardSet::EMPTY;
    for &card in cards {
        if (found | taken).contains(card) {
            return Err(twice(card));
        }
        found.insert(card);
    }
    Ok(found)
}

fn twice(card: Card) -> ToolError {
    named("card-twice", "a card is there twice", card)
}

fn named(code: &'static str, message: &str, card: Card) -> ToolError {
    ToolError::new(code, format!("{message}: {card}")).with("card", card.id())
}
