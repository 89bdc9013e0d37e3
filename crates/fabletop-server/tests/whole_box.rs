//! A table of Indaman with everything from somebody's own box: tens of kilobytes that travel once.

use crate::support::{Player, Running, Tested, code, refusal, table, watched};
use fabletop_client::protocol::{Join, MatchState, NewTable, Request, ServerMessage, Verdict};
use serde_json::{Value, json};

const TOOL: &str = "/games/indaman/tools/components";
/// A name that is only in the file.
const OWN: &str = "Boscoverde";
/// No message but the first needs more; the components alone are several times as long.
const ENOUGH: usize = 12 * 1024;

fn plan(seats: &[&str], components: &str) -> Tested<NewTable> {
    let mut plan = table(seats)?;
    plan.game = "indaman".to_owned();
    plan.options.insert("components".to_owned(), components.to_owned());
    plan.listed = true;
    Ok(plan)
}

/// The game's own file with another name in it, read as the page reads it: the option's value and the hash.
async fn read_in(server: &Running) -> Tested<(String, String)> {
    let client = server.guest("Reader").await?;
    let own: Value = client.post(TOOL, &json!({})).await?;
    let file = own["file"].as_str().ok_or("the file")?.replace("\"Selvara\"", &format!("\"{OWN}\""));
    let read: Value = client.post(TOOL, &json!({ "text": file })).await?;
    let (value, hash) =
        (read["components"].as_str().ok_or("a value")?, read["hash"].as_str().ok_or("a hash")?);
    assert!(value.contains(OWN) && read["hash"] != own["hash"]);
    let again: Value = client.post(TOOL, &json!({ "components": value })).await?;
    assert_eq!(again["file"], json!(file));
    Ok((value.to_owned(), hash.to_owned()))
}

/// Whoever is asked does the first thing that may be done, so many times.
async fn act(players: &mut [&mut Player], actions: usize) -> Tested {
    for _ in 0..actions {
        let (player, (prompt, choices)) = loop {
            if let Some(asked) = players.iter().position(|player| player.choices().is_some()) {
                let choices = players[asked].choices().ok_or("choices")?;
                break (&mut *players[asked], choices);
            }
            for player in &mut *players {
                player.catch_up().await?;
            }
        };
        let action = choices[prompt as usize % choices.len()].clone();
        let answer = player.ask(Request::Act { prompt, action }).await?;
        assert!(matches!(answer, ServerMessage::Done { .. }) || refusal(&answer) == "stale", "{answer:?}");
    }
    Ok(())
}

/// The set came with `joined`, and never again.
fn check_messages(player: &Player) {
    let (first, others) = player.raw.split_first().expect("a message");
    assert_eq!(first.matches(OWN).count(), 1, "once, though a position came along");
    for message in others {
        assert!(message.len() < ENOUGH && !message.contains(OWN), "{} bytes: {message}", message.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_box_travels_once_and_is_in_the_record() -> Tested {
    let server = Running::start().await?;
    let (value, hash) = read_in(&server).await?;
    let (ala, olek) = (server.guest("Ala").await?, server.guest("Olek").await?);
    let opened = ala.create(&plan(&["you", "open", "snail"], &value)?).await?;
    let id = opened.info.id;
    assert_eq!(opened.info.options["components"], hash);
    let before = watched(&server, &id).await?;
    assert!(before.config.to_string().contains(OWN), "whoever comes can look before sitting down");
    let lobby: Value = ala.get("/tables").await?;
    assert!(lobby.to_string().contains(&id) && lobby.to_string().len() < 1024, "{lobby}");

    olek.join(&id, &Join { invite: opened.invite, ..Join::default() }).await?;
    let (mut ala, mut olek) = (Player::follow(&ala, &id).await?, Player::follow(&olek, &id).await?);
    act(&mut [&mut ala, &mut olek], 30).await?;
    check_messages(&ala);
    check_messages(&olek);

    let server = Running::in_folder(server.stop().await?, |_| {}).await?;
    ala.client = ala.client.moved_to(&server.url)?;
    olek.client = olek.client.moved_to(&server.url)?;
    ala.raw.clear();
    ala.reconnect().await?;
    olek.reconnect().await?;
    act(&mut [&mut ala, &mut olek], 10).await?;
    check_messages(&ala);

    for player in [&mut ala, &mut olek] {
        player.ask(Request::Resign).await?;
    }
    while watched(&server, &id).await?.info.state != MatchState::Over {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let client = server.guest("Somebody").await?;
    let record: Value = client.get(&format!("/matches/{id}/record")).await?;
    let components = &record["config"]["options"]["components"];
    assert_eq!(
        (&components["hash"], &components["components"]["cities"][0]["name"]),
        (&json!(hash), &json!(OWN))
    );
    let verdict: Verdict = client.get(&format!("/matches/{id}/verdict")).await?;
    assert!(verdict.fair && verdict.draws > 0);
    server.stop().await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_new_table_may_be_long() -> Tested {
    let server = Running::start().await?;
    let (value, _) = read_in(&server).await?;
    let mut browser = server.browser().await?;
    browser.post("/me", json!({ "name": "Ala" })).await?;
    // As long as a box with more spaces and corners could be.
    let spacious = value.replace(',', ",      ");
    let long = serde_json::to_value(plan(&["you", "open", "open"], &spacious)?)?;
    assert!(long.to_string().len() > 64 << 10, "{} bytes", long.to_string().len());
    for (path, code_of) in [("/matches", "ok"), ("/sign-in", "too-large")] {
        let answer = browser.ask("POST", path, Some(long.clone())).await?;
        let found = if answer.status == 200 { "ok".to_owned() } else { code(&answer) };
        assert_eq!(found, code_of, "{path}");
    }
    let endless = serde_json::to_value(plan(&["you", "open", "open"], &"x".repeat(256 << 10))?)?;
    let refused = browser.refused("POST", "/matches", Some(endless)).await?;
    assert_eq!(refused, (413, "too-large".to_owned()));
    let forged = serde_json::to_value(plan(&["you", "open", "open"], &value.replace(OWN, "Boscobello"))?)?;
    let refused = browser.refused("POST", "/matches", Some(forged)).await?;
    assert_eq!(refused, (400, "bad-components".to_owned()));
    server.stop().await.map(drop)
}
