//! Positions that would look the same: what a viewer cannot see, at random from what is possible.

use crate::config::MAX_PLAYERS;
use crate::creatures::{Bag, CREATURE_CARDS, Creature};
use crate::knowledge::Knowledge;
use crate::objects::{OBJECT_CARDS, Object, ObjectSet};
use crate::state::{Fight, Guess, Phase, Player, State, Task};
use crate::terrain::Terrain;
use crate::view::{FightView, SeatView, View};
use arrayvec::ArrayVec;
use fabletop_core::{GameRng, Seat, Viewer};

pub(crate) fn determinize(view: &View, rng: &mut impl GameRng) -> State {
    let mut state = visible(view);
    deal_objects(&mut state, view, rng);
    if !matches!(view.phase, Phase::Mages | Phase::Deal) {
        deal_creatures(&mut state, view, rng);
    }
    if let Some(fight) = &view.fight {
        fill_fists(&mut state, fight, rng);
    }
    state
}

/// What is open to all, and what is the viewer's own.
fn visible(view: &View) -> State {
    let mut state = State {
        config: view.config.clone(),
        phase: view.phase,
        tasks: view.tasks.iter().copied().collect(),
        round: view.round,
        first: view.first,
        turn: view.turn,
        bank: view.bank,
        piles: [Bag::EMPTY; Terrain::COUNT],
        deck: ObjectSet::ALL,
        unused: view.unused,
        dead: view.dead.iter().copied().collect(),
        players: [Player::new(view.config.options.components.board()); MAX_PLAYERS],
        controls: view.controls.iter().copied().collect(),
        known: Knowledge::default(),
        fight: None,
        offer: view.offer,
        tried: view.tried,
        rerolled: view.rerolled,
        climbed: view.climbed,
    };
    for (player, shown) in state.players.iter_mut().zip(&view.seats) {
        *player = visible_player(shown);
    }
    if let Phase::Exchange { seat } = view.phase
        && !view.viewer.is(seat)
    {
        state.player_mut(seat).kept = view.offer; // of those behind the screen these are laid out
    }
    for pile in &view.piles {
        Viewer::all(view.seats.len()).for_each(|viewer| state.known.set(viewer, pile.terrain, pile.shown));
        state.known.set(view.viewer, pile.terrain, pile.known);
    }
    state
}

fn visible_player(shown: &SeatView) -> Player {
    Player {
        mage: shown.mage,
        place: shown.place,
        at_gate: shown.at_gate,
        flag: shown.flag,
        target: shown.target,
        gems: shown.counted,
        objects: shown.known_objects,
        shown: shown.shown_objects,
        kept: shown.kept,
        ladder: shown.ladder,
        held: shown.held,
    }
}

/// Whose gems were guessed.
fn guessed(fight: &FightView) -> Option<Seat> {
    fight.guess?;
    fight.guesser.map(|guesser| if guesser == fight.traveller { fight.player } else { fight.traveller })
}

/// Objects nobody has shown, to whoever has some.
fn deal_objects(state: &mut State, view: &View, rng: &mut impl GameRng) {
    let known = view.seats.iter().map(|seat| seat.known_objects).fold(ObjectSet::EMPTY, ObjectSet::union);
    let mut rest: ArrayVec<Object, OBJECT_CARDS> = ObjectSet::ALL.difference(known).iter().collect();
    rng.shuffle(&mut rest);
    for (seat, shown) in Seat::all(view.seats.len()).zip(&view.seats) {
        let missing = usize::from(shown.objects).saturating_sub(shown.known_objects.len());
        for object in (0..missing).filter_map(|_| rest.pop()) {
            state.players[seat.index()].objects.insert(object);
        }
    }
    state.deck = rest.into_iter().collect();
}

/// Creatures the viewer has not seen: one may be in a fight, some are kept behind screens, the piles have the
/// others.
fn deal_creatures(state: &mut State, view: &View, rng: &mut impl GameRng) {
    let mut unknown = state.board().creatures().difference(elsewhere(state));
    for pile in &view.piles {
        unknown = unknown.difference(pile.known);
        state.piles[pile.terrain.index()] = pile.known;
    }
    if let Some(fight) = &view.fight {
        lay_card(state, view, fight, &mut unknown, rng);
    }
    let mut cards: ArrayVec<Creature, CREATURE_CARDS> = unknown.iter().collect();
    rng.shuffle(&mut cards);
    for (seat, missing) in hidden_kept(state, view) {
        for _ in 0..missing {
            if let Some(place) = cards.iter().rposition(|&creature| creature != Creature::White) {
                state.player_mut(seat).kept.insert(cards.remove(place));
            }
        }
    }
    for pile in &view.piles {
        let to = &mut state.piles[pile.terrain.index()];
        let room = usize::from(pile.cards).saturating_sub(to.len());
        to.extend((0..room).filter_map(|_| cards.pop()));
    }
    remember(state, view);
}

/// How many cards each seat has kept that the viewer does not see.
fn hidden_kept(state: &State, view: &View) -> ArrayVec<(Seat, usize), MAX_PLAYERS> {
    let missing = |seat: Seat| {
        let cards = usize::from(view.seats[seat.index()].kept_cards);
        (seat, cards.saturating_sub(state.player(seat).kept.len()))
    };
    Seat::all(view.seats.len()).map(missing).collect()
}

/// The card of the fight is some card that it could be.
fn lay_card(state: &mut State, view: &View, fight: &FightView, unknown: &mut Bag, rng: &mut impl GameRng) {
    let kept: usize = hidden_kept(state, view).iter().map(|(_, missing)| missing).sum();
    let Some(creature) = fight.card.or_else(|| some_card(view, fight, *unknown, kept, rng)) else { return };
    let pile = &mut state.piles[fight.terrain.index()];
    if !pile.contains(creature) && unknown.remove(creature) {
        pile.insert(creature);
    }
    state.fight = Some(hidden_fight(fight, creature));
}

/// Whoever has looked at a pile knows it.
fn remember(state: &mut State, view: &View) {
    for pile in &view.piles {
        let cards = state.piles[pile.terrain.index()];
        pile.seen_by.iter().for_each(|seat| state.known.set(Viewer::Seat(seat), pile.terrain, cards));
    }
}

/// The cards that lie open, are the viewer's own, or are on their way to a pile.
fn elsewhere(state: &State) -> Bag {
    let mut open = Bag::EMPTY;
    for player in state.players.iter().take(state.seat_count()) {
        open.extend(player.kept.iter().chain(player.held));
    }
    open.extend(state.controls.iter().map(|control| control.creature));
    for task in &state.tasks {
        if let Task::PutBack { cards, .. } = task {
            open.extend(cards.iter());
        }
    }
    if let Phase::PutBack { creature, .. } = state.phase {
        open.insert(creature);
    }
    open
}

/// A card that could have been laid down: one of that name, or a white one. So many of the others are kept, and
/// those are not white.
fn some_card(
    view: &View,
    fight: &FightView,
    unknown: Bag,
    kept: usize,
    rng: &mut impl GameRng,
) -> Option<Creature> {
    let pile = view.piles.iter().find(|pile| pile.terrain == fight.terrain)?;
    let mut possible = pile.known;
    if usize::from(pile.cards) > pile.known.len() {
        let all_kept = unknown.len() - usize::from(unknown.count(Creature::White)) <= kept;
        possible.extend(unknown.iter().filter(|&creature| creature == Creature::White || !all_kept));
    }
    let fits = |creature: &Creature| {
        view.config.options.free_lying || creature.name().is_none_or(|name| name == fight.name)
    };
    let fitting: ArrayVec<Creature, { CREATURE_CARDS * 2 }> = possible.iter().filter(fits).collect();
    rng.pick(&fitting).copied()
}

fn hidden_fight(fight: &FightView, card: Creature) -> Fight {
    Fight {
        traveller: fight.traveller,
        player: fight.player,
        terrain: fight.terrain,
        card,
        name: fight.name,
        travellers_gems: fight.travellers_gems,
        players_gems: fight.players_gems,
        asked: fight.asked,
        guesser: fight.guesser,
        guess: fight.guess,
        staff: fight.staff,
        opened: fight.opened,
        doom: fight.doom,
    }
}

/// Gems in fists the viewer cannot open, in keeping with what was guessed.
fn fill_fists(state: &mut State, shown: &FightView, rng: &mut impl GameRng) {
    let guessed = guessed(shown);
    let have = |seat: Seat| state.player(seat).gems;
    let mut fill = |seat: Seat| {
        let most = have(seat);
        let random = rng.below(u32::from(most) + 1) as u8;
        match shown.guess.filter(|_| guessed == Some(seat)) {
            Some(Guess { gems, right: true }) => gems,
            Some(Guess { gems, right: false }) if random == gems => {
                if gems == 0 {
                    most
                } else {
                    0
                }
            }
            _ => random,
        }
    };
    let hidden = |seat: Seat, gems: Option<u8>| shown.chosen.contains(seat) && gems.is_none();
    let travellers = hidden(shown.traveller, shown.travellers_gems).then(|| fill(shown.traveller));
    let players = hidden(shown.player, shown.players_gems).then(|| fill(shown.player));
    if let Some(fight) = &mut state.fight {
        fight.travellers_gems = fight.travellers_gems.or(travellers);
        fight.players_gems = fight.players_gems.or(players);
    }
}
