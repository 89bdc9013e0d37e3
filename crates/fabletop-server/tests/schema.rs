//! Whatever is said in a played match, by the server and by its clients, is as the published schemas say.

use crate::published::{Api, Messages, check};
use crate::support::{Browser, PATIENCE, Player, Running, Tested, refusal, table, two_at_a_table};
use fabletop_client::protocol::{
    ClientMessage, Happened, Join, NewTable, Request, ServerMessage, TimeControl,
};
use fabletop_client::{Client, MatchConnection};
use fabletop_core::Seat;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// What was said by clients, and what they heard.
#[derive(Default)]
struct Said {
    sent: Vec<Value>,
    heard: Vec<String>,
}

impl Said {
    async fn ask(&mut self, who: &mut Player, request: Request) -> Tested<ServerMessage> {
        let message = ClientMessage { id: self.sent.len() as u64, request: request.clone() };
        self.sent.push(serde_json::to_value(message)?);
        who.ask(request).await
    }

    async fn ask_all(&mut self, who: &mut Player, requests: impl IntoIterator<Item = Request>) -> Tested {
        for request in requests {
            self.ask(who, request).await?;
        }
        Ok(())
    }

    fn leave(&mut self, who: Player) {
        self.heard.extend(who.raw);
    }
}

fn kind(message: &Value) -> String {
    message["kind"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_is_as_published() -> Tested {
    let server = Running::start().await?;
    let mut said = Said::default();
    let mut lobby = MatchConnection::at(server.http()?.authority(), "/api/v1/tables/live", &[]).await?;
    let waiting = a_table_that_is_filled(&server, &mut said).await?;
    let played = a_whole_match(&server, &mut said).await?;
    server.stop().await?;
    for mut player in waiting.into_iter().chain(played) {
        while !matches!(player.hear().await?, ServerMessage::Closing { .. }) {}
        said.leave(player);
    }

    let published = Messages::new()?;
    let (client, from_server) =
        (published.validator("ClientMessage")?, published.validator("ServerMessage_Value")?);
    let mut samples = BTreeMap::new();
    for text in &said.heard {
        let message: Value = serde_json::from_str(text)?;
        check(&from_server, "what the server said", &message);
        samples.insert(kind(&message), message);
    }
    said.sent.iter().for_each(|message| check(&client, "what a client said", message));
    let heard: BTreeSet<String> = samples.keys().cloned().collect();
    assert_eq!(heard, published.kinds("ServerMessage_Value"), "every kind of message was heard");
    let sent: BTreeSet<String> = said.sent.iter().map(kind).collect();
    assert_eq!(sent, published.kinds("Request"), "every kind of request was sent");
    for part in ["\"undone\":", "\"seat_views\":", "\"clock\":{", "\"undo_request\":{", "\"next\":\""] {
        assert!(said.heard.iter().any(|text| text.contains(part)), "{part} was never said");
    }

    let tables = published.validator("TablesMessage")?;
    let mut lists = 0;
    while let Some(text) = tokio::time::timeout(PATIENCE, lobby.next_text()).await?? {
        let message: Value = serde_json::from_str(&text)?;
        let closing = kind(&message) == "closing";
        check(if closing { &from_server } else { &tables }, "what the lobby said", &message);
        lists += usize::from(!closing && message["tables"] != json!([]));
    }
    assert!(lists > 0, "no table was listed");
    flaws_are_found(&from_server, &samples);
    Ok(())
}

/// The schemas do not take just anything.
fn flaws_are_found(validator: &jsonschema::Validator, samples: &BTreeMap<String, Value>) {
    let flaws = [
        ("joined", "/match/state", json!("asleep")),
        ("joined", "/events", json!(null)),
        ("joined", "/match/seats/0/occupant", json!({ "kind": "ghost" })),
        ("update", "/events", json!([{ "number": 1 }])),
        ("update", "/events", json!([{ "number": -1, "event": 1 }])),
        ("table", "/match/open_hands", json!([0])),
        ("talk", "/line/text", json!(7)),
        ("done", "/id", json!("7")),
        ("refused", "/error/code", json!(null)),
        ("closing", "/code", json!(1000)),
        ("closing", "/kind", json!("closed")),
    ];
    for (kind, place, wrong) in flaws {
        let mut message = samples[kind].clone();
        let part = message.pointer_mut(place).unwrap_or_else(|| panic!("{kind} has no {place}"));
        *part = wrong;
        assert!(!validator.is_valid(&message), "{kind} with a wrong {place} is taken");
    }
    for (kind, sample) in samples {
        let mut message = sample.clone();
        message["surprise"] = json!(1);
        assert!(!validator.is_valid(&message), "{kind} with a field that is not described is taken");
    }
}

/// A listed table with a clock, at which bots take the open seats and then the opener's.
async fn a_table_that_is_filled(server: &Running, said: &mut Said) -> Tested<Option<Player>> {
    let ala = server.guest("Ala").await?;
    let time = TimeControl::Clock { bank_seconds: 600, turn_seconds: 60 };
    let opened = ala.create(&NewTable { listed: true, time, ..table(&["you", "open", "open"])? }).await?;
    let mut ala = Player::follow(&ala, &opened.info.id).await?;
    let seat =
        |bot: Option<&str>| Request::SetSeat { seat: Seat(2), bot: bot.map(str::to_owned), level: None };
    let start = |bot: &str| Request::Start { bot: bot.to_owned(), level: None };
    let before = [seat(Some("fox")), seat(None), seat(Some("nobody")), Request::Undo, start("nobody")];
    said.ask_all(&mut ala, before).await?;
    said.ask_all(&mut ala, [start("snail"), start("snail"), Request::Resign, Request::Return]).await?;
    Ok(Some(ala))
}

/// Two people and one who watches, with everything that people do.
async fn a_whole_match(server: &Running, said: &mut Said) -> Tested<Vec<Player>> {
    let (mut ala, mut olek, opened, _) = two_at_a_table(server).await?;
    let mut watching = Player::follow(&Client::nobody(&server.url)?, &opened.info.id).await?;
    said.ask_all(&mut watching, [Request::Ping, Request::Leave]).await?;
    let talk = [
        Request::Say { text: "Cześć!".to_owned() },
        Request::Say { text: String::new() },
        Request::Emote { emote: "wow".to_owned() },
        Request::Claim { seat: Seat(1) },
        Request::Rematch { agree: true, nonce: None },
        Request::AnswerUndo { agree: true },
        Request::Leave,
        Request::Act { prompt: 1, action: json!("pass") },
        Request::Return,
        Request::OpenHands { agree: true },
    ];
    said.ask_all(&mut ala, talk).await?;
    said.ask(&mut olek, Request::OpenHands { agree: true }).await?;
    ala.line.send_text("{".to_owned()).await?;
    assert_eq!(refusal(&ala.answer(0).await?), "bad-request");
    let (mut steps, mut taken_back) = (0, 0);
    while !ala.is_over() {
        steps += 1;
        assert!(steps < 500, "the game does not end");
        let (first, second) =
            if ala.choices().is_some() { (&mut ala, &mut olek) } else { (&mut olek, &mut ala) };
        act(said, first, steps).await?;
        if taken_back < 3 && first.position.as_ref().is_some_and(|position| position.may_undo) {
            taken_back += take_back(said, first, second).await?;
        }
        ala.catch_up().await?;
        olek.catch_up().await?;
    }
    for player in [&mut ala, &mut olek] {
        let wishes =
            [Request::Resign, Request::Undo, Request::Rematch { agree: true, nonce: Some("ab".repeat(32)) }];
        said.ask_all(player, wishes).await?;
    }
    Ok(vec![ala, olek, watching])
}

/// One step, by number or in words; and what is refused on the way.
async fn act(said: &mut Said, who: &mut Player, step: usize) -> Tested {
    let (prompt, actions) = who.choices().ok_or("nobody is asked")?;
    let action = actions[step % actions.len()].clone();
    said.ask(who, Request::Act { prompt: prompt + 1, action: action.clone() }).await?;
    if step == 1 {
        said.ask(who, Request::Hint { prompt }).await?;
    }
    said.ask(who, Request::Act { prompt, action: json!({ "fly": "away" }) }).await?;
    let legal = who.position.as_ref().map(|position| position.legal.clone()).unwrap_or_default();
    let text = legal[step % legal.len()].text.clone();
    let request = if step.is_multiple_of(2) {
        Request::Act { prompt, action }
    } else {
        Request::ActText { prompt, text }
    };
    let answer = said.ask(who, request).await?;
    assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
    Ok(())
}

/// Takes an action back, with consent where that is asked for; how often that was so.
async fn take_back(said: &mut Said, who: &mut Player, other: &mut Player) -> Tested<usize> {
    said.ask(who, Request::Undo).await?;
    other.catch_up().await?;
    let asked = other.info.as_ref().is_some_and(|info| info.undo_request.is_some());
    if asked {
        said.ask(other, Request::AnswerUndo { agree: true }).await?;
        who.catch_up().await?;
    }
    assert!(who.events.iter().any(|event| matches!(event.what, Happened::Undone { .. })));
    Ok(usize::from(asked))
}

const MATCH: &str = "/api/v1/matches/{match}";

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_as_described() -> Tested {
    let server = Running::start().await?;
    let mut api = Api::new()?;
    let (mut ala, mut olek, mut ewa) =
        (server.browser().await?, server.browser().await?, server.browser().await?);
    people(&mut api, &mut ala).await?;
    for browser in [&mut olek, &mut ewa] {
        let same = ("/api/v1/me", "/api/v1/me");
        api.ask(browser, "POST", same, Some(json!({ "name": "Ktoś" }))).await?;
    }
    games(&mut api, &mut ala).await?;
    sitting_down(&mut api, &mut ala, &mut olek, &mut ewa).await?;
    playing_by_http(&mut api, &mut ala).await?;
    for path in ["/api/v1/me/matches", "/api/v1/me/statistics", "/api/v1/tables", "/api/v1/openapi.json"] {
        api.ask(&mut ala, "GET", (path, path), None).await?;
    }
    for path in ["/health", "/metrics"] {
        api.ask(&mut ala, "GET", (path, path), None).await?;
    }
    api.ask(&mut ala, "DELETE", ("/api/v1/me", "/api/v1/me"), None).await?;
    assert_eq!(api.unanswered(), Vec::<String>::new(), "everything described was asked for");
    Ok(())
}

async fn people(api: &mut Api, ala: &mut Browser) -> Tested {
    let asked = [
        ("GET", "/me", None),
        ("GET", "/me/matches", None),
        ("POST", "/me", Some(json!({ "name": "" }))),
        ("POST", "/me", Some(json!({ "name": "Ala" }))),
        ("GET", "/me", None),
        ("POST", "/me/account", Some(json!({ "name": "Ala", "password": "short" }))),
        ("POST", "/me/account", Some(json!({ "name": "Ala", "password": "correct horse" }))),
        ("POST", "/sign-in", Some(json!({ "name": "Ala", "password": "correct house" }))),
        ("POST", "/sign-in", Some(json!({ "name": "Ala", "password": "correct horse" }))),
        ("POST", "/me/bot-token", None),
        ("POST", "/seals", None),
    ];
    for (method, path, body) in asked {
        let path = format!("/api/v1{path}");
        api.ask(ala, method, (&path, &path), body).await?;
    }
    Ok(())
}

async fn games(api: &mut Api, ala: &mut Browser) -> Tested {
    api.ask(ala, "GET", ("/api/v1/games", "/api/v1/games"), None).await?;
    let template = "/api/v1/games/{game}/tools/{tool}";
    let hands = json!({ "hands": [{ "cards": ["dragon", "wildfire"] }] });
    for (tool, status) in
        [("fantasy-realms/tools/score", 200), ("fantasy-realms/tools/fly", 404), ("none/tools/score", 404)]
    {
        let path = format!("/api/v1/games/{tool}");
        let answer = api.ask(ala, "POST", (template, &path), Some(hands.clone())).await?;
        assert_eq!(answer.status, status, "{tool}: {}", answer.text());
    }
    Ok(())
}

async fn sitting_down(api: &mut Api, ala: &mut Browser, olek: &mut Browser, ewa: &mut Browser) -> Tested {
    let matches = ("/api/v1/matches", "/api/v1/matches");
    let none = json!({ "game": "none", "seats": [] });
    assert_eq!(api.ask(ala, "POST", matches, Some(none)).await?.status, 404);
    let open = json!({ "game": "fantasy-realms", "listed": true, "seats": [{ "kind": "you" }, { "kind": "open" }],
        "time": { "kind": "days", "days": 2 } });
    let opened: Value = api.ask(ala, "POST", matches, Some(open)).await?.json()?;
    let id = opened["match"]["id"].as_str().ok_or("an id")?;
    let (join, recover) = (format!("{MATCH}/join"), format!("{MATCH}/recover"));
    let path = |template: &str| template.replace("{match}", id);
    let answers = [
        (api.ask(olek, "POST", (&join, &path(&join)), Some(json!({ "seat": 0 }))).await?.status, 409),
        (
            api.ask(olek, "POST", (&join, &path(&join)), Some(serde_json::to_value(Join::default())?))
                .await?
                .status,
            200,
        ),
        (
            api.ask(ewa, "POST", (&recover, &path(&recover)), Some(json!({ "token": "none" }))).await?.status,
            403,
        ),
        (
            api.ask(
                ewa,
                "POST",
                (&recover, &path(&recover)),
                Some(json!({ "token": opened["you"]["recovery"] })),
            )
            .await?
            .status,
            200,
        ),
        (api.ask(ewa, "GET", (MATCH, &path(MATCH)), None).await?.status, 200),
        (api.ask(ewa, "GET", (MATCH, "/api/v1/matches/none"), None).await?.status, 404),
    ];
    assert!(answers.iter().all(|(status, expected)| status == expected), "{answers:?}");
    Ok(())
}

/// A match against a bot, without a WebSocket.
async fn playing_by_http(api: &mut Api, ala: &mut Browser) -> Tested {
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "bot": "fox" }]);
    let new = json!({ "game": "fantasy-realms", "seats": seats });
    let opened: Value =
        api.ask(ala, "POST", ("/api/v1/matches", "/api/v1/matches"), Some(new)).await?.json()?;
    let id = opened["match"]["id"].as_str().ok_or("an id")?.to_owned();
    let templates = ["messages", "record", "verdict", "looking-back"].map(|part| format!("{MATCH}/{part}"));
    let [messages, record, verdict, looking_back] = &templates;
    let path = |template: &str| template.replace("{match}", &id);
    assert_eq!(api.ask(ala, "GET", (record, &path(record)), None).await?.status, 409);
    let (mut steps, mut since) = (0, 0);
    loop {
        let place = format!("{}?since={since}", path(messages));
        let joined: Value = api.ask(ala, "GET", (messages, &place), None).await?.json()?;
        since += joined["events"].as_array().map_or(0, Vec::len);
        let position = &joined["position"];
        if position["turn"]["kind"] == "over" {
            break;
        }
        steps += 1;
        assert!(steps < 5000, "the game does not end");
        if let Some(legal) = position["legal"].as_array().filter(|legal| !legal.is_empty()) {
            let action = &legal[steps % legal.len()]["action"];
            let act = json!({ "id": steps, "kind": "act", "prompt": position["prompt"], "action": action });
            for expected in ["done", "refused"] {
                let answer = api.ask(ala, "POST", (messages, &path(messages)), Some(act.clone())).await?;
                assert_eq!(answer.json::<Value>()?["kind"], expected, "{}", answer.text());
            }
        }
    }
    let event = format!("{}?event=1", path(looking_back));
    let answers = [
        api.ask(ala, "GET", (record, &path(record)), None).await?.status,
        api.ask(ala, "GET", (verdict, &path(verdict)), None).await?.status,
        api.ask(ala, "GET", (looking_back, &event), None).await?.status,
    ];
    assert_eq!(answers, [200; 3]);
    Ok(())
}
