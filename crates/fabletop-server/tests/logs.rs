//! At its most talkative the log holds no token, no password, no secret of a deal and nothing that was said.

mod support;

use fabletop_client::protocol::{Join, NewTable, Recover, Request, Seated, ServerMessage, Verdict};
use fabletop_client::{Client, MatchConnection};
use serde_json::{Value, json};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use support::{Browser, PATIENCE, Player, Running, Tested, refusal, table};
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::fmt::format::FmtSpan;

/// Everything that is logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// From now on, with every span that begins and ends.
    fn listen() -> Log {
        let log = Log::default();
        let told =
            tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE).with_span_events(FmtSpan::FULL);
        told.with_ansi(false).with_writer(log.clone()).init();
        log
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

/// What nobody should find, and what it is.
#[derive(Default)]
struct Secrets(Vec<(&'static str, String)>);

impl Secrets {
    fn add(&mut self, what: &'static str, secret: impl Into<String>) -> String {
        let secret = secret.into();
        assert!(secret.len() >= 8, "{what} is not long enough to be found: {secret}");
        self.0.push((what, secret.clone()));
        secret
    }

    /// The cookie as it is now.
    fn add_cookie(&mut self, browser: &Browser) -> Tested {
        let cookie = browser.cookie.as_deref().ok_or("a cookie")?.trim_start_matches("fabletop=");
        self.add("a session's token", cookie);
        Ok(())
    }

    /// The lines in which one stands.
    fn found_in<'a>(&self, log: &'a str) -> Vec<(&'static str, &'a str)> {
        let stands = |line: &'a str| self.0.iter().find(|(_, secret)| line.contains(secret.as_str()));
        log.lines().filter_map(|line| stands(line).map(|(what, _)| (*what, line))).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_holds_no_secret() -> Tested {
    let log = Log::listen();
    let server = Running::start().await?;
    let mut secrets = Secrets::default();
    let mut ala = server.browser().await?;
    signing_in(&mut ala, &mut secrets).await?;
    playing(&server, &mut ala, &mut secrets).await?;
    server.stop().await?;

    let planted = secrets.add("what the test itself logs", "a planted secret");
    let before = log.text();
    tracing::trace!(planted, "here it is");
    let found = secrets.found_in(&log.text()[before.len()..]).len();
    assert_eq!(found, 1, "what is logged is seen, however quietly");
    for part in ["/api/v1/matches/{match}/recover", "wrong-password", "TRACE hyper_util", "stopped"] {
        assert!(before.contains(part), "{part} is not in the log: is everything heard?");
    }
    let kinds: std::collections::BTreeSet<&str> = secrets.0.iter().map(|(what, _)| *what).collect();
    assert_eq!(kinds.len(), 10, "{kinds:?}");
    assert_eq!(secrets.found_in(&before), []);
    Ok(())
}

/// A guest, an account, wrong passwords, a session that ends, a program's token.
async fn signing_in(ala: &mut Browser, secrets: &mut Secrets) -> Tested {
    ala.post("/me", json!({ "name": "Ala" })).await?;
    secrets.add_cookie(ala)?;
    let password = secrets.add("a password", "correct horse battery");
    let wrong = secrets.add("a password", "incorrect horse");
    let account = |password: &str| json!({ "name": "Ala", "password": password });
    ala.post("/me/account", account(&password)).await?;
    ala.ask("DELETE", "/me", None).await?;
    assert_eq!(ala.refused("POST", "/sign-in", Some(account(&wrong))).await?.1, "wrong-password");
    // In the wrong place, too.
    let typed_wrongly = [json!({ "name": [password.as_str()] }), json!({ password.as_str(): 1 })];
    for body in typed_wrongly {
        assert_eq!(ala.refused("POST", "/sign-in", Some(body)).await?.1, "bad-request");
    }
    ala.post("/sign-in", account(&password)).await?;
    secrets.add_cookie(ala)
}

/// A match from the opening to the verdict.
async fn playing(server: &Running, ala: &mut Browser, secrets: &mut Secrets) -> Tested {
    let token = ala.post("/me/bot-token", json!({})).await?["token"].as_str().ok_or("a token")?.to_owned();
    let bot = Client::with_token(&server.url, &secrets.add("a program's token", token))?;
    let seal = bot.seal().await?.seal;
    let (seal, nonce) = (Some(secrets.add("a seal", seal)), Some(secrets.add("a nonce", "5eed".repeat(16))));
    let opened = bot.create(&NewTable { seal, nonce, ..table(&["you", "open"])? }).await?;
    let id = opened.info.id.clone();
    let invite = secrets.add("an invitation", opened.invite.ok_or("an invitation")?);
    let recovery = secrets.add("a seat's token", opened.you.ok_or("a seat")?.recovery);

    let olek = server.guest("Olek").await?;
    secrets.add("a program's token", olek.token().ok_or("a token")?);
    let wrong = Join { invite: Some(recovery.clone()), ..Join::default() };
    assert!(olek.join(&id, &wrong).await.is_err());
    let nonce = Some(secrets.add("a nonce", "beef".repeat(16)));
    let joined = olek.join(&id, &Join { invite: Some(invite.clone()), nonce, ..Join::default() }).await?;
    secrets.add("a seat's token", joined.you.ok_or("a seat")?.recovery);
    in_the_wrong_places(server, ala, &id, [&invite, &recovery]).await?;

    let (mut first, mut second) = (Player::follow(&bot, &id).await?, Player::follow(&olek, &id).await?);
    let words = secrets.add("what somebody said", "Psst! Mam smoka.");
    first.ask(Request::Say { text: words }).await?;
    play(&mut first, &mut second).await?;
    let back: Seated = server
        .guest("Ala w tramwaju")
        .await?
        .post(&format!("/matches/{id}/recover"), &Recover { token: recovery })
        .await?;
    assert_eq!(back.info.id, id);
    let verdict: Verdict = bot.get(&format!("/matches/{id}/verdict")).await?;
    assert!(verdict.fair);
    secrets.add("the secret of a deal", verdict.secret);
    Ok(())
}

/// Tokens where they do not belong: in a path, in a query, in a message, as another token.
async fn in_the_wrong_places(server: &Running, ala: &mut Browser, id: &str, tokens: [&str; 2]) -> Tested {
    let authority = server.http()?.authority().to_owned();
    for token in tokens {
        for path in [
            format!("/matches/{token}"),
            format!("/matches/{id}/messages?since={token}"),
            format!("/{token}"),
        ] {
            assert!(ala.ask("GET", &path, None).await?.status >= 400, "{path}");
        }
        let page = format!("/t/{id}?join={token}");
        assert_eq!(server.http()?.request("GET".parse()?, &page, &[], None).await?.status, 200);
        assert!(Client::with_token(&server.url, token)?.get::<Value>("/me").await.is_err());
        let (cookie, origin) = (ala.cookie.clone().ok_or("a cookie")?, ala.http.origin());
        let path = format!("/api/v1/matches/{id}/live");
        let headers = [("cookie", cookie.as_str()), ("origin", origin.as_str())];
        let mut line = MatchConnection::at(&authority, &path, &headers).await?;
        line.send_text(format!("{{\"id\":1,\"kind\":\"{token}\"}}")).await?;
        let refused = tokio::time::timeout(PATIENCE, async {
            while let Some(message) = line.next().await? {
                if matches!(message, ServerMessage::Refused { .. }) {
                    return Ok(Some(message));
                }
            }
            Ok::<_, fabletop_client::ClientError>(None)
        });
        assert_eq!(refusal(&refused.await??.ok_or("an answer")?), "bad-request");
    }
    Ok(())
}

/// To the end.
async fn play(first: &mut Player, second: &mut Player) -> Tested {
    for step in 0..500 {
        if first.is_over() {
            return Ok(());
        }
        let who = if first.choices().is_some() { &mut *first } else { &mut *second };
        let (prompt, actions) = who.choices().ok_or("nobody is asked")?;
        who.ask(Request::Act { prompt, action: actions[step % actions.len()].clone() }).await?;
        first.catch_up().await?;
        second.catch_up().await?;
    }
    Err("the game does not end".into())
}
