//! The game: who may do what, and what comes of it. Each phase is a file in `phases/`.

use crate::action::{Action, Chance, Rejection};
use crate::config::{Config, MAX_PLAYERS};
use crate::creatures::Bag;
use crate::event::{Event, EventView, event_view};
use crate::knowledge::Knowledge;
use crate::mages::MageSet;
use crate::objects::ObjectSet;
use crate::phases::{
    captivity, control, encounter, entering, fates, islands, luck, moving, objects, tower, turns,
};
use crate::state::{Doom, GEMS, Phase, Player, State};
use crate::terrain::Terrain;
use crate::view::{self, View};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use fabletop_core::{Game, GameRng, Misplaced, Rejected, Seat, SeatSet, Sink, Turn, Viewer};

/// A step's outcome.
pub(crate) type Applied = Result<(), Rejected<Rejection>>;

impl Game for State {
    const ID: &'static str = "indaman";
    const RULES_VERSION: u32 = 1;

    type Config = Config;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type EventView = EventView;
    type Rejection = Rejection;

    fn setup(config: &Config) -> Result<State, Rejection> {
        config.check()?;
        let player = Player::new(config.options.components.board());
        Ok(State {
            config: config.clone(),
            phase: Phase::Mages,
            tasks: ArrayVec::new(),
            round: 0,
            first: Seat(0),
            turn: Seat(0),
            bank: GEMS,
            piles: [Bag::EMPTY; Terrain::COUNT],
            deck: ObjectSet::ALL,
            unused: MageSet::ALL,
            dead: ArrayVec::new(),
            players: [player; MAX_PLAYERS],
            controls: ArrayVec::new(),
            known: Knowledge::default(),
            fight: None,
            offer: Bag::EMPTY,
            tried: ObjectSet::EMPTY,
            rerolled: false,
            climbed: false,
        })
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match (self.phase, self.phase.seat()) {
            (_, Some(seat)) => Turn::Seats(SeatSet::only(seat)),
            (Phase::Bid, _) => Turn::Seats(self.choosing()),
            (Phase::Over { .. }, _) => Turn::Over(self.outcome()),
            _ => Turn::Chance,
        }
    }

    fn may_reconsider(&self) -> SeatSet {
        let Some(fight) = self.fight.filter(|_| self.phase == Phase::Bid) else { return SeatSet::EMPTY };
        fight.asked.iter().filter(|&seat| fight.gems(seat).is_some()).collect()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.may_act(seat) {
            return;
        }
        match self.phase {
            Phase::Captive { .. } => {
                out.extend((0..=self.player(seat).gems).map(|gems| Action::Struggle { gems }));
            }
            Phase::Control { victim, .. } => control::legal_directions(self, victim, out),
            Phase::Act { .. } => turns::legal_acts(self, seat, out),
            Phase::Gate { .. } => out.push(Action::Enter),
            Phase::Spell { .. }
            | Phase::Delivery { .. }
            | Phase::Found { .. }
            | Phase::Sword { .. }
            | Phase::Staff { .. }
            | Phase::Potion { .. } => out.push(Action::GoOn),
            Phase::Reroll { .. } => {
                if self.player(seat).gems >= self.reroll_cost(seat) {
                    out.push(Action::Reroll);
                }
                out.push(Action::Pass);
            }
            Phase::Pick { .. } => encounter::legal_picks(self, out),
            Phase::Bid if !self.choosing().contains(seat) => out.push(Action::Reconsider),
            Phase::Bid => out.extend((0..=self.player(seat).gems).map(|gems| Action::Bid { gems })),
            Phase::Guess { .. } => encounter::legal_guesses(self, seat, out),
            Phase::Basilisco { .. } => out.extend([Action::Devour, Action::Strip, Action::Banish]),
            Phase::Put { by, .. } => fates::legal_places(self, by, out),
            Phase::Wish { .. } => {
                out.extend(crate::place::Island::ALL.iter().map(|&island| Action::Wish { island }));
                out.push(Action::Pass);
            }
            Phase::Exchange { .. } => islands::legal_offers(self, seat, out),
            Phase::PutBack { .. } => {
                out.extend(Terrain::ALL.iter().map(|&terrain| Action::PutBack { terrain }));
            }
            Phase::Lamp { .. } => objects::legal_victims(self, seat, out),
            Phase::Look { .. } => objects::legal_looks(self, out),
            Phase::Fly { .. } => objects::legal_flights(self, seat, out),
            Phase::Ride { from, .. } => objects::legal_rides(self, seat, from, out),
            Phase::Tower { .. } => tower::legal_climbs(self, seat, out),
            _ => {}
        }
        objects::legal_uses(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) -> Applied {
        if let Phase::Over { .. } = self.phase {
            return Err(Misplaced::GameOver.into());
        }
        if !self.may_act(seat) {
            return Err(Misplaced::NotYourTurn.into());
        }
        self.carry_out(seat, *action, events)
    }

    fn sample_chance(&self, rng: &mut impl GameRng) -> Chance {
        luck::sample(self, rng)
    }

    fn apply_chance(&mut self, chance: &Chance, events: &mut impl Sink<Event>) -> Applied {
        luck::apply(self, chance, events)
    }

    fn time_up(&mut self, _events: &mut impl Sink<Event>) -> Applied {
        match self.phase {
            Phase::Over { .. } => Err(Misplaced::GameOver.into()),
            _ => Err(Misplaced::NotTimed.into()),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        Some(event_view(event, viewer))
    }

    fn determinize(view: &View, rng: &mut impl GameRng) -> State {
        crate::guess::determinize(view, rng)
    }

    fn invariants(&self) -> Result<(), &'static str> {
        self.check_invariants()
    }
}

impl State {
    /// Who still has to put gems into the fist.
    fn choosing(&self) -> SeatSet {
        self.fight.map_or(SeatSet::EMPTY, |fight| fight.choosing())
    }

    /// Whether the table waits for a seat, or lets it reconsider.
    #[inline]
    fn may_act(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Bid => self.fight.is_some_and(|fight| fight.asked.contains(seat)),
            phase => phase.seat() == Some(seat),
        }
    }

    fn carry_out(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Applied {
        match (self.phase, action) {
            (_, Action::Use { object }) => return objects::try_object(self, seat, object),
            (Phase::Captive { .. }, Action::Struggle { gems }) => {
                return captivity::struggle(self, seat, gems, events);
            }
            (
                Phase::Captive { .. } | Phase::Spell { .. },
                Action::Move { .. } | Action::Sail | Action::Enter,
            ) => {
                return Err(moving::held(self, seat).map_or(Misplaced::NotYourTurn.into(), Into::into));
            }
            (Phase::Spell { .. }, Action::GoOn) => self.phase = Phase::Dispel { seat },
            (Phase::Control { victim, .. }, Action::Direct { to }) => {
                return control::direct(self, victim, to, events);
            }
            (Phase::Control { victim, .. }, Action::Pass) => control::spare(self, victim, events),
            (Phase::Act { .. }, action) => return self.act(seat, action, events),
            (Phase::Gate { .. }, Action::Enter) => entering::enter(self, seat, events),
            (Phase::Delivery { .. }, Action::GoOn) => entering::deliver(self, seat, false, events),
            (Phase::Reroll { klippide, .. }, Action::Reroll) => {
                return moving::reroll(self, seat, klippide, events);
            }
            (Phase::Reroll { face, .. }, Action::Pass) => moving::count(self, seat, face, events),
            (Phase::Found { base, .. }, Action::GoOn) => moving::take(self, seat, base, false, events),
            (Phase::Tower { height, .. }, Action::Climb { gems }) => {
                return tower::climb(self, seat, height, gems);
            }
            (Phase::Tower { height, .. }, Action::Stop) => tower::stop(self, seat, height, events),
            (Phase::Exchange { .. }, Action::Offer { creature }) => {
                return islands::offer(self, seat, creature, events);
            }
            (Phase::Exchange { .. }, Action::Done) => return islands::done(self, seat, events),
            (Phase::PutBack { creature, .. }, Action::PutBack { terrain }) => {
                islands::put_back(self, seat, creature, terrain, events);
            }
            (Phase::Lamp { .. }, Action::Summon { victim }) => return objects::summon(self, seat, victim),
            (Phase::Look { .. }, Action::Look { terrain }) => {
                return objects::look(self, seat, terrain, events);
            }
            (Phase::Fly { .. }, Action::Fly { to }) => return objects::fly(self, seat, to, events),
            (Phase::Ride { left, from, .. }, Action::Ride { to }) => {
                return objects::ride(self, seat, (left, from), to, events);
            }
            (_, action) => return self.fight_on(seat, action, events),
        }
        Ok(())
    }

    /// The turn of a mage that is free.
    fn act(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Applied {
        match action {
            Action::Move { to } => turns::step(self, seat, to, events),
            Action::Enter => entering::try_again(self, seat, events),
            Action::Sail => islands::take_ferry(self, seat, events),
            Action::Climb { gems } => tower::begin(self, seat, gems),
            Action::Stay => turns::stay(self, seat, events),
            _ => Err(Rejection::WrongMoment { now: self.phase.moment() }.into()),
        }
    }

    /// What belongs to an encounter and its end.
    fn fight_on(&mut self, seat: Seat, action: Action, events: &mut impl Sink<Event>) -> Applied {
        match (self.phase, action) {
            (Phase::Sword { .. }, Action::GoOn) => self.phase = Phase::Dragon { seat },
            (Phase::Pick { .. }, Action::Pick { creature, name }) => {
                return encounter::pick(self, seat, creature, name, events);
            }
            (Phase::Bid, Action::Bid { gems }) => return encounter::bid(self, seat, gems, events),
            (Phase::Bid, Action::Reconsider) => return encounter::reconsider(self, seat, events),
            (Phase::Guess { .. }, Action::Guess { gems }) => {
                return encounter::guess(self, seat, Some(gems), events);
            }
            (Phase::Guess { .. }, Action::Pass) => return encounter::guess(self, seat, None, events),
            (Phase::Staff { .. }, Action::GoOn) => encounter::open(self, events),
            (Phase::Potion { .. }, Action::GoOn) => fates::suffer(self, events),
            (Phase::Basilisco { .. }, Action::Devour) => fates::choose(self, Doom::Devour, events),
            (Phase::Basilisco { .. }, Action::Strip) => fates::choose(self, Doom::Strip, events),
            (Phase::Basilisco { .. }, Action::Banish) => fates::choose(self, Doom::Banish, events),
            (Phase::Put { victim, by, .. }, Action::Put { to }) => {
                return fates::put(self, seat, (victim, by), to, events);
            }
            (Phase::Wish { .. }, Action::Wish { island }) => encounter::wish(self, seat, island, events),
            (Phase::Wish { .. }, Action::Pass) => turns::next(self, events),
            (phase, _) => return Err(Rejection::WrongMoment { now: phase.moment() }.into()),
        }
        Ok(())
    }
}
