//! The leak oracle: what each viewer cannot know, written against RULES.md ("Who sees what").

use fabletop_core::{GameRng, Seat, Viewer};
use fabletop_testkit::{LeakOracle, Leaks, Step, Xoshiro256PlusPlus};
use indaman::config::Options;
use indaman::creatures::{Bag, Creature};
use indaman::objects::{Object, ObjectSet};
use indaman::place::{Kind, Place};
use indaman::state::{Phase, Task};
use indaman::terrain::Terrain;
use indaman::{Action, Chance, Config, State};

/// Hidden: objects of others that were never tried; the creatures others have kept, but for how many they are
/// and what they offer the wise; cards of piles one has not seen; the card of a fight, but for its name, and
/// whether it is white; gems in fists until they are opened, but for what a guess has told. Gems behind screens
/// are counted: all that come and go are seen (`gems_change_only_as_events_say` in properties.rs). At the end
/// the screens are taken away.
struct Oracle;

fn others(state: &State, viewer: Viewer) -> Vec<Seat> {
    Seat::all(usize::from(state.config.seats)).filter(|&seat| !viewer.is(seat)).collect()
}

/// What a guess says about the gems in a fist.
fn told(state: &State, seat: Seat, gems: u8) -> bool {
    let Some(fight) = state.fight else { return true };
    let guessed = fight.guesser.is_some_and(|guesser| guesser != seat);
    fight.guess.filter(|_| guessed).is_none_or(|guess| (guess.gems == gems) == guess.right)
}

/// Another number of gems in a fist, with so many to choose from.
fn other_fist(state: &State, seat: Seat, have: u8, rng: &mut Xoshiro256PlusPlus) -> Option<u8> {
    let possible: Vec<u8> = (0..=have).filter(|&gems| told(state, seat, gems)).collect();
    rng.pick(&possible).copied()
}

/// In the others' fists there is something else that fits.
fn refill_fists(twin: &mut State, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) {
    let seats = others(twin, viewer);
    let before = twin.clone();
    let Some(fight) = before.fight.filter(|fight| !fight.opened) else { return };
    for seat in [fight.traveller, fight.player].into_iter().filter(|seat| seats.contains(seat)) {
        if fight.gems(seat).is_none() {
            continue;
        }
        let Some(gems) = other_fist(&before, seat, twin.player(seat).gems, rng) else {
            *twin = before; // no such deal: as it was
            return;
        };
        let fight = twin.fight.as_mut().expect("a fight");
        if seat == fight.traveller {
            fight.travellers_gems = Some(gems);
        } else {
            fight.players_gems = Some(gems);
        }
    }
}

fn redeal_objects(twin: &mut State, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) {
    let seats = others(twin, viewer);
    let mut cards: Vec<Object> = twin.deck.iter().collect();
    for seat in &seats {
        let player = twin.player(*seat);
        cards.extend(player.objects.difference(player.shown).iter());
    }
    rng.shuffle(&mut cards);
    for seat in &seats {
        let player = &mut twin.players[seat.index()];
        let count = player.objects.len() - player.shown.len();
        player.objects = player.shown.union(cards.drain(..count).collect());
    }
    twin.deck = cards.into_iter().collect::<ObjectSet>();
}

/// What of a seat's kept creatures the viewer sees.
fn seen_kept(state: &State, seat: Seat, viewer: Viewer) -> Bag {
    match state.phase {
        Phase::Over { .. } => state.player(seat).kept,
        _ if viewer.is(seat) => state.player(seat).kept,
        Phase::Exchange { seat: offering } if offering == seat => state.offer,
        _ => Bag::EMPTY,
    }
}

/// Cards nobody shows the viewer change places, in piles and behind screens; a white one is never kept.
fn redeal_creatures(twin: &mut State, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) {
    let before = twin.clone();
    let mut cards: Vec<Creature> = Vec::new();
    for seat in others(&before, viewer) {
        cards.extend(before.player(seat).kept.difference(seen_kept(&before, seat, viewer)).iter());
    }
    for (&terrain, pile) in Terrain::ALL.iter().zip(&before.piles) {
        cards.extend(pile.difference(before.known.of(viewer, terrain)).iter());
    }
    rng.shuffle(&mut cards);
    for seat in others(&before, viewer) {
        let mut kept = seen_kept(&before, seat, viewer);
        while kept.len() < before.player(seat).kept.len() {
            let creature = cards.iter().position(|&card| card != Creature::White).expect("a creature");
            kept.insert(cards.swap_remove(creature));
        }
        twin.players[seat.index()].kept = kept;
    }
    let mut cards = cards.into_iter();
    for (&terrain, pile) in Terrain::ALL.iter().zip(&mut twin.piles) {
        let (seen, size) = (before.known.of(viewer, terrain), pile.len());
        *pile = seen.iter().chain(cards.by_ref().take(size - seen.len())).collect();
    }
    if lay_another(twin, viewer, rng) {
        redeal_knowledge(twin, &before, viewer);
    } else {
        *twin = before; // no such deal: as it was
    }
}

/// The card of a fight may be any of its name, or a white one; whether there is one.
fn lay_another(twin: &mut State, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) -> bool {
    let lying = twin.config.options.free_lying;
    let Some(fight) = &mut twin.fight else { return true };
    if fight.opened || viewer.is(fight.player) {
        return true;
    }
    let fits = |creature: &Creature| lying || creature.name().is_none_or(|name| name == fight.name);
    let fitting: Vec<Creature> = twin.piles[fight.terrain.index()].iter().filter(fits).collect();
    let card = rng.pick(&fitting);
    card.map(|&card| fight.card = card).is_some()
}

/// What the others know must still be true. Who has looked at a pile is seen by all, what there was to see is not;
/// whoever has not looked knows what everybody does.
fn redeal_knowledge(twin: &mut State, before: &State, viewer: Viewer) {
    for other in Viewer::all(usize::from(before.config.seats)).filter(|other| *other != viewer) {
        for &terrain in Terrain::ALL {
            let all = before.known.of(other, terrain) == before.piles[terrain.index()];
            let pile = twin.piles[terrain.index()];
            let public = before.known.of(Viewer::Spectator, terrain);
            twin.known.set(other, terrain, if all { pile } else { public });
        }
    }
}

/// Whose kept creatures the wise are about to see.
fn before_the_wise(state: &State, step: &Step<State>) -> Option<Seat> {
    let on_island = |to: Place| matches!(to.kind(), Kind::Island(_));
    match (state.phase, step) {
        (_, Step::Action(seat, Action::Wish { .. } | Action::Offer { .. })) => Some(*seat),
        (_, Step::Action(seat, Action::Fly { to })) if on_island(*to) => Some(*seat),
        (Phase::Put { victim, .. }, Step::Action(_, Action::Put { to })) if on_island(*to) => Some(victim),
        _ => None,
    }
}

impl LeakOracle<State> for Oracle {
    fn reshuffle(&self, state: &State, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) -> State {
        let mut twin = state.clone();
        if matches!(state.phase, Phase::Mages | Phase::Deal) {
            return twin;
        }
        if !matches!(state.phase, Phase::Over { .. }) {
            refill_fists(&mut twin, viewer, rng);
            redeal_objects(&mut twin, viewer, rng);
        }
        redeal_creatures(&mut twin, viewer, rng);
        twin
    }

    /// Whoever looks sees a pile; whoever draws sees an object; opened fists and cards, stolen and lost objects
    /// and gems, entries that cannot be paid, guesses, kept creatures that are enough for the wise or not, and the
    /// end show what they show.
    fn reveals(&self, state: &State, step: &Step<State>, viewer: Viewer) -> bool {
        let looker = match (state.phase, step) {
            (_, Step::Chance(Chance::Ball { seat })) | (_, Step::Action(seat, Action::Look { .. })) => {
                Some(*seat)
            }
            (Phase::Draw { seat, .. }, Step::Chance(_)) => Some(seat),
            _ => None,
        };
        if let Some(looker) = looker {
            return viewer.is(looker);
        }
        // After an object that was tried before the fists were opened, or before a death, comes just that.
        let put_off =
            |task: &Task| matches!(task, Task::Resume { phase: Phase::Staff { .. } | Phase::Potion { .. } });
        if state.tasks.iter().any(put_off) {
            return true;
        }
        if let Some(offering) = before_the_wise(state, step) {
            return !viewer.is(offering);
        }
        match (state.phase, step) {
            // The one who tries may try something nobody knew of; an own trial is no news.
            (_, Step::Action(seat, Action::Use { .. })) => !viewer.is(*seat),
            (Phase::Bid | Phase::Guess { .. } | Phase::Staff { .. }, Step::Action(..)) => {
                let last = state.fight.is_some_and(|fight| fight.choosing().len() <= 1);
                last || !matches!(state.phase, Phase::Bid)
            }
            (Phase::Entry { .. } | Phase::Ransom { .. } | Phase::Dispel { .. }, Step::Chance(_)) => true,
            (Phase::Robbery { .. }, Step::Chance(_)) => true,
            (Phase::Climb { height, .. }, Step::Chance(_)) => height + 1 == state.board().top(),
            (Phase::Potion { .. } | Phase::Basilisco { .. }, Step::Action(..)) => true,
            _ => false,
        }
    }

    fn swap_chance(
        &self,
        state: &State,
        chance: &Chance,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Chance> {
        match (state.phase, chance) {
            (Phase::Draw { seat, .. }, Chance::Draw { .. }) if !viewer.is(seat) => {
                let cards: Vec<Object> = state.deck.iter().collect();
                rng.pick(&cards).map(|&object| Chance::Draw { object })
            }
            (Phase::Deal, Chance::Deal { piles }) => {
                let mut cards: Vec<Creature> = piles.iter().flat_map(|pile| pile.iter()).collect();
                rng.shuffle(&mut cards);
                let mut cards = cards.into_iter();
                Some(Chance::Deal { piles: piles.map(|pile| cards.by_ref().take(pile.len()).collect()) })
            }
            _ => None,
        }
    }

    fn swap_action(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        viewer: Viewer,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Action> {
        if viewer.is(seat) {
            return None;
        }
        match *action {
            // Not the last one: that opens, or lets somebody guess.
            Action::Bid { .. } => {
                let first =
                    state.fight.is_some_and(|fight| fight.asked.len() == 2 && fight.choosing().len() == 2);
                let gems = rng.below(u32::from(state.player(seat).gems) + 1) as u8;
                (first || state.fight.is_some_and(|fight| fight.guesser.is_some_and(|by| by != seat)))
                    .then_some(Action::Bid { gems })
            }
            // The same name, by another card.
            Action::Pick { creature, name } => {
                let place = state.player(state.turn).place;
                let pile = state.piles[state.board().terrain(place)?.index()];
                let fits = |other: &Creature| {
                    *other != creature
                        && (other.name().is_none_or(|other| other == name) || state.config.options.free_lying)
                };
                pile.kinds().find(fits).map(|creature| Action::Pick { creature, name })
            }
            _ => None,
        }
    }
}

fn check(config: Config, games: u32, seed: u64) {
    let report = Leaks::<State, _>::new(config, Oracle).games(games).seed(seed).max_steps(40_000).check();
    for sightings in &report.sightings {
        assert!(sightings.reshuffled > 500, "{} was shown few twins", sightings.viewer);
        assert!(sightings.swapped > 20, "{} was rarely shown a swapped step", sightings.viewer);
    }
}

#[test]
fn three_four_and_six_see_nothing_they_should_not() {
    check(Config::new(3), 1, 1);
    check(Config::new(4), 1, 2);
    check(Config::new(6), 1, 3);
}

#[test]
fn nor_do_they_where_names_may_be_lies() {
    check(Config::new(4).options(Options { free_lying: true, ..Options::default() }), 1, 4);
}
