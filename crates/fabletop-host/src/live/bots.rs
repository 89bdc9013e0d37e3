//! Bots think elsewhere; the match goes on meanwhile.

use super::Live;
use crate::clock::Moved;
use crate::facts::count;
use crate::minds::Asked;
use fabletop_core::Seat;
use fabletop_protocol::MatchState;
use fabletop_table::{BotDecision, TurnKind};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// A bot that waits is asked again after so long, or when something has changed.
const ASK_AGAIN: Duration = Duration::from_millis(1500);
/// In a timed turn bots do not act faster than that, even if nobody looks: they could go on for ever.
const TIMED_PAUSE: Duration = Duration::from_millis(50);

/// What the bot in a seat is doing.
pub(super) enum Thinking {
    /// Nothing is asked.
    Idle,
    /// It was asked.
    Asked { question: u64, prompt: u64 },
    /// It has decided, and waits until people have seen what was before.
    Decided { prompt: u64, action: String },
    /// It waits, in a timed turn.
    Waits { until: Instant, ply: usize },
}

/// What came of a question.
pub(super) enum Decision {
    Act(String),
    Wait,
    Failed,
}

/// A bot's answer.
pub(super) struct Answer {
    seat: Seat,
    question: u64,
    decision: Decision,
}

impl Live {
    /// Whether a bot decides for that seat now.
    fn is_bots_turn(&self, seat: Seat) -> bool {
        let chair = &self.kept.chairs[seat.index()];
        self.kept.state == MatchState::Playing
            && self.kept.turn.seats.contains(seat)
            && !chair.is_played_by_person()
    }

    /// Asks every bot that is to decide and was not asked.
    pub(super) fn ask_bots(&mut self) {
        let now = Instant::now();
        let mut due = Vec::new();
        for seat in Seat::all(self.thinking.len()) {
            let (prompt, ply) = (self.kept.table.prompt(seat).ok(), self.kept.table.ply());
            let is_due = match &self.thinking[seat.index()] {
                Thinking::Idle => true,
                Thinking::Asked { .. } => false,
                Thinking::Decided { prompt: decided, .. } => Some(*decided) != prompt,
                Thinking::Waits { until, ply: waited } => *until <= now || *waited != ply,
            };
            if !self.is_bots_turn(seat) {
                self.thinking[seat.index()] = Thinking::Idle;
            } else if is_due && let Some(prompt) = prompt {
                due.extend(self.decision(seat).map(|decision| (seat, prompt, decision)));
            }
        }
        // All are asked before the first one begins.
        let asked = due.into_iter().map(|(seat, prompt, decision)| {
            let asked = self.shared.minds.ask(decision.takes_time());
            (seat, prompt, decision, asked)
        });
        for (seat, prompt, decision, asked) in asked.collect::<Vec<_>>() {
            self.ask_bot(seat, prompt, decision, asked);
        }
    }

    fn decision(&mut self, seat: Seat) -> Option<BotDecision> {
        let decision = self.kept.table.bot_decision(seat);
        decision
            .inspect_err(|why| {
                // In a timed turn there may be nothing to do just now.
                tracing::debug!(match_id = self.kept.id, %seat, %why, "a bot is not asked");
                self.thinking[seat.index()] = self.waiting();
            })
            .ok()
    }

    fn ask_bot(&mut self, seat: Seat, prompt: u64, decision: BotDecision, asked: Asked) {
        self.last_question += 1;
        let question = self.last_question;
        self.thinking[seat.index()] = Thinking::Asked { question, prompt };
        let (shared, answers) = (Arc::clone(&self.shared), self.answers.clone());
        tokio::spawn(async move {
            let thinks = asked.begins().await;
            let budget = thinks.within(shared.config.bot_budget);
            let thought = tokio::task::spawn_blocking(move || decision.choose(budget)).await;
            drop(thinks);
            count(&shared.counters.bot_decisions);
            let decision = match thought {
                Ok(Ok(Some(action))) => Decision::Act(action.text().to_owned()),
                Ok(Ok(None)) => Decision::Wait,
                Ok(Err(_)) | Err(_) => Decision::Failed,
            };
            // Nobody hears it if the match has left the memory.
            let _ = answers.send(Answer { seat, question, decision });
        });
    }

    fn waiting(&self) -> Thinking {
        Thinking::Waits { until: Instant::now() + ASK_AGAIN, ply: self.kept.table.ply() }
    }

    /// Takes a bot's answer, if the question is still the same.
    pub(super) fn hear(&mut self, answer: Answer) {
        let seat = answer.seat;
        let Thinking::Asked { question, prompt } = self.thinking[seat.index()] else { return };
        if question != answer.question {
            return;
        }
        let asked_still = self.kept.table.prompt(seat).is_ok_and(|current| current == prompt);
        self.thinking[seat.index()] = match answer.decision {
            _ if !asked_still => Thinking::Idle,
            Decision::Act(action) => Thinking::Decided { prompt, action },
            Decision::Wait => self.waiting(),
            Decision::Failed => {
                tracing::error!(match_id = self.kept.id, %seat, "a bot failed");
                self.waiting()
            }
        };
    }

    /// When the next bot may act.
    fn bots_may_act(&self) -> Instant {
        let alone = self.kept.people().is_empty() && self.links.is_empty();
        // While several decide in secret there is nothing to follow, until the last one shows it all.
        let pause =
            if alone || self.several_decide() { Duration::ZERO } else { self.shared.config.bot_pause };
        let timed = self.kept.turn.kind == TurnKind::Timed;
        self.last_step + if timed { pause.max(TIMED_PAUSE) } else { pause }
    }

    fn several_decide(&self) -> bool {
        self.kept.turn.kind == TurnKind::Seats && self.kept.turn.seats.len() > 1
    }

    /// When a bot has something to do.
    pub(super) fn next_bot(&self) -> Option<Instant> {
        let next = |thinking: &Thinking| match thinking {
            Thinking::Idle | Thinking::Asked { .. } => None,
            Thinking::Decided { .. } => Some(self.bots_may_act()),
            Thinking::Waits { until, .. } => Some(*until),
        };
        self.thinking.iter().filter_map(next).min()
    }

    pub(super) fn bots_rest(&self) -> bool {
        self.thinking.iter().all(|thinking| matches!(thinking, Thinking::Idle))
    }

    /// Carries out what one bot has decided, if it is time.
    pub(super) async fn let_a_bot_act(&mut self) {
        if self.bots_may_act() > Instant::now() {
            return;
        }
        let decided = |thinking: &Thinking| matches!(thinking, Thinking::Decided { .. });
        let Some(index) = self.thinking.iter().position(decided) else { return };
        let thought = std::mem::replace(&mut self.thinking[index], Thinking::Idle);
        let Thinking::Decided { prompt, action } = thought else { return };
        let seat = Seat(index as u8);
        if !self.is_bots_turn(seat) {
            return;
        }
        match self.step(Moved::Acted(seat), |table| table.act_json(seat, prompt, &action)).await {
            Ok(()) => count(&self.shared.counters.actions),
            Err(why) => {
                tracing::error!(match_id = self.kept.id, %seat, %why, "a bot's action failed");
                self.thinking[index] = self.waiting();
            }
        }
    }

    /// Whether nobody is there for whom a timed turn would have to go on.
    pub(super) fn timed_turn_is_idle(&self) -> bool {
        let waits = |seat: Seat| matches!(self.thinking[seat.index()], Thinking::Waits { .. });
        self.kept.turn.kind == TurnKind::Timed
            && self.kept.people().is_empty()
            && self.links.is_empty()
            && self.kept.turn.seats.iter().all(waits)
    }
}
