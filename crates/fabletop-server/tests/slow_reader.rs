//! Somebody connects and does not read. Over a real connection the system takes a few megabytes for them before
//! the server feels anything.

use crate::support::{Player, Running, Tested, two_at_a_table};
use fabletop_client::protocol::{Request, ServerMessage, Views};
use fabletop_client::{Client, MatchConnection};
use std::time::Duration;
use tokio::task::JoinHandle;

/// Whoever has not been cut off after so many messages is kept everything for.
const FAR_TOO_MANY: usize = 20_000;
/// For the whole of a test.
const LONG: Duration = Duration::from_secs(60);

/// Two who play, one who watches and does not read.
struct Table {
    id: String,
    ala: Player,
    /// Hears everything, and says how many times it was told about the table.
    olek: JoinHandle<usize>,
    sleeper: MatchConnection,
    rounds: usize,
}

impl Table {
    async fn open(server: &Running) -> Tested<Table> {
        let (ala, mut olek, opened, _) = two_at_a_table(server).await?;
        let id = opened.info.id;
        olek.ask(Request::OpenHands { agree: true }).await?;
        let sleeper = Client::nobody(&server.url)?.connect(&id, None, Views::Always).await?;
        Ok(Table { id, ala, olek: tokio::spawn(listen(olek)), sleeper, rounds: 0 })
    }

    /// Something everybody hears of, and a long message for whoever watches; carried out while they sleep.
    async fn go_on(&mut self) -> Tested {
        self.rounds += 1;
        assert!(self.rounds < FAR_TOO_MANY, "everything is kept for who does not read");
        let agree = self.rounds % 2 == 1;
        let answer = self.ala.ask(Request::OpenHands { agree }).await?;
        assert!(matches!(answer, ServerMessage::Done { .. }), "{answer:?}");
        self.ala.raw.clear();
        Ok(())
    }

    fn watching(&self) -> Option<u32> {
        self.ala.info.as_ref().map(|info| info.watching)
    }

    /// The other seat heard of everything.
    async fn check_olek(mut self) -> Tested {
        self.ala.ask(Request::Emote { emote: "wow".to_owned() }).await?;
        let told = self.olek.await?;
        assert!(told >= self.rounds, "told {told} times of {}", self.rounds);
        Ok(())
    }
}

/// Reads until somebody shows something.
async fn listen(mut olek: Player) -> usize {
    let mut told = 0;
    loop {
        match olek.line.next().await {
            Ok(Some(ServerMessage::Table { .. })) => told += 1,
            Ok(Some(ServerMessage::Talk { .. }) | None) | Err(_) => return told,
            Ok(Some(_)) => {}
        }
    }
}

/// Everything that was kept for the sleeper: how often it is told about the table, the last event, and the last word.
async fn wake_up(sleeper: &mut MatchConnection) -> (usize, u64, Option<String>) {
    let (mut told, mut seen) = (0, 0);
    loop {
        match sleeper.next().await {
            Ok(Some(ServerMessage::Table { .. })) => told += 1,
            Ok(Some(ServerMessage::Joined(joined))) => seen = joined.events.len() as u64,
            Ok(Some(ServerMessage::Update { events, .. })) => seen += events.len() as u64,
            Ok(Some(ServerMessage::Closing { code })) => return (told, seen, Some(code)),
            Ok(Some(_)) => {}
            Ok(None) | Err(_) => return (told, seen, None),
        }
    }
}

async fn sockets(server: &Running) -> Tested<String> {
    let metrics = server.http()?.request("GET".parse()?, "/metrics", &[], None).await?.text();
    let line = metrics.lines().find_map(|line| line.strip_prefix("fabletop_sockets "));
    Ok(line.ok_or("the number of sockets")?.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_falls_behind_hears_so_when_they_read_again() -> Tested {
    let server = Running::with(|config| {
        config.host.queue = 16;
        config.limits.write = LONG;
    })
    .await?;
    let mut table = Table::open(&server).await?;
    tokio::time::timeout(LONG, async {
        while table.rounds < 2 || table.watching() != Some(0) {
            table.go_on().await?;
        }
        for _ in 0..100 {
            table.go_on().await?;
        }
        let (told, seen, last_word) = wake_up(&mut table.sleeper).await;
        assert_eq!(last_word.as_deref(), Some("too-slow"));
        assert!(told + 100 <= table.rounds, "told {told} times of {}", table.rounds);
        let mut again = Client::nobody(&server.url)?.connect(&table.id, Some(seen), Views::Always).await?;
        assert!(
            matches!(again.next().await?, Some(ServerMessage::Joined(joined)) if joined.events.is_empty())
        );
        table.check_olek().await
    })
    .await?
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_reads_is_cut_off_and_holds_up_nobody() -> Tested {
    let server = Running::with(|config| {
        config.host.queue = 16;
        config.limits.write = Duration::from_millis(200);
    })
    .await?;
    let mut table = Table::open(&server).await?;
    tokio::time::timeout(LONG, async {
        assert_eq!(sockets(&server).await?, "3");
        while sockets(&server).await? != "2" {
            for _ in 0..50 {
                table.go_on().await?;
            }
        }
        let (told, _, last_word) = wake_up(&mut table.sleeper).await;
        assert_eq!(last_word, None, "there was no room for a word");
        assert!(told < table.rounds, "told {told} times of {}", table.rounds);
        table.check_olek().await
    })
    .await?
}
