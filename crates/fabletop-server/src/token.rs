//! Tokens: 256 bits from the operating system. The store keeps a hash only.

use crate::error::ApiError;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fabletop_store::TokenHash;
use sha2::{Digest, Sha256};
use std::fmt;

/// A token as its owner knows it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn new() -> Result<Token, ApiError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| ApiError::failed(&error))?;
        Ok(Token(URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// A token somebody sent; none if it cannot be one.
    pub(crate) fn parse(text: &str) -> Option<Token> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        (bytes.len() == 32).then(|| Token(text.to_owned()))
    }

    pub(crate) fn hash(&self) -> TokenHash {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// For its owner only.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_has_43_characters_and_is_read_back() {
        let token = Token::new().ok().filter(|token| token.reveal().len() == 43);
        let token = token.as_ref().map(Token::reveal).unwrap_or_default();
        assert_eq!(Token::parse(token).map(|token| token.hash()), Some(Sha256::digest(token).into()));
        assert_eq!(Token::parse("short"), None);
        assert_eq!(Token::parse(&"ä".repeat(43)), None);
    }

    #[test]
    fn a_token_does_not_show_in_a_log() {
        let shown = Token::new().map(|token| format!("{token:?}"));
        assert_eq!(shown.ok().as_deref(), Some("Token(..)"));
    }
}
