//! A position of the game.

use crate::board::Board;
use crate::building::{Faction, Type};
use crate::config::{Config, PLAYERS, Variant};

use crate::place::{Cell, Rotation};
use crate::scoring;
use crate::tiles::{Number, TILES, Tile, TileSet};
use arrayvec::ArrayVec;
use fabletop_core::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// Tiles of a full hand.
pub const HAND: usize = 6;
/// Most tiles that are exchanged (ruling 44).
pub const MOST_EXCHANGED: u8 = 3;
/// Most tiles that are looked at (ruling 54).
pub const MOST_LOOKED_AT: usize = 4;
/// Most tiles that are buried (ruling 54).
pub const MOST_BURIED: u8 = 2;

/// A position. Its fields are open for tests and analysis; in play only the rules change them.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What the table agreed on.
    pub config: Config,
    /// What is to be done.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether the action of this turn is done.
    pub acted: bool,
    /// The power used in this turn.
    pub used: Option<Type>,
    /// Whether the military token came back in this turn.
    pub returned: bool,
    /// Turns in a row without an action; two end the game (ruling 59).
    pub idle: u8,
    /// The city.
    pub board: Board,
    /// Where the power tokens are, by type.
    pub tokens: [Holder; Type::COUNT],
    /// Bonus tokens nobody has; none if there is no end of them.
    pub supply: Option<u8>,
    /// What each seat has.
    pub players: [Player; PLAYERS],
    /// While tiles are exchanged: what was given.
    pub given: TileSet,
    /// While tiles are buried: those of the opponent that were looked at and are still to be returned.
    pub looked: TileSet,
}

/// What a seat has besides its buildings. All tiles are of its faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The hand.
    pub hand: TileSet,
    /// The pile; its order is nobody's.
    pub pile: TileSet,
    /// What Magic put under the pile, the first to be drawn first.
    pub bottom: ArrayVec<Number, TILES>,
    /// The discards, the last one on top.
    pub discards: ArrayVec<Number, TILES>,
    /// Points of Imagination.
    pub imagination: TileSet,
    /// Those of them that everybody has seen (ruling 21).
    pub fetched: TileSet,
    /// Bonus tokens.
    pub bonus: u8,
    /// Standard actions taken so far.
    pub actions: u8,
    /// Tiles that the opponent knows to be in the hand or face down in the Imagination.
    pub seen: TileSet,
    /// Those of them that everybody knows of.
    pub shown: TileSet,
}

/// Where a power token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub enum Holder {
    /// Nobody has it.
    #[default]
    Pool,
    /// A seat has it.
    Held {
        /// Who.
        seat: Seat,
    },
    /// It guards a building (ruling 47).
    Guarding {
        /// Where.
        at: Cell,
        /// Whose it is.
        owner: Seat,
    },
    /// The building it guarded is gone (ruling 35).
    Out {
        /// Whose it is.
        owner: Seat,
    },
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub enum Phase {
    /// Luck says who starts.
    Start,
    /// Luck deals the hands.
    Deal,
    /// A seat takes its action, and may use a power before it.
    Act {
        /// Who.
        seat: Seat,
    },
    /// The action is done, or there is none: a seat may use a power, or ends its turn.
    After {
        /// Who.
        seat: Seat,
    },
    /// A seat says which tile of its Imagination is paid.
    Pay {
        /// Who.
        seat: Seat,
        /// For this tile,
        tile: Tile,
        /// to be laid here,
        at: Cell,
        /// turned like this.
        rotation: Rotation,
    },
    /// Residential: a seat gives tiles of the hand and takes discards for them.
    Exchange {
        /// Who.
        seat: Seat,
        /// How many more may be given.
        give: u8,
        /// How many are to be taken.
        take: u8,
    },
    /// Production: a seat takes a discarded tile as a point of Imagination.
    Fetch {
        /// Who.
        seat: Seat,
    },
    /// Military: a seat says what is guarded.
    Guard {
        /// Who.
        seat: Seat,
    },
    /// Magic: luck says which tiles of the opponent a seat looks at.
    Look {
        /// Who.
        seat: Seat,
    },
    /// Magic: a seat buries tiles of the opponent.
    Bury {
        /// Who.
        seat: Seat,
        /// How many more may be buried.
        left: u8,
    },
    /// Special: a seat swaps a building.
    Swap {
        /// Who.
        seat: Seat,
    },
    /// Luck draws tiles.
    Refill {
        /// For whom.
        seat: Seat,
    },
    /// Nothing.
    Over,
}

/// What the table waits for, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "fantazja/"))]
pub enum Moment {
    SetUp,
    Act,
    After,
    Pay,
    Exchange,
    Fetch,
    Guard,
    Look,
    Bury,
    Swap,
    Refill,
    Over,
}

impl Moment {
    /// The ruling that says what is to be done.
    pub const fn ruling(self) -> u16 {
        match self {
            Moment::SetUp => 8,
            Moment::Act => 1,
            Moment::After => 3,
            Moment::Pay => 20,
            Moment::Exchange => 44,
            Moment::Fetch => 45,
            Moment::Guard => 46,
            Moment::Look | Moment::Bury => 54,
            Moment::Swap => 56,
            Moment::Refill => 5,
            Moment::Over => 59,
        }
    }
}

impl Phase {
    /// The phase in a word.
    pub const fn moment(self) -> Moment {
        match self {
            Phase::Start | Phase::Deal => Moment::SetUp,
            Phase::Act { .. } => Moment::Act,
            Phase::After { .. } => Moment::After,
            Phase::Pay { .. } => Moment::Pay,
            Phase::Exchange { .. } => Moment::Exchange,
            Phase::Fetch { .. } => Moment::Fetch,
            Phase::Guard { .. } => Moment::Guard,
            Phase::Look { .. } => Moment::Look,
            Phase::Bury { .. } => Moment::Bury,
            Phase::Swap { .. } => Moment::Swap,
            Phase::Refill { .. } => Moment::Refill,
            Phase::Over => Moment::Over,
        }
    }

    /// The seat it belongs to.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Act { seat }
            | Phase::After { seat }
            | Phase::Pay { seat, .. }
            | Phase::Exchange { seat, .. }
            | Phase::Fetch { seat }
            | Phase::Guard { seat }
            | Phase::Look { seat }
            | Phase::Bury { seat, .. }
            | Phase::Swap { seat }
            | Phase::Refill { seat } => Some(seat),
            Phase::Start | Phase::Deal | Phase::Over => None,
        }
    }

    /// Whether luck decides.
    pub const fn is_luck(self) -> bool {
        matches!(self, Phase::Start | Phase::Deal | Phase::Look { .. } | Phase::Refill { .. })
    }
}

impl Player {
    /// Before the deal.
    pub(crate) fn new() -> Player {
        Player {
            hand: TileSet::EMPTY,
            pile: TileSet::ALL,
            bottom: ArrayVec::new(),
            discards: ArrayVec::new(),
            imagination: TileSet::EMPTY,
            fetched: TileSet::EMPTY,
            bonus: 0,
            actions: 0,
            seen: TileSet::EMPTY,
            shown: TileSet::EMPTY,
        }
    }

    /// Tiles of pile and bottom together.
    pub fn pile_len(&self) -> usize {
        self.pile.len() + self.bottom.len()
    }

    /// How many tiles the hand is filled up by.
    pub fn missing(&self) -> usize {
        HAND.saturating_sub(self.hand.len()).min(self.pile_len())
    }

    /// A tile is not hidden any more, or not where it was known to be.
    pub(crate) fn forget(&mut self, number: Number) {
        self.seen.remove(number);
        self.shown.remove(number);
    }

    /// Everybody saw a tile go to the hand.
    pub(crate) fn show(&mut self, number: Number) {
        self.seen.insert(number);
        self.shown.insert(number);
    }
}

/// The other seat.
pub const fn other(seat: Seat) -> Seat {
    seat.next(PLAYERS)
}

impl State {
    /// What a seat has.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The tile of a seat with this number.
    #[inline]
    pub fn tile(&self, seat: Seat, number: Number) -> Tile {
        self.config.options.tiles.tile(Faction::of(seat), number)
    }

    /// Whether Dark Energy and powers are played with.
    pub fn is_whole(&self) -> bool {
        self.config.variant == Variant::Standard
    }

    /// The building that the opponent of `seat` guards, the castle too.
    pub fn guarded_against(&self, seat: Seat) -> Option<Cell> {
        match self.tokens[Type::Military.index()] {
            Holder::Guarding { at, owner } if owner != seat => Some(at),
            _ => None,
        }
    }

    /// How the game ended: most points win, a tie goes to more Imagination (ruling 61).
    pub fn outcome(&self) -> Outcome {
        let points = scoring::points(self);
        Outcome::ranked(points.into_iter().collect(), |seat| {
            (points[seat.index()], self.player(seat).imagination.len())
        })
    }
}
