//! The game: who may do what, and what comes of it. Each phase is a file in `phases/`.

use crate::action::{Action, Chance, Rejection, Rule};
use crate::cards::CardSet;
use crate::config::{Config, MAX_PLAYERS, Variant};
use crate::event::{Event, EventView, event_view};
use crate::phases::{deal, reveal, trade, turns};
use crate::scoring::{Choices, Made, Optimum};
use crate::state::{Phase, State, Trading};
use crate::view::{self, View};
use alloc::boxed::Box;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use fabletop_core::{Game, GameRng, Misplaced, Rejected, Seat, SeatSet, Sink, Turn, Viewer};

/// A step's outcome.
pub(crate) type Applied = Result<(), Rejected<Rejection>>;

impl Game for State {
    const ID: &'static str = "fantasy-realms";
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
        let (phase, trading) = match config.variant {
            Variant::Classic => (Phase::Deal, None),
            Variant::TwoPlayers => (Phase::First, None),
            Variant::Chaos => (Phase::Deal, Some(Box::<Trading>::default())),
        };
        Ok(State {
            config: *config,
            phase,
            hands: [CardSet::EMPTY; MAX_PLAYERS],
            discard: ArrayVec::new(),
            deck: CardSet::ALL,
            taken: [CardSet::EMPTY; MAX_PLAYERS],
            first_turn: true,
            takes_in_a_row: 0,
            deck_only: false,
            trading,
            made: [Made::NOTHING; MAX_PLAYERS],
            agreed: SeatSet::EMPTY,
            results: [Optimum { total: 0, choices: Choices::NONE }; MAX_PLAYERS],
        })
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::First | Phase::Drawing(_) | Phase::Raising(_) => Turn::Chance,
            Phase::Start(seat)
            | Phase::Discard(seat)
            | Phase::DiscardDrawn(seat, _)
            | Phase::Keep(seat, _) => Turn::Seats(SeatSet::only(seat)),
            Phase::Trade => Turn::Timed {
                seats: SeatSet::all(self.seat_count()),
                seconds: u32::from(self.config.options.seconds),
            },
            Phase::Reveal => Turn::Seats(self.choosing()),
            Phase::Over => Turn::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.may_act(seat) {
            return;
        }
        match self.phase {
            Phase::Start(_) => turns::legal_starts(self, out),
            Phase::Discard(_) => {
                out.extend(self.hands[seat.index()].iter().map(|card| Action::Discard { card }));
            }
            Phase::DiscardDrawn(_, drawn) => out.extend(drawn.iter().map(|card| Action::Discard { card })),
            Phase::Trade => trade::legal(self, seat, out),
            Phase::Keep(_, drawn) => {
                out.extend(drawn.iter().map(|card| Action::Keep { card }));
                out.push(Action::KeepNone);
            }
            Phase::Reveal => reveal::legal(self, seat, out),
            Phase::Deal | Phase::First | Phase::Drawing(_) | Phase::Raising(_) | Phase::Over => {}
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
            (Phase::Start(_), Action::Draw) => turns::draw(self, seat),
            (Phase::Start(_), Action::Take { card }) => turns::take(self, seat, card, events),
            (Phase::Discard(_), Action::Discard { card }) => {
                turns::discard(self, seat, card, self.hands[seat.index()], events)
            }
            (Phase::DiscardDrawn(_, drawn), Action::Discard { card }) => {
                turns::discard(self, seat, card, drawn, events)
            }
            (Phase::Trade, Action::Offer { give, shows }) => trade::offer(self, seat, give, shows, events),
            (Phase::Trade, Action::Open { to, wants }) => trade::open(self, seat, to, wants, events),
            (Phase::Trade, Action::Drop) => trade::drop(self, seat, events),
            (Phase::Trade, Action::Withdraw { offer }) => trade::withdraw(self, seat, offer, events),
            (Phase::Trade, Action::Accept { offer, give }) => trade::accept(self, seat, offer, give, events),
            (Phase::Keep(_, drawn), Action::Keep { card }) => {
                if drawn.contains(card) {
                    reveal::keep(self, seat, Some(card), events);
                    Ok(())
                } else {
                    Err(Rule::NotDrawn { card, ruling: 7 }.into())
                }
            }
            (Phase::Keep(..), Action::KeepNone) => {
                reveal::keep(self, seat, None, events);
                Ok(())
            }
            (Phase::Reveal, Action::Choose { choice }) => reveal::choose(self, seat, choice, events),
            (Phase::Reveal, Action::Agree) => {
                reveal::agree(self, seat, events);
                Ok(())
            }
            (phase, _) => Err(Rule::WrongMoment { now: phase.moment() }.into()),
        }
    }

    fn sample_chance(&self, rng: &mut impl GameRng) -> Chance {
        deal::sample(self, rng)
    }

    fn apply_chance(&mut self, chance: &Chance, events: &mut impl Sink<Event>) -> Applied {
        deal::apply(self, chance, events)
    }

    fn time_up(&mut self, events: &mut impl Sink<Event>) -> Applied {
        match self.phase {
            Phase::Trade => {
                trade::time_up(self, events);
                Ok(())
            }
            Phase::Over => Err(Misplaced::GameOver.into()),
            _ => Err(Misplaced::NotTimed.into()),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn event_view(event: &Event, viewer: Viewer) -> Option<EventView> {
        event_view(event, viewer)
    }

    fn determinize(view: &View, rng: &mut impl GameRng) -> State {
        view::determinize(view, rng)
    }

    fn invariants(&self) -> Result<(), &'static str> {
        self.check_invariants()
    }
}

impl State {
    /// The seats that still have choices to make.
    pub(crate) fn choosing(&self) -> SeatSet {
        Seat::all(self.seat_count()).filter(|&seat| !self.agreed.contains(seat)).collect()
    }

    #[inline]
    fn may_act(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Start(turn)
            | Phase::Discard(turn)
            | Phase::DiscardDrawn(turn, _)
            | Phase::Keep(turn, _) => turn == seat,
            Phase::Trade => seat.index() < self.seat_count(),
            Phase::Reveal => self.choosing().contains(seat),
            Phase::Deal | Phase::First | Phase::Drawing(_) | Phase::Raising(_) | Phase::Over => false,
        }
    }
}
