//! What speaks for an action: the points of the hand, what may still come, and the end of the game.

use fabletop_core::Seat;
use fantasy_realms::cards::{Card, CardSet};
use fantasy_realms::scoring::{Pool, best_choices};
use fantasy_realms::state::HAND;
use fantasy_realms::{Action, View};
use serde::Serialize;
use strum::VariantNames;

/// What speaks for an action, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Reason {
    /// The hand is worth so much after it, and so much more than now.
    Gain { points: i32, more: i32 },
    /// The hand is worth so much after it, and so much less than now.
    Cost { points: i32, less: i32 },
    /// The hand is worth so much after it.
    Hand { points: i32 },
    /// So many of the unseen cards would make the hand better.
    Hopes { better: usize, unseen: usize },
    /// The game is over after it.
    Ends,
    /// The game is over after so many more discards.
    Left { discards: usize },
}

/// What speaks for an action of that seat.
pub(super) fn reasons(seat: Seat, view: &View, action: &Action) -> Vec<Reason> {
    let eyes = Eyes::of(seat, view);
    let first = match *action {
        Action::Take { card } => eyes.change(eyes.with(card)),
        Action::Draw => eyes.hopes(),
        Action::Discard { card } => {
            Reason::Hand { points: points(view.hand.without(card), eyes.discard.with(card)) }
        }
        Action::Accept { offer, give } => {
            let offers = view.market.iter().flat_map(|market| &market.offers);
            let card = offers.filter(|open| open.offer == offer).find_map(|open| open.card);
            let Some(card) = card else { return Vec::new() };
            eyes.change(points(view.hand.without(give).with(card), eyes.discard))
        }
        _ => return Vec::new(),
    };
    std::iter::once(first).chain(eyes.end(action)).collect()
}

/// What a hand is worth beside this discard area, where a Necromancer looks.
fn points(hand: CardSet, discard: CardSet) -> i32 {
    best_choices(hand, Pool::discard(discard)).total
}

struct Eyes<'a> {
    seat: Seat,
    view: &'a View,
    discard: CardSet,
}

impl Eyes<'_> {
    fn of(seat: Seat, view: &View) -> Eyes<'_> {
        Eyes { seat, view, discard: view.discard.iter().copied().collect() }
    }

    fn now(&self) -> i32 {
        points(self.view.hand, self.discard)
    }

    /// The points with one more card; whoever has too many gives the one that is needed least.
    fn with(&self, card: Card) -> i32 {
        let (hand, discard) = (self.view.hand.with(card), self.discard.without(card));
        if hand.len() <= HAND {
            return points(hand, discard);
        }
        let given = hand.iter().map(|gone| points(hand.without(gone), discard.with(gone)));
        given.max().unwrap_or_default()
    }

    fn change(&self, points: i32) -> Reason {
        match points - self.now() {
            more @ 1.. => Reason::Gain { points, more },
            0 => Reason::Hand { points },
            less => Reason::Cost { points, less: -less },
        }
    }

    fn hopes(&self) -> Reason {
        let known =
            self.view.seats.iter().fold(self.view.hand | self.discard, |known, seat| known | seat.known);
        let unseen = CardSet::ALL - known;
        let now = self.now();
        let better = unseen.iter().filter(|&card| self.with(card) > now).count();
        Reason::Hopes { better, unseen: unseen.len() }
    }

    /// How far the end is after the turn; nobody can say while hands are still built (ruling 6).
    fn end(&self, action: &Action) -> Option<Reason> {
        let (hand, discards) = (self.view.hand.len(), self.view.discard.len());
        let (hand, discards) = match action {
            Action::Take { .. } if hand < HAND => (hand + 1, discards.saturating_sub(1)),
            // The card that is given for it takes its place.
            Action::Take { .. } => (hand, discards),
            Action::Draw => (HAND.min(hand + 1), discards + 1),
            Action::Discard { .. } => (hand.saturating_sub(1), discards + 1),
            _ => return None,
        };
        let mut others = self.view.seats.iter().enumerate().filter(|(other, _)| *other != self.seat.index());
        if hand < HAND || others.any(|(_, other)| usize::from(other.count) < HAND) {
            return None;
        }
        let left = self.view.config.variant.last_discard().saturating_sub(discards);
        Some(if left == 0 { Reason::Ends } else { Reason::Left { discards: left } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Card::*;
    use fabletop_core::{Game, Ignore, Viewer};
    use fantasy_realms::action::Shows;
    use fantasy_realms::{Chance, Config, State, Variant};

    /// Knights 20, King 8 + 5, Cavern 6, Bell Tower 8 + 15, Forest 7, Swamp 18 - 3 for the Army, Enchantress
    /// 5 + 5 for each of three Lands and a Flood: 20 + 13 + 6 + 23 + 7 + 15 + 25 = 109.
    const HAND_OF_109: [Card; 7] = [Knights, King, Cavern, BellTower, Forest, Swamp, Enchantress];
    const SECOND: [Card; 7] = [Queen, Candle, Hydra, MagicWand, Island, Unicorn, Collector];
    const THIRD: [Card; 7] = [Mountain, Rainstorm, Blizzard, Smoke, Wildfire, Forge, Lightning];

    fn luck(state: &mut State, chance: &Chance) {
        state.apply_chance(chance, &mut Ignore).expect("luck can do that");
    }

    fn play(state: &mut State, seat: u8, action: &Action) {
        state.apply(Seat(seat), action, &mut Ignore).expect("it is legal");
    }

    fn draw(state: &mut State, seat: u8, cards: &[Card], discard: Card) {
        play(state, seat, &Action::Draw);
        luck(state, &Chance::Draw { cards: CardSet::of(cards) });
        play(state, seat, &Action::Discard { card: discard });
    }

    fn dealt(variant: Variant, hands: [[Card; 7]; 3]) -> State {
        let mut state = State::setup(&Config { variant, ..Config::new(3) }).expect("a game");
        luck(&mut state, &Chance::Deal { hands: hands.iter().map(|hand| CardSet::of(hand)).collect() });
        state
    }

    /// Three cards lie in the discard area, the Queen among them.
    fn classic() -> State {
        let mut state = dealt(Variant::Classic, [HAND_OF_109, SECOND, THIRD]);
        luck(&mut state, &Chance::First { seat: Seat(0) });
        draw(&mut state, 0, &[ProtectionRune], ProtectionRune);
        draw(&mut state, 1, &[Princess], Queen);
        draw(&mut state, 2, &[WorldTree], WorldTree);
        state
    }

    /// Two who begin with empty hands.
    fn two() -> State {
        let mut state = State::setup(&Config::new(2)).expect("a game");
        luck(&mut state, &Chance::First { seat: Seat(0) });
        state
    }

    #[track_caller]
    fn check(state: &State, seat: u8, action: &Action, expected: &[Reason]) {
        let view = state.view(Viewer::Seat(Seat(seat)));
        assert_eq!(reasons(Seat(seat), &view, action), expected, "{action}");
    }

    #[track_caller]
    fn ends(state: &State, seat: u8, action: &Action, expected: Option<Reason>) {
        let view = state.view(Viewer::Seat(Seat(seat)));
        assert_eq!(reasons(Seat(seat), &view, action).get(1), expected.as_ref(), "{action}");
    }

    #[test]
    fn a_taken_card_gains_what_the_hand_is_worth_with_it() {
        let mut state = classic();
        // For the Cavern: King 8 + 20 and Queen 6 + 20 for the Army, Enchantress 5 less for the Land:
        // 20 + 28 + 26 + 23 + 7 + 15 + 20 = 139; the Forest would be worth a point more than the Cavern.
        // Three lie there, and as many after it: seven to the tenth (ruling 3).
        let (gain, left) = (Reason::Gain { points: 139, more: 30 }, Reason::Left { discards: 7 });
        check(&state, 0, &Action::Take { card: Queen }, &[gain, left]);
        // 1, and 3 of the Swamp's, for the Cavern's 6 and the 5 of the Enchantress: better none of it.
        check(&state, 0, &Action::Take { card: ProtectionRune }, &[Reason::Hand { points: 109 }, left]);
        play(&mut state, 0, &Action::Take { card: Queen });
        check(&state, 0, &Action::Discard { card: Cavern }, &[Reason::Hand { points: 139 }, left]);
    }

    #[test]
    fn a_trade_gains_or_costs() {
        let mut state = dealt(Variant::Chaos, [HAND_OF_109, SECOND, THIRD]);
        play(&mut state, 1, &Action::Offer { give: Queen, shows: Shows::Card });
        play(&mut state, 1, &Action::Open { to: None, wants: None });
        let offer = state.trading.as_ref().expect("a market").offers[0].offer;
        let gain = Reason::Gain { points: 139, more: 30 };
        check(&state, 0, &Action::Accept { offer, give: Cavern }, &[gain]);
        // Without an Army: King 8, Queen 6, Cavern 6, Bell Tower 23, Forest 7, Swamp 18, Enchantress 25.
        let cost = Reason::Cost { points: 93, less: 16 };
        check(&state, 0, &Action::Accept { offer, give: Knights }, &[cost]);
    }

    #[test]
    fn hopes_are_the_unseen_cards_that_are_worth_something() {
        let mut state = two();
        // Alone, the three special cards are worth 0, Smoke, Warship and War Dirigible are blanked, and the
        // Dragon costs 10: 53 - 7.
        check(&state, 0, &Action::Draw, &[Reason::Hopes { better: 46, unseen: 53 }]);
        draw(&mut state, 0, &[WarlockLord, Candle], Candle);
        draw(&mut state, 1, &[Queen, Mountain], Queen);
        // A Leader costs the Warlock Lord 10: 15 + 6 instead of 25.
        check(&state, 0, &Action::Take { card: Queen }, &[Reason::Cost { points: 21, less: 4 }]);
        check(&state, 0, &Action::Take { card: Candle }, &[Reason::Gain { points: 27, more: 2 }]);
    }

    #[test]
    fn a_necromancer_raises_what_is_discarded_or_leaves_it_when_it_is_taken() {
        let mut state = two();
        draw(&mut state, 0, &[Necromancer, Candle], Candle);
        draw(&mut state, 1, &[Mountain, Forge], Forge);
        play(&mut state, 0, &Action::Draw);
        luck(&mut state, &Chance::Draw { cards: CardSet::of(&[King, Warhorse]) });
        // Whichever goes, the Necromancer has both: 3, King 8, Warhorse 6 + 14.
        for card in [King, Warhorse] {
            check(&state, 0, &Action::Discard { card }, &[Reason::Hand { points: 31 }]);
        }
        play(&mut state, 0, &Action::Discard { card: King });
        draw(&mut state, 1, &[Island, Hydra], Hydra);
        // The Hydra's 12 are more than the King's 8: 3 + 20 + 12 = 35. With the King in the hand, it is 43.
        check(&state, 0, &Action::Take { card: King }, &[Reason::Gain { points: 43, more: 8 }]);
        // With the Hydra in the hand the King is raised: 43 as well.
        check(&state, 0, &Action::Take { card: Hydra }, &[Reason::Gain { points: 43, more: 8 }]);
    }

    #[test]
    fn the_tenth_discard_is_the_last_one() {
        let mut state = dealt(Variant::Classic, [HAND_OF_109, SECOND, THIRD]);
        luck(&mut state, &Chance::First { seat: Seat(0) });
        for discards in 0..9_usize {
            let seat = (discards % 3) as u8;
            ends(&state, seat, &Action::Draw, Some(Reason::Left { discards: 9 - discards }));
            let card = state.deck.iter().next().expect("a deck");
            draw(&mut state, seat, &[card], card);
        }
        ends(&state, 0, &Action::Draw, Some(Reason::Ends));
        let card = state.discard[0];
        ends(&state, 0, &Action::Take { card }, Some(Reason::Left { discards: 1 }));
    }

    #[test]
    fn two_players_need_seven_cards_each_and_twelve_discards() {
        let mut state = two();
        let next = |state: &mut State, seat: u8| {
            let cards: Vec<Card> = state.deck.iter().take(2).collect();
            draw(state, seat, &cards, cards[0]);
        };
        for _ in 0..6 {
            ends(&state, 0, &Action::Draw, None);
            next(&mut state, 0);
            next(&mut state, 1);
        }
        let mut drawing = state.clone();
        next(&mut drawing, 0);
        // Seven and six cards, thirteen discards: the fourteenth ends it, and so does a take, which leaves 12.
        let card = drawing.discard[0];
        ends(&drawing, 1, &Action::Draw, Some(Reason::Ends));
        ends(&drawing, 1, &Action::Take { card }, Some(Reason::Ends));
        play(&mut state, 0, &Action::Take { card });
        // Eleven discards: another take leaves ten, a draw makes them twelve.
        let card = state.discard[0];
        ends(&state, 1, &Action::Take { card }, Some(Reason::Left { discards: 2 }));
        ends(&state, 1, &Action::Draw, Some(Reason::Ends));
    }
}
