//! What handlers get out of a request; whatever does not fit is answered with an `ErrorBody`.

use crate::error::ApiError;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;

/// A body of JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let text = JsonText::from_request(request, state).await?;
        serde_json::from_str(&text.0).map(Body).map_err(|error| ApiError::bad_request(error.to_string()))
    }
}

/// A body of JSON for somebody else to read.
pub(crate) struct JsonText(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for JsonText {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        if !is_json(request.headers()) {
            return Err(ApiError::bad_request("the body must be JSON, with Content-Type: application/json"));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|error| unread(&error))?;
        let text = String::from_utf8(bytes.into());
        text.map(JsonText).map_err(|_| ApiError::bad_request("the body is not UTF-8"))
    }
}

fn unread(error: &BytesRejection) -> ApiError {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        return ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", "the body is too large");
    }
    ApiError::bad_request("the body could not be read")
}

/// A form of another site cannot send this type.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// The variable parts of the path.
pub(crate) struct InPath<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for InPath<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(inner)| InPath(inner)).map_err(|_| ApiError::no_such_page())
    }
}

/// What follows the question mark.
pub(crate) struct InQuery<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for InQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query.map(|Query(inner)| InQuery(inner)).map_err(|error| ApiError::bad_request(error.body_text()))
    }
}
