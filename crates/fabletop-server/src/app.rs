//! What all handlers share, and the paths they are at.

use crate::config::ServerConfig;
use crate::connections::Connections;
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::openapi::openapi;
use crate::page::Page;
use crate::password::Passwords;
use crate::rates::RateLimits;
use crate::{guard, page, routes};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use fabletop_host::Host;
use fabletop_store::Store;
use std::ops::Deref;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

/// What all handlers share. Clones are the same.
#[derive(Clone)]
pub(crate) struct App(Arc<Shared>);

pub(crate) struct Shared {
    pub(crate) config: ServerConfig,
    pub(crate) store: Store,
    pub(crate) host: Host,
    pub(crate) rates: RateLimits,
    pub(crate) passwords: Passwords,
    pub(crate) tools: Arc<Semaphore>,
    pub(crate) sockets: Connections,
    pub(crate) metrics: Metrics,
    pub(crate) page: Page,
    pub(crate) openapi: String,
    /// Whether the server stops.
    pub(crate) stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) fn new(config: ServerConfig, store: Store, host: Host) -> App {
        let limits = &config.limits;
        App(Arc::new(Shared {
            rates: RateLimits::new(limits),
            passwords: Passwords::new(limits.passwords),
            tools: Arc::new(Semaphore::new(limits.tools)),
            sockets: Connections::new(limits.connections, limits.sockets_per_address),
            metrics: Metrics::default(),
            page: Page::embedded(),
            openapi: openapi(),
            stopping: watch::Sender::new(false),
            config,
            store,
            host,
        }))
    }

    /// Everything that can be asked for.
    pub(crate) fn router(&self) -> Router {
        let (routes, _) = routes::all(&self.config.limits).split_for_parts();
        routes
            .fallback(page::show)
            .method_not_allowed_fallback(async || ApiError::wrong_method())
            .layer(DefaultBodyLimit::max(self.config.limits.body))
            .layer(from_fn_with_state(self.clone(), guard::guard))
            .with_state(self.clone())
    }
}

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}
