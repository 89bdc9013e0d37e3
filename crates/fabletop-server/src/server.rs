//! Listening, serving, stopping.

use crate::app::App;
use crate::config::ServerConfig;
use crate::connections::{Connections, Place};
use crate::guard::Peer;
use crate::serve_error::ServeError;
use axum::Router;
use axum::extract::Request;
use fabletop_host::{Host, now};
use fabletop_store::Store;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::fs;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};

const FORGET_RATES_EVERY: Duration = Duration::from_secs(60);
const TIDY_EVERY: Duration = Duration::from_secs(3600);
/// A cookie lasts a year.
const SESSION_MS: i64 = 366 * 24 * 3600 * 1000;

/// A server that listens.
pub struct Server {
    app: App,
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Opens the database and listens. Nobody is answered before [`Server::run`].
    pub async fn bind(config: ServerConfig) -> Result<Server, ServeError> {
        let listener = listen(&config.addr).await?;
        let unknown = |source| ServeError::Listen { addr: config.addr.clone(), source };
        let address = listener.local_addr().map_err(unknown)?;
        make_folder(&config.database)?;
        let store = Store::open(&config.database).await?;
        let host = Host::start(store.clone(), config.host.clone()).await?;
        Ok(Server { app: App::new(config, store, host), listener, address })
    }

    /// Where it listens.
    pub fn local_addr(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `shutdown` is there; then says so to everybody and ends in order.
    pub async fn run(self, shutdown: impl Future<Output = ()>) -> Result<(), ServeError> {
        let Server { app, listener, address } = self;
        tracing::info!(%address, database = %app.config.database.display(), "listening");
        let limits = &app.config.limits;
        let per_address = if app.config.trust_proxy { usize::MAX } else { limits.connections_per_address };
        let connections = Connections::new(limits.connections, per_address);
        let router = app.router();
        let tidying = tokio::spawn(tidy(app.clone()));
        let mut shutdown = pin!(shutdown);
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut shutdown => break,
            };
            match accepted {
                Ok((stream, peer)) => match connections.enter(peer.ip()) {
                    Some(place) => {
                        tokio::spawn(serve(app.clone(), router.clone(), stream, peer.ip(), place));
                    }
                    None => tracing::debug!("an address has too many connections"),
                },
                Err(error) => rest(&error).await,
            }
        }
        drop(listener);
        tidying.abort();
        stop(&app, &connections).await
    }
}

async fn listen(addr: &str) -> Result<TcpListener, ServeError> {
    let addr = addr.trim();
    let wrong = |source| ServeError::Address { addr: addr.to_owned(), source };
    let addresses: Vec<SocketAddr> = tokio::net::lookup_host(addr).await.map_err(wrong)?.collect();
    let known = || addr.to_owned();
    TcpListener::bind(addresses.as_slice()).await.map_err(|source| match source.kind() {
        io::ErrorKind::AddrInUse => ServeError::PortTaken { addr: known() },
        io::ErrorKind::PermissionDenied => ServeError::PortDenied { addr: known() },
        io::ErrorKind::AddrNotAvailable => ServeError::Address { addr: known(), source },
        _ => ServeError::Listen { addr: known(), source },
    })
}

fn make_folder(database: &Path) -> Result<(), ServeError> {
    let Some(folder) = database.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    fs::create_dir_all(folder).map_err(|source| ServeError::Folder { path: folder.to_owned(), source })
}

/// Serves one connection until it ends or becomes a WebSocket.
async fn serve(app: App, router: Router, stream: TcpStream, peer: IpAddr, place: Place) {
    // Small messages both ways: waiting to fill a packet would only delay them.
    let _ = stream.set_nodelay(true);
    let routes = TowerToHyperService::new(router);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request;
        request.extensions_mut().insert(Peer(peer));
        routes.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.limits.head)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut stopping = app.stopping.subscribe();
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = async { drop(stopping.wait_for(|&stopping| stopping).await) } => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
    drop(place);
}

/// When the system has no more files to give, trying again at once only makes it worse.
async fn rest(error: &io::Error) {
    let harmless = [io::ErrorKind::ConnectionAborted, io::ErrorKind::ConnectionReset];
    if !harmless.contains(&error.kind()) {
        tracing::error!(%error, "no connection could be taken");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn stop(app: &App, connections: &Connections) -> Result<(), ServeError> {
    tracing::info!("stopping");
    app.stopping.send_replace(true);
    let everybody = async {
        app.host.stop().await;
        while app.sockets.count() + connections.count() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if tokio::time::timeout(app.config.limits.stop, everybody).await.is_err() {
        tracing::warn!("somebody did not hang up in time");
    }
    app.store.close().await?;
    tracing::info!("stopped");
    Ok(())
}

/// Forgets what nobody needs any more.
async fn tidy(app: App) {
    let mut often = tokio::time::interval(FORGET_RATES_EVERY);
    let mut rarely = tokio::time::interval(TIDY_EVERY);
    loop {
        tokio::select! {
            _ = often.tick() => app.rates.forget(),
            _ = rarely.tick() => if let Err(error) = app.store.forget_sessions(now() - SESSION_MS).await {
                tracing::error!(code = error.code(), %error, "the store failed");
            },
        }
    }
}
