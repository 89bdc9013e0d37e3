//! What speaks for an action: points on both sides, and power tokens that change hands.

use fabletop_core::{Game, Ignore, Seat};
use fantazja::action::Action;
use fantazja::building::Type;
use fantazja::scoring;
use fantazja::state::{Holder, other};
use fantazja::{State, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;
use strum::VariantNames;

/// What speaks for an action, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Reason {
    /// So many points for me.
    Gain { points: i32 },
    /// So many points fewer for me.
    Cost { points: i32 },
    /// So many points fewer for the other.
    Takes { points: i32 },
    /// So many points for the other.
    Gives { points: i32 },
    /// The power token comes to me.
    Token { token: Type },
    /// The power token leaves me.
    TokenLost { token: Type },
    /// The other loses the power token.
    TokenTaken { token: Type },
    /// Nothing changes in points and tokens at once.
    Quiet,
}

/// What speaks for an action of that seat: what happens at once, which hangs on nothing hidden.
pub(super) fn reasons(seat: Seat, view: &View, action: &Action) -> Vec<Reason> {
    let before = State::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let mut after = before.clone();
    if after.apply(seat, action, &mut Ignore).is_err() {
        return Vec::new();
    }
    let (old, new) = (scoring::points(&before), scoring::points(&after));
    let change = |seat: Seat| new[seat.index()] - old[seat.index()];
    let own = match change(seat) {
        points @ 1.. => Some(Reason::Gain { points }),
        0 => None,
        less => Some(Reason::Cost { points: -less }),
    };
    let rival = match change(other(seat)) {
        points @ 1.. => Some(Reason::Gives { points }),
        0 => None,
        less => Some(Reason::Takes { points: -less }),
    };
    let tokens = Type::ALL
        .iter()
        .filter_map(|&token| moved(seat, token, before.tokens[token.index()], after.tokens[token.index()]));
    let mut reasons: Vec<Reason> = own.into_iter().chain(rival).chain(tokens).collect();
    if reasons.is_empty() {
        reasons.push(Reason::Quiet);
    }
    reasons
}

fn moved(seat: Seat, token: Type, before: Holder, after: Holder) -> Option<Reason> {
    match (owner(before), owner(after)) {
        (old, new) if old == new => None,
        (_, Some(new)) if new == seat => Some(Reason::Token { token }),
        (Some(old), _) if old == seat => Some(Reason::TokenLost { token }),
        (Some(_), None) => Some(Reason::TokenTaken { token }),
        _ => None,
    }
}

fn owner(holder: Holder) -> Option<Seat> {
    match holder {
        Holder::Pool => None,
        Holder::Held { seat } => Some(seat),
        Holder::Guarding { owner, .. } | Holder::Out { owner } => Some(owner),
    }
}
