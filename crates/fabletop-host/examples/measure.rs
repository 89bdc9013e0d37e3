//! Durable actions a second through a host, without a network: `cargo run --release -p fabletop-host
//! --example measure -- 200 10` plays 200 matches of two programs for 10 seconds.

use fabletop_host::{Connection, Host, HostConfig, Visitor};
use fabletop_protocol::{ClientMessage, Join, NewTable, Request, Views};
use fabletop_store::Store;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// What a program needs of a message.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(borrow)]
    position: Option<Position<'a>>,
}

#[derive(Deserialize)]
struct Position<'a> {
    #[serde(borrow)]
    legal: Vec<Legal<'a>>,
    prompt: Option<u64>,
}

#[derive(Deserialize)]
struct Legal<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let matches = numbers.next().transpose()?.unwrap_or(200);
    let seconds = numbers.next().transpose()?.unwrap_or(10);
    let folder = tempfile::tempdir()?;
    let store = Store::open(&folder.path().join("measure.db")).await?;
    let config = HostConfig {
        requests_a_second: 1_000_000,
        waiting_tables: 1_000_000,
        playing_tables: 1_000_000,
        ..HostConfig::default()
    };
    let host = Host::start(store.clone(), config).await?;
    let ends = Instant::now() + Duration::from_secs(seconds);
    let mut programs = tokio::task::JoinSet::new();
    for _ in 0..matches {
        programs.spawn(play(host.clone(), store.clone(), ends));
    }
    let begun = Instant::now();
    let mut times: Vec<Duration> = Vec::new();
    while let Some(played) = programs.join_next().await {
        times.extend(played?.ok_or("a match failed")?);
    }
    times.sort_unstable();
    let at = |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    let rate = times.len() as f64 / begun.elapsed().as_secs_f64();
    println!("{matches} matches: {rate:.0} durable actions/s, p50 {:?}, p99 {:?}", at(0.5), at(0.99));
    host.stop().await;
    store.close().await?;
    Ok(())
}

/// Plays one match after the other; how long each action took until it was acknowledged.
async fn play(host: Host, store: Store, ends: Instant) -> Option<Vec<Duration>> {
    let mut people = Vec::new();
    for name in ["Ala", "Borys"] {
        let person = store.create_person(name, 1).await.ok()?;
        people.push(Visitor { person, name: name.to_owned() });
    }
    let mut times = Vec::new();
    while Instant::now() < ends {
        play_match(&host, &people, ends, &mut times).await?;
    }
    Some(times)
}

async fn play_match(host: &Host, people: &[Visitor], ends: Instant, times: &mut Vec<Duration>) -> Option<()> {
    let plan: NewTable = serde_json::from_value(json!({
        "game": "fantasy-realms",
        "seats": [{"kind": "you"}, {"kind": "open"}],
    }))
    .ok()?;
    let seated = host.create(&people[0], plan).await.ok()?;
    let join = Join { invite: seated.invite, ..Join::default() };
    host.join(&seated.info.id, &people[1], join).await.ok()?;
    let mut programs = Vec::new();
    for who in people {
        let connection = host.connect(&seated.info.id, Some(who.person), None, Views::OwnTurn).await.ok()?;
        programs.push(Program { connection, id: 0, asked: None, next: None });
    }
    let [a, b] = programs.as_mut_slice() else { return None };
    while Instant::now() < ends {
        let (text, program) = tokio::select! {
            text = a.connection.next() => (text?, &mut *a),
            text = b.connection.next() => (text?, &mut *b),
            () = tokio::time::sleep_until(ends.into()) => break,
        };
        if text.contains("\"state\":\"over\"") {
            break;
        }
        program.hear(&text, times).await;
    }
    Some(())
}

/// One who plays: acts when asked, once the action before is acknowledged.
struct Program {
    connection: Connection,
    id: u64,
    asked: Option<Instant>,
    next: Option<(u64, Value)>,
}

impl Program {
    async fn hear(&mut self, text: &str, times: &mut Vec<Duration>) {
        if text.starts_with("{\"kind\":\"done\"") {
            times.extend(self.asked.take().map(|asked| asked.elapsed()));
        }
        self.next = choose(text, self.id).or(self.next.take());
        if self.asked.is_none()
            && let Some((prompt, action)) = self.next.take()
        {
            self.id += 1;
            self.asked = Some(Instant::now());
            let request = Request::Act { prompt, action };
            self.connection.send(ClientMessage { id: self.id, request }).await;
        }
    }
}

fn choose(text: &str, number: u64) -> Option<(u64, Value)> {
    let heard: Heard<'_> = serde_json::from_str(text).ok()?;
    let position = heard.position?;
    let legal = position.legal.get(number as usize * 7 % position.legal.len().max(1))?;
    Some((position.prompt?, serde_json::from_str(legal.action.get()).ok()?))
}
