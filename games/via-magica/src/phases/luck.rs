//! Luck: the first catcher, the deal, every token and every portal that comes into the row.

use super::{opening, placing, set_up};
use crate::action::Chance;
use crate::cards::Pile;
use crate::config::MAX_PLAYERS;
use crate::event::{Event, EventView};
use crate::portals::Portal;
use crate::rules::Applied;
use crate::state::{Phase, ROW, State};
use arrayvec::ArrayVec;
use fabletop_core::{GameRng, Misplaced, Seat, Sink};

/// Draws what luck decides next. The row is dealt first, then seat by seat, each card uniform among those
/// left.
pub(crate) fn sample(state: &State, rng: &mut impl GameRng) -> Chance {
    match state.phase {
        Phase::First => Chance::First { seat: Seat(rng.below(state.seat_count() as u32) as u8) },
        Phase::Deal => {
            let mut stock = Pile::ALL;
            let mut draw = || {
                let portal = draw_from(stock, rng);
                stock.remove(portal);
                portal
            };
            let row = (0..ROW).map(|_| draw()).collect();
            let dealt = state.config.variant.dealt();
            let hands = (0..state.seat_count()).map(|_| (0..dealt).map(|_| draw()).collect()).collect();
            Chance::Deal { row, hands }
        }
        Phase::Refill { .. } => Chance::Refill { portal: draw_from(state.stock, rng) },
        _ => {
            let place = rng.below(state.bag.len() as u32) as usize;
            Chance::Catch { token: state.bag.nth(place).expect("the bag is never empty") }
        }
    }
}

fn draw_from(stock: Pile, rng: &mut impl GameRng) -> Portal {
    stock.nth(rng.below(stock.len() as u32) as usize).expect("the stock is not empty")
}

/// Carries out what luck decided.
pub(crate) fn apply(state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) -> Applied {
    match (state.phase, chance) {
        (Phase::First, &Chance::First { seat }) if seat.index() < state.seat_count() => {
            state.catcher = seat;
            state.phase = Phase::Deal;
            events.emit(|| EventView::First { seat }.into());
        }
        (Phase::Deal, Chance::Deal { row, hands }) => {
            let Some(stock) = rest(state, row, hands) else { return Err(Misplaced::NotChance.into()) };
            state.stock = stock;
            state.row = row.clone();
            for (hand, &dealt) in state.hands.iter_mut().zip(hands) {
                *hand = dealt;
            }
            events.emit(|| Event::Dealt { row: row.clone(), hands: hands.clone() });
            set_up::go_on(state, events);
        }
        (Phase::Catch, &Chance::Catch { token }) if state.bag.take(token) => {
            state.token = Some(token);
            let seat = state.catcher;
            events.emit(|| EventView::Caught { seat, token }.into());
            placing::begin(state, events);
        }
        (Phase::Refill { gap, .. }, &Chance::Refill { portal }) if state.stock.remove(portal) => {
            state.row.insert(usize::from(gap).min(state.row.len()), portal);
            events.emit(|| EventView::Refilled { portal }.into());
            opening::refilled(state, events);
        }
        (Phase::Over, _) => return Err(Misplaced::GameOver.into()),
        _ => return Err(Misplaced::NotChance.into()),
    }
    Ok(())
}

/// The stock after such a deal; none if it cannot be dealt.
fn rest(state: &State, row: &[Portal], hands: &ArrayVec<Pile, MAX_PLAYERS>) -> Option<Pile> {
    let dealt = state.config.variant.dealt();
    let sized =
        row.len() == ROW && hands.len() == state.seat_count() && hands.iter().all(|hand| hand.len() == dealt);
    let mut stock = Pile::ALL;
    let mut cards = row.iter().copied().chain(hands.iter().flat_map(|hand| hand.iter()));
    (sized && cards.all(|portal| stock.remove(portal))).then_some(stock)
}
