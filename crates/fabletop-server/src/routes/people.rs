//! Guests and accounts.

use crate::app::App;
use crate::error::ApiError;
use crate::extract::Body;
use crate::guard::Origin;
use crate::names::{check_name, check_password};
use crate::rates::Counted;
use crate::who::{self, Anybody, Known};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use fabletop_host::{Visitor, now};
use fabletop_protocol::{BotToken, Credentials, ErrorBody, Me, Name, Statistics, TableSummary};
use fabletop_store::{Account, GameStatistics, PersonId, SessionKind};

/// Who I am from now on, with the cookie that says so.
type Welcome = ([(header::HeaderName, HeaderValue); 1], Json<Me>);

/// Begins a browser's session.
async fn welcome(app: &App, origin: Origin, person: PersonId, me: Me) -> Result<Welcome, ApiError> {
    let token = who::begin(app, person, SessionKind::Browser).await?;
    Ok(([(header::SET_COOKIE, who::set_cookie(&token, origin.https)?)], Json(me)))
}

/// Who the server takes me for.
#[utoipa::path(get, path = "/me", tag = "people", responses((status = 200, body = Option<Me>)))]
pub(crate) async fn me(Anybody(known): Anybody) -> Json<Option<Me>> {
    Json(known.map(|known| who::me(&known.session.person)))
}

/// Become a guest of that name, or change my name.
#[utoipa::path(post, path = "/me", tag = "people", request_body = Name, responses(
    (status = 200, body = Me),
    (status = "4XX", description = "`bad-request`, `bad-name`, `wrong-origin`, `too-fast`", body = ErrorBody),
))]
pub(crate) async fn name_me(
    State(app): State<App>,
    origin: Origin,
    Anybody(known): Anybody,
    Body(Name { name }): Body<Name>,
) -> Result<Response, ApiError> {
    let name = check_name(&name)?;
    if let Some(known) = known {
        app.store.rename_person(known.person(), &name).await?;
        app.host.renamed(&Visitor { person: known.person(), name: name.clone() }).await;
        return Ok(Json(Me { name, account: known.session.person.account }).into_response());
    }
    app.rates.count(Counted::Guest, origin.address)?;
    let person = app.store.create_person(&name, now()).await?;
    Ok(welcome(&app, origin, person, Me { name, account: None }).await?.into_response())
}

/// Sign out.
#[utoipa::path(delete, path = "/me", tag = "people", responses(
    (status = 204, description = "the cookie or token is worth nothing any more"),
    (status = "4XX", description = "`wrong-origin`", body = ErrorBody),
))]
pub(crate) async fn sign_out(
    State(app): State<App>,
    origin: Origin,
    Anybody(known): Anybody,
) -> Result<Response, ApiError> {
    if let Some(known) = known {
        app.store.delete_session(&known.token).await?;
    }
    let cookie = [(header::SET_COOKIE, who::clear_cookie(origin.https)?)];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Turn a guest into an account, or change the account's name and password; other devices are signed out.
#[utoipa::path(post, path = "/me/account", tag = "people", request_body = Credentials, responses(
    (status = 200, body = Me),
    (status = "4XX", description = "`not-signed-in`, `not-for-bots`, `bad-name`, `bad-password`, \
        `account-taken`, `too-fast`", body = ErrorBody),
))]
pub(crate) async fn keep_account(
    State(app): State<App>,
    origin: Origin,
    known: Known,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Json<Me>, ApiError> {
    let known = known.not_a_bot()?;
    let account = check_name(&name)?;
    check_password(&password)?;
    app.rates.count(Counted::SignIn, origin.address)?;
    let hash = app.passwords.hash(password).await?;
    app.store.set_account(known.person(), &account, &hash).await?;
    if known.session.person.account.is_some() {
        app.store.delete_sessions_of(known.person(), Some(&known.token)).await?;
    }
    Ok(Json(Me { name: known.session.person.name, account: Some(account) }))
}

/// Sign in; what I played as a guest goes to the account.
#[utoipa::path(post, path = "/sign-in", tag = "people", request_body = Credentials, responses(
    (status = 200, body = Me),
    (status = "4XX", description = "`wrong-password`, `wrong-origin`, `too-fast`", body = ErrorBody),
))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    origin: Origin,
    Anybody(guest): Anybody,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<Welcome, ApiError> {
    app.rates.count(Counted::SignIn, origin.address)?;
    // Whatever cannot be a name or a password is simply wrong, after the same time.
    let account = match check_name(&name).and(check_password(&password)) {
        Ok(()) => app.store.person_by_account(name.trim()).await?,
        Err(_) => None,
    };
    let kept = account.as_ref().map(|account| account.password.clone());
    let fits = app.passwords.fits(password, kept).await?;
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "wrong-password", "wrong account or password");
    let Account { person, .. } = account.filter(|_| fits).ok_or_else(wrong)?;

    if let Some(guest) = guest {
        // The old session ends in any case: who signs in gets a token nobody has seen.
        app.store.delete_session(&guest.token).await?;
        if guest.session.person.account.is_none() && guest.session.kind == SessionKind::Browser {
            app.store.merge_guest(guest.person(), person.id).await?;
            let visitor = Visitor { person: person.id, name: person.name.clone() };
            app.host.merged(guest.person(), &visitor).await;
        }
    }
    welcome(&app, origin, person.id, who::me(&person)).await
}

/// My matches, the last changed first.
#[utoipa::path(get, path = "/me/matches", tag = "people", responses(
    (status = 200, body = Vec<TableSummary>),
    (status = "4XX", description = "`not-signed-in`", body = ErrorBody),
))]
pub(crate) async fn my_matches(
    State(app): State<App>,
    known: Known,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    Ok(Json(app.host.matches_of(known.person()).await?))
}

/// Finished matches, by game.
#[utoipa::path(get, path = "/me/statistics", tag = "people", responses(
    (status = 200, body = Vec<Statistics>),
    (status = "4XX", description = "`not-signed-in`", body = ErrorBody),
))]
pub(crate) async fn my_statistics(
    State(app): State<App>,
    known: Known,
) -> Result<Json<Vec<Statistics>>, ApiError> {
    Ok(Json(by_game(app.store.statistics(known.person()).await?)))
}

/// A token for a program that plays for me; it is shown once.
#[utoipa::path(post, path = "/me/bot-token", tag = "people", responses(
    (status = 200, body = BotToken),
    (status = "4XX", description = "`not-signed-in`, `not-for-bots`, `wrong-origin`", body = ErrorBody),
))]
pub(crate) async fn bot_token(
    State(app): State<App>,
    origin: Origin,
    known: Known,
) -> Result<Json<BotToken>, ApiError> {
    let known = known.not_a_bot()?;
    app.rates.count(Counted::Guest, origin.address)?;
    let token = who::begin(&app, known.person(), SessionKind::Bot).await?;
    Ok(Json(BotToken { token: token.reveal().to_owned() }))
}

/// The variants of a game together.
fn by_game(variants: Vec<GameStatistics>) -> Vec<Statistics> {
    let mut games: Vec<Statistics> = Vec::new();
    for variant in variants {
        let best = variant.best.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
        match games.iter_mut().find(|game| game.game == variant.game) {
            Some(game) => {
                let points = game.mean * f64::from(game.played) + variant.mean * f64::from(variant.played);
                game.played += variant.played;
                game.won += variant.won;
                game.best = game.best.max(best);
                game.mean = points / f64::from(game.played.max(1));
            }
            None => games.push(Statistics {
                game: variant.game,
                played: variant.played,
                won: variant.won,
                best,
                mean: variant.mean,
            }),
        }
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_add_up_to_their_game() {
        let of = |variant: &str, played, won, best, mean| GameStatistics {
            game: "cards".to_owned(),
            variant: variant.to_owned(),
            played,
            won,
            best,
            mean,
        };
        let together = by_game(vec![of("a", 1, 0, 90, 90.0), of("b", 3, 2, 150, 110.0)]);
        let expected = Statistics { game: "cards".to_owned(), played: 4, won: 2, best: 150, mean: 105.0 };
        assert_eq!(together, [expected]);
    }
}
