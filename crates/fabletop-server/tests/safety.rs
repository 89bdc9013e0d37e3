//! Headers, origins, limits, the page, stopping.

use crate::support::{PATIENCE, Player, Running, Tested, code, config, table, two_at_a_table};
use fabletop_client::protocol::{Request, ServerMessage, Views};
use fabletop_client::{Answer, MatchConnection};
use fabletop_server::{Limits, Rate, Rates, ServeError, Server};
use serde_json::{Value, json};
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

async fn get(server: &Running, path: &str, headers: &[(&str, &str)]) -> Tested<Answer> {
    Ok(server.http()?.request("GET".parse()?, path, headers, None).await?)
}

fn header<'a>(answer: &'a Answer, name: &str) -> &'a str {
    answer.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_carries_what_keeps_a_browser_safe() -> Tested {
    let server = Running::start().await?;
    let host = server.http()?.authority().to_owned();
    for path in ["/", "/t/none", "/assets/none.js", "/api/v1/games", "/api/v1/none", "/health"] {
        let answer = get(&server, path, &[]).await?;
        let policy = header(&answer, "content-security-policy");
        for part in [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            &format!("connect-src 'self' ws://{host} wss://{host}"),
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.split("; ").any(|found| found == part), "{path}: {part} is not in {policy}");
        }
        assert!(!policy.contains("unsafe"));
        assert_eq!(header(&answer, "x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header(&answer, "referrer-policy"), "no-referrer", "{path}");
        assert_eq!(header(&answer, "cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(header(&answer, "permissions-policy").contains("camera=()"), "{path}");
        assert_eq!(header(&answer, "strict-transport-security"), "", "{path}");
        if path.starts_with("/api") {
            assert_eq!(header(&answer, "cache-control"), "no-store", "{path}");
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_cookie_is_for_https_only() -> Tested {
    let server = Running::with(|config| config.trust_proxy = true).await?;
    let headers = [
        ("x-forwarded-proto", "https"),
        ("x-forwarded-for", "203.0.113.7"),
        ("content-type", "application/json"),
    ];
    let body = json!({ "name": "Ala" }).to_string();
    let http = server.http()?;
    let answer = http.request("POST".parse()?, "/api/v1/me", &headers, Some(body.as_bytes())).await?;
    assert!(header(&answer, "set-cookie").ends_with("; Secure"));
    assert_eq!(header(&answer, "strict-transport-security"), "max-age=31536000");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_may_not_act() -> Tested {
    let server = Running::start().await?;
    let mut ala = server.browser().await?;
    ala.post("/me", json!({ "name": "Ala" })).await?;
    let cookie = ala.cookie.clone().ok_or("a cookie")?;
    let http = server.http()?;
    let body = json!({ "name": "Mallory" }).to_string();
    let own = http.origin();
    for (origin, status) in
        [(Some("https://evil.example"), 403), (Some("null"), 403), (None, 403), (Some(own.as_str()), 200)]
    {
        let mut headers = vec![("cookie", cookie.as_str()), ("content-type", "application/json")];
        headers.extend(origin.map(|origin| ("origin", origin)));
        let answer = http.request("POST".parse()?, "/api/v1/me", &headers, Some(body.as_bytes())).await?;
        assert_eq!(answer.status, status, "{origin:?}");
        assert!(status == 200 || code(&answer) == "wrong-origin");
    }
    let evil = [("cookie", cookie.as_str()), ("origin", "https://evil.example")];
    let socket = MatchConnection::at(http.authority(), "/api/v1/tables/live", &evil).await;
    assert_eq!(socket.err().as_ref().and_then(|error| error.code()), Some("wrong-origin"));
    let ours = [("cookie", cookie.as_str()), ("origin", own.as_str())];
    assert!(MatchConnection::at(http.authority(), "/api/v1/tables/live", &ours).await.is_ok());
    // What a form can send is not read.
    let headers = [("cookie", cookie.as_str()), ("origin", own.as_str()), ("content-type", "text/plain")];
    let form = http.request("POST".parse()?, "/api/v1/me", &headers, Some(body.as_bytes())).await?;
    assert_eq!((form.status, code(&form).as_str()), (400, "bad-request"));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_there_compressed_and_known_again() -> Tested {
    let server = Running::start().await?;
    let page = get(&server, "/", &[]).await?;
    assert_eq!((page.status, header(&page, "content-type")), (200, "text/html; charset=utf-8"));
    assert_eq!(header(&page, "cache-control"), "no-cache");
    let tag = header(&page, "etag").to_owned();
    let again = get(&server, "/score", &[("if-none-match", &tag)]).await?;
    assert_eq!((again.status, again.body.len()), (304, 0));
    let missing = get(&server, "/assets/none.js", &[]).await?;
    assert_eq!((missing.status, code(&missing).as_str()), (404, "no-such-page"));
    let below = get(&server, "/api/v2/games", &[]).await?;
    assert_eq!((below.status, code(&below).as_str()), (404, "no-such-page"));
    // Where the page was built before the program, its scripts are there for ever, compressed.
    let text = page.text();
    let scripts = text.split('"').filter(|part| part.starts_with("/assets/") && part.ends_with(".js"));
    for script in scripts {
        let script = get(&server, script, &[("accept-encoding", "gzip, br")]).await?;
        assert_eq!((script.status, header(&script, "content-encoding")), (200, "br"));
        assert_eq!(header(&script, "content-type"), "text/javascript; charset=utf-8");
        assert_eq!(header(&script, "cache-control"), "public, max-age=31536000, immutable");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_and_too_fast_are_refused_with_the_time_to_wait() -> Tested {
    let server = Running::with(|config| config.limits = Limits::default()).await?;
    let mut ala = server.browser().await?;
    ala.post("/me", json!({ "name": "Ala" })).await?;
    let huge = json!({ "name": "x".repeat(70_000) });
    assert_eq!(ala.refused("POST", "/me", Some(huge)).await?, (413, "too-large".to_owned()));
    let tool = json!({ "cards": "x".repeat(200_000) });
    let refused = ala.refused("POST", "/games/fantasy-realms/tools/score", Some(tool)).await?;
    assert_eq!(refused, (413, "too-large".to_owned()));
    let mut last = (200, String::new());
    for _ in 0..6 {
        let wrong = json!({ "name": "Ala", "password": "not this one" });
        last = ala.refused("POST", "/sign-in", Some(wrong)).await?;
    }
    assert_eq!(last, (429, "too-fast".to_owned()));
    let mut fast = None;
    for _ in 0..200 {
        let answer = ala.ask("GET", "/games", None).await?;
        if answer.status == 429 {
            fast = Some(answer);
            break;
        }
    }
    let fast = fast.ok_or("200 requests at once are fine")?;
    assert_eq!((code(&fast).as_str(), header(&fast, "retry-after")), ("too-fast", "1"));
    assert!(get(&server, "/", &[]).await?.status == 200);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn one_connection_may_not_flood() -> Tested {
    // Nothing comes back while the test runs, on a slow machine either.
    let messages = Rate { every: Duration::from_secs(3_600), burst: Rates::default().messages.burst };
    let server =
        Running::with(|config| config.limits.rates = Some(Rates { messages, ..Rates::default() })).await?;
    let (mut ala, _, _, _) = two_at_a_table(&server).await?;
    for _ in 0..400 {
        if ala.line.send(Request::Ping).await.is_err() {
            break;
        }
    }
    let (mut done, mut refused) = (0, 0);
    let closing = loop {
        match ala.hear().await? {
            ServerMessage::Done { .. } => done += 1,
            ServerMessage::Refused { error, .. } => {
                assert_eq!(error.code, "too-fast");
                refused += 1;
            }
            ServerMessage::Closing { code } => break code,
            _ => {}
        }
    };
    assert_eq!((closing.as_str(), refused), ("too-fast", 100));
    // 60 were let through; the match may still have had answers to give when the line was cut.
    assert!((1..=60).contains(&done), "{done}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_sockets_and_a_person_so_many_tables() -> Tested {
    let server = Running::with(|config| {
        config.limits.sockets_per_address = 2;
        config.host.waiting_tables = 3;
    })
    .await?;
    let ala = server.guest("Ala").await?;
    let opened = ala.create(&table(&["you", "open"])?).await?;
    let first = ala.connect(&opened.info.id, None, Views::Always).await?;
    let _second = ala.connect(&opened.info.id, None, Views::Always).await?;
    let third = ala.connect(&opened.info.id, None, Views::Always).await;
    assert_eq!(third.err().as_ref().and_then(|error| error.code()), Some("too-fast"));
    first.close().await?;
    tokio::time::timeout(PATIENCE, async {
        while ala.connect(&opened.info.id, None, Views::Always).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await?;
    for _ in 0..2 {
        ala.create(&table(&["you", "open"])?).await?;
    }
    let refused = ala.create(&table(&["you", "open"])?).await;
    assert_eq!(refused.err().as_ref().and_then(|error| error.code()), Some("too-many-tables"));
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_silent_or_slow_with_a_request_is_cut_off() -> Tested {
    let server = Running::with(|config| {
        config.limits.head = Duration::from_millis(300);
        config.limits.request = Duration::from_millis(300);
        config.limits.ping = Duration::from_millis(100);
        config.limits.silence = Duration::from_millis(400);
    })
    .await?;
    let authority = server.http()?.authority().to_owned();
    let mut slow = tokio::net::TcpStream::connect(&authority).await?;
    slow.write_all(b"GET / HTTP/1.1\r\nHost: x").await?;
    let mut rest = Vec::new();
    tokio::time::timeout(PATIENCE, slow.read_to_end(&mut rest)).await??;

    let mut slow = tokio::net::TcpStream::connect(&authority).await?;
    let head = "POST /api/v1/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    slow.write_all(head.as_bytes()).await?;
    let mut answer = vec![0; 12];
    tokio::time::timeout(PATIENCE, slow.read_exact(&mut answer)).await??;
    assert_eq!(answer, b"HTTP/1.1 503");

    // A WebSocket that does not answer pings.
    let ala = server.guest("Ala").await?;
    let opened = ala.create(&table(&["you", "open"])?).await?;
    let mut dead = tokio::net::TcpStream::connect(&authority).await?;
    let upgrade = format!(
        "GET /api/v1/matches/{}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        opened.info.id
    );
    dead.write_all(upgrade.as_bytes()).await?;
    let mut rest = Vec::new();
    tokio::time::timeout(PATIENCE, dead.read_to_end(&mut rest)).await??;
    assert!(rest.starts_with(b"HTTP/1.1 101"));
    // One that does answer stays.
    let mut alive = Player::follow(&ala, &opened.info.id).await?;
    let waiting = tokio::time::timeout(Duration::from_millis(1200), alive.line.next()).await;
    assert!(!matches!(waiting, Ok(Ok(None) | Err(_))), "{waiting:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics() -> Tested {
    let server = Running::start().await?;
    let (_ala, _olek, _, _) = two_at_a_table(&server).await?;
    let health = get(&server, "/health", &[]).await?;
    assert_eq!((health.status, &health.json::<Value>()?["status"]), (200, &json!("ok")));
    let metrics = get(&server, "/metrics", &[]).await?;
    let text = metrics.text();
    for line in ["fabletop_live_matches 1", "fabletop_connections 2", "fabletop_sockets 2"] {
        assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
    }
    assert!(text.contains(
        "fabletop_requests_total{route=\"/api/v1/matches/{match}/join\",method=\"POST\",status=\"200\"} 1"
    ));
    // Somebody else behind a proxy gets nothing.
    assert_eq!(get(&server, "/metrics", &[("x-forwarded-for", "203.0.113.7")]).await?.status, 404);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_taken_port_and_a_used_or_foreign_file_are_told_apart() -> Tested {
    let server = Running::start().await?;
    let folder = TempDir::new()?;
    let mut taken = config(&folder);
    taken.addr = server.http()?.authority().to_owned();
    assert!(matches!(Server::bind(taken).await, Err(ServeError::PortTaken { .. })));
    for addr in ["nonsense", "127.0.0.1", "127.0.0.1:99999", "host.invalid:80", "192.0.2.1:80"] {
        let mut wrong = config(&folder);
        wrong.addr = addr.to_owned();
        assert!(matches!(Server::bind(wrong).await, Err(ServeError::Address { .. })), "{addr}");
    }
    let mut locked = config(&folder);
    locked.database = server.database();
    let locked = Server::bind(locked).await.err().map(|error| error.to_string());
    assert!(locked.as_ref().is_some_and(|error| error.contains("in use")), "{locked:?}");
    let mut foreign = config(&folder);
    foreign.database = folder.path().join("poem.txt");
    std::fs::write(&foreign.database, "Litwo! Ojczyzno moja! ".repeat(400))?;
    let foreign = Server::bind(foreign).await.err().map(|error| error.to_string());
    assert!(foreign.as_ref().is_some_and(|error| error.contains("not a Fabletop database")), "{foreign:?}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn stopping_says_so_to_everybody_and_waits_for_nobody() -> Tested {
    let server = Running::start().await?;
    let (mut ala, _olek, _, _) = two_at_a_table(&server).await?;
    let mut lobby = MatchConnection::at(server.http()?.authority(), "/api/v1/tables/live", &[]).await?;
    lobby.next_text().await?;
    // Somebody who neither reads nor hangs up.
    let _rude = tokio::net::TcpStream::connect(server.http()?.authority()).await?;
    let hearing = tokio::spawn(async move {
        while let Ok(Some(text)) = lobby.next_text().await {
            if text.contains("server-stopping") {
                return true;
            }
        }
        false
    });
    let player = tokio::spawn(async move {
        while let Ok(Some(message)) = ala.line.next().await {
            if message == (ServerMessage::Closing { code: "server-stopping".to_owned() }) {
                return true;
            }
        }
        false
    });
    server.stop().await?;
    assert!(hearing.await? && player.await?);
    Ok(())
}
