//! What holds of every position.

use crate::board::Stack;
use crate::building::{Faction, Type};
use crate::config::{PLAYERS, SwapSides};
use crate::phases::{building, guard, swap};
use crate::place::Cell;
use crate::scoring;
use crate::state::{HAND, Holder, MOST_BURIED, MOST_EXCHANGED, MOST_LOOKED_AT, Phase, State, other};
use crate::tiles::{TILES, TileSet};
use fabletop_core::Seat;

impl State {
    pub(crate) fn check_invariants(&self) -> Result<(), &'static str> {
        let options = &self.config.options;
        let dark_apart = self.is_whole() && options.swap_triggers_dark;
        self.board.check_invariants(options.swap_sides == SwapSides::Match, dark_apart)?;
        for seat in Seat::all(PLAYERS) {
            self.check_tiles(seat)?;
            self.check_knowledge(seat)?;
        }
        let bonuses: u16 = self.players.iter().map(|player| u16::from(player.bonus)).sum();
        if self.supply.is_some_and(|left| u16::from(left) + bonuses != u16::from(scoring::BONUS_TOKENS)) {
            return Err("there are eight bonus tokens");
        }
        self.check_tokens()?;
        self.check_phase()
    }

    fn check_tokens(&self) -> Result<(), &'static str> {
        for (place, holder) in self.tokens.iter().enumerate() {
            let (seat, lies_out) = match *holder {
                Holder::Pool => continue,
                Holder::Held { seat } => (seat, false),
                Holder::Guarding { owner, .. } | Holder::Out { owner } => (owner, true),
            };
            if seat.index() >= PLAYERS {
                return Err("a token is held by a seat");
            }
            if lies_out && place != Type::Military.index() {
                return Err("only the military token guards");
            }
            if !self.is_whole() {
                return Err("the teaching variant has no tokens");
            }
        }
        match self.tokens[Type::Military.index()] {
            Holder::Guarding { at, .. } if at != Cell::CASTLE && self.board.stack(at).is_none() => {
                Err("what is guarded is there")
            }
            _ => Ok(()),
        }
    }

    /// What is asked can be answered.
    fn check_phase(&self) -> Result<(), &'static str> {
        if self.phase.seat().is_some_and(|seat| seat != self.turn) {
            return Err("who is asked has the turn");
        }
        if self.idle > 1 && !matches!(self.phase, Phase::Over | Phase::Refill { .. }) {
            return Err("two turns without an action end the game");
        }
        let player = self.player(self.turn);
        let answerable = match self.phase {
            Phase::Act { .. } => !self.acted && !player.hand.is_empty(),
            Phase::Pay { seat, tile, at, rotation } => {
                player.imagination.len() > 1 && building::check(self, seat, tile, at, rotation).is_ok()
            }
            Phase::Exchange { give, take, .. } => self.check_exchange(give, take),
            Phase::Fetch { .. } => !player.discards.is_empty(),
            Phase::Guard { .. } => guard::targets(self).next().is_some(),
            Phase::Bury { left, .. } => {
                !self.looked.is_empty()
                    && (1..=MOST_BURIED).contains(&left)
                    && self.looked.len() <= MOST_LOOKED_AT
            }
            Phase::Swap { seat } => swap::is_possible(self, seat),
            Phase::Refill { .. } => (1..player.pile.len()).contains(&player.missing()),
            Phase::Look { seat } => self.player(other(seat)).hand.len() > MOST_LOOKED_AT,
            Phase::Start | Phase::Deal | Phase::After { .. } | Phase::Over => true,
        };
        if answerable { Ok(()) } else { Err("what is asked can be answered") }
    }

    fn check_exchange(&self, give: u8, take: u8) -> bool {
        let player = self.player(self.turn);
        let takeable = player.discards.iter().filter(|number| !self.given.contains(**number)).count();
        let sized = self.given.len() <= usize::from(MOST_EXCHANGED) && give <= MOST_EXCHANGED;
        let given = player.discards.len() == takeable + self.given.len();
        let (give, take) = (usize::from(give), usize::from(take));
        let giving = give == 0 || take == self.given.len() && give <= player.hand.len();
        sized && given && giving && take <= self.given.len() && give + take > 0 && take + give <= takeable
    }

    /// Every tile of the faction is in one place, and hand and pile fall by one with each action.
    fn check_tiles(&self, seat: Seat) -> Result<(), &'static str> {
        let player = self.player(seat);
        let faction = Faction::of(seat);
        let mut all = TileSet::EMPTY;
        let laid = self.board.stacks().iter().flat_map(Stack::layers);
        let laid = laid.map(|laid| laid.tile).filter(|tile| tile.faction == faction);
        if !laid.clone().all(|tile| self.config.options.tiles.has(tile)) {
            return Err("every tile is one of the set");
        }
        let laid = laid.map(|tile| tile.number);
        let piles = player.hand.iter().chain(player.pile.iter()).chain(player.imagination.iter());
        let lists = player.bottom.iter().chain(&player.discards).copied();
        for number in piles.chain(lists).chain(laid) {
            if all.contains(number) {
                return Err("no tile is in two places");
            }
            all.insert(number);
        }
        if all != TileSet::ALL {
            return Err("every tile is somewhere");
        }
        let owed = match self.phase {
            Phase::Exchange { seat: who, take, .. } if who == seat => usize::from(take),
            _ => 0,
        };
        if player.hand.len() + player.pile_len() + owed + usize::from(player.actions) != TILES {
            return Err("hand and pile fall by one with each action");
        }
        if player.hand.len() > HAND {
            return Err("a hand has six tiles at most");
        }
        Ok(())
    }

    fn check_knowledge(&self, seat: Seat) -> Result<(), &'static str> {
        let player = self.player(seat);
        if !player.fetched.is_subset(player.imagination) {
            return Err("what was fetched is Imagination");
        }
        let hidden = player.hand.union(player.imagination).difference(player.fetched);
        if !player.seen.is_subset(hidden) || !player.shown.is_subset(player.seen) {
            return Err("what was seen is in the hand or face down");
        }
        let looker = other(seat);
        let looked_at = matches!(self.phase, Phase::Bury { seat: who, .. } if who == looker);
        if looked_at && !self.looked.is_subset(player.hand) {
            return Err("what is looked at is in the hand");
        }
        Ok(())
    }
}
