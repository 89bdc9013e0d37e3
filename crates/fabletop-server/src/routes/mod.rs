//! What can be asked for, by path. Each handler says what it is for OpenAPI, so that none is left out.

mod games;
mod matches;
mod operations;
mod people;
mod tables;

use crate::app::App;
use crate::config::Limits;
use crate::openapi::description;
use axum::extract::DefaultBodyLimit;
use fabletop_protocol::BASE;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

/// Every route with its description.
pub(crate) fn all(limits: &Limits) -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(description())
        .nest(BASE, api(limits))
        .routes(routes!(operations::health))
        .routes(routes!(operations::metrics))
}

fn api(limits: &Limits) -> OpenApiRouter<App> {
    let tool = routes!(games::tool).layer(DefaultBodyLimit::max(limits.tool_body));
    let create = routes!(matches::create).layer(DefaultBodyLimit::max(limits.table_body));
    OpenApiRouter::new()
        .routes(routes!(people::me, people::name_me, people::sign_out))
        .routes(routes!(people::keep_account))
        .routes(routes!(people::sign_in))
        .routes(routes!(people::my_matches))
        .routes(routes!(people::my_statistics))
        .routes(routes!(people::bot_token))
        .routes(routes!(games::games))
        .routes(tool)
        .routes(routes!(tables::tables))
        .routes(routes!(tables::live))
        .routes(routes!(matches::seal))
        .routes(create)
        .routes(routes!(matches::info))
        .routes(routes!(matches::join))
        .routes(routes!(matches::recover))
        .routes(routes!(matches::live))
        .routes(routes!(matches::messages, matches::send))
        .routes(routes!(matches::looking_back))
        .routes(routes!(matches::record))
        .routes(routes!(matches::verdict))
        .routes(routes!(operations::openapi))
}
