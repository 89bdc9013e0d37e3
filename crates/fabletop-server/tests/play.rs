//! Whole games over real connections.

use crate::support::{PATIENCE, Player, Running, Tested, names, refusal, table, two_at_a_table, watched};
use fabletop_client::Client;
use fabletop_client::protocol::{
    Join, MatchState, Request, Seated, ServerMessage, TableSummary, Verdict, Views,
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Public so far: what lay in the discard area, and what everybody saw somebody take.
fn public(view: &Value, known: &mut BTreeSet<String>) {
    known.extend(names(&view["discard"]));
    for seat in view["seats"].as_array().into_iter().flatten() {
        known.extend(names(&seat["taken"]));
        known.extend(names(&seat["known"]));
    }
}

/// No text sent to somebody has a card that only somebody else knows.
fn check_hidden(texts: &[String], secrets: &BTreeSet<String>, known: &BTreeSet<String>) {
    for secret in secrets.difference(known) {
        let quoted = format!("\"{secret}\"");
        if let Some(text) = texts.iter().find(|text| text.contains(&quoted)) {
            panic!("{secret} is hidden, and was sent in {text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_with_lost_connections_one_seat_by_http() -> Tested {
    let server = Running::start().await?;
    let (mut ala, mut olek, opened, _) = two_at_a_table(&server).await?;
    let id = opened.info.id;
    let mut known = BTreeSet::new();
    let (mut steps, mut checked) = (0_usize, 0_usize);
    while !ala.is_over() {
        steps += 1;
        assert!(steps < 500, "the game does not end");
        let (mut secrets, heard) = (BTreeSet::from_iter(ala.cards()), olek.raw.len());
        act(&mut ala, &mut olek, &id, steps).await?;
        // Lost in the middle of everything: before, after and instead of hearing what happened.
        match steps % 5 {
            1 => ala.reconnect().await?,
            3 => olek.reconnect().await?,
            _ => {}
        }
        ala.catch_up().await?;
        olek.catch_up().await?;
        secrets.extend(ala.cards());
        let watched = watched(&server, &id).await?;
        let position = watched.position.ok_or("a position")?;
        public(&position.view, &mut known);
        if position.turn.outcome.is_none() && position.view["moment"] != json!("reveal") {
            check_hidden(&olek.raw[heard..], &secrets, &known);
            checked += secrets.difference(&known).count();
        }
    }
    assert!(olek.is_over());
    assert!(checked > 50, "hardly anything was hidden: {checked} cards in {steps} steps");
    assert_eq!(ala.events.len(), ala.client.joined(&id, None).await?.events.len());
    assert_eq!(ala.client.joined(&id, Some(ala.seen())).await?.events, []);

    let verdict: Verdict = ala.client.get(&format!("/matches/{id}/verdict")).await?;
    assert!(verdict.fair && verdict.draws > 0);
    let record: Value = ala.client.get(&format!("/matches/{id}/record")).await?;
    assert_eq!(record["game"], json!("fantasy-realms"));
    let statistics: Value = ala.client.get("/me/statistics").await?;
    assert_eq!(statistics[0]["played"], json!(1));
    let mine: Vec<TableSummary> = olek.client.get("/me/matches").await?;
    assert!(mine.iter().any(|table| table.id == id && table.state == MatchState::Over));
    server.stop().await.map(drop)
}

/// One step of whoever is asked: the first sends over the WebSocket, the second by HTTP.
async fn act(ala: &mut Player, olek: &mut Player, id: &str, step: usize) -> Tested {
    if let Some((prompt, actions)) = ala.choices() {
        let action = actions[step % actions.len()].clone();
        let answer = ala.ask(Request::Act { prompt, action }).await?;
        assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
        return Ok(());
    }
    let (prompt, actions) = olek.choices().ok_or("nobody is asked")?;
    let action = actions[step % actions.len()].clone();
    let answer = olek.client.send(id, 7, Request::Act { prompt, action }).await?;
    assert_eq!(answer, ServerMessage::Done { id: 7 });
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_foreign_and_impossible_actions_change_nothing() -> Tested {
    let server = Running::start().await?;
    let (mut ala, mut olek, opened, _) = two_at_a_table(&server).await?;
    let id = opened.info.id;
    let (first, second) = if ala.choices().is_some() { (&mut ala, &mut olek) } else { (&mut olek, &mut ala) };
    let (prompt, actions) = first.choices().ok_or("somebody is asked")?;
    let events = first.seen();

    let stale = Request::Act { prompt: prompt + 1, action: actions[0].clone() };
    assert_eq!(refusal(&first.ask(stale).await?), "stale");
    let foreign = Request::Act { prompt, action: actions[0].clone() };
    let refused = second.ask(foreign).await?;
    assert!(matches!(refused, ServerMessage::Refused { .. }), "{refused:?}");
    let nonsense = Request::Act { prompt, action: json!({ "fly": "away" }) };
    assert!(matches!(first.ask(nonsense).await?, ServerMessage::Refused { .. }));

    let stranger = server.guest("Obcy").await?;
    let answer = stranger.send(&id, 1, Request::Act { prompt, action: actions[0].clone() }).await?;
    assert_eq!(refusal(&answer), "not-seated");
    let nobody = Client::nobody(&server.url)?;
    let answer = nobody.send(&id, 1, Request::Ping).await;
    assert_eq!(answer.err().as_ref().and_then(|error| error.code()), Some("not-signed-in"));

    first.catch_up().await?;
    assert_eq!((first.seen(), first.choices()), (events, Some((prompt, actions.clone()))));
    let answer = first.ask(Request::Act { prompt, action: actions[0].clone() }).await?;
    assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
    let again = first.ask(Request::Act { prompt, action: actions[0].clone() }).await?;
    assert_eq!(refusal(&again), "stale");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_not_a_message_is_refused_and_the_connection_lives() -> Tested {
    let server = Running::start().await?;
    let (mut ala, _, _, _) = two_at_a_table(&server).await?;
    let texts =
        ["", "{", "[]", "\"act\"", "{\"id\": 5}", "{\"id\":5,\"kind\":\"fly\"}", "{\"kind\":\"ping\"}"];
    for text in texts.into_iter().map(str::to_owned).chain(["[".repeat(10_000)]) {
        ala.line.send_text(text.clone()).await?;
        let id = if text.contains('5') { 5 } else { 0 };
        match ala.hear().await? {
            ServerMessage::Refused { id: found, error } => {
                assert_eq!((found, error.code.as_str()), (id, "bad-request"), "{text:.20}");
            }
            other => panic!("{text:.20}: {other:?}"),
        }
    }
    ala.line.send_bytes(vec![0xff, 0x00]).await?;
    assert_eq!(refusal(&ala.hear().await?), "bad-request");
    ala.catch_up().await
}

#[tokio::test(flavor = "multi_thread")]
async fn too_large_a_message_ends_the_connection_with_a_word() -> Tested {
    let server = Running::start().await?;
    let (mut ala, _, _, _) = two_at_a_table(&server).await?;
    ala.line.send_text("x".repeat(17 * 1024)).await?;
    let closing = ala.hear().await?;
    assert_eq!(closing, ServerMessage::Closing { code: "too-large".to_owned() });
    ala.reconnect().await
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_see_public_facts_and_may_do_nothing() -> Tested {
    let server = Running::start().await?;
    let (mut ala, mut olek, opened, _) = two_at_a_table(&server).await?;
    let id = opened.info.id;
    let mut nobody = Player::follow(&Client::nobody(&server.url)?, &id).await?;
    for step in 0..6 {
        act(&mut ala, &mut olek, &id, step).await?;
        ala.catch_up().await?;
        olek.catch_up().await?;
    }
    nobody.catch_up().await?;
    let view = &nobody.position.as_ref().ok_or("a position")?.view;
    let mut known = BTreeSet::new();
    public(view, &mut known);
    let secrets: BTreeSet<String> = ala.cards().into_iter().chain(olek.cards()).collect();
    assert!(secrets.difference(&known).count() > 0);
    check_hidden(&nobody.raw, &secrets, &known);
    assert!(nobody.choices().is_none());
    assert_eq!(refusal(&nobody.ask(Request::Leave).await?), "not-seated");
    assert_eq!(refusal(&nobody.ask(Request::Say { text: "hello".to_owned() }).await?), "not-seated");

    let mut closed = table(&["you", "fox"])?;
    closed.spectators = false;
    let closed = ala.client.create(&closed).await?;
    let refused = Client::nobody(&server.url)?.connect(&closed.info.id, None, Views::Always).await;
    assert_eq!(refused.err().as_ref().and_then(|error| error.code()), Some("not-watchable"));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_of_the_house() -> Tested {
    let server = Running::start().await?;
    let ala = server.guest("Ala").await?;
    let opened = ala.create(&table(&["fox", "you", "snail"])?).await?;
    let mut ala = Player::follow(&ala, &opened.info.id).await?;
    let mut steps = 0;
    while !ala.is_over() {
        steps += 1;
        assert!(steps < 1000, "the game does not end");
        match ala.choices() {
            Some((prompt, actions)) => {
                let answer =
                    ala.ask(Request::Act { prompt, action: actions[steps % actions.len()].clone() }).await?;
                assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
            }
            None => drop(ala.hear().await?),
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_cookie_is_replaced_by_the_link_of_the_seat() -> Tested {
    let server = Running::start().await?;
    let (mut ala, _, opened, _) = two_at_a_table(&server).await?;
    let id = opened.info.id;
    let recovery = opened.you.ok_or("a seat")?.recovery;
    let phone = server.guest("Ala w tramwaju").await?;
    let path = format!("/matches/{id}/recover");
    let wrong = phone.post::<Seated>(&path, &json!({ "token": "A".repeat(43) })).await;
    assert_eq!(wrong.err().as_ref().and_then(|error| error.code()), Some("wrong-token"));
    let seated: Seated = phone.post(&path, &json!({ "token": recovery })).await?;
    assert!(seated.you.as_ref().is_some_and(|you| you.recovery == recovery), "the link stays good");
    assert_eq!(phone.joined(&id, None).await?.yours.map(|yours| yours.seat), seated.you.map(|you| you.seat));
    Player::follow(&phone, &id).await?.catch_up().await?;
    // Whoever had the seat before hears why it is gone.
    let told = tokio::time::timeout(PATIENCE, async {
        while let Some(message) = ala.line.next().await? {
            if message == (ServerMessage::Closing { code: "seat-recovered".to_owned() }) {
                return Ok::<bool, fabletop_client::ClientError>(true);
            }
        }
        Ok(false)
    });
    assert!(told.await??);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_live_and_begin_when_they_are_full() -> Tested {
    let server = Running::start().await?;
    let ala = server.guest("Ala").await?;
    let path = "/api/v1/tables/live";
    let mut lobby = fabletop_client::MatchConnection::at(ala.http().authority(), path, &[]).await?;
    let mut open = table(&["you", "open"])?;
    open.listed = true;
    let opened = ala.create(&open).await?;
    let listed = |text: &str| text.contains(&opened.info.id);
    tokio::time::timeout(PATIENCE, async {
        while !lobby.next_text().await?.is_some_and(|text| listed(&text)) {}
        Ok::<_, fabletop_client::ClientError>(())
    })
    .await??;
    let olek = server.guest("Olek").await?;
    let seated = olek.join(&opened.info.id, &Join::default()).await?;
    assert_eq!(seated.info.state, MatchState::Playing);
    let late = server.guest("Ewa").await?.join(&opened.info.id, &Join::default()).await;
    let code = late.err().and_then(|error| error.code().map(str::to_owned));
    assert!(matches!(code.as_deref(), Some("table-full" | "already-begun")), "{code:?}");
    let private = ala.create(&table(&["you", "open"])?).await?;
    let refused = olek.join(&private.info.id, &Join::default()).await;
    assert_eq!(refused.err().as_ref().and_then(|error| error.code()), Some("not-invited"));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing() -> Tested {
    let server = Running::start().await?;
    let (mut ala, mut olek, opened, _) = two_at_a_table(&server).await?;
    let id = opened.info.id;
    for step in 0..5 {
        act(&mut ala, &mut olek, &id, step).await?;
        ala.catch_up().await?;
        olek.catch_up().await?;
    }
    let folder = server.stop().await?;
    let closing = loop {
        if let ServerMessage::Closing { code } = ala.hear().await? {
            break code;
        }
    };
    assert_eq!(closing, "server-stopping");
    let server = Running::in_folder(folder, |_| {}).await?;
    ala.client = ala.client.moved_to(&server.url)?;
    olek.client = olek.client.moved_to(&server.url)?;
    let (cards, choices) = (ala.cards(), ala.choices());
    ala.reconnect().await?;
    olek.reconnect().await?;
    assert_eq!((ala.cards(), ala.choices()), (cards, choices));
    act(&mut ala, &mut olek, &id, 9).await
}
