//! A match as it happens.

use crate::ClientError;
use fabletop_protocol::{BASE, ClientMessage, ErrorBody, Request, ServerMessage, Views};
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderValue, header};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Small, because a load generator has thousands of them.
const BUFFER: usize = 4 * 1024;
/// For the server to take the connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// A match as it happens, over a WebSocket. Dropping it is a lost connection.
#[derive(Debug)]
pub struct MatchConnection {
    socket: WebSocketStream<TcpStream>,
    sent: u64,
}

impl MatchConnection {
    pub(crate) async fn open(
        authority: &str,
        token: Option<&str>,
        match_id: &str,
        since: Option<u64>,
        views: Views,
    ) -> Result<MatchConnection, ClientError> {
        let views = serde_json::to_value(views).unwrap_or_default();
        let mut path = format!("{BASE}/matches/{match_id}/live?views={}", views.as_str().unwrap_or("always"));
        if let Some(since) = since {
            path = format!("{path}&since={since}");
        }
        let mut headers = Vec::new();
        let bearer = token.map(|token| format!("Bearer {token}"));
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        let socket = open_socket(authority, &path, &headers).await?;
        Ok(MatchConnection { socket, sent: 0 })
    }

    /// A WebSocket at any path of a server, with any headers.
    pub async fn at(
        authority: &str,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<MatchConnection, ClientError> {
        Ok(MatchConnection { socket: open_socket(authority, path, headers).await?, sent: 0 })
    }

    /// The next message; none when the server has hung up.
    pub async fn next(&mut self) -> Result<Option<ServerMessage>, ClientError> {
        let Some(text) = self.next_text().await? else { return Ok(None) };
        let message = serde_json::from_str(&text);
        message.map(Some).map_err(|error| ClientError::strange(&error, &text))
    }

    /// The next message as it came.
    pub async fn next_text(&mut self) -> Result<Option<Utf8Bytes>, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(Error::ConnectionClosed | Error::AlreadyClosed)) => return Ok(None),
                Some(Err(error)) => return Err(ClientError::Broken(error.to_string())),
            }
        }
    }

    /// Answers a prompt with an action; gives the id that `done` or `refused` will carry.
    pub async fn act(&mut self, prompt: u64, action: Value) -> Result<u64, ClientError> {
        self.send(Request::Act { prompt, action }).await
    }

    /// Sends a request; gives the id that `done` or `refused` will carry.
    pub async fn send(&mut self, request: Request) -> Result<u64, ClientError> {
        self.sent += 1;
        let message = ClientMessage { id: self.sent, request };
        let text =
            serde_json::to_string(&message).map_err(|error| ClientError::Strange(error.to_string()))?;
        self.send_text(text).await?;
        Ok(self.sent)
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        self.socket.send(Message::text(text)).await.map_err(|error| ClientError::Broken(error.to_string()))
    }

    /// Sends any bytes as a binary message.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        self.socket.send(Message::binary(bytes)).await.map_err(|error| ClientError::Broken(error.to_string()))
    }

    /// Hangs up in order.
    pub async fn close(mut self) -> Result<(), ClientError> {
        self.socket.close(None).await.map_err(|error| ClientError::Broken(error.to_string()))
    }
}

async fn open_socket(
    authority: &str,
    path: &str,
    headers: &[(&str, &str)],
) -> Result<WebSocketStream<TcpStream>, ClientError> {
    let wrong = || ClientError::BadServer(authority.to_owned());
    let mut request = format!("ws://{authority}{path}").into_client_request().map_err(|_| wrong())?;
    for (name, value) in headers {
        let name = header::HeaderName::try_from(*name).map_err(|_| wrong())?;
        request.headers_mut().insert(name, HeaderValue::try_from(*value).map_err(|_| wrong())?);
    }
    let no_answer = |error: &dyn std::fmt::Display| ClientError::NoAnswer(error.to_string());
    let opening = async {
        let port = if authority.rsplit(']').next().is_some_and(|end| end.contains(':')) { "" } else { ":80" };
        let stream =
            TcpStream::connect(format!("{authority}{port}")).await.map_err(|error| no_answer(&error))?;
        // One small message at a time: waiting to fill a packet would only delay it.
        let _ = stream.set_nodelay(true);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(response)) => {
                Err(refusal(response.status().as_u16(), response.body().as_deref()))
            }
            Err(error) => Err(no_answer(&error)),
        }
    };
    tokio::time::timeout(PATIENCE, opening).await.unwrap_or_else(|error| Err(no_answer(&error)))
}

fn refusal(status: u16, body: Option<&[u8]>) -> ClientError {
    match serde_json::from_slice::<ErrorBody>(body.unwrap_or_default()) {
        Ok(body) => ClientError::Refused { status, body: Box::new(body) },
        Err(_) => ClientError::Strange(format!("status {status} instead of a WebSocket")),
    }
}
