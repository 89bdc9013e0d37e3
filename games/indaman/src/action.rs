//! What seats and luck decide, and why something is refused.

use crate::checks::Fault;
use crate::cities::City;
use crate::config::MAX_PLAYERS;
use crate::creatures::{Bag, Creature, Name};
use crate::klippidi::Face;
use crate::mages::Mage;
use crate::objects::Object;
use crate::place::{Island, Place};
use crate::state::Moment;
use crate::terrain::Terrain;
use arrayvec::ArrayVec;
use fabletop_core::{Refusal, Rejected, Seat};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum Action {
    /// Spend so many gems and roll to get free (ruling 28).
    Struggle {
        /// How many.
        gems: u8,
    },
    /// Direct the mage of another to take this step (ruling 31).
    Direct {
        /// Where to.
        to: Place,
    },
    /// Take a step (ruling 6).
    Move {
        /// Where to.
        to: Place,
    },
    /// Roll for the entry into the city (ruling 9).
    Enter,
    /// Take the ferry (ruling 35).
    Sail,
    /// Stay at Indaman without climbing (ruling 37).
    Stay,
    /// Climb a square of the tower, with the help of so many gems (ruling 36).
    Climb {
        /// How many.
        gems: u8,
    },
    /// Climb no more (ruling 36).
    Stop,
    /// Roll the red or the blue klippide again, by a trait.
    Reroll,
    /// Try an object (ruling 38).
    Use {
        /// The card.
        object: Object,
    },
    /// Use no object here, and let happen what happens (ruling 38).
    GoOn,
    /// Leave what one may do: direct, guess, roll again, wish.
    Pass,
    /// The lamp: move the mage of this seat (ruling 40).
    Summon {
        /// Whose.
        victim: Seat,
    },
    /// The crystal ball: look at this pile (ruling 40).
    Look {
        /// The pile.
        terrain: Terrain,
    },
    /// The carpet: fly there (ruling 40).
    Fly {
        /// Where to.
        to: Place,
    },
    /// The unicorn: ride on to there (ruling 40).
    Ride {
        /// Where to.
        to: Place,
    },
    /// Lay a card of the pile down and call it so (ruling 20).
    Pick {
        /// The card.
        creature: Creature,
        /// What it is called.
        name: Name,
    },
    /// Put so many gems into the fist (ruling 21).
    Bid {
        /// How many.
        gems: u8,
    },
    /// Take the gems out of the fist while the other still chooses (ruling 21).
    Reconsider,
    /// Guess the other's gems (ruling 25).
    Guess {
        /// How many.
        gems: u8,
    },
    /// The Basilisco devours the mage (ruling 26).
    Devour,
    /// The Basilisco takes all gems and objects (ruling 26).
    Strip,
    /// The Basilisco puts the mage somewhere (ruling 26).
    Banish,
    /// Put the mage there (ruling 32).
    Put {
        /// Where to.
        to: Place,
    },
    /// Wish to an island of the wise (ruling 24).
    Wish {
        /// Which.
        island: Island,
    },
    /// Offer a kept creature to the wise (ruling 34).
    Offer {
        /// Which.
        creature: Creature,
    },
    /// Offer no more (ruling 34).
    Done,
    /// Put the card in this pile (rulings 28 to 34).
    PutBack {
        /// The pile.
        terrain: Terrain,
    },
}

/// What luck decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chance {
    /// The characters, by seat.
    Mages {
        /// Who plays whom.
        mages: ArrayVec<Mage, MAX_PLAYERS>,
    },
    /// The creatures of each pile, in the order of the terrains.
    Deal {
        /// The piles.
        piles: [Bag; Terrain::COUNT],
    },
    /// A target.
    Target {
        /// The city.
        city: City,
    },
    /// An object of the deck.
    Draw {
        /// The card.
        object: Object,
    },
    /// A green number for each seat that may still start, in turn order.
    Start {
        /// The numbers.
        numbers: ArrayVec<u8, MAX_PLAYERS>,
    },
    /// A number of the green klippide.
    Green {
        /// The number.
        number: u8,
    },
    /// A face of the blue or the red klippide.
    Face {
        /// The face.
        face: Face,
    },
    /// The ball of the dragon.
    Ball {
        /// Whose.
        seat: Seat,
    },
    /// Which object is stolen.
    Steal {
        /// The card.
        object: Object,
    },
    /// A new character.
    Reborn {
        /// Who.
        mage: Mage,
    },
}

/// Why a step is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr, VariantNames)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rejection {
    /// The game is for another number of players.
    SeatCount {
        /// How many were asked for.
        seats: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// The components make no game.
    UnfitComponents {
        /// What is wrong first.
        fault: Fault,
    },
    /// Something else is to be done now.
    WrongMoment {
        /// What the table waits for.
        now: Moment,
    },
    /// There is no such place on this board.
    NoSuchPlace {
        /// The place.
        place: Place,
    },
    /// The space has no border with the one where the mage is.
    NotAdjacent {
        /// Where the mage is.
        from: Place,
        /// Where it should go.
        to: Place,
        /// The ruling that asks for a border.
        #[serde(skip)]
        ruling: u16,
    },
    /// The mage is a prisoner or enchanted.
    Held {
        /// By whom.
        creature: Creature,
    },
    /// A mage at a gate may only try again, at this table.
    GateShut {
        /// The city.
        city: City,
    },
    /// The mage takes the ferry and does not walk.
    NeedsFerry {
        /// Where it is.
        from: Place,
    },
    /// The mage does not stand at a gate.
    NotAtGate,
    /// The mage is on the main island: there is no ferry outwards.
    NoFerry,
    /// The mage is not in Indaman.
    NotAtIndaman,
    /// Staying is not allowed at this table.
    MustAct,
    /// There are not so many gems.
    TooFewGems {
        /// How many it would take.
        gems: u8,
        /// How many there are.
        have: u8,
        /// The ruling that asks for them.
        #[serde(skip)]
        ruling: u16,
    },
    /// The seat does not have this object.
    NotYourObject {
        /// The card.
        object: Object,
    },
    /// The object was tried in this turn.
    AlreadyTried {
        /// The card.
        object: Object,
    },
    /// The object is for another moment.
    NotNow {
        /// The card.
        object: Object,
        /// What the table waits for.
        now: Moment,
    },
    /// The object could do nothing: nobody to move, no pile to see, no road to ride.
    NothingToUse {
        /// The card.
        object: Object,
    },
    /// There is no such mage to move, or it is one's own.
    NotAnOpponent {
        /// The seat.
        victim: Seat,
    },
    /// Prisoners and the enchanted are not moved.
    VictimHeld {
        /// The seat.
        victim: Seat,
        /// By whom.
        creature: Creature,
    },
    /// The pile is empty.
    EmptyPile {
        /// Which.
        terrain: Terrain,
    },
    /// The mage is there already.
    AlreadyThere {
        /// The place.
        place: Place,
    },
    /// The road does not go there.
    NoRoad {
        /// Where the mage is.
        from: Place,
        /// Where it should ride.
        to: Place,
    },
    /// A ride does not turn back.
    NoTurningBack {
        /// Where the mage came from.
        to: Place,
    },
    /// The card is not in the pile.
    NotInPile {
        /// The card.
        creature: Creature,
        /// The pile.
        terrain: Terrain,
    },
    /// A creature is called by its name.
    WrongName {
        /// The card.
        creature: Creature,
        /// What it should be called.
        name: Name,
    },
    /// The gems are in the fist; they may be taken out again.
    AlreadyChosen,
    /// There are no gems in the fist to take out.
    NothingToReconsider,
    /// A prisoner is put in a city.
    NotACity {
        /// The place.
        place: Place,
    },
    /// The seat has no such creature, or has offered it.
    NotKept {
        /// The creature.
        creature: Creature,
    },
    /// What is offered is not enough for an object.
    TooFewPoints {
        /// The points offered.
        points: u16,
        /// The points for an object.
        needed: u8,
    },
}

impl From<Rejection> for Rejected<Rejection> {
    fn from(rejection: Rejection) -> Rejected<Rejection> {
        Rejected::Rule(rejection)
    }
}

impl Refusal for Rejection {
    fn code(&self) -> &'static str {
        self.into()
    }

    fn ruling(&self) -> Option<u16> {
        Some(match self {
            Rejection::SeatCount { .. } | Rejection::UnfitComponents { .. } => return None,
            Rejection::NotAdjacent { ruling, .. } | Rejection::TooFewGems { ruling, .. } => *ruling,
            Rejection::WrongMoment { now } => now.ruling(),
            Rejection::NoSuchPlace { .. } => 32,
            Rejection::Held { creature: Creature::CavaliereNero } | Rejection::NotACity { .. } => 28,
            Rejection::Held { .. } => 29,
            Rejection::GateShut { .. } => 11,
            Rejection::NeedsFerry { .. } => 35,
            Rejection::NotAtGate => 9,
            Rejection::NoFerry => 17,
            Rejection::NotAtIndaman => 36,
            Rejection::MustAct => 37,
            Rejection::NotYourObject { .. } | Rejection::AlreadyTried { .. } => 38,
            Rejection::NotNow { object, .. } | Rejection::NothingToUse { object } => object.kind().ruling(),
            Rejection::NotAnOpponent { .. }
            | Rejection::VictimHeld { .. }
            | Rejection::EmptyPile { .. }
            | Rejection::AlreadyThere { .. }
            | Rejection::NoRoad { .. }
            | Rejection::NoTurningBack { .. } => 40,
            Rejection::NotInPile { .. } | Rejection::WrongName { .. } => 20,
            Rejection::AlreadyChosen | Rejection::NothingToReconsider => 21,
            Rejection::NotKept { .. } | Rejection::TooFewPoints { .. } => 34,
        })
    }
}
