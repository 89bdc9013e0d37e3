//! Bots by name: what the players of a game are made of.

use crate::catalogued::Catalogued;
use fabletop_bots::search::{Search, Switches};
use fabletop_bots::{Aspects, Flat, GuidedBot, Knowledge, Learned, Net, RandomBot, Sampling};
use fabletop_core::{Bot, Budget, GameRng, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;

/// The bots that people play against, the weakest first: levels 1 to 5. Where thinking brings nothing yet, a game
/// ends with the fox.
pub const LEVELS: [&str; 5] = ["snail", "hare", "fox", "owl", "dragon"];
/// The one to play against if nothing is said.
pub const USUAL_BOT: &str = "fox";
/// Bots to compare others with.
pub const BASELINES: [&str; 2] = ["random", "greedy"];

/// How a bot makes up its mind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mind {
    /// Anything.
    Random,
    /// One step ahead.
    Greedy,
    /// As a thinking bot expects others to play.
    Guided,
    /// By sampling.
    Flat(Sampling),
    /// By searching.
    Search(Switches),
}

/// A bot of some strength.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// How it makes up its mind.
    pub mind: Mind,
    /// How often it does anything instead, in percent.
    #[serde(default)]
    pub blunders: u8,
    /// How long it may think, in milliseconds.
    #[serde(default)]
    pub milliseconds: u16,
    /// Weights of its knowledge, if not the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<Value>,
    /// The network that judges positions, if not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub net: Option<Net>,
}

/// Who a bot is at tables of some size, as kept in a game's `levels.json`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Level {
    bot: String,
    least_seats: usize,
    player: Player,
}

/// The bots that a game has, the weakest first.
pub(crate) fn bots<G: Catalogued>() -> Vec<&'static str> {
    let levels = levels::<G>();
    LEVELS.into_iter().filter(|bot| levels.iter().any(|level| level.bot == *bot)).collect()
}

fn levels<G: Catalogued>() -> Vec<Level> {
    serde_json::from_str(G::LEVELS).unwrap_or_default()
}

/// The player behind a name, at a table of so many.
pub(crate) fn player<G: Catalogued>(bot: &str, seats: usize) -> Option<Player> {
    let plain = |mind| Some(Player::plain(mind));
    match bot {
        "random" => plain(Mind::Random),
        "greedy" => plain(Mind::Greedy),
        _ => {
            let fitting =
                levels::<G>().into_iter().filter(|level| level.bot == bot && level.least_seats <= seats);
            fitting.max_by_key(|level| level.least_seats).map(|level| level.player)
        }
    }
}

/// A bot by its name, for a table of any size.
pub(crate) fn seat_bot<G: Catalogued>(bot: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let bot = bots::<G>().into_iter().chain(BASELINES).find(|&known| known == bot)?;
    Some(Box::new(Named { bot, seed, player: None }))
}

/// Sits down when it sees how many play.
struct Named<G: Catalogued> {
    bot: &'static str,
    seed: u64,
    player: Option<(Player, Box<dyn Bot<G>>)>,
}

impl<G: Catalogued> Bot<G> for Named<G> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
    ) -> Option<G::Action> {
        let (player, bot) = self.player.get_or_insert_with(|| {
            let seats = G::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(self.seed)).seats();
            let player = player::<G>(self.bot, seats).unwrap_or(Player::plain(Mind::Greedy));
            let bot = player.seated(self.seed);
            (player, bot)
        });
        bot.choose(seat, view, legal, player.within(budget))
    }
}

impl Player {
    /// Makes up its mind like this, without blunders.
    pub fn plain(mind: Mind) -> Player {
        Player { mind, blunders: 0, milliseconds: 0, weights: None, net: None }
    }

    /// Whether it thinks longer if it is given more time.
    pub fn thinks(&self) -> bool {
        matches!(self.mind, Mind::Flat(_) | Mind::Search(_))
    }

    /// Whether it asks for the weights of what it knows.
    pub(crate) fn knows(&self) -> bool {
        self.thinks() || self.mind == Mind::Guided
    }

    /// How long it thinks if nothing else is said.
    pub fn own_budget(&self) -> Budget {
        Budget::Time(Duration::from_millis(u64::from(self.milliseconds)))
    }

    /// Its own time, if that is less than what it is given; a number of iterations is for comparing.
    fn within(&self, given: Budget) -> Budget {
        let own = Duration::from_millis(u64::from(self.milliseconds));
        match given {
            Budget::Time(given) => Budget::Time(own.min(given)),
            Budget::Iterations(_) => given,
        }
    }

    /// What it knows: how to play, and how positions stand by a network if there is one.
    pub(crate) fn knowledge<G: Catalogued>(&self) -> Box<dyn Knowledge<G>> {
        let plays = G::knowledge(self.weights.as_ref());
        let fits = |net: &Net| net.inputs() == G::Aspects::COUNT;
        match self.net.clone().or_else(G::net).filter(fits) {
            Some(net) => Box::new(Learned::<_, G::Aspects>::new(plays, net)),
            None => plays,
        }
    }

    /// Makes the bot.
    pub(crate) fn seated<G: Catalogued>(&self, seed: u64) -> Box<dyn Bot<G>> {
        let knowledge = || self.knowledge::<G>();
        let habit = || G::habit(self.weights.as_ref(), seed);
        let thinks = |thinks: Box<dyn Bot<G>>| Box::new(Thinks { thinks, habit: habit() });
        let mind: Box<dyn Bot<G>> = match self.mind {
            Mind::Random => Box::new(RandomBot::new(seed)),
            Mind::Greedy => G::greedy(seed),
            Mind::Guided => Box::new(GuidedBot::new(knowledge(), seed)),
            Mind::Flat(sampling) => thinks(Box::new(Flat::new(sampling, knowledge(), seed))),
            Mind::Search(switches) => thinks(Box::new(Search::new(switches, knowledge, seed))),
        };
        if self.blunders == 0 {
            return mind;
        }
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x0B1D_0B1D);
        Box::new(Blunders { mind, percent: self.blunders, rng })
    }
}

/// Thinks where it brings something, and otherwise does what is usual.
struct Thinks<G: Catalogued> {
    thinks: Box<dyn Bot<G>>,
    habit: Box<dyn Bot<G>>,
}

impl<G: Catalogued> Bot<G> for Thinks<G> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
    ) -> Option<G::Action> {
        let bot = if G::is_routine(view) { &mut self.habit } else { &mut self.thinks };
        bot.choose(seat, view, legal, budget)
    }
}

/// Does anything now and then.
struct Blunders<G: Catalogued> {
    mind: Box<dyn Bot<G>>,
    percent: u8,
    rng: Xoshiro256PlusPlus,
}

impl<G: Catalogued> Bot<G> for Blunders<G> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
    ) -> Option<G::Action> {
        if self.rng.below(100) < u32::from(self.percent) {
            return self.rng.pick(legal).cloned();
        }
        self.mind.choose(seat, view, legal, budget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits<G: Catalogued>() -> bool {
        G::net().is_some_and(|net| net.inputs() == G::Aspects::COUNT)
    }

    #[test]
    fn networks_are_told_what_they_have_learned_from() {
        assert!(fits::<via_magica::State>() && fits::<fantazja::State>());
        assert!(<fantasy_realms::State as Catalogued>::net().is_none());
        assert!(<indaman::State as Catalogued>::net().is_none());
    }
}
