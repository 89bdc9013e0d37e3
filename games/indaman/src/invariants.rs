//! What holds of every position.

use crate::config::MAX_PLAYERS;
use crate::creatures::{Bag, Creature};
use crate::mages::{Mage, MageSet};
use crate::objects::{OBJECT_CARDS, ObjectSet};
use crate::state::{Fight, GEMS, Phase, Player, State, Task};
use fabletop_core::Seat;

type Checked = Result<(), &'static str>;

fn check(holds: bool, rule: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(rule) }
}

impl State {
    pub(crate) fn check_invariants(&self) -> Checked {
        if self.phase == Phase::Mages {
            return Ok(());
        }
        let players = &self.players[..self.seat_count()];
        let gems = u16::from(self.bank) + players.iter().map(|player| u16::from(player.gems)).sum::<u16>();
        check(gems == u16::from(GEMS), "there are 150 gems")?;
        self.check_objects(players)?;
        self.check_mages(players)?;
        if self.phase != Phase::Deal {
            self.check_creatures(players)?;
        }
        check(self.known.fits(&self.piles), "what is known of a pile is in it")?;
        for player in players {
            self.check_player(player)?;
        }
        self.check_fight()
    }

    fn check_objects(&self, players: &[Player]) -> Checked {
        let held = players.iter().map(|player| player.objects);
        let all = held.clone().fold(self.deck, ObjectSet::union);
        let count = self.deck.len() + held.map(ObjectSet::len).sum::<usize>();
        check(all == ObjectSet::ALL && count == OBJECT_CARDS, "each object is in one place")?;
        let known = players.iter().all(|player| player.shown.difference(player.objects).is_empty());
        check(known, "what was shown is there")
    }

    /// All ten characters, once each; while one is between two lives there is none more in play.
    fn check_mages(&self, players: &[Player]) -> Checked {
        let reborn = match self.phase {
            Phase::Reborn { seat } => Some(seat),
            _ => self.tasks.iter().find_map(|task| match task {
                Task::Reborn { seat } => Some(*seat),
                _ => None,
            }),
        };
        let alive = players.iter().enumerate().filter(|(seat, _)| reborn.map(Seat::index) != Some(*seat));
        let mages =
            alive.map(|(_, player)| player.mage).chain(self.dead.iter().copied()).chain(self.unused.iter());
        let all: MageSet = mages.clone().collect();
        check(all == MageSet::ALL && mages.count() == Mage::COUNT, "each character is in one place")
    }

    /// Piles, kept and face-up creatures, and those on their way to a pile, are all there are.
    fn check_creatures(&self, players: &[Player]) -> Checked {
        let mut all = Bag::EMPTY;
        let mut fits = true;
        let piles = self.piles.iter().flat_map(|pile| pile.iter());
        let kept = players.iter().flat_map(|player| player.kept.iter().chain(player.held));
        let controls = self.controls.iter().map(|control| control.creature);
        let waiting = self.tasks.iter().flat_map(|task| match task {
            Task::PutBack { cards, .. } => cards.iter(),
            _ => Bag::EMPTY.iter(),
        });
        let moving = match self.phase {
            Phase::PutBack { creature, .. } => Some(creature),
            _ => None,
        };
        for creature in piles.chain(kept).chain(controls).chain(waiting).chain(moving) {
            fits &= all.insert(creature);
        }
        check(fits && all == self.board().creatures(), "there are 25 creatures")
    }

    fn check_player(&self, player: &Player) -> Checked {
        check(player.ladder < self.board().top(), "no ladder is on the top")?;
        check(player.target != Some(player.flag), "the target is not the flag")?;
        check(player.target.is_none_or(|city| !city.is_indaman()), "Indaman is no target")?;
        check(self.board().anywhere().contains(player.place), "a mage is somewhere")?;
        check(player.held.is_none_or(Creature::captures), "only some creatures hold a mage")?;
        let guarded = self.board().city(player.place).is_some_and(|city| !city.is_indaman());
        check(guarded || !player.at_gate, "gates are at cities")
    }

    fn check_fight(&self) -> Checked {
        let Some(fight) = self.fight else {
            return check(self.phase != Phase::Bid, "bids are for a fight");
        };
        let Fight { traveller, player, terrain, card, .. } = fight;
        check(traveller != player && player.index() < MAX_PLAYERS, "two seats fight")?;
        check(self.piles[terrain.index()].contains(card), "the card of a fight is of its pile")?;
        let covered = |gems: Option<u8>, have: u8| fight.opened || gems.is_none_or(|gems| gems <= have);
        check(
            covered(fight.travellers_gems, self.player(traveller).gems)
                && covered(fight.players_gems, self.player(player).gems),
            "there are gems for what is in a fist",
        )?;
        let named = card.name().is_none_or(|name| name == fight.name) || self.config.options.free_lying;
        check(named, "a creature is called by its name")
    }
}
