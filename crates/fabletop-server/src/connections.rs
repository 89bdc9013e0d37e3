//! Who is connected, by address.

use crate::rates::household;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts what is open, by address and in all.
#[derive(Clone)]
pub(crate) struct Connections {
    open: Arc<Mutex<Open>>,
    most: usize,
    most_per_address: usize,
}

#[derive(Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A place; dropping it frees it.
pub(crate) struct Place {
    open: Arc<Mutex<Open>>,
    address: IpAddr,
}

impl Connections {
    pub(crate) fn new(most: usize, most_per_address: usize) -> Connections {
        Connections { open: Arc::default(), most, most_per_address }
    }

    /// A place, if there is one for that address.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Place> {
        let address = household(address);
        let mut open = lock(&self.open);
        let here = open.by_address.get(&address).copied().unwrap_or_default();
        if open.all >= self.most || here >= self.most_per_address {
            return None;
        }
        open.all += 1;
        open.by_address.insert(address, here + 1);
        Some(Place { open: Arc::clone(&self.open), address })
    }

    pub(crate) fn count(&self) -> usize {
        lock(&self.open).all
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = lock(&self.open);
        open.all -= 1;
        if let Some(here) = open.by_address.get_mut(&self.address) {
            *here -= 1;
            if *here == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_address_and_freed() {
        let connections = Connections::new(3, 2);
        let (one, other) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let first = connections.enter(one);
        let second = connections.enter(one);
        assert!(first.is_some() && second.is_some() && connections.enter(one).is_none());
        let third = connections.enter(other);
        assert!(third.is_some() && connections.enter(other).is_none());
        drop(first);
        assert_eq!(connections.count(), 2);
        assert!(connections.enter(one).is_some());
    }
}
