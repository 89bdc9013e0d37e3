//! Bots and advisers take turns at thinking: so many at the same time as there are cores, and nobody so long that
//! others would have to be waited for.

use fabletop_core::Budget;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// Whoever is asked something has answered after so long, and the rest of a second is for telling it.
const ANSWERED: Duration = Duration::from_millis(950);

/// All that think here.
pub(crate) struct Minds {
    cores: usize,
    free: Arc<Semaphore>,
    counts: Mutex<Counts>,
}

/// Those who take time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    waiting: usize,
    thinking: usize,
}

/// What somebody counts for; nothing, if it decides at once.
struct Part {
    minds: Arc<Minds>,
    waiting: usize,
    thinking: usize,
}

/// Somebody who was asked, and has not begun to think.
pub(crate) struct Asked {
    part: Part,
    at: Instant,
}

/// Somebody who thinks.
pub(crate) struct Thinks {
    _part: Part,
    _core: Option<OwnedSemaphorePermit>,
    /// So long at most.
    time: Duration,
}

impl Minds {
    pub(crate) fn new(cores: usize) -> Minds {
        let cores = cores.max(1);
        Minds { cores, free: Arc::new(Semaphore::new(cores)), counts: Mutex::default() }
    }

    /// Somebody is asked, who takes time or decides at once. Whoever asks several asks all before the first begins, so that
    /// they share the time.
    pub(crate) fn ask(self: &Arc<Minds>, takes_time: bool) -> Asked {
        let takes = usize::from(takes_time);
        self.counts().waiting += takes;
        let part = Part { minds: Arc::clone(self), waiting: takes, thinking: 0 };
        Asked { part, at: Instant::now() }
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How often all cores are given away until those who wait have thought too.
    fn rounds(&self) -> u32 {
        let Counts { waiting, thinking } = *self.counts();
        let later = waiting.saturating_sub(self.cores.saturating_sub(thinking));
        u32::try_from(later.div_ceil(self.cores)).unwrap_or(u32::MAX)
    }
}

impl Asked {
    /// Waits for a core.
    pub(crate) async fn begins(self) -> Thinks {
        let Asked { mut part, at } = self;
        // Nobody closes it.
        let core = Arc::clone(&part.minds.free).acquire_owned().await.ok();
        part.begin();
        let left = ANSWERED.saturating_sub(at.elapsed());
        let time = left / part.minds.rounds().saturating_add(1);
        Thinks { _part: part, _core: core, time }
    }
}

impl Part {
    fn begin(&mut self) {
        let mut counts = self.minds.counts();
        (counts.waiting, counts.thinking) = (counts.waiting - self.waiting, counts.thinking + self.waiting);
        (self.waiting, self.thinking) = (0, self.waiting);
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        let mut counts = self.minds.counts();
        (counts.waiting, counts.thinking) = (counts.waiting - self.waiting, counts.thinking - self.thinking);
    }
}

impl Thinks {
    /// What is given, or less of it if others wait.
    pub(crate) fn within(&self, given: Budget) -> Budget {
        match given {
            Budget::Time(given) => Budget::Time(given.min(self.time)),
            Budget::Iterations(_) => given,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever begins thinks for as long as it may; comes back with everybody's time.
    async fn all_think(cores: usize, asked: usize, own: Duration) -> Vec<Duration> {
        let minds = Arc::new(Minds::new(cores));
        let asked: Vec<Asked> = (0..asked).map(|_| minds.ask(true)).collect();
        let think = |asked: Asked| async move {
            let thinks = asked.begins().await;
            let Budget::Time(time) = thinks.within(Budget::Time(own)) else { unreachable!("a time") };
            tokio::time::sleep(time).await;
            time
        };
        let mut times = Vec::new();
        for thought in asked.into_iter().map(|asked| tokio::spawn(think(asked))).collect::<Vec<_>>() {
            times.push(thought.await.expect("it thinks"));
        }
        assert_eq!(*minds.counts(), Counts::default());
        times
    }

    #[tokio::test(start_paused = true)]
    async fn however_many_are_asked_all_have_answered_within_a_second() {
        let own = Duration::from_millis(800);
        for (cores, asked) in [(1, 1), (2, 2), (2, 3), (2, 5), (1, 5), (4, 6), (2, 40)] {
            let begun = Instant::now();
            let times = all_think(cores, asked, own).await;
            assert!(begun.elapsed() <= Duration::from_secs(1), "{cores} cores, {asked} asked");
            let [least, most] = [times.iter().min(), times.iter().max()].map(|time| time.expect("a time"));
            // Timers are as exact as milliseconds.
            assert!(*most - *least <= Duration::from_millis(20), "nobody is cut short: {times:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_has_a_core_has_its_own_time() {
        let own = Duration::from_millis(300);
        assert_eq!(all_think(2, 2, own).await, [own; 2]);
        assert_eq!(all_think(2, 5, own).await, [own; 5], "three rounds of it fit into a second");
        let few = Arc::new(Minds::new(1));
        // Foxes decide at once, and take nothing of a dragon's time.
        let foxes: Vec<Asked> = (0..4).map(|_| few.ask(false)).collect();
        let dragon = few.ask(true).begins().await;
        assert_eq!(dragon.within(Budget::Time(own)), Budget::Time(own));
        drop((foxes, dragon));
        let thinks = few.ask(true).begins().await;
        assert_eq!(thinks.within(Budget::Iterations(7)), Budget::Iterations(7));
    }
}
