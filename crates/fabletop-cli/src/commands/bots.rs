//! Bots as they are named on the command line, and who sits where.

use crate::failure::{self, Failure};
use fabletop_core::Budget;
use fabletop_games::{Entry, GameError, Player};
use fabletop_text::Texts;
use std::path::Path;

/// How many sit at a table if nothing is said, where the game is for so many.
const USUAL_SEATS: usize = 4;

/// A bot that plays: what it is called, what it is, and how long it may think.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Contestant {
    pub(crate) name: String,
    pub(crate) player: Player,
    pub(crate) budget: Budget,
}

/// The bots of a game, at tables of one size.
#[derive(Clone, Copy)]
pub(crate) struct Bots<'t> {
    pub(crate) entry: &'static Entry,
    pub(crate) seats: usize,
    /// How long those who think may do so, instead of their own time.
    pub(crate) budget: Option<Budget>,
    pub(crate) texts: &'t Texts,
}

impl Bots<'_> {
    /// The bot of that name, or in that file: `@my-bot.json`.
    pub(crate) fn named(&self, name: &str) -> anyhow::Result<Contestant> {
        let name = name.trim();
        let player = match name.strip_prefix('@') {
            Some(file) => self.read(Path::new(file))?,
            None => {
                self.entry.player(name, self.seats, self.budget).map_err(|error| self.in_words(&error))?
            }
        };
        self.contestant(name, player)
    }

    /// A player with the time it has.
    pub(crate) fn contestant(&self, name: &str, player: Player) -> anyhow::Result<Contestant> {
        let budget = match self.budget {
            _ if !player.thinks() => Budget::Iterations(1),
            Some(budget) => budget,
            None if player.milliseconds == 0 => {
                return Err(failure::usage(self.texts, "cli-bot-no-time", &[("bot", name.into())]));
            }
            None => player.own_budget(),
        };
        Ok(Contestant { name: name.to_owned(), player, budget })
    }

    /// Of two at a larger table the first sits once; one sits everywhere; otherwise one for each seat.
    pub(crate) fn seated(&self, bots: &[Contestant]) -> anyhow::Result<Vec<Contestant>> {
        let mut seated = bots.to_vec();
        if let [_] | [_, _] = bots {
            let last = bots[bots.len() - 1].clone();
            seated.resize(self.seats.max(bots.len()), last);
        }
        if seated.len() != self.seats {
            let counts = [("bots", bots.len().into()), ("seats", self.seats.into())];
            return Err(failure::usage(self.texts, "cli-arena-bots-wrong", &counts));
        }
        Ok(seated)
    }

    fn read(&self, file: &Path) -> anyhow::Result<Player> {
        let bytes = std::fs::read(file).map_err(|error| failure::unreadable(self.texts, file, &error))?;
        let shown = file.display().to_string();
        let player: Player = serde_json::from_slice(&bytes).map_err(|error| {
            let arguments = [("file", shown.as_str().into()), ("message", error.to_string().into())];
            failure::usage(self.texts, "cli-bot-file-bad", &arguments)
        })?;
        if player.blunders > 100 {
            let arguments = [("file", shown.as_str().into()), ("blunders", player.blunders.into())];
            return Err(failure::usage(self.texts, "cli-bot-file-blunders", &arguments));
        }
        self.entry.check_player(&player).map_err(|error| self.in_words(&error))?;
        Ok(player)
    }

    fn in_words(&self, error: &GameError) -> Failure {
        Failure::Usage(failure::game_sentence(error, self.entry.id, self.texts))
    }
}

/// As many as a table usually has, in that variant or the first one.
pub(crate) fn usual_seats(entry: &Entry, variant: Option<&str>) -> usize {
    let asked = entry.variants.iter().find(|facts| variant == Some(facts.id));
    let facts = asked.or(entry.variants.first());
    facts.map_or(USUAL_SEATS, |facts| USUAL_SEATS.clamp(facts.least.into(), facts.most.into()))
}

/// A budget as it is typed.
pub(crate) fn budget_text(budget: Budget) -> String {
    match budget {
        Budget::Iterations(iterations) => format!("{iterations}it"),
        Budget::Time(time) => format!("{}ms", time.as_millis()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_four_where_the_game_is_for_four() {
        let seats = |game: &str, variant| usual_seats(fabletop_games::find(game).expect("a game"), variant);
        let usual = ["fantasy-realms", "via-magica", "fantazja", "indaman"].map(|game| seats(game, None));
        assert_eq!(usual, [4, 4, 2, 4]);
        assert_eq!(seats("fantasy-realms", Some("two-players")), 2);
    }
}
