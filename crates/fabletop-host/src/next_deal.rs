//! The deal of the match that may follow: promised before anybody adds to it.

use crate::{HostError, token};
use fabletop_core::Seat;
use fabletop_table::{Nonce, Secret, TableError};
use serde::{Deserialize, Serialize, Serializer};

/// Drawn when a match begins and kept in its head, so that the promise outlives a crash. Its id is drawn with
/// it: were there two matches of one secret, the first to end would show the cards of the other.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct NextDeal {
    /// The next match's.
    pub(crate) id: String,
    #[serde(serialize_with = "revealed")]
    secret: Secret,
    /// What the seats have added, by seat.
    nonces: Vec<Nonce>,
}

/// Only the head is written so, and nobody is shown it.
fn revealed<S: Serializer>(secret: &Secret, head: S) -> Result<S::Ok, S::Error> {
    head.serialize_str(&secret.reveal())
}

impl NextDeal {
    pub(crate) fn new(seats: usize) -> Result<NextDeal, HostError> {
        let nonces = vec![Nonce::ABSENT; seats];
        Ok(NextDeal { id: token::match_id()?, secret: Secret::from_os()?, nonces })
    }

    /// What is promised.
    pub(crate) fn commitment(&self) -> String {
        self.secret.commitment().to_string()
    }

    pub(crate) fn secret(&self) -> Secret {
        self.secret.clone()
    }

    /// How many seats may add something.
    pub(crate) fn seats(&self) -> usize {
        self.nonces.len()
    }

    /// What was added, by whom.
    pub(crate) fn nonces(&self) -> impl Iterator<Item = (Seat, Nonce)> {
        let given = Seat::all(self.nonces.len()).zip(self.nonces.iter().copied());
        given.filter(|&(_, nonce)| nonce != Nonce::ABSENT)
    }

    /// A nonce stays as it was given, as long as the seat wants to play again.
    pub(crate) fn add(&mut self, seat: Seat, nonce: Nonce) -> Result<(), HostError> {
        let given = &mut self.nonces[seat.index()];
        if *given != Nonce::ABSENT && *given != nonce {
            return Err(TableError::NonceGiven { seat }.into());
        }
        *given = nonce;
        Ok(())
    }

    pub(crate) fn withdraw(&mut self, seat: Seat) {
        self.nonces[seat.index()] = Nonce::ABSENT;
    }
}
