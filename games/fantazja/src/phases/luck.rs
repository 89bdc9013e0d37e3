//! Luck: who starts, the deal, every tile drawn, and the tiles Magic looks at.

use super::{bury, turns};
use crate::action::Chance;
use crate::config::PLAYERS;
use crate::event::{Event, EventView};
use crate::rules::Applied;
use crate::state::{HAND, MOST_LOOKED_AT, Phase, State, other};
use crate::tiles::TileSet;
use fabletop_core::{GameRng, Misplaced, Seat, Sink};

/// Draws what luck decides next, each tile uniform among those left.
pub(crate) fn sample(state: &State, rng: &mut impl GameRng) -> Chance {
    match state.phase {
        Phase::Start => Chance::Start { seat: Seat(rng.below(PLAYERS as u32) as u8) },
        Phase::Look { seat } => {
            Chance::Look { tiles: some_of(state.player(other(seat)).hand, MOST_LOOKED_AT, rng) }
        }
        Phase::Refill { seat } => {
            let player = state.player(seat);
            Chance::Refill { tiles: some_of(player.pile, player.missing(), rng) }
        }
        _ => {
            let mut hand = || some_of(TileSet::ALL, HAND, rng);
            Chance::Deal { hands: [hand(), hand()] }
        }
    }
}

/// So many of these tiles, or all if there are fewer.
pub(crate) fn some_of(tiles: TileSet, count: usize, rng: &mut impl GameRng) -> TileSet {
    let (mut left, mut chosen) = (tiles, TileSet::EMPTY);
    for _ in 0..count.min(tiles.len()) {
        if let Some(number) = left.nth(rng.below(left.len() as u32) as usize) {
            left.remove(number);
            chosen.insert(number);
        }
    }
    chosen
}

/// Carries out what luck decided.
pub(crate) fn apply(state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) -> Applied {
    match (state.phase, *chance) {
        (Phase::Start, Chance::Start { seat }) if seat.index() < PLAYERS => {
            state.turn = seat;
            state.phase = Phase::Deal;
            events.emit(|| EventView::Started { seat }.into());
        }
        (Phase::Deal, Chance::Deal { hands }) if hands.iter().all(|hand| hand.len() == HAND) => {
            for (player, hand) in state.players.iter_mut().zip(hands) {
                player.hand = hand;
                player.pile = TileSet::ALL.difference(hand);
            }
            let named = |seat: u8| {
                hands[usize::from(seat)].iter().map(|number| state.tile(Seat(seat), number)).collect()
            };
            events.emit(|| Event::Dealt { hands: [named(0), named(1)] });
            turns::begin(state, state.turn, events);
        }
        (Phase::Refill { seat }, Chance::Refill { tiles }) => {
            let player = state.player(seat);
            if tiles.len() != player.missing() || !tiles.is_subset(player.pile) {
                return Err(Misplaced::NotChance.into());
            }
            turns::refill(state, seat, tiles, events);
        }
        (Phase::Look { seat }, Chance::Look { tiles }) => {
            let hand = state.player(other(seat)).hand;
            if tiles.len() != hand.len().min(MOST_LOOKED_AT) || !tiles.is_subset(hand) {
                return Err(Misplaced::NotChance.into());
            }
            bury::look(state, seat, tiles, events);
        }
        (Phase::Over, _) => return Err(Misplaced::GameOver.into()),
        _ => return Err(Misplaced::NotChance.into()),
    }
    Ok(())
}
