//! Plain HTTP to one server.

use crate::ClientError;
use fabletop_protocol::ErrorBody;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::http::uri::Uri;
use hyper::{HeaderMap, Method, Request};
use hyper_util::client::legacy;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::de::DeserializeOwned;

/// One server, asked as it is. Clones share connections.
#[derive(Clone, Debug)]
pub struct Http {
    authority: String,
    client: legacy::Client<HttpConnector, Full<Bytes>>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Vec<u8>,
}

impl Http {
    /// A server: `http://HOST:PORT`.
    pub fn new(server: &str) -> Result<Http, ClientError> {
        let wrong = || ClientError::BadServer(server.to_owned());
        let uri: Uri = server.trim_end_matches('/').parse().map_err(|_| wrong())?;
        let is_plain = uri.scheme_str() == Some("http");
        let authority = uri.authority().filter(|_| is_plain).ok_or_else(wrong)?.to_string();
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        let client = legacy::Client::builder(TokioExecutor::new()).build(connector);
        Ok(Http { authority, client })
    }

    /// Host and port.
    pub fn authority(&self) -> &str {
        &self.authority
    }

    /// What a browser on the server's own page would call its origin.
    pub fn origin(&self) -> String {
        format!("http://{}", self.authority)
    }

    /// Asks for something; the path is the whole path.
    pub async fn request(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&[u8]>,
    ) -> Result<Answer, ClientError> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.authority));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = Full::from(body.map(Bytes::copy_from_slice).unwrap_or_default());
        let request = request.body(body).map_err(|error| ClientError::BadServer(error.to_string()))?;
        let response = self.client.request(request).await.map_err(|error| no_answer(&error))?;
        let (head, body) = response.into_parts();
        let body = body.collect().await.map_err(|error| no_answer(&error))?.to_bytes().into();
        Ok(Answer { status: head.status.as_u16(), headers: head.headers, body })
    }
}

/// With its causes, which say more than the error itself.
fn no_answer(error: &dyn std::error::Error) -> ClientError {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(deeper) = cause {
        text = format!("{text}: {deeper}");
        cause = deeper.source();
    }
    ClientError::NoAnswer(text)
}

impl Answer {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The answer as what it should be, or the refusal.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        if self.status >= 400 {
            return Err(self.refusal());
        }
        serde_json::from_slice(&self.body).map_err(|error| ClientError::strange(&error, &self.text()))
    }

    fn refusal(&self) -> ClientError {
        match serde_json::from_slice::<ErrorBody>(&self.body) {
            Ok(body) => ClientError::Refused { status: self.status, body: Box::new(body) },
            Err(_) => ClientError::Strange(format!("status {}: {}", self.status, self.text())),
        }
    }
}
