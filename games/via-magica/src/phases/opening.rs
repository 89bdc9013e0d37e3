//! Opening portals, six steps each, one inside the effect of another (rulings 7 to 13 and 17 to 21).

use super::{crystals, placing};
use crate::action::{Action, Rejection};
use crate::cards::PortalSet;
use crate::effects::Effect;
use crate::event::{Event, EventView};
use crate::portals::{Colour, Portal};
use crate::rewards::Reward;
use crate::rules::Applied;
use crate::state::{MAX_ZONE, Opening, Phase, Slot, State, Step, Why, Zone};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use fabletop_core::{Seat, Sink};

/// Opens what is due until somebody has to decide, luck has to, or the round is over.
pub(crate) fn run(state: &mut State, events: &mut impl Sink<Event>) {
    loop {
        let Some(&opening) = state.chain.last() else {
            let Some((seat, portal)) = state.next_opener() else {
                placing::end_round(state, events);
                return;
            };
            state.opener = seat;
            push(state, portal);
            continue;
        };
        let seat = state.opener;
        let goes_on = match opening.step {
            Step::Return => give_back(state, seat, opening.portal, events),
            Step::Effect => open_inside(state, seat),
            Step::Achieve => achieve(state, seat, opening.portal, events),
            Step::Take => offer_row(state, seat, opening.takes, events),
            Step::Refill => fill_row(state, events),
            Step::Reward => reward(state, seat, events),
        };
        if !goes_on {
            return;
        }
    }
}

/// Begins with a portal, inside the one that is being opened.
fn push(state: &mut State, portal: Portal) {
    let takes = if portal.effect() == Effect::TakeTwo { 2 } else { 1 };
    state.chain.push(Opening { portal, step: Step::Return, takes });
}

/// Step 1: the crystals return to the reserve. The effect begins.
fn give_back(state: &mut State, seat: Seat, portal: Portal, events: &mut impl Sink<Event>) -> bool {
    let zone = &mut state.zones[seat.index()];
    let Some(place) = zone.portals.iter().position(|slot| slot.portal == portal) else { return false };
    let crystals = zone.portals.remove(place).filled.len() as u8;
    zone.reserve += crystals;
    events.emit(|| EventView::Opened { seat, portal, crystals }.into());
    state.go_to(Step::Effect);
    match portal.effect() {
        Effect::Place { animus, count } => crystals::begin_putting(state, seat, animus, count, events),
        Effect::Gain { count } => {
            zone_gains(&mut state.zones[seat.index()], count);
            events.emit(|| EventView::Gained { seat, crystals: count }.into());
            true
        }
        Effect::Rearrange => crystals::begin_moving(state, seat, events),
        Effect::OpenAnother => open_another(state, seat),
        Effect::Nothing
        | Effect::TakeTwo
        | Effect::Wild { .. }
        | Effect::PerPortal { .. }
        | Effect::PerField { .. } => true,
    }
}

fn zone_gains(zone: &mut Zone, count: u8) {
    zone.gained += count;
    zone.reserve += count;
}

/// Any other portal is opened, whatever lies on it (ruling 18).
fn open_another(state: &mut State, seat: Seat) -> bool {
    match state.zones[seat.index()].portals.as_slice() {
        [] => true,
        &[Slot { portal, .. }] => {
            push(state, portal);
            true
        }
        _ => {
            state.phase = Phase::Open { seat, why: Why::Another };
            false
        }
    }
}

/// Step 2, its end: portals completed by the effect are opened inside it (rulings 9 and 10).
fn open_inside(state: &mut State, seat: Seat) -> bool {
    match state.due(seat, state.chain.len() + 1).as_slice() {
        [] => state.go_to(Step::Achieve),
        &[portal] => push(state, portal),
        _ => {
            state.phase = Phase::Open { seat, why: Why::Completed };
            return false;
        }
    }
    true
}

pub(crate) fn legal_openings(state: &State, seat: Seat, why: Why, out: &mut Vec<Action>) {
    match why {
        Why::Completed => {
            let due = state.due(seat, state.chain.len() + 1);
            out.extend(due.into_iter().map(|portal| Action::Open { portal }));
        }
        Why::Another => {
            let portals = state.zones[seat.index()].portals.iter();
            out.extend(portals.map(|slot| Action::Open { portal: slot.portal }));
        }
    }
}

pub(crate) fn open(
    state: &mut State,
    seat: Seat,
    portal: Portal,
    why: Why,
    events: &mut impl Sink<Event>,
) -> Applied {
    let ruling = state.phase.moment().ruling();
    if state.zones[seat.index()].slot(portal).is_none() {
        return Err(Rejection::NotYourPortal { portal, ruling }.into());
    }
    if why == Why::Completed && !state.due(seat, state.chain.len() + 1).contains(&portal) {
        return Err(Rejection::NotCompleted { portal }.into());
    }
    push(state, portal);
    run(state, events);
    Ok(())
}

/// Step 3: the portal is an achievement.
fn achieve(state: &mut State, seat: Seat, portal: Portal, events: &mut impl Sink<Event>) -> bool {
    let zone = &mut state.zones[seat.index()];
    zone.achieve(portal);
    let number = zone.opened.len() as u8;
    events.emit(|| EventView::Achieved { seat, portal, number }.into());
    state.go_to(Step::Take);
    true
}

/// Step 4: a portal of the row, none that the seat has (ruling 11).
fn offer_row(state: &mut State, seat: Seat, takes: u8, events: &mut impl Sink<Event>) -> bool {
    if takes == 0 {
        state.go_to(Step::Reward);
        return true;
    }
    let takeable = state.takeable(seat);
    match (takeable.len(), takeable.first()) {
        (1, Some(portal)) => {
            take_portal(state, seat, portal, events);
            true
        }
        (_, Some(_)) => {
            state.phase = Phase::Take { seat };
            false
        }
        (_, None) => {
            events.emit(|| EventView::TookNothing { seat }.into());
            state.go_to(Step::Reward);
            true
        }
    }
}

pub(crate) fn take(state: &mut State, seat: Seat, portal: Portal, events: &mut impl Sink<Event>) -> Applied {
    if !state.row.contains(&portal) {
        return Err(Rejection::NotInRow { portal, ruling: 8 }.into());
    }
    if !state.takeable(seat).contains(portal) {
        return Err(Rejection::SecondCopy { portal, ruling: 11 }.into());
    }
    take_portal(state, seat, portal, events);
    run(state, events);
    Ok(())
}

fn take_portal(state: &mut State, seat: Seat, portal: Portal, events: &mut impl Sink<Event>) {
    let Some(gap) = state.row.iter().position(|&other| other == portal) else { return };
    state.row.remove(gap);
    state.zones[seat.index()].portals.push(Slot::new(portal));
    events.emit(|| EventView::Took { seat, portal }.into());
    if let Some(opening) = state.chain.last_mut() {
        opening.takes -= 1;
        opening.step = Step::Refill;
    }
    state.phase = Phase::Refill { seat, gap: gap as u8 };
}

/// Step 5: the row is filled up, from the discards if there is no stock (ruling 12).
fn fill_row(state: &mut State, events: &mut impl Sink<Event>) -> bool {
    if state.stock.is_empty() && !state.discards.is_empty() {
        state.stock = core::mem::take(&mut state.discards);
        let count = state.stock.len() as u8;
        events.emit(|| EventView::Reshuffled { count }.into());
    }
    if state.stock.is_empty() {
        events.emit(|| EventView::RowShrank.into());
        state.go_to(Step::Take);
        return true;
    }
    false
}

pub(crate) fn refilled(state: &mut State, events: &mut impl Sink<Event>) {
    state.go_to(Step::Take);
    run(state, events);
}

/// Step 6: rewards for colours at once (ruling 20); the one for the number, if the seat wants it (ruling 21).
fn reward(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) -> bool {
    for reward in Reward::COLOURS {
        if state.rewards.contains(reward) && earned(&state.zones[seat.index()], reward) {
            give_reward(state, seat, reward, events);
        }
    }
    let zone = &state.zones[seat.index()];
    let number = Reward::for_number(zone.opened.len());
    match number.filter(|&reward| state.rewards.contains(reward) && !zone.rewards.has_number()) {
        Some(reward) => {
            state.phase = Phase::Claim { seat, reward };
            false
        }
        None => {
            state.chain.pop();
            true
        }
    }
}

pub(crate) fn claim(
    state: &mut State,
    seat: Seat,
    reward: Reward,
    taken: bool,
    events: &mut impl Sink<Event>,
) {
    if taken {
        give_reward(state, seat, reward, events);
    } else {
        events.emit(|| EventView::Declined { seat, reward }.into());
    }
    state.chain.pop();
    run(state, events);
}

fn give_reward(state: &mut State, seat: Seat, reward: Reward, events: &mut impl Sink<Event>) {
    state.rewards.remove(reward);
    state.zones[seat.index()].rewards.insert(reward);
    events.emit(|| EventView::Rewarded { seat, reward }.into());
}

/// Whether a seat has the colours for a reward.
fn earned(zone: &Zone, reward: Reward) -> bool {
    let count = |colour: Colour| zone.opened.iter().filter(|portal| portal.colour() == colour).count();
    match reward.colour() {
        Some(colour) => count(colour) >= 3,
        None => Colour::ALL.into_iter().all(|colour| count(colour) > 0),
    }
}

impl State {
    /// Who opens next, in the order of ruling 7, and what.
    fn next_opener(&self) -> Option<(Seat, Portal)> {
        self.from_catcher().find_map(|seat| self.due(seat, 1).first().map(|&portal| (seat, portal)))
    }

    /// The portals of a seat that are opened at that depth of the chain.
    fn due(&self, seat: Seat, depth: usize) -> ArrayVec<Portal, MAX_ZONE> {
        let portals = self.zones[seat.index()].portals.iter();
        portals.filter(|slot| usize::from(slot.due) == depth).map(|slot| slot.portal).collect()
    }

    /// The portals of the row a seat may take.
    pub(crate) fn takeable(&self, seat: Seat) -> PortalSet {
        self.row.iter().copied().collect::<PortalSet>().difference(self.owned(seat))
    }

    /// The portal being opened goes on with that step.
    fn go_to(&mut self, step: Step) {
        if let Some(opening) = self.chain.last_mut() {
            opening.step = step;
        }
    }
}
