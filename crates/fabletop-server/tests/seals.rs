//! A promise before the nonce, over HTTP; and that neither it nor its secret is ever in a log.

mod support;

use fabletop_client::Client;
use fabletop_client::protocol::{Request, Seal, ServerMessage, Verdict};
use serde_json::{Value, json};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use support::{Player, Running, Tested, refusal, table};
use tracing_subscriber::fmt::MakeWriter;

/// Everything that is logged, as a file would have it.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn text(&self) -> String {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Log;

    fn make_writer(&self) -> Log {
        self.clone()
    }
}

fn nonce(byte: u8) -> String {
    format!("{byte:02x}").repeat(32)
}

/// Plays to the end with whatever comes first.
async fn play(client: &Client, id: &str) -> Tested<Player> {
    let mut player = Player::follow(client, id).await?;
    while !player.is_over() {
        match player.choices() {
            Some((prompt, actions)) => {
                player.ask(Request::Act { prompt, action: actions[0].clone() }).await?;
            }
            None => drop(player.hear().await?),
        }
    }
    Ok(player)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_promise_comes_before_the_nonce_and_stays_a_secret() -> Tested {
    let log = Log::default();
    tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(log.clone()).init();
    let server = Running::start().await?;
    let ala = server.guest("Ala").await?;
    let seal: Seal = ala.seal().await?;
    let mut plan = table(&["you", "fox"])?;
    (plan.seal, plan.nonce) = (Some(seal.seal.clone()), Some(nonce(1)));
    let opened = ala.create(&plan).await?;
    assert_eq!(opened.info.commitment, seal.commitment);

    let mut first = play(&ala, &opened.info.id).await?;
    let verdict: Verdict = ala.get(&format!("/matches/{}/verdict", opened.info.id)).await?;
    assert!(verdict.fair);
    assert_eq!((&verdict.commitment, &verdict.nonces[0]), (&seal.commitment, &nonce(1)));

    first.catch_up().await?;
    let promised = first.info.as_ref().and_then(|info| info.next_commitment.clone()).ok_or("promised")?;
    let again = first.ask(Request::Rematch { agree: true, nonce: Some(nonce(2)) }).await?;
    assert!(matches!(again, ServerMessage::Done { .. }), "{again:?}");
    first.catch_up().await?;
    let next = first.info.as_ref().and_then(|info| info.next.clone()).ok_or("a match follows")?;
    let second = play(&ala, &next).await?;
    let following: Verdict = ala.get(&format!("/matches/{next}/verdict")).await?;
    assert!(following.fair);
    assert_eq!((&following.commitment, &following.nonces[0]), (&promised, &nonce(2)));

    let log = log.text();
    assert!(log.contains("/api/v1/seals"), "the log is heard at all");
    for hidden in [&seal.seal, &verdict.secret, &following.secret] {
        assert!(!log.contains(hidden.as_str()), "in the log");
        assert!(
            first.raw.iter().chain(&second.raw).all(|text| !text.contains(hidden.as_str())),
            "in a message"
        );
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seal_takes_somebody_and_is_good_once() -> Tested {
    let server = Running::start().await?;
    let (mut nobody, mut ala, mut eve) =
        (server.browser().await?, server.browser().await?, server.browser().await?);
    assert_eq!(nobody.refused("POST", "/seals", None).await?, (401, "not-signed-in".to_owned()));
    ala.post("/me", json!({ "name": "Ala" })).await?;
    eve.post("/me", json!({ "name": "Eve" })).await?;
    let seal: Value = ala.ask("POST", "/seals", None).await?.json()?;
    let plan = json!({ "game": "fantasy-realms", "seal": seal["seal"],
        "seats": [{ "kind": "you" }, { "kind": "open" }] });
    let gone = (410, "no-such-seal".to_owned());
    assert_eq!(eve.refused("POST", "/matches", Some(plan.clone())).await?, gone);
    let opened = ala.post("/matches", plan.clone()).await?;
    assert_eq!(opened["match"]["commitment"], seal["commitment"]);
    assert_eq!(ala.refused("POST", "/matches", Some(plan)).await?, gone);
    assert_eq!(ala.get("/me/matches").await?.as_array().map(Vec::len), Some(1));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_refuses_what_is_no_nonce() -> Tested {
    let server = Running::start().await?;
    let ala = server.guest("Ala").await?;
    let opened = ala.create(&table(&["you", "fox"])?).await?;
    let mut player = play(&ala, &opened.info.id).await?;
    let refused = player.ask(Request::Rematch { agree: true, nonce: Some("1".to_owned()) }).await?;
    assert_eq!(refusal(&refused), "bad-nonce");
    Ok(())
}
