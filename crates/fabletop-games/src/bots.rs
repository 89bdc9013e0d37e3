//! Bots by name: what the players of a game are made of.

use crate::catalogued::Catalogued;
use fabletop_bots::search::{Search, Switches};
use fabletop_bots::{Aspects, Flat, GuidedBot, Knowledge, Learned, Net, RandomBot, Sampling};
use fabletop_core::{Bot, Budget, GameRng, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::cmp::Reverse;
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

/// Who a bot is, as kept in a game's `levels.json`: at tables of so many or more, if it may think so long or longer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Level {
    bot: String,
    least_seats: usize,
    /// By the clock, and about the same in iterations.
    #[serde(default)]
    least_milliseconds: u16,
    #[serde(default)]
    least_iterations: u32,
    player: Player,
}

impl Level {
    /// Whether it is for a table of so many, and for so much time; all of it, if nothing is said.
    fn is_for(&self, seats: usize, budget: Option<Budget>) -> bool {
        let is_enough = match budget {
            None => true,
            Some(Budget::Time(time)) => time.as_millis() >= u128::from(self.least_milliseconds),
            Some(Budget::Iterations(iterations)) => iterations >= self.least_iterations,
        };
        is_enough && self.least_seats <= seats
    }
}

/// The bots that a game has, the weakest first.
pub(crate) fn bots<G: Catalogued>() -> Vec<&'static str> {
    LEVELS.into_iter().filter(|bot| !levels::<G>(bot).is_empty()).collect()
}

fn levels<G: Catalogued>(bot: &str) -> Vec<Level> {
    levels_of(G::LEVELS, bot)
}

/// All that a bot can be, those for the largest tables and the longest time first.
fn levels_of(json: &str, bot: &str) -> Vec<Level> {
    let mut levels: Vec<Level> = serde_json::from_str(json).unwrap_or_default();
    levels.retain(|level| level.bot == bot);
    levels
        .sort_by_key(|level| Reverse((level.least_seats, level.least_milliseconds, level.least_iterations)));
    levels
}

/// The player behind a name, at a table of so many, with so much time to think.
pub(crate) fn player<G: Catalogued>(bot: &str, seats: usize, budget: Option<Budget>) -> Option<Player> {
    let plain = |mind| Some(Player::plain(mind));
    match bot {
        "random" => plain(Mind::Random),
        "greedy" => plain(Mind::Greedy),
        _ => {
            let mut fitting = levels::<G>(bot).into_iter().filter(|level| level.is_for(seats, budget));
            fitting.next().map(|level| level.player)
        }
    }
}

/// A bot by its name, for a table of any size.
pub(crate) fn seat_bot<G: Catalogued>(bot: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let baseline = BASELINES.contains(&bot).then(|| player::<G>(bot, 0, None)).flatten();
    if let Some(player) = baseline {
        return Some(player.seated(seed));
    }
    let levels = levels::<G>(bot);
    let named = Named { levels, seed, seats: None, seated: None };
    (!named.levels.is_empty()).then(|| Box::new(named) as Box<dyn Bot<G>>)
}

/// Sits down when it sees how many play, and anew when it has more or less time than before.
struct Named<G: Catalogued> {
    levels: Vec<Level>,
    seed: u64,
    seats: Option<usize>,
    /// Who it is now, by its place among the levels.
    seated: Option<(usize, Box<dyn Bot<G>>)>,
}

impl<G: Catalogued> Bot<G> for Named<G> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
    ) -> Option<G::Action> {
        let seats = *self.seats.get_or_insert_with(|| seats_of::<G>(view));
        let place = self.levels.iter().position(|level| level.is_for(seats, Some(budget)))?;
        let player = &self.levels[place].player;
        let bot = match self.seated.take() {
            Some((seated, bot)) if seated == place => bot,
            _ => player.seated(self.seed),
        };
        let (_, bot) = self.seated.insert((place, bot));
        bot.choose(seat, view, legal, player.within(budget))
    }

    fn takes_time(&self) -> bool {
        self.levels.iter().any(|level| level.player.thinks())
    }
}

/// How many play.
pub(crate) fn seats_of<G: Catalogued>(view: &G::View) -> usize {
    G::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(0)).seats()
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
    pub(crate) fn within(&self, given: Budget) -> Budget {
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

    const TWO_BY_TWO: &str = r#"[
        { "bot": "dragon", "least_seats": 2, "player": { "mind": "random" } },
        { "bot": "dragon", "least_seats": 4, "player": { "mind": "greedy" } },
        { "bot": "dragon", "least_seats": 4, "least_milliseconds": 50, "least_iterations": 100,
          "player": { "mind": "guided" } },
        { "bot": "owl", "least_seats": 2, "player": { "mind": "random" } }
    ]"#;

    #[test]
    fn a_bot_is_who_fits_the_table_and_the_time() {
        let milliseconds = |number| Some(Budget::Time(Duration::from_millis(number)));
        let iterations = |number| Some(Budget::Iterations(number));
        for (seats, budget, mind) in [
            (1, None, None),
            (2, None, Some(Mind::Random)),
            (3, iterations(1_000), Some(Mind::Random)),
            (4, None, Some(Mind::Guided)),
            (4, milliseconds(49), Some(Mind::Greedy)),
            (4, milliseconds(50), Some(Mind::Guided)),
            (5, iterations(99), Some(Mind::Greedy)),
            (5, iterations(100), Some(Mind::Guided)),
        ] {
            let levels = levels_of(TWO_BY_TWO, "dragon");
            let fitting = levels.iter().find(|level| level.is_for(seats, budget));
            assert_eq!(fitting.map(|level| level.player.mind), mind, "{seats} {budget:?}");
        }
    }

    #[test]
    fn networks_are_told_what_they_have_learned_from() {
        assert!(fits::<via_magica::State>() && fits::<fantazja::State>());
        assert!(<fantasy_realms::State as Catalogued>::net().is_none());
        assert!(<indaman::State as Catalogued>::net().is_none());
    }
}
