//! Tokens, ids and times: what the store leaves to its caller.

use crate::HostError;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fabletop_store::TokenHash;
use fabletop_table::{Nonce, TableError};
use sha2::{Digest, Sha256};
use std::time::{SystemTime, UNIX_EPOCH};

/// Letters and figures that are not taken for each other.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const ID_LENGTH: usize = 12;

/// A token nobody can guess: 256 bits in base64url.
pub(crate) fn token() -> Result<String, HostError> {
    Ok(URL_SAFE_NO_PAD.encode(random::<32>()?))
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
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
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn random<const N: usize>() -> Result<[u8; N], HostError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| TableError::NoRandomness { message: error.to_string() })?;
    Ok(bytes)
}
