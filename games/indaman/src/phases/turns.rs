//! A turn from its beginning to its end, and what is done in between (rulings 2, 6 and 31).

use super::{captivity, control, encounter, entering, fates, islands, moving, objects};
use crate::action::{Action, Rejection};
use crate::config::Gate;
use crate::creatures::{Bag, Creature};
use crate::event::{Event, EventView};
use crate::objects::ObjectSet;
use crate::place::Place;
use crate::rules::Applied;
use crate::state::{GEMS, Phase, Player, State, Task};
use alloc::vec::Vec;
use fabletop_core::{Seat, SeatSet, Sink};

/// The task that was put off last; the turn ends if there is none.
pub(crate) fn next(state: &mut State, events: &mut impl Sink<Event>) {
    let Some(task) = state.tasks.pop() else { return end(state, events) };
    match task {
        Task::Resume { phase } => resume(state, phase, events),
        Task::Draw { seat, left } => islands::draw(state, seat, left, events),
        Task::Target { seat } => state.phase = Phase::Target { seat },
        Task::Reborn { seat } => state.phase = Phase::Reborn { seat },
        Task::PutBack { seat, cards } => islands::put_back_all(state, seat, cards, events),
        Task::Start => state.phase = Phase::Start { contenders: SeatSet::all(state.seat_count()) },
        Task::GoOn => control::go_on(state, events),
        Task::Step { to } => moving::step(state, state.turn, to, events),
    }
}

/// What an object interrupted, if there is still something to ask.
fn resume(state: &mut State, phase: Phase, events: &mut impl Sink<Event>) {
    match phase {
        Phase::Spell { seat } => captivity::spell(state, seat),
        Phase::Act { .. } => act(state, events),
        Phase::Gate { seat } => entering::gate(state, seat, events),
        Phase::Delivery { seat } => entering::delivery(state, seat, events),
        Phase::Found { seat, base, .. } => moving::found(state, seat, base, events),
        Phase::Sword { seat } => encounter::sword(state, seat, events),
        Phase::Staff { .. } => encounter::staff(state, events),
        Phase::Potion { .. } => fates::potion(state, events),
        phase => state.phase = phase,
    }
}

pub(crate) fn begin(state: &mut State, events: &mut impl Sink<Event>) {
    let seat = state.turn;
    events.emit(|| EventView::Turn { seat, round: state.round }.into());
    state.controls.iter_mut().filter(|control| control.victim == seat).for_each(|control| control.due = true);
    match state.player(seat).held {
        Some(Creature::CavaliereNero) => state.phase = Phase::Captive { seat },
        Some(_) => captivity::spell(state, seat),
        None => control::go_on(state, events),
    }
}

/// A Spettro that was not used is lost (ruling 31); then the next one begins.
fn end(state: &mut State, events: &mut impl Sink<Event>) {
    let victim = state.turn;
    if let Some(lost) = control::take_expired(state, victim) {
        let (seat, creature) = (lost.by, lost.creature);
        events.emit(|| EventView::Expired { seat, victim, creature }.into());
        state.phase = Phase::PutBack { seat, creature };
        return;
    }
    state.controls.iter_mut().for_each(|control| control.due = false);
    state.fight = None;
    state.offer = Bag::EMPTY;
    state.tried = ObjectSet::EMPTY;
    (state.rerolled, state.climbed) = (false, false);
    state.turn = state.turn.next(state.seat_count());
    if state.turn == state.first {
        state.round = state.round.saturating_add(1);
    }
    begin(state, events);
}

/// The mage whose turn it is may move; where there is only one thing to do, it is done.
pub(crate) fn act(state: &mut State, events: &mut impl Sink<Event>) {
    let seat = state.turn;
    let player = state.player(seat);
    let phase = Phase::Act { seat };
    let shut = state.is_shut_out(seat);
    if (shut || !player.place.is_land()) && !objects::asked(state, seat, phase) {
        if shut {
            entering::enter(state, seat, events);
        } else {
            islands::sail(state, seat, events);
        }
        return;
    }
    state.phase = phase;
}

pub(crate) fn legal_acts(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let player = state.player(seat);
    if !player.place.is_land() {
        out.push(Action::Sail);
        return;
    }
    if player.at_gate {
        out.push(Action::Enter);
        if state.is_shut_out(seat) {
            return;
        }
    }
    out.extend(state.board().neighbours(player.place).iter().map(|to| Action::Move { to }));
    if state.in_indaman(seat) {
        out.extend((0..=player.gems).map(|gems| Action::Climb { gems }));
        if !state.config.options.must_act {
            out.push(Action::Stay);
        }
    }
}

/// A mage takes the step it wants.
pub(crate) fn step(state: &mut State, seat: Seat, to: Place, events: &mut impl Sink<Event>) -> Applied {
    check_step(state, seat, to)?;
    moving::step(state, seat, to, events);
    Ok(())
}

/// Why a mage may not go there, if it may not.
fn check_step(state: &State, seat: Seat, to: Place) -> Result<(), Rejection> {
    let (board, from) = (state.board(), state.player(seat).place);
    if !board.anywhere().contains(to) {
        return Err(Rejection::NoSuchPlace { place: to });
    }
    if !from.is_land() {
        return Err(Rejection::NeedsFerry { from });
    }
    if !to.is_land() {
        return Err(Rejection::NoFerry);
    }
    match board.city(from) {
        Some(city) if state.is_shut_out(seat) => return Err(Rejection::GateShut { city }),
        _ => {}
    }
    if !board.neighbours(from).contains(to) {
        return Err(Rejection::NotAdjacent { from, to, ruling: 6 });
    }
    Ok(())
}

/// A turn at Indaman without climbing or moving (ruling 37).
pub(crate) fn stay(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) -> Applied {
    if !state.in_indaman(seat) {
        return Err(Rejection::NotAtIndaman.into());
    }
    if state.config.options.must_act {
        return Err(Rejection::MustAct.into());
    }
    events.emit(|| EventView::Stayed { seat }.into());
    next(state, events);
    Ok(())
}

impl State {
    /// Whether a mage is in the city of the mages.
    pub(crate) fn in_indaman(&self, seat: Seat) -> bool {
        self.inside(seat).is_some_and(crate::cities::City::is_indaman)
    }

    /// Whether a mage at a gate may only try again (ruling 11). Where nobody has a gem and everybody is at a
    /// gate, nobody could ever move again; then gates may be left.
    fn is_shut_out(&self, seat: Seat) -> bool {
        let waits = |player: &Player| player.at_gate && player.held.is_none();
        let hopeless = || self.bank == GEMS && self.players[..self.seat_count()].iter().all(waits);
        self.player(seat).at_gate && self.config.options.gate == Gate::MustRetry && !hopeless()
    }

    /// Whether a seat has so many gems to spend.
    pub(crate) fn check_gems(&self, seat: Seat, gems: u8, ruling: u16) -> Result<(), Rejection> {
        let have = self.player(seat).gems;
        if gems > have { Err(Rejection::TooFewGems { gems, have, ruling }) } else { Ok(()) }
    }
}
