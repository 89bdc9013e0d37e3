//! What every request passes: who asks, from where, how often, for how long; and what every answer carries.

use crate::app::App;
use crate::error::{ApiError, Code};
use crate::rates::Counted;
use crate::{headers, who};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tracing::Instrument;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");

/// The other end of the connection; left on each request by the server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    /// The address, as far as it can be known.
    pub(crate) address: IpAddr,
    /// Whether it is this machine.
    pub(crate) local: bool,
    /// Whether it came over https, to a proxy we trust.
    pub(crate) https: bool,
}

pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    let started = Instant::now();
    let origin = Origin::of(&request, app.config.trust_proxy);
    request.extensions_mut().insert(origin);
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let host = host(request.headers(), app.config.trust_proxy).map(str::to_owned);
    let is_api = request.uri().path().starts_with("/api/");

    let id = NUMBER.fetch_add(1, Ordering::Relaxed);
    let span = tracing::info_span!("request", id, %method, route);
    let answer = async {
        if let Err(refused) = check(&app, &request, origin, is_api) {
            return refused.into_response();
        }
        let answered = tokio::time::timeout(app.config.limits.request, next.run(request)).await;
        answered.unwrap_or_else(|_| ApiError::busy("this took too long; try again").into_response())
    };
    let mut response = answer.instrument(span.clone()).await;
    headers::add(&mut response, host.as_deref(), origin.https, is_api);

    let code = response.extensions().get::<Code>().map(|code| code.0.as_str());
    let (status, took) = (response.status().as_u16(), started.elapsed());
    app.metrics.answered(&method, &route, status, code, took);
    let ms = took.as_micros() as f64 / 1000.0;
    let _entered = span.entered();
    match code {
        Some(code) => tracing::info!(status, ms, code, "refused"),
        None if route == "page" => tracing::debug!(status, ms, "answered"),
        None => tracing::info!(status, ms, "answered"),
    }
    response
}

fn check(app: &App, request: &Request, origin: Origin, is_api: bool) -> Result<(), ApiError> {
    if is_api {
        app.rates.count(Counted::Request, origin.address)?;
    }
    check_site(request.method(), request.headers(), app.config.trust_proxy)
}

/// Whatever changes something, and every WebSocket, comes from our own page or from a program. A browser
/// names the page's site in `Origin`; what has a cookie and names no site is no browser we know.
fn check_site(method: &Method, headers: &HeaderMap, trust_proxy: bool) -> Result<(), ApiError> {
    if matches!(*method, Method::GET | Method::HEAD) && !headers.contains_key(header::UPGRADE) {
        return Ok(());
    }
    let ours = match headers.get(header::ORIGIN) {
        Some(site) => {
            let site = site.to_str().ok().and_then(|site| site.split_once("://")).map(|(_, site)| site);
            site.is_some_and(|site| {
                host(headers, trust_proxy).is_some_and(|host| site.eq_ignore_ascii_case(host))
            })
        }
        None => who::bearer(headers).is_some() || who::cookie(headers).is_none(),
    };
    if ours { Ok(()) } else { Err(ApiError::wrong_origin()) }
}

/// The name under which the page is known.
fn host(headers: &HeaderMap, trust_proxy: bool) -> Option<&str> {
    let forwarded = headers.get(FORWARDED_HOST).filter(|_| trust_proxy);
    forwarded.or_else(|| headers.get(header::HOST))?.to_str().ok()
}

impl Origin {
    fn of(request: &Request, trust_proxy: bool) -> Origin {
        let peer = request.extensions().get::<Peer>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0);
        let headers = request.headers();
        let last = |name: &HeaderName| {
            let value = headers.get_all(name).iter().next_back()?.to_str().ok()?;
            value.rsplit(',').next().map(str::trim)
        };
        let forwarded = headers.contains_key(&FORWARDED_FOR) || headers.contains_key(header::FORWARDED);
        // The last one is what our proxy saw; those before it can be invented.
        let told = last(&FORWARDED_FOR).filter(|_| trust_proxy).and_then(|told| told.parse().ok());
        let address: IpAddr = told.unwrap_or(peer).to_canonical();
        let local = address.is_loopback() && (told.is_some() || !forwarded);
        let https =
            trust_proxy && last(&FORWARDED_PROTO).is_some_and(|proto| proto.eq_ignore_ascii_case("https"));
        Origin { address, local, https }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn request(headers: &[(&str, &str)]) -> Request {
        let mut request = Request::builder().uri("/");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(Body::empty()).unwrap_or_default();
        request.extensions_mut().insert(Peer(IpAddr::from([127, 0, 0, 1])));
        request
    }

    #[test]
    fn a_proxy_is_believed_only_if_it_is_trusted() {
        let told = request(&[("x-forwarded-for", "1.2.3.4, 5.6.7.8"), ("x-forwarded-proto", "https")]);
        let trusted = Origin { address: IpAddr::from([5, 6, 7, 8]), local: false, https: true };
        assert_eq!(Origin::of(&told, true), trusted);
        let untrusted = Origin { address: IpAddr::from([127, 0, 0, 1]), local: false, https: false };
        assert_eq!(Origin::of(&told, false), untrusted);
        assert!(Origin::of(&request(&[]), false).local);
    }

    #[test]
    fn only_our_own_page_changes_something() {
        let fine =
            |headers: &[(&str, &str)]| check_site(&Method::POST, request(headers).headers(), false).is_ok();
        let cookie = ("cookie", "fabletop=3vFLyBJOQ2qR2hWkVuQ7lVb2UT2hVx2J0kR8F9wRZ7A");
        assert!(fine(&[("host", "example.org"), ("origin", "https://example.org"), cookie]));
        assert!(!fine(&[("host", "example.org"), ("origin", "https://evil.example"), cookie]));
        assert!(!fine(&[("host", "example.org"), ("origin", "https://evil.example")]));
        assert!(!fine(&[("host", "example.org"), ("origin", "null"), cookie]));
        assert!(!fine(&[("host", "example.org:81"), ("origin", "https://example.org"), cookie]));
        assert!(!fine(&[("host", "example.org"), cookie]));
        assert!(fine(&[("host", "example.org")]));
        let bearer = ("authorization", "Bearer 3vFLyBJOQ2qR2hWkVuQ7lVb2UT2hVx2J0kR8F9wRZ7A");
        assert!(fine(&[("host", "example.org"), bearer]));
    }
}
