//! The game: who may do what, and what comes of it. Each phase is a file in `phases/`.

use crate::action::{Action, Chance, Rejection};
use crate::board::Board;
use crate::building::Type;
use crate::config::{BonusSupply, Config, PLAYERS};
use crate::event::{Event, EventView, event_view};
use crate::phases::{building, bury, exchange, guard, luck, powers, swap, turns};
use crate::scoring::BONUS_TOKENS;
use crate::state::{Holder, Phase, Player, State};
use crate::tiles::TileSet;
use crate::view::{self, View};
use alloc::vec::Vec;
use fabletop_core::{Game, GameRng, Misplaced, Rejected, Seat, SeatSet, Sink, Turn, Viewer};

/// A step's outcome.
pub(crate) type Applied = Result<(), Rejected<Rejection>>;

impl Game for State {
    const ID: &'static str = "fantazja";
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
        let start = config.options.start.seat();
        Ok(State {
            config: *config,
            phase: if start.is_some() { Phase::Deal } else { Phase::Start },
            turn: start.unwrap_or(Seat(0)),
            acted: false,
            used: None,
            returned: false,
            idle: 0,
            board: Board::default(),
            tokens: [Holder::Pool; Type::COUNT],
            supply: match config.options.bonus_supply {
                BonusSupply::Eight => Some(BONUS_TOKENS),
                BonusSupply::Unlimited => None,
            },
            players: [Player::new(), Player::new()],
            given: TileSet::EMPTY,
            looked: TileSet::EMPTY,
        })
    }

    fn seats(&self) -> usize {
        PLAYERS
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(self.outcome()),
            phase if phase.is_luck() => Turn::Chance,
            _ => Turn::Seats(SeatSet::only(self.turn)),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.may_act(seat) {
            return;
        }
        match self.phase {
            Phase::Act { .. } => {
                building::legal_actions(self, seat, out);
                powers::legal_uses(self, seat, out);
            }
            Phase::After { .. } => {
                out.push(Action::End);
                powers::legal_uses(self, seat, out);
            }
            Phase::Pay { .. } => building::legal_payments(self, seat, out),
            Phase::Exchange { give, take, .. } => exchange::legal_exchanges(self, seat, give, take, out),
            Phase::Fetch { .. } => exchange::legal_fetches(self, seat, out),
            Phase::Guard { .. } => guard::legal_guards(self, out),
            Phase::Bury { .. } => bury::legal_burials(self, seat, out),
            Phase::Swap { .. } => swap::legal_swaps(self, seat, out),
            Phase::Start | Phase::Deal | Phase::Look { .. } | Phase::Refill { .. } | Phase::Over => {}
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
            (Phase::Act { .. }, Action::Build { tile, at, rotation }) => {
                building::build(self, seat, tile, (at, rotation), events)
            }
            (Phase::Act { .. }, Action::Imagine { tile }) => building::imagine(self, seat, tile, events),
            (Phase::Act { .. }, Action::End) => Err(Rejection::MustAct.into()),
            (Phase::Act { .. } | Phase::After { .. }, Action::Use { power }) => {
                powers::use_power(self, seat, power, events)
            }
            (Phase::After { .. }, Action::End) => {
                turns::end(self, seat, events);
                Ok(())
            }
            (Phase::Pay { tile, at, rotation, .. }, Action::Pay { tile: price }) => {
                building::pay(self, seat, price, tile, (at, rotation), events)
            }
            (Phase::Exchange { give, take, .. }, Action::Give { tile }) => {
                exchange::give(self, seat, tile, (give, take), events)
            }
            (Phase::Exchange { take, .. }, Action::Take { tile }) => {
                exchange::take(self, seat, tile, take, events)
            }
            (Phase::Fetch { .. }, Action::Take { tile }) => exchange::fetch(self, seat, tile, events),
            (Phase::Guard { .. }, Action::Guard { at }) => guard::guard(self, seat, at, events),
            (Phase::Bury { left, .. }, Action::Bury { tile }) => bury::bury(self, seat, tile, left, events),
            (Phase::Bury { .. }, Action::Done) => {
                bury::done(self, seat, events);
                Ok(())
            }
            (Phase::Swap { .. }, Action::Swap { at, tile, rotation }) => {
                swap::swap(self, seat, tile, (at, rotation), events)
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
    /// Whether the table waits for a seat.
    #[inline]
    fn may_act(&self, seat: Seat) -> bool {
        !self.phase.is_luck() && self.phase.seat() == Some(seat)
    }
}
