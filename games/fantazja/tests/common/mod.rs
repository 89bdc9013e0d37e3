//! Positions made by hand, and steps in notation.

#![allow(dead_code, unreachable_pub)]

use fabletop_core::{Game, Ignore, Rejected, Seat, Viewer};
use fantazja::board::{Board, Laid};
use fantazja::building::{Faction, Type};
use fantazja::config::{Options, Start};
use fantazja::place::{Cell, Rotation};
use fantazja::state::{Holder, Phase, State};
use fantazja::tiles::{Number, Side, Tile, TileSet, Tiles};
use fantazja::{Action, Chance, Config, Event, EventView, Rejection, Variant};

#[track_caller]
pub fn number(number: u8) -> Number {
    Number::new(number).expect("a tile's number")
}

pub fn set(numbers: &[u8]) -> TileSet {
    numbers.iter().map(|&of| number(of)).collect()
}

/// A tile of the usual set by its short name, `s7` or `e7`.
#[track_caller]
pub fn tile(name: &str) -> Tile {
    let faction = if name.starts_with('s') { Faction::Sculptors } else { Faction::Engineers };
    Tiles::RECONSTRUCTED.tile(faction, number(name[1..].parse().expect("a short name")))
}

pub fn tiles(names: &[&str]) -> Vec<Tile> {
    names.iter().map(|name| tile(name)).collect()
}

#[track_caller]
pub fn cell(text: &str) -> Cell {
    text.parse().unwrap_or_else(|_| panic!("{text} is no cell"))
}

/// An action; tiles go by their short names.
#[track_caller]
pub fn action(text: &str) -> Action {
    let short = |word: &str| {
        let digits = word.strip_prefix(['s', 'e']).unwrap_or("");
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let words =
        text.split(' ').map(|word| if short(word) { tile(word).to_string() } else { word.to_owned() });
    let text = words.collect::<Vec<_>>().join(" ");
    text.parse().unwrap_or_else(|_| panic!("{text} is no action"))
}

/// The usual game, with the Sculptors to start and these hands.
#[track_caller]
pub fn game(first: [u8; 6], second: [u8; 6]) -> State {
    game_with(|_| {}, first, second)
}

#[track_caller]
pub fn game_with(change: impl FnOnce(&mut Options), first: [u8; 6], second: [u8; 6]) -> State {
    let mut options = Options { start: Start::Sculptors, ..Options::default() };
    change(&mut options);
    dealt(&Config::new().options(options), first, second)
}

#[track_caller]
pub fn teaching(first: [u8; 6], second: [u8; 6]) -> State {
    let options = Options { start: Start::Sculptors, ..Options::default() };
    dealt(&Config::new().options(options).variant(Variant::Teaching), first, second)
}

#[track_caller]
pub fn dealt(config: &Config, first: [u8; 6], second: [u8; 6]) -> State {
    let mut state = State::setup(config).expect("a game");
    luck(&mut state, &Chance::Deal { hands: [set(&first), set(&second)] });
    state
}

/// Lays tiles of the pile in the city, from the ground up, turned so that they match their neighbours and what
/// is below. Counts are not looked at.
#[track_caller]
pub fn put(state: &mut State, at: &str, names: &[&str]) {
    let at = cell(at);
    let mut stacks: Vec<(Cell, Vec<Laid>)> =
        state.board.stacks().iter().map(|stack| (stack.at, stack.layers().to_vec())).collect();
    let set = state.config.options.tiles;
    let mut beside: [Option<Side>; 4] = state.board.neighbours(at);
    let mut layers = Vec::new();
    for tile in tiles(names) {
        take_from_pile(state, tile);
        let turn = Rotation::all().find(|&rotation| {
            let sides = set.sides(tile.number, rotation);
            sides
                .iter()
                .zip(&beside)
                .all(|(own, beside)| beside.is_none_or(|side| side.element() == own.element()))
        });
        let rotation = turn.unwrap_or_else(|| panic!("{tile} does not fit at {at}"));
        beside = set.sides(tile.number, rotation).map(Some);
        layers.push(Laid { tile, rotation });
    }
    stacks.push((at, layers));
    state.board = Board::with_stacks(stacks.iter().map(|(at, layers)| (*at, layers.as_slice())), &set);
    state.invariants().expect("invariants");
}

#[track_caller]
fn take_from_pile(state: &mut State, tile: Tile) {
    let player = &mut state.players[tile.faction.index()];
    assert!(player.pile.contains(tile.number), "{tile} is in the pile");
    player.pile.remove(tile.number);
    player.actions += 1;
}

/// Puts tiles of the pile on the discards.
#[track_caller]
pub fn discard(state: &mut State, names: &[&str]) {
    for tile in tiles(names) {
        take_from_pile(state, tile);
        state.players[tile.faction.index()].discards.push(tile.number);
    }
    state.invariants().expect("invariants");
}

/// Puts tiles of the pile down as Imagination.
#[track_caller]
pub fn imagination(state: &mut State, names: &[&str]) {
    for tile in tiles(names) {
        take_from_pile(state, tile);
        state.players[tile.faction.index()].imagination.insert(tile.number);
    }
    state.invariants().expect("invariants");
}

/// Discards the whole pile of a seat.
pub fn empty_pile(state: &mut State, seat: u8) {
    let player = &mut state.players[usize::from(seat)];
    for number in player.pile.iter() {
        player.discards.push(number);
        player.actions += 1;
    }
    player.pile = TileSet::EMPTY;
    state.invariants().expect("invariants");
}

/// Discards the whole hand of a seat, as if it had been played. The turn is not begun anew.
pub fn empty_hand(state: &mut State, seat: u8) {
    let player = &mut state.players[usize::from(seat)];
    for number in player.hand.iter() {
        player.discards.push(number);
        player.actions += 1;
    }
    player.hand = TileSet::EMPTY;
}

/// Gives a power token to a seat.
pub fn give_token(state: &mut State, token: Type, seat: u8) {
    state.tokens[token.index()] = Holder::Held { seat: Seat(seat) };
    state.invariants().expect("invariants");
}

pub fn token(state: &State, token: Type) -> Holder {
    state.tokens[token.index()]
}

pub fn held(seat: u8) -> Holder {
    Holder::Held { seat: Seat(seat) }
}

#[track_caller]
pub fn luck(state: &mut State, chance: &Chance) -> Vec<EventView> {
    let mut events = Vec::new();
    state.apply_chance(chance, &mut events).expect("luck can do that");
    state.invariants().expect("invariants");
    seen(&events, Viewer::Spectator)
}

/// Draws the first tiles of the pile, until somebody decides.
#[track_caller]
pub fn draw(state: &mut State) {
    while let Phase::Refill { seat } = state.phase {
        let player = state.player(seat);
        let tiles = player.pile.iter().take(player.missing()).collect();
        luck(state, &Chance::Refill { tiles });
    }
}

/// Plays a step and answers what everybody sees of it.
#[track_caller]
pub fn play(state: &mut State, seat: u8, text: &str) -> Vec<EventView> {
    seen(&play_events(state, seat, text), Viewer::Spectator)
}

#[track_caller]
pub fn play_events(state: &mut State, seat: u8, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    if let Err(rejected) = state.apply(Seat(seat), &action(text), &mut events) {
        panic!("{text} by {seat} is refused in {:?}: {rejected:?}", state.phase);
    }
    state.invariants().expect("invariants");
    events
}

/// Plays a step, draws, and lets the turn end if a power could still be used.
#[track_caller]
pub fn turn(state: &mut State, seat: u8, text: &str) -> Vec<EventView> {
    let mut events = play(state, seat, text);
    if state.phase == (Phase::After { seat: Seat(seat) }) {
        events.extend(play(state, seat, "end"));
    }
    draw(state);
    events
}

pub fn seen(events: &[Event], viewer: Viewer) -> Vec<EventView> {
    events.iter().filter_map(|event| State::event_view(event, viewer)).collect()
}

/// What a seat may do, in notation with short names.
pub fn legal(state: &State, seat: u8) -> Vec<String> {
    let mut legal = Vec::new();
    state.legal_actions(Seat(seat), &mut legal);
    let short = |word: &str| word.split(':').next().unwrap_or_default().to_owned();
    let shorten = |text: String| text.split(' ').map(short).collect::<Vec<_>>().join(" ");
    legal.iter().map(|action| shorten(action.to_string())).collect()
}

/// What a seat may do that begins like this.
pub fn legal_of(state: &State, seat: u8, start: &str) -> Vec<String> {
    legal(state, seat).into_iter().filter(|text| text.starts_with(start)).collect()
}

/// The refusal of an action; it changes nothing and is not listed.
#[track_caller]
pub fn rejection(state: &State, seat: u8, text: &str) -> Rejected<Rejection> {
    let action = action(text);
    let (mut after, mut legal) = (state.clone(), Vec::new());
    let rejected = after.apply(Seat(seat), &action, &mut Ignore).expect_err("it should be refused");
    state.legal_actions(Seat(seat), &mut legal);
    assert_eq!(&after, state);
    assert!(!legal.contains(&action));
    rejected
}

/// The code and the ruling with which an action is refused.
#[track_caller]
pub fn refused(state: &State, seat: u8, text: &str) -> (&'static str, Option<u16>) {
    let rejected = rejection(state, seat, text);
    (rejected.code(), rejected.ruling())
}

/// The names of events, in order.
pub fn kinds(events: &[EventView]) -> Vec<String> {
    let name = |event: &EventView| serde_json::to_value(event).expect("JSON")["kind"].clone();
    events.iter().map(|event| name(event).as_str().expect("a name").to_owned()).collect()
}

/// The visible tiles of the city, by cell, in short.
pub fn city(state: &State) -> Vec<String> {
    let short = |tile: Tile| tile.to_string().split(':').next().unwrap_or_default().to_owned();
    state.board.stacks().iter().map(|stack| format!("{} {}", stack.at, short(stack.top().tile))).collect()
}

/// A seat's discards, by their numbers.
pub fn discards(state: &State, seat: u8) -> Vec<u8> {
    state.players[usize::from(seat)].discards.iter().map(|number| number.get()).collect()
}

/// A seat's hand, by its numbers.
pub fn hand(state: &State, seat: u8) -> Vec<u8> {
    state.players[usize::from(seat)].hand.iter().map(Number::get).collect()
}

pub fn act(seat: u8) -> Phase {
    Phase::Act { seat: Seat(seat) }
}
