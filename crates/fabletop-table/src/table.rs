//! The driver of a match.

use crate::dealing::Dealing;
use crate::events::EventLog;
use crate::prompts::Prompt;
use crate::undo::Takebacks;
use crate::{
    Advice, Adviser, Commitment, Measure, Nonce, Occupant, Refused, Secret, Shown, ShownEvent, Step,
    TableError,
};
use fabletop_core::{Bot, Budget, Game, Misplaced, Rejected, Seat, Turn, Viewer};

/// How many steps a log may have; games of ours need a few hundred.
pub const MAX_STEPS: usize = 200_000;

/// Makes a bot by its id, level and seed; `None` if there is none of that name.
///
/// A seated bot is made anew for each decision, with a seed that follows from the match and the ply, so
/// a resumed match goes on as the interrupted one would have.
pub type BotFactory<G> = fn(id: &str, level: Option<u8>, seed: u64) -> Option<Box<dyn Bot<G>>>;

/// A match: config, seats, dealing and the log, from which all the rest follows.
///
/// The table does not know who is who: the host lets only the right person speak for a seat. Two tables
/// are equal if everything anybody could ever learn from them is.
#[derive(Clone)]
pub struct Table<G: Game> {
    pub(crate) config: G::Config,
    pub(crate) occupants: Vec<Occupant>,
    pub(crate) dealing: Dealing,
    pub(crate) position: G,
    pub(crate) log: Vec<Step<G>>,
    pub(crate) events: EventLog<G>,
    takebacks: Takebacks<G>,
    prompts: Vec<Prompt<G>>,
    bots: BotFactory<G>,
    pub(crate) adviser: Adviser<G>,
}

impl<G: Game> Table<G> {
    /// A table before its first step. The commitment can be published, seats may add their nonces.
    pub fn create(
        config: G::Config,
        occupants: Vec<Occupant>,
        secret: Secret,
    ) -> Result<Table<G>, TableError> {
        let position =
            G::setup(&config).map_err(|rejection| TableError::Refused(Refused::by_setup(&rejection)))?;
        let dealing = Dealing::new(secret, position.seats());
        if occupants.len() != position.seats() {
            return Err(TableError::WrongSeatCount { given: occupants.len(), needed: position.seats() });
        }
        Ok(Table::before_first_step(config, occupants, dealing, position))
    }

    /// The parts, already known to fit each other.
    pub(crate) fn before_first_step(
        config: G::Config,
        occupants: Vec<Occupant>,
        dealing: Dealing,
        position: G,
    ) -> Table<G> {
        Table {
            config,
            occupants,
            dealing,
            log: Vec::new(),
            events: EventLog::new(position.seats()),
            takebacks: Takebacks::default(),
            prompts: Prompt::first(&position),
            position,
            bots: |_, _, _| None,
            adviser: |_, _, _, _, _| Advice { measure: Measure::Leaning, best: Vec::new() },
        }
    }

    /// The same table, with bots to seat.
    #[must_use]
    pub fn with_bots(mut self, bots: BotFactory<G>) -> Table<G> {
        self.bots = bots;
        self
    }

    /// The seats, variant and options of the match.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// Who sits where.
    pub fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    /// Somebody sits down, leaves, or hands over to a bot.
    pub fn set_occupant(&mut self, seat: Seat, occupant: Occupant) -> Result<(), TableError> {
        self.check_seat(seat)?;
        self.occupants[seat.index()] = occupant;
        Ok(())
    }

    /// What the host promised before the match.
    pub fn commitment(&self) -> Commitment {
        self.dealing.commitment
    }

    /// What a seat adds to the deal: once, and before the first step only.
    pub fn set_nonce(&mut self, seat: Seat, nonce: Nonce) -> Result<(), TableError> {
        self.check_seat(seat)?;
        if !self.log.is_empty() {
            return Err(TableError::AlreadyBegun);
        }
        let given = &mut self.dealing.nonces[seat.index()];
        if *given != Nonce::ABSENT {
            return Err(TableError::NonceGiven { seat });
        }
        *given = nonce;
        Ok(())
    }

    /// Whoever gave the nonce has left the seat before the first step: the next one gives another.
    pub fn withdraw_nonce(&mut self, seat: Seat) -> Result<(), TableError> {
        self.check_seat(seat)?;
        if !self.log.is_empty() {
            return Err(TableError::AlreadyBegun);
        }
        self.dealing.nonces[seat.index()] = Nonce::ABSENT;
        Ok(())
    }

    /// The secret, once the match is over; then anybody may check the deal.
    pub fn revealed_secret(&self) -> Option<&Secret> {
        if self.is_over() { self.dealing.secret.as_ref() } else { None }
    }

    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// How many steps were made.
    pub fn ply(&self) -> usize {
        self.log.len()
    }

    /// The steps so far, chance included: for the host only.
    pub fn log(&self) -> &[Step<G>] {
        &self.log
    }

    /// What `viewer` sees.
    pub fn view(&self, viewer: Viewer) -> Result<Shown, TableError> {
        self.check_viewer(viewer)?;
        Ok(Shown::view::<G>(&self.position.view(viewer))?)
    }

    /// What `viewer` sees, without one field that was shown before; the whole, where there is no such field.
    pub fn view_without(&self, viewer: Viewer, field: &str) -> Result<Shown, TableError> {
        self.check_viewer(viewer)?;
        Ok(Shown::view_without::<G>(&self.position.view(viewer), field)?)
    }

    /// What `viewer` sees, as text: a JSON string.
    pub fn view_text(&self, viewer: Viewer) -> Result<Shown, TableError> {
        self.check_viewer(viewer)?;
        Ok(Shown::view_text::<G>(&self.position.view(viewer))?)
    }

    /// What `viewer` was shown after the event numbered `since`; 0 for all.
    pub fn events(&self, viewer: Viewer, since: u64) -> Result<Vec<ShownEvent>, TableError> {
        self.check_viewer(viewer)?;
        self.events.since(viewer, since)
    }

    /// What `viewer` was shown of the step at `ply`.
    pub fn step_events(&self, viewer: Viewer, ply: usize) -> Result<Vec<ShownEvent>, TableError> {
        self.check_viewer(viewer)?;
        self.events.at(viewer, ply)
    }

    /// The number of what `seat` is asked now. A message that answers it carries the number.
    pub fn prompt(&self, seat: Seat) -> Result<u64, TableError> {
        self.check_seat(seat)?;
        Ok(self.prompts[seat.index()].number)
    }

    /// What `seat` may do now.
    pub fn legal_actions(&self, seat: Seat) -> Result<&[G::Action], TableError> {
        self.check_seat(seat)?;
        Ok(&self.prompts[seat.index()].legal)
    }

    /// Carries out chance until somebody must decide or the match is over. Says how many steps that took.
    pub fn advance(&mut self) -> Result<usize, TableError> {
        let before = self.ply();
        while self.turn() == Turn::Chance {
            let chance = self.draw()?;
            self.carry_out(Step::Chance(chance))?;
        }
        Ok(self.ply() - before)
    }

    /// What luck decides now, by the secret and the nonces.
    pub(crate) fn draw(&self) -> Result<G::Chance, TableError> {
        let mut rng = self.dealing.key()?.draw(self.draws());
        Ok(self.position.sample_chance(&mut rng))
    }

    /// How often luck has decided. Draws are numbered by this and not by the ply: otherwise an action
    /// that is taken back would change what comes next.
    pub(crate) fn draws(&self) -> usize {
        self.log.iter().filter(|step| matches!(step, Step::Chance(_))).count()
    }

    /// A seat answers the prompt of that number; in a timed turn also an older one, if nothing but actions of
    /// others came in between and the action is still legal.
    pub fn act(&mut self, seat: Seat, prompt: u64, action: G::Action) -> Result<(), TableError> {
        self.check_seat(seat)?;
        let asked = &self.prompts[seat.index()];
        if !asked.is_answered_by(prompt, &action) {
            return Err(TableError::Stale { given: prompt, current: asked.number });
        }
        self.carry_out(Step::Act { seat, action })
    }

    /// The host's clock ran out.
    pub fn time_up(&mut self) -> Result<(), TableError> {
        self.carry_out(Step::TimeUp)
    }

    /// Lets `bot` decide for `seat`. `false` if it prefers to wait, which only a timed turn allows.
    pub fn act_bot(&mut self, seat: Seat, bot: &mut dyn Bot<G>, budget: Budget) -> Result<bool, TableError> {
        let legal = self.asked_of_bot(seat)?;
        let view = self.position.view(Viewer::Seat(seat));
        match bot.choose(seat, &view, legal, budget) {
            Some(action) => self.carry_out(Step::Act { seat, action }).map(|()| true),
            None if matches!(self.turn(), Turn::Timed { .. }) => Ok(false),
            None => Err(TableError::BotDidNotChoose { seat }),
        }
    }

    /// Lets the bot seated in `seat` decide, as [`Table::act_bot`] does.
    pub fn bot_turn(&mut self, seat: Seat, budget: Budget) -> Result<bool, TableError> {
        let mut bot = self.seated_bot(seat)?;
        self.act_bot(seat, bot.as_mut(), budget)
    }

    /// The bot seated in `seat`, as it decides at this ply.
    pub(crate) fn seated_bot(&self, seat: Seat) -> Result<Box<dyn Bot<G>>, TableError> {
        self.check_seat(seat)?;
        let Occupant::Bot { bot: id, level, .. } = &self.occupants[seat.index()] else {
            return Err(TableError::NoBot { seat });
        };
        let seed = self.dealing.key()?.bot_seed(seat, self.ply());
        (self.bots)(id, *level, seed).ok_or_else(|| TableError::UnknownBot { id: id.clone() })
    }

    /// Whether `seat` may take its last action back now, or why not.
    ///
    /// It may as long as everything the action showed to anybody was known to the one who takes it back:
    /// - nothing came after it but further actions of the same seat, which are taken back one by one, last
    ///   first; no chance, no clock, no other seat;
    /// - the match is not over, and no clock runs: in a timed turn an action can be followed by a secret one;
    /// - in every position that fits what the seat saw before (64 of them are drawn), the action would have
    ///   been accepted, would have led to the same view for the seat and the same turn, and would have been
    ///   reported to every viewer in the same way.
    ///
    /// So a card put down may be taken up again until somebody acts; a bid that uncovered the other bids,
    /// or a look at somebody's hand, may not be taken back.
    pub fn may_undo(&self, seat: Seat) -> Result<(), TableError> {
        self.check_seat(seat)?;
        if self.is_over() {
            return Err(TableError::misplaced(Misplaced::GameOver));
        }
        if matches!(self.turn(), Turn::Timed { .. }) {
            return Err(TableError::UndoInTimedTurn);
        }
        let takeback = self.takebacks.last(seat).ok_or(TableError::NothingToUndo { seat })?;
        let Some(Step::Act { action, .. }) = self.log.get(takeback.ply) else {
            return Err(TableError::NothingToUndo { seat });
        };
        let mut rng = self.dealing.undo_rng(self.ply());
        if takeback.showed_only_what_was_known(action, &mut rng) {
            Ok(())
        } else {
            Err(TableError::UndoAfterReveal { seat })
        }
    }

    /// The only seat whose action could be taken back now: nothing came after it.
    pub fn undo_seat(&self) -> Option<Seat> {
        self.takebacks.seat()
    }

    /// Takes the last action of `seat` back, if [`Table::may_undo`]. It is a step of its own in the log.
    pub fn undo(&mut self, seat: Seat) -> Result<(), TableError> {
        self.may_undo(seat)?;
        self.carry_out(Step::Undo { seat })
    }

    /// The table as it was after the first `ply` steps. It deals as this one did: for looking back.
    pub fn at(&self, ply: usize) -> Result<Table<G>, TableError> {
        let steps = self.log.get(..ply).ok_or(TableError::NoSuchPly { ply, plies: self.ply() })?;
        let position =
            G::setup(&self.config).map_err(|rejection| TableError::Refused(Refused::by_setup(&rejection)))?;
        let mut table = Table::before_first_step(
            self.config.clone(),
            self.occupants.clone(),
            self.dealing.clone(),
            position,
        );
        (table.bots, table.adviser) = (self.bots, self.adviser);
        for step in steps {
            table.carry_out(step.clone())?;
        }
        Ok(table)
    }

    /// Makes a step and everything that follows from it. What is refused changes nothing.
    pub(crate) fn carry_out(&mut self, step: Step<G>) -> Result<(), TableError> {
        if self.is_over() {
            return Err(TableError::misplaced(Misplaced::GameOver));
        }
        if self.log.len() >= MAX_STEPS {
            return Err(TableError::TooLong { limit: MAX_STEPS });
        }
        match &step {
            Step::Act { seat, action } => {
                self.check_seat(*seat)?;
                self.play(Some(*seat), |position, events| position.apply(*seat, action, events))?;
            }
            Step::Chance(chance) => {
                self.play(None, |position, events| position.apply_chance(chance, events))?;
            }
            Step::TimeUp => self.play(None, G::time_up)?,
            Step::Undo { seat } => self.take_back(*seat)?,
        }
        Prompt::renew(&mut self.prompts, &self.position, &step);
        self.log.push(step);
        Ok(())
    }

    fn play(
        &mut self,
        actor: Option<Seat>,
        step: impl FnOnce(&mut G, &mut Vec<G::Event>) -> Result<(), Rejected<G::Rejection>>,
    ) -> Result<(), TableError> {
        let ply = self.ply();
        let mut after = self.position.clone();
        let mut events = Vec::new();
        step(&mut after, &mut events)
            .map_err(|rejected| TableError::Refused(Refused::by_rules(&rejected)))?;
        let before = std::mem::replace(&mut self.position, after);
        match actor {
            Some(seat) => self.takebacks.push(seat, ply, before),
            None => self.takebacks.clear(),
        }
        self.events.add(ply, events);
        Ok(())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), TableError> {
        let ply = self.ply();
        let takeback = self.takebacks.pop(seat).ok_or(TableError::NothingToUndo { seat })?;
        let undone = std::mem::replace(&mut self.position, takeback.before);
        let position = &self.position;
        let noticed = |viewer| undone.view(viewer) != position.view(viewer);
        self.events.add_undo(ply, seat, takeback.ply, noticed);
        Ok(())
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), TableError> {
        let seats = self.occupants.len();
        if seat.index() < seats { Ok(()) } else { Err(TableError::NoSuchSeat { seat, seats }) }
    }

    pub(crate) fn check_viewer(&self, viewer: Viewer) -> Result<(), TableError> {
        viewer.seat().map_or(Ok(()), |seat| self.check_seat(seat))
    }
}

impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Table<G>) -> bool {
        self.config == other.config
            && self.occupants == other.occupants
            && self.dealing == other.dealing
            && self.position == other.position
            && self.log == other.log
            && self.events == other.events
            && self.prompts == other.prompts
    }
}
