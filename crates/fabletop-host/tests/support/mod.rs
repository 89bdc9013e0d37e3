//! A host with a real store, and people who play at it.
#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use fabletop_core::{Budget, Seat};
use fabletop_host::{Connection, Host, HostConfig, HostError, Visitor};
use fabletop_protocol::{
    ClientMessage, Join, MatchState, NewTable, Request, SeatPlan, Seated, TimeControl, Views,
};
use fabletop_store::Store;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;
use tempfile::TempDir;
use tokio::time::timeout;

pub const PATIENCE: Duration = Duration::from_secs(20);

pub fn config() -> HostConfig {
    HostConfig {
        bot_pause: Duration::from_millis(1),
        bot_budget: Budget::Iterations(1),
        away_after: Duration::from_millis(150),
        requests_a_second: 100_000,
        ..HostConfig::default()
    }
}

/// A host and its file.
pub struct World {
    pub folder: TempDir,
    pub store: Store,
    pub host: Host,
}

pub async fn world() -> World {
    world_with(config()).await
}

pub async fn world_with(config: HostConfig) -> World {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::open(&folder.path().join("fabletop.db")).await.expect("opened");
    let host = Host::start(store.clone(), config).await.expect("started");
    World { folder, store, host }
}

impl World {
    pub async fn person(&self, name: &str) -> Visitor {
        let person = self.store.create_person(name, 1).await.expect("stored");
        Visitor { person, name: name.to_owned() }
    }

    /// A table that `seats` sit at, the first of whom opens it.
    pub async fn table(&self, people: &[&Visitor], plan: NewTable) -> (String, Vec<Seated>) {
        let mut seated = vec![self.host.create(people[0], plan).await.expect("created")];
        let (id, invite) = (seated[0].info.id.clone(), seated[0].invite.clone());
        for who in &people[1..] {
            let join = Join { invite: invite.clone(), ..Join::default() };
            seated.push(self.host.join(&id, who, join).await.expect("joined"));
        }
        (id, seated)
    }

    pub async fn player(&self, id: &str, who: &Visitor) -> Player {
        Player::connect(&self.host, id, Some(who), None, Views::Always).await
    }

    pub async fn request(&self, id: &str, who: &Visitor, request: Request) -> Result<(), HostError> {
        timeout(PATIENCE, self.host.request(id, who.person, request)).await.expect("answered")
    }

    /// Waits until something is true of the match.
    pub async fn until(&self, id: &str, what: &str, is: impl Fn(&fabletop_protocol::MatchInfo) -> bool) {
        let until = async {
            while !is(&self.host.info(id).await.expect("a match")) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, until).await.unwrap_or_else(|_| panic!("never {what}"));
    }
}

/// A table of Fantasy Realms.
pub fn plan(seats: &[SeatPlan]) -> NewTable {
    NewTable {
        game: "fantasy-realms".to_owned(),
        variant: None,
        options: BTreeMap::new(),
        seats: seats.to_vec(),
        listed: false,
        time: TimeControl::None,
        spectators: true,
        undo: true,
        help: true,
        seal: None,
        nonce: None,
    }
}

pub fn bot() -> SeatPlan {
    SeatPlan::Bot { bot: "fox".to_owned(), level: None }
}

pub fn two() -> NewTable {
    plan(&[SeatPlan::You, SeatPlan::Open])
}

pub fn code<T>(result: Result<T, HostError>) -> String {
    match result {
        Ok(_) => "ok".to_owned(),
        Err(error) => {
            assert_eq!(error.body().code, error.code());
            error.code().to_owned()
        }
    }
}

/// Numbers at random, the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// Somebody with an open page.
pub struct Player {
    pub connection: Connection,
    /// Every text that was sent.
    pub raw: Vec<String>,
    /// All events, by number from 1.
    pub events: Vec<Value>,
    pub position: Value,
    pub info: Value,
    pub joined: Value,
    pub talk: Vec<Value>,
    pub closing: Option<String>,
    pub over: bool,
    next_id: u64,
}

impl Player {
    pub async fn connect(
        host: &Host,
        id: &str,
        who: Option<&Visitor>,
        since: Option<u64>,
        views: Views,
    ) -> Player {
        let person = who.map(|who| who.person);
        let connection = host.connect(id, person, since, views).await.expect("connected");
        let mut player = Player {
            connection,
            raw: Vec::new(),
            events: Vec::new(),
            position: Value::Null,
            info: Value::Null,
            joined: Value::Null,
            talk: Vec::new(),
            closing: None,
            over: false,
            next_id: 0,
        };
        let first = player.read().await;
        assert_eq!(first["kind"], "joined", "the first message");
        player
    }

    /// Reads one message and takes it in.
    pub async fn read(&mut self) -> Value {
        let next = timeout(PATIENCE, self.connection.next()).await;
        let next =
            next.unwrap_or_else(|_| panic!("no message; {} after {:?}", self.position, self.raw.last()));
        let Some(text) = next else {
            self.over = true;
            return Value::Null;
        };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        self.raw.push(text);
        match message["kind"].as_str() {
            Some("joined") => {
                self.joined = message.clone();
                self.info = message["match"].clone();
                self.position = self.whole(&message["position"]);
                self.events = message["events"].as_array().expect("a list").clone();
            }
            Some("update") => {
                for event in message["events"].as_array().expect("a list") {
                    assert_eq!(event["number"], self.last_event() + 1, "no gap in the events");
                    self.events.push(event.clone());
                }
                match &message["position"] {
                    // Something happened and I am not asked anything.
                    Value::Null => self.position["legal"] = Value::Array(Vec::new()),
                    position => self.position = self.whole(position),
                }
            }
            Some("table") => self.info = message["match"].clone(),
            Some("talk") => self.talk.push(message["line"].clone()),
            Some("closing") => self.closing = message["code"].as_str().map(str::to_owned),
            _ => {}
        }
        message
    }

    /// With what the table agreed on, which comes once and belongs to every view.
    fn whole(&self, position: &Value) -> Value {
        let mut position = position.clone();
        if !position.is_null() {
            position["view"]["config"] = self.joined["config"].clone();
        }
        position
    }

    pub fn last_event(&self) -> u64 {
        self.events.last().map_or(0, |event| event["number"].as_u64().expect("a number"))
    }

    /// Reads until something is true.
    pub async fn until(&mut self, what: &str, is: impl Fn(&Player) -> bool) {
        while !is(self) {
            assert!(!self.over, "the connection is over, and never {what}");
            self.read().await;
        }
    }

    /// Sends a request and reads until its answer.
    pub async fn ask(&mut self, request: Request) -> Value {
        self.next_id += 1;
        let id = self.next_id;
        self.connection.send(ClientMessage { id, request }).await;
        loop {
            let message = self.read().await;
            assert!(!self.over, "the connection is over before an answer");
            if message["id"] == id {
                return message;
            }
        }
    }

    pub async fn ask_ok(&mut self, request: Request) {
        let answer = self.ask(request).await;
        assert_eq!(answer["kind"], "done", "{answer}");
    }

    /// The code of a refusal.
    pub async fn refused(&mut self, request: Request) -> String {
        let answer = self.ask(request).await;
        assert_eq!(answer["kind"], "refused", "{answer}");
        answer["error"]["code"].as_str().expect("a code").to_owned()
    }

    pub fn legal(&self) -> &[Value] {
        self.position["legal"].as_array().map_or(&[], Vec::as_slice)
    }

    pub fn prompt(&self) -> u64 {
        self.position["prompt"].as_u64().expect("a prompt")
    }

    pub fn may_act(&self) -> bool {
        !self.legal().is_empty()
    }

    pub fn is_over(&self) -> bool {
        self.position["turn"]["kind"] == "over"
    }

    /// A legal action.
    pub fn some_action(&self, dice: &mut Dice) -> Request {
        let legal = self.legal();
        let action = legal[dice.below(legal.len())]["action"].clone();
        Request::Act { prompt: self.prompt(), action }
    }

    pub async fn act(&mut self, dice: &mut Dice) {
        let action = self.some_action(dice);
        self.ask_ok(action).await;
    }

    /// The ids of the cards under a name in the view.
    pub fn cards(&self, field: &str) -> Vec<String> {
        let cards = self.position["view"][field].as_array().cloned().unwrap_or_default();
        cards.iter().filter_map(|card| card.as_str().map(str::to_owned)).collect()
    }
}

/// Plays on until the match is over or `steps` actions are made; whoever may act, acts.
pub async fn play(players: &mut [&mut Player], dice: &mut Dice, steps: usize) {
    for _ in 0..steps {
        let Some(index) = asked(players).await else { break };
        players[index].act(dice).await;
    }
}

/// Waits until one of them may act; none when the match is over.
pub async fn asked(players: &mut [&mut Player]) -> Option<usize> {
    loop {
        if players.iter().any(|player| player.is_over()) {
            return None;
        }
        if let Some(index) = players.iter().position(|player| player.may_act()) {
            return Some(index);
        }
        let messages = players.iter_mut().map(|player| Box::pin(player.read()));
        let mut messages: Vec<_> = messages.collect();
        std::future::poll_fn(|context| {
            let ready = messages.iter_mut().any(|read| read.as_mut().poll(context).is_ready());
            if ready { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
        })
        .await;
    }
}

/// Plays until somebody has made an action that may be taken back though it is another's turn now.
pub async fn consent_needed(a: &mut Player, b: &mut Player) -> usize {
    let mut dice = Dice(21);
    for _ in 0..200 {
        let index = asked(&mut [a, b]).await.expect("not over");
        let player: &mut Player = if index == 0 { a } else { b };
        player.act(&mut dice).await;
        if player.position["may_undo"] == true && !player.may_act() {
            return index;
        }
    }
    panic!("nothing to take back in 200 actions");
}

pub fn seat(number: u8) -> Seat {
    Seat(number)
}

pub fn is(state: MatchState) -> impl Fn(&fabletop_protocol::MatchInfo) -> bool {
    move |info| info.state == state
}
