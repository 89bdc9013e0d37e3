//! A match at the table: prompts, stale answers, chance, bots, clocks and events.

mod support;

use fabletop_core::{Budget, Seat, Turn, Viewer};
use fabletop_table::{Happened, Nonce, Occupant, Secret, Shown, Step, Table, TableError};
use support::*;

fn code<T: std::fmt::Debug>(result: Result<T, TableError>) -> String {
    result.expect_err("refused").code().to_owned()
}

fn bare_events(table: &Table<Bazaar>, viewer: Viewer, since: u64) -> Vec<BazaarEvent> {
    let shown = |what: &Happened| match what {
        Happened::Event(event) => event.parse().expect("an event"),
        Happened::Undone { .. } => panic!("nothing was undone"),
    };
    table.events(viewer, since).expect("events").iter().map(|event| shown(&event.what)).collect()
}

#[test]
fn a_config_or_seats_that_make_no_game_are_refused() {
    let bots = |count| vec![Occupant::Open; count];
    let nine = BazaarConfig { seats: 9, ..config() };
    let error = Table::<Bazaar>::create(nine, bots(9), Secret::from_seed(1)).err().expect("refused");
    assert_eq!(error.refused().code, "wrong-seats");
    assert_eq!(error.refused().params["seats"], 9);
    let error = Table::<Bazaar>::create(config(), bots(2), Secret::from_seed(1)).err();
    assert_eq!(error, Some(TableError::WrongSeatCount { given: 2, needed: 3 }));
}

#[test]
fn chance_runs_until_somebody_must_decide() {
    let mut table = new_table(config(), 1);
    assert_eq!(table.advance(), Ok(4), "three tokens and a bonus");
    assert_eq!(table.advance(), Ok(0));
    assert_eq!(table.ply(), 4);
    assert!(table.log().iter().all(|step| matches!(step, Step::Chance(_))));
    assert_eq!(table.turn().seats().len(), 3);
}

#[test]
fn another_secret_or_nonce_deals_something_else() {
    let tokens = |table: &Table<Bazaar>| table.log().to_vec();
    let dealt = tokens(&dealt_table(config(), 1));
    assert_eq!(dealt, tokens(&dealt_table(config(), 1)));
    assert_ne!(dealt, tokens(&dealt_table(config(), 2)));
    let mut table = new_table(config(), 1);
    table.set_nonce(Seat(2), Nonce::from_bytes([7; 32])).expect("not begun");
    let again = table.set_nonce(Seat(2), Nonce::from_bytes([8; 32]));
    assert_eq!(again, Err(TableError::NonceGiven { seat: Seat(2) }));
    table.advance().expect("chance");
    assert_ne!(dealt, tokens(&table));
    assert_eq!(table.set_nonce(Seat(2), Nonce::ABSENT), Err(TableError::AlreadyBegun));
}

#[test]
fn a_stale_answer_is_told_the_current_prompt() {
    let mut table = dealt_table(config(), 1);
    let prompt = table.prompt(Seat(0)).expect("a seat");
    table.act(Seat(0), prompt, BazaarAction::Bid(1)).expect("legal");
    let current = table.prompt(Seat(0)).expect("a seat");
    assert!(current > prompt);
    let stale = table.act(Seat(0), prompt, BazaarAction::Bid(1));
    assert_eq!(stale, Err(TableError::Stale { given: prompt, current }));
    let refused = stale.expect_err("stale").refused();
    assert_eq!((refused.code.as_str(), &refused.params["current"]), ("stale", &current.into()));
    assert_eq!(code(table.act(Seat(0), current + 1, BazaarAction::Bid(1))), "stale", "nor a future one");
}

#[test]
fn a_secret_choice_of_another_does_not_make_an_answer_stale() {
    let mut table = dealt_table(config(), 1);
    let before: Vec<_> = Seat::all(3).map(|seat| table.prompt(seat).expect("a seat")).collect();
    act(&mut table, 1, BazaarAction::Bid(2));
    assert_eq!(table.prompt(Seat(0)), Ok(before[0]));
    assert_ne!(table.prompt(Seat(1)), Ok(before[1]));
    assert_eq!(table.prompt(Seat(2)), Ok(before[2]));
}

#[test]
fn the_clock_makes_answers_stale_and_ends_the_phase() {
    let mut table = dealt_table(BazaarConfig { haggle: Some(30), ..config() }, 1);
    assert_eq!(code(table.time_up()), "not-timed");
    for seat in 0..3 {
        act(&mut table, seat, BazaarAction::Bid(0));
    }
    act(&mut table, 0, BazaarAction::Done);
    assert!(matches!(table.turn(), Turn::Timed { seconds: 30, .. }));
    act(&mut table, 2, BazaarAction::Tip);
    act(&mut table, 2, BazaarAction::Tip);
    let prompt = table.prompt(Seat(1)).expect("a seat");
    table.time_up().expect("timed");
    assert!(table.prompt(Seat(1)).expect("a seat") > prompt);
    assert_eq!(table.turn(), Turn::Chance);
}

#[test]
fn in_a_timed_turn_nobody_is_too_late_because_another_was_quicker() {
    let mut table = dealt_table(BazaarConfig { haggle: Some(30), rounds: 2, ..config() }, 1);
    let asked = |table: &Table<Bazaar>| table.prompt(Seat(0)).expect("a seat");
    for seat in 0..3 {
        act(&mut table, seat, BazaarAction::Bid(0));
    }
    let before = asked(&table);
    act(&mut table, 0, BazaarAction::Done);
    assert_eq!(code(table.act(Seat(0), before, BazaarAction::Tip)), "stale", "asked before the timed turn");
    while !table.legal_actions(Seat(0)).expect("a seat").is_empty() {
        act(&mut table, 0, BazaarAction::Tip);
    }
    // The third seat's coin goes to the first: it may do something else than when it was asked.
    let poor = asked(&table);
    act(&mut table, 2, BazaarAction::Tip);
    assert!(asked(&table) > poor);
    let current = asked(&table);
    assert_eq!(
        table.act(Seat(0), poor, BazaarAction::Bid(0)),
        Err(TableError::Stale { given: poor, current }),
        "what may not be done now"
    );
    table.act(Seat(0), poor, BazaarAction::Tip).expect("still legal");
    act(&mut table, 2, BazaarAction::Tip);
    assert_eq!(code(table.act(Seat(0), poor, BazaarAction::Tip)), "stale", "the seat itself has acted since");
    let rich = asked(&table);
    table.time_up().expect("timed");
    table.advance().expect("chance");
    assert_eq!(code(table.act(Seat(0), rich, BazaarAction::Bid(0))), "stale", "the time is up");
}

#[test]
fn refusals_carry_code_ruling_and_params_and_change_nothing() {
    let mut table = dealt_table(config(), 1);
    let before = table.clone();
    let prompt = table.prompt(Seat(0)).expect("a seat");
    let refused = table.act(Seat(0), prompt, BazaarAction::Bid(200)).expect_err("refused").refused();
    assert_eq!((refused.code.as_str(), refused.ruling), ("too-many-coins", Some(7)));
    assert!(refused.params["coins"].is_number());
    assert_eq!(code(table.act(Seat(0), prompt, BazaarAction::Done)), "not-now");
    assert!(table == before);
}

#[test]
fn seats_and_viewers_that_do_not_exist_are_refused() {
    let mut table = dealt_table(config(), 1);
    for seat in [Seat(3), Seat(8), Seat(255)] {
        assert_eq!(code(table.act(seat, 1, BazaarAction::Done)), "no-such-seat");
        assert_eq!(code(table.undo(seat)), "no-such-seat");
        assert_eq!(code(table.prompt(seat)), "no-such-seat");
        assert_eq!(code(table.legal_actions(seat).map(<[_]>::len)), "no-such-seat");
        assert_eq!(code(table.bot_turn(seat, Budget::Iterations(1))), "no-such-seat");
        assert_eq!(code(table.set_occupant(seat, Occupant::Open)), "no-such-seat");
        assert_eq!(code(table.set_nonce(seat, Nonce::ABSENT)), "no-such-seat");
        assert_eq!(code(table.view(Viewer::Seat(seat))), "no-such-seat");
        assert_eq!(code(table.events(Viewer::Seat(seat), 0)), "no-such-seat");
        assert_eq!(code(table.step_events(Viewer::Seat(seat), 0)), "no-such-seat");
    }
}

#[test]
fn bots_play_their_seats_only() {
    let mut table = dealt_table(config(), 1);
    let budget = Budget::Iterations(1);
    assert_eq!(table.bot_turn(Seat(0), budget), Ok(true));
    assert_eq!(code(table.bot_turn(Seat(0), budget)), "not-your-turn");
    table.set_occupant(Seat(1), Occupant::human("Ala")).expect("a seat");
    assert_eq!(table.bot_turn(Seat(1), budget), Err(TableError::NoBot { seat: Seat(1) }));
    table.set_occupant(Seat(1), Occupant::bot("oracle")).expect("a seat");
    assert_eq!(table.bot_turn(Seat(1), budget), Err(TableError::UnknownBot { id: "oracle".to_owned() }));
    table.set_occupant(Seat(1), Occupant::bot("lazy")).expect("a seat");
    assert_eq!(table.bot_turn(Seat(1), budget), Err(TableError::BotDidNotChoose { seat: Seat(1) }));
}

#[test]
fn a_bot_may_wait_while_a_clock_runs() {
    let mut table = dealt_table(BazaarConfig { haggle: Some(30), ..config() }, 1);
    for seat in 0..3 {
        act(&mut table, seat, BazaarAction::Bid(0));
    }
    act(&mut table, 0, BazaarAction::Done);
    table.set_occupant(Seat(1), Occupant::bot("lazy")).expect("a seat");
    assert_eq!(table.bot_turn(Seat(1), Budget::Iterations(1)), Ok(false));
}

#[test]
fn each_viewer_counts_only_what_it_was_shown() {
    let mut table = dealt_table(config(), 1);
    act(&mut table, 1, BazaarAction::Bid(2));
    assert_eq!(bare_events(&table, Viewer::Spectator, 0).len(), 1, "the bonus");
    let own = bare_events(&table, Viewer::Seat(Seat(1)), 0);
    assert!(matches!(
        own[..],
        [
            BazaarEvent::TokenDealt { seat: Seat(1), .. },
            BazaarEvent::BonusPaid { .. },
            BazaarEvent::BidPlaced { seat: Seat(1), coins: 2 },
        ]
    ));
    let numbers = table.events(Viewer::Seat(Seat(1)), 0).expect("events");
    assert_eq!(numbers.iter().map(|event| event.number).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(bare_events(&table, Viewer::Seat(Seat(1)), 2), own[2..]);
    assert_eq!(bare_events(&table, Viewer::Seat(Seat(1)), 3), []);
    let ahead = table.events(Viewer::Seat(Seat(1)), 4);
    assert_eq!(ahead, Err(TableError::NoSuchEvent { since: 4, last: 3 }));
    assert_eq!(table.step_events(Viewer::Seat(Seat(1)), 4).expect("events").len(), 1);
    assert_eq!(table.step_events(Viewer::Seat(Seat(0)), 4), Ok(vec![]));
    assert_eq!(table.step_events(Viewer::Seat(Seat(0)), 400), Ok(vec![]));
}

#[test]
fn any_earlier_position_can_be_looked_at() {
    let mut table = new_table(config(), 5);
    let mut stages = vec![table.clone()];
    let mut rng = <rand_xoshiro::Xoshiro256PlusPlus as rand_core::SeedableRng>::seed_from_u64(5);
    while !table.is_over() {
        play_on(&mut table, &mut rng);
        stages.push(table.clone());
    }
    for stage in &stages {
        assert!(table.at(stage.ply()).expect("a ply") == *stage);
    }
    let beyond = table.at(table.ply() + 1).err();
    assert_eq!(beyond, Some(TableError::NoSuchPly { ply: table.ply() + 1, plies: table.ply() }));
}

#[test]
fn the_secret_is_shown_at_the_end_and_never_before() {
    let table = finished_table(BazaarConfig { haggle: Some(9), ..config() }, 3);
    let secret = Secret::from_seed(3);
    assert_eq!(table.revealed_secret(), Some(&secret));
    for ply in 0..table.ply() {
        let before = table.at(ply).expect("a ply");
        assert_eq!(before.revealed_secret(), None);
        for shown in everything_shown(&before) {
            assert!(!shown.json().contains(&secret.reveal()));
        }
    }
    let mut table = table;
    assert_eq!(
        code(table.act(Seat(0), table.prompt(Seat(0)).expect("a seat"), BazaarAction::Done)),
        "game-over"
    );
    assert_eq!(code(table.time_up()), "game-over");
    assert_eq!(code(table.undo(Seat(0))), "game-over");
}

fn everything_shown(table: &Table<Bazaar>) -> Vec<Shown> {
    let mut all = Vec::new();
    for viewer in Viewer::all(3) {
        all.push(table.view(viewer).expect("a view"));
        all.push(table.view_text(viewer).expect("a view"));
        for event in table.events(viewer, 0).expect("events") {
            if let Happened::Event(shown) = event.what {
                all.push(shown);
            }
        }
    }
    all
}
