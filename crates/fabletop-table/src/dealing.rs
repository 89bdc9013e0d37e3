//! Fair dealing: the host commits to a secret, each seat adds a nonce, and all chance follows from both.
//!
//! The protocol in plain words, with a second implementation, is docs/fair-dealing.md.

use crate::TableError;
use fabletop_core::Seat;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

const COMMITMENT_TAG: &str = "fabletop commitment v1";
const DEALING_TAG: &str = "fabletop dealing v1";
const SEED_TAG: &str = "fabletop seed v1";
const BOT_TAG: &str = "fabletop bot v1";
const UNDO_TAG: &str = "fabletop undo v1";

/// What the host knows before the match and shows after it. Printing it for debugging does not show it.
///
/// It reads from JSON but does not write itself into any: a record's writer asks for [`Secret::reveal`].
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Secret(#[serde(with = "hex::serde")] [u8; 32]);

impl Secret {
    /// A secret nobody can guess, from the operating system.
    pub fn from_os() -> Result<Secret, TableError> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)
            .map_err(|error| TableError::NoRandomness { message: error.to_string() })?;
        Ok(Secret(bytes))
    }

    /// The secret of a reproducible local game. Whoever knows the seed knows every draw.
    pub fn from_seed(seed: u64) -> Secret {
        Secret(hash(&[SEED_TAG.as_bytes(), &seed.to_le_bytes()]))
    }

    /// A secret made elsewhere.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// What the host publishes before the match.
    pub fn commitment(&self) -> Commitment {
        Commitment(hash(&[COMMITMENT_TAG.as_bytes(), &self.0]))
    }

    /// The secret as it is revealed, in hexadecimal.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A promise about a secret that does not show it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(#[serde(with = "hex::serde")] [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

/// What a seat adds, so that the host alone cannot choose the deal.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nonce(#[serde(with = "hex::serde")] [u8; 32]);

impl Nonce {
    /// The nonce of a seat that adds nothing: a bot, or nobody.
    pub const ABSENT: Nonce = Nonce([0; 32]);

    /// A nonce from the operating system.
    pub fn from_os() -> Result<Nonce, TableError> {
        Secret::from_os().map(|secret| Nonce(secret.0))
    }

    /// A nonce made elsewhere.
    pub const fn from_bytes(bytes: [u8; 32]) -> Nonce {
        Nonce(bytes)
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nonce({self})")
    }
}

/// The key of a match: everything luck decides follows from it.
#[derive(Clone, PartialEq, Eq)]
pub struct DealingKey([u8; 32]);

impl DealingKey {
    /// The key that a secret and the nonces, in seat order, make.
    pub fn new(secret: &Secret, nonces: &[Nonce]) -> DealingKey {
        let seats = [nonces.len() as u8];
        let mut parts: Vec<&[u8]> = vec![DEALING_TAG.as_bytes(), &secret.0, &seats];
        parts.extend(nonces.iter().map(|nonce| nonce.0.as_slice()));
        DealingKey(hash(&parts))
    }

    /// The source of one draw, counted from 0 over the match: a stream of its own, from its beginning.
    pub fn draw(&self, number: usize) -> ChaCha20Rng {
        stream(self.0, number)
    }

    /// The seed of the bot that decides for `seat` at `ply`. Nothing about the key follows from it.
    pub(crate) fn bot_seed(&self, seat: Seat, ply: usize) -> u64 {
        let digest = hash(&[BOT_TAG.as_bytes(), &self.0, &[seat.0], &(ply as u64).to_le_bytes()]);
        digest.iter().take(8).rev().fold(0, |seed, &byte| seed << 8 | u64::from(byte))
    }

    /// The key in hexadecimal, for whoever checks an implementation.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }
}

impl fmt::Debug for DealingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DealingKey(..)")
    }
}

/// What one table knows about its dealing. A table loaded from a record without a secret cannot deal.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Dealing {
    pub(crate) commitment: Commitment,
    pub(crate) nonces: Vec<Nonce>,
    pub(crate) secret: Option<Secret>,
}

impl Dealing {
    pub(crate) fn new(secret: Secret, seats: usize) -> Dealing {
        Dealing { commitment: secret.commitment(), nonces: vec![Nonce::ABSENT; seats], secret: Some(secret) }
    }

    pub(crate) fn key(&self) -> Result<DealingKey, TableError> {
        let secret = self.secret.as_ref().ok_or(TableError::SecretUnknown)?;
        Ok(DealingKey::new(secret, &self.nonces))
    }

    /// Randomness for judging an undo: not part of the deal, and there even without the secret.
    pub(crate) fn undo_rng(&self, ply: usize) -> ChaCha20Rng {
        stream(hash(&[UNDO_TAG.as_bytes(), &self.commitment.0]), ply)
    }
}

fn stream(key: [u8; 32], number: usize) -> ChaCha20Rng {
    let mut rng = ChaCha20Rng::from_seed(key);
    rng.set_stream(number as u64);
    rng.set_word_pos(0);
    rng
}

fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}
