//! What a viewer saw before; a bot's decision apart from its table; steps as a store keeps them.

mod support;

use fabletop_core::{Budget, Seat, Viewer};
use fabletop_table::{DynTable, HostOnly, Nonce, Occupant, Record, Shown, TurnKind};
use std::collections::BTreeMap;
use support::*;

fn dyn_table(seed: u64) -> Box<dyn DynTable> {
    Box::new(new_table(BazaarConfig { haggle: Some(5), ..config() }, seed))
}

/// Plays a match, and calls `after` when everybody has been shown what happened.
fn play(table: &mut dyn DynTable, mut after: impl FnMut(&dyn DynTable, Option<Seat>)) {
    table.advance().expect("chance");
    after(table, None);
    for turn in 0.. {
        let info = table.turn();
        let Some(seat) = info.seats.first() else { break };
        if info.kind == TurnKind::Timed && turn % 3 == 0 {
            table.time_up().expect("timed");
            table.advance().expect("chance");
            after(table, None);
            continue;
        }
        let legal = table.legal_actions(seat).expect("a seat");
        let prompt = table.prompt(seat).expect("a seat");
        let action = &legal[turn % legal.len()].action;
        table.act_json(seat, prompt, action.json()).expect("legal");
        assert_eq!(table.undo_seat(), Some(seat), "nobody else could take something back");
        table.advance().expect("chance");
        after(table, Some(seat));
    }
}

#[test]
fn looking_back_shows_what_was_seen() {
    for seed in 0..20 {
        let mut table = dyn_table(seed);
        let mut seen: BTreeMap<(Viewer, u64), Shown> = BTreeMap::new();
        let mut when_acting = vec![0; table.occupants().len()];
        play(table.as_mut(), |table, actor| {
            for viewer in Viewer::all(table.occupants().len()) {
                let last = table.last_event(viewer).expect("a viewer");
                assert_eq!(last, table.events(viewer, 0).expect("events").len() as u64);
                seen.entry((viewer, last)).or_insert(table.view(viewer).expect("a view"));
            }
            if let Some(seat) = actor {
                when_acting[seat.index()] = table.last_event_when_acting(seat).expect("a seat");
            }
            for seat in Seat::all(when_acting.len()) {
                let acted = table.last_event_when_acting(seat).expect("a seat");
                assert_eq!(acted, when_acting[seat.index()], "others do not change it");
            }
        });
        assert!(seen.len() > 12, "hardly anything was shown: {}", seen.len());
        for ((viewer, event), view) in seen {
            assert_eq!(table.view_after(viewer, event).expect("a view"), view, "{viewer} after {event}");
        }
        let last = table.last_event(Viewer::Spectator).expect("a viewer");
        let beyond = table.view_after(Viewer::Spectator, last + 1).expect_err("not shown");
        assert_eq!(beyond.code(), "no-such-event");
    }
}

#[test]
fn a_bot_decides_elsewhere_as_at_the_table() {
    let mut table = new_table(config(), 3);
    for seat in Seat::all(3) {
        table.set_occupant(seat, Occupant::bot("random")).expect("a seat");
    }
    let mut here = table.with_bots(bots);
    here.advance().expect("chance");
    let mut there = here.clone();
    let mut decided = 0;
    while let Some(seat) = here.turn().seats().first() {
        here.bot_turn(seat, Budget::Iterations(1)).expect("a bot");
        let prompt = there.prompt(seat).expect("a seat");
        let decision = DynTable::bot_decision(&there, seat).expect("a bot");
        let action = decision.choose(Budget::Iterations(1)).expect("JSON").expect("no clock runs");
        there.act_json(seat, prompt, action.text()).expect("legal");
        here.advance().expect("chance");
        there.advance().expect("chance");
        assert!(here == there);
        decided += 1;
    }
    assert!(decided > 3);
    assert_eq!(there.bot_decision(Seat(0)).err().expect("over").code(), "not-your-turn");
    assert_eq!(there.bot_decision(Seat(9)).err().expect("no seat").code(), "no-such-seat");
}

#[test]
fn who_leaves_before_the_match_takes_the_nonce_along() {
    let mut table = dyn_table(1);
    let nonce = |byte| Nonce::from_bytes([byte; 32]);
    table.set_nonce(Seat(0), nonce(1)).expect("the first");
    assert_eq!(table.set_nonce(Seat(0), nonce(2)).expect_err("a second").code(), "nonce-given");
    table.withdraw_nonce(Seat(0)).expect("not begun");
    table.set_nonce(Seat(0), nonce(2)).expect("somebody else's");
    assert_eq!(table.record().expect("a record").nonces[0], nonce(2));
    table.advance().expect("chance");
    assert_eq!(table.withdraw_nonce(Seat(0)).expect_err("begun").code(), "already-begun");
}

#[test]
fn a_record_goes_on_with_the_lines_of_a_store() {
    let mut table = dyn_table(4);
    play(table.as_mut(), |_, _| {});
    let whole = table.record().expect("a record");
    let mut head = whole.clone();
    head.steps.clear();
    let mut read = Record::read(&head.write()).expect("a record");
    let lines = table.step_lines(0).expect("lines");
    read.add_steps(lines.iter().map(HostOnly::text)).expect("steps");
    assert_eq!(read, whole);
    let wrong = read.add_steps(["{\"seat\":0}"]).expect_err("no step");
    assert_eq!(wrong.code(), "step-shape");
    assert_eq!(read.add_steps(["{"]).expect_err("no JSON").code(), "step-shape");
}
