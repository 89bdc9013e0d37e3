//! Somebody at a server.

use crate::{ClientError, Http, MatchConnection};
use fabletop_protocol::{
    BASE, BotToken, ClientMessage, Join, Joined, MatchInfo, Name, NewTable, Request, Seal, Seated,
    ServerMessage, Views,
};
use hyper::Method;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// Somebody at a server, known by a bot token; or nobody, who may watch.
#[derive(Clone)]
pub struct Client {
    http: Http,
    token: Option<String>,
}

impl Client {
    /// Becomes a guest of that name, and gets a token for a program.
    pub async fn guest(server: &str, name: &str) -> Result<Client, ClientError> {
        let http = Http::new(server)?;
        let origin = http.origin();
        let body = to_json(&Name { name: name.to_owned() })?;
        let headers = [("origin", origin.as_str()), ("content-type", "application/json")];
        let guest = http.request(Method::POST, &format!("{BASE}/me"), &headers, Some(&body)).await?;
        guest.json::<serde_json::Value>()?;
        let cookie = guest.headers.get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next());
        let cookie = cookie.ok_or_else(|| ClientError::Strange("a guest without a cookie".to_owned()))?;
        let headers = [("origin", origin.as_str()), ("cookie", cookie)];
        let token = http.request(Method::POST, &format!("{BASE}/me/bot-token"), &headers, None).await?;
        let BotToken { token } = token.json()?;
        Ok(Client { http, token: Some(token) })
    }

    /// Whoever made that bot token.
    pub fn with_token(server: &str, token: &str) -> Result<Client, ClientError> {
        Ok(Client { http: Http::new(server)?, token: Some(token.to_owned()) })
    }

    /// Nobody, who may watch.
    pub fn nobody(server: &str) -> Result<Client, ClientError> {
        Ok(Client { http: Http::new(server)?, token: None })
    }

    /// The same somebody, at the same server under another address.
    pub fn moved_to(&self, server: &str) -> Result<Client, ClientError> {
        Ok(Client { http: Http::new(server)?, token: self.token.clone() })
    }

    /// The server itself.
    pub fn http(&self) -> &Http {
        &self.http
    }

    /// The token; whoever has it plays for this somebody.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// `GET` of a path below `/api/v1`.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        self.ask(Method::GET, path, None).await
    }

    /// `POST` to a path below `/api/v1`.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        self.ask(Method::POST, path, Some(&to_json(body)?)).await
    }

    /// What the server promises about the deal of my next table: to be had before my nonce goes out, and
    /// named in [`NewTable::seal`].
    pub async fn seal(&self) -> Result<Seal, ClientError> {
        self.ask(Method::POST, "/seals", None).await
    }

    /// Opens a table.
    pub async fn create(&self, table: &NewTable) -> Result<Seated, ClientError> {
        self.post("/matches", table).await
    }

    /// Sits down.
    pub async fn join(&self, match_id: &str, join: &Join) -> Result<Seated, ClientError> {
        self.post(&format!("/matches/{match_id}/join"), join).await
    }

    /// What everybody may know about a match.
    pub async fn info(&self, match_id: &str) -> Result<MatchInfo, ClientError> {
        self.get(&format!("/matches/{match_id}")).await
    }

    /// Everything about a match, by HTTP.
    pub async fn joined(&self, match_id: &str, since: Option<u64>) -> Result<Joined, ClientError> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        self.get(&format!("/matches/{match_id}/messages{since}")).await
    }

    /// Sends a message by HTTP; the answer is `done` or `refused`.
    pub async fn send(
        &self,
        match_id: &str,
        id: u64,
        request: Request,
    ) -> Result<ServerMessage, ClientError> {
        self.post(&format!("/matches/{match_id}/messages"), &ClientMessage { id, request }).await
    }

    /// Follows a match over a WebSocket, from the last event seen on.
    pub async fn connect(
        &self,
        match_id: &str,
        since: Option<u64>,
        views: Views,
    ) -> Result<MatchConnection, ClientError> {
        MatchConnection::open(self.http.authority(), self.token(), match_id, since, views).await
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&[u8]>,
    ) -> Result<T, ClientError> {
        let bearer = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let mut headers = vec![];
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        headers.extend(body.map(|_| ("content-type", "application/json")));
        self.http.request(method, &format!("{BASE}{path}"), &headers, body).await?.json()
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").field("server", &self.http.authority()).finish_non_exhaustive()
    }
}

fn to_json(body: &impl Serialize) -> Result<Vec<u8>, ClientError> {
    serde_json::to_vec(body).map_err(|error| ClientError::Strange(error.to_string()))
}
