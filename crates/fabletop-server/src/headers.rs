//! What every answer carries for the browser's safety.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

const FIXED: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// A year.
const HSTS: &str = "max-age=31536000";

pub(crate) fn add(response: &mut Response, host: Option<&str>, https: bool, is_api: bool) {
    let headers = response.headers_mut();
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if let Ok(policy) = HeaderValue::try_from(policy(host)) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    if https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
}

/// Everything from here and nothing else. Some browsers do not count WebSockets as `'self'`.
fn policy(host: Option<&str>) -> String {
    let sockets = host.filter(|host| is_plain(host)).map(|host| format!(" ws://{host} wss://{host}"));
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'{}; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        sockets.unwrap_or_default()
    )
}

/// The host comes from the request: nothing in it may end the directive.
fn is_plain(host: &str) -> bool {
    !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_cannot_add_to_the_policy() {
        assert!(policy(Some("example.org:81")).contains("'self' ws://example.org:81 wss://example.org:81;"));
        assert_eq!(policy(Some("a; script-src *")), policy(None));
        assert!(policy(None).contains("connect-src 'self';"));
    }
}
