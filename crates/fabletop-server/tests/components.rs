//! A table that plays with the components of somebody's own box.

use crate::support::{Player, Running, Tested, table, watched};
use fabletop_client::protocol::{GameInfo, MatchState, NewTable, SeatPlan};
use serde_json::{Value, json};

const TOOL: &str = "/games/fantazja/tools/components";

fn plan(tiles: &str) -> Tested<NewTable> {
    let mut plan = table(&["snail", "snail"])?;
    plan.game = "fantazja".to_owned();
    plan.options.insert("tiles".to_owned(), tiles.to_owned());
    assert!(plan.seats.iter().all(|seat| matches!(seat, SeatPlan::Bot { .. })));
    Ok(plan)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_other_tiles_says_so_from_the_first_page_to_the_record() -> Tested {
    let server = Running::start().await?;
    let client = server.guest("Ala").await?;
    let games: Vec<GameInfo> = client.get("/games").await?;
    let game = games.iter().find(|game| game.id == "fantazja").ok_or("the game")?;
    assert_eq!(game.components.as_deref(), Some("tiles"));
    assert!(game.options.iter().all(|option| option.id != "tiles"), "no plain choice");

    let own: Value = client.post(TOOL, &json!({})).await?;
    let file = own["file"].as_str().ok_or("the file")?;
    let read: Value = client.post(TOOL, &json!({ "text": file })).await?;
    assert_eq!(read["tiles"], own["tiles"]);
    let mine = file.replace("\"reconstructed\"", "\"printed\"");
    let read: Value = client.post(TOOL, &json!({ "text": mine })).await?;
    assert_ne!(read["hash"], own["hash"]);
    assert_eq!(read["designs"].as_array().map(Vec::len), Some(27));

    let (tiles, hash) = (read["tiles"].as_str().ok_or("tiles")?, read["hash"].as_str().ok_or("a hash")?);
    let opened = client.create(&plan(tiles)?).await?;
    assert_eq!(opened.info.options["tiles"], hash);
    let id = opened.info.id;
    let mut seen = watched(&server, &id).await?;
    while seen.info.state != MatchState::Over {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        seen = watched(&server, &id).await?;
    }
    assert_eq!(seen.config["options"]["tiles"], json!(tiles));
    let record: Value = client.get(&format!("/matches/{id}/record")).await?;
    assert_eq!(record["config"]["options"]["tiles"], json!(tiles));
    server.stop().await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_file_comes_with_its_line() -> Tested {
    let server = Running::start().await?;
    let client = server.guest("Ala").await?;
    let text = "game = \"fantazja\"\n\n[[tile]]\nbuilding = \"castle\"\n";
    let read: Value = client.post(TOOL, &json!({ "text": text })).await?;
    let problems = read["problems"].as_array().ok_or("problems")?;
    let found = problems.iter().find(|problem| problem["code"] == "unknown-word").ok_or("the word")?;
    assert_eq!((&found["line"], &found["column"]), (&json!(4), &json!(12)));
    assert_eq!(found["params"]["word"], json!("castle"));

    let refused = client.create(&plan("0123456789abcdef nonsense")?).await;
    assert_eq!(refused.err().as_ref().and_then(|error| error.code()), Some("bad-components"));
    server.stop().await.map(drop)
}

/// What a board asks at once: a tile of the hand on every cell in sight, turned each way.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_may_ask_about_all_cells_in_sight() -> Tested {
    let server = Running::start().await?;
    let client = server.guest("Ala").await?;
    let mut plan = table(&["you", "snail"])?;
    plan.game = "fantazja".to_owned();
    plan.options.insert("start".to_owned(), "0".to_owned());
    let opened = client.create(&plan).await?;
    let player = Player::follow(&client, &opened.info.id).await?;
    let mut view = player.position.ok_or("a position")?.view;
    view["config"] = player.config;
    let tile = &view["seats"][0]["hand"][0];
    let cells = (-8..8).flat_map(|x| (-8..8).map(move |y| json!({ "x": x, "y": y })));
    let turned = cells.flat_map(|at| (0..4).map(move |rotation| (at.clone(), rotation)));
    let actions: Vec<Value> = turned
        .map(|(at, rotation)| json!({ "kind": "build", "tile": tile, "at": at, "rotation": rotation }))
        .collect();
    assert_eq!(actions.len(), 1_024);
    let foreseen: Vec<Value> =
        client.post("/games/fantazja/tools/foresee", &json!({ "view": view, "actions": actions })).await?;
    assert_eq!(foreseen.len(), actions.len());
    // Nobody builds on the castle, whatever was dealt.
    let on_castle =
        actions.iter().zip(&foreseen).filter(|(action, _)| action["at"] == json!({ "x": 0, "y": 0 }));
    assert_eq!(on_castle.clone().count(), 4);
    assert!(on_castle.map(|(_, foreseen)| foreseen).all(|foreseen| foreseen["refused"]["code"].is_string()));
    server.stop().await.map(drop)
}
