//! The table without types: what a server, a browser and Python use.

mod support;

use fabletop_core::{Budget, Seat, Viewer};
use fabletop_table::{DynTable, LegalAction, TableError, TurnKind};
use serde_json::json;
use support::*;

fn dyn_table(config: BazaarConfig, seed: u64) -> Box<dyn DynTable> {
    Box::new(new_table(config, seed))
}

fn code(result: Result<(), TableError>) -> String {
    result.expect_err("refused").refused().code
}

#[test]
fn a_whole_match_in_json_and_notation() {
    let mut table = dyn_table(BazaarConfig { haggle: Some(5), ..config() }, 9);
    table.advance().expect("chance");
    for turn in 0.. {
        let info = table.turn();
        let Some(seat) = info.seats.first() else { break };
        if info.kind == TurnKind::Timed {
            table.time_up().expect("timed");
        } else {
            let legal = table.legal_actions(seat).expect("a seat");
            let LegalAction { action, text } = &legal[legal.len() - 1];
            let prompt = table.prompt(seat).expect("a seat");
            match turn % 2 {
                0 => table.act_json(seat, prompt, action.json()).expect("legal"),
                _ => table.act_text(seat, prompt, text).expect("legal"),
            }
        }
        table.advance().expect("chance");
    }
    assert_eq!(table.turn().kind, TurnKind::Over);
    let turn = serde_json::to_value(table.turn()).expect("JSON");
    assert_eq!((&turn["kind"], &turn["seats"]), (&json!("over"), &json!([])));
    assert_eq!(turn["outcome"]["places"].as_array().map(Vec::len), Some(3));
    assert_eq!(table.record().expect("a record").write(), table.record_text().expect("a record").text());
    let kept = table.record_text().expect("a record");
    let text = kept.text();
    assert!(
        table
            .step_lines(0)
            .expect("lines")
            .iter()
            .all(|line| text.contains(&format!("\n    {}", line.text())))
    );
    assert_eq!(table.step_lines(4).expect("lines").len(), table.ply() - 4);
    assert_eq!(table.step_lines(table.ply() + 1).expect_err("beyond").code(), "no-such-ply");
    let middle = table.at(5).expect("a ply");
    assert_eq!((middle.ply(), middle.game(), middle.rules_version()), (5, "bazaar", 3));
}

#[test]
fn actions_from_outside_are_refused_with_a_code() {
    let mut table = dyn_table(config(), 9);
    table.advance().expect("chance");
    let prompt = table.prompt(Seat(0)).expect("a seat");
    for (action, expected) in [
        ("", "bad-action"),
        ("{", "bad-action"),
        ("{\"bid\":-1}", "bad-action"),
        ("{\"bid\":1,\"x\":2}", "bad-action"),
        ("\"done\"", "not-now"),
        ("{\"bid\":9}", "too-many-coins"),
    ] {
        assert_eq!(code(table.act_json(Seat(0), prompt, action)), expected, "{action}");
    }
    let deep = "[".repeat(100_000);
    assert_eq!(code(table.act_json(Seat(0), prompt, &deep)), "bad-action");
    assert_eq!(code(table.act_text(Seat(0), prompt, "bid much")), "bad-notation");
    assert_eq!(code(table.act_text(Seat(0), prompt, &deep)), "bad-notation");
    assert_eq!(code(table.act_json(Seat(7), prompt, "\"done\"")), "no-such-seat");
    assert_eq!(code(table.act_json(Seat(0), prompt + 5, "\"done\"")), "stale");
    let refused = table.act_json(Seat(0), prompt, "{\"bid\":9}").expect_err("refused").refused();
    let sent = serde_json::to_value(&refused).expect("JSON");
    assert_eq!(sent["ruling"], 7);
    assert!(sent["params"]["coins"].is_number() && sent["params"]["code"].is_null());
}

#[test]
fn bots_undo_and_seats_work_through_it() {
    let mut table = dyn_table(config(), 9);
    table.advance().expect("chance");
    assert_eq!(table.bot_turn(Seat(2), Budget::Iterations(1)), Ok(true));
    assert_eq!(table.may_undo(Seat(2)), Ok(()));
    table.undo(Seat(2)).expect("still secret");
    assert_eq!(table.turn().seats.len(), 3);
    assert_eq!(table.occupants().len(), 3);
    assert_eq!(table.revealed_secret(), None);
}

#[test]
fn what_is_shown_is_what_the_viewer_may_see() {
    let table = dealt_table(config(), 9);
    let table: &dyn DynTable = &table;
    let own: BazaarView = table.view(Viewer::Seat(Seat(1))).expect("a view").parse().expect("typed");
    assert_eq!(own.tokens.iter().map(Option::is_some).collect::<Vec<_>>(), [false, true, false]);
    let shown = table.view(Viewer::Spectator).expect("a view");
    assert_eq!(shown.as_value()["tokens"], json!([null, null, null]));
    assert_eq!(serde_json::to_string(&shown).expect("JSON"), shown.json(), "serialises as it is");
    assert_eq!(serde_json::to_value(&shown).expect("JSON"), shown.as_value());
    let text: String = table.view_text(Viewer::Spectator).expect("a view").parse().expect("a text");
    assert_eq!(text, "round 0 for spectator: tokens [None, None, None]");
    let event = &table.events(Viewer::Seat(Seat(1)), 0).expect("events")[0];
    let sent = serde_json::to_value(event).expect("JSON");
    assert_eq!((&sent["number"], &sent["event"]["token-dealt"]["seat"]), (&json!(1), &json!(1)));
}

#[test]
fn what_was_shown_before_can_be_left_out() {
    let table = dyn_table(config(), 9);
    assert_eq!(table.config().expect("a config").as_value(), json!(config()));
    let view = table.view(Viewer::Spectator).expect("a view");
    let whole = view.as_value();
    let (field, value) = whole.as_object().and_then(|fields| fields.iter().next()).expect("a field");
    let without = |field| table.view_without(Viewer::Spectator, field).expect("a view");
    let mut rest = without(field).as_value();
    assert!(rest.get(field).is_none());
    rest[field] = value.clone();
    assert_eq!(rest, whole);
    assert_eq!(without("no such field"), view);
}
