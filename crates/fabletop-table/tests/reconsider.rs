//! Secret choices that are taken back while others still choose.

use fabletop_core::{Bot, Budget, Seat, SeatSet, Turn, Viewer};
use fabletop_table::{Happened, Occupant, Secret, Table, TableError};
use fabletop_testkit::dummy::{Action, Config, Dummy, EventView, Slot, View};

/// Three people who bid in secret and may take their bids back.
fn bidding() -> Table<Dummy> {
    let people = vec![Occupant::human("Ala"); 3];
    let mut table =
        Table::<Dummy>::create(Config::wavering(3), people, Secret::from_seed(1)).expect("a table");
    table.advance().expect("chance");
    table
}

#[track_caller]
fn act(table: &mut Table<Dummy>, seat: u8, action: Action) {
    let prompt = table.prompt(Seat(seat)).expect("a seat");
    table.act(Seat(seat), prompt, action).expect("a legal action");
}

fn view(table: &Table<Dummy>, viewer: Viewer) -> View {
    table.view(viewer).expect("a viewer").parse().expect("a view")
}

#[test]
fn the_choice_that_counts_is_the_last_one() {
    let mut table = bidding();
    act(&mut table, 0, Action::Bid(2));
    assert_eq!(table.turn(), Turn::Seats([Seat(1), Seat(2)].into_iter().collect()));
    assert_eq!(table.legal_actions(Seat(0)), Ok(&[Action::Reconsider][..]));
    act(&mut table, 1, Action::Bid(1));
    act(&mut table, 0, Action::Reconsider);
    assert_eq!(table.turn(), Turn::Seats([Seat(0), Seat(2)].into_iter().collect()));
    act(&mut table, 2, Action::Bid(0));
    assert!(!table.is_over(), "nothing is revealed while somebody reconsiders");
    act(&mut table, 0, Action::Bid(0));
    assert!(table.is_over());
    assert_eq!(view(&table, Viewer::Spectator).bids, [0, 1, 0].map(Slot::Shown));
}

#[test]
fn a_late_change_of_mind_is_stale() {
    let mut table = bidding();
    act(&mut table, 0, Action::Bid(2));
    act(&mut table, 1, Action::Bid(1));
    let prompt = table.prompt(Seat(0)).expect("a seat");
    act(&mut table, 2, Action::Bid(0)); // all are in before the message arrives
    let current = table.prompt(Seat(0)).expect("a seat");
    let late = table.act(Seat(0), prompt, Action::Reconsider);
    assert_eq!(late, Err(TableError::Stale { given: prompt, current }));
}

#[test]
fn a_change_of_mind_makes_nobody_elses_answer_stale() {
    let mut table = bidding();
    act(&mut table, 0, Action::Bid(2));
    let before = table.prompt(Seat(1));
    act(&mut table, 0, Action::Reconsider);
    act(&mut table, 0, Action::Bid(1));
    assert_eq!(table.prompt(Seat(1)), before);
}

#[test]
fn others_see_that_it_happened_and_not_what_it_was() {
    let mut table = bidding();
    let known = table.events(Viewer::Seat(Seat(1)), 0).expect("events").len() as u64;
    act(&mut table, 0, Action::Bid(2));
    act(&mut table, 0, Action::Reconsider);
    let shown = table.events(Viewer::Seat(Seat(1)), known).expect("events");
    let events: Vec<EventView> = shown
        .iter()
        .filter_map(|event| match &event.what {
            Happened::Event(event) => event.parse().ok(),
            Happened::Undone { .. } => None,
        })
        .collect();
    let seat = Seat(0);
    assert_eq!(events, [EventView::HasBid { seat, bid: None }, EventView::Reconsidered { seat }]);
}

#[test]
fn the_log_rebuilds_it() {
    let mut table = bidding();
    act(&mut table, 0, Action::Bid(2));
    act(&mut table, 0, Action::Reconsider);
    act(&mut table, 0, Action::Bid(1));
    assert!(table.at(table.ply()).expect("a ply") == table);
    let between = table.at(table.ply() - 1).expect("a ply");
    assert_eq!(between.turn(), Turn::Seats(SeatSet::all(3)));
}

/// Bids nothing, and would take everything back.
struct Waverer;

impl Bot<Dummy> for Waverer {
    fn choose(&mut self, _: Seat, _: &View, legal: &[Action], _: Budget) -> Option<Action> {
        legal.first().copied()
    }
}

#[test]
fn a_bot_is_asked_only_where_the_table_waits() {
    let mut table = bidding();
    assert_eq!(table.act_bot(Seat(0), &mut Waverer, Budget::Iterations(1)), Ok(true));
    let again = table.act_bot(Seat(0), &mut Waverer, Budget::Iterations(1));
    assert_eq!(again.map_err(|error| error.code().to_owned()), Err("not-your-turn".to_owned()));
}
