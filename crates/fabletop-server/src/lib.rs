//! The server: HTTP and WebSockets in front of `fabletop-host`, and the page itself. What it says is
//! docs/protocol.md; it holds no sentence for players and no game's name.
//!
//! ```no_run
//! # async fn example() -> Result<(), fabletop_server::ServeError> {
//! use fabletop_server::{Server, ServerConfig};
//!
//! let server = Server::bind(ServerConfig::new("fabletop.db")).await?;
//! println!("http://{}", server.local_addr());
//! server.run(std::future::pending()).await
//! # }
//! ```

mod app;
mod config;
mod connections;
mod error;
mod extract;
mod guard;
mod headers;
mod live;
mod metrics;
mod names;
mod openapi;
mod page;
mod password;
mod rates;
mod routes;
mod serve_error;
mod server;
mod who;

pub use config::{Limits, Rate, Rates, ServerConfig};
pub use openapi::{message_schema, openapi};
pub use serve_error::ServeError;
pub use server::Server;
