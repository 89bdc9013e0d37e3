//! The description of the API, and the JSON Schema of the messages.

use crate::config::Limits;
use crate::routes;
use fabletop_protocol::{ClientMessage, ServerMessage, TablesMessage};
use serde_json::{Value, json};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa::{Modify, OpenApi as _};

/// OpenAPI 3.1 of everything the server answers, as JSON text.
pub fn openapi() -> String {
    let description = routes::all(&Limits::default()).into_openapi();
    pretty(&serde_json::to_value(&description).unwrap_or_default())
}

/// JSON Schema (2020-12) of what goes over the WebSockets, as JSON text: `ClientMessage` in, `ServerMessage`
/// and `TablesMessage` out, with everything they hold under `$defs`.
pub fn message_schema() -> String {
    let messages = serde_json::to_value(Messages::openapi()).unwrap_or_default();
    let mut definitions = messages["components"]["schemas"].clone();
    point_to_definitions(&mut definitions);
    pretty(&json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fabletop's WebSocket messages, protocol version 1",
        "description": "Made from crates/fabletop-protocol; in words: docs/protocol.md",
        "anyOf": [
            { "$ref": "#/$defs/ClientMessage" },
            { "$ref": "#/$defs/ServerMessage_Value" },
            { "$ref": "#/$defs/TablesMessage" },
        ],
        "$defs": definitions,
    }))
}

#[derive(utoipa::OpenApi)]
#[openapi(components(schemas(ClientMessage, ServerMessage<Value>, TablesMessage)))]
struct Messages;

fn point_to_definitions(schema: &mut Value) {
    match schema {
        Value::String(text) => {
            if let Some(name) = text.strip_prefix("#/components/schemas/") {
                *text = format!("#/$defs/{name}");
            }
        }
        Value::Array(parts) => parts.iter_mut().for_each(point_to_definitions),
        Value::Object(parts) => parts.values_mut().for_each(point_to_definitions),
        _ => {}
    }
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default() + "\n"
}

/// What the description says before its paths.
pub(crate) fn description() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Fabletop")
        .version(fabletop_protocol::VERSION.to_string())
        .description(Some("A table for fantasy board games. In words: docs/protocol.md"));
    let mut openapi = OpenApiBuilder::new().info(info.build()).build();
    Ways.modify(&mut openapi);
    openapi
}

/// The two ways to say who I am.
struct Ways;

impl Modify for Ways {
    fn modify(&self, openapi: &mut OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("fabletop")));
        components.add_security_scheme("browser", cookie);
        components.add_security_scheme("bot", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    }
}
