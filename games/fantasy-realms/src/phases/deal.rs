//! Luck: the deal, the first player, and every card from the deck.

use crate::action::Chance;
use crate::cards::{Card, CardSet};
use crate::config::Variant;
use crate::event::Event;
use crate::rules::Applied;
use crate::state::{HAND, Phase, State};
use arrayvec::ArrayVec;
use fabletop_core::{GameRng, Misplaced, Seat, Sink};

/// Draws what luck decides next. Seven cards a seat, seat by seat, each card uniform among those left.
pub(crate) fn sample(state: &State, rng: &mut impl GameRng) -> Chance {
    match state.phase {
        Phase::Deal => {
            let mut cards = Card::ALL;
            let mut left = Card::COUNT;
            let mut draw = || {
                let drawn = rng.below(left as u32) as usize;
                left -= 1;
                cards.swap(drawn, left);
                cards[left]
            };
            let hands = (0..state.seat_count()).map(|_| (0..HAND).map(|_| draw()).collect()).collect();
            Chance::Deal { hands }
        }
        Phase::First => Chance::First { seat: Seat(rng.below(state.seat_count() as u32) as u8) },
        _ => {
            let mut cards = CardSet::EMPTY;
            for _ in 0..state.draws() {
                let left = state.deck - cards;
                cards.insert(left.nth(rng.below(left.len() as u32)).expect("the deck holds what is drawn"));
            }
            Chance::Draw { cards }
        }
    }
}

/// Carries out what luck decided.
pub(crate) fn apply(state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) -> Applied {
    match (state.phase, chance) {
        (Phase::Deal, Chance::Deal { hands }) if fits(state, hands) => {
            for (hand, &dealt) in state.hands.iter_mut().zip(hands) {
                *hand = dealt;
                state.deck = state.deck - dealt;
            }
            events.emit(|| Event::Dealt { hands: hands.clone() });
            state.phase = if state.config.variant == Variant::Chaos { Phase::Trade } else { Phase::First };
        }
        (Phase::First, &Chance::First { seat }) if seat.index() < state.seat_count() => {
            state.phase = Phase::Start(seat);
            events.emit(|| Event::First { seat });
        }
        (Phase::Drawing(seat), &Chance::Draw { cards }) if drawable(state, cards) => {
            state.deck = state.deck - cards;
            let hand = &mut state.hands[seat.index()];
            *hand = *hand | cards;
            state.phase =
                if cards.len() == 2 { Phase::DiscardDrawn(seat, cards) } else { Phase::Discard(seat) };
            events.emit(|| Event::Drew { seat, cards });
        }
        (Phase::Raising(seat), &Chance::Draw { cards }) if drawable(state, cards) => {
            state.deck = state.deck - cards;
            state.phase = Phase::Keep(seat, cards);
            events.emit(|| Event::Drew { seat, cards });
        }
        (Phase::Over, _) => return Err(Misplaced::GameOver.into()),
        _ => return Err(Misplaced::NotChance.into()),
    }
    Ok(())
}

impl State {
    /// How many cards luck draws now.
    fn draws(&self) -> usize {
        match self.phase {
            Phase::Drawing(seat) if self.builds(seat) => 2,
            Phase::Drawing(_) => 1,
            Phase::Raising(_) => self.deck.len().min(3),
            _ => 0,
        }
    }

    /// Whether a seat of the two-player game still builds its hand (ruling 6).
    pub(crate) fn builds(&self, seat: Seat) -> bool {
        self.config.variant == Variant::TwoPlayers && self.hands[seat.index()].len() < HAND
    }
}

fn drawable(state: &State, cards: CardSet) -> bool {
    cards.len() == state.draws() && (cards - state.deck).is_empty()
}

fn fits(state: &State, hands: &ArrayVec<CardSet, { crate::config::MAX_PLAYERS }>) -> bool {
    let all = hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
    hands.len() == state.seat_count()
        && hands.iter().all(|hand| hand.len() == HAND)
        && all.len() == HAND * state.seat_count()
        && (all - CardSet::ALL).is_empty()
}
