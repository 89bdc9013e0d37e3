//! Positions made by hand, and steps in notation.

#![allow(dead_code, unreachable_pub)]

use fabletop_core::{Game, Ignore, Rejected, Seat, Viewer};
use indaman::config::Options;
use indaman::creatures::{Bag, Creature};
use indaman::knowledge::Knowledge;
use indaman::mages::Mage;
use indaman::objects::Object;
use indaman::place::Place;
use indaman::state::{Control, GEMS, Phase, Player, State};
use indaman::terrain::Terrain;
use indaman::{Action, Chance, Config, EventView, Rejection};
use std::str::FromStr;

/// Three whose traits do not meddle with fights, finds and ferries.
pub const PLAIN: [&str; 3] = ["safir", "torrin", "velia"];

#[track_caller]
pub fn word<T: FromStr>(text: &str) -> T {
    text.parse().unwrap_or_else(|_| panic!("{text} is no such word"))
}

/// Seat 0 is about to act in the first round; everybody is in the city of the mage.
#[track_caller]
pub fn game(mages: &[&str]) -> State {
    game_with(mages, Options::default())
}

#[track_caller]
pub fn game_with(mages: &[&str], options: Options) -> State {
    let config = Config::new(mages.len() as u8).options(options);
    let mut state = State::setup(&config).expect("a game");
    let mages = mages.iter().map(|mage| word::<Mage>(mage)).collect();
    apply(&mut state, &Chance::Mages { mages });
    let mut cards = state.board().creatures().iter();
    let piles = [5, 4, 4, 4, 4, 4].map(|size| cards.by_ref().take(size).collect());
    apply(&mut state, &Chance::Deal { piles });
    loop {
        match state.phase {
            Phase::Draw { .. } => luck(&mut state, "draw bacchetta-1"),
            Phase::Target { seat } => {
                let flag = state.player(seat).flag.to_string();
                luck(&mut state, if flag == "umbrena" { "target lunessa" } else { "target umbrena" })
            }
            _ => break,
        };
    }
    let numbers = (0..config.seats).map(|seat| if seat == 0 { 6 } else { 1 }).collect();
    apply(&mut state, &Chance::Start { numbers });
    assert_eq!(state.phase, Phase::Act { seat: Seat(0) });
    state
}

pub fn player(state: &State, seat: u8) -> &Player {
    state.player(Seat(seat))
}

/// Puts a mage somewhere; in a city it is inside.
#[track_caller]
pub fn place(state: &mut State, seat: u8, at: &str) {
    let player = &mut state.players[usize::from(seat)];
    (player.place, player.at_gate) = (word(at), false);
    state.invariants().expect("invariants");
}

/// Where a mage is.
pub fn at(state: &State, seat: u8) -> String {
    player(state, seat).place.to_string()
}

/// A seat has so many gems, and the bank the rest.
#[track_caller]
pub fn gems(state: &mut State, seat: u8, gems: u8) {
    let before = player(state, seat).gems;
    state.bank = (state.bank + before).checked_sub(gems).expect("the bank has so many");
    state.players[usize::from(seat)].gems = gems;
    state.invariants().expect("invariants");
}

/// A seat has an object of the deck, which nobody else knows of.
#[track_caller]
pub fn give(state: &mut State, seat: u8, object: &str) {
    let object: Object = word(object);
    assert!(state.deck.contains(object), "{object} is in the deck");
    state.deck.remove(object);
    state.players[usize::from(seat)].objects.insert(object);
}

/// A seat has kept a creature of some pile.
#[track_caller]
pub fn keep(state: &mut State, seat: u8, creature: &str) {
    let creature = out_of_a_pile(state, creature);
    state.players[usize::from(seat)].kept.insert(creature);
    state.invariants().expect("invariants");
}

/// A creature of some pile holds a mage.
#[track_caller]
pub fn hold(state: &mut State, seat: u8, creature: &str) {
    state.players[usize::from(seat)].held = Some(out_of_a_pile(state, creature));
    state.invariants().expect("invariants");
}

/// A seat may direct a mage, by a creature of some pile.
#[track_caller]
pub fn control(state: &mut State, by: u8, victim: u8, creature: &str) {
    let creature = out_of_a_pile(state, creature);
    state.controls.push(Control { creature, by: Seat(by), victim: Seat(victim), due: false });
    state.invariants().expect("invariants");
}

#[track_caller]
fn out_of_a_pile(state: &mut State, creature: &str) -> Creature {
    let creature: Creature = word(creature);
    let pile = state.piles.iter_mut().find(|pile| pile.contains(creature)).expect("it is in a pile");
    pile.remove(creature);
    state.known = Knowledge::default();
    creature
}

/// A pile has exactly these cards; the others share the rest, and nobody has seen anything.
#[track_caller]
pub fn pile(state: &mut State, terrain: &str, cards: &[&str]) {
    let terrain: Terrain = word(terrain);
    let wanted: Bag = cards.iter().map(|card| word::<Creature>(card)).collect();
    let all: Bag = state.piles.iter().flat_map(|pile| pile.iter()).collect();
    assert!(wanted.is_subset(all), "{wanted:?} are in the piles");
    state.piles = [Bag::EMPTY; Terrain::COUNT];
    state.piles[terrain.index()] = wanted;
    let others = Terrain::ALL.iter().filter(|&&other| other != terrain).cycle();
    for (creature, other) in all.difference(wanted).iter().zip(others) {
        state.piles[other.index()].insert(creature);
    }
    state.known = Knowledge::default();
    state.invariants().expect("invariants");
}

#[track_caller]
fn apply(state: &mut State, chance: &Chance) -> Vec<EventView> {
    let mut events = Vec::new();
    if let Err(rejected) = state.apply_chance(chance, &mut events) {
        panic!("{chance} is refused in {:?}: {rejected:?}", state.phase);
    }
    state.invariants().expect("invariants");
    seen(&events)
}

/// What luck decides, in words.
#[track_caller]
pub fn chance(text: &str) -> Chance {
    let (kind, what) = text.split_once(' ').expect("two words");
    match kind {
        "green" => Chance::Green { number: word(what) },
        "face" => Chance::Face { face: word(what) },
        "ball" => Chance::Ball { seat: Seat(word(what)) },
        "target" => Chance::Target { city: word(what) },
        "draw" => Chance::Draw { object: word(what) },
        "steal" => Chance::Steal { object: word(what) },
        "reborn" => Chance::Reborn { mage: word(what) },
        _ => panic!("luck does not decide {text}"),
    }
}

#[track_caller]
pub fn luck(state: &mut State, text: &str) -> Vec<EventView> {
    apply(state, &chance(text))
}

/// Whether luck can decide that now.
pub fn possible(state: &State, text: &str) -> bool {
    state.clone().apply_chance(&chance(text), &mut Ignore).is_ok()
}

#[track_caller]
pub fn play(state: &mut State, seat: u8, action: &str) -> Vec<EventView> {
    let action: Action = word(action);
    let mut events = Vec::new();
    assert!(legal(state, seat).contains(&action.to_string()), "{action} is not listed in {:?}", state.phase);
    if let Err(rejected) = state.apply(Seat(seat), &action, &mut events) {
        panic!("{action} by {seat} is refused in {:?}: {rejected:?}", state.phase);
    }
    state.invariants().expect("invariants");
    seen(&events)
}

fn seen(events: &[indaman::Event]) -> Vec<EventView> {
    events.iter().filter_map(|event| State::event_view(event, Viewer::Spectator)).collect()
}

/// What a seat may do, in notation.
pub fn legal(state: &State, seat: u8) -> Vec<String> {
    let mut legal = Vec::new();
    state.legal_actions(Seat(seat), &mut legal);
    legal.iter().map(Action::to_string).collect()
}

/// The code and the ruling with which an action is refused; it changes nothing and is not listed.
#[track_caller]
pub fn refused(state: &State, seat: u8, action: &str) -> (&'static str, Option<u16>) {
    let parsed: Action = word(action);
    let mut after = state.clone();
    let rejected: Rejected<Rejection> =
        after.apply(Seat(seat), &parsed, &mut Ignore).expect_err("it should be refused");
    assert_eq!(&after, state);
    assert!(!legal(state, seat).contains(&action.to_owned()));
    (rejected.code(), rejected.ruling())
}

/// Seat 0 walks over the plain, from s13 to s20, off the road, and meets a creature that `player` plays.
#[track_caller]
pub fn meet(state: &mut State, other: u8) -> Vec<EventView> {
    place(state, 0, "s13");
    play(state, 0, "move s20");
    luck(state, "face sword");
    go_on(state, 0);
    luck(state, &format!("ball {other}"))
}

/// Uses no object, where one could.
#[track_caller]
pub fn go_on(state: &mut State, seat: u8) {
    let waits = matches!(
        state.phase,
        Phase::Sword { .. }
            | Phase::Staff { .. }
            | Phase::Potion { .. }
            | Phase::Found { .. }
            | Phase::Delivery { .. }
    );
    if waits {
        play(state, seat, "go-on");
    }
}

/// Seat 0 meets that creature on the plain, played by seat 1, with so many gems in the fists.
#[track_caller]
pub fn fight(state: &mut State, creature: &str, travellers: u8, players: u8) -> Vec<EventView> {
    pile(state, "plain", &[creature, "folletto"]);
    meet(state, 1);
    let name = word::<Creature>(creature).name().map_or("drago".to_owned(), |name| name.to_string());
    play(state, 1, &format!("pick {creature} as {name}"));
    let mut events = play(state, 0, &format!("bid {travellers}"));
    events.extend(play(state, 1, &format!("bid {players}")));
    events
}

/// The same, and the creature wins by a gem.
#[track_caller]
pub fn lose_to(state: &mut State, creature: &str) -> Vec<EventView> {
    fight(state, creature, 0, 1)
}

/// Everybody passes until it is the turn of a seat: walks to and fro on the plain, blank faces only.
#[track_caller]
pub fn until_turn_of(state: &mut State, seat: u8) {
    for _ in 0..200 {
        match state.phase {
            Phase::Act { seat: now } if now.0 == seat && state.turn.0 == seat => return,
            Phase::Captive { seat: now } if now.0 == seat => return,
            Phase::Spell { seat: now } | Phase::Dispel { seat: now } if now.0 == seat => return,
            Phase::Control { victim, .. } if victim.0 == seat => return,
            _ => idle(state),
        }
    }
    panic!("no turn of {seat}: {:?}", state.phase);
}

/// Something harmless, whoever is to decide.
#[track_caller]
pub fn idle(state: &mut State) {
    match state.phase {
        Phase::Act { seat } => {
            let legal = legal(state, seat.0);
            let quiet = |action: &&String| {
                let to = action.strip_prefix("move ").map(|to| word::<Place>(to));
                to.is_some_and(|to| state.board().city(to).is_none())
            };
            let action = legal.iter().find(quiet).or(legal.first()).expect("something").clone();
            play(state, seat.0, &action);
        }
        Phase::Step { .. } => drop(luck(state, "face blank")),
        Phase::Reroll { seat, .. } | Phase::Control { seat, .. } | Phase::Wish { seat } => {
            drop(play(state, seat.0, "pass"));
        }
        Phase::PutBack { seat, .. } => drop(play(state, seat.0, "put-back swamp")),
        Phase::Ferry { .. } => drop(luck(state, "green 1")),
        Phase::Tower { seat, .. } => drop(play(state, seat.0, "stop")),
        Phase::Captive { seat } => drop(play(state, seat.0, "struggle 0")),
        Phase::Struggle { .. } | Phase::Dispel { .. } => drop(luck(state, "green 1")),
        Phase::Entry { .. } => drop(luck(state, "green 6")),
        phase => panic!("nothing harmless in {phase:?}"),
    }
}

/// The names of events, in order.
pub fn kinds(events: &[EventView]) -> Vec<String> {
    let name = |event: &EventView| serde_json::to_value(event).expect("JSON")["kind"].clone();
    events.iter().map(|event| name(event).as_str().expect("a name").to_owned()).collect()
}

/// Everything that is somewhere is still 150 gems.
pub fn all_gems(state: &State) -> u16 {
    let held: u16 =
        state.players[..usize::from(state.config.seats)].iter().map(|player| u16::from(player.gems)).sum();
    let all = held + u16::from(state.bank);
    assert_eq!(all, u16::from(GEMS));
    all
}
