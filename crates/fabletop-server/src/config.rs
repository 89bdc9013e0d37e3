//! What can be set about a server.

use fabletop_host::HostConfig;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

/// What can be set about a server.
#[derive(Clone, Debug)]
pub struct ServerConfig {
    /// Where to listen: an address or a name, and a port.
    pub addr: String,
    /// The database; it is created where there is none, with its folder.
    pub database: PathBuf,
    /// How matches are kept.
    pub host: HostConfig,
    /// Whether a proxy stands in front and says in `X-Forwarded-For` and `X-Forwarded-Proto` who comes.
    pub trust_proxy: bool,
    /// Whether everybody may read `/metrics`, and not only this machine.
    pub public_metrics: bool,
    /// How much anybody may ask for.
    pub limits: Limits,
}

impl ServerConfig {
    /// The usual server with that database.
    pub fn new(database: impl Into<PathBuf>) -> ServerConfig {
        ServerConfig {
            addr: "127.0.0.1:7878".to_owned(),
            database: database.into(),
            host: HostConfig::default(),
            trust_proxy: false,
            public_metrics: false,
            limits: Limits::default(),
        }
    }
}

/// How much anybody may ask for, and how long things may take.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// The largest body for a new table, in bytes: it may bring the components of somebody's own box.
    pub table_body: usize,
    /// The largest body for a game's tool, in bytes.
    pub tool_body: usize,
    /// The largest message over a WebSocket, in bytes.
    pub message: usize,
    /// How often; none for as often as anybody likes.
    pub rates: Option<Rates>,
    /// WebSockets open at a time for one address.
    pub sockets_per_address: usize,
    /// Connections of any kind open at a time for one address; not looked at behind a proxy.
    pub connections_per_address: usize,
    /// Connections of any kind open at a time.
    pub connections: usize,
    /// Tools that compute at a time.
    pub tools: usize,
    /// Passwords that are checked at a time; each takes 19 MB.
    pub passwords: usize,
    /// For a request, from its head to its answer.
    pub request: Duration,
    /// For the head of a request, and for the next one on the same connection.
    pub head: Duration,
    /// How often the server pings a WebSocket.
    pub ping: Duration,
    /// After so much silence a WebSocket is closed.
    pub silence: Duration,
    /// For a reader to take what is sent to it.
    pub write: Duration,
    /// For everybody to go when the server stops.
    pub stop: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 64 * 1024,
            table_body: 192 * 1024,
            tool_body: 192 * 1024,
            message: 16 * 1024,
            rates: Some(Rates::default()),
            sockets_per_address: 64,
            connections_per_address: 256,
            connections: 20_000,
            tools: 2,
            passwords: 2,
            request: Duration::from_secs(10),
            head: Duration::from_secs(30),
            ping: Duration::from_secs(20),
            silence: Duration::from_secs(45),
            write: Duration::from_secs(10),
            stop: Duration::from_secs(8),
        }
    }
}

impl Limits {
    /// For tests and measurements: everything comes from one address, as fast as it can.
    pub fn without_rates() -> Limits {
        Limits {
            rates: None,
            sockets_per_address: usize::MAX,
            connections_per_address: usize::MAX,
            connections: usize::MAX,
            ..Limits::default()
        }
    }
}

/// How often one address, or one connection, may do something.
#[derive(Clone, Debug)]
pub struct Rates {
    /// Requests to the API.
    pub requests: Rate,
    /// Signing in, and giving an account another name or password.
    pub sign_ins: Rate,
    /// New guests.
    pub guests: Rate,
    /// Messages over one WebSocket.
    pub messages: Rate,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            requests: Rate { every: Duration::from_millis(50), burst: at_once(60) },
            sign_ins: Rate { every: Duration::from_secs(12), burst: at_once(5) },
            guests: Rate { every: Duration::from_secs(180), burst: at_once(10) },
            messages: Rate { every: Duration::from_millis(50), burst: at_once(60) },
        }
    }
}

/// Once in a while, and some at once after a rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How long each takes to come back.
    pub every: Duration,
    /// How many at once.
    pub burst: NonZeroU32,
}

const fn at_once(burst: u32) -> NonZeroU32 {
    match NonZeroU32::new(burst) {
        Some(burst) => burst,
        None => NonZeroU32::MIN,
    }
}
