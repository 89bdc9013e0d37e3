//! Matches: opening, sitting down, playing, looking back.

use crate::app::App;
use crate::error::ApiError;
use crate::extract::{Body, InPath, InQuery};
use crate::guard::Origin;
use crate::live;
use crate::who::{Anybody, Known};
use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use fabletop_host::HostError;
use fabletop_protocol::{
    ClientMessage, ErrorBody, Join, Joined, LookingBack, MatchInfo, NewTable, Recover, Seal, Seated,
    ServerMessage, Verdict, Views,
};
use serde::Deserialize;
use serde_json::Value;

/// A promise about the deal of my next table, to be had before I add to it: good once, for 10 minutes.
#[utoipa::path(post, path = "/seals", tag = "tables", responses(
    (status = 200, body = Seal),
    (status = "4XX", description = "`not-signed-in`, `too-fast`", body = ErrorBody),
))]
pub(crate) async fn seal(State(app): State<App>, known: Known) -> Result<Json<Seal>, ApiError> {
    Ok(Json(app.host.seal(known.person())?))
}

/// Open a table; it begins at once if no seat is open.
#[utoipa::path(post, path = "/matches", tag = "tables", request_body = NewTable, responses(
    (status = 200, body = Seated),
    (status = "4XX", description = "`not-signed-in`, `bad-request`, `bad-nonce`, `no-such-seal`, \
        `too-many-tables`, or what the game does not like about it", body = ErrorBody),
))]
pub(crate) async fn create(
    State(app): State<App>,
    known: Known,
    Body(table): Body<NewTable>,
) -> Result<Json<Seated>, ApiError> {
    Ok(Json(app.host.create(&known.visitor(), table).await?))
}

/// What everybody may know about a match.
#[utoipa::path(get, path = "/matches/{match}", tag = "tables", params(("match" = String, Path)), responses(
    (status = 200, body = MatchInfo),
    (status = "4XX", description = "`no-such-match`", body = ErrorBody),
))]
pub(crate) async fn info(
    State(app): State<App>,
    InPath(id): InPath<String>,
) -> Result<Json<MatchInfo>, ApiError> {
    Ok(Json(app.host.info(&id).await?))
}

/// Sit down.
#[utoipa::path(post, path = "/matches/{match}/join", tag = "tables", params(("match" = String, Path)),
    request_body = Join,
    responses(
        (status = 200, body = Seated),
        (status = "4XX", description = "`not-signed-in`, `no-such-match`, `not-invited`, `bad-nonce`, \
            `seat-taken`, `table-full`, `already-seated`, `already-begun`", body = ErrorBody),
    ))]
pub(crate) async fn join(
    State(app): State<App>,
    known: Known,
    InPath(id): InPath<String>,
    Body(join): Body<Join>,
) -> Result<Json<Seated>, ApiError> {
    Ok(Json(app.host.join(&id, &known.visitor(), join).await?))
}

/// Back to my seat without my cookie.
#[utoipa::path(post, path = "/matches/{match}/recover", tag = "tables", params(("match" = String, Path)),
    request_body = Recover,
    responses(
        (status = 200, body = Seated),
        (status = "4XX", description = "`not-signed-in`, `no-such-match`, `wrong-token`, `already-seated`",
            body = ErrorBody),
    ))]
pub(crate) async fn recover(
    State(app): State<App>,
    known: Known,
    InPath(id): InPath<String>,
    Body(recover): Body<Recover>,
) -> Result<Json<Seated>, ApiError> {
    Ok(Json(app.host.recover(&id, &known.visitor(), &recover).await?))
}

/// Where a client left off, and how often it wants the view.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Following {
    /// The number of the last event the client saw.
    since: Option<u64>,
    /// How often the position comes.
    #[serde(default)]
    views: Views,
}

/// The match as it happens: a WebSocket.
#[utoipa::path(get, path = "/matches/{match}/live", operation_id = "match_live", tag = "play",
    params(("match" = String, Path), ("since" = Option<u64>, Query, description = "the number of the last event the client saw"),
        ("views" = inline(Option<Views>), Query, description = "how often the position comes")),
    responses(
        (status = 101, description = "a WebSocket; `ClientMessage` in, `ServerMessage` out"),
        (status = "4XX", description = "`bad-request`, `no-such-match`, `not-watchable`, `wrong-origin`, \
            `not-signed-in` (a token that is not known), `too-fast`", body = ErrorBody),
    ))]
pub(crate) async fn live(
    State(app): State<App>,
    origin: Origin,
    Anybody(known): Anybody,
    InPath(id): InPath<String>,
    InQuery(following): InQuery<Following>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = live::prepare(upgrade, &app.config.limits)?;
    let place = live::enter(&app, origin)?;
    let who = known.as_ref().map(Known::person);
    let connection = app.host.connect(&id, who, following.since, following.views).await?;
    Ok(upgrade.on_upgrade(move |socket| live::serve_match(app, socket, connection, place)))
}

/// Where a client left off.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    /// The number of the last event the client saw.
    since: Option<u64>,
}

/// The same as joining over the WebSocket.
#[utoipa::path(get, path = "/matches/{match}/messages", tag = "play",
    params(("match" = String, Path), ("since" = Option<u64>, Query, description = "the number of the last event the client saw")),
    responses(
        (status = 200, body = Joined<Value>),
        (status = "4XX", description = "`bad-request`, `no-such-match`, `not-watchable`", body = ErrorBody),
    ))]
pub(crate) async fn messages(
    State(app): State<App>,
    Anybody(known): Anybody,
    InPath(id): InPath<String>,
    InQuery(Since { since }): InQuery<Since>,
) -> Result<Response, ApiError> {
    let who = known.as_ref().map(Known::person);
    Ok(Json(app.host.snapshot(&id, who, since).await?).into_response())
}

/// The same as sending it over the WebSocket: `done` once it is durable, or `refused`.
#[utoipa::path(post, path = "/matches/{match}/messages", tag = "play", params(("match" = String, Path)),
    request_body = ClientMessage,
    responses(
        (status = 200, description = "`done` or `refused`", body = ServerMessage<Value>),
        (status = "4XX", description = "`not-signed-in`, `bad-request`, `no-such-match`", body = ErrorBody),
    ))]
pub(crate) async fn send(
    State(app): State<App>,
    known: Known,
    InPath(id): InPath<String>,
    Body(message): Body<ClientMessage>,
) -> Result<Json<ServerMessage>, ApiError> {
    let ClientMessage { id: message, request } = message;
    match app.host.request(&id, known.person(), request).await {
        Ok(()) => Ok(Json(ServerMessage::Done { id: message })),
        Err(error @ HostError::NoSuchMatch) => Err(error.into()),
        Err(error) => {
            Ok(Json(ServerMessage::Refused { id: message, error: ApiError::from(error).into_body() }))
        }
    }
}

/// Which moment.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moment {
    /// The number of the event; 0 for the beginning.
    event: u64,
}

/// What I saw after an event.
#[utoipa::path(get, path = "/matches/{match}/looking-back", tag = "play",
    params(("match" = String, Path), ("event" = u64, Query, description = "its number; 0 for the beginning")),
    responses(
        (status = 200, body = LookingBack<Value>),
        (status = "4XX", description = "`bad-request`, `no-such-match`, `not-watchable`, `not-begun`",
            body = ErrorBody),
    ))]
pub(crate) async fn looking_back(
    State(app): State<App>,
    Anybody(known): Anybody,
    InPath(id): InPath<String>,
    InQuery(Moment { event }): InQuery<Moment>,
) -> Result<Response, ApiError> {
    let who = known.as_ref().map(Known::person);
    Ok(Json(app.host.look_back(&id, who, event).await?).into_response())
}

/// The record, when the match is over.
#[utoipa::path(get, path = "/matches/{match}/record", tag = "play", params(("match" = String, Path)), responses(
    (status = 200, description = "docs/match-record.md", body = Object),
    (status = "4XX", description = "`no-such-match`, `not-over`", body = ErrorBody),
))]
pub(crate) async fn record(State(app): State<App>, InPath(id): InPath<String>) -> Result<Response, ApiError> {
    let record = app.host.record(&id).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], record.json().to_owned()).into_response())
}

/// Whether it was dealt as promised, when the match is over.
#[utoipa::path(get, path = "/matches/{match}/verdict", tag = "play", params(("match" = String, Path)), responses(
    (status = 200, body = Verdict),
    (status = "4XX", description = "`no-such-match`, `not-over`", body = ErrorBody),
))]
pub(crate) async fn verdict(
    State(app): State<App>,
    InPath(id): InPath<String>,
) -> Result<Json<Verdict>, ApiError> {
    Ok(Json(app.host.verdict(&id).await?))
}
