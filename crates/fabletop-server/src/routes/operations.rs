//! For whoever runs the server.

use crate::app::App;
use crate::error::ApiError;
use crate::guard::Origin;
use crate::metrics::Now;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use fabletop_protocol::ErrorBody;
use serde::Serialize;
use utoipa::ToSchema;

/// How the server is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// `ok`, `stopping` or `store-failed`.
    status: &'static str,
    /// The program's version.
    version: &'static str,
    /// The protocol's version.
    protocol: u32,
}

/// Whether the server can work.
#[utoipa::path(get, path = "/health", tag = "operations", responses(
    (status = 200, body = Health),
    (status = 503, description = "it cannot", body = Health),
))]
pub(crate) async fn health(State(app): State<App>) -> Response {
    let status = match app.store.ping().await {
        Err(error) => {
            tracing::error!(code = error.code(), %error, "the store failed");
            "store-failed"
        }
        Ok(()) if *app.stopping.borrow() => "stopping",
        Ok(()) => "ok",
    };
    let code = if status == "ok" { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let health = Health { status, version: env!("CARGO_PKG_VERSION"), protocol: fabletop_protocol::VERSION };
    (code, [(header::CACHE_CONTROL, "no-store")], Json(health)).into_response()
}

/// Numbers for Prometheus; to others than this machine only if the server is started so.
#[utoipa::path(get, path = "/metrics", tag = "operations", responses(
    (status = 200, description = "Prometheus' text format", body = String, content_type = "text/plain"),
    (status = "4XX", description = "`no-such-page`", body = ErrorBody),
))]
pub(crate) async fn metrics(State(app): State<App>, origin: Origin) -> Result<Response, ApiError> {
    if !origin.local && !app.config.public_metrics {
        return Err(ApiError::no_such_page());
    }
    let text = app.metrics.text(&Now { host: app.host.facts(), sockets: app.sockets.count() });
    let told = [
        (header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((told, text).into_response())
}

/// This description.
#[utoipa::path(get, path = "/openapi.json", tag = "operations", responses(
    (status = 200, description = "OpenAPI 3.1", body = Object),
))]
pub(crate) async fn openapi(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], app.openapi.clone()).into_response()
}
