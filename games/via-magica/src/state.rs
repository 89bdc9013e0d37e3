//! A position of the game.

use crate::action::Action;
use crate::animus::{Animus, AnimusSet, Token, Tokens};
use crate::cards::{Pile, PortalSet};
use crate::config::{Config, MAX_PLAYERS};
use crate::portals::Portal;
use crate::rewards::{Reward, RewardSet};
use crate::scoring;
use arrayvec::ArrayVec;
use fabletop_core::{Outcome, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

pub use crate::zone::{CRYSTALS, MAX_OPENED, MAX_SPOTS, MAX_ZONE, Slot, Spots, Zone};

/// Portals of a full row.
pub const ROW: usize = 5;
/// Portals a seat keeps at the start.
pub const KEPT: usize = 3;
/// So many open portals end the game (ruling 22).
pub const LAST_PORTAL: usize = 7;
/// Room for a chain of openings. There are never more than five: a seat has at most ten crystals, each portal
/// needs at least two more than its own effect can put down, and the one that is opened for nothing (ruling
/// 18) costs the five fields of portal 12.
pub const MAX_CHAIN: usize = 8;

/// A position. Its fields are open for tests and analysis; in play only the rules change them.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What the table agreed on.
    pub config: Config,
    /// What is to be done.
    pub phase: Phase,
    /// The round, counted from 1; 0 during the set-up.
    pub round: u16,
    /// Who has the bag.
    pub catcher: Seat,
    /// The token of this round, once it is drawn.
    pub token: Option<Token>,
    /// The tokens in the bag; their order is nobody's.
    pub bag: Tokens,
    /// The row.
    pub row: ArrayVec<Portal, ROW>,
    /// The cards of the stock; their order is nobody's.
    pub stock: Pile,
    /// The discards.
    pub discards: Pile,
    /// The rewards nobody has.
    pub rewards: RewardSet,
    /// What lies before each seat.
    pub zones: [Zone; MAX_PLAYERS],
    /// What each seat was dealt, until it is kept or discarded.
    pub hands: [Pile; MAX_PLAYERS],
    /// The portals of each hand that everybody saw in a swap.
    pub seen: [PortalSet; MAX_PLAYERS],
    /// Who chooses in secret.
    pub asked: SeatSet,
    /// Those of them who have not chosen yet.
    pub choosing: SeatSet,
    /// What they have chosen so far.
    pub choices: [Option<Action>; MAX_PLAYERS],
    /// Whose portals are being opened, if any are.
    pub opener: Seat,
    /// The portals being opened, each inside the effect of the one before (ruling 9).
    pub chain: ArrayVec<Opening, MAX_CHAIN>,
}

/// A portal being opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub struct Opening {
    /// The portal.
    pub portal: Portal,
    /// What is being done.
    pub step: Step,
    /// How many portals are still to be taken for it.
    pub takes: u8,
}

/// The six steps of opening a portal (ruling 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Step {
    /// Its crystals return to the reserve.
    Return,
    /// Its effect, and what opens by that.
    Effect,
    /// It becomes an achievement.
    Achieve,
    /// A new portal is taken from the row.
    Take,
    /// The row is filled up.
    Refill,
    /// Rewards.
    Reward,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Phase {
    /// Luck draws the first catcher.
    First,
    /// Luck deals row and portals.
    Deal,
    /// A seat swaps one of two equal portals.
    Swap {
        /// Who.
        seat: Seat,
    },
    /// Everybody keeps three portals, in secret.
    Keep,
    /// Luck draws a token.
    Catch,
    /// Everybody who can places a crystal or passes, in secret.
    Place,
    /// A seat says which of its portals is opened.
    Open {
        /// Who.
        seat: Seat,
        /// Why there is a choice.
        why: Why,
    },
    /// A seat puts crystals on its portals.
    Put {
        /// Who.
        seat: Seat,
        /// On fields of this animus, or on any.
        animus: Option<Animus>,
        /// How many are left.
        left: u8,
    },
    /// A seat moves crystals on its portals.
    Rearrange {
        /// Who.
        seat: Seat,
    },
    /// A seat takes a portal of the row.
    Take {
        /// Who.
        seat: Seat,
    },
    /// Luck fills the row up.
    Refill {
        /// Who took a portal.
        seat: Seat,
        /// Its place in the row.
        gap: u8,
    },
    /// A seat takes or leaves the reward for its number of portals.
    Claim {
        /// Who.
        seat: Seat,
        /// The reward.
        reward: Reward,
    },
    /// Nothing.
    Over,
}

/// Why a seat says which portal is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Why {
    /// Several were completed together (ruling 10).
    Completed,
    /// An effect opens another one (ruling 18).
    Another,
}

/// What the table waits for, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "via-magica/"))]
pub enum Moment {
    /// Luck: the first catcher, or the deal.
    SetUp,
    /// Swapping one of two equal portals.
    Swap,
    /// Keeping three portals.
    Keep,
    /// Luck: a token.
    Catch,
    /// Placing a crystal.
    Place,
    /// Saying which completed portal is opened first.
    OpenCompleted,
    /// Saying which other portal is opened.
    OpenAnother,
    /// Putting crystals down.
    Put,
    /// Moving crystals.
    Rearrange,
    /// Taking a portal.
    Take,
    /// Luck: a portal for the row.
    Refill,
    /// Taking or leaving a reward.
    Claim,
    /// Nothing.
    Over,
}

impl Moment {
    /// The ruling that says what is to be done.
    pub fn ruling(self) -> u16 {
        match self {
            Moment::SetUp | Moment::Keep => 1,
            Moment::Swap => 2,
            Moment::Catch => 4,
            Moment::Place => 5,
            Moment::OpenCompleted => 10,
            Moment::OpenAnother => 18,
            Moment::Put => 14,
            Moment::Rearrange => 16,
            Moment::Take | Moment::Refill => 8,
            Moment::Claim => 21,
            Moment::Over => 22,
        }
    }
}

impl Phase {
    /// The phase in a word.
    pub fn moment(self) -> Moment {
        match self {
            Phase::First | Phase::Deal => Moment::SetUp,
            Phase::Swap { .. } => Moment::Swap,
            Phase::Keep => Moment::Keep,
            Phase::Catch => Moment::Catch,
            Phase::Place => Moment::Place,
            Phase::Open { why: Why::Completed, .. } => Moment::OpenCompleted,
            Phase::Open { why: Why::Another, .. } => Moment::OpenAnother,
            Phase::Put { .. } => Moment::Put,
            Phase::Rearrange { .. } => Moment::Rearrange,
            Phase::Take { .. } => Moment::Take,
            Phase::Refill { .. } => Moment::Refill,
            Phase::Claim { .. } => Moment::Claim,
            Phase::Over => Moment::Over,
        }
    }

    /// The seat it belongs to.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Phase::Swap { seat }
            | Phase::Open { seat, .. }
            | Phase::Put { seat, .. }
            | Phase::Rearrange { seat }
            | Phase::Take { seat }
            | Phase::Refill { seat, .. }
            | Phase::Claim { seat, .. } => Some(seat),
            Phase::First | Phase::Deal | Phase::Keep | Phase::Catch | Phase::Place | Phase::Over => None,
        }
    }
}

impl State {
    /// How many play.
    pub fn seat_count(&self) -> usize {
        usize::from(self.config.seats)
    }

    /// The seats in the order of ruling 7: the catcher, then clockwise.
    pub fn from_catcher(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.catcher.index(), self.seat_count());
        (first..count).chain(0..first).map(|seat| Seat(seat as u8))
    }

    /// The portals a seat has: those it works on, those being opened, those that are open (ruling 11).
    pub fn owned(&self, seat: Seat) -> PortalSet {
        let zone = &self.zones[seat.index()];
        let mut owned: PortalSet = zone.opened.iter().copied().collect();
        zone.portals.iter().for_each(|slot| owned.insert(slot.portal));
        self.being_opened(seat).for_each(|portal| owned.insert(portal));
        owned
    }

    /// The fields a seat may place a crystal on in this round (rulings 5 and 6).
    pub fn matching(&self, seat: Seat) -> AnimusSet {
        match self.token.map(Token::animus) {
            None => AnimusSet::EMPTY,
            Some(None) => AnimusSet::ALL,
            Some(Some(animus)) if self.zones[seat.index()].wild.contains(animus) => AnimusSet::ALL,
            Some(Some(animus)) => AnimusSet::only(animus),
        }
    }

    /// Whether there is a field a seat may place a crystal on. A crystal for it there always is: a seat has
    /// at least seven, and three at most lie on equal fields.
    pub fn can_place(&self, seat: Seat) -> bool {
        let matching = self.matching(seat);
        let zone = &self.zones[seat.index()];
        zone.spots(|slot| slot.empty().of_animi(matching)).next().is_some()
    }

    /// How the game ended: most points win, a tie goes to more open portals (ruling 22).
    pub fn outcome(&self) -> Outcome {
        let zones = &self.zones[..self.seat_count()];
        let points = zones.iter().map(scoring::points).collect();
        Outcome::ranked(points, |seat| {
            let zone = &zones[seat.index()];
            (scoring::points(zone), zone.opened.len())
        })
    }

    pub(crate) fn check_invariants(&self) -> Result<(), &'static str> {
        self.check_cards()?;
        for seat in Seat::all(MAX_PLAYERS) {
            let zone = &self.zones[seat.index()];
            zone.check_invariants()?;
            let effect_goes_on = matches!(self.phase, Phase::Put { .. } | Phase::Rearrange { .. });
            let ill_timed = |slot: &Slot| (slot.due > 0) != slot.is_complete();
            if zone.portals.iter().any(ill_timed) && !effect_goes_on {
                return Err("a portal is due if it is completed");
            }
            let cards = zone.portals.len() + zone.opened.len() + self.being_opened(seat).count();
            if self.owned(seat).len() != cards {
                return Err("nobody has two equal portals");
            }
        }
        if Token::ALL.iter().any(|&token| self.bag.count(token) > Tokens::ALL.count(token)) {
            return Err("there are 23 tokens");
        }
        let waiting = |seat: &Seat| self.asked.contains(*seat) && self.choices[seat.index()].is_none();
        if Seat::all(MAX_PLAYERS).filter(waiting).collect::<SeatSet>() != self.choosing {
            return Err("who was asked and has not chosen still chooses");
        }
        let held: usize = self.zones.iter().map(|zone| zone.rewards.iter().count()).sum();
        if held + self.rewards.iter().count() != Reward::ALL.len() {
            return Err("every reward is in one place");
        }
        Ok(())
    }

    /// The portals of a seat that are being opened and are no achievements yet.
    fn being_opened(&self, seat: Seat) -> impl Iterator<Item = Portal> {
        let chain = if self.opener == seat { self.chain.as_slice() } else { &[] };
        let opened = &self.zones[seat.index()].opened;
        chain.iter().map(|opening| opening.portal).filter(|portal| !opened.contains(portal))
    }

    /// All 80 cards, each portal twice.
    fn check_cards(&self) -> Result<(), &'static str> {
        if matches!(self.phase, Phase::First | Phase::Deal) {
            return if self.stock == Pile::ALL { Ok(()) } else { Err("all cards are in the stock") };
        }
        let mut all = Pile::EMPTY;
        let hands = self.hands.iter().flat_map(|hand| hand.iter());
        let zones = Seat::all(MAX_PLAYERS).flat_map(|seat| {
            let zone = &self.zones[seat.index()];
            let slots = zone.portals.iter().map(|slot| slot.portal);
            slots.chain(zone.opened.iter().copied()).chain(self.being_opened(seat))
        });
        let piles = self.stock.iter().chain(self.discards.iter()).chain(self.row.iter().copied());
        for portal in piles.chain(hands).chain(zones) {
            if !all.insert(portal) {
                return Err("no portal is there three times");
            }
        }
        if all == Pile::ALL { Ok(()) } else { Err("every card is somewhere") }
    }
}
