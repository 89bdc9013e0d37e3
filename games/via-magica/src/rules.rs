//! The game: who may do what, and what comes of it. Each phase is a file in `phases/`.

use crate::action::{Action, Chance, Rejection};
use crate::animus::Tokens;
use crate::cards::{Pile, PortalSet};
use crate::config::{Config, MAX_PLAYERS};
use crate::event::{Event, EventView, event_view};
use crate::phases::{crystals, luck, opening, placing, set_up};
use crate::rewards::RewardSet;
use crate::state::{Phase, State, Zone};
use crate::view::{self, View};
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use fabletop_core::{Game, GameRng, Misplaced, Rejected, Seat, SeatSet, Sink, Turn, Viewer};

/// A step's outcome.
pub(crate) type Applied = Result<(), Rejected<Rejection>>;

impl Game for State {
    const ID: &'static str = "via-magica";
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
        Ok(State {
            config: *config,
            phase: Phase::First,
            round: 0,
            catcher: Seat(0),
            token: None,
            bag: Tokens::ALL,
            row: ArrayVec::new(),
            stock: Pile::ALL,
            discards: Pile::EMPTY,
            rewards: RewardSet::ALL,
            zones: [Zone::NEW; MAX_PLAYERS],
            hands: [Pile::EMPTY; MAX_PLAYERS],
            seen: [PortalSet::EMPTY; MAX_PLAYERS],
            asked: SeatSet::EMPTY,
            choosing: SeatSet::EMPTY,
            choices: [None; MAX_PLAYERS],
            opener: Seat(0),
            chain: ArrayVec::new(),
        })
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Deal | Phase::Catch | Phase::Refill { .. } => Turn::Chance,
            Phase::Keep | Phase::Place => Turn::Seats(self.choosing),
            Phase::Swap { seat }
            | Phase::Open { seat, .. }
            | Phase::Put { seat, .. }
            | Phase::Rearrange { seat }
            | Phase::Take { seat }
            | Phase::Claim { seat, .. } => Turn::Seats(SeatSet::only(seat)),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn may_reconsider(&self) -> SeatSet {
        self.asked.iter().filter(|&seat| !self.choosing.contains(seat)).collect()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.may_act(seat) {
            return;
        }
        match self.phase {
            Phase::Keep | Phase::Place if !self.choosing.contains(seat) => {
                out.push(Action::Reconsider);
            }
            Phase::Swap { .. } => set_up::legal_swaps(self, seat, out),
            Phase::Keep => set_up::legal_trios(self, seat, out),
            Phase::Place => placing::legal_placements(self, seat, out),
            Phase::Open { why, .. } => opening::legal_openings(self, seat, why, out),
            Phase::Put { animus, .. } => crystals::legal_puts(self, seat, animus, out),
            Phase::Rearrange { .. } => crystals::legal_moves(self, seat, out),
            Phase::Take { .. } => {
                out.extend(self.takeable(seat).iter().map(|portal| Action::Take { portal }));
            }
            Phase::Claim { .. } => out.extend([Action::Claim, Action::Decline]),
            Phase::First | Phase::Deal | Phase::Catch | Phase::Refill { .. } | Phase::Over => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, events: &mut impl Sink<Event>) -> Applied {
        if self.phase == Phase::Over {
            return Err(Misplaced::GameOver.into());
        }
        if !self.may_act(seat) {
            return Err(Misplaced::NotYourTurn.into());
        }
        match (self.phase, *action) {
            (Phase::Keep | Phase::Place, Action::Reconsider) => self.reconsider(seat, events),
            (Phase::Keep, Action::Keep { .. }) | (Phase::Place, Action::Place { .. } | Action::Pass)
                if !self.choosing.contains(seat) =>
            {
                Err(Rejection::AlreadyChosen { ruling: self.phase.moment().ruling() }.into())
            }
            (Phase::Swap { .. }, Action::Swap { give, take }) => set_up::swap(self, seat, give, take, events),
            (Phase::Keep, Action::Keep { portals }) => set_up::keep(self, seat, portals, events),
            (Phase::Place, Action::Place { to, from }) => placing::place(self, seat, to, from, events),
            (Phase::Place, Action::Pass) => {
                placing::choose(self, seat, Action::Pass, events);
                Ok(())
            }
            (Phase::Open { why, .. }, Action::Open { portal }) => {
                opening::open(self, seat, portal, why, events)
            }
            (Phase::Put { animus, left, .. }, Action::Put { to }) => {
                crystals::put(self, seat, to, animus, left, events)
            }
            (Phase::Rearrange { .. }, Action::Move { from, to }) => {
                crystals::move_crystal(self, seat, from, to, events)
            }
            (Phase::Rearrange { .. }, Action::Done) => {
                crystals::done(self, seat, events);
                Ok(())
            }
            (Phase::Take { .. }, Action::Take { portal }) => opening::take(self, seat, portal, events),
            (Phase::Claim { reward, .. }, Action::Claim) => {
                opening::claim(self, seat, reward, true, events);
                Ok(())
            }
            (Phase::Claim { reward, .. }, Action::Decline) => {
                opening::claim(self, seat, reward, false, events);
                Ok(())
            }
            (phase, _) => Err(Rejection::WrongMoment { now: phase.moment() }.into()),
        }
    }

    fn sample_chance(&self, rng: &mut impl GameRng) -> Chance {
        luck::sample(self, rng)
    }

    fn apply_chance(&mut self, chance: &Chance, events: &mut impl Sink<Event>) -> Applied {
        luck::apply(self, chance, events)
    }

    fn time_up(&mut self, _events: &mut impl Sink<Event>) -> Applied {
        match self.phase {
            Phase::Over => Err(Misplaced::GameOver.into()),
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
        view::determinize(view, rng)
    }

    fn invariants(&self) -> Result<(), &'static str> {
        self.check_invariants()
    }
}

impl State {
    /// Whether the table waits for a seat, or lets it reconsider.
    #[inline]
    fn may_act(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Keep | Phase::Place => self.asked.contains(seat),
            Phase::Refill { .. } => false,
            phase => phase.seat() == Some(seat),
        }
    }

    /// Puts a choice down, face down. Answers whether it was the last one.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Action, events: &mut impl Sink<Event>) -> bool {
        self.choices[seat.index()] = Some(choice);
        self.choosing.remove(seat);
        events.emit(|| EventView::Chose { seat }.into());
        self.choosing.is_empty()
    }

    /// A secret choice is taken back: the table waits for that seat again.
    fn reconsider(&mut self, seat: Seat, events: &mut impl Sink<Event>) -> Applied {
        if self.choosing.contains(seat) {
            return Err(Rejection::NothingToReconsider { ruling: self.phase.moment().ruling() }.into());
        }
        self.choices[seat.index()] = None;
        self.choosing.insert(seat);
        events.emit(|| EventView::Reconsidered { seat }.into());
        Ok(())
    }
}
