//! Cards, scores and positions of Fantasy Realms in words.

use super::position::{Position, Ranked};
use crate::play::board::Look;
use crate::play::words::{number, signed};
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::event::OfferView;
use fantasy_realms::scoring::{CardScore, Line, Score};
use fantasy_realms::state::Moment;
use fantasy_realms::suits::Suit;

/// The name of a card.
pub(super) fn name(look: &Look<'_>, card: Card) -> String {
    look.texts.name(look.game, card.id())
}

/// The name of a suit.
pub(super) fn suit_name(look: &Look<'_>, suit: Suit) -> String {
    look.texts.name(look.game, suit.id())
}

/// The two letters of a suit.
pub(super) fn suit_code(look: &Look<'_>, suit: Suit) -> String {
    look.texts.attribute(&format!("{}-{}", look.game, suit.id()), "code")
}

/// Names with commas and "and".
pub(super) fn names(look: &Look<'_>, cards: impl Iterator<Item = Card>) -> String {
    let cards: Vec<String> = cards.map(|card| name(look, card)).collect();
    look.texts.say("play-list", &[("items", cards.into())])
}

/// What is printed on a card: its bonuses, penalties and what its owner may choose.
pub(super) fn effects(look: &Look<'_>, card: Card) -> Vec<String> {
    let facts = card.facts();
    let chooses = facts.chooses.then(|| look.texts.get(&format!("{}-chooser-{}", look.game, card.id())));
    let bonuses = facts.bonuses.iter().map(|bonus| look.describe("bonus", bonus));
    let penalties = facts.penalties.iter().map(|penalty| look.describe("penalty", penalty));
    chooses.into_iter().chain(bonuses).chain(penalties).collect()
}

/// "Hydra, Beast, strength 12".
pub(super) fn heading(look: &Look<'_>, card: Card) -> String {
    let arguments = [
        ("card", name(look, card).into()),
        ("suit", suit_name(look, card.suit()).into()),
        ("base", card.base().into()),
    ];
    look.texts.say("fantasy-realms-play-card", &arguments)
}

/// The reasons behind the points of a card, with rulings.
pub(super) fn lines(look: &Look<'_>, card: &CardScore) -> Vec<String> {
    card.lines.iter().map(|line| look.describe("line", line)).collect()
}

/// What is printed on a card and not said by the reasons behind its points.
pub(super) fn unsaid(look: &Look<'_>, card: &CardScore) -> Vec<String> {
    let said = lines(look, card);
    let mut effects = effects(look, card.card);
    effects.retain(|effect| !said.iter().any(|line| line.contains(effect)));
    effects.into_iter().map(|effect| format!("• {effect}")).collect()
}

/// Why a card is blanked, if it is.
pub(super) fn blanked(look: &Look<'_>, card: &CardScore) -> Option<String> {
    let blanks = |line: &&Line| {
        matches!(
            line,
            Line::BlankedBy { .. }
                | Line::BlankedInCircle { .. }
                | Line::BlankedUnless { .. }
                | Line::BlankedWith { .. }
        )
    };
    card.lines.iter().find(blanks).map(|line| look.describe("line", line))
}

/// What became of a card: another name or suit, an eighth card.
pub(super) fn changed(look: &Look<'_>, card: &CardScore) -> Option<String> {
    let changes = |line: &&Line| {
        matches!(
            line,
            Line::Eighth
                | Line::Copies { .. }
                | Line::Poses { .. }
                | Line::PosesAsSuit { .. }
                | Line::Changed { .. }
        )
    };
    card.lines.iter().find(changes).map(|line| look.describe("line", line))
}

/// A hand's points, card by card, with all reasons.
pub(super) fn reasons(look: &Look<'_>, score: &Score) -> Vec<String> {
    let mut lines = Vec::new();
    for card in &score.cards {
        let arguments = [("card", name(look, card.card).into()), ("points", i32::from(card.points).into())];
        lines.push(look.texts.say("fantasy-realms-play-card-points", &arguments));
        let said = self::lines(look, card).into_iter().chain(unsaid(look, card));
        lines.extend(said.map(|line| format!("    {line}")));
    }
    lines.push(look.texts.say("fantasy-realms-play-total", &[("points", score.total.into())]));
    lines
}

/// The position in full sentences.
pub(super) fn position(look: &Look<'_>, position: &Position) -> Vec<String> {
    if position.is_open() {
        return open_hands(look, position);
    }
    let mut lines = Vec::new();
    lines.extend(area(look, position));
    lines.extend(others(look, position));
    lines.extend(hand(look, position));
    lines
}

fn area(look: &Look<'_>, position: &Position) -> Vec<String> {
    let view = &position.view;
    if let Some(market) = position.market() {
        let mut lines = vec![
            look.texts
                .say("fantasy-realms-play-clock", &[("seconds", look.seconds_left.unwrap_or(0).into())]),
        ];
        if market.offers.is_empty() {
            lines.push(look.texts.get("fantasy-realms-play-no-offers"));
        }
        for offer in &market.offers {
            let own = (offer.owner == position.seat).then(|| own_offer(look, offer));
            let own = own.map(|own| format!(" ({own})")).unwrap_or_default();
            lines.push(format!("{}{own}", self::offer(look, offer)));
        }
        return lines;
    }
    let cards = names(look, view.discard.iter().copied());
    let count = view.discard.len();
    let most = view.config.variant.last_discard();
    let arguments =
        [("cards", cards.into()), ("count", count.into()), ("most", most.into()), ("deck", view.deck.into())];
    vec![look.texts.say("fantasy-realms-play-area", &arguments)]
}

fn others(look: &Look<'_>, position: &Position) -> Vec<String> {
    let seats = fabletop_core::Seat::all(position.view.seats.len()).zip(&position.view.seats);
    let others = seats.filter(|(seat, _)| *seat != position.seat);
    others
        .map(|(seat, shown)| {
            let arguments = [
                ("player", look.player(seat).into()),
                ("count", shown.count.into()),
                ("known", names(look, shown.known.iter()).into()),
                ("known-count", shown.known.len().into()),
            ];
            look.texts.say("fantasy-realms-play-other", &arguments)
        })
        .collect()
}

fn hand(look: &Look<'_>, position: &Position) -> Vec<String> {
    if position.hand.is_empty() {
        return vec![look.texts.get("fantasy-realms-play-hand-empty")];
    }
    let full = position.without.is_empty();
    let cards: Vec<String> = position
        .hand
        .iter()
        .map(|&card| {
            let score = position.score.cards.iter().find(|score| score.card == card).filter(|_| full);
            match score {
                Some(score) if score.blanked => {
                    let name = [("card", name(look, card).into())];
                    look.texts.say("fantasy-realms-play-hand-blanked", &name)
                }
                Some(score) => format!("{} {}", name(look, card), number(score.points.into())),
                None => name(look, card),
            }
        })
        .collect();
    let cards = look.texts.say("play-list", &[("items", cards.into())]);
    let id = if full { "fantasy-realms-play-hand" } else { "fantasy-realms-play-hand-full" };
    vec![look.texts.say(id, &[("cards", cards.into()), ("points", position.now().into())])]
}

/// All hands in the order of rank.
fn open_hands(look: &Look<'_>, position: &Position) -> Vec<String> {
    let over = position.view.moment == Moment::Over;
    let mut lines = Vec::new();
    for hand in &position.ranking {
        let cards: Vec<String> = hand.score.cards.iter().map(|card| short(look, card)).collect();
        let arguments = [
            ("place", hand.place.into()),
            ("player", look.player(hand.seat).into()),
            ("points", hand.score.total.into()),
            ("cards", cards.join(", ").into()),
        ];
        lines.push(look.texts.say("fantasy-realms-play-rank", &arguments));
        for card in &hand.score.cards {
            let note = changed(look, card).into_iter().chain(blanked(look, card));
            lines.extend(note.map(|note| format!("    {}: {note}", name(look, card.card))));
        }
    }
    if over {
        lines.push(winner(look, position));
    }
    lines
}

/// "King 48", "✗ Swamp".
pub(super) fn short(look: &Look<'_>, card: &CardScore) -> String {
    let name = name(look, card.card);
    if card.blanked { format!("✗ {name}") } else { format!("{name} {}", number(card.points.into())) }
}

/// Who won.
pub(super) fn winner(look: &Look<'_>, position: &Position) -> String {
    let winners: Vec<&Ranked> = position.ranking.iter().filter(|hand| hand.place == 1).collect();
    let points = winners.first().map_or(0, |hand| hand.score.total);
    look.winner(winners.iter().map(|hand| hand.seat), points)
}

/// An offer in a sentence.
pub(super) fn offer(look: &Look<'_>, offer: &OfferView) -> String {
    look.describe("play-offer", offer)
}

/// "yours, shown openly".
pub(super) fn own_offer(look: &Look<'_>, offer: &OfferView) -> String {
    let shows = offer.shows.as_ref().map_or("nothing", <&str>::from);
    look.texts.say("fantasy-realms-play-own-offer", &[("shows", shows.into())])
}

/// "Take Hydra: +50".
pub(super) fn take(look: &Look<'_>, position: &Position, place: usize) -> String {
    let card = position.view.discard[place];
    let label = look.describe("action", &fantasy_realms::Action::Take { card });
    position.gains.get(place).map_or(label.clone(), |gain| format!("{label}: {}", signed(*gain)))
}

/// The known cards of a seat.
pub(super) fn known(look: &Look<'_>, cards: CardSet) -> String {
    cards.iter().map(|card| name(look, card)).collect::<Vec<_>>().join(", ")
}
