//! The trait every game implements.

use crate::{GameRng, Outcome, Refusal, Rejected, Seat, SeatSet, Viewer};
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The rules of one game, implemented by its state.
///
/// A state is a position: no seed, no deck order, no clock. What is not yet known is not in it;
/// it arrives as a chance step. A config and the steps since rebuild any position.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name in the registry, in kebab case.
    const ID: &'static str;
    /// Raised only when an old log would replay differently.
    const RULES_VERSION: u32;

    /// Seats, variant and options.
    type Config: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a seat may decide. Small; a long choice is several of them.
    type Action: Clone
        + Eq
        + Hash
        + Debug
        + Display
        + FromStr
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// What luck may decide.
    type Chance: Clone + PartialEq + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer sees of a position. Lists what is visible; is not a state with holes.
    type View: Clone + PartialEq + Debug + Display + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What happened, in full. Never leaves the table.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What one viewer sees of an event.
    type EventView: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The game's own reasons for refusing.
    type Rejection: Refusal;

    /// The position before the first step, or why the config makes no game.
    fn setup(config: &Self::Config) -> Result<Self, Self::Rejection>;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// What the table waits for.
    fn turn(&self) -> Turn;

    /// Seats that have chosen in secret, while others still do, and may take their choice back. The table
    /// does not wait for them; once such a seat acts, it does.
    fn may_reconsider(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Appends what `seat` may do now, without repetition; nothing where the table neither waits for it nor
    /// lets it reconsider.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out what a seat decided. A refusal leaves the state as it was and emits nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Rejected<Self::Rejection>>;

    /// Draws what luck decides next. Called only while [`Game::turn`] is [`Turn::Chance`].
    fn sample_chance(&self, rng: &mut impl GameRng) -> Self::Chance;

    /// Carries out what luck decided. Refuses what luck could not decide here.
    fn apply_chance(
        &mut self,
        chance: &Self::Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<(), Rejected<Self::Rejection>>;

    /// The host's clock ran out. Refused unless the turn is [`Turn::Timed`].
    fn time_up(&mut self, events: &mut impl Sink<Self::Event>) -> Result<(), Rejected<Self::Rejection>>;

    /// What `viewer` sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` sees of `event`; `None` if not even that it happened.
    fn event_view(event: &Self::Event, viewer: Viewer) -> Option<Self::EventView>;

    /// A position that looks like `view` to its viewer, the unseen part at random from what is possible.
    /// `view` is one that [`Game::view`] made.
    fn determinize(view: &Self::View, rng: &mut impl GameRng) -> Self;

    /// What must hold of every position, checked by the tests after every step.
    fn invariants(&self) -> Result<(), &'static str>;
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats; several decide at the same time, each without seeing the others' choice.
    Seats(SeatSet),
    /// These seats may act, in any order and as often as they like, until the host's clock runs out. Others may
    /// be quicker, so an action says what it is about: an offer by its number, not the first one.
    Timed {
        /// Who may act.
        seats: SeatSet,
        /// The clock, from the moment this turn began.
        seconds: u32,
    },
    /// Luck.
    Chance,
    /// Nothing: the game is over.
    Over(Outcome),
}

impl Turn {
    /// Whom the table waits for, or lets act.
    pub fn seats(&self) -> SeatSet {
        match self {
            Turn::Seats(seats) | Turn::Timed { seats, .. } => *seats,
            Turn::Chance | Turn::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// Where events go.
pub trait Sink<E> {
    /// Takes an event; `make` runs only if somebody listens.
    fn emit(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// Nobody listens: playouts.
pub struct Ignore;

impl<E> Sink<E> for Ignore {
    #[inline]
    fn emit(&mut self, _make: impl FnOnce() -> E) {}
}
