//! Encounters, from the sword to the opened fists (rulings 18 to 25).

use super::{fates, islands, moving, objects, turns};
use crate::action::{Action, Rejection};
use crate::creatures::{Bag, Creature, Name};
use crate::event::{Event, EventView, Way};
use crate::mages::Trait;
use crate::place::{Island, Place};
use crate::rules::Applied;
use crate::scoring;
use crate::state::{Fight, GEMS, Guess, Phase, State};
use crate::terrain::Terrain;
use alloc::vec::Vec;
use fabletop_core::{Seat, SeatSet, Sink};

/// A creature, if one lives there; an object may be used before the dragon.
pub(crate) fn sword(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let (terrain, pile) = pile_at(state, seat);
    if pile.is_empty() {
        events.emit(|| EventView::NobodyThere { seat, terrain }.into());
        return turns::next(state, events);
    }
    let phase = Phase::Sword { seat };
    state.phase = if objects::asked(state, seat, phase) { phase } else { Phase::Dragon { seat } };
}

/// The terrain where a mage is, and its pile. Klippidi are rolled on land only.
fn pile_at(state: &State, seat: Seat) -> (Terrain, Bag) {
    let terrain = state.board().terrain(state.player(seat).place).unwrap_or(Terrain::Plain);
    (terrain, state.piles[terrain.index()])
}

/// The owner of the ball looks at the pile, and plays the creature unless it is the traveller (ruling 19).
pub(crate) fn ball(state: &mut State, seat: Seat, player: Seat, events: &mut impl Sink<Event>) {
    events.emit(|| EventView::Ball { seat, player }.into());
    let (terrain, _) = pile_at(state, seat);
    look(state, player, terrain, events);
    if player == seat {
        turns::next(state, events);
    } else {
        state.phase = Phase::Pick { seat: player };
    }
}

/// A seat sees a pile, and remembers it.
pub(crate) fn look(state: &mut State, seat: Seat, terrain: Terrain, events: &mut impl Sink<Event>) {
    let cards = state.piles[terrain.index()];
    state.known.looked(seat, terrain, cards);
    events.emit(|| Event::Looked { seat, terrain, cards });
}

pub(crate) fn legal_picks(state: &State, out: &mut Vec<Action>) {
    let (_, pile) = pile_at(state, state.turn);
    for creature in pile.kinds() {
        match creature.name().filter(|_| !state.config.options.free_lying) {
            Some(name) => out.push(Action::Pick { creature, name }),
            None => out.extend(Name::ALL.iter().map(|&name| Action::Pick { creature, name })),
        }
    }
}

/// A card is laid face down and called something (ruling 20).
pub(crate) fn pick(
    state: &mut State,
    seat: Seat,
    creature: Creature,
    name: Name,
    events: &mut impl Sink<Event>,
) -> Applied {
    let traveller = state.turn;
    let (terrain, pile) = pile_at(state, traveller);
    if !pile.contains(creature) {
        return Err(Rejection::NotInPile { creature, terrain }.into());
    }
    match creature.name() {
        Some(true_name) if true_name != name && !state.config.options.free_lying => {
            return Err(Rejection::WrongName { creature, name: true_name }.into());
        }
        _ => {}
    }
    let guesser = guesser(state, traveller, seat);
    state.fight = Some(Fight {
        traveller,
        player: seat,
        terrain,
        card: creature,
        name,
        travellers_gems: None,
        players_gems: None,
        asked: first_asked(traveller, seat, guesser),
        guesser,
        guess: None,
        staff: false,
        opened: false,
        doom: None,
    });
    events.emit(|| Event::Laid { seat, creature, name });
    state.phase = Phase::Bid;
    Ok(())
}

/// Who guesses bids last; else both bid at the same time (ruling 25).
fn first_asked(traveller: Seat, player: Seat, guesser: Option<Seat>) -> SeatSet {
    match guesser {
        Some(guesser) if guesser == traveller => SeatSet::only(player),
        Some(_) => SeatSet::only(traveller),
        None => [traveller, player].into_iter().collect(),
    }
}

/// Who guesses in this fight; the traveller, if both could.
fn guesser(state: &State, traveller: Seat, player: Seat) -> Option<Seat> {
    [traveller, player].into_iter().find(|&seat| state.trait_of(seat) == Trait::Guess)
}

/// Gems go into a fist (ruling 21).
pub(crate) fn bid(state: &mut State, seat: Seat, gems: u8, events: &mut impl Sink<Event>) -> Applied {
    state.check_gems(seat, gems, 21)?;
    let Some(fight) = &mut state.fight else { return Ok(()) };
    if fight.gems(seat).is_some() {
        return Err(Rejection::AlreadyChosen.into());
    }
    *fight.gems_mut(seat) = Some(gems);
    let (all_in, other) = (fight.choosing().is_empty(), fight.other(seat));
    let open = fight.gems(other).is_some();
    events.emit(|| EventView::Chose { seat }.into());
    match (all_in, open) {
        (true, true) => staff(state, events),
        (true, false) => state.phase = Phase::Guess { seat: other },
        (false, _) => {}
    }
    Ok(())
}

/// Gems come out of a fist again, while the other still chooses.
pub(crate) fn reconsider(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) -> Applied {
    let fist = state.fight.as_mut().map(|fight| fight.gems_mut(seat));
    if fist.and_then(Option::take).is_none() {
        return Err(Rejection::NothingToReconsider.into());
    }
    events.emit(|| EventView::Reconsidered { seat }.into());
    Ok(())
}

/// The most that the other could have, for all a seat can know.
fn most_guessed(state: &State, seat: Seat) -> u8 {
    GEMS - state.bank - state.player(seat).gems
}

pub(crate) fn legal_guesses(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend((0..=most_guessed(state, seat)).map(|gems| Action::Guess { gems }));
    out.push(Action::Pass);
}

/// The other says yes or no; then the guesser bids (ruling 25).
pub(crate) fn guess(
    state: &mut State,
    seat: Seat,
    gems: Option<u8>,
    events: &mut impl Sink<Event>,
) -> Applied {
    let have = most_guessed(state, seat);
    if let Some(gems) = gems.filter(|&gems| gems > have) {
        return Err(Rejection::TooFewGems { gems, have, ruling: 25 }.into());
    }
    let Some(fight) = &mut state.fight else { return Ok(()) };
    if let Some(gems) = gems {
        let right = fight.gems(fight.other(seat)) == Some(gems);
        fight.guess = Some(Guess { gems, right });
        events.emit(|| EventView::Guessed { seat, gems, right }.into());
    }
    fight.asked = SeatSet::only(seat);
    state.phase = Phase::Bid;
    Ok(())
}

/// Before the fists are opened the traveller may use an object.
pub(crate) fn staff(state: &mut State, events: &mut impl Sink<Event>) {
    let seat = state.turn;
    if let Some(fight) = &mut state.fight {
        fight.asked = SeatSet::EMPTY;
    }
    let phase = Phase::Staff { seat };
    if objects::asked(state, seat, phase) {
        state.phase = phase;
    } else {
        open(state, events);
    }
}

/// Fists and card are opened: the winner's gems go to the bank, the loser's to the winner (ruling 22).
pub(crate) fn open(state: &mut State, events: &mut impl Sink<Event>) {
    let Some(fight) = &mut state.fight else { return turns::next(state, events) };
    fight.opened = true;
    let Fight { traveller, player, terrain, card: creature, staff, .. } = *fight;
    let travellers_gems = fight.travellers_gems.unwrap_or(0);
    let players_gems = fight.players_gems.unwrap_or(0);
    let (travellers_strength, players_strength, wins) = scoring::fight(
        (travellers_gems, state.trait_of(traveller)),
        staff,
        (players_gems, state.trait_of(player)),
    );
    let winner = if wins { traveller } else { player };
    let (spent, won) = if wins { (travellers_gems, players_gems) } else { (players_gems, travellers_gems) };
    let loser = if wins { player } else { traveller };
    state.pay_gems(winner, spent);
    state.player_mut(loser).pay(won);
    state.player_mut(winner).gems += won;
    state.known.opened(terrain, creature);
    events.emit(|| {
        let opened = EventView::Opened {
            traveller,
            player,
            travellers_gems,
            travellers_strength,
            players_gems,
            players_strength,
            creature,
            winner,
        };
        opened.into()
    });
    if wins {
        beaten(state, traveller, terrain, creature, events);
    } else {
        raise_ladder(state, player, events);
        fates::befall(state, events);
    }
}

/// A beaten creature is kept and lets its winner wish; a white card goes back (ruling 24).
fn beaten(
    state: &mut State,
    seat: Seat,
    terrain: Terrain,
    creature: Creature,
    events: &mut impl Sink<Event>,
) {
    state.fight = None;
    if creature == Creature::White {
        events.emit(|| EventView::Bluffed { seat, terrain }.into());
        return turns::next(state, events);
    }
    state.take_card(terrain, creature);
    state.player_mut(seat).kept.insert(creature);
    events.emit(|| EventView::Kept { seat, creature }.into());
    state.phase = Phase::Wish { seat };
}

/// The ladder of who played the creature goes up, but not to the top (ruling 23).
fn raise_ladder(state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
    let (from, last) = (state.player(seat).ladder, state.board().top().saturating_sub(1));
    if from < last {
        state.player_mut(seat).ladder = from + 1;
        events.emit(|| EventView::Ladder { seat, from, to: from + 1 }.into());
    }
}

pub(crate) fn wish(state: &mut State, seat: Seat, island: Island, events: &mut impl Sink<Event>) {
    events.emit(|| EventView::Wished { seat, island }.into());
    moving::go(state, seat, Place::island(island), Way::Wish, events);
    islands::arrive(state, seat, events);
}
