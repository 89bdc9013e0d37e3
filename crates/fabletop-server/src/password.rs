//! Passwords: argon2id, beside the tasks that serve, few at a time.

use crate::error::ApiError;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

/// How long somebody waits for a place.
const PATIENCE: Duration = Duration::from_secs(8);

/// Checks passwords, few at a time.
#[derive(Clone)]
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
    /// Checked where there is no such account, so that an answer takes as long as for a wrong password.
    nobody: Arc<str>,
}

impl Passwords {
    pub(crate) fn new(at_once: usize) -> Passwords {
        let nobody = hash("nobody has this password").unwrap_or_default();
        Passwords { places: Arc::new(Semaphore::new(at_once)), nobody: nobody.into() }
    }

    /// The hash for the store.
    pub(crate) async fn hash(&self, password: String) -> Result<String, ApiError> {
        let place = self.place().await?;
        let hashed = spawn_blocking(move || {
            let _place = place;
            hash(&password)
        });
        let hashed = hashed.await.map_err(|error| ApiError::failed(&error))?;
        hashed.map_err(|error| ApiError::failed(&error))
    }

    /// Whether it is the password; takes as long where there is no account.
    pub(crate) async fn fits(&self, password: String, kept: Option<String>) -> Result<bool, ApiError> {
        let place = self.place().await?;
        let nobody = Arc::clone(&self.nobody);
        let checked = spawn_blocking(move || {
            let _place = place;
            let fits = verify(&password, kept.as_deref().unwrap_or(&nobody));
            fits && kept.is_some()
        });
        checked.await.map_err(|error| ApiError::failed(&error))
    }

    async fn place(&self) -> Result<OwnedSemaphorePermit, ApiError> {
        let place = tokio::time::timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await;
        let place = place.ok().and_then(Result::ok);
        place.ok_or_else(|| ApiError::busy("too many passwords are being checked; try again"))
    }
}

fn hash(password: &str) -> Result<String, argon2::password_hash::Error> {
    Ok(Argon2::default().hash_password(password.as_bytes())?.to_string())
}

fn verify(password: &str, kept: &str) -> bool {
    PasswordHash::new(kept)
        .is_ok_and(|kept| Argon2::default().verify_password(password.as_bytes(), &kept).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_fits_and_only_where_there_is_an_account() -> Result<(), ApiError> {
        let passwords = Passwords::new(1);
        let kept = passwords.hash("correct horse".to_owned()).await?;
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(passwords.fits("correct horse".to_owned(), Some(kept.clone())).await?);
        assert!(!passwords.fits("correct house".to_owned(), Some(kept)).await?);
        assert!(!passwords.fits("nobody has this password".to_owned(), None).await?);
        Ok(())
    }
}
