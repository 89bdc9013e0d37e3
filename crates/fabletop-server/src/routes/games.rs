//! The games there are, and what they compute.

use crate::app::App;
use crate::error::ApiError;
use crate::extract::{InPath, JsonText};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use fabletop_games::{Entry, GAMES, GameError, ToolError, USUAL_BOT};
use fabletop_protocol::{ErrorBody, GameInfo, OptionInfo, VariantInfo};
use std::sync::Arc;

/// What can be played.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games() -> Json<Vec<GameInfo>> {
    Json(GAMES.iter().map(info).collect())
}

fn info(entry: &Entry) -> GameInfo {
    let variants = entry.variants.iter();
    let options = entry.options.iter();
    GameInfo {
        id: entry.id.to_owned(),
        rules_version: entry.rules_version,
        variants: variants
            .map(|facts| VariantInfo { id: facts.id.to_owned(), least: facts.least, most: facts.most })
            .collect(),
        options: options
            .map(|facts| OptionInfo {
                id: facts.id.to_owned(),
                values: facts.values.to_owned(),
                default: facts.default.to_owned(),
                ruling: facts.ruling,
            })
            .collect(),
        components: entry.components.map(|components| components.option.to_owned()),
        bots: entry.bots().into_iter().map(str::to_owned).collect(),
        usual_bot: USUAL_BOT.to_owned(),
        tools: entry.tools().into_iter().map(str::to_owned).collect(),
    }
}

/// Computes something about hands or positions; body and answer are the game's own.
#[utoipa::path(post, path = "/games/{game}/tools/{tool}", tag = "games",
    params(("game" = String, Path, description = "the game's id"), ("tool" = String, Path, description = "one of its tools")),
    request_body(content = Object, description = "as the game wants it"),
    responses(
        (status = 200, description = "as the game makes it", body = Object),
        (status = "4XX", description = "`unknown-game`, `unknown-tool`, `bad-request`, `too-large`, or a code \
            of the game's own", body = ErrorBody),
        (status = 503, description = "`busy`", body = ErrorBody),
    ))]
pub(crate) async fn tool(
    State(app): State<App>,
    InPath((game, tool)): InPath<(String, String)>,
    JsonText(request): JsonText,
) -> Result<Response, ApiError> {
    let entry = fabletop_games::find(&game).map_err(|error| unknown_game(&error))?;
    let place = Arc::clone(&app.tools).acquire_owned().await.map_err(|error| ApiError::failed(&error))?;
    let computed = tokio::task::spawn_blocking(move || {
        let _place = place;
        entry.tool(&tool, &request)
    });
    let computed = computed.await.map_err(|error| ApiError::failed(&error))?;
    let json = computed.map_err(refused)?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json).into_response())
}

fn unknown_game(error: &GameError) -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, error.code(), error.to_string())
}

fn refused(error: ToolError) -> ApiError {
    let status = match error.code {
        "unknown-tool" => StatusCode::NOT_FOUND,
        _ => StatusCode::BAD_REQUEST,
    };
    let body = ErrorBody {
        code: error.code.to_owned(),
        params: error.params,
        ruling: error.ruling,
        message: error.message,
    };
    ApiError::of(status, body)
}
