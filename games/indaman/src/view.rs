//! What a viewer sees.

use crate::cities::City;
use crate::config::Config;
use crate::creatures::{Bag, Creature, Name};
use crate::mages::{Mage, MageSet};
use crate::objects::ObjectSet;
use crate::place::Place;
use crate::state::{Control, Doom, Fight, Guess, Phase, State, Task};
use crate::terrain::Terrain;
use alloc::vec::Vec;
use fabletop_core::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees of a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What the table agreed on.
    pub config: Config,
    /// What is to be done now, and by whom.
    pub phase: Phase,
    /// What is to be done after that, the last one first.
    pub tasks: Vec<Task>,
    /// The round, counted from 1; 0 during the set-up.
    pub round: u16,
    /// Who had the first turn.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The gems nobody has.
    pub bank: u8,
    /// The piles, in the order of the terrains.
    pub piles: Vec<PileView>,
    /// How many objects nobody has.
    pub deck: u8,
    /// The characters nobody has had yet.
    pub unused: MageSet,
    /// The dead, the next one to come back first.
    pub dead: Vec<Mage>,
    /// All seats; none before the characters are dealt.
    pub seats: Vec<SeatView>,
    /// Cards by which somebody may direct a mage.
    pub controls: Vec<Control>,
    /// The fight, if there is one.
    pub fight: Option<FightView>,
    /// What is offered to the wise.
    pub offer: Bag,
    /// Objects tried in this turn.
    pub tried: ObjectSet,
    /// Whether a klippide was rolled again in this turn.
    pub rerolled: bool,
    /// Whether there was a roll on the tower in this turn.
    pub climbed: bool,
}

/// What a viewer knows of a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct PileView {
    /// Whose creatures.
    pub terrain: Terrain,
    /// How many cards; the one in a fight counts.
    pub cards: u8,
    /// Cards of it that the viewer knows of.
    pub known: Bag,
    /// Those of them that everybody knows of.
    pub shown: Bag,
    /// Who knows the whole pile; all others know no more of it than everybody does.
    pub seen_by: SeatSet,
}

/// What a viewer knows of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct SeatView {
    /// The character.
    pub mage: Mage,
    /// Where the mage is.
    pub place: Place,
    /// Whether it stands before the gate of the city there.
    pub at_gate: bool,
    /// Where the flag is.
    pub flag: City,
    /// The target; none until it is drawn.
    pub target: Option<City>,
    /// The gems; only the own ones are seen, until the game is over.
    pub gems: Option<u8>,
    /// The gems by who has watched and kept count: all that come and go are seen.
    pub counted: u8,
    /// How many objects.
    pub objects: u8,
    /// Those of them that the viewer knows of: the own ones, and of others what was tried; at the end all.
    pub known_objects: ObjectSet,
    /// Those of them that everybody knows of.
    pub shown_objects: ObjectSet,
    /// How many kept creatures.
    pub kept_cards: u8,
    /// Those of them that the viewer sees: the own ones; at the end all.
    pub kept: Bag,
    /// What the wise would count those for that the viewer sees.
    pub points: u16,
    /// How many squares the ladder is up.
    pub ladder: u8,
    /// The creature that holds the mage.
    pub held: Option<Creature>,
}

/// What a viewer knows of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "indaman/"))]
pub struct FightView {
    /// Who meets the creature.
    pub traveller: Seat,
    /// Who plays the creature.
    pub player: Seat,
    /// The pile the card is from.
    pub terrain: Terrain,
    /// What it was called.
    pub name: Name,
    /// The card: for who laid it, and for all once it is open.
    pub card: Option<Creature>,
    /// The gems in the traveller's fist: for the traveller, and for all once it is open.
    pub travellers_gems: Option<u8>,
    /// The gems in the other fist: for its owner, and for all once it is open.
    pub players_gems: Option<u8>,
    /// Who has put gems, or none, into the fist.
    pub chosen: SeatSet,
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

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let seats = if state.phase == Phase::Mages { 0 } else { state.seat_count() };
    View {
        viewer,
        config: state.config.clone(),
        phase: state.phase,
        tasks: state.tasks.to_vec(),
        round: state.round,
        first: state.first,
        turn: state.turn,
        bank: state.bank,
        piles: Terrain::ALL.iter().map(|&terrain| pile_view(state, terrain, viewer)).collect(),
        deck: state.deck.len() as u8,
        unused: state.unused,
        dead: state.dead.to_vec(),
        seats: Seat::all(seats).map(|seat| seat_view(state, seat, viewer)).collect(),
        controls: state.controls.to_vec(),
        fight: state.fight.map(|fight| fight_view(fight, viewer)),
        offer: state.offer,
        tried: state.tried,
        rerolled: state.rerolled,
        climbed: state.climbed,
    }
}

fn pile_view(state: &State, terrain: Terrain, viewer: Viewer) -> PileView {
    let (pile, known) = (state.piles[terrain.index()], |viewer| state.known.of(viewer, terrain));
    let knows_all = |seat: &Seat| known(Viewer::Seat(*seat)) == pile;
    PileView {
        terrain,
        cards: pile.len() as u8,
        known: known(viewer),
        shown: known(Viewer::Spectator),
        seen_by: Seat::all(state.seat_count()).filter(knows_all).collect(),
    }
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let player = state.player(seat);
    let own = viewer.is(seat) || matches!(state.phase, Phase::Over { .. });
    let kept = if own { player.kept } else { Bag::EMPTY };
    SeatView {
        mage: player.mage,
        place: player.place,
        at_gate: player.at_gate,
        flag: player.flag,
        target: player.target,
        gems: own.then_some(player.gems),
        counted: player.gems,
        objects: player.objects.len() as u8,
        known_objects: if own { player.objects } else { player.shown },
        shown_objects: player.shown,
        kept_cards: player.kept.len() as u8,
        kept,
        points: state.board().points(kept),
        ladder: player.ladder,
        held: player.held,
    }
}

fn fight_view(fight: Fight, viewer: Viewer) -> FightView {
    let Fight { traveller, player, terrain, name, asked, guesser, guess, staff, opened, doom, .. } = fight;
    let sees = |seat: Seat| opened || viewer.is(seat);
    let chosen = |seat: &Seat| fight.gems(*seat).is_some();
    FightView {
        traveller,
        player,
        terrain,
        name,
        card: sees(player).then_some(fight.card),
        travellers_gems: fight.travellers_gems.filter(|_| sees(traveller)),
        players_gems: fight.players_gems.filter(|_| sees(player)),
        chosen: [traveller, player].into_iter().filter(chosen).collect(),
        asked,
        guesser,
        guess,
        staff,
        opened,
        doom,
    }
}
