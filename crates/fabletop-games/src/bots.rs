//! Bots by name: what a game's players are made of.

use crate::catalogued::Catalogued;
use fabletop_bots::search::{Search, Switches};
use fabletop_bots::{Flat, Knowledge, RandomBot, Sampling};
use fabletop_core::{Bot, Budget, GameRng, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How a bot makes up its mind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mind {
    /// Anything.
    Random,
    /// One step ahead.
    Greedy,
    /// By sampling.
    Flat(Sampling),
    /// By searching.
    Search(Switches),
}

/// A bot of some strength.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
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
}

impl Player {
    /// The budget of its level.
    pub fn budget(&self) -> Budget {
        Budget::Time(Duration::from_millis(u64::from(self.milliseconds)))
    }

    /// Makes the bot.
    pub(crate) fn seat<G: Catalogued>(self, seed: u64) -> Box<dyn Bot<G>> {
        let greedy = || G::greedy(seed);
        let thinks = |thinks: Box<dyn Bot<G>>| {
            Box::new(Thinks { thinks, routine: greedy(), knowledge: G::knowledge() })
        };
        let mind: Box<dyn Bot<G>> = match self.mind {
            Mind::Random => return Box::new(RandomBot::new(seed)),
            Mind::Greedy => greedy(),
            Mind::Flat(sampling) => thinks(Box::new(Flat::new(sampling, G::knowledge(), seed))),
            Mind::Search(switches) => thinks(Box::new(Search::new(switches, G::knowledge, seed))),
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
    routine: Box<dyn Bot<G>>,
    knowledge: Box<dyn Knowledge<G>>,
}

impl<G: Catalogued> Bot<G> for Thinks<G> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
    ) -> Option<G::Action> {
        let bot = if self.knowledge.is_routine(view) { &mut self.routine } else { &mut self.thinks };
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
