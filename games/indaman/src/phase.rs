//! What is to be done now, and what after that.

use crate::creatures::{Bag, Creature};
use crate::klippidi::{Face, Klippide};
use crate::objects::Object;
use crate::place::Place;
use crate::state::Putting;
use fabletop_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
#[allow(missing_docs, reason = "`seat` is who decides, or for whom luck decides")]
pub enum Phase {
    /// Luck gives everybody a character.
    Mages,
    /// Luck deals the creatures.
    Deal,
    /// Luck draws a target.
    Target { seat: Seat },
    /// Luck draws objects: so many.
    Draw { seat: Seat, left: u8 },
    /// Luck rolls for the first turn.
    Start { contenders: SeatSet },
    /// A prisoner says how many gems it spends to get free.
    Captive { seat: Seat },
    /// Luck rolls for the prisoner.
    Struggle { seat: Seat, gems: u8 },
    /// An enchanted mage may use an object before the roll.
    Spell { seat: Seat },
    /// Luck rolls for the enchanted.
    Dispel { seat: Seat },
    /// A seat may direct the mage of another.
    Control { seat: Seat, victim: Seat, creature: Creature },
    /// A seat takes its turn.
    Act { seat: Seat },
    /// A mage came to a city and may use an object before the roll.
    Gate { seat: Seat },
    /// Luck rolls for the entry.
    Entry { seat: Seat },
    /// A mage is in its target and may use an object before the gems come.
    Delivery { seat: Seat },
    /// Luck rolls blue or red.
    Step { seat: Seat, klippide: Klippide },
    /// A seat may roll again.
    Reroll { seat: Seat, klippide: Klippide, face: Face },
    /// Gems are found, and an object may be used; `base` on the klippide, `gems` with terrain and trait.
    Found { seat: Seat, base: u8, gems: u8 },
    /// A sword: an object may be used before the dragon.
    Sword { seat: Seat },
    /// Luck: the dragon gives a ball.
    Dragon { seat: Seat },
    /// A seat chooses a card of the pile and names it.
    Pick { seat: Seat },
    /// Gems are put into fists, in secret.
    Bid,
    /// A seat guesses the other's gems.
    Guess { seat: Seat },
    /// Before the fists are opened, an object may be used.
    Staff { seat: Seat },
    /// Before a deadly fate, an object may be used.
    Potion { seat: Seat },
    /// A seat says what the Basilisco does.
    Basilisco { seat: Seat },
    /// A seat puts a mage somewhere.
    Put { seat: Seat, victim: Seat, by: Putting },
    /// Luck: which object is stolen.
    Robbery { seat: Seat },
    /// Luck: how many gems are stolen.
    Ransom { seat: Seat },
    /// A seat may wish to an island.
    Wish { seat: Seat },
    /// A seat says what it offers to the wise.
    Exchange { seat: Seat },
    /// A seat puts a card in a pile of its choice.
    PutBack { seat: Seat, creature: Creature },
    /// Luck: whether an object works.
    Attempt { seat: Seat, object: Object },
    /// The lamp: a seat says whose mage is moved.
    Lamp { seat: Seat },
    /// The crystal ball: a seat says which pile it looks at.
    Look { seat: Seat },
    /// The carpet: a seat says where it flies.
    Fly { seat: Seat },
    /// The unicorn: a seat says where it rides; so many steps are left, and it came from there.
    Ride { seat: Seat, left: u8, from: Place },
    /// Luck rolls for the ferry.
    Ferry { seat: Seat },
    /// A mage on the tower, so many squares up: on, or stop.
    Tower { seat: Seat, height: u8 },
    /// Luck rolls on the tower.
    Climb { seat: Seat, height: u8, gems: u8 },
    /// Luck gives a new character.
    Reborn { seat: Seat },
    /// Nothing: this seat is on top.
    Over { seat: Seat },
}

/// What is done after a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
#[allow(missing_docs, reason = "`seat` is for whom")]
pub enum Task {
    /// Ask again what was interrupted by an object.
    Resume { phase: Phase },
    /// Draw objects.
    Draw { seat: Seat, left: u8 },
    /// Draw a target.
    Target { seat: Seat },
    /// Draw a new character.
    Reborn { seat: Seat },
    /// Put cards in piles of choice.
    PutBack { seat: Seat, cards: Bag },
    /// Roll for the first turn.
    Start,
    /// Whoever holds a card may direct the mage whose turn it is; then it acts.
    GoOn,
    /// The mage whose turn it is takes a step.
    Step { to: Place },
}
