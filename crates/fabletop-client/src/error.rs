//! Why something did not come about.

use fabletop_protocol::ErrorBody;

/// Why something did not come about.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
    /// This is no address of a server.
    #[error("{0} is not the address of a server: write http://HOST:PORT (there is no TLS in this client)")]
    BadServer(String),
    /// The server does not answer.
    #[error("the server does not answer: {0}")]
    NoAnswer(String),
    /// The connection broke.
    #[error("the connection broke: {0}")]
    Broken(String),
    /// The server refuses.
    #[error("refused ({status}, {code}): {message}", code = body.code, message = body.message)]
    Refused {
        /// The status.
        status: u16,
        /// Why.
        body: Box<ErrorBody>,
    },
    /// The server says something that this client does not know.
    #[error("the server says something strange: {0}")]
    Strange(String),
}

impl ClientError {
    /// The code of a refusal.
    pub fn code(&self) -> Option<&str> {
        match self {
            ClientError::Refused { body, .. } => Some(&body.code),
            _ => None,
        }
    }

    pub(crate) fn strange(error: &serde_json::Error, text: &str) -> ClientError {
        let beginning: String = text.chars().take(200).collect();
        ClientError::Strange(format!("{error} in {beginning}"))
    }
}
