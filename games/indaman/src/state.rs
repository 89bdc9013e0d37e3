//! A position of the game.

use crate::board::Board;
use crate::cities::City;
use crate::config::{Config, MAX_PLAYERS};
use crate::creatures::{Bag, CREATURE_CARDS, Creature, Name};
use crate::knowledge::Knowledge;
use crate::mages::{Mage, MageSet, Trait};
use crate::objects::ObjectSet;
use crate::place::Place;
use crate::terrain::Terrain;
use arrayvec::ArrayVec;
use fabletop_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

pub use crate::moment::Moment;
pub use crate::phase::{Phase, Task};

/// All gems.
pub const GEMS: u8 = 150;
/// Gems of a mage that begins.
pub const START_GEMS: u8 = 10;
/// Points for an object (ruling 34).
pub const POINTS_PER_OBJECT: u8 = 50;
/// What frees a prisoner (ruling 28).
pub const FREEDOM: u8 = 6;
/// The lowest number with which the ferry goes on (ruling 35).
pub const FERRY: u8 = 3;
/// Steps of a ride (ruling 40).
pub const RIDE: u8 = 3;
/// Room for what is still to be done. The longest list is that of the set-up: a target and an object for each
/// seat, and who starts.
pub const MAX_TASKS: usize = 16;

/// A position. Its fields are open for tests and analysis; in play only the rules change them.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What the table agreed on.
    pub config: Config,
    /// What is to be done now.
    pub phase: Phase,
    /// What is to be done after that, the last one first; then the turn ends.
    pub tasks: ArrayVec<Task, MAX_TASKS>,
    /// The round, counted from 1; 0 during the set-up.
    pub round: u16,
    /// Who had the first turn.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The gems nobody has.
    pub bank: u8,
    /// The creature cards of each terrain; the card in a fight is still among them.
    pub piles: [Bag; Terrain::COUNT],
    /// The objects nobody has; their order is nobody's.
    pub deck: ObjectSet,
    /// The characters nobody has had yet; their order is nobody's.
    pub unused: MageSet,
    /// The dead, under them, the first one on top.
    pub dead: ArrayVec<Mage, { Mage::COUNT }>,
    /// What each seat has.
    pub players: [Player; MAX_PLAYERS],
    /// Cards by which somebody may direct a mage.
    pub controls: ArrayVec<Control, CREATURE_CARDS>,
    /// What each viewer has seen of the piles.
    pub known: Knowledge,
    /// The fight, if there is one.
    pub fight: Option<Fight>,
    /// On an island: what is offered to the wise.
    pub offer: Bag,
    /// Objects tried in this turn.
    pub tried: ObjectSet,
    /// Whether a klippide was rolled again in this turn.
    pub rerolled: bool,
    /// Whether there was a roll on the tower in this turn.
    pub climbed: bool,
}

/// What a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The character.
    pub mage: Mage,
    /// Where the mage is.
    pub place: Place,
    /// Whether it stands before the gate of the city there.
    pub at_gate: bool,
    /// Where the flag is.
    pub flag: City,
    /// Where the tower is: the target; none until it is drawn.
    pub target: Option<City>,
    /// The gems.
    pub gems: u8,
    /// The objects.
    pub objects: ObjectSet,
    /// Those of them that everybody knows of, because they were tried.
    pub shown: ObjectSet,
    /// The kept creatures, behind the screen.
    pub kept: Bag,
    /// How many squares the ladder is up.
    pub ladder: u8,
    /// The creature that holds the mage: prisoner or enchanted.
    pub held: Option<Creature>,
}

impl Player {
    /// A seat before the set-up.
    pub(crate) fn new(board: &Board) -> Player {
        Player {
            mage: Mage::Arion,
            place: board.city_place(City::Selvara),
            at_gate: false,
            flag: City::Selvara,
            target: None,
            gems: 0,
            objects: ObjectSet::EMPTY,
            shown: ObjectSet::EMPTY,
            kept: Bag::EMPTY,
            ladder: 0,
            held: None,
        }
    }

    /// Gives up gems, as many as there are.
    pub(crate) fn pay(&mut self, gems: u8) -> u8 {
        let paid = gems.min(self.gems);
        self.gems -= paid;
        paid
    }
}

/// A card by which somebody may direct a mage (ruling 31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Control {
    /// Maga, Mago or Spettro.
    pub creature: Creature,
    /// Who may direct.
    pub by: Seat,
    /// Whose mage.
    pub victim: Seat,
    /// Whether it can still be used in the turn that goes on.
    pub due: bool,
}

/// An encounter, from the moment a card is laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fight {
    /// Who meets the creature.
    pub traveller: Seat,
    /// Who plays the creature.
    pub player: Seat,
    /// The pile the card is from.
    pub terrain: Terrain,
    /// The card.
    pub card: Creature,
    /// What it was called.
    pub name: Name,
    /// The gems in the traveller's fist.
    pub travellers_gems: Option<u8>,
    /// The gems in the other fist.
    pub players_gems: Option<u8>,
    /// Who is asked for gems now.
    pub asked: SeatSet,
    /// Who may guess the other's gems, and bids after that.
    pub guesser: Option<Seat>,
    /// What was guessed.
    pub guess: Option<Guess>,
    /// Whether the staff of power works.
    pub staff: bool,
    /// Whether fists and card are open.
    pub opened: bool,
    /// What the Basilisco does, once its player has said so.
    pub doom: Option<Doom>,
}

/// What the Basilisco does (ruling 26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum Doom {
    /// It devours the mage.
    Devour,
    /// It takes all gems and objects.
    Strip,
    /// It puts the mage somewhere.
    Banish,
}

/// A guess of the other's gems (ruling 25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct Guess {
    /// How many.
    pub gems: u8,
    /// The answer.
    pub right: bool,
}

impl Fight {
    /// The gems in a seat's fist.
    pub fn gems(&self, seat: Seat) -> Option<u8> {
        if seat == self.traveller {
            self.travellers_gems
        } else if seat == self.player {
            self.players_gems
        } else {
            None
        }
    }

    pub(crate) fn gems_mut(&mut self, seat: Seat) -> &mut Option<u8> {
        if seat == self.traveller { &mut self.travellers_gems } else { &mut self.players_gems }
    }

    /// Who is asked and has not chosen.
    pub fn choosing(&self) -> SeatSet {
        self.asked.iter().filter(|&seat| self.gems(seat).is_none()).collect()
    }

    /// The other one of the two.
    pub fn other(&self, seat: Seat) -> Seat {
        if seat == self.traveller { self.player } else { self.traveller }
    }
}

/// Who puts a mage somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum Putting {
    /// In a city, as a prisoner.
    CavaliereNero,
    /// Anywhere.
    Strega,
    /// Anywhere.
    Basilisco,
    /// Anywhere, by the lamp.
    Lampada,
}

impl State {
    /// How many play.
    pub fn seat_count(&self) -> usize {
        usize::from(self.config.seats)
    }

    /// The components, with what is looked up in them.
    #[inline]
    pub fn board(&self) -> &Board {
        self.config.options.components.board()
    }

    /// What a seat has.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// What the mage of a seat can do.
    #[inline]
    pub fn trait_of(&self, seat: Seat) -> Trait {
        self.board().trait_of(self.player(seat).mage)
    }

    /// The others, from the next one in turn order.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (from, count) = (seat.index(), self.seat_count());
        (from + 1..count).chain(0..from).map(|seat| Seat(seat as u8))
    }

    /// Whether a mage is in the city of its space, not before the gate.
    pub fn inside(&self, seat: Seat) -> Option<City> {
        let player = self.player(seat);
        self.board().city(player.place).filter(|_| !player.at_gate)
    }

    /// The bank gives gems, as many as there are (ruling 14).
    pub(crate) fn take_gems(&mut self, seat: Seat, gems: u8) -> u8 {
        let taken = gems.min(self.bank);
        self.bank -= taken;
        self.player_mut(seat).gems += taken;
        taken
    }

    /// A seat gives gems to the bank, as many as there are.
    pub(crate) fn pay_gems(&mut self, seat: Seat, gems: u8) -> u8 {
        let paid = self.player_mut(seat).pay(gems);
        self.bank += paid;
        paid
    }

    /// A card leaves its pile, before everybody's eyes.
    pub(crate) fn take_card(&mut self, terrain: Terrain, creature: Creature) {
        self.piles[terrain.index()].remove(creature);
        self.known.left(terrain, creature);
    }

    /// A card comes to a pile, before everybody's eyes.
    pub(crate) fn put_card(&mut self, terrain: Terrain, creature: Creature) {
        self.piles[terrain.index()].insert(creature);
        self.known.came(terrain, creature);
    }

    pub(crate) fn then(&mut self, task: Task) {
        self.tasks.push(task);
    }
}
