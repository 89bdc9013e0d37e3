//! Promises about the deals of tables that are yet to be opened.

use crate::{HostError, Token};
use fabletop_protocol::Seal;
use fabletop_store::PersonId;
use fabletop_table::Secret;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// So long a seal is good.
const GOOD_FOR: Duration = Duration::from_secs(10 * 60);
/// How many seals one person may have; with another one the oldest goes.
const A_PERSON: usize = 4;

/// The secrets behind the seals that were given out, by whom they were given to. They are in memory only:
/// after a restart one asks for another.
#[derive(Default)]
pub(crate) struct Seals(Mutex<HashMap<PersonId, VecDeque<Sealed>>>);

struct Sealed {
    seal: String,
    secret: Secret,
    until: Instant,
}

impl Seals {
    fn all(&self) -> MutexGuard<'_, HashMap<PersonId, VecDeque<Sealed>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A fresh secret, and what is promised about it.
    pub(crate) fn promise(&self, person: PersonId) -> Result<Seal, HostError> {
        let secret = Secret::from_os()?;
        let (seal, commitment) = (Token::new()?.reveal().to_owned(), secret.commitment().to_string());
        let mut all = self.all();
        let own = all.entry(person).or_default();
        own.truncate(A_PERSON - 1);
        own.push_front(Sealed { seal: seal.clone(), secret, until: Instant::now() + GOOD_FOR });
        Ok(Seal { seal, commitment })
    }

    /// The secret behind a seal of that person's, once.
    pub(crate) fn take(&self, person: PersonId, seal: &str) -> Result<Secret, HostError> {
        let mut all = self.all();
        let own = all.get_mut(&person).ok_or(HostError::NoSuchSeal)?;
        let now = Instant::now();
        let found = own.iter().position(|sealed| sealed.seal == seal && sealed.until > now);
        let sealed = found.and_then(|index| own.remove(index)).ok_or(HostError::NoSuchSeal)?;
        Ok(sealed.secret)
    }

    /// Forgets what is good no longer.
    pub(crate) fn forget_old(&self) {
        let now = Instant::now();
        self.all().retain(|_, own| {
            own.retain(|sealed| sealed.until > now);
            !own.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALA: PersonId = PersonId(1);
    const BORYS: PersonId = PersonId(2);

    /// What was promised for a seal, if it is still good.
    fn taken(seals: &Seals, person: PersonId, seal: &Seal) -> Option<String> {
        seals.take(person, &seal.seal).ok().map(|secret| secret.commitment().to_string())
    }

    #[tokio::test]
    async fn a_seal_is_good_once_and_for_whom_it_was_given_to() -> Result<(), HostError> {
        let seals = Seals::default();
        let (first, second) = (seals.promise(ALA)?, seals.promise(ALA)?);
        assert_ne!(first.commitment, second.commitment);
        assert_eq!(taken(&seals, BORYS, &first), None);
        assert_eq!(taken(&seals, ALA, &first), Some(first.commitment.clone()));
        assert_eq!(taken(&seals, ALA, &first), None);
        assert_eq!(taken(&seals, ALA, &second), Some(second.commitment.clone()));
        Ok(())
    }

    #[tokio::test]
    async fn the_oldest_goes_when_there_are_too_many() -> Result<(), HostError> {
        let seals = Seals::default();
        let given: Vec<Seal> = (0..=A_PERSON).map(|_| seals.promise(ALA)).collect::<Result<_, _>>()?;
        let good: Vec<bool> = given.iter().map(|seal| taken(&seals, ALA, seal).is_some()).collect();
        assert_eq!(good, [false, true, true, true, true]);
        Ok(())
    }

    #[tokio::test(start_paused = true)]
    async fn an_old_seal_is_good_no_longer_and_is_forgotten() -> Result<(), HostError> {
        let seals = Seals::default();
        let (old, borys) = (seals.promise(ALA)?, seals.promise(BORYS)?);
        tokio::time::advance(GOOD_FOR - Duration::from_secs(1)).await;
        let fresh = seals.promise(ALA)?;
        assert_eq!(taken(&seals, BORYS, &borys), Some(borys.commitment.clone()));
        tokio::time::advance(Duration::from_secs(1)).await;
        assert_eq!(taken(&seals, ALA, &old), None);
        seals.forget_old();
        assert_eq!(seals.all().get(&ALA).map(VecDeque::len), Some(1));
        assert!(!seals.all().contains_key(&BORYS));
        assert!(taken(&seals, ALA, &fresh).is_some());
        Ok(())
    }
}
