//! What is answered where something is not done. Causes are logged, not sent.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use fabletop_host::HostError;
use fabletop_protocol::ErrorBody;
use fabletop_store::StoreError;
use serde_json::{Map, Value};

/// Every answer that is not a success.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    body: Box<ErrorBody>,
}

/// Left on a response for the log and the metrics.
#[derive(Clone)]
pub(crate) struct Code(pub(crate) String);

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &str, message: impl Into<String>) -> ApiError {
        let body =
            ErrorBody { code: code.to_owned(), params: Map::new(), ruling: None, message: message.into() };
        ApiError { status, body: Box::new(body) }
    }

    pub(crate) fn of(status: StatusCode, body: ErrorBody) -> ApiError {
        ApiError { status, body: Box::new(body) }
    }

    pub(crate) fn with(mut self, param: &str, value: impl Into<Value>) -> ApiError {
        self.body.params.insert(param.to_owned(), value.into());
        self
    }

    pub(crate) fn bad_request(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad-request", message)
    }

    pub(crate) fn not_signed_in() -> ApiError {
        let message = "there is no cookie or token, or it is not known";
        ApiError::new(StatusCode::UNAUTHORIZED, "not-signed-in", message)
    }

    pub(crate) fn not_for_bots() -> ApiError {
        let message = "a bot's token plays; it cannot change the account or make more tokens";
        ApiError::new(StatusCode::FORBIDDEN, "not-for-bots", message)
    }

    pub(crate) fn wrong_origin() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, "wrong-origin", "the request comes from a page of another site")
    }

    pub(crate) fn no_such_page() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "no-such-page", "there is nothing at this path")
    }

    pub(crate) fn wrong_method() -> ApiError {
        ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", "this path takes another method")
    }

    pub(crate) fn too_fast(seconds: u64) -> ApiError {
        let message = format!("too often; try again in {seconds} s");
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", message).with("seconds", seconds)
    }

    pub(crate) fn busy(message: &str) -> ApiError {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message)
    }

    /// Something of our own went wrong; the cause is for the log only.
    pub(crate) fn failed(cause: &dyn std::fmt::Display) -> ApiError {
        tracing::error!(%cause, "a request failed");
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", "the server failed; its log says why")
    }

    pub(crate) fn into_body(self) -> ErrorBody {
        *self.body
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::AccountTaken => {
                let message = "somebody else has an account of this name";
                ApiError::new(StatusCode::CONFLICT, "account-taken", message)
            }
            // Whoever is not known any more has been merged into an account meanwhile.
            StoreError::UnknownPerson => ApiError::not_signed_in(),
            StoreError::Closed => {
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "stopping", "the server stops; try again")
            }
            error => {
                tracing::error!(code = error.code(), %error, "the store failed");
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "store-failed", "the store failed; try again")
            }
        }
    }
}

impl From<HostError> for ApiError {
    fn from(error: HostError) -> ApiError {
        let status = StatusCode::from_u16(error.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        if status.is_server_error() {
            tracing::error!(code = error.code(), %error, "a match failed");
        }
        ApiError { status, body: Box::new(error.body()) }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let code = Code(self.body.code.clone());
        let seconds = self.body.params.get("seconds").and_then(Value::as_u64);
        let mut response = (self.status, Json(*self.body)).into_response();
        if let Some(seconds) = seconds {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response.extensions_mut().insert(code);
        response
    }
}
