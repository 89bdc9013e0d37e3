//! The lobby.

use crate::app::App;
use crate::error::ApiError;
use crate::guard::Origin;
use crate::live;
use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use fabletop_protocol::{ErrorBody, TablesMessage};

/// Open tables.
#[utoipa::path(get, path = "/tables", tag = "tables", responses((status = 200, body = TablesMessage)))]
pub(crate) async fn tables(State(app): State<App>) -> Json<TablesMessage> {
    let tables = app.host.tables().borrow().as_ref().clone();
    Json(tables)
}

/// Open tables over a WebSocket: a `TablesMessage` at once, and again whenever something changes.
#[utoipa::path(get, path = "/tables/live", operation_id = "tables_live", tag = "tables", responses(
    (status = 101, description = "a WebSocket; every message is a `TablesMessage`, the last one may be `closing`"),
    (status = "4XX", description = "`bad-request`, `wrong-origin`, `too-fast`", body = ErrorBody),
))]
pub(crate) async fn live(
    State(app): State<App>,
    origin: Origin,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = live::prepare(upgrade, &app.config.limits)?;
    let place = live::enter(&app, origin)?;
    Ok(upgrade.on_upgrade(move |socket| live::serve_lobby(app, socket, place)))
}
