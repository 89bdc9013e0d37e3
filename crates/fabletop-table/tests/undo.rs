//! What may be taken back: only what showed nobody anything that the one who takes back did not know.

mod support;

use fabletop_core::{Seat, Turn, Viewer};
use fabletop_table::{Happened, Record, Step, Table, TableError, verify};
use support::*;

const NOTHING_0: Result<(), TableError> = Err(TableError::NothingToUndo { seat: Seat(0) });
const REVEALED_0: Result<(), TableError> = Err(TableError::UndoAfterReveal { seat: Seat(0) });

/// All have bid nothing; seat 0 won and may act.
fn winners_turn(config: BazaarConfig) -> Table<Bazaar> {
    let mut table = dealt_table(config, 1);
    for seat in 0..3 {
        act(&mut table, seat, BazaarAction::Bid(0));
    }
    table
}

fn views(table: &Table<Bazaar>) -> Vec<String> {
    Viewer::all(3).map(|viewer| table.view(viewer).expect("a view").json().to_owned()).collect()
}

#[test]
fn public_actions_are_taken_back_one_by_one() {
    let mut table = winners_turn(config());
    let mut stages = Vec::new();
    for mark in [1, 2, 1] {
        stages.push(views(&table));
        act(&mut table, 0, BazaarAction::Mark(mark));
    }
    while let Some(stage) = stages.pop() {
        table.undo(Seat(0)).expect("nothing was revealed");
        assert_eq!(views(&table), stage);
    }
    assert_eq!(table.may_undo(Seat(0)), NOTHING_0, "the bids of the others came before");
}

#[test]
fn taking_back_is_a_step_and_asks_anew() {
    let mut table = winners_turn(config());
    let first = table.prompt(Seat(0)).expect("a seat");
    act(&mut table, 0, BazaarAction::Mark(1));
    table.undo(Seat(0)).expect("nothing was revealed");
    assert_eq!(table.log().last(), Some(&Step::Undo { seat: Seat(0) }));
    assert_eq!(table.prompt(Seat(0)), Ok(first + 2));
    act(&mut table, 0, BazaarAction::Mark(2));
    table.undo(Seat(0)).expect("again");
}

#[test]
fn nothing_is_taken_back_while_a_clock_runs() {
    let mut table = winners_turn(BazaarConfig { haggle: Some(30), ..config() });
    act(&mut table, 0, BazaarAction::Done);
    assert!(matches!(table.turn(), Turn::Timed { .. }));
    let answers = |table: &Table<Bazaar>| [0, 1, 2].map(|seat| table.may_undo(Seat(seat)));
    let before = answers(&table);
    assert_eq!(before, [0, 1, 2].map(|_| Err(TableError::UndoInTimedTurn)));
    act(&mut table, 1, BazaarAction::Tip);
    assert_eq!(answers(&table), before, "whether somebody acted in secret does not show");
    table.time_up().expect("timed");
    assert_eq!(table.may_undo(Seat(1)), Err(TableError::NothingToUndo { seat: Seat(1) }));
}

#[test]
fn what_is_taken_back_changes_no_draw() {
    let mut straight = winners_turn(config());
    let mut around = winners_turn(config());
    for _ in 0..3 {
        act(&mut around, 0, BazaarAction::Mark(1));
        around.undo(Seat(0)).expect("nothing was revealed");
    }
    for table in [&mut straight, &mut around] {
        act(table, 0, BazaarAction::Done);
        table.advance().expect("chance");
    }
    let drawn = |table: &Table<Bazaar>| {
        table.log().iter().filter(|step| matches!(step, Step::Chance(_))).cloned().collect::<Vec<_>>()
    };
    assert_eq!(drawn(&straight), drawn(&around));
}

#[test]
fn a_record_cannot_take_back_what_the_table_would_not() {
    let mut table = winners_turn(config());
    act(&mut table, 0, BazaarAction::Look(Seat(2)));
    assert_eq!(table.may_undo(Seat(0)), REVEALED_0);
    let text = table.record().expect("a record").write();
    let (start, end) = text.rsplit_once("\n  ],\n").expect("the end of the steps");
    let forged = format!("{start},\n    {{\"seat\":0,\"undo\":true}}\n  ],\n{end}");
    let record = Record::read(&forged).expect("well formed");
    let error = Table::<Bazaar>::from_record(&record).err().expect("refused");
    assert_eq!(error.code(), "step-refused");
    assert!(verify::<Bazaar>(&record).is_err(), "no verdict about what cannot be followed");
}

#[test]
fn chance_ends_what_may_be_taken_back() {
    let mut table = winners_turn(config());
    act(&mut table, 0, BazaarAction::Done);
    assert_eq!(table.may_undo(Seat(0)), Ok(()), "the bonus is not drawn yet");
    table.advance().expect("chance");
    assert_eq!(table.may_undo(Seat(0)), NOTHING_0);
    assert_eq!(table.undo(Seat(0)), NOTHING_0);
}

#[test]
fn a_secret_bid_may_be_changed_until_the_bids_are_uncovered() {
    let mut table = dealt_table(config(), 1);
    act(&mut table, 1, BazaarAction::Bid(2));
    table.undo(Seat(1)).expect("still secret");
    act(&mut table, 1, BazaarAction::Bid(3));
    act(&mut table, 2, BazaarAction::Bid(1));
    assert_eq!(table.may_undo(Seat(1)), Err(TableError::NothingToUndo { seat: Seat(1) }));
    act(&mut table, 0, BazaarAction::Bid(0));
    assert_eq!(table.undo(Seat(0)), REVEALED_0, "the last bid uncovered the others");
}

#[test]
fn a_look_cannot_be_forgotten() {
    let mut table = winners_turn(config());
    act(&mut table, 0, BazaarAction::Look(Seat(2)));
    assert_eq!(table.undo(Seat(0)), REVEALED_0);
    act(&mut table, 0, BazaarAction::Look(Seat(2)));
    assert_eq!(table.may_undo(Seat(0)), Ok(()), "looking again showed nothing new");
    act(&mut table, 0, BazaarAction::Mark(1));
    table.undo(Seat(0)).expect("the mark");
    table.undo(Seat(0)).expect("the second look");
    assert_eq!(table.undo(Seat(0)), REVEALED_0);
}

#[test]
fn what_others_learned_about_a_third_cannot_be_forgotten() {
    let mut table = winners_turn(config());
    act(&mut table, 0, BazaarAction::Expose(Seat(2)));
    assert_eq!(table.undo(Seat(0)), REVEALED_0);
}

#[test]
fn viewers_hear_of_it_if_they_had_noticed_the_action() {
    let mut table = dealt_table(config(), 1);
    act(&mut table, 1, BazaarAction::Bid(2));
    table.undo(Seat(1)).expect("still secret");
    let last = |viewer| table.events(viewer, 0).expect("events").pop().expect("one");
    let undone = |events: &[u64]| Happened::Undone { seat: Seat(1), events: events.to_vec() };
    assert_eq!(last(Viewer::Seat(Seat(1))).what, undone(&[3]), "its own bid");
    assert_eq!(last(Viewer::Spectator).what, undone(&[]), "saw that there was a bid, not which");
    let json = serde_json::to_string(&last(Viewer::Seat(Seat(1)))).expect("JSON");
    assert_eq!(json, r#"{"number":4,"undone":{"seat":1,"events":[3]}}"#);
    let mut table = winners_turn(config());
    let before = table.events(Viewer::Seat(Seat(2)), 0).expect("events").len();
    act(&mut table, 0, BazaarAction::Look(Seat(1)));
    act(&mut table, 0, BazaarAction::Look(Seat(1)));
    table.undo(Seat(0)).expect("nothing new");
    assert_eq!(table.events(Viewer::Seat(Seat(2)), 0).expect("events").len(), before, "noticed nothing");
}
