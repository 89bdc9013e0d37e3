//! A bot's decision apart from its table, so that a host can let it think elsewhere.

use crate::{HostOnly, Table, TableError};
use fabletop_core::{Budget, Game, Misplaced, Seat, Viewer};

type Think = dyn FnOnce(Budget) -> Result<Option<HostOnly>, TableError> + Send;

/// What a seated bot is asked: the view of its seat and what it may do, and nothing else of the table.
///
/// The table goes on meanwhile. The answer is carried out with [`DynTable::act_json`], under the prompt
/// that was there when the bot was asked.
///
/// [`DynTable::act_json`]: crate::DynTable::act_json
pub struct BotDecision {
    takes_time: bool,
    think: Box<Think>,
}

impl BotDecision {
    /// Whether the bot uses the time it is given; otherwise it decides at once.
    pub fn takes_time(&self) -> bool {
        self.takes_time
    }

    /// Lets the bot think: an action in JSON, or `None` if it prefers to wait, which a timed turn allows.
    pub fn choose(self, budget: Budget) -> Result<Option<HostOnly>, TableError> {
        (self.think)(budget)
    }
}

impl<G: Game> Table<G> {
    /// What the bot seated in `seat` is asked now; it decides as in [`Table::bot_turn`].
    pub fn bot_decision(&self, seat: Seat) -> Result<BotDecision, TableError> {
        let mut bot = self.seated_bot(seat)?;
        let legal = self.asked_of_bot(seat)?.to_vec();
        let view = self.position.view(Viewer::Seat(seat));
        let takes_time = bot.takes_time();
        let think = Box::new(move |budget| {
            let chosen = bot.choose(seat, &view, &legal, budget);
            chosen.map(|action| Ok(HostOnly(serde_json::to_string(&action)?))).transpose()
        });
        Ok(BotDecision { takes_time, think })
    }

    /// What a bot may do in `seat`. It is asked only where the table waits: a bot that may take a secret
    /// choice back stays with it.
    pub(crate) fn asked_of_bot(&self, seat: Seat) -> Result<&[G::Action], TableError> {
        let legal = self.legal_actions(seat)?;
        if legal.is_empty() || !self.turn().seats().contains(seat) {
            return Err(TableError::misplaced(Misplaced::NotYourTurn));
        }
        Ok(legal)
    }
}
