//! `load`: durable actions a second, latencies, memory.

use crate::LoadArgs;
use crate::child::Server;
use crate::seat::{News, Seat, open_table};
use anyhow::{Context, Result, ensure};
use fabletop_client::Client;
use fabletop_client::protocol::Views;
use std::collections::VecDeque;
use std::os::unix::process::CommandExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::task::JoinSet;

/// How many are connected at once while everything is set up.
const SETTING_UP: usize = 16;
/// Played before anything is counted.
const WARM_UP: Duration = Duration::from_secs(2);

pub(crate) fn run(arguments: &LoadArgs) -> Result<()> {
    let files = 1024 + 2 * arguments.matches + arguments.idle.unwrap_or_default();
    raise_files(files)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let folder = TempDir::new()?;
        let server = Server::start(&arguments.program, folder.path(), files).await?;
        match arguments.idle {
            Some(connections) => idle(&server, &arguments.game, connections).await?,
            None => play(&server, arguments).await?,
        }
        server.stop().await
    })
}

/// Starts again through a shell that raises the number of open files, where that is too low.
fn raise_files(files: usize) -> Result<()> {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap_or_default();
    let soft = line.split_whitespace().next().and_then(|soft| soft.parse::<usize>().ok());
    if soft.is_none_or(|soft| soft >= files) {
        return Ok(());
    }
    ensure!(std::env::var_os("FABLETOP_LOAD_RAISED").is_none(), "{files} open files are not allowed here");
    let error = std::process::Command::new("sh")
        .args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\"")])
        .arg(std::env::current_exe()?)
        .args(std::env::args_os().skip(1))
        .env("FABLETOP_LOAD_RAISED", "1")
        .exec();
    Err(error.into())
}

/// What all matches share.
struct Course {
    game: String,
    first: Client,
    second: Client,
    /// How long a match waits between its actions.
    pause: Option<Duration>,
    counting: AtomicBool,
    ended: AtomicBool,
    matches: AtomicU64,
}

async fn play(server: &Server, arguments: &LoadArgs) -> Result<()> {
    let before = server.memory()?;
    let pause =
        arguments.rate.map(|rate| Duration::from_secs_f64(arguments.matches as f64 / f64::from(rate.max(1))));
    let course = Arc::new(Course {
        game: arguments.game.clone(),
        first: Client::guest(&server.url, "Ala").await?,
        second: Client::guest(&server.url, "Olek").await?,
        pause,
        counting: AtomicBool::new(false),
        ended: AtomicBool::new(false),
        matches: AtomicU64::new(0),
    });
    let mut tables = Vec::new();
    for _ in 0..arguments.matches {
        tables.push(sit_down(&course).await?);
    }
    let a_match = server.memory()?.saturating_sub(before) / arguments.matches.max(1) as u64;
    let mut playing = JoinSet::new();
    for table in tables {
        playing.spawn(follow(Arc::clone(&course), table));
    }
    tokio::time::sleep(WARM_UP).await;
    course.counting.store(true, Ordering::Relaxed);
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    course.counting.store(false, Ordering::Relaxed);
    let took = begun.elapsed();
    let peak = server.memory()?;
    course.ended.store(true, Ordering::Relaxed);
    let mut latencies = Vec::new();
    while let Some(counted) = playing.join_next().await {
        latencies.extend(counted??);
    }
    latencies.sort_unstable();
    ensure!(!latencies.is_empty(), "nothing was acknowledged");
    let at = |part: f64| f64::from(latencies[((latencies.len() - 1) as f64 * part) as usize]) / 1000.0;
    println!("matches at a time          {}", arguments.matches);
    println!("matches played to the end  {}", course.matches.load(Ordering::Relaxed));
    println!("durable actions a second   {:.0}", latencies.len() as f64 / took.as_secs_f64());
    println!("latency p50                {:.2} ms", at(0.5));
    println!("latency p99                {:.2} ms", at(0.99));
    println!("latency max                {:.2} ms", at(1.0));
    println!("memory a match             {:.1} KB (with its two connections)", a_match as f64 / 1024.0);
    println!("memory of the server       {:.1} MB", peak as f64 / 1024.0 / 1024.0);
    Ok(())
}

async fn sit_down(course: &Course) -> Result<[Seat; 2]> {
    let id = open_table(&course.game, &course.first, &course.second).await?;
    Ok([Seat::connect(&course.first, &id).await?, Seat::connect(&course.second, &id).await?])
}

/// A match with both its seats.
struct Playing {
    seats: [Seat; 2],
    /// When the actions were sent that are not acknowledged; there can be two, because the next question comes
    /// with the update, and the acknowledgement after it.
    sent: [VecDeque<Instant>; 2],
    /// What each seat says when it is time for it.
    next: [Option<String>; 2],
    over: bool,
}

impl Playing {
    fn new(seats: [Seat; 2]) -> Playing {
        Playing { seats, sent: Default::default(), next: Default::default(), over: false }
    }

    /// Waits for a message, or for the time to say something, which is said.
    async fn hear(&mut self, due: Instant) -> Result<(News, usize)> {
        let ready = self.next.iter().position(Option::is_some);
        let [first, second] = &mut self.seats;
        tokio::select! {
            biased;
            () = tokio::time::sleep_until(due.into()), if ready.is_some() => {}
            news = first.hear() => return Ok((news?, 0)),
            news = second.hear() => return Ok((news?, 1)),
        }
        let index = ready.unwrap_or_default();
        let message = self.next[index].take().unwrap_or_default();
        self.sent[index].push_back(Instant::now());
        self.seats[index].line.send_text(message).await?;
        Ok((News::Said, index))
    }

    /// Whoever made the last move still hears that it is durable.
    fn is_done(&self) -> bool {
        self.over && self.sent.iter().all(VecDeque::is_empty)
    }
}

/// Plays one match after the other; gives the latencies that were counted, in microseconds.
async fn follow(course: Arc<Course>, table: [Seat; 2]) -> Result<Vec<u32>> {
    let mut latencies = Vec::new();
    let mut playing = Playing::new(table);
    let pause = course.pause.unwrap_or_default();
    let mut due = Instant::now() + pause.mul_f64(fastrand::f64());
    while !course.ended.load(Ordering::Relaxed) {
        let (news, index) = playing.hear(due).await?;
        match news {
            News::Asked(message) => playing.next[index] = Some(message),
            News::Said => due = (due + pause).max(Instant::now()),
            News::Done => {
                let began = playing.sent[index].pop_front().context("done without an action")?;
                if course.counting.load(Ordering::Relaxed) {
                    latencies.push(u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX));
                }
            }
            News::Stale => drop(playing.sent[index].pop_front()),
            News::Over => playing.over = true,
            News::Other => {}
        }
        if playing.is_done() {
            course.matches.fetch_add(1, Ordering::Relaxed);
            playing = Playing::new(sit_down(&course).await?);
        }
    }
    Ok(latencies)
}

async fn idle(server: &Server, game: &str, connections: usize) -> Result<()> {
    let before = server.memory()?;
    let first = Client::guest(&server.url, "Ala").await?;
    let second = Client::guest(&server.url, "Olek").await?;
    let mut tables = Vec::new();
    for _ in 0..connections.div_ceil(10) {
        tables.push(open_table(game, &first, &second).await?);
    }
    let with_tables = server.memory()?;
    let nobody = Client::nobody(&server.url)?;
    let mut open = Vec::new();
    let mut opening = JoinSet::new();
    for number in 0..connections {
        if opening.len() == SETTING_UP {
            open.extend(opening.join_next().await.transpose()?);
        }
        let (nobody, id) = (nobody.clone(), tables[number % tables.len()].clone());
        opening.spawn(async move {
            let mut line = nobody.connect(&id, None, Views::Joining).await?;
            line.next_text().await?.context("the server hung up")?;
            anyhow::Ok(line)
        });
    }
    while let Some(line) = opening.join_next().await {
        open.push(line?);
    }
    let open = open.into_iter().collect::<Result<Vec<_>>>()?;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let after = server.memory()?;
    let megabytes = |bytes: u64| bytes as f64 / 1024.0 / 1024.0;
    println!("idle connections           {}", open.len());
    println!("matches they watch         {}", tables.len());
    println!("memory before              {:.1} MB", megabytes(before));
    println!("memory with the matches    {:.1} MB", megabytes(with_tables));
    println!("memory with everybody      {:.1} MB", megabytes(after));
    let one = after.saturating_sub(with_tables) as f64 / open.len().max(1) as f64 / 1024.0;
    println!("memory a connection        {one:.1} KB");
    Ok(())
}
