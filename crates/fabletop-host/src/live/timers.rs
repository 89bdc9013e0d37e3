//! What happens because time passes.

use super::Live;
use super::bots::Thinking;
use crate::clock::Moved;
use crate::token;
use fabletop_core::Seat;
use fabletop_protocol::MatchState;
use std::time::Duration;
use tokio::time::Instant;

/// A running clock is stored so often.
const CLOCK_STORED: Duration = Duration::from_secs(5);
/// A store that failed is left alone for so long before a clock tries again.
const STORE_REST: Duration = Duration::from_secs(1);
/// Nothing is due; but somebody may have set the computer's clock.
const LONG: Duration = Duration::from_secs(600);

impl Live {
    /// The match has come into memory: its clocks run on, its bots think on.
    pub(super) fn wake_up(&mut self) {
        let now = Instant::now();
        for thinking in &mut self.thinking {
            *thinking = Thinking::Idle;
        }
        let people = self.kept.people();
        if self.kept.state == MatchState::Playing {
            self.kept.clock.turn_to(now, token::now(), &self.kept.turn, people, Moved::Nothing);
        }
        self.note_who_is_asked(Moved::Nothing);
        self.list();
        self.ask_bots();
    }

    /// When something is due next.
    pub(super) fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let clock = self.kept.clock.next(now, token::now());
        let stored = self.kept.clock.runs_live().then(|| self.clock_stored + CLOCK_STORED);
        let unload = self.links.is_empty().then(|| self.touched + self.shared.config.unload_after);
        // What was due before and is not over by now waits for something to happen.
        let unload = unload.filter(|&unload| unload > now);
        let claim = |seat: Seat| {
            let told = self.presence[seat.index()].claimable_told;
            if told { None } else { self.claimable_from(seat) }
        };
        let claim = Seat::all(self.presence.len()).filter_map(claim).min();
        let due = [clock, stored, unload, claim, self.tell_presence, self.next_bot()];
        due.into_iter().flatten().min().unwrap_or(now + LONG).min(now + LONG)
    }

    /// Does what is due. One bot acts at a time, so that people are heard in between.
    pub(super) async fn tick(&mut self) {
        self.prune();
        self.look_at_clock().await;
        self.ask_bots();
        self.let_a_bot_act().await;
        self.ask_bots();
        if self.timed_turn_is_idle() {
            self.time_up().await;
        }
        if self.claims_are_news() || self.tell_presence.is_some_and(|at| at <= Instant::now()) {
            self.tell_table();
        }
        self.prune();
    }

    async fn look_at_clock(&mut self) {
        if self.kept.state != MatchState::Playing {
            return;
        }
        let now = Instant::now();
        self.kept.clock.settle(now);
        let expired = self.kept.clock.expired(token::now());
        if expired.timed {
            self.time_up().await;
        } else if !expired.seats.is_empty() {
            if let Err(why) = self.substitute(expired.seats).await {
                tracing::error!(match_id = self.kept.id, %why, "a clock ran out in vain");
                tokio::time::sleep(STORE_REST).await;
            }
        } else if self.kept.clock.runs_live() && self.clock_stored + CLOCK_STORED <= now {
            self.store_clock().await;
        }
    }

    async fn time_up(&mut self) {
        if let Err(why) = self.step(Moved::TimeUp, |table| table.time_up()).await {
            tracing::error!(match_id = self.kept.id, %why, "a timed turn did not end");
            tokio::time::sleep(STORE_REST).await;
            self.reload().await;
        }
    }

    fn claims_are_news(&mut self) -> bool {
        let mut news = false;
        for seat in Seat::all(self.presence.len()) {
            if !self.presence[seat.index()].claimable_told && self.is_claimable(seat) {
                self.presence[seat.index()].claimable_told = true;
                news = true;
            }
        }
        news
    }

    /// Whether nobody needs the match in memory.
    pub(super) fn is_idle(&self) -> bool {
        self.links.is_empty()
            && self.bots_rest()
            && !self.kept.clock.runs_live()
            && self.touched + self.shared.config.unload_after <= Instant::now()
    }
}
