//! `fabletop serve`: the table for browsers.

use super::output;
use crate::args::{LogFormat, ServeArgs};
use crate::{failure, play};
use fabletop_server::{Limits, ServeError, Server, ServerConfig};
use fabletop_store::StoreError;
use fabletop_text::{Texts, Value};
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

/// Serves until somebody ends it.
pub(crate) fn run(arguments: ServeArgs, texts: &Texts) -> anyhow::Result<()> {
    write_log(arguments.log);
    let config = config(arguments, texts)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(config, texts))
}

async fn serve(config: ServerConfig, texts: &Texts) -> anyhow::Result<()> {
    let (mut interrupted, mut terminated) =
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let server = Server::bind(config).await.map_err(|error| in_words(&error, texts))?;
    let mut out = output::stdout();
    writeln!(out, "{}", texts.say("cli-serve-open", &[("url", url(server.local_addr()).into())]))?;
    writeln!(out, "{}", texts.get("cli-serve-how-to-stop"))?;
    out.flush()?;
    let shutdown = async {
        std::future::poll_fn(|context| match interrupted.poll_recv(context) {
            std::task::Poll::Pending => terminated.poll_recv(context),
            ready => ready,
        })
        .await;
    };
    server.run(shutdown).await.map_err(|error| in_words(&error, texts))?;
    writeln!(out, "{}", texts.get("cli-serve-closed"))?;
    Ok(out.flush()?)
}

fn config(arguments: ServeArgs, texts: &Texts) -> anyhow::Result<ServerConfig> {
    let database = database(arguments.db, arguments.data_dir);
    let database = database.ok_or_else(|| failure::usage(texts, "cli-serve-no-home", &[]))?;
    let mut config = ServerConfig::new(database);
    config.addr = arguments.addr;
    config.trust_proxy = arguments.trust_proxy;
    config.public_metrics = arguments.public_metrics;
    config.host.bot_pause = Duration::from_millis(arguments.bot_pause);
    if arguments.no_rate_limits {
        config.limits = Limits::without_rates();
        config.host.requests_a_second = u32::MAX;
        config.host.waiting_tables = u32::MAX;
        config.host.playing_tables = u32::MAX;
    }
    Ok(config)
}

fn database(file: Option<PathBuf>, folder: Option<PathBuf>) -> Option<PathBuf> {
    file.or_else(|| folder.or_else(play::data_folder).map(|folder| folder.join("fabletop.db")))
}

/// The log, on standard error; `RUST_LOG` says how much.
fn write_log(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).init(),
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).init(),
    }
}

/// What to open in a browser on this machine.
fn url(address: SocketAddr) -> String {
    match address.ip().is_unspecified() {
        true => format!("http://localhost:{}", address.port()),
        false => format!("http://{address}"),
    }
}

fn in_words(error: &ServeError, texts: &Texts) -> anyhow::Error {
    let usage = |id: &str, arguments: &[(&str, Value)]| failure::usage(texts, id, arguments);
    let at = |addr: &String| ("addr", Value::from(addr.as_str()));
    match error {
        ServeError::Address { addr, .. } => usage("cli-serve-address-wrong", &[at(addr)]),
        ServeError::PortTaken { addr } => usage("cli-serve-port-taken", &[at(addr)]),
        ServeError::PortDenied { addr } => usage("cli-serve-port-denied", &[at(addr)]),
        ServeError::Listen { addr, source } => {
            usage("cli-serve-cannot-listen", &[at(addr), ("message", source.to_string().into())])
        }
        ServeError::Folder { path, source } => {
            let arguments = [("folder", shown(path)), ("message", source.to_string().into())];
            usage("cli-serve-folder", &arguments)
        }
        ServeError::Store(error) => store_in_words(error, texts),
        other => usage("cli-serve-database-failed", &[("message", other.to_string().into())]),
    }
}

fn store_in_words(error: &StoreError, texts: &Texts) -> anyhow::Error {
    let usage = |id: &str, arguments: &[(&str, Value)]| failure::usage(texts, id, arguments);
    match error {
        StoreError::CannotOpen { path, reason } => {
            let arguments = [("file", shown(path)), ("message", reason.as_str().into())];
            usage("cli-serve-database-unusable", &arguments)
        }
        StoreError::NotADatabase { path } => usage("cli-serve-database-foreign", &[("file", shown(path))]),
        StoreError::Newer { path, found, known } => usage(
            "cli-serve-database-newer",
            &[("file", shown(path)), ("found", (*found).into()), ("known", (*known).into())],
        ),
        StoreError::Locked { path } => usage("cli-serve-database-locked", &[("file", shown(path))]),
        StoreError::Full => usage("cli-serve-database-full", &[]),
        other => usage("cli-serve-database-failed", &[("message", other.to_string().into())]),
    }
}

fn shown(path: &Path) -> Value {
    path.display().to_string().into()
}
