//! A real server on loopback, and people at it.

#![allow(dead_code)] // each test file uses a part

use fabletop_client::protocol::{
    BASE, Event, Join, Joined, MatchInfo, NewTable, Position, Request, Seated, ServerMessage, Views,
};
use fabletop_client::{Answer, Client, ClientError, Http, MatchConnection};
use fabletop_server::{Limits, Server, ServerConfig};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) type Tested<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// For whatever should come at once.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A server that runs.
pub(crate) struct Running {
    pub(crate) url: String,
    pub(crate) folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    ended: JoinHandle<Result<(), fabletop_server::ServeError>>,
}

/// Everything in the folder, no limits, quick bots.
pub(crate) fn config(folder: &TempDir) -> ServerConfig {
    let mut config = ServerConfig::new(folder.path().join("fabletop.db"));
    config.addr = "127.0.0.1:0".to_owned();
    config.limits = Limits::without_rates();
    config.host.bot_pause = Duration::ZERO;
    config.host.requests_a_second = u32::MAX;
    config
}

impl Running {
    pub(crate) async fn start() -> Tested<Running> {
        Running::with(|_| {}).await
    }

    pub(crate) async fn with(change: impl FnOnce(&mut ServerConfig)) -> Tested<Running> {
        Running::in_folder(TempDir::new()?, change).await
    }

    pub(crate) async fn in_folder(
        folder: TempDir,
        change: impl FnOnce(&mut ServerConfig),
    ) -> Tested<Running> {
        let mut config = config(&folder);
        change(&mut config);
        let server = Server::bind(config).await?;
        let url = format!("http://{}", server.local_addr());
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(server.run(async { drop(stopped.await) }));
        Ok(Running { url, folder, stop: Some(stop), ended })
    }

    pub(crate) fn http(&self) -> Tested<Http> {
        Ok(Http::new(&self.url)?)
    }

    pub(crate) async fn guest(&self, name: &str) -> Tested<Client> {
        Ok(Client::guest(&self.url, name).await?)
    }

    pub(crate) async fn browser(&self) -> Tested<Browser> {
        Ok(Browser { http: self.http()?, cookie: None })
    }

    /// Stops it in order; the folder stays for another one.
    pub(crate) async fn stop(mut self) -> Tested<TempDir> {
        drop(self.stop.take());
        tokio::time::timeout(PATIENCE, self.ended).await???;
        Ok(self.folder)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("fabletop.db")
    }
}

/// Keeps a cookie and names its origin, like a browser.
pub(crate) struct Browser {
    pub(crate) http: Http,
    pub(crate) cookie: Option<String>,
}

impl Browser {
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> Tested<Answer> {
        let origin = self.http.origin();
        let mut headers = vec![("origin", origin.as_str())];
        headers.extend(self.cookie.as_deref().map(|cookie| ("cookie", cookie)));
        headers.extend(body.as_ref().map(|_| ("content-type", "application/json")));
        let text = body.map(|body| body.to_string());
        let path = format!("{BASE}{path}");
        let answer =
            self.http.request(method.parse()?, &path, &headers, text.as_deref().map(str::as_bytes)).await?;
        if let Some(set) = answer.headers.get("set-cookie") {
            let pair = set.to_str()?.split(';').next().unwrap_or_default();
            self.cookie = Some(pair.to_owned()).filter(|pair| !pair.ends_with('='));
        }
        Ok(answer)
    }

    pub(crate) async fn get(&mut self, path: &str) -> Tested<Value> {
        Ok(self.ask("GET", path, None).await?.json()?)
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Tested<Value> {
        Ok(self.ask("POST", path, Some(body)).await?.json()?)
    }

    /// The status and the code of a refusal.
    pub(crate) async fn refused(
        &mut self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> Tested<(u16, String)> {
        let answer = self.ask(method, path, body).await?;
        Ok((answer.status, code(&answer)))
    }
}

/// The code of a refusal.
pub(crate) fn code(answer: &Answer) -> String {
    match answer.json::<Value>() {
        Err(ClientError::Refused { body, .. }) => body.code,
        other => format!("{other:?}"),
    }
}

/// A table of Fantasy Realms; `plan` by kinds: you, open, or a bot.
pub(crate) fn table(plan: &[&str]) -> Tested<NewTable> {
    let seat = |kind: &&str| match *kind {
        "you" | "open" => json!({ "kind": kind }),
        bot => json!({ "kind": "bot", "bot": bot }),
    };
    let seats: Vec<Value> = plan.iter().map(seat).collect();
    Ok(serde_json::from_value(json!({ "game": "fantasy-realms", "seats": seats }))?)
}

/// Somebody who sits and follows a match, and remembers everything.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) id: String,
    pub(crate) line: MatchConnection,
    pub(crate) info: Option<MatchInfo>,
    pub(crate) config: Value,
    pub(crate) position: Option<Position>,
    pub(crate) events: Vec<Event>,
    /// Every message as it came.
    pub(crate) raw: Vec<String>,
}

impl Player {
    pub(crate) async fn follow(client: &Client, id: &str) -> Tested<Player> {
        let line = client.connect(id, None, Views::Always).await?;
        let mut player = Player {
            client: client.clone(),
            id: id.to_owned(),
            line,
            info: None,
            config: Value::Null,
            position: None,
            events: Vec::new(),
            raw: Vec::new(),
        };
        player.hear().await?;
        Ok(player)
    }

    /// Takes in one message.
    pub(crate) async fn hear(&mut self) -> Tested<ServerMessage> {
        let text =
            tokio::time::timeout(PATIENCE, self.line.next_text()).await??.ok_or("the server hung up")?;
        self.raw.push(text.to_string());
        let message: ServerMessage = serde_json::from_str(&text)?;
        match &message {
            ServerMessage::Joined(joined) => {
                self.info = Some(joined.info.clone());
                self.config = joined.config.clone();
                self.position = joined.position.clone();
                self.take_in(&joined.events)?;
            }
            ServerMessage::Update { events, position } => {
                self.take_in(events)?;
                if position.is_some() {
                    self.position = position.clone();
                }
            }
            ServerMessage::Table { info } => self.info = Some(info.as_ref().clone()),
            _ => {}
        }
        Ok(message)
    }

    /// Numbers go on without a gap and without a repetition.
    fn take_in(&mut self, events: &[Event]) -> Tested {
        for event in events {
            let expected = self.seen() + 1;
            if event.number != expected {
                return Err(format!("event {} where {expected} was to come", event.number).into());
            }
            self.events.push(event.clone());
        }
        Ok(())
    }

    pub(crate) fn seen(&self) -> u64 {
        self.events.len() as u64
    }

    /// The connection breaks; a new one goes on after the last event seen.
    pub(crate) async fn reconnect(&mut self) -> Tested {
        self.line = self.client.connect(&self.id, Some(self.seen()), Views::Always).await?;
        match self.hear().await? {
            ServerMessage::Joined(_) => Ok(()),
            other => Err(format!("{other:?} instead of joined").into()),
        }
    }

    /// Sends a request and waits for its answer; what comes before is taken in.
    pub(crate) async fn ask(&mut self, request: Request) -> Tested<ServerMessage> {
        let sent = self.line.send(request).await?;
        self.answer(sent).await
    }

    pub(crate) async fn answer(&mut self, sent: u64) -> Tested<ServerMessage> {
        loop {
            match self.hear().await? {
                ServerMessage::Done { id } if id == sent => return Ok(ServerMessage::Done { id }),
                ServerMessage::Hint { id, hint } if id == sent => {
                    return Ok(ServerMessage::Hint { id, hint });
                }
                ServerMessage::Refused { id, error } if id == sent => {
                    return Ok(ServerMessage::Refused { id, error });
                }
                _ => {}
            }
        }
    }

    /// Takes in everything that was sent so far.
    pub(crate) async fn catch_up(&mut self) -> Tested {
        self.ask(Request::Ping).await.map(drop)
    }

    /// What I may do now: the prompt's number and the actions.
    pub(crate) fn choices(&self) -> Option<(u64, Vec<Value>)> {
        let position = self.position.as_ref()?;
        let actions: Vec<Value> = position.legal.iter().map(|legal| legal.action.clone()).collect();
        Some((position.prompt?, actions)).filter(|(_, actions)| !actions.is_empty())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.position.as_ref().is_some_and(|position| position.turn.outcome.is_some())
    }

    /// Cards in my hand, and those just drawn.
    pub(crate) fn cards(&self) -> Vec<String> {
        let view = self.position.as_ref().map(|position| position.view.clone()).unwrap_or_default();
        ["hand", "drawn"].iter().flat_map(|part| names(&view[*part])).collect()
    }
}

/// The words in a list.
pub(crate) fn names(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The code of a refusal.
pub(crate) fn refusal(message: &ServerMessage) -> &str {
    match message {
        ServerMessage::Refused { error, .. } => &error.code,
        _ => "not refused",
    }
}

/// Two guests at a table of two.
pub(crate) async fn two_at_a_table(server: &Running) -> Tested<(Player, Player, Seated, Seated)> {
    let (ala, olek) = (server.guest("Ala").await?, server.guest("Olek").await?);
    let opened = ala.create(&table(&["you", "open"])?).await?;
    let join = Join { invite: opened.invite.clone(), ..Join::default() };
    let joined = olek.join(&opened.info.id, &join).await?;
    let players =
        (Player::follow(&ala, &opened.info.id).await?, Player::follow(&olek, &opened.info.id).await?);
    Ok((players.0, players.1, opened, joined))
}

/// Everything about a match, as somebody who watches sees it.
pub(crate) async fn watched(server: &Running, id: &str) -> Tested<Joined> {
    Ok(Client::nobody(&server.url)?.joined(id, None).await?)
}
