//! WebSockets: a match as it happens, and the lobby.

use crate::app::App;
use crate::config::Limits;
use crate::connections::Place;
use crate::error::ApiError;
use crate::guard::Origin;
use crate::rates::MessageRate;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use fabletop_host::Connection;
use fabletop_protocol::{ClientMessage, ErrorBody, ServerMessage};
use futures_util::{FutureExt, SinkExt};
use serde::Deserialize;
use std::time::Duration;
use tokio::time::{Instant, Interval, MissedTickBehavior};

/// Enough for nearly every message; kept for as long as somebody is connected.
const READ_BUFFER: usize = 2 * 1024;
/// Messages that are ready together go out together.
const WRITE_BUFFER: usize = 8 * 1024;
/// What may wait in the program for one reader, besides the host's own queue.
const MOST_UNWRITTEN: usize = 4 * 1024 * 1024;
/// Whoever goes on after so many refusals in a row does not listen.
const PATIENCE: u32 = 100;

/// The upgrade with our limits, or why it is none.
pub(crate) fn prepare(
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    limits: &Limits,
) -> Result<WebSocketUpgrade, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::bad_request(format!("this is a WebSocket: {error}")))?;
    Ok(upgrade
        .max_message_size(limits.message)
        .max_frame_size(limits.message)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNWRITTEN))
}

/// A place for one more WebSocket of that address.
pub(crate) fn enter(app: &App, origin: Origin) -> Result<Place, ApiError> {
    if *app.stopping.borrow() {
        return Err(ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "stopping",
            "the server stops; try again",
        ));
    }
    app.sockets.enter(origin.address).ok_or_else(|| ApiError::too_fast(30))
}

/// Why a connection ends.
enum End {
    /// The other side is gone, or does not read.
    Gone,
    /// We end it, in order.
    Finished,
    /// We end it and say why.
    Closing { code: &'static str, frame: u16 },
}

/// The messages of a match, until somebody goes.
pub(crate) async fn serve_match(app: App, socket: WebSocket, connection: Connection, place: Place) {
    let rate = app.rates.messages();
    let mut line = Line::new(socket, &app.config.limits);
    let end = follow(&mut line, connection, &rate).await;
    line.finish(end).await;
    drop(place);
}

async fn follow(line: &mut Line, mut connection: Connection, rate: &MessageRate) -> End {
    let mut refused_in_a_row = 0;
    loop {
        let done = tokio::select! {
            message = connection.next() => match message {
                Some(text) => line.pass_on(text, &mut connection).await,
                None => Err(End::Finished),
            },
            heard = line.hear() => match heard {
                Ok(Some(text)) => {
                    let answer = receive(&text, rate, &mut connection).await;
                    refused_in_a_row = if answer.is_some() { refused_in_a_row + 1 } else { 0 };
                    match answer {
                        Some(_) if refused_in_a_row > PATIENCE => {
                            Err(End::Closing { code: "too-fast", frame: close_code::POLICY })
                        }
                        Some(answer) => line.say(answer).await,
                        None => Ok(()),
                    }
                }
                Ok(None) => Ok(()),
                Err(end) => Err(end),
            },
        };
        if let Err(end) = done {
            return end;
        }
    }
}

/// Gives a message to the match; or the refusal, if it does not get so far.
async fn receive(text: &str, rate: &MessageRate, connection: &mut Connection) -> Option<String> {
    if !rate.allows_one() {
        return Some(refusal(text, ApiError::too_fast(1).into_body()));
    }
    match serde_json::from_str::<ClientMessage>(text) {
        Ok(message) => {
            connection.send(message).await;
            None
        }
        Err(error) => Some(refusal(text, ApiError::bad_request(error.to_string()).into_body())),
    }
}

/// A refusal under the id of the message, if it has one.
fn refusal(text: &str, error: ErrorBody) -> String {
    #[derive(Deserialize)]
    struct Numbered {
        id: u64,
    }
    let id = serde_json::from_str::<Numbered>(text).map_or(0, |numbered| numbered.id);
    json(&ServerMessage::Refused { id, error })
}

fn json(message: &ServerMessage) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

/// The list of open tables, until somebody goes.
pub(crate) async fn serve_lobby(app: App, socket: WebSocket, place: Place) {
    let mut line = Line::new(socket, &app.config.limits);
    let end = follow_lobby(&app, &mut line).await;
    line.finish(end).await;
    drop(place);
}

async fn follow_lobby(app: &App, line: &mut Line) -> End {
    let mut tables = app.host.tables();
    let mut stopping = app.stopping.subscribe();
    tables.mark_changed();
    loop {
        let done = tokio::select! {
            changed = tables.changed() => match changed {
                Ok(()) => {
                    let text = serde_json::to_string(tables.borrow_and_update().as_ref());
                    line.say(text.unwrap_or_default()).await
                }
                Err(_) => Err(End::Finished),
            },
            () = async { drop(stopping.wait_for(|&stopping| stopping).await) } => {
                Err(End::Closing { code: "server-stopping", frame: close_code::AWAY })
            }
            heard = line.hear() => heard.map(drop),
        };
        if let Err(end) = done {
            return end;
        }
    }
}

/// A WebSocket whose other side must show that it lives.
struct Line {
    socket: WebSocket,
    ping: Interval,
    heard: Instant,
    silence: Duration,
    write: Duration,
}

impl Line {
    fn new(socket: WebSocket, limits: &Limits) -> Line {
        let mut ping = tokio::time::interval_at(Instant::now() + limits.ping, limits.ping);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Line { socket, ping, heard: Instant::now(), silence: limits.silence, write: limits.write }
    }

    /// What the other side says; nothing if only time passed. Safe to drop while it waits.
    async fn hear(&mut self) -> Result<Option<String>, End> {
        let heard = tokio::select! {
            heard = self.socket.recv() => heard,
            _ = self.ping.tick() => {
                if self.heard.elapsed() > self.silence {
                    return Err(End::Gone);
                }
                self.write(Message::Ping(Default::default())).await?;
                return Ok(None);
            }
        };
        self.heard = Instant::now();
        match heard {
            Some(Ok(Message::Text(text))) => Ok(Some(text.to_string())),
            // Answered as what it is: not a message.
            Some(Ok(Message::Binary(_))) => Ok(Some(String::new())),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
            Some(Ok(Message::Close(_))) | None => Err(End::Gone),
            Some(Err(error)) if is_too_large(&error) => {
                Err(End::Closing { code: "too-large", frame: close_code::SIZE })
            }
            Some(Err(_)) => Err(End::Gone),
        }
    }

    async fn say(&mut self, text: String) -> Result<(), End> {
        self.write(Message::Text(text.into())).await
    }

    /// Sends a message of the match, and those that are ready by now, in one go.
    async fn pass_on(&mut self, first: String, connection: &mut Connection) -> Result<(), End> {
        let socket = &mut self.socket;
        let sending = async {
            let mut finished = false;
            let mut next = Some(first);
            while let Some(text) = next {
                socket.feed(Message::Text(text.into())).await.map_err(|_| End::Gone)?;
                next = match connection.next().now_or_never() {
                    Some(Some(text)) => Some(text),
                    Some(None) => {
                        finished = true;
                        None
                    }
                    None => None,
                };
            }
            socket.flush().await.map_err(|_| End::Gone)?;
            if finished { Err(End::Finished) } else { Ok(()) }
        };
        tokio::time::timeout(self.write, sending).await.unwrap_or(Err(End::Gone))
    }

    async fn write(&mut self, message: Message) -> Result<(), End> {
        let sent = tokio::time::timeout(self.write, self.socket.send(message)).await;
        if matches!(sent, Ok(Ok(()))) { Ok(()) } else { Err(End::Gone) }
    }

    /// Says why, if there is somebody to say it to, and hangs up.
    async fn finish(mut self, end: End) {
        let frame = match end {
            End::Gone => return,
            End::Finished => close_code::NORMAL,
            End::Closing { code, frame } => {
                let closing = json(&ServerMessage::Closing { code: code.to_owned() });
                if self.say(closing).await.is_err() {
                    return;
                }
                frame
            }
        };
        let hang_up = Message::Close(Some(CloseFrame { code: frame, reason: Default::default() }));
        if self.write(hang_up).await.is_ok() {
            // The other side answers and hangs up; whoever does not is cut off.
            let _ = tokio::time::timeout(Duration::from_secs(1), async {
                while let Some(Ok(_)) = self.socket.recv().await {}
            })
            .await;
        }
    }
}

/// Only the text tells which error it is.
fn is_too_large(error: &axum::Error) -> bool {
    error.to_string().contains("too long")
}
