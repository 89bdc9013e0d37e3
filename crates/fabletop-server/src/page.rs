//! The page: what `web/dist` held when the program was built, in the best encoding a browser takes.

use crate::app::App;
use crate::error::ApiError;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::collections::HashMap;

/// A file of the page.
struct Embedded {
    path: &'static str,
    bytes: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

static FILES: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// For whoever builds the program without the page.
static NOT_BUILT: Embedded = Embedded {
    path: "index.html",
    bytes: b"<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Fabletop</title>\
        <h1>Fabletop</h1><p>This program was built without its page. \
        <code>cargo xtask serve</code> builds both.</p></html>\n",
    brotli: None,
    gzip: None,
};

/// Never changes under the same name.
const FOREVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// The files by path, with what tells their versions apart.
pub(crate) struct Page(HashMap<&'static str, (&'static Embedded, HeaderValue)>);

impl Page {
    pub(crate) fn embedded() -> Page {
        let files = FILES.iter().chain(FILES.is_empty().then_some(&NOT_BUILT));
        let tagged = files.filter_map(|file| {
            let hash = hex::encode(&Sha256::digest(file.bytes)[..12]);
            let tag = HeaderValue::try_from(format!("W/\"{hash}\"")).ok()?;
            Some((file.path, (file, tag)))
        });
        Page(tagged.collect())
    }

    /// The file at a path; the paths of the page itself are all its first file.
    fn find(&self, path: &str) -> Option<&(&'static Embedded, HeaderValue)> {
        let path = path.trim_start_matches('/');
        let is_file =
            path.starts_with("assets/") || path.rsplit('/').next().is_some_and(|name| name.contains('.'));
        match self.0.get(path) {
            Some(file) => Some(file),
            None if is_file => None,
            None => self.0.get("index.html"),
        }
    }
}

/// Whatever is not the API.
pub(crate) async fn show(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    if uri.path() == "/api" || uri.path().starts_with("/api/") {
        return Err(ApiError::no_such_page());
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return Err(ApiError::wrong_method());
    }
    let (file, tag) = app.page.find(uri.path()).ok_or_else(ApiError::no_such_page)?;
    Ok(answer(file, tag, &headers))
}

fn answer(file: &Embedded, tag: &HeaderValue, headers: &HeaderMap) -> Response {
    let lasts = if file.path.starts_with("assets/") { FOREVER } else { ASK_AGAIN };
    let (bytes, encoding) = encoded(file, headers);
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|tags| tags.to_str().ok());
    let is_known = known.flat_map(|tags| tags.split(',')).any(|known| known.trim() == *tag);
    let mut response = match (is_known, encoding) {
        (true, _) => StatusCode::NOT_MODIFIED.into_response(),
        (false, None) => ([(header::CONTENT_TYPE, kind(file.path))], bytes).into_response(),
        (false, Some(encoding)) => {
            let told = [(header::CONTENT_TYPE, kind(file.path)), (header::CONTENT_ENCODING, encoding)];
            (told, bytes).into_response()
        }
    };
    let set = response.headers_mut();
    set.insert(header::ETAG, tag.clone());
    set.insert(header::CACHE_CONTROL, HeaderValue::from_static(lasts));
    set.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    response
}

fn encoded(file: &Embedded, headers: &HeaderMap) -> (&'static [u8], Option<&'static str>) {
    let accepted = |encoding: &str| {
        let values = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        values.flat_map(|value| value.split(',')).any(|choice| {
            let (name, quality) = choice.split_once(';').unwrap_or((choice, ""));
            let refused = quality.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
            name.trim().eq_ignore_ascii_case(encoding) && !refused
        })
    };
    match (file.brotli, file.gzip) {
        (Some(bytes), _) if accepted("br") => (bytes, Some("br")),
        (_, Some(bytes)) if accepted("gzip") => (bytes, Some("gzip")),
        _ => (file.bytes, None),
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static FILE: Embedded =
        Embedded { path: "assets/a.js", bytes: b"plain", brotli: Some(b"br"), gzip: Some(b"gz") };

    fn check(accepted: &'static str, expected: &[u8]) {
        let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(accepted))]);
        assert_eq!(encoded(&FILE, &headers).0, expected, "{accepted}");
    }

    #[test]
    fn the_best_encoding_a_browser_takes() {
        check("gzip, deflate, br, zstd", b"br");
        check("gzip, br;q=0", b"gz");
        check("GZIP;q=0.5", b"gz");
        check("identity", b"plain");
        check("", b"plain");
    }

    #[test]
    fn the_page_has_many_paths_and_a_missing_file_is_missing() {
        let page = Page::embedded();
        let name = |path: &str| page.find(path).map(|(file, _)| file.path);
        for path in ["/", "/t/k7tq", "/score", "/rules/some-game", "/index.html"] {
            assert_eq!(name(path), Some("index.html"), "{path}");
        }
        for path in ["/assets/none.js", "/assets/none", "/none.png", "/../Cargo.toml"] {
            assert_eq!(name(path), None, "{path}");
        }
    }
}
