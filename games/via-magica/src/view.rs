//! What a viewer sees, and positions that would look the same.

use crate::action::Action;
use crate::animus::{AnimusSet, Token, Tokens};
use crate::cards::{Pile, PortalSet, Trio};
use crate::config::{Config, MAX_PLAYERS};
use crate::phases::placing;
use crate::portals::Portal;
use crate::rewards::RewardSet;
use crate::scoring::{self, Line};
use crate::state::{CRYSTALS, Opening, Phase, Slot, State, Zone};
use alloc::vec::Vec;
use fabletop_core::{GameRng, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub config: Config,
    /// What is to be done, and by whom.
    pub phase: Phase,
    /// The portals being opened.
    pub opening: Option<OpeningView>,
    /// The round, counted from 1; 0 during the set-up.
    pub round: u16,
    /// Who has the bag, once that is drawn.
    pub catcher: Option<Seat>,
    /// The token of this round, once it is drawn.
    pub token: Option<Token>,
    /// The tokens in the bag.
    pub bag: Tokens,
    /// The tokens drawn since the bag was filled.
    pub drawn: Tokens,
    /// The row.
    pub row: Vec<Portal>,
    /// How many cards are left in the stock.
    pub stock: u8,
    /// The discards.
    pub discards: Pile,
    /// The rewards nobody has.
    pub rewards: RewardSet,
    /// All seats.
    pub seats: Vec<SeatView>,
    /// Who chooses in secret; whoever is not among them has nothing to choose.
    pub asked: SeatSet,
    /// What the viewer was dealt, until three of it are kept.
    pub dealt: Pile,
    /// What the viewer has chosen and may take back.
    pub choice: Option<Action>,
}

/// What is public of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct SeatView {
    /// The portals it works on.
    pub portals: Vec<Slot>,
    /// Crystals in the reserve.
    pub reserve: u8,
    /// All its crystals, on portals and in reserve.
    pub crystals: u8,
    /// The open portals, in the order of their opening.
    pub opened: Vec<Portal>,
    /// The rewards.
    pub rewards: RewardSet,
    /// Whether one of them is for a number of portals; there is only one for each seat.
    pub number_rewarded: bool,
    /// The animi whose tokens count as universal.
    pub wild: AnimusSet,
    /// The points so far: open portals, green ones as they count now, and rewards.
    pub points: i32,
    /// During the set-up, the portals of its hand that everybody saw in a swap.
    pub known: PortalSet,
    /// Whether it has chosen in secret.
    pub chosen: bool,
    /// Where its points come from, when the game is over.
    pub result: Option<Vec<Line>>,
}

/// The portals being opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct OpeningView {
    /// Whose they are.
    pub seat: Seat,
    /// Each inside the effect of the one before; the last one goes on first.
    pub chain: Vec<Opening>,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let own = viewer.seat().map(Seat::index).filter(|&seat| seat < state.seat_count());
    let opening = OpeningView { seat: state.opener, chain: state.chain.to_vec() };
    View {
        viewer,
        config: state.config,
        phase: state.phase,
        opening: (!state.chain.is_empty()).then_some(opening),
        round: state.round,
        catcher: (state.phase != Phase::First).then_some(state.catcher),
        token: state.token,
        bag: state.bag,
        drawn: state.bag.others(),
        row: state.row.to_vec(),
        stock: state.stock.len() as u8,
        discards: state.discards,
        rewards: state.rewards,
        seats: Seat::all(state.seat_count()).map(|seat| seat_view(state, seat)).collect(),
        asked: state.asked,
        dealt: own.map(|seat| state.hands[seat]).unwrap_or_default(),
        choice: own.and_then(|seat| state.choices[seat]),
    }
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let zone = &state.zones[seat.index()];
    SeatView {
        portals: zone.portals.to_vec(),
        reserve: zone.reserve,
        crystals: zone.crystals() as u8,
        opened: zone.opened.to_vec(),
        rewards: zone.rewards,
        number_rewarded: zone.rewards.has_number(),
        wild: zone.wild,
        points: scoring::points(zone),
        known: state.seen[seat.index()],
        chosen: state.choices[seat.index()].is_some(),
        result: (state.phase == Phase::Over).then(|| scoring::lines(&zone.opened, zone.rewards)),
    }
}

/// A position that looks like `view`: hands nobody showed the viewer and choices of others, at random from
/// what is possible.
pub(crate) fn determinize(view: &View, rng: &mut impl GameRng) -> State {
    let mut state = visible(view);
    if matches!(view.phase, Phase::Swap { .. } | Phase::Keep) {
        guess_hands(&mut state, view, rng);
    }
    let mut legal = Vec::new();
    for (seat, shown) in Seat::all(view.seats.len()).zip(&view.seats) {
        if !shown.chosen || view.viewer.is(seat) {
            continue;
        }
        state.choices[seat.index()] = if view.phase == Phase::Keep {
            some_trio(state.hands[seat.index()], rng)
        } else {
            legal.clear();
            placing::legal_placements(&state, seat, &mut legal);
            rng.pick(&legal).copied()
        };
    }
    state
}

/// What is open to all, and what is the viewer's own. What nobody has is in the stock.
fn visible(view: &View) -> State {
    let choosing = Seat::all(view.seats.len()).filter(|seat| !view.seats[seat.index()].chosen);
    let mut state = State {
        config: view.config,
        phase: view.phase,
        round: view.round,
        catcher: view.catcher.unwrap_or(Seat(0)),
        token: view.token,
        bag: view.bag,
        row: view.row.iter().copied().collect(),
        stock: Pile::ALL,
        discards: view.discards,
        rewards: view.rewards,
        zones: [Zone::NEW; MAX_PLAYERS],
        hands: [Pile::EMPTY; MAX_PLAYERS],
        seen: [PortalSet::EMPTY; MAX_PLAYERS],
        asked: view.asked,
        choosing: choosing.filter(|seat| view.asked.contains(*seat)).collect(),
        choices: [None; MAX_PLAYERS],
        opener: view.opening.as_ref().map_or(Seat(0), |opening| opening.seat),
        chain: view.opening.iter().flat_map(|opening| &opening.chain).copied().collect(),
    };
    for (place, shown) in view.seats.iter().enumerate().take(MAX_PLAYERS) {
        state.zones[place] = Zone {
            portals: shown.portals.iter().copied().collect(),
            reserve: shown.reserve,
            gained: shown.crystals.saturating_sub(CRYSTALS),
            opened: shown.opened.iter().copied().collect(),
            wild: shown.wild,
            rewards: shown.rewards,
        };
        state.seen[place] = shown.known;
    }
    if let Some(seat) = view.viewer.seat().map(Seat::index).filter(|&seat| seat < view.seats.len()) {
        state.hands[seat] = view.dealt;
        state.choices[seat] = view.choice;
    }
    let elsewhere: Vec<Portal> = Seat::all(view.seats.len())
        .flat_map(|seat| state.owned(seat).iter().collect::<Vec<_>>())
        .chain(state.row.iter().copied())
        .chain(state.discards.iter())
        .chain(view.dealt.iter())
        .collect();
    elsewhere.into_iter().for_each(|portal| {
        state.stock.remove(portal);
    });
    state
}

/// Deals the hands of the others: with what was seen of them, with a pair for whoever has to swap, and
/// without one for whoever has nothing to swap any more.
fn guess_hands(state: &mut State, view: &View, rng: &mut impl GameRng) {
    let swapper = view.phase.seat();
    let others = |seat: &Seat| !view.viewer.is(*seat);
    for seat in state.from_catcher().filter(others) {
        let seen = state.seen[seat.index()];
        seen.iter().for_each(|portal| state.deal_to(seat, portal));
    }
    if let Some(seat) = swapper.filter(others) {
        let pairs = state.stock.pairs();
        if let Some(pair) = pairs.nth(rng.below(pairs.len().max(1) as u32) as usize) {
            state.deal_to(seat, pair);
            state.deal_to(seat, pair);
        }
    }
    let mut settled = true;
    for seat in state.from_catcher() {
        settled &= swapper != Some(seat);
        while others(&seat) && state.hands[seat.index()].len() < state.config.variant.dealt() {
            let forbidden =
                if settled { state.hands[seat.index()].kinds() } else { state.seen[seat.index()] };
            let from = state.stock.without(forbidden);
            match from.nth(rng.below(from.len().max(1) as u32) as usize) {
                Some(portal) => state.deal_to(seat, portal),
                None => break,
            }
        }
    }
}

fn some_trio(hand: Pile, rng: &mut impl GameRng) -> Option<Action> {
    let mut portals: Vec<Portal> = hand.iter().collect();
    rng.shuffle(&mut portals);
    let three: [Portal; 3] = portals.get(..3)?.try_into().ok()?;
    Trio::try_from(three).ok().map(|portals| Action::Keep { portals })
}

impl State {
    fn deal_to(&mut self, seat: Seat, portal: Portal) {
        self.stock.remove(portal);
        self.hands[seat.index()].insert(portal);
    }
}
