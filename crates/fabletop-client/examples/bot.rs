//! A bot that sits down at a table and plays at random: the beginning of your own.
//!
//! ```text
//! cargo run -p fabletop-client --example bot -- --server http://127.0.0.1:7878 --match ID --invite TOKEN
//! cargo run -p fabletop-client --example bot -- --server http://127.0.0.1:7878 --new fantasy-realms
//! ```

use anyhow::{Context, Result, bail};
use clap::Parser;
use fabletop_client::protocol::{
    Join, Joined, MatchInfo, MatchState, NewTable, Position, Seated, ServerMessage, Views, Yours,
};
use fabletop_client::{Client, MatchConnection};
use serde_json::json;

/// A bot that plays at random at a Fabletop server.
#[derive(Parser)]
struct Arguments {
    /// The server
    #[arg(long, default_value = "http://127.0.0.1:7878")]
    server: String,
    /// The match to sit down at
    #[arg(long = "match", value_name = "ID", required_unless_present = "new")]
    match_id: Option<String>,
    /// The invitation: what follows #join= in the link
    #[arg(long, value_name = "TOKEN")]
    invite: Option<String>,
    /// Open a table of this game instead, against one of the server's own bots
    #[arg(long, value_name = "GAME", conflicts_with = "match_id")]
    new: Option<String>,
    /// What the others call it
    #[arg(long, default_value = "Automaton")]
    name: String,
    /// A bot token of yours, instead of a new guest of that name
    #[arg(long, value_name = "TOKEN")]
    token: Option<String>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let client = match &arguments.token {
        Some(token) => Client::with_token(&arguments.server, token)?,
        None => Client::guest(&arguments.server, &arguments.name).await?,
    };
    let seated = sit_down(&client, &arguments).await?;
    println!("{}/t/{}", arguments.server, seated.info.id);
    play(&client, &seated.info.id).await
}

async fn sit_down(client: &Client, arguments: &Arguments) -> Result<Seated> {
    if let Some(game) = &arguments.new {
        let games: Vec<fabletop_client::protocol::GameInfo> = client.get("/games").await?;
        let game = games.into_iter().find(|info| info.id == *game).context("the server has no such game")?;
        let seats = game.variants.first().context("the game has no variant")?.least;
        let bot = game.bots.last().context("the game has no bot")?;
        let mut plan = vec![json!({ "kind": "you" })];
        plan.resize(usize::from(seats), json!({ "kind": "bot", "bot": bot }));
        let table: NewTable = serde_json::from_value(json!({ "game": game.id, "seats": plan }))?;
        return Ok(client.create(&table).await?);
    }
    let id = arguments.match_id.as_deref().unwrap_or_default();
    Ok(client.join(id, &Join { invite: arguments.invite.clone(), ..Join::default() }).await?)
}

/// Plays to the end. When the connection breaks, joins again from the last event seen.
async fn play(client: &Client, id: &str) -> Result<()> {
    let mut seen = None;
    let mut mine = None;
    loop {
        let mut table = client.connect(id, seen, Views::OwnTurn).await?;
        while let Some(message) = table.next().await? {
            match message {
                ServerMessage::Joined(joined) => {
                    let Joined { info, yours, position, events, .. } = *joined;
                    seen = events.last().map(|event| event.number).or(seen);
                    mine = yours;
                    if is_over(&info)? {
                        return Ok(());
                    }
                    answer(&mut table, mine.as_ref(), position).await?;
                }
                ServerMessage::Update { events, position } => {
                    seen = events.last().map(|event| event.number).or(seen);
                    answer(&mut table, mine.as_ref(), position).await?;
                }
                ServerMessage::Table { info } => {
                    if is_over(&info)? {
                        return Ok(());
                    }
                }
                // Somebody was faster: the next update has the new prompt.
                ServerMessage::Refused { error, .. } if error.code == "stale" => {}
                ServerMessage::Refused { error, .. } => bail!("refused: {} ({})", error.message, error.code),
                ServerMessage::Closing { code } => println!("the server closes: {code}"),
                ServerMessage::Talk { .. } | ServerMessage::Done { .. } | ServerMessage::Hint { .. } => {}
            }
        }
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    }
}

/// Whether the match is over; says how it ended.
fn is_over(info: &MatchInfo) -> Result<bool> {
    if let Some(outcome) = info.turn.as_ref().and_then(|turn| turn.outcome.as_ref()) {
        println!("over: {}", serde_json::to_string(outcome)?);
    }
    Ok(info.state == MatchState::Over)
}

/// Takes one of the legal actions, if the match waits for my seat: if not, all I could do is take a secret
/// choice back.
async fn answer(table: &mut MatchConnection, mine: Option<&Yours>, position: Option<Position>) -> Result<()> {
    let asked = |position: &Position| mine.is_some_and(|mine| position.turn.seats.contains(mine.seat));
    let Some(position) = position.filter(asked) else { return Ok(()) };
    let Some(prompt) = position.prompt.filter(|_| !position.legal.is_empty()) else { return Ok(()) };
    let chosen = getrandom::u64()? as usize % position.legal.len();
    println!("{}", position.legal[chosen].text);
    table.act(prompt, position.legal[chosen].action.clone()).await?;
    Ok(())
}
