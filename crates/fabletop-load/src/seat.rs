//! A seat that plays, reading as little of what it is sent as it can: this program shares the machine with
//! the server it measures.

use anyhow::{Context, Result, bail, ensure};
use fabletop_client::protocol::{Join, NewTable, Views};
use fabletop_client::{Client, MatchConnection};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// A message of the server, as far as a seat cares.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    kind: Cow<'a, str>,
    id: Option<u64>,
    #[serde(borrow)]
    position: Option<Position<'a>>,
    #[serde(borrow, rename = "match")]
    info: Option<Info<'a>>,
    #[serde(borrow)]
    error: Option<Error<'a>>,
}

#[derive(Deserialize)]
struct Error<'a> {
    #[serde(borrow)]
    code: Cow<'a, str>,
    #[serde(borrow)]
    message: Cow<'a, str>,
}

#[derive(Deserialize)]
struct Info<'a> {
    #[serde(borrow)]
    state: Cow<'a, str>,
}

#[derive(Deserialize)]
struct Position<'a> {
    prompt: Option<u64>,
    #[serde(borrow)]
    legal: Vec<Legal<'a>>,
}

#[derive(Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

/// What a message means to a seat.
pub(crate) enum News {
    /// It may act: the message to send.
    Asked(String),
    /// It has acted.
    Said,
    /// The oldest of its actions that wait is durable.
    Done,
    /// Another seat was faster: the oldest of its actions that wait did not happen, and the question has changed.
    Stale,
    /// The match is over.
    Over,
    /// Nothing.
    Other,
}

/// A seat that plays at random.
pub(crate) struct Seat {
    pub(crate) line: MatchConnection,
    sent: u64,
    answered: u64,
}

impl Seat {
    pub(crate) async fn connect(client: &Client, match_id: &str) -> Result<Seat> {
        Ok(Seat { line: client.connect(match_id, None, Views::OwnTurn).await?, sent: 0, answered: 0 })
    }

    /// The next message, if there is one.
    pub(crate) async fn hear(&mut self) -> Result<News> {
        let text = self.line.next_text().await?.context("the server hung up")?;
        let heard: Heard<'_> = serde_json::from_str(&text)?;
        if let Some(id) = heard.id {
            ensure!(id > self.answered, "answers come out of order");
            self.answered = id;
        }
        match (heard.kind.as_ref(), heard.error) {
            ("done", _) => return Ok(News::Done),
            (_, Some(error)) if error.code == "stale" => return Ok(News::Stale),
            (_, Some(error)) => bail!("refused: {} ({})", error.message, error.code),
            _ => {}
        }
        if heard.info.is_some_and(|info| info.state == "over") {
            return Ok(News::Over);
        }
        let Some(position) = heard.position else { return Ok(News::Other) };
        let (Some(prompt), false) = (position.prompt, position.legal.is_empty()) else {
            return Ok(News::Other);
        };
        self.sent += 1;
        let action = position.legal[fastrand::usize(..position.legal.len())].action.get();
        let id = self.sent;
        Ok(News::Asked(format!("{{\"id\":{id},\"kind\":\"act\",\"prompt\":{prompt},\"action\":{action}}}")))
    }
}

/// Opens a table of two for two people, without undo; gives its id.
pub(crate) async fn open_table(game: &str, first: &Client, second: &Client) -> Result<String> {
    let table = json!({ "game": game, "seats": [{ "kind": "you" }, { "kind": "open" }], "undo": false });
    let table: NewTable = serde_json::from_value(table)?;
    let opened = first.create(&table).await?;
    let join = Join { invite: opened.invite, ..Join::default() };
    second.join(&opened.info.id, &join).await?;
    Ok(opened.info.id)
}
