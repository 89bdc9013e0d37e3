//! Hints: thought out elsewhere, from what the seat that asks sees; the match goes on meanwhile.

use super::Live;
use crate::HostError;
use crate::facts::count;
use fabletop_games::HINT_BUDGET;
use fabletop_protocol::{Hint, HintMeasure, ServerMessage, Suggestion};
use fabletop_store::PersonId;
use fabletop_table::{AdviceQuestion, Measure, Shown, ShownAdvice, TableError};

impl Live {
    /// Lets somebody think about what this person might do; the answer goes to the connection that asked.
    pub(super) fn hint(
        &mut self,
        connection: u64,
        id: u64,
        who: Option<PersonId>,
        prompt: u64,
    ) -> Result<(), HostError> {
        let asked = self.hint_question(who, prompt);
        if asked.is_err() {
            count(&self.shared.counters.refused);
        }
        let question = asked?;
        let link = self.links.iter().find(|link| link.number == connection).ok_or(HostError::NotSeated)?;
        // A connection that is over does not wait for it.
        let outbox = link.outbox.downgrade();
        let asked = self.shared.minds.ask(true);
        tokio::spawn(async move {
            let thinks = asked.begins().await;
            let budget = thinks.within(HINT_BUDGET);
            let thought = tokio::task::spawn_blocking(move || question.answer(budget)).await;
            drop(thinks);
            let answer = match thought {
                Ok(Ok(advice)) => ServerMessage::Hint { id, hint: hint(prompt, advice) },
                Ok(Err(why)) => ServerMessage::Refused { id, error: HostError::from(why).body() },
                Err(_) => ServerMessage::Refused { id, error: HostError::Busy.body() },
            };
            if let (Some(outbox), Ok(text)) =
                (outbox.upgrade(), serde_json::to_string::<ServerMessage<Shown>>(&answer))
            {
                // Whoever reads too slowly to have room for it does without.
                let _ = outbox.try_send(text);
            }
        });
        Ok(())
    }

    /// Only for whoever plays, in the own turn, and not too often.
    fn hint_question(&mut self, who: Option<PersonId>, prompt: u64) -> Result<AdviceQuestion, HostError> {
        let seat = who.and_then(|who| self.kept.seat_of(who)).ok_or(HostError::NotSeated)?;
        self.presence[seat.index()].requests.take()?;
        if !self.kept.settings.help {
            return Err(HostError::HelpOff);
        }
        self.check_plays(seat)?;
        let current = self.kept.table.prompt(seat)?;
        if prompt != current {
            return Err(TableError::Stale { given: prompt, current }.into());
        }
        let question = self.kept.table.advice(seat)?;
        self.presence[seat.index()].hints.take()?;
        Ok(question)
    }
}

fn hint(prompt: u64, advice: ShownAdvice) -> Hint<Shown> {
    let measure = match advice.measure {
        Measure::Victory => HintMeasure::Victory,
        Measure::Leaning => HintMeasure::Leaning,
    };
    let suggestions = advice.best.into_iter().map(|advised| Suggestion {
        action: advised.action,
        text: advised.text,
        value: advised.value,
        reasons: advised.reasons,
    });
    Hint { prompt, measure, suggestions: suggestions.collect() }
}
