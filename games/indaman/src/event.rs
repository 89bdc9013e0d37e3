//! What happened, and what each viewer sees of it.

use crate::cities::City;
use crate::creatures::{Bag, Creature, Name};
use crate::klippidi::{Face, Klippide};
use crate::mages::Mage;
use crate::objects::{Object, ObjectSet};
use crate::place::{Island, Place};
use crate::scoring::{Delivery, Found};
use crate::state::{Doom, Putting};
use crate::terrain::Terrain;
use fabletop_core::{Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

/// What happened, in full.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat drew an object, which only it sees.
    Drew {
        /// Who.
        seat: Seat,
        /// The card.
        object: Object,
    },
    /// A seat looked at a pile, which only it sees.
    Looked {
        /// Who.
        seat: Seat,
        /// The pile.
        terrain: Terrain,
        /// Its cards.
        cards: Bag,
    },
    /// A seat laid a card down, which only it sees, and called it something.
    Laid {
        /// Who.
        seat: Seat,
        /// The card.
        creature: Creature,
        /// What it was called.
        name: Name,
    },
    /// Something everybody sees.
    Public(EventView),
}

/// What a green number was rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum Roll {
    /// The first turn.
    Start,
    /// Getting free of the Cavaliere nero.
    Struggle,
    /// Getting free of the Fata.
    Spell,
    /// The price of a city.
    Entry,
    /// Whether an object works.
    Object,
    /// The gems the Briganti steal.
    Ransom,
    /// The ferry.
    Ferry,
    /// The tower.
    Tower,
}

/// How a mage came from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub enum Way {
    /// By the road.
    Road,
    /// Off the road.
    Wild,
    /// On the unicorn.
    Unicorno,
    /// On the carpet.
    Tappeto,
    /// By a wish.
    Wish,
    /// By the ferry.
    Ferry,
}

/// What a viewer sees of it. A field that is missing is not for that viewer's eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
#[allow(missing_docs, reason = "`seat` is who does it, or whom it befalls")]
pub enum EventView {
    /// A mage enters the game, with gems, in its city.
    Began { seat: Seat, mage: Mage, city: City, gems: u8 },
    /// The creatures are dealt: so many in each pile.
    Dealt { piles: [u8; Terrain::COUNT] },
    /// A target is drawn.
    Targeted { seat: Seat, city: City },
    /// An object is drawn; the viewer's own is shown.
    Drew { seat: Seat, object: Option<Object> },
    /// The deck has no object.
    DeckEmpty { seat: Seat },
    /// A green number is rolled.
    Rolled { seat: Seat, number: u8, roll: Roll },
    /// A blue or red face is rolled.
    Cast { seat: Seat, klippide: Klippide, face: Face },
    /// A turn begins.
    Turn { seat: Seat, round: u16 },
    /// A prisoner spends gems before the roll.
    Struggled { seat: Seat, gems: u8 },
    /// A mage is free again.
    Freed { seat: Seat, creature: Creature },
    /// A mage is not free yet, and lost gems for it.
    StillHeld { seat: Seat, creature: Creature, gems: u8 },
    /// A seat directs another's mage.
    Directed { seat: Seat, victim: Seat, creature: Creature, to: Place },
    /// A seat leaves another's mage alone, this time.
    Spared { seat: Seat, victim: Seat, creature: Creature },
    /// A control card was not used in time.
    Expired { seat: Seat, victim: Seat, creature: Creature },
    /// A mage goes somewhere.
    Moved { seat: Seat, from: Place, to: Place, way: Way },
    /// A mage enters a city, for so many gems.
    Entered { seat: Seat, city: City, gems: u8 },
    /// A mage cannot pay and stays at the gate.
    ShutOut { seat: Seat, city: City, cost: u8 },
    /// A delivery, and the gems for it.
    Delivered { seat: Seat, city: City, delivery: Delivery },
    /// A klippide is rolled again, for so many gems.
    Rerolled { seat: Seat, gems: u8 },
    /// Gems are found.
    Found { seat: Seat, found: Found },
    /// There is no creature on this terrain.
    NobodyThere { seat: Seat, terrain: Terrain },
    /// An encounter is avoided.
    Avoided { seat: Seat },
    /// The dragon gives a ball: `player` plays the creature, or the traveller only looks.
    Ball { seat: Seat, player: Seat },
    /// Somebody looks at a pile; the viewer's own look is shown.
    Looked { seat: Seat, terrain: Terrain, cards: Option<Bag> },
    /// Somebody lays a card down and calls it something; the viewer's own is shown.
    Laid { seat: Seat, creature: Option<Creature>, name: Name },
    /// Somebody has gems in the fist, or none.
    Chose { seat: Seat },
    /// Somebody takes them out again.
    Reconsidered { seat: Seat },
    /// Somebody guesses the other's gems.
    Guessed { seat: Seat, gems: u8, right: bool },
    /// Fists and card are opened.
    Opened {
        traveller: Seat,
        player: Seat,
        /// In the traveller's fist, and what they count for.
        travellers_gems: u8,
        travellers_strength: u16,
        /// In the other fist, and what they count for.
        players_gems: u8,
        players_strength: u16,
        creature: Creature,
        winner: Seat,
    },
    /// A ladder is moved.
    Ladder { seat: Seat, from: u8, to: u8 },
    /// A beaten creature is kept.
    Kept { seat: Seat, creature: Creature },
    /// A white card goes back to its pile.
    Bluffed { seat: Seat, terrain: Terrain },
    /// A mage is a prisoner or enchanted.
    Captured { seat: Seat, creature: Creature },
    /// A seat may direct another's mage later.
    Controlled { seat: Seat, victim: Seat, creature: Creature },
    /// An object is stolen; none was there, if it is missing.
    Robbed { seat: Seat, object: Option<Object> },
    /// Gems are stolen.
    Ransomed { seat: Seat, gems: u8 },
    /// All gems and objects are taken.
    Stripped { seat: Seat, gems: u8, objects: ObjectSet },
    /// A mage is put somewhere by another.
    Put { seat: Seat, victim: Seat, from: Place, to: Place, by: Putting },
    /// The Basilisco's player says what it does to a mage.
    Doomed { seat: Seat, doom: Doom },
    /// The potion saves a mage.
    Saved { seat: Seat, creature: Creature, object: Object },
    /// A mage dies.
    Died { seat: Seat, mage: Mage, creature: Creature, gems: u8, objects: ObjectSet, kept: Bag },
    /// A wish for an island.
    Wished { seat: Seat, island: Island },
    /// Creatures are given to the wise for objects.
    Exchanged { seat: Seat, creatures: Bag, points: u16, objects: u8 },
    /// A card is put in a pile.
    PutBack { seat: Seat, creature: Creature, terrain: Terrain },
    /// An object is tried.
    Tried { seat: Seat, object: Object, works: bool },
    /// A mage has reached a square of the tower.
    Climbed { seat: Seat, square: u8, needed: u8, gems: u8, total: u8 },
    /// A mage has failed on the tower.
    Fell { seat: Seat, square: u8, needed: u8, gems: u8, total: u8 },
    /// A mage comes down from the tower; the ladder is there now.
    Stopped { seat: Seat, square: u8 },
    /// A mage stays at Indaman.
    Stayed { seat: Seat },
    /// The game is over.
    Ended { outcome: Outcome },
}

impl From<EventView> for Event {
    fn from(view: EventView) -> Event {
        Event::Public(view)
    }
}

pub(crate) fn event_view(event: &Event, viewer: Viewer) -> EventView {
    match *event {
        Event::Drew { seat, object } => EventView::Drew { seat, object: viewer.is(seat).then_some(object) },
        Event::Looked { seat, terrain, cards } => {
            EventView::Looked { seat, terrain, cards: viewer.is(seat).then_some(cards) }
        }
        Event::Laid { seat, creature, name } => {
            EventView::Laid { seat, creature: viewer.is(seat).then_some(creature), name }
        }
        Event::Public(ref view) => view.clone(),
    }
}
