//! What speaks for an action: what a portal lacks and brings, and the tokens that would fit it.

use super::outlook::{Holding, Work};
use fabletop_core::Seat;
use serde::Serialize;
use strum::VariantNames;
use via_magica::View;
use via_magica::action::{Action, Spot};
use via_magica::animus::{Animus, Token};
use via_magica::portals::Portal;
use via_magica::state::Phase;

/// What speaks for an action, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Reason {
    /// The portal has all its crystals after it.
    Completes { portal: Portal },
    /// The portal lacks so many crystals after it.
    Lacks { portal: Portal, crystals: u8 },
    /// So many of the tokens in the bag fit a field that is still empty on it.
    Odds { fits: u8, tokens: u8 },
    /// A portal of so many fields and printed points.
    Worth { portal: Portal, fields: u8, points: i32 },
    /// The reward brings so much.
    Reward { points: i32 },
}

/// What speaks for an action of that seat.
pub(super) fn reasons(seat: Seat, view: &View, action: &Action) -> Vec<Reason> {
    let Some(shown) = view.seats.get(seat.index()) else { return Vec::new() };
    let holding = Holding::of(shown);
    let placed = |to: Spot, from: Option<Spot>| {
        let after = holding.placed(to, from);
        let work = after.works.into_iter().find(|work| work.portal == to.portal);
        work.map_or_else(Vec::new, |work| progress(seat, view, &work))
    };
    match *action {
        Action::Place { to, from } => placed(to, from),
        Action::Put { to } => placed(to, None),
        Action::Move { from, to } => placed(to, Some(from)),
        Action::Take { portal } | Action::Swap { take: portal, .. } => {
            vec![worth(portal), odds(seat, view, &Work::fresh(portal))]
        }
        Action::Keep { portals } => portals.portals().into_iter().map(worth).collect(),
        Action::Open { portal } => vec![worth(portal)],
        Action::Claim => match view.phase {
            Phase::Claim { reward, .. } => vec![Reason::Reward { points: reward.points() }],
            _ => Vec::new(),
        },
        Action::Pass | Action::Reconsider | Action::Done | Action::Decline => Vec::new(),
    }
}

fn progress(seat: Seat, view: &View, work: &Work) -> Vec<Reason> {
    let portal = work.portal;
    match work.missing.iter().sum() {
        0 => vec![Reason::Completes { portal }, worth(portal)],
        crystals => vec![Reason::Lacks { portal, crystals }, odds(seat, view, work)],
    }
}

fn worth(portal: Portal) -> Reason {
    let fields = Animus::ALL.iter().map(|&animus| portal.fields().count(animus)).sum();
    Reason::Worth { portal, fields, points: portal.points() }
}

/// The tokens in the bag that fit one of the empty fields.
fn odds(seat: Seat, view: &View, work: &Work) -> Reason {
    let wild = view.seats[seat.index()].wild;
    let fits = |token: &Token| {
        token.animus().is_none_or(|animus| wild.contains(animus) || work.missing[animus as usize] > 0)
    };
    let fitting = Token::ALL.iter().filter(|token| fits(token)).map(|&token| view.bag.count(token)).sum();
    Reason::Odds { fits: fitting, tokens: view.bag.len() as u8 }
}
