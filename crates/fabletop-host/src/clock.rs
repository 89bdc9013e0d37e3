//! The clocks of a match.
//!
//! A live clock (turn and bank, or the game's own timed turn) stands still while the server is down; days
//! are days of the calendar.

use fabletop_core::{Seat, SeatSet};
use fabletop_protocol::{ClockInfo, TimeControl};
use fabletop_table::{TurnInfo, TurnKind};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tokio::time::Instant;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// What has just happened, as far as the clock cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moved {
    /// Nothing in the game: somebody came or left.
    Nothing,
    /// The match began.
    Begun,
    /// A seat decided.
    Acted(Seat),
    /// A seat took back.
    Undone(Seat),
    /// The game's own clock ran out.
    TimeUp,
}

/// Whose time ran out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Expired {
    /// Seats that have no time left.
    pub(crate) seats: SeatSet,
    /// The game's timed turn.
    pub(crate) timed: bool,
}

/// The clocks of a match; all times are as of `at`.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    control: TimeControl,
    seats: Vec<SeatClock>,
    /// What is left of the game's own timed turn.
    timed: Option<u64>,
    running: SeatSet,
    at: Instant,
}

/// One seat's clock, in milliseconds. This is also what is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct SeatClock {
    bank: u64,
    /// Left of this decision.
    turn: Option<u64>,
    /// What was left when the seat last decided: taking back must not give time.
    before: Option<u64>,
    /// In one's own time: until when, in unix milliseconds.
    until: Option<i64>,
}

/// The clocks as they are stored.
#[derive(Serialize, Deserialize)]
struct Stored {
    seats: Vec<SeatClock>,
    timed: Option<u64>,
}

impl Clock {
    pub(crate) fn new(control: TimeControl, seats: usize) -> Clock {
        let bank = match control {
            TimeControl::Clock { bank_seconds, .. } => u64::from(bank_seconds) * 1000,
            _ => 0,
        };
        let seats = vec![SeatClock { bank, ..SeatClock::default() }; seats];
        Clock { control, seats, timed: None, running: SeatSet::EMPTY, at: Instant::now() }
    }

    /// The clocks that were stored; they stand still until [`Clock::turn_to`].
    pub(crate) fn load(control: TimeControl, seats: usize, stored: Option<&str>) -> Clock {
        let mut clock = Clock::new(control, seats);
        if let Some(stored) = stored.and_then(|text| serde_json::from_str::<Stored>(text).ok()) {
            if stored.seats.len() == seats {
                clock.seats = stored.seats;
            }
            clock.timed = stored.timed;
        }
        clock
    }

    /// What is to be stored; nothing where no clock ever runs, unless the match is to go on by itself.
    pub(crate) fn stored(&self, goes_on_alone: bool) -> Option<String> {
        if self.control == TimeControl::None && self.timed.is_none() && !goes_on_alone {
            return None;
        }
        serde_json::to_string(&Stored { seats: self.seats.clone(), timed: self.timed }).ok()
    }

    /// When a stored clock of days runs out first; `None` if it is a live one.
    pub(crate) fn stored_days(stored: &str) -> Option<i64> {
        let stored: Stored = serde_json::from_str(stored).ok()?;
        let until = stored.seats.iter().filter_map(|seat| seat.until).min();
        until.filter(|_| stored.timed.is_none())
    }

    /// Lets the time that passed count.
    pub(crate) fn settle(&mut self, now: Instant) {
        let passed = now.duration_since(self.at).as_millis() as u64;
        // What is less than a millisecond counts next time.
        self.at += Duration::from_millis(passed);
        if let Some(timed) = &mut self.timed {
            *timed = timed.saturating_sub(passed);
        }
        for seat in self.running.iter() {
            let clock = &mut self.seats[seat.index()];
            if let Some(turn) = &mut clock.turn {
                let beyond = passed.saturating_sub(*turn);
                *turn = turn.saturating_sub(passed);
                clock.bank = clock.bank.saturating_sub(beyond);
            }
        }
    }

    /// The table waits for something else now. `people` are the seats that people play themselves.
    /// Whether anybody's clock shows something else than counting on.
    pub(crate) fn turn_to(
        &mut self,
        now: Instant,
        unix: i64,
        turn: &TurnInfo,
        people: SeatSet,
        moved: Moved,
    ) -> bool {
        self.settle(now);
        let (timed_before, running_before) = (self.timed.is_some(), self.running);
        self.timed = match (turn.kind, turn.seconds) {
            (TurnKind::Timed, Some(seconds)) => match (self.timed, moved) {
                (Some(left), moved) if moved != Moved::TimeUp => Some(left),
                _ => Some(u64::from(seconds) * 1000),
            },
            _ => None,
        };
        if self.timed.is_some() {
            self.running = turn.seats;
            for clock in &mut self.seats {
                (clock.turn, clock.until) = (None, None);
            }
            return !timed_before || moved == Moved::TimeUp;
        }
        let asked =
            |seat: Seat| turn.kind == TurnKind::Seats && turn.seats.contains(seat) && people.contains(seat);
        let asked: SeatSet = Seat::all(self.seats.len()).filter(|&seat| asked(seat)).collect();
        let mut anew = false;
        for seat in Seat::all(self.seats.len()) {
            anew |= self.turn_seat(seat, asked.contains(seat), unix, moved);
        }
        self.running = if self.control == TimeControl::None { SeatSet::EMPTY } else { asked };
        anew || timed_before || running_before != self.running
    }

    /// Starts, stops or leaves one seat's clock. Whether it was started.
    fn turn_seat(&mut self, seat: Seat, asked: bool, unix: i64, moved: Moved) -> bool {
        let clock = &mut self.seats[seat.index()];
        let acted = moved == Moved::Acted(seat);
        if acted {
            clock.before = clock.turn;
        }
        if !asked {
            (clock.turn, clock.until) = (None, None);
            return false;
        }
        let limit = match (moved == Moved::Undone(seat), clock.before) {
            (true, Some(before)) => before,
            _ => u64::MAX,
        };
        match self.control {
            TimeControl::None => false,
            TimeControl::Clock { turn_seconds, .. } => {
                let start = acted || clock.turn.is_none();
                let left = if start { u64::from(turn_seconds) * 1000 } else { clock.turn.unwrap_or(0) };
                clock.turn = Some(left.min(limit));
                start || left > limit
            }
            TimeControl::Days { days } => {
                let start = acted || clock.until.is_none();
                if start {
                    clock.until = Some(unix + i64::from(days) * DAY);
                }
                start
            }
        }
    }

    /// Whose time has run out by now; call [`Clock::settle`] before.
    pub(crate) fn expired(&self, unix: i64) -> Expired {
        let out = |seat: &Seat| {
            let clock = &self.seats[seat.index()];
            clock.turn == Some(0) && clock.bank == 0 || clock.until.is_some_and(|until| until <= unix)
        };
        Expired { seats: self.running.iter().filter(out).collect(), timed: self.timed == Some(0) }
    }

    /// When something runs out next.
    pub(crate) fn next(&self, now: Instant, unix: i64) -> Option<Instant> {
        let live = |seat: Seat| {
            let clock = &self.seats[seat.index()];
            let turn = clock.turn.map(|turn| self.at + Duration::from_millis(turn + clock.bank));
            let left = |until: i64| now + Duration::from_millis(until.saturating_sub(unix).max(0) as u64);
            turn.into_iter().chain(clock.until.map(left)).min()
        };
        let timed = self.timed.map(|timed| self.at + Duration::from_millis(timed));
        self.running.iter().filter_map(live).chain(timed).min()
    }

    /// Whether a clock runs that stands still while the server is down.
    pub(crate) fn runs_live(&self) -> bool {
        self.timed.is_some() || self.running.iter().any(|seat| self.seats[seat.index()].turn.is_some())
    }

    /// When the first seat's days are over.
    pub(crate) fn days_end(&self) -> Option<i64> {
        self.running.iter().filter_map(|seat| self.seats[seat.index()].until).min()
    }

    /// Nobody's clock runs any more.
    pub(crate) fn stop(&mut self, now: Instant) {
        self.settle(now);
        self.timed = None;
        self.running = SeatSet::EMPTY;
        for clock in &mut self.seats {
            (clock.turn, clock.until) = (None, None);
        }
    }

    /// The clocks at this moment; `None` where none runs and none will.
    pub(crate) fn info(&self, now: Instant, unix: i64) -> Option<ClockInfo> {
        if self.control == TimeControl::None && self.timed.is_none() {
            return None;
        }
        let mut settled = self.clone();
        settled.settle(now);
        let bank = matches!(self.control, TimeControl::Clock { .. });
        let bank = bank.then(|| settled.seats.iter().map(|clock| short(clock.bank)).collect());
        let left = |seat: Seat| {
            let clock = &settled.seats[seat.index()];
            let days = clock.until.map(|until| until.saturating_sub(unix).max(0) as u64);
            let timed = settled.timed.filter(|_| settled.running.contains(seat));
            timed.or(clock.turn).or(days).map(short)
        };
        let turn = Seat::all(settled.seats.len()).map(left).collect();
        Some(ClockInfo { bank, turn, running: settled.running })
    }
}

fn short(milliseconds: u64) -> u32 {
    u32::try_from(milliseconds).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(seats: &[u8]) -> TurnInfo {
        let seats = seats.iter().map(|&seat| Seat(seat)).collect();
        TurnInfo { kind: TurnKind::Seats, seats, seconds: None, outcome: None }
    }

    fn everybody() -> SeatSet {
        SeatSet::all(2)
    }

    fn clock() -> Clock {
        Clock::new(TimeControl::Clock { bank_seconds: 10, turn_seconds: 5 }, 2)
    }

    async fn pass(seconds: u64) -> Instant {
        tokio::time::advance(Duration::from_secs(seconds)).await;
        Instant::now()
    }

    #[tokio::test(start_paused = true)]
    async fn the_turn_first_then_the_bank() {
        let mut clock = clock();
        clock.turn_to(Instant::now(), 0, &turn(&[0]), everybody(), Moved::Begun);
        let now = pass(8).await;
        let info = clock.info(now, 0).expect("a clock");
        assert_eq!((info.bank, info.turn), (Some(vec![7000, 10_000]), vec![Some(0), None]));
        assert_eq!(clock.next(now, 0), Some(now + Duration::from_secs(7)));
        clock.turn_to(now, 0, &turn(&[1]), everybody(), Moved::Acted(Seat(0)));
        let now = pass(15).await;
        clock.settle(now);
        assert_eq!(clock.expired(0).seats, SeatSet::only(Seat(1)));
        assert_eq!(clock.info(now, 0).and_then(|info| info.bank), Some(vec![7000, 0]));
    }

    #[tokio::test(start_paused = true)]
    async fn taking_back_gives_no_time() {
        let mut clock = clock();
        clock.turn_to(Instant::now(), 0, &turn(&[0]), everybody(), Moved::Begun);
        for _ in 0..3 {
            let now = pass(1).await;
            clock.turn_to(now, 0, &turn(&[0]), everybody(), Moved::Acted(Seat(0)));
            clock.turn_to(now, 0, &turn(&[0]), everybody(), Moved::Undone(Seat(0)));
        }
        assert_eq!(clock.info(Instant::now(), 0).expect("a clock").turn[0], Some(2000));
    }

    #[tokio::test(start_paused = true)]
    async fn a_live_clock_stands_still_while_nobody_runs_it_and_days_do_not() {
        let mut clock = clock();
        clock.turn_to(Instant::now(), 0, &turn(&[0]), everybody(), Moved::Begun);
        clock.settle(pass(2).await);
        let stored = clock.stored(false).expect("a clock");
        pass(1000).await;
        let control = TimeControl::Clock { bank_seconds: 10, turn_seconds: 5 };
        let mut loaded = Clock::load(control, 2, Some(&stored));
        loaded.turn_to(Instant::now(), 0, &turn(&[0]), everybody(), Moved::Nothing);
        assert_eq!(loaded.info(Instant::now(), 0).expect("a clock").turn[0], Some(3000));

        let days = TimeControl::Days { days: 2 };
        let mut clock = Clock::new(days, 2);
        clock.turn_to(Instant::now(), 1000, &turn(&[1]), everybody(), Moved::Begun);
        let stored = clock.stored(false).expect("a clock");
        assert_eq!(Clock::stored_days(&stored), Some(1000 + 2 * DAY));
        let mut loaded = Clock::load(days, 2, Some(&stored));
        loaded.turn_to(Instant::now(), 5000, &turn(&[1]), everybody(), Moved::Nothing);
        assert_eq!(loaded.expired(1000 + 2 * DAY).seats, SeatSet::only(Seat(1)));
        assert_eq!(loaded.expired(999 + 2 * DAY).seats, SeatSet::EMPTY);
    }

    #[tokio::test(start_paused = true)]
    async fn the_games_own_clock_runs_through_what_happens_in_it() {
        let mut clock = Clock::new(TimeControl::None, 2);
        let timed = TurnInfo { kind: TurnKind::Timed, seconds: Some(30), ..turn(&[0, 1]) };
        assert!(clock.turn_to(Instant::now(), 0, &timed, everybody(), Moved::Begun));
        let now = pass(20).await;
        assert!(
            !clock.turn_to(now, 0, &timed, everybody(), Moved::Acted(Seat(0))),
            "a step shows in no clock"
        );
        let now = pass(10).await;
        clock.settle(now);
        assert!(clock.expired(0).timed);
        assert!(clock.turn_to(now, 0, &timed, everybody(), Moved::TimeUp), "a second one begins anew");
        assert!(!clock.expired(0).timed);
        assert!(clock.turn_to(now, 0, &turn(&[0]), everybody(), Moved::TimeUp));
        assert_eq!((clock.info(now, 0), clock.stored(false)), (None, None));
    }
}
