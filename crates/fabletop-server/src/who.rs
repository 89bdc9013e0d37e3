//! Who asks: by the cookie of a browser, or by a bot's token.

use crate::app::App;
use crate::error::ApiError;
use crate::guard::Origin;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use fabletop_host::{Token, Visitor, now};
use fabletop_protocol::Me;
use fabletop_store::{NewSession, Person, PersonId, Session, SessionKind, TokenHash};
use std::net::IpAddr;

const COOKIE: &str = "fabletop";
const YEAR_SECONDS: u32 = 365 * 24 * 3600;
/// How exactly the store knows when a session was last used.
const TOUCH_AFTER: i64 = 3600 * 1000;

/// Somebody the server knows.
pub(crate) struct Known {
    pub(crate) token: TokenHash,
    pub(crate) session: Session,
}

impl Known {
    pub(crate) fn person(&self) -> PersonId {
        self.session.person.id
    }

    pub(crate) fn visitor(&self) -> Visitor {
        Visitor { person: self.session.person.id, name: self.session.person.name.clone() }
    }

    /// For what only the person itself may do, and not a program that plays for it.
    pub(crate) fn not_a_bot(self) -> Result<Known, ApiError> {
        match self.session.kind {
            SessionKind::Browser => Ok(self),
            SessionKind::Bot => Err(ApiError::not_for_bots()),
        }
    }
}

impl FromRequestParts<App> for Known {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        Anybody::from_request_parts(parts, app).await?.0.ok_or_else(ApiError::not_signed_in)
    }
}

/// Somebody the server may know.
pub(crate) struct Anybody(pub(crate) Option<Known>);

impl FromRequestParts<App> for Anybody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        if let Some(token) = bearer(&parts.headers) {
            // A program with a wrong token should hear of it; a browser's cookie may be old.
            let known = find(app, token, SessionKind::Bot).await?.ok_or_else(ApiError::not_signed_in)?;
            return Ok(Anybody(Some(known)));
        }
        match cookie(&parts.headers) {
            Some(token) => find(app, token, SessionKind::Browser).await.map(Anybody),
            None => Ok(Anybody(None)),
        }
    }
}

async fn find(app: &App, token: &str, kind: SessionKind) -> Result<Option<Known>, ApiError> {
    let Some(token) = Token::parse(token).map(|token| token.hash()) else { return Ok(None) };
    let session = app.store.person_by_session(&token).await?.filter(|session| session.kind == kind);
    let Some(session) = session else { return Ok(None) };
    let at = now();
    if at - session.seen > TOUCH_AFTER {
        app.store.touch_session(&token, at).await?;
    }
    Ok(Some(Known { token, session }))
}

/// What a program says it is.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// What a browser says it is.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|&(name, _)| name == COOKIE).map(|(_, value)| value).next()
}

/// Begins a session and gives its token.
pub(crate) async fn begin(app: &App, person: PersonId, kind: SessionKind) -> Result<Token, ApiError> {
    let token = Token::new()?;
    app.store.add_session(NewSession { token: token.hash(), person, kind, at: now() }).await?;
    Ok(token)
}

/// The header that gives a browser its cookie.
pub(crate) fn set_cookie(token: &Token, https: bool) -> Result<HeaderValue, ApiError> {
    cookie_header(token.reveal(), YEAR_SECONDS, https)
}

/// The header that takes the cookie away.
pub(crate) fn clear_cookie(https: bool) -> Result<HeaderValue, ApiError> {
    cookie_header("", 0, https)
}

fn cookie_header(value: &str, seconds: u32, https: bool) -> Result<HeaderValue, ApiError> {
    let secure = if https { "; Secure" } else { "" };
    let text = format!("{COOKIE}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}");
    let mut header = HeaderValue::try_from(text).map_err(|error| ApiError::failed(&error))?;
    header.set_sensitive(true);
    Ok(header)
}

pub(crate) fn me(person: &Person) -> Me {
    Me { name: person.name.clone(), account: person.account.clone() }
}

impl<S: Send + Sync> FromRequestParts<S> for Origin {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let unknown = Origin { address: IpAddr::from([0, 0, 0, 0]), local: false, https: false };
        Ok(parts.extensions.get::<Origin>().copied().unwrap_or(unknown))
    }
}
