//! The powers: which can be used, and what begins when one is (rulings 3, 4 and 42).

use super::{bury, exchange, guard, swap};
use crate::action::{Action, Rejection};
use crate::building::{Faction, Type};
use crate::event::{Event, EventView};
use crate::rules::Applied;
use crate::state::{Holder, Phase, State, other};
use alloc::vec::Vec;
use fabletop_core::{Seat, Sink};

/// Whether the power of a token may be used now, as far as everybody can see. Whether a tile of a hidden
/// hand fits for Special is not looked at: the pace of the game must not tell.
pub(crate) fn may_be_used(state: &State, power: Type) -> bool {
    let (Phase::Act { seat } | Phase::After { seat }) = state.phase else { return false };
    check(state, seat, power).is_ok()
}

/// Whether there is any such power.
pub(crate) fn any_may_be_used(state: &State) -> bool {
    state.used.is_none() && Type::ALL.iter().any(|&power| may_be_used(state, power))
}

pub(crate) fn legal_uses(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.used.is_some() {
        return;
    }
    let usable = |power: &Type| may_be_used(state, *power) && fits(state, seat, *power);
    out.extend(Type::ALL.iter().copied().filter(usable).map(|power| Action::Use { power }));
}

/// Whether something can follow as far as the seat itself can see.
fn fits(state: &State, seat: Seat, power: Type) -> bool {
    power != Type::Special || swap::is_possible(state, seat)
}

fn check(state: &State, seat: Seat, power: Type) -> Result<(), Rejection> {
    if !state.is_whole() {
        return Err(Rejection::NoPowers { power });
    }
    if let Some(power) = state.used {
        return Err(Rejection::PowerUsed { power });
    }
    if state.tokens[power.index()] != (Holder::Held { seat }) {
        return Err(Rejection::NoToken { power });
    }
    if power == Type::Military && state.returned && !state.config.options.military_reuse_same_turn {
        return Err(Rejection::JustReturned { power });
    }
    let player = state.player(seat);
    let possible = match power {
        Type::Residential => !player.hand.is_empty() && !player.discards.is_empty(),
        Type::Production => !player.discards.is_empty(),
        Type::Military => guard::targets(state).next().is_some(),
        Type::Magic => !state.player(other(seat)).hand.is_empty(),
        Type::Special => !player.hand.is_empty() && has_ordinary(state, seat),
    };
    if possible { Ok(()) } else { Err(Rejection::NothingToDo { power }) }
}

/// Whether the seat has a building that a swap might replace.
fn has_ordinary(state: &State, seat: Seat) -> bool {
    let guarded = state.guarded_against(seat);
    state.board.stacks().iter().any(|stack| {
        let tile = stack.top().tile;
        tile.faction == Faction::of(seat) && tile.building.level().is_some() && Some(stack.at) != guarded
    })
}

pub(crate) fn use_power(
    state: &mut State,
    seat: Seat,
    power: Type,
    events: &mut impl Sink<Event>,
) -> Applied {
    check(state, seat, power)?;
    if !fits(state, seat, power) {
        return Err(Rejection::NothingToDo { power }.into());
    }
    state.used = Some(power);
    events.emit(|| EventView::PowerUsed { seat, power }.into());
    match power {
        Type::Residential => exchange::begin(state, seat),
        Type::Production => exchange::begin_fetching(state, seat, events),
        Type::Military => guard::begin(state, seat, events),
        Type::Magic => bury::begin(state, seat, events),
        Type::Special => state.phase = Phase::Swap { seat },
    }
    Ok(())
}
