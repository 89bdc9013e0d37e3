//! Tokens, ids and times: what the store leaves to its caller.

use crate::HostError;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fabletop_store::TokenHash;
use fabletop_table::{Nonce, TableError};
use sha2::{Digest, Sha256};
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// Letters and figures that are not taken for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const ID_LENGTH: usize = 12;

/// A token nobody can guess, as its owner knows it: 256 bits in base64url.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A fresh one.
    pub fn new() -> Result<Token, HostError> {
        Ok(Token(URL_SAFE_NO_PAD.encode(random::<32>()?)))
    }

    /// A token somebody sent; none if it cannot be one.
    pub fn parse(text: &str) -> Option<Token> {
        let mut bytes = [0; 32];
        let length = URL_SAFE_NO_PAD.decode_slice(text, &mut bytes).ok()?;
        (length == bytes.len()).then(|| Token(text.to_owned()))
    }

    /// What the store keeps of it.
    pub fn hash(&self) -> TokenHash {
        Sha256::digest(self.0.as_bytes()).into()
    }

    /// The token itself: for its owner only.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// An id for a match: short enough for a link.
pub(crate) fn match_id() -> Result<String, HostError> {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    Ok(random::<ID_LENGTH>()?.into_iter().map(letter).collect())
}

/// What somebody adds to the deal.
pub(crate) fn nonce(text: &str) -> Result<Nonce, HostError> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| HostError::BadNonce)?;
    Ok(Nonce::from_bytes(bytes))
}

/// Now, in unix milliseconds.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn random<const N: usize>() -> Result<[u8; N], HostError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| TableError::NoRandomness { message: error.to_string() })?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_has_43_characters_and_is_read_back() -> Result<(), HostError> {
        let token = Token::new()?;
        assert_eq!(token.reveal().len(), 43);
        assert_eq!(Token::parse(token.reveal()), Some(token.clone()));
        assert_ne!(Token::new()?.hash(), token.hash());
        Ok(())
    }

    #[test]
    fn what_cannot_be_a_token_is_none() {
        let whole = "A".repeat(43);
        assert!(Token::parse(&whole).is_some());
        for text in ["", "short", &whole[1..], &format!("{whole}A"), &format!("{whole}="), &"ä".repeat(43)] {
            assert_eq!(Token::parse(text), None, "{text}");
        }
    }

    /// Kept by every store there is.
    #[test]
    fn the_hash_is_that_of_its_letters() {
        let hash = Token::parse(&"A".repeat(43)).map(|token| hex::encode(token.hash()));
        let expected = "0f007385b6f9d4b7eeb2748605afe1a984a0a3bfa3f014d09e2a784ce9e5cd1a";
        assert_eq!(hash.as_deref(), Some(expected));
    }

    #[test]
    fn a_token_does_not_show_in_a_log() -> Result<(), HostError> {
        assert_eq!(format!("{:?}", Token::new()?), "Token(..)");
        Ok(())
    }
}
