//! A small game for the table's tests, with everything a table must handle: hidden tokens dealt by
//! chance, simultaneous secret bids, an action that reveals, actions that do not, and a timed phase.

#![allow(dead_code, unreachable_pub)]

mod words;

pub use words::*;

use arrayvec::ArrayVec;
use fabletop_core::{
    Bot, Budget, Game, GameRng, MAX_SEATS, Misplaced, Outcome, Rejected, Seat, SeatSet, Sink, Turn, Viewer,
};
use fabletop_table::{Occupant, Secret, Table};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Tokens run from 0 to 19; each seat gets one that only it sees.
pub const TOKENS: u8 = 20;

#[derive(Clone, PartialEq, Debug)]
pub struct Bazaar {
    config: BazaarConfig,
    tokens: ArrayVec<u8, MAX_SEATS>,
    /// By seat: whose tokens it has seen.
    seen: ArrayVec<SeatSet, MAX_SEATS>,
    coins: ArrayVec<u8, MAX_SEATS>,
    bids: ArrayVec<Option<u8>, MAX_SEATS>,
    marks: ArrayVec<u8, 3>,
    round: u8,
    phase: Phase,
}

impl Bazaar {
    fn everybody(&self) -> SeatSet {
        SeatSet::all(self.seats())
    }

    fn reveal_bids(&mut self, events: &mut impl Sink<BazaarEvent>) {
        let bids: Vec<u8> = self.bids.iter().flatten().copied().collect();
        let best = bids.iter().max().copied().unwrap_or(0);
        let winner = Seat(bids.iter().position(|&bid| bid == best).unwrap_or(0) as u8);
        for (coins, bid) in self.coins.iter_mut().zip(&bids) {
            *coins -= bid;
        }
        self.bids.iter_mut().for_each(|bid| *bid = None);
        self.phase = Phase::Winner { winner };
        events.emit(|| BazaarEvent::BidsRevealed { bids });
    }

    fn end_round(&mut self) {
        self.round += 1;
        self.marks.clear();
        self.phase = if self.round < self.config.rounds { Phase::Bonus } else { Phase::Over };
    }

    fn bid(
        &mut self,
        seat: Seat,
        coins: u8,
        events: &mut impl Sink<BazaarEvent>,
    ) -> Result<(), BazaarRejection> {
        let owned = self.coins[seat.index()];
        if coins > owned.min(3) {
            return Err(BazaarRejection::TooManyCoins { coins: owned });
        }
        self.bids[seat.index()] = Some(coins);
        events.emit(|| BazaarEvent::BidPlaced { seat, coins });
        if self.bids.iter().all(Option::is_some) {
            self.reveal_bids(events);
        }
        Ok(())
    }

    fn look(
        &mut self,
        winner: Seat,
        owner: Seat,
        events: &mut impl Sink<BazaarEvent>,
    ) -> Result<(), BazaarRejection> {
        if owner == winner || owner.index() >= self.seats() {
            return Err(BazaarRejection::NotNow);
        }
        let token = self.tokens[owner.index()];
        self.seen[winner.index()].insert(owner);
        events.emit(|| BazaarEvent::Looked { seat: winner, owner, token });
        Ok(())
    }

    /// Shows a token to everybody but the one who asks: what no honest game does, but a table must judge.
    fn expose(
        &mut self,
        winner: Seat,
        owner: Seat,
        events: &mut impl Sink<BazaarEvent>,
    ) -> Result<(), BazaarRejection> {
        if owner == winner || owner.index() >= self.seats() {
            return Err(BazaarRejection::NotNow);
        }
        let token = self.tokens[owner.index()];
        for seat in Seat::all(self.seats()).filter(|&seat| seat != winner) {
            self.seen[seat.index()].insert(owner);
        }
        events.emit(|| BazaarEvent::Exposed { seat: winner, owner, token });
        Ok(())
    }
}

impl Game for Bazaar {
    const ID: &'static str = "bazaar";
    const RULES_VERSION: u32 = 3;
    type Config = BazaarConfig;
    type Action = BazaarAction;
    type Chance = BazaarChance;
    type View = BazaarView;
    type Event = BazaarEvent;
    type EventView = BazaarEvent;
    type Rejection = BazaarRejection;

    fn setup(config: &BazaarConfig) -> Result<Bazaar, BazaarRejection> {
        let seats = usize::from(config.seats);
        if !(2..=4).contains(&seats) {
            return Err(BazaarRejection::WrongSeats { seats: config.seats });
        }
        Ok(Bazaar {
            config: config.clone(),
            tokens: ArrayVec::new(),
            seen: Seat::all(seats).map(SeatSet::only).collect(),
            coins: std::iter::repeat_n(5, seats).collect(),
            bids: std::iter::repeat_n(None, seats).collect(),
            marks: ArrayVec::new(),
            round: 0,
            phase: Phase::Deal,
        })
    }

    fn seats(&self) -> usize {
        usize::from(self.config.seats)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Bonus => Turn::Chance,
            Phase::Bids => Turn::Seats(
                Seat::all(self.seats()).filter(|seat| self.bids[seat.index()].is_none()).collect(),
            ),
            Phase::Winner { winner } => Turn::Seats(SeatSet::only(winner)),
            Phase::Haggle => {
                Turn::Timed { seats: self.everybody(), seconds: self.config.haggle.unwrap_or(0) }
            }
            Phase::Over => {
                let points =
                    self.tokens.iter().zip(&self.coins).map(|(token, coins)| i32::from(token + coins));
                let points: ArrayVec<i32, MAX_SEATS> = points.collect();
                Turn::Over(Outcome::ranked(points.clone(), |seat| points[seat.index()]))
            }
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<BazaarAction>) {
        if !self.turn().seats().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Bids => out.extend((0..=self.coins[seat.index()].min(3)).map(BazaarAction::Bid)),
            Phase::Winner { winner } => {
                let others = Seat::all(self.seats()).filter(|&other| other != winner);
                out.extend(others.clone().map(BazaarAction::Look));
                out.extend(others.map(BazaarAction::Expose));
                if !self.marks.is_full() {
                    out.extend([BazaarAction::Mark(1), BazaarAction::Mark(2)]);
                }
                out.push(BazaarAction::Done);
            }
            Phase::Haggle if self.coins[seat.index()] > 0 => out.push(BazaarAction::Tip),
            _ => {}
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &BazaarAction,
        events: &mut impl Sink<BazaarEvent>,
    ) -> Result<(), Rejected<BazaarRejection>> {
        if self.phase == Phase::Over {
            return Err(Misplaced::GameOver.into());
        }
        if !self.turn().seats().contains(seat) {
            return Err(Misplaced::NotYourTurn.into());
        }
        let done = match (self.phase, *action) {
            (Phase::Bids, BazaarAction::Bid(coins)) => self.bid(seat, coins, events),
            (Phase::Winner { .. }, BazaarAction::Look(owner)) => self.look(seat, owner, events),
            (Phase::Winner { .. }, BazaarAction::Expose(owner)) => self.expose(seat, owner, events),
            (Phase::Winner { .. }, BazaarAction::Mark(mark @ 1..=2)) if !self.marks.is_full() => {
                self.marks.push(mark);
                events.emit(|| BazaarEvent::Marked { mark });
                Ok(())
            }
            (Phase::Winner { .. }, BazaarAction::Done) => {
                if self.config.haggle.is_some() {
                    self.phase = Phase::Haggle;
                } else {
                    self.end_round();
                }
                Ok(())
            }
            (Phase::Haggle, BazaarAction::Tip) if self.coins[seat.index()] > 0 => {
                self.coins[seat.index()] -= 1;
                let next = seat.next(self.seats());
                self.coins[next.index()] += 1;
                events.emit(|| BazaarEvent::Tipped { seat });
                Ok(())
            }
            _ => Err(BazaarRejection::NotNow),
        };
        done.map_err(Rejected::Rule)
    }

    fn sample_chance(&self, rng: &mut impl GameRng) -> BazaarChance {
        if self.phase == Phase::Bonus {
            return BazaarChance::Bonus { coins: rng.below(4) as u8 };
        }
        let left: Vec<u8> = (0..TOKENS).filter(|token| !self.tokens.contains(token)).collect();
        BazaarChance::Token { token: rng.pick(&left).copied().unwrap_or(0) }
    }

    fn apply_chance(
        &mut self,
        chance: &BazaarChance,
        events: &mut impl Sink<BazaarEvent>,
    ) -> Result<(), Rejected<BazaarRejection>> {
        match (self.phase, *chance) {
            (Phase::Deal, BazaarChance::Token { token })
                if token < TOKENS && !self.tokens.contains(&token) =>
            {
                let seat = Seat(self.tokens.len() as u8);
                self.tokens.push(token);
                events.emit(|| BazaarEvent::TokenDealt { seat, token });
                if self.tokens.len() == self.seats() {
                    self.phase = Phase::Bonus;
                }
            }
            (Phase::Bonus, BazaarChance::Bonus { coins }) if coins < 4 => {
                self.coins.iter_mut().for_each(|owned| *owned += coins);
                events.emit(|| BazaarEvent::BonusPaid { coins });
                self.phase = Phase::Bids;
            }
            (Phase::Deal | Phase::Bonus, _) => return Err(Rejected::Rule(BazaarRejection::ImpossibleChance)),
            _ => return Err(Misplaced::NotChance.into()),
        }
        Ok(())
    }

    fn time_up(&mut self, events: &mut impl Sink<BazaarEvent>) -> Result<(), Rejected<BazaarRejection>> {
        if self.phase != Phase::Haggle {
            return Err(Misplaced::NotTimed.into());
        }
        events.emit(|| BazaarEvent::TimeUp);
        self.end_round();
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> BazaarView {
        let sees = |owner: Seat| {
            self.phase == Phase::Over
                || viewer.seat().is_some_and(|seat| self.seen[seat.index()].contains(owner))
        };
        let tokens = Seat::all(self.tokens.len()).map(|seat| sees(seat).then(|| self.tokens[seat.index()]));
        BazaarView {
            viewer,
            config: self.config.clone(),
            tokens: tokens.collect(),
            coins: self.coins.to_vec(),
            has_bid: Seat::all(self.seats()).filter(|seat| self.bids[seat.index()].is_some()).collect(),
            own_bid: viewer.seat().and_then(|seat| self.bids[seat.index()]),
            marks: self.marks.to_vec(),
            round: self.round,
            phase: self.phase,
        }
    }

    fn event_view(event: &BazaarEvent, viewer: Viewer) -> Option<BazaarEvent> {
        let visible = match event {
            BazaarEvent::TokenDealt { seat, .. }
            | BazaarEvent::BidPlaced { seat, .. }
            | BazaarEvent::Looked { seat, .. } => viewer.is(*seat),
            BazaarEvent::Exposed { seat, .. } => viewer.seat().is_some_and(|other| other != *seat),
            _ => true,
        };
        visible.then(|| event.clone())
    }

    fn determinize(view: &BazaarView, rng: &mut impl GameRng) -> Bazaar {
        let mut left: Vec<u8> = (0..TOKENS).filter(|token| !view.tokens.contains(&Some(*token))).collect();
        rng.shuffle(&mut left);
        let seats = usize::from(view.config.seats);
        let mut seen: ArrayVec<SeatSet, MAX_SEATS> = Seat::all(seats).map(SeatSet::only).collect();
        if let Some(seat) = view.viewer.seat() {
            seen[seat.index()].extend_from(&view.tokens);
        }
        let mut bid = |seat: Seat| match view.viewer.is(seat) {
            true => view.own_bid,
            false => Some(rng.below(u32::from(view.coins[seat.index()].min(3)) + 1) as u8),
        };
        Bazaar {
            config: view.config.clone(),
            bids: Seat::all(seats)
                .map(|seat| if view.has_bid.contains(seat) { bid(seat) } else { None })
                .collect(),
            tokens: view.tokens.iter().filter_map(|token| token.or_else(|| left.pop())).collect(),
            seen,
            coins: view.coins.iter().copied().collect(),
            marks: view.marks.iter().copied().collect(),
            round: view.round,
            phase: view.phase,
        }
    }

    fn invariants(&self) -> Result<(), &'static str> {
        Ok(())
    }
}

trait ExtendFrom {
    fn extend_from(&mut self, tokens: &[Option<u8>]);
}

impl ExtendFrom for SeatSet {
    fn extend_from(&mut self, tokens: &[Option<u8>]) {
        for seat in Seat::all(tokens.len()).filter(|seat| tokens[seat.index()].is_some()) {
            self.insert(seat);
        }
    }
}

/// Plays at random from its seed.
pub struct RandomBot(pub Xoshiro256PlusPlus);

impl Bot<Bazaar> for RandomBot {
    fn choose(
        &mut self,
        _seat: Seat,
        _view: &BazaarView,
        legal: &[BazaarAction],
        _budget: Budget,
    ) -> Option<BazaarAction> {
        self.0.pick(legal).copied()
    }
}

/// Makes the bots `random`, and `lazy`, which always waits.
pub fn bots(id: &str, _level: Option<u8>, seed: u64) -> Option<Box<dyn Bot<Bazaar>>> {
    struct Lazy;
    impl Bot<Bazaar> for Lazy {
        fn choose(&mut self, _: Seat, _: &BazaarView, _: &[BazaarAction], _: Budget) -> Option<BazaarAction> {
            None
        }
    }
    match id {
        "random" => Some(Box::new(RandomBot(Xoshiro256PlusPlus::seed_from_u64(seed)))),
        "lazy" => Some(Box::new(Lazy)),
        _ => None,
    }
}

/// Three random bots, two rounds.
pub fn config() -> BazaarConfig {
    BazaarConfig { seats: 3, rounds: 2, haggle: None }
}

/// A table of random bots before its first step.
pub fn new_table(config: BazaarConfig, seed: u64) -> Table<Bazaar> {
    let occupants = vec![Occupant::bot("random"); usize::from(config.seats)];
    Table::create(config, occupants, Secret::from_seed(seed)).expect("a valid table").with_bots(bots)
}

/// A table whose chance is carried out up to the first decision.
pub fn dealt_table(config: BazaarConfig, seed: u64) -> Table<Bazaar> {
    let mut table = new_table(config, seed);
    table.advance().expect("chance");
    table
}

/// Acts with the current prompt number.
pub fn act(table: &mut Table<Bazaar>, seat: u8, action: BazaarAction) {
    let prompt = table.prompt(Seat(seat)).expect("a seat");
    table.act(Seat(seat), prompt, action).expect("a legal action");
}

/// One thing that random play does next: chance, a bot, the clock, or sometimes taking back.
pub fn play_on(table: &mut Table<Bazaar>, rng: &mut impl GameRng) {
    if table.turn() == Turn::Chance {
        table.advance().expect("chance");
        return;
    }
    let seats = Seat::all(table.occupants().len());
    let able: Vec<Seat> =
        seats.clone().filter(|&seat| !table.legal_actions(seat).expect("a seat").is_empty()).collect();
    let may_undo = seats.clone().find(|&seat| table.may_undo(seat).is_ok());
    let timed = matches!(table.turn(), Turn::Timed { .. });
    match (may_undo, rng.pick(&able)) {
        (Some(seat), _) if rng.below(4) == 0 => table.undo(seat).expect("may undo"),
        (_, Some(&seat)) if !timed || rng.below(4) > 0 => {
            assert_eq!(table.bot_turn(seat, Budget::Iterations(1)), Ok(true));
        }
        _ => table.time_up().expect("timed"),
    }
}

/// A match played to its end by bots.
pub fn finished_table(config: BazaarConfig, seed: u64) -> Table<Bazaar> {
    let mut table = new_table(config, seed);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    while !table.is_over() {
        play_on(&mut table, &mut rng);
    }
    table
}
