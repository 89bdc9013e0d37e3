//! People play whole matches through connections.

use crate::support::*;
use fabletop_protocol::{MatchState, Request, SeatPlan, Views};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

#[tokio::test]
async fn two_people_play_a_whole_match() {
    let world = world().await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
    play(&mut [&mut a, &mut b], &mut Dice(7), 1000).await;
    a.until("over", Player::is_over).await;
    b.until("over", Player::is_over).await;
    assert_eq!(a.position["turn"]["outcome"], b.position["turn"]["outcome"]);
    a.until("told that it is over", |a| a.info["state"] == "over").await;
    let record = world.host.record(&id).await.expect("a record");
    let verdict = world.host.verdict(&id).await.expect("a verdict");
    assert!(verdict.fair && verdict.draws > 10, "{verdict:?}");
    assert_eq!(record.as_value()["commitment"], verdict.commitment);
    assert_eq!(record.as_value()["seats"][1], json!({"kind": "human", "name": "Borys"}));
    let statistics = world.store.statistics(ala.person).await.expect("statistics");
    assert_eq!((statistics.len(), statistics[0].played), (1, 1));
    let mine = world.host.matches_of(ala.person).await.expect("a list");
    assert_eq!((mine[0].state, mine[0].you, mine[0].id == id), (MatchState::Over, Some(seat(0)), true));
    assert_eq!(world.host.facts().actions as usize, actions(&record.as_value()));
}

fn actions(record: &Value) -> usize {
    record["steps"].as_array().expect("steps").iter().filter(|step| step["action"] != Value::Null).count()
}

#[tokio::test]
async fn stale_foreign_and_illegal_actions_change_nothing() {
    let world = world().await;
    let (ala, borys, eve) =
        (world.person("Ala").await, world.person("Borys").await, world.person("Eve").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
    let mut e = world.player(&id, &eve).await;
    let mut dice = Dice(3);
    for _ in 0..6 {
        let first = asked(&mut [&mut a, &mut b]).await == Some(0);
        let (turn, other) = if first { (&mut a, &mut b) } else { (&mut b, &mut a) };
        let before = world.store.load_match(&id).await.expect("read").expect("stored");
        let action = turn.some_action(&mut dice);
        assert_eq!(e.refused(action.clone()).await, "not-seated");
        let Request::Act { prompt, action } = action else { panic!("an action") };
        let stale = turn.ask(Request::Act { prompt: prompt + 1, action: action.clone() }).await;
        assert_eq!(stale["error"]["code"], "stale");
        assert_eq!(stale["error"]["params"]["current"], prompt);
        let prompt_of_other = other.prompt();
        let foreign = other.refused(Request::Act { prompt: prompt_of_other, action: action.clone() }).await;
        assert_eq!(foreign, "not-your-turn");
        let illegal = turn.refused(Request::Act { prompt, action: json!({"discard": {"card": "no-card"}}) });
        assert_eq!(illegal.await, "bad-action");
        assert_eq!(turn.refused(Request::ActText { prompt, text: "?".into() }).await, "bad-notation");
        let after = world.store.load_match(&id).await.expect("read").expect("stored");
        assert_eq!(before.steps, after.steps, "refused, and nothing changed");
        turn.ask_ok(Request::Act { prompt, action }).await;
    }
    assert_eq!(world.host.facts().refused, 6 * 5);
    assert_eq!(code(world.request("nosuchmatch", &ala, Request::Ping).await), "no-such-match");
    assert_eq!(code(world.host.record(&id).await), "not-over");
    assert_eq!(code(world.host.verdict(&id).await), "not-over");
}

#[tokio::test]
async fn a_reconnect_gives_exactly_what_is_missing() {
    let world = world().await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
    let mut dice = Dice(11);
    let mut views = BTreeMap::new();
    while !a.is_over() && !b.is_over() {
        play(&mut [&mut a, &mut b], &mut dice, 1).await;
        let since = dice.below(a.last_event() as usize + 1) as u64;
        let again = Player::connect(&world.host, &id, Some(&ala), Some(since), Views::Always).await;
        let seen = &a.events[since as usize..];
        assert_eq!(again.events[..seen.len()], *seen, "after {since}");
        let beyond = Player::connect(&world.host, &id, Some(&ala), Some(10_000), Views::Always).await;
        assert_eq!(beyond.events[0]["number"], 1, "what does not exist is answered with everything");
        // Later ones with the same number come from actions of Ala's own that show nothing.
        views.entry(beyond.last_event()).or_insert(beyond.position["view"].clone());
        let snapshot = world.host.snapshot(&id, Some(ala.person), Some(since)).await.expect("a snapshot");
        let snapshot = serde_json::to_value(snapshot).expect("JSON");
        assert_eq!(snapshot["events"], again.joined["events"]);
        assert_eq!(snapshot["position"], again.joined["position"]);
    }
    for (event, view) in views {
        let back = world.host.look_back(&id, Some(ala.person), event).await.expect("a view");
        assert_eq!(back.view.as_value(), view, "what Ala saw after event {event}");
    }
    assert_eq!(code(world.host.look_back(&id, Some(ala.person), 9999).await), "no-such-event");
}

#[tokio::test]
async fn nobody_is_sent_what_is_hidden_from_them() {
    let world = world().await;
    for seed in 1..4 {
        let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
        let (id, _) = world.table(&[&ala, &borys], two()).await;
        let (mut a, mut b) = (world.player(&id, &ala).await, world.player(&id, &borys).await);
        let mut watcher = Player::connect(&world.host, &id, None, None, Views::Always).await;
        let mut dice = Dice(seed);
        let mut hidden_checked = 0;
        let (mut public, mut own) = (BTreeSet::new(), BTreeSet::new());
        let (mut of_b, mut of_watcher) = (0, 0);
        while let Some(index) = asked(&mut [&mut a, &mut b]).await {
            if is_reveal(&a) || is_reveal(&b) {
                break;
            }
            let turn = if index == 0 { &mut a } else { &mut b };
            turn.act(&mut dice).await;
            for player in [&mut a, &mut b, &mut watcher] {
                // Everybody hears of everything before the next step: the connection answers in order.
                player.ask_ok(Request::Ping).await;
            }
            if is_reveal(&a) || is_reveal(&b) {
                break;
            }
            public.extend(watcher.cards("discard"));
            own.extend(b.cards("hand"));
            own.extend(b.cards("drawn"));
            let mut hands_of_a = a.cards("hand");
            hands_of_a.extend(a.cards("drawn"));
            for card in hands_of_a.iter().filter(|card| !public.contains(*card)) {
                let needle = format!("\"{card}\"");
                if !own.contains(card) {
                    assert!(b.raw[of_b..].iter().all(|text| !text.contains(&needle)), "{card} is Ala's");
                    hidden_checked += 1;
                }
                let sent = &watcher.raw[of_watcher..];
                assert!(sent.iter().all(|text| !text.contains(&needle)), "{card} is not public");
            }
            (of_b, of_watcher) = (b.raw.len(), watcher.raw.len());
        }
        assert!(hidden_checked > 20, "hardly anything was hidden: {hidden_checked}");
        assert!(a.raw.iter().chain(&b.raw).all(|text| !text.contains("\"ply\"")));
    }
}

fn is_reveal(player: &Player) -> bool {
    player.is_over() || player.position["view"]["moment"] == "reveal"
}

#[tokio::test]
async fn views_come_as_often_as_one_wants_them() {
    let world = world().await;
    let (ala, borys) = (world.person("Ala").await, world.person("Borys").await);
    let (id, _) = world.table(&[&ala, &borys], two()).await;
    let mut a = world.player(&id, &ala).await;
    let mut b = Player::connect(&world.host, &id, Some(&borys), None, Views::OwnTurn).await;
    let mut quiet = Player::connect(&world.host, &id, Some(&borys), None, Views::Joining).await;
    let mut dice = Dice(5);
    for _ in 0..30 {
        let before = b.raw.len();
        if asked(&mut [&mut a, &mut b]).await == Some(1) {
            b.act(&mut dice).await;
            b.ask_ok(Request::Ping).await;
        } else {
            a.act(&mut dice).await;
        }
        for text in &b.raw[before..] {
            let message: Value = serde_json::from_str(text).expect("JSON");
            if message["kind"] == "update" && !message["position"].is_null() {
                assert_ne!(message["position"]["legal"], json!([]), "only when Borys may act");
            }
        }
    }
    quiet.ask_ok(Request::Ping).await;
    b.ask_ok(Request::Ping).await;
    let updates = quiet.raw.iter().filter(|text| text.contains("\"kind\":\"update\""));
    assert!(updates.clone().count() > 10 && updates.clone().all(|text| text.ends_with("\"position\":null}")));
    assert_eq!(quiet.events, b.events, "the same eyes see the same");
}

#[tokio::test]
async fn an_update_is_what_the_protocol_says() {
    let world = world().await;
    let ala = world.person("Ala").await;
    let (id, _) = world.table(&[&ala], plan(&[SeatPlan::You, bot(), bot()])).await;
    let mut a = world.player(&id, &ala).await;
    play(&mut [&mut a], &mut Dice(2), 6).await;
    let mut kinds = BTreeSet::new();
    for text in &a.raw {
        let message: fabletop_protocol::ServerMessage = serde_json::from_str(text).expect("a message");
        let again = serde_json::to_value(&message).expect("JSON");
        assert_eq!(
            again,
            serde_json::from_str::<Value>(text).expect("JSON"),
            "nothing more and nothing less"
        );
        kinds.insert(again["kind"].as_str().expect("a kind").to_owned());
    }
    assert!(["joined", "update", "done"].iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
}

#[tokio::test]
async fn bots_play_with_people_and_alone() {
    let world = world().await;
    let ala = world.person("Ala").await;
    let (id, seated) = world.table(&[&ala], plan(&[bot(), SeatPlan::You, bot()])).await;
    assert_eq!(seated[0].you.as_ref().map(|you| you.seat), Some(seat(1)));
    assert_eq!((seated[0].info.state, &seated[0].invite), (MatchState::Playing, &None));
    let mut a = world.player(&id, &ala).await;
    play(&mut [&mut a], &mut Dice(9), 1000).await;
    a.until("over", Player::is_over).await;
    let (alone, _) = world.table(&[&ala], plan(&[bot(), bot(), bot(), bot()])).await;
    world.until(&alone, "over", is(MatchState::Over)).await;
    assert!(world.host.facts().bot_decisions > 50);
}
