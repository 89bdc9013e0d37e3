//! A small client of Fabletop's server: enough for a bot. What goes over the wire is docs/protocol.md.
//!
//! ```no_run
//! # async fn example() -> Result<(), fabletop_client::ClientError> {
//! use fabletop_client::{Client, protocol::{Join, ServerMessage, Views}};
//!
//! let client = Client::guest("http://127.0.0.1:7878", "Automaton").await?;
//! client.join("k7tq", &Join { invite: Some("…".into()), ..Join::default() }).await?;
//! let mut table = client.connect("k7tq", None, Views::OwnTurn).await?;
//! while let Some(message) = table.next().await? {
//!     let position = match &message {
//!         ServerMessage::Joined(joined) => joined.position.as_ref(),
//!         ServerMessage::Update { position, .. } => position.as_ref(),
//!         _ => None,
//!     };
//!     if let Some((prompt, first)) = position.and_then(|position| Some((position.prompt?, position.legal.first()?))) {
//!         table.act(prompt, first.action.clone()).await?;
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod client;
mod connection;
mod error;
mod http;

pub use client::Client;
pub use connection::MatchConnection;
pub use error::ClientError;
pub use fabletop_protocol as protocol;
pub use http::{Answer, Http};
