//! What luck can decide in each phase, and what comes of it.

use super::{captivity, encounter, entering, fates, islands, moving, objects, reincarnation, set_up, tower};
use crate::action::Chance;
use crate::cities::City;
use crate::creatures::{Bag, CREATURE_CARDS, Creature};
use crate::event::Event;
use crate::klippidi::FACES;
use crate::mages::Mage;
use crate::rules::Applied;
use crate::state::{Phase, State};
use crate::terrain::Terrain;
use arrayvec::ArrayVec;
use fabletop_core::{GameRng, Misplaced, Seat, Sink};

pub(crate) fn sample(state: &State, rng: &mut impl GameRng) -> Chance {
    match state.phase {
        Phase::Mages => {
            let mut mages: ArrayVec<Mage, { Mage::COUNT }> = Mage::ALL.iter().copied().collect();
            rng.shuffle(&mut mages);
            Chance::Mages { mages: mages.into_iter().take(state.seat_count()).collect() }
        }
        Phase::Deal => Chance::Deal { piles: some_piles(state, rng) },
        Phase::Target { seat } => {
            let flag = state.player(seat).flag;
            let mut cities = City::targets().filter(|&city| city != flag);
            let count = cities.clone().count().max(1) as u32;
            Chance::Target { city: cities.nth(rng.below(count) as usize).unwrap_or(City::Selvara) }
        }
        Phase::Start { contenders } => {
            Chance::Start { numbers: contenders.iter().map(|_| green(rng)).collect() }
        }
        Phase::Step { klippide, .. } => {
            let faces = state.board().faces(klippide);
            Chance::Face { face: faces[rng.below(FACES as u32) as usize] }
        }
        Phase::Dragon { .. } => Chance::Ball { seat: Seat(rng.below(state.seat_count() as u32) as u8) },
        Phase::Draw { .. } => match state.deck.nth(rng.below(state.deck.len().max(1) as u32) as usize) {
            Some(object) => Chance::Draw { object },
            None => Chance::Green { number: 1 },
        },
        Phase::Robbery { seat } => {
            let objects = state.player(seat).objects;
            match objects.nth(rng.below(objects.len().max(1) as u32) as usize) {
                Some(object) => Chance::Steal { object },
                None => Chance::Green { number: 1 },
            }
        }
        Phase::Reborn { .. } => Chance::Reborn { mage: next_mage(state, rng) },
        _ => Chance::Green { number: green(rng) },
    }
}

fn green(rng: &mut impl GameRng) -> u8 {
    rng.below(FACES as u32) as u8 + 1
}

fn some_piles(state: &State, rng: &mut impl GameRng) -> [Bag; Terrain::COUNT] {
    let mut cards: ArrayVec<Creature, CREATURE_CARDS> = state.board().creatures().iter().collect();
    rng.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    set_up::PILES.map(|size| cards.by_ref().take(size).collect())
}

/// The top of the pile: any of those nobody has had, or the first of the dead.
fn next_mage(state: &State, rng: &mut impl GameRng) -> Mage {
    let unused = state.unused;
    let any = unused.nth(rng.below(unused.len().max(1) as u32) as usize);
    any.or(state.dead.first().copied()).unwrap_or(Mage::Arion)
}

pub(crate) fn apply(state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) -> Applied {
    if let Phase::Over { .. } = state.phase {
        return Err(Misplaced::GameOver.into());
    }
    match *chance {
        Chance::Green { number } if (1..=FACES as u8).contains(&number) => rolled(state, number, events),
        Chance::Green { .. } => Err(Misplaced::NotChance.into()),
        _ => drawn(state, chance, events),
    }
}

/// A number of the green klippide.
fn rolled(state: &mut State, number: u8, events: &mut impl Sink<Event>) -> Applied {
    match state.phase {
        Phase::Struggle { seat, gems } => captivity::struggled(state, seat, gems, number, events),
        Phase::Dispel { seat } => captivity::dispelled(state, seat, number, events),
        Phase::Entry { seat } => entering::rolled(state, seat, number, events),
        Phase::Ransom { seat } => fates::ransomed(state, seat, number, events),
        Phase::Attempt { seat, object } => objects::attempted(state, seat, object, number, events),
        Phase::Ferry { seat } => islands::ferried(state, seat, number, events),
        Phase::Climb { seat, height, gems } => tower::rolled(state, seat, (height, gems), number, events),
        _ => return Err(Misplaced::NotChance.into()),
    }
    Ok(())
}

/// Everything else.
fn drawn(state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) -> Applied {
    match (state.phase, chance) {
        (Phase::Mages, Chance::Mages { mages })
            if all_different(mages) && mages.len() == state.seat_count() =>
        {
            set_up::mages(state, mages, events);
        }
        (Phase::Deal, Chance::Deal { piles }) if is_deal(state, piles) => set_up::deal(state, *piles, events),
        (Phase::Start { contenders }, Chance::Start { numbers })
            if numbers.len() == contenders.len()
                && numbers.iter().all(|number| (1..=FACES as u8).contains(number)) =>
        {
            set_up::start(state, contenders, numbers, events);
        }
        (Phase::Target { seat }, &Chance::Target { city })
            if !city.is_indaman() && city != state.player(seat).flag =>
        {
            entering::targeted(state, seat, city, events);
        }
        (Phase::Step { seat, klippide }, &Chance::Face { face })
            if state.board().faces(klippide).contains(&face) =>
        {
            moving::rolled(state, seat, klippide, face, events);
        }
        (Phase::Dragon { seat }, &Chance::Ball { seat: player }) if player.index() < state.seat_count() => {
            encounter::ball(state, seat, player, events);
        }
        (Phase::Draw { seat, left }, &Chance::Draw { object }) if state.deck.contains(object) => {
            islands::drawn(state, seat, object, left, events);
        }
        (Phase::Robbery { seat }, &Chance::Steal { object })
            if state.player(seat).objects.contains(object) =>
        {
            fates::robbed(state, seat, object, events);
        }
        (Phase::Reborn { seat }, &Chance::Reborn { mage }) if is_next(state, mage) => {
            reincarnation::reborn(state, seat, mage, events);
        }
        _ => return Err(Misplaced::NotChance.into()),
    }
    Ok(())
}

fn all_different(mages: &[Mage]) -> bool {
    mages.iter().enumerate().all(|(place, mage)| !mages[..place].contains(mage))
}

fn is_deal(state: &State, piles: &[Bag; Terrain::COUNT]) -> bool {
    let sizes = piles.iter().map(|pile| pile.len()).eq(set_up::PILES);
    sizes && piles.iter().flat_map(|pile| pile.iter()).collect::<Bag>() == state.board().creatures()
}

fn is_next(state: &State, mage: Mage) -> bool {
    if state.unused.is_empty() { state.dead.first() == Some(&mage) } else { state.unused.contains(mage) }
}
