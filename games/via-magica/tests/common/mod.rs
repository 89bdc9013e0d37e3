//! Positions made by hand, and steps in notation.

#![allow(dead_code, unreachable_pub)]

use fabletop_core::{Game, Ignore, Rejected, Seat, Viewer};
use via_magica::animus::{Animus, Token};
use via_magica::portals::Portal;
use via_magica::state::{Phase, Slot, State, Zone};
use via_magica::{Action, Chance, Config, EventView, Rejection, Variant};

#[track_caller]
pub fn portal(number: u8) -> Portal {
    Portal::new(number).expect("a portal")
}

pub fn portals(numbers: &[u8]) -> Vec<Portal> {
    numbers.iter().map(|&number| portal(number)).collect()
}

/// A row that no zone of the tests needs.
pub const ROW: [u8; 5] = [24, 25, 26, 27, 28];

/// A first game before its first token: seat 0 has the bag, each seat the portals of its line.
#[track_caller]
pub fn first_game(zones: &[[u8; 3]]) -> State {
    first_game_with_row(zones, ROW)
}

#[track_caller]
pub fn first_game_with_row(zones: &[[u8; 3]], row: [u8; 5]) -> State {
    let config = Config::new(zones.len() as u8).variant(Variant::FirstGame);
    let mut state = State::setup(&config).expect("a game");
    luck(&mut state, &Chance::First { seat: Seat(0) });
    deal(&mut state, &row, &zones.iter().map(<[u8; 3]>::as_slice).collect::<Vec<_>>());
    assert_eq!(state.phase, Phase::Catch, "no pairs among {zones:?}");
    state
}

#[track_caller]
pub fn deal(state: &mut State, row: &[u8], hands: &[&[u8]]) {
    let row = portals(row).into_iter().collect();
    let hands = hands.iter().map(|hand| portals(hand).into_iter().collect()).collect();
    luck(state, &Chance::Deal { row, hands });
}

/// Lays crystals of the reserve on fields, given by initials.
#[track_caller]
pub fn fill(state: &mut State, seat: u8, number: u8, initials: &str) {
    let zone = &mut state.zones[usize::from(seat)];
    let count = initials.len() as u8;
    zone.reserve = zone.reserve.checked_sub(count).expect("enough crystals");
    let slot = zone.portals.iter_mut().find(|slot| slot.portal == portal(number)).expect("that portal");
    let json: Vec<Animus> = slot.filled.iter().chain(initials.chars().map(animus)).collect();
    slot.filled = serde_json::from_value(serde_json::json!(json)).expect("fields");
    state.invariants().expect("invariants");
}

fn animus(initial: char) -> Animus {
    let all = Animus::ALL.into_iter();
    let mut found = all.filter(|animus| animus.to_string().starts_with(initial.to_ascii_lowercase()));
    found.next().expect("an animus")
}

/// Gives a seat open portals from the stock.
#[track_caller]
pub fn give_opened(state: &mut State, seat: u8, numbers: &[u8]) {
    for portal in portals(numbers) {
        assert!(state.stock.remove(portal), "{portal} is in the stock");
        state.zones[usize::from(seat)].achieve(portal);
    }
    state.invariants().expect("invariants");
}

/// Gives a seat one more portal to work on.
#[track_caller]
pub fn give_portal(state: &mut State, seat: u8, number: u8) {
    assert!(state.stock.remove(portal(number)), "{number} is in the stock");
    state.zones[usize::from(seat)].portals.push(Slot::new(portal(number)));
    state.invariants().expect("invariants");
}

/// Gives a seat crystals, as an effect does.
pub fn give_crystals(state: &mut State, seat: u8, count: u8) {
    let zone = &mut state.zones[usize::from(seat)];
    (zone.gained, zone.reserve) = (zone.gained + count, zone.reserve + count);
}

/// Takes the first portal of the row, fills the row up and leaves rewards, until something else is asked.
#[track_caller]
pub fn take_first(state: &mut State) -> Vec<EventView> {
    let mut events = Vec::new();
    loop {
        events.extend(match state.phase {
            Phase::Take { seat } => play(state, seat.0, &legal(state, seat.0)[0]),
            Phase::Refill { .. } => {
                let portal = state.stock.nth(0).expect("a stock");
                refill(state, portal.number())
            }
            Phase::Claim { seat, .. } => play(state, seat.0, "decline"),
            _ => return events,
        });
    }
}

#[track_caller]
pub fn luck(state: &mut State, chance: &Chance) -> Vec<EventView> {
    let mut events = Vec::new();
    state.apply_chance(chance, &mut events).expect("luck can do that");
    state.invariants().expect("invariants");
    seen(&events)
}

#[track_caller]
pub fn catch(state: &mut State, token: Token) -> Vec<EventView> {
    luck(state, &Chance::Catch { token })
}

#[track_caller]
pub fn refill(state: &mut State, number: u8) -> Vec<EventView> {
    luck(state, &Chance::Refill { portal: portal(number) })
}

#[track_caller]
pub fn play(state: &mut State, seat: u8, action: &str) -> Vec<EventView> {
    let action: Action = action.parse().unwrap_or_else(|_| panic!("{action} is no action"));
    let mut events = Vec::new();
    if let Err(rejected) = state.apply(Seat(seat), &action, &mut events) {
        panic!("{action} by {seat} is refused in {:?}: {rejected:?}", state.phase);
    }
    state.invariants().expect("invariants");
    seen(&events)
}

fn seen(events: &[via_magica::Event]) -> Vec<EventView> {
    events.iter().filter_map(|event| State::event_view(event, Viewer::Spectator)).collect()
}

/// Carries out a token's round in which only seat 0 does something.
#[track_caller]
pub fn round(state: &mut State, token: Token, action: &str) -> Vec<EventView> {
    catch(state, token);
    let others: Vec<Seat> = state.turn().seats().iter().filter(|&seat| seat != Seat(0)).collect();
    others.into_iter().for_each(|seat| {
        play(state, seat.0, "pass");
    });
    play(state, 0, action)
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
    let action: Action = action.parse().unwrap_or_else(|_| panic!("{action} is no action"));
    let (mut after, mut legal) = (state.clone(), Vec::new());
    let rejected: Rejected<Rejection> =
        after.apply(Seat(seat), &action, &mut Ignore).expect_err("it should be refused");
    state.legal_actions(Seat(seat), &mut legal);
    assert_eq!(&after, state);
    assert!(!legal.contains(&action));
    (rejected.code(), rejected.ruling())
}

pub fn zone(state: &State, seat: u8) -> &Zone {
    &state.zones[usize::from(seat)]
}

/// The numbers of the portals a seat works on.
pub fn working(state: &State, seat: u8) -> Vec<u8> {
    zone(state, seat).portals.iter().map(|slot| slot.portal.number()).collect()
}

/// The numbers of a seat's open portals.
pub fn opened(state: &State, seat: u8) -> Vec<u8> {
    zone(state, seat).opened.iter().map(|portal| portal.number()).collect()
}

/// What lies on a portal, by initials.
#[track_caller]
pub fn filled(state: &State, seat: u8, number: u8) -> String {
    zone(state, seat).slot(portal(number)).expect("that portal").filled.to_string()
}

/// The names of events, in order.
pub fn kinds(events: &[EventView]) -> Vec<String> {
    let name = |event: &EventView| serde_json::to_value(event).expect("JSON")["kind"].clone();
    events.iter().map(|event| name(event).as_str().expect("a name").to_owned()).collect()
}
